# Written by hooks/fields from drafted.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.sagrada.rules.effects.tool cimport ToolEffect, dice_left, with_tool
from ludoteca.games.sagrada.rules.state cimport SagradaState

cdef int BUMP, DRAFTED, DRAW, EXTRA, ISOLATED, KEEP_ALL, LOOSE_STRAIGHTEDGE, MORE, NATURE, NOBODY, NONE, PLACE, POOL
cdef int REROLL, REROLL_POOL, ROUNDS, SWAP, TAKE, WAIVE_TOUCH

cdef class DraftedEffect(ToolEffect):
    @cython.locals(die=int, held_back=int, last=int, place=int)
    cdef bint possible(self, SagradaState table, int seat, int spent) except -1
    cdef void apply(self, SagradaState table, int seat, int turn, int done)
    cdef bint takes(self, SagradaState table, int seat, int die) except -1
    cdef void work_on(self, SagradaState table, int seat, int die, int context)

cdef class ChangeByOneEffect(DraftedEffect):
    cdef bint takes(self, SagradaState table, int seat, int die) except -1
    cdef void work_on(self, SagradaState table, int seat, int die, int context)

@cython.locals(value=int)
cpdef bint can_bump(SagradaState table, int seat, int die, int change) except -1

cdef class TurnOverEffect(DraftedEffect):
    cdef bint takes(self, SagradaState table, int seat, int die) except -1
    cdef void work_on(self, SagradaState table, int seat, int die, int context)

cpdef int turned_over(int die) except? -1

cdef class RollDieEffect(DraftedEffect):
    cdef void work_on(self, SagradaState table, int seat, int die, int context)

cdef class PlaceApartEffect(DraftedEffect):
    cdef bint takes(self, SagradaState table, int seat, int die) except -1
    cdef void work_on(self, SagradaState table, int seat, int die, int context)

cpdef int straightedge_waiver(SagradaState table) except? -1

cdef class ExchangeWithTrackEffect(DraftedEffect):
    cdef bint possible(self, SagradaState table, int seat, int spent) except -1
    cdef void work_on(self, SagradaState table, int seat, int die, int context)

@cython.locals(place=int, slot=int)
cpdef bint any_track_die(SagradaState table, int seat) except -1

cdef class ExchangeWithBagEffect(DraftedEffect):
    cdef void work_on(self, SagradaState table, int seat, int die, int context)

cdef class DraftAgainEffect(DraftedEffect):
    cdef bint takes(self, SagradaState table, int seat, int die) except -1
    @cython.locals(context=int)
    cdef void apply(self, SagradaState table, int seat, int turn, int done)

cdef class RollPoolEffect(ToolEffect):
    cdef bint possible(self, SagradaState table, int seat, int spent) except -1
    @cython.locals(dice=int, place=int)
    cdef void apply(self, SagradaState table, int seat, int turn, int done)
