cimport cython
from ludoteca.core.decision cimport State
from ludoteca.core.rules cimport Rules
from ludoteca.games.oh_my_goods.printed cimport Printed
from ludoteca.games.oh_my_goods.state cimport Table

cdef int FACES, NONE, QUIET, SLOTS
cdef int COINS_PER_POINT

@cython.locals(points=int, slot=int)
cpdef int building_points(Table table, int seat) except? -1

@cython.locals(face=int, points=int)
cpdef int assistant_points(Table table, int seat) except? -1

@cython.locals(found=int, slot=int, stock=int)
cpdef int coins(Table table, int seat) except? -1

@cython.locals(points=int)
cpdef int total(Table table, int seat) except? -1

@cython.locals(printed=Printed)
cpdef bint goal_met(Table table) except? -1

cdef class GoodsRules(Rules):
    @cython.locals(table=Table)
    cpdef int points(self, State state, int seat) except? -1
    @cython.locals(table=Table, mask=int, best=int, seat=int, rank=int)
    cpdef int winners(self, State state) except -1
    @cython.locals(table=Table)
    cpdef int rounds(self, State state) except -1
