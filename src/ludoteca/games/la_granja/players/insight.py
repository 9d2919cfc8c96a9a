# cython: cdivision=False
"""What a farm has and what its open targets want: found once for each question, then looked up."""

from __future__ import annotations

import cython

from ludoteca.core.bits import filled
from ludoteca.core.constants import WEIGHTS
from ludoteca.core.decision import Options
from ludoteca.games.la_granja.content.board import BUILDING_COUNT, BUTCHER, VILLAGE_STORE
from ludoteca.games.la_granja.content.constants import (
    CRAFT_ACTIVE,
    NONE,
    ROUNDS,
    ROWS,
    SLOTS,
    SOURCES,
    SYMBOLS,
    TARGETS,
    TRANSPORT,
)
from ludoteca.games.la_granja.content.goods import COMMODITY, CROPS, FOOD, GOODS, GRAPE, MEAT, PIG, SILVER, WINE
from ludoteca.games.la_granja.content.helpers import EFFECT_COUNT
from ludoteca.games.la_granja.content.roofs import TILE_EFFECT_COUNT
from ludoteca.games.la_granja.players.weights import (
    BUILDING_NOW,
    COST,
    CRAFTS,
    DISC_POINT,
    DISC_STEP,
    FINISHING,
    HELPER_COST,
    HELPER_SHARE,
    LOCKED,
    MARKER_ROUND,
    NEED_BASE,
    NEED_GOOD,
    NEED_SHORT,
    NEED_SIZE,
    PART_LOAD,
    PURSE,
    PURSE_LAST,
    ROOF_SHARE,
    SHARE_BASE,
    SHARE_SHORT,
    UNLOCKING,
    UPGRADE_GIVE,
    UPGRADE_LOSS,
    UPGRADE_NEED,
)
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.rules.farm import source_good
    from ludoteca.games.la_granja.rules.village import may_trade, wanted


class Insight:  # final
    """One seat's farm as its owner reads it, and the weights it is read with."""

    weights: list[int]
    # By the number of an effect: what a helper brings per round or per building, what the use of a tile brings.
    helper_worths: list[int]
    by_building: list[int]
    tile_worths: list[int]
    menu: Options
    seat: int
    left: int
    trades: bool
    stock: list[int]
    pull: list[int]
    need: list[int]
    demand: list[int]
    used: list[int]
    wants: list[int]
    size: list[int]
    short: list[int]
    prize: list[int]

    def __init__(self) -> None:
        self.seat = 0
        self.left = 0
        self.trades = False
        self.menu = Options()
        if not cython.compiled:
            self.helper_worths = filled(0, EFFECT_COUNT)
            self.by_building = filled(0, EFFECT_COUNT)
            self.tile_worths = filled(0, TILE_EFFECT_COUNT)
            self.weights = filled(0, WEIGHTS)
            self.stock = filled(0, GOODS)
            self.pull = filled(0, GOODS)
            self.need = filled(0, GOODS)
            self.demand = filled(0, GOODS)
            self.used = filled(0, GOODS)
            self.wants = filled(0, TARGETS)
            self.size = filled(0, TARGETS)
            self.short = filled(0, TARGETS)
            self.prize = filled(0, TARGETS)
        # The one place these are used before a farm is looked at.
        for good in range(GOODS):
            self.used[good] = 0

    def study(self, table: LaGranjaState, seat: int) -> None:
        """Look at a seat's farm: stock, what each target lacks and brings, and how much each good is needed."""
        self.seat = seat
        self.left = ROUNDS - table.round
        self.trades = may_trade(table)
        base = seat * GOODS
        for good in range(GOODS):
            self.stock[good] = table.goods[base + good]
            self.pull[good] = 0
            self.demand[good] = 0
        for crop in range(CROPS):
            self.stock[crop] += table.grown[seat * CROPS + crop]
        for slot in range(SLOTS):
            card = table.barrow_card[seat * SLOTS + slot]
            if card == NONE:
                self.wants[slot] = 0
                self.size[slot] = 0
                self.short[slot] = 0
                self.prize[slot] = 0
            else:
                self.prize[slot] = self.barrow_prize(table, card)
                covered = table.barrow_filled[seat * SLOTS + slot]
                self.look(
                    slot, table.printed.barrow_good, card * SYMBOLS, table.printed.barrow_size[card], covered, False
                )
        for building in range(BUILDING_COUNT):
            target = SLOTS + building
            place = seat * BUILDING_COUNT + building
            if table.craft[place] != 0:
                self.wants[target] = 0
                self.size[target] = 0
                self.short[target] = 0
                self.prize[target] = 0
            else:
                self.prize[target] = self.building_prize(table, building)
                row = building * ROWS + (table.row_of[place] if table.row_of[place] != NONE else 0)
                self.look(
                    target,
                    table.printed.row_good,
                    row * SYMBOLS,
                    table.printed.row_size[row],
                    table.row_filled[place],
                    table.lock[building] != 0,
                )
                if self.wants[target] and table.row_of[place] == NONE and not table.printed.same_rows[building]:
                    self.wants[target] = wanted(table, seat, target, 1)
        for good in range(GOODS):
            self.need[good] = self.pull[good] if self.demand[good] > self.stock[good] else 0

    def look(self, target: int, goods: list[int], start: int, count: int, covered: int, locked: bool) -> None:
        """One target: what it lacks, how much of that the farm cannot cover, and what each good adds to it."""
        size = 0
        short = 0
        mask = 0
        for symbol in range(count):
            if not covered >> symbol & 1:
                good = goods[start + symbol]
                size += 1
                mask |= 1 << good
                self.demand[good] += 1
                if self.used[good] < self.stock[good]:
                    self.used[good] += 1
                else:
                    short += 1
        share = (
            self.prize[target]
            * 100
            // (self.weights[NEED_BASE] + size * self.weights[NEED_SIZE] + short * self.weights[NEED_SHORT])
        )
        if self.left == 0 and short > 3:
            share = 0
        if locked:
            share = share * self.weights[LOCKED] // 100
        for symbol in range(count):
            if not covered >> symbol & 1:
                good = goods[start + symbol]
                self.used[good] = 0
                if share > self.pull[good]:
                    self.pull[good] = share
        self.wants[target] = 0 if locked else mask
        self.size[target] = size
        self.short[target] = short

    # -- what things bring ------------------------------------------------------------------------------

    def barrow_prize(self, table: LaGranjaState, card: int) -> int:
        """A completed barrow: points, a commodity, a market marker for this round and those left."""
        prize = table.printed.barrow_vp[card] * 100 + self.weights[COMMODITY]
        if table.printed.barrow_market[card]:
            prize += self.weights[MARKER_ROUND] * (self.left + 1)
        if table.craft[self.seat * BUILDING_COUNT + BUTCHER] == CRAFT_ACTIVE:
            prize += 100
        return prize

    def building_prize(self, table: LaGranjaState, building: int) -> int:
        """A completed building: what it brings now, and its craft marker in the rounds left."""
        prize = table.round * 100 + self.weights[BUILDING_NOW] + self.weights[CRAFTS + building] * self.left
        if not table.completed >> building & 1:
            prize += 100
            if table.unlocked < 3:
                prize += self.weights[UNLOCKING]
        if table.craft[self.seat * BUILDING_COUNT + VILLAGE_STORE] == CRAFT_ACTIVE:
            prize += 200
        return prize

    def helper_worth(self, table: LaGranjaState, card: int) -> int:
        """A helper for this round and those left."""
        effect = table.printed.helper_effect[card]
        worth = self.helper_worths[effect] * self.weights[HELPER_SHARE] // 100
        if self.by_building[effect]:
            # No more buildings than are left to complete, and rarely more than one a round.
            rows = 0
            for place in range(self.seat * BUILDING_COUNT, self.seat * BUILDING_COUNT + BUILDING_COUNT):
                if table.craft[place] == 0:
                    rows += 1
            return worth * (min(self.left + 1, rows)) - self.weights[HELPER_COST]
        return worth * (self.left + 1) - self.weights[HELPER_COST]

    def roof_worth(self, effect: int) -> int:
        """One use of a roof tile."""
        return self.tile_worths[effect] * self.weights[ROOF_SHARE] // 100

    def is_last(self, table: LaGranjaState) -> bool:
        """Whether nothing can be of use later."""
        return self.left == 0 and table.phase == TRANSPORT

    def purse(self, table: LaGranjaState) -> int:
        """What one silver is worth to the seat now."""
        return self.weights[PURSE_LAST] if self.is_last(table) else self.weights[PURSE]

    def good_worth(self, table: LaGranjaState, good: int) -> int:
        """A good with what the seat's own targets add to it."""
        if self.left == 0 and table.phase == TRANSPORT and good < SILVER:
            return self.need[good] // 2
        return self.weights[good] + self.need[good] * self.weights[NEED_GOOD] // 100

    def best_crop(self, table: LaGranjaState) -> int:
        """The harvest good the seat would like best."""
        best = self.good_worth(table, 0)
        for crop in range(1, CROPS):
            worth = self.good_worth(table, crop)
            if worth > best:
                best = worth
        return best

    def upgrade_worth(self, source: int) -> int:
        """What turning a resource into its upgraded good brings."""
        good = source_good(source)
        result = MEAT if good == PIG else (WINE if good == GRAPE else FOOD)
        wanting = self.need[result]
        if wanting:
            gain = self.weights[result] - self.weights[good] + wanting * self.weights[UPGRADE_NEED] // 100
        else:
            # An upgraded good that nothing asks for can no longer be sold.
            gain = -self.weights[good] * self.weights[UPGRADE_LOSS] // 100
        if self.stock[good] <= self.demand[good]:
            gain -= self.pull[good] * self.weights[UPGRADE_GIVE] // 100
        return gain

    def best_upgrade(self, found: int) -> int:
        """The best upgrade among some sources, 0 if there is none worth it."""
        best = 0
        for source in range(SOURCES):
            if found >> source & 1:
                worth = self.upgrade_worth(source)
                if worth > best:
                    best = worth
        return best

    def step_worth(self, table: LaGranjaState, steps: int) -> int:
        """Siesta steps: a little for the order, more for points at the end of the round."""
        start = table.siesta_at[self.seat]
        end = start + steps
        if end > table.printed.top:
            end = table.printed.top
        points = table.printed.siesta[end] - table.printed.siesta[start]
        return points * self.weights[DISC_POINT] + (end - start) * self.weights[DISC_STEP]

    # -- deliveries -------------------------------------------------------------------------------------

    def delivery_worth(self, target: int, left: int) -> int:
        """One more covered symbol, with so many deliveries to go: all of the prize for the last, a share before."""
        size = self.size[target]
        short = self.short[target]
        prize = self.prize[target]
        if size <= 1:
            return prize
        if short == 0 and size <= left:
            return prize * self.weights[FINISHING] // 100
        if self.left == 0 and (short > 0 or size > left + 2):
            return -50
        return prize * 100 // (self.weights[SHARE_BASE] + 100 * size + self.weights[SHARE_SHORT] * short)

    def best_delivery(self, left: int) -> int:
        """The best single delivery the seat could make now, less the good it takes."""
        goods = 0
        for good in range(GOODS):
            if self.stock[good] > 0 and (good != COMMODITY or self.trades):
                goods |= 1 << good
        best = 0
        for target in range(TARGETS):
            fit = self.wants[target] & goods
            if fit:
                worth = self.delivery_worth(target, left)
                if worth > best:
                    for good in range(GOODS):
                        if fit >> good & 1 and worth - self.weights[good] * self.weights[COST] // 100 > best:
                            best = worth - self.weights[good] * self.weights[COST] // 100
        return best

    def haul(self, left: int) -> int:
        """What so many deliveries bring: targets that can be finished, dear ones first, then shares of others."""
        total = 0
        done = 0
        while left > 0:
            best = 0
            chosen = NONE
            for target in range(TARGETS):
                if not done >> target & 1 and self.wants[target] and self.short[target] == 0:
                    size = self.size[target]
                    if size <= left and self.prize[target] // size > best:
                        best = self.prize[target] // size
                        chosen = target
            if chosen == NONE:
                break
            total += self.prize[chosen]
            left -= self.size[chosen]
            done |= 1 << chosen
        if left > 0 and self.left > 0:
            spare = 0
            for target in range(TARGETS):
                if not done >> target & 1 and self.wants[target]:
                    spare += self.size[target] - self.short[target]
            total += (min(left, spare)) * self.weights[PART_LOAD]
        return total
