# Written by hooks/fields from insight.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.sagrada.content.printed cimport Printed
from ludoteca.games.sagrada.players.learning cimport Lessons
from ludoteca.games.sagrada.rules.state cimport SagradaState, around, corners

cdef Lessons LESSONS
cdef Printed PRINTED
cdef int BLOCK, BORDER, COLOR_DIAGONALS, COLOR_VARIETY, COLUMN_COLORS, COLUMN_SHADES, COMMON, DEEP_SHADES, FINE, FULL
cdef int LEFT, LIGHT_SHADES, MARKS, MEDIUM_SHADES, MOST_TURNS, NONE, NOT_LEFT, NOT_RIGHT, PUBLIC_COUNT, ROUNDS
cdef int ROW_COLORS, ROW_SHADES, TOP

cpdef int members(int mask) noexcept

cpdef int sides(int cells) noexcept

@cython.final
cdef class Pane:
    cdef public int window
    cdef public int taken
    cdef public int goals
    cdef public int favor
    cdef public int turns
    cdef public int book
    cdef public int dead
    cdef public int first
    cdef public int second
    cdef public int first_sum
    cdef public int second_sum
    cdef public int[5] color
    cdef public int[6] value
    cdef public int[5] color_open
    cdef public int[6] value_open
    cdef public int[3] color_digits
    cdef public int[3] value_digits
    cdef public int[100] marks
    @cython.locals(cells=int, color=int, value=int)
    cpdef void read(self, SagradaState table, int seat, int turns)
    @cython.locals(near=int)
    cpdef int cells(self, int die) except? -1
    cpdef void lay(self, int die, int cell)
    cpdef void lift(self, int die, int cell)
    @cython.locals(color=int, value=int)
    cpdef void renew(self, int die, int sign)
    @cython.locals(found=int, goal=int, marks="int*", page=int, place=int, start=int, weights="int*")
    cpdef int worth(self) except? -1
    @cython.locals(bit=int, color=int, color_open=int, found=int, value=int, value_open=int)
    cpdef int laid(self, int die, int cell) except? -1
    @cython.locals(
        alive=int, empty=int, fours=int, free=int, goal=int, marks="int*", more_colors=int, more_values=int, near=int,
        one_color=int, one_value=int, ones=int, two_colors=int, two_values=int, twos=int
    )
    cpdef void describe(self)
    @cython.locals(add=int, carry=int, color=int, fours=int, ones=int, twos=int, value=int)
    cpdef void count_open(self, int empty)
    @cython.locals(cells=int, color=int, found=int, value=int)
    cpdef int kinds(self, int near) except? -1
    @cython.locals(best=int, color=int, marks="int*", other=int, room=int)
    cpdef void describe_private(self, int alive)
    @cython.locals(cells=int, color=int, marks="int*", place=int, reach=int)
    cpdef void describe_goal(self, int goal, int start, int alive)
    @cython.locals(
        fit=int, found=int, free=int, full=int, kind=int, length=int, line=int, marks="int*", missing=int, number=int,
        others=int
    )
    cdef void describe_lines(self, bint rows, int start, int* held, int* open_to, int kinds, int* digits)
    @cython.locals(few=int, many=int, marks="int*", scarce=int)
    cpdef void describe_pairs(self, int start, int low, int alive)
    @cython.locals(count=int, four=int, kind=int, marks="int*", one=int, three=int, two=int)
    cdef void describe_sets(self, int start, int* held, int kinds)

cpdef int turns_left(SagradaState table, int turn) except? -1

cpdef int likely_turn(SagradaState table) except? -1
