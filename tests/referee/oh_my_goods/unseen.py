"""Goods lie face down (1.9), and no rule says which card of a pile goes when one is taken.

The referee takes the oldest. Where the deck shows later that the engine took another card of the same pile, the
two are exchanged; a card that never lay in such a pile cannot be explained away.
"""

from __future__ import annotations

from collections.abc import Iterable


class Unseen:
    """Which cards may be mistaken for one another, since one of a pile was taken and nobody saw which."""

    def __init__(self) -> None:
        self.groups: dict[str, set[str]] = {}

    def mix(self, cards: Iterable[str]) -> None:
        """One of these was taken."""
        group: set[str] = set()
        for card in cards:
            group |= self.groups.get(card, {card})
        for card in group:
            self.groups[card] = group

    def show(self, card: str) -> None:
        """This card was seen: it is itself."""
        group = self.groups.pop(card, set())
        group.discard(card)

    def pair(self, ours: Iterable[str], theirs: Iterable[str]) -> list[tuple[str, str]] | None:
        """Which of our cards is which of theirs, each within its group; None if that cannot be."""
        left = sorted(theirs)
        pairs = []
        for card in sorted(ours):
            group = self.groups.get(card, set())
            other = next((name for name in left if name in group), None)
            if other is None:
                return None
            left.remove(other)
            pairs.append((card, other))
        return None if left else pairs
