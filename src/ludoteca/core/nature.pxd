from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.core.rng cimport Rng

cdef int NATURE

cdef class Nature:
    cpdef int answer(self, Decision decision, State state, int a, int b, Options out) except -1

cdef class Seeded(Nature):
    cdef public Rng rng
    cpdef int answer(self, Decision decision, State state, int a, int b, Options out) except -1
