# Written by hooks/fields from heuristic.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.bits cimport count_bits, lowest_bit
from ludoteca.core.decision cimport Options, State
from ludoteca.core.rng cimport Rng
from ludoteca.core.rules cimport Rules
from ludoteca.core.value cimport Features
from ludoteca.games.sagrada.content.printed cimport Printed
from ludoteca.games.sagrada.players.insight cimport Pane, likely_turn, turns_left
from ludoteca.games.sagrada.players.plain cimport Plain
from ludoteca.games.sagrada.rules.effects cimport destinations, move_waiver, straightedge_waiver, turned_over
from ludoteca.games.sagrada.rules.state cimport SagradaState

cdef Printed PRINTED
cdef int ACT, BLOCK, BRUSH, BUMP, BURNISHER, CHOOSE_VALUE, CHOOSE_WINDOW, COMMON, DRAFTED, FLUX_BRUSH, HOPE, KINDS
cdef int LATHEKIN, LEAST, LENS, MOVE_FROM, MOVE_TO, NONE, PASS, PATIENCE, PAY, PLACE, PLACE_OR_RETURN, PLIERS
cdef int PUBLIC_COUNT, REMOVER, RETURN, ROUNDS, RUNNING, STONE, STOP, STRAIGHTEDGE, SWAP, TAKE, WHEEL

cdef class Greedy(Plain):
    cdef public Pane pane
    cdef public int found_seat
    cdef public int found_die
    cdef public int found_taken
    cdef public int found_cell
    cdef public int best_cell
    cdef public int draft_seen
    cdef public int draft_taken
    cdef public int draft_best
    cdef public int[24] favors
    cdef public int alone
    @cython.locals(pane=Pane, table=SagradaState)
    cpdef int weigh(self, State state, int decision, int seat, int a, int b, int option) except? -1
    cdef int spared(self, SagradaState table, int die) except? -1
    cdef int best_laid(self, int die) except? -1
    @cython.locals(best=int, cell=int, pane=Pane, worth=int)
    cdef int best_on(self, int die, int cells) except? -1
    @cython.locals(old=int, pane=Pane)
    cdef int window_worth(self, SagradaState table, int seat, int window) except? -1
    @cython.locals(die=int, pane=Pane, worth=int)
    cdef int moved(self, SagradaState table, int seat, int cell, int target) except? -1
    @cython.locals(best=int, cells=int, die=int, pane=Pane)
    cdef int best_moved(self, SagradaState table, int seat, int tool, int cell) except? -1
    @cython.locals(best=int, die=int, last=int, pane=Pane, place=int, seen=int)
    cdef int draft_worth(self, SagradaState table, int seat) except? -1
    @cython.locals(best=int, bonus=int, cell=int, cells=int, die=int, last=int, later=int, pane=Pane, place=int)
    cdef int tool_worth(self, SagradaState table, int seat, int tool, int done) except? -1
    cdef int hope(self, SagradaState table, int tool) except? -1
    @cython.locals(best=int, found=int, pips=int, spared=int)
    cdef int taken_worth(self, SagradaState table, int seat, int tool, int die) except? -1
    @cython.locals(best=int, chosen=int, count=int, place=int, table=SagradaState, weight=int)
    cpdef int sketch(
        self, Rules rules, State state, int decision, int seat, int a, int b, Options out, Rng rng
    ) except? -1
    @cython.locals(best=int, chosen=int, option=int, pane=Pane, place=int, weight=int)
    cdef int weigh_act(self, SagradaState table, int seat, int turn, int done, Options out) except? -1
    @cython.locals(_=int, best=int, cell=int, cells=int, chosen=int, dice=int, die=int, pane=Pane, skip=int, weight=int)
    cdef int sketch_act(self, SagradaState table, int seat, int turn, int done, Options out, Rng rng) except? -1
    @cython.locals(table=SagradaState)
    cpdef bint is_far(self, Rules rules, State state, int begun) except -1
    @cython.locals(table=SagradaState)
    cpdef double estimate(self, Rules rules, State state, int seat) except? -1
    @cython.locals(goal=int, pane=Pane, place=int, table=SagradaState)
    cpdef void features(self, State state, int seat, Features row)

cdef class Learned(Greedy):
    cpdef int habit(self, State state, int decision, int seat, int a, int b, int option) except? -1
