# Written by hooks/fields from objectives.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.bits cimport count_bits
from ludoteca.games.sagrada.rules.state cimport SagradaState, corners

cdef int LEFT, TOP

cdef class GoalEffect:
    cdef int units(self, SagradaState table, int seat) except? -1

cdef class Goals:
    cdef public tuple effects

cdef class FullLinesEffect(GoalEffect):
    cdef public bint along_rows
    cdef public bint by_color
    @cython.locals(found=int, length=int, line=int)
    cdef int units(self, SagradaState table, int seat) except? -1

@cython.locals(color=int, found=int, value=int)
cpdef int line_variety(SagradaState table, int seat, int cells, bint by_color) except? -1

cdef class ColorSetsEffect(GoalEffect):
    @cython.locals(color=int, least=int)
    cdef int units(self, SagradaState table, int seat) except? -1

cdef class ValueSetsEffect(GoalEffect):
    cdef public int first
    cdef public int end
    @cython.locals(least=int, value=int)
    cdef int units(self, SagradaState table, int seat) except? -1

cdef class DiagonalsEffect(GoalEffect):
    @cython.locals(cells=int, color=int, found=int)
    cdef int units(self, SagradaState table, int seat) except? -1
