# Written by hooks/fields from window.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.bits cimport count_bits, lowest_bit
from ludoteca.games.sagrada.content.printed cimport Printed
from ludoteca.games.sagrada.players.learned cimport LearnedWeights
from ludoteca.games.sagrada.rules.effects.window cimport destinations
from ludoteca.games.sagrada.rules.state cimport SagradaState, around, corners

cdef LearnedWeights LEARNED
cdef Printed PRINTED
cdef int BLOCK, BORDER, COMMON, FINE, FULL, LEAST, LEFT, MARKS, MOST_TURNS, NONE, NOT_LEFT, NOT_RIGHT, PUBLIC_COUNT
cdef int ROUNDS, TOP

cpdef int members(int mask) noexcept

cpdef int sides(int cells) noexcept

@cython.locals(found=int)
cdef int digits_at(int* digits, int cell) noexcept

cdef class GoalOpinion

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
    cdef public int best_cell
    cdef public int draft_seen
    cdef public int draft_taken
    cdef public int draft_best
    cdef public tuple goal_opinions
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
    cpdef int best_laid(self, int die) except? -1
    @cython.locals(best=int, cell=int, worth=int)
    cpdef int best_on(self, int die, int cells) except? -1
    @cython.locals(die=int, worth=int)
    cpdef int moved(self, SagradaState table, int seat, int cell, int target) except? -1
    @cython.locals(best=int, cells=int, die=int)
    cpdef int best_moved(self, SagradaState table, int seat, int cell, int waive) except? -1
    @cython.locals(best=int, die=int, last=int, place=int, seen=int)
    cpdef int draft_worth(self, SagradaState table, int seat) except? -1
    @cython.locals(
        alive=int, empty=int, fours=int, free=int, goal=int, marks="int*", more_colors=int, more_values=int, near=int,
        one_color=int, one_value=int, ones=int, opinion=GoalOpinion, place=int, start=int, two_colors=int,
        two_values=int, twos=int
    )
    cpdef void describe(self)
    @cython.locals(add=int, carry=int, color=int, fours=int, ones=int, twos=int, value=int)
    cpdef void count_open(self, int empty)
    @cython.locals(cells=int, color=int, found=int, value=int)
    cpdef int kinds(self, int near) except? -1
    @cython.locals(best=int, color=int, marks="int*", other=int, room=int)
    cpdef void describe_private(self, int alive)
    @cython.locals(
        fit=int, found=int, free=int, full=int, kind=int, length=int, line=int, marks="int*", missing=int, number=int
    )
    cdef void describe_lines(self, bint rows, int start, int* held, int* open_to, int kinds, int* digits)
    @cython.locals(few=int, many=int, marks="int*", scarce=int)
    cpdef void describe_pairs(self, int start, int low, int alive)
    @cython.locals(count=int, four=int, kind=int, marks="int*", one=int, three=int, two=int)
    cdef void describe_sets(self, int start, int* held, int kinds)

cdef class GoalOpinion:
    cdef int step(self, SagradaState table, int seat, int color, int value, int cell, int prize) except? -1
    cdef void describe(self, Pane pane, int start, int alive)

cdef class FullLinesOpinion(GoalOpinion):
    cdef public bint along_rows
    cdef public bint by_color
    @cython.locals(filled=int, length=int, line=int, same=int)
    cdef int step(self, SagradaState table, int seat, int color, int value, int cell, int prize) except? -1
    cdef void describe(self, Pane pane, int start, int alive)

cdef class PairsOpinion(GoalOpinion):
    cdef public int low
    cdef int step(self, SagradaState table, int seat, int color, int value, int cell, int prize) except? -1
    cdef void describe(self, Pane pane, int start, int alive)

cdef class SetsOpinion(GoalOpinion):
    cdef public bint by_color
    cdef int step(self, SagradaState table, int seat, int color, int value, int cell, int prize) except? -1
    cdef void describe(self, Pane pane, int start, int alive)

cdef class DiagonalsOpinion(GoalOpinion):
    @cython.locals(alone=int, cells=int, joined=int)
    cdef int step(self, SagradaState table, int seat, int color, int value, int cell, int prize) except? -1
    @cython.locals(cells=int, color=int, marks="int*", reach=int)
    cdef void describe(self, Pane pane, int start, int alive)

@cython.locals(count=int, fewer=int, mine=int, other=int)
cpdef int set_step(SagradaState table, int seat, bint by_color, int kind, int start, int end, int prize) except? -1

cpdef int turns_left(SagradaState table, int turn) except? -1

cpdef int likely_turn(SagradaState table) except? -1

cpdef int spared(SagradaState table, int die) except? -1
