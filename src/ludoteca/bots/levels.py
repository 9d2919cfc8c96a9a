"""Opponents from gentle to very strong: beginner, casual, strong, master."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ludoteca.bots.searcher import Budget
from ludoteca.core.constants import NO_ANSWER
from ludoteca.core.decision import Options, State
from ludoteca.core.game import Game
from ludoteca.core.heuristic import Heuristic
from ludoteca.core.rng import Rng
from ludoteca.core.rules import Policy, Rules

GREEDY = "greedy"
STRONG = "strong"


@dataclass(frozen=True)
class Sight:
    """How much of a question a hasty player takes in: a share of the options in hundredths, but at least so many."""

    share: int
    least: int


@dataclass(frozen=True)
class Level:
    """An opponent to choose: a hasty one sees part of the options, a thinking one has a budget.

    ``cores`` searches run side by side where whoever asks has processes for them. The iterations make answers
    independent of the machine's load; the seconds are a promise to whoever waits.
    """

    name: str
    sight: Sight | None = None
    budget: Budget | None = None
    cores: int = 1


LEVELS = (
    Level("beginner", sight=Sight(share=30, least=2)),
    Level("casual", sight=Sight(share=80, least=4)),
    Level(STRONG, budget=Budget(seconds=1.0, iterations=Heuristic.strong)),
    Level("master", budget=Budget(seconds=3.0, iterations=100_000), cores=2),
)
# Who sits down unless someone else is asked for: good enough for a real game, and to be beaten in it.
USUAL = "casual"


class Hasty(Policy):
    """Answers by the options it happens to see: it overlooks good answers, as people in a hurry do."""

    def __init__(self, heuristic: Heuristic, sight: Sight) -> None:
        self.heuristic = heuristic
        self.sight = sight

    def pick(self, rules: Rules, state: State, decision: int, seat: int, a: int, b: int, out: Options, rng: Rng) -> int:
        # In a hurry nobody thinks of what only loses something.
        rules.list_proposals(state, NO_ANSWER, out)
        options = out.listed()
        count = len(options)
        seen = min(count, max(self.sight.least, (count * self.sight.share + 99) // 100))
        if seen < count:
            for place in range(seen):
                other = place + rng.below(count - place)
                options[place], options[other] = options[other], options[place]
            out.clear()
            for option in sorted(options[:seen]):
                out.add(option)
        return self.heuristic.pick(rules, state, decision, seat, a, b, out, rng)


def heuristic_of(game: Game) -> Heuristic | None:
    """A game's heuristic, ready to use, if it brings one."""
    kind = game.policies().get(GREEDY)
    return kind() if kind is not None and issubclass(kind, Heuristic) else None


def level_names(game: Game) -> list[str]:
    """The levels of a game, weakest first; none without a heuristic."""
    kind = game.policies().get(GREEDY)
    return [level.name for level in LEVELS] if kind is not None and issubclass(kind, Heuristic) else []


def at_game(level: Level, game: Game) -> Level:
    """The level as it is at a game, which says how much thought makes a strong player of it."""
    kind = game.policies().get(GREEDY)
    if level.name != STRONG or level.budget is None or kind is None or not issubclass(kind, Heuristic):
        return level
    return replace(level, budget=replace(level.budget, iterations=kind.strong))


def find_level(name: str) -> Level | None:
    """The level of that name."""
    for level in LEVELS:
        if level.name == name:
            return level
    return None
