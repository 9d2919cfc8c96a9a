cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.oh_my_goods.printed cimport Printed
from ludoteca.games.oh_my_goods.piles cimport spend
from ludoteca.games.oh_my_goods.state cimport Table
from ludoteca.games.oh_my_goods.effects cimport move_price
from ludoteca.games.oh_my_goods.payment cimport add_given, go_on, list_goods, propose

cdef int ABILITY_MOVE, CHARACTER_COUNT, CHARACTER_FIRST, FREELY, IDLE, MORE, MUST_WORK, PAID, NOBODY, NONE, OF_CARD, OF_FREE
cdef int OF_GUIDES, OF_SOURCES, OF_TARGETS, OF_WORKER, OPENLY, PLAN_CARD, PLAN_COST, PLAN_MOVE, PLAN_PAY
cdef int PLAN_TO, PLAN_WIDTH, PLAN_WORKER, SHOW_PLANS, SLOTS, STAY, STOP, WITH_COINS

cdef class Plans(Decision):
    @cython.locals(table=Table, owner=int)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cpdef void ask_plan(Table table, int seat)

@cython.locals(card=int, mask=int)
cpdef int guides(Table table, int seat) except? -1

@cython.locals(cost=int)
cpdef bint can_pay_move(Table table, int seat) except? -1

cpdef int targets(Table table, int seat) except? -1

@cython.locals(plan=int)
cpdef void ask_move(Table table, int seat)

cdef class PlanMove(Decision):
    @cython.locals(table=Table, movable=int, slot=int)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=Table)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class PlanTo(Decision):
    @cython.locals(table=Table, free=int, slot=int)
    cpdef void options(self, State state, int seat, int source, int b, Options out)
    @cython.locals(table=Table)
    cpdef void resolve(self, State state, int seat, int source, int b, int option)

cpdef void pay_move(Table table, int seat)

cdef class PlanCost(Decision):
    @cython.locals(table=Table, held=int, place=int)
    cpdef void options(self, State state, int seat, int source, int target, Options out)
    @cython.locals(table=Table)
    cpdef void resolve(self, State state, int seat, int source, int target, int option)

cdef class PlanPay(Decision):
    @cython.locals(table=Table)
    cpdef void options(self, State state, int seat, int price, int given, Options out)
    @cython.locals(table=Table)
    cpdef void proposals(self, State state, int seat, int price, int given, int last, Options out)
    @cython.locals(table=Table)
    cpdef void resolve(self, State state, int seat, int price, int given, int option)

cdef class PlanWorker(Decision):
    @cython.locals(table=Table, free=int, plan=int, slot=int, taken=int)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=Table)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class PlanCard(Decision):
    @cython.locals(table=Table, card=int)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=Table)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class ShowPlans(Decision):
    @cython.locals(table=Table, character=int, owner=int, part=int, place=int, plan=int, slot=int)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)
