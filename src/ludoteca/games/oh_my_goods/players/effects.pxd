# Written by hooks/fields from effects.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.oh_my_goods.players.producing cimport Producing
from ludoteca.games.oh_my_goods.rules.costs cimport goods_of
from ludoteca.games.oh_my_goods.rules.state cimport OhMyGoodsState

cdef int EFFECT_WIDTH, NONE, PLAIN_COIN, POINT, SLOTS, SOUGHT

cdef class EffectOpinion:
    cdef int value(self, Producing player, OhMyGoodsState table, int seat, int row) except? -1
    cdef int loss(self, OhMyGoodsState table, int seat, int row, int price) except? -1
    cdef int premium(self, OhMyGoodsState table, int seat, int row, int good) except? -1

cdef class StrengthOpinion(EffectOpinion):
    pass

cdef class DeliveryOpinion(EffectOpinion):
    @cython.locals(base=int, effect="int*", gain=int)
    cdef int value(self, Producing player, OhMyGoodsState table, int seat, int row) except? -1
    @cython.locals(base=int, count=int, effect="int*")
    cdef int premium(self, OhMyGoodsState table, int seat, int row, int good) except? -1

cdef class GoodsDemandOpinion(EffectOpinion):
    @cython.locals(base=int, coin=int, effect="int*", gain=int)
    cdef int value(self, Producing player, OhMyGoodsState table, int seat, int row) except? -1
    cdef int loss(self, OhMyGoodsState table, int seat, int row, int price) except? -1

cdef class ForcedPaymentOpinion(EffectOpinion):
    cdef int loss(self, OhMyGoodsState table, int seat, int row, int price) except? -1

@cython.locals(count=int, effect="int*", good=int, pair=int, price=int)
cpdef int goods_price(Producing player, OhMyGoodsState table, int base, int coin) except? -1

@cython.locals(base=int, coins=int, effect="int*")
cpdef int points_at_stake(OhMyGoodsState table, int seat, int row, int price) except? -1

@cython.locals(_=int, coins=int, goods=int, grown=int, paid=int, slot=int, sums=int)
cpdef int least_payment(OhMyGoodsState table, int seat, int price) except? -1
