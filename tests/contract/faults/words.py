"""Faults in what is shown and said to people by name."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludoteca.core.game import Game, find_game
from ludoteca.core.words import LogMessage, Message, Named
from tests.contract.faults.planting import caught_by, with_methods
from tests.contract.template import part


def saying(name: str, change: Callable[[Any, Any], Any], honest: Game | None = None) -> Game:
    """The game that shows or says one thing differently: what it would say, and the state, view or entry it says it of."""
    right = honest or part().GAME

    def said(self: Any, *given: Any, **more: Any) -> Any:
        return change(getattr(type(right), name)(self, *given, **more), given[0])

    return with_methods(right, **{name: said})


# -- the table ----------------------------------------------------------------------------------------------


@caught_by("tables_are_shown_plainly")
def what_is_shown_cannot_be_sent() -> Game:
    return saying(
        "show", lambda shown, view: dataclasses.replace(shown, pool=frozenset(shown.pool)), find_game("sagrada")
    )


@caught_by("tables_are_shown_plainly")
def what_is_shown_depends_on_how_often_one_looks() -> Game:
    looks = [0]

    def change(shown: Any, view: Any) -> Any:
        looks[0] += 1
        return dataclasses.replace(shown, round=shown.round + looks[0] % 2)

    return saying("show", change, find_game("sagrada"))


@caught_by("tables_are_shown_plainly")
def what_is_shown_is_another_seats() -> Game:
    return saying("show", lambda shown, view: dataclasses.replace(shown, seat=0), find_game("sagrada"))


# -- questions and answers ----------------------------------------------------------------------------------


@caught_by("questions_name_what_their_seat_knows")
def a_question_names_the_deck() -> Game:
    return saying("prompt", lambda message, state: Message(message.id, {**message.arguments, "deck": state.deck}))


@caught_by("questions_name_what_their_seat_knows")
def an_answer_names_what_another_seat_holds() -> Game:
    def change(label: Named, state: Any) -> Named:
        return Named(label.kind, label.word, {"beaten": state.hands[(state.top()[1] + 1) % state.seats]})

    return saying("label", change)


@caught_by("questions_name_what_their_seat_knows")
def an_answer_is_named_by_a_set() -> Game:
    wrong: Any = frozenset({1, 2})
    return saying("label", lambda label, state: Named(label.kind, label.word, {"cards": wrong}))


# -- the log ------------------------------------------------------------------------------------------------


@caught_by("the_log_tells_what_its_readers_know")
def the_log_remembers_a_private_objective() -> Game:
    return saying(
        "remember", lambda details, state: {**details, "goal": state.private[2 * (state.seats - 1)]}, logged("sagrada")
    )


@caught_by("hidden_lines_do_not_tell")
def a_hidden_line_names_the_card() -> Game:
    def report(self: Any, entry: Any, *, known: bool) -> LogMessage:
        return LogMessage("high_card-log-card", {"card": entry.option})

    return with_methods(part().GAME, report=report)


@caught_by("hidden_lines_do_not_tell")
def a_hidden_line_of_sagrada_tells_a_colour_now_and_then() -> Game:
    def change(line: LogMessage | None, entry: Any) -> LogMessage | None:
        return LogMessage("sagrada-log-pass") if line is None and entry.seen_by >= 0 and entry.option == 0 else line

    return saying("report", change, find_game("sagrada"))


def logged(name: str) -> Game:
    """A game whose lines tell all that was remembered."""
    honest = find_game(name)

    def report(self: Any, entry: Any, *, known: bool) -> LogMessage | None:
        line = type(honest).report(self, entry, known=known)
        return line and LogMessage(line.id, {**line.arguments, **entry.details}, line.joins)

    return with_methods(honest, report=report)


@caught_by("sentences_have_words")
def a_question_has_no_sentence() -> Game:
    return saying("prompt", lambda message, state: Message(f"{message.id}-twice"), speaking())


@caught_by("sentences_have_words")
def a_question_leaves_out_what_its_sentence_names() -> Game:
    return saying("prompt", lambda message, state: Message(message.id), speaking())


@caught_by("sentences_have_words")
def a_line_of_the_log_has_no_sentence() -> Game:
    return saying("report", lambda line, entry: line and LogMessage(f"{line.id}-twice", line.arguments), speaking())


def speaking() -> Game:
    """Sagrada, its sentences found although the planted game is a class of another module."""
    honest = find_game("sagrada")
    folder: Path | None = honest.messages
    return with_methods(honest, messages=property(lambda self: folder))
