"""A clock for each seat: a bank that runs while the seat is to act, and an increment for each turn."""

from __future__ import annotations

from collections.abc import Iterable


class Clock:
    """Milliseconds left for each seat; the caller brings the time."""

    def __init__(self, bank: int, increment: int, left: list[int | None]) -> None:
        self.increment = increment
        self.left = [bank if rest is None else rest for rest in left]
        self.running: dict[int, int] = {}

    def settle(self, now: int) -> None:
        """Charge what has run up to now."""
        for seat, since in self.running.items():
            self.left[seat] = max(0, self.left[seat] - (now - since))
            self.running[seat] = now

    def turn(self, to_act: Iterable[int], now: int) -> None:
        """Let exactly these seats' clocks run; who stops has finished a turn and gets the increment.

        The increment is for the turn and not for the answer: how many sealed answers a seat gave must not show.
        """
        self.settle(now)
        wanted = set(to_act)
        for seat in [seat for seat in self.running if seat not in wanted]:
            del self.running[seat]
            if self.left[seat]:
                self.left[seat] += self.increment
        for seat in wanted:
            self.running.setdefault(seat, now)

    def stop(self, now: int) -> None:
        """Let no clock run; nobody has finished a turn."""
        self.settle(now)
        self.running.clear()

    def fallen(self, now: int) -> list[int]:
        """The seats whose bank is empty while they are to act."""
        self.settle(now)
        return [seat for seat in sorted(self.running) if not self.left[seat]]

    def next_fall(self) -> int | None:
        """How many milliseconds after the last settling the first flag falls."""
        return min((self.left[seat] for seat in self.running), default=None)

    def grant(self, seat: int) -> None:
        """Someone who comes back after the flag fell gets time for one turn."""
        self.left[seat] = max(self.left[seat], self.increment, 10_000)
