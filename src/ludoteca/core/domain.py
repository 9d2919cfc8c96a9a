"""Named things that options point at: a number inside, a notation outside."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


class Domain:
    """A list of named things; notation and number translate into each other without loss."""

    def __init__(self, name: str, notations: Iterable[str]) -> None:
        self.name = name
        self.notations: Sequence[str] = tuple(notations)
        self._numbers = {text: number for number, text in enumerate(self.notations)}
        if len(self._numbers) != len(self.notations):
            raise ValueError(f"domain {name}: two things share a notation")
        for text in self.notations:
            if not text or text != text.strip().lower() or any(part.isspace() for part in text):
                raise ValueError(f"domain {name}: {text!r} must be one lower-case word")

    @property
    def size(self) -> int:
        """How many things there are; options run from 0 to one less."""
        return len(self.notations)

    def notation(self, option: int) -> str:
        """The word that stands for an option in transcripts and at the prompt."""
        return self.notations[option]

    def target(self, option: int) -> str:
        """The thing as a page names it, such as ``cell:b3``."""
        return f"{self.name}:{self.notations[option]}"

    def parse(self, text: str) -> int | None:
        """The option a notation stands for, or None; letter case does not matter."""
        return self._numbers.get(text.strip().lower())

    def __repr__(self) -> str:
        return f"Domain({self.name}, {self.size})"


DONE = Domain("done", ("go",))
