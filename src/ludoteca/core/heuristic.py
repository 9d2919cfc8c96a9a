"""What a game knows about good play: it weighs answers, answers quickly, and guesses how a game will end."""

from __future__ import annotations

from typing import ClassVar

import cython

from ludoteca.core.constants import LEAST, WEIGHTS
from ludoteca.core.decision import Options, State
from ludoteca.core.errors import BadOptions, DoesNotFit
from ludoteca.core.rng import Rng
from ludoteca.core.rules import Policy, Rules
from ludoteca.core.value import Features, Value


class Heuristic(Policy):
    """Takes the answer that looks best now; looks at nothing the seat could not know.

    A game writes ``weigh``, and ``sketch``, ``estimate`` and ``features`` where it can do better than these. Its
    weights are tuned by self-play: they are numbers a script may set, with a name for each.
    """

    # The names of the weights in use, in their order, and the values they begin with.
    names: ClassVar[tuple[str, ...]] = ()
    tuned: ClassVar[tuple[int, ...]] = ()
    # The iterations of a strong opponent, between those who do not search and a master: what a few of them bring is
    # different from game to game.
    strong: ClassVar[int] = 100
    # How many different options a sketched answer looks at, and how often it is careless, in hundredths.
    looks: int
    careless: int
    # Rounds a rollout begins before the end is guessed; -1 begins none, 0 plays to the end.
    horizon: int
    # A lead of so many points is as good as a win in three games of four; so much more weight makes an answer
    # e times as likely at first sight.
    scale: float
    spread: float
    # What is guessed of the end is off by chance: a seat guessed so many points ahead of another wins e times as often.
    unsure: float
    # Whether search lets every answer meet the same luck: worth it where a game's luck moves all answers alike.
    paired: bool
    # Whether search counts a seat's own points above their average, and not its lead: worth it where rivals hardly
    # touch each other, for then their luck only blurs what an answer brings.
    for_itself: bool
    weights: list[int]
    # What learned from self-play guesses the end, where a game ships it.
    value: Value | None
    row: Features

    def __init__(self) -> None:
        self.looks = 4
        self.careless = 5
        self.horizon = 0
        self.scale = 10.0
        self.spread = 100.0
        self.unsure = 5.0
        self.paired = False
        self.for_itself = False
        self.value = None
        self.row = Features()
        if not cython.compiled:
            self.weights = [0] * WEIGHTS
        self.set_weights(list(self.tuned))

    def set_weights(self, weights: list[int]) -> None:  # python
        """Play with other weights."""
        if len(weights) != len(self.names):
            raise BadOptions(f"{type(self).__name__} has {len(self.names)} weights; {len(weights)} were given")
        if len(weights) > WEIGHTS:
            raise DoesNotFit(f"{type(self).__name__} has {len(weights)} weights; at most {WEIGHTS} fit")
        for place in range(len(weights)):
            self.weights[place] = weights[place]

    def weigh(self, state: State, decision: int, seat: int, a: int, b: int, option: int) -> int:
        """How good an answer looks, in hundredths of a point."""
        return 0

    def study(self, state: State, seat: int) -> None:
        """Look at the state once for all answers to a question."""

    def habit(self, state: State, decision: int, seat: int, a: int, b: int, option: int) -> int:
        """The weight ``pick`` goes by, after ``study``; the same as search's unless a game says otherwise."""
        return self.weigh(state, decision, seat, a, b, option)

    def pick(self, rules: Rules, state: State, decision: int, seat: int, a: int, b: int, out: Options, rng: Rng) -> int:
        """The answer of most weight; equal ones by chance."""
        if out.count == 1:
            return out.items[0]
        self.study(state, seat)
        best = LEAST
        chosen = out.items[0]
        ties = 0
        for place in range(out.count):
            option = out.items[place]
            weight = self.habit(state, decision, seat, a, b, option)
            if weight > best:
                best = weight
                chosen = option
                ties = 1
            elif weight == best:
                ties += 1
                if rng.below(ties) == 0:
                    chosen = option
        return chosen

    def sketch(
        self, rules: Rules, state: State, decision: int, seat: int, a: int, b: int, out: Options, rng: Rng
    ) -> int:
        """A quick answer for rollouts: the best of a few looked at by chance, now and then any."""
        count = out.count
        if count == 1:
            return out.items[0]
        if rng.below(100) < self.careless:
            return out.items[rng.below(count)]
        if count <= self.looks:
            return self.pick(rules, state, decision, seat, a, b, out, rng)
        return self.glance(state, decision, seat, a, b, out, rng)

    def glance(self, state: State, decision: int, seat: int, a: int, b: int, out: Options, rng: Rng) -> int:  # cdef
        """The best of the few options that a quick answer looks at."""
        count = out.count
        best = LEAST
        chosen = out.items[0]
        # The first few of a shuffle: no option is looked at twice.
        for place in range(min(count, self.looks)):
            other = place + rng.below(count - place)
            option = out.items[other]
            out.items[other] = out.items[place]
            out.items[place] = option
            weight = self.weigh(state, decision, seat, a, b, option)
            if weight > best:
                best = weight
                chosen = option
        return chosen

    def is_far(self, rules: Rules, state: State, begun: int) -> bool:
        """Whether a rollout that began in round ``begun`` has come far enough to guess the rest."""
        return self.horizon != 0 and rules.rounds(state) > begun + max(self.horizon, 0)

    def estimate(self, rules: Rules, state: State, seat: int) -> float:
        """The points the seat will probably end with: what was learned, or the points so far."""
        if self.value is None:
            return rules.points(state, seat)
        self.features(state, seat, self.row)
        return self.value.of(self.row)

    def features(self, state: State, seat: int, row: Features) -> None:
        """Describe a state as the seat sees it; the same number of features for every state of the game."""
        row.clear()
