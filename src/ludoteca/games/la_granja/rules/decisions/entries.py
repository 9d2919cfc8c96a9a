"""Entries of questions beside what they list: to pass, to stop, to open the menu of free actions, to use a helper."""

from __future__ import annotations

from typing import Final

from ludoteca.games.la_granja.content.cards import CARD_COUNT
from ludoteca.games.la_granja.content.constants import SLOTS, SPACES, TARGETS
from ludoteca.games.la_granja.content.goods import GOODS
from ludoteca.games.la_granja.content.helpers import DOUBLE_DELIVERY, SUBSTITUTE_DELIVERY, WILD_DELIVERY
from ludoteca.games.la_granja.content.roofs import ROOF_COUNT

# Behind the cards that may be played.
PASS_CARD: Final = CARD_COUNT
FREE_CARD: Final = CARD_COUNT + 1

# The sides of a card.
TO_FIELD: Final = 0
TO_BARROW: Final = 1
TO_EXTENSION: Final = 2
TO_HELPER: Final = 3
SIDES: Final = 4

# Behind the roof tiles that may be bought.
PASS_ROOF: Final = ROOF_COUNT
FREE_ROOF_ENTRY: Final = ROOF_COUNT + 1

# Behind the dice that may be picked.
REROLL_ENTRY: Final = SPACES
FREE_PICK: Final = SPACES + 1

# What may be done with a picked die.
KEEP: Final = 0
HELPER_DOWN: Final = 1
HELPER_UP: Final = 2
AS_FIXED: Final = 3
BY_TILE: Final = 4

# The choices of spaces 2, 5 and 6, and the helper that allows two of them.
PLAY_ONE: Final = 0
DRAW_ONE: Final = 1
ONE_CROP: Final = 2
TWO_UPGRADES: Final = 3
UPGRADE_AND_STEP: Final = 4
TWO_STEPS: Final = 5
ONE_DELIVERY: Final = 6
TWO_SILVER: Final = 7
WITH_HELPER: Final = 8

# Behind the deliveries, which are target times goods plus good: helpers that bend one, helpers that add one.
CODES: Final = TARGETS * GOODS
BENDING: Final = (DOUBLE_DELIVERY, WILD_DELIVERY, SUBSTITUTE_DELIVERY)
EXTRA: Final = CODES + len(BENDING)
FREE_DELIVER: Final = EXTRA + SLOTS
STOP_DELIVER: Final = FREE_DELIVER + 1

# Behind the numbers of deliveries that may be bought ahead.
MOST_AHEAD: Final = 12
FREE_AHEAD: Final = MOST_AHEAD + 1
