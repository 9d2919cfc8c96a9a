"""A view of Sagrada for the terminal: windows side by side, letters beside colours."""

from __future__ import annotations

from ludoteca.core.game import Line, Span
from ludoteca.core.rng import Rng
from ludoteca.games.sagrada.constants import NONE
from ludoteca.games.sagrada.content.dice import COLOR_LETTERS, COLOR_NAMES, COLUMNS, DICE, ROWS
from ludoteca.games.sagrada.content.objectives import PRIVATE_OBJECTIVES, PUBLIC_OBJECTIVES
from ludoteca.games.sagrada.content.tools import TOOLS
from ludoteca.games.sagrada.content.windows import WINDOWS
from ludoteca.games.sagrada.scoring import solo_target, total
from ludoteca.games.sagrada.view import SagradaView, imagine

WIDTH = 21
MARK_STYLES = dict(zip(COLOR_LETTERS, COLOR_NAMES, strict=True))


def die_span(die: int) -> Span:
    """A die as letter and value on its colour."""
    return (f"[{DICE[die]}]", f"die {COLOR_NAMES[die // 6]}")


def draw(view: SagradaView) -> list[Line]:
    """The whole table as one seat sees it."""
    lines: list[Line] = [_head(view), []]
    choosing = [card for pair in view.dealt for card in pair if card != NONE]
    lines += _to_choose(choosing) if choosing else _windows(view)
    lines.append([])
    lines.append([("pool    ", "soft"), *_dice(view.pool)])
    lines += _track(view)
    if view.seats == 1 and view.round:
        lines.append(_aim(view))
    lines.append([])
    for goal in view.goals:
        card = PUBLIC_OBJECTIVES[goal]
        lines.append([("goal    ", "soft"), (f"{card.name}: {card.points} for each {card.unit}", "")])
    for seat, pair in enumerate(view.private):
        for goal in pair:
            if goal != NONE:
                who = "goal    " if view.seats == 1 else f"seat {seat}  "
                whose = "your" if seat == view.seat or view.seats == 1 else "its"
                text = f"{PRIVATE_OBJECTIVES[goal].name}: the values of {whose} {COLOR_NAMES[goal]} dice"
                lines.append([(who, "soft"), (text, COLOR_NAMES[goal])])
    lines += _tools(view)
    return lines


def _head(view: SagradaView) -> Line:
    if view.round == 0:
        return [("Sagrada · set-up", "title")]
    start = f" · seat {view.first} starts" if view.seats > 1 else ""
    return [(f"Sagrada · round {view.round} of 10{start}", "title")]


def _to_choose(cards: list[int]) -> list[Line]:
    """The four windows of the two cards dealt, side by side."""
    windows = [card * 2 + side for card in cards for side in range(2)]
    names: Line = [(f"{WINDOWS[window].name[: WIDTH + 2]:<{WIDTH + 4}}", "bold") for window in windows]
    favor: Line = [(f"{f'difficulty {WINDOWS[window].difficulty}':<{WIDTH + 4}}", "soft") for window in windows]
    lines = [names, favor]
    for row in range(ROWS):
        line: Line = []
        for window in windows:
            line.append(("   ", ""))
            line += [_mark(window, row * COLUMNS + column) for column in range(COLUMNS)]
            line.append(("  ", ""))
        lines.append(line)
    return lines


def _windows(view: SagradaView) -> list[Line]:
    names: Line = []
    favor: Line = []
    for seat, window in enumerate(view.windows):
        you = "you" if seat == view.seat else f"seat {seat}"
        label = f"{you}: {WINDOWS[window].name}" if window != NONE else f"{you}: no window yet"
        names.append((f"{label[: WIDTH + 2]:<{WIDTH + 4}}", "you" if seat == view.seat else "bold"))
        tokens = f"favour {view.favor[seat]}" if view.seats > 1 else ""
        favor.append((f"{tokens:<{WIDTH + 4}}", "soft"))
    lines = [names, favor, [("    a   b   c   d   e    ", "soft") for _ in view.windows]]
    for row in range(ROWS):
        line: Line = []
        for seat, window in enumerate(view.windows):
            line.append((f" {row + 1} ", "soft"))
            line += [_cell(view, seat, window, row * COLUMNS + column) for column in range(COLUMNS)]
            line.append(("  ", ""))
        lines.append(line)
    return lines


def _cell(view: SagradaView, seat: int, window: int, cell: int) -> Span:
    die = view.boards[seat][cell]
    if die != NONE:
        return die_span(die)
    return _mark(window, cell)


def _mark(window: int, cell: int) -> Span:
    mark = "." if window == NONE else WINDOWS[window].rows[cell // COLUMNS][cell % COLUMNS]
    return (f"  {mark} " if mark != "." else "  · ", MARK_STYLES.get(mark, "soft"))


def _dice(dice: tuple[int, ...]) -> Line:
    line: Line = []
    for die in dice:
        line += [die_span(die), (" ", "")]
    return line or [("empty", "soft")]


def _track(view: SagradaView) -> list[Line]:
    line: Line = [("track   ", "soft")]
    for slot, dice in enumerate(view.track):
        if dice:
            line.append((f"{slot + 1}:", "soft"))
            line += _dice(dice)
    return [line if len(line) > 1 else [*line, ("empty", "soft")]]


def _aim(view: SagradaView) -> Line:
    """Alone: what lies on the track is to be beaten. [SAG-11.1, 11.7]"""
    table = imagine(view, Rng(0))
    target, points = solo_target(table), total(table, 0)
    missing = target + 1 - points
    far = f"{missing} more to beat it" if missing > 0 else f"beaten by {points - target}"
    return [("target  ", "soft"), (f"{target} so far; you have {points}, {far}", "bold")]


def _tools(view: SagradaView) -> list[Line]:
    lines: list[Line] = []
    for tool in view.tools:
        card = TOOLS[tool]
        color = COLOR_NAMES[COLOR_LETTERS.index(card.solo)]
        price = f"a {color} die" if view.seats == 1 else f"{2 if view.favor_on[tool] else 1} favour"
        lines.append([("tool    ", "soft"), (f"{card.id}", "bold"), (f" ({price}): {card.text}", "")])
    return lines
