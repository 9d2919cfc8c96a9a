"""Count all 12,994,800 hands with a starter one by one, and compare with the published numbers; takes minutes.

Run it with ``python examples/cribbage/proof/all_hands.py`` where ludoteca_cribbage is installed or on PYTHONPATH.
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import combinations
from pathlib import Path

from ludoteca_cribbage.content.cards import PACK
from ludoteca_cribbage.rules.points import count_hand

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))


def main() -> None:
    """Say whether every score comes up as often as it should."""
    from test_points import PUBLISHED

    found: Counter[int] = Counter()
    for hand in combinations(range(PACK), 4):
        for starter in range(PACK):
            if starter not in hand:
                found[count_hand(hand, starter).total] += 1
    for points, hands in sorted(found.items()):
        print(f"{points:>2}  {hands:>9,}")
    if found != PUBLISHED:
        sys.exit("the published numbers are others")
    print(f"{found.total():,} hands, as published")


if __name__ == "__main__":
    main()
