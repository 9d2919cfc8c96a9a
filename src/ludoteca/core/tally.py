"""What a series of games came to: score histograms, win shares, failures; tallies of parts add up."""

from __future__ import annotations

from typing import Any

from ludoteca.core.bits import filled
from ludoteca.core.constants import LOWEST, SCORED_SEATS, SPAN
from ludoteca.core.errors import DoesNotFit
from ludoteca.core.widths import Long


class Tally:
    """Counts finished games; scores outside -512 to 1535 are counted at the edge."""

    seats: int
    games: Long
    answers: Long
    rounds: Long
    failed: Long
    failures: list[tuple[int, str]]
    shares: list[float]
    histogram: list[Long]

    def __init__(self, seats: int) -> None:
        if seats > SCORED_SEATS:
            raise DoesNotFit(f"{seats} seats are to be counted; at most {SCORED_SEATS} fit")
        self.seats = seats
        self.games = 0
        self.answers = 0
        self.rounds = 0
        self.failed = 0
        self.failures = []
        self.shares = [0.0 for _ in range(seats)]
        self.histogram = filled(0, SCORED_SEATS * SPAN)

    def count(self, seat: int, points: int, winners: int, shared: int) -> None:
        """One seat's part of a finished game; a win that several sides share is divided among them."""
        place = points - LOWEST
        if place < 0:
            place = 0
        elif place >= SPAN:
            place = SPAN - 1
        self.histogram[seat * SPAN + place] += 1
        if winners >> seat & 1:
            self.shares[seat] = self.shares[seat] + 1.0 / shared

    def fail(self, number: int, problem: Exception) -> None:
        """Count a game that broke; the first few are kept by name."""
        self.failed += 1
        if len(self.failures) < 5:
            self.failures.append((number, f"{type(problem).__name__}: {problem}"))

    def scores(self, seat: int) -> dict[int, int]:
        """How often the seat came to which score, in ascending order."""
        found = {}
        for place in range(SPAN):
            times = self.histogram[seat * SPAN + place]
            if times:
                found[place + LOWEST] = times
        return found

    def mean(self, seat: int) -> float:  # python
        """The seat's mean score."""
        return sum(points * times for points, times in self.scores(seat).items()) / max(1, self.games)

    def to_plain(self) -> dict[str, Any]:
        """The counts as plain data, to cross from one process to another."""
        return {
            "seats": self.seats,
            "games": self.games,
            "answers": self.answers,
            "rounds": self.rounds,
            "failed": self.failed,
            "failures": self.failures,
            "shares": list(self.shares),
            "scores": [self.scores(seat) for seat in range(self.seats)],
        }

    def merge(self, plain: dict[str, Any]) -> None:
        """Add the plain counts of another part of the same series."""
        self.games += plain["games"]
        self.answers += plain["answers"]
        self.rounds += plain["rounds"]
        self.failed += plain["failed"]
        self.failures = (self.failures + plain["failures"])[:5]
        histogram = list(self.histogram)
        for seat in range(self.seats):
            self.shares[seat] = self.shares[seat] + plain["shares"][seat]
            for points, times in plain["scores"][seat].items():
                histogram[seat * SPAN + points - LOWEST] += times
        self.histogram = histogram
