cimport cython

cdef int COMMON, BLOCK, MARKS, MOST_TURNS, BOOKS

@cython.final
cdef class Lessons:
    cdef public int[6300] weights
    cpdef void teach(self, list pages)
