# Written by hooks/fields from decision.py: change that, then run `make fields`.

cimport cython
from ludoteca.core.rng cimport Rng

cdef int FRAME, NATURE, OPTIONS, STACK

@cython.final
cdef class Options:
    cdef public int count
    cdef public int total
    cdef public int[256] items
    cdef public int[256] weights
    cpdef void clear(self) noexcept
    @cython.locals(count=int)
    cpdef void add(self, int option) noexcept
    @cython.locals(count=int)
    cpdef void add_weighted(self, int option, int weight) noexcept

cdef class State:
    cdef public int seats
    cdef public int depth
    cdef public int[256] stack
    @cython.locals(top=int)
    cpdef void ask(self, int decision, int seat, int a, int b)
    cpdef State clone(self)
    @cython.locals(top=int)
    cpdef tuple top(self)
    cpdef tuple asked(self)

cdef class Decision:
    cpdef void options(self, State state, int seat, int a, int b, Options out)
    cpdef void proposals(self, State state, int seat, int a, int b, int last, Options out)
    cpdef void resolve(self, State state, int seat, int a, int b, int option)
    @cython.locals(left=int, place=int)
    cpdef int draw(self, State state, int a, int b, Rng rng, Options out) except? -1
