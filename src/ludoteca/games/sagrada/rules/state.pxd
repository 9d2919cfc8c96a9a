# Written by hooks/fields from state.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Options, State
from ludoteca.games.sagrada.content.printed cimport Printed

cdef Printed PRINTED
cdef int BORDER, FULL, ISOLATED, NONE, NOT_LEFT, NOT_RIGHT, POOL, WAIVE_COLOR, WAIVE_TOUCH, WAIVE_VALUE

cpdef int beside(int cells) noexcept

@cython.locals(wide=int)
cpdef int around(int cells) noexcept

@cython.locals(wide=int)
cpdef int corners(int cells) noexcept

@cython.locals(place=int)
cdef void insert(int* line, int start, int count, int die) noexcept

@cython.locals(place=int)
cdef void remove(int* line, int start, int count, int die) noexcept

@cython.final
cdef class SagradaState(State):
    cdef public int variants
    cdef public int round
    cdef public int first
    cdef public int tools
    cdef public int tools_gone
    cdef public int goals
    cdef public int skipped
    cdef public int pool_count
    cdef public int[4] window
    cdef public int[4] favor
    cdef public int[4] occupied
    cdef public int[4] waived
    cdef public int[8] private
    cdef public int[8] dealt
    cdef public int[20] color
    cdef public int[24] value
    cdef public int[9] pool
    cdef public int[5] bag
    cdef public int[5] out
    cdef public int[12] favor_on
    cdef public int[90] track
    cdef public int[10] track_count
    @cython.locals(copy=SagradaState)
    cpdef SagradaState clone(self)
    cpdef int open_cells(self, int seat, int die, int waive) except? -1
    @cython.locals(taken=int)
    cpdef int near(self, int seat) except? -1
    @cython.locals(cells=int, color=int, same=int, value=int, window=int)
    cpdef int fits(self, int seat, int die, int near) except? -1
    @cython.locals(
        cells=int, color=int, color_ok="int*", colors="int*", die=int, last=int, near=int, place=int, pool="int*",
        value=int, value_ok="int*", values="int*", window=int
    )
    cpdef void list_fitting(self, int seat, Options out)
    @cython.locals(cells=int, color=int, same=int, taken=int, value=int, window=int)
    cpdef int open_after(self, int seat, int die, int waive, int lifted, int landed, int landed_die) except? -1
    @cython.locals(bit=int, color=int, value=int)
    cpdef int die_at(self, int seat, int cell) except? -1
    @cython.locals(bit=int)
    cpdef void place(self, int seat, int die, int cell, bint waived)
    @cython.locals(die=int, keep=int)
    cpdef int lift(self, int seat, int cell) except? -1
    cpdef void add_to_pool(self, int die)
    cpdef void take_from_pool(self, int die)
    cpdef void add_to_track(self, int slot, int die)
    @cython.locals(place=int, slot=int)
    cpdef int take_from_track(self, int die) except? -1
    cpdef int tool_cost(self, int tool) except? -1
