"""Phase IV, first half: starting production, and the chains (7.2 to 7.19, 7.28 to 7.32, 8.3, 9.9, 9.13)."""

from __future__ import annotations

from collections import Counter

from tests.referee.oh_my_goods.asking import DONE, Part, Telling, ask, ask_where, index_of, place
from tests.referee.oh_my_goods.cards import ANY
from tests.referee.oh_my_goods.drawing import draw_goods
from tests.referee.oh_my_goods.table import Player, Table

PAIR = "pair"
GOODS = {"efficient": 2, "sloppy": 1, "assistant": 1}
CHAIN = "-chain"


class Start:
    """What one building still needs from the hand before it starts (7.28, 15.25)."""

    def __init__(self, table: Table, player: Player, index: int, mode: str) -> None:
        building = player.street[index]
        self.player = player
        self.cards = table.cards
        self.pairs = table.option("substitute") == "two_cards"
        supply = table.supply(player)
        requires = building.card.requires
        if ANY in requires:
            self.missing = Counter({ANY: max(0, requires[ANY] - supply.total())})
        else:
            self.missing = Counter({kind: max(0, units - supply[kind]) for kind, units in requires.items()})
        # A sloppy worker may lack one unit, and a tower spares one more for whoever works there (9.13).
        spared = (1 if mode == "sloppy" else 0) + (1 if building.tower else 0)
        self.to_go = max(0, self.missing.total() - spared)

    def fits(self, card: str) -> str | None:
        """The kind of missing unit a hand card would be, if it is one."""
        kind = self.cards.resource(card)
        if kind is None:
            return None
        for wanted in (kind, ANY):
            if self.missing[wanted] > 0:
                return wanted
        return None

    def wild(self) -> list[str]:
        """The characters in hand that are one unit of any kind (15.25)."""
        return self.cards.characters_with("wild_resource", self.player.hand)

    def units(self, name: str) -> int:
        """How many units a card brings when it is discarded."""
        return int(self.cards.characters[name]["n"]) if name in self.cards.characters else 1

    def can_go_on(self, hand: set[str], to_go: int, missing: Counter[str]) -> bool:
        """Whether these hand cards can bring so many of the missing units."""
        shown = Counter(kind for kind in map(self.cards.resource, hand) if kind)
        if missing[ANY]:
            direct = min(missing[ANY], shown.total())
        else:
            direct = sum(min(units, shown[kind]) for kind, units in missing.items())
        units = direct + sum(self.units(name) for name in self.cards.characters_with("wild_resource", hand))
        if self.pairs:
            units += (shown.total() - direct) // 2
        return units >= to_go

    def possible(self) -> bool:
        """Whether production can start at all."""
        return self.can_go_on(self.player.hand, self.to_go, self.missing)

    def pairs_now(self) -> list[tuple[str, str]]:
        """The pairs of hand cards that may replace one missing unit and leave enough for the rest."""
        if not self.pairs:
            return []
        cards = sorted(card for card in self.player.hand if self.cards.resource(card))
        return [
            (one, other)
            for one in cards
            for other in cards
            if one != other and self.can_go_on(self.player.hand - {one, other}, self.to_go - 1, self.missing)
        ]


def _discards(table: Table, seat: int, start: Start) -> Telling:
    hand = start.player.hand
    while start.to_go:
        pairs = start.pairs_now()
        legal = [card for card in hand if start.fits(card)] + start.wild() + ([PAIR] if pairs else [])
        answer = yield from ask(seat, "discard", legal)
        if answer == PAIR:
            first = yield from ask(seat, "discard", {one for one, _ in pairs})
            second = yield from ask(seat, "discard", {other for one, other in pairs if one == first})
            used = [first, second]
        else:
            kind = start.fits(answer)
            if kind is not None:
                start.missing[kind] -= 1
            used = [answer]
        start.to_go = max(0, start.to_go - (1 if answer == PAIR else start.units(answer)))
        for card in used:
            hand.remove(card)
            table.throw(card)


def produce(table: Table, seat: int) -> Telling:
    """A player's whole production step; he handles his buildings in any order (7.3)."""
    player = table.players[seat]
    made: set[int] = set()
    while True:
        starts = _starts(table, player, made)
        legal = [place(i) for i in starts] + [DONE]
        if table.all_chains():
            legal += [place(i) + CHAIN for i in range(len(player.street)) if first_items(table, player, i)]
        answer = yield from ask(seat, "produce", legal)
        if answer == DONE:
            break
        index = index_of(answer)
        if answer.endswith(CHAIN):
            yield from _chain(table, seat, player, index, named=True)
            continue
        made.add(index)
        count = yield from _make(table, seat, player, index, starts[index])
        if count and not table.all_chains() and player.street[index].card.chain:
            yield from _chain(table, seat, player, index)
    player.worker = None


def _starts(table: Table, player: Player, made: set[int]) -> dict[int, Start | None]:
    """The buildings that can produce now; None for those that need nothing and nobody (9.9)."""
    starts: dict[int, Start | None] = {}
    for index, building in enumerate(player.street):
        if index in made or building.card.product is None:
            continue
        if building.card.automatic:
            starts[index] = None
        elif building.assistant or player.worker == index:
            start = Start(table, player, index, _mode(player, index))
            if start.possible():
                starts[index] = start
    return starts


def _mode(player: Player, index: int) -> str:
    return player.mode if player.worker == index else "assistant"


def _make(table: Table, seat: int, player: Player, index: int, start: Start | None) -> Part[int]:
    building = player.street[index]
    if start is None:
        count = 1 + sum(effect["n"] for effect in table.effects("auto_bonus"))
    else:
        count = GOODS[_mode(player, index)]
        yield from _discards(table, seat, start)
    return (yield from draw_goods(table, building, count))


# -- chains ---------------------------------------------------------------------------------------------


def _sources(table: Table, player: Player, item: tuple[str, str]) -> list[str]:
    """Whatever fits one item of a chain: hand cards of a resource, or own buildings with a good (7.13)."""
    origin, what = item
    if origin == "hand":
        return [card for card in player.hand if table.cards.resource(card) == what]
    return [place(i) for i in player.holding(what)]


def first_items(table: Table, player: Player, index: int) -> list[str]:
    """What may be named first for one use of a chain: nothing unless every item is at hand (7.14)."""
    chain = player.street[index].card.chain
    if not chain or not all(_sources(table, player, item) for item in chain):
        return []
    return _sources(table, player, chain[0])


def _chain(table: Table, seat: int, player: Player, index: int, *, named: bool = False) -> Telling:
    """Use the chain of one building, any number of times, in any order (7.12).

    Whoever names a chain in the last round uses it at least once: he was offered it among other things to do.
    """
    chain = player.street[index].card.chain
    while True:
        answer = yield from ask(seat, "chain", first_items(table, player, index) + ([] if named else [DONE]))
        if answer == DONE:
            return
        named = False
        feed(table, player, index, answer)
        for _, good in chain[1:]:
            source = yield from ask_where(seat, "chain_good", player.holding(good))
            feed(table, player, index, place(source))


def feed(table: Table, player: Player, index: int, word: str) -> None:
    """Move a hand card or a good onto a building, where it becomes one of its goods (7.13)."""
    goods = player.street[index].goods
    if word in player.hand:
        player.hand.remove(word)
        goods.append(word)
    else:
        goods.append(player.street[index_of(word)].take(table.unseen))
