"""The robot: looks what is lit, presses, and compares what came of it with what the pressed thing was called."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple, NoReturn

from playwright.sync_api import Browser

from tests.page.robot.eyes import SHOWN, Eyes, Place
from tests.page.robot.hands import WAYS
from tests.page.robot.told import Answer, Words, best, better
from tests.page.support import Player
from tests.server.support import Guest, wait_for

PRESSES = 3
GO = "(to) => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }"
ASK_ALWAYS = "localStorage.setItem('ludoteca-preferences', JSON.stringify({ pauses: 'always' }))"
PRESSABLE = ("button", "gridcell", "link", "option", "menuitem", "radio", "checkbox", "tab")


class Meaning(NamedTuple):
    """What a lit place tells: an answer, or an answer together with the one that follows it."""

    answer: Answer
    lead: str | None = None


class Lit(NamedTuple):
    """A lit place, what it tells, and the view it is seen in."""

    place: Place
    meaning: Meaning
    view: str | None


class Given(NamedTuple):
    """An answer that was given by pressing."""

    decision: str
    notation: str


class Fault(AssertionError):
    """The page cannot do what the rules allow, does something else than it says, or offers what is not legal."""


def missing(answers: list[Answer], found: list[Lit]) -> list[str]:
    """The legal answers that nothing lit tells, in words."""
    lost = []
    for answer in answers:
        leads = {lit.meaning.lead for lit in found if lit.meaning.answer.option == answer.option}
        if not leads:
            lost.append(answer.words)
        elif None not in leads:
            # Where every press gives two answers, each second one must be there; else it is asked for later.
            lost += [f"{answer.words}, {words}" for target, words in answer.leads if target not in leads]
    return lost


def leads_to(target: str | None, then: str) -> bool:
    """Whether a press that gives this second answer, or leaves it open, can bring the one wanted."""
    return not then or target is None or target.split(":", 1)[1] == then


class Robot:
    """Plays one seat of one table, and knows nothing of the game."""

    def __init__(self, browser: Browser, guest: Guest, words: Words, way: str, language: str = "en") -> None:
        self.words, self.guest, self.language = words, guest, language
        self.player = Player(browser, guest.url, locale=language, **WAYS[way].context).be(guest)
        # Who is not asked whether to go on cannot answer it: the table would do it in the middle of a look.
        self.player.page.add_init_script(ASK_ALWAYS)
        self.eyes = Eyes(self.player.page)
        self.hands = WAYS[way](self.eyes)
        self.table, self.seat = "", 0
        # The printed cards of the table, where they are not the game's own.
        self.pack: Any = None
        # What the names seen at the open question tell, and the view of the board that was brought to sight last.
        self._known: dict[str, Meaning | None] = {}
        self._view: str | None = None

    def close(self) -> None:
        self.player.healthy()
        self.player.close()

    def sit(self, table: str, seat: int = 0) -> Robot:
        """Come to a table that is being played."""
        self.table, self.seat, self.eyes.table, self.eyes.serial = table, seat, table, None
        if self.player.page.url.startswith(self.player.url):
            # From one table to the next as a link of the page goes: loading it anew costs as much as all the rest.
            self.player.page.evaluate(GO, f"/table/{table}")
        else:
            self.player.open(f"/table/{table}")
        return self

    # -- what the server says -----------------------------------------------------------------------------

    def moment(self) -> Any:
        return self.guest.moment(self.table, self.seat)

    def asked(self, seconds: float = 20) -> Any:
        """The moment with the seat's open question once the page shows it; None when the game is over."""

        def ready() -> Any:
            moment = self.moment()
            if moment["status"] == "over":
                return moment
            self.player.page.wait_for_timeout(10)
            shown = moment["question"] and moment["question"]["serial"] == self.eyes.serial
            return moment if shown and not self._busy() else None

        moment = wait_for(ready, f"the page of {self.table} does not show the question", seconds)
        self.eyes.drawn()
        return moment if moment["question"] else None

    def _busy(self) -> bool:
        return bool(self.player.page.get_by_role("region").and_(self.player.page.locator("[aria-busy=true]")).count())

    def given(self, moment: Any) -> list[Given]:
        """What this seat has answered so far."""
        return [Given(line["decision"], line["option"]) for line in moment["news"] if line["seat"] == self.seat]

    # -- what the page offers -----------------------------------------------------------------------------

    def answers(self, moment: Any) -> list[Answer]:
        return self.words.answers(self.language, moment, self.pack)

    def offers(self, moment: Any, answers: list[Answer]) -> list[Lit]:
        """Everything lit, in every view of the board, each with the one legal answer its name tells."""
        views = self.eyes.views()
        names = [view.name for view in views]
        at_first = [view.name for view in views if self.eyes.ask(view, SHOWN)]
        self._view = at_first[0] if at_first else None
        found = self._read(moment, answers, self._view)
        for name in names:
            if not missing(answers, found):
                break
            if name not in at_first and self._show(name):
                found += self._read(moment, answers, name)
        if missing(answers, found):
            lit = [each.place.name for each in found]
            self._fail(moment, f"cannot be reached: {missing(answers, found)}; lit are {lit}")
        return found

    def _show(self, name: str) -> bool:
        """Bring a view of the board to sight, if it is not."""
        for view in self.eyes.views():
            if view.name == name:
                if not self.eyes.ask(view, SHOWN) and not self.hands.press(view):
                    return False
                self.eyes.drawn()
                self._view = name
                return True
        return False

    def _read(self, moment: Any, answers: list[Answer], view: str | None) -> list[Lit]:
        found = []
        for place in self.eyes.lit():
            if place.name not in self._known:
                self._known[place.name] = self._meaning(place.name, answers)
            meaning = self._known[place.name]
            if meaning is None:
                self._fail(moment, f"{place.name!r} is lit, but tells none of {[answer.words for answer in answers]}")
            if place.role not in PRESSABLE or place.disabled:
                self._fail(moment, f"{place.name!r} is lit, but is {'disabled' if place.disabled else place.role!r}")
            found.append(Lit(place, meaning, view))
        return found

    @staticmethod
    def _meaning(name: str, answers: list[Answer]) -> Meaning | None:
        both = [(Meaning(answer, target), words, answer.words) for answer in answers for target, words in answer.leads]
        direct, opened = better(name, [(answer, answer.words, answer.which) for answer in answers], both)
        if direct is None:
            # The first answer only opens the question that the second is given to.
            found: Meaning | None = opened
            return found
        # One press may give two answers, a card and where it goes: then the name says both, "this: that".
        second = [target for target, words in direct.leads if f"{direct.words}: {words}".casefold() in name.casefold()]
        return Meaning(direct, second[0] if len(second) == 1 else None)

    # -- pressing -----------------------------------------------------------------------------------------

    def step(
        self, rng: random.Random, wanted: Callable[[Any, Answer], bool] | None = None, then: str = ""
    ) -> list[Given] | None:
        """Answer the open question by pressing something lit; what was given, or None when the game is over.

        Where a press gives two answers, ``then`` is the second one wanted.
        """
        moment = self.asked()
        if moment is None:
            return None
        answers, self._known = self.answers(moment), {}
        offers = self.offers(moment, answers)
        liked = [lit for lit in offers if wanted is None or wanted(moment, lit.meaning.answer)]
        assert liked, f"nothing of what is wanted is legal: {[answer.notation for answer in answers]}"
        liked = [lit for lit in liked if leads_to(lit.meaning.lead, then)]
        if not liked:
            self._fail(moment, f"nothing lit leads to {then!r}; lit are {[lit.place.name for lit in offers]}")
        chosen = rng.choice(liked)
        if chosen.view != self._view and chosen.view is not None:
            self._show(chosen.view)
            again = [lit for lit in self._read(moment, answers, chosen.view) if lit.meaning == chosen.meaning]
            if not again:
                self._fail(moment, f"{chosen.place.name!r} is not lit any more when its view is shown again")
            chosen = again[0]
        return self._press(moment, answers, chosen, rng, then)

    def _press(
        self, moment: Any, answers: list[Answer], chosen: Lit, rng: random.Random, then: str = ""
    ) -> list[Given]:
        place, (answer, lead) = chosen.place, chosen.meaning
        pressed = [place.name]
        for _ in range(PRESSES):
            sent = self.eyes.sent
            if not self.hands.press(place):
                self._fail(moment, f"{place.name!r} is lit, but the {self.hands.name} cannot get there")
            if self._has_sent(moment, sent):
                return self._compare(moment, answer, lead, pressed)
            place, lead = self._next(moment, answers, answer, lead, place, rng, then)
            pressed.append(place.name)
        return self._fail(moment, f"nothing comes of pressing {pressed}")

    def _has_sent(self, moment: Any, sent: int) -> bool:
        """Whether the page has answered; what it sends is heard of a little later than it is done."""
        self.eyes.drawn()
        self.player.page.wait_for_timeout(15)
        return self.eyes.sent > sent or self.given(self.moment()) != self.given(moment)

    def _next(
        self,
        moment: Any,
        answers: list[Answer],
        answer: Answer,
        lead: str | None,
        place: Place,
        rng: random.Random,
        then: str,
    ) -> tuple[Place, str | None]:
        """After a press that sent nothing: what follows the answer is lit now, or it asks to be pressed once more."""
        lit = self.eyes.lit()
        follows = [(target, words, None) for target, words in answer.leads]
        if lead is None and answer.leads:
            # What answers the open question itself is no sign that the first press waits for a second one.
            direct = [(each, each.words, each.which) for each in answers]
            # Nor is what answers it through a menu that nothing else opens.
            plain = {found.option for found in (best(each.name, direct) for each in lit) if found is not None}
            menus = [each for each in answers if each.option != answer.option and each.option not in plain]
            direct += [(each, words, each.words) for each in menus for _, words in each.leads]
            after = [(each, better(each.name, direct, follows)[1]) for each in lit]
            after = [(each, target) for each, target in after if target is not None]
            known = {target for _, target in after}
            if known:
                unlit = [words for target, words in answer.leads if target not in known]
                if unlit:
                    self._fail(moment, f"after {answer.words!r} cannot be reached: {unlit}")
                return rng.choice([each for each in after if leads_to(each[1], then)])
        if lead is not None:
            # A finger looks first; the same place does it.
            same = [each for each in lit if each.name == place.name] or [
                each for each in lit if best(each.name, follows) == lead
            ]
        else:
            same = [each for each in lit if self._meaning(each.name, answers) == Meaning(answer)]
        # A button that says the answer in full comes before the piece it was picked by; another piece that leads
        # elsewhere does not.
        again = answer.leads and any(each.name == place.name for each in same)
        bar = [each for each in same if each.name != place.name and lead is None and not again]
        same = [each for each in same if each.name == place.name] or same
        if not same:
            self._fail(moment, f"after a first press on {place.name!r} nothing is lit that says {answer.words!r}")
        return (bar or same)[0], lead

    def _compare(self, moment: Any, answer: Answer, lead: str | None, pressed: list[str]) -> list[Given]:
        before = self.given(moment)
        expected = [answer.notation] + ([lead.split(":", 1)[1]] if lead else [])

        def more() -> list[Given]:
            new = self.given(self.moment())[len(before) :]
            return new if len(new) >= len(expected) else []

        try:
            new: list[Given] = wait_for(more, "nothing", 10)
        except AssertionError:
            now = [given.notation for given in self.given(self.moment())[len(before) :]]
            self._fail(moment, f"{pressed} told {expected}, but the journal has {now}")
        if [given.notation for given in new][: len(expected)] != expected or new[0].decision != moment["question"][
            "decision"
        ]:
            self._fail(moment, f"{pressed} told {expected}, but the journal has {new}")
        return new

    def _fail(self, moment: Any, problem: str) -> NoReturn:
        question = moment["question"]
        raise Fault(
            f"{moment['shown']['game']}, {question['decision']}, by {self.hands.name}, {self.language}: {problem}"
        )
