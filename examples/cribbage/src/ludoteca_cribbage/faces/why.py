"""Which rules forbid a card or a go: reasons for people, from a view alone."""

from __future__ import annotations

from ludoteca.core.game import Reason
from ludoteca_cribbage.content.cards import CARD_NOTATIONS, VALUE
from ludoteca_cribbage.faces.view import CribbageView
from ludoteca_cribbage.faces.words import CARD_WORDS
from ludoteca_cribbage.rules.numbers import DISCARD, PLAY, THIRTY_ONE


def why_not(view: CribbageView, target: str) -> list[Reason]:
    """Each rule that stands between the open question and a target; empty when none can be named."""
    if view.seat is None or not view.frames or view.frames[-1][1] != view.seat:
        return []
    decision = view.frames[-1][0]
    _, _, word = target.partition(":")
    if decision == PLAY and word == "go":
        return go_reasons(view)
    if decision in (DISCARD, PLAY) and word in CARD_NOTATIONS:
        return card_reasons(view, decision, CARD_NOTATIONS.index(word))
    return []


def go_reasons(view: CribbageView) -> list[Reason]:
    """Why a seat must not say go: a card fits. [CRB-5.2]"""
    fitting = [card for card in view.hand if VALUE[card] <= THIRTY_ONE - view.count]
    if not fitting:
        return []
    return [Reason("CRB-5.2", "must-lay", (("card", CARD_WORDS[fitting[0]]), ("count", view.count)))]


def card_reasons(view: CribbageView, decision: int, card: int) -> list[Reason]:
    """Why a card cannot be laid, or laid away."""
    if card in view.thrown:
        return [Reason("CRB-4.1", "in-the-crib")]
    if card not in view.hand:
        laid = view.seat is not None and card in view.laid_by(view.seat)
        return [Reason("CRB-5.1", "laid-already")] if laid else [Reason("CRB-3.6", "not-in-hand")]
    if decision == PLAY and view.count + VALUE[card] > THIRTY_ONE:
        return [Reason("CRB-5.1", "over-31", (("count", view.count), ("value", VALUE[card])))]
    return []
