"""What drives a stack of questions: advance, choose, policies and playouts at full speed."""

from __future__ import annotations

from typing import Any

from ludoteca.core.bits import filled
from ludoteca.core.constants import DECISIONS, FRAME, LONGEST, NATURE, OPTIONS, SCORED_SEATS
from ludoteca.core.decision import Decision, Options, State
from ludoteca.core.errors import DoesNotFit, EngineError
from ludoteca.core.nature import Nature, Seeded
from ludoteca.core.rng import Rng, mix_words
from ludoteca.core.tally import Tally
from ludoteca.core.widths import Long, Word


class Policy:
    """Picks answers; a policy may use only what the seat could know."""

    def pick(self, rules: Rules, state: State, decision: int, seat: int, a: int, b: int, out: Options, rng: Rng) -> int:
        """One of the options already listed in ``out``."""
        raise EngineError(f"{type(self).__name__} must write its pick")


class RandomPolicy(Policy):
    """Every legal answer with equal chance."""

    def pick(self, rules: Rules, state: State, decision: int, seat: int, a: int, b: int, out: Options, rng: Rng) -> int:
        return out.items[rng.below(out.count)]


class Rules:
    """All decisions of a game in the order of their numbers, and how a finished game is judged."""

    decisions: tuple[Decision, ...]
    offsets: list[int]
    codes: int

    def __init__(self, decisions: tuple[Decision, ...]) -> None:
        if len(decisions) > DECISIONS:
            raise DoesNotFit(f"{type(self).__name__} has {len(decisions)} decisions; at most {DECISIONS} fit")
        self.decisions = decisions
        self.offsets = filled(0, DECISIONS)
        self.codes = 0
        for number, decision in enumerate(decisions):
            size = decision.domain.size
            if size > OPTIONS:
                raise DoesNotFit(
                    f"{type(self).__name__}: the domain of the decision {decision.name} has {size} answers; "
                    f"at most {OPTIONS} fit"
                )
            self.offsets[number] = self.codes
            self.codes += size

    # -- one question -----------------------------------------------------------------------------

    def advance(self, state: State, nature: Nature | None, out: Options) -> bool:
        """Go on until a seat must choose; False when the game is over.

        Without a nature it also stops at nature's frames, so that a caller may answer them.
        """
        stack = state.stack
        decisions = self.decisions
        while state.depth:
            top = state.depth - FRAME
            seat = stack[top + 1]
            if seat >= 0:
                return True
            decision: Decision = decisions[stack[top]]
            a = stack[top + 2]
            b = stack[top + 3]
            option = 0
            if seat == NATURE:
                if nature is None:
                    return True
                option = nature.answer(decision, state, a, b, out)
            state.depth = top
            decision.resolve(state, seat, a, b, option)
        return False

    def settle(self, state: State) -> bool:  # python
        """Resolve the steps nobody answers; False when the game is over."""
        return self.advance(state, None, Options())

    def list_options(self, state: State, out: Options) -> None:
        """The legal answers to the top question."""
        top = state.depth - FRAME
        decision: Decision = self.decisions[state.stack[top]]
        decision.options(state, state.stack[top + 1], state.stack[top + 2], state.stack[top + 3], out)

    def list_proposals(self, state: State, last: int, out: Options) -> None:
        """The answers to the top question worth thinking about, after ``last`` as Decision.proposals has it."""
        top = state.depth - FRAME
        decision: Decision = self.decisions[state.stack[top]]
        decision.proposals(state, state.stack[top + 1], state.stack[top + 2], state.stack[top + 3], last, out)

    def choose(self, state: State, option: int) -> None:
        """Answer the top question; trusts the option to be legal."""
        top = state.depth - FRAME
        decision: Decision = self.decisions[state.stack[top]]
        state.depth = top
        decision.resolve(state, state.stack[top + 1], state.stack[top + 2], state.stack[top + 3], option)

    def decision_at(self, state: State) -> Decision:  # python
        """The decision of the top question."""
        return self.decisions[state.top()[0]]

    # -- everyone at once -------------------------------------------------------------------------

    def sealed_seats(self, state: State) -> list[int]:
        """The seats that may answer now: one, or all in the sealed run at the top."""
        if not state.depth:
            return []
        frames = state.frames()
        number, seat, _, _ = state.top()
        if seat < 0:
            return []
        if not self.decisions[number].sealed:
            return [seat]
        seats: list[int] = []
        for number, seat, _, _ in reversed(frames):
            if seat < 0 or not self.decisions[number].sealed:
                break
            if seat not in seats:
                seats.append(seat)
        return sorted(seats)

    def lift(self, state: State, seat: int) -> bool:  # python
        """Bring the seat's sealed question to the top; False if it has none that is open."""
        frames = state.frames()
        for place in range(len(frames) - 1, -1, -1):
            number, owner, _, _ = frames[place]
            if place == len(frames) - 1 and owner == seat:
                return True
            if owner < 0 or not self.decisions[number].sealed:
                return False
            if owner == seat:
                frames.append(frames.pop(place))
                state.set_frames(frames)
                return True
        return False

    # -- codes for learning -----------------------------------------------------------------------

    def code(self, decision: int, option: int) -> int:  # python
        """Decision and option as one int below ``codes``."""
        return self.offsets[decision] + option

    def decode(self, code: int) -> tuple[int, int]:  # python
        """The decision and option of a code."""
        for number in range(len(self.decisions) - 1, -1, -1):
            if code >= self.offsets[number]:
                return number, code - self.offsets[number]
        raise ValueError(f"code {code} is below 0")

    # -- judging a finished game; each game answers these -------------------------------------------

    def points(self, state: State, seat: int) -> int:
        """The seat's points as things stand."""
        raise EngineError(f"{type(self).__name__} must write its points")

    def winners(self, state: State) -> int:
        """A mask of the seats that win if the game ends now."""
        raise EngineError(f"{type(self).__name__} must write its winners")

    def side(self, state: State, seat: int) -> int:
        """The lowest of the seats that share points and win together with this one; itself unless it has partners."""
        return seat

    def winning_sides(self, state: State, winners: int) -> int:
        """How many sides share the win of the seats in this mask."""
        found = 0
        for seat in range(state.seats):
            if winners >> seat & 1 and self.side(state, seat) == seat:
                found += 1
        return found

    def par(self, state: State) -> int:
        """The points a single seat must beat, as things stand; 0 where the game sets no mark."""
        return 0

    def rounds(self, state: State) -> int:
        """How many rounds were begun."""
        raise EngineError(f"{type(self).__name__} must write its rounds")

    def redeal(self, state: State, seat: int, rng: Rng) -> bool:
        """Deal anew, in place, what the seat cannot know; False where a game leaves that to ``imagine``."""
        return False

    # -- playouts -----------------------------------------------------------------------------------

    def playout(self, state: State, policies: list[Policy], nature: Nature, rng: Rng, out: Options) -> int:
        """Play to the end in place; returns the number of answers the seats gave."""
        given = 0
        option = 0
        stack = state.stack
        decisions = self.decisions
        # What advance does, with the seats' answers in the same loop: most of all time is spent here.
        while state.depth:
            top = state.depth - FRAME
            number = stack[top]
            seat = stack[top + 1]
            a = stack[top + 2]
            b = stack[top + 3]
            decision: Decision = decisions[number]
            if seat >= 0:
                decision.options(state, seat, a, b, out)
                policy: Policy = policies[seat]
                option = policy.pick(self, state, number, seat, a, b, out, rng)
                given += 1
                if given > LONGEST:
                    raise EngineError(f"the game did not end within {LONGEST} answers")
            elif seat == NATURE:
                option = nature.answer(decision, state, a, b, out)
            state.depth = top
            decision.resolve(state, seat, a, b, option)
        return given

    def play_many(
        self, start: State, policies: list[Policy], seed: Word, first: Long, count: Long, tally: Tally
    ) -> None:
        """Play games ``first`` to ``first + count - 1`` of a series from one start, and count them."""
        if start.seats > SCORED_SEATS:
            raise DoesNotFit(f"{start.seats} seats are played; at most {SCORED_SEATS} are counted")
        out = Options()
        nature = Seeded(0)
        rng = Rng(0)
        for number in range(first, first + count):
            word = mix_words(seed, number)
            nature.rng.reseed(word)
            rng.reseed(word ^ 1)
            state = start.clone()
            try:
                given = self.playout(state, policies, nature, rng, out)
            except Exception as problem:  # noqa: BLE001 - a broken game is counted and named, the series goes on
                tally.fail(number, problem)
            else:
                tally.games += 1
                tally.answers += given
                tally.rounds += self.rounds(state)
                winners = self.winners(state)
                shared = self.winning_sides(state, winners)
                for seat in range(state.seats):
                    tally.count(seat, self.points(state, seat), winners, shared)


def count_sequences(rules: Any, state: State, depth: int) -> int:
    """How many different sequences of ``depth`` answers follow, nature's listed in full."""
    here = state.clone()
    if depth == 0 or not rules.settle(here):
        return 1
    out = Options()
    rules.list_options(here, out)
    legal = out.listed()
    if depth == 1:
        return len(legal)
    total = 0
    for option in legal:
        branch = here.clone()
        rules.choose(branch, option)
        total += count_sequences(rules, branch, depth - 1)
    return total
