"""Scenes set up by hand in a few lines: cards in hands, buildings, goods, a market, and the question to begin with."""

from __future__ import annotations

from typing import Any

from ludoteca.core.constants import NATURE, NOBODY
from ludoteca.core.decision import Options
from ludoteca.core.game import find_game
from ludoteca.core.nature import Nature, Seeded
from ludoteca.games.oh_my_goods.content.constants import (
    CARDS,
    CHARBURNER_FIRST,
    DECK_CARDS,
    IN_DECK,
    IN_SUNRISE,
    NONE,
    OUT,
    SLOTS,
)
from ludoteca.games.oh_my_goods.content.domains import CARD_WORDS
from ludoteca.games.oh_my_goods.content.goods import RESOURCES
from ludoteca.games.oh_my_goods.content.pack import printed_from
from ludoteca.games.oh_my_goods.content.people import ASSISTANT_IDS
from ludoteca.games.oh_my_goods.rules.decisions import numbers
from ludoteca.games.oh_my_goods.rules.piles import lay
from ludoteca.games.oh_my_goods.rules.setup import chapter_number, first_state
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState

GAME = find_game("oh_my_goods")


def card(word: str) -> int:
    """The number of a card by its word."""
    return CARD_WORDS.index(word)


class Scene:
    """A table on which every seat has a charburner (1, 2, 3, 4 in order) and nothing else."""

    def __init__(
        self, seats: int = 2, chapter: str = "none", *, pack: Any = None, seed: int = 1, **options: Any
    ) -> None:
        checked = GAME.check_options(seats, {"chapter": chapter, **options})
        self.table: Any = first_state(seats, checked, printed_from(pack))
        self.table.set_frames([])
        self.nature: Nature = Seeded(seed)
        self.out = Options()
        for seat in range(seats):
            self.table.erect(seat, CHARBURNER_FIRST + seat)
        self.table.round = 1

    # -- laying things out ------------------------------------------------------------------------------------

    def set(self, name: str, place: int, value: int) -> Scene:
        """Change one member of a row of the state."""
        row = list(getattr(self.table, name))
        row[place] = value
        setattr(self.table, name, row)
        return self

    def fetch(self, word: str) -> int:
        """Take a card out of the deck (or the box)."""
        number = card(word)
        if self.table.where[number] == IN_DECK:
            self.table.leave_deck(number)
        else:
            assert self.table.where[number] == OUT, word
        return number

    def hand(self, seat: int, *words: str) -> Scene:
        for word in words:
            self.table.enter_hand(seat, self.fetch(word))
        return self

    def built(self, seat: int, *words: str) -> Scene:
        for word in words:
            self.table.erect(seat, self.fetch(word))
        return self

    def charburner(self, seat: int, number: int) -> Scene:
        return self.set("card", seat * SLOTS, CHARBURNER_FIRST + number - 1)

    def slot(self, seat: int, word: str) -> int:
        row = self.table.card[seat * SLOTS : seat * SLOTS + self.table.count[seat]]
        if word == "charburner":
            return 0
        return row.index(card(word))

    def goods(self, seat: int, word: str, count: int) -> Scene:
        """Lay cards from the end of the deck on a building."""
        for _ in range(count):
            # Cards of the base game, so that a scene can still fetch those it is about.
            last = max(number for number in self.table.deck if number < DECK_CARDS)
            self.table.leave_deck(last)
            lay(self.table, seat * SLOTS + self.slot(seat, word), last, False)
        return self

    def stock(self, seat: int, word: str) -> int:
        return self.table.stock(seat * SLOTS + self.slot(seat, word))

    def market(self, **units: int) -> Scene:
        """Cards of these resources in the sunrise row."""
        for resource, count in units.items():
            for _ in range(count):
                found = max(
                    number
                    for number in self.table.deck
                    if 0 <= number < DECK_CARDS and self.table.printed.resource[number] == RESOURCES.index(resource)
                )
                self.table.leave_deck(found)
                self.set("where", found, IN_SUNRISE)
                self.set("market", RESOURCES.index(resource), self.table.market[RESOURCES.index(resource)] + 1)
        return self

    def worker(self, seat: int, word: str, mode: str) -> Scene:
        return self.set("worker", seat, self.slot(seat, word) * 2 + ("efficient", "sloppy").index(mode))

    def helper(self, seat: int, word: str) -> Scene:
        return self.set("helpers", seat, self.table.helpers[seat] | 1 << self.slot(seat, word))

    def tower(self, seat: int, word: str) -> Scene:
        return self.set("towered", seat, self.table.towered[seat] | 1 << self.slot(seat, word))

    def aside(self, seat: int, word: str) -> Scene:
        self.hand(seat, word)
        self.table.set_aside(seat, card(word))
        return self

    def display(self, *faces: str) -> Scene:
        self.table.display = sum(1 << ASSISTANT_IDS.index(face) for face in faces)
        return self

    def event(self, number: int) -> Scene:
        self.table.event = number - 4
        return self

    def stack(self, number: int) -> Scene:
        """All cards of a number on the table."""
        self.table.numbers |= 1 << (number - 50)
        for place in range(94 + (number - 50) * 8, 94 + (number - 49) * 8):
            if self.table.printed.exists[place]:
                self.set("where", place, 17)
        return self

    def empty_deck(self, seat: int = 0, *, spare: int = 0) -> Scene:
        """What is left in the deck becomes goods of a charburner; ``spare`` cards stay."""
        while self.table.deck_count > spare:
            last = self.table.deck[self.table.deck_count - 1]
            self.table.leave_deck(last)
            lay(self.table, seat * SLOTS, last, False)
        return self

    # -- asking and answering ---------------------------------------------------------------------------------

    def ask(self, decision: str, seat: int = NOBODY, a: int = 0, b: int = 0) -> Scene:
        """Begin with a question or a step by its name, and go on to the next question of a seat."""
        self.table.ask(getattr(numbers, decision), seat, a, b)
        return self.go()

    def turn(self, seat: int = 0) -> Scene:
        """Phase IV of one seat."""
        return self.ask("TURN", NOBODY, seat)

    def go(self) -> Scene:
        GAME.rules.advance(self.table, self.nature, self.out)
        return self

    @property
    def question(self) -> str:
        """The name of the open question, empty when there is none."""
        return GAME.rules.decision_at(self.table).name if self.table.depth else ""

    @property
    def seat(self) -> int:
        return self.table.top()[1]

    def legal(self) -> list[str]:
        """The legal answers as words."""
        GAME.rules.list_options(self.table, self.out)
        domain = GAME.rules.decision_at(self.table).domain
        return [domain.notation(option) for option in self.out.listed()]

    def say(self, *words: str) -> Scene:
        """Answer one question after another."""
        for word in words:
            assert word in self.legal(), f"{self.question}: {word} is not in {self.legal()}"
            option = GAME.rules.decision_at(self.table).domain.parse(word)
            GAME.rules.choose(self.table, option)
            self.go()
        return self

    def skip(self, question: str) -> Scene:
        """Answer done while this question is open."""
        while self.question == question:
            self.say("done")
        return self

    def in_hand(self, seat: int) -> list[str]:
        words = []
        held = self.table.hand_first[seat]
        while held != NONE:
            words.append(CARD_WORDS[held])
            held = self.table.after[held]
        return words

    def at(self, place: int) -> list[str]:
        """The cards that lie at a place."""
        return [CARD_WORDS[number] for number in range(CARDS) if self.table.where[number] == place]


__all__ = ["GAME", "NATURE", "NOBODY", "OhMyGoodsState", "Scene", "card", "chapter_number"]
