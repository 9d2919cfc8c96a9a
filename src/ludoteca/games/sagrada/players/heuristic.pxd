# signed
cimport cython
from ludoteca.core.bits cimport count_bits, lowest_bit
from ludoteca.core.decision cimport Options, State
from ludoteca.core.heuristic cimport Heuristic
from ludoteca.core.rng cimport Rng
from ludoteca.core.rules cimport Rules
from ludoteca.core.value cimport Features
from ludoteca.games.sagrada.rules.effects cimport destinations, move_waiver, straightedge_waiver, turned_over
from ludoteca.games.sagrada.content.printed cimport Printed
from ludoteca.games.sagrada.players.insight cimport Pane, likely_turn, turns_left
from ludoteca.games.sagrada.players.plain cimport Plain
from ludoteca.games.sagrada.rules.state cimport SagradaState

cdef int LEAST, BLOCK, COMMON, DRAFTED, NONE, PASS, RETURN, ROUNDS, STOP, KINDS, PUBLIC_COUNT, BRUSH, BURNISHER
cdef int FLUX_BRUSH, LATHEKIN, LENS, PLIERS, REMOVER, RUNNING, STONE, STRAIGHTEDGE, WHEEL, ACT, BUMP, CHOOSE_VALUE
cdef int CHOOSE_WINDOW, MOVE_FROM, MOVE_TO, PAY, PLACE, PLACE_OR_RETURN, SWAP, TAKE, HOPE, PATIENCE
cdef Printed PRINTED

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
    @cython.locals(table=SagradaState, pane=Pane)
    cpdef int weigh(self, State state, int decision, int seat, int a, int b, int option) except? -1
    cdef int spared(self, SagradaState table, int die) except? -1
    cdef int best_laid(self, int die) except? -1
    @cython.locals(pane=Pane, best=int, cell=int, worth=int)
    cdef int best_on(self, int die, int cells) except? -1
    @cython.locals(pane=Pane, old=int)
    cdef int window_worth(self, SagradaState table, int seat, int window) except? -1
    @cython.locals(pane=Pane, die=int, worth=int)
    cdef int moved(self, SagradaState table, int seat, int cell, int target) except? -1
    @cython.locals(pane=Pane, cells=int, die=int, best=int)
    cdef int best_moved(self, SagradaState table, int seat, int tool, int cell) except? -1
    @cython.locals(pane=Pane, seen=int, place=int, best=int, last=int, die=int)
    cdef int draft_worth(self, SagradaState table, int seat) except? -1
    @cython.locals(pane=Pane, bonus=int, best=int, last=int, place=int, die=int, later=int, cells=int, cell=int)
    cdef int tool_worth(self, SagradaState table, int seat, int tool, int done) except? -1
    cdef int hope(self, SagradaState table, int tool) except? -1
    @cython.locals(spared=int, best=int, found=int, pips=int)
    cdef int taken_worth(self, SagradaState table, int seat, int tool, int die) except? -1
    @cython.locals(table=SagradaState, count=int, best=int, chosen=int, place=int, weight=int)
    cpdef int sketch(self, Rules rules, State state, int decision, int seat, int a, int b, Options out, Rng rng) except -1
    @cython.locals(
        dice=int, pane=Pane, best=int, chosen=int, _=int, die=int, cells=int, skip=int, cell=int, weight=int
    )
    cdef int sketch_act(self, SagradaState table, int seat, int turn, int done, Options out, Rng rng) except -1
    @cython.locals(pane=Pane, best=int, chosen=int, place=int, option=int, weight=int)
    cdef int weigh_act(self, SagradaState table, int seat, int turn, int done, Options out) except -1
    @cython.locals(table=SagradaState)
    cpdef bint is_far(self, Rules rules, State state, int begun) except -1
    @cython.locals(table=SagradaState)
    cpdef double estimate(self, Rules rules, State state, int seat) except? -1
    @cython.locals(table=SagradaState, pane=Pane, place=int, goal=int)
    cpdef void features(self, State state, int seat, Features row)

cdef class Learned(Greedy):
    cpdef int habit(self, State state, int decision, int seat, int a, int b, int option) except? -1
