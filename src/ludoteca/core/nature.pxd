# Written by hooks/fields from nature.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.decision cimport Decision, Options, State
from ludoteca.core.rng cimport Rng

cdef class Nature:
    cpdef int answer(self, Decision decision, State state, int a, int b, Options out) except? -1

cdef class Seeded(Nature):
    cdef public Rng rng
    cpdef int answer(self, Decision decision, State state, int a, int b, Options out) except? -1
