"""What a sensible player goes by in Oh My Goods!: weights with their names, and the chances of the sunset row.

The weights were tuned by self-play; docs/bots/oh_my_goods.md keeps the record.
"""

from __future__ import annotations

from functools import cache
from typing import Final

# What is the same for every player: a point, a coin that buys nothing more, what a goal asks for, more than there can
# be, an answer that comes before all others and one that comes after all others; an assistant, beside the two ways in
# which a worker works.
POINT: Final = 100
PLAIN_COIN: Final = 20
SOUGHT: Final = 600
PLENTY: Final = 100
FIRST: Final = 100000
LEAST: Final = -1000000
ASSISTANT: Final = 2

# The places of the weights. Worths are hundredths of a point, those of each round thousandths, shares hundredths.
ROUNDS: Final = 0
COIN: Final = 1
COIN_LEFT: Final = 2
CARD: Final = 3
RATE_BEST: Final = 4
RATE_MORE: Final = 5
HARD: Final = 6
ANY: Final = 7
AUTOMATIC: Final = 8
OFFICE: Final = 9
OFFICE_FIT: Final = 10
EXTRA: Final = 11
CHAIN_GOODS: Final = 12
CHAIN_HAND: Final = 13
FEED: Final = 14
COLOUR: Final = 15
TOWER: Final = 16
STRENGTH: Final = 17
HIRE: Final = 18
HIRE_RATE: Final = 19
RISK: Final = 20
HOPE: Final = 21
HOPELESS: Final = 22
NEW_HAND: Final = 23
NEW_CARD: Final = 24
KEPT: Final = 25
SPARE: Final = 26
WASTE: Final = 27
LEAD: Final = 28
CLOSING: Final = 29
CHARACTER: Final = 30
CHAIN_NOW: Final = 31
COAL: Final = 32
BOLD: Final = 33
POINTS: Final = 34
REACH: Final = 35

TUNED: Final = {
    # Rounds that pass for each building still missing to the end, in hundredths.
    "rounds": 100,
    # A coin while there is something to buy, and what each round left adds to it.
    "coin": 28,
    "coin_left": 0,
    # A hand card that could be a resource.
    "card": 20,
    # A coin's worth of product each round: beyond the best one so far, and for a further building.
    "rate_best": 10,
    "rate_more": 10,
    # What each unit beyond four takes off, and what "any" leaves, in hundredths.
    "hard": 0,
    "any": 100,
    # A coin's worth of product each round without a person.
    "automatic": 60,
    # An office each round, and more for each building that wants its resource; another card each round.
    "office": 20,
    "office_fit": 7,
    "extra": 12,
    # A coin gained each round by a chain fed with goods or with hand cards; goods that feed an own chain.
    "chain_goods": 15,
    "chain_hand": 35,
    "feed": 10,
    # A colour that brings an assistant on display nearer.
    "colour": 150,
    # Towers: each round, and for each strength.
    "tower": 79,
    "strength": 24,
    # An assistant each round, and for each coin's worth of what he could make.
    "hire": 60,
    "hire_rate": -10,
    # Cards set aside: the share of their worth if this round's income must pay for them, or if even that is short.
    "risk": 70,
    "hope": 5,
    "hopeless": 40,
    # What a new hand promises, and more for each of its cards; what a card to keep must bring at least.
    "new_hand": 180,
    "new_card": 12,
    "kept": 40,
    # The share of a card's worth as a building that holds it back from a chain.
    "spare": 20,
    # A coin paid too much.
    "waste": 20,
    # A point of lead when the end is brought about, and bringing it about at all.
    "lead": 0,
    "closing": 0,
    # A character in hand.
    "character": 80,
    # The share of what a chain promises that counts when a post is chosen.
    "chain_now": 50,
    # Coal kept for chains while paying.
    "coal": 5,
    # What the sunset row is trusted with beyond its chances, in hundredths.
    "bold": 100,
    # A printed point while there are rounds left.
    "points": 100,
    # Coins beyond the purse that a card to keep may cost.
    "reach": 6,
}

# The chance in thousandths that a row of so many half suns shows at least a units of one resource and b of another.
# Wood is on a quarter of all cards, each other resource on about a sixth; half of the cards show a half sun.
SUNS: Final = 5
UNITS: Final = 6
MOST_ANY: Final = 16
_SUN: Final = 48 / 94
_COMMON: Final = (26 / 94, 17 / 94)


@cache
def _pair(suns: int, one: float, a: int, other: float, b: int) -> float:
    """The chance that a row still shows so many units of two resources."""
    if a == 0 and b == 0:
        return 1.0
    if suns == 0:
        return 0.0
    first = one if a else 0.0
    second = other if b else 0.0
    rest = 1.0 - first - second

    def after(left: int) -> float:
        """The next card shows one of the two."""
        return (first * _pair(left, one, a - 1, other, b) if a else 0.0) + (
            second * _pair(left, one, a, other, b - 1) if b else 0.0
        )

    ends = _SUN * (after(suns - 1) + rest * _pair(suns - 1, one, a, other, b))
    return (ends + (1.0 - _SUN) * after(suns)) / (1.0 - (1.0 - _SUN) * rest)


PAIR_ODDS: Final = tuple(
    round(1000 * _pair(suns, one, a, other, b))
    for suns in range(SUNS)
    for one in _COMMON
    for other in _COMMON
    for a in range(UNITS)
    for b in range(UNITS)
)
ANY_ODDS: Final = tuple(
    round(1000 * _pair(suns, 1.0, units, 0.0, 0)) for suns in range(SUNS) for units in range(MOST_ANY)
)
