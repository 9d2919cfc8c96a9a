# Written by hooks/fields from rng.py: change that, then run `make fields`.

cimport cython

cdef unsigned long long GOLDEN, HALF, INCREMENT, MIX_ONE, MIX_TWO, MULTIPLIER, WORD

@cython.locals(word="unsigned long long")
cpdef unsigned long long mix_words(unsigned long long seed, unsigned long long number) noexcept

@cython.final
cdef class Rng:
    cdef public unsigned long long word
    cpdef void reseed(self, unsigned long long seed) noexcept
    @cython.locals(bits="unsigned long long", old="unsigned long long", turn="unsigned long long")
    cpdef int below(self, int bound) noexcept
    cpdef double unit(self) except? -1
