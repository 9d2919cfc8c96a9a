"""The named things that answers point at."""

from __future__ import annotations

from typing import Final

from ludoteca.core.domain import Domain
from ludoteca.games.oh_my_goods.content.buildings import KINDS
from ludoteca.games.oh_my_goods.content.cards import CHARBURNERS, DECK
from ludoteca.games.oh_my_goods.content.constants import (
    COPIES,
    EFFECTS,
    EVENT_COUNT,
    FIRST_EVENT,
    SEATS,
    SLOTS,
)
from ludoteca.games.oh_my_goods.content.effects import SIDES
from ludoteca.games.oh_my_goods.content.longsdale import CHARACTERS
from ludoteca.games.oh_my_goods.content.people import ASSISTANTS

_NAMES: Final = {kind.id: kind.name for kind in KINDS}
_NUMBERED: Final = tuple(kind for kind in KINDS if kind.number)


# Every card has one word. Numbers 50 to 56 have eight places each, for another table may hold more copies of one.
CARD_WORDS: Final = (
    *(card.id for card in DECK),
    *(f"{kind.id}_{copy}" for kind in _NUMBERED for copy in range(1, COPIES + 1)),
    *(character.id for character in CHARACTERS),
    *(card.id for card in CHARBURNERS),
)
# The buildings of a seat in the order they came into play: b1 is the charburner.
SLOT_WORDS: Final = tuple(f"b{slot + 1}" for slot in range(SLOTS))

CARD: Final = Domain("card", CARD_WORDS)
SUPPLY: Final = Domain("supply", (*CARD_WORDS, *SLOT_WORDS, "done", "pair"))
SEAT: Final = Domain("seat", tuple(f"seat{seat}" for seat in range(SEATS)))
SLOT: Final = Domain("building", SLOT_WORDS)
PAYMENT: Final = Domain("building", (*SLOT_WORDS, "more", "done"))
MOVE: Final = Domain("building", (*SLOT_WORDS, "stay"))
POST: Final = Domain("post", (*(f"{word}-{mode}" for word in SLOT_WORDS for mode in ("efficient", "sloppy")), "idle"))
MAKE: Final = Domain("make", (*SLOT_WORDS, *(f"{word}-chain" for word in SLOT_WORDS), "done"))
BUY_THING: Final = Domain(
    "buy",
    (
        "plan",
        *(kind.id for kind in _NUMBERED),
        *(face.id for face in ASSISTANTS),
        *(f"deliver{place + 1}" for place in range(EFFECTS)),
        "done",
    ),
)
FACE: Final = Domain("assistant", tuple(face.id for face in ASSISTANTS))
EVENT: Final = Domain("event", tuple(f"event{FIRST_EVENT + place}" for place in range(EVENT_COUNT)))
CHARACTER: Final = Domain("character", (*(character.id for character in CHARACTERS), "none"))
SIDE: Final = Domain("side", SIDES)
REDRAWS: Final = Domain("redraw", ("keep", "redraw"))
ANSWER: Final = Domain("answer", ("no", "yes"))
