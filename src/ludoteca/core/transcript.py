"""A journal as text that people read and the library reads back."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from ludoteca.core.constants import NATURE
from ludoteca.core.errors import BadFile, LudotecaError
from ludoteca.core.game import find_game
from ludoteca.core.match import Header, Match
from ludoteca.core.nature import Nature
from ludoteca.core.pack import pack_hash

DOT = " · "


HIDDEN = "?"


def write(match: Match, known: Sequence[bool] | None = None) -> str:
    """One line per answer; what nature says to one question in a row shares a line.

    Of answers that are not ``known`` only the question is written; such a text cannot be read back.
    """
    lines = [_head(match)]
    if match.header.position is not None:
        lines.append("position " + json.dumps(match.header.position, ensure_ascii=False))
    previous: tuple[int, int] | None = None
    for place, answer in enumerate(match.journal):
        decision = match.game.rules.decisions[answer.decision]
        word = decision.domain.notation(answer.option) if known is None or known[place] else HIDDEN
        who = (answer.seat, answer.decision)
        if answer.seat == NATURE and who == previous:
            lines[-1] += f" {word}"
        else:
            lines.append(f"{_name(answer.seat):<6} {decision.name} {word}")
        previous = who
    if match.over:
        outcome = match.outcome()
        won = " ".join(str(seat) for seat in outcome.winners) or "-"
        lines.append(f"end    points {' '.join(map(str, outcome.points))}{DOT}winners {won}")
    return "\n".join(lines) + "\n"


def read(text: str, name: str = "transcript", nature: Nature | None = None, pack: Any = None) -> Match:
    """The match of a transcript; a bad line is named by its number. A pack it was played with must be given."""
    lines = [(number, line.split("#")[0].rstrip()) for number, line in enumerate(text.splitlines(), start=1)]
    lines = [(number, line) for number, line in lines if line.strip()]
    if not lines:
        raise BadFile(f"{name}: the file is empty")
    number, head = lines.pop(0)
    position: Any = None
    if lines and lines[0][1].startswith("position "):
        place, line = lines.pop(0)
        try:
            position = json.loads(line.removeprefix("position "))
        except json.JSONDecodeError as problem:
            raise BadFile(f"{name}: line {place}: the position is not JSON: {problem.msg}") from None
    header = _read_head(head, position, pack, name, number)
    match = Match(header, reading=True)
    for place, line in lines:
        try:
            _follow(match, line)
        except LudotecaError as problem:
            raise BadFile(f"{name}: line {place}: {problem}") from None
    return match.with_nature(nature)


def _head(match: Match) -> str:
    header = match.header
    game = match.game
    parts = [f"{header.game} {header.version}", f"seats {header.seats}"]
    defaults = {setting.name: setting.default for setting in game.settings}
    parts += [f"{name} {value}" for name, value in header.options if defaults.get(name) != value]
    if header.pack_hash is not None:
        parts.append(f"pack {header.pack_hash}")
    return DOT.join(parts)


def _read_head(line: str, position: Any, pack: Any, name: str, number: int) -> Header:
    words = [part.split() for part in line.split(DOT.strip())]
    if len(words) < 2 or any(len(pair) != 2 for pair in words) or words[1][0] != "seats":
        raise BadFile(f"{name}: line {number}: the first line must be like 'sagrada 1{DOT}seats 2', not {line!r:.60}")
    named = [pair[1] for pair in words if pair[0] == "pack"]
    words = [pair for pair in words if pair[0] != "pack"]
    given = [] if pack is None else [pack_hash(pack)]
    if named != given:
        played, found = " ".join(named) or "none", " ".join(given) or "none"
        raise BadFile(f"{name}: line {number}: it was played with pack {played}, not {found}")
    try:
        game = find_game(words[0][0])
        seats = int(words[1][1])
        version = int(words[0][1])
        # First: other rules may have other options.
        game.check_version(version)
        options = game.check_options(seats, {pair[0]: pair[1] for pair in words[2:]})
    except ValueError:
        raise BadFile(f"{name}: line {number}: version and seats must be numbers in {line!r:.60}") from None
    except LudotecaError as problem:
        raise BadFile(f"{name}: line {number}: {problem}") from None
    return Header(game.id, version, seats, tuple(options.items()), position, pack=pack)


def _follow(match: Match, line: str) -> None:
    who, *words = line.split()
    if who == "end":
        _check_end(match, line)
        return
    if len(words) < 2:
        raise BadFile(f"{line!r:.60} is not 'who question answer'")
    if not (who == "nature" or who.isdigit()):
        raise BadFile(f"{who!r} is neither a seat nor nature")
    seat = NATURE if who == "nature" else int(who)
    for word in words[1:]:
        match.play_word(seat, words[0], word)


def _check_end(match: Match, line: str) -> None:
    expected = write(match).splitlines()[-1]
    if not match.over:
        raise BadFile("the transcript says the game is over, but a question is open")
    if line.split() != expected.split():
        raise BadFile(f"the game ended otherwise: {expected!r}")


def _name(seat: int) -> str:
    return "nature" if seat == NATURE else str(seat)
