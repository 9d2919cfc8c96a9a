"""How seats choose and how dice fall in the games compared, so that rare corners of the rules come up often."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ludoteca import Match
from ludoteca.core.match import Question
from tests.referee.sagrada.content import PRIVATE, TOOLS
from tests.referee.sealed import Chooser, Luck, plain_luck

# -- tempers -----------------------------------------------------------------------------------------------


def craftsman(_match: Match, _question: Question, words: Sequence[str], rng: random.Random) -> str:
    """Uses a tool when there is one, and mostly moves the second die too."""
    tools = [word for word in words if word in TOOLS]
    return rng.choice(tools or _rather_not(words, "done", rng))


def builder(_match: Match, _question: Question, words: Sequence[str], rng: random.Random) -> str:
    """Drafts whenever a die fits, so that windows fill and tools are for full ones; tools by chance."""
    return rng.choice(_rather_not(words, "pass", rng))


def hoarder(_match: Match, _question: Question, words: Sequence[str], rng: random.Random) -> str:
    """Keeps favor to the end, when it is spent where it can be; drafts half the time, so that the track fills."""
    plain = [word for word in words if word not in TOOLS]
    return rng.choice(plain if plain and rng.random() < 19 / 20 else words)


def idler(_match: Match, _question: Question, words: Sequence[str], rng: random.Random) -> str:
    """Passes nearly always, so that windows stay empty or hold one die."""
    return "pass" if "pass" in words and rng.random() < 9 / 10 else rng.choice(words)


def _rather_not(words: Sequence[str], avoided: str, rng: random.Random) -> list[str]:
    left = [word for word in words if word != avoided]
    return left if left and rng.random() < 9 / 10 else list(words)


def sleeper(_match: Match, _question: Question, words: Sequence[str], rng: random.Random) -> str:
    """Wakes once or never, so that several seats often end with the same total (9.8)."""
    return "pass" if "pass" in words and rng.random() < 39 / 40 else rng.choice(words)


def climber(_match: Match, _question: Question, words: Sequence[str], rng: random.Random) -> str:
    """Takes the highest die that fits, so that the low ones go to the track."""
    dice = [word for word in words if word[1:].isdigit()]
    best = [word for word in dice if word[1:] == max(die[1:] for die in dice)]
    return rng.choice(best or _rather_not(words, "pass", rng))


def tempers(seed: int) -> Sequence[Chooser]:
    """The tempers of a game: now and then a whole table of one kind."""
    if _kind(seed):
        return (climber,) * 20
    return (sleeper,) * 50 if seed % 7 == 0 else (craftsman, craftsman, builder, hoarder, idler)


# -- luck --------------------------------------------------------------------------------------------------


class KindLuck:
    """Mostly high dice of one private objective's colour and low ones of the others: a solo target can be beaten."""

    def __init__(self) -> None:
        self.colour = ""

    def __call__(self, name: str, possible: set[str], rng: random.Random) -> str | None:
        """What falls."""
        if name == "deal_private":
            word = rng.choice(sorted(possible))
            self.colour = PRIVATE[word]
            return word
        if name != "roll":
            return None
        high = [word for word in sorted(possible) if word[0] == self.colour and word[1] == "6"]
        low = [word for word in sorted(possible) if word[0] != self.colour and word[1] in "12"]
        return rng.choice(high if high and rng.random() < 1 / 5 else low or sorted(possible))


def dull_luck(name: str, possible: set[str], rng: random.Random) -> str | None:
    """Dice of few colours, as long as there are any, so that little fits and the last dice of the bag are alike."""
    return rng.choice(sorted(possible)[:9]) if name in ("roll", "draw") else None


def _kind(seed: int) -> bool:
    return seed % 5 == 0


def luck(seed: int) -> Luck:
    """The luck of a game."""
    if _kind(seed):
        return KindLuck()
    return dull_luck if seed % 5 == 1 else plain_luck
