"""A speaker of one language: messages by their ids, named things by kind and word, lines of the log."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from ludoteca.core.errors import UnknownGame
from ludoteca.core.game import find_game
from ludoteca.core.words import LogMessage, Message, Named, Word
from ludoteca.messages.languages import ENGLISH, check_language

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

# What a sentence is filled in with; figures of an analysis have fractions.
Given: TypeAlias = "Word | float"
# The kind of a thing that stands for a player.
SEAT: Final = "seat"
SOFT_HYPHEN: Final = "\N{SOFT HYPHEN}"
SHARED: Final = Path(__file__).parent
_OUTSIDE: Final = re.compile(r"[^A-Za-z0-9_-]")
_LOG: Final = logging.getLogger(__name__)


class Speaker:
    """Says things in one language; what it has no words for in English, and else by its bare name."""

    def __init__(self, language: str) -> None:
        self.language = check_language(language, "language")

    def say(self, message: str, /, **words: Given) -> str:
        """A sentence by its id, filled in; named things among the words belong to the game that the id begins with."""
        return self._fill(_game_of(message), message, words) or _readable(message)

    def knows(self, message: str) -> bool:
        """Whether there is such a sentence, if only in English."""
        return self._find(_game_of(message), message) is not None

    def message(self, game: str, message: Message | LogMessage) -> str:
        """A sentence of a game; where it has none, the readable part of its name and what it would have said."""
        said = self._fill(game, message.id, message.arguments)
        if said is not None:
            return said
        told = [self.word(game, word) for word in message.arguments.values()]
        return ": ".join([_readable(message.id), ", ".join(told)] if told else [_readable(message.id)])

    def problems(self, game: str, message: Message | LogMessage) -> list[str]:
        """What keeps a sentence from being said whole in this language: it has none, or is not given all it needs."""
        bundle = self._find(game, message.id, or_english=False)
        pattern = None if bundle is None else bundle.get_message(message.id).value
        if bundle is None or pattern is None:
            return ["there is no such message"]
        _, found = bundle.format_pattern(pattern, self._arguments(game, message.arguments))
        return [str(problem) for problem in found]

    def log(self, game: str, who: str, message: LogMessage) -> str:
        """A line of the log: who did what."""
        said = self._fill(game, message.id, {**message.arguments, "who": who})
        return self.say("terminal-titled", head=who, text=self.message(game, message)) if said is None else said

    def word(self, game: str, word: Given) -> str:
        """A number, a text, a thing or a list, as it stands in a sentence."""
        said = self._argument(game, word)
        return said if isinstance(said, str) else self.number(said)

    def number(self, number: float) -> str:
        """A number as the language writes it."""
        return self.say("number", number=number)

    def figure(self, number: float, digits: int = 0, *, signed: bool = False) -> str:
        """A measured number with so many digits behind the point, and its sign where that says something."""
        from babel.numbers import format_decimal  # noqa: PLC0415 - most programs say nothing

        shape = f"#,##0.{'0' * digits}".rstrip(".")
        return format_decimal(number, f"+{shape};-{shape}" if signed else shape, locale=self.language)

    def title(self, game: str) -> str:
        """What a game is called."""
        return self._fill(game, f"game-{game}", {}) or find_game(game).title

    def list_of(self, parts: Iterable[str]) -> str:
        """Words one after the other, as the language lists them."""
        from babel.lists import format_list  # noqa: PLC0415 - most programs say nothing

        return format_list(list(parts), "standard", self.language)

    def _argument(self, game: str, word: Given) -> str | float:
        if isinstance(word, Named):
            return self._thing(game, word)
        if isinstance(word, tuple):
            return self.list_of(self.word(game, part) for part in word)
        return word

    def _thing(self, game: str, thing: Named) -> str:
        if thing.kind == SEAT:
            # Seats have no names of their own here; numbers are what commands call them by.
            return self.say("seat-number", number=thing.word)
        details = {**thing.details, "word": thing.word}
        own = f"{game}-{thing.kind}-{_OUTSIDE.sub('_', thing.word)}"
        said = self._fill(game, own, details)
        if said is None:
            said = self._fill(game, f"{game}-{thing.kind}", details)
        if said is None:
            _LOG.debug("no message %s", own)
            return thing.word.replace("_", " ")
        return said

    def _fill(self, game: str, message: str, words: Mapping[str, Given]) -> str | None:
        """The sentence with its words; None where no language has it."""
        bundle = self._find(game, message)
        if bundle is None:
            return None
        pattern = bundle.get_message(message).value
        if pattern is None:
            return None
        said, problems = bundle.format_pattern(pattern, self._arguments(game, words))
        for problem in problems:
            _LOG.debug("message %s: %s", message, problem)
        # Where a page may break a long word, a terminal would show a hyphen.
        return str(said).replace(SOFT_HYPHEN, "")

    def _arguments(self, game: str, words: Mapping[str, Given]) -> dict[str, Any]:
        """Words as a sentence takes them."""
        filled: dict[str, Any] = {}
        for name, word in words.items():
            filled[name] = self._argument(game, word)
            if isinstance(word, Named):
                # Grammar may hang on the thing itself, whatever it is called.
                filled[f"{name}_word"] = word.word
            elif isinstance(word, tuple):
                filled[f"{name}_count"] = len(word)
        return filled

    def _find(self, game: str, message: str, *, or_english: bool = True) -> FluentBundle | None:
        for language in dict.fromkeys((self.language, ENGLISH) if or_english else (self.language,)):
            shared = _open(language, SHARED)
            if shared.has_message(message):
                return shared
            folder = _folder(game)
            if folder is not None and (own := _open(language, folder)).has_message(message):
                return own
        return None


def _game_of(message: str) -> str:
    return message.partition("-")[0]


def _readable(message: str) -> str:
    """The part of an id that names what it is about, without game and kind."""
    _LOG.debug("no message %s", message)
    return message.split("-", 2)[-1].replace("_", " ")


def _folder(game: str) -> Path | None:
    """Where a game keeps its sentences; None for what is no game, or one without."""
    try:
        return find_game(game).messages
    except UnknownGame:
        return None


@cache
def _open(language: str, folder: Path) -> FluentBundle:
    """The sentences of one language that lie in a folder."""
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - most programs say nothing

    # No marks of direction around what is filled in: all of these languages run left to right.
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((folder / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
