# Written by hooks/fields from value.py: change that, then run `make fields`.

cimport cython

cdef int FEATURES

@cython.final
cdef class Features:
    cdef public int count
    cdef public double[256] values
    cpdef void clear(self) noexcept
    cpdef void add(self, double number)

@cython.final
cdef class Value:
    cdef public int count
    cdef public int units
    cdef public double bias
    cdef public double[256] straight
    cdef public double[8192] inner
    cdef public double[32] thresholds
    cdef public double[32] outer
    @cython.locals(base=int, found=double, place=int, stirred=double, unit=int)
    cpdef double of(self, Features row) except? -1
