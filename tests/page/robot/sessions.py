"""One robot for one way of pressing, who goes from table to table."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any

from playwright.sync_api import Browser

from tests.page.robot.moments import Moment
from tests.page.robot.robot import Fault, Given, Robot
from tests.page.robot.told import Answer, Words
from tests.page.support import table_from
from tests.server.support import Guest, House

# Names are told in every language, so each way of pressing speaks another one.
LANGUAGES = {"mouse": "en", "keyboard": "cs", "touch": "fr"}


def table_at(house: House, guest: Guest, moment: Moment, rival: Guest) -> str:
    """A table where the guest is asked at that moment; the rival has all other seats and waits."""
    if moment.position is not None:
        return table_from(house, guest, moment.position, mine=[moment.seat], rival=rival)
    places = [{"kind": "me" if seat == moment.seat else "open"} for seat in range(moment.seats)]
    table = guest.make(game=moment.game, seats=moment.seats, options=moment.options, places=places)
    for seat in set(range(moment.seats)) - {moment.seat}:
        rival.sit(table, seat)
    guest.ask("POST", f"/api/tables/{table}/start")
    return table


class Session:
    """A house, a robot and a guest it plays for."""

    def __init__(self, house: House, browser: Browser, words: Words, way: str, language: str | None = None) -> None:
        self.house = house
        self.guest, self.rival = house.guest("Robot"), house.guest("Rival")
        self.robot = Robot(browser, self.guest, words, way, language or LANGUAGES[way])

    def open(self, moment: Moment) -> None:
        """Sit down at that moment; nobody else moves."""
        self.robot.sit(table_at(self.house, self.guest, moment, self.rival), moment.seat)

    def answer(
        self, moment: Moment, rng: random.Random, wanted: Callable[[Any, Answer], bool] | None = None
    ) -> list[Given]:
        """Answer the question of a moment by pressing."""
        self.open(moment)
        given = self.robot.step(rng, wanted, moment.then)
        assert given is not None, f"nothing is asked at {moment.decision}"
        if moment.then and len(given) == 1:
            # The page asks for the second answer by itself.
            given += self.robot.step(rng, lambda _, answer: answer.notation == moment.then) or []
        assert not moment.then or given[1].notation == moment.then, f"{moment.then} was wanted, {given} was given"
        return given

    def close(self) -> None:
        self.robot.close()


def holes(session: Session, moments: Iterable[tuple[str, Moment]], seed: int = 1) -> dict[str, str]:
    """What could not be reached or answered, and why; everything else was."""
    found: dict[str, str] = {}
    for name, moment in moments:
        rng = random.Random(f"{seed} {name}")
        wish = None if not moment.notation else (lambda _, answer, word=moment.notation: answer.notation == word)
        try:
            session.answer(moment, rng, wish)
        except (Fault, AssertionError) as problem:
            found[name] = str(problem)
    return found
