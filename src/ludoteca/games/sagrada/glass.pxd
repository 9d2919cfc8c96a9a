cdef int COLORS, VALUES

cdef class Printed:
    cdef int[120] color_ok
    cdef int[144] value_ok
    cpdef int colors_of(self, int window, int color) except -1
    cpdef int values_of(self, int window, int value) except -1
