cimport cython
from ludoteca.core.value cimport Features
from ludoteca.games.la_granja.players.insight cimport Insight
from ludoteca.games.la_granja.rules.state cimport LaGranjaState
from ludoteca.games.la_granja.rules.farm cimport free_stalls
from ludoteca.games.la_granja.players.worth cimport best_card

cdef int BUILDING_COUNT, COMMODITY, CROPS, GOODS, NONE, PIG, ROOFS, ROUNDS, SEATS
cdef int SILVER, SLOTS, VP
cdef int[65] HELPER_TABLE
cdef int[22] ROOF_TABLE

@cython.locals(plain=int, place=int, number=int, seats=int)
cpdef void describe(Insight eye, LaGranjaState table, Features row)
@cython.locals(seat=int, good=int, crop=int, stalls=int, tile=int)
cpdef void describe_farm(Insight eye, LaGranjaState table, Features row)
@cython.locals(fresh=int, ready=int, locked=int, building=int, place=int, target=int, mine=bint, covered=int)
cpdef void describe_buildings(Insight eye, LaGranjaState table, Features row)
@cython.locals(
    seat=int, barrows=int, points=int, covered=int, coverable=int, ready=int, helpers=int, help_worth=int, slot=int,
    place=int, card=int, tiles=int
)
cpdef void describe_cards(Insight eye, LaGranjaState table, Features row)
@cython.locals(mine=int, others=int, exposed=int, space=int, owner=int, near=int, other=int)
cpdef void describe_market(LaGranjaState table, int seat, Features row)
@cython.locals(found=int)
cpdef int bits_of(int mask) except? -1
