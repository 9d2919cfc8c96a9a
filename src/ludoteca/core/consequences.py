"""What follows from an answer: the steps it brings, the questions that belong to it, what it is certain to change.

A die is taken and then placed, a card has its side, a tool its two spaces. Everything here plays in a state of its own:
one that was imagined from a view, so that nothing hidden can show, or the past of a journal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Literal, NamedTuple

from ludoteca.core.constants import FRAME, NATURE, NO_ANSWER
from ludoteca.core.decision import Options, State
from ludoteca.core.game import Game, Reason
from ludoteca.core.journal import Entry
from ludoteca.core.question import ask, imagined
from ludoteca.core.rng import Rng
from ludoteca.core.view import View, plain

# Longer than any tool's steps; a row of payments is cut off here.
LONGEST: Final = 4
# A change counts as certain when it comes in each of so many imagined worlds.
WORLDS: Final = 3
# How far every answer to the questions of an answer is tried: so many questions in a row, with so many answers each.
DEEPEST: Final = 2
WIDEST: Final = 6

# Picks one of the options in a state, or None where nothing more is to be said.
Chooser = Callable[[State, list[int]], int | None]
# Where something stands in what is shown: names of fields and places in lists.
Path = tuple[str | int, ...]
Changes = dict[Path, tuple[Any, Any]]
# Who speaks after an answer, where it is not the seat itself.
Follows = Literal["draw", "others"]


class Given(NamedTuple):
    """An answer with its question: the decision, its two arguments, and the option."""

    decision: int
    a: int
    b: int
    option: int


class Thread:
    """One answer of a seat and all that belongs to it, played out in a state that is used up.

    What the answer itself asks belongs to it; what waited below it does not, nor the same kind of question again: a
    turn that goes on is a new answer.
    """

    def __init__(self, game: Game, state: State, seat: int) -> None:
        """The seat's question is on top of the state."""
        self.game = game
        self.state = state
        self.seat = seat
        self.base = state.depth - FRAME
        self.first = state.top()[0]

    def clone(self) -> Thread:
        """The same thread in a state of its own."""
        twin = Thread(self.game, self.state.clone(), self.seat)
        twin.base = self.base
        twin.first = self.first
        return twin

    def give(self, option: int, *, past_reveals: bool) -> None:
        """Answer, and take the steps that the answer brought; they may stop where something hidden is turned up."""
        rules = self.game.rules
        rules.choose(self.state, option)
        while self.goes_on and self.state.top()[1] < NATURE:
            if not past_reveals and rules.decision_at(self.state).reveals:
                return
            rules.choose(self.state, 0)

    @property
    def goes_on(self) -> bool:
        """Whether anything that belongs to the answer is still to come."""
        return bool(self.state.depth > self.base)

    @property
    def asks(self) -> bool:
        """Whether the seat is asked something that belongs to its answer."""
        return self.goes_on and self.state.top()[1] == self.seat and self.state.top()[0] != self.first


def follow(thread: Thread, option: int, choose: Chooser, *, every: bool = False) -> list[Given]:
    """The seat's answers to the questions an answer brings, as ``choose`` gives them.

    Where nature or another seat speaks, or something hidden is turned up, nothing is certain any more. ``choose`` is
    offered what is worth thinking about, or with ``every`` all that is legal.
    """
    rules, state = thread.game.rules, thread.state
    asked = ask(thread.game, state, thread.seat)
    if asked is not None and option not in asked.options:
        raise asked.refusal(option)
    out = Options()
    found: list[Given] = []
    thread.give(option, past_reveals=False)
    while len(found) < LONGEST and thread.asks:
        number, _, a, b = state.top()
        if every:
            rules.list_options(state, out)
        else:
            again = bool(found) and found[-1].decision == number
            rules.list_proposals(state, found[-1].option if again else NO_ANSWER, out)
        chosen = choose(state, out.listed())
        if chosen is None:
            break
        found.append(Given(number, a, b, chosen))
        thread.give(chosen, past_reveals=False)
    return found


def went_on(game: Game, before: State, answer: Entry, later: Sequence[Entry]) -> list[Given]:
    """How an answer of a journal went on; ``before`` is the state it was given in, and is used up."""
    own = iter([entry.option for entry in later if entry.seat == answer.seat])

    def choose(_: State, options: list[int]) -> int | None:
        given = next(own, None)
        return given if given in options else None

    game.rules.lift(before, answer.seat)
    return follow(Thread(game, before, answer.seat), answer.option, choose, every=True)


def retold(game: Game, before: State, seat: int, options: Sequence[int]) -> Iterator[tuple[State, Given]]:
    """An answer and those that belong to it, each with the state it is given in; ``before`` is used up.

    Ends early where an answer is not legal, or the seat is not asked any more.
    """
    if not game.rules.lift(before, seat):
        return
    thread = Thread(game, before, seat)
    out = Options()
    for option in options:
        number, _, a, b = thread.state.top()
        game.rules.list_options(thread.state, out)
        if option not in out.listed():
            return
        yield thread.state, Given(number, a, b, option)
        thread.give(option, past_reveals=False)
        if not thread.asks:
            return


# -- the seat's next question ---------------------------------------------------------------------------


def after(game: Game, state: State, seat: int, option: int) -> State | None:
    """The state after an answer, if the same seat is asked next and nature says nothing before.

    Here all steps are taken, also those that waited below the answer.
    """
    twig = state.clone()
    game.rules.choose(twig, option)
    game.rules.settle(twig)
    return twig if twig.depth and twig.top()[1] == seat else None


def targets(game: Game, state: State) -> list[str]:
    """What the legal answers to the open question point at."""
    out = Options()
    game.rules.list_options(state, out)
    domain = game.rules.decision_at(state).domain
    return [domain.target(option) for option in out.listed()]


def leads(game: Game, view: View, seat: int, options: Sequence[int]) -> list[list[str] | None]:
    """For each option the targets of the seat's next question, or None where the seat is not asked next."""
    state = imagined(game, view, Rng(1))
    found: list[list[str] | None] = []
    for option in options:
        twig = after(game, state, seat, option)
        found.append(None if twig is None else targets(game, twig))
    return found


def why_not(game: Game, view: View, seat: int, target: str, first: str | None = None) -> list[Reason] | None:
    """The rules that forbid a target as answer to the view's question, or to the one after a first answer by its word.

    Empty where no rule is known or no such question would come; None where the target is legal.
    """
    state: State | None = imagined(game, view, Rng(1))
    if first is not None and state is not None:
        asked = ask(game, state, seat)
        option = None if asked is None else asked.find(first)
        state = None if option is None else after(game, state, seat, option)
        view = view if state is None else game.view(state, seat)
    if state is None:
        return []
    return None if target in targets(game, state) else game.why_not(view, target)


# -- what an answer changes -------------------------------------------------------------------------------


class Foresight(NamedTuple):
    """What is certain after an answer: what changes in what the seat is shown, own questions on the way, who is next.

    ``follows`` is ``draw`` where nature comes next, ``others`` where another seat does, else None.
    """

    changes: Changes
    asks: tuple[str, ...]
    follows: Follows | None


class _Leaf(NamedTuple):
    """Where one way of playing an answer ends: what is known then, and which own questions lay on the way."""

    view: dict[str, Any]
    asks: tuple[str, ...]
    follows: Follows | None


def foresee(game: Game, view: View, seat: int, option: int, then: str | None = None) -> Foresight | None:
    """What an answer (and the target given to the question after it) is certain to change in what the seat knows.

    Where it leads to small questions of the same seat every answer worth a thought is tried, and where hidden things
    lie several worlds are imagined; a change is told when it comes whatever is answered and hidden. None: no such
    answer is open.
    """
    before = _seen(game, view)
    leaves: list[_Leaf] = []
    for world in range(1, WORLDS + 1):
        thread = Thread(game, imagined(game, view, Rng(world)), seat)
        if not _give_both(thread, option, then):
            return None
        _explore(thread, (), leaves)
    first = leaves[0]
    same_asks = all(leaf.asks == first.asks for leaf in leaves)
    return Foresight(
        _agreed([_changes(before, leaf.view) for leaf in leaves]),
        first.asks if same_asks else first.asks[:1],
        first.follows if all(leaf.follows == first.follows for leaf in leaves) else None,
    )


def _give_both(thread: Thread, option: int, then: str | None) -> bool:
    """Give an answer and the target of the next question, if one is named; False where either is not open."""
    asked = ask(thread.game, thread.state, thread.seat)
    if asked is None or option not in asked.options:
        return False
    thread.give(option, past_reveals=True)
    if then is None:
        return True
    state = thread.state
    asked = ask(thread.game, state, thread.seat) if state.depth and state.top()[1] == thread.seat else None
    second = None if asked is None else next((one for one in asked.choices if one.target == then), None)
    if second is None:
        return False
    thread.give(second.option, past_reveals=True)
    return True


def _explore(thread: Thread, asks: tuple[str, ...], leaves: list[_Leaf]) -> None:
    """Walk through the seat's own questions; each end is a leaf."""
    rules, state = thread.game.rules, thread.state
    out = Options()
    if thread.asks:
        rules.list_proposals(state, NO_ANSWER, out)
        asks = (*asks, rules.decision_at(state).name)
    if 0 < out.count <= WIDEST and len(asks) <= DEEPEST:
        for option in out.listed():
            twig = thread.clone()
            twig.give(option, past_reveals=True)
            _explore(twig, asks, leaves)
        return
    follows: Follows | None = None
    if thread.goes_on and state.top()[1] != thread.seat:
        follows = "draw" if state.top()[1] == NATURE else "others"
    leaves.append(_Leaf(_seen(thread.game, thread.game.view(state, thread.seat)), asks, follows))


def _seen(game: Game, view: View) -> dict[str, Any]:
    """What is compared: the table as it is shown."""
    found: dict[str, Any] = plain(game.show(view))
    return found


def _changes(before: Any, after: Any, path: Path = ()) -> Changes:
    """What differs, by where it stands; lists of another length differ as a whole."""
    if isinstance(before, dict) and isinstance(after, dict):
        pairs: list[tuple[str | int, Any, Any]] = [(name, before[name], after[name]) for name in before]
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = [(place, *both) for place, both in enumerate(zip(before, after, strict=True))]
    else:
        return {} if before == after else {path: (before, after)}
    found: Changes = {}
    for name, old, new in pairs:
        found.update(_changes(old, new, (*path, name)))
    return found


def _agreed(all_changes: list[Changes]) -> Changes:
    first, *others = all_changes
    return {path: change for path, change in first.items() if all(each.get(path) == change for each in others)}
