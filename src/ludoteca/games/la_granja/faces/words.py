"""La Granja's questions, answers and log, said by name: ids of messages and what they are filled in with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from ludoteca.core.constants import NATURE
from ludoteca.core.decision import Decision
from ludoteca.core.journal import Entry
from ludoteca.core.words import NO_ARGUMENTS, Arguments, LogMessage, Message, Named
from ludoteca.games.la_granja.content.board import BUILDING_IDS, HEX_IDS
from ludoteca.games.la_granja.content.cards import CARD_COUNT
from ludoteca.games.la_granja.content.constants import (
    BOUGHT_STEP,
    CARDS_DONE,
    DELIVERIES_DONE,
    DIE_DONE,
    EXTRAS_DONE,
    GROWTH_AHEAD,
    GROWTH_DONE,
    INCOME_AHEAD,
    INCOME_DONE,
    LAST_DIE_AHEAD,
    LAST_DIE_DONE,
    ROOF_DONE,
    SIESTA_AHEAD,
    SIESTA_DONE,
)
from ludoteca.games.la_granja.content.goods import GOOD_NAMES
from ludoteca.games.la_granja.content.roofs import ROOF_IDS
from ludoteca.games.la_granja.faces import names
from ludoteca.games.la_granja.rules.decisions.cards import goods_to_pay
from ludoteca.games.la_granja.rules.decisions.carrying import carried_good
from ludoteca.games.la_granja.rules.decisions.delivery import price_of
from ludoteca.games.la_granja.rules.decisions.farm import roof_price, silver_to_pay
from ludoteca.games.la_granja.rules.state import LaGranjaState

ASK: Final = "la_granja-ask-"
LOG: Final = "la_granja-log"

MOMENTS: Final = {
    CARDS_DONE: "cards_done",
    INCOME_AHEAD: "income_ahead",
    INCOME_DONE: "income_done",
    GROWTH_AHEAD: "growth_ahead",
    GROWTH_DONE: "growth_done",
    ROOF_DONE: "roof_done",
    DIE_DONE: "die_done",
    LAST_DIE_AHEAD: "last_die_ahead",
    LAST_DIE_DONE: "last_die_done",
    SIESTA_AHEAD: "siesta_ahead",
    SIESTA_DONE: "siesta_done",
    DELIVERIES_DONE: "deliveries_done",
    EXTRAS_DONE: "extras_done",
}

# -- questions ------------------------------------------------------------------------------------------------------


class Asked(NamedTuple):
    """A question as it stands: whose it is, and its two arguments, which the decision gives their meaning."""

    table: LaGranjaState
    decision: Decision
    seat: int
    a: int
    b: int

    @property
    def pack(self) -> str:
        """What is printed at this table."""
        return self.table.printed.name

    def word(self, option: int) -> str:
        """An answer as it is written."""
        return self.decision.domain.notation(option)


def _card_in_a(asked: Asked) -> Arguments:
    return {"card": names.card(asked.pack, asked.a)}


def _helper_in_a(asked: Asked) -> Arguments:
    return {"helper": names.helper(asked.pack, asked.table.helper_card[asked.a])}


def _value_in_a(asked: Asked) -> Arguments:
    return {"value": asked.a}


# What questions tell, by decision; those that are not here tell nothing.
TELLS: Final[dict[str, Callable[[Asked], Arguments]]] = {
    "side": _card_in_a,
    "play": lambda asked: {"left": max(1, asked.b)},
    "discard_barrow": _card_in_a,
    "discard_helper": _card_in_a,
    "pay_kind": lambda asked: {"left": goods_to_pay(asked.b)},
    "discard": lambda asked: {"left": asked.a},
    "income_helper": _helper_in_a,
    "buy_roof": lambda asked: {"price": roof_price(asked.table, asked.seat)},
    "pay_roof": lambda asked: {"left": silver_to_pay(asked.b)},
    "double_points": lambda asked: {"points": asked.a},
    "change_die": _value_in_a,
    "change_by": _value_in_a,
    "space_choice": _value_in_a,
    "round_space": lambda asked: {"round": asked.table.round},
    "claim_row": lambda asked: {"building": names.building(BUILDING_IDS[asked.a])},
    "from_where": lambda asked: {"good": names.good(GOOD_NAMES[carried_good(asked.a)])},
    "place_marker": _value_in_a,
    "take_crop": lambda asked: {"left": asked.b},
    "swap_card": _helper_in_a,
    "sell_crop": _helper_in_a,
    "exchange": _helper_in_a,
}


def prompt(table: LaGranjaState, decision: Decision, seat: int, a: int, b: int) -> Message:
    """The question as a message."""
    name = decision.name
    if name == "ready":
        return _ready(b)
    if name == "deliver":
        return _deliver(table, seat, a, b)
    tell = TELLS.get(name)
    return Message(ASK + name, tell(Asked(table, decision, seat, a, b)) if tell else NO_ARGUMENTS)


def _ready(moment: int) -> Message:
    return Message(f"{ASK}ready", {"moment": Named("moment", MOMENTS[moment])})


def _deliver(table: LaGranjaState, seat: int, flags: int, left: int) -> Message:
    """A delivery, one of those bought, or, when none is left, the pause after them."""
    bought = flags & BOUGHT_STEP
    if left < 1:
        return _ready(EXTRAS_DONE if bought else DELIVERIES_DONE)
    if bought:
        return Message(f"{ASK}deliver-extra", {"left": left, "price": price_of(table, seat, flags)})
    return Message(f"{ASK}deliver", {"left": left})


# -- answers --------------------------------------------------------------------------------------------------------

# Answers that decline, where they say more than "nothing".
DECLINED: Final = {
    ("card", "pass"): names.answer("play-none"),
    ("roof", "pass"): names.answer("buy-none"),
    ("marker", "none"): Named("marker", "none"),
}
# Answers with words of their own in every game: the kind is the domain.
OWN_KINDS: Final = frozenset(("side", "choice", "building", "pair", "delta", "from"))
COUNTED: Final = frozenset(("deliveries", "steps"))


def label(table: LaGranjaState, decision: Decision, seat: int, a: int, b: int, option: int) -> Named:
    """A legal answer as a thing with a name."""
    domain, word = decision.domain.name, decision.domain.notation(option)
    if (domain, word) in DECLINED:
        return DECLINED[domain, word]
    if domain in OWN_KINDS:
        return Named(domain, word)
    if domain in COUNTED and word.isdigit():
        return Named(domain, word, {"count": int(word)})
    known = LABELS.get(domain)
    found = known(Asked(table, decision, seat, a, b), option) if known else None
    if found is not None:
        return found
    return names.good(word) if word.partition("@")[0] in GOOD_NAMES else names.answer(word)


def _card(asked: Asked, option: int) -> Named | None:
    return names.card(asked.pack, option) if option < CARD_COUNT else None


def _roof(asked: Asked, option: int) -> Named | None:
    """A tile of the display, or one on the own roof."""
    if asked.word(option) in ROOF_IDS:
        return names.roof_tile(asked.pack, option)
    return _in_place(asked, option)


def _space(asked: Asked, option: int) -> Named | None:
    word = asked.word(option)
    return names.revenue_space(int(word)) if word.isdigit() else None


def _donkey(asked: Asked, option: int) -> Named:
    return names.donkey_tile(asked.pack, option)


def _in_place(asked: Asked, option: int) -> Named | None:
    """A place of the own farm, where the word is one."""
    word = asked.word(option)
    return names.lying(asked.table, asked.seat, word) if word[-1].isdigit() else None


def _free(asked: Asked, option: int) -> Named:
    return _in_place(asked, option) or Named("free", asked.word(option))


def _delivery(asked: Asked, option: int) -> Named | None:
    word = asked.word(option)
    if ">" in word:
        return names.delivery(word)
    if word.startswith("extra"):
        return Named("extra-delivery", word, {"number": names.slot_of(word) + 1})
    if word == "stop":
        # With nothing left to deliver this is a pause like others.
        return names.answer("go" if asked.b < 1 else "deliveries-end")
    return None


def _row(asked: Asked, option: int) -> Named:
    return names.row(asked.pack, asked.a, option)


def _hex(asked: Asked, option: int) -> Named | None:
    return names.market_space(asked.pack, option) if option < len(HEX_IDS) else None


def _marker(asked: Asked, option: int) -> Named:
    return names.marker(asked.table, asked.seat, asked.word(option))


# Things that are told with what is printed on them or where they lie, by domain.
LABELS: Final[dict[str, Callable[[Asked, int], Named | None]]] = {
    "card": _card,
    "roof": _roof,
    "space": _space,
    "donkey": _donkey,
    "barrow": _in_place,
    "helper": _in_place,
    "change": _in_place,
    "free": _free,
    "delivery": _delivery,
    "row": _row,
    "hex": _hex,
    "marker": _marker,
}

# -- the log --------------------------------------------------------------------------------------------------------

# Answers of no interest afterwards: that a turn goes on, where a good came from. A card is told of with its side.
QUIET: Final = frozenset(("ready", "from_where", "play"))
# What was done, for answers that differ only in what they name.
DEEDS: Final = {
    "take_crop": "take",
    "take_pair": "take",
    "take_resource": "take",
    "take_upgraded": "take",
    "upgrade": "upgrade",
    "space_choice": "choose",
    "card_choice": "choose",
    "pay_kind": "pay",
    "stand_in": "pay",
    "free": "free",
    "pick": "pick",
    "deliver": "deliver",
    "buy_roof": "buy_roof",
    "place_marker": "place_marker",
}
# Answers that decline have sentences of their own; that an upgrade was left needs none.
REFUSALS: Final = {
    ("play", "pass"): f"{LOG}-play-none",
    ("buy_roof", "pass"): f"{LOG}-buy-none",
    ("deliver", "stop"): f"{LOG}-stop",
    ("upgrade", "stop"): "",
}
# Of nature's answers the log tells these, one sentence for all that come in a row.
DRAWN: Final = {"roll": "dice", "reroll": "dice", "lay_roof": "tiles", "roll_order": "buildings"}


def remember(table: LaGranjaState, decision: Decision, seat: int, a: int, b: int, option: int) -> Arguments:
    """What an answer is called at its moment: later another card may lie in the same place."""
    name, word = decision.name, decision.domain.notation(option)
    if seat == NATURE:
        return {"tiles": (names.roof_tile(table.printed.name, option),)} if name == "lay_roof" else NO_ARGUMENTS
    if name == "side":
        return {"card": names.card(table.printed.name, a), "side": Named("side", word)}
    if name in QUIET or word == "free" or (name, word) in REFUSALS:
        return NO_ARGUMENTS
    return {"what": label(table, decision, seat, a, b, option)}


def report(decision: Decision, entry: Entry, *, known: bool) -> LogMessage | None:
    """An answer as a line of the log."""
    name, word = decision.name, decision.domain.notation(entry.option)
    if name == "donkey":
        return LogMessage(f"{LOG}-donkeys", entry.details) if known else LogMessage(f"{LOG}-donkey")
    if not known:
        return None
    if entry.seat == NATURE:
        return _drawn(entry, name, word)
    if (name, word) in REFUSALS:
        refusal = REFUSALS[name, word]
        return LogMessage(refusal) if refusal else None
    if name in QUIET or word == "free":
        return None
    if name == "side":
        return LogMessage(f"{LOG}-side", entry.details)
    # Rolling a die again takes none, and a bent delivery is told of with the good that it carries.
    plain = (name == "pick" and word == "reroll") or (name == "deliver" and ">" not in word)
    return LogMessage(LOG if plain or name not in DEEDS else f"{LOG}-{DEEDS[name]}", entry.details)


def _drawn(entry: Entry, name: str, word: str) -> LogMessage | None:
    """What nature said: dice, tiles, closed buildings, who begins."""
    if name == "choose_first":
        return LogMessage(f"{LOG}-first", {"player": Named("seat", str(entry.option), {"number": entry.option + 1})})
    if name not in DRAWN:
        return None
    joins = DRAWN[name]
    told = entry.details or {joins: (int(word) if joins == "dice" else names.building(word),)}
    return LogMessage(f"{LOG}-{'roll' if joins == 'dice' else name}", told, "" if name == "reroll" else joins)
