"""How each decision of Oh My Goods! is named in a position file: who is asked it, and what its arguments say."""

from __future__ import annotations

from typing import Final

from ludoteca.core.questions import CHANCE, LAST_SEAT, MOST, SEAT, STEP, WHOLE, Asked, Book, Field
from ludoteca.games.oh_my_goods.content.constants import (
    CHARACTER_COUNT,
    EFFECTS,
    EVENT_COUNT,
    FIRST_END,
    FIRST_EVENT,
    NUMBERS,
    SEATS,
    SLOTS,
)
from ludoteca.games.oh_my_goods.content.domains import CARD_WORDS, SLOT_WORDS
from ludoteca.games.oh_my_goods.content.goods import GOOD_IDS
from ludoteca.games.oh_my_goods.content.people import ASSISTANT_IDS

_PURPOSES: Final = ("hand", "goods", "market")
_ROWS: Final = ("sunrise", "sunset")
_EVENTS: Final = tuple(f"event{FIRST_EVENT + place}" for place in range(EVENT_COUNT))
_NUMBERS: Final = tuple(str(50 + place) for place in range(NUMBERS))

# The end cards come after the events, each with its effects.
_END_EFFECTS: Final = 3 * EFFECTS
_ROWS_OF_EFFECTS: Final = FIRST_END * EFFECTS + _END_EFFECTS

_OWNER: Final = Field("owner", most=LAST_SEAT)
_LEFT: Final = Field("left", 1)
_BUILDING: Final = Field("building", 0, 0, 4, SLOT_WORDS)
_PRICE: Final = Field("price")
_EFFECT: Final = Field("effect", most=_END_EFFECTS - 1)
# Characters as the bits of a number.
_CHARACTERS: Final = (1 << CHARACTER_COUNT) - 1
# Of the goods given the one that comes last in order, and whether more than the price may be given.
_GIVEN: Final = (_PRICE, Field("given", 1, 0, 4, SLOT_WORDS, 1), Field("more", 1, 4, 1))

QUESTIONS: Final[Book] = {
    "deal_charburner": Asked((CHANCE,), (_OWNER,)),
    "deal_assistant": Asked((CHANCE,), (Field("left"),)),
    "deal_event": Asked((CHANCE,)),
    "choose_first": Asked((CHANCE,)),
    "round": Asked((STEP,), (Field("round", least=1), Field("active", 1, most=LAST_SEAT))),
    "event_effect": Asked((STEP,), (Field("event", 0, 0, 5, _EVENTS), Field("place", 1, most=EFFECTS - 1))),
    "choose_side": Asked((SEAT,)),
    "new_cards": Asked((STEP,)),
    "redraw": Asked((SEAT,)),
    "keep": Asked((SEAT,), (Field("left"), Field("kept", 1))),
    "draw": Asked((STEP,), (Field("for", 0, 0, 2, _PURPOSES), Field("target", 0, 2, 8), _LEFT)),
    "draw_card": Asked((CHANCE,), (_OWNER, _LEFT)),
    "draw_good": Asked((CHANCE,), (Field("target", most=SEATS * SLOTS - 1), _LEFT)),
    "reveal": Asked((CHANCE,), (Field("row", 0, 0, 1, _ROWS), Field("suns", 1))),
    "halve": Asked((SEAT,), (Field("left"),)),
    "reshuffle": Asked((STEP,)),
    "use_character": Asked((SEAT,), (Field("used", most=_CHARACTERS),)),
    "plans": Asked((STEP,)),
    "plan_card": Asked((SEAT,)),
    "plan_worker": Asked((SEAT,)),
    "plan_move": Asked((SEAT,)),
    "plan_to": Asked((SEAT,), (_BUILDING,)),
    "plan_cost": Asked((SEAT,), (_BUILDING, Field("to", 1, 0, 4, SLOT_WORDS))),
    "plan_pay": Asked((SEAT,), _GIVEN),
    "show_plans": Asked((STEP,)),
    "turn": Asked((STEP,), (_OWNER,)),
    "produce_on": Asked((STEP,), (_OWNER,)),
    "produce": Asked((SEAT,)),
    "discard": Asked((SEAT,), (_BUILDING, Field("units", 1, 0, 8), Field("halves", 1, 8, 2))),
    "open_chain": Asked((STEP,), (_OWNER, Field("building", 1, 0, 4, SLOT_WORDS))),
    "chain": Asked((SEAT,), (_BUILDING, Field("must", 0, 4, 1))),
    "chain_good": Asked((SEAT,), (_BUILDING,)),
    "building": Asked((STEP,), (_OWNER,)),
    "buy_on": Asked((STEP,), (_OWNER, Field("built", 1, 0, 1), Field("hired", 1, 1, 1))),
    "buy": Asked((SEAT,), (Field("built", 0, 0, 1), Field("hired", 0, 1, 1))),
    "buy_card": Asked((SEAT,), (Field("number", 0, 0, 3, _NUMBERS), Field("built", 1, 0, 1), Field("hired", 1, 1, 1))),
    "pay_with": Asked((SEAT,), (_PRICE, Field("used", 1, most=_CHARACTERS))),
    "pay": Asked((SEAT,), _GIVEN),
    "erect": Asked((STEP,), (_OWNER, Field("card", 1, 0, 8, CARD_WORDS))),
    "attach": Asked((SEAT,), (Field("card", 0, 0, 8, CARD_WORDS),)),
    "place": Asked((SEAT,), (Field("assistant", 0, 0, 4, ASSISTANT_IDS),)),
    "deliver": Asked((STEP,), (Field("owner", 0, 0, 4, most=LAST_SEAT), Field("good", 0, 4, 5, GOOD_IDS), _LEFT)),
    "deliver_good": Asked((SEAT,), (Field("good", 0, 0, 5, GOOD_IDS), _LEFT)),
    "reward": Asked((STEP,), (_OWNER, Field("points", 1, least=-MOST))),
    "threaten": Asked((STEP,), (_OWNER, Field("coins", 1))),
    "end_round": Asked((STEP,)),
    "end_effect": Asked((STEP,), (Field("effect", most=_END_EFFECTS), Field("turn", 1, 0, 4), Field("times", 1, 4, 8))),
    "end_deliver": Asked((SEAT,), (_EFFECT, Field("turn", 1, 0, 4), Field("times", 1, 4, 8))),
    "demand": Asked((STEP,), (_OWNER, Field("effect", 1, most=_ROWS_OF_EFFECTS - 1))),
    "meet_demand": Asked((SEAT,), (Field("event", most=FIRST_END + 2), Field("place", 1, most=EFFECTS - 1))),
    "must_pay": Asked((STEP,), (_OWNER, Field("effect", 1, most=_ROWS_OF_EFFECTS - 1))),
    "meet_goal": Asked((STEP, SEAT)),
    "clear": Asked((STEP,)),
}


def fields_of(decision: str, a: int, b: int) -> dict[str, int]:
    """What a frame's two arguments hold, by name, as the numbers that rules use."""
    found = {}
    for field in QUESTIONS[decision].fields:
        value = (a, b)[field.argument]
        found[field.name] = value >> field.shift & ((1 << field.bits) - 1) if field.bits < WHOLE else value
    return found
