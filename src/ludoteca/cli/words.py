"""Questions, answers and what happened, in the reader's words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ludoteca.core.constants import NATURE
from ludoteca.core.game import Game, Reason, ScoreLine
from ludoteca.core.journal import Entry
from ludoteca.core.match import Match
from ludoteca.core.question import Choice, Question
from ludoteca.core.words import LogMessage, Message, Named
from ludoteca.messages import join_lines, say, speaker, titled


def who(seat: int) -> str:
    """A seat, or chance, as the subject of a sentence."""
    return say("nature") if seat == NATURE else say("seat-number", number=str(seat))


def seat_words(seat: int) -> str:
    """A seat within a line."""
    return say("terminal-seat", seat=str(seat))


def player_words(name: str) -> str:
    """A level of play by its name; bots of one's own are called what they are called."""
    return say(f"level-{name}") if name.isidentifier() and speaker().knows(f"level-{name}") else name


def prompt_words(game: Game, question: Question) -> str:
    """The question."""
    return speaker().message(game.id, question.prompt)


def pause_words(game: Game, question: Question) -> str:
    """What a question that only asks whether to go on is about: a message of its own, or what stands before a colon."""
    own = Message(f"{question.prompt.id}-pause", question.prompt.arguments)
    if speaker().knows(own.id):
        return speaker().message(game.id, own)
    return prompt_words(game, question).partition(":")[0].strip()


def answer_words(game: Game, choice: Choice) -> str:
    """A legal answer."""
    return speaker().word(game.id, choice.label)


def told(game: Game, entries: Iterable[tuple[Entry, bool]]) -> Iterator[str]:
    """What happened, line by line: answers with whether the reader knows them; what belongs together shares a line."""
    lines: list[tuple[int, LogMessage]] = []
    for entry, known in entries:
        line = game.report(entry, known=known)
        if line is not None:
            lines.append((entry.seat, line))
        for turned_up in entry.reveals:
            line = game.report_reveal(game.rules.decisions[turned_up.decision])
            if line is not None:
                lines.append((NATURE, line))
    return (speaker().log(game.id, who(seat), _for_terminals(line)) for seat, line in join_lines(lines))


def _for_terminals(line: LogMessage) -> LogMessage:
    """The line as a terminal says it, where a page leaves to the eye what has to be told here."""
    own = f"{line.id}-terminal"
    return LogMessage(own, line.arguments, line.joins) if speaker().knows(own) else line


def sentence(match: Match, entry: Entry, *, known: bool = True) -> str:
    """One answer in words; what is no line of the log is at least named, if the reader knows it."""
    decision = match.game.rules.decisions[entry.decision]
    answer = decision.domain.notation(entry.option) if known else say("terminal-hidden")
    return next(told(match.game, [(entry, known)]), titled(who(entry.seat), answer))


def reason_words(game: Game, reason: Reason) -> str:
    """Why an answer is not legal, with its rule."""
    words = speaker().say(f"{game.id}-why-{reason.name}", **dict(reason.arguments))
    return f"{words} [{reason.rule}]"


def score_words(game: Game, line: ScoreLine) -> str:
    """What points are for."""
    if not speaker().knows(f"{game.id}-score-{line.name}"):
        return line.label
    return speaker().word(game.id, Named("score", line.name))
