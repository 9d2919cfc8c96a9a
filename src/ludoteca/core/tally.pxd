# Written by hooks/fields from tally.py: change that, then run `make fields`.

cimport cython

cdef int LOWEST, SPAN

cdef class Tally:
    cdef public int seats
    cdef public long long games
    cdef public long long answers
    cdef public long long rounds
    cdef public long long failed
    cdef public list failures
    cdef public list shares
    cdef public long long[16384] histogram
    @cython.locals(place=int)
    cpdef void count(self, int seat, int points, int winners, int shared)
