"""The small numbers of Oh My Goods!; plain names here, C ints in the modules that use them."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
SEATS: Final = 4
SLOTS: Final = 14
RESOURCE_COUNT: Final = 5
GOOD_COUNT: Final = 21
FACES: Final = 16

# Card numbers: the deck of the base game, eight places for each number 50 to 56, the characters, the charburners.
DECK_CARDS: Final = 94
NUMBERS: Final = 7
COPIES: Final = 8
LONGSDALE_FIRST: Final = DECK_CARDS
CHARACTER_FIRST: Final = LONGSDALE_FIRST + NUMBERS * COPIES
CHARACTER_COUNT: Final = 4
CHARBURNER_FIRST: Final = CHARACTER_FIRST + CHARACTER_COUNT
CHARBURNER_COUNT: Final = 4
CARDS: Final = CHARBURNER_FIRST
ALL_CARDS: Final = CHARBURNER_FIRST + CHARBURNER_COUNT

# Where a card lies, which also says who knows it: in the discard pile unseen, seen by one seat or seen by all; hands,
# cards set aside and built cards have one number per seat, goods one per building, unseen or shown.
OUT: Final = -1
IN_DECK: Final = 0
IN_DISCARD: Final = 1
IN_HAND: Final = 7
IN_ASIDE: Final = 11
IN_SUNRISE: Final = 15
IN_SUNSET: Final = 16
IN_STACK: Final = 17
IN_PLAY: Final = 18
AS_GOOD: Final = 22
SHOWN_GOOD: Final = AS_GOOD + SEATS * SLOTS

# Who sees a card go to the discard pile: nobody, everybody, or (one more than) a seat.
UNSEEN: Final = 0
OPENLY: Final = 5

# What a sealed plan holds, each blank when 0: the worker's post, places left and taken by assistants, the card to
# build, the characters used and the moves they still give for nothing.
OF_WORKER: Final = 0
OF_SOURCES: Final = 1
OF_TARGETS: Final = 2
OF_CARD: Final = 3
OF_GUIDES: Final = 4
OF_FREE: Final = 5
PLAN_WIDTH: Final = 6

# Colours beyond the five of the resources.
BLUE: Final = 5

# A chain's items.
NO_ITEM: Final = 0
HAND_ITEM: Final = 1
GOOD_ITEM: Final = 2

# The worker.
EFFICIENT: Final = 0
SLOPPY: Final = 1

# What a turn of phase IV has seen.
BUILT: Final = 1
HIRED: Final = 2

# What a draw is for.
FOR_HAND: Final = 0
FOR_GOOD: Final = 1
FOR_MARKET: Final = 2

# Events 4 to 22, no event, end cards 1 to 3.
EVENT_COUNT: Final = 19
FIRST_EVENT: Final = 4
QUIET: Final = 19
FIRST_END: Final = 20
END_COUNT: Final = 3
EVENT_ROWS: Final = 23
EFFECTS: Final = 4
EFFECT_WIDTH: Final = 11

# In which order effects come at the end of a round. [OMG-9.24]
REWARDS: Final = 1
DEMANDS: Final = 2
THREATS: Final = 3

ABILITY_NONE: Final = 0

# Chapters in the order of their cards, then all-in; NONE is the base game.
CHAPTER_COUNT: Final = 7
ALL_IN_CHAPTER: Final = 7
CHAPTER_ROWS: Final = 8
# Lists of cards come twice: as several seats play a chapter, then as one seat does.
LIST_ROWS: Final = 2 * CHAPTER_ROWS
MOST_ROUNDS: Final = 12

BASE_ASSISTANTS: Final = 2
ASSISTANT_CARDS: Final = 8
MOVE_PRICE: Final = 2
ENDING: Final = 8
HAND: Final = 5
COAL: Final = 7
DEAL: Final = 2
FEW: Final = 3
BARE_MOST: Final = 30
SWAP: Final = 5

# Other readings and editions, as bits of ``variants``.
TWO_ASSISTANTS: Final = 1
NO_REDRAW: Final = 2
KEEP_ONE: Final = 4
NO_LAST_CHAINS: Final = 8
MUST_WORK: Final = 16
TWO_FOR_ONE: Final = 32
FLEETING: Final = 64
MOVES_GO_ON: Final = 128
EIGHTH_ENDS: Final = 256

# Answers beside cards and buildings.
STOP: Final = ALL_CARDS + SLOTS
PAIR: Final = ALL_CARDS + SLOTS + 1
CHAIN_AT: Final = SLOTS
DONE_PRODUCING: Final = 2 * SLOTS
IDLE: Final = 2 * SLOTS
STAY: Final = SLOTS
MORE: Final = SLOTS
PAID: Final = SLOTS + 1
# In a payment's frame, beside the building that comes last in order: whether more than the price may be given.
FREELY: Final = 16
BUY_ASIDE: Final = 0
BUY_STACK: Final = 1
BUY_FACE: Final = BUY_STACK + NUMBERS
BUY_DELIVER: Final = BUY_FACE + FACES
BUY_NOTHING: Final = BUY_DELIVER + EFFECTS
WITH_COINS: Final = CHARACTER_COUNT
NO: Final = 0
YES: Final = 1
