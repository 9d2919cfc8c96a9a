"""The referee: runs the telling of the game and answers what is legal now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tests.referee.common import Unexpected
from tests.referee.oh_my_goods.asking import NATURE, Ask, Telling
from tests.referee.oh_my_goods.cards import PRINTED, Cards
from tests.referee.oh_my_goods.ending import Ending
from tests.referee.oh_my_goods.rounds import game
from tests.referee.oh_my_goods.table import Table

DRAWS = ("draw_card", "draw_good", "reveal")


class OhMyGoods:
    """Follows one match. A question with one legal answer may be left out by the engine (1.10): it is then answered."""

    def __init__(
        self, seats: int, options: Mapping[str, Any], goal_points: int | None = None, cards: Cards = PRINTED
    ) -> None:
        self.table = Table(seats, dict(options), cards)
        self.ending = Ending(self.table, goal_points)
        self.main = game(self.table, self.ending)
        self.over = False
        # Whose part of the game waits at which question; several seats while they plan.
        self.waiting: dict[int, tuple[Telling, Ask]] = {}
        self.left_out: Counter[str] = Counter()
        self._go_on(self.main, None)

    def legal(self, seat: int, name: str, offered: set[str]) -> set[str]:
        """The legal answers to a question that the engine asks; the deck it shows tells which unseen goods went."""
        self._come_to(seat, name)
        if name in DRAWS and self._exchange(offered):
            self.waiting[seat] = (self.waiting[seat][0], Ask(seat, name, frozenset(self.table.deck)))
        return set(self.waiting[seat][1].legal)

    def _exchange(self, offered: set[str]) -> bool:
        """Where the engine's deck has another card of a pile than ours, put the right one back into the pile."""
        deck = self.table.deck
        lying = {
            card: building for player in self.table.players for building in player.street for card in building.cards()
        }
        pairs = self.table.unseen.pair(deck - offered, offered - deck)
        if not pairs or any(other not in lying for _, other in pairs):
            return False
        for card, other in pairs:
            goods = lying[other].goods
            goods[goods.index(other)] = card
            deck.remove(card)
            deck.add(other)
        return True

    def follow(self, seat: int, name: str, word: str) -> None:
        """Carry out an answer."""
        self._come_to(seat, name)
        telling, asked = self.waiting[seat]
        if word not in asked.legal:
            raise Unexpected(f"{name} {word} was played; legal: {' '.join(sorted(asked.legal))}")
        self._answer(seat, telling, word)

    def result(self) -> dict[str, Any]:
        """Points and winners."""
        while not self.over:
            self._leave_out("the end of the game", sorted(self.waiting))
        return self.ending.result()

    def _come_to(self, seat: int, name: str) -> None:
        while True:
            if self.over:
                raise Unexpected(f"{name} is asked, but the game is over")
            if seat in self.waiting:
                if self.waiting[seat][1].name == name:
                    return
                self._leave_out(name, [seat])
            else:
                self._leave_out(name, sorted(self.waiting))

    def _leave_out(self, name: str, seats: list[int]) -> None:
        """Answer what the engine has not asked, if there was nothing to choose."""
        for seat in seats:
            telling, asked = self.waiting[seat]
            if seat == NATURE or len(asked.legal) != 1:
                who = "nature" if seat == NATURE else f"seat {seat}"
                raise Unexpected(f"{name} comes, but {who} has to answer {asked.name}: {' '.join(sorted(asked.legal))}")
            self.left_out[asked.name] += 1
            self._answer(seat, telling, next(iter(asked.legal)))

    def _answer(self, seat: int, telling: Telling, word: str) -> None:
        del self.waiting[seat]
        self._go_on(telling, word, seat)

    def _go_on(self, telling: Telling, word: str | None, seat: int = NATURE) -> None:
        try:
            step = next(telling) if word is None else telling.send(word)
        except StopIteration:
            if telling is self.main:
                self.over = True
            elif not self.waiting:
                self._go_on(self.main, None)
            return
        if isinstance(step, Ask):
            self.waiting[step.seat] = (telling, step)
            return
        for part in step.tellings.values():
            self._go_on(part, None)
