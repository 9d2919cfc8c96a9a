# Written by hooks/fields from valuing.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.oh_my_goods.content.printed cimport Printed
from ludoteca.games.oh_my_goods.players.effects cimport EffectOpinion
from ludoteca.games.oh_my_goods.players.producing cimport Producing, makes
from ludoteca.games.oh_my_goods.rules.costs cimport build_price, hire_price, move_price
from ludoteca.games.oh_my_goods.rules.scoring cimport total
from ludoteca.games.oh_my_goods.rules.state cimport OhMyGoodsState

cdef int ANY, ASSISTANT, AUTOMATIC, CHAIN_GOODS, CHAIN_HAND, CHARACTER, CHARACTER_FIRST, CLOSING, COAL, COLOUR, COPIES
cdef int EFFECTS, EFFECT_WIDTH, ENDING, EXTRA, FACES, FEED, FIRST_END, GOOD_ITEM, HAND_ITEM, HARD, HIRE, HIRE_RATE
cdef int HOPE, HOPELESS, IN_STACK, LEAD, LEAST, LONGSDALE_FIRST, NONE, OFFICE, OFFICE_FIT, OF_TARGETS, PLAN_WIDTH
cdef int PLENTY, POINT, POINTS, QUIET, RATE_BEST, RATE_MORE, REACH, RESOURCE_COUNT, RISK, SLOTS, SOUGHT, STRENGTH
cdef int TOWER

cdef class Valuing(Producing):
    cdef public tuple effect_opinions
    @cython.locals(gain=int, left=int, printed=Printed)
    cdef int card_value(self, OhMyGoodsState table, int seat, int card) except? -1
    @cython.locals(gain=int, good=int, printed=Printed)
    cdef int goal_value(self, OhMyGoodsState table, int seat, int card) except? -1
    @cython.locals(printed=Printed, rate=int)
    cdef int card_rate(self, OhMyGoodsState table, int seat, int card) except? -1
    @cython.locals(best=int, coins=int, feeds=int, other=int, printed=Printed, rate=int, slot=int, worth=int)
    cdef int product_rate(self, OhMyGoodsState table, int seat, int card) except? -1
    @cython.locals(gain=int, hands=int, item=int, kind=int, printed=Printed, wanted=int)
    cdef int own_chain(self, OhMyGoodsState table, int seat, int card, int coins) except? -1
    @cython.locals(away=int, best=int, face=int, gain=int, other=int)
    cdef int colour_value(self, OhMyGoodsState table, int seat, int colour) except? -1
    @cython.locals(best=int, coins=int, free=int, gain=int, left=int, slot=int)
    cdef int face_value(self, OhMyGoodsState table, int seat, int face) except? -1
    cdef int price_paid(self, OhMyGoodsState table, int seat, int price) except? -1
    @cython.locals(card=int, ends=int, lost=int, number=int, opinion=EffectOpinion, row=int)
    cdef int looming(self, OhMyGoodsState table, int seat, int price) except? -1
    @cython.locals(opinion=EffectOpinion)
    cdef int effect_value(self, OhMyGoodsState table, int seat, int row) except? -1
    cdef int spare_value(self, OhMyGoodsState table, int seat, int card) except? -1
    @cython.locals(coins=int, gain=int, good=int, price=int)
    cdef int plan_value(self, OhMyGoodsState table, int seat, int card) except? -1
    @cython.locals(best=int, card=int, coins=int, gain=int, good=int)
    cdef int hand_value(self, OhMyGoodsState table, int seat) except? -1
    @cython.locals(best=int, card=int, first=int, gain=int)
    cdef int stack_value(self, OhMyGoodsState table, int seat, int number) except? -1
    @cython.locals(best=int, cost=int, free=int, gain=int, plan=int, slot=int)
    cdef int move_value(self, OhMyGoodsState table, int seat, int source) except? -1
    @cython.locals(coins=int, good=int)
    cdef int good_value(self, OhMyGoodsState table, int seat, int slot) except? -1
    @cython.locals(ends=int, number=int, opinion=EffectOpinion, premium=int, row=int)
    cdef int awaited(self, OhMyGoodsState table, int seat, int good) except? -1

@cython.locals(need=int, resource=int, units=int)
cpdef int units_needed(OhMyGoodsState table, int seat, int card) except? -1

@cython.locals(found=int, item=int)
cpdef int items_of(Printed printed, int card, int good) except? -1

@cython.locals(found=int, slot=int)
cpdef int wanting(OhMyGoodsState table, int seat, int resource) except? -1

@cython.locals(best=int, other=int, points=int)
cpdef int lead(OhMyGoodsState table, int seat) except? -1

@cython.locals(_=int, coins=int, each=int, event=int, grown=int, left=int, other=int, place=int, sums=int, waste=int)
cpdef int least_waste(OhMyGoodsState table, int seat, int price, int slot) except? -1
