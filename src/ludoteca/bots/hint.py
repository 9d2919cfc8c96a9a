"""What search thinks of the answers to one question, from what a seat knows and nothing else."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property

from ludoteca.bots.levels import heuristic_of
from ludoteca.core.consequences import Given, Thread, follow
from ludoteca.core.constants import NO_ANSWER
from ludoteca.core.decision import Options, State
from ludoteca.core.errors import BadOptions
from ludoteca.core.game import Game
from ludoteca.core.heuristic import Heuristic
from ludoteca.core.question import imagined
from ludoteca.core.rng import Rng, mix
from ludoteca.core.search import Judgement, Node, Search
from ludoteca.core.view import View

# An answer that has been thought through less often than this is not spoken of.
FEWEST = 8
# A first impression so strong that search goes nowhere else.
ONLY = 1e9
# What follows an answer is told only if it was thought through at least so often.
FEWEST_AFTER = 3


@dataclass(frozen=True)
class Effort:
    """How much is thought: iterations for each question, and a time after which a question is left (0: none)."""

    iterations: int = 600
    seconds: float = 0.0
    seed: int = 0


@dataclass(frozen=True)
class Step:
    """An answer to a later question of the same seat: the question with its two arguments, the option, its word."""

    decision: int
    a: int
    b: int
    option: int
    notation: str

    @property
    def given(self) -> Given:
        """The answer without its word."""
        return Given(self.decision, self.a, self.b, self.option)


@dataclass(frozen=True)
class Advice:
    """One answer: its estimated win chance and lead, how far chance may have moved both, and how sure it is the best.

    ``sure`` is the chance that no answer spoken of is worth more to the search; the answers of one question share it
    out. Alone without a target there is nothing to win: no chance is named, and the lead is the points. ``then`` is
    what the search would answer to the questions that belong to the answer, before luck or another seat speaks.
    """

    option: int
    win: float | None
    points: float
    sure: float
    win_error: float | None
    points_error: float
    visits: int
    then: tuple[Step, ...] = ()


def hint(game: Game, view: View, seat: int, effort: Effort, most: int = 5) -> list[Advice]:
    """The best answers to the seat's open question, the best first; a forced answer comes alone."""
    pondering = Pondering(game, view, seat, effort)
    contest = is_contest(game, view)
    if len(pondering.legal) == 1:
        pondering.settle(max(1, effort.iterations // 2))
        return [_told(pondering, pondering.forced(), 1.0, contest)]
    pondering.think()
    judged = pondering.spoken()[:most]
    # The leaders are compared on equal terms before anything is said about them.
    pondering.compare([one.option for one in judged[:3]], effort.iterations // 2)
    judged = sorted(pondering.spoken()[:most], key=lambda one: (-one.value, one.option))
    return [_told(pondering, one, share, contest) for one, share in zip(judged, _shares(judged), strict=True)]


def best_goes_on(game: Game, view: View, seat: int, option: int, effort: Effort) -> list[Given]:
    """How an answer that was not given would have gone on: the best answers to the questions it brings."""

    def choose(state: State, options: list[int]) -> int | None:
        if len(options) == 1:
            return options[0]
        best = hint(game, game.view(state, seat), seat, effort, 1)[0].option
        return best if best in options else None

    return follow(Thread(game, imagined(game, view, Rng(1)), seat), option, choose)


def is_contest(game: Game, view: View) -> bool:
    """Whether there is anything to win: rivals, or a target for a single seat."""
    return view.seats > 1 or game.known_outcome(view).target is not None


def _told(pondering: Pondering, one: Judgement, sure: float, contest: bool) -> Advice:
    chance, error = (one.win, win_error(one)) if contest else (None, None)
    then = pondering.continuation(one.option)
    return Advice(one.option, chance, one.points, sure, error, one.error, one.visits, then)


def knowledge_of(game: Game) -> Heuristic:
    """The game's own knowledge of good play."""
    found = heuristic_of(game)
    if found is None:
        raise BadOptions(f"{game.title} brings no heuristic, so nothing can be said about its answers")
    return found


def win_error(one: Judgement) -> float:
    """How far chance may have moved a win chance; never quite nothing, however one-sided the tries were."""
    share = (one.win * one.visits + 1.0) / (one.visits + 2.0)
    return math.sqrt(share * (1.0 - share) / one.visits)


def surely(difference: float, error: float) -> float:
    """The chance that a difference seen with this standard error is above nothing."""
    if error <= 0.0 or math.isinf(error):
        return 0.5 if difference == 0.0 or math.isinf(error) else float(difference > 0.0)
    return 0.5 * (1.0 + math.erf(difference / error / math.sqrt(2.0)))


def _shares(judged: list[Judgement]) -> list[float]:
    """For each answer the chance that it is the best of these."""
    shares = []
    for one in judged:
        chance = 1.0
        for other in judged:
            if other is not one:
                chance *= surely(one.value - other.value, math.hypot(one.value_error, other.value_error))
        shares.append(chance)
    total = sum(shares)
    return [share / total if total else 1.0 / len(shares) for share in shares]


class Pondering:
    """A search from one view; the true state is nowhere near it.

    ``every`` looks at all legal answers, also at those nobody would propose: for judging an answer that was given.
    """

    def __init__(self, game: Game, view: View, seat: int, effort: Effort, *, every: bool = False) -> None:
        self.game = game
        self.view = view
        self.seat = seat
        self.effort = effort
        self.rng = Rng(mix(effort.seed, 1))
        self.search = Search(game.rules, knowledge_of(game), seat, mix(effort.seed, 2))
        self.search.every = every
        # Where a game can deal the hidden things anew in place, one imagined state is enough.
        self._world = self._fresh()
        self._redeals = game.rules.redeal(self._world, seat, self.rng)

    @cached_property
    def legal(self) -> list[int]:
        """The answers to the seat's open question that are thought about.

        A single one has no place in the tree, which then begins at the question after it.
        """
        out = Options()
        if self.search.every:
            self.game.rules.list_options(self._world, out)
        else:
            self.game.rules.list_proposals(self._world, NO_ANSWER, out)
        return out.listed()

    def imagine(self) -> State:
        """A state the seat may believe in, with its question on top if it has one."""
        if not self._redeals:
            return self._fresh()
        state = self._world.clone()
        self.game.rules.redeal(state, self.seat, self.rng)
        return state

    def _fresh(self) -> State:
        state = self.game.imagine(self.view, self.rng)
        # While another seat or nature is asked there is nothing to bring to the top.
        self.game.rules.lift(state, self.seat)
        return state

    def think(self, iterations: int = 0) -> int:
        """Search as a player does, and stop when the best answer cannot be overtaken."""
        return self.search.run(self.imagine, self.effort.seconds, iterations or self.effort.iterations)

    def settle(self, iterations: int) -> None:
        """So many iterations and not one less, whoever is asked: for what a moment is worth, not for an answer."""
        for _ in range(iterations):
            self.search.iterate(self.imagine())

    def compare(self, options: list[int], iterations: int) -> None:
        """Spend iterations on those of these answers that were tried least, so that all are known equally well."""
        if self.search.root.children is None:
            self.settle(1)
        children = {child.option: child for child in self.search.root.children or []}
        wanted = [children[option] for option in dict.fromkeys(options) if option in children]
        if len(wanted) < 2:
            return
        priors = [child.prior for child in wanted]
        for _ in range(iterations):
            least = min(wanted, key=lambda child: child.visits)
            least.prior = ONLY
            self.search.iterate(self.imagine())
            least.prior = priors[wanted.index(least)]

    def judgements(self) -> list[Judgement]:
        """All answers tried, the most trusted first."""
        return self.search.judgements()

    def spoken(self) -> list[Judgement]:
        """The answers known well enough to be named; the most trusted one always is."""
        judged = self.search.judgements()
        return judged[:1] + [one for one in judged[1:] if one.visits >= FEWEST]

    def continuation(self, option: int) -> tuple[Step, ...]:
        """What the search would answer to the seat's own questions that an answer brings, one after the other."""
        state = self.imagine()
        root = self.search.root
        node = root if len(self.legal) == 1 else self._child(root, state.top()[0], option)

        def choose(now: State, legal: list[int]) -> int | None:
            nonlocal node
            # A forced answer has no place in the tree.
            if len(legal) == 1:
                return legal[0]
            number = now.top()[0]
            tried = [each for each in (self._child(node, number, one) for one in legal) if each is not None]
            node = max(tried, key=lambda each: (each.visits, each.value), default=None)
            return None if node is None or node.visits < FEWEST_AFTER else node.option

        steps = []
        for number, a, b, chosen in follow(Thread(self.game, state, self.seat), option, choose):
            domain = self.game.rules.decisions[number].domain
            steps.append(Step(number, a, b, chosen, domain.notation(chosen)))
        return tuple(steps)

    def _child(self, node: Node | None, decision: int, option: int) -> Node | None:
        key = self.search.key_of(decision, option, self.seat)
        return next((each for each in (node.children if node else None) or [] if each.key == key), None)

    def forced(self) -> Judgement:
        """The only legal answer, with what the moment is worth."""
        win, points, error = self.worth
        visits = self.search.root.visits
        return Judgement(self.legal[0], max(1, visits), win, win, points, error)

    @property
    def worth(self) -> tuple[float, float, float]:
        """What the moment is worth to the seat: win chance, lead, and the lead's standard error."""
        root = self.search.root
        visits = max(1, root.visits)
        square = max(0.0, root.squares - root.points * root.points / visits) / max(1, visits - 1)
        return root.wins / visits, root.points / visits, math.sqrt(square / visits)
