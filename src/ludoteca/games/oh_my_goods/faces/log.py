"""What the log says of answers: sentences made of what was kept of their moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ludoteca.core.decision import Decision
from ludoteca.core.journal import Entry
from ludoteca.core.rules import Rules
from ludoteca.core.words import NO_ARGUMENTS, Arguments, LogMessage, Named, Word
from ludoteca.games.oh_my_goods.content.constants import (
    ALL_CARDS,
    BUY_ASIDE,
    BUY_DELIVER,
    BUY_FACE,
    BUY_NOTHING,
    CHAIN_AT,
    IDLE,
    MORE,
    PAID,
    PAIR,
    STOP,
    WITH_COINS,
    YES,
)
from ludoteca.games.oh_my_goods.content.effects import SIDES
from ludoteca.games.oh_my_goods.faces.answered import Answered, answered
from ludoteca.games.oh_my_goods.faces.asked import fields_of
from ludoteca.games.oh_my_goods.faces.labels import MODES
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState

_ID: Final = "oh_my_goods-log-"

# -- what is kept of the moment ------------------------------------------------------------------------------

Keeper = Callable[[Answered], Arguments]


def _building(at: Answered) -> Arguments:
    return {"card": at.building(at.option)}


def _post(at: Answered) -> Arguments:
    if at.option == IDLE:
        return NO_ARGUMENTS
    return {"card": at.building(at.option >> 1), "mode": Named("mode", MODES[at.option & 1])}


def _made(at: Answered) -> Arguments:
    return NO_ARGUMENTS if at.option >= CHAIN_AT else _building(at)


def _resource(at: Answered) -> Arguments:
    return NO_ARGUMENTS if at.option == PAIR else {"resource": at.names.resources[at.option]}


def _row(at: Answered) -> Arguments:
    return {"resources": (at.names.resources[at.option],)}


def _fed(at: Answered) -> Arguments:
    if at.option == STOP:
        return NO_ARGUMENTS
    given = at.building(at.option - ALL_CARDS) if at.option >= ALL_CARDS else at.names.resources[at.option]
    return {"card": at.building(fields_of("chain", at.a, at.b)["building"]), "item": given}


def _bought(at: Answered) -> Arguments:
    return {"card": at.names.assistants[at.option - BUY_FACE]} if BUY_FACE <= at.option < BUY_DELIVER else NO_ARGUMENTS


def _card(at: Answered) -> Arguments:
    return {"card": at.names.cards[at.option]}


def _paid(at: Answered) -> Arguments:
    """A price paid with many goods is one sentence: that of the good which reaches it."""
    if at.option in (MORE, PAID) or not 0 < at.a <= at.table.worth(at.seat, at.option, at.table.event):
        return NO_ARGUMENTS
    return _building(at)


def _character(at: Answered) -> Arguments:
    return NO_ARGUMENTS if at.option == WITH_COINS else {"card": at.names.character(at.option)}


def _dealt(at: Answered) -> Arguments:
    return {"assistants": (at.names.assistants[at.option],)}


def _event(at: Answered) -> Arguments:
    return {"events": (at.names.event(at.option),)}


_KEEPERS: Final[dict[str, Keeper]] = {
    "deal_assistant": _dealt,
    "deal_event": _event,
    "reveal": _row,
    "use_character": _character,
    "plan_worker": _post,
    "plan_to": _building,
    "plan_cost": _character,
    "produce": _made,
    "discard": _resource,
    "chain": _fed,
    "buy": _bought,
    "buy_card": _card,
    "pay_with": _character,
    "pay": _paid,
    "attach": _building,
    "place": _building,
}


def remember(table: OhMyGoodsState, decision: Decision, seat: int, a: int, b: int, option: int) -> Arguments:
    """What the log will say of an answer and only the moment before it can tell."""
    keeper = _KEEPERS.get(decision.name)
    return NO_ARGUMENTS if keeper is None else keeper(answered(table, seat, a, b, option))


# -- the sentence --------------------------------------------------------------------------------------------

# Answers with a sentence of their own, whatever was answered, as long as something was kept of the moment.
_TOLD: Final = {
    "deal_assistant": "deal_assistant",
    "deal_event": "deal_event",
    "reveal": "reveal",
    "use_character": "character",
    "plan_cost": "character",
    "pay_with": "character",
    "plan_to": "move",
    "produce": "produce",
    "discard": "discard",
    "chain": "chain",
    "buy_card": "build",
    "pay": "pay",
    "attach": "attach",
    "place": "place",
}
# Lists that grow while one decision is answered again and again.
_JOINS: Final = {"deal_assistant": "assistants", "deal_event": "events", "reveal": "resources"}

Reporter = Callable[[int, Arguments], LogMessage | None]


def _say(name: str, arguments: Mapping[str, Word] = NO_ARGUMENTS) -> LogMessage:
    return LogMessage(_ID + name, arguments)


def _buy(option: int, kept: Arguments) -> LogMessage | None:
    if kept:
        return _say("hire", kept)
    if option == BUY_ASIDE:
        return _say("build-aside")
    return _say("deliver") if BUY_DELIVER <= option < BUY_NOTHING else None


_REPORTERS: Final[dict[str, Reporter]] = {
    "choose_first": lambda option, _: _say("choose_first", {"player": Named("seat", str(option))}),
    "redraw": lambda option, _: _say("redraw") if option == YES else None,
    "plan_worker": lambda option, kept: _say("idle") if option == IDLE else _say("worker", kept),
    "choose_side": lambda option, _: _say("side", {"card": Named("side", SIDES[option])}),
    "buy": _buy,
    "end_deliver": lambda option, _: _say("deliver") if option == YES else None,
    "meet_goal": lambda option, _: _say("deliver") if option == YES else None,
    "meet_demand": lambda option, _: _say("demand-met" if option == YES else "demand-refused"),
}


def report(rules: Rules, entry: Entry, *, known: bool) -> LogMessage | None:
    """An answer as a line of the log; what one does not know is not told."""
    if not known:
        return None
    name = rules.decisions[entry.decision].name
    if reporter := _REPORTERS.get(name):
        return reporter(entry.option, entry.details)
    told = _TOLD.get(name)
    return None if told is None or not entry.details else LogMessage(_ID + told, entry.details, _JOINS.get(name, ""))


def report_reveal(decision: Decision) -> LogMessage | None:
    """What was turned face up, as a line of the log: cards given up for a new deck stay face down."""
    return _say("show_plans") if decision.name == "show_plans" else None
