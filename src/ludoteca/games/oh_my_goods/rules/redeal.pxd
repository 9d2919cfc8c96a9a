cimport cython
from ludoteca.core.decision cimport Decision, Options
from ludoteca.core.rng cimport Rng
from ludoteca.core.rules cimport Rules
from ludoteca.games.oh_my_goods.rules.decisions.plan cimport ask_plan
from ludoteca.core.heuristic cimport Heuristic
from ludoteca.games.oh_my_goods.rules.state cimport OhMyGoodsState

cdef int AS_GOOD, CARDS, CHARACTER_FIRST, FRAME, IN_ASIDE, IN_DECK, IN_DISCARD, IN_HAND, IN_SUNRISE, NONE, NO_ANSWER, OPENLY
cdef int PLAN_WIDTH, SHOWN_GOOD, SHOW_PLANS, SLOTS, STACK

@cython.final
cdef class Dealer:
    cdef int[154] pool
    cdef int[154] dealt
    cdef int[154] lies
    cdef int[154] link
    cdef int[256] asked
    cdef Heuristic habit
    cdef Options out
    cpdef bint deal(self, Rules rules, OhMyGoodsState table, int seat, Rng rng) except? -1
    @cython.locals(pool=cython.p_int, dealt=cython.p_int, count=int, card=int, place=int, last=int, other=int, owner=int)
    cdef void shuffle(self, OhMyGoodsState table, int seat, Rng rng)
    @cython.locals(dealt=cython.p_int, spot=int, other=int, place=int, building=int)
    cdef void trade(self, OhMyGoodsState table, int card, int count)
    @cython.locals(
        dealt=cython.p_int, lies=cython.p_int, link=cython.p_int, card=int, following=int, owner=int, slot=int, deck=int,
        step=int
    )
    cdef void move(self, OhMyGoodsState table, int seat)
    @cython.locals(bottom=int, waiting=int, own=int, place=int, part=int, owner=int, slot=int)
    cdef void plan_anew(self, Rules rules, OhMyGoodsState table, int seat, Rng rng)
    @cython.locals(top=int, decision=Decision, number=int, seat=int, a=int, b=int, option=int, before=int)
    cpdef void answer(self, Rules rules, OhMyGoodsState table, int bottom, Rng rng)
