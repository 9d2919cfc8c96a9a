# Written by hooks/fields from cards.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.common cimport TwoAnswers
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.core.rng cimport Rng
from ludoteca.games.oh_my_goods.content.printed cimport Printed
from ludoteca.games.oh_my_goods.rules.costs cimport ask_draw, is_bare, swap_goods
from ludoteca.games.oh_my_goods.rules.piles cimport lay
from ludoteca.games.oh_my_goods.rules.state cimport OhMyGoodsState

cdef int ABILITY_CARDS, CHARACTER_COUNT, CHARACTER_FIRST, DEAL, DRAW, DRAW_CARD, FEW, FOR_GOOD, FOR_HAND, FOR_MARKET
cdef int HALVE, IN_ASIDE, IN_SUNRISE, KEEP, KEEP_ONE, NATURE, NOBODY, NONE, NO_REDRAW, OPENLY, REDRAW, RESHUFFLE, SLOTS
cdef int STOP, USE_CHARACTER, YES

cdef class NewCards(Decision):
    @cython.locals(cards=int, owner=int, printed=Printed, slot=int, step=int, table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class Redraw(TwoAnswers):
    @cython.locals(keep=int, table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

@cython.locals(card=int, cards=int, following=int)
cpdef void redraw(OhMyGoodsState table, int seat)

cdef class Keep(Decision):
    @cython.locals(card=int, table=OhMyGoodsState)
    cpdef void options(self, State state, int seat, int left, int kept, Options out)
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int left, int kept, int option)

@cython.locals(following=int)
cpdef void keep(OhMyGoodsState table, int seat, int card)

cdef class Draw(Decision):
    @cython.locals(bare=bint, owner=int, purpose=int, rich=bint, step=int, table=OhMyGoodsState, target=int)
    cpdef void resolve(self, State state, int seat, int packed, int left, int option)

cdef class Halve(Decision):
    @cython.locals(card=int, table=OhMyGoodsState)
    cpdef void options(self, State state, int seat, int left, int b, Options out)
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int left, int b, int option)

cdef class Reshuffle(Decision):
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)

cdef class DeckDraw(Decision):
    @cython.locals(spot=int, table=OhMyGoodsState)
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    @cython.locals(table=OhMyGoodsState)
    cpdef int draw(self, State state, int a, int b, Rng rng, Options out) except? -1

cdef class DrawCard(DeckDraw):
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int owner, int left, int option)

cdef class DrawGood(DeckDraw):
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int place, int left, int option)

cdef class Reveal(DeckDraw):
    @cython.locals(table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int row, int suns, int option)

cdef class UseCharacter(Decision):
    @cython.locals(card=int, table=OhMyGoodsState)
    cpdef void options(self, State state, int seat, int used, int b, Options out)
    @cython.locals(card=int, table=OhMyGoodsState)
    cpdef void resolve(self, State state, int seat, int used, int b, int option)
