"""A finished game step by step, from any seat's view."""

from __future__ import annotations

from ludoteca.core.match import Answer
from ludoteca.server.fair import FairNature
from ludoteca.server.journal import ANSWER, DRAW, Entry, Journal
from ludoteca.server.moments import line_data, moment
from ludoteca.server.protocol import encode

MOST = 100


def replay(table: str, played: Journal, seat: int | None, first: int, count: int) -> bytes:
    """Steps ``first`` to ``first + count - 1``: the table after that many answers of seats."""
    again = Journal(played.header, FairNature(played.header.game, "00" * 32, []))
    total = sum(1 for answer in played.journal if answer.seat >= 0) + 1
    moments: list[bytes] = []
    shown = step = read = 0
    answers: list[Answer | None] = [*played.journal, None]
    for answer in answers:
        # A step ends where the next seat answers: nature's answers belong to the step before.
        if answer is None or answer.seat >= 0:
            lines = [line_data(line, seat) for line in again.lines[read:] if line.shown_to(seat)]
            if first <= step < first + count:
                moments.append(moment(table, again, seat, shown, lines, "replay"))
            shown += len(lines)
            read = len(again.lines)
            step += 1
            if step >= first + count:
                break
        if answer is not None:
            again.follow(Entry(ANSWER if answer.seat >= 0 else DRAW, answer.seat, answer.option))
    head = encode({"table": table, "total": total, "first": first})
    return head[:-1] + b',"moments":[' + b",".join(moments) + b"]}"
