"""Phase IV and the end of the game (chapters 11 and 12)."""

from __future__ import annotations

from tests.referee.common import Draw, Telling
from tests.referee.la_granja.facts import HARVEST, NEUTRAL, PRICES, ROUNDS, SIESTA, TILES
from tests.referee.la_granja.state import Farm
from tests.referee.la_granja.transport import Transport


class Scoring(Transport):
    """What is counted and reset."""

    def scoring_phase(self) -> Telling:
        """Flags off, points, then what makes ready for the next round."""
        t = self.t
        t.phase = "IV"
        for farm in t.farms:
            for helper in farm.helpers:
                if helper:
                    helper.used = helper.flag = helper.bought = helper.sold = False
            farm.buildings_this_round = 0
            self.score_round(farm)
        if t.solo:
            t.solo_first = t.space_of(0) >= 3
        if t.round == ROUNDS:
            return
        t.siesta = [[] for _ in SIESTA]
        t.siesta[0] = t.order[::-1]
        for farm in t.farms:
            farm.crafts = dict.fromkeys(farm.crafts, True)
        yield from self.lay_roof(t.round + 1)

    def lay_roof(self, number: int) -> Telling:
        """As many tiles of the round as there are players, two in the solo game (2.4, 12.4)."""
        left = {tile.id for tile in TILES[self.t.rules.tiles].values() if tile.round == number}
        self.t.display = []
        for _ in range(2 if self.t.solo else self.t.seats):
            tile = yield Draw("lay_roof", frozenset(left))
            left.remove(tile)
            self.t.display.append(tile)

    def score_round(self, farm: Farm) -> None:
        """Helpers at the start of the phase, market, siesta track."""
        if farm.helper("banker") and farm.silver >= 6:
            farm.vp += 1
        if farm.helper("beekeeper") and sum(farm.fields.values()) and not sum(farm.grown.values()):
            farm.vp += 1
        own = len(self.t.on_market(farm.seat))
        farm.vp += own
        if farm.helper("stallholder") and own >= 3:
            farm.vp += 1
        rivals = [*self.t.others(farm.seat), *([NEUTRAL] if self.t.solo else [])]
        if farm.helper("mayor") and own and all(len(self.t.on_market(rival)) <= own for rival in rivals):
            farm.vp += 1
        worth = SIESTA[self.t.space_of(farm.seat)]
        farm.vp += worth
        if farm.helper("padre") and worth:
            farm.vp += 1

    def end_sale(self) -> None:
        """12.1, 12.2: stored resources and commodities into silver, each 5 silver into 1 VP."""
        for farm in self.t.farms:
            farm.silver += sum(farm.stored[crop] * PRICES[crop]["sell"] for crop in HARVEST)
            farm.silver += 4 * farm.commodities
            if self.t.rules.pigs_sold:
                farm.silver += farm.pigs * PRICES["pig"]["sell"]
            farm.vp += farm.silver // 5
            farm.silver %= 5

    def scores(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Points and winners: most VP, then more silver, then shared (12.3)."""
        points = tuple(farm.vp for farm in self.t.farms)
        best = max((farm.vp, farm.silver) for farm in self.t.farms)
        winners = tuple(farm.seat for farm in self.t.farms if (farm.vp, farm.silver) == best)
        return points, winners
