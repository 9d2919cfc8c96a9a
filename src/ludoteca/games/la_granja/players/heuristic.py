# cython: cdivision=False
"""A player with good habits: values every answer by what it brings this round and later, in hundredths of a point."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import cython

from ludoteca.core.constants import LEAST, OPTIONS
from ludoteca.core.decision import Options
from ludoteca.core.heuristic import Heuristic
from ludoteca.core.value import Features, read_value
from ludoteca.games.la_granja.content.board import HEX_COUNT
from ludoteca.games.la_granja.content.constants import BOUGHT_STEP, PREPAID, SLOTS, SOURCES
from ludoteca.games.la_granja.content.goods import CROPS, FARM_GOODS, FOOD, GOODS, PIG, RESOURCES, SILVER
from ludoteca.games.la_granja.content.helpers import VP_SILVER_EXCHANGE
from ludoteca.games.la_granja.players.habits import (
    CARELESS,
    CODES,
    COST,
    EXTRA,
    EXTRA_ENTRY,
    FREE_CARD,
    FREE_DELIVER,
    FREE_PICK,
    FREE_ROOF_ENTRY,
    GIVE_POINT,
    HORIZON,
    MOST_AHEAD,
    PASS_CARD,
    PASS_ROOF,
    PAY_NEED,
    PURSE,
    SCALE,
    SPREAD,
    TUNED,
    WEIGHT_NAMES,
)
from ludoteca.games.la_granja.players.insight import Insight
from ludoteca.games.la_granja.rules.decisions.numbers import (
    ADVANCE,
    BUY_AHEAD,
    BUY_ROOF,
    CHANGE_DIE,
    CRAFT_INCOME,
    DELIVER,
    DISCARD,
    DISCARD_BARROW,
    DISCARD_HELPER,
    DONKEY_CHOICE,
    EXCHANGE,
    FREE,
    FROM_WHERE,
    INCOME_HELPER,
    ODD_DELIVERY,
    PAY_KIND,
    PICK,
    PLACE_MARKER,
    PLAY,
    PREFILL,
    READY,
    REGROW,
    REMOVE_MARKER,
    ROUND_SPACE,
    SELL_CROP,
    SIDE,
    SPACE_CHOICE,
    STAND_IN,
    SWAP_CARD,
    TAKE_BACK,
    TAKE_CROP,
    TAKE_PAIR,
    TAKE_RESOURCE,
    TAKE_UPGRADED,
    UPGRADE_GOOD,
)
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.players.errands import best_free, free_worth
    from ludoteca.games.la_granja.players.features import describe
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

LEARNED: Final = Path(__file__).with_name("learned.json")


class Greedy(Heuristic):
    """Takes the answer of most worth; equal ones by chance."""

    names = WEIGHT_NAMES
    tuned = TUNED
    menu: Options
    eye: Insight

    # A few tries already tell a good farm from a poor one.
    strong = 20

    def __init__(self) -> None:
        self.menu = Options()
        self.eye = Insight()
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
        eye = self.eye
        if decision == DELIVER:
            return self.judge_delivery(table, a, b, option)
        if decision == FREE:
            return free_worth(eye, table, option)
        if decision == READY:
            return self.free_first(table) if option else 0
        if decision == PICK:
            if option == FREE_PICK:
                return self.free_first(table)
            return space_worth(eye, table, option + 1) if option < 6 else -10
        if decision == PLAY:
            if option == FREE_CARD:
                return self.free_first(table)
            return 0 if option == PASS_CARD else card_worth(eye, table, option)
        if decision == SIDE:
            return side_worth(eye, table, a, option)
        if decision == SPACE_CHOICE:
            return choice_worth(eye, table, option)
        if decision == BUY_ROOF:
            if option == FREE_ROOF_ENTRY:
                return self.free_first(table)
            return 0 if option == PASS_ROOF else tile_worth(eye, table, option)
        return self.judge_rest(table, decision, a, option)

    def free_first(self, table: LaGranjaState) -> int:
        """The menu before the question: at once if something in it pays, never otherwise."""
        worth = best_free(self.eye, table, self.menu)
        return worth + 3000 if worth > 0 else LEAST

    def judge_delivery(self, table: LaGranjaState, flags: int, left: int, option: int) -> int:
        """One delivery, a helper's one, a free action before it, or the end."""
        eye = self.eye
        if option < CODES:
            worth = eye.delivery_worth(option // GOODS, left) - self.weights[option % GOODS] * self.weights[COST] // 100
            if flags & BOUGHT_STEP and not flags & PREPAID:
                worth -= self.weights[SILVER]
            return worth
        if option < EXTRA_ENTRY:
            return eye.best_delivery(left) * 3 // 4
        if option < FREE_DELIVER:
            return eye.best_delivery(left + 1) + self.weights[EXTRA]
        return self.free_first(table) if option == FREE_DELIVER else 0

    def judge_rest(self, table: LaGranjaState, decision: int, a: int, option: int) -> int:
        """The answers to the smaller questions."""
        eye = self.eye
        seat = eye.seat
        if decision == UPGRADE_GOOD:
            return 0 if option == SOURCES else eye.upgrade_worth(option) + (1 if option >= CROPS else 0)
        if decision == TAKE_CROP or decision == REGROW:
            return eye.good_worth(table, option)
        if decision == TAKE_PAIR:
            first = 1 if option == 2 else 0
            second = 1 if option == 0 else 2
            return eye.good_worth(table, first) + eye.good_worth(table, second)
        if decision == TAKE_RESOURCE:
            if option == RESOURCES:
                return 0
            if option == PIG and free_stalls(table, seat) < 1:
                return 3 * self.weights[SILVER]
            return eye.good_worth(table, option)
        if decision == TAKE_UPGRADED:
            return eye.good_worth(table, FOOD + option)
        if decision == DONKEY_CHOICE:
            return donkey_worth(eye, table, option)
        if decision == PLACE_MARKER:
            return -100 if option == HEX_COUNT else marker_worth(eye, table, option)
        if decision == REMOVE_MARKER:
            return 0 if option == HEX_COUNT else 100 - option
        if decision == FROM_WHERE:
            return option
        if decision == PAY_KIND or decision == STAND_IN or decision == EXCHANGE:
            return self.judge_payment(table, decision, a, option)
        if decision == DISCARD or decision == SWAP_CARD:
            return -card_worth(eye, table, option)
        if decision == DISCARD_HELPER:
            return -eye.helper_worth(table, table.helper_card[seat * SLOTS + option])
        if decision == DISCARD_BARROW:
            return 60 * eye.size[option] - eye.prize[option] // 2
        if decision == SELL_CROP:
            return (eye.stock[option] - eye.demand[option]) * 30 - self.weights[option]
        if decision == ADVANCE:
            return eye.step_worth(table, option)
        if decision == INCOME_HELPER or decision == PREFILL:
            return 10 if option == 1 or (decision == PREFILL and option < CROPS) else 0
        if decision == ROUND_SPACE:
            return space_worth(eye, table, table.round) - self.weights[GIVE_POINT] if option else 0
        if decision == CHANGE_DIE:
            return change_worth(eye, table, a, option)
        if decision == ODD_DELIVERY:
            return eye.delivery_worth(option // GOODS, 1)
        if decision == BUY_AHEAD:
            return eye.haul(option) - option * self.weights[PURSE] if option <= MOST_AHEAD else self.free_first(table)
        if decision == TAKE_BACK:
            return back_worth(eye, table, a, option)
        if decision == CRAFT_INCOME:
            # A pig that comes before the breeding counts for it.
            return 1 - option
        return 0

    def judge_payment(self, table: LaGranjaState, decision: int, a: int, option: int) -> int:
        """What is given up: the cheapest thing that is least asked for, from a field rather than from storage."""
        good = option - FARM_GOODS if option >= FARM_GOODS else option
        if decision == EXCHANGE and table.printed.op[table.helper_card[a]] == VP_SILVER_EXCHANGE:
            return 10 if good == SILVER else 0
        worth = -self.weights[good] - self.eye.pull[good] * self.weights[PAY_NEED] // 100
        return worth + 5 if option >= FARM_GOODS else worth
