# Written by hooks/fields from learned.py: change that, then run `make fields`.

cimport cython

cdef int MARKS

@cython.final
cdef class LearnedWeights:
    cdef public int[6300] weights
    cpdef void set_pages(self, list pages)
