"""Phase I: cards, income, growth, roof tiles (chapter 5)."""

from __future__ import annotations

from functools import partial

from tests.referee.common import Ask, Telling
from tests.referee.la_granja.facts import BARN_BUILDER_VP, CARDS, FARM, HARVEST, ROOF_SPACES, TILES
from tests.referee.la_granja.free import FreeActions
from tests.referee.la_granja.helpers import only
from tests.referee.la_granja.state import Farm, RoofTile


class FarmPhase(FreeActions):
    """The four steps of phase I."""

    def farm_phase(self) -> Telling:
        """Each step is finished by everybody before the next begins (3.2)."""
        t = self.t
        t.phase = "I"
        for step, turn in enumerate((self.card_turn, self.income_turn, self.growth_turn, self.roof_turn), 1):
            t.step = step
            order = t.order[::-1] if step == 4 and t.round == 1 else t.order
            for seat in list(order):
                yield from turn(t.farms[seat])
            if step == 1:
                for seat in list(t.order):
                    yield from self.refill(t.farms[seat])

    # -- step 1 ---------------------------------------------------------------------------------------

    def card_turn(self, farm: Farm) -> Telling:
        """Two cards in round 1, none or one afterwards (5.1, 14.11)."""
        two = self.t.round == 1
        for _ in range(2 if two else 1):

            def words() -> set[str]:
                return set(farm.hand) | (set() if two and farm.hand else {"pass"})

            def skip(actions: set[str]) -> str | None:
                weak = not self.must_be_asked(farm, actions, lasting=False)
                return "pass" if not farm.hand and weak else None

            word = yield from self.choose(farm, "play", words, skip)
            if word != "pass":
                yield from self.play_card(farm, word)
        yield from self.window(farm)

    def hand_limit(self, farm: Farm) -> int:
        """3, one for each extension, two for the Peasant Woman."""
        return FARM["hand_limit"] + len(farm.extensions) + (2 if farm.helper("peasant_woman") else 0)

    def refill(self, farm: Farm) -> Telling:
        """5.8: draw up or discard down."""
        self.declined = None
        while len(farm.hand) < self.hand_limit(farm) and self.can_draw():
            yield from self.draw(farm)
        # A set of cards is named by rising number, so that each set is named in one way.
        cards = sorted(farm.hand, key=lambda card: CARDS[card].number)
        for left in range(len(farm.hand) - self.hand_limit(farm), 0, -1):
            card = yield Ask(farm.seat, "discard", frozenset(cards[: len(cards) - left + 1]))
            cards = cards[cards.index(card) + 1 :]
            self.discard(farm, card)

    # -- step 2 ---------------------------------------------------------------------------------------

    def income_turn(self, farm: Farm) -> Telling:
        """Before and after the income the turn is open (4.12)."""
        yield from self.window(farm, lasting=self.income_waits)
        yield from self.income(farm)
        yield from self.window(farm)

    def income_waits(self, farm: Farm) -> bool:
        """Whether the income can be made more by buying, selling or upgrading before it."""
        helpers = self.income_helpers(farm)
        silver = farm.silver + sum(card.silver for card in farm.extensions)
        poor = "vineyard_keeper" in helpers and not silver
        no_pig = "shepherdess" in helpers and not farm.pigs
        return poor or no_pig or (farm.active("greengrocer") and not farm.free_stall())

    def income(self, farm: Farm, *, once_more: bool = False) -> Telling:
        """5.10; the deluxe tile takes it once more, without the helpers of once per round (15.14)."""
        self.declined = None
        farm.silver += sum(card.silver for card in farm.extensions)
        if farm.helper("tax_collector"):
            farm.silver += (len(farm.extensions) + 1) // 2
        if once_more or not self.t.rules.craft_income_in_growth:
            yield from self.craft_income(farm)
        for key, good in (("grain_grower", "grain"), ("olive_grower", "olive")):
            if farm.helper(key):
                yield from self.gain(farm, good)
        if not once_more:
            for key in self.income_helpers(farm):
                yield from self.income_helper(farm, key)

    def craft_income(self, farm: Farm) -> Telling:
        """Merchant House, Delicatessen and Greengrocer (9.10)."""
        if farm.active("merchant_house"):
            farm.silver += 3
        if farm.active("delicatessen"):
            yield from self.gain_commodity(farm)
        if farm.active("greengrocer"):
            yield from self.take_resource(farm, must=False)

    def income_helpers(self, farm: Farm) -> list[str]:
        """Helpers that work once per round with the income, by card number, promo cards last (15.13)."""
        return [key for key in ("vineyard_keeper", "gleaner", "shepherdess") if farm.unused(key)]

    def income_helper(self, farm: Farm, key: str) -> Telling:
        """Pay 1 silver for a grape, take a missing harvest good, sell a pig for 5."""
        missing = [crop for crop in HARVEST if not farm.fields[crop]]
        possible = {"vineyard_keeper": farm.silver >= 1, "gleaner": bool(missing), "shepherdess": farm.pigs > 0}
        if not possible[key]:
            return
        helper = farm.unused(key)
        assert helper
        # The Gleaner's text has no "may": the good is simply taken.
        if key != "gleaner" and (yield Ask(farm.seat, "income_helper", frozenset({"no", "yes"}))) == "no":
            return
        if not (yield from self.use(farm, helper, chosen=key != "gleaner")):
            return
        if key == "vineyard_keeper":
            farm.silver -= 1
            yield from self.gain(farm, "grape")
        elif key == "gleaner":
            yield from self.take_crop(farm, missing)
        else:
            farm.pigs -= 1
            farm.silver += 5

    # -- step 3 ---------------------------------------------------------------------------------------

    def growth_turn(self, farm: Farm) -> Telling:
        """Before and after the growth the turn is open; craft markers may pay here, before or after (14.28)."""
        crafts = any(farm.active(key) for key in ("merchant_house", "delicatessen", "greengrocer"))
        late = self.t.rules.craft_income_in_growth and crafts
        moment = ""
        if late:
            yield from self.window(farm)
            moment = yield Ask(farm.seat, "craft_income", frozenset({"before", "after"}))
        if moment == "before":
            yield from self.craft_income(farm)
            self.declined = None
        yield from self.window(farm, lasting=self.growth_waits)
        yield from self.grow(farm)
        if moment == "after":
            yield from self.craft_income(farm)
            self.declined = None
        yield from self.window(farm)

    def growth_waits(self, farm: Farm) -> bool:
        """Whether selling, upgrading or buying before the growth brings more than doing so after it."""
        funds = self.most_silver(farm)
        for crop in HARVEST:
            if farm.grown[crop] and (farm.helper("farmhand") or funds >= self.upgrade_price(farm, crop)):
                return True
        # Fewer pigs may leave room, one more may make a pair.
        reach = set(range(farm.pigs + 1))
        if farm.free_stall() and funds >= self.buy_price(farm, "pig"):
            reach.add(farm.pigs + 1)
        return any(self.newborn(farm, pigs) > self.newborn(farm, farm.pigs) for pigs in reach)

    def grow(self, farm: Farm) -> Telling:
        """Fields, Vine Dresser, then pigs (5.12, 5.13)."""
        self.declined = None
        empty = [crop for crop in HARVEST for _ in range(farm.fields[crop] - farm.grown[crop])]
        grown = [f"{crop}@field" for crop in empty]
        if farm.helper("vine_dresser") and farm.fields["grape"] >= 2:
            grown.insert(0, "grape")
        yield from self.with_markers(farm, [partial(farm.add, word) for word in grown])
        born = self.newborn(farm, farm.pigs)
        if (yield from self.with_markers(farm, [partial(farm.add, "pig")] * born)):
            yield from self.bred(farm)

    def newborn(self, farm: Farm, pigs: int) -> int:
        """How many are born to so many pigs, which are counted before the birth; each needs a stall."""
        if pigs < 2:
            return 0
        born = 2 if farm.helper("pig_farmer") and pigs >= 3 else 1
        return max(min(born, farm.stalls() - pigs), 0)

    def bred(self, farm: Farm) -> Telling:
        """Sow Keeper and Acorn Gatherer, by card number (14.17)."""
        if farm.helper("sow_keeper") and self.can_step(farm):
            most = min(2, 7 - self.t.space_of(farm.seat))
            word = yield Ask(farm.seat, "advance", frozenset(str(steps) for steps in range(most + 1)))
            yield from self.advance(farm, int(word))
        if farm.helper("acorn_gatherer"):
            yield from self.take_crop(farm)

    # -- step 4 ---------------------------------------------------------------------------------------

    def roof_price(self, farm: Farm) -> int:
        """The round number, 1 less with the Turner."""
        return max(self.t.round - (1 if farm.helper("turner") else 0), 0)

    def roof_room(self, farm: Farm) -> bool:
        """Five spaces, with the Barn Builder a sixth."""
        return len(farm.roof) < 5 or (len(farm.roof) == 5 and farm.helper("barn_builder") is not None)

    def roof_funds(self, farm: Farm) -> int:
        """Silver, with the Joiner stored harvest goods at 2."""
        goods = sum(farm.stored[crop] for crop in HARVEST) if farm.helper("joiner") else 0
        return farm.silver + 2 * goods

    def roof_turn(self, farm: Farm) -> Telling:
        """Buy one tile of the display, or none."""

        def buyable() -> set[str]:
            fits = self.roof_room(farm) and self.roof_funds(farm) >= self.roof_price(farm)
            return set(self.t.display) if fits else set()

        def words() -> set[str]:
            return buyable() | {"pass"}

        def skip(actions: set[str]) -> str | None:
            # Without room or tiles it is a turn with nothing to do in it; else silver could still be found.
            idle = not self.t.display or not self.roof_room(farm)
            left_out = not actions or (idle and not self.must_be_asked(farm, actions, lasting=False))
            return "pass" if not buyable() and left_out else None

        word = yield from self.choose(farm, "buy_roof", words, skip)
        if word != "pass":
            yield from self.buy_tile(farm, word)
        yield from self.window(farm)

    def buy_tile(self, farm: Farm, word: str) -> Telling:
        """Pay, cover the next roof space, take its points (5.16-5.18)."""
        yield from self.pay_tile(farm)
        self.t.display.remove(word)
        space = len(farm.roof)
        points = ROOF_SPACES[space] if space < 5 else BARN_BUILDER_VP
        farm.roof.append(RoofTile(TILES[self.t.rules.tiles][word], on_barn_builder=space == 5))
        double = next((tile for tile in farm.roof if tile.face.effect == "doublevp" and not tile.used), None)
        if double and points and (yield Ask(farm.seat, "double_points", frozenset({"no", "yes"}))) == "yes":
            double.used = True
            points *= 2
            self.thatch(farm)
        farm.vp += points

    def pay_tile(self, farm: Farm) -> Telling:
        """Silver, or with the Joiner any mix of silver and stored harvest goods; no change is given."""
        left = self.roof_price(farm)
        if not farm.helper("joiner"):
            farm.silver -= left
            return
        # A mix is named in the order olive, grain, grape, silver, as long as what follows can pay the rest.
        purse = [*HARVEST, "silver"]
        while left > 0:
            worth = [farm.silver if kind == "silver" else 2 * farm.stored[kind] for kind in purse]
            words = {kind for place, kind in enumerate(purse) if worth[place] and sum(worth[place:]) >= left}
            word = yield Ask(farm.seat, "pay_roof", frozenset(words), only(words))
            farm.remove(word)
            left -= 1 if word == "silver" else 2
            purse = purse[purse.index(word) :]
