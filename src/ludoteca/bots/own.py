"""A bot of your own at a seat: what it fails to answer, greedy answers, and the fault is told by name."""

from __future__ import annotations

import itertools
from typing import Any

from ludoteca.bots.guest import find_guest
from ludoteca.bots.player import ILLEGAL, Fault, Player, question
from ludoteca.core.errors import UnknownPolicy
from ludoteca.core.game import Game
from ludoteca.core.question import LISTED
from ludoteca.core.rng import mix
from ludoteca.core.view import View

# Long enough for a bot that thinks, short enough for those who wait.
LIMIT = 10.0
# So many failures in a row are no accident: asking on would only keep everyone waiting, for minutes with a slow bot.
PATIENCE = 3
UNASKED = "was not asked"

_NUMBERS = itertools.count(1)


def given_up(name: str) -> Fault:
    """The fault of a bot whose game greedy plays to the end: every answer it no longer gives is counted."""
    return Fault(name, UNASKED, f"it had failed {PATIENCE} times in a row in that game")


class OwnPlayer(Player):
    """A function or class of a user's, in a process of its own."""

    def __init__(
        self, name: str, game: Game, stand_in: Player, seed: int = 0, *, limit: float = LIMIT, pack: Any = None
    ) -> None:
        super().__init__(name)
        self.seed = seed
        self.stand_in = stand_in
        self.limit = limit
        self.pack = pack
        self.guest = find_guest(name)
        self.number = next(_NUMBERS)
        self.asked = 0
        self.failed = 0
        self.guest.start()
        if self.guest.games is not None and game.id not in self.guest.games:
            raise UnknownPolicy(f"bot {name} plays {', '.join(self.guest.games)}, not {game.id}")

    def answer(self, view: View) -> int:
        if self.failed >= PATIENCE:
            self.faults.append(given_up(self.name))
            return self.stand_in.answer(view)
        asked = question(view)
        # A policy keeps its first generator; one made anew in the middle of a game must not repeat the beginning.
        given = self.guest.ask(self.number, view, mix(self.seed, self.asked), self.limit, self.pack)
        self.asked += 1
        if not isinstance(given, Fault):
            option = None if given.answer is None else asked.find(given.answer)
            if option is not None:
                self.failed = 0
                return option
            legal = asked.legal(worded=isinstance(given.answer, str), most=LISTED)
            given = Fault(self.name, ILLEGAL, f"{given.shown} to {asked.name}; legal: {legal}")
        self.failed += 1
        self.faults.append(given)
        return self.stand_in.answer(view)

    def close(self) -> None:
        self.guest.forget(self.number)
        self.stand_in.close()
