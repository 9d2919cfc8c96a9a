"""Positions as every game reads them: single fields with one-line errors, and the answers given since."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ludoteca.core.constants import NATURE
from ludoteca.core.decision import Options, State
from ludoteca.core.errors import BadFile

if TYPE_CHECKING:
    from ludoteca.core.game import Game
    from ludoteca.core.match import Match

# A file is one moment: whoever needs more answers than this to reach it wants a save.
MOST_ANSWERS = 2000
# Lists and objects within each other: a pack within a position has fewer.
DEEPEST = 16


# -- single fields ------------------------------------------------------------------------------------------


def check_fields(data: Any, where: str, needed: Sequence[str], known: Sequence[str]) -> Mapping[str, Any]:
    """An object with all needed fields and none that nobody knows; ``where`` is empty for the position itself."""
    at = f"{where}: " if where else ""
    if not isinstance(data, dict):
        raise BadFile(f"{at}must be an object of names and values" if where else "a position must be a JSON object")
    for name in data:
        if name not in known:
            raise BadFile(f"{at}there is no field {name!r:.40}; fields are {', '.join(known)}")
    for name in needed:
        if name not in data:
            raise BadFile(f"{at}the field {name!r} is missing")
    return data


def read_list(data: Mapping[str, Any], name: str, where: str = "") -> list[Any]:
    """A list; one that is left out is empty."""
    given = data.get(name, [])
    if not isinstance(given, list):
        raise BadFile(f"{where}{name}: must be a list, not {given!r:.40}")
    return given


def read_object(data: Mapping[str, Any], name: str, where: str = "") -> dict[str, Any]:
    """An object; one that is left out is empty."""
    given = data.get(name, {})
    if not isinstance(given, dict):
        raise BadFile(f"{where}{name}: must be an object of names and values, not {given!r:.40}")
    return given


def read_number(given: Any, where: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    if type(given) is not int or not least <= given <= most:
        raise BadFile(f"{where}: must be a number from {least} to {most}, not {given!r:.40}")
    return given


def read_flag(data: Mapping[str, Any], name: str, where: str = "") -> bool:
    """True or false; false if it is left out."""
    given = data.get(name, False)
    if not isinstance(given, bool):
        raise BadFile(f"{where}{name}: must be true or false, not {given!r:.40}")
    return given


def read_name(given: Any, where: str, names: Sequence[str]) -> int:
    """The place of a name in a list, in either case of letters."""
    word = given.strip().lower() if isinstance(given, str) else None
    for place, name in enumerate(names):
        if word == name:
            return place
    raise BadFile(f"{where}: {given!r:.40} is not one of {', '.join(names)}")


def read_place(word: str, count: int) -> int | None:
    """A place from 0 on that is written as text, such as the name of a space; None if there is no such place."""
    if not (word.isascii() and word.isdecimal() and len(word) <= len(str(count))):
        return None
    place = int(word)
    return place if place < count and str(place) == word else None


# -- the answers since ----------------------------------------------------------------------------------------


def laid_out(position: Any) -> Any:
    """The position without the answers given since: what the game itself reads."""
    if not isinstance(position, dict):
        return position
    _check_depth(position)
    return {name: value for name, value in position.items() if name != "answers"}


def _check_depth(position: Any) -> None:
    """Refuse what is nested deeper than any position or pack, so that every part of it can be read and shown."""
    level = [position]
    for _depth in range(DEEPEST):
        level = [
            part
            for entry in level
            for part in (entry.values() if isinstance(entry, dict) else entry)
            if isinstance(part, (dict, list))
        ]
        if not level:
            return
    raise BadFile(f"a position is nested at most {DEEPEST} deep")


def start_from(game: Game, position: Any) -> State:
    """The state of a position: as it is laid out, and after the ``answers`` it names."""
    answers = position.get("answers", []) if isinstance(position, dict) else []
    if not isinstance(answers, list) or len(answers) > MOST_ANSWERS:
        raise BadFile(f"answers: must be a list of at most {MOST_ANSWERS} answers")
    state = game.position(laid_out(position))
    for place, answer in enumerate(answers):
        _follow(game, state, answer, f"answers, entry {place + 1}")
    return state


def _follow(game: Game, state: State, answer: Any, where: str) -> None:
    """Give one answer such as ``0 pick 4`` or ``nature roll 6``, if it is legal."""
    words = answer.split() if isinstance(answer, str) else []
    if len(words) != 3:
        raise BadFile(f"{where}: must be who, question and answer, such as '0 pick 4', not {answer!r:.40}")
    who, name, word = words
    rules = game.rules
    if not rules.settle(state):
        raise BadFile(f"{where}: the game is over before this answer")
    seat = read_place(who, state.seats)
    if seat is not None:
        rules.lift(state, seat)
    number, seat, a, b = state.top()
    decision = rules.decisions[number]
    asked = "nature" if seat == NATURE else str(seat)
    if (who, name) != (asked, decision.name):
        raise BadFile(f"{where}: {asked} is asked {decision.name}, not {who:.40} {name:.40}")
    out = Options()
    decision.options(state, seat, a, b, out)
    option = decision.domain.parse(word)
    if option is None or option not in out.listed():
        legal = ", ".join(decision.domain.notation(found) for found in out.listed()[:40])
        raise BadFile(f"{where}: {word!r:.40} is not a legal answer to {name}; legal are {legal}")
    rules.choose(state, option)


def position_at(match: Match, at: int) -> dict[str, Any]:
    """A moment of a match as a position: the nearest one before it that can be laid out, and the answers since."""
    game = match.game
    if not 0 <= at <= len(match.journal):
        raise BadFile(f"the match has {len(match.journal)} answers; there is no moment {at}")
    states = match.states(at)
    for start in range(at, -1, -1):
        laid = game.to_position(states[start], match.options, match.header.pack)
        if laid is not None:
            since = [_worded(match, place) for place in range(start, at)]
            return {**laid, "answers": since} if since else laid
    if match.header.position is not None:
        since = [_worded(match, place) for place in range(at)]
        return {**match.header.position, "answers": [*match.header.position.get("answers", []), *since]}
    raise BadFile(f"this moment of {game.title} cannot be laid out as a position; it is still being set up")


def _worded(match: Match, place: int) -> str:
    answer = match.journal[place]
    decision = match.game.rules.decisions[answer.decision]
    who = "nature" if answer.seat == NATURE else str(answer.seat)
    return f"{who} {decision.name} {decision.domain.notation(answer.option)}"
