"""What the page prints of La Granja; its build finds this, and has neither compiler nor packages."""

from __future__ import annotations

from typing import Any

from ludoteca.games.la_granja.content import board, cards, constants, goods, roofs


def printed() -> dict[str, Any]:
    """Cards, buildings, market, roof tiles, prices and tracks, with the marks of what is reconstructed."""
    return {
        "goods": list(goods.GOOD_NAMES),
        "upgraded": list(goods.UPGRADED),
        "cards": [
            {
                "id": card.id,
                "field": card.field,
                "barrow": {"goods": card.barrow.goods.split(), "vp": card.barrow.vp, "market": card.barrow.market},
                "extension": card.extension._asdict(),
                "helper": card.helper.id,
                "name": card.helper.name,
                "text": card.helper.text,
                "operation": card.helper.operation,
                "phases": card.helper.phases.split(),
                "once": card.helper.once,
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
        "deluxeEdition": constants.DELUXE_EDITION,
        "donkeys": [each._asdict() for each in board.DONKEYS],
        "stalls": board.STALLS,
        "handLimit": board.HAND_LIMIT,
        "extraDeliveries": board.EXTRA_DELIVERIES,
    }
