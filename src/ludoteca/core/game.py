"""The Game contract, its settings, and the registry through which everything else finds games."""

from __future__ import annotations

import importlib
import pkgutil
import sys
import warnings
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Final, Protocol

from ludoteca.core.constants import SCORED_SEATS
from ludoteca.core.decision import Decision, State
from ludoteca.core.errors import BadFile, BadOptions, DoesNotFit, UnknownGame
from ludoteca.core.journal import Entry
from ludoteca.core.picture import Line
from ludoteca.core.rng import Rng
from ludoteca.core.rules import Policy, Rules
from ludoteca.core.view import PlainShown, Shown, View
from ludoteca.core.words import NO_ARGUMENTS, Arguments, LogMessage, Message, Named


@dataclass(frozen=True)
class Setting:
    """One option of a game: its legal values, the first of which is the default."""

    name: str
    choices: tuple[Any, ...]
    help: str
    rule: str = ""
    # What one seat chooses from, the first again its default; None: from the same as more seats.
    alone: tuple[Any, ...] | None = None
    # Whether it means nothing with more than one seat.
    only_alone: bool = False
    # The other settings with which this one means something: any of these combinations; none: always.
    needs: tuple[Mapping[str, Any], ...] = ()

    @property
    def default(self) -> Any:
        """The value used when nothing is said."""
        return self.choices[0]

    def offered(self, seats: int) -> tuple[Any, ...]:
        """What so many seats may choose from, the first being what they get unasked; empty: nothing to choose."""
        if seats == 1:
            return self.choices if self.alone is None else self.alone
        return () if self.only_alone else self.choices

    @property
    def listed(self) -> tuple[Any, ...]:
        """The choices in the order people expect: numbers ascending, words as they are."""
        plain = all(type(choice) is int for choice in self.choices)
        return tuple(sorted(self.choices)) if plain else self.choices

    def default_for(self, seats: int) -> Any:
        """The value so many seats play with when nothing is said."""
        return (self.offered(seats) or self.choices)[0]

    def applies(self, seats: int, options: Mapping[str, Any]) -> bool:
        """Whether its values play differently at a table of so many seats with these options."""
        if not self.offered(seats):
            return False
        return not self.needs or any(all(options[name] == value for name, value in one.items()) for one in self.needs)

    def where_used(self, seats: int) -> str:
        """With which seats or other settings it means something, in words for whoever gave it elsewhere."""
        if not self.offered(seats):
            return "one seat" if self.only_alone else "more than one seat"
        return " or with ".join(" and ".join(f"{name}={value}" for name, value in one.items()) for one in self.needs)

    def read(self, given: Any) -> Any:
        """One of the choices from what a file or a command line says."""
        for choice in self.choices:
            if type(given) is type(choice) and given == choice:
                return choice
            if isinstance(given, str) and given.strip().lower() == str(choice).lower():
                return choice
        legal = ", ".join(str(choice) for choice in self.choices)
        raise BadOptions(f"option {self.name}: {given!r:.40} is not one of {legal}")


@dataclass(frozen=True)
class ScoreLine:
    """One line of a score breakdown; ``thing`` is what brought the points where that differs from seat to seat."""

    name: str
    label: str
    points: int
    thing: Named | None = None


@dataclass(frozen=True)
class TieBreak:
    """What decides between seats with equal points: a name for people's words, plain words, and the rule."""

    name: str
    label: str
    rule: str


@dataclass(frozen=True)
class Outcome:
    """How a game stands or ended: points, their breakdown, who wins, and what told equal points apart."""

    points: tuple[int, ...]
    breakdown: tuple[tuple[ScoreLine, ...], ...]
    winners: tuple[int, ...]
    target: int | None = None
    # The last tie-break that was needed; None where points alone decided, or nothing did.
    decided: TieBreak | None = None
    # The side of each seat, named by its lowest one: partners share points and win together. Empty: nobody has any.
    partners: tuple[int, ...] = ()

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat."""
        return self.partners or tuple(range(len(self.points)))


@dataclass(frozen=True)
class Reason:
    """One rule that forbids an answer: its number, a name for people's words, and what the words need."""

    rule: str
    name: str
    arguments: tuple[tuple[str, Any], ...] = ()


@dataclass(frozen=True)
class Pause:
    """An open question that only asks whether to go on: the answer that does, and what speaks against it.

    ``brought``: the seat's turn brought it something that it could use now; ``loses``: going on gives up something that
    it could still use; ``secret``: only the seat knows that nothing else can be answered, and nobody else may notice it
    from an answer given unasked.
    """

    option: int
    brought: bool
    loses: bool
    secret: bool = False

    def asks(self, wish: str) -> bool:
        """Whether a player with this wish is asked, or the table goes on for them."""
        return wish == "always" or (wish == "matters" and (self.brought or self.loses))


# What a player may wish of pauses: to be asked when it matters, always or never.
PAUSE_WISHES: Final = ("matters", "always", "never")


class Campaigns(Protocol):
    """Chapters that remember each other: what a campaign file holds, and which chapter follows.

    A campaign has ``seats``, ``next`` (the chapter to play), ``played`` (chapter, points and winners of each),
    ``is_over``, ``options()`` for the next match and ``winners()``: who leads.
    """

    def begin(self, seats: int, pack: Any = None) -> Any: ...
    def load(self, path: str | Path) -> Any: ...
    def save(self, campaign: Any, path: str | Path) -> None: ...
    def read(self, data: Any, name: str = "campaign") -> Any: ...
    def to_data(self, campaign: Any) -> dict[str, Any]: ...
    def advance(self, campaign: Any, match: Any) -> Any: ...


class Game(ABC):  # noqa: PLR0904 - all that a game may say of itself, most of it with an answer for those who do not
    """What a game must say about itself; everything else is built on this and on nothing else."""

    id: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int]
    fewest: ClassVar[int]
    most: ClassVar[int]
    settings: ClassVar[tuple[Setting, ...]] = ()
    # What decides between equal points, in order.
    tie_breaks: ClassVar[tuple[TieBreak, ...]] = ()
    # Whether a solo player must have more than the target; else as many are enough.
    beats_target: ClassVar[bool] = True
    # Fields of the state that only remember what follows from the others; keys and copies may leave them out.
    scratch: ClassVar[tuple[str, ...]] = ()
    # Decisions of nature whose hidden answers a later step turns up for everyone, as when hands are shown.
    turned_up: ClassVar[tuple[str, ...]] = ()
    rules: Rules

    def check_options(self, seats: int, given: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """Every setting with its value; refuses what the game does not know."""
        if isinstance(seats, bool) or not isinstance(seats, int) or not self.fewest <= seats <= self.most:
            raise BadOptions(f"{self.title} is for {self.fewest} to {self.most} seats, not {seats!r}")
        known = {setting.name: setting for setting in self.settings}
        given = given or {}
        for name in given:
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadOptions(f"{self.title} has no option {name!r:.40}; its options are {names}")
        found = {name: setting.read(given.get(name, setting.default_for(seats))) for name, setting in known.items()}
        for name, setting in known.items():
            if setting.only_alone and seats > 1 and found[name] != setting.default:
                raise BadOptions(f"option {name} is for one seat; with {seats} seats leave it out")
        return found

    def check_version(self, version: int) -> None:
        """Refuse a match that was begun under other rules."""
        if version != self.version:
            raise BadOptions(
                f"this match was begun with the rules of {self.id} version {version}; "
                f"this library plays version {self.version}, so it cannot go on"
            )

    @abstractmethod
    def setup(self, seats: int, options: Mapping[str, Any], pack: Any = None) -> State:
        """The first state, its questions asked; options as check_options returns them, a pack as check_pack took it."""

    def check_pack(self, data: Any) -> None:
        """Refuse another table of printed content unless it is complete and sound, with where and why.

        A pack that was taken is remembered: this process can then imagine views that name it.
        """
        raise BadFile(f"{self.title} plays with its printed content only; it takes no pack")

    def default_pack(self) -> Any:
        """The game's own printed content as a pack, to be changed by whoever owns the box."""
        raise BadFile(f"{self.title} plays with its printed content only; it takes no pack")

    def pack_schema(self) -> Any:
        """The published JSON schema of the game's packs."""
        raise BadFile(f"{self.title} plays with its printed content only; it takes no pack")

    def campaigns(self) -> Campaigns | None:
        """How matches of this game hang together as a campaign, where they do."""
        return None

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """What the seat (None: a spectator) knows, built by naming it."""

    def views(self, state: State, seats: Sequence[int | None]) -> list[View]:
        """The views of several readers; a game may gather once what lies open to all of them."""
        return [self.view(state, seat) for seat in seats]

    @abstractmethod
    def imagine(self, view: View, rng: Rng) -> State:
        """A full state the viewer could believe in, from the view alone."""

    # -- what people see and read, by name ----------------------------------------------------------------

    @property
    def messages(self) -> Path | None:
        """The folder of the game's sentences, with one folder for each language; by default beside its module."""
        return self._beside("messages")

    @property
    def page(self) -> Path | None:
        """The folder of the game's part of the browser page, which holds a page.js; by default beside its module.

        For a game in a package of its own: the page of a shipped one is built into Ludoteca's.
        """
        return self._beside("page")

    def _beside(self, name: str) -> Path | None:
        module = sys.modules.get(type(self).__module__)
        file = getattr(module, "__file__", None)
        folder = Path(file or "").parent / name
        return folder if file and folder.is_dir() else None

    def show(self, view: View) -> Shown:
        """The table as people see it, from nothing but the view: for pages, terminals and other languages."""
        lines = tuple("".join(text for text, _ in line) for line in self.picture(view))
        return PlainShown(view.game, view.seat, view.seats, lines)

    def prompt(self, state: State, decision: Decision, seat: int, a: int, b: int) -> Message:
        """The question as a message; its arguments are nothing but what the asked seat knows."""
        return Message(f"{self.id}-ask-{decision.name}")

    def label(self, state: State, decision: Decision, seat: int, a: int, b: int, option: int) -> Named:
        """A legal answer as a thing with a name; again nothing but what the asked seat knows."""
        return Named(decision.domain.name, decision.domain.notation(option))

    def remember(self, state: State, decision: Decision, seat: int, a: int, b: int, option: int) -> Arguments:
        """What the log will say of an answer and only the moment before it can tell; kept in the journal's entry.

        Whoever learns the answer reads it, so it holds nothing that they could not know.
        """
        return NO_ARGUMENTS

    def report(self, entry: Entry, *, known: bool) -> LogMessage | None:
        """An answer as a line of the log; None: there is none. ``known``: whether the reader knows the answer."""
        decision = self.rules.decisions[entry.decision]
        if not known:
            return LogMessage(f"{self.id}-log-{decision.name}-hidden", entry.details)
        answer = Named(decision.domain.name, decision.domain.notation(entry.option))
        return LogMessage(f"{self.id}-log-{decision.name}", {**entry.details, "answer": answer})

    def report_reveal(self, decision: Decision) -> LogMessage | None:
        """A step that turned something hidden face up as a line of the log; None: there is none."""
        return None

    @abstractmethod
    def breakdown(self, state: State, seat: int) -> list[ScoreLine]:
        """The seat's points, line by line."""

    def known_breakdown(self, view: View, seat: int) -> list[ScoreLine]:
        """The seat's points so far as far as the viewer can tell; hidden goals bring nothing."""
        return self.breakdown(self.imagine(view, Rng(0)), seat)

    @abstractmethod
    def picture(self, view: View, width: int = 100) -> list[Line]:
        """The whole table for a terminal of so many columns: lines of (text, style) spans."""

    def glance(self, view: View, width: int = 80, rows: int = 16) -> list[Line]:
        """What a player needs beside the question, in so many rows where that can be: the own board first."""
        return self.picture(view, width)

    def board_of(self, view: View, seat: int, width: int = 80) -> list[Line]:
        """All that lies before one seat."""
        return self.picture(view, width)

    def cards_in_sight(self, view: View) -> list[Line]:
        """Every card the viewer can see, with all that is printed on it."""
        return []

    def preparation(self, seats: int, options: Mapping[str, Any], pack: Any = None) -> list[Line]:
        """What is read before play and may be read again at any time, for a terminal; empty: there is nothing.

        Options as check_options returns them, a pack as check_pack took it.
        """
        return []

    def target(self, state: State) -> int | None:
        """What a solo player must beat, where the game has such a number."""
        return None

    def tie_ranks(self, state: State, seat: int) -> tuple[int, ...]:
        """How the seat stands in each of the game's tie-breaks; more is better."""
        return ()

    def outcome(self, state: State) -> Outcome:
        """How the game stands as if it ended now."""
        seats = range(state.seats)
        winners = self.rules.winners(state)
        points = tuple(self.rules.points(state, seat) for seat in seats)
        return Outcome(
            points=points,
            breakdown=tuple(tuple(self.breakdown(state, seat)) for seat in seats),
            winners=tuple(seat for seat in seats if winners >> seat & 1),
            target=self.target(state),
            decided=self._decided(state, points),
            partners=tuple(self.rules.side(state, seat) for seat in seats),
        )

    def _decided(self, state: State, points: Sequence[int]) -> TieBreak | None:
        """The last tie-break that left fewer seats than before; none where one seat has the most points."""
        level = [self.tie_ranks(state, seat) for seat, own in enumerate(points) if own == max(points)]
        found = None
        for place, tie_break in enumerate(self.tie_breaks):
            best = [ranks for ranks in level if ranks[place] == max(other[place] for other in level)]
            if len(best) < len(level):
                level, found = best, tie_break
        return found

    def missing(self, outcome: Outcome) -> int | None:
        """How many points a solo player still needs to win; 0 or less when there are enough, None without a target."""
        if outcome.target is None or len(outcome.points) != 1:
            return None
        return outcome.target - outcome.points[0] + self.beats_target

    def known_outcome(self, view: View) -> Outcome:
        """How the game stands as far as the viewer can tell; nobody wins before the end."""
        lines = tuple(tuple(self.known_breakdown(view, seat)) for seat in range(view.seats))
        points = tuple(sum(line.points for line in seat) for seat in lines)
        return Outcome(points, lines, (), self.target(self.imagine(view, Rng(0))))

    def position(self, data: Any) -> State:
        """A state from a position written by hand; refuses it with a line that says where and why."""
        raise BadFile(f"{self.title} cannot be set up from a position file")

    def position_options(self, data: Any) -> tuple[int, dict[str, Any]]:
        """The seats and the options a position asks for."""
        raise BadFile(f"{self.title} cannot be set up from a position file")

    def to_position(self, state: State, options: Mapping[str, Any], pack: Any = None) -> dict[str, Any] | None:
        """The state as a position that leads back to it; None where it lies between two that can be laid out."""
        raise BadFile(f"{self.title} cannot be written as a position file")

    @property
    def reads_positions(self) -> bool:
        """Whether a match can begin with a position."""
        return type(self).position is not Game.position

    @property
    def writes_positions(self) -> bool:
        """Whether a moment of a match can be written as a position."""
        return type(self).to_position is not Game.to_position

    def why_not(self, view: View, target: str) -> list[Reason]:
        """The rules that forbid a target (such as ``cell:b3``) as answer to the view's open question, if known."""
        return []

    def means(self, state: State, seat: int) -> int:
        """What the seat has to use beside its questions, as a number for ``pause`` to compare with later."""
        return 0

    def pause(self, state: State, before: int) -> Pause | None:
        """The open question, if it only asks whether to go on; ``before`` are the seat's means when its turn began.

        For tables that spare their players such questions. Reads nothing the asked seat does not know.
        """
        return None

    def faults(self, state: State, seat: int) -> list[str]:
        """What is wrong with a seat's part of a position set up by hand, in words."""
        return []

    def census(self, state: State) -> dict[str, int]:
        """How many of each component there are, wherever they lie; never changes while a game is played."""
        return {}

    def policies(self) -> Mapping[str, type[Policy]]:
        """The policies this game brings along, by name."""
        return {}


_GAMES: dict[str, Game] = {}
_HOME = "ludoteca.games"
TAKEN: Final = "the shipped one plays, and the package's game needs another id"
# Names of installed games that were found wanting and told of once.
_TOLD: set[str] = set()


def register(game: Game) -> Game:
    """Make a game known; its package calls this when it is imported."""
    if game.most > SCORED_SEATS:
        raise DoesNotFit(f"game {game.id!r} is for up to {game.most} seats; at most {SCORED_SEATS} fit")
    _GAMES[game.id] = game
    return game


@contextmanager
def known_for_now(game: Game) -> Iterator[Game]:
    """Make a game known while the block lasts; whoever had its id before has it again afterwards."""
    before = _GAMES.get(game.id)
    register(game)
    try:
        yield game
    finally:
        if before is None:
            del _GAMES[game.id]
        else:
            register(before)


def _shipped() -> Iterable[str]:
    home = importlib.import_module(_HOME)
    return sorted(module.name for module in pkgutil.iter_modules(home.__path__) if module.ispkg)


def game_ids() -> list[str]:
    """The ids of all games that can be played, shipped and plugged in."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - costs more than the whole library to import

    shipped = _shipped()
    points = list(entry_points(group=_HOME))
    for point in points:
        if point.name in shipped:
            _tell_once(point.name, f"an installed package offers a game {point.name!r}, which Ludoteca ships: {TAKEN}")
    return sorted({*shipped, *(point.name for point in points), *_GAMES})


def find_game(name: str) -> Game:
    """The game of that id; imports it when first asked for."""
    if name in _GAMES:
        return _GAMES[name]
    if name in _shipped():
        return _load(importlib.import_module(f"{_HOME}.{name}"), name)
    from importlib.metadata import entry_points  # noqa: PLC0415 - see game_ids

    for point in entry_points(group=_HOME, name=name):
        try:
            found = point.load()
        except DoesNotFit as problem:
            raise DoesNotFit(f"game {name!r}: {problem}") from problem
        except Exception as problem:
            raise UnknownGame(
                f"the installed game {name!r} ({point.value}) cannot be loaded: {type(problem).__name__}: {problem}"
            ) from problem
        return _load(found, name)
    raise UnknownGame(f"no game {name!r}; there are {', '.join(game_ids())}")


def all_games() -> list[Game]:
    """Every game that can be played; one that cannot be loaded is named in a warning and left out."""
    found = []
    for name in game_ids():
        try:
            found.append(find_game(name))
        except UnknownGame as problem:
            _tell_once(name, str(problem))
    return found


def _load(home: Any, name: str) -> Game:
    game = getattr(home, "GAME", home)
    if not isinstance(game, Game):
        raise UnknownGame(f"game {name!r} does not offer a GAME")
    if game.id != name:
        # Saves carry the id: under another name they could not be opened again.
        raise UnknownGame(f"game {name!r} calls itself {game.id!r}; the entry point and the id must be the same word")
    return register(game)


def _tell_once(name: str, words: str) -> None:
    if name not in _TOLD:
        _TOLD.add(name)
        warnings.warn(words, stacklevel=3)
