"""The table as people see it says what is so: every field against the state itself, in games of every chapter."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.decision import Options
from ludoteca.core.game import find_game
from ludoteca.core.match import Match
from ludoteca.core.view import plain
from ludoteca.games.oh_my_goods.content import constants
from ludoteca.games.oh_my_goods.content.chapters import idle_effects
from ludoteca.games.oh_my_goods.content.constants import NONE, SLOTS
from ludoteca.games.oh_my_goods.content.domains import CARD_WORDS, SIDES, SLOT_WORDS
from ludoteca.games.oh_my_goods.content.goods import GOOD_IDS, RESOURCES
from ludoteca.games.oh_my_goods.content.people import ASSISTANT_IDS
from ludoteca.games.oh_my_goods.faces.shown import OhMyGoodsShown
from ludoteca.games.oh_my_goods.rules.costs import build_price, hire_price, missing, shortage
from ludoteca.games.oh_my_goods.rules.decisions import numbers
from ludoteca.games.oh_my_goods.rules.overpaying import needless
from ludoteca.games.oh_my_goods.rules.setup import CHAPTER_NAMES
from tests.games.oh_my_goods.scenes import GAME, Scene, card
from tests.games.oh_my_goods.walks import ASKING, games, walk
from tests.support import rule

NEEDS = (*RESOURCES, "any")


def shown_at(match: Match, seat: int | None) -> Any:
    return find_game("oh_my_goods").show(match.view(seat))


def lying(table: Any, place: int) -> list[str]:
    return [CARD_WORDS[number] for number, spot in enumerate(table.where) if spot == place]


def held(table: Any, first: int) -> list[int]:
    found = []
    while first != NONE:
        found.append(first)
        first = table.after[first]
    return found


# -- what lies open ------------------------------------------------------------------------------------------


def check_head(table: Any, shown: OhMyGoodsShown) -> None:
    assert shown.chapter == (None if table.chapter == NONE else CHAPTER_NAMES[table.chapter])
    assert (shown.round, shown.active, shown.seats) == (table.round, table.active, table.seats)
    assert (shown.deck, shown.discard_pile) == (table.deck_count, table.discarded)
    assert shown.last_round == (table.round > 0 and table.is_last())
    fixed = table.chapter != NONE and table.last > 0
    assert shown.rounds == (table.last if fixed else None)
    assert shown.last_round_next == (table.last == table.round + 1 and not fixed)
    if table.event == constants.QUIET:
        assert shown.event is None
    else:
        assert shown.event is not None
        assert shown.event.number == table.event + constants.FIRST_EVENT
        idle = idle_effects(table.printed.data, table.chapter, table.seats, table.event, table.events_used)
        count = len(table.printed.data["events"][table.event]["effects"])
        assert shown.event.effects == tuple(place + 1 for place in range(count) if place not in idle)


def check_market(table: Any, shown: OhMyGoodsShown) -> None:
    market = shown.market
    assert list(market.sunrise) == lying(table, constants.IN_SUNRISE)
    assert list(market.sunset) == lying(table, constants.IN_SUNSET)
    for place, row in enumerate(market.resources):
        extra = table.printed.market[table.event * 5 + place]
        assert (row.resource, row.cards, row.total) == (
            RESOURCES[place],
            table.market[place],
            table.market[place] + extra,
        )


def check_street(table: Any, shown: OhMyGoodsShown, seat: int) -> None:
    street = shown.streets[seat]
    assert street.seat == seat
    assert (street.hand_count, street.strength, street.rewards) == (
        table.hand_count[seat],
        table.strength(seat),
        table.bonus[seat],
    )
    assert street.side == (None if table.side[seat] == NONE else SIDES[table.side[seat]])
    assert street.assistants == tuple(word for face, word in enumerate(ASSISTANT_IDS) if table.faces[seat] >> face & 1)
    assert [building.place for building in street.buildings] == list(SLOT_WORDS[: table.count[seat]])
    for slot, building in enumerate(street.buildings):
        place = seat * SLOTS + slot
        number = table.card[place]
        makes = table.printed.product[number] != NONE
        assert building.card == CARD_WORDS[number]
        assert building.goods == table.stock(place)
        assert building.worth == (table.worth(seat, slot, table.event) if makes else 0)
        assert building.assistant == bool(table.helpers[seat] >> slot & 1)
        assert building.tower == bool(table.towered[seat] >> slot & 1)
    assert street.coins == sum(building.goods * building.worth for building in street.buildings)
    if seat != shown.seat:
        worker = street.worker and f"{street.worker.place}-{street.worker.mode}"
        assert worker == post(table.worker[seat])
        assert len(street.aside) == len(held(table, table.aside[seat]))


def post(number: int) -> str | None:
    return None if number == NONE else f"{SLOT_WORDS[number // 2]}-{('efficient', 'sloppy')[number % 2]}"


def check_shop(table: Any, shown: OhMyGoodsShown) -> None:
    on_display = {ASSISTANT_IDS[face]: hire_price(table, face) for face in range(16) if table.display >> face & 1}
    assert {each.assistant: each.price for each in shown.display} == on_display
    in_stacks = lying(table, constants.IN_STACK)
    assert sum(stack.left for stack in shown.stacks) == len(in_stacks)
    for stack in shown.stacks:
        alike = [word for word in in_stacks if word.rpartition("_")[0] == stack.kind]
        assert stack.left == len(alike)
        assert {each.card for each in stack.cards} <= set(alike)
        twins = {table.printed.twin[card(word)] for word in alike}
        assert {table.printed.twin[card(each.card)] for each in stack.cards} == twins
        assert len(stack.cards) == len(twins)
        assert all(each.price == build_price(table, card(each.card)) for each in stack.cards)


# -- the reader's own ----------------------------------------------------------------------------------------


def check_hand(table: Any, shown: OhMyGoodsShown, seat: int) -> None:
    plan = list(table.plan[seat * constants.PLAN_WIDTH : (seat + 1) * constants.PLAN_WIDTH])
    planned = [plan[constants.OF_CARD] - 1] if plan[constants.OF_CARD] else []
    hand = [number for number in held(table, table.hand_first[seat]) if number not in planned]
    assert [each.card for each in shown.hand] == [CARD_WORDS[number] for number in hand]
    aside = planned or held(table, table.aside[seat])
    assert [each and each.card for each in shown.streets[seat].aside] == [CARD_WORDS[number] for number in aside]
    for each in (*shown.hand, *filter(None, shown.streets[seat].aside)):
        if card(each.card) < constants.CHARACTER_FIRST and table.where[card(each.card)] < constants.IN_PLAY:
            assert each.price == build_price(table, card(each.card))
    worker = shown.streets[seat].worker
    expected = plan[constants.OF_WORKER] - 1 if plan[constants.OF_WORKER] else table.worker[seat]
    assert (worker and f"{worker.place}-{worker.mode}") == post(expected)
    assert worker is None or worker.planned == bool(plan[constants.OF_WORKER])
    check_plan(table, shown, seat, plan)


def check_plan(table: Any, shown: OhMyGoodsShown, seat: int, plan: list[int]) -> None:
    if not any(plan):
        assert shown.plan is None
        return
    assert shown.plan is not None

    def places(mask: int) -> tuple[str, ...]:
        return tuple(word for slot, word in enumerate(SLOT_WORDS) if mask >> slot & 1)

    assert shown.plan.leaving == places(plan[constants.OF_SOURCES])
    assert shown.plan.taking == places(plan[constants.OF_TARGETS])
    assert shown.plan.worker == post(plan[constants.OF_WORKER] - 1)
    assert shown.plan.card == (CARD_WORDS[plan[constants.OF_CARD] - 1] if plan[constants.OF_CARD] else None)
    paid = {each.place: each.goods for each in shown.plan.pays}
    spent = table.plan_pay[seat * SLOTS : (seat + 1) * SLOTS]
    assert paid == {SLOT_WORDS[slot]: count for slot, count in enumerate(spent) if count}


def check_supplies(table: Any, shown: OhMyGoodsShown, seat: int, lacking: str | None) -> None:
    hand = [table.printed.resource[number] for number in held(table, table.hand_first[seat])]
    workshops = [
        slot for slot in range(table.count[seat]) if table.printed.product[table.card[seat * SLOTS + slot]] != NONE
    ]
    assert [supply.place for supply in shown.supplies] == [SLOT_WORDS[slot] for slot in workshops]
    for slot, supply in zip(workshops, shown.supplies, strict=True):
        number = table.card[seat * SLOTS + slot]
        assert supply.left == shortage(table, seat, slot)
        assert [need.resource for need in supply.needs] == [
            name for place, name in enumerate(NEEDS) if table.printed.needs[number * 6 + place]
        ]
        for need in supply.needs:
            place = NEEDS.index(need.resource)
            assert need.count == table.printed.needs[number * 6 + place]
            if supply.place == lacking:
                assert need.missing == table.lack[place]
            else:
                assert need.missing == missing(table, seat, number, place)
                assert need.count == need.market + need.offices + need.missing
            fitting = sum(1 for resource in hand if resource != NONE and (place == 5 or resource == place))
            assert need.hand == min(need.missing, fitting)


def check_question(match: Match, shown: OhMyGoodsShown) -> None:
    """What the open question is about: a need, a chain, a price."""
    table: Any = match.state
    question = match.question()
    seat, name = question.seat, question.name
    assert (shown.discarding is not None) == (name == "discard")
    assert (shown.chain is not None) == (name in ("chain", "chain_good"))
    assert (shown.payment is not None) == (name in ("pay", "plan_pay"))
    if shown.discarding:
        assert shown.discarding.place == SLOT_WORDS[question.a]
        assert shown.discarding.left == question.b & 255
        assert shown.discarding.pair == question.b >> 8
    check_supplies(table, shown, seat, shown.discarding and shown.discarding.place)
    if shown.chain:
        slot = question.a & 15
        assert shown.chain.place == SLOT_WORDS[slot]
        assert shown.chain.good == GOOD_IDS[table.printed.product[table.card[seat * SLOTS + slot]]]
        assert shown.chain.goods == table.stock(seat * SLOTS + slot)
        check_coins(shown)
    if shown.payment:
        assert shown.payment.left == question.a
        assert shown.payment.beyond == bool(question.b & constants.FREELY)
        assert shown.payment.needless == tuple(
            SLOT_WORDS[slot] for slot in needless(table, seat, question.a, question.b)
        )
        check_price(table, shown, name)


def check_coins(shown: OhMyGoodsShown) -> None:
    chain = shown.chain
    assert chain is not None
    assert shown.seat is not None
    building = next(each for each in shown.streets[shown.seat].buildings if each.place == chain.place)
    assert (chain.coins, chain.coins_then) == (chain.goods * building.worth, chain.goods_then * building.worth)


def check_price(table: Any, shown: OhMyGoodsShown, name: str) -> None:
    payment = shown.payment
    assert payment is not None
    waiting = [frame for frame in table.frames() if frame[0] in (numbers.ERECT, numbers.PLACE)]
    if name == "plan_pay" or not waiting:
        assert (payment.price, payment.paid) == (None, 0)
        return
    number, _, a, b = waiting[-1]
    price = build_price(table, b) if number == numbers.ERECT else hire_price(table, a)
    assert (payment.price, payment.paid) == (price, price - payment.left)


@rule("OMG-1.9")
@pytest.mark.parametrize(("chapter", "seats"), games())
def test_every_field_says_what_is_so(chapter: str, seats: int) -> None:
    for match in walk(chapter, seats, 7, **ASKING):
        table = match.state
        asked = None if match.over else match.question().seat
        for reader in (*range(seats), None):
            shown = shown_at(match, reader)
            assert (shown.game, shown.seat, shown.pack) == ("oh_my_goods", reader, "")
            check_head(table, shown)
            check_market(table, shown)
            check_shop(table, shown)
            for seat in range(seats):
                check_street(table, shown, seat)
            if reader is None:
                assert (shown.hand, shown.plan) == ((), None)
            else:
                check_hand(table, shown, reader)
            if reader is not None and reader == asked:
                check_question(match, shown)


@rule("OMG-1.9")
def test_what_is_hidden_is_null_or_a_number() -> None:
    met = 0
    for match in walk("none", 2, 3):
        for reader in (0, 1, None):
            shown = shown_at(match, reader)
            for street in shown.streets:
                if street.seat == reader:
                    assert None not in street.aside
                else:
                    met += len(street.aside)
                    assert (
                        set(street.aside) <= {None}
                        or match.state.where[
                            card(street.aside[0].card)  # type: ignore[union-attr]
                        ]
                        == constants.IN_PLAY + street.seat
                    )
            if reader is None or reader not in match.to_act():
                assert (shown.supplies, shown.discarding, shown.chain, shown.payment) == ((), None, None, None)
    assert met


# -- what follows from the rules ---------------------------------------------------------------------------------


@rule("OMG-6.4", "OMG-7.11", "OMG-9.9")
@pytest.mark.parametrize(
    ("placed", "makes"), [("efficient", 2), ("sloppy", 1), ("assistant", 1), ("automatic", 1), ("nobody", 0)]
)
def test_a_building_makes_as_many_goods_as_it_says(placed: str, makes: int) -> None:
    scene = Scene(2, "I" if placed == "automatic" else "none").market(wood=3, clay=3, wheat=3, wool=3, stone=3)
    table = scene.table
    word = "charburner"
    if placed == "automatic":
        word = "corn_field_1"
        scene.built(0, word)
    elif placed == "assistant":
        scene.helper(0, word)
    elif placed != "nobody":
        scene.worker(0, word, placed)
    shown: Any = GAME.show(GAME.view(table, 0))
    assert shown.streets[0].buildings[scene.slot(0, word)].makes == makes
    if makes:
        before = scene.stock(0, word)
        scene.ask("PRODUCE", 0).say(f"b{scene.slot(0, word) + 1}")
        assert scene.stock(0, word) == before + makes


@rule("OMG-7.13", "OMG-7.14")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_chain_holds_what_was_foretold(seats: int) -> None:
    checked = 0
    for seed in range(6):
        for match in walk("none", seats, seed):
            question = None if match.over else match.question()
            if question is None or question.name not in ("chain", "chain_good") or len(question.options) < 2:
                continue
            chain = shown_at(match, question.seat).chain
            place = question.seat * SLOTS + (question.a & 15)
            rules, ahead = match.game.rules, match.state.clone()
            rules.choose(ahead, question.options[0])
            rules.settle(ahead)
            if ahead.depth and rules.decision_at(ahead).name == "chain_good":
                # The first item of two is there, and the second completes what was foretold.
                rules.choose(ahead, first_of(match, ahead))
            assert ahead.stock(place) == chain.goods_then
            checked += 1
    assert checked > 20


def first_of(match: Match, state: Any) -> int:
    out = Options()
    match.game.rules.list_options(state, out)
    return out.listed()[0]


def test_a_table_shown_is_plain_data() -> None:
    for match in walk("all-in", 2, 1):
        data = plain(shown_at(match, 0))
        assert data["game"] == "oh_my_goods"
        assert set(data["streets"][0]) == {
            "seat", "buildings", "worker", "assistants", "aside", "hand_count", "coins", "strength", "rewards", "side",
        }  # fmt: skip
        break
