"""A farm in numbers at the start of a round, for the value that is learned from self-play."""

from __future__ import annotations

import cython

from ludoteca.core.value import Features
from ludoteca.games.la_granja.content.board import BUILDING_COUNT
from ludoteca.games.la_granja.content.constants import NONE, ROOFS, ROUNDS, SEATS, SLOTS
from ludoteca.games.la_granja.content.goods import COMMODITY, CROPS, GOODS, PIG, SILVER, VP
from ludoteca.games.la_granja.players.insight import Insight
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.core.bits import count_bits
    from ludoteca.games.la_granja.players.worth import best_card
    from ludoteca.games.la_granja.rules.farm import free_stalls


def describe(eye: Insight, table: LaGranjaState, row: Features) -> None:
    """The farm that was looked at; what is of use in every round left is counted once plainly and once by rounds."""
    row.clear()
    row.add(table.goods[eye.seat * GOODS + VP])
    describe_farm(eye, table, row)
    plain = row.count
    for place in range(1, plain):
        row.add(row.values[place] * eye.left)
    for number in range(2, ROUNDS + 1):
        row.add(1.0 if table.round == number else 0.0)
    for seats in range(1, SEATS + 1):
        row.add(1.0 if table.seats == seats else 0.0)
        row.add(eye.left if table.seats == seats else 0.0)


def describe_farm(eye: Insight, table: LaGranjaState, row: Features) -> None:
    """The farm that was looked at, plainly."""
    seat = eye.seat
    row.add(eye.stock[SILVER] * 0.2)
    row.add(eye.stock[COMMODITY])
    for good in range(SILVER):
        row.add(eye.stock[good])
    for crop in range(CROPS):
        row.add(table.fields[seat * CROPS + crop])
    stalls = free_stalls(table, seat)
    row.add(1.0 if eye.stock[PIG] >= 2 and stalls > 0 else 0.0)
    row.add(stalls)
    row.add(table.extensions[seat])
    row.add(table.more_income[seat])
    row.add(table.more_stalls[seat])
    row.add(table.more_deliveries[seat])
    describe_buildings(eye, table, row)
    describe_cards(eye, table, row)
    describe_market(table, seat, row)
    row.add(1.0 if table.order[0] == seat else 0.0)
    for tile in range(4):
        row.add(table.donkey_left[seat] >> tile & 1)
    row.add(table.unlocked)
    row.add(table.hand_count[seat])
    row.add(eye.haul(3) * 0.01)
    row.add(eye.haul(5) * 0.01)
    row.add(best_card(eye, table) * 0.01)


def describe_buildings(eye: Insight, table: LaGranjaState, row: Features) -> None:
    """Craft markers, covered symbols, symbols that could be covered, and how many buildings wait for their first."""
    fresh = 0
    ready = 0
    locked = 0
    for building in range(BUILDING_COUNT):
        place = eye.seat * BUILDING_COUNT + building
        target = SLOTS + building
        mine = table.craft[place] != 0
        covered = 0
        if table.row_filled[place]:
            covered = count_bits(table.row_filled[place])
        row.add(1.0 if mine else 0.0)
        row.add(covered)
        row.add(eye.size[target] - eye.short[target])
        if not table.completed >> building & 1:
            fresh += 1
        if not mine:
            if table.lock[building]:
                locked += 1
            elif eye.short[target] == 0:
                ready += 1
    row.add(fresh)
    row.add(ready)
    row.add(locked)


def describe_cards(eye: Insight, table: LaGranjaState, row: Features) -> None:
    """Barrows, helpers and roof tiles."""
    seat = eye.seat
    barrows = 0
    points = 0
    covered = 0
    coverable = 0
    ready = 0
    helpers = 0
    help_worth = 0
    for slot in range(SLOTS):
        place = seat * SLOTS + slot
        card = table.barrow_card[place]
        if card != NONE:
            barrows += 1
            points += table.printed.barrow_vp[card]
            covered += count_bits(table.barrow_filled[place])
            coverable += eye.size[slot] - eye.short[slot]
            if eye.short[slot] == 0:
                ready += table.printed.barrow_vp[card]
        if table.helper_card[place] != NONE:
            helpers += 1
            help_worth += eye.helper_worths[table.printed.helper_effect[table.helper_card[place]]]
    row.add(barrows)
    row.add(points)
    row.add(covered)
    row.add(coverable)
    row.add(ready)
    row.add(helpers)
    row.add(help_worth * 0.01)
    tiles = 0
    for place in range(seat * ROOFS, seat * ROOFS + table.roof_count[seat]):
        if not table.roof_used[place]:
            tiles += eye.tile_worths[table.printed.roof_effect[table.roof_tile[place]]]
    row.add(table.roof_count[seat])
    row.add(tiles * 0.01)


def describe_market(table: LaGranjaState, seat: int, row: Features) -> None:
    """Own market markers, how open they lie, and those of others."""
    mine = 0
    others = 0
    exposed = 0
    for space in range(table.printed.hexes):
        owner = table.hex_owner[space]
        if owner == seat:
            mine += 1
            near = table.printed.hex_near[space] & table.open_hexes
            for other in range(table.printed.hexes):
                if near >> other & 1 and table.printed.hex_value[other] > table.printed.hex_value[space]:
                    if table.hex_owner[other] != seat:
                        exposed += 1
        elif owner != NONE:
            others += 1
    row.add(mine)
    row.add(exposed)
    row.add(others)
