"""The ladder of a game: each level against the one below, and the best and the plainest against greedy."""

from __future__ import annotations

import hashlib
import json
import os
import platform
import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from ludoteca.bots.arena import Meeting, Played, Standing, make_meeting
from ludoteca.bots.levels import GREEDY, LEVELS, at_game
from ludoteca.bots.offered import split
from ludoteca.bots.own import LIMIT
from ludoteca.bots.player import Fault
from ludoteca.bots.policies import RANDOM
from ludoteca.bots.standings import pairs, rows
from ludoteca.core.errors import BadFile, BadOptions
from ludoteca.core.game import find_game
from ludoteca.core.pack import pack_hash


def ladder_meeting(
    game: str,
    seats: int | None,
    options: Mapping[str, Any] | None,
    seed: int,
    think: float | None = None,
    iterations: int | None = None,
) -> Meeting:
    """Who meets whom on the ladder; levels that would think longer than ``think`` or ``iterations`` stop there."""
    levels = []
    for level in (at_game(each, find_game(game)) for each in LEVELS):
        budget = level.budget
        if iterations is not None and budget is not None and budget.iterations > iterations:
            # Without a clock the answers are the same however busy the machine is.
            levels.append(f"{level.name}:iterations={iterations}")
        elif think is not None and budget is not None and budget.seconds > think:
            levels.append(f"{level.name}:seconds={think:g},iterations={budget.iterations}")
        else:
            levels.append(level.name)
    if not find_game(game).policies():
        raise BadOptions(f"{find_game(game).title} brings no policy of its own, so it has no ladder")
    names = (RANDOM, GREEDY, *levels)
    meeting = make_meeting(game, names, seats, options, seed)
    if meeting.seats < 2:
        raise BadOptions("a ladder needs at least two seats")
    met = [(place + 1, place) for place in range(2, len(names) - 1)]
    met += [(2, 0), (1, 0), (3, 1), (len(names) - 1, 1)]
    groups = []
    for better, worse in met:
        chosen = (better, *[worse] * (meeting.seats - 1))
        groups.append(tuple(dict.fromkeys(chosen[turn:] + chosen[:turn] for turn in range(meeting.seats))))
    return replace(meeting, names=names, groups=tuple(groups))


def ladder_page(standing: Standing, command: str) -> str:
    """The ladder as a page of the docs."""
    meeting = standing.meeting
    game = find_game(meeting.game)
    usual = game.check_options(meeting.seats)
    options = (
        ", ".join(f"{name} {value}" for name, value in meeting.options if value != usual[name]) or "the usual ones"
    )
    played = (
        f"{time.strftime('%Y-%m-%d', time.gmtime())}; {meeting.seats} seats, options: {options}; seed {meeting.seed}"
    )
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    lines = [
        f"# The ladder of {game.title}",
        "",
        f"`{command}`",
        "",
        f"{played}; {machine}.",
        "Every deal was played once for each order of seats; intervals are 95 %.",
        "Elo is by maximum likelihood over all games below, greedy being 0.",
        "",
        "| player | games | mean points | mean of wins | Elo | interval | ms an answer |",
        "| --- | ---: | ---: | ---: | ---: | --- | ---: |",
    ]
    lines += [
        f"| {row.name} | {row.games} | {row.points:.1f} | {row.winning:.1f} | {row.elo:+.0f} "
        f"| {row.elo_low:+.0f} to {row.elo_high:+.0f} | {row.seconds * 1000:.0f} |"
        for row in rows(standing)
    ]
    lines += [
        "",
        "| who | against | games | ahead in | interval |",
        "| --- | --- | ---: | ---: | --- |",
    ]
    for pair in pairs(standing):
        one, two, share, low, high = pair.one, pair.two, pair.share, pair.low, pair.high
        if share < 0.5:
            one, two, share, low, high = two, one, 1 - share, 1 - high, 1 - low
        lines.append(f"| {one} | {two} | {pair.games} | {share:.1%} | {low:.1%} to {high:.1%} |")
    return "\n".join([*lines, ""])


# -- a record that a long run may be broken off and taken up with -----------------------------------------

# Under this name a record keeps what the files of bots held.
FILES = "files"


def head(meeting: Meeting) -> dict[str, Any]:
    """What a record must agree with to be gone on with; of bots in files and of a pack, what they hold."""
    files = {path: fingerprint(Path(path)) for path, _ in map(split, meeting.names) if path}
    found = {
        "game": meeting.game,
        "seats": meeting.seats,
        "names": list(meeting.names),
        "groups": [[list(lineup) for lineup in group] for group in meeting.groups],
        "options": dict(meeting.options),
        "seed": meeting.seed,
    }
    # Left out where they are as usual: a record is a file that people keep.
    if meeting.pack is not None:
        found["pack"] = pack_hash(meeting.pack)
    if meeting.limit != LIMIT:
        found["limit"] = meeting.limit
    return {**found, FILES: files} if files else found


def fingerprint(path: Path) -> str:
    """A short word for what a file holds."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def check_head(path: Path, there: Any, here: dict[str, Any]) -> None:
    """Refuse a record of other players or another game, and say what is different."""
    if there == here:
        return
    if isinstance(there, dict) and {**there, FILES: None} == {**here, FILES: None}:
        before = there.get(FILES, {})
        changed = [file for file, mark in here.get(FILES, {}).items() if before.get(file) != mark]
        what = f"{', '.join(changed)} changed since it was begun" if before else "it does not say which version played"
        raise BadFile(f"{path}: {what}, and two versions of a bot are two players; name a new file with --record")
    kept = there if isinstance(there, dict) else {}
    names = [name for name in {**here, **kept} if kept.get(name) != here.get(name)]
    raise BadFile(f"{path}: this record is of another meeting ({', '.join(names)} differ); name another file")


def read_record(meeting: Meeting, path: Path) -> list[Played]:
    """The games of a record, none if there is no such file yet."""
    if not path.is_file():
        return []
    # What follows the last end of line was cut off in the writing.
    first, *lines = path.read_text(encoding="utf-8").split("\n")[:-1] or [""]
    try:
        check_head(path, json.loads(first), head(meeting))
        return [read_played(json.loads(line)) for line in lines]
    except (ValueError, TypeError, IndexError) as problem:
        raise BadFile(f"{path}: not a record of games ({problem})") from None


def read_played(row: list[Any]) -> Played:
    """One line of a record."""
    number, deal, lineup, points, winners, seconds, answers, faults, failure = row
    marks = tuple(Fault(*fault) for fault in faults)
    both = (deal[0], deal[1])
    return Played(number, both, tuple(lineup), tuple(points), winners, tuple(seconds), tuple(answers), marks, failure)


class Record:
    """Writes games down as they end, so that a run may be broken off."""

    def __init__(self, meeting: Meeting, path: Path) -> None:
        self.path = path
        self.known = read_record(meeting, path)
        self.written = len(self.known)
        lines = [json.dumps(head(meeting)), *(json.dumps(game) for game in self.known)]
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        except OSError as problem:
            raise BadFile(f"{path}: the record cannot be written ({problem.strerror}); name another file") from None

    def add(self, standing: Standing) -> None:
        """Write what is new."""
        with self.path.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(game) + "\n" for game in standing.played[self.written :])
        self.written = len(standing.played)
