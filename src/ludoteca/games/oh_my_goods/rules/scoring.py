"""From a state to points: buildings, assistants, goods, rewards, tie-break and the solo goal."""

from __future__ import annotations

from ludoteca.core.game import ScoreLine
from ludoteca.games.oh_my_goods.content.constants import FACES, NONE, QUIET, SLOTS
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState

COINS_PER_POINT = 5


def building_points(table: OhMyGoodsState, seat: int) -> int:
    """The points printed on the seat's buildings. [OMG-8.5]"""
    points = 0
    for slot in range(table.count[seat]):
        points += table.printed.points[table.card[seat * SLOTS + slot]]
    return points


def assistant_points(table: OhMyGoodsState, seat: int) -> int:
    """The points printed on the seat's assistants. [OMG-8.5]"""
    points = 0
    for face in range(FACES):
        if table.faces[seat] >> face & 1:
            points += table.printed.face_points[face]
    return points


def coins(table: OhMyGoodsState, seat: int) -> int:
    """The plain worth of all goods of a seat. [OMG-8.5, 15.11]"""
    found = 0
    for slot in range(table.count[seat]):
        stock = table.stock(seat * SLOTS + slot)
        if stock:
            found += stock * table.worth(seat, slot, QUIET)
    return found


def total(table: OhMyGoodsState, seat: int) -> int:
    """The seat's points. [OMG-8.5, 9.19]"""
    points = building_points(table, seat) + assistant_points(table, seat) + table.bonus[seat]
    return points + coins(table, seat) // COINS_PER_POINT


def spare_coins(table: OhMyGoodsState, seat: int) -> int:  # python
    """The coins that made no point, which tell equal points apart. [OMG-8.6]"""
    return coins(table, seat) % COINS_PER_POINT


def goal_met(table: OhMyGoodsState) -> bool:
    """Whether a solo chapter is won. [OMG-11.8]"""
    printed = table.printed
    if table.chapter == NONE or not table.goal:
        return False
    if total(table, 0) < printed.goal_points[table.chapter]:
        return False
    return table.strength(0) >= printed.goal_strength[table.chapter]


def breakdown(table: OhMyGoodsState, seat: int) -> list[ScoreLine]:
    """The seat's points line by line; they add up to the total. [OMG-8.5]"""
    lines = [
        ScoreLine("buildings", "Buildings", building_points(table, seat)),
        ScoreLine("assistants", "Assistants", assistant_points(table, seat)),
        ScoreLine("goods", "Goods, 5 coins a point", coins(table, seat) // COINS_PER_POINT),
    ]
    if table.chapter != NONE:
        lines.append(ScoreLine("rewards", "Rewards of events and end cards", table.bonus[seat]))
    return lines
