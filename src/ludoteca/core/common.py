"""Questions that many games ask: a seat picked by chance, and one of two answers."""

from __future__ import annotations

from ludoteca.core.decision import Decision, Options, State


class ChooseSeat(Decision):
    """Nature picks a seat, each as likely as the others; a game says what comes of it."""

    def options(self, state: State, seat: int, a: int, b: int, out: Options) -> None:
        out.clear()
        for first in range(state.seats):
            out.add(first)


class TwoAnswers(Decision):
    """No or yes, or the one or the other: both answers are always open."""

    def options(self, state: State, seat: int, a: int, b: int, out: Options) -> None:
        out.clear()
        out.add(0)
        out.add(1)
