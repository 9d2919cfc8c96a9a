cimport cython

cdef int COLORS, COLUMNS, VALUES
cdef int FULL, NOT_LEFT, NOT_RIGHT

cpdef int beside(int cells) noexcept
@cython.locals(wide=int)
cpdef int around(int cells) noexcept
@cython.locals(wide=int)
cpdef int corners(int cells) noexcept

cdef class Printed:
    cdef int[120] color_ok
    cdef int[144] value_ok
    cpdef int colors_of(self, int window, int color) except -1
    cpdef int values_of(self, int window, int value) except -1
