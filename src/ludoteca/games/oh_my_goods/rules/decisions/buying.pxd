# Written by hooks/fields from buying.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.oh_my_goods.rules.costs cimport build_price, can_build, can_build_from, can_hire, hire_price
from ludoteca.games.oh_my_goods.rules.costs cimport in_characters, open_places
from ludoteca.games.oh_my_goods.rules.decisions.delivery cimport ask_delivery
from ludoteca.games.oh_my_goods.rules.decisions.paying cimport Payment
from ludoteca.games.oh_my_goods.rules.effects cimport CardEffect, CardEffects
from ludoteca.games.oh_my_goods.rules.piles cimport spend
from ludoteca.games.oh_my_goods.rules.state cimport OhMyGoodsState

cdef CardEffects CARD_EFFECTS
cdef int ABILITY_PAY, ATTACH, BUILT, BUY, BUY_ASIDE, BUY_CARD, BUY_DELIVER, BUY_FACE, BUY_NOTHING, BUY_ON, BUY_STACK
cdef int CHARACTER_COUNT, CHARACTER_FIRST, COPIES, EFFECTS, EFFECT_WIDTH, ENDING, ERECT, HIRED, IN_PLAY, IN_STACK
cdef int LONGSDALE_FIRST, NOBODY, NONE, OPENLY, PAY, PAY_WITH, PLACE, SLOTS, TWO_ASSISTANTS, WITH_COINS

cdef class Building(Decision):
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int owner, int b, int option)

@cython.locals(effect=CardEffect, place=int, row=int)
cpdef bint can_buy(OhMyGoodsState table, int seat, int flags, int thing, bint openly) except -1

@cython.locals(things=int)
cpdef int on_sale(OhMyGoodsState table) except? -1

cdef class BuyOn(Decision):
    @cython.locals(table=OhMyGoodsState, thing=int, things=int)
    cpdef void resolve(self, State state, int seat, int owner, int flags, int option)

cdef class Buy(Decision):
    @cython.locals(table=OhMyGoodsState, thing=int, things=int)
    cpdef void options(self, State state, int seat, int flags, int b, Options out)
    @cython.locals(place=int, table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int flags, int b, int option)

cpdef void buy_building(OhMyGoodsState table, int seat, int flags, int card)

cpdef void ask_payment(OhMyGoodsState table, int seat, int price)

cdef class BuyCard(Decision):
    @cython.locals(card=int, first=int, fresh=bint, other=int, table=OhMyGoodsState)
    cpdef void options(self, State state, int seat, int number, int flags, Options out)
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int number, int flags, int option)

cdef class PayWith(Decision):
    @cython.locals(card=int, coins=int, table=OhMyGoodsState)
    cpdef void options(self, State state, int seat, int price, int used, Options out)
    @cython.locals(card=int, others=int, table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int price, int used, int option)

cdef class Pay(Payment):
    cpdef void give(self, OhMyGoodsState table, int seat, int slot)

cdef class Erect(Decision):
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int owner, int card, int option)

cdef class Attach(Decision):
    @cython.locals(mask=int, slot=int, table=OhMyGoodsState)
    cpdef void options(self, State state, int seat, int card, int b, Options out)
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int card, int b, int option)

cdef class Place(Decision):
    @cython.locals(free=int, slot=int, table=OhMyGoodsState)
    cpdef void options(self, State state, int seat, int face, int b, Options out)
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int face, int b, int option)
