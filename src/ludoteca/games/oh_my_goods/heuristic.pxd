cimport cython
from ludoteca.core.decision cimport Options, State
from ludoteca.core.heuristic cimport Heuristic
from ludoteca.games.oh_my_goods.printed cimport Printed
from ludoteca.games.oh_my_goods.state cimport Table
from ludoteca.games.oh_my_goods.effects cimport build_price, goods_of, hire_price, in_hand, missing

cdef int ABILITY_WILD, ALL_CARDS, ATTACH, BUY, BUY_ASIDE, BUY_CARD, BUY_DELIVER, BUY_FACE, BUY_NOTHING
cdef int BUY_STACK, CHAIN, CHAIN_AT, CHAIN_GOOD, CHARACTER_COUNT, CHARACTER_FIRST, COPIES, DELIVER_GOOD
cdef int DISCARD, DONE_PRODUCING, EFFECTS, EFFECT_WIDTH, EFFICIENT, ENDING, END_DELIVER, FIRST_END
cdef int GOOD_COUNT, HALVE, HAND_ITEM, IDLE, IN_STACK, KEEP, LONGSDALE_FIRST, MEET_GOAL, NONE, NO_ITEM
cdef int OF_SOURCES, OF_TARGETS, OF_WORKER, PAIR, PAY, PAY_WITH, PLACE, PLAN_CARD, PLAN_COST, PLAN_MOVE
cdef int PLAN_PAY, PLAN_TO, PLAN_WIDTH, PLAN_WORKER, PRODUCE, QUIET, REDRAW, RESOURCE_COUNT, SLOPPY, SLOTS
cdef int STAY, STOP, USE_CHARACTER, YES

@cython.locals(most=int, seat=int)
cpdef int rounds_left(Table table) except? -1

cpdef int chance(int units) except? -1

cpdef int promised(Table table, int good) except? -1

@cython.locals(wanted=int)
cpdef bint is_short(Table table, int good) except? -1

@cython.locals(card=int, found=int, gain=int, item=int, kind=int, runs=int, wanted=int)
cpdef int chain_gain(Table table, int seat, int slot) except? -1

@cython.locals(card=int, gain=int, good=int, goods=int, held=int, lacking=int, resource=int, units=int)
cpdef int post_value(Table table, int seat, int slot, int mode) except? -1

@cython.locals(printed=Printed, coins=int, gain=int, left=int)
cpdef int card_value(Table table, int seat, int card) except? -1

@cython.locals(coins=int, good=int, kept=int, slot=int)
cpdef int reserved(Table table, int seat) except? -1

cpdef int price_paid(Table table, int seat, int price) except? -1

@cython.locals(slot=int)
cpdef bint makes(Table table, int seat, int good) except? -1

@cython.locals(good=int)
cpdef int good_value(Table table, int seat, int slot) except? -1

cpdef int spare_value(Table table, int seat, int card) except? -1

@cython.locals(found=int, helpers=int, plan=int, post=int, slot=int)
cpdef int income(Table table, int seat) except? -1

@cython.locals(coins=int, gain=int, price=int)
cpdef int plan_value(Table table, int seat, int card) except? -1

@cython.locals(good=int)
cpdef int sought(Table table, int seat) except? -1

@cython.locals(best=int, card=int, coins=int, gain=int, good=int)
cpdef int hand_value(Table table, int seat) except? -1

@cython.locals(best=int, card=int, first=int, gain=int)
cpdef int stack_value(Table table, int seat, int number) except? -1

@cython.locals(count=int, gain=int, good=int, pair=int)
cpdef int delivery_value(Table table, int base) except? -1

@cython.locals(best=int, cost=int, free=int, gain=int, plan=int, slot=int)
cpdef int move_value(Table table, int seat, int source) except? -1

cdef int POINT, COIN, CARD_IN_HAND, LEAST, ASSISTANT, SOUGHT

cdef class Greedy(Heuristic):
    @cython.locals(table=Table)
    cpdef int weigh(self, State state, int decision, int seat, int a, int b, int option) except? -1
    cpdef int weigh_cards(self, Table table, int decision, int seat, int option) except? -1
    cpdef int weigh_plan(self, Table table, int decision, int seat, int option) except? -1
    @cython.locals(card=int, face=int, gain=int)
    cpdef int weigh_purchase(self, Table table, int decision, int seat, int a, int option) except? -1
