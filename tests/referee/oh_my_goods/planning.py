"""Phase II: every player plans in secret; moves of assistants, the worker, the card set aside (6.2 to 6.10)."""

from __future__ import annotations

from tests.referee.oh_my_goods.asking import DONE, Telling, ask, index_of, place
from tests.referee.oh_my_goods.paying import pay
from tests.referee.oh_my_goods.table import Player, Table

MOVE_PRICE = 2
# The answer that pays a move with goods and uses no character.
BY_COINS = "none"


def plan(table: Table, seat: int) -> Telling:
    """One player's whole plan."""
    yield from _moves(table, seat)
    yield from _worker(table, seat)
    yield from _card(table, seat)


def _move_price(table: Table) -> int | None:
    """What a move costs this round, or None where assistants do not move (6.6, 9.4, 15.9)."""
    if not table.expansion:
        return MOVE_PRICE
    allowed = table.effects("allow_assistant_move")
    if allowed:
        return int(allowed[0].get("cost", MOVE_PRICE))
    # The other reading of "until an event allows it": from then on, at the usual price (Q30).
    return MOVE_PRICE if table.moves_allowed and table.option("moves") == "from_then_on" else None


def _moves(table: Table, seat: int) -> Telling:
    player = table.players[seat]
    price = _move_price(table)
    # Assistants are alike: a place that one leaves is not a place for another, that would be a detour (6.6).
    standing = [i for i, building in enumerate(player.street) if building.assistant]
    free = player.free_places()
    granted = 0
    while True:
        affordable = price is not None and table.wealth(player) >= price
        legal = ["stay"]
        if free and (affordable or granted or _movers(table, player)):
            legal += [place(i) for i in standing]
        answer = yield from ask(seat, "plan_move", legal)
        if answer == "stay":
            return
        origin = index_of(answer)
        answer = yield from ask(seat, "plan_to", [place(i) for i in free])
        goal = index_of(answer)
        standing.remove(origin)
        free.remove(goal)
        player.street[origin].assistant = False
        player.street[goal].assistant = True
        if granted:
            granted -= 1
            continue
        ways = _movers(table, player) + ([BY_COINS] if affordable else [])
        answer = yield from ask(seat, "plan_cost", ways)
        if answer != BY_COINS:
            player.hand.remove(answer)
            table.throw(answer)
            granted = table.cards.characters[answer]["n"] - 1
        elif price is not None:
            yield from pay(table, seat, price, name="plan_pay")


def _movers(table: Table, player: Player) -> list[str]:
    """The characters in his hand that move one assistant for nothing (15.24)."""
    return table.cards.characters_with("free_assistant_move", player.hand)


def _worker(table: Table, seat: int) -> Telling:
    player = table.players[seat]
    legal = [f"{place(i)}-{mode}" for i in player.free_places() for mode in ("efficient", "sloppy")]
    if table.option("worker") == "may_rest" or not legal:
        legal.append("idle")
    answer = yield from ask(seat, "plan_worker", legal)
    player.worker = None if answer == "idle" else index_of(answer)
    player.mode = answer.rpartition("-")[2]


def _card(table: Table, seat: int) -> Telling:
    player = table.players[seat]
    answer = yield from ask(
        seat, "plan_card", [card for card in player.hand if card not in table.cards.characters] + [DONE]
    )
    if answer != DONE:
        player.hand.remove(answer)
        player.aside = answer
