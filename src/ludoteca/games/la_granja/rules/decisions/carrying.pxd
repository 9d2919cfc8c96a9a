# Written by hooks/fields from carrying.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.common cimport TwoAnswers
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.la_granja.rules.state cimport LaGranjaState
from ludoteca.games.la_granja.rules.village cimport cover, needs_marker, row_goods, row_taken, settle_target, spend

cdef int BUILDING_COUNT, CLAIM_ROW, CROPS, FOR_SYMBOL, FROM_WHERE, GOODS, NONE, ROWS, SLOTS, TAKE_BACK

@cython.locals(building=int)
cpdef void carry(LaGranjaState table, int seat, int target, int good)

@cython.locals(stored=bint)
cpdef void carry_from(LaGranjaState table, int seat, int target, int good, int count)

cdef class ClaimRow(Decision):
    @cython.locals(row=int, table=LaGranjaState)
    cpdef void options(self, State state, int seat, int building, int good, Options out)
    @cython.locals(table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int building, int good, int option)

cpdef int carried_good(int code) except? -1

cdef class FromWhere(TwoAnswers):
    @cython.locals(good=int, table=LaGranjaState)
    cpdef void resolve(self, State state, int seat, int code, int count, int option)
