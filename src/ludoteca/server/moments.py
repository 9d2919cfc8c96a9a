"""What each reader is shown: view, question, news and rights, derived from the journal alone."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

import msgspec

from ludoteca.core.consequences import Given, leads
from ludoteca.core.decision import Decision, State
from ludoteca.core.game import Game, Outcome
from ludoteca.core.question import Question
from ludoteca.core.rng import Rng
from ludoteca.core.view import View
from ludoteca.core.words import LogMessage, Message, Named, arguments_data, word_data
from ludoteca.server import figures
from ludoteca.server.live import Line, LiveMatch
from ludoteca.server.protocol import encode

LOG = figures.log("moments")
_PLAIN = re.compile(r"[^A-Za-z0-9_-]")
IMAGINED = 24


def word(text: str) -> str:
    """A notation as part of a message id."""
    return _PLAIN.sub("_", text)


def prompt_data(game: Game, decision: Decision, a: int, b: int) -> dict[str, Any]:
    """A question in words: a message id and its arguments."""
    return {"id": f"{game.id}-ask-{word(decision.name)}", "arguments": {"a": a, "b": b}}


def message_data(message: Message) -> dict[str, Any]:
    """A message by its id, with named arguments."""
    return {"id": message.id, "arguments": arguments_data(message.arguments)}


def option_data(game: str, decision: Decision, option: int) -> dict[str, Any]:
    """A legal answer: its number, its word, its message id, and what it points at."""
    domain = decision.domain
    notation = domain.notation(option)
    return {
        "option": option,
        "notation": notation,
        "label": f"{game}-{domain.name}-{word(notation)}",
        "target": domain.target(option),
    }


@lru_cache(maxsize=65536)
def _option(game: str, decision: Decision, option: int, name: Named) -> bytes:
    return encode({**option_data(game, decision, option), "name": word_data(name)})


def answer_data(game: Game, given: Given) -> dict[str, Any]:
    """An answer with the question it belongs to."""
    decision = game.rules.decisions[given.decision]
    return {
        "decision": decision.name,
        "domain": decision.domain.name,
        "rule": decision.rule,
        "prompt": prompt_data(game, decision, given.a, given.b),
        **option_data(game.id, decision, given.option),
    }


def question(live: LiveMatch, seat: int, view: View) -> bytes:
    """The seat's open question as JSON, or null."""
    asked = live.asked(seat)
    if asked is None:
        return b"null"
    game = live.match.game
    decision = asked.decision
    head = encode(
        {
            "serial": asked.serial,
            "seat": seat,
            "decision": decision.name,
            "sealed": decision.sealed,
            "rule": decision.rule,
            "prompt": {**prompt_data(game, decision, asked.a, asked.b), **_named_prompt(game, live.match.state, asked)},
            "domain": decision.domain.name,
            "pause": pause_data(live, seat),
        }
    )
    ahead = _ahead(live, seat, view, asked.options)
    options = b",".join(
        _option(game.id, decision, option, game.label(live.match.state, decision, seat, asked.a, asked.b, option))[:-1]
        + b',"leads":'
        + encode(targets)
        + b"}"
        for option, targets in zip(asked.options, ahead, strict=True)
    )
    return head[:-1] + b',"options":[' + options + b"]}"


def _named_prompt(game: Game, state: State, asked: Question) -> dict[str, Any]:
    """The prompt by name, of games that tell it so."""
    if type(game).prompt is Game.prompt:
        return {}
    return message_data(game.prompt(state, asked.decision, asked.seat, asked.a, asked.b))


def pause_data(live: LiveMatch, seat: int) -> dict[str, Any] | None:
    """What a table must know to go on for its player, where the question asks for nothing else."""
    pause = live.match.pause(seat)
    if pause is None:
        return None
    return {
        "option": pause.option,
        "brought": pause.brought,
        "loses": pause.loses,
        "secret": pause.secret,
        "returned": seat in live.match.returned,
    }


def _ahead(live: LiveMatch, seat: int, view: View, options: tuple[int, ...]) -> list[list[str] | None]:
    """Where each option leads; a help for the eye, which must never stop a game."""
    try:
        return leads(live.match.game, view, seat, options)
    except Exception as problem:  # noqa: BLE001 - see above
        figures.FAULTS.labels("leads").inc()
        figures.fault(LOG, "no preview", problem, game=live.match.game.id)
        return [None] * len(options)


def outcome_data(outcome: Outcome) -> dict[str, Any]:
    """Points with their breakdown; labels are message ids made from the names."""
    return {
        "points": list(outcome.points),
        "winners": list(outcome.winners),
        "target": outcome.target,
        "decided": None if outcome.decided is None else {"name": outcome.decided.name, "rule": outcome.decided.rule},
        "breakdown": [[{"name": line.name, "points": line.points} for line in lines] for lines in outcome.breakdown],
    }


def line_data(line: Line, seat: int | None) -> bytes:
    """One line of news as that reader may read it."""
    return _line(line, line.open_to(seat))


@lru_cache(maxsize=100_000)
def _line(line: Line, open_: bool) -> bytes:
    """Kept and shared: the readers of a table, and of many tables, hold the same few thousand lines."""
    return encode(
        {
            "seat": line.seat,
            "decision": line.decision,
            "option": line.option if open_ else None,
            "target": line.target if open_ else None,
            "a": line.a if open_ else None,
            "b": line.b if open_ else None,
            # Whom the answer was shown to, where it was one seat alone: that a card was dealt to it everyone sees.
            "to": line.seen_by if line.seen_by >= 0 else None,
            "round": line.round,
            "told": told_data(line.told if open_ else line.hidden),
        }
    )


def told_data(told: LogMessage | None) -> dict[str, Any] | None:
    """A line of the log as a message; null where there is none."""
    return (
        None
        if told is None
        else {
            "id": told.id,
            "arguments": arguments_data(told.arguments),
            "joins": told.joins or None,
        }
    )


class Reader:
    """One seat, or the spectators: what it was last shown, so that only changes are sent."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.log: list[bytes] = []
        self._read = 0
        self._rewinds = -1
        self._sent: tuple[bytes, int] | None = None
        self._shown = 0

    def _follow(self, live: LiveMatch) -> None:
        """Bring the log up to date; remember from where it differs from what was sent."""
        if self._rewinds != live.rewinds:
            old = self.log
            self.log = [line_data(line, self.seat) for line in live.lines if line.shown_to(self.seat)]
            same = 0
            while same < min(len(old), len(self.log)) and old[same] == self.log[same]:
                same += 1
            self._shown = min(self._shown, same)
            self._rewinds = live.rewinds
        else:
            for line in live.lines[self._read :]:
                if line.shown_to(self.seat):
                    self.log.append(line_data(line, self.seat))
        self._read = len(live.lines)

    def whole(self, table: str, live: LiveMatch) -> bytes:
        """Everything this reader may see now; those who follow already have it."""
        self._follow(live)
        now = fixed(table, live, self.seat)
        self._sent = (now, len(self.log))
        self._shown = len(self.log)
        return _joined(now, 0, self.log)

    def change(self, table: str, live: LiveMatch, view: View) -> bytes | None:
        """What is new since the last time, or None when nothing this reader may see has changed."""
        self._follow(live)
        now = fixed(table, live, self.seat, view=view)
        start = self._shown
        if self._sent == (now, len(self.log)) and start == len(self.log):
            return None
        self._sent = (now, len(self.log))
        self._shown = len(self.log)
        return _joined(now, start, self.log[start:])


def fixed(table: str, live: LiveMatch, seat: int | None, status: str = "", view: View | None = None) -> bytes:
    """The part of a moment that is not the log; the reader's view may be given."""
    over = live.match.over
    rights: Any = None
    if seat is not None and not status:
        can = not over and live.match.can_undo(seat)
        rights = {"can": can, "reset": can, "ask": not over and live.match.last_answer(seat) is not None}
    if view is None:
        view = live.match.view(seat)
    data = {
        "type": "moment",
        "table": table,
        "seat": seat,
        "status": status or ("over" if over else "playing"),
        "view": view,
        "shown": live.match.game.show(view),
        "to_act": live.to_act(),
        "round": live.match.game.rules.rounds(live.match.state),
        "question": msgspec.Raw(b"null" if seat is None else question(live, seat, view)),
        "undo": rights,
        "aim": None if over else aim(live.match.game, view),
        "outcome": outcome_data(live.match.outcome()) if over else None,
    }
    return msgspec.json.encode(data)


def _joined(head: bytes, start: int, lines: list[bytes]) -> bytes:
    return head[:-1] + b',"log_from":%d,"news":[' % start + b",".join(lines) + b"]}"


def moment(table: str, live: LiveMatch, seat: int | None, start: int, lines: list[bytes], status: str) -> bytes:
    """A moment for a replay."""
    return _joined(fixed(table, live, seat, status), start, lines)


def aim(game: Game, view: View) -> dict[str, Any] | None:
    """What a solo player is to reach, how far that is, and the points so far; None where there is no such number."""
    if view.seats > 1:
        return None
    standing = game.known_outcome(view)
    missing = game.missing(standing)
    return None if missing is None else {"target": standing.target, "points": standing.points[0], "missing": missing}


def known_score(game: Game, view: Any, seats: int) -> dict[str, Any]:
    """The score as far as a view tells: lines on which all imagined truths agree, null for the rest."""
    rng = Rng(1)
    imagined = [game.imagine(view, rng) for _ in range(IMAGINED)]
    found: list[dict[str, Any]] = []
    for seat in range(seats):
        tallies = [game.breakdown(state, seat) for state in imagined]
        names = [line.name for line in tallies[0]]
        if any([line.name for line in tally] != names for tally in tallies):
            found.append({"seat": seat, "points": None, "lines": []})
            continue
        lines: list[dict[str, Any]] = []
        for place, name in enumerate(names):
            points = {tally[place].points for tally in tallies}
            lines.append({"name": name, "points": points.pop() if len(points) == 1 else None})
        sure = all(line["points"] is not None for line in lines)
        found.append({"seat": seat, "points": sum(line["points"] for line in lines) if sure else None, "lines": lines})
    return {"seats": found, "aim": aim(game, view)}
