"""A view of Cribbage for the terminal: the board, the cards on the table, the own hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludoteca.core.picture import Line, Part, Span, fit
from ludoteca_cribbage.content.cards import CARDS, SUIT
from ludoteca_cribbage.faces.view import CribbageView
from ludoteca_cribbage.rules.judging import LABELS, skunks
from ludoteca_cribbage.rules.numbers import CLAIM, GO, NONE, OVERLOOKED
from ludoteca_cribbage.rules.state import Counted

STYLES = ("", "red", "red", "")
# The board is drawn with a hole for every so many points.
HOLE = 5


def draw(view: CribbageView) -> list[Line]:
    """The whole table as one seat sees it."""
    parts = [[_head(view), *_board(view)], _middle(view), _own(view), _show(view)]
    lines: list[Line] = []
    for part in parts:
        lines += [*([[]] if lines and part else []), *part]
    return lines


def glance(view: CribbageView, width: int, rows: int) -> list[Line]:
    """The board, the cards and the own hand; the last show where there is room."""
    board = [_head(view), *_board(view)]
    short = [_head(view), [(f"{_name(view, seat)} {score}  ", "") for seat, score in enumerate(view.scores)]]
    return fit(
        [Part([*board, *_middle(view), *_own(view)], [*short, *_middle(view), *_own(view)]), Part(_show(view))],
        rows,
        width,
    )


def seat_of(view: CribbageView, seat: int) -> list[Line]:
    """All that lies before one seat."""
    lines: list[Line] = [[(_name(view, seat), "you" if seat == view.seat else "bold"), (_role(view, seat), "soft")]]
    lines.append([("points  ", "soft"), (f"{view.scores[seat]} of {view.target}", "")])
    lines.append([("laid    ", "soft"), *_cards(view.laid_by(seat))])
    if seat == view.seat:
        return lines + _own(view)
    return [*lines, [("holds   ", "soft"), (f"{view.holds[seat]} cards", "")]]


def _head(view: CribbageView) -> Line:
    if not view.frames and view.scores and max(view.scores) >= view.target:
        won = [seat for seat, score in enumerate(view.scores) if score >= view.target]
        return [(f"Cribbage · {_seats(won)} {'wins' if len(won) == 1 else 'win'}{_skunked(view)}", "title")]
    if view.dealer == NONE:
        return [("Cribbage · cutting for the deal", "title")]
    deals = "you deal" if view.seat == view.dealer else f"seat {view.dealer} deals"
    return [(f"Cribbage · deal {view.deals} · {deals} · to {view.target}", "title")]


def _skunked(view: CribbageView) -> str:
    told = [
        f"; {_seats(one.seats)} {'was' if len(one.seats) == 1 else 'were'} {'double ' if one.double else ''}skunked"
        for one in skunks(view.target, view.scores, len(view.pegs))
    ]
    return "".join(told)


def _board(view: CribbageView) -> list[Line]:
    """A row of holes for each side, one hole for every five points, the peg where the side has come to."""
    sides = len(view.pegs)
    lines: list[Line] = []
    for side in range(sides):
        score = view.scores[side]
        mine = view.seat is not None and view.seat % sides == side
        names = " and ".join(_name(view, seat) for seat in range(side, view.seats, sides))
        holes = view.target // HOLE
        reached = min(score // HOLE, holes)
        track = "".join("●" if hole == reached else "·" for hole in range(holes + 1))
        lines.append([(f"{names:<18}", "you" if mine else ""), (track, ""), (f" {score:>3}", "bold")])
    return lines


def _middle(view: CribbageView) -> list[Line]:
    """The starter, the crib, the count and what was laid, and what was pegged last."""
    if view.dealer == NONE:
        return [[("cut     ", "soft"), *_cards(view.cuts)]]
    starter: Line = [
        ("starter ", "soft"),
        *(_cards([view.starter]) if view.starter != NONE else [("not cut yet", "soft")]),
    ]
    crib: Line = [
        ("   crib ", "soft"),
        *(_cards(view.crib) if view.crib else [(_crib_words(view), "")]),
    ]
    lines = [[*starter, *crib]]
    if view.starter != NONE and any(view.holds):
        lines.append([("count   ", "soft"), (f"{view.count}", "bold"), ("   ", ""), *_trail(view, view.start)])
        if view.start:
            lines.append([("before  ", "soft"), *_trail(view, 0, view.start)])
        lines += [
            [(f"{_name(view, seat):<8}", "soft"), (f"holds {view.holds[seat]}{_role(view, seat)}", "")]
            for seat in range(view.seats)
            if seat != view.seat
        ]
    lines += _to_count(view)
    if view.told:
        words = ", ".join(f"{_name(view, one.seat)}: {one.points} for {LABELS[one.kind]}" for one in view.told[-4:])
        lines.append([("pegged  ", "soft"), (words, "")])
    return lines


def _to_count(view: CribbageView) -> list[Line]:
    """With muggins, the hand or crib that is claimed for. [CRB-7.1]"""
    number, _, owner, is_crib = view.frames[-1] if view.frames else (NONE, NONE, 0, 0)
    if number not in (CLAIM, OVERLOOKED):
        return []
    what = f"{'the crib' if is_crib else 'the hand'} of {_name(view, owner)}: "
    cards = view.crib if is_crib else sorted(view.laid_by(owner))
    return [[("count   ", "soft"), (what, ""), *_cards(cards), ("with ", "soft"), _card(view.starter)]]


def _crib_words(view: CribbageView) -> str:
    return "yours, face down" if view.seat == view.dealer else f"seat {view.dealer}'s, face down"


def _trail(view: CribbageView, start: int, end: int | None = None) -> Line:
    line: Line = []
    for seat, card in view.trail[start:end]:
        line += [(f"{seat}:", "soft"), ("go", "soft") if card == GO else _card(card), (" ", "")]
    return line or [("nothing laid", "soft")]


def _own(view: CribbageView) -> list[Line]:
    if view.seat is None or view.dealer == NONE:
        return []
    lines: list[Line] = [[("hand    ", "you"), *_cards(view.hand)]]
    if view.thrown:
        lines[0] += [("   laid away ", "soft"), *_cards(view.thrown)]
    return lines


def _show(view: CribbageView) -> list[Line]:
    """The last hands counted, with their starter."""
    return [_counted(view, one) for one in view.show]


def _counted(view: CribbageView, one: Counted) -> Line:
    what = "crib" if one.is_crib else "hand"
    head = f"{_name(view, one.seat):<8}"
    return [
        (head, "soft"),
        (f"{what} ", "soft"),
        *_cards(one.cards),
        ("with ", "soft"),
        _card(one.starter),
        (f"  {one.points}", "bold"),
    ]


def _cards(cards: Iterable[int]) -> Line:
    line: Line = []
    for card in cards:
        line += [_card(card), (" ", "")]
    return line or [("none", "soft")]


def _card(card: int) -> Span:
    return (CARDS[card], STYLES[SUIT[card]])


def _name(view: CribbageView, seat: int) -> str:
    return "you" if seat == view.seat else f"seat {seat}"


def _role(view: CribbageView, seat: int) -> str:
    roles = []
    if seat == view.dealer:
        roles.append("dealer")
    if view.seat is not None and seat != view.seat and seat % len(view.pegs) == view.seat % len(view.pegs):
        roles.append("your partner")
    return f", {', '.join(roles)}" if roles else ""


def _seats(seats: Sequence[int]) -> str:
    names = [str(seat) for seat in seats]
    return f"seat {names[0]}" if len(names) == 1 else f"seats {' and '.join(names)}"
