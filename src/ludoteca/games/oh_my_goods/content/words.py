"""Effects by the row of their card, from a pack's own rows."""

from __future__ import annotations

from typing import Any

from ludoteca.games.oh_my_goods.content.constants import FIRST_END


def row_effect(data: Any, card: int, place: int) -> Any:
    """An effect by the row of its card, events before end cards, and its place there."""
    rows = data["events"] if card < FIRST_END else data["end_cards"]
    return rows[card if card < FIRST_END else card - FIRST_END]["effects"][place]
