"""Playing a card on one of its four sides (5.1-5.9)."""

from __future__ import annotations

from tests.referee.common import Ask, Telling
from tests.referee.la_granja.facts import CARDS, HARVEST, KINDS, Card
from tests.referee.la_granja.market import Market
from tests.referee.la_granja.state import Barrow, Farm, Helper


class Cards(Market):
    """Cards from the hand to the farm."""

    def play_any(self, farm: Farm) -> Telling:
        """Play one card because an effect says so; there is one to play."""
        card = yield Ask(farm.seat, "play", frozenset(farm.hand))
        yield from self.play_card(farm, card)

    def play_card(self, farm: Farm, word: str) -> Telling:
        """Choose the side, make room, pay, tuck the card."""
        card = CARDS[word]
        side = yield Ask(farm.seat, "side", frozenset(self.sides(farm)))
        farm.hand.remove(word)
        if side == "field":
            yield from self.play_field(farm, card)
        elif side == "barrow":
            yield from self.play_barrow(farm, card)
        elif side == "helper":
            yield from self.play_helper(farm, card)
        else:
            yield from self.play_extension(farm, card)

    def sides(self, farm: Farm) -> set[str]:
        """Field and barrow always fit; an extension must be paid, a fourth helper needs one that can go."""
        words = {"field", "barrow"}
        if len(self.payable(farm)) >= self.extension_cost(farm):
            words.add("extension")
        if None in farm.helpers or self.leaving(farm):
            words.add("helper")
        return words

    def play_field(self, farm: Farm, card: Card) -> Telling:
        """An empty field; with the Well Digger a grown one."""
        farm.fields[card.field] += 1
        if farm.helper("well_digger") and (yield from self.need_marker(farm)):
            farm.grown[card.field] += 1

    def play_barrow(self, farm: Farm, card: Card) -> Telling:
        """A barrow in a free slot; a fourth one replaces another, whose goods are lost (14.2)."""
        slot = yield from self.room(farm, "barrow")
        old = farm.barrows[slot]
        if old:
            self.t.discards.add(old.card.id)
        barrow = Barrow(card, [False] * len(card.barrow))
        farm.barrows[slot] = barrow
        if farm.helper("cartwright"):
            crops = {crop for crop in HARVEST if farm.stored[crop] and barrow.free(crop)}
            if crops:
                word = yield Ask(farm.seat, "prefill", frozenset(crops | {"none"}))
                if word != "none":
                    farm.remove(word)
                    yield from self.cover(farm, f"barrow{slot + 1}", word)

    def room(self, farm: Farm, kind: str) -> Telling:
        """The slot the new card takes."""
        slots = farm.barrows if kind == "barrow" else farm.helpers
        for slot, held in enumerate(slots):
            if held is None:
                return slot
        words = {f"barrow{slot}" for slot in (1, 2, 3)} if kind == "barrow" else self.leaving(farm)
        word = yield Ask(farm.seat, f"discard_{kind}", frozenset(words))
        return int(word[-1]) - 1

    def leaving(self, farm: Farm) -> set[str]:
        """Helpers that may be discarded: not the Barn Builder under a roof tile (14.21)."""
        loaded = any(tile.on_barn_builder for tile in farm.roof)
        return {
            f"helper{slot}"
            for slot, helper in enumerate(farm.helpers, 1)
            if helper and not (loaded and helper.card.helper == "barn_builder")
        }

    def play_helper(self, farm: Farm, card: Card) -> Telling:
        """A helper in a free slot; a fourth one replaces another, which ends at once (14.20)."""
        slot = yield from self.room(farm, "helper")
        old = farm.helpers[slot]
        farm.helpers[slot] = None
        if old:
            self.t.discards.add(old.card.id)
            self.sell_homeless_pigs(farm)
        farm.helpers[slot] = Helper(card)

    def sell_homeless_pigs(self, farm: Farm) -> None:
        """Pigs whose stall went are sold at the selling price."""
        while farm.pigs > farm.stalls():
            self.sell(farm, "pig")

    def extension_cost(self, farm: Farm) -> int:
        """The n-th extension costs n goods of different kinds, with the Builder one less, at least one."""
        cost = len(farm.extensions) + 1
        return max(cost - 1, 1) if farm.helper("builder") else cost

    def payable(self, farm: Farm) -> list[str]:
        """The kinds of farm goods the player has, in the order of payment."""
        return [kind for kind in KINDS if farm.has(kind)]

    def play_extension(self, farm: Farm, card: Card) -> Telling:
        """Pay kind by kind, in the engine's order of kinds, then tuck the card."""
        cost = self.extension_cost(farm)
        kinds = self.payable(farm)
        for left in range(cost, 0, -1):
            # A kind can be named as long as enough later ones remain to pay the rest.
            possible = kinds[: len(kinds) - left + 1]
            words: set[str] = set()
            for kind in possible:
                words |= places(farm, kind)
            word = yield Ask(farm.seat, "pay_kind", frozenset(words))
            farm.remove(word)
            kinds = kinds[kinds.index(word.removesuffix("@field")) + 1 :]
        farm.extensions.append(card)
        if farm.helper("mason"):
            farm.silver += 2


def places(farm: Farm, kind: str) -> set[str]:
    """Where one good of the kind can be taken from."""
    if kind not in HARVEST:
        return {kind}
    return ({kind} if farm.stored[kind] else set()) | ({f"{kind}@field"} if farm.grown[kind] else set())
