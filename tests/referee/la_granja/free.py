"""Free actions and the open turn in which they are possible (chapter 4)."""

from __future__ import annotations

from collections.abc import Callable

from tests.referee.common import Ask, Telling
from tests.referee.la_granja.facts import HARVEST, RESOURCES
from tests.referee.la_granja.helpers import Helpers
from tests.referee.la_granja.state import Farm

# Answers that do nothing: who gives them has turned down the free actions offered with them, too.
CLOSING = {"go", "stop", "pass", "0"}


def never(_farm: Farm) -> bool:
    """Nothing is lost by buying, selling or upgrading later."""
    return False


def nothing(_farm: Farm) -> set[str]:
    """No delivery is left."""
    return set()


class FreeActions(Helpers):
    """What the active player may do at any time, and when he is asked."""

    # The seat that has just turned free actions down, as long as nothing has happened since.
    declined: int | None = None

    def free_actions(self, farm: Farm) -> set[str]:
        """Everything of 4.1-4.7 that is possible now."""
        words = self.commodity_uses(farm)
        for kind in RESOURCES:
            if farm.silver >= self.buy_price(farm, kind) and (kind != "pig" or farm.free_stall()):
                words.add(f"buy:{kind}")
        words |= {f"sell:{kind}" for kind in HARVEST if farm.stored[kind]}
        if farm.pigs:
            words.add("sell:pig")
        if farm.helper("farmhand"):
            words |= {f"sell:{kind}@field" for kind in HARVEST if farm.grown[kind]}
        for word in farm.resource_words():
            if farm.silver >= self.upgrade_price(farm, word.removesuffix("@field")):
                words.add(f"upgrade:{word}")
        words |= {f"roof{place}" for place, tile in enumerate(farm.roof, 1) if self.tile_works(farm, tile)}
        for slot, helper in enumerate(farm.helpers, 1):
            if helper and self.helper_works(farm, helper):
                words.add(f"helper{slot}")
        return words

    def commodity_uses(self, farm: Farm) -> set[str]:
        """4.1, with the Trader's two more."""
        if not farm.commodities:
            return set()
        words = {"commodity>silver", "commodity>harvest"}
        if farm.hand:
            words.add("commodity>play")
        if self.can_draw():
            words.add("commodity>draw")
        if farm.free_stall():
            words.add("commodity>pig")
        if farm.resource_words():
            words.add("commodity>upgrades")
        if farm.unused("trader"):
            words |= {"commodity>3harvest", "commodity>7silver"}
        return words

    def free(self, farm: Farm) -> Telling:
        """One free action."""
        word = yield Ask(farm.seat, "free", frozenset(self.free_actions(farm)))
        if word.startswith("commodity>"):
            yield from self.return_commodity(farm, word.removeprefix("commodity>"))
        elif word.startswith("buy:"):
            yield from self.buy(farm, word.removeprefix("buy:"))
        elif word.startswith("sell:"):
            self.sell(farm, word.removeprefix("sell:"))
        elif word.startswith("upgrade:"):
            good = word.removeprefix("upgrade:")
            farm.silver -= self.upgrade_price(farm, good.removesuffix("@field"))
            self.convert(farm, good)
        elif word.startswith("roof"):
            yield from self.use_tile(farm, farm.roof[int(word[-1]) - 1])
        else:
            helper = farm.helpers[int(word[-1]) - 1]
            assert helper
            yield from self.use_helper(farm, helper)

    def return_commodity(self, farm: Farm, use: str) -> Telling:
        """Give a trade commodity back; its marker is free for what follows (14.1 d)."""
        if use in {"3harvest", "7silver"}:
            trader = farm.unused("trader")
            assert trader
            farm.commodities -= 1
            if not (yield from self.use(farm, trader)):
                return
        else:
            farm.commodities -= 1
        match use:
            case "silver":
                farm.silver += 4
            case "7silver":
                farm.silver += 7
            case "harvest":
                yield from self.take_pair(farm)
            case "3harvest":
                yield from self.take_three(farm)
            case "play":
                yield from self.play_any(farm)
            case "draw":
                yield from self.draw(farm)
            case "pig":
                yield from self.gain_pig(farm)
            case "upgrades":
                yield from self.free_upgrades(farm, 2)

    def take_three(self, farm: Farm) -> Telling:
        """Three harvest goods of any kinds, named in the order olive, grain, grape."""
        crops: tuple[str, ...] = HARVEST
        for _ in range(3):
            word = yield Ask(farm.seat, "take_crop", frozenset(crops))
            yield from self.gain(farm, word)
            crops = crops[crops.index(word) :]

    # -- the open turn --------------------------------------------------------------------------------

    def window(
        self,
        farm: Farm,
        *,
        lasting: Callable[[Farm], bool] = never,
        delivering: bool = False,
        more: Callable[[Farm], set[str]] = nothing,
    ) -> Telling:
        """The turn is open: free actions one after the other, until the player goes on (4.12, 4.14).

        ``lasting``: buying, selling or upgrading later would not be the same, so the question may not be left out.
        ``delivering``: in the delivery steps it may be asked as a delivery without one to make.
        ``more``: deliveries that are still to be had; one that is chosen ends the window and is its result.
        """
        while True:
            actions = self.free_actions(farm)
            words = more(farm)
            if words:
                offer = {"stop"} | ({"free"} if actions else set())
                answer = yield Ask(farm.seat, "deliver", frozenset(words | offer))
            elif actions:
                skip = None if self.must_be_asked(farm, actions, lasting=lasting(farm)) else "go"
                also = {"deliver": frozenset({"stop", "free"})} if delivering else {}
                answer = yield Ask(farm.seat, "ready", frozenset({"go", "free"}), skip, also, repeats=True)
            else:
                return None
            if answer in words:
                return answer
            if answer != "free":
                self.declined = farm.seat
                return None
            self.declined = None
            yield from self.free(farm)

    def most_silver(self, farm: Farm) -> int:
        """The silver the player has if he sells what he can without touching a field."""
        goods = sum(farm.stored[crop] * self.sell_price(farm, crop) for crop in HARVEST)
        return farm.silver + goods + farm.pigs * self.sell_price(farm, "pig")

    def must_be_asked(self, farm: Farm, actions: set[str], *, lasting: bool) -> bool:
        """4.14: never left out while a commodity, a tile or a helper could be used."""
        if not actions or self.declined == farm.seat:
            return False
        plain = ("buy:", "sell:", "upgrade:")
        return lasting or any(not word.startswith(plain) for word in actions)

    def choose(
        self,
        farm: Farm,
        name: str,
        words: Callable[[], set[str]],
        skip: Callable[[set[str]], str | None] = lambda actions: None,
    ) -> Telling:
        """A question of an own turn that offers free actions before it is answered.

        ``skip`` says what the answer is if the engine may leave the question out.
        """
        while True:
            actions = self.free_actions(farm)
            offer = {"free"} if actions else set()
            legal = words()
            assumed = skip(actions)
            repeats = assumed is not None
            if assumed is None and len(legal | offer) == 1:
                (assumed,) = legal | offer
            answer = yield Ask(farm.seat, name, frozenset(legal | offer), assumed, repeats=repeats)
            if answer != "free":
                self.declined = farm.seat if offer and answer in CLOSING else None
                return answer
            self.declined = None
            yield from self.free(farm)

    def wainwright_delivery(self, farm: Farm) -> Telling:
        """RU and FR: may be left; CZ: is taken, if one is possible."""

        def words() -> set[str]:
            found = self.delivery_words(farm)
            return found if found and self.t.rules.must_use_craft else found | {"stop"}

        def skip(actions: set[str]) -> str | None:
            return None if self.delivery_words(farm) or actions else "stop"

        again = True
        while again:
            word = yield from self.choose(farm, "deliver", words, skip)
            again = yield from self.flag_taken_back(farm, word)
        if word != "stop":
            yield from self.deliver(farm, word)
