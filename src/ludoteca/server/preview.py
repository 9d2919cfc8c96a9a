"""What an answer would lead to, and why one is not possible, on the wire; core works it out from a view alone."""

from __future__ import annotations

from typing import Any

from ludoteca.core import consequences
from ludoteca.core.game import Game
from ludoteca.core.view import View
from ludoteca.server.live import LiveMatch


def why_not(live: LiveMatch, seat: int, target: str, after: str | None) -> dict[str, Any]:
    """Which rules forbid a target as answer to the seat's open question, or to the one after a first answer."""
    game = live.match.game
    nothing: dict[str, Any] = {"target": target, "legal": False, "reasons": []}
    if live.asked(seat) is None:
        return nothing
    reasons = consequences.why_not(game, live.match.view(seat), seat, target, after)
    if reasons is None:
        return nothing | {"legal": True}
    told = [
        {"rule": reason.rule, "id": f"{game.id}-why-{reason.name}", "arguments": dict(reason.arguments)}
        for reason in reasons
    ]
    return nothing | {"reasons": told}


def foresee(game: Game, view: View, seat: int, option: int, then: str | None) -> dict[str, Any] | None:
    """What an answer (and the target given to the question after it) is certain to change in what the seat knows."""
    found = consequences.foresee(game, view, seat, option, then)
    if found is None:
        return None
    changes = [{"at": list(path), "before": old, "after": new} for path, (old, new) in found.changes.items()]
    return {"changes": changes, "asks": list(found.asks), "follows": found.follows}
