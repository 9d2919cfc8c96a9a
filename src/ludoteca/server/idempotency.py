"""Commands are idempotent: what the latest ones came to, and what one of them writes."""

from __future__ import annotations

import json
from collections import OrderedDict
from time import time
from typing import Any

import msgspec

from ludoteca.server import campaigns, record
from ludoteca.server.clocks import Clock
from ludoteca.server.consent import Requests
from ludoteca.server.live import LiveMatch
from ludoteca.server.record import Record
from ludoteca.server.services import now_ms
from ludoteca.server.wire.socket import AnyCommand, Done
from ludoteca.server.writes import TableWrite

MOST_RESULTS = 512


class CommandResults:
    """What the latest commands came to: the same one sent again gets the same answer."""

    def __init__(self) -> None:
        self._done: OrderedDict[tuple[str, str], Done] = OrderedDict()

    def find(self, key: tuple[str, str]) -> Done | None:
        """What a person's command of that id came to."""
        return self._done.get(key)

    def keep(self, key: tuple[str, str], done: Done) -> None:
        """Remember one more; the oldest goes."""
        self._done[key] = done
        while len(self._done) > MOST_RESULTS:
            self._done.popitem(last=False)


def write_of(
    kept: Record,
    live: LiveMatch,
    requests: Requests,
    clock: Clock | None,
    asked: tuple[str | None, AnyCommand | None],
    done: Done,
) -> TableWrite:
    """All that is new at a table, to be written in one go; a command brings its person and its id."""
    kept.touched = time()
    changes: dict[str, Any] = {"to_act": json.dumps(live.to_act()), "touched": kept.touched}
    places: list[tuple[int, dict[str, Any]]] = []
    if live.match.over:
        changes |= {"status": record.OVER, "winners": json.dumps(live.match.outcome().winners)}
        if kept.story is not None:
            kept.following = campaigns.advance(live.match, kept.story)
            changes["following"] = json.dumps(kept.following)
    if requests.changed:
        kept.request = requests.data()
        changes["request"] = json.dumps(kept.request)
    if clock is not None:
        clock.settle(now_ms())
        places = [(seat, {"bank": left}) for seat, left in enumerate(clock.left)]
    user, wish = asked
    name = None if wish is None else wish.id
    text = msgspec.json.encode(done).decode()
    return TableWrite(kept.id, live.saved, live.fresh, user, name, text, changes, tuple(places))
