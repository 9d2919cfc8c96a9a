# Written by hooks/fields from answers.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.sagrada.content.printed cimport Printed
from ludoteca.games.sagrada.players.placing cimport Placing
from ludoteca.games.sagrada.players.tools cimport ToolOpinion
from ludoteca.games.sagrada.players.window cimport Pane, likely_turn, spared, turns_left
from ludoteca.games.sagrada.rules.effects.tool cimport Toolbox
from ludoteca.games.sagrada.rules.effects.window cimport MoveDieEffect
from ludoteca.games.sagrada.rules.state cimport SagradaState

cdef Printed PRINTED
cdef Toolbox TOOLBOX
cdef int FAVOR, HOPE, KEEP_ALL, KINDS, LEAST, PASS, PATIENCE, RETURN, ROUNDS, STOP

cdef class AnswerOpinion:
    cdef int value(self, Placing player, SagradaState table, int seat, int a, int b, int option) except? -1
    cdef int worth(self, Placing player, SagradaState table, int seat, int a, int b, int option) except? -1
    cdef Pane read(self, Placing player, SagradaState table, int seat)

cdef class ActOpinion(AnswerOpinion):
    cdef public tuple tools
    @cython.locals(best=int, opinion=ToolOpinion, tool=int)
    cdef int value(self, Placing player, SagradaState table, int seat, int turn, int done, int option) except? -1
    cdef int worth(self, Placing player, SagradaState table, int seat, int turn, int done, int option) except? -1
    @cython.locals(bonus=int, hope=int, opinion=ToolOpinion, pane=Pane, place=int)
    cdef int tool_worth(self, Placing player, SagradaState table, int seat, int tool, int done) except? -1

cdef class PlaceOpinion(AnswerOpinion):
    cdef int value(self, Placing player, SagradaState table, int seat, int die, int waive, int option) except? -1
    cdef int worth(self, Placing player, SagradaState table, int seat, int die, int waive, int option) except? -1

cdef class PlaceOrReturnOpinion(AnswerOpinion):
    cdef int value(self, Placing player, SagradaState table, int seat, int die, int b, int option) except? -1
    @cython.locals(pane=Pane)
    cdef int worth(self, Placing player, SagradaState table, int seat, int die, int b, int option) except? -1

cdef class TakeOpinion(AnswerOpinion):
    cdef public tuple tools
    @cython.locals(opinion=ToolOpinion)
    cdef int value(self, Placing player, SagradaState table, int seat, int tool, int context, int option) except? -1
    @cython.locals(opinion=ToolOpinion)
    cdef int worth(self, Placing player, SagradaState table, int seat, int tool, int context, int option) except? -1

cdef class BumpOpinion(AnswerOpinion):
    cdef int value(self, Placing player, SagradaState table, int seat, int die, int b, int option) except? -1
    cdef int worth(self, Placing player, SagradaState table, int seat, int die, int b, int option) except? -1

cdef class SwapOpinion(AnswerOpinion):
    cdef int value(self, Placing player, SagradaState table, int seat, int die, int b, int option) except? -1
    cdef int worth(self, Placing player, SagradaState table, int seat, int die, int b, int option) except? -1

cdef class ChooseValueOpinion(AnswerOpinion):
    cdef int value(self, Placing player, SagradaState table, int seat, int color, int b, int option) except? -1
    cdef int worth(self, Placing player, SagradaState table, int seat, int color, int b, int option) except? -1

cdef class MoveFromOpinion(AnswerOpinion):
    @cython.locals(effect=MoveDieEffect, pane=Pane)
    cdef int worth(self, Placing player, SagradaState table, int seat, int tool, int landed, int option) except? -1

cdef class MoveToOpinion(AnswerOpinion):
    cdef int value(self, Placing player, SagradaState table, int seat, int packed, int landed, int option) except? -1
    cdef int worth(self, Placing player, SagradaState table, int seat, int packed, int landed, int option) except? -1

cdef class PayOpinion(AnswerOpinion):
    cdef int value(self, Placing player, SagradaState table, int seat, int tool, int context, int option) except? -1
    cdef int worth(self, Placing player, SagradaState table, int seat, int tool, int context, int option) except? -1

cdef class ChooseWindowOpinion(AnswerOpinion):
    cdef int value(self, Placing player, SagradaState table, int seat, int a, int b, int option) except? -1
    @cython.locals(old=int, pane=Pane)
    cdef int worth(self, Placing player, SagradaState table, int seat, int a, int b, int option) except? -1
