"""A view of Sagrada for the terminal: windows side by side, letters beside colours."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.picture import Line, Part, Span, beside, clipped, fit, fold, label
from ludoteca.core.rng import Rng
from ludoteca.games.sagrada.content.constants import NONE
from ludoteca.games.sagrada.content.dice import COLOR_LETTERS, COLOR_NAMES, COLUMNS, DICE, ROWS
from ludoteca.games.sagrada.content.objectives import PRIVATE_OBJECTIVES, PUBLIC_OBJECTIVES
from ludoteca.games.sagrada.content.tools import TOOLS
from ludoteca.games.sagrada.content.windows import WINDOWS
from ludoteca.games.sagrada.faces.view import SagradaView, imagine
from ludoteca.games.sagrada.rules.scoring import solo_target, total
from ludoteca.messages import Heads, say, speaker, titled

WIDTH = 21
HEADS = Heads("sagrada-line-", "pool", "track", "goal", "tool")
# Beside the own window there is less room.
SIDE_HEADS = Heads("sagrada-line-", "goals", "yours", "tools", least=7)
MARK_STYLES = dict(zip(COLOR_LETTERS, COLOR_NAMES, strict=True))


def die_span(die: int) -> Span:
    """A die as letter and value on its colour."""
    return (f"[{DICE[die]}]", f"die {COLOR_NAMES[die // 6]}")


def draw(view: SagradaView, width: int = 100) -> list[Line]:
    """The whole table as one seat sees it, as many windows side by side as the width takes."""
    lines: list[Line] = [_head(view), []]
    choosing = _offered(view)
    lines += _to_choose(choosing, width) if choosing else _windows(view, range(view.seats), width)
    lines.append([])
    lines += _middle(view)
    lines.append([])
    return lines + cards(view)


def glance(view: SagradaView, width: int, rows: int) -> list[Line]:
    """The own window beside the middle of the table, the others in a line each."""
    choosing = _offered(view)
    if choosing or view.seat is None:
        board = _to_choose(choosing, width) if choosing else _windows(view, range(view.seats), width)
        return fit(
            [Part([_head(view), *board]), Part(_middle(view)), Part(cards(view), _card_names(view))],
            rows,
            width,
            say("terminal-more"),
        )
    own = _windows(view, (view.seat,), width)
    side = [
        piece for line in [*_others(view), *_card_names(view)] for piece in fold(line, width - WIDTH - 6, label(line))
    ]
    parts = [Part([_head(view), *beside(own, side, WIDTH + 6)]), Part(_middle(view))]
    return fit(parts, rows, width, say("terminal-more"))


def window_of(view: SagradaView, seat: int, width: int) -> list[Line]:
    """One seat's window."""
    return _windows(view, (seat,), width)


def cards(view: SagradaView) -> list[Line]:
    """Objectives and tools with all that is printed on them."""
    lines: list[Line] = []
    for goal in view.goals:
        card = PUBLIC_OBJECTIVES[goal]
        what = say(f"sagrada-goal-text-{card.id}")
        text = say("sagrada-picture-goal", goal=say(f"sagrada-goal-{card.id}"), points=card.points, what=what)
        lines.append([(HEADS("goal"), "soft"), (text, "")])
    for seat, pair in enumerate(view.private):
        for goal in pair:
            if goal != NONE:
                who = HEADS("goal") if view.seats == 1 else HEADS.pad(say("terminal-seat", seat=str(seat)))
                what = say("sagrada-picture-private", color=COLOR_NAMES[goal])
                lines.append([(who, "soft"), (titled(_private(goal), what), COLOR_NAMES[goal])])
    return lines + _tools(view)


def _offered(view: SagradaView) -> list[int]:
    """The window cards a seat chooses from."""
    return [card for pair in view.dealt for card in pair if card != NONE]


def _middle(view: SagradaView) -> list[Line]:
    """The pool, the round track and, alone, how far it is to the target."""
    lines: list[Line] = [[(HEADS("pool"), "soft"), *_dice(view.pool)], *_track(view)]
    return [*lines, _aim(view)] if view.seats == 1 and view.round else lines


def _others(view: SagradaView) -> list[Line]:
    """The other seats in a line each."""
    lines: list[Line] = []
    for seat, window in enumerate(view.windows):
        if seat != view.seat:
            dice = sum(die != NONE for die in view.boards[seat])
            text = say("sagrada-picture-other", window=_window(window), favor=view.favor[seat], dice=dice)
            lines.append([(f"{say('terminal-seat', seat=str(seat))} ", "soft"), (text, "")])
    return lines


def _card_names(view: SagradaView) -> list[Line]:
    """Objectives and tools by name, with what they count and cost."""
    goals = ", ".join(
        f"{say(f'sagrada-goal-{PUBLIC_OBJECTIVES[goal].id}')} {PUBLIC_OBJECTIVES[goal].points}" for goal in view.goals
    )
    mine = [goal for seat, pair in enumerate(view.private) for goal in pair if goal != NONE and seat == view.seat]
    tools = ", ".join(f"{TOOLS[tool].id} ({_price(view, tool)})" for tool in view.tools)
    lines: list[Line] = [[(SIDE_HEADS("goals"), "soft"), (goals, "")]]
    lines += [[(SIDE_HEADS("yours"), "soft"), (_private(goal), COLOR_NAMES[goal])] for goal in mine]
    return [*lines, [(SIDE_HEADS("tools"), "soft"), (tools or say("sagrada-picture-no-tools"), "")]]


def _private(goal: int) -> str:
    return say(f"sagrada-private-{PRIVATE_OBJECTIVES[goal].id}")


def _window(window: int) -> str:
    return say("sagrada-picture-no-window") if window == NONE else say(f"sagrada-window-{WINDOWS[window].id}")


def _price(view: SagradaView, tool: int) -> str:
    color = COLOR_NAMES[COLOR_LETTERS.index(TOOLS[tool].solo)]
    if view.seats == 1:
        return say("sagrada-picture-price-die", color=color)
    return say("sagrada-picture-price", count=2 if view.favor_on[tool] else 1)


def _head(view: SagradaView) -> Line:
    parts = [speaker().title(view.game)]
    parts.append(say("sagrada-picture-round", round=view.round) if view.round else say("terminal-set-up"))
    if view.round and view.seats > 1:
        parts.append(say("sagrada-picture-starts", seat=str(view.first)))
    return [(" · ".join(parts), "title")]


def _to_choose(dealt: list[int], width: int) -> list[Line]:
    """The four windows of the two cards dealt, as many side by side as fit."""
    windows = [card * 2 + side for card in dealt for side in range(2)]
    at_once = _at_once(width)
    if len(windows) > at_once:
        return [line for at in range(0, len(windows), at_once) for line in _offer(windows[at : at + at_once])]
    return _offer(windows)


def _at_once(width: int) -> int:
    """How many windows stand side by side: all four, or two."""
    return 4 if width >= 4 * (WIDTH + 4) else max(1, min(2, width // (WIDTH + 4)))


def _offer(windows: list[int]) -> list[Line]:
    names: Line = [(f"{clipped(_window(window), WIDTH + 2):<{WIDTH + 4}}", "bold") for window in windows]
    favor: Line = []
    for window in windows:
        words = say("sagrada-picture-difficulty", count=WINDOWS[window].difficulty)
        favor.append((f"{clipped(words, WIDTH + 2):<{WIDTH + 4}}", "soft"))
    lines = [names, favor]
    for row in range(ROWS):
        line: Line = []
        for window in windows:
            line.append(("   ", ""))
            line += [_mark(window, row * COLUMNS + column) for column in range(COLUMNS)]
            line.append(("  ", ""))
        lines.append(line)
    return lines


def _windows(view: SagradaView, seats: Sequence[int], width: int) -> list[Line]:
    """The windows of some seats, as many side by side as fit."""
    at_once = _at_once(width)
    lines: list[Line] = []
    for at in range(0, len(seats), at_once):
        lines += _row_of_windows(view, seats[at : at + at_once])
    return lines


def _row_of_windows(view: SagradaView, seats: Sequence[int]) -> list[Line]:
    names: Line = []
    favor: Line = []
    for seat in seats:
        you = say("terminal-you") if seat == view.seat else say("terminal-seat", seat=str(seat))
        name = clipped(titled(you, _window(view.windows[seat])), WIDTH + 3)
        names.append((f"{name:<{WIDTH + 4}}", "you" if seat == view.seat else "bold"))
        tokens = say("sagrada-picture-favor", count=view.favor[seat]) if view.seats > 1 else ""
        favor.append((f"{tokens:<{WIDTH + 4}}", "soft"))
    lines = [names, favor, [("    a   b   c   d   e    ", "soft") for _ in seats]]
    for row in range(ROWS):
        line: Line = []
        for seat in seats:
            line.append((f" {row + 1} ", "soft"))
            line += [_cell(view, seat, view.windows[seat], row * COLUMNS + column) for column in range(COLUMNS)]
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
    return line or [(say("sagrada-picture-empty"), "soft")]


def _track(view: SagradaView) -> list[Line]:
    line: Line = [(HEADS("track"), "soft")]
    for slot, dice in enumerate(view.track):
        if dice:
            line.append((f"{slot + 1}:", "soft"))
            line += _dice(dice)
    return [line if len(line) > 1 else [*line, (say("sagrada-picture-empty"), "soft")]]


def _aim(view: SagradaView) -> Line:
    """Alone: what lies on the track is to be beaten. [SAG-11.1, 11.7]"""
    table = imagine(view, Rng(0))
    target, points = solo_target(table), total(table, 0)
    missing = target + 1 - points
    far = say("score-aim-more", count=missing) if missing > 0 else say("score-aim-beaten", count=points - target)
    return [(f"{say('score-aim', target=target, points=points)} {far}", "bold")]


def _tools(view: SagradaView) -> list[Line]:
    lines: list[Line] = []
    for tool in view.tools:
        card = TOOLS[tool]
        square = say("sagrada-picture-color", color=COLOR_NAMES[COLOR_LETTERS.index(card.solo)])
        price = "" if view.seats == 1 else f", {_price(view, tool)}"
        facts = f" ({say(f'sagrada-tool-{card.id}')}, {card.number}, {square}{price})"
        text = titled(facts, say(f"sagrada-tool-text-{card.id}"))
        lines.append([(HEADS("tool"), "soft"), (card.id, "bold"), (text, "")])
    return lines
