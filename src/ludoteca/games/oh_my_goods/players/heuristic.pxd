# Written by hooks/fields from heuristic.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport State
from ludoteca.core.value cimport Features
from ludoteca.games.oh_my_goods.players.appraisal cimport Appraiser, least_waste
from ludoteca.games.oh_my_goods.players.features cimport describe
from ludoteca.games.oh_my_goods.rules.effects cimport build_price, move_price
from ludoteca.games.oh_my_goods.rules.payment cimport in_order, is_needless
from ludoteca.games.oh_my_goods.rules.state cimport OhMyGoodsState

cdef int ABILITY_WILD, ALL_CARDS, ASSISTANT, ATTACH, BUY, BUY_ASIDE, BUY_CARD, BUY_DELIVER, BUY_FACE, BUY_NOTHING
cdef int BUY_STACK, CHAIN, CHAIN_AT, CHAIN_GOOD, CHARACTER, CHARACTER_COUNT, DELIVER_GOOD, DISCARD, DONE_PRODUCING
cdef int EFFECTS, EFFECT_WIDTH, END_DELIVER, FIRST, FIRST_END, HALVE, IDLE, KEEP, KEPT, LEAST, MEET_DEMAND, MEET_GOAL
cdef int MORE, NEW_CARD, NEW_HAND, OF_TARGETS, PAID, PAIR, PAY, PAY_WITH, PLACE, PLAN_CARD, PLAN_COST, PLAN_MOVE
cdef int PLAN_PAY, PLAN_TO, PLAN_WIDTH, PLAN_WORKER, PRODUCE, QUIET, REDRAW, SPARE, STAY, STOP, USE_CHARACTER, WASTE
cdef int YES

cdef class Greedy(Appraiser):
    @cython.locals(table=OhMyGoodsState)
    cpdef void features(self, State state, int seat, Features row)
    @cython.locals(table=OhMyGoodsState)
    cpdef int weigh(self, State state, int decision, int seat, int a, int b, int option) except? -1
    cdef int weigh_cards(self, OhMyGoodsState table, int decision, int seat, int option) except? -1
    cdef int weigh_plan(self, OhMyGoodsState table, int decision, int seat, int price, int given, int option) except? -1
    @cython.locals(best=int, cost=int, free=int, gain=int, plan=int, slot=int)
    cdef int move_value(self, OhMyGoodsState table, int seat, int source) except? -1
    @cython.locals(gain=int)
    cdef int weigh_production(self, OhMyGoodsState table, int decision, int seat, int a, int option) except? -1
    @cython.locals(worth=int)
    cdef int weigh_payment(self, OhMyGoodsState table, int seat, int price, int given, int option) except? -1
    @cython.locals(card=int)
    cdef int weigh_purchase(self, OhMyGoodsState table, int decision, int seat, int a, int b, int option) except? -1
