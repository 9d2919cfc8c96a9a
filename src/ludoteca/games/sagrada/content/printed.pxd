cdef int COLORS, VALUES

cdef class Printed:
    cdef int[120] color_ok
    cdef int[144] value_ok
    cdef int[12] solo_color
    cdef int[10] unit_points
    cpdef int colors_of(self, int window, int color) except -1
    cpdef int values_of(self, int window, int value) except -1
