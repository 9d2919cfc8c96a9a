"""A view of La Granja for the terminal: the village on top, then every farm."""

from __future__ import annotations

from ludoteca.core.game import Line
from ludoteca.games.la_granja.constants import (
    AS_EXTENSION,
    CRAFT_ACTIVE,
    CRAFT_NEW,
    IN_HAND,
    NEUTRAL,
    NONE,
    ROOFS,
    ROWS,
    SLOTS,
    SYMBOLS,
)
from ludoteca.games.la_granja.content.board import BUILDING_COUNT, BUILDINGS
from ludoteca.games.la_granja.content.cards import CARD_IDS
from ludoteca.games.la_granja.content.goods import COMMODITY, CROPS, GOOD_NAMES, GOODS, SILVER, STORED, VP
from ludoteca.games.la_granja.content.roofs import EFFECT_LABELS
from ludoteca.games.la_granja.pack import printed_named
from ludoteca.games.la_granja.signs import (
    LEGEND,
    card_sign,
    die_words,
    helper_words,
    hex_name,
    market_sign,
    row_sign,
    siesta_sign,
    siesta_words,
    tile_name,
)
from ludoteca.games.la_granja.view import LaGranjaView

PHASES = {0: "set-up", 1: "farm", 2: "revenue", 4: "transport", 8: "scoring"}
SHORT = ("ol", "gr", "gp", "pig", "food", "wine", "meat", "silv", "vp", "com")


def draw(view: LaGranjaView) -> list[Line]:
    """The whole table as one seat sees it."""
    lines: list[Line] = [_head(view), [(LEGEND, "soft")]]
    lines += _market(view)
    lines += _buildings(view)
    lines.append([("dice    ", "soft"), (_dice(view), "")])
    lines.append([("roofs   ", "soft"), (_tiles(view, view.display) or "none on display", "")])
    lines.append([(f"siesta{siesta_sign(view):<2}", "soft"), (siesta_words(view), "")])
    for seat in range(view.seats):
        lines.append([])
        lines += _farm(view, seat)
    return lines


def _head(view: LaGranjaView) -> Line:
    phase = PHASES[view.phase] if view.round else "set-up"
    order = " ".join(str(seat) for seat in view.order[: view.seats] if seat != NONE)
    return [(f"La Granja · round {view.round} of 6 · {phase} · order {order}", "title")]


def _market(view: LaGranjaView) -> list[Line]:
    """One line per value: the open spaces and whose marker lies there."""
    printed = printed_named(view.pack)
    lines: list[Line] = []
    for value in range(2, 7):
        line: Line = [(f"market{market_sign(view)} {value}", "soft")]
        for space in range(printed.hexes):
            if printed.hex_value[space] == value and view.open_hexes >> space & 1:
                owner = view.hex_owner[space]
                who = "·" if owner == NONE else ("n" if owner == NEUTRAL else str(owner))
                line.append((f"  {hex_name(view, space)}:{who}", "soft" if owner == NONE else "bold"))
        lines.append(line)
    return lines


def _row(view: LaGranjaView, building: int, seat: int) -> str:
    """A seat's row of a building, covered symbols in brackets."""
    printed = printed_named(view.pack)
    place = seat * BUILDING_COUNT + building
    if view.craft[place]:
        return "done" if view.craft[place] == CRAFT_ACTIVE else "new"
    row = view.row_of[place]
    if row == NONE:
        return "-"
    start = (building * ROWS + row) * SYMBOLS
    words = [SHORT[printed.row_good[start + symbol]] for symbol in range(printed.row_size[building * ROWS + row])]
    filled = view.row_filled[place]
    return " ".join(f"[{word}]" if filled >> symbol & 1 else word for symbol, word in enumerate(words))


def _buildings(view: LaGranjaView) -> list[Line]:
    lines: list[Line] = []
    printed = printed_named(view.pack)
    for building in range(BUILDING_COUNT):
        goods = printed.row_good[building * ROWS * SYMBOLS :][: printed.row_size[building * ROWS]]
        wants = " ".join(SHORT[good] for good in goods)
        lock = f" (locked by {view.lock[building]})" if view.lock[building] else ""
        first = "" if view.completed >> building & 1 else " +1"
        wants = f"{wants}{row_sign(view, building)}, {die_words(view, building)}"
        line: Line = [(f"{BUILDINGS[building].name:<15}", "bold"), (f"{wants}{first}{lock}", "soft")]
        rows = {seat: _row(view, building, seat) for seat in range(view.seats)}
        line += [(f"   {seat}: {row}", "") for seat, row in rows.items() if row != "-"]
        lines.append(line)
    return lines


def _dice(view: LaGranjaView) -> str:
    rolled = " ".join(str(space + 1) * count for space, count in enumerate(view.dice) if count)
    return rolled or "not rolled"


def _tiles(view: LaGranjaView, tiles: tuple[int, ...]) -> str:
    effects = printed_named(view.pack).roof_effect
    return ", ".join(f"{tile_name(view, tile)} {EFFECT_LABELS[effects[tile]]}" for tile in tiles if tile != NONE)


def _farm(view: LaGranjaView, seat: int) -> list[Line]:
    base = seat * GOODS
    you = "you" if seat == view.seat else f"seat {seat}"
    points = "?" if view.goods[base + VP] == NONE else str(view.goods[base + VP])
    head = f"{you}: {points} VP, {view.goods[base + SILVER]} silver, {view.goods[base + COMMODITY]} commodities"
    stored = ", ".join(
        f"{view.goods[base + good]} {GOOD_NAMES[good]}" for good in range(STORED) if view.goods[base + good]
    )
    fields = ", ".join(
        f"{GOOD_NAMES[crop]} {view.grown[seat * CROPS + crop]}/{view.fields[seat * CROPS + crop]}"
        for crop in range(CROPS)
        if view.fields[seat * CROPS + crop]
    )
    lines: list[Line] = [[(head, "you" if seat == view.seat else "bold")]]
    lines.append([("  stored    ", "soft"), (stored or "nothing", ""), ("   fields ", "soft"), (fields or "none", "")])
    lines += [
        [(f"  barrow {slot + 1}  ", "soft"), (_barrow(view, seat * SLOTS + slot), "")]
        for slot in range(SLOTS)
        if view.barrow_card[seat * SLOTS + slot] != NONE
    ]
    for slot in range(SLOTS):
        card = view.helper_card[seat * SLOTS + slot]
        if card != NONE:
            name, text = helper_words(view, card)
            flag = " (used)" if view.helper_used[seat * SLOTS + slot] else ""
            lines.append([(f"  helper {slot + 1}  ", "soft"), (f"{name}{flag}: {text}", "")])
    count = sum(1 for place in view.where if place == AS_EXTENSION + seat)
    markers = [
        BUILDINGS[building].name + (" (new)" if view.craft[seat * BUILDING_COUNT + building] == CRAFT_NEW else "")
        for building in range(BUILDING_COUNT)
        if view.craft[seat * BUILDING_COUNT + building]
    ]
    lines.append(
        [("  extensions", "soft"), (f" {count}", ""), ("   craft ", "soft"), (", ".join(markers) or "none", "")]
    )
    roof = view.roof_tile[seat * ROOFS : seat * ROOFS + view.roof_count[seat]]
    used_tiles = [slot + 1 for slot in range(view.roof_count[seat]) if view.roof_used[seat * ROOFS + slot]]
    used = f" (used: {' '.join(map(str, used_tiles))})" if used_tiles else ""
    lines.append([("  roof      ", "soft"), ((_tiles(view, roof) or "none") + used, "")])
    hand = [card for card, place in enumerate(view.where) if place == IN_HAND + seat]
    if hand:
        lines += [[("  hand      ", "soft"), (_hand_card(view, card), "")] for card in hand]
    else:
        lines.append([("  hand      ", "soft"), (f"{view.hand_count[seat]} cards", "")])
    return lines


def _barrow(view: LaGranjaView, place: int) -> str:
    printed = printed_named(view.pack)
    card = view.barrow_card[place]
    words = [SHORT[printed.barrow_good[card * SYMBOLS + symbol]] for symbol in range(printed.barrow_size[card])]
    shown = [f"[{word}]" if view.barrow_filled[place] >> symbol & 1 else word for symbol, word in enumerate(words)]
    return f"{' '.join(shown)} for {printed.barrow_vp[card]} VP{card_sign(view, card, 1)}"


def _hand_card(view: LaGranjaView, card: int) -> str:
    """The four uses of a card on one line."""
    printed = printed_named(view.pack)
    name, text = helper_words(view, card)
    field = GOOD_NAMES[printed.field[card]] + card_sign(view, card, 0)
    goods = printed.barrow_good[card * SYMBOLS :][: printed.barrow_size[card]]
    barrow = f"{'+'.join(GOOD_NAMES[good] for good in goods)}={printed.barrow_vp[card]}{card_sign(view, card, 1)}"
    icons = (
        ("silver", printed.extension_income),
        ("stall", printed.extension_stalls),
        ("delivery", printed.extension_deliveries),
    )
    extension = "+".join(icon for icon, counts in icons if counts[card]) + card_sign(view, card, 2)
    return f"{CARD_IDS[card]}: {field} | {barrow} | {extension} | {name}: {text}"
