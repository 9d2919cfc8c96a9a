cimport cython

cdef int FEATURES, UNITS

@cython.final
cdef class Features:
    cdef public int count
    cdef double[256] values
    cpdef void clear(self) noexcept
    cpdef void add(self, double number)

@cython.final
cdef class Value:
    cdef public int count
    cdef public int units
    cdef public double bias
    cdef double[256] straight
    cdef double[8192] inner
    cdef double[32] thresholds
    cdef double[32] outer
    @cython.locals(found=double, stirred=double, place=int, unit=int, base=int)
    cpdef double of(self, Features row) except? -1
