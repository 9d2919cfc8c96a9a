cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.sagrada.content.printed cimport Printed
from ludoteca.games.sagrada.rules.state cimport SagradaState
from ludoteca.games.sagrada.rules.effects cimport (
    destinations, drop_targets, first_targets, has_partner, move_waiver, pairs_with, second_drop, wheel_targets
)

cdef int NOBODY, CELLS, LATHEKIN, WHEEL, CORRECT, DROP_FIRST, DROP_SECOND, LIFT_SECOND, MOVE_FROM, MOVE_TO
cdef int REMOVE, KEEP_ALL, LIFT_TOGETHER, STOP
cdef Printed PRINTED

cdef int targets(SagradaState table, int seat, int tool, int cell, int landed) except? -1

cdef class MoveFrom(Decision):
    @cython.locals(table=SagradaState, cell=int, together=int)
    cpdef void options(self, State state, int seat, int tool, int landed, Options out)
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int tool, int landed, int option)

cdef bint same_color(SagradaState table, int seat, int one, int two) except? -1

cdef class MoveTo(Decision):
    @cython.locals(table=SagradaState, cell=int, cells=int)
    cpdef void options(self, State state, int seat, int packed, int landed, Options out)
    @cython.locals(table=SagradaState, die=int, plain=int, tool=int)
    cpdef void resolve(self, State state, int seat, int packed, int landed, int option)

@cython.locals(cell=int)
cdef bint second_wheel_die(SagradaState table, int seat, int landed) except? -1

cdef class LiftSecond(Decision):
    @cython.locals(table=SagradaState, two=int)
    cpdef void options(self, State state, int seat, int tool, int one, Options out)
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int tool, int one, int option)

cdef class DropFirst(Decision):
    @cython.locals(table=SagradaState, cell=int, cells=int)
    cpdef void options(self, State state, int seat, int one, int two, Options out)
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int one, int two, int option)

cdef class DropSecond(Decision):
    @cython.locals(table=SagradaState, cell=int, cells=int)
    cpdef void options(self, State state, int seat, int pair, int target, Options out)
    @cython.locals(table=SagradaState, first=int, second=int)
    cpdef void resolve(self, State state, int seat, int pair, int target, int option)

cdef class Correct(Decision):
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int owner, int removed, int option)

cdef class Remove(Decision):
    @cython.locals(table=SagradaState, cell=int)
    cpdef void options(self, State state, int seat, int removed, int b, Options out)
    @cython.locals(table=SagradaState, die=int)
    cpdef void resolve(self, State state, int seat, int removed, int b, int option)
