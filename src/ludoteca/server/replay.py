"""A finished game step by step, from any seat's view."""

from __future__ import annotations

from ludoteca.core.journal import ANSWER, DRAW, Change, Entry
from ludoteca.server.fair import FairNature
from ludoteca.server.live import LiveMatch
from ludoteca.server.moments import log_line, moment, with_news
from ludoteca.server.wire.moments import MomentMessage, ReplayInfo

MOST = 100


def replay(table: str, played: LiveMatch, seat: int | None, first: int, count: int) -> ReplayInfo:
    """Steps ``first`` to ``first + count - 1``: the table after that many answers of seats."""
    header, journal = played.match.header, played.match.journal
    again = LiveMatch(header, FairNature(header.game, "00" * 32, []))
    total = sum(1 for entry in journal if entry.seat >= 0) + 1
    moments: list[MomentMessage] = []
    shown = step = read = 0
    entries: list[Entry | None] = [*journal, None]
    for entry in entries:
        # A step ends where the next seat answers: nature's answers belong to the step before.
        if entry is None or entry.seat >= 0:
            lines = [log_line(line, seat) for line in again.lines[read:] if line.shown_to(seat)]
            if first <= step < first + count:
                moments.append(with_news(moment(table, again, seat, in_replay=True), shown, lines))
            shown += len(lines)
            read = len(again.lines)
            step += 1
            if step >= first + count:
                break
        if entry is not None:
            again.follow(Change(ANSWER if entry.seat >= 0 else DRAW, entry.seat, entry.option))
    return ReplayInfo(table, total, first, moments)
