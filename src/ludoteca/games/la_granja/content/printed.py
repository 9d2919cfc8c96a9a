"""What is printed, as C arrays: one object per pack, shared by every state that is played with it."""

from __future__ import annotations

from typing import Any

import cython

from ludoteca.core.bits import filled
from ludoteca.games.la_granja.content.board import BUILDING_COUNT, HEX_COUNT
from ludoteca.games.la_granja.content.cards import CARD_COUNT
from ludoteca.games.la_granja.content.constants import ANY_PHASE, NONE, PHASE_WORDS, ROWS, SYMBOLS
from ludoteca.games.la_granja.content.goods import GOOD_NAMES
from ludoteca.games.la_granja.content.helpers import BY_WORD, NO_EFFECT
from ludoteca.games.la_granja.content.parameters import Parameters
from ludoteca.games.la_granja.content.roofs import (
    EFFECT_NAMES,
    ROOF_COUNT,
    TILE_EFFECTS,
    DieTile,
    DoublingTile,
    FlipTile,
)

NEIGHBOURS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


class Printed:
    """Cards, tiles, rows, market and prices by number; made once from a checked pack and never changed."""

    name: str
    buy: list[int]
    sell: list[int]
    upgrade: list[int]
    hand_limit: int
    stalls: int
    extra_deliveries: int
    extra_cost: int
    top: int
    solo_first_from: int
    siesta: list[int]
    roof_points: list[int]
    donkeys: list[int]
    hats: list[int]
    field: list[int]
    barrow_size: list[int]
    barrow_good: list[int]
    barrow_vp: list[int]
    barrow_market: list[int]
    extension_hand: list[int]
    extension_income: list[int]
    extension_stalls: list[int]
    extension_deliveries: list[int]
    helper_effect: list[int]
    helper_phases: list[int]
    helper_menu: list[int]
    once: list[int]
    helper_amount: list[int]
    params: Parameters
    roof_round: list[int]
    roof_effect: list[int]
    roof_phases: list[int]
    roof_menu: list[int]
    # By how much a tile changes a die, whether it turns tiles up, whether it doubles points.
    roof_die: list[int]
    roof_turns: list[int]
    roof_doubles: list[int]
    roof_fixed: list[int]
    row_size: list[int]
    row_good: list[int]
    same_rows: list[int]
    building_at: list[int]
    hexes: int
    hex_value: list[int]
    hex_near: list[int]
    hex_start: list[int]
    hex_seats: list[int]
    hex_small: list[int]
    distance: list[int]

    def __init__(self, name: str, data: Any) -> None:
        self.name = name
        if not cython.compiled:
            self.buy = filled(0, 4)
            self.sell = filled(0, 4)
            self.upgrade = filled(0, 4)
            self.siesta = filled(0, 16)
            self.roof_points = filled(0, 6)
            self.donkeys = filled(0, 4)
            self.hats = filled(0, 4)
            self.field = filled(0, CARD_COUNT)
            self.barrow_size = filled(0, CARD_COUNT)
            self.barrow_good = filled(0, CARD_COUNT * SYMBOLS)
            self.barrow_vp = filled(0, CARD_COUNT)
            self.barrow_market = filled(0, CARD_COUNT)
            self.extension_hand = filled(0, CARD_COUNT)
            self.extension_income = filled(0, CARD_COUNT)
            self.extension_stalls = filled(0, CARD_COUNT)
            self.extension_deliveries = filled(0, CARD_COUNT)
            self.helper_effect = filled(NO_EFFECT, CARD_COUNT)
            self.helper_phases = filled(0, CARD_COUNT)
            self.helper_menu = filled(0, CARD_COUNT)
            self.once = filled(0, CARD_COUNT)
            self.helper_amount = filled(0, CARD_COUNT)
            self.roof_round = filled(0, ROOF_COUNT)
            self.roof_effect = filled(0, ROOF_COUNT)
            self.roof_phases = filled(0, ROOF_COUNT)
            self.roof_menu = filled(0, ROOF_COUNT)
            self.roof_die = filled(0, ROOF_COUNT)
            self.roof_turns = filled(0, ROOF_COUNT)
            self.roof_doubles = filled(0, ROOF_COUNT)
            self.roof_fixed = filled(NONE, ROOF_COUNT)
            self.row_size = filled(0, BUILDING_COUNT * ROWS)
            self.row_good = filled(0, BUILDING_COUNT * ROWS * SYMBOLS)
            self.same_rows = filled(0, BUILDING_COUNT)
            self.building_at = filled(0, 6)
            self.hex_value = filled(0, HEX_COUNT)
            self.hex_near = filled(0, HEX_COUNT)
            self.hex_start = filled(-1, 4)
            self.hex_seats = filled(0, HEX_COUNT)
            self.hex_small = filled(0, HEX_COUNT)
            self.distance = filled(0, HEX_COUNT * HEX_COUNT)
        self._farm(data)
        self._cards(data["cards"])
        self._roofs(data["roof_tiles"])
        self._buildings(data["buildings"])
        self._market(data["market"])

    def _farm(self, data: Any) -> None:
        for good in range(4):
            row = data["prices"][GOOD_NAMES[good]]
            self.buy[good] = row["buy"]
            self.sell[good] = row["sell"]
            self.upgrade[good] = row["upgrade"]
        farm = data["farm"]
        self.hand_limit = farm["hand_limit"]
        self.stalls = farm["stalls"]
        self.extra_deliveries = farm["extra_deliveries"]
        self.extra_cost = farm["extra_cost"]
        self.top = len(data["siesta"]) - 1
        self.solo_first_from = farm["solo_first_from"]
        for place in range(len(data["siesta"])):
            self.siesta[place] = data["siesta"][place]
        for place in range(5):
            self.roof_points[place] = data["roof_points"][place]
        for place in range(4):
            self.donkeys[place] = data["donkeys"][place]["donkeys"]
            self.hats[place] = data["donkeys"][place]["hats"]

    def _cards(self, cards: Any) -> None:
        for card in range(CARD_COUNT):
            row = cards[card]
            self.field[card] = GOOD_NAMES.index(row["field"])
            goods = row["barrow"]["goods"]
            self.barrow_size[card] = len(goods)
            for place in range(len(goods)):
                self.barrow_good[card * SYMBOLS + place] = GOOD_NAMES.index(goods[place])
            self.barrow_vp[card] = row["barrow"]["vp"]
            self.barrow_market[card] = row["barrow"]["market"]
            extension = row["extension"]
            self.extension_hand[card] = extension["hand_limit"]
            self.extension_income[card] = extension["income"]
            self.extension_stalls[card] = extension["stalls"]
            self.extension_deliveries[card] = extension["deliveries"]
        self._helpers([card["helper"] for card in cards])

    def _helpers(self, helpers: Any) -> None:
        effects = [BY_WORD[row["operation"]].unpacked(row["params"]) for row in helpers]
        self.params = Parameters(effects)
        for card in range(CARD_COUNT):
            phases = phase_bits(helpers[card]["phases"])
            self.helper_effect[card] = effects[card].number
            self.helper_amount[card] = effects[card].amount
            self.helper_phases[card] = phases
            # In which phases the menu of free actions may offer it.
            self.helper_menu[card] = phases if effects[card].menu else 0
            self.once[card] = 1 if effects[card].once else 0

    def _roofs(self, tiles: Any) -> None:
        for tile in range(ROOF_COUNT):
            row = tiles[tile]
            self.roof_round[tile] = row["round"]
            number = EFFECT_NAMES.index(row["effect"])
            phases = phase_bits(row["phases"]) if row["phases"] else ANY_PHASE
            self.roof_effect[tile] = number
            self.roof_phases[tile] = phases
            does = TILE_EFFECTS[number].does
            self.roof_menu[tile] = phases if does.menu else 0
            self.roof_die[tile] = does.most if isinstance(does, DieTile) else 0
            self.roof_turns[tile] = 1 if isinstance(does, FlipTile) else 0
            self.roof_doubles[tile] = 1 if isinstance(does, DoublingTile) else 0
            self.roof_fixed[tile] = GOOD_NAMES.index(row["fixed"]) if row["fixed"] else NONE

    def _buildings(self, buildings: Any) -> None:
        for building in range(BUILDING_COUNT):
            row = buildings[building]
            self.building_at[row["die"] - 1] = building
            for number in range(ROWS):
                goods = row["rows"][number]
                self.row_size[building * ROWS + number] = len(goods)
                for place in range(len(goods)):
                    good = GOOD_NAMES.index(goods[place])
                    self.row_good[(building * ROWS + number) * SYMBOLS + place] = good
            self.same_rows[building] = 1 if all(sorted(each) == sorted(row["rows"][0]) for each in row["rows"]) else 0

    def _market(self, spaces: Any) -> None:
        self.hexes = len(spaces)
        places = {}
        for number in range(len(spaces)):
            row = spaces[number]
            places[(row["q"], row["r"])] = number
            self.hex_value[number] = row["value"]
            self.hex_seats[number] = row["min_seats"]
            self.hex_small[number] = 1 if row["deluxe_small"] else 0
            if row["start"]:
                self.hex_start[row["start"] - 1] = number
        for (q, r), number in places.items():
            near = 0
            for dq, dr in NEIGHBOURS:
                if (q + dq, r + dr) in places:
                    near |= 1 << places[(q + dq, r + dr)]
            self.hex_near[number] = near
            for (other_q, other_r), other in places.items():
                away = max(abs(q - other_q), abs(r - other_r), abs(q + r - other_q - other_r))
                self.distance[number * HEX_COUNT + other] = away


def phase_bits(words: Any) -> int:
    """Phases such as ``["I", "III"]`` as bits."""
    return sum(PHASE_WORDS[word] for word in words)
