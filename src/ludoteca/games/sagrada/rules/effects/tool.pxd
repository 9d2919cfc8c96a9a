# Written by hooks/fields from tool.py: change that, then run `make fields`.

cimport cython
from ludoteca.games.sagrada.rules.state cimport SagradaState

cdef int NONE, TOOLED

cdef class ToolEffect:
    cdef public int number
    cdef bint possible(self, SagradaState table, int seat, int spent) except -1
    cdef void apply(self, SagradaState table, int seat, int turn, int done)

cdef class Toolbox:
    cdef public tuple effects

cpdef int dice_left(SagradaState table, int spent) except? -1

cpdef int with_tool(int turn, int done) except? -1
