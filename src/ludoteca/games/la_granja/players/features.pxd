# Written by hooks/fields from features.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.bits cimport count_bits
from ludoteca.core.value cimport Features
from ludoteca.games.la_granja.players.insight cimport Insight
from ludoteca.games.la_granja.players.worth cimport best_card
from ludoteca.games.la_granja.rules.farm cimport free_stalls
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef int BUILDING_COUNT, COMMODITY, CROPS, GOODS, NONE, PIG, ROOFS, ROUNDS, SEATS, SILVER, SLOTS, VP

@cython.locals(number=int, place=int, plain=int, seats=int)
cpdef void describe(Insight eye, LaGranjaState table, Features row)

@cython.locals(crop=int, good=int, seat=int, stalls=int, tile=int)
cpdef void describe_farm(Insight eye, LaGranjaState table, Features row)

@cython.locals(building=int, covered=int, fresh=int, locked=int, mine=bint, place=int, ready=int, target=int)
cpdef void describe_buildings(Insight eye, LaGranjaState table, Features row)

@cython.locals(
    barrows=int, card=int, coverable=int, covered=int, help_worth=int, helpers=int, place=int, points=int, ready=int,
    seat=int, slot=int, tiles=int
)
cpdef void describe_cards(Insight eye, LaGranjaState table, Features row)

@cython.locals(exposed=int, mine=int, near=int, other=int, others=int, owner=int, space=int)
cpdef void describe_market(LaGranjaState table, int seat, Features row)
