"""Players against each other: the same deals for every order of seats, on all cores, each seeing its views alone."""

from __future__ import annotations

import contextlib
import itertools
import math
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from functools import cached_property
from multiprocessing.queues import SimpleQueue
from typing import Any, NamedTuple

from ludoteca.bots.interrupt import Interrupt, ignore_interrupt
from ludoteca.bots.own import LIMIT, UNASKED
from ludoteca.bots.player import Fault
from ludoteca.bots.policies import find_player, find_policy, is_policy
from ludoteca.bots.simulate import PART_SECONDS
from ludoteca.bots.workers import WORKERS
from ludoteca.core.decision import Options
from ludoteca.core.errors import BadOptions
from ludoteca.core.game import find_game
from ludoteca.core.match import Match
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import Rng, mix

# Hears after every answer of a game, by its number, what went wrong with it; may break the game off.
Heed = Callable[[int, Sequence[Fault]], None]
# A fault told while its game goes on has to fit into one write to a pipe, so that no reader ever meets half of one.
TOLD = 400


@dataclass(frozen=True)
class Meeting:
    """Who meets whom, at which game; a line-up names the player of each seat by its place in ``names``."""

    game: str
    seats: int
    names: tuple[str, ...]
    groups: tuple[tuple[tuple[int, ...], ...], ...]
    options: tuple[tuple[str, Any], ...] = ()
    seed: int = 0
    pack: Any = None
    limit: float = LIMIT

    @cached_property
    def lineups(self) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """Every line-up of every group once: what is played with one seed."""
        return tuple((number, lineup) for number, group in enumerate(self.groups) for lineup in group)


class Played(NamedTuple):
    """One game: which deal, who sat where, what came of it, and how long each seat thought about how many answers."""

    number: int
    deal: tuple[int, int]
    lineup: tuple[int, ...]
    points: tuple[int, ...]
    winners: int
    seconds: tuple[float, ...] = ()
    answers: tuple[int, ...] = ()
    faults: tuple[Fault, ...] = ()
    failure: str = ""


@dataclass
class Standing:
    """What was played so far of the games wanted, and what went wrong in games that are still going on."""

    meeting: Meeting
    played: list[Played] = field(default_factory=list)
    seconds: float = 0.0
    wanted: int = 0
    stopped: bool = False
    # Stopped by the end of a process, and not by Ctrl-C.
    broken: bool = False
    underway: dict[int, list[Fault]] = field(default_factory=dict)

    @property
    def failures(self) -> list[Played]:
        """Games that broke."""
        return [game for game in self.played if game.failure]

    @property
    def dealt(self) -> int:
        """How many deals there were; each is the same for every group of players that met."""
        return len({deal[0].deal[0] for deal in self.deals()})

    def deals(self) -> list[list[Played]]:
        """The games of each deal and group that every order of seats has played; half a deal proves nothing."""
        found: dict[tuple[int, int], list[Played]] = {}
        for game in sorted(self.played):
            found.setdefault(game.deal, []).append(game)
        return [
            games
            for (_, group), games in found.items()
            if len(games) == len(self.meeting.groups[group]) and not any(game.failure for game in games)
        ]


def make_meeting(
    game: str,
    names: Sequence[str],
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    pack: Any = None,
    limit: float = LIMIT,
) -> Meeting:
    """A checked meeting. The last one named fills seats left over; more names than seats meet in every combination."""
    if not names:
        raise BadOptions("name at least one policy")
    found = find_game(game)
    if seats is None:
        seats = 2 if found.fewest <= 2 <= found.most else found.fewest
    checked = found.check_options(seats, options)
    if pack is not None:
        found.check_pack(pack)
    for name in dict.fromkeys(names):
        find_player(found, name, limit=limit).close()
    known = tuple(dict.fromkeys(names))
    full = [*names, *[names[-1]] * (seats - len(names))]
    groups: dict[frozenset[tuple[int, ...]], tuple[tuple[int, ...], ...]] = {}
    for chosen in itertools.combinations([known.index(name) for name in full], seats):
        # One deal is played once for each order of seats; an order that looks the same is not played twice.
        turned = tuple(dict.fromkeys(chosen[turn:] + chosen[:turn] for turn in range(seats)))
        groups.setdefault(frozenset(turned), turned)
    return Meeting(found.id, seats, known, tuple(groups.values()), tuple(checked.items()), seed, pack, limit)


# -- playing ------------------------------------------------------------------------------------------


def play_games(meeting: Meeting, numbers: Sequence[int], heed: Heed | None = None) -> list[Played]:
    """Some games of a meeting; a game that breaks is reported, the others go on."""
    done = []
    plain = plain_places(meeting)
    for number in numbers:
        cycle, place = divmod(number, len(meeting.lineups))
        group, lineup = meeting.lineups[place]
        blank = Played(number, (cycle, group), lineup, (0,) * meeting.seats, 0)
        word = mix(meeting.seed, cycle)
        try:
            done.append(play_plain(meeting, blank, word) if plain[place] else play_views(meeting, blank, word, heed))
        except Exception as problem:  # noqa: BLE001 - one broken game must not lose the night's others
            done.append(blank._replace(failure=f"{type(problem).__name__}: {problem}"))
    return done


def plain_places(meeting: Meeting) -> list[bool]:
    """Of each line-up, whether all its players are plain policies."""
    game = find_game(meeting.game)
    plain = [is_policy(game, name) for name in meeting.names]
    return [all(plain[who] for who in lineup) for _, lineup in meeting.lineups]


def play_plain(meeting: Meeting, blank: Played, word: int) -> Played:
    """A game between plain policies, inside compiled code: they look at nothing their seat could not know."""
    game = find_game(meeting.game)
    state = game.setup(meeting.seats, dict(meeting.options), meeting.pack)
    policies = [find_policy(game, meeting.names[who]) for who in blank.lineup]
    game.rules.playout(state, policies, Seeded(word), Rng(word ^ 1), Options())
    points = tuple(game.rules.points(state, seat) for seat in range(meeting.seats))
    return blank._replace(points=points, winners=game.rules.winners(state))


def play_views(meeting: Meeting, blank: Played, word: int, heed: Heed | None = None) -> Played:
    """A game in which each seat gets its view and nothing else."""
    match = Match.new(meeting.game, meeting.seats, dict(meeting.options), seed=word, pack=meeting.pack)
    players = [
        find_player(match.game, meeting.names[who], mix(~word, seat), limit=meeting.limit, pack=meeting.pack)
        for seat, who in enumerate(blank.lineup)
    ]
    seconds = [0.0] * meeting.seats
    answers = [0] * meeting.seats
    try:
        while not match.over:
            seat = match.to_act()[0]
            view = match.view(seat)
            began = time.perf_counter()
            known = len(players[seat].faults)
            option = players[seat].answer(view)
            seconds[seat] += time.perf_counter() - began
            answers[seat] += 1
            if heed is not None:
                heed(blank.number, [fault for fault in players[seat].faults[known:] if fault.kind != UNASKED])
            match.play(seat, option)
    finally:
        for player in players:
            player.close()
    faults = tuple(fault for player in players for fault in player.faults)
    outcome = match.outcome()
    winners = sum(1 << seat for seat in outcome.winners)
    return blank._replace(
        points=outcome.points, winners=winners, seconds=tuple(seconds), answers=tuple(answers), faults=faults
    )


def hold(
    meeting: Meeting,
    games: int,
    *,
    workers: int | None = None,
    progress: Callable[[Standing], None] | None = None,
    known: Sequence[Played] = (),
) -> Standing:
    """Play at least so many games, in whole deals, but for those known already; Ctrl-C keeps what is done."""
    games = whole(meeting, games)
    standing = Standing(meeting, [game for game in known if game.number < games], wanted=games)
    had = {game.number for game in standing.played}
    missing = [number for number in range(games) if number not in had]
    began = time.perf_counter()

    def heard(number: int, faults: Sequence[Fault]) -> None:
        standing.underway.setdefault(number, []).extend(faults)
        if progress is not None:
            progress(standing)

    with contextlib.suppress(KeyboardInterrupt), Interrupt() as interrupt:
        try:
            for part in _parts(meeting, missing, workers or os.cpu_count() or 1, interrupt, heard):
                standing.played.extend(part)
                for game in part:
                    standing.underway.pop(game.number, None)
                standing.seconds = time.perf_counter() - began
                if progress is not None:
                    progress(standing)
        except BrokenProcessPool:
            standing.broken = not interrupt.wished
    standing.stopped = len(standing.played) < games
    standing.played.sort()
    standing.seconds = time.perf_counter() - began
    return standing


def whole(meeting: Meeting, games: int) -> int:
    """So many games, rounded up to whole deals of every group."""
    turn = len(meeting.lineups)
    return math.ceil(games / turn) * turn


# The line on which a worker tells of faults while a game goes on.
_LINES: list[SimpleQueue[tuple[int, list[Fault]]]] = []


def begin_work(line: SimpleQueue[tuple[int, list[Fault]]]) -> None:
    """What a worker does first."""
    ignore_interrupt()
    _LINES.append(line)


def work(meeting: Meeting, numbers: Sequence[int]) -> list[Played]:
    """Games in a worker."""
    return play_games(meeting, numbers, tell)


def tell(number: int, faults: Sequence[Fault]) -> None:
    """Tell of faults at once: a game with a slow bot takes long, and may never be finished."""
    for fault in faults:
        _LINES[0].put((number, [fault._replace(text=fault.text[:TOLD])]))


def _parts(
    meeting: Meeting, numbers: list[int], workers: int, interrupt: Interrupt, heard: Heed
) -> Iterator[list[Played]]:
    """Games as they come in; quick ones are shared out by the hundred, slow ones one by one."""
    size = 1
    if numbers and all(plain_places(meeting)):
        trial = len(meeting.lineups)
        began = time.perf_counter()
        yield play_games(meeting, numbers[:trial])
        each = max(1e-6, (time.perf_counter() - began) / trial)
        numbers = numbers[trial:]
        size = max(1, min(5000, int(PART_SECONDS / each), math.ceil(len(numbers) / workers)))
        if len(numbers) * each < PART_SECONDS:
            workers = 1
    parts = [numbers[place : place + size] for place in range(0, len(numbers), size)]
    if workers == 1:
        yield from _parts_here(meeting, parts, interrupt, heard)
    else:
        yield from _parts_shared(meeting, parts, workers, interrupt, heard)


def _parts_here(meeting: Meeting, parts: list[list[int]], interrupt: Interrupt, heard: Heed) -> Iterator[list[Played]]:
    """Games played in this process, one part after the other."""

    def heed(number: int, faults: Sequence[Fault]) -> None:
        if faults:
            heard(number, faults)
        if interrupt.wished:
            raise KeyboardInterrupt

    for part in parts:
        if interrupt.wished:
            return
        yield play_games(meeting, part, heed)


def _parts_shared(
    meeting: Meeting, parts: list[list[int]], workers: int, interrupt: Interrupt, heard: Heed
) -> Iterator[list[Played]]:
    """Games played by worker processes, as they come in."""
    line: SimpleQueue[tuple[int, list[Fault]]] = WORKERS.SimpleQueue()
    pool = ProcessPoolExecutor(workers, WORKERS, initializer=begin_work, initargs=(line,))
    running: set[Future[list[Played]]] = set()
    parts.reverse()
    try:
        while (parts or running) and not interrupt.wished:
            while parts and len(running) <= workers:
                running.add(pool.submit(work, meeting, parts.pop()))
            # A signal does not end the wait, so it is a short one.
            finished, running = wait(running, timeout=0.3, return_when=FIRST_COMPLETED)
            # Before the games that are over: what was told of them is in the line by now.
            while not line.empty():
                heard(*line.get())
            for future in finished:
                yield future.result()
    finally:
        # A long game is not waited for: what it would have shown is lost with half of its deal anyway.
        for process in list(pool._processes.values()) if running else []:  # noqa: SLF001 - a pool has no other door
            process.terminate()
        pool.shutdown(wait=True, cancel_futures=True)
        line.close()
