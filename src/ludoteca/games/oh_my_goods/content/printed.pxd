# Written by hooks/fields from printed.py: change that, then run `make fields`.

cimport cython

cdef int CHARACTER_COUNT, CHARACTER_FIRST, CHARBURNER_FIRST, LONGSDALE_FIRST, NONE

@cython.final
cdef class Printed:
    cdef public str name
    cdef public object data
    cdef public int[158] exists
    cdef public int[158] resource
    cdef public int[158] colour
    cdef public int[158] sun
    cdef public int[158] cost
    cdef public int[158] points
    cdef public int[948] needs
    cdef public int[158] product
    cdef public int[316] item
    cdef public int[316] item_id
    cdef public int[158] office
    cdef public int[158] extra_card
    cdef public int[158] automatic
    cdef public int[158] strength
    cdef public int[158] attaches
    cdef public int[158] needs_strength
    cdef public int[158] number
    cdef public int[158] twin
    cdef public int[158] ability
    cdef public int[158] amount
    cdef public int[21] worth
    cdef public int[16] face_cost
    cdef public int[16] face_points
    cdef public int[16] face_card
    cdef public int[80] face_needs
    cdef public int[46] suns
    cdef public int[23] extra
    cdef public int[23] keep
    cdef public int[23] move_cost
    cdef public int[115] market
    cdef public int[483] delta
    cdef public int[23] hire_delta
    cdef public int[3634] build_delta
    cdef public int[23] bonus
    cdef public int[1012] effect
    cdef public int[16] rounds
    cdef public int[192] order
    cdef public int[16] end_cards
    cdef public int[64] end_next
    cdef public int[16] deck_numbers
    cdef public int[16] stack_numbers
    cdef public int[16] deck_characters
    cdef public int[16] never
    cdef public int[16] solo_assistants
    cdef public int[8] goal_points
    cdef public int[8] goal_strength
    cdef public int[168] goal_goods
    cpdef bint is_workshop(self, int card) except -1
    cpdef bint in_game(self, int numbers, int characters, int card) except -1
    @cython.locals(place=int)
    cpdef bint has_ability(self, int characters, int ability) except -1
