"""Markers on the market: placing, replacing, removing lower neighbours (9.20-9.22, 14.5)."""

from __future__ import annotations

from tests.referee.common import Ask, Telling
from tests.referee.la_granja.facts import HEXES, NEUTRAL
from tests.referee.la_granja.gains import Gains
from tests.referee.la_granja.state import Farm


class Market(Gains):
    """Placements of players; the neutral player's own are in solo."""

    def empty_hexes(self, value: int | None = None) -> set[int]:
        """The open spaces without a marker, of one value or of any."""
        return {
            space
            for space, worth in self.t.open_hexes().items()
            if space not in self.t.market and value in {None, worth}
        }

    def hexes_for(self, seat: int, value: int) -> set[int]:
        """Where a marker of that value may go: empty spaces, else another's, else an own one."""
        empty = self.empty_hexes(value)
        if empty:
            return empty
        taken = {space for space, worth in self.t.open_hexes().items() if worth == value}
        others = {space for space in taken if self.t.market[space] != seat}
        return others or taken

    def place_for_barrow(self, farm: Farm, value: int) -> Telling:
        """The placement a completed barrow brings."""
        full = not self.empty_hexes(value)
        words = {f"h{space}" for space in self.hexes_for(farm.seat, value)}
        if full and self.t.rules.may_not_replace:
            words.add("none")
        word = yield Ask(farm.seat, "place_marker", frozenset(words))
        if word == "none":
            return
        space = int(word[1:])
        old = self.t.market.get(space)
        # An own marker that is replaced is set again and needs no other.
        if old != farm.seat and not (yield from self.need_marker(farm)):
            return
        if old is not None:
            if old != farm.seat or self.t.rules.own_marker_scores:
                farm.vp += 1
            del self.t.market[space]
            self.lost_marker(old, farm.seat)
        self.t.market[space] = farm.seat
        yield from self.remove_neighbours(farm, space)

    def endangered(self, seat: int, space: int) -> set[int]:
        """The spaces beside this one whose markers of others are worth less."""
        opened = self.t.open_hexes()
        return {
            other
            for other in HEXES[space].neighbours
            if other in opened and opened[other] < opened[space] and self.t.market.get(other, seat) != seat
        }

    def remove_neighbours(self, farm: Farm, space: int, *, points: int = 1) -> Telling:
        """Lower neighbours of others leave, by choice in the French reading."""
        spared: set[int] = set()
        last = 0
        while True:
            # A choice of neighbours is named by rising number; who names a later one spares the earlier ones.
            open_to = {other for other in self.endangered(farm.seat, space) - spared if other > last}
            if not open_to:
                return
            if self.t.rules.may_leave_neighbours:
                word = yield Ask(farm.seat, "remove_marker", frozenset({f"h{other}" for other in open_to} | {"none"}))
                if word == "none":
                    return
                target = last = int(word[1:])
            else:
                target = min(open_to, key=lambda other: (-HEXES[other].value, other))
            if (yield from self.push_off(target, farm.seat)):
                farm.vp += points
            else:
                spared.add(target)

    def push_off(self, space: int, by: int) -> Telling:
        """Remove a marker, unless the Night Watchman of its owner keeps it."""
        owner = self.t.market[space]
        if owner != NEUTRAL:
            farm = self.t.farms[owner]
            watchman = farm.unused("night_watchman")
            if watchman and (yield from self.use(farm, watchman, chosen=False)):
                return False
        del self.t.market[space]
        self.lost_marker(owner, by)
        return True

    def lost_marker(self, owner: int, by: int) -> None:
        """The Negotiator's point for a marker somebody else took off."""
        if owner not in {NEUTRAL, by} and self.t.farms[owner].helper("negotiator"):
            self.t.farms[owner].vp += 1

    def place_by_tile(self, farm: Farm) -> Telling:
        """The deluxe market tile: any empty open space, no points (14.24)."""
        words = {f"h{space}" for space in self.empty_hexes()}
        word = yield Ask(farm.seat, "place_marker", frozenset(words))
        if not (yield from self.need_marker(farm)):
            return
        space = int(word[1:])
        self.t.market[space] = farm.seat
        if self.t.rules.market_tile_removes:
            yield from self.remove_neighbours(farm, space, points=0)

    # Written by the chapter on deliveries.
    def cover(self, farm: Farm, place: str, symbol: str) -> Telling:
        raise NotImplementedError
