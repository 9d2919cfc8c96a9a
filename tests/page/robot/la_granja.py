"""La Granja's things, each with a moment written by hand: cards on four sides, helpers, roof tiles, buildings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ludoteca.games.la_granja.content.board import BUILDINGS
from ludoteca.games.la_granja.content.card import Card
from ludoteca.games.la_granja.content.cards import CARD_IDS, CARDS
from ludoteca.games.la_granja.content.constants import FARM
from ludoteca.games.la_granja.content.goods import GOOD_NAMES, good_words
from ludoteca.games.la_granja.content.roofs import ROOF_TILES, DieTile, DoublingTile, RoofTile
from tests.page.robot.moments import Moment

SIDES: Final = ("field", "barrow", "extension", "helper")
PHASES: Final = {
    "cards": "farm",
    "income": "farm",
    "growth": "farm",
    "roof": "farm",
    "reserve": "revenue",
    "first_pick": "revenue",
    "siesta": "transport",
    "deliveries": "transport",
}
DICE: Final = [2, 3, 4, 5, 6]
# A field card of each crop, to stand on the farm.
FIELD_CARDS: Final = {
    crop: next(f"card{card.id}" for card in CARDS if GOOD_NAMES[card.field] == crop) for crop in GOOD_NAMES[:3]
}

Farm = dict[str, Any]


def _asked(
    step: str,
    mine: Farm,
    decision: str,
    notation: str,
    then: str = "",
    *,
    answers: Sequence[str] = (),
    seats: int = 2,
    **table: Any,
) -> Moment:
    """What a step asks of seat 0, or what is asked after these answers of its own."""
    others: list[Farm] = [{"donkey": "donkey4"} if PHASES[step] == "transport" else {} for _ in range(seats - 1)]
    if PHASES[step] == "transport":
        mine = {"donkey": "donkey1", **mine}
    position = {
        "game": "la_granja",
        "round": 2,
        "phase": PHASES[step],
        "step": step,
        **({"dice": DICE} if step == "first_pick" else {}),
        **table,
        "farms": [mine, *others],
        **({"answers": [f"0 {answer}" for answer in answers]} if answers else {}),
    }
    return Moment("la_granja", seats, {}, position, 0, decision, notation, then)


def _free(phase: str, mine: Farm, notation: str, **table: Any) -> Moment:
    """The menu of free actions in phase I or II."""
    if phase == "I":
        return _asked("cards", mine, "free", notation, answers=["play free"], **table)
    return _asked("first_pick", mine, "free", notation, answers=["pick free"], **table)


# -- cards ----------------------------------------------------------------------------------------------------------


def _cards() -> Iterator[tuple[str, Moment]]:
    """Every card on each of its sides, between the two that come before and after it."""
    for number, card in enumerate(CARD_IDS):
        hand = [CARD_IDS[number - 1], card, CARD_IDS[(number + 1) % len(CARD_IDS)]]
        for side in SIDES:
            yield (
                f"{card} played as {side}",
                _asked("cards", {"hand": hand, "goods": {"olive": 1}}, "play", card, side, options={"promo": "with"}),
            )


# -- roof tiles -----------------------------------------------------------------------------------------------------


# What is answered to the question that the use of a tile brings, where it brings one.
TILE_BRINGS: Final = {
    "two_harvest": "grain+grape",
    "roof_delivery": "olive>greengrocer",
    "paid_delivery": "olive>greengrocer",
    "roof_card": "play",
    "upgrade_one": "olive",
    "upgrade_two": "olive",
    "siesta": "2",
    "flip": "roof1",
    "harvest": "grain",
    "grain_or_olive": "grain",
    "olive_or_grape": "grape",
    "upgraded_good": "wine",
    "die_by_one": "+1",
    "die_by_two": "-2",
    "market_marker": "h7",
}
BUILDING_BRINGS: Final = {"wainwright": "food>merchant_house", "greengrocer": "pig"}


def _tile_set(tile: RoofTile) -> dict[str, str]:
    return {"roof_tiles": "deluxe" if tile.id.startswith("d") else "original"}


def _bought() -> Iterator[tuple[str, Moment]]:
    """Every tile out of the four of its round."""
    for tile in ROOF_TILES:
        display = [other.id for other in ROOF_TILES if (other.id[0], other.round) == (tile.id[0], tile.round)]
        yield (
            f"roof tile {tile.id} bought",
            _asked(
                "roof",
                {"goods": {"silver": tile.round}},
                "buy_roof",
                tile.id,
                seats=4,
                options=_tile_set(tile),
                round=tile.round,
                display=display,
            ),
        )


def _used(tile: RoofTile) -> Moment:
    """The tile beside one that is used up, in a phase that allows it."""
    table: dict[str, Any] = {"options": _tile_set(tile), "round": max(2, tile.round)}
    spent = f"{tile.id[0]}1b" if tile.id[1:] != "1b" else f"{tile.id[0]}2b"
    roof = [{"tile": spent, "used": True}, {"tile": tile.id}]
    mine = {"hand": ["card1", "card2"], "goods": {"olive": 1, "silver": 1}, "roof": roof}
    if isinstance(tile.does, DoublingTile):
        paid = mine | {"goods": {"silver": 5}}
        return _asked(
            "roof", paid, "double_points", "yes", answers=["buy_roof d5b"], **table | {"round": 5, "display": ["d5b"]}
        )
    if isinstance(tile.does, DieTile):
        return _asked("first_pick", mine, "change_die", "roof2", answers=["pick 3"], **table)
    return _free("I" if tile.phases & FARM else "II", mine, "roof2", **table)


# -- helpers --------------------------------------------------------------------------------------------------------

PLENTY: Final = {"olive": 1, "grape": 1, "pig": 1, "silver": 4}
# Helpers whose answer lies in the menu of free actions: what the farm needs for it beside the goods above.
MENU: Final[dict[str, Farm]] = {
    "pay_vp_play_card": {},
    "move_to_storage": {"fields": [{"card": card, "grown": True} for card in FIELD_CARDS.values()]},
    "free_upgrade_typed": {"goods": {"olive": 1, "grain": 1, "pig": 1}},
    "cheap_upgrade_typed": {},
    "free_upgrade": {},
    "pay_regrow_field": {"fields": [{"card": FIELD_CARDS["olive"], "grown": False}]},
    "regrow_field": {"fields": [{"card": FIELD_CARDS["olive"], "grown": False}]},
    "sell_harvest_at": {},
    "harvest_for_vp": {},
    "draw_card": {},
    "pay_delivery": {},
    "vp_silver_exchange": {},
    "discard_draw": {},
    "discard_for_field_good": {},
    "pay_flip_roof": {"roof": [{"tile": "r1a", "used": True}]},
    "siesta_step": {},
}
# What is answered to the question that a helper's own answer brings, where it brings one.
HELPER_BRINGS: Final = {
    "porter": "harvest",
    "farm_worker": "card8",
    "merchant": "harvest",
    "trader": "grape",
    "donkey_driver": "grape>barrow1",
    "miller": "grain",
    "farm_servant": "grape",
    "tenant": "silver",
    "wagoner": "grape>greengrocer",
    "oil_presser": "olive",
    "butchers_boy": "pig",
    "fruit_seller": "olive",
    "smuggler": "grape",
    "courier": "olive>greengrocer",
    "dice_reader": "3",
    "sower": "olive",
    "money_changer": "vp",
    "scribe": "card9",
    "peddler": "card8",
    "building_minister": "olive>greengrocer",
    "cooper": "grape",
    "baker": "grain>merchant_house",
    "tinker": "roof1",
    "ferryman": "olive>greengrocer",
}
# Helpers that change a price, a limit or a count, or that work by themselves: no answer is theirs alone.
SILENT: Final = {
    "upgrade_discount",
    "vp_on_removal",
    "hand_limit",
    "pig_stall",
    "breed_extra",
    "roof_discount",
    "siesta_bonus",
    "silver_on_roof_use",
    "extra_deliveries_free",
    "silver_on_barrow",
    "grow_bonus",
    "extension_discount",
    "vp_if_markers",
    "protect_marker",
    "income_per_extensions",
    "income_good",
    "silver_on_extension",
    "vp_on_later_completion",
    "gain_on_building",
    "commodity_on_building",
    "field_enters_grown",
    "price_change",
    "vp_if_silver",
    "silver_after_last_die",
    "siesta_score_bonus",
    "extra_delivery_slot",
    "vp_if_majority",
    "vp_if_fields_empty",
}


def _helped(card: Card) -> Moment | None:
    """Where an answer is this helper's own; None for one that has none."""
    operation = card.helper.does.word
    if operation in MENU:
        beside = "scribe" if card.helper.id != "scribe" else "peddler"
        farm = {
            "hand": ["card8", "card9"],
            "goods": PLENTY,
            "points": 2,
            **MENU[operation],
            "helpers": [{"card": beside}, {"card": card.helper.id}],
        }
        phase = "I" if card.helper.phases & FARM else "II"
        return _free(phase, farm, "helper2", options={"promo": "with"})
    return _reacting(card, {"helpers": [{"card": card.helper.id}], "points": 2})


def _reacting(card: Card, farm: Farm) -> Moment | None:
    """The moments of helpers that are asked for, or add an answer, outside the menu of free actions."""
    grown = {"fields": [{"card": FIELD_CARDS["olive"], "grown": True}]}
    table: dict[str, Any] = {"options": {"promo": "with"}}
    moments: dict[str, Any] = {
        "two_options": lambda: _asked("first_pick", farm, "space_choice", "both", answers=["pick 2"], **table),
        "reserve_last_die": lambda: _asked("reserve", farm, "reserve", "3", **table),
        "pay_vp_round_space": lambda: _asked("first_pick", farm, "round_space", "yes", answers=["pick 4"], **table),
        "commodity_alternative": lambda: _free("I", _rich(farm, commodity=1), "commodity>3harvest", **table),
        "sell_from_fields": lambda: _free("I", _rich(farm) | grown, "sell:olive@field", **table),
        "change_die": lambda: _asked("first_pick", farm, "change_die", "up", answers=["pick 3"], **table),
        "die_as": lambda: _asked("first_pick", farm, "change_die", "fixed", answers=["pick 3"], **table),
        "reroll_die": lambda: _asked("first_pick", farm, "pick", "reroll", **table),
        "extra_free_delivery": lambda: _carrying(farm, "extra1"),
        "double_delivery": lambda: _carrying(farm, "double"),
        "wild_delivery": lambda: _carrying(farm, "wild"),
        "substitute_delivery": lambda: _carrying(farm, "instead"),
        "income_buy_good": lambda: _asked("income", _rich(farm), "income_helper", "yes", answers=["ready go"], **table),
        "sell_pig_at": lambda: _asked("income", _rich(farm), "income_helper", "yes", answers=["ready go"], **table),
        "income_missing_good": lambda: _asked("income", farm, "take_crop", "grain", **table),
        "siesta_on_breeding": lambda: _bred(farm, "advance", "1"),
        "harvest_on_breeding": lambda: _bred(farm, "take_crop", "grape"),
        "harvest_if_first": lambda: _asked("siesta", farm, "take_crop", "olive", **table),
        "prefill_barrow": lambda: _asked(
            "cards", _rich(farm), "prefill", "olive", answers=["play card1", "side barrow"], **table
        ),
        "roof_pay_with_harvest": lambda: _asked(
            "roof", _rich(farm), "pay_roof", "olive", answers=["buy_roof r2a"], display=["r2a"], **table
        ),
        "extra_roof_space": lambda: _asked(
            "roof",
            _rich(farm, silver=6) | {"roof": [{"tile": f"r{number}a", "used": True} for number in range(1, 6)]},
            "buy_roof",
            "r6a",
            round=6,
            display=["r6a"],
            **table,
        ),
    }
    made = moments.get(card.helper.does.word)
    return made() if made else None


def _rich(farm: Farm, **more: int) -> Farm:
    return {"hand": ["card1"], "goods": PLENTY | more, **farm}


def _carrying(farm: Farm, notation: str) -> Moment:
    """The delivery step, with a barrow that wants an olive and a pair of grapes to bring."""
    barrow = [{"card": "card6", "filled": []}]
    goods = {"olive": 2, "grape": 2, "food": 1}
    return _asked(
        "deliveries",
        {"goods": goods, "barrows": barrow, **farm},
        "deliver",
        notation,
        options={"promo": "with"},
        siesta={"0": [1], "1": [0]},
    )


def _bred(farm: Farm, decision: str, notation: str) -> Moment:
    stalls = {"goods": {"pig": 2}, "extensions": ["card1"]}
    return _asked("growth", farm | stalls, decision, notation, answers=["ready go"], options={"promo": "with"})


# -- buildings ------------------------------------------------------------------------------------------------------


def _buildings() -> Iterator[tuple[str, Moment]]:
    """Every building, with a first good for it and with the last."""
    for building in BUILDINGS:
        wanted = good_words(building.rows[0])
        order: dict[str, Any] = {"siesta": {"0": [1], "1": [0]}}
        goods = {"goods": {wanted[0]: 1, wanted[-1]: 1}}
        yield (
            f"building {building.id} delivered to",
            _asked("deliveries", goods, "deliver", f"{wanted[0]}>{building.id}", **order),
        )
        rows = {"rows": {building.id: {"filled": [*wanted[:-1], None]}}}
        yield (
            f"building {building.id} completed",
            _asked(
                "deliveries",
                goods | rows,
                "deliver",
                f"{wanted[-1]}>{building.id}",
                BUILDING_BRINGS.get(building.id, ""),
                **order,
            ),
        )


def la_granja() -> dict[str, Moment]:
    """Every thing of the game with the moment it is met at, in the order of the table."""
    helped = ((card.helper.id, _helped(card)) for card in CARDS)
    return {
        **dict(_cards()),
        **{
            f"helper {helper} used": moment._replace(then=HELPER_BRINGS.get(helper, ""))
            for helper, moment in helped
            if moment is not None
        },
        **dict(_bought()),
        **{
            f"roof tile {tile.id} used": _used(tile)._replace(then=TILE_BRINGS.get(tile.effect, ""))
            for tile in ROOF_TILES
        },
        **dict(_buildings()),
    }
