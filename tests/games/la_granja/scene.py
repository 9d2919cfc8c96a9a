"""A village set up by hand in a few lines: goods, cards and discs where a test wants them, answers by their notation."""

from __future__ import annotations

from typing import Any

from ludoteca.core.constants import NATURE, NOBODY
from ludoteca.core.decision import Options
from ludoteca.core.game import find_game
from ludoteca.core.nature import Nature, Scripted, Seeded
from ludoteca.games.la_granja.content.board import BUILDING_IDS
from ludoteca.games.la_granja.content.cards import card_index
from ludoteca.games.la_granja.content.constants import (
    AS_BARROW,
    AS_EXTENSION,
    AS_FIELD,
    AS_HELPER,
    FARM,
    IN_DISCARD,
    IN_HAND,
    NONE,
    ROOFS,
    SLOTS,
)
from ludoteca.games.la_granja.content.goods import CROPS, GOOD_NAMES, GOODS
from ludoteca.games.la_granja.content.roofs import ROOF_IDS
from ludoteca.games.la_granja.rules.decisions import numbers

GAME = find_game("la_granja")


class Scene:
    """A state with an empty stack, seats in order 0 1 2 3, nothing locked, purses empty."""

    def __init__(
        self,
        seats: int = 2,
        edition: str = "russian",
        round: int = 2,  # noqa: A002 - the rulebook's word
        phase: int = FARM,
        pack: Any = None,
        **options: str,
    ) -> None:
        self.table: Any = GAME.setup(seats, GAME.check_options(seats, {"edition": edition, **options}), pack)
        self.table.set_frames([])
        self.table.round = round
        self.table.phase = phase
        self.table.order = [*range(seats), *[NONE] * (4 - seats)]
        self.table.siesta_level = [*range(seats - 1, -1, -1), *[0] * (4 - seats)]
        self.table.goods = [0] * 40
        self.table.earned = [0] * 36
        self.nature: Nature = Seeded(1)
        self.out = Options()

    # -- setting things up ----------------------------------------------------------------------------------

    def put(self, field: str, place: int, value: int) -> Scene:
        """One entry of an array."""
        line = list(getattr(self.table, field))
        line[place] = value
        setattr(self.table, field, line)
        return self

    def give(self, seat: int = 0, **amounts: int) -> Scene:
        """Goods by name."""
        for name, amount in amounts.items():
            self.put("goods", seat * GOODS + GOOD_NAMES.index(name), amount)
        if "vp" in amounts:
            self.put("earned", seat * 9, amounts["vp"])
        return self

    def field(self, crop: str, fields: int, grown: int, seat: int = 0) -> Scene:
        """Fields of a crop, some of them grown."""
        place = seat * CROPS + GOOD_NAMES.index(crop)
        return self.put("fields", place, fields).put("grown", place, grown)

    def hand(self, *names: str, seat: int = 0) -> Scene:
        for name in names:
            self.table.move_card(index(name), IN_HAND + seat)
        return self

    def helper(self, *names: str, seat: int = 0) -> Scene:
        """Helpers in the first free places."""
        for name in names:
            slot = list(self.table.helper_card).index(NONE, seat * SLOTS)
            self.put("helper_card", slot, index(name))
            self.table.move_card(index(name), AS_HELPER + seat)
        return self

    def barrow(self, name: str, filled: int = 0, seat: int = 0) -> Scene:
        slot = list(self.table.barrow_card).index(NONE, seat * SLOTS)
        self.put("barrow_card", slot, index(name)).put("barrow_filled", slot, filled)
        self.table.move_card(index(name), AS_BARROW + seat)
        return self

    def extend(self, *names: str, seat: int = 0) -> Scene:
        """Extensions paid long ago."""
        for name in names:
            card = index(name)
            printed = self.table.printed
            self.table.move_card(card, AS_EXTENSION + seat)
            self.put("extensions", seat, self.table.extensions[seat] + 1)
            for mine, shown in (
                ("more_hand", printed.extension_hand),
                ("more_income", printed.extension_income),
                ("more_stalls", printed.extension_stalls),
                ("more_deliveries", printed.extension_deliveries),
            ):
                self.put(mine, seat, getattr(self.table, mine)[seat] + shown[card])
        return self

    def roof(self, *tiles: str, seat: int = 0, used: bool = False) -> Scene:
        for tile in tiles:
            place = seat * ROOFS + self.table.roof_count[seat]
            self.put("roof_tile", place, ROOF_IDS.index(tile)).put("roof_used", place, int(used))
            self.put("roof_count", seat, self.table.roof_count[seat] + 1)
        return self

    def craft(self, building: str, side: int = 2, seat: int = 0) -> Scene:
        """A craft marker: 1 gained this round, 2 at work."""
        place = BUILDING_IDS.index(building)
        self.table.completed |= 1 << place
        return self.put("craft", seat * 6 + place, side)

    def row(self, building: str, filled: int, seat: int = 0) -> Scene:
        place = seat * 6 + BUILDING_IDS.index(building)
        return self.put("row_of", place, seat).put("row_filled", place, filled)

    def mark(self, owner: int, *spaces: int) -> Scene:
        """Market markers on spaces by their printed numbers."""
        for space in spaces:
            self.put("hex_owner", space - 1, owner)
        return self

    def discard(self, *names: str) -> Scene:
        for name in names:
            self.table.move_card(index(name), IN_DISCARD)
        return self

    def field_card(self, name: str, seat: int = 0) -> Scene:
        self.table.move_card(index(name), AS_FIELD + seat)
        crop = self.table.printed.field[index(name)]
        return self.put("fields", seat * CROPS + crop, self.table.fields[seat * CROPS + crop] + 1)

    # -- playing ----------------------------------------------------------------------------------------------

    def ask(self, decision: str, seat: int = NOBODY, a: int = 0, b: int = 0) -> Scene:
        self.table.ask(getattr(numbers, decision), seat, a, b)
        return self

    def step(self, step: int) -> Scene:
        return self.ask("STEP", NOBODY, step)

    def script(self, *words: str) -> Scene:
        self.nature = Scripted(*words, then=Seeded(2))
        return self

    def go(self) -> Scene:
        """On to the next question of a seat."""
        GAME.rules.advance(self.table, self.nature, self.out)
        return self

    def asked(self) -> str:
        """Who is asked what, such as ``0 play``; ``-`` when nothing is."""
        self.go()
        if not self.table.depth:
            return "-"
        number, seat, _, _ = self.table.top()
        assert seat != NATURE
        return f"{seat} {GAME.rules.decisions[number].name}"

    def legal(self) -> list[str]:
        """The notations of the legal answers."""
        self.go()
        if not self.table.depth:
            return []
        decision = GAME.rules.decision_at(self.table)
        GAME.rules.list_options(self.table, self.out)
        return [decision.domain.notation(option) for option in self.out.listed()]

    def answer(self, *words: str) -> Scene:
        for word in words:
            legal = self.legal()
            assert word in legal, f"{self.asked()}: {word} is none of {legal}"
            decision = GAME.rules.decision_at(self.table)
            option = decision.domain.parse(word)
            assert option is not None
            GAME.rules.choose(self.table, option)
        return self.go()

    # -- reading ----------------------------------------------------------------------------------------------

    def has(self, good: str, seat: int = 0) -> int:
        return int(self.table.has(seat, GOOD_NAMES.index(good)))

    def vp(self, seat: int = 0) -> int:
        return self.has("vp", seat)

    def silver(self, seat: int = 0) -> int:
        return self.has("silver", seat)

    def grown(self, crop: str, seat: int = 0) -> int:
        return int(self.table.on_fields(seat, GOOD_NAMES.index(crop)))

    def used(self, name: str) -> bool:
        """Whether a helper on the table is flagged."""
        return bool(self.table.helper_used[list(self.table.helper_card).index(index(name))])

    def owner(self, space: int) -> int:
        return int(self.table.hex_owner[space - 1])


def index(name: str) -> int:
    """A card by its number or the id of its helper."""
    found = card_index(name)
    assert found is not None, name
    return found


def free(scene: Scene, seat: int = 0) -> Scene:
    """Open the menu of free actions for a seat."""
    return scene.ask("FREE", seat)
