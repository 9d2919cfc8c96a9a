# Written by hooks/fields from common.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Decision, Options, State

cdef class ChooseSeat(Decision):
    @cython.locals(first=int)
    cpdef void options(self, State state, int seat, int a, int b, Options out)

cdef class TwoAnswers(Decision):
    cpdef void options(self, State state, int seat, int a, int b, Options out)
