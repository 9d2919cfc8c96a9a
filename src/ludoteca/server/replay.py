"""A finished game step by step, from any seat's view."""

from __future__ import annotations

from ludoteca.core.journal import ANSWER, DRAW, Change, Entry
from ludoteca.server.fair import FairNature
from ludoteca.server.live import LiveMatch
from ludoteca.server.moments import line_data, moment
from ludoteca.server.protocol import encode

MOST = 100


def replay(table: str, played: LiveMatch, seat: int | None, first: int, count: int) -> bytes:
    """Steps ``first`` to ``first + count - 1``: the table after that many answers of seats."""
    header, journal = played.match.header, played.match.journal
    again = LiveMatch(header, FairNature(header.game, "00" * 32, []))
    total = sum(1 for entry in journal if entry.seat >= 0) + 1
    moments: list[bytes] = []
    shown = step = read = 0
    entries: list[Entry | None] = [*journal, None]
    for entry in entries:
        # A step ends where the next seat answers: nature's answers belong to the step before.
        if entry is None or entry.seat >= 0:
            lines = [line_data(line, seat) for line in again.lines[read:] if line.shown_to(seat)]
            if first <= step < first + count:
                moments.append(moment(table, again, seat, shown, lines, "replay"))
            shown += len(lines)
            read = len(again.lines)
            step += 1
            if step >= first + count:
                break
        if entry is not None:
            again.follow(Change(ANSWER if entry.seat >= 0 else DRAW, entry.seat, entry.option))
    head = encode({"table": table, "total": total, "first": first})
    return head[:-1] + b',"moments":[' + b",".join(moments) + b"]}"
