"""A player that searches over imagined states, and keeps what it thought for the next question of its turn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ludoteca.bots.player import Player, imagined
from ludoteca.core.constants import NO_ANSWER
from ludoteca.core.decision import Options, State
from ludoteca.core.errors import BadOptions
from ludoteca.core.game import Game
from ludoteca.core.heuristic import Heuristic
from ludoteca.core.rng import Rng, mix
from ludoteca.core.search import Judgement, Search
from ludoteca.core.view import View

# Of a question thought about, so many of the best answers are tried when the tree of the next one is looked for.
LIKELY = 4


@dataclass(frozen=True)
class Budget:
    """How long to think about one question: in time, in iterations, or whichever ends first; 0 sets no limit."""

    seconds: float = 0.0
    iterations: int = 0

    def __post_init__(self) -> None:
        if self.seconds < 0 or self.iterations < 0 or not (self.seconds or self.iterations):
            raise BadOptions("a search needs seconds or iterations above 0")


@dataclass(frozen=True)
class Thought:
    """A tree kept with the view it was grown for; ``forced`` if the tree begins at the question after it."""

    view: View
    search: Search
    forced: bool = False


class SearchPlayer(Player):
    """Thinks within a budget and gives the answer it tried most."""

    def __init__(
        self, name: str, game: Game, heuristic: Heuristic, budget: Budget, seed: int, *, keep: int = 1
    ) -> None:
        super().__init__(name)
        self.game = game
        self.heuristic = heuristic
        self.budget = budget
        self.seed = seed
        self.rng = Rng(seed)
        self.keep = keep
        self.asked = 0
        self.thoughts: list[Thought] = []

    def answer(self, view: View) -> int:
        return self.judge(view)[0].option

    def judge(self, view: View) -> list[Judgement]:
        """What search thinks of the answers, the best first; a single one is not thought about."""
        first = imagined(self.game, view, self.rng)
        out = Options()
        self.game.rules.list_proposals(first, NO_ANSWER, out)
        search = self.recall(view)
        if out.count == 1:
            if search is not None:
                self.remember(Thought(view, search, forced=True))
            return [Judgement(out.listed()[0], 0, 0.0, 0.0, 0.0)]
        number, seat, _, _ = first.top()
        if search is None:
            search = Search(self.game.rules, self.heuristic, seat, mix(self.seed, self.asked))
            self.asked += 1
        search.prune(number, out.listed())

        def world() -> State:
            return imagined(self.game, view, self.rng)

        search.run(world, self.budget.seconds, self.left(search))
        self.remember(Thought(view, search))
        return search.judgements()

    def left(self, search: Search) -> int:
        """The iterations still to make: a tree that was kept has its visits, but is never taken as it is."""
        known = sum(child.visits for child in search.root.children or [])
        budget = self.budget.iterations
        return max(budget - known, budget // 4, 1) if budget else 0

    # -- keeping trees between the answers of one turn ----------------------------------------------

    def remember(self, thought: Thought) -> None:
        """Keep a tree, and of older ones only a few."""
        self.thoughts = [thought, *self.thoughts][: self.keep]

    def recall(self, view: View) -> Search | None:
        """The tree of this very view, if an answer to a view thought about led here without nature or surprise."""
        for place, thought in enumerate(self.thoughts):
            if thought.view.seat == view.seat and (thought.view == view or self.leads_to(thought, view)):
                del self.thoughts[place]
                return thought.search
        return None

    def leads_to(self, thought: Thought, view: View) -> bool:
        """Whether a likely answer to the thought's question leads to the view; its tree then begins there."""
        rules = self.game.rules
        start = imagined(self.game, thought.view, Rng(0))
        number, seat, _, _ = start.top()
        if thought.forced:
            out = Options()
            rules.list_proposals(start, NO_ANSWER, out)
            answers = out.listed()
        else:
            answers = [one.option for one in thought.search.judgements()[:LIKELY]]
        for option in answers:
            state = start.clone()
            rules.choose(state, option)
            # What a seat could not foresee shows in its view, so an equal view is the same question in the same place.
            if rules.settle(state) and rules.lift(state, seat) and self.game.view(state, seat) == view:
                return thought.forced or thought.search.descend(number, option)
        return False


def merged(parts: Iterable[list[Judgement]]) -> list[Judgement]:
    """What several searches of one view think together, the best first."""
    sums: dict[int, list[float]] = {}
    for part in parts:
        for one in part:
            total = sums.setdefault(one.option, [0, 0.0, 0.0, 0.0])
            total[0] += one.visits
            total[1] += one.value * one.visits
            total[2] += one.win * one.visits
            total[3] += one.points * one.visits
    found = [
        Judgement(option, int(visits), value / max(1, visits), win / max(1, visits), points / max(1, visits))
        for option, (visits, value, win, points) in sums.items()
    ]
    return sorted(found, key=lambda one: (-one.visits, -one.value, one.option))
