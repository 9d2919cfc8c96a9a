"""Phase III: donkeys, siesta, deliveries, extra deliveries (chapters 7-10)."""

from __future__ import annotations

from tests.referee.common import Ask, Telling
from tests.referee.la_granja.deliveries import EXTRA
from tests.referee.la_granja.facts import DONKEYS, FARM
from tests.referee.la_granja.revenue import Revenue
from tests.referee.la_granja.state import Farm


class Transport(Revenue):
    """The four steps of phase III."""

    def transport_phase(self) -> Telling:
        """All steps, each finished by everybody before the next."""
        t = self.t
        t.phase = "III"
        t.step = 1
        if t.round in {1, 4}:
            for farm in t.farms:
                farm.donkeys = set(DONKEYS)
        for farm in t.farms:
            farm.donkey = yield Ask(farm.seat, "donkey", frozenset(farm.donkeys))
        for farm in t.farms:
            farm.donkeys.remove(farm.donkey)
        self.declined = None
        t.step = 2
        for seat in list(t.order):
            yield from self.siesta_turn(t.farms[seat])
        yield from self.new_order()
        t.step = 3
        for seat in list(t.order):
            yield from self.donkey_turn(t.farms[seat])
        t.step = 4
        for seat in list(t.order):
            yield from self.extra_turn(t.farms[seat])

    def siesta_turn(self, farm: Farm) -> Telling:
        """Hats, and one step more with an active Wainwright."""
        yield from self.window(farm)
        hats = DONKEYS[farm.donkey][1] + farm.active("wainwright")
        self.declined = None if hats else self.declined
        yield from self.advance(farm, hats)
        yield from self.window(farm)

    def new_order(self) -> Telling:
        """Farther first, on one space the higher disc first (8.5)."""
        t = self.t
        t.order = [seat for stack in reversed(t.siesta) for seat in reversed(stack)]
        first = t.farms[t.order[0]]
        if first.helper("early_riser") and (not t.solo or t.solo_first):
            yield from self.take_crop(first)

    # -- step 3 ---------------------------------------------------------------------------------------

    def donkey_turn(self, farm: Farm) -> Telling:
        """As many deliveries as donkeys, one more with an active Wainwright, none of them a must."""
        left = DONKEYS[farm.donkey][0] + farm.active("wainwright")
        while left:

            def words() -> set[str]:
                return self.delivery_words(farm) | self.extra_words(farm) | {"stop"}

            def skip(actions: set[str]) -> str | None:
                return "stop" if words() == {"stop"} and not actions else None

            word = yield from self.choose(farm, "deliver", words, skip)
            if word == "stop":
                return
            if word.startswith("extra"):
                yield from self.extra_delivery(farm, word)
            elif not (yield from self.flag_taken_back(farm, word)):
                left -= 1
                yield from self.deliver(farm, word)
        yield from self.after_donkeys(farm)

    def after_donkeys(self, farm: Farm) -> Telling:
        """No donkey is left: the turn is open, and helpers may still deliver."""
        while True:
            word = yield from self.window(farm, delivering=True, more=self.extra_words)
            if not word:
                return
            yield from self.extra_delivery(farm, word)

    def extra_delivery(self, farm: Farm, word: str) -> Telling:
        """Donkey Driver: to a barrow; Ferryman: to a building."""
        helper = farm.helpers[int(word[-1]) - 1]
        assert helper
        if (yield from self.use(farm, helper)):
            yield from self.deliver_now(farm, EXTRA[helper.card.helper])

    # -- step 4 ---------------------------------------------------------------------------------------

    def donkey_symbols(self, farm: Farm) -> int:
        """One printed, those of extensions, one of the Muleteer; counted when a delivery is bought (10.1, 14.6)."""
        return (
            FARM["deliveries"] + sum(card.donkeys for card in farm.extensions) + (1 if farm.helper("muleteer") else 0)
        )

    def extra_price(self, farm: Farm) -> int:
        """1 silver, nothing with the Packer."""
        return 0 if farm.helper("packer") else 1

    def extra_turn(self, farm: Farm) -> Telling:
        """Extra deliveries, paid one by one or all ahead."""
        if self.t.rules.paid_ahead:
            yield from self.extra_turn_ahead(farm)
            return
        made = 0

        def words() -> set[str]:
            bought = made < self.donkey_symbols(farm) and farm.silver >= self.extra_price(farm)
            return (self.delivery_words(farm) if bought else set()) | {"stop"}

        def skip(actions: set[str]) -> str | None:
            if words() != {"stop"}:
                return None
            if made >= self.donkey_symbols(farm):
                return None if self.must_be_asked(farm, actions, lasting=self.last_turn(farm)) else "stop"
            return None if actions else "stop"

        while True:
            word = yield from self.choose(farm, "deliver", words, skip)
            if word == "stop":
                break
            if (yield from self.flag_taken_back(farm, word)):
                continue
            farm.silver -= self.extra_price(farm)
            made += 1
            yield from self.deliver(farm, word)

    def extra_turn_ahead(self, farm: Farm) -> Telling:
        """All extra deliveries are bought first; what is played afterwards comes too late."""

        def amounts() -> set[str]:
            price = self.extra_price(farm)
            most = self.donkey_symbols(farm)
            return {str(number) for number in range(most + 1) if number * price <= farm.silver}

        left = int((yield from self.choose(farm, "buy_ahead", amounts)))
        farm.silver -= left * self.extra_price(farm)

        def words() -> set[str]:
            return self.delivery_words(farm) | {"stop"}

        def skip(actions: set[str]) -> str | None:
            return "stop" if words() == {"stop"} and not actions else None

        while left:
            word = yield from self.choose(farm, "deliver", words, skip)
            if word == "stop":
                break
            if (yield from self.flag_taken_back(farm, word)):
                continue
            left -= 1
            yield from self.deliver(farm, word)
        yield from self.window(farm, lasting=self.last_turn, delivering=True)

    def last_turn(self, farm: Farm) -> bool:
        """Whether buying, selling or upgrading later would be too late for what is scored now."""
        return self.t.round == 6 or bool(farm.helper("banker") or farm.helper("beekeeper"))
