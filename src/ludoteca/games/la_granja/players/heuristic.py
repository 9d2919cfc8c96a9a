# cython: cdivision=False
"""A player with good habits: values every answer by what it brings this round and later, in hundredths of a point."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import cython

from ludoteca.core.constants import OPTIONS
from ludoteca.core.heuristic import Heuristic
from ludoteca.core.value import Features, read_value
from ludoteca.games.la_granja.players import answers
from ludoteca.games.la_granja.players.answers import Judge
from ludoteca.games.la_granja.players.insight import Insight
from ludoteca.games.la_granja.players.opinions import BY_BUILDING, HELPER_WORTHS, TILE_WORTHS, lay_out
from ludoteca.games.la_granja.players.weights import CARELESS, HORIZON, SCALE, SPREAD, TUNED, WEIGHT_NAMES
from ludoteca.games.la_granja.rules.decisions import numbers
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.players.features import describe

LEARNED: Final = Path(__file__).with_name("learned.json")

# What is asked, and who judges the answers; to any other question all answers are alike.
JUDGES: Final = {
    numbers.DELIVER: answers.DeliverJudge(),
    numbers.FREE: answers.FreeJudge(),
    numbers.READY: answers.ReadyJudge(),
    numbers.PICK: answers.PickJudge(),
    numbers.PLAY: answers.PlayJudge(),
    numbers.SIDE: answers.SideJudge(),
    numbers.SPACE_CHOICE: answers.SpaceChoiceJudge(),
    numbers.BUY_ROOF: answers.BuyRoofJudge(),
    numbers.UPGRADE_GOOD: answers.UpgradeJudge(),
    numbers.TAKE_CROP: answers.CropJudge(),
    numbers.REGROW: answers.CropJudge(),
    numbers.TAKE_PAIR: answers.PairJudge(),
    numbers.TAKE_RESOURCE: answers.ResourceJudge(),
    numbers.TAKE_UPGRADED: answers.UpgradedJudge(),
    numbers.DONKEY_CHOICE: answers.DonkeyJudge(),
    numbers.PLACE_MARKER: answers.PlaceMarkerJudge(),
    numbers.REMOVE_MARKER: answers.RemoveMarkerJudge(),
    numbers.FROM_WHERE: answers.FromJudge(),
    numbers.PAY_KIND: answers.PaymentJudge(),
    numbers.STAND_IN: answers.PaymentJudge(),
    numbers.EXCHANGE: answers.ExchangeJudge(),
    numbers.DISCARD: answers.DiscardJudge(),
    numbers.SWAP_CARD: answers.DiscardJudge(),
    numbers.DISCARD_HELPER: answers.DiscardHelperJudge(),
    numbers.DISCARD_BARROW: answers.DiscardBarrowJudge(),
    numbers.SELL_CROP: answers.SellJudge(),
    numbers.ADVANCE: answers.AdvanceJudge(),
    numbers.INCOME_HELPER: answers.AgreeJudge(),
    numbers.PREFILL: answers.PrefillJudge(),
    numbers.ROUND_SPACE: answers.RoundSpaceJudge(),
    numbers.CHANGE_DIE: answers.ChangeDieJudge(),
    numbers.ODD_DELIVERY: answers.OddDeliveryJudge(),
    numbers.BUY_AHEAD: answers.BuyAheadJudge(),
    numbers.TAKE_BACK: answers.TakeBackJudge(),
    numbers.CRAFT_INCOME: answers.CraftIncomeJudge(),
}


class Greedy(Heuristic):
    """Takes the answer of most worth; equal ones by chance."""

    names = WEIGHT_NAMES
    tuned = TUNED
    judges: tuple[Judge, ...]
    eye: Insight

    # A few tries already tell a good farm from a poor one.
    strong = 20

    def __init__(self) -> None:
        lay_out()
        self.judges = tuple([JUDGES.get(number, Judge()) for number in range(len(numbers.NAMES))])
        self.eye = Insight()
        self.eye.helper_worths = list(HELPER_WORTHS)
        self.eye.by_building = list(BY_BUILDING)
        self.eye.tile_worths = list(TILE_WORTHS)
        super().__init__()
        # A rollout weighs every answer: the farm is studied once for all of them.
        self.looks = OPTIONS
        self.horizon = HORIZON
        self.careless = CARELESS
        self.scale = SCALE
        self.spread = SPREAD
        self.for_itself = True
        self.value = read_value(LEARNED)

    def set_weights(self, weights: list[int]) -> None:
        """Play with other weights."""
        Heuristic.set_weights(self, weights)
        for place in range(len(weights)):
            self.eye.weights[place] = weights[place]

    def weigh(self, state: Any, decision: int, seat: int, a: int, b: int, option: int) -> int:
        """What one answer is worth."""
        table: LaGranjaState = state
        self.eye.study(table, seat)
        return self.judge(table, decision, a, b, option)

    def study(self, state: Any, seat: int) -> None:
        """The farm is looked at once for all answers."""
        table: LaGranjaState = state
        self.eye.study(table, seat)

    def habit(self, state: Any, decision: int, seat: int, a: int, b: int, option: int) -> int:
        table: LaGranjaState = state
        return self.judge(table, decision, a, b, option)

    def features(self, state: Any, seat: int, row: Features) -> None:
        """The seat's farm in numbers."""
        table: LaGranjaState = state
        self.eye.study(table, seat)
        describe(self.eye, table, row)

    def judge(self, table: LaGranjaState, decision: int, a: int, b: int, option: int) -> int:
        """What one answer is worth to the farm that was looked at."""
        judge: Judge = self.judges[decision]
        return judge.worth(self.eye, table, a, b, option)
