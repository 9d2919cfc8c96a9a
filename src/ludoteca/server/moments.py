"""What each reader is shown: the table, its question, news and rights, derived from the journal alone."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from ludoteca.core.consequences import Given, leads
from ludoteca.core.decision import Decision, State
from ludoteca.core.game import Game, Outcome
from ludoteca.core.rng import Rng
from ludoteca.core.view import View
from ludoteca.core.words import Named
from ludoteca.server import metrics
from ludoteca.server.live import Line, LiveMatch
from ludoteca.server.wire import words
from ludoteca.server.wire.analyses import FurtherAnswer
from ludoteca.server.wire.codec import encode, raw
from ludoteca.server.wire.moments import (
    AimInfo,
    KnownLine,
    LogLine,
    MomentMessage,
    OptionInfo,
    OutcomeInfo,
    PauseInfo,
    PointsLine,
    QuestionInfo,
    ScoreInfo,
    SeatScore,
    TieBreakInfo,
    UndoInfo,
)

LOG = metrics.log("moments")
IMAGINED = 24


@lru_cache(maxsize=65536)
def _option(decision: Decision, option: int, name: Named) -> bytes:
    """A legal answer but for where it leads; kept, for the same few thousand come again and again."""
    domain = decision.domain
    # Where it leads comes last, so that it can be joined on.
    whole = encode(OptionInfo(option, domain.notation(option), words.named(name), domain.target(option), []))
    return whole.removesuffix(b"[]}")


def said(game: Game, state: State, seat: int, given: Given) -> FurtherAnswer:
    """An answer in words, with the question it is given to; ``state`` is the one it is given in."""
    number, a, b, option = given
    decision = game.rules.decisions[number]
    domain = decision.domain
    return FurtherAnswer(
        decision=decision.name,
        domain=domain.name,
        rule=decision.rule,
        prompt=words.message(game.prompt(state, decision, seat, a, b)),
        option=option,
        notation=domain.notation(option),
        name=words.named(game.label(state, decision, seat, a, b, option)),
        target=domain.target(option),
    )


def question(live: LiveMatch, seat: int, view: View) -> QuestionInfo | None:
    """The seat's open question, or None."""
    asked = live.asked(seat)
    if asked is None:
        return None
    game, state = live.match.game, live.match.state
    decision = asked.decision
    options = [
        raw(
            _option(decision, option, game.label(state, decision, seat, asked.a, asked.b, option))
            + encode(targets)
            + b"}"
        )
        for option, targets in zip(asked.options, _ahead(live, seat, view, asked.options), strict=True)
    ]
    return QuestionInfo(
        serial=asked.serial,
        seat=seat,
        decision=decision.name,
        sealed=decision.sealed,
        rule=decision.rule,
        prompt=words.message(game.prompt(state, decision, seat, asked.a, asked.b)),
        domain=decision.domain.name,
        pause=pause(live, seat),
        options=options,
    )


def _sent_question(live: LiveMatch, seat: int, view: View) -> Any:
    asked = question(live, seat, view)
    return None if asked is None else raw(encode(asked))


def pause(live: LiveMatch, seat: int) -> PauseInfo | None:
    """What a table must know to go on for its player, where the question asks for nothing else."""
    found = live.match.pause(seat)
    if found is None:
        return None
    return PauseInfo(found.option, found.brought, found.loses, found.secret, seat in live.match.returned)


def _ahead(live: LiveMatch, seat: int, view: View, options: tuple[int, ...]) -> list[list[str] | None]:
    """Where each option leads; a help for the eye, which must never stop a game."""
    try:
        return leads(live.match.game, view, seat, options)
    except Exception as problem:  # noqa: BLE001 - see above
        metrics.FAULTS.labels("leads").inc()
        metrics.fault(LOG, "no preview", problem, game=live.match.game.id)
        return [None] * len(options)


def outcome_info(outcome: Outcome) -> OutcomeInfo:
    """Points with their breakdown; labels are message ids made from the names."""
    return OutcomeInfo(
        points=list(outcome.points),
        winners=list(outcome.winners),
        target=outcome.target,
        decided=None if outcome.decided is None else TieBreakInfo(outcome.decided.name, outcome.decided.rule),
        breakdown=[[PointsLine(line.name, line.points) for line in lines] for lines in outcome.breakdown],
    )


def log_line(line: Line, seat: int | None) -> LogLine:
    """One line of the log as that reader may read it, ready to be sent."""
    found: LogLine = _line(line, line.open_to(seat))
    return found


@lru_cache(maxsize=100_000)
def _line(line: Line, open_: bool) -> Any:
    """Kept and shared: the readers of a table, and of many tables, hold the same few thousand lines."""
    return raw(
        encode(
            LogLine(
                seat=line.seat,
                round=line.round,
                decision=line.decision,
                option=line.option if open_ else None,
                target=line.target if open_ else None,
                told=words.log_message(line.told if open_ else line.hidden),
            )
        )
    )


class Reader:
    """One seat, or the spectators: what it was last shown, so that only changes are sent."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.log: list[LogLine] = []
        self._read = 0
        self._rewinds = -1
        self._sent: tuple[MomentMessage, int] | None = None
        self._shown = 0

    def _follow(self, live: LiveMatch) -> None:
        """Bring the log up to date; remember from where it differs from what was sent."""
        if self._rewinds != live.rewinds:
            old = self.log
            self.log = [log_line(line, self.seat) for line in live.lines if line.shown_to(self.seat)]
            same = 0
            while same < min(len(old), len(self.log)) and old[same] == self.log[same]:
                same += 1
            self._shown = min(self._shown, same)
            self._rewinds = live.rewinds
        else:
            for line in live.lines[self._read :]:
                if line.shown_to(self.seat):
                    self.log.append(log_line(line, self.seat))
        self._read = len(live.lines)

    def whole(self, table: str, live: LiveMatch) -> bytes:
        """Everything this reader may see now; those who follow already have it."""
        self._follow(live)
        return self._send(moment(table, live, self.seat), 0)

    def change(self, table: str, live: LiveMatch, view: View) -> bytes | None:
        """What is new since the last time, or None when nothing this reader may see has changed."""
        self._follow(live)
        now = moment(table, live, self.seat, view=view)
        if self._sent == (now, len(self.log)) and self._shown == len(self.log):
            return None
        return self._send(now, self._shown)

    def _send(self, now: MomentMessage, start: int) -> bytes:
        self._sent = (now, len(self.log))
        self._shown = len(self.log)
        return encode(with_news(now, start, self.log[start:]))


def moment(
    table: str, live: LiveMatch, seat: int | None, *, in_replay: bool = False, view: View | None = None
) -> MomentMessage:
    """A moment without its news; the reader's view may be given."""
    match = live.match
    over = match.over
    rights = None
    if seat is not None and not in_replay:
        can = not over and match.can_undo(seat)
        rights = UndoInfo(can, can, not over and match.last_answer(seat) is not None)
    if view is None:
        view = match.view(seat)
    return MomentMessage(
        table=table,
        seat=seat,
        status="replay" if in_replay else "over" if over else "playing",
        # As bytes: what was sent is held until something changes, and bytes are small and quick to compare.
        shown=raw(encode(match.game.show(view))),
        to_act=live.to_act(),
        round=match.game.rules.rounds(match.state),
        question=None if seat is None else _sent_question(live, seat, view),
        undo=rights,
        aim=None if over else aim(match.game, view),
        outcome=outcome_info(match.outcome()) if over else None,
        log_from=0,
        news=[],
    )


def with_news(now: MomentMessage, start: int, lines: list[LogLine]) -> MomentMessage:
    """The moment with the lines of the log that follow the first ``start``."""
    return msgspec.structs.replace(now, log_from=start, news=lines)


def aim(game: Game, view: View) -> AimInfo | None:
    """What a solo player is to reach, how far that is, and the points so far; None where there is no such number."""
    if view.seats > 1:
        return None
    standing = game.known_outcome(view)
    missing = game.missing(standing)
    if standing.target is None or missing is None:
        return None
    return AimInfo(standing.target, standing.points[0], missing)


def known_score(game: Game, view: View, seats: int) -> ScoreInfo:
    """The score as far as a view tells: lines on which all imagined truths agree, null for the rest."""
    rng = Rng(1)
    imagined = [game.imagine(view, rng) for _ in range(IMAGINED)]
    found: list[SeatScore] = []
    for seat in range(seats):
        tallies = [game.breakdown(state, seat) for state in imagined]
        names = [line.name for line in tallies[0]]
        if any([line.name for line in tally] != names for tally in tallies):
            found.append(SeatScore(seat, None, []))
            continue
        lines: list[KnownLine] = []
        for place, name in enumerate(names):
            points = {tally[place].points for tally in tallies}
            lines.append(KnownLine(name, points.pop() if len(points) == 1 else None))
        known = [line.points for line in lines if line.points is not None]
        found.append(SeatScore(seat, sum(known) if len(known) == len(lines) else None, lines))
    return ScoreInfo(found, aim(game, view))
