"""Questions, answers and the log of Cribbage by name; the sentences are in ``messages``."""

from __future__ import annotations

from typing import Final

from ludoteca.core.decision import Decision
from ludoteca.core.journal import Entry
from ludoteca.core.words import NO_ARGUMENTS, Arguments, LogMessage, Message, Named, Word
from ludoteca_cribbage.content.cards import CARD_NOTATIONS, RANK, RANK_LETTERS, SUIT, SUIT_LETTERS, VALUE
from ludoteca_cribbage.rules.numbers import CLAIM, CUT_FOR_DEAL, DEAL, DISCARD, GO, HAND, OVERLOOKED, PLAY
from ludoteca_cribbage.rules.points import peg
from ludoteca_cribbage.rules.state import CribbageState

GAME: Final = "cribbage"
# What a card may peg for, in the order in which it is told.
PEGS: Final = ("fifteen", "thirty_one", "pairs", "run")


def seat_word(seat: int) -> Named:
    """A seat: whoever reads it says the player's name."""
    return Named("seat", str(seat))


def card_word(card: int) -> Named:
    """A card with its rank and suit."""
    rank, suit = RANK_LETTERS[RANK[card]].lower(), SUIT_LETTERS[SUIT[card]].lower()
    return Named("card", CARD_NOTATIONS[card], {"rank": Named("rank", rank), "suit": Named("suit", suit)})


CARD_WORDS: Final = tuple(card_word(card) for card in range(len(CARD_NOTATIONS)))
GO_WORD: Final = Named("turn", "go")


def points_word(points: int) -> Named:
    """A number of points."""
    return Named("points", str(points), {"count": points})


def prompt(table: CribbageState, decision: int, seat: int, owner: int, is_crib: int) -> Message:
    """What a seat is asked."""
    if decision == DISCARD:
        whose = "other"
        if seat == table.dealer:
            whose = "own"
        elif table.side(seat) == table.side(table.dealer):
            whose = "partner"
        left = len(table.hands[seat]) - HAND
        return Message(f"{GAME}-ask-discard-to-{whose}", {"dealer": seat_word(table.dealer), "left": left})
    if decision == PLAY:
        if not table.playable(seat):
            return Message(f"{GAME}-ask-say-go", {"count": table.count})
        return Message(f"{GAME}-ask-{'follow' if table.count else 'lead'}", {"count": table.count})
    what = "crib" if is_crib else "hand"
    if decision == CLAIM:
        return Message(f"{GAME}-ask-claim-{what}")
    claimed = table.show[-1].points
    return Message(f"{GAME}-ask-overlooked-in-{what}", {"owner": seat_word(owner), "claimed": claimed})


def label(decision: int, option: int) -> Named:
    """A legal answer."""
    if decision in (CLAIM, OVERLOOKED):
        return points_word(option)
    return GO_WORD if option == GO else CARD_WORDS[option]


def remember(table: CribbageState, decision: int, option: int) -> Arguments:
    """What a card brings the count to, and what it pegs: only the moment before it can tell."""
    if decision != PLAY or option == GO:
        return NO_ARGUMENTS
    pegged = peg(table.since(), option)
    pegs: list[Word] = [
        Named("peg", name, {"points": points}) for name, points in zip(PEGS, pegged, strict=True) if points
    ]
    told: dict[str, Word] = {"count": table.count + VALUE[option]}
    return {**told, "pegs": tuple(pegs)} if pegs else told


def report(decision: Decision, entry: Entry, *, known: bool) -> LogMessage | None:
    """A line of the log; that a card was dealt to somebody else is none."""
    if not known:
        return None
    answer = label(entry.decision, entry.option)
    told: dict[str, Word] = {**entry.details, "answer": answer}
    if entry.decision == DEAL:
        return LogMessage(f"{GAME}-log-deal", {"player": seat_word(entry.a), "cards": (answer,)}, joins="cards")
    if entry.decision == CUT_FOR_DEAL:
        return LogMessage(f"{GAME}-log-cut_for_deal", {"player": seat_word(entry.a), "answer": answer})
    if entry.decision == PLAY and entry.option == GO:
        return LogMessage(f"{GAME}-log-go")
    pegs = "-pegs" if "pegs" in entry.details else ""
    return LogMessage(f"{GAME}-log-{decision.name}{pegs}", told)
