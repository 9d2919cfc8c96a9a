cdef int count_bits(int mask) noexcept
cdef int lowest_bit(int mask) noexcept
