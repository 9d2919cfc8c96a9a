cimport cython
from ludoteca.core.decision cimport State
from ludoteca.core.heuristic cimport Heuristic
from ludoteca.games.oh_my_goods.effects cimport build_price, goods_of, hire_price, in_hand, missing
from ludoteca.games.oh_my_goods.printed cimport Printed
from ludoteca.games.oh_my_goods.scoring cimport total
from ludoteca.games.oh_my_goods.state cimport Table

cdef int ANY, ASSISTANT, AUTOMATIC, BOLD, CARD, CHAIN_GOODS, CHAIN_HAND, CHAIN_NOW, CHARACTER, CHARACTER_FIRST
cdef int CLOSING, COAL, COIN, COIN_LEFT, COLOUR, COPIES, EFFICIENT, ENDING, EXTRA, FACES, FEED, GOOD_COUNT
cdef int GOOD_ITEM, HAND_ITEM, HARD, HIRE, HIRE_RATE, HOPE, HOPELESS, IN_STACK, LEAD, LEAST, LONGSDALE_FIRST
cdef int MOST_ANY, NONE, NO_ITEM, OFFICE, OFFICE_FIT, OF_SOURCES, OF_TARGETS, OF_WORKER, PLAIN_COIN, PLAN_WIDTH
cdef int PLENTY, POINT, POINTS, QUIET, RATE_BEST, RATE_MORE, REACH, RESOURCE_COUNT, RISK, ROUNDS, SLOPPY, SLOTS
cdef int SOUGHT, STRENGTH, SUNS, TOWER, UNITS

cdef class Appraiser(Heuristic):
    cdef int[720] pair_odds
    cdef int[80] any_odds
    cdef int[6] held
    @cython.locals(most=int, seat=int)
    cdef int rounds_left(self, Table table) except? -1
    @cython.locals(left=int)
    cdef int coin(self, Table table) except? -1
    cdef int promised(self, Table table, int good) except? -1
    @cython.locals(wanted=int)
    cdef bint is_short(self, Table table, int good) except? -1
    @cython.locals(good=int)
    cdef int sought(self, Table table, int seat) except? -1
    @cython.locals(coins=int, good=int, kept=int, slot=int)
    cdef int reserved(self, Table table, int seat) except? -1
    @cython.locals(card=int, gain=int, item=int, kind=int)
    cdef int run_gain(self, Table table, int seat, int slot) except? -1
    @cython.locals(card=int, found=int, gain=int, item=int, kind=int, runs=int, wanted=int)
    cdef int chain_gain(self, Table table, int seat, int slot) except? -1
    @cython.locals(a=int, b=int, card=int, found=int, hand=int, hand_cards=int, held=cython.p_int, lack=int, one=int, other=int, resource=int, row=int, spare=int, use=int, used=int)
    cdef int post_odds(self, Table table, int seat, int slot, int mode) except? -1
    @cython.locals(place=int)
    cdef int row_odds(self, int suns, int one, int a, int other, int b) except? -1
    @cython.locals(gain=int, good=int, goods=int, odds=int, used=int)
    cdef int post_value(self, Table table, int seat, int slot, int mode) except? -1
    @cython.locals(found=int, helpers=int, plan=int, post=int, slot=int)
    cdef int income(self, Table table, int seat) except? -1
    @cython.locals(gain=int, good=int, left=int, printed=Printed, rate=int)
    cdef int card_value(self, Table table, int seat, int card) except? -1
    @cython.locals(best=int, coins=int, feeds=int, gain=int, hands=int, item=int, kind=int, need=int, other=int, printed=Printed, rate=int, resource=int, slot=int, units=int, wanted=int, worth=int)
    cdef int product_rate(self, Table table, int seat, int card) except? -1
    @cython.locals(away=int, best=int, face=int, gain=int, other=int)
    cdef int colour_value(self, Table table, int seat, int colour) except? -1
    @cython.locals(best=int, coins=int, free=int, gain=int, left=int, slot=int)
    cdef int face_value(self, Table table, int seat, int face) except? -1
    cdef int price_paid(self, Table table, int seat, int price) except? -1
    cdef int spare_value(self, Table table, int seat, int card) except? -1
    @cython.locals(coins=int, gain=int, good=int, price=int)
    cdef int plan_value(self, Table table, int seat, int card) except? -1
    @cython.locals(best=int, card=int, coins=int, gain=int, good=int)
    cdef int hand_value(self, Table table, int seat) except? -1
    @cython.locals(best=int, card=int, first=int, gain=int)
    cdef int stack_value(self, Table table, int seat, int number) except? -1
    @cython.locals(coins=int, good=int)
    cdef int good_value(self, Table table, int seat, int slot) except? -1
    @cython.locals(count=int, effect=cython.p_int, gain=int, good=int, pair=int)
    cdef int delivery_value(self, Table table, int base) except? -1

@cython.locals(slot=int)
cdef bint makes(Table table, int seat, int good) except? -1

@cython.locals(found=int, slot=int)
cdef int wanting(Table table, int seat, int resource) except? -1

@cython.locals(best=int, other=int, points=int)
cdef int lead(Table table, int seat) except? -1

@cython.locals(coins=int, each=int, event=int, grown=int, left=int, other=int, place=int, sums=int, waste=int)
cdef int least_waste(Table table, int seat, int price, int slot) except? -1
