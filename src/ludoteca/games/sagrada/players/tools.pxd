# Written by hooks/fields from tools.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.bits cimport lowest_bit
from ludoteca.games.sagrada.players.placing cimport Placing
from ludoteca.games.sagrada.players.window cimport spared
from ludoteca.games.sagrada.rules.effects.drafted cimport straightedge_waiver, turned_over
from ludoteca.games.sagrada.rules.state cimport SagradaState

cdef int DRAFTED, FILL, KEEP_ALL, LEAST, MARKED, NONE

cdef class ToolOpinion:
    cdef int value(self, Placing player, SagradaState table, int seat) except? -1
    cdef int worth(self, Placing player, SagradaState table, int seat, int done) except? -1
    cdef int die_value(self, Placing player, SagradaState table, int seat, int die) except? -1
    cdef int die_worth(self, Placing player, SagradaState table, int seat, int die) except? -1

cdef class DraftedOpinion(ToolOpinion):
    @cython.locals(best=int, die=int, last=int, place=int)
    cdef int value(self, Placing player, SagradaState table, int seat) except? -1
    @cython.locals(best=int, die=int, last=int, place=int)
    cdef int worth(self, Placing player, SagradaState table, int seat, int done) except? -1

cdef class ChangeByOneOpinion(DraftedOpinion):
    @cython.locals(best=int)
    cdef int die_value(self, Placing player, SagradaState table, int seat, int die) except? -1
    @cython.locals(best=int)
    cdef int die_worth(self, Placing player, SagradaState table, int seat, int die) except? -1

cdef class TurnOverOpinion(DraftedOpinion):
    cdef int die_value(self, Placing player, SagradaState table, int seat, int die) except? -1
    cdef int die_worth(self, Placing player, SagradaState table, int seat, int die) except? -1

cdef class PlaceApartOpinion(DraftedOpinion):
    cdef int die_value(self, Placing player, SagradaState table, int seat, int die) except? -1
    @cython.locals(cells=int)
    cdef int die_worth(self, Placing player, SagradaState table, int seat, int die) except? -1

cdef class DraftAgainOpinion(DraftedOpinion):
    cdef int value(self, Placing player, SagradaState table, int seat) except? -1
    cdef int worth(self, Placing player, SagradaState table, int seat, int done) except? -1

cdef class UncertainOpinion(DraftedOpinion):
    cdef int worth(self, Placing player, SagradaState table, int seat, int done) except? -1

cdef class ExchangeWithTrackOpinion(UncertainOpinion):
    cdef int die_value(self, Placing player, SagradaState table, int seat, int die) except? -1
    cdef int die_worth(self, Placing player, SagradaState table, int seat, int die) except? -1

cdef class RollDieOpinion(UncertainOpinion):
    cdef int die_value(self, Placing player, SagradaState table, int seat, int die) except? -1
    @cython.locals(found=int, pips=int)
    cdef int die_worth(self, Placing player, SagradaState table, int seat, int die) except? -1

cdef class ExchangeWithBagOpinion(UncertainOpinion):
    cdef int die_value(self, Placing player, SagradaState table, int seat, int die) except? -1
    cdef int die_worth(self, Placing player, SagradaState table, int seat, int die) except? -1

cdef class RollPoolOpinion(ToolOpinion):
    @cython.locals(found=int, place=int)
    cdef int value(self, Placing player, SagradaState table, int seat) except? -1

cdef class MoveTwoDiceOpinion(ToolOpinion):
    cdef int worth(self, Placing player, SagradaState table, int seat, int done) except? -1

cdef class MoveDieOpinion(ToolOpinion):
    cdef public int waive
    @cython.locals(best=int, cell=int, cells=int, later=int)
    cdef int worth(self, Placing player, SagradaState table, int seat, int done) except? -1

cpdef int draft_to_come(Placing player, SagradaState table, int seat, int done) except? -1
