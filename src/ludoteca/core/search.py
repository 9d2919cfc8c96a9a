"""Search over imagined states: what comes of each answer on average, in every world the seat may believe in.

One iteration imagines what the seat cannot know, walks down the tree of answers (nature's draws are made anew each time
and have no nodes, so a node stands for the answers that led to it, not for a state), adds to the tree, plays on with
the game's heuristic and tells the nodes on the way what came of it. A game brings its heuristic and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple

import cython

from ludoteca.core.constants import DECISIONS, FRAME, LONGEST, NO_ANSWER, OPTIONS, SCORED_SEATS, WORD
from ludoteca.core.decision import Decision, Options, State
from ludoteca.core.errors import DoesNotFit, EngineError
from ludoteca.core.heuristic import Heuristic
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import Rng, mix_words
from ludoteca.core.rules import Rules
from ludoteca.core.widths import Long, Word

if not cython.compiled:
    from math import exp, sqrt

# A node is opened when it was visited so often: most leaves are never seen again, and their children cost memory.
OPENING = 4
# Part of the first impression that is spread over all answers, so that none is written off unseen.
DOUBT = 0.2
# So many answers are tried at once; further ones as the visits grow.
NARROW = 3
# Reading the clock and the lead at the root is not free.
PACE = 16
# Beyond so many steps of the spread an answer is as good as certain, or as good as out of the question.
STEEP = 30.0
# What is reached on average is taken from so many iterations.
STEADY = 100
# The tree is never deeper than this many answers.
DEEPEST = 256


class Judgement(NamedTuple):
    """What search thinks of one answer."""

    option: int
    visits: int
    value: float
    win: float
    points: float
    # The standard errors of points and value: how far chance alone may have moved them.
    error: float = 0.0
    value_error: float = 0.0


class Node:  # final, no_gc
    """An answer in the tree: how often it could be given, how often it was tried, and what it brought its seat."""

    key: int
    option: int
    seen: int
    visits: int
    prior: float
    value: float
    wins: float
    points: float
    squares: float
    spread: float
    best: float
    norm: float
    children: list[Node] | None

    def __init__(self, key: int, option: int, prior: float) -> None:
        self.key = key
        self.option = option
        self.prior = prior
        self.seen = 0
        self.visits = 0
        self.value = 0.0
        self.wins = 0.0
        self.points = 0.0
        self.squares = 0.0
        self.spread = 0.0
        # The weight of the best child at first sight and the sum of their shares: a late child is measured by them.
        self.best = 0.0
        self.norm = 1.0
        self.children = None


class Search:  # final
    """The thoughts of one seat about one question; the tree may be kept for the next one."""

    rules: Rules
    heuristic: Heuristic
    seat: int
    root: Node
    explore: float
    iterations: Long
    rng: Rng
    nature: Seeded
    out: Options
    path: list[Node]
    luck: Word
    redeals: bool
    # Whether every legal answer at the root is thought about, or only those the rules propose.
    every: bool
    sealed: list[bool]
    movers: list[int]
    weights: list[float]
    reward: list[float]
    won: list[float]
    lead: list[float]
    # What each seat gains beside winning, its lead or its own points, and how much that is on average.
    gain: list[float]
    level: list[float]
    # The side of each seat: partners win together, and none leads the other.
    sides: list[int]

    def __init__(self, rules: Rules, heuristic: Heuristic, seat: int, seed: int, *, explore: float = 0.6) -> None:
        self.rules = rules
        self.heuristic = heuristic
        self.seat = seat
        self.explore = explore
        self.root = Node(-1, -1, 1.0)
        self.iterations = 0
        self.rng = Rng(seed)
        self.nature = Seeded(seed ^ 0x5EED)
        self.out = Options()
        self.path = []
        # What luck is drawn from where all answers meet the same, and whether the rules deal hidden things anew.
        self.luck = seed & WORD
        self.redeals = False
        self.every = False
        if not cython.compiled:
            self.sealed = [False] * DECISIONS
            self.movers = [0] * DEEPEST
            self.weights = [0.0] * OPTIONS
            self.reward = [0.0] * SCORED_SEATS
            self.won = [0.0] * SCORED_SEATS
            self.lead = [0.0] * SCORED_SEATS
            self.gain = [0.0] * SCORED_SEATS
            self.level = [0.0] * SCORED_SEATS
            self.sides = [0] * SCORED_SEATS
        for number, decision in enumerate(rules.decisions):
            self.sealed[number] = decision.sealed

    # -- what people call ---------------------------------------------------------------------------

    def run(self, imagine: Callable[[], State], seconds: float, iterations: int = 0) -> int:
        """Think until the time is up or so many iterations are done; returns how many were made.

        ``imagine`` gives a full state the seat may believe in, with its question on top. Stops early when the best
        answer can no longer be overtaken.
        """
        began = perf_counter()
        done = 0
        world = imagine()
        if world.seats > SCORED_SEATS:
            raise DoesNotFit(f"search thinks for at most {SCORED_SEATS} seats, not for {world.seats}")
        self.redeals = self.rules.redeal(world, self.seat, self.rng)
        while iterations == 0 or done < iterations:
            if self.redeals:
                state = world.clone()
                # Where answers meet the same luck, it is dealt when the answer is known.
                if not self.heuristic.paired:
                    self.rules.redeal(state, self.seat, self.rng)
            else:
                state = imagine() if done else world
            self.iterate(state)
            done += 1
            if done % PACE == 0:
                spent = perf_counter() - began
                if seconds > 0.0 and spent >= seconds:
                    break
                left = iterations - done if iterations else int((seconds - spent) * done / max(spent, 1e-9))
                if seconds > 0.0 and iterations:
                    left = min(left, int((seconds - spent) * done / max(spent, 1e-9)))
                if self.settled(left):
                    break
        self.iterations += done
        return done

    def settled(self, left: Long) -> bool:
        """Whether the most visited answer stays so whatever the iterations that are left bring."""
        first = 0
        second = 0
        if self.root.children is not None:
            for child in self.root.children:
                if child.visits > first:
                    second = first
                    first = child.visits
                elif child.visits > second:
                    second = child.visits
        return first - second > left

    def judgements(self) -> list[Judgement]:
        """The answers at the root, the best first."""
        found = [
            Judgement(
                child.option,
                child.visits,
                child.value / child.visits,
                child.wins / child.visits,
                child.points / child.visits,
                standard_error(child.visits, child.points, child.squares),
                standard_error(child.visits, child.value, child.spread),
            )
            for child in self.root.children or []
            if child.visits
        ]
        return sorted(found, key=lambda one: (-one.visits, -one.value, one.option))

    def descend(self, decision: int, option: int) -> bool:  # python
        """Keep what is below an answer of the own seat for its next question; False if nothing is known."""
        key = self.key_of(decision, option, self.seat)
        for child in self.root.children or []:
            if child.key == key and child.children is not None:
                self.root = child
                return True
        self.root = Node(-1, -1, 1.0)
        return False

    def prune(self, decision: int, options: list[int]) -> None:  # python
        """Leave only these answers of the own seat at the root.

        A kept tree has grown in worlds where nature or a rival may have led to another question, or to other answers.
        """
        keys = {self.key_of(decision, option, self.seat) for option in options}
        left = [child for child in self.root.children or [] if child.key in keys]
        self.root.children = left or None

    # -- one iteration --------------------------------------------------------------------------------

    def key_of(self, decision: int, option: int, seat: int) -> int:
        """One number for an answer of a seat."""
        return (self.rules.offsets[decision] + option) * SCORED_SEATS + seat

    def iterate(self, state: State) -> None:
        """Down the tree, one step beyond it, on to the end, and back up."""
        rules = self.rules
        heuristic = self.heuristic
        out = self.out
        path = self.path
        node = self.root
        path.clear()
        path.append(node)
        depth = 0
        before = NO_ANSWER
        whose = NO_ANSWER
        option = NO_ANSWER
        while depth < DEEPEST and rules.advance(state, self.nature, out):
            top = state.depth - FRAME
            number = state.stack[top]
            seat = state.stack[top + 1]
            a = state.stack[top + 2]
            b = state.stack[top + 3]
            decision: Decision = rules.decisions[number]
            if self.every and before == NO_ANSWER:
                decision.options(state, seat, a, b, out)
            else:
                last = option if number == before and seat == whose else NO_ANSWER
                decision.proposals(state, seat, a, b, last, out)
            before = number
            whose = seat
            if out.count == 1:
                option = out.items[0]
            elif seat != self.seat and self.sealed[number]:
                # A rival answers without knowing this seat's sealed answer, so the tree must not know it either.
                option = heuristic.sketch(rules, state, number, seat, a, b, out, self.rng)
            else:
                if node.children is None:
                    if depth and node.visits < OPENING:
                        break
                    self.open(node, state, number, seat, a, b)
                node = self.select(node, state, number, seat, a, b)
                if depth == 0 and heuristic.paired:
                    self.meet(state, node.visits)
                path.append(node)
                self.movers[depth] = seat
                depth += 1
                option = node.option
            state.depth = top
            decision.resolve(state, seat, a, b, option)
            if depth and node.visits == 0:
                break
        over = self.play_on(state)
        self.judge(state, over)
        # What the whole question brings the seat that thinks, whoever is asked first.
        node = self.root
        node.visits += 1
        node.value += self.reward[self.seat]
        node.wins += self.won[self.seat]
        node.points += self.lead[self.seat]
        node.squares += self.lead[self.seat] * self.lead[self.seat]
        for place in range(depth):
            child: Node = path[place + 1]
            seat = self.movers[place]
            child.visits += 1
            child.value += self.reward[seat]
            child.wins += self.won[seat]
            child.points += self.lead[seat]
            child.squares += self.lead[seat] * self.lead[seat]
            child.spread += self.reward[seat] * self.reward[seat]

    def meet(self, state: State, visits: int) -> None:
        """The luck of so many visits: the same hidden things and the same draws for every answer at the root."""
        word = mix_words(self.luck, visits)
        self.nature.rng.reseed(word)
        self.rng.reseed(word ^ 1)
        if self.redeals:
            self.rules.redeal(state, self.seat, self.rng)

    def open(self, node: Node, state: State, number: int, seat: int, a: int, b: int) -> None:
        """Children for all legal answers, each with its share of the first impression."""
        out = self.out
        heuristic = self.heuristic
        weights = self.weights
        best = -1e30
        for place in range(out.count):
            weight: float = heuristic.weigh(state, number, seat, a, b, out.items[place])
            weights[place] = weight
            if weight > best:
                best = weight
        norm = 0.0
        for place in range(out.count):
            weights[place] = odds(weights[place] - best, heuristic.spread)
            norm += weights[place]
        children: list[Node] = []
        for place in range(out.count):
            key = self.key_of(number, out.items[place], seat)
            children.append(Node(key, out.items[place], weights[place] / norm))
        node.best = best
        node.norm = norm
        node.children = children

    def select(self, node: Node, state: State, number: int, seat: int, a: int, b: int) -> Node:
        """The child to go on with: what has paid so far, and what has not been tried enough."""
        out = self.out
        children = node.children
        if children is None:
            raise EngineError("a node was left unopened")
        count = out.count
        base = self.key_of(number, 0, seat)
        known = len(children)
        spot = 0
        tried = 0
        best = -1.0
        chosen: Node = node
        fresh: Node = node
        child: Node = node
        promise = -1.0
        total = 0.0
        visits = 0
        # Children and options both ascend, so one pass finds each option's child.
        for place in range(count):
            option = out.items[place]
            key = base + option * SCORED_SEATS
            while spot < known:
                child = children[spot]
                if child.key >= key:
                    break
                spot += 1
            if spot == known or child.key != key:
                weight: float = self.heuristic.weigh(state, number, seat, a, b, option)
                child = Node(key, option, min(1.0, odds(weight - node.best, self.heuristic.spread) / node.norm))
                children.insert(spot, child)
                known += 1
            spot += 1
            child.seen += 1
            share = child.prior * (1.0 - DOUBT) + DOUBT / count
            if child.visits:
                tried += 1
                total += child.value
                visits += child.visits
                score = child.value / child.visits + self.explore * share * sqrt(child.seen) / (1 + child.visits)
                if score > best:
                    best = score
                    chosen = child
            elif share > promise:
                promise = share
                fresh = child
        if fresh is not node:
            if visits == 0:
                return fresh
            # An answer not yet tried is thought a little worse than its tried neighbours.
            if tried < NARROW + sqrt(visits):
                score = total / visits - 0.05 + self.explore * promise * sqrt(fresh.seen)
                if score > best:
                    return fresh
        return chosen

    def play_on(self, state: State) -> bool:
        """Quick answers for everyone until the game is over, or the horizon is reached (False)."""
        rules = self.rules
        heuristic = self.heuristic
        out = self.out
        begun = rules.rounds(state)
        given = 0
        before = NO_ANSWER
        whose = NO_ANSWER
        option = NO_ANSWER
        while rules.advance(state, self.nature, out):
            if heuristic.is_far(rules, state, begun):
                return False
            top = state.depth - FRAME
            number = state.stack[top]
            seat = state.stack[top + 1]
            a = state.stack[top + 2]
            b = state.stack[top + 3]
            decision: Decision = rules.decisions[number]
            last = option if number == before and seat == whose else NO_ANSWER
            decision.proposals(state, seat, a, b, last, out)
            before = number
            whose = seat
            option = heuristic.sketch(rules, state, number, seat, a, b, out, self.rng)
            state.depth = top
            decision.resolve(state, seat, a, b, option)
            given += 1
            if given > LONGEST:
                raise EngineError(f"a rollout did not end within {LONGEST} answers")
        return True

    def judge(self, state: State, over: bool) -> None:
        """What the end, or the guess of it, is worth to each seat: half for winning, half for a gain above its mean."""
        rules = self.rules
        seats = state.seats
        scale = self.heuristic.scale
        par = rules.par(state) if seats == 1 else 0
        for seat in range(seats):
            self.won[seat] = rules.points(state, seat) if over else self.heuristic.estimate(rules, state, seat)
            self.gain[seat] = self.won[seat]
            self.sides[seat] = rules.side(state, seat)
        for seat in range(seats):
            best = -1e30 if seats > 1 else par
            for other in range(seats):
                if self.sides[other] != self.sides[seat] and self.won[other] > best:
                    best = self.won[other]
            self.lead[seat] = self.won[seat] - best
            if seats == 1 or not self.heuristic.for_itself:
                self.gain[seat] = self.lead[seat]
        if over:
            winners = rules.winners(state)
            self.tell_winners(winners, rules.winning_sides(state, winners), seats)
        else:
            self.share_out(seats, par)
        for seat in range(seats):
            # The level is soon left alone: answers tried earlier and later must be measured by the same.
            if self.root.visits < STEADY:
                self.level[seat] += (self.gain[seat] - self.level[seat]) / (1.0 + self.root.visits)
            # Far ahead or behind a point hardly moves the chance to win; against its own average it still counts.
            ahead = lean(self.gain[seat] - self.level[seat], scale)
            if seats == 1 and not par:
                # Nothing to win or lose: points alone, played out or guessed.
                self.won[seat] = ahead
                self.reward[seat] = ahead
            else:
                # Only an end that was played counts by who won, a guess of it by the lead.
                self.reward[seat] = 0.5 * (self.won[seat] if over else lean(self.lead[seat], scale)) + 0.5 * ahead

    def tell_winners(self, mask: int, shared: int, seats: int) -> None:
        """Who won; a win that several sides share is worth a part of one."""
        for seat in range(seats):
            self.won[seat] = 1.0 / shared if mask >> seat & 1 else 0.0

    def share_out(self, seats: int, par: float) -> None:
        """From points guessed to the chance of each side to win, all together 1; alone, to beat the target."""
        best = par if seats == 1 else -1e30
        for seat in range(seats):
            if self.won[seat] > best:
                best = self.won[seat]
        total = odds(par - best, self.heuristic.unsure) if seats == 1 else 0.0
        for seat in range(seats):
            self.won[seat] = odds(self.won[seat] - best, self.heuristic.unsure)
            if self.sides[seat] == seat:
                total += self.won[seat]
        for seat in range(seats):
            self.won[seat] /= total


def standard_error(visits: int, total: float, squares: float) -> float:  # python
    """How far the mean of so many results is off by chance; a single result says nothing about that."""
    if visits < 2:
        return float("inf")
    return float((max(0.0, squares - total * total / visits) / (visits - 1) / visits) ** 0.5)


def odds(ahead: float, unit: float) -> float:  # noexcept
    """How many times as likely something is for being so much ahead; every unit makes it e times as likely."""
    steps = ahead / unit
    if steps < -STEEP:
        steps = -STEEP
    if steps > STEEP:
        steps = STEEP
    return exp(steps)


def lean(lead: float, scale: float) -> float:  # noexcept
    """A lead as a number from 0 to 1: a half for none, three quarters at the scale."""
    return 0.5 + 0.5 * lead / (scale + (lead if lead > 0.0 else -lead))
