# Written by hooks/fields from redeal.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Decision, Options
from ludoteca.core.heuristic cimport Heuristic
from ludoteca.core.rng cimport Rng
from ludoteca.core.rules cimport Rules
from ludoteca.games.oh_my_goods.rules.decisions.plan cimport ask_plan
from ludoteca.games.oh_my_goods.rules.state cimport OhMyGoodsState

cdef int AS_GOOD, CARDS, CHARACTER_FIRST, FRAME, IN_ASIDE, IN_DECK, IN_DISCARD, IN_HAND, IN_SUNRISE, NONE, NO_ANSWER
cdef int OPENLY, PLAN_WIDTH, SHOWN_GOOD, SHOW_PLANS, SLOTS

@cython.final
cdef class Dealer:
    cdef public int[154] pool
    cdef public int[154] dealt
    cdef public int[154] lies
    cdef public int[154] link
    cdef public int[256] asked
    cdef public Heuristic habit
    cdef public Options out
    cpdef bint deal(self, Rules rules, OhMyGoodsState table, int seat, Rng rng) except -1
    @cython.locals(card=int, count=int, dealt="int*", last=int, other=int, owner=int, place=int, pool="int*")
    cpdef void shuffle(self, OhMyGoodsState table, int seat, Rng rng)
    @cython.locals(building=int, dealt="int*", other=int, place=int, spot=int)
    cpdef void trade(self, OhMyGoodsState table, int card, int count)
    @cython.locals(
        card=int, dealt="int*", deck=int, following=int, lies="int*", link="int*", owner=int, slot=int, step=int
    )
    cpdef void move(self, OhMyGoodsState table, int seat)
    @cython.locals(bottom=int, own=int, owner=int, part=int, place=int, slot=int, waiting=int)
    cpdef void plan_anew(self, Rules rules, OhMyGoodsState table, int seat, Rng rng)
    @cython.locals(a=int, b=int, before=int, decision=Decision, number=int, option=int, seat=int, top=int)
    cpdef void answer(self, Rules rules, OhMyGoodsState table, int bottom, Rng rng)
