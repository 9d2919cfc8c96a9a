"""Carrying one good: which row it claims, and whether it comes from storage or from a field."""

from __future__ import annotations

from typing import Any, Final

import cython

from ludoteca.core.common import TwoAnswers
from ludoteca.core.decision import Decision, Options
from ludoteca.core.domain import Domain
from ludoteca.games.la_granja.content.board import BUILDING_COUNT
from ludoteca.games.la_granja.content.constants import NONE, ROWS, SLOTS
from ludoteca.games.la_granja.content.goods import CROPS, FROM, GOODS
from ludoteca.games.la_granja.content.markers import FOR_SYMBOL
from ludoteca.games.la_granja.rules.decisions.numbers import CLAIM_ROW, FROM_WHERE, TAKE_BACK
from ludoteca.games.la_granja.rules.state import LaGranjaState

if not cython.compiled:
    from ludoteca.games.la_granja.rules.village import cover, needs_marker, row_goods, row_taken, settle_target, spend


ROW: Final = Domain("row", ("row1", "row2", "row3", "row4"))


def carry(table: LaGranjaState, seat: int, target: int, good: int) -> None:
    """Ask what a plain delivery leaves open: which row to claim, then where the good comes from."""
    if target >= SLOTS:
        building = target - SLOTS
        if table.row_of[seat * BUILDING_COUNT + building] == NONE and not table.printed.same_rows[building]:
            table.ask(CLAIM_ROW, seat, building, good)
            return
    carry_from(table, seat, target, good, 1)


def carry_from(table: LaGranjaState, seat: int, target: int, good: int, count: int) -> None:
    """Take the goods from field or storage, asking where both have one, and settle the target."""
    while count > 0:
        if needs_marker(table, seat, target, good):
            table.ask(TAKE_BACK, seat, FOR_SYMBOL, (target * GOODS + good) * 4 + count)
            return
        stored = table.goods[seat * GOODS + good] > 0
        if good < CROPS and stored and table.grown[seat * CROPS + good] > 0:
            table.ask(FROM_WHERE, seat, target * GOODS + good, count)
            return
        spend(table, seat, good, not stored)
        cover(table, seat, target, good)
        count -= 1
    settle_target(table, seat, target)


class ClaimRow(Decision):
    """Choose which of a building's different rows to claim. [LG-9.5]"""

    name = "claim_row"
    domain = ROW
    rule = "LG-9.5"

    def options(self, state: Any, seat: int, building: int, good: int, out: Options) -> None:
        table: LaGranjaState = state
        out.clear()
        for row in range(ROWS):
            if not row_taken(table, building, row) and row_goods(table, building, row, 0, 1) >> good & 1:
                out.add(row)

    def resolve(self, state: Any, seat: int, building: int, good: int, option: int) -> None:
        table: LaGranjaState = state
        table.row_of[seat * BUILDING_COUNT + building] = option
        carry_from(table, seat, building + SLOTS, good, 1)


def carried_good(code: int) -> int:
    """The good of a delivery that is asked about by its place and good in one number."""
    return code % GOODS


class FromWhere(TwoAnswers):
    """Take the harvest good from storage or from a field. [LG-0.6]"""

    name = "from_where"
    domain = FROM
    rule = "LG-0.6"

    def resolve(self, state: Any, seat: int, code: int, count: int, option: int) -> None:
        table: LaGranjaState = state
        good = carried_good(code)
        spend(table, seat, good, option == 1)
        cover(table, seat, code // GOODS, good)
        carry_from(table, seat, code // GOODS, good, count - 1)
