"""The one family of errors: every message says what was wrong and what would be right."""

from __future__ import annotations


class LudotecaError(Exception):
    """Anything the library refuses; catch this to catch them all."""


class IllegalAnswer(LudotecaError):
    """A seat answered a question it was not asked, or with an option that is not legal."""


class BadOptions(LudotecaError):
    """The seats or options asked of a game do not exist or do not fit together."""


class BadFile(LudotecaError):
    """A save, transcript or position that cannot be read; the message says where and why."""


class UnknownGame(LudotecaError):
    """No game of that name is registered."""


class UnknownPolicy(LudotecaError):
    """No policy of that name is known for the game."""


class NoUndo(LudotecaError):
    """Nothing may be taken back here; the message says what stands in the way."""


class ScriptError(LudotecaError):
    """Scripted nature ran out of answers or was given one that cannot happen."""


class DoesNotFit(LudotecaError):
    """A game asks for more than the engine's fixed rows hold; the message names the number and the limit."""


class EngineError(LudotecaError):
    """The rules themselves broke a promise; always a defect worth reporting."""
