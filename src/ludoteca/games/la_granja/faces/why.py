"""Which rules forbid a place, a card's side, a die or a tile: reasons for people, from a view alone."""

from __future__ import annotations

from ludoteca.core.game import Reason
from ludoteca.core.rng import Rng
from ludoteca.games.la_granja.content.board import BUILDING_COUNT, BUILDING_IDS
from ludoteca.games.la_granja.content.constants import NONE, ROOFS, SLOTS, SPACES
from ludoteca.games.la_granja.content.goods import COMMODITY, GOOD_NAMES, GOODS, SILVER
from ludoteca.games.la_granja.content.helpers import EXTRA_ROOF_SPACE
from ludoteca.games.la_granja.faces import names
from ludoteca.games.la_granja.faces.view import LaGranjaView, imagine
from ludoteca.games.la_granja.rules.decisions.cards import extension_cost, kinds_from
from ludoteca.games.la_granja.rules.decisions.delivery import payable
from ludoteca.games.la_granja.rules.decisions.farm import roof_price
from ludoteca.games.la_granja.rules.decisions.numbers import BUY_ROOF, DELIVER, DONKEY_CHOICE, PICK, PLACE_MARKER, SIDE
from ludoteca.games.la_granja.rules.decisions.revenue import is_barred
from ludoteca.games.la_granja.rules.decisions.transport import extra_cost
from ludoteca.games.la_granja.rules.state import LaGranjaState
from ludoteca.games.la_granja.rules.village import may_trade, owned, wanted

_PLACES = (*(f"barrow{slot}" for slot in range(1, SLOTS + 1)), *BUILDING_IDS)


def why_not(view: LaGranjaView, target: str) -> list[Reason]:
    """Each rule that stands between the open question and a target; empty when none can be named."""
    if view.seat is None or not view.frames:
        return []
    decision, _, a, b = view.frames[-1]
    kind, _, word = target.partition(":")
    table = imagine(view, Rng(0))
    seat = view.seat
    found: list[Reason] = []
    if kind == "side" and decision == SIDE:
        found = side_reasons(table, seat, word)
    elif kind == "delivery" and decision == DELIVER:
        found = delivery_reasons(table, seat, a, b, word)
    elif kind == "roof" and decision == BUY_ROOF:
        found = roof_reasons(table, seat)
    elif kind == "space" and decision == PICK:
        found = space_reasons(table, seat, word)
    elif kind == "donkey" and decision == DONKEY_CHOICE:
        found = [Reason("LG-7.3", "donkey-used")]
    elif kind == "hex" and decision == PLACE_MARKER:
        found = hex_reasons(table, a, word)
    elif kind == "free" and word[:-1] in ("helper", "roof") and word[-1:].isdigit():
        number = int(word[-1]) - 1
        found = helper_reasons(table, seat, number) if word[0] == "h" else tile_reasons(table, seat, number)
    return found


def side_reasons(table: LaGranjaState, seat: int, side: str) -> list[Reason]:
    """Why a card cannot be put on one of its sides. [LG-5.6, 14.21]"""
    if side == "extension":
        cost, have = extension_cost(table, seat), kinds_from(table, seat, 0)
        return [Reason("LG-5.6", "extension-goods", (("cost", cost), ("have", have)))] if have < cost else []
    return [Reason("LG-14.21", "helper-stays")] if side == "helper" else []


def delivery_reasons(table: LaGranjaState, seat: int, flags: int, left: int, word: str) -> list[Reason]:
    """Why a good cannot go to a place now. [LG-9.3 to 9.8, 9.17, 10.1]"""
    name, _, place = word.partition(">")
    if name not in GOOD_NAMES or place not in _PLACES:
        return []
    good, target = GOOD_NAMES.index(name), _PLACES.index(place)
    building = target - SLOTS
    if building >= 0 and table.lock[building]:
        return [Reason("LG-9.4", "locked", (("number", table.lock[building]),))]
    if building >= 0 and table.craft[seat * BUILDING_COUNT + building]:
        return [Reason("LG-9.8", "building-done")]
    if building < 0 and table.barrow_card[seat * SLOTS + target] == NONE:
        return [Reason("LG-9.17", "no-barrow")]
    found = []
    if not flags >> target & 1:
        found.append(Reason("LG-9.3", "only-barrows") if building >= 0 else Reason("LG-9.3", "only-buildings"))
    if not wanted(table, seat, target, 1) >> good & 1:
        found.append(Reason("LG-9.6", "not-wanted", (("good", names.good(name)),)))
    if good == COMMODITY and not may_trade(table):
        found.append(Reason("LG-4.2", "commodity-phase"))
    elif not owned(table, seat) >> good & 1:
        found.append(Reason("LG-9.17", "no-such-good", (("good", names.good(name)),)))
    elif not found and not payable(table, seat, flags, left) >> good & 1:
        have = table.goods[seat * GOODS + SILVER]
        found.append(Reason("LG-10.1", "extra-price", (("cost", extra_cost(table, seat)), ("have", have))))
    return found


def roof_reasons(table: LaGranjaState, seat: int) -> list[Reason]:
    """Why no roof tile can be bought. [LG-5.16, 5.18]"""
    room = ROOFS if table.helper_slot(seat, EXTRA_ROOF_SPACE) != NONE else ROOFS - 1
    if table.roof_count[seat] >= room:
        return [Reason("LG-5.18", "roof-full")]
    cost, have = roof_price(table, seat), table.goods[seat * GOODS + SILVER]
    return [Reason("LG-5.16", "roof-price", (("cost", cost), ("have", have)))]


def space_reasons(table: LaGranjaState, seat: int, word: str) -> list[Reason]:
    """Why no die can be taken from a space. [LG-6.2, 15.9]"""
    if not word.isdigit() or not 1 <= int(word) <= SPACES:
        return []
    space = int(word) - 1
    if table.dice[space] == 0:
        return [Reason("LG-6.2", "no-die")]
    return [Reason("LG-15.9", "reserved")] if is_barred(table, seat, space) else []


def hex_reasons(table: LaGranjaState, value: int, word: str) -> list[Reason]:
    """Why a marker cannot go on a market space. [LG-2.12, 9.20, 9.22]"""
    if not word[1:].isdigit() or not 1 <= int(word[1:]) <= table.printed.hexes:
        return []
    space = int(word[1:]) - 1
    if not table.open_hexes >> space & 1:
        return [Reason("LG-2.12", "hex-closed")]
    if value and table.printed.hex_value[space] != value:
        return [Reason("LG-9.20", "hex-value", (("value", value),))]
    return [Reason("LG-9.22", "hex-taken")]


def helper_reasons(table: LaGranjaState, seat: int, slot: int) -> list[Reason]:
    """Why a helper cannot be used from the menu. [LG-4.7, 15.9 to 15.11]"""
    if not 0 <= slot < SLOTS or table.helper_card[seat * SLOTS + slot] == NONE:
        return []
    card = table.helper_card[seat * SLOTS + slot]
    if table.printed.once[card] and table.helper_used[seat * SLOTS + slot]:
        return [Reason("LG-15.11", "helper-used")]
    if not table.printed.helper_phases[card] & table.phase:
        return [Reason("LG-4.7", "helper-phase")]
    return [Reason("LG-15.10", "helper-idle")]


def tile_reasons(table: LaGranjaState, seat: int, slot: int) -> list[Reason]:
    """Why an own roof tile cannot be used from the menu. [LG-3.5, 5.19, 5.24]"""
    if not 0 <= slot < table.roof_count[seat]:
        return []
    place = seat * ROOFS + slot
    if table.roof_used[place]:
        return [Reason("LG-5.19", "tile-used")]
    if not table.printed.roof_phases[table.roof_tile[place]] & table.phase:
        return [Reason("LG-5.24", "tile-phase")]
    return [Reason("LG-3.5", "tile-idle")]
