"""The words that name the lines of a picture, all as wide as the longest of them in the language that is spoken."""

from __future__ import annotations

from functools import cache

from ludoteca.messages.speaker import Speaker
from ludoteca.messages.speaking import speaker


class Heads:
    """What stands before the lines of a picture: messages ``<prefix><name>``, followed by at least one blank."""

    def __init__(self, prefix: str, *names: str, least: int = 8) -> None:
        self.prefix, self.names, self.least = prefix, names, least

    def __call__(self, name: str) -> str:
        """The word before a line."""
        return self.pad(speaker().say(f"{self.prefix}{name}"))

    def pad(self, words: str) -> str:
        """Other words before a line, as wide as the rest."""
        wide = _widest(speaker().language, self.prefix, self.names, self.least)
        return f"{words:<{max(wide, len(words) + 1)}}"


@cache
def _widest(language: str, prefix: str, names: tuple[str, ...], least: int) -> int:
    own = Speaker(language)
    return max(least, *(len(own.say(f"{prefix}{name}")) + 1 for name in names))
