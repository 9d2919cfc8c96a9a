# Written by hooks/fields from rules.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport State
from ludoteca.core.rng cimport Rng
from ludoteca.core.rules cimport Rules
from ludoteca.games.oh_my_goods.rules.redeal cimport Dealer
from ludoteca.games.oh_my_goods.rules.scoring cimport coins, goal_met, total
from ludoteca.games.oh_my_goods.rules.state cimport OhMyGoodsState

cdef int COINS_PER_POINT, LEAST, NONE

cdef class GoodsRules(Rules):
    cdef public Dealer dealer
    @cython.locals(table=OhMyGoodsState)
    cpdef int points(self, State state, int seat) except? -1
    @cython.locals(best=int, mask=int, rank=int, seat=int, table=OhMyGoodsState)
    cpdef int winners(self, State state) except? -1
    @cython.locals(table=OhMyGoodsState)
    cpdef int rounds(self, State state) except? -1
    @cython.locals(table=OhMyGoodsState)
    cpdef int par(self, State state) except? -1
    @cython.locals(table=OhMyGoodsState)
    cpdef bint redeal(self, State state, int seat, Rng rng) except -1
