# Written by hooks/fields from plan.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.oh_my_goods.rules.costs cimport move_price
from ludoteca.games.oh_my_goods.rules.decisions.paying cimport Payment
from ludoteca.games.oh_my_goods.rules.piles cimport spend
from ludoteca.games.oh_my_goods.rules.state cimport OhMyGoodsState

cdef int ABILITY_MOVE, CHARACTER_COUNT, CHARACTER_FIRST, IDLE, MUST_WORK, NOBODY, NONE, OF_CARD, OF_FREE, OF_GUIDES
cdef int OF_SOURCES, OF_TARGETS, OF_WORKER, OPENLY, PLAN_CARD, PLAN_COST, PLAN_MOVE, PLAN_PAY, PLAN_TO, PLAN_WIDTH
cdef int PLAN_WORKER, SHOW_PLANS, SLOTS, STAY, STOP, WITH_COINS

cdef class Plans(Decision):
    @cython.locals(owner=int, table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cpdef void ask_plan(OhMyGoodsState table, int seat)

@cython.locals(card=int, mask=int)
cpdef int guides(OhMyGoodsState table, int seat) except? -1

@cython.locals(cost=int)
cpdef bint can_pay_move(OhMyGoodsState table, int seat) except -1

cpdef int targets(OhMyGoodsState table, int seat) except? -1

@cython.locals(plan=int)
cpdef void ask_move(OhMyGoodsState table, int seat)

cdef class PlanMove(Decision):
    @cython.locals(movable=int, slot=int, table=OhMyGoodsState)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class PlanTo(Decision):
    @cython.locals(free=int, slot=int, table=OhMyGoodsState)
    cpdef void options(self, State state, int seat, int source, int b, Options out)
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int source, int b, int option)

cpdef void pay_move(OhMyGoodsState table, int seat)

cdef class PlanCost(Decision):
    @cython.locals(held=int, place=int, table=OhMyGoodsState)
    cpdef void options(self, State state, int seat, int source, int target, Options out)
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int source, int target, int option)

cdef class PlanPay(Payment):
    cpdef void give(self, OhMyGoodsState table, int seat, int slot)
    cpdef void finish(self, OhMyGoodsState table, int seat)

cdef class PlanWorker(Decision):
    @cython.locals(free=int, plan=int, slot=int, table=OhMyGoodsState, taken=int)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class PlanCard(Decision):
    @cython.locals(card=int, table=OhMyGoodsState)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class ShowPlans(Decision):
    @cython.locals(character=int, owner=int, part=int, place=int, plan=int, slot=int, table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)
