cimport cython

cdef unsigned long long MULTIPLIER, INCREMENT, WORD, HALF, GOLDEN, MIX_ONE, MIX_TWO

@cython.locals(word=cython.ulonglong)
cpdef unsigned long long mix_words(unsigned long long seed, unsigned long long number) noexcept

@cython.final
cdef class Rng:
    cdef public unsigned long long word
    cpdef void reseed(self, unsigned long long seed) noexcept
    @cython.locals(old=cython.ulonglong, bits=cython.ulonglong, turn=cython.ulonglong)
    cpdef int below(self, int bound) noexcept
