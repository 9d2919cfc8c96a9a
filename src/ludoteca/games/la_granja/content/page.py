"""What the page prints of La Granja; its build finds this, and has neither compiler nor packages."""

from __future__ import annotations

from typing import Any

from ludoteca.games.la_granja.content import board, cards, goods, roofs


def printed() -> dict[str, Any]:
    """Cards, buildings, market, roof tiles, prices and tracks, with the marks of what is reconstructed."""
    return {
        "goods": list(goods.GOOD_NAMES),
        "cards": [
            {
                "id": card.id,
                "field": card.field,
                "barrow": {"goods": card.barrow.goods.split(), "vp": card.barrow.vp, "market": card.barrow.market},
                "extension": card.extension._asdict(),
                "helper": card.helper.id,
                "name": card.helper.name,
                "text": card.helper.text,
                "marks": card.marks,
            }
            for card in cards.CARDS
        ],
        "buildings": [
            {"id": each.id, "die": each.die, "rows": [row.split() for row in each.rows], "marks": each.marks}
            for each in board.BUILDINGS
        ],
        "hexes": [
            {"id": f"h{each.id}", "q": each.q, "r": each.r, "value": each.value, "marks": each.marks}
            for each in board.HEXES
        ],
        "roofs": [
            {
                "id": each.id,
                "effect": each.effect,
                "phases": each.phases.split(),
                "fixed": each.fixed,
                "marks": each.marks,
            }
            for each in roofs.ROOF_TILES
        ],
        "prices": [each._asdict() for each in board.PRICES],
        "roofPoints": list(board.ROOF_POINTS),
        "siesta": list(board.SIESTA_POINTS),
        "siestaMark": board.SIESTA_MARK,
        "donkeys": [each._asdict() for each in board.DONKEYS],
    }
