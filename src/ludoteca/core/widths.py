"""How wide a number is in compiled code, where it is not a C int; to Python all of them are ints."""

from __future__ import annotations

from typing import TypeAlias

# 16 bits: long rows that are copied often.
Short: TypeAlias = int
# 64 bits with a sign: counts over a whole series of games.
Long: TypeAlias = int
# 64 bits without a sign: seeds and the words of the generator.
Word: TypeAlias = int
