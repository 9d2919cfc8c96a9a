cimport cython
from ludoteca.core.decision cimport State
from ludoteca.core.rng cimport Rng
from ludoteca.core.rules cimport Rules
from ludoteca.games.oh_my_goods.redeal cimport Dealer
from ludoteca.games.oh_my_goods.scoring cimport coins, goal_met, total
from ludoteca.games.oh_my_goods.state cimport Table

cdef int COINS_PER_POINT, LEAST, NONE

cdef class GoodsRules(Rules):
    cdef Dealer dealer
    @cython.locals(table=Table)
    cpdef int points(self, State state, int seat) except? -1
    @cython.locals(table=Table, mask=int, best=int, seat=int, rank=int)
    cpdef int winners(self, State state) except -1
    @cython.locals(table=Table)
    cpdef int rounds(self, State state) except -1
    @cython.locals(table=Table)
    cpdef int par(self, State state) except? -1
    @cython.locals(table=Table)
    cpdef bint redeal(self, State state, int seat, Rng rng) except -1
