# Written by hooks/fields from appraisal.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.oh_my_goods.content.printed cimport Printed
from ludoteca.games.oh_my_goods.players.posts cimport Foreman, makes
from ludoteca.games.oh_my_goods.rules.effects cimport build_price, goods_of, hire_price
from ludoteca.games.oh_my_goods.rules.scoring cimport total
from ludoteca.games.oh_my_goods.rules.state cimport OhMyGoodsState

cdef int ANY, AUTOMATIC, CHAIN_GOODS, CHAIN_HAND, CHARACTER, CHARACTER_FIRST, CLOSING, COAL, COLOUR, COPIES, EFFECTS
cdef int EFFECT_WIDTH, ENDING, EXTRA, FACES, FEED, FIRST_END, GOOD_ITEM, HAND_ITEM, HARD, HIRE, HIRE_RATE, HOPE
cdef int HOPELESS, IN_STACK, LEAD, LEAST, LONGSDALE_FIRST, NONE, OFFICE, OFFICE_FIT, OP_DELIVER, OP_DEMAND, OP_MUST_PAY
cdef int PLAIN_COIN, PLENTY, POINT, POINTS, QUIET, RATE_BEST, RATE_MORE, REACH, RESOURCE_COUNT, RISK, SLOTS, SOUGHT
cdef int STRENGTH, TOWER

cdef class Appraiser(Foreman):
    @cython.locals(gain=int, good=int, left=int, printed=Printed, rate=int)
    cdef int card_value(self, OhMyGoodsState table, int seat, int card) except? -1
    @cython.locals(
        best=int, coins=int, feeds=int, gain=int, hands=int, item=int, kind=int, need=int, other=int, printed=Printed,
        rate=int, resource=int, slot=int, units=int, wanted=int, worth=int
    )
    cdef int product_rate(self, OhMyGoodsState table, int seat, int card) except? -1
    @cython.locals(away=int, best=int, face=int, gain=int, other=int)
    cdef int colour_value(self, OhMyGoodsState table, int seat, int colour) except? -1
    @cython.locals(best=int, coins=int, free=int, gain=int, left=int, slot=int)
    cdef int face_value(self, OhMyGoodsState table, int seat, int face) except? -1
    cdef int price_paid(self, OhMyGoodsState table, int seat, int price) except? -1
    @cython.locals(base=int, coins=int, effect="int*", ends=int, lost=int, number=int, row=int)
    cdef int looming(self, OhMyGoodsState table, int seat, int price) except? -1
    cdef int spare_value(self, OhMyGoodsState table, int seat, int card) except? -1
    @cython.locals(coins=int, gain=int, good=int, price=int)
    cdef int plan_value(self, OhMyGoodsState table, int seat, int card) except? -1
    @cython.locals(best=int, card=int, coins=int, gain=int, good=int)
    cdef int hand_value(self, OhMyGoodsState table, int seat) except? -1
    @cython.locals(best=int, card=int, first=int, gain=int)
    cdef int stack_value(self, OhMyGoodsState table, int seat, int number) except? -1
    @cython.locals(coins=int, good=int)
    cdef int good_value(self, OhMyGoodsState table, int seat, int slot) except? -1
    @cython.locals(base=int, count=int, effect="int*", ends=int, number=int)
    cdef int awaited(self, OhMyGoodsState table, int seat, int good) except? -1
    @cython.locals(count=int, effect="int*", gain=int, good=int, pair=int)
    cdef int delivery_value(self, OhMyGoodsState table, int base) except? -1
    @cython.locals(count=int, effect="int*", gain=int, good=int, pair=int)
    cdef int demand_value(self, OhMyGoodsState table, int seat, int base) except? -1

@cython.locals(_=int, coins=int, goods=int, grown=int, paid=int, slot=int, sums=int)
cpdef int least_payment(OhMyGoodsState table, int seat, int price) except? -1

@cython.locals(found=int, slot=int)
cpdef int wanting(OhMyGoodsState table, int seat, int resource) except? -1

@cython.locals(best=int, other=int, points=int)
cpdef int lead(OhMyGoodsState table, int seat) except? -1

@cython.locals(_=int, coins=int, each=int, event=int, grown=int, left=int, other=int, place=int, sums=int, waste=int)
cpdef int least_waste(OhMyGoodsState table, int seat, int price, int slot) except? -1
