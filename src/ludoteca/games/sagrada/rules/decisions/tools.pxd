cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.sagrada.rules.state cimport SagradaState
from ludoteca.games.sagrada.rules.effects cimport can_bump, straightedge_waiver, takes_die, turned_over

cdef int NATURE, NOBODY, COLORS, FLUX_BRUSH, LENS, PLIERS, REMOVER, STONE, STRAIGHTEDGE, BUMP, CHOOSE_VALUE
cdef int DRAW, MORE, PLACE, PLACE_OR_RETURN, REROLL, REROLL_POOL, SWAP, DRAFTED, FLUX_BRUSH_AGAIN, FLUX_REMOVER_MUST
cdef int KEEP_ALL, NONE, POOL, ROUNDS, DOWN, UP, RETURN

cdef class Take(Decision):
    @cython.locals(table=SagradaState, die=int, last=int, place=int)
    cpdef void options(self, State state, int seat, int tool, int context, Options out)
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int tool, int context, int option)

cdef class Bump(Decision):
    @cython.locals(table=SagradaState)
    cpdef void options(self, State state, int seat, int die, int b, Options out)
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int die, int b, int option)

cdef class Swap(Decision):
    @cython.locals(table=SagradaState, kind=int, place=int, seen=int, slot=int)
    cpdef void options(self, State state, int seat, int die, int b, Options out)
    @cython.locals(table=SagradaState, slot=int)
    cpdef void resolve(self, State state, int seat, int die, int b, int option)

cdef class Reroll(Decision):
    @cython.locals(value=int)
    cpdef void options(self, State state, int seat, int color, int packed, Options out)
    @cython.locals(table=SagradaState, die=int, owner=int)
    cpdef void resolve(self, State state, int seat, int color, int packed, int option)

cdef class RerollPool(Decision):
    @cython.locals(color=int, die=int)
    cpdef void options(self, State state, int seat, int dice, int b, Options out)
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int dice, int b, int option)

cdef class Draw(Decision):
    @cython.locals(table=SagradaState, color=int)
    cpdef void options(self, State state, int seat, int owner, int b, Options out)
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int owner, int b, int option)

cdef class ChooseValue(Decision):
    @cython.locals(value=int)
    cpdef void options(self, State state, int seat, int color, int b, Options out)
    @cython.locals(table=SagradaState, die=int)
    cpdef void resolve(self, State state, int seat, int color, int b, int option)

cdef class PlaceOrReturn(Decision):
    @cython.locals(table=SagradaState, cell=int, cells=int)
    cpdef void options(self, State state, int seat, int die, int b, Options out)
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int die, int b, int option)
