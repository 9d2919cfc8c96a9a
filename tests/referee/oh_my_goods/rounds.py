"""The game from set-up to the last round: sections 3 to 8, and the rounds of the expansion (9.24)."""

from __future__ import annotations

from typing import Any

from tests.referee.oh_my_goods.asking import DONE, NATURE, Telling, Together, ask
from tests.referee.oh_my_goods.buying import Turn
from tests.referee.oh_my_goods.drawing import draw, draw_goods, draw_to_hand
from tests.referee.oh_my_goods.ending import Ending
from tests.referee.oh_my_goods.paying import demand, pay
from tests.referee.oh_my_goods.planning import plan
from tests.referee.oh_my_goods.production import produce
from tests.referee.oh_my_goods.table import Building, Player, Table

HAND = 5
COAL = 7
DEAL = 2
FEW = 3
SUNS = 2
LAST_BUILDING = 8


def game(table: Table, ending: Ending) -> Telling:
    """A whole game."""
    yield from _set_up(table)
    played = 0
    triggered = False
    by_events = table.expansion and not (table.chapter == "all-in" and table.option("all_in_end") == "eighth_building")
    while not table.last_round:
        table.last_round = played + 1 == table.chapter_card()["rounds"] if by_events else triggered
        yield from _round(table, played)
        played += 1
        triggered = any(len(player.street) >= LAST_BUILDING for player in table.players)
        if not table.last_round:
            table.active = (table.active + 1) % table.seats
    yield from ending.run()


# -- set-up ---------------------------------------------------------------------------------------------


def _set_up(table: Table) -> Telling:
    charburners = set(table.cards.charburners)
    for _ in range(table.seats):
        name = yield from ask(NATURE, "deal_charburner", charburners)
        charburners.remove(name)
        table.players.append(Player([Building(table.cards.charburners[name])]))
    table.reserve = {assistant.card for assistant in table.cards.assistants.values()}
    yield from _deal_assistants(
        table, table.chapter_card()["assistants"] if table.expansion else table.cards.dealt_assistants[str(table.seats)]
    )
    table.deck = set(table.cards.deck)
    if table.expansion:
        chapter = table.chapter_card()
        for number in chapter["buildings_in_deck"]:
            table.in_game.add(number)
            table.deck.update(table.cards.of_number(number))
        for number in chapter["stacks"]:
            _add_stack(table, number)
        for number in chapter["characters_in_deck"]:
            table.in_game.add(number)
            table.deck.add(table.cards.character_of(number))
    for seat in range(table.seats):
        yield from draw_to_hand(table, seat, HAND)
    for player in table.players:
        yield from draw_goods(table, player.street[0], COAL)
    if table.seats > 1:
        first = yield from ask(NATURE, "choose_first", [f"seat{seat}" for seat in range(table.seats)])
        table.active = int(first.removeprefix("seat"))


def _deal_assistants(table: Table, count: int) -> Telling:
    for _ in range(min(count, len(table.reserve))):
        faces = [name for name, assistant in table.cards.assistants.items() if assistant.card in table.reserve]
        name = yield from ask(NATURE, "deal_assistant", faces)
        table.reserve.remove(table.cards.assistants[name].card)
        table.display.add(name)


def _add_stack(table: Table, number: int) -> None:
    if number not in table.in_game:
        table.in_game.add(number)
        cards = table.cards.of_number(number)
        table.stacks[table.cards.buildings[cards[0]].kind] = cards


# -- one round ------------------------------------------------------------------------------------------


def _round(table: Table, played: int) -> Telling:
    if table.expansion:
        yield from _event(table, played)
    yield from _new_cards(table)
    yield from _row(table, "II")
    yield Together({seat: plan(table, seat) for seat in range(table.seats)})
    yield from _row(table, "III")
    for seat in table.order():
        yield from produce(table, seat)
        yield from Turn(table, seat).run()
    yield from _end_of_phase_four(table)
    table.discard.update(table.market)
    table.market.clear()
    if table.option("characters") == "this_round":
        for player in table.players:
            kept = {card for card in player.hand if card not in table.cards.characters}
            table.discard.update(player.hand - kept)
            player.hand = kept


def _event(table: Table, played: int) -> Telling:
    """Turn up the event of the round and carry out what happens at once (9.2, 15.4)."""
    if played >= table.chapter_card()["rounds"]:
        # All-in by the eighth building goes on when its events have run out (Q32).
        table.event = []
        return
    if table.chapter == "all-in":
        left = [
            number
            for number in table.cards.events
            if number not in table.past and number not in table.chapter_card()["exclude"]
        ]
        answer = yield from ask(NATURE, "deal_event", [f"event{number}" for number in left])
        number = int(answer.removeprefix("event"))
        table.past.add(number)
    else:
        number = table.chapter_card()["events"][played]
    table.turn_up(number)
    table.moves_allowed = table.moves_allowed or bool(table.effects("allow_assistant_move"))
    for effect in table.event:
        yield from _reveal_effect(table, effect)


def _reveal_effect(table: Table, effect: dict[str, Any]) -> Telling:
    if effect["op"] == "add_stack":
        _add_stack(table, effect["number"])
    elif effect["op"] == "shuffle_character" and effect["number"] not in table.in_game:
        table.in_game.add(effect["number"])
        table.deck |= table.discard | {table.cards.character_of(effect["number"])}
        table.discard.clear()
    elif effect["op"] == "reveal_assistants":
        yield from _deal_assistants(table, effect["n"])
    elif effect["op"] == "decision":
        for seat in table.order():
            table.players[seat].side = yield from ask(seat, "choose_side", effect["sides"])


def _new_cards(table: Table) -> Telling:
    """Phase I (5.1 to 5.5, 15.7)."""
    few = [len(player.hand) <= FEW for player in table.players]
    if table.option("redraw") != "none":
        for seat in table.order():
            yield from _redraw(table, seat)
    more = sum(effect["n"] for effect in table.effects("extra_cards"))
    for seat in table.order():
        offices = table.players[seat].extra_cards() if few[seat] else 0
        yield from draw_to_hand(table, seat, DEAL + more + offices)
    if table.expansion:
        for seat in table.order():
            yield from _characters_of_phase_one(table, seat)


def _redraw(table: Table, seat: int) -> Telling:
    hand = table.players[seat].hand
    answer = yield from ask(seat, "redraw", ["keep", "redraw"] if hand else ["keep"])
    if answer == "keep":
        return
    kept: set[str] = set()
    # To keep the whole hand is the same as not to redraw (15.8).
    while len(kept) < min(_may_keep(table), len(hand) - 1):
        answer = yield from ask(seat, "keep", [*(hand - kept), DONE])
        if answer == DONE:
            break
        kept.add(answer)
    gone = hand - kept
    hand -= gone
    table.discard |= gone
    yield from draw_to_hand(table, seat, len(gone))


def _may_keep(table: Table) -> int:
    """How many cards a redraw may spare (13.5, 15.8)."""
    limits = [effect["n"] for effect in table.effects("keep_cards_on_redraw")]
    return max([*map(int, limits), 1 if table.option("redraw") == "keep_one" else 0])


def _characters_of_phase_one(table: Table, seat: int) -> Telling:
    """Each is used once in a turn (9.21), also if her own cards bring her back; one drawn anew may be used (15.7)."""
    player = table.players[seat]
    used: set[str] = set()
    while True:
        legal = [name for name in table.cards.characters_with("extra_cards", player.hand) if name not in used]
        answer = yield from ask(seat, "use_character", [*legal, "none"])
        if answer == "none":
            return
        used.add(answer)
        player.hand.remove(answer)
        table.throw(answer)
        yield from draw_to_hand(table, seat, table.cards.characters[answer]["n"])


def _row(table: Table, phase: str) -> Telling:
    """Reveal a row until it shows enough half suns (6.1, 6.7, 15.6); characters do not join it (9.15)."""
    wanted = SUNS
    for effect in table.effects("market_suns"):
        if effect["phase"] == phase:
            wanted = effect["suns"]
    suns = 0
    while suns < wanted:
        card = yield from draw(table, "reveal", row=True)
        if card is None:
            return
        if card in table.cards.characters:
            table.throw(card)
        else:
            table.market.append(card)
            suns += table.cards.buildings[card].sun


def _end_of_phase_four(table: Table) -> Telling:
    """Rewards, then demands, then threats (15.4, 15.18, 15.19, 15.26)."""
    for effect in table.effects("strength_reward"):
        for player in table.players:
            if player.strength() >= effect["min"]:
                player.rewards += effect["reward"]["vp"]
    for effect in table.effects("demand"):
        for seat in table.order():
            yield from demand(table, seat, effect, table.worth)
    for effect in table.effects("strength_threat"):
        for seat in table.order():
            player = table.players[seat]
            if player.strength() >= effect["min"]:
                continue
            if "vp" in effect["penalty"]:
                player.rewards -= effect["penalty"]["vp"]
            else:
                yield from _suffer(table, seat, effect["penalty"]["coins"])


def _suffer(table: Table, seat: int, coins: int) -> Telling:
    player = table.players[seat]
    if table.wealth(player) >= coins:
        yield from pay(table, seat, coins)
        return
    table.give_all(player)
