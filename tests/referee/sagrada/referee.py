"""The referee: runs the telling of the game and answers what is legal now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ludoteca.core.constants import NATURE
from tests.referee.common import Ask, Unexpected
from tests.referee.sagrada import scoring
from tests.referee.sagrada.rounds import game
from tests.referee.sagrada.table import Table


class Sagrada:
    """Follows one match. The engine may leave out a question with one legal answer: it is then answered."""

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        self.table = Table(seats, dict(options))
        self.telling = game(self.table)
        self.open: dict[int, Ask] = {}
        self.over = False
        self.left_out: Counter[str] = Counter()
        self.used: Counter[str] = Counter()
        self._go_on(None)

    def legal(self, seat: int, name: str, offered: set[str]) -> set[str]:
        """The legal answers to a question that the engine asks."""
        legal = set(self._come_to(seat, name).legal)
        if name == "reroll_pool" and offered:
            # Dice that fall together are told one by one, in whatever order the engine likes.
            colour = min(offered)[0]
            legal = {word for word in legal if word[0] == colour} or legal
        return legal

    def follow(self, seat: int, name: str, word: str) -> None:
        """Carry out an answer."""
        asked = self._come_to(seat, name)
        if word not in asked.legal:
            raise Unexpected(f"{name} {word} was played; legal: {' '.join(sorted(asked.legal))}")
        if name == "act" and word in self.table.tools:
            self.used[word] += 1
        self._go_on((seat, word))

    def result(self) -> dict[str, Any]:
        """Points line by line, and winners."""
        while not self.over:
            self._leave_out("the end of the game")
        return scoring.result(self.table)

    def _come_to(self, seat: int, name: str) -> Ask:
        while seat not in self.open or self.open[seat].name != name:
            if self.over:
                raise Unexpected(f"{name} is asked, but the game is over")
            self._leave_out(f"{_who(seat)} {name}")
        return self.open[seat]

    def _leave_out(self, instead: str) -> None:
        """Answer what the engine has not asked, if there was nothing to choose."""
        asked = next(iter(self.open.values()))
        if asked.seat == NATURE or len(asked.legal) != 1:
            wanted = f"{_who(asked.seat)} has to answer {asked.name}: {' '.join(sorted(asked.legal))}"
            raise Unexpected(f"{instead} comes, but {wanted}")
        self.left_out[asked.name] += 1
        self._go_on((asked.seat, next(iter(asked.legal))))

    def _go_on(self, answer: tuple[int, str] | None) -> None:
        try:
            asked = next(self.telling) if answer is None else self.telling.send(answer)
        except StopIteration:
            self.over = True
            self.open = {}
            return
        self.open = {one.seat: one for one in asked}


def _who(seat: int) -> str:
    return "nature" if seat == NATURE else f"seat {seat}"
