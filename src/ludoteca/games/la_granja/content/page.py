"""What the page prints of La Granja; its build finds this, and has neither compiler nor packages."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from ludoteca.games.la_granja.content import board, cards, goods, roofs


def printed() -> dict[str, Any]:
    """Cards, buildings, market, roof tiles, prices and tracks, with the marks of what is reconstructed."""
    return {
        "goods": list(goods.GOOD_NAMES),
        "cards": [
            {
                "id": card.id,
                "field": goods.GOOD_NAMES[card.field],
                "barrow": {
                    "goods": goods.good_words(card.barrow.goods),
                    "vp": card.barrow.vp,
                    "market": card.barrow.market,
                },
                "extension": asdict(card.extension),
                "helper": card.helper.id,
                "name": card.helper.name,
                "text": card.helper.text,
                "marks": card.marks,
            }
            for card in cards.CARDS
        ],
        "buildings": [
            {
                "id": each.id,
                "die": each.die,
                "rows": [goods.good_words(row) for row in each.rows],
                "marks": each.marks,
            }
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
                "phases": each.phase_words,
                "fixed": each.fixed_word,
                "marks": each.marks,
            }
            for each in roofs.ROOF_TILES
        ],
        "prices": [
            {
                "good": goods.GOOD_NAMES[each.good],
                "buy": each.buy,
                "sell": each.sell,
                "upgrade": each.upgrade,
                "marks": each.marks,
            }
            for each in board.PRICES
        ],
        "roofPoints": list(board.ROOF_POINTS),
        "siesta": list(board.SIESTA_POINTS),
        "siestaMark": board.SIESTA_MARK,
        "donkeys": [each._asdict() for each in board.DONKEYS],
    }
