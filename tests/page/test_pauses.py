"""Questions that only ask whether to go on: how many presses a round takes, and the three wishes with undo."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.support import Player, expect_text, table_from
from tests.page.test_la_granja import asked, settle, sit_down
from tests.server.support import House, wait_for

# What the page took for a first round before turns stayed open: not more for the same choices.
PRESSES = 15
LIT = ".la-granja button.legal:not(.free-action):not(.lift), .la-granja .hex.legal, .answers > .button[data-target]"
# Dice that leave the least to choose come first: how many presses the others take is a matter of luck.
PLAIN_DICE = ("space:4", "space:1", "space:3")
# Where a question has a place for "no", this person says no.
NO = ("card:pass", "roof:pass", "delivery:stop", "ready:go", "deliveries:0", "upgrade:stop")


def moment(me: Player) -> dict[str, Any]:
    """What the server says is asked of the person."""
    table = me.page.url.rsplit("/", 1)[1]
    script = "(path) => fetch(path).then((answer) => answer.json())"
    found: dict[str, Any] = me.page.evaluate(script, f"/api/tables/{table}/moment?seat=0")
    return found


def press(me: Player) -> str:
    """One press: a card goes to the fields, whatever may be declined is declined, else the first place that is lit."""
    assert me.my_turn()
    before = asked(me)
    shown = me.page.get_attribute(".la-granja", "class") or ""
    decision = re.findall(r"asks-(\w+)", shown)[0]
    plain = PLAIN_DICE if decision == "pick" else ()
    wishes = (
        *(f'.answers [data-target="{no}"]' for no in NO),
        *(f'.la-granja button.legal[data-target="{die}"]' for die in plain),
        ".farm-card button.edge-field.legal",
        LIT,
    )
    end = time.monotonic() + 10
    while time.monotonic() < end:
        for place in wishes:
            found = me.see(place)
            if found.count():
                found.first.click()
                settle(me, before)
                return decision
        me.page.wait_for_timeout(20)
    raise AssertionError(f"nothing is lit for {me.page.inner_text('.ask')!r}")


def first_round(me: Player) -> tuple[list[str], int]:
    """The questions of round 1 that took a press, and how many of them asked for nothing but going on."""
    pressed: list[str] = []
    only_to_go_on = 0
    while len(pressed) < 60:
        assert me.my_turn()
        now = moment(me)
        if now["round"] > 1:
            return pressed, only_to_go_on
        only_to_go_on += bool(now["question"] and now["question"].get("pause"))
        pressed.append(press(me))
    raise AssertionError("round 1 does not end")


def wish(me: Player, when: str) -> None:
    """Say on the account page when to be asked."""
    table = me.page.url
    me.open("/account")
    me.see('select[name="pauses"]').select_option(when)
    me.page.goto(table)
    me.see(".la-granja").wait_for()


def play_cards(me: Player) -> None:
    """Both cards of round 1 as fields: after the second the commodity of the set-up could be used."""
    for _ in range(2):
        assert me.my_turn()
        expect(me.see(".la-granja.asks-play")).to_have_count(1)
        before = asked(me)
        me.see(".farm-card button.edge-field.legal").first.click()
        settle(me, before)


def test_a_first_round_takes_no_more_presses_than_it_did(newcomer: Callable[..., Player]) -> None:
    me = sit_down(newcomer)
    pressed, only_to_go_on = first_round(me)
    # Two cards, no tile, two dice and what they bring, the last die, a donkey, the end of the deliveries.
    assert pressed.count("play") == 2
    assert pressed.count("pick") == 2
    assert pressed.count("donkey") == 1
    assert len(pressed) <= PRESSES, pressed
    # Six of those presses did nothing but go on; now only those that may lose a delivery.
    assert only_to_go_on <= 3, pressed


def test_who_wishes_to_be_asked_always_is(newcomer: Callable[..., Player]) -> None:
    me = sit_down(newcomer)
    wish(me, "always")
    play_cards(me)
    expect(me.see(".la-granja.asks-ready")).to_have_count(1)
    expect_text(me, ".ask", "After your cards: take a free action, or go on.")
    expect(me.see(".went-on")).to_have_count(0)
    assert me.my_turn()
    me.see('.answers [data-target="ready:go"]').click()
    expect_text(me, ".ask", "Before the income: take a free action, or go on.")


@pytest.mark.parametrize("when", ["matters", "never"])
def test_the_table_goes_on_says_so_and_comes_back(newcomer: Callable[..., Player], when: str) -> None:
    me = sit_down(newcomer)
    wish(me, when)
    play_cards(me)
    # Nothing is new: the commodity was there before. The table goes on to the roof tiles, and says so.
    expect(me.see(".la-granja.asks-buy_roof")).to_have_count(1)
    expect_text(me, ".went-on", "Went on for you: after your cards")
    # Taken back, the question stands open and is not gone on from again.
    me.page.get_by_role("button", name=re.compile("^(Undo|Take back)$")).click()
    expect(me.see(".la-granja.asks-ready")).to_have_count(1)
    before = asked(me)
    me.page.wait_for_function(
        "(serial) => document.querySelector('.la-granja').dataset.question === serial", arg=before
    )
    me.page.reload()
    expect(me.see(".la-granja.asks-ready")).to_have_count(1)
    expect_text(me, ".ask", "take a free action, or go on.")
    me.see('.answers [data-target="ready:go"]').click()
    expect(me.see(".la-granja.asks-buy_roof")).to_have_count(1)


def test_the_line_that_says_so_lets_one_wish_to_be_asked(newcomer: Callable[..., Player]) -> None:
    me = sit_down(newcomer)
    play_cards(me)
    me.see(".went-on").get_by_role("button", name="Always ask").click()
    me.open("/account")
    expect(me.see('select[name="pauses"]')).to_have_value("always")


# Round 2, one donkey, an olive that the first cart wants, and a commodity that keeps the turn open.
ONE_DONKEY: dict[str, Any] = {
    "game": "la_granja",
    "round": 2,
    "phase": "transport",
    "step": "deliveries",
    "farms": [
        {
            "goods": {"olive": 1, "commodity": 1, "silver": 2},
            "barrows": [{"card": "card1", "filled": [None, None]}, None, None],
            "donkeys": ["donkey2", "donkey3"],
            "donkey": "donkey1",
        },
        {"donkey": "donkey1"},
    ],
}


def silver(me: Player) -> int:
    return int(moment(me)["shown"]["farms"][0]["goods"]["silver"])


def test_a_commodity_is_returned_by_presses_after_the_last_donkey(
    newcomer: Callable[..., Player], page_house: House
) -> None:
    ada = page_house.guest("Ada")
    table = table_from(page_house, ada, ONE_DONKEY)
    me = newcomer().be(ada).open(f"/table/{table}")
    me.see(".la-granja").wait_for()
    wish(me, "always")
    assert me.my_turn()
    first = asked(me)
    me.see(".token.lift").filter(has_not_text="Trade commodity").first.click()
    me.see("button.symbol.legal").first.click()
    settle(me, first)
    expect_text(me, ".ask", "After your deliveries: take a free action, or go on.")
    expect_text(me, '.answers [data-target="delivery:stop"]', "Go on")
    before = asked(me)
    purse = silver(me)
    if not me.see('.free-panel [data-target="free:commodity>silver"]').count():
        me.see(".free-toggle").click()
    me.see('.free-panel [data-target="free:commodity>silver"]').click()
    settle(me, before)
    wait_for(lambda: silver(me) == purse + 4, "the commodity brought no silver", 10)


def test_two_at_one_screen_are_not_called_to_it_for_a_pause(newcomer: Callable[..., Player], page_house: House) -> None:
    guest = page_house.guest("Two")
    table = guest.make(game="la_granja", seats=2, places=[{"kind": "me"}, {"kind": "me"}], start=True)
    both = newcomer()
    both.context.add_cookies([{"name": "ludoteca", "value": str(guest.cookie), "url": page_house.url}])
    both.open(f"/table/{table}")
    for _ in range(2):
        both.see(".hand-over button").click()
        edges = both.see(".farm-card button.edge-field.legal")
        expect(edges).to_have_count(4)
        edges.first.click()
        expect(edges).to_have_count(3)
        edges.first.click()
    # Income and growth of both lie between: the one who played last is asked next, for the roof is bought in reverse.
    expect(both.see(".la-granja.asks-buy_roof")).to_have_count(1)
    expect(both.see(".hand-over")).to_have_count(0)
    answers = [line["decision"] for line in guest.moment(table)["news"] if line["seat"] >= 0]
    assert answers.count("ready") > 4
