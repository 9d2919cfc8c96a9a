# Written by hooks/fields from scoring.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Decision, State
from ludoteca.games.la_granja.rules.effects.base cimport Catalogue
from ludoteca.games.la_granja.rules.market cimport markers_on_market
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef Catalogue EFFECTS
cdef int BUILDING_COUNT, COMMODITY, CRAFT_ACTIVE, CRAFT_NEW, FROM_MARKET, FROM_SIESTA, FROM_SILVER, GOODS, LAY_ROOF
cdef int NATURE, NONE, PIG, PIGS_KEPT, ROUNDS, SEATS, SILVER, SLOTS, SPACES

cdef class Score(Decision):
    @cython.locals(owner=int, place=int, table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

@cython.locals(place=int)
cpdef void score_helpers(LaGranjaState table, int owner)

cdef class Reset(Decision):
    @cython.locals(owner=int, place=int, space=int, table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class Finish(Decision):
    @cython.locals(base=int, good=int, owner=int, table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)
