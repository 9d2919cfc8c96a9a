# Written by hooks/fields from producing.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.heuristic cimport Heuristic
from ludoteca.games.oh_my_goods.rules.costs cimport goods_of, in_hand, missing
from ludoteca.games.oh_my_goods.rules.state cimport OhMyGoodsState

cdef int ASSISTANT, BOLD, CARD, CHAIN_NOW, CHARACTER_FIRST, COIN, COIN_LEFT, EFFICIENT, ENDING, GOOD_COUNT, HAND_ITEM
cdef int MOST_ANY, NONE, NO_ITEM, OF_SOURCES, OF_TARGETS, OF_WORKER, PLAIN_COIN, PLAN_WIDTH, PLENTY, QUIET
cdef int RESOURCE_COUNT, ROUNDS, SLOPPY, SLOTS, SOUGHT, SUNS, UNITS

cdef class Producing(Heuristic):
    cdef public int[720] pair_odds
    cdef public int[80] any_odds
    cdef public int[6] held
    @cython.locals(most=int, seat=int)
    cdef int rounds_left(self, OhMyGoodsState table) except? -1
    @cython.locals(left=int)
    cdef int coin(self, OhMyGoodsState table) except? -1
    cdef int promised(self, OhMyGoodsState table, int good) except? -1
    @cython.locals(wanted=int)
    cdef bint is_short(self, OhMyGoodsState table, int good) except -1
    @cython.locals(good=int)
    cdef int sought(self, OhMyGoodsState table, int seat) except? -1
    @cython.locals(coins=int, good=int, kept=int, slot=int)
    cdef int reserved(self, OhMyGoodsState table, int seat) except? -1
    @cython.locals(card=int, gain=int, item=int, kind=int)
    cdef int run_gain(self, OhMyGoodsState table, int seat, int slot) except? -1
    @cython.locals(card=int, found=int, gain=int, item=int, kind=int, runs=int, wanted=int)
    cdef int chain_gain(self, OhMyGoodsState table, int seat, int slot) except? -1
    @cython.locals(card=int, row=int, spare=int)
    cdef int post_odds(self, OhMyGoodsState table, int seat, int slot, int mode) except? -1
    @cython.locals(hand_cards=int)
    cdef int odds_of_any(self, OhMyGoodsState table, int seat, int lack, int row) except? -1
    @cython.locals(a=int, b=int, found=int, held="int*", lack=int, one=int, other=int, resource=int, used=int)
    cdef int odds_of_named(self, OhMyGoodsState table, int seat, int card, int row, int spare) except? -1
    @cython.locals(place=int)
    cdef int row_odds(self, int suns, int one, int a, int other, int b) except? -1
    @cython.locals(gain=int, good=int, goods=int, odds=int, used=int)
    cdef int post_value(self, OhMyGoodsState table, int seat, int slot, int mode) except? -1
    @cython.locals(found=int, helpers=int, plan=int, post=int, slot=int)
    cdef int income(self, OhMyGoodsState table, int seat) except? -1

@cython.locals(hand=int, resource=int)
cdef void count_hand(OhMyGoodsState table, int seat, int* held)

@cython.locals(slot=int)
cpdef bint makes(OhMyGoodsState table, int seat, int good) except -1
