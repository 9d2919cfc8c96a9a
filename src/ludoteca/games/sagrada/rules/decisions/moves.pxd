# Written by hooks/fields from moves.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.sagrada.content.printed cimport Printed
from ludoteca.games.sagrada.rules.effects cimport destinations, drop_targets, first_targets, has_partner, move_waiver
from ludoteca.games.sagrada.rules.effects cimport pairs_with, second_drop, wheel_targets
from ludoteca.games.sagrada.rules.state cimport SagradaState

cdef Printed PRINTED
cdef int CELLS, CORRECT, DROP_FIRST, DROP_SECOND, KEEP_ALL, LATHEKIN, LIFT_SECOND, LIFT_TOGETHER, MOVE_FROM, MOVE_TO
cdef int NOBODY, REMOVE, STOP, WHEEL

cpdef int targets(SagradaState table, int seat, int tool, int cell, int landed) except? -1

cdef class MoveFrom(Decision):
    @cython.locals(cell=int, table=SagradaState, together=int)
    cpdef void options(self, State state, int seat, int tool, int landed, Options out)
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int tool, int landed, int option)

cpdef bint same_color(SagradaState table, int seat, int one, int two) except -1

cdef class MoveTo(Decision):
    @cython.locals(cell=int, cells=int, table=SagradaState)
    cpdef void options(self, State state, int seat, int packed, int landed, Options out)
    @cython.locals(die=int, plain=int, table=SagradaState, tool=int)
    cpdef void resolve(self, State state, int seat, int packed, int landed, int option)

@cython.locals(cell=int)
cpdef bint second_wheel_die(SagradaState table, int seat, int landed) except -1

cdef class LiftSecond(Decision):
    @cython.locals(table=SagradaState, two=int)
    cpdef void options(self, State state, int seat, int tool, int one, Options out)
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int tool, int one, int option)

cdef class DropFirst(Decision):
    @cython.locals(cell=int, cells=int, table=SagradaState)
    cpdef void options(self, State state, int seat, int one, int two, Options out)
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int one, int two, int option)

cdef class DropSecond(Decision):
    @cython.locals(cell=int, cells=int, table=SagradaState)
    cpdef void options(self, State state, int seat, int pair, int target, Options out)
    @cython.locals(first=int, second=int, table=SagradaState)
    cpdef void resolve(self, State state, int seat, int pair, int target, int option)

cdef class Correct(Decision):
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int owner, int removed, int option)

cdef class Remove(Decision):
    @cython.locals(cell=int, table=SagradaState)
    cpdef void options(self, State state, int seat, int removed, int b, Options out)
    @cython.locals(die=int, table=SagradaState)
    cpdef void resolve(self, State state, int seat, int removed, int b, int option)
