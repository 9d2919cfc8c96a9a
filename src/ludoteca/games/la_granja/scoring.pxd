cimport cython
from ludoteca.core.decision cimport State
from ludoteca.core.rules cimport Rules
from ludoteca.games.la_granja.state cimport Table

cdef int COMMODITY, FROM_SILVER, GOODS, ORIGINS, PIG, PIGS_KEPT, SILVER, SPENT, VP

@cython.locals(base=int, good=int, total=int)
cpdef int wealth(Table table, int seat) except? -1
cpdef int total(Table table, int seat) except? -1

cdef class LaGranjaRules(Rules):
    @cython.locals(table=Table)
    cpdef int points(self, State state, int seat) except? -1
    @cython.locals(best=int, found=int, rank=int, seat=int, table=Table)
    cpdef int winners(self, State state) except -1
    @cython.locals(table=Table)
    cpdef int rounds(self, State state) except -1
