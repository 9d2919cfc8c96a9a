"""Taking, buying, selling and upgrading goods, drawing cards, and steps on the siesta track."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from tests.referee.common import Ask, Draw, Telling
from tests.referee.la_granja.facts import HARVEST, PRICES, SIESTA, UPGRADE, UPGRADED
from tests.referee.la_granja.markers import Markers
from tests.referee.la_granja.state import Farm

PAIRS = {"olive+grain", "olive+grape", "grain+grape"}
TOP = len(SIESTA) - 1


class Gains(Markers):
    """What a farm takes and gives."""

    # -- goods ----------------------------------------------------------------------------------------

    def gain(self, farm: Farm, kind: str) -> Telling:
        """One good into its storage (0.10)."""
        if not (yield from self.need_marker(farm)):
            return False
        farm.stored[kind] += 1
        return True

    def gain_commodity(self, farm: Farm) -> Telling:
        """One trade commodity."""
        if (yield from self.need_marker(farm)):
            farm.commodities += 1

    def gain_pig(self, farm: Farm) -> Telling:
        """One pig; without a free stall it is sold at once (6.4, 14.10)."""
        if not farm.free_stall():
            farm.silver += self.sell_price(farm, "pig")
            self.mark_sale(farm, "pig")
        elif (yield from self.need_marker(farm)):
            farm.pigs += 1

    def take_crop(self, farm: Farm, crops: Iterable[str] = HARVEST) -> Telling:
        """One harvest good of choice."""
        word = yield Ask(farm.seat, "take_crop", frozenset(crops))
        yield from self.gain(farm, word)

    def take_pair(self, farm: Farm) -> Telling:
        """Two different harvest goods."""
        word = yield Ask(farm.seat, "take_pair", frozenset(PAIRS))
        yield from self.with_markers(farm, [partial(farm.add, crop) for crop in word.split("+")])

    def take_resource(self, farm: Farm, *, must: bool) -> Telling:
        """The Greengrocer's resource of choice (9.9, 9.10)."""
        words = {*HARVEST, "pig"} | (set() if must else {"none"})
        word = yield Ask(farm.seat, "take_resource", frozenset(words))
        if word == "pig":
            yield from self.gain_pig(farm)
        elif word != "none":
            yield from self.gain(farm, word)

    def take_upgraded(self, farm: Farm) -> Telling:
        """One upgraded good of choice."""
        word = yield Ask(farm.seat, "take_upgraded", frozenset(UPGRADED))
        yield from self.gain(farm, word)

    # -- prices ---------------------------------------------------------------------------------------

    def buy_price(self, farm: Farm, kind: str) -> int:
        """The printed price, less what Grocer and Pig Dealer take off."""
        price = PRICES[kind]["buy"]
        dealer = farm.helper("pig_dealer")
        if kind == "pig" and dealer and not dealer.bought:
            price -= 2
        if kind != "pig" and farm.helper("grocer"):
            price -= 1
        return max(price, 0)

    def sell_price(self, farm: Farm, kind: str) -> int:
        """The printed price, with the Pig Dealer's silver."""
        dealer = farm.helper("pig_dealer")
        return PRICES[kind]["sell"] + (1 if kind == "pig" and dealer and not dealer.sold else 0)

    def mark_sale(self, farm: Farm, kind: str) -> None:
        """The Pig Dealer's sale of the round is done."""
        dealer = farm.helper("pig_dealer")
        if kind == "pig" and dealer:
            dealer.sold = True

    def upgrade_price(self, farm: Farm, kind: str) -> int:
        """The printed price, 1 less with the Chef."""
        return max(PRICES[kind]["upgrade"] - (1 if farm.helper("chef") else 0), 0)

    def buy(self, farm: Farm, kind: str) -> Telling:
        """4.3: into storage or a free stall."""
        price = self.buy_price(farm, kind)
        yield from self.need_marker(farm, chosen=True)
        farm.silver -= price
        dealer = farm.helper("pig_dealer")
        if kind == "pig":
            farm.pigs += 1
            if dealer:
                dealer.bought = True
        else:
            farm.stored[kind] += 1
        farm.check()

    def sell(self, farm: Farm, word: str) -> None:
        """4.4: from storage or stall, with the Farmhand from a field."""
        kind = word.removesuffix("@field")
        farm.remove(word)
        farm.silver += self.sell_price(farm, kind)
        self.mark_sale(farm, kind)

    def convert(self, farm: Farm, word: str) -> None:
        """Move the marker of a resource to the storage of its upgraded good (4.5)."""
        farm.remove(word)
        farm.stored[UPGRADE[word.removesuffix("@field")]] += 1

    def free_upgrades(self, farm: Farm, number: int) -> Telling:
        """So many free upgrades, of which the first is made and the others may be left (4.11)."""
        for turn in range(number):
            words = farm.resource_words()
            if not words:
                return
            word = yield Ask(farm.seat, "upgrade", frozenset(words | ({"stop"} if turn else set())))
            if word == "stop":
                return
            self.convert(farm, word)

    # -- cards ----------------------------------------------------------------------------------------

    def can_draw(self) -> bool:
        """Whether pile or discard pile has a card."""
        return bool(self.t.pile or self.t.discards)

    def renew(self) -> None:
        """The discard pile becomes the pile the moment that is empty (2.3, 14.18)."""
        if not self.t.pile:
            self.t.pile, self.t.discards = self.t.discards, set()

    def next_card(self, name: str) -> Telling:
        """The next card of the pile."""
        self.renew()
        card = yield Draw(name, frozenset(self.t.pile))
        self.t.pile.remove(card)
        self.renew()
        return card

    def draw(self, farm: Farm) -> Telling:
        """One card into the hand, if there is one."""
        if self.can_draw():
            farm.hand.append((yield from self.next_card("draw")))

    def discard(self, farm: Farm, card: str) -> None:
        """One card of the hand to the discard pile."""
        farm.hand.remove(card)
        self.t.discards.add(card)

    # -- siesta ---------------------------------------------------------------------------------------

    def advance(self, farm: Farm, steps: int) -> Telling:
        """Move the disc; it lands on top, never beyond the top space (8.2-8.4, 14.3)."""
        if not self.move_disc(farm.seat, steps):
            return
        innkeeper = farm.unused("innkeeper")
        if innkeeper and self.t.phase in {"II", "III"} and (yield from self.use(farm, innkeeper, chosen=False)):
            self.move_disc(farm.seat, 1)

    def move_disc(self, seat: int, steps: int) -> bool:
        """The bare move; whether the disc moved at all."""
        here = self.t.space_of(seat)
        there = min(here + steps, TOP)
        if there == here:
            return False
        self.t.siesta[here].remove(seat)
        self.t.siesta[there].append(seat)
        return True

    def can_step(self, farm: Farm) -> bool:
        """Whether a siesta step would move the disc."""
        return self.t.space_of(farm.seat) < TOP
