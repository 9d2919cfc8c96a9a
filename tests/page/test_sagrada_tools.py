"""All twelve tools by hand: each by mouse, by keys and by touch, on dice that would fit without a tool too."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from ludoteca.games.sagrada.content.dice import CELL_NOTATIONS
from tests.games.sagrada.helpers import FORTY, mine, position
from tests.page.support import PHONE, Player, sit_in, until
from tests.server.support import Guest, House

WAYS = ("mouse", "keys", "touch")
MOVES = {"ArrowUp": -5, "ArrowDown": 5, "ArrowLeft": -1, "ArrowRight": 1}


class Hands:
    """Someone at a table in a position who presses things one way or another."""

    def __init__(self, me: Player, way: str, host: Guest, table: str, line: SlowLine) -> None:
        self.me, self.way, self.host, self.table, self.line = me, way, host, table, line

    def press(self, what: Locator) -> None:
        if self.way == "touch":
            what.tap()
        elif self.way == "keys":
            what.focus()
            self.me.page.keyboard.press("Enter")
        else:
            what.click()

    def tool(self, name: str) -> None:
        self.press(self.me.see(".tools").get_by_role("button", name=name))

    def die(self, name: str) -> None:
        self.press(self.me.see(".pool-dice").get_by_role("button", name=name))

    def track(self, name: str) -> None:
        self.press(self.me.see(".track").get_by_role("button", name=name))

    def button(self, name: str) -> None:
        self.press(self.me.see(".answers").get_by_role("button", name=name))

    def cell(self, name: str) -> None:
        """Press a pane that is lit: a finger looks first, keys walk there."""
        number = CELL_NOTATIONS.index(name)
        pane = self.me.see(f'.stage [data-cell="{number}"]')
        expect(pane).to_have_class(re.compile(r"\blegal\b"))
        if self.way == "touch":
            empty = self.board()[name] is None
            pane.tap(force=True)
            if empty:
                expect(pane).to_have_class(re.compile(r"\bghost\b"))
                pane.tap(force=True)
        elif self.way == "keys":
            self.walk(number)
            self.me.page.keyboard.press("Enter")
        else:
            pane.click(force=True)

    def walk(self, number: int) -> None:
        keys = self.me.page.keyboard
        keys.press("w")
        at = int(str(self.me.see('.stage [data-cell][tabindex="0"]').get_attribute("data-cell")))
        for key in ("ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft"):
            far = (number // 5 - at // 5) * 5 if abs(MOVES[key]) == 5 else number % 5 - at % 5
            for _ in range(max(0, far // MOVES[key])):
                keys.press(key)

    def asked(self, sentence: str) -> None:
        expect(self.me.see(".ask")).to_contain_text(sentence)

    def shown(self) -> Any:
        return self.host.moment(self.table, 0)["shown"]

    def board(self) -> dict[str, str | None]:
        dice = [die for row in self.shown()["players"][0]["window"]["rows"] for die in row]
        return {name: die and die["word"].upper() for name, die in zip(CELL_NOTATIONS, dice, strict=True)}

    def answers(self) -> list[str]:
        """What this seat has answered so far, as the journal tells it."""
        return [line["option"] for line in self.host.moment(self.table, 0)["news"] if line["seat"] == 0]

    def answered(self, *words: str) -> None:
        # The page goes on meanwhile.
        until(lambda: self.answers() == list(words), self.me, f"the answers are not {words}")


class SlowLine:
    """A line on which nothing new comes to the page for a while."""

    def __init__(self) -> None:
        self.held: list[tuple[WebSocketRoute, str | bytes]] | None = None

    def between(self, me: Player) -> None:
        """Stand between the page and the server."""
        me.page.route_web_socket(re.compile(r"/ws$"), self._through)

    def _through(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda frame: page.send(frame) if self.held is None else self.held.append((page, frame)))

    def hold(self) -> None:
        self.held = []

    def release(self) -> None:
        held, self.held = self.held or [], None
        for page, frame in held:
            page.send(frame)


Sit = Callable[..., Hands]


@pytest.fixture
def sit(newcomer: Callable[..., Player], page_house: House) -> Sit:
    """Sits down in the small position of the examples, with one tool on the table."""

    def place(
        tool: str, way: str, *words: str, seats: int = 2, language: str = "en", slow: bool = False, **changes: Any
    ) -> Hands:
        given = {"pool": "R3 R5 G6 Y5", "track": [["G1"], ["R2"]], "round": 3, "tools": [tool]} | changes
        context: dict[str, Any] = {"locale": language}
        if way == "touch":
            context |= {"viewport": PHONE, "has_touch": True, "is_mobile": True}
        me = newcomer(**context)
        line = SlowLine()
        if slow:
            line.between(me)
        host, table = sit_in(page_house, me, position(seats, **given), draws=words)
        return Hands(me, way, host, table, line)

    return place


@pytest.mark.parametrize("way", WAYS)
def test_grozing_pliers(sit: Sit, way: str) -> None:
    hands = sit("grozing_pliers", way)
    hands.tool("Grozing Pliers")
    hands.asked("Grozing Pliers: which die?")
    hands.die("red 3: becomes red 2 or red 4")
    hands.asked("Grozing Pliers: change red 3 by one")
    hands.button("One less: red 2")
    hands.asked("Place red 2")
    hands.cell("a2")
    hands.answered("grozing_pliers", "r3", "down", "a2")
    assert hands.board()["a2"] == "R2"


@pytest.mark.parametrize("way", WAYS)
def test_eglomise_brush(sit: Sit, way: str) -> None:
    hands = sit("eglomise_brush", way)
    hands.tool("Eglomise Brush")
    hands.asked("Eglomise Brush: which die of your window?")
    hands.cell("b2")
    hands.cell("a2")
    hands.answered("eglomise_brush", "b2", "a2")
    assert (hands.board()["a2"], hands.board()["b2"]) == ("G3", None)


@pytest.mark.parametrize("way", WAYS)
def test_copper_foil_burnisher(sit: Sit, way: str) -> None:
    hands = sit("copper_foil_burnisher", way)
    hands.tool("Copper Foil Burnisher")
    hands.asked("Copper Foil Burnisher: which die of your window?")
    hands.cell("b2")
    hands.cell("b1")
    hands.answered("copper_foil_burnisher", "b2", "b1")
    assert hands.board()["b1"] == "G3"


@pytest.mark.parametrize("way", WAYS)
def test_lathekin(sit: Sit, way: str) -> None:
    hands = sit("lathekin", way)
    hands.tool("Lathekin")
    hands.asked("Lathekin: which die of your window?")
    hands.cell("b2")
    hands.cell("d2")
    hands.asked("Lathekin: which other die of your window?")
    hands.cell("c2")
    hands.cell("b2")
    hands.answered("lathekin", "b2", "d2", "c2", "b2")
    assert (hands.board()["d2"], hands.board()["b2"]) == ("G3", "Y2")


@pytest.mark.parametrize("way", WAYS)
def test_lens_cutter(sit: Sit, way: str) -> None:
    hands = sit("lens_cutter", way)
    hands.tool("Lens Cutter")
    hands.asked("Lens Cutter: which die?")
    hands.die("green 6: is swapped for a die on the round track")
    hands.asked("Lens Cutter: swap green 6 for a die on the round track")
    hands.track("red 2")
    hands.cell("a2")
    hands.answered("lens_cutter", "g6", "r2", "a2")
    assert [die["word"].upper() for die in hands.shown()["track"][1]] == ["G6"]


@pytest.mark.parametrize("way", WAYS)
def test_flux_brush(sit: Sit, way: str) -> None:
    hands = sit("flux_brush", way, "2")
    hands.tool("Flux Brush")
    hands.asked("Flux Brush: which die?")
    hands.die("red 5: is rolled again")
    hands.asked("Place red 2")
    hands.cell("a2")
    hands.answered("flux_brush", "r5", "a2")


@pytest.mark.parametrize("way", WAYS)
def test_glazing_hammer(sit: Sit, way: str) -> None:
    hands = sit("glazing_hammer", way, "r2", "g1", turn=4, pool="R5 G6")
    hands.tool("Glazing Hammer")
    hands.asked("Glazing Hammer: roll the whole pool again?")
    hands.button("Use Glazing Hammer")
    hands.asked("Second turn: take a die, or end the turn")
    hands.die("red 2")
    hands.asked("Where does red 2 go?")
    hands.cell("a2")
    hands.answered("glazing_hammer", "r2", "a2")


@pytest.mark.parametrize("way", WAYS)
def test_running_pliers(sit: Sit, way: str) -> None:
    hands = sit("running_pliers", way)
    hands.die("red 3")
    hands.cell("a3")
    hands.asked("First turn: use a tool, or end the turn")
    hands.tool("Running Pliers")
    hands.asked("Running Pliers: which die?")
    hands.die("yellow 5")
    hands.cell("b3")
    hands.answered("r3", "a3", "running_pliers", "y5", "b3")


@pytest.mark.parametrize("way", WAYS)
def test_cork_backed_straightedge(sit: Sit, way: str) -> None:
    hands = sit("cork_backed_straightedge", way)
    hands.tool("Cork-backed Straightedge")
    hands.asked("Cork-backed Straightedge: which die?")
    hands.die("red 5")
    hands.asked("Place red 5")
    hands.cell("e2")
    hands.answered("cork_backed_straightedge", "r5", "e2")


@pytest.mark.parametrize("way", WAYS)
def test_grinding_stone(sit: Sit, way: str) -> None:
    hands = sit("grinding_stone", way)
    hands.tool("Grinding Stone")
    hands.asked("Grinding Stone: which die?")
    hands.die("red 5: becomes red 2")
    hands.asked("Place red 2")
    hands.cell("a2")
    hands.answered("grinding_stone", "r5", "a2")
    assert hands.board()["a2"] == "R2"


@pytest.mark.parametrize("way", WAYS)
def test_flux_remover(sit: Sit, way: str) -> None:
    hands = sit("flux_remover", way, "red")
    hands.tool("Flux Remover")
    hands.asked("Flux Remover: which die?")
    hands.die("green 6: goes into the bag, another die is drawn")
    hands.asked("Flux Remover: choose the value of the red die")
    hands.button("red 2")
    hands.asked("Flux Remover: place red 2 or put it in the pool")
    hands.cell("a2")
    hands.answered("flux_remover", "g6", "2", "a2")


@pytest.mark.parametrize("way", WAYS)
def test_tap_wheel(sit: Sit, way: str) -> None:
    hands = sit("tap_wheel", way, boards=mine("B5 . . . . / . G3 Y2 . . / G4 . . . . / . . . . ."))
    hands.tool("Tap Wheel")
    hands.asked("Tap Wheel: which die of your window?")
    hands.cell("b2")
    hands.cell("c1")
    hands.asked("Tap Wheel: which other die of your window?")
    hands.button("No second move")
    hands.answered("tap_wheel", "b2", "c1", "done")
    assert hands.board()["c1"] == "G3"


# -- hands that are quicker than the line ------------------------------------------------------------------


def sent(hands: Hands) -> None:
    """The answer is on its way, and nothing has come back."""
    expect(hands.me.see('.question[aria-busy="true"]')).to_have_count(1)


@pytest.mark.parametrize("way", WAYS)
def test_what_an_answer_on_its_way_lights_can_be_pressed(sit: Sit, way: str) -> None:
    hands = sit("lathekin", way, slow=True)
    hands.tool("Lathekin")
    hands.cell("b2")
    hands.cell("d2")
    hands.asked("Lathekin: which other die of your window?")
    hands.line.hold()
    pane = hands.me.see(f'.stage [data-cell="{CELL_NOTATIONS.index("b2")}"]')
    hands.cell("c2")
    sent(hands)
    if way == "touch":
        # A finger looks first, also while nothing has come back: its first tap is the look.
        pane.tap(force=True)
        hands.line.release()
        expect(pane).to_have_class(re.compile(r"\bghost\b"))
        assert hands.answers() == ["lathekin", "b2", "d2", "c2"]
        pane.tap(force=True)
    else:
        hands.cell("b2")
        expect(hands.me.see(".refused")).to_have_count(0)
        hands.line.release()
    hands.answered("lathekin", "b2", "d2", "c2", "b2")
    assert (hands.board()["d2"], hands.board()["b2"]) == ("G3", "Y2")
    expect(hands.me.see(".refused")).to_have_count(0)


def test_a_press_that_the_answer_on_its_way_does_not_lead_to_asks_for_no_reason(sit: Sit) -> None:
    hands = sit("lathekin", "mouse", slow=True)
    hands.tool("Lathekin")
    hands.cell("b2")
    hands.cell("d2")
    hands.asked("Lathekin: which other die of your window?")
    hands.line.hold()
    hands.cell("c2")
    sent(hands)
    asked: list[str] = []
    hands.me.page.on("request", lambda each: asked.append(each.url.partition("?")[0].rpartition("/")[2]))
    with hands.me.page.expect_event("requestfinished", lambda each: "/score" in each.url):
        hands.me.see(f'.stage [data-cell="{CELL_NOTATIONS.index("a1")}"]').click(force=True)
        hands.me.page.keyboard.press("s")
    assert asked == ["score"]
    hands.me.page.keyboard.press("Escape")
    hands.line.release()
    hands.cell("b2")
    hands.answered("lathekin", "b2", "d2", "c2", "b2")
    expect(hands.me.see(".refused")).to_have_count(0)


# -- an armed tool ----------------------------------------------------------------------------------------


def test_an_armed_tool_is_let_go_by_itself_by_escape_and_by_cancel(sit: Sit) -> None:
    hands = sit("grinding_stone", "mouse")
    plain = "First turn: take a die, use a tool, or pass"
    ways: list[Callable[[], None]] = [
        lambda: hands.tool("Grinding Stone"),
        lambda: hands.me.page.keyboard.press("Escape"),
        lambda: hands.button("Cancel"),
    ]
    for let_go in ways:
        hands.tool("Grinding Stone")
        hands.asked("Grinding Stone: which die?")
        expect(hands.me.see(".becomes")).to_have_count(4)
        let_go()
        hands.asked(plain)
        expect(hands.me.see(".becomes")).to_have_count(0)
    hands.die("red 5")
    hands.asked("Where does red 5 go?")
    hands.cell("a3")
    hands.answered("r5", "a3")


def test_undo_takes_the_tool_back_and_arms_nothing(sit: Sit) -> None:
    hands = sit("grinding_stone", "mouse")
    hands.tool("Grinding Stone")
    hands.die("red 5")
    hands.asked("Place red 2")
    hands.button("Reset turn")
    hands.asked("First turn: take a die, use a tool, or pass")
    expect(hands.me.see(".tool.chosen, .die-button.chosen, .becomes")).to_have_count(0)
    assert hands.shown()["players"][0]["favor"] == 3


def test_a_die_the_armed_tool_cannot_take_says_why_and_is_not_drafted(sit: Sit) -> None:
    hands = sit("grinding_stone", "mouse", pool="P2 P3", boards=mine(FORTY), round=10)
    hands.tool("Grinding Stone")
    dull = hands.me.see(".pool-dice .die-button:not(.legal)")
    expect(dull).to_have_count(1)
    dull.click(force=True)
    expect(hands.me.see(".refused")).to_contain_text("After this tool the die would fit nowhere")
    assert hands.answers() == []


@pytest.mark.parametrize(
    ("language", "tool", "sentence", "fate"),
    [
        ("ru", "Шлифовальный камень", "Шлифовальный камень: какой кубик?", "красный 5: станет красный 2"),
        ("fr", "Pierre à meuler", "Pierre à meuler : quel dé ?", "rouge 5 : devient rouge 2"),
        ("cs", "Brusný kámen", "Brusný kámen: která kostka?", "červená 5: bude z ní červená 2"),
    ],
)
def test_an_armed_tool_asks_in_every_language(sit: Sit, language: str, tool: str, sentence: str, fate: str) -> None:
    hands = sit("grinding_stone", "mouse", language=language)
    hands.tool(tool)
    hands.asked(sentence)
    hands.die(fate)
    hands.cell("a2")
    hands.answered("grinding_stone", "r5", "a2")


@pytest.mark.parametrize("way", WAYS)
def test_alone_a_tool_is_paid_with_a_die_first(sit: Sit, way: str) -> None:
    hands = sit("grinding_stone", way, seats=1, pool="R5 G6 Y5 B1")
    hands.tool("Grinding Stone")
    hands.asked("Grinding Stone: which die pays?")
    hands.die("green 6")
    hands.asked("Grinding Stone: which die?")
    hands.die("red 5: becomes red 2")
    hands.asked("Where does red 2 go?")
    hands.cell("a2")
    hands.answered("grinding_stone", "g6", "r5", "a2")


@pytest.mark.parametrize("way", WAYS)
def test_alone_lens_cutter_takes_its_die_from_the_track(sit: Sit, way: str) -> None:
    hands = sit("lens_cutter", way, seats=1, pool="R5 G6 Y5 B1")
    hands.tool("Lens Cutter")
    hands.die("green 6")
    hands.asked("Lens Cutter: which die?")
    hands.die("red 5: is swapped for a die on the round track")
    hands.asked("Lens Cutter: swap red 5 for a die on the round track")
    hands.track("red 2")
    hands.cell("a2")
    hands.answered("lens_cutter", "g6", "r5", "r2", "a2")
