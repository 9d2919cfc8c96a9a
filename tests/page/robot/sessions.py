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
from tests.server.support import House

# Names are told in every language, so each way of pressing speaks another one.
LANGUAGES = {"mouse": "en", "keyboard": "cs", "touch": "fr"}


class Session:
    """A house, a robot and a guest it plays for."""

    def __init__(self, house: House, browser: Browser, words: Words, way: str, language: str | None = None) -> None:
        self.house = house
        self.guest, self.rival = house.guest("Robot"), house.guest("Rival")
        self.robot = Robot(browser, self.guest, words, way, language or LANGUAGES[way])

    def open(self, moment: Moment) -> None:
        """Sit down at that moment; nobody else moves."""
        if moment.position is not None:
            table = table_from(self.house, self.guest, moment.position, mine=[moment.seat], rival=self.rival)
        else:
            places = [{"kind": "me" if seat == moment.seat else "open"} for seat in range(moment.seats)]
            table = self.guest.make(game=moment.game, seats=moment.seats, options=moment.options, places=places)
            for seat in set(range(moment.seats)) - {moment.seat}:
                self.rival.sit(table, seat)
            self.guest.ask("POST", f"/api/tables/{table}/start")
        self.robot.sit(table, moment.seat)

    def answer(
        self, moment: Moment, rng: random.Random, wanted: Callable[[Any, Answer], bool] | None = None
    ) -> list[Given]:
        """Answer the question of a moment by pressing."""
        self.open(moment)
        given = self.robot.step(rng, wanted)
        assert given is not None, f"nothing is asked at {moment.decision}"
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
