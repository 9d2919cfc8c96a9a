# Written by hooks/fields from parameters.py: change that, then run `make fields`.

cimport cython

cdef class Parameters:
    cdef public int[72] silver
    cdef public int[72] vp
    cdef public int[72] good
    cdef public int[72] cards
    cdef public int[72] steps
    cdef public int[72] least
    cdef public int[72] per
    cdef public int[72] fields
    cdef public int[72] value
    cdef public int[72] target
    cdef public int[72] harvest
    cdef public int[72] min_pigs
    cdef public int[72] pigs
    cdef public int[72] buy
    cdef public int[72] sell
    cdef public int[72] vp_to_silver
    cdef public int[72] silver_to_vp
    cdef public int[72] stalls
    cdef public int[72] deliveries
    cdef public int[72] goods
    cdef public int[72] delta
