# Written by hooks/fields from bits.py: change that, then run `make fields`.

cimport cython

cpdef int count_bits(int mask) noexcept

cpdef int lowest_bit(int mask) noexcept
