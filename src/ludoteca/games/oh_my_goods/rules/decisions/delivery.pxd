# Written by hooks/fields from delivery.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.common cimport TwoAnswers
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.oh_my_goods.rules.costs cimport can_deliver, goods_of
from ludoteca.games.oh_my_goods.rules.piles cimport spend
from ludoteca.games.oh_my_goods.rules.state cimport OhMyGoodsState

cdef int DELIVER, DELIVER_GOOD, EFFECTS, EFFECT_WIDTH, MEET_DEMAND, NOBODY, PAY, REWARD, SLOTS, YES

cpdef void ask_delivery(OhMyGoodsState table, int seat, int base)

@cython.locals(effect="int*", pair=int)
cpdef void ask_goods(OhMyGoodsState table, int seat, int base)

cdef class Deliver(Decision):
    @cython.locals(_=int, found=int, good=int, owner=int, place=int, slot=int, source=int, table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int packed, int left, int option)

cdef class DeliverGood(Decision):
    @cython.locals(place=int, slot=int, table=OhMyGoodsState)
    cpdef void options(self, State state, int seat, int good, int left, Options out)
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int good, int left, int option)

cdef class Reward(Decision):
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int owner, int points, int option)

cdef class Demand(Decision):
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int owner, int row, int option)

cdef class MeetDemand(TwoAnswers):
    @cython.locals(base=int, table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int card, int place, int option)

cdef class MustPay(Decision):
    @cython.locals(base=int, effect="int*", good=int, left=int, pair=int, slot=int, table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int owner, int row, int option)
