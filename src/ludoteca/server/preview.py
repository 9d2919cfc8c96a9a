"""What an answer would lead to, seen from a view: nothing hidden can show, for nothing hidden goes in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ludoteca.core.constants import FRAME, NATURE, NO_ANSWER
from ludoteca.core.decision import Options, State
from ludoteca.core.game import Game
from ludoteca.core.rng import Rng
from ludoteca.core.view import View, plain
from ludoteca.server.journal import Journal

# A change counts as certain when it comes in each of so many imagined worlds.
WORLDS: Final = 3
# How far questions that belong to one answer are followed: so many in a row, with so many answers each.
DEEPEST: Final = 2
WIDEST: Final = 6


def imagined(game: Game, view: View, seat: int) -> State:
    """A state the seat could believe in, its own question on top."""
    state = game.imagine(view, Rng(1))
    game.rules.lift(state, seat)
    return state


def after(game: Game, state: State, seat: int, option: int) -> State | None:
    """The imagined state after an answer, if the same seat is asked next and nature says nothing before."""
    twig = state.clone()
    game.rules.choose(twig, option)
    game.rules.settle(twig)
    return twig if twig.depth and twig.top()[1] == seat else None


def targets(game: Game, state: State) -> list[str]:
    """The targets of the open question."""
    out = Options()
    game.rules.list_options(state, out)
    domain = game.rules.decisions[state.top()[0]].domain
    return [domain.target(option) for option in out.listed()]


def leads(game: Game, view: View, seat: int, options: Sequence[int]) -> list[list[str] | None]:
    """For each option the targets of the seat's next question, or None where the seat is not asked next."""
    state = imagined(game, view, seat)
    found: list[list[str] | None] = []
    for option in options:
        twig = after(game, state, seat, option)
        found.append(None if twig is None else targets(game, twig))
    return found


def why_not(journal: Journal, seat: int, target: str, after_word: str | None) -> dict[str, Any]:
    """Which rules forbid a target as answer to the seat's open question, or to the one after a first answer."""
    game = journal.game
    asked = journal.asked(seat)
    view = journal.view(seat)
    nothing: dict[str, Any] = {"target": target, "legal": False, "reasons": []}
    if asked is None:
        return nothing
    state: State | None = imagined(game, view, seat)
    if after_word is not None and state is not None:
        option = asked.decision.domain.parse(after_word)
        state = after(game, state, seat, option) if option in asked.options and option is not None else None
        view = view if state is None else game.view(state, seat)
    if state is None:
        return nothing
    if target in targets(game, state):
        return nothing | {"legal": True}
    reasons = [
        {"rule": reason.rule, "id": f"{game.id}-why-{reason.name}", "arguments": dict(reason.arguments)}
        for reason in game.why_not(view, target)
    ]
    return nothing | {"reasons": reasons}


class Leaf(NamedTuple):
    """Where one way of playing an answer ends: what is known then, and which own questions lay on the way."""

    view: dict[str, Any]
    asks: tuple[str, ...]
    follows: str | None


def foresee(game: Game, view: View, seat: int, option: int, then: str | None) -> dict[str, Any] | None:
    """What an answer (and the target given to the question after it) is certain to change in what the seat knows.

    Only what belongs to the answer is played: the frames it pushes, not those that waited below. Where it leads to
    small questions of the same seat every answer worth a thought is tried, and where hidden things lie several worlds
    are imagined; a change is told when it comes whatever is answered and hidden. None: no such answer is open.
    """
    before = plain(view)
    leaves: list[Leaf] = []
    for world in range(1, WORLDS + 1):
        state = game.imagine(view, Rng(world))
        game.rules.lift(state, seat)
        base = state.depth - FRAME
        first = state.top()[0]
        out = Options()
        game.rules.list_options(state, out)
        if option not in out.listed():
            return None
        _answer(game, state, option, base)
        if then is not None:
            second = _option_of(game, state, seat, then)
            if second is None:
                return None
            _answer(game, state, second, base)
        _follow(game, state, seat, base, first, (), leaves)
    changes = _agreed([_changes(before, leaf.view) for leaf in leaves])
    asks = leaves[0].asks if all(leaf.asks == leaves[0].asks for leaf in leaves) else leaves[0].asks[:1]
    follows = leaves[0].follows if all(leaf.follows == leaves[0].follows for leaf in leaves) else None
    return {
        "changes": [{"at": list(path), "before": old, "after": new} for path, (old, new) in changes.items()],
        "asks": list(asks),
        "follows": follows,
    }


def _answer(game: Game, state: State, option: int, base: int) -> None:
    """Give an answer and take the steps that it brought, not those that waited below it."""
    game.rules.choose(state, option)
    while state.depth > base and state.top()[1] < NATURE:
        game.rules.choose(state, 0)


def _option_of(game: Game, state: State, seat: int, target: str) -> int | None:
    if not state.depth or state.top()[1] != seat:
        return None
    out = Options()
    game.rules.list_options(state, out)
    domain = game.rules.decisions[state.top()[0]].domain
    return next((option for option in out.listed() if domain.target(option) == target), None)


def _follow(
    game: Game, state: State, seat: int, base: int, first: int, asks: tuple[str, ...], leaves: list[Leaf]
) -> None:
    """Walk through the seat's own questions above the base; each end is a leaf."""
    number, whose = state.top()[:2] if state.depth > base else (-1, seat)
    out = Options()
    if number >= 0 and whose == seat and number != first:
        game.rules.list_proposals(state, NO_ANSWER, out)
        asks = (*asks, game.rules.decisions[number].name)
    if 0 < out.count <= WIDEST and len(asks) <= DEEPEST:
        for option in out.listed():
            twig = state.clone()
            _answer(game, twig, option, base)
            _follow(game, twig, seat, base, first, asks, leaves)
        return
    follows = None
    if number >= 0 and whose != seat:
        follows = "draw" if whose == NATURE else "others"
    leaves.append(Leaf(plain(game.view(state, seat)), asks, follows))


def _changes(before: Any, after: Any, path: tuple[str | int, ...] = ()) -> dict[tuple[str | int, ...], tuple[Any, Any]]:
    """The numbers that differ, by where they stand; lists of another length differ as a whole."""
    if isinstance(before, dict) and isinstance(after, dict):
        pairs: list[tuple[str | int, Any, Any]] = [(name, before[name], after[name]) for name in before]
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = [(place, *both) for place, both in enumerate(zip(before, after, strict=True))]
    else:
        return {} if before == after else {path: (before, after)}
    found = {}
    for name, old, new in pairs:
        if path or name != "frames":
            found.update(_changes(old, new, (*path, name)))
    return found


def _agreed(
    all_changes: list[dict[tuple[str | int, ...], tuple[Any, Any]]],
) -> dict[tuple[str | int, ...], tuple[Any, Any]]:
    first, *others = all_changes
    return {path: change for path, change in first.items() if all(each.get(path) == change for each in others)}
