"""A bot of your own at a seat: what it fails to answer, greedy answers, and the fault is told by name."""

from __future__ import annotations

import itertools
from typing import Any

from ludoteca.bots.guest import ILLEGAL, find_guest
from ludoteca.bots.player import Fault, Player, question
from ludoteca.core.errors import UnknownPolicy
from ludoteca.core.game import Game
from ludoteca.core.view import View

# Long enough for a bot that thinks, short enough for those who wait.
LIMIT = 10.0

_NUMBERS = itertools.count(1)


class OwnPlayer(Player):
    """A function or class of a user's, in a process of its own."""

    def __init__(self, name: str, game: Game, stand_in: Player, limit: float = LIMIT, pack: Any = None) -> None:
        super().__init__(name)
        self.stand_in = stand_in
        self.limit = limit
        self.pack = pack
        self.guest = find_guest(name)
        self.number = next(_NUMBERS)
        self.guest.start()
        if self.guest.games is not None and game.id not in self.guest.games:
            raise UnknownPolicy(f"bot {name} plays {', '.join(self.guest.games)}, not {game.id}")

    def answer(self, view: View) -> int:
        asked = question(view)
        given = self.guest.ask(self.number, view, self.limit, self.pack)
        if not isinstance(given, Fault):
            option = asked.find(given)
            if option is not None:
                return option
            legal = " ".join(choice.notation for choice in asked.choices)
            given = Fault(self.name, ILLEGAL, f"{given!r} to {asked.name}; legal: {legal}")
        self.faults.append(given)
        return self.stand_in.answer(view)

    def close(self) -> None:
        self.guest.forget(self.number)
        self.stand_in.close()
