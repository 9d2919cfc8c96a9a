"""The table as people see it: cards by their names, pegs by the holes they stand in."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.core.view import Shown
from ludoteca_cribbage.content.cards import CARD_NOTATIONS
from ludoteca_cribbage.faces.view import CribbageView
from ludoteca_cribbage.rules.judging import skunks
from ludoteca_cribbage.rules.numbers import CLAIM, GO, NONE, OVERLOOKED
from ludoteca_cribbage.rules.points import count_hand
from ludoteca_cribbage.rules.state import KINDS, Counted


@dataclass(frozen=True, slots=True)
class Player:
    """One seat: how many cards it holds, which ones where the reader may see them, and what it has laid."""

    seat: int
    side: int
    deals: bool
    holds: int
    hand: tuple[str, ...] | None
    laid: tuple[str, ...]
    said_go: bool
    # What it cut for the first deal, while that is on the table.
    cut: str | None


@dataclass(frozen=True, slots=True)
class Side:
    """A side and its pegs: one stands at its points, the other where it stood before its last points of this deal."""

    seats: tuple[int, ...]
    points: int
    behind: int
    # Once the game is over: whether it was left behind the line, or behind the second one.
    skunked: bool
    double_skunked: bool


@dataclass(frozen=True, slots=True)
class Crib:
    """The dealer's second hand; the cards are known once it is turned up, the reader's own part of it before that."""

    owner: int
    size: int
    cards: tuple[str, ...] | None
    own: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of the play: the card a seat laid, or no card where it said go."""

    seat: int
    card: str | None


@dataclass(frozen=True, slots=True)
class Pegged:
    """Points a seat pegged in this deal, and for what."""

    seat: int
    what: str
    points: int


@dataclass(frozen=True, slots=True)
class Parts:
    """What a hand is worth, part by part."""

    fifteens: int
    pairs: int
    runs: int
    flush: int
    nobs: int


@dataclass(frozen=True, slots=True)
class CountedHand:
    """A hand or crib of the last show: what its owner pegged, and what it is worth unless that is still asked."""

    seat: int
    crib: bool
    cards: tuple[str, ...]
    starter: str
    points: int
    parts: Parts | None


@dataclass(frozen=True, slots=True)
class OpenHand:
    """With muggins, the hand or crib that is claimed for."""

    seat: int
    crib: bool
    cards: tuple[str, ...]


@dataclass(frozen=True)
class CribbageShown(Shown):
    """Everything on the table that the reader may see."""

    target: int
    muggins: bool
    deal: int
    dealer: int | None
    players: tuple[Player, ...]
    sides: tuple[Side, ...]
    crib: Crib | None
    starter: str | None
    count: int
    # The cards since the count began, and those of this deal's play before that.
    turns: tuple[Turn, ...]
    earlier: tuple[Turn, ...]
    pegged: tuple[Pegged, ...]
    counted: tuple[CountedHand, ...]
    to_count: OpenHand | None


def show(view: CribbageView) -> CribbageShown:
    """The table of a view, by name."""
    to_count = _to_count(view)
    turns = tuple(Turn(seat, None if card == GO else CARD_NOTATIONS[card]) for seat, card in view.trail)
    return CribbageShown(
        game=view.game,
        seat=view.seat,
        seats=view.seats,
        target=view.target,
        muggins=view.muggins,
        deal=view.deals,
        dealer=None if view.dealer == NONE else view.dealer,
        players=tuple(_player(view, seat) for seat in range(view.seats)),
        sides=_sides(view),
        crib=_crib(view),
        starter=None if view.starter == NONE else CARD_NOTATIONS[view.starter],
        count=view.count,
        turns=turns[view.start :],
        earlier=turns[: view.start],
        pegged=tuple(Pegged(one.seat, KINDS[one.kind], one.points) for one in view.told),
        counted=tuple(_counted(one, to_count) for one in view.show),
        to_count=to_count,
    )


def names(cards: tuple[int, ...] | list[int]) -> tuple[str, ...]:
    """Cards by their names."""
    return tuple(CARD_NOTATIONS[card] for card in cards)


def _player(view: CribbageView, seat: int) -> Player:
    return Player(
        seat=seat,
        side=seat % len(view.pegs),
        deals=seat == view.dealer,
        holds=view.holds[seat],
        hand=names(view.hand) if seat == view.seat else None,
        laid=names(view.laid_by(seat)),
        said_go=(seat, GO) in view.trail[view.start :],
        cut=CARD_NOTATIONS[view.cuts[seat]] if seat < len(view.cuts) else None,
    )


def _sides(view: CribbageView) -> tuple[Side, ...]:
    sides = len(view.pegs)
    over = not view.frames and max(view.scores) >= view.target
    behind = {seat: one for one in (skunks(view.target, view.scores, sides) if over else ()) for seat in one.seats}
    found = []
    for side in range(sides):
        points = view.scores[side]
        last = next((one.points for one in reversed(view.told) if one.seat % sides == side), 0)
        skunk = behind.get(side)
        found.append(
            Side(
                seats=tuple(range(side, view.seats, sides)),
                points=points,
                behind=points - last,
                skunked=skunk is not None,
                double_skunked=skunk is not None and skunk.double,
            )
        )
    return tuple(found)


def _crib(view: CribbageView) -> Crib | None:
    if view.dealer == NONE:
        return None
    return Crib(view.dealer, 4, names(view.crib) if view.crib else None, names(view.thrown))


def _counted(one: Counted, to_count: OpenHand | None) -> CountedHand:
    """A counted hand; what it is worth is not told while others may still claim what was overlooked. [CRB-7.2]"""
    asked = to_count is not None and (to_count.seat, to_count.crib) == (one.seat, one.is_crib)
    parts = None if asked else Parts(*count_hand(list(one.cards), one.starter, is_crib=one.is_crib))
    return CountedHand(one.seat, one.is_crib, names(one.cards), CARD_NOTATIONS[one.starter], one.points, parts)


def _to_count(view: CribbageView) -> OpenHand | None:
    """The hand or crib of the open claim. [CRB-7.1]"""
    number, _, owner, is_crib = view.frames[-1] if view.frames else (NONE, NONE, 0, 0)
    if number not in (CLAIM, OVERLOOKED):
        return None
    cards = view.crib if is_crib else tuple(sorted(view.laid_by(owner)))
    return OpenHand(owner, bool(is_crib), names(cards))
