"""Positions written by hand: a JSON file is checked piece by piece and becomes a state to play on from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from ludoteca.core.constants import NOBODY
from ludoteca.core.errors import BadFile, BadOptions
from ludoteca.games.sagrada.content.constants import DRAFTED, FIRST_TURN, NONE, POOL, ROUNDS, SEATS, SECOND_TURN, TOOLED
from ludoteca.games.sagrada.content.dice import CELL_NOTATIONS, COLOR_NAMES, PER_COLOR
from ludoteca.games.sagrada.content.objectives import PRIVATE_IDS, PRIVATE_OBJECTIVES, PUBLIC_IDS, PUBLIC_OBJECTIVES
from ludoteca.games.sagrada.content.tools import TOOL_IDS, tool_index
from ludoteca.games.sagrada.content.windows import CARDS, WINDOWS
from ludoteca.games.sagrada.faces.box import read_board, read_die, read_window
from ludoteca.games.sagrada.rules.decisions.numbers import ACT, CORRECT, END_ROUND, ROUND, TURN
from ludoteca.games.sagrada.rules.faults import taken_away
from ludoteca.games.sagrada.rules.setup import SETTINGS, variants
from ludoteca.games.sagrada.rules.state import SagradaState

T = TypeVar("T")
FAVOR_TOKENS = 24
NEEDED = ("windows", "boards", "private", "pool", "tools", "public", "round")
FIELDS = (
    *NEEDED,
    "game",
    "favor",
    "track",
    "first",
    "turn",
    "drafted",
    "tool_used",
    "skipped",
    "waived",
    "tools_gone",
    "out",
    "options",
)


def position_options(data: Any) -> tuple[int, dict[str, Any]]:
    """The seats and options a position asks for."""
    _check_fields(data)
    seats = len(_list(data, "windows"))
    if not 1 <= seats <= SEATS:
        raise BadFile(f"windows: a position has 1 to {SEATS} of them, one for each seat, not {seats}")
    given = data.get("options", {})
    if not isinstance(given, dict):
        raise BadFile("options: must be an object of names and values")
    known = {setting.name: setting for setting in SETTINGS}
    for name in given:
        if name not in known:
            raise BadFile(f"options: there is no option {name!r:.40}; options are {', '.join(known)}")
        if known[name].only_alone and seats > 1 and given[name] != known[name].default:
            raise BadFile(f"options, {name}: it is for one seat; with {seats} seats leave it out")
    return seats, {
        name: _reading(f"options, {name}", setting.read, given.get(name, setting.default))
        for name, setting in known.items()
    }


def from_position(data: Any) -> SagradaState:
    """The state of a position; its open question is the one of the seat to act. [SAG-10.1]"""
    seats, options = position_options(data)
    table = SagradaState(seats, variants(options))
    table.round = _number(data, "round", 1, ROUNDS)
    table.first = _number(data, "first", 0, seats - 1, default=0)
    _read_cards(table, data)
    _read_seats(table, data)
    _read_dice(table, data)
    _ask(table, data)
    return table


def _check_fields(data: Any) -> None:
    if not isinstance(data, dict):
        raise BadFile("a position must be a JSON object")
    if data.get("game", "sagrada") != "sagrada":
        raise BadFile(f"game: this is a position of {data['game']!r:.40}, not of 'sagrada'")
    for name in data:
        if name not in FIELDS:
            raise BadFile(f"there is no field {name!r:.40}; fields are {', '.join(FIELDS)}")
    for name in NEEDED:
        if name not in data:
            raise BadFile(f"the field {name!r:.40} is missing")


def _read_cards(table: SagradaState, data: Mapping[str, Any]) -> None:
    favor_on = [0] * len(TOOL_IDS)
    limit = 5 if table.seats == 1 else 3
    tools = _list(data, "tools")
    gone = _list(data, "tools_gone") if "tools_gone" in data else []
    if gone and table.seats > 1:
        raise BadFile("tools_gone: tools leave the game in the solo game only")
    if len(tools) + len(gone) > limit:
        raise BadFile(f"tools: a game with {table.seats} seat(s) has at most {limit}, not {len(tools) + len(gone)}")
    for place, entry in enumerate(tools):
        where = f"tools, entry {place + 1}"
        favor = entry.get("favor", 0) if isinstance(entry, dict) else 0
        tool = _tool(table, entry, where)
        if type(favor) is not int or not 0 <= favor <= FAVOR_TOKENS:
            raise BadFile(f"{where}: favor must be a number from 0 to {FAVOR_TOKENS}, not {favor!r:.40}")
        if favor and table.seats == 1:
            raise BadFile(f"{where}: there is no favor in the solo game")
        table.tools |= 1 << tool
        favor_on[tool] = favor
    table.favor_on = favor_on
    for place, entry in enumerate(gone):
        table.tools_gone |= 1 << _tool(table, entry, f"tools_gone, entry {place + 1}")
    wanted = 2 if table.seats == 1 else 3
    goals = [
        _named(name, f"public, entry {place + 1}", PUBLIC_IDS, [goal.name for goal in PUBLIC_OBJECTIVES])
        for place, name in enumerate(_list(data, "public"))
    ]
    if len(set(goals)) != len(goals) or len(goals) > wanted:
        raise BadFile(f"public: must name at most {wanted} different objectives")
    table.goals = sum(1 << goal for goal in goals)


def _tool(table: SagradaState, entry: Any, where: str) -> int:
    """A tool that was not named before, from its number, id or name, or from an object with its id."""
    if isinstance(entry, dict):
        for name in entry:
            if name not in ("id", "favor"):
                raise BadFile(f"{where}: there is no field {name!r:.40}; a tool has id and favor")
        entry = entry.get("id")
    tool = tool_index(entry) if isinstance(entry, (str, int)) and not isinstance(entry, bool) else None
    if tool is None:
        raise BadFile(f"{where}: {entry!r:.40} is not a tool; tools are 1 to 12 or {', '.join(TOOL_IDS)}")
    if (table.tools | table.tools_gone) >> tool & 1:
        raise BadFile(f"{where}: {TOOL_IDS[tool]} is listed twice")
    return tool


def _read_seats(table: SagradaState, data: Mapping[str, Any]) -> None:
    windows = [_reading(f"windows, seat {seat}", read_window, name) for seat, name in enumerate(data["windows"])]
    _check_windows(windows)
    table.window = windows + [NONE] * (SEATS - table.seats)
    private = [NONE] * (2 * SEATS)
    given = _list(data, "private")
    expected = 2 if table.seats == 1 else table.seats
    if len(given) != expected:
        raise BadFile(f"private: must name {expected} objectives, not {len(given)}")
    for place, name in enumerate(given):
        letters = [card.letter for card in PRIVATE_OBJECTIVES]
        titles = [card.name for card in PRIVATE_OBJECTIVES]
        goal = _named(name, f"private, entry {place + 1}", PRIVATE_IDS, letters, COLOR_NAMES, titles)
        if goal in private:
            raise BadFile(f"private, entry {place + 1}: {PRIVATE_IDS[goal]} is given twice")
        private[place if table.seats == 1 else place * 2] = goal
    if table.seats == 1:
        private[:2] = sorted(private[:2])
    table.private = private
    favor = data.get("favor", [0 if table.seats == 1 else WINDOWS[window].difficulty for window in windows])
    if not isinstance(favor, list) or len(favor) != table.seats:
        raise BadFile(f"favor: must be a list of {table.seats} numbers")
    for seat, tokens in enumerate(favor):
        if type(tokens) is not int or not 0 <= tokens <= 6:
            raise BadFile(f"favor, seat {seat}: must be a number from 0 to 6, not {tokens!r:.40}")
        if table.seats == 1 and tokens:
            raise BadFile("favor: there is none in the solo game")
    table.favor = [*favor, *[0] * (SEATS - table.seats)]
    tokens = sum(favor) + sum(table.favor_on)
    if tokens > FAVOR_TOKENS:
        raise BadFile(f"favor: seats and tools have {tokens} together; the game has {FAVOR_TOKENS}")


def _check_windows(windows: Sequence[int]) -> None:
    """There is one of each card, and it shows one side. [SAG-3.2]"""
    for seat, window in enumerate(windows):
        for other in range(seat):
            if windows[other] // 2 == window // 2:
                which = "that window" if windows[other] == window else f"the other side, {WINDOWS[windows[other]].id}"
                raise BadFile(
                    f"windows, seat {seat}: {WINDOWS[window].id} is not free: seat {other} has {which}; "
                    f"each of the {CARDS} cards is there once"
                )


def _read_dice(table: SagradaState, data: Mapping[str, Any]) -> None:
    boards = _list(data, "boards")
    if len(boards) != table.seats:
        raise BadFile(f"boards: must be {table.seats}, one for each window, not {len(boards)}")
    waived = data.get("waived", [[] for _ in boards])
    if (
        not isinstance(waived, list)
        or len(waived) != table.seats
        or not all(isinstance(cells, list) for cells in waived)
    ):
        raise BadFile(f"waived: must be {table.seats} lists of spaces such as b3")
    for seat, board in enumerate(boards):
        excused = [_named(cell, f"waived, seat {seat}", CELL_NOTATIONS) for cell in waived[seat]]
        for cell, die in enumerate(_board(board, f"boards, seat {seat}")):
            if die is not None:
                table.place(seat, die, cell, cell in excused)
            elif cell in excused:
                raise BadFile(f"waived, seat {seat}: there is no die on {CELL_NOTATIONS[cell]}")
    pool = _list(data, "pool")
    if len(pool) > POOL:
        raise BadFile(f"pool: at most {POOL} dice, not {len(pool)}")
    for place, name in enumerate(pool):
        table.add_to_pool(_die(name, f"pool, die {place + 1}"))
    _read_track(table, data)
    gone = _list(data, "out") if "out" in data else []
    out = [_die(name, f"out, die {place + 1}") for place, name in enumerate(gone)]
    table.out = [sum(1 for die in out if die // 6 == color) for color in range(5)]
    _fill_bag(table)


def _read_track(table: SagradaState, data: Mapping[str, Any]) -> None:
    track = data.get("track", [])
    if not isinstance(track, list) or len(track) > ROUNDS or not all(isinstance(slot, list) for slot in track):
        raise BadFile(f"track: must be a list of at most {ROUNDS} lists of dice, one for each round played")
    for slot, dice in enumerate(track):
        where = f"track, round {slot + 1}"
        if len(dice) > POOL:
            raise BadFile(f"{where}: at most {POOL} dice, not {len(dice)}")
        if dice and slot >= table.round - 1:
            raise BadFile(f"{where}: round {slot + 1} is not over in a position of round {table.round}")
        for place, name in enumerate(dice):
            table.add_to_track(slot, _die(name, f"{where}, die {place + 1}"))


def _fill_bag(table: SagradaState) -> None:
    """What lies nowhere else is in the bag."""
    seen = list(table.out)
    for color in range(5):
        seen[color] += sum(table.color[seat * 5 + color].bit_count() for seat in range(table.seats))
        seen[color] += sum(1 for die in [*table.pool, *table.track] if die != NONE and die // 6 == color)
        if seen[color] > PER_COLOR:
            raise BadFile(
                f"there are {seen[color]} {COLOR_NAMES[color]} dice in the position; the game has {PER_COLOR}"
            )
    table.bag = [PER_COLOR - count for count in seen]
    needed = (ROUNDS - table.round) * (4 if table.seats == 1 else 2 * table.seats + 1)
    if sum(table.bag) < needed:
        raise BadFile(f"the bag holds {sum(table.bag)} dice, too few for the {needed} of the rounds to come")


def _ask(table: SagradaState, data: Mapping[str, Any]) -> None:
    seats = table.seats
    turns = 2 * seats
    turn = _number(data, "turn", 1, turns, default=1)
    order = [((table.first + i) % seats, FIRST_TURN) for i in range(seats)]
    order += [((table.first + seats - 1 - i) % seats, SECOND_TURN) for i in range(seats)]
    owner, which = order[turn - 1]
    skipped = data.get("skipped", [])
    if not isinstance(skipped, list) or any(type(seat) is not int or not 0 <= seat < seats for seat in skipped):
        raise BadFile(f"skipped: must be a list of seats from 0 to {seats - 1}")
    table.skipped = sum(1 << seat for seat in set(skipped))
    if which == SECOND_TURN and owner in skipped:
        raise BadFile(f"turn: seat {owner} has lost its second turn of this round, so turn {turn} is nobody's")
    if table.round < ROUNDS:
        table.ask(ROUND, NOBODY, table.round + 1, (table.first + 1) % seats)
    table.ask(END_ROUND, NOBODY, 0, 0)
    for later, number in reversed(order[turn:]):
        if number == FIRST_TURN:
            table.ask(ACT, later, FIRST_TURN, 0)
        else:
            table.ask(TURN, NOBODY, later, SECOND_TURN)
    done = (DRAFTED if _flag(data, "drafted") else 0) | (TOOLED if _flag(data, "tool_used") else 0)
    table.ask(ACT, owner, which, done)
    for seat in reversed(range(seats)):
        table.ask(CORRECT, NOBODY, seat, taken_away(table))


# -- reading single fields ----------------------------------------------------------------------------


def _reading(where: str, read: Callable[[Any], T], given: Any) -> T:
    try:
        return read(given)
    except BadOptions as problem:
        raise BadFile(f"{where}: {problem}") from None


def _die(given: Any, where: str) -> int:
    try:
        return read_die(given, where)
    except BadOptions as problem:
        raise BadFile(str(problem)) from None


def _board(given: Any, where: str) -> list[int | None]:
    try:
        return read_board(given, where)
    except BadOptions as problem:
        raise BadFile(str(problem)) from None


def _list(data: Mapping[str, Any], name: str) -> list[Any]:
    given = data[name]
    if not isinstance(given, list):
        raise BadFile(f"{name}: must be a list, not {given!r:.40}")
    return given


def _number(data: Mapping[str, Any], name: str, least: int, most: int, default: int | None = None) -> int:
    given = data.get(name, default)
    if type(given) is not int or not least <= given <= most:
        raise BadFile(f"{name}: must be a number from {least} to {most}, not {given!r:.40}")
    return given


def _flag(data: Mapping[str, Any], name: str) -> bool:
    given = data.get(name, False)
    if not isinstance(given, bool):
        raise BadFile(f"{name}: must be true or false, not {given!r:.40}")
    return given


def _named(given: Any, where: str, ids: Sequence[str], *others: Sequence[str]) -> int:
    """The place of an id, or of another word for it, in either case of letters."""
    word = given.strip().lower() if isinstance(given, str) else None
    for place, name in enumerate(ids):
        if word == name or any(word == words[place].lower() for words in others):
            return place
    raise BadFile(f"{where}: {given!r:.40} is not one of {', '.join(ids)}")
