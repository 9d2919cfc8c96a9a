"""Where cards come from: the deck, the discard pile, five-goods swaps, half hands (5.6 to 5.9, 9.26, 9.27)."""

from __future__ import annotations

from tests.referee.oh_my_goods.asking import NATURE, Part, Telling, ask
from tests.referee.oh_my_goods.table import Building, Table

MOST_WITHOUT_CARDS = 30
FIVE = 5


def draw(table: Table, name: str, *, row: bool = False) -> Part[str | None]:
    """One card from the deck, or None where there is none to be had; a market row wants no characters (9.27)."""
    if not (yield from _something(table, row=row)):
        return None
    card = yield from ask(NATURE, name, table.deck)
    table.deck.remove(card)
    table.unseen.show(card)
    return card


def draw_to_hand(table: Table, seat: int, count: int) -> Telling:
    """So many cards into a hand, as far as they last."""
    for _ in range(count):
        card = yield from draw(table, "draw_card")
        if card is not None:
            table.players[seat].hand.add(card)


def draw_goods(table: Table, building: Building, count: int) -> Part[int]:
    """So many goods onto a building, unseen; returns how many were made (7.11, 7.30)."""
    made = 0
    for _ in range(count):
        card = yield from draw(table, "draw_good")
        if card is not None:
            building.goods.append(card)
            made += 1
    return made


def _something(table: Table, *, row: bool) -> Part[bool]:
    if _empty(table, row=row):
        pile = _pile_of_more_than_five(table)
        if pile is not None:
            _swap_five(table, pile)
        else:
            yield from _half_hands(table)
        if _empty(table, row=row):
            return False
        _reshuffle(table)
    if not table.deck:
        _reshuffle(table)
    return True


def _empty(table: Table, *, row: bool) -> bool:
    left = table.deck | table.discard
    return all(card in table.cards.characters for card in left) if row else not left


def _reshuffle(table: Table) -> None:
    table.deck |= table.discard
    table.discard.clear()


def _pile_of_more_than_five(table: Table) -> Building | None:
    if not table.expansion:
        return None
    without = sum(building.goods.count(None) for player in table.players for building in player.street)
    if without + FIVE > MOST_WITHOUT_CARDS:
        return None
    for seat in table.order():
        for building in table.players[seat].street:
            if len(building.cards()) > FIVE:
                return building
    return None


def _swap_five(table: Table, pile: Building) -> None:
    oldest = pile.cards()[:FIVE]
    table.unseen.mix(pile.cards())
    table.discard.update(oldest)
    pile.goods = [None if good in oldest else good for good in pile.goods]


def _half_hands(table: Table) -> Telling:
    given: list[str] = []
    for seat in table.order():
        hand = table.players[seat].hand
        for _ in range(len(hand) // 2):
            card = yield from ask(seat, "halve", hand)
            hand.remove(card)
            given.append(card)
    table.discard.update(given)
