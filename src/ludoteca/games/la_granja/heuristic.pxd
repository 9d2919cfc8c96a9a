cimport cython
from ludoteca.core.decision cimport Options, State
from ludoteca.core.rng cimport Rng
from ludoteca.core.rules cimport Policy, Rules

cdef class Greedy(Policy):
    cpdef int pick(self, Rules rules, State state, int decision, int seat, int a, int b, Options out, Rng rng) except -1
