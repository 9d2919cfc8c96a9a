"""Helpers their owner uses as a free action, and roof tiles (4.7, 5.19-5.25, chapter 15)."""

from __future__ import annotations

from tests.referee.common import Ask, Telling, Unknown
from tests.referee.la_granja.deliveries import Deliveries
from tests.referee.la_granja.facts import CARDS, HARVEST
from tests.referee.la_granja.state import Farm, Helper, RoofTile

CARRIERS = {"olive_picker": "olive", "brewer": "grain", "winemaker": "grape"}
MAKERS = {"miller": "grain", "oil_presser": "olive", "butchers_boy": "pig", "cooper": "grape"}
# Not free actions: these act by themselves, or inside another question.
SILENT = {
    "chef", "negotiator", "porter", "village_elder", "merchant", "trader", "peasant_woman", "swineherd", "pig_farmer",
    "turner", "donkey_driver", "migrant_labor", "innkeeper", "thatcher", "packer", "market_crier", "joiner",
    "vine_dresser", "builder", "stallholder", "night_watchman", "wagoner", "tax_collector", "farmhand", "grain_grower",
    "olive_grower", "vineyard_keeper", "mason", "cartwright", "barn_builder", "dice_reader", "sow_keeper",
    "early_riser", "landlord", "guild_master", "storekeeper", "well_digger", "pig_dealer", "grocer", "banker",
    "day_labourer", "foreman", "building_minister", "padre", "baker", "muleteer", "mayor", "acorn_gatherer",
    "gleaner", "beekeeper", "ferryman", "shepherdess",
}  # fmt: skip
SILVER = {"silver2": 2, "silver3": 3, "silver4": 4}
CROPS = {"oliveorgrape": ("olive", "grape"), "grainorolive": ("olive", "grain"), "harvest1": HARVEST}


class Helpers(Deliveries):
    """What a free action with a helper or a roof tile needs and does."""

    # -- helpers --------------------------------------------------------------------------------------

    def helper_works(self, farm: Farm, helper: Helper) -> bool:
        """Whether the helper can be used now: phase, round, payment and target (15.10, 15.11)."""
        key = helper.card.helper
        if key in SILENT or helper.used or self.t.phase not in helper.card.phases:
            return False
        match key:
            case "farm_worker":
                return farm.vp >= 1 and bool(farm.hand)
            case "olive_picker" | "brewer" | "winemaker":
                return farm.grown[CARRIERS[key]] > 0
            case "miller" | "oil_presser" | "butchers_boy":
                return farm.has(MAKERS[key]) > 0
            case "cooper":
                return farm.has("grape") > 0 and farm.silver >= 1
            case "farm_servant":
                return bool(farm.resource_words())
            case "tenant":
                return bool(farm.empty_fields() and self.tenant_payments(farm))
            case "fruit_seller" | "smuggler":
                return any(farm.stored[crop] for crop in HARVEST)
            case "storyteller":
                return self.can_draw()
            case "courier":
                return farm.silver >= 1 and bool(self.delivery_words(farm))
            case "sower":
                return bool(farm.empty_fields())
            case "money_changer":
                return farm.vp >= 1 or farm.silver >= 4
            case "scribe" | "peddler":
                return bool(farm.hand)
            case "tinker":
                return farm.silver >= 1 and bool(self.turnable(farm))
            case "fiddler":
                return self.can_step(farm)
        raise Unknown(f"helper {key}")

    def tenant_payments(self, farm: Farm) -> set[str]:
        """One stored harvest good or 2 silver."""
        words = {crop for crop in HARVEST if farm.stored[crop]}
        return words | ({"silver"} if farm.silver >= 2 else set())

    def use_helper(self, farm: Farm, helper: Helper) -> Telling:
        """Pay what frees a marker, flag the helper, and carry out its effect (14.1 d)."""
        key = helper.card.helper
        if key in {"fruit_seller", "smuggler"}:
            farm.remove((yield Ask(farm.seat, "sell_crop", frozenset(crop for crop in HARVEST if farm.stored[crop]))))
        if (yield from self.use(farm, helper)):
            yield from self.helper_effect(farm, key)

    def helper_effect(self, farm: Farm, key: str) -> Telling:
        """What the helper does once it is flagged."""
        match key:
            case "farm_worker":
                farm.vp -= 1
                yield from self.play_any(farm)
            case "olive_picker" | "brewer" | "winemaker":
                farm.grown[CARRIERS[key]] -= 1
                farm.stored[CARRIERS[key]] += 1
            case "miller" | "oil_presser" | "butchers_boy" | "cooper":
                farm.silver -= key == "cooper"
                words = {word for word in farm.resource_words() if word.removesuffix("@field") == MAKERS[key]}
                self.convert(farm, (yield Ask(farm.seat, "upgrade", frozenset(words), only(words))))
                farm.silver += key in {"miller", "oil_presser"}
            case "farm_servant":
                yield from self.free_upgrades(farm, 1)
            case "tenant":
                # Two markers are needed, and a good that pays gives one back: which serves which is nobody's law.
                word = yield Ask(farm.seat, "exchange", frozenset(self.tenant_payments(farm)))
                if word == "silver":
                    farm.silver -= 2
                else:
                    farm.remove(word)
                yield from self.regrow(farm)
            case "sower":
                yield from self.regrow(farm)
            case "fruit_seller":
                farm.silver += 3
            case "smuggler":
                farm.vp += 1
            case "storyteller":
                yield from self.draw(farm)
            case "courier":
                farm.silver -= 1
                yield from self.deliver_now(farm)
            case "money_changer":
                words = ({"vp"} if farm.vp else set()) | ({"silver"} if farm.silver >= 4 else set())
                word = yield Ask(farm.seat, "exchange", frozenset(words))
                farm.silver += 3 if word == "vp" else -4
                farm.vp += -1 if word == "vp" else 1
            case "scribe" | "peddler":
                card = yield Ask(farm.seat, "swap_card", frozenset(farm.hand))
                self.discard(farm, card)
                if key == "scribe":
                    yield from self.draw(farm)
                    farm.silver += 1
                else:
                    yield from self.gain(farm, CARDS[card].field)
            case "tinker":
                farm.silver -= 1
                yield from self.turn_up(farm)
            case "fiddler":
                yield from self.advance(farm, 1)

    def regrow(self, farm: Farm) -> Telling:
        """One good on an empty field."""
        words = farm.empty_fields()
        word = yield Ask(farm.seat, "regrow", frozenset(words), only(words))
        if (yield from self.need_marker(farm)):
            farm.grown[word] += 1

    # -- roof tiles -----------------------------------------------------------------------------------

    def tile_works(self, farm: Farm, tile: RoofTile) -> bool:
        """Whether the tile can be used as a free action now; die and doubling tiles have moments of their own."""
        effect = tile.face.effect
        if tile.used or self.t.phase not in tile.face.phases:
            return False
        match effect:
            case "die1" | "die2" | "doublevp":
                return False
            case "upgrade1" | "upgrade2":
                return bool(farm.resource_words())
            case "delivery":
                return bool(self.delivery_words(farm))
            case "paid_delivery":
                return farm.silver >= 1 and bool(self.delivery_words(farm))
            case "card":
                return bool(farm.hand) or self.can_draw()
            case "flip":
                return bool(self.turnable(farm))
            case "siesta12":
                return self.can_step(farm)
            case "market":
                return bool(self.empty_hexes())
        return True

    def turnable(self, farm: Farm) -> set[str]:
        """Used tiles that can be turned up: none that turns up another (14.19)."""
        return {f"roof{place}" for place, tile in enumerate(farm.roof, 1) if tile.used and tile.face.effect != "flip"}

    def turn_up(self, farm: Farm) -> Telling:
        """Turn one used tile face up."""
        words = self.turnable(farm)
        word = yield Ask(farm.seat, "flip_roof", frozenset(words), only(words))
        farm.roof[int(word[-1]) - 1].used = False

    def use_tile(self, farm: Farm, tile: RoofTile) -> Telling:
        """Turn the tile down and carry out its effect."""
        tile.used = True
        effect = tile.face.effect
        match effect:
            case "silver2" | "silver3" | "silver4":
                farm.silver += SILVER[effect]
            case "vp1":
                farm.vp += 1
            case "oliveorgrape" if not self.t.rules.olive_or_grape:
                assert tile.face.good
                yield from self.gain(farm, tile.face.good)
            case "oliveorgrape" | "grainorolive" | "harvest1":
                yield from self.take_crop(farm, CROPS[effect])
            case "harvest2":
                yield from self.take_pair(farm)
            case "pig":
                yield from self.gain_pig(farm)
            case "upgrade1":
                yield from self.free_upgrades(farm, 1)
            case "upgrade2":
                yield from self.free_upgrades(farm, 2)
            case "delivery":
                yield from self.deliver_now(farm)
            case "paid_delivery":
                farm.silver -= 1
                yield from self.deliver_now(farm)
            case "card":
                words = ({"play"} if farm.hand else set()) | ({"draw"} if self.can_draw() else set())
                word = yield Ask(farm.seat, "card_choice", frozenset(words), only(words))
                yield from self.play_any(farm) if word == "play" else self.draw(farm)
            case "flip":
                yield from self.turn_up(farm)
            case "siesta12":
                yield from self.siesta_tile(farm)
            case "upgraded1":
                yield from self.take_upgraded(farm)
            case "market":
                yield from self.place_by_tile(farm)
            case "income":
                yield from self.income(farm, once_more=True)
            case _:
                raise Unknown(f"roof tile {effect}")
        if effect != "flip":
            self.thatch(farm)

    def siesta_tile(self, farm: Farm) -> Telling:
        """1 or 2 steps, as far as the track goes."""
        words = {"1", "2"} if self.t.space_of(farm.seat) < 6 else {"1"}
        word = yield Ask(farm.seat, "advance", frozenset(words), only(words))
        yield from self.advance(farm, int(word))

    def thatch(self, farm: Farm) -> None:
        """The Thatcher's silver after a tile was used."""
        if farm.helper("thatcher"):
            farm.silver += 1

    # Written by the chapter on the farm phase.
    def income(self, farm: Farm, *, once_more: bool = False) -> Telling:
        raise NotImplementedError


def only(words: set[str]) -> str | None:
    """The one word there is; with a choice, nothing is taken for granted."""
    return next(iter(words)) if len(words) == 1 else None
