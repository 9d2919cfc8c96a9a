# Written by hooks/fields from state.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport State
from ludoteca.games.oh_my_goods.content.printed cimport Printed

cdef int ALL_IN_CHAPTER, AS_GOOD, CARDS, CHAPTER_ROWS, EIGHTH_ENDS, FACES, GOOD_COUNT, IN_ASIDE, IN_DECK, IN_DISCARD
cdef int IN_HAND, IN_PLAY, IN_SUNRISE, NONE, OPENLY, OUT, SEATS, SHOWN_GOOD, SLOTS

@cython.final
cdef class OhMyGoodsState(State):
    cdef public Printed printed
    cdef public int variants
    cdef public int chapter
    cdef public int round
    cdef public int last
    cdef public int active
    cdef public int event
    cdef public int events_used
    cdef public int numbers
    cdef public int characters
    cdef public int dealt
    cdef public int display
    cdef public int done
    cdef public int opened
    cdef public int delivered
    cdef public int goal
    cdef public int deck_count
    cdef public int discarded
    cdef public int[4] hand_first
    cdef public int[4] hand_count
    cdef public int[4] count
    cdef public int[4] worker
    cdef public int[4] helpers
    cdef public int[4] faces
    cdef public int[4] towered
    cdef public int[4] aside
    cdef public int[4] bonus
    cdef public int[4] side
    cdef public int[24] plan
    cdef public short[56] plan_pay
    cdef public int[5] market
    cdef public int[6] lack
    cdef public short[20] office
    cdef public short[20] colours
    cdef public short[56] card
    cdef public short[56] goods
    cdef public short[56] bare
    cdef public short[56] oldest
    cdef public short[154] where
    cdef public short[154] after
    cdef public short[154] deck
    @cython.locals(copy=OhMyGoodsState)
    cpdef OhMyGoodsState clone(self)
    cpdef int stock(self, int place) except? -1
    @cython.locals(card=int, coins=int, delta=int, good=int, printed=Printed)
    cpdef int worth(self, int seat, int slot, int event) except? -1
    @cython.locals(coins=int, place=int, slot=int, stock=int)
    cpdef int wealth(self, int seat, int event) except? -1
    @cython.locals(slot=int, total=int)
    cpdef int strength(self, int seat) except? -1
    @cython.locals(mask=int, slot=int)
    cpdef int workshops(self, int seat) except? -1
    @cython.locals(face=int, total=int)
    cpdef int assistants(self, int seat) except? -1
    cpdef int lists(self) except? -1
    cpdef bint ends_by_building(self) except -1
    cpdef bint is_last(self) except -1
    @cython.locals(place=int)
    cpdef bint knows(self, int seat, int card) except -1
    @cython.locals(card=int, count=int, place=int)
    cpdef void fill_deck(self)
    @cython.locals(card=int)
    cpdef void reshuffle(self)
    @cython.locals(last=int, place=int)
    cpdef void leave_deck(self, int card)
    @cython.locals(before=int, following=int)
    cpdef void enter_hand(self, int seat, int card)
    @cython.locals(before=int)
    cpdef void leave_hand(self, int seat, int card)
    cpdef void throw(self, int card, int witness)
    cpdef void throw_from_hand(self, int seat, int card, int witness)
    cpdef void set_aside(self, int seat, int card)
    @cython.locals(card=int)
    cpdef void take_back(self, int seat)
    @cython.locals(place=int, printed=Printed)
    cpdef void erect(self, int seat, int card)
