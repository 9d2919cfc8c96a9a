"""Setting up: what nature deals, and the sealed choice of a window."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.common import ChooseSeat
from ludoteca.core.constants import EVERYONE, NATURE, NOBODY
from ludoteca.core.decision import Decision, Options
from ludoteca.core.domain import Domain
from ludoteca.games.sagrada.content.constants import NONE, SEATS
from ludoteca.games.sagrada.content.dice import COLORS
from ludoteca.games.sagrada.content.objectives import PRIVATE, PUBLIC, PUBLIC_COUNT
from ludoteca.games.sagrada.content.tools import TOOL, TOOL_COUNT
from ludoteca.games.sagrada.content.windows import CARD, CARDS, WINDOW, WINDOWS
from ludoteca.games.sagrada.rules.decisions.numbers import DEAL_PUBLIC, DEAL_TOOL, ROUND
from ludoteca.games.sagrada.rules.state import SagradaState

SEAT: Final = Domain("seat", tuple(f"seat{seat}" for seat in range(SEATS)))


class DealTool(Decision):
    """Turn up tools until ``left`` are out. [SAG-3.5]"""

    name = "deal_tool"
    domain = TOOL
    rule = "SAG-3.5"

    def options(self, state: Any, seat: int, left: int, b: int, out: Options) -> None:
        table: SagradaState = state
        out.clear()
        for tool in range(TOOL_COUNT):
            if not table.tools >> tool & 1:
                out.add(tool)

    def resolve(self, state: Any, seat: int, left: int, b: int, option: int) -> None:
        table: SagradaState = state
        table.tools |= 1 << option
        if left > 1:
            table.ask(DEAL_TOOL, NATURE, left - 1, 0)


class DealPublic(Decision):
    """Turn up public objectives until ``left`` are out. [SAG-3.5]"""

    name = "deal_public"
    domain = PUBLIC
    rule = "SAG-3.5"

    def options(self, state: Any, seat: int, left: int, b: int, out: Options) -> None:
        table: SagradaState = state
        out.clear()
        for goal in range(PUBLIC_COUNT):
            if not table.goals >> goal & 1:
                out.add(goal)

    def resolve(self, state: Any, seat: int, left: int, b: int, option: int) -> None:
        table: SagradaState = state
        table.goals |= 1 << option
        if left > 1:
            table.ask(DEAL_PUBLIC, NATURE, left - 1, 0)


class DealPrivate(Decision):
    """Deal a private objective to seat ``owner``; in the solo game both lie face up. [SAG-3.1, 11.2]"""

    name = "deal_private"
    domain = PRIVATE
    rule = "SAG-3.1"

    def options(self, state: Any, seat: int, owner: int, number: int, out: Options) -> None:
        table: SagradaState = state
        out.clear()
        for color in range(COLORS):
            free = True
            for place in range(2 * SEATS):
                if table.private[place] == color:
                    free = False
            if free:
                out.add(color)

    def resolve(self, state: Any, seat: int, owner: int, number: int, option: int) -> None:
        table: SagradaState = state
        if table.seats == 1 and number == 1 and option < table.private[0]:
            # The two solo goals are a set: kept in order, so that equal knowledge is an equal state.
            table.private[1] = table.private[0]
            table.private[0] = option
        else:
            table.private[owner * 2 + number] = option

    def seen_by(self, state: Any, seat: int, a: int, b: int) -> int:
        return EVERYONE if state.seats == 1 else a


class DealWindow(Decision):
    """Deal a window card to seat ``owner``. [SAG-3.2]"""

    name = "deal_window"
    domain = CARD
    rule = "SAG-3.2"

    def options(self, state: Any, seat: int, owner: int, number: int, out: Options) -> None:
        table: SagradaState = state
        out.clear()
        for card in range(CARDS):
            free = True
            for place in range(2 * SEATS):
                if table.dealt[place] == card:
                    free = False
            if free:
                out.add(card)

    def resolve(self, state: Any, seat: int, owner: int, number: int, option: int) -> None:
        table: SagradaState = state
        if number == 1 and option < table.dealt[owner * 2]:
            table.dealt[owner * 2 + 1] = table.dealt[owner * 2]
            table.dealt[owner * 2] = option
        else:
            table.dealt[owner * 2 + number] = option

    def seen_by(self, state: Any, seat: int, a: int, b: int) -> int:
        return a


class ChooseWindow(Decision):
    """Pick one of the four windows dealt, all seats at once. [SAG-3.2, 3.7]"""

    name = "choose_window"
    domain = WINDOW
    rule = "SAG-3.2"
    sealed = True

    def options(self, state: Any, seat: int, a: int, b: int, out: Options) -> None:
        table: SagradaState = state
        out.clear()
        for place in range(seat * 2, seat * 2 + 2):
            out.add(table.dealt[place] * 2)
            out.add(table.dealt[place] * 2 + 1)

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: SagradaState = state
        table.window[seat] = option


class RevealWindows(Decision):
    """Show the windows and take favour; the other cards leave the game. [SAG-3.3]"""

    name = "reveal_windows"
    rule = "SAG-3.3"
    reveals = True

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: SagradaState = state
        for owner in range(table.seats):
            if table.seats > 1:
                table.favor[owner] = WINDOWS[table.window[owner]].difficulty
        for place in range(2 * SEATS):
            table.dealt[place] = NONE


class ChooseFirst(ChooseSeat):
    """Pick the seat that starts round 1. [SAG-3.6]"""

    name = "choose_first"
    domain = SEAT
    rule = "SAG-3.6"

    def resolve(self, state: Any, seat: int, a: int, b: int, option: int) -> None:
        table: SagradaState = state
        table.ask(ROUND, NOBODY, 1, option)
