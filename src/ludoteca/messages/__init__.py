"""What players read, said in their language: sentences found by their ids, things by their names.

The sentences lie beside this module and beside each game, ``messages/<language>/*.ftl``. A game's faces call
``say("sagrada-pool")``; whoever prints chooses the language once, with ``speak`` or, for a while, ``speaking``. Fluent
is loaded with the first sentence, so that programs which say nothing do without it.
"""

from __future__ import annotations

from ludoteca.messages.heads import Heads
from ludoteca.messages.languages import LANGUAGES, choose_language
from ludoteca.messages.log import join_lines
from ludoteca.messages.speaker import Speaker
from ludoteca.messages.speaking import list_of, name, say, speak, speaker, speaking, titled

__all__ = [
    "LANGUAGES",
    "Heads",
    "Speaker",
    "choose_language",
    "join_lines",
    "list_of",
    "name",
    "say",
    "speak",
    "speaker",
    "speaking",
    "titled",
]
