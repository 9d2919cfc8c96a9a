# Written by hooks/fields from turn.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.core.rng cimport Rng
from ludoteca.games.sagrada.content.printed cimport Printed
from ludoteca.games.sagrada.rules.effects.tool cimport ToolEffect, Toolbox
from ludoteca.games.sagrada.rules.effects.use cimport any_usable, list_usable
from ludoteca.games.sagrada.rules.state cimport SagradaState

cdef Printed PRINTED
cdef Toolbox TOOLBOX
cdef int ACT, COLORS, DRAFTED, END_ROUND, EXTRA, FIRST_TURN, KEEP_ALL, KINDS, MORE, NATURE, NOBODY, NONE, PASS, PAY
cdef int PLACE, ROLL, ROUND, ROUNDS, SECOND_TURN, TOOLED, TURN

cdef class Round(Decision):
    @cython.locals(i=int, seats=int, table=SagradaState)
    cpdef void resolve(self, State state, int seat, int number, int first, int option)

cdef class Roll(Decision):
    @cython.locals(color=int, die=int, table=SagradaState, weight=int)
    cpdef void options(self, State state, int seat, int left, int b, Options out)
    @cython.locals(color=int, number=int, table=SagradaState, value=int, whole=int)
    cpdef int draw(self, State state, int left, int b, Rng rng, Options out) except? -1
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int left, int b, int option)

cdef class Turn(Decision):
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int owner, int turn, int option)

cdef class Act(Decision):
    @cython.locals(table=SagradaState)
    cpdef void options(self, State state, int seat, int turn, int done, Options out)
    @cython.locals(cost=int, effect=ToolEffect, table=SagradaState, tool=int)
    cpdef void resolve(self, State state, int seat, int turn, int done, int option)

cdef class More(Decision):
    @cython.locals(done=int, table=SagradaState, turn=int)
    cpdef void resolve(self, State state, int seat, int owner, int context, int option)

@cython.locals(near=int, place=int)
cpdef bint anything_left(SagradaState table, int seat, int turn, int done) except -1

cdef class Pay(Decision):
    @cython.locals(die=int, effect=ToolEffect, last=int, place=int, table=SagradaState)
    cpdef void options(self, State state, int seat, int tool, int context, Options out)
    @cython.locals(effect=ToolEffect, table=SagradaState)
    cpdef void resolve(self, State state, int seat, int tool, int context, int option)

cdef class Place(Decision):
    @cython.locals(cell=int, cells=int, table=SagradaState)
    cpdef void options(self, State state, int seat, int die, int waive, Options out)
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int die, int waive, int option)

cdef class EndRound(Decision):
    @cython.locals(place=int, table=SagradaState)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)
