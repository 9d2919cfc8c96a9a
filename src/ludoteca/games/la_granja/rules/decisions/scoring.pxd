# Written by hooks/fields from scoring.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Decision, State
from ludoteca.games.la_granja.rules.state cimport LaGranjaState

cdef int BUILDING_COUNT, COMMODITY, CRAFT_ACTIVE, CRAFT_NEW, CROPS, FROM_HELPERS, FROM_MARKET, FROM_SIESTA, FROM_SILVER
cdef int GOODS, LAY_ROOF, NATURE, NEUTRAL, NONE, PIG, PIGS_KEPT, ROUNDS, SEATS, SIESTA_SCORE_BONUS, SILVER, SLOTS
cdef int SPACES, VP_IF_FIELDS_EMPTY, VP_IF_MAJORITY, VP_IF_MARKERS, VP_IF_SILVER

@cython.locals(found=int, space=int)
cpdef int markers_on_market(LaGranjaState table, int owner) except? -1

@cython.locals(count=int, place=int)
cpdef bint fields_all_empty(LaGranjaState table, int seat) except -1

cdef class Score(Decision):
    @cython.locals(owner=int, place=int, table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

@cython.locals(first=int, mine=int, most=bint, op=int, other=int, place=int)
cpdef void score_helpers(LaGranjaState table, int owner)

cdef class Reset(Decision):
    @cython.locals(owner=int, place=int, space=int, table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class Finish(Decision):
    @cython.locals(base=int, good=int, owner=int, table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)
