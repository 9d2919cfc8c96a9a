# Written by hooks/fields from learning.py: change that, then run `make fields`.

cimport cython

cdef int MARKS

@cython.final
cdef class Lessons:
    cdef public int[6300] weights
    cpdef void teach(self, list pages)
