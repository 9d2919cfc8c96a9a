"""The small numbers of Cribbage: decisions by their place in the rules, and limits of the game."""

from __future__ import annotations

from typing import Final

from ludoteca_cribbage.content.cards import PACK

CUT_FOR_DEAL: Final = 0
FIND_DEALER: Final = 1
NEXT_DEAL: Final = 2
DEAL: Final = 3
DEAL_TO_CRIB: Final = 4
DISCARD: Final = 5
CUT: Final = 6
PLAY: Final = 7
SHOW: Final = 8
CLAIM: Final = 9
OVERLOOKED: Final = 10

NONE: Final = -1
# A hand is counted with four cards, and a crib has as many.
HAND: Final = 4
# Beside the cards, what a seat can say in the play.
GO: Final = PACK
FIFTEEN: Final = 15
THIRTY_ONE: Final = 31
# The most a hand can count. [CRB-6.9]
MOST: Final = 29
