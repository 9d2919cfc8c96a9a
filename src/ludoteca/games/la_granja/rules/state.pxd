# Written by hooks/fields from state.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport State
from ludoteca.games.la_granja.content.printed cimport Printed

cdef int AS_HELPER, CROPS, GOODS, IN_DECK, IN_DISCARD, IN_HAND, NONE, ORIGINS, SEATS, SLOTS, VP

cdef class LaGranjaState(State):
    cdef public Printed printed
    cdef public int variants
    cdef public int round
    cdef public int phase
    cdef public int deck_count
    cdef public int discard_count
    cdef public int open_hexes
    cdef public int completed
    cdef public int unlocked
    cdef public int donkeys_open
    cdef public int solo_first
    cdef public int last_die
    cdef public int[72] where
    cdef public int[4] hand_count
    cdef public int[40] goods
    cdef public int[12] fields
    cdef public int[12] grown
    cdef public int[12] barrow_card
    cdef public int[12] barrow_filled
    cdef public int[12] helper_card
    cdef public int[12] helper_used
    cdef public int[4] extensions
    cdef public int[4] more_hand
    cdef public int[4] more_income
    cdef public int[4] more_stalls
    cdef public int[4] more_deliveries
    cdef public int[24] row_of
    cdef public int[24] row_filled
    cdef public int[24] craft
    cdef public int[6] lock
    cdef public int[30] hex_owner
    cdef public int[4] display
    cdef public int[24] roof_tile
    cdef public int[24] roof_used
    cdef public int[4] roof_count
    cdef public int[4] siesta_at
    cdef public int[4] siesta_level
    cdef public int[4] order
    cdef public int[4] donkey_left
    cdef public int[4] donkey
    cdef public int[6] dice
    cdef public int[8] die_taken
    cdef public int[4] reserved
    cdef public int[36] earned
    @cython.locals(copy=LaGranjaState)
    cpdef LaGranjaState clone(self)
    cpdef int has(self, int seat, int good) except? -1
    cpdef int on_fields(self, int seat, int crop) except? -1
    @cython.locals(place=int)
    cpdef int helper_slot(self, int seat, int effect) except? -1
    @cython.locals(place=int)
    cpdef int fresh_slot(self, int seat, int effect) except? -1
    @cython.locals(best=int, found=int, place=int)
    cpdef int helper_below(self, int seat, int card) except? -1
    cpdef int amount(self, int place) except? -1
    @cython.locals(found=int, place=int)
    cpdef int total_amount(self, int seat, int effect) except? -1
    cpdef void change(self, int seat, int good, int amount)
    cpdef void score(self, int seat, int points, int origin)
    @cython.locals(old=int)
    cpdef void move_card(self, int card, int place)
    cpdef void add_helper(self, int seat, int card, int place)
