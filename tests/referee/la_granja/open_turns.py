"""Following a match whose engine may leave out questions: which open turn does it mean when it asks?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ludoteca.core.constants import NATURE
from tests.referee.common import Ask, Referee, Telling, Unexpected

# How many answers back another meaning is looked for, and how many meanings are tried.
BACK = 150
TRIES = 96


@dataclass
class Heard:
    """One answer of the engine's journal, with the answers that were offered."""

    seat: int
    name: str
    offered: frozenset[str]
    word: str = ""
    # Engine and referee differed here, which is reported once.
    differs: bool = False


class OpenTurns(Referee):
    """Looks back when what the engine asks does not fit.

    A turn is open at several moments in a row, and 4.14 lets the engine leave some of them out. Where it asks "ready",
    the first moment that fits is taken; if something later does not fit, the game is told again with the next one.
    """

    def __init__(self, begin: Callable[[], Telling]) -> None:
        self.log: list[Heard] = []
        # For every question that may be left out and fitted: the place in the log, and whether it was the one meant.
        self.ways: list[tuple[int, bool]] = []
        self.forced: list[tuple[int, bool]] = []
        super().__init__(begin)

    def legal(self, seat: int, name: str, offered: frozenset[str]) -> frozenset[str]:
        self.log.append(Heard(seat, name, offered))
        problem: Unexpected | None = None
        legal: frozenset[str] | None = None
        try:
            legal = self._meant(len(self.log) - 1)
        except Unexpected as raised:
            problem = raised
        if legal == offered or self._another_way():
            return offered
        if problem:
            raise problem
        assert legal is not None
        self.log[-1].differs = True
        return legal

    def follow(self, seat: int, name: str, word: str) -> None:
        if seat != NATURE:
            self.log[-1].word = word
            super().follow(seat, name, word)
            return
        self.log.append(Heard(seat, name, frozenset(), word))
        try:
            super().follow(seat, name, word)
        except Unexpected:
            if not self._another_way():
                raise

    def finish(self) -> None:
        self.log.append(Heard(NATURE, "", frozenset()))
        try:
            super().finish()
        except Unexpected:
            if not self._another_way():
                raise

    def _meant(self, place: int) -> frozenset[str]:
        """The legal answers to the question that the engine means there."""
        heard = self.log[place]
        while isinstance(self.pending, Ask) and self.pending.repeats:
            answers = self.pending.answers(heard.name) if self.pending.seat == heard.seat else None
            if self.pending.skip is None:
                break
            if answers == heard.offered:
                meant = self.forced.pop(0)[1] if self.forced else True
                self.ways.append((place, meant))
                if meant:
                    break
            self._send(self.pending.skip)
        return super().legal(heard.seat, heard.name, heard.offered)

    def _another_way(self) -> bool:
        """Tell the game again with other moments meant, the latest first; back to the first telling if none fits."""
        kept = list(self.ways)
        for _ in range(TRIES):
            trial = self._next_trial()
            if trial is None:
                break
            if self._retell(trial):
                return True
        self._retell(kept)
        return False

    def _next_trial(self) -> list[tuple[int, bool]] | None:
        """The meanings so far, with the last one turned down that stands in the way.

        Where a question of one seat was left out that may not be, it is that seat whose last moment was another.
        """
        waits = self.pending.seat if isinstance(self.pending, Ask) and self.pending.skip is None else None
        near = [number for number, (place, meant) in enumerate(self.ways) if meant and place >= len(self.log) - BACK]
        blamed = [number for number in near if self.log[self.ways[number][0]].seat == waits]
        if not near:
            return None
        turn = (blamed or near)[-1]
        return [*self.ways[:turn], (self.ways[turn][0], False)]

    def _retell(self, forced: list[tuple[int, bool]]) -> bool:
        """From the beginning, with these meanings; whether everything fits."""
        self.ways = []
        self.forced = list(forced)
        self.restart()
        try:
            for place, heard in enumerate(self.log):
                if not heard.name:
                    super().finish()
                elif heard.seat == NATURE:
                    super().follow(heard.seat, heard.name, heard.word)
                else:
                    if self._meant(place) != heard.offered and not heard.differs:
                        return False
                    if heard.word:
                        super().follow(heard.seat, heard.name, heard.word)
        except Unexpected:
            return False
        return True
