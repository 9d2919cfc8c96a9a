# Written by hooks/fields from tools.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.games.sagrada.rules.effects.drafted cimport DraftedEffect, can_bump
from ludoteca.games.sagrada.rules.effects.tool cimport Toolbox
from ludoteca.games.sagrada.rules.state cimport SagradaState

cdef Toolbox TOOLBOX
cdef int CHOOSE_VALUE, COLORS, DOWN, DRAFTED, FLUX_BRUSH_AGAIN, FLUX_REMOVER_MUST, KEEP_ALL, MORE, NATURE, NOBODY, NONE
cdef int PLACE, PLACE_OR_RETURN, POOL, REROLL_POOL, RETURN, ROUNDS, UP

cdef class Take(Decision):
    @cython.locals(die=int, effect=DraftedEffect, last=int, place=int, table=SagradaState)
    cpdef void options(self, State state, int seat, int tool, int context, Options out)
    @cython.locals(effect=DraftedEffect, table=SagradaState)
    cpdef void resolve(self, State state, int seat, int tool, int context, int option)

cdef class Bump(Decision):
    @cython.locals(table=SagradaState)
    cpdef void options(self, State state, int seat, int die, int b, Options out)
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int die, int b, int option)

cdef class Swap(Decision):
    @cython.locals(kind=int, place=int, seen=int, slot=int, table=SagradaState)
    cpdef void options(self, State state, int seat, int die, int b, Options out)
    @cython.locals(slot=int, table=SagradaState)
    cpdef void resolve(self, State state, int seat, int die, int b, int option)

cdef class Reroll(Decision):
    @cython.locals(value=int)
    cpdef void options(self, State state, int seat, int color, int packed, Options out)
    @cython.locals(die=int, owner=int, table=SagradaState)
    cpdef void resolve(self, State state, int seat, int color, int packed, int option)

cdef class RerollPool(Decision):
    @cython.locals(color=int, die=int)
    cpdef void options(self, State state, int seat, int dice, int b, Options out)
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int dice, int b, int option)

cdef class Draw(Decision):
    @cython.locals(color=int, table=SagradaState)
    cpdef void options(self, State state, int seat, int owner, int b, Options out)
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int owner, int b, int option)

cdef class ChooseValue(Decision):
    @cython.locals(value=int)
    cpdef void options(self, State state, int seat, int color, int b, Options out)
    @cython.locals(die=int, table=SagradaState)
    cpdef void resolve(self, State state, int seat, int color, int b, int option)

cdef class PlaceOrReturn(Decision):
    @cython.locals(cell=int, cells=int, table=SagradaState)
    cpdef void options(self, State state, int seat, int die, int b, Options out)
    @cython.locals(table=SagradaState)
    cpdef void resolve(self, State state, int seat, int die, int b, int option)
