"""From a state to points: objectives, favour, gaps, tie-breaks and the solo target."""

from __future__ import annotations

from typing import Any

import cython

from ludoteca.core.game import ScoreLine
from ludoteca.core.rng import Rng
from ludoteca.core.rules import Rules
from ludoteca.core.words import Named
from ludoteca.games.sagrada.content.constants import NONE, POOL, ROUNDS
from ludoteca.games.sagrada.content.dice import COLORS
from ludoteca.games.sagrada.content.objectives import PRIVATE_OBJECTIVES, PUBLIC_COUNT, PUBLIC_OBJECTIVES
from ludoteca.games.sagrada.content.printed import PRINTED
from ludoteca.games.sagrada.content.windows import CARDS
from ludoteca.games.sagrada.rules.effects.all import GOALS
from ludoteca.games.sagrada.rules.effects.objectives import GoalEffect
from ludoteca.games.sagrada.rules.state import SagradaState

if not cython.compiled:
    from math import exp

    from ludoteca.core.bits import count_bits, lowest_bit

# A rival with two seats whose window shows four pips more of one colour than of another plays e times as likely for it;
# with more seats there is more to choose from, so it tells more.
HINTED = 8.0
# How finely luck is drawn from where chances are no whole numbers.
PARTS = 1 << 24


def public_points(table: SagradaState, seat: int, goal: int) -> int:
    """The points of one public objective."""
    effect: GoalEffect = GOALS.effects[goal]
    return effect.units(table, seat) * PRINTED.unit_points[goal]


def shade_sum(table: SagradaState, seat: int, color: int) -> int:
    """The sum of the values of the seat's dice of a colour. [SAG-9.6]"""
    total = 0
    for value in range(6):
        total += (value + 1) * count_bits(table.color[seat * 5 + color] & table.value[seat * 6 + value])
    return total


def private_points(table: SagradaState, seat: int) -> int:
    """The points of the private objective; in the solo game of the better one. [SAG-9.6, 11.6]"""
    if table.private[seat * 2] == NONE:
        return 0
    best = shade_sum(table, seat, table.private[seat * 2])
    if table.private[seat * 2 + 1] != NONE:
        other = shade_sum(table, seat, table.private[seat * 2 + 1])
        if other > best:
            best = other
    return best


def gaps(table: SagradaState, seat: int) -> int:
    """How many spaces are empty."""
    return 20 - count_bits(table.occupied[seat])


def total(table: SagradaState, seat: int) -> int:
    """The seat's points. [SAG-9.2, 11.6]"""
    points = private_points(table, seat) + table.favor[seat]
    points -= gaps(table, seat) * (3 if table.seats == 1 else 1)
    for goal in range(PUBLIC_COUNT):
        if table.goals >> goal & 1:
            points += public_points(table, seat, goal)
    return points


def solo_target(table: SagradaState) -> int:
    """The values of all dice on the round track. [SAG-11.1]"""
    found = 0
    for slot in range(ROUNDS):
        for place in range(slot * POOL, slot * POOL + table.track_count[slot]):
            found += table.track[place] % 6 + 1
    return found


def beats(table: SagradaState, one: int, two: int) -> bool:
    """Whether seat ``one`` ranks before seat ``two``: points, private points, favour, later first turn. [SAG-9.8]"""
    difference = total(table, one) - total(table, two)
    if difference == 0:
        difference = private_points(table, one) - private_points(table, two)
    if difference == 0:
        difference = table.favor[one] - table.favor[two]
    if difference == 0:
        last = last_first(table)
        difference = (one - last + table.seats) % table.seats - (two - last + table.seats) % table.seats
    return difference > 0


def last_first(table: SagradaState) -> int:
    """The seat that starts round 10. [SAG-8.3]"""
    return (table.first + ROUNDS - table.round) % table.seats


def tie_ranks(table: SagradaState, seat: int) -> tuple[int, int, int]:  # python
    """What stands behind equal totals: private points, favour, how late the seat begins round 10. [SAG-9.8]"""
    return private_points(table, seat), table.favor[seat], (seat - last_first(table) + table.seats) % table.seats


def redeal_private(table: SagradaState, seat: int, rng: Rng) -> None:
    """Deal the rivals' private objectives anew: colours the seat does not hold, each as likely as the windows say."""
    left = (1 << COLORS) - 1
    if table.private[seat * 2] != NONE:
        left &= ~(1 << table.private[seat * 2])
    if not cython.compiled:
        odds = [0.0] * (3 * COLORS)
    rivals = 0
    deals = 1
    for owner in range(table.seats):
        if owner != seat and table.private[owner * 2] != NONE:
            for color in range(COLORS):
                odds[rivals * COLORS + color] = exp(shade_sum(table, owner, color) * table.seats / HINTED)
            rivals += 1
            deals *= COLORS
    # Whole deals are weighed, not colour by colour: a rival who comes late must not get what others left over.
    total = 0.0
    for deal in range(deals):
        total += odds_of(odds, rivals, left, deal)
    total *= rng.below(PARTS) / float(PARTS)
    dealt = 0
    for deal in range(deals):
        one = odds_of(odds, rivals, left, deal)
        if one > 0.0:
            dealt = deal
            total -= one
            if total < 0.0:
                break
    for owner in range(table.seats):
        if owner != seat and table.private[owner * 2] != NONE:
            table.private[owner * 2] = dealt % COLORS
            dealt //= COLORS


def odds_of(odds: list[float], rivals: int, left: int, deal: int) -> float:  # noexcept
    """How likely a deal is: nothing if a colour is not there or dealt twice."""
    found = 1.0
    for rival in range(rivals):
        color = deal % COLORS
        deal //= COLORS
        if not left >> color & 1:
            return 0.0
        left &= ~(1 << color)
        found *= odds[rival * COLORS + color]
    return found


def redeal_windows(table: SagradaState, seat: int, rng: Rng) -> None:
    """Deal the rivals' window cards anew; one who has chosen may have chosen any of its four windows."""
    left = (1 << CARDS) - 1
    for place in range(seat * 2, seat * 2 + 2):
        if table.dealt[place] != NONE:
            left &= ~(1 << table.dealt[place])
    for owner in range(table.seats):
        if owner != seat and table.dealt[owner * 2] != NONE:
            one = any_bit(left, rng)
            left &= ~(1 << one)
            table.dealt[owner * 2] = one
            if table.dealt[owner * 2 + 1] != NONE:
                two = any_bit(left, rng)
                left &= ~(1 << two)
                table.dealt[owner * 2] = min(one, two)
                table.dealt[owner * 2 + 1] = max(one, two)
            if table.window[owner] != NONE:
                table.window[owner] = table.dealt[owner * 2 + rng.below(2)] * 2 + rng.below(2)


def any_bit(mask: int, rng: Rng) -> int:
    """A member of a mask by chance."""
    for _ in range(rng.below(count_bits(mask))):
        mask &= mask - 1
    return lowest_bit(mask)


class SagradaRules(Rules):
    """The decisions of Sagrada, and how its games are judged."""

    def points(self, state: Any, seat: int) -> int:
        table: SagradaState = state
        return total(table, seat)

    def winners(self, state: Any) -> int:
        table: SagradaState = state
        if table.seats == 1:
            return 1 if total(table, 0) > solo_target(table) else 0
        best = 0
        for seat in range(1, table.seats):
            if beats(table, seat, best):
                best = seat
        return 1 << best

    def par(self, state: Any) -> int:
        table: SagradaState = state
        return solo_target(table) if table.seats == 1 else 0

    def rounds(self, state: Any) -> int:
        table: SagradaState = state
        return table.round

    def redeal(self, state: Any, seat: int, rng: Rng) -> bool:
        """Other private objectives for the rivals, and while windows are chosen other cards. [SAG-12.17]"""
        table: SagradaState = state
        if table.seats > 1 and table.depth:
            redeal_private(table, seat, rng)
            if table.round == 0:
                redeal_windows(table, seat, rng)
        return True


def breakdown(table: SagradaState, seat: int) -> list[ScoreLine]:
    """The seat's points line by line; they add up to the total. [SAG-9.2]"""
    lines = [
        ScoreLine(PUBLIC_OBJECTIVES[goal].id, PUBLIC_OBJECTIVES[goal].name, public_points(table, seat, goal))
        for goal in range(PUBLIC_COUNT)
        if table.goals >> goal & 1
    ]
    owned = [color for color in table.private[seat * 2 : seat * 2 + 2] if color != NONE]
    if owned:
        color = max(owned, key=lambda goal: shade_sum(table, seat, goal))
        goal = PRIVATE_OBJECTIVES[color]
        lines.append(ScoreLine("private", goal.name, shade_sum(table, seat, color), Named("private", goal.id)))
    if table.seats > 1:
        lines.append(ScoreLine("favor", "Favour left", table.favor[seat]))
    lines.append(ScoreLine("empty", "Empty spaces", -gaps(table, seat) * (3 if table.seats == 1 else 1)))
    return lines
