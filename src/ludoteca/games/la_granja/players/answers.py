# cython: cdivision=False
"""What the answers to each question are worth to the farm that was looked at: one small class for each decision."""

from __future__ import annotations

import cython

from ludoteca.games.la_granja.content.board import HEX_COUNT
from ludoteca.games.la_granja.content.constants import BOUGHT_STEP, PREPAID, SLOTS, SOURCES, SPACES
from ludoteca.games.la_granja.content.goods import CROPS, FOOD, GOODS, GRAIN, GRAPE, OLIVE, PIG, RESOURCES, SILVER
from ludoteca.games.la_granja.players.insight import Insight
from ludoteca.games.la_granja.players.uses import USES
from ludoteca.games.la_granja.players.weights import COST, GIVE_POINT, PURSE
from ludoteca.games.la_granja.players.weights import EXTRA as EXTRA_WORTH
from ludoteca.games.la_granja.rules.decisions.entries import (
    CODES,
    EXTRA,
    FREE_CARD,
    FREE_DELIVER,
    FREE_PICK,
    FREE_ROOF_ENTRY,
    MOST_AHEAD,
    PASS_CARD,
    PASS_ROOF,
)
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.players.errands import free_first, free_worth
    from ludoteca.games.la_granja.players.uses import given_up_worth
    from ludoteca.games.la_granja.players.worth import (
        back_worth,
        card_worth,
        change_worth,
        choice_worth,
        donkey_worth,
        marker_worth,
        side_worth,
        space_worth,
        tile_worth,
    )
    from ludoteca.games.la_granja.rules.farm import free_stalls


class Judge:  # cdef
    """A question whose answers all seem alike."""

    def worth(self, eye: Insight, table: LaGranjaState, a: int, b: int, option: int) -> int:
        """What an answer is worth, in hundredths of a point; ``a`` and ``b`` are the arguments of the question."""
        return 0


# -- the menu of free actions, and questions before which it may be opened -----------------------------------------


class FreeJudge(Judge):
    """One free action."""

    def worth(self, eye: Insight, table: LaGranjaState, a: int, b: int, option: int) -> int:
        return free_worth(eye, table, option)


class ReadyJudge(Judge):
    """Go on, or first a free action."""

    def worth(self, eye: Insight, table: LaGranjaState, a: int, b: int, option: int) -> int:
        return free_first(eye, table) if option else 0


class PlayJudge(Judge):
    """A card to play."""

    def worth(self, eye: Insight, table: LaGranjaState, a: int, b: int, option: int) -> int:
        if option == FREE_CARD:
            return free_first(eye, table)
        return 0 if option == PASS_CARD else card_worth(eye, table, option)


class BuyRoofJudge(Judge):
    """A roof tile to buy."""

    def worth(self, eye: Insight, table: LaGranjaState, a: int, b: int, option: int) -> int:
        if option == FREE_ROOF_ENTRY:
            return free_first(eye, table)
        return 0 if option == PASS_ROOF else tile_worth(eye, table, option)


class PickJudge(Judge):
    """A die to take."""

    def worth(self, eye: Insight, table: LaGranjaState, a: int, b: int, option: int) -> int:
        if option == FREE_PICK:
            return free_first(eye, table)
        return space_worth(eye, table, option + 1) if option < SPACES else -10


class BuyAheadJudge(Judge):
    """Deliveries paid ahead."""

    def worth(self, eye: Insight, table: LaGranjaState, a: int, b: int, option: int) -> int:
        return eye.haul(option) - option * eye.weights[PURSE] if option <= MOST_AHEAD else free_first(eye, table)


class DeliverJudge(Judge):
    """One delivery, a helper's one, a free action before it, or the end."""

    def worth(self, eye: Insight, table: LaGranjaState, flags: int, left: int, option: int) -> int:
        weights = eye.weights
        if option < CODES:
            worth = eye.delivery_worth(option // GOODS, left) - weights[option % GOODS] * weights[COST] // 100
            if flags & BOUGHT_STEP and not flags & PREPAID:
                worth -= weights[SILVER]
            return worth
        if option < EXTRA:
            return eye.best_delivery(left) * 3 // 4
        if option < FREE_DELIVER:
            return eye.best_delivery(left + 1) + weights[EXTRA_WORTH]
        return free_first(eye, table) if option == FREE_DELIVER else 0


# -- goods ---------------------------------------------------------------------------------------------------------


class CropJudge(Judge):
    """A harvest good."""

    def worth(self, eye: Insight, table: LaGranjaState, a: int, b: int, option: int) -> int:
        return eye.good_worth(table, option)


class PairJudge(Judge):
    """Two different harvest goods."""

    def worth(self, eye: Insight, table: LaGranjaState, a: int, b: int, option: int) -> int:
        first = GRAIN if option == 2 else OLIVE
        second = GRAIN if option == 0 else GRAPE
        return eye.good_worth(table, first) + eye.good_worth(table, second)


class ResourceJudge(Judge):
    """A resource, or none; a pig without a stall is sold."""

    def worth(self, eye: Insight, table: LaGranjaState, a: int, b: int, option: int) -> int:
        if option == RESOURCES:
            return 0
        if option == PIG and free_stalls(table, eye.seat) < 1:
            return 3 * eye.weights[SILVER]
        return eye.good_worth(table, option)


class UpgradedJudge(Judge):
    """An upgraded good."""

    def worth(self, eye: Insight, table: LaGranjaState, a: int, b: int, option: int) -> int:
        return eye.good_worth(table, FOOD + option)


class UpgradeJudge(Judge):
    """An upgrade, rather from a field than from storage."""

    def worth(self, eye: Insight, table: LaGranjaState, a: int, b: int, option: int) -> int:
        return 0 if option == SOURCES else eye.upgrade_worth(option) + (1 if option >= CROPS else 0)


class SellJudge(Judge):
    """A harvest good to part with."""

    def worth(self, eye: Insight, table: LaGranjaState, a: int, b: int, option: int) -> int:
        return (eye.stock[option] - eye.demand[option]) * 30 - eye.weights[option]


class FromJudge(Judge):
    """From a field rather than from storage."""

    def worth(self, eye: Insight, table: LaGranjaState, a: int, b: int, option: int) -> int:
        return option


class PaymentJudge(Judge):
    """What is given up."""

    def worth(self, eye: Insight, table: LaGranjaState, a: int, b: int, option: int) -> int:
        return given_up_worth(eye, option)


class ExchangeJudge(Judge):
    """What is paid to a helper."""

    def worth(self, eye: Insight, table: LaGranjaState, place: int, b: int, option: int) -> int:
        return USES.helper(table, place).payment_worth(eye, option)


# -- cards ---------------------------------------------------------------------------------------------------------


class SideJudge(Judge):
    """A side of a card."""

    def worth(self, eye: Insight, table: LaGranjaState, card: int, b: int, option: int) -> int:
        return side_worth(eye, table, card, option)


class DiscardJudge(Judge):
    """A card to part with."""

    def worth(self, eye: Insight, table: LaGranjaState, a: int, b: int, option: int) -> int:
        return -card_worth(eye, table, option)


class DiscardHelperJudge(Judge):
    """A helper to part with."""

    def worth(self, eye: Insight, table: LaGranjaState, a: int, b: int, option: int) -> int:
        return -eye.helper_worth(table, table.helper_card[eye.seat * SLOTS + option])


class DiscardBarrowJudge(Judge):
    """A barrow to part with."""

    def worth(self, eye: Insight, table: LaGranjaState, a: int, b: int, option: int) -> int:
        return 60 * eye.size[option] - eye.prize[option] // 2


class PrefillJudge(Judge):
    """A good for the barrow just played."""

    def worth(self, eye: Insight, table: LaGranjaState, a: int, b: int, option: int) -> int:
        return 10 if option < CROPS else 0


# -- dice, steps and deliveries ------------------------------------------------------------------------------------


class SpaceChoiceJudge(Judge):
    """A choice of a space."""

    def worth(self, eye: Insight, table: LaGranjaState, a: int, b: int, option: int) -> int:
        return choice_worth(eye, table, option)


class RoundSpaceJudge(Judge):
    """A point for the space of the round."""

    def worth(self, eye: Insight, table: LaGranjaState, a: int, b: int, option: int) -> int:
        return space_worth(eye, table, table.round) - eye.weights[GIVE_POINT] if option else 0


class ChangeDieJudge(Judge):
    """A picked die changed or kept."""

    def worth(self, eye: Insight, table: LaGranjaState, value: int, b: int, option: int) -> int:
        return change_worth(eye, table, value, option)


class AdvanceJudge(Judge):
    """Siesta steps."""

    def worth(self, eye: Insight, table: LaGranjaState, a: int, b: int, option: int) -> int:
        return eye.step_worth(table, option)


class DonkeyJudge(Judge):
    """A donkey tile."""

    def worth(self, eye: Insight, table: LaGranjaState, a: int, b: int, option: int) -> int:
        return donkey_worth(eye, table, option)


class OddDeliveryJudge(Judge):
    """A symbol that a helper covers."""

    def worth(self, eye: Insight, table: LaGranjaState, a: int, b: int, option: int) -> int:
        return eye.delivery_worth(option // GOODS, 1)


# -- helpers and markers -------------------------------------------------------------------------------------------


class AgreeJudge(Judge):
    """Yes to a helper that asks."""

    def worth(self, eye: Insight, table: LaGranjaState, a: int, b: int, option: int) -> int:
        return 10 if option == 1 else 0


class CraftIncomeJudge(Judge):
    """A pig that comes before the breeding counts for it."""

    def worth(self, eye: Insight, table: LaGranjaState, a: int, b: int, option: int) -> int:
        return 1 - option


class PlaceMarkerJudge(Judge):
    """A market space, or none."""

    def worth(self, eye: Insight, table: LaGranjaState, a: int, b: int, option: int) -> int:
        return -100 if option == HEX_COUNT else marker_worth(eye, table, option)


class RemoveMarkerJudge(Judge):
    """A neighbour to push off, or none."""

    def worth(self, eye: Insight, table: LaGranjaState, a: int, b: int, option: int) -> int:
        return 0 if option == HEX_COUNT else 100 - option


class TakeBackJudge(Judge):
    """A marker to take back."""

    def worth(self, eye: Insight, table: LaGranjaState, need: int, b: int, option: int) -> int:
        return back_worth(eye, table, need, option)
