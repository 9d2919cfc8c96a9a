"""Small sets as int masks: counting and walking the bits of up to 30 members."""

from __future__ import annotations


def count_bits(mask: int) -> int:  # noexcept
    """How many members a mask of at most 30 bits has."""
    # Added up in ever wider lanes: no table, no loop, and every literal fits a C int.
    mask = mask - ((mask >> 1) & 0x55555555)
    mask = (mask & 0x33333333) + ((mask >> 2) & 0x33333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F
    mask = mask + (mask >> 8)
    return (mask + (mask >> 16)) & 0x3F


def lowest_bit(mask: int) -> int:  # noexcept
    """The smallest member of a mask that is not empty."""
    return count_bits((mask & -mask) - 1)


def filled(value: int, count: int) -> list[int]:
    """A fixed-length row of equal numbers, in the form that a C array takes as well."""
    return [value] * count
