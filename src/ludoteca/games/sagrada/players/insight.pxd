# signed
cimport cython
from ludoteca.games.sagrada.content.printed cimport Printed
from ludoteca.games.sagrada.players.learning cimport Lessons
from ludoteca.games.sagrada.rules.state cimport SagradaState, around, corners

cdef int BORDER, FULL, NOT_LEFT, NOT_RIGHT, LEFT, NONE, ROUNDS, TOP, COLOR_DIAGONALS, COLOR_VARIETY, COLUMN_COLORS, COLUMN_SHADES
cdef int DEEP_SHADES, LIGHT_SHADES, MEDIUM_SHADES, PUBLIC_COUNT, ROW_COLORS, ROW_SHADES, BLOCK, COMMON, FINE, MARKS, MOST_TURNS
cdef Printed PRINTED
cdef Lessons LESSONS

cdef int members(int mask) noexcept
cdef int sides(int cells) noexcept

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
    @cython.locals(color=int, value=int, cells=int)
    cpdef void read(self, SagradaState table, int seat, int turns)
    @cython.locals(near=int)
    cpdef int cells(self, int die) except? -1
    cpdef void lay(self, int die, int cell)
    cpdef void lift(self, int die, int cell)
    @cython.locals(color=int, value=int)
    cdef void renew(self, int die, int sign)
    @cython.locals(page=int, weights=cython.p_int, marks=cython.p_int, found=int, place=int, goal=int, start=int)
    cpdef int worth(self) except? -1
    @cython.locals(found=int, color=int, value=int, color_open=int, value_open=int, bit=int)
    cpdef int laid(self, int die, int cell) except? -1
    @cython.locals(
        marks=cython.p_int, empty=int, ones=int, twos=int, fours=int, one_color=int, two_colors=int, more_colors=int,
        one_value=int, two_values=int, more_values=int, alive=int, free=int, near=int, goal=int
    )
    cpdef void describe(self)
    @cython.locals(ones=int, twos=int, fours=int, color=int, value=int, add=int, carry=int)
    cdef void count_open(self, int empty)
    @cython.locals(found=int, color=int, cells=int, value=int)
    cdef int kinds(self, int near) except? -1
    @cython.locals(marks=cython.p_int, best=int, other=int, color=int, room=int)
    cdef void describe_private(self, int alive)
    @cython.locals(marks=cython.p_int, place=int, color=int, cells=int, reach=int)
    cdef void describe_goal(self, int goal, int start, int alive)
    @cython.locals(
        marks=cython.p_int, length=int, number=int, line=int, missing=int, full=int, found=int, free=int, fit=int,
        kind=int, others=int
    )
    cdef void describe_lines(self, bint rows, int start, int* held, int* open_to, int kinds, int* digits)
    @cython.locals(marks=cython.p_int, scarce=int, few=int, many=int)
    cdef void describe_pairs(self, int start, int low, int alive)
    @cython.locals(marks=cython.p_int, one=int, two=int, three=int, four=int, kind=int, count=int)
    cdef void describe_sets(self, int start, int* held, int kinds)

cdef int turns_left(SagradaState table, int turn) except? -1
cdef int likely_turn(SagradaState table) except? -1
