"""Counting what never changes: cards wherever they lie, points by where they came from, discs and tiles."""

from __future__ import annotations

from ludoteca.games.la_granja.content.constants import BEING_PLAYED, NONE, NOT_PLAYED_WITH, ORIGINS, ROOFS, SEATS, SLOTS
from ludoteca.games.la_granja.content.goods import CROPS, VP
from ludoteca.games.la_granja.rules.state import LaGranjaState


def census(table: LaGranjaState) -> dict[str, int]:
    """Cards by the counts that the rules keep, points less their origins, and one place per disc. [LG-1.4, 0.11]"""
    cards = table.deck_count + table.discard_count
    cards += sum(1 for place in table.where if place == NOT_PLAYED_WITH or place >= BEING_PLAYED)
    found = {}
    for seat in range(table.seats):
        cards += table.hand_count[seat] + table.extensions[seat]
        cards += sum(table.fields[seat * CROPS : seat * CROPS + CROPS])
        slots = range(seat * SLOTS, seat * SLOTS + SLOTS)
        cards += sum((table.barrow_card[place] != NONE) + (table.helper_card[place] != NONE) for place in slots)
        found[f"points {seat}"] = table.has(seat, VP) - sum(table.earned[seat * ORIGINS : seat * ORIGINS + ORIGINS])
        roof = table.roof_tile[seat * ROOFS : seat * ROOFS + ROOFS]
        found[f"roof {seat}"] = sum(tile != NONE for tile in roof) - table.roof_count[seat]
        found[f"grown {seat}"] = sum(table.grown[place] > table.fields[place] for place in range(SEATS * CROPS))
    found["cards"] = cards
    if table.order[0] != NONE:
        discs = {(table.siesta_at[seat], table.siesta_level[seat]) for seat in range(table.seats)}
        found["discs"] = len(discs) - table.seats
    else:
        found["discs"] = 0
    return found
