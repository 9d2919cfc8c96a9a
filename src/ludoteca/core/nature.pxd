cimport cython
from ludoteca.core.decision cimport Decision, Options, State

cdef unsigned long long MULTIPLIER, INCREMENT, WORD, HALF, GOLDEN, MIX_ONE, MIX_TWO
cdef int NATURE

cdef class Rng:
    cdef public unsigned long long word
    @cython.locals(old=cython.ulonglong, bits=cython.ulonglong, turn=cython.ulonglong)
    cdef unsigned long long draw(self) noexcept
    cpdef int below(self, int bound) noexcept

cdef class Nature:
    cpdef int answer(self, Decision decision, State state, int a, int b, Options out) except -1

cdef class Seeded(Nature):
    cdef public Rng rng
    @cython.locals(left=int, place=int)
    cpdef int answer(self, Decision decision, State state, int a, int b, Options out) except -1
