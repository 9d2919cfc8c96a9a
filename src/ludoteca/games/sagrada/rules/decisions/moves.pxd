# Written by hooks/fields from moves.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.sagrada.content.printed cimport Printed
from ludoteca.games.sagrada.rules.effects.tool cimport Toolbox
from ludoteca.games.sagrada.rules.effects.window cimport MoveDieEffect, drop_targets, second_drop
from ludoteca.games.sagrada.rules.state cimport SagradaState

cdef Printed PRINTED
cdef Toolbox TOOLBOX
cdef int CELLS, CORRECT, DROP_FIRST, DROP_SECOND, MOVE_TO, NOBODY, REMOVE, STOP

cdef class MoveFrom(Decision):
    @cython.locals(cell=int, effect=MoveDieEffect, table=SagradaState)
    cpdef void options(self, State state, int seat, int tool, int landed, Options out)
    @cython.locals(effect=MoveDieEffect, table=SagradaState)
    cpdef void resolve(self, State state, int seat, int tool, int landed, int option)

cdef class MoveTo(Decision):
    @cython.locals(cell=int, cells=int, effect=MoveDieEffect, table=SagradaState)
    cpdef void options(self, State state, int seat, int packed, int landed, Options out)
    @cython.locals(die=int, effect=MoveDieEffect, plain=int, table=SagradaState)
    cpdef void resolve(self, State state, int seat, int packed, int landed, int option)

cdef class LiftSecond(Decision):
    @cython.locals(effect=MoveDieEffect, table=SagradaState, two=int)
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
