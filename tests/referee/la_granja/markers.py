"""The 25 markers: what needs one, and what may be taken back when none is left (1.5, 1.6, 14.1)."""

from __future__ import annotations

from collections.abc import Callable

from tests.referee.common import Ask, Telling
from tests.referee.la_granja.facts import BUILDINGS, HARVEST, MARKERS, UPGRADED
from tests.referee.la_granja.state import Farm, Helper, Table


class Markers:
    """Stock of markers and flags of used helpers."""

    t: Table

    def in_play(self, farm: Farm) -> int:
        """How many markers of the player lie on farm and board."""
        goods = sum(farm.stored.values()) + sum(farm.grown.values()) + farm.pigs + farm.commodities
        barrows = sum(sum(barrow.covered) for barrow in farm.barrows if barrow)
        rows = sum(sum(covered) for covered in farm.rows.values())
        flags = sum(helper.flag for helper in farm.helpers if helper)
        return goods + barrows + rows + flags + len(farm.areas) + len(self.t.on_market(farm.seat))

    def need_marker(self, farm: Farm, *, chosen: bool = False) -> Telling:
        """Whether a marker is there for what the player does; without one in stock, one may (or must) come back.

        ``chosen``: the player could have left the whole action, so it is not asked again whether he leaves it.
        """
        if not self.t.rules.marker_limit or self.in_play(farm) < MARKERS:
            return True
        words = self.own_markers(farm)
        if not self.t.rules.must_take_back and not chosen:
            words |= {"none"}
        word = yield Ask(farm.seat, "take_back", frozenset(words))
        if word == "none":
            return False
        self.take_back(farm, word)
        return True

    def with_markers(self, farm: Farm, things: list[Callable[[], None]]) -> Telling:
        """Several things at once that need a marker each; how many there were.

        What the stock has markers for comes first; for the others one is taken back each, the last thing first.
        The order is nobody's law: whoever lacks markers can have any of the things.
        """
        waiting = []
        for thing in things:
            if self.t.rules.marker_limit and self.in_play(farm) >= MARKERS:
                waiting.append(thing)
            else:
                thing()
        done = len(things) - len(waiting)
        for thing in reversed(waiting):
            if (yield from self.need_marker(farm)):
                thing()
                done += 1
        return done

    def own_markers(self, farm: Farm) -> set[str]:
        """Every own marker that lies somewhere (14.1 a)."""
        words = {kind for kind in (*HARVEST, *UPGRADED) if farm.stored[kind]}
        words |= {f"{crop}@field" for crop in HARVEST if farm.grown[crop]}
        words |= {"pig"} if farm.pigs else set()
        words |= {"commodity"} if farm.commodities else set()
        for slot, barrow in enumerate(farm.barrows, 1):
            if barrow:
                for good, covered in zip(barrow.card.barrow, barrow.covered, strict=True):
                    words |= {f"{good}@barrow{slot}"} if covered else set()
        for key, covered_row in farm.rows.items():
            for good, covered in zip(BUILDINGS[key].row, covered_row, strict=True):
                words |= {f"{good}@{key}"} if covered else set()
        words |= {f"area:{key}" for key in farm.areas}
        words |= {f"helper{slot}" for slot, helper in enumerate(farm.helpers, 1) if helper and helper.flag}
        return words | {f"h{space}" for space in self.t.on_market(farm.seat)}

    def take_back(self, farm: Farm, word: str) -> None:
        """Take one own marker back; what it meant is lost."""
        good, _, place = word.partition("@")
        if place and place != "field":
            if place.startswith("barrow"):
                barrow = farm.barrows[int(place.removeprefix("barrow")) - 1]
                assert barrow
                uncover(barrow.card.barrow, barrow.covered, good)
            else:
                uncover(BUILDINGS[place].row, farm.rows[place], good)
        elif word.startswith("area:"):
            farm.areas.remove(word.removeprefix("area:"))
        elif word.startswith("helper"):
            helper = farm.helpers[int(word.removeprefix("helper")) - 1]
            assert helper
            helper.flag = False
        elif word.startswith("h") and word[1:].isdigit():
            del self.t.market[int(word[1:])]
        else:
            farm.remove(word)

    def use(self, farm: Farm, helper: Helper, *, chosen: bool = True) -> Telling:
        """Flag a once-per-round helper; one that acts by itself is not used if no marker is found for the flag."""
        if not helper.card.once:
            return True
        if self.t.rules.flags_are_markers:
            if not (yield from self.need_marker(farm, chosen=chosen)):
                return False
            helper.flag = True
        helper.used = True
        return True


def uncover(symbols: tuple[str, ...], covered: list[bool], good: str) -> None:
    """Open one covered symbol of the good again."""
    for place, symbol in enumerate(symbols):
        if symbol == good and covered[place]:
            covered[place] = False
            return
    raise AssertionError(f"no marker covers a {good}")
