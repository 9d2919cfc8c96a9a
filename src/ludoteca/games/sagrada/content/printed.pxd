# Written by hooks/fields from printed.py: change that, then run `make fields`.

cimport cython

cdef int COLORS, VALUES

cdef class Printed:
    cdef public int[120] color_ok
    cdef public int[144] value_ok
    cdef public int[12] solo_color
    cdef public int[10] unit_points
    cpdef int colors_of(self, int window, int color) except? -1
    cpdef int values_of(self, int window, int value) except? -1
