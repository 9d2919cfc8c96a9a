"""After the last round: end cards, the goal of a solo chapter, scores and winners (8.5, 8.6, 10.9, 11.7, 11.8)."""

from __future__ import annotations

from typing import Any

from tests.referee.oh_my_goods.asking import Telling, ask
from tests.referee.oh_my_goods.paying import can_give, demand, give_list
from tests.referee.oh_my_goods.table import Player, Table

COINS_A_POINT = 5


class Ending:
    """What happens between the last round and the result."""

    def __init__(self, table: Table, goal_points: int | None = None) -> None:
        self.table = table
        self.goal: dict[str, Any] = dict(table.chapter_card()["goal"]) if table.expansion and table.seats == 1 else {}
        if goal_points is not None:
            # The points of a goal are set by trial (11.2), so they are taken as told; its other conditions are not.
            self.goal["vp_at_least"] = goal_points
        self.goal_given = "deliver" not in self.goal

    def run(self) -> Telling:
        """The end cards from top to bottom, each effect for all players; then the goods of a goal."""
        table = self.table
        if not table.expansion:
            return
        for number in table.chapter_card()["end_cards"]:
            for effect in table.cards.end_cards[number]:
                for seat in table.order():
                    yield from self._effect(seat, effect)
        if not self.goal_given:
            yield from self._meet_goal()

    def _effect(self, seat: int, effect: dict[str, Any]) -> Telling:
        player = self.table.players[seat]
        if effect["op"] == "strength_reward":
            if player.strength() >= effect["min"]:
                player.rewards += effect["reward"]["vp"]
        elif effect["op"] == "deliver":
            yield from self._deliver(seat, effect)
        elif effect["op"] == "demand":
            yield from demand(self.table, seat, effect, self.table.plain_worth)
        elif effect["op"] == "must_pay":
            yield from self._must_pay(seat, effect)

    def _can_give(self, player: Player, goods: dict[str, int]) -> bool:
        return can_give(player, goods, self.table.plain_worth)

    def _give(self, seat: int, goods: dict[str, int]) -> Telling:
        yield from give_list(self.table, seat, goods, self.table.plain_worth)

    def _deliver(self, seat: int, effect: dict[str, Any]) -> Telling:
        player = self.table.players[seat]
        for _ in range(effect.get("times", 1)):
            legal = ["no", "yes"] if self._can_give(player, effect["goods"]) else ["no"]
            answer = yield from ask(seat, "end_deliver", legal)
            if answer == "no":
                return
            yield from self._give(seat, effect["goods"])
            player.rewards += effect["reward"]["vp"]

    def _must_pay(self, seat: int, effect: dict[str, Any]) -> Telling:
        """Whoever has the list gives it; whoever has less gives what he has of it, and loses the shortfall (15.27)."""
        table = self.table
        player = table.players[seat]
        goods = effect["goods"]
        if self._can_give(player, goods):
            yield from self._give(seat, goods)
            return
        player.rewards -= effect.get("shortfall", {}).get("vp", 0)
        if "any_value" in goods:
            table.give_all(player)
        else:
            has = {good: sum(len(player.street[i].goods) for i in player.holding(good)) for good in goods}
            yield from self._give(seat, {good: min(count, has[good]) for good, count in goods.items()})

    def _meet_goal(self) -> Telling:
        goods = self.goal["deliver"]
        legal = ["no", "yes"] if self._can_give(self.table.players[0], goods) else ["no"]
        answer = yield from ask(0, "meet_goal", legal)
        if answer == "yes":
            yield from self._give(0, goods)
            self.goal_given = True

    # -- scores -----------------------------------------------------------------------------------------

    def lines(self, player: Player) -> dict[str, int]:
        """A player's points by where they come from."""
        return {
            "buildings": sum(building.card.vp for building in player.street),
            "assistants": sum(self.table.cards.assistants[name].vp for name in player.assistants),
            "goods": self.table.plain_wealth(player) // COINS_A_POINT,
            "rewards": player.rewards,
        }

    def result(self) -> dict[str, Any]:
        """Points of every seat and the winners."""
        lines = [self.lines(player) for player in self.table.players]
        points = tuple(sum(line.values()) for line in lines)
        told: dict[str, Any] = {"points": points, "winners": self._winners(points)}
        for seat, line in enumerate(lines):
            told |= {f"{name} of seat {seat}": count for name, count in line.items()}
        return told

    def _winners(self, points: tuple[int, ...]) -> tuple[int, ...]:
        players = self.table.players
        if len(players) == 1:
            met = (
                points[0] >= self.goal.get("vp_at_least", 0)
                and players[0].strength() >= self.goal.get("strength_at_least", 0)
                and self.goal_given
            )
            return (0,) if met else ()
        ranks = [
            (score, self.table.plain_wealth(player) % COINS_A_POINT)
            for score, player in zip(points, players, strict=True)
        ]
        return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
