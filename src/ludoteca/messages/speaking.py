"""Who speaks now: the speaker that pictures and commands use without handing it on from function to function."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from ludoteca.core.words import Word
from ludoteca.messages.languages import ENGLISH
from ludoteca.messages.speaker import Given, Speaker

_SPEAKER: ContextVar[Speaker | None] = ContextVar("ludoteca.speaker", default=None)
_ENGLISH = Speaker(ENGLISH)


def speaker() -> Speaker:
    """Who speaks here; English unless somebody said otherwise."""
    return _SPEAKER.get() or _ENGLISH


def speak(language: str) -> Speaker:
    """Speak this language from now on."""
    found = Speaker(language)
    _SPEAKER.set(found)
    return found


@contextmanager
def speaking(language: str) -> Iterator[Speaker]:
    """Speak this language while the block lasts."""
    found = Speaker(language)
    token = _SPEAKER.set(found)
    try:
        yield found
    finally:
        _SPEAKER.reset(token)


def say(message: str, /, **words: Given) -> str:
    """A sentence by its id, filled in."""
    return speaker().say(message, **words)


def name(game: str, word: Word) -> str:
    """A thing of a game, or whatever else a sentence may be filled in with."""
    return speaker().word(game, word)


def titled(head: str, text: str) -> str:
    """Who or what, a colon, and what there is to say about it."""
    return say("terminal-titled", head=head, text=text)


def list_of(parts: Iterable[str]) -> str:
    """Words one after the other, as the language lists them: with an "and" before the last."""
    return speaker().list_of(parts)
