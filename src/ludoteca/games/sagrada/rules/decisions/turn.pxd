cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.core.rng cimport Rng
from ludoteca.games.sagrada.content.printed cimport Printed
from ludoteca.games.sagrada.rules.state cimport SagradaState
from ludoteca.games.sagrada.rules.effects cimport can_use, is_executable, ready_tools

cdef Printed PRINTED
cdef int NATURE, NOBODY, COLORS, KINDS, HAMMER, RUNNING, TOOL_COUNT, BRUSH, BURNISHER, LATHEKIN, WHEEL, ACT
cdef int END_ROUND, MORE, MOVE_FROM, PAY, PLACE, REROLL_POOL, ROLL, ROUND, TAKE, TURN, DRAFTED, EXTRA, FIRST_TURN
cdef int SECOND_TURN, TOOLED, KEEP_ALL, NONE, ROUNDS, PASS

cdef class Round(Decision):
    @cython.locals(table=SagradaState, i=int, seats=int)
    cpdef void resolve(self, State state, int seat, int number, int first, int option)

cdef class Roll(Decision):
    @cython.locals(table=SagradaState, whole=int, number=int, value=int, color=int)
    cpdef int draw(self, State state, int left, int b, Rng rng, Options out) except -1
    @cython.locals(table=SagradaState, color=int, die=int, weight=int)
    cpdef void options(self, State state, int seat, int left, int b, Options out)
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int left, int b, int option)

cdef class Turn(Decision):
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int owner, int turn, int option)

cdef class Act(Decision):
    @cython.locals(table=SagradaState, tool=int, tools=int)
    cpdef void options(self, State state, int seat, int turn, int done, Options out)
    @cython.locals(table=SagradaState, cost=int, tool=int)
    cpdef void resolve(self, State state, int seat, int turn, int done, int option)

cdef class More(Decision):
    @cython.locals(table=SagradaState, done=int, turn=int)
    cpdef void resolve(self, State state, int seat, int owner, int context, int option)

@cython.locals(near=int, place=int, tool=int, tools=int)
cdef bint anything_left(SagradaState table, int seat, int turn, int done) except? -1

@cython.locals(context=int, dice=int, place=int)
cdef void begin_tool(SagradaState table, int seat, int tool, int turn, int done)

cdef class Pay(Decision):
    @cython.locals(table=SagradaState, die=int, last=int, place=int)
    cpdef void options(self, State state, int seat, int tool, int context, Options out)
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int tool, int context, int option)

cdef class Place(Decision):
    @cython.locals(table=SagradaState, cell=int, cells=int)
    cpdef void options(self, State state, int seat, int die, int waive, Options out)
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int die, int waive, int option)

cdef class EndRound(Decision):
    @cython.locals(table=SagradaState, place=int)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)
