"""Questions about an answer not yet given: why it is not legal, and what it would change."""

from __future__ import annotations

from ludoteca.core import consequences
from ludoteca.core.game import Game
from ludoteca.core.view import View
from ludoteca.server.live import LiveMatch
from ludoteca.server.wire import words
from ludoteca.server.wire.moments import ChangeInfo, PreviewInfo, ReasonInfo, WhyNotInfo

NOTHING = PreviewInfo([], [], None)


def why_not(live: LiveMatch, seat: int, target: str, after: str | None) -> WhyNotInfo:
    """Which rules forbid a target as answer to the seat's open question, or to the one after a first answer."""
    game = live.match.game
    if live.asked(seat) is None:
        return WhyNotInfo(target, False, [])
    reasons = consequences.why_not(game, live.match.view(seat), seat, target, after)
    if reasons is None:
        return WhyNotInfo(target, True, [])
    told = [
        ReasonInfo(reason.rule, f"{game.id}-why-{reason.name}", words.words(dict(reason.arguments)))
        for reason in reasons
    ]
    return WhyNotInfo(target, False, told)


def foresee(game: Game, view: View, seat: int, option: int, then: str | None) -> PreviewInfo | None:
    """What an answer (and the target given to the question after it) is certain to change in what the seat knows."""
    found = consequences.foresee(game, view, seat, option, then)
    if found is None:
        return None
    changes = [ChangeInfo(list(path), old, new) for path, (old, new) in found.changes.items()]
    return PreviewInfo(changes, list(found.asks), found.follows)
