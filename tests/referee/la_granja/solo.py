"""The neutral player of the solo game (12.4-12.13, 14.8)."""

from __future__ import annotations

from tests.referee.common import Telling
from tests.referee.la_granja.facts import CARDS, HEXES, NEUTRAL
from tests.referee.la_granja.scoring import Scoring


class Solo(Scoring):
    """Where neutral markers go."""

    def neutral_turn(self) -> Telling:
        """Reveal cards until one shows the market, then place a marker of its value."""
        while True:
            card = yield from self.next_card("reveal_card")
            value = CARDS[card].market
            if value is not None:
                break
            self.t.discards.add(card)
        space = max(self.neutral_hexes(value), key=self.neutral_rank)
        old = self.t.market.pop(space, None)
        if old is not None:
            self.lost_marker(old, NEUTRAL)
        self.t.market[space] = NEUTRAL
        for target in sorted(self.endangered(NEUTRAL, space), key=lambda other: (-HEXES[other].value, other)):
            yield from self.push_off(target, NEUTRAL)
        self.t.discards.add(card)

    def neutral_hexes(self, value: int) -> set[int]:
        """Empty spaces of the value, else the player's, else neutral ones."""
        return self.hexes_for(NEUTRAL, value)

    def neutral_rank(self, space: int) -> tuple[int, ...]:
        """14.8: most markers removed, then the edition's two measures, then the lowest number."""
        gone = self.endangered(NEUTRAL, space) | ({space} if self.t.market.get(space) == 0 else set())
        stay = {place: owner for place, owner in self.t.market.items() if place not in gone and place != space}
        own = [place for place, owner in stay.items() if owner == NEUTRAL]
        player = [place for place, owner in stay.items() if owner != NEUTRAL]
        opened = self.t.open_hexes()
        beside = [opened[place] for place in HEXES[space].neighbours if place in opened]
        higher = [place for place in HEXES[space].neighbours if opened.get(place, 0) > opened[space]]
        empty_higher = sum(place not in stay for place in higher)
        match self.t.rules.neutral:
            case "russian":
                measures = (nearest(space, own), -empty_higher)
            case "french":
                measures = (nearest(space, player), sum(beside))
            case "deluxe":
                measures = (nearest(space, own + player), sum(beside))
            case "hardest":
                measures = (-empty_higher, sum(beside), nearest(space, player))
            case other:
                raise ValueError(f"the referee does not know the neutral choice {other}")
        return (len(gone), *measures, -space)


def distance(one: int, other: int) -> int:
    """Steps from hex to hex."""
    dq = HEXES[one].q - HEXES[other].q
    dr = HEXES[one].r - HEXES[other].r
    return max(abs(dq), abs(dr), abs(dq + dr))


def nearest(space: int, places: list[int]) -> int:
    """The distance to the nearest of the places; without any, all spaces are equal."""
    return min((distance(space, place) for place in places), default=0)
