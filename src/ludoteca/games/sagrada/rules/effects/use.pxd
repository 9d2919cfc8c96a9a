# Written by hooks/fields from use.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Options
from ludoteca.games.sagrada.content.printed cimport Printed
from ludoteca.games.sagrada.rules.effects.tool cimport ToolEffect, Toolbox
from ludoteca.games.sagrada.rules.state cimport SagradaState

cdef Printed PRINTED
cdef Toolbox TOOLBOX
cdef int AFTER_FIRST_TOOLS, ANY_TIME_TOOLS, AS_DRAFT_TOOLS, BEFORE_SECOND_TOOLS, DRAFTED, EARLY_RUNNING_PLIERS
cdef int FIRST_TURN, KINDS, NONE, SECOND_TURN

@cython.locals(fits=int)
cpdef int ready_tools(SagradaState table, int turn, int done) except? -1

@cython.locals(tool=int, tools=int)
cpdef void list_usable(SagradaState table, int seat, int turn, int done, Options out)

@cython.locals(tool=int, tools=int)
cpdef bint any_usable(SagradaState table, int seat, int turn, int done) except -1

@cython.locals(effect=ToolEffect)
cpdef bint can_use(SagradaState table, int seat, int tool) except -1

@cython.locals(color=int, die=int, effect=ToolEffect, place=int)
cpdef bint any_payment(SagradaState table, int tool) except -1
