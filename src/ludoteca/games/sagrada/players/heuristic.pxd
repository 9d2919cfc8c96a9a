# Written by hooks/fields from heuristic.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.bits cimport count_bits, lowest_bit
from ludoteca.core.decision cimport Options, State
from ludoteca.core.rng cimport Rng
from ludoteca.core.rules cimport Rules
from ludoteca.core.value cimport Features
from ludoteca.games.sagrada.players.answers cimport ActOpinion, AnswerOpinion
from ludoteca.games.sagrada.players.placing cimport Placing
from ludoteca.games.sagrada.players.window cimport Pane, spared, turns_left
from ludoteca.games.sagrada.rules.state cimport SagradaState

cdef int ACT, BLOCK, COMMON, DRAFTED, KINDS, LEAST, NONE, PASS, PLACE, PUBLIC_COUNT, ROUNDS

cdef class Greedy(Placing):
    cdef public tuple opinions
    cdef public int found_seat
    cdef public int found_die
    cdef public int found_taken
    cdef public int found_cell
    cdef public int alone
    @cython.locals(opinion=AnswerOpinion, table=SagradaState)
    cpdef int habit(self, State state, int decision, int seat, int a, int b, int option) except? -1
    @cython.locals(opinion=AnswerOpinion, table=SagradaState)
    cpdef int weigh(self, State state, int decision, int seat, int a, int b, int option) except? -1
    @cython.locals(count=int, table=SagradaState)
    cpdef int sketch(
        self, Rules rules, State state, int decision, int seat, int a, int b, Options out, Rng rng
    ) except? -1
    @cython.locals(best=int, chosen=int, place=int, weight=int)
    cdef int weigh_all(self, SagradaState table, int decision, int seat, int a, int b, Options out) except? -1
    @cython.locals(act=ActOpinion, best=int, chosen=int, option=int, pane=Pane, place=int, weight=int)
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
