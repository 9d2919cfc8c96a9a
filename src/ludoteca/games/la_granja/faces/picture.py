"""A view of La Granja for the terminal: the village on top, then every farm."""

from __future__ import annotations

from ludoteca.core.picture import Line, Part, clipped, fit
from ludoteca.games.la_granja.content.board import BUILDING_COUNT, BUILDINGS
from ludoteca.games.la_granja.content.cards import CARD_IDS
from ludoteca.games.la_granja.content.constants import (
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
    TRANSPORT,
)
from ludoteca.games.la_granja.content.goods import COMMODITY, CROPS, GOOD_NAMES, GOODS, SILVER, STORED, VP
from ludoteca.games.la_granja.content.pack import helpers_named, printed_named
from ludoteca.games.la_granja.content.printed import Printed
from ludoteca.games.la_granja.content.roofs import EFFECT_LABELS, ROOF_IDS
from ludoteca.games.la_granja.faces.signs import (
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
from ludoteca.games.la_granja.faces.view import LaGranjaView
from ludoteca.games.la_granja.rules.decisions.numbers import CLAIM_ROW, DELIVER, PLACE_MARKER, REMOVE_MARKER

PHASES = {0: "set-up", 1: "farm", 2: "revenue", 4: "transport", 8: "scoring"}


def draw(view: LaGranjaView) -> list[Line]:
    """The whole table as one seat sees it."""
    lines: list[Line] = [_head(view), [(LEGEND, "soft")]]
    lines += _village(view)
    for seat in range(view.seats):
        lines.append([])
        lines += _farm(view, seat)
    return lines


def glance(view: LaGranjaView, width: int, rows: int) -> list[Line]:
    """The own farm and what the phase is about; the rest of the village and the others in short."""
    if view.seat is None:
        return draw(view)
    farm = _farm(view, view.seat)
    hand = _hand(view, view.seat)
    asked = view.frames[-1][0] if view.frames else NONE
    on_market = asked in (PLACE_MARKER, REMOVE_MARKER)
    delivering = view.phase == TRANSPORT or asked in (DELIVER, CLAIM_ROW)
    others: list[Line] = [
        [(f"seat {seat}  ", "bold"), (clipped(_in_short(view, seat), width - 8), "")]
        for seat in range(view.seats)
        if seat != view.seat
    ]
    buildings = Part(_buildings(view), _own_rows(view))
    parts = [
        Part([_head(view), *farm[: len(farm) - len(hand)]], [_head(view), *_farm_in_short(view, view.seat)]),
        Part(_middle(view)),
        *([Part(_market(view))] if on_market else []),
        *([buildings] if delivering else []),
        Part(hand, _hand_words(view)),
        Part(others),
        *([] if delivering else [buildings]),
        *([] if on_market else [Part(_market(view), _market_in_short(view))]),
    ]
    return fit(parts, rows, width)


def farm_of(view: LaGranjaView, seat: int) -> list[Line]:
    """One seat's farm with all its cards."""
    return _farm(view, seat)


def cards(view: LaGranjaView) -> list[Line]:
    """The own hand, every helper and barrow in play and the roof tiles, with all that is printed on them."""
    lines = _hand(view, view.seat) if view.seat is not None else []
    for seat in range(view.seats):
        for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if view.helper_card[place] != NONE:
                lines.append([(f"seat {seat}  ", "soft"), (_helper(view, place), "")])
            if view.barrow_card[place] != NONE:
                lines.append([(f"seat {seat}  ", "soft"), (f"barrow {_barrow(view, place)}", "")])
        tiles = view.roof_tile[seat * ROOFS : seat * ROOFS + view.roof_count[seat]]
        if tiles:
            lines.append([(f"seat {seat}  ", "soft"), (f"roof {_tiles(view, tiles)}", "")])
    return [*lines, [("roofs   ", "soft"), (_tiles(view, view.display) or "none on display", "")]]


def _village(view: LaGranjaView) -> list[Line]:
    return [*_market(view), *_buildings(view), *_middle(view)]


def _middle(view: LaGranjaView) -> list[Line]:
    """Dice, roof tiles on display, the siesta track."""
    return [
        [("dice    ", "soft"), (_dice(view), "")],
        [("roofs   ", "soft"), (_tiles(view, view.display) or "none on display", "")],
        [(f"siesta{siesta_sign(view):<2}", "soft"), (siesta_words(view), "")],
    ]


def _in_short(view: LaGranjaView, seat: int) -> str:
    """A seat in one line: points, purse, storage, what it wants to deliver."""
    base = seat * GOODS
    points = "?" if view.goods[base + VP] == NONE else str(view.goods[base + VP])
    stored = [f"{view.goods[base + good]} {GOOD_NAMES[good]}" for good in range(STORED) if view.goods[base + good]]
    slots = range(seat * SLOTS, seat * SLOTS + SLOTS)
    barrows = sum(view.barrow_card[place] != NONE for place in slots)
    helpers = sum(view.helper_card[place] != NONE for place in slots)
    facts = [f"{points} VP, {view.goods[base + SILVER]} silver, {view.goods[base + COMMODITY]} commodities", *stored]
    facts.append(f"{barrows} barrows, {helpers} helpers, {view.hand_count[seat]} cards")
    return ", ".join(facts)


def _farm_in_short(view: LaGranjaView, seat: int) -> list[Line]:
    """The own farm with helpers and tiles by name."""
    full = _farm(view, seat)
    slots = range(seat * SLOTS, seat * SLOTS + SLOTS)
    names = helpers_named(view.pack)
    helpers = [
        names[view.helper_card[place]][0] + (" (used)" if view.helper_used[place] else "")
        for place in slots
        if view.helper_card[place] != NONE
    ]
    barrows = [_barrow(view, place) for place in slots if view.barrow_card[place] != NONE]
    tiles = [
        ROOF_IDS[view.roof_tile[place]] + (" (used)" if view.roof_used[place] else "")
        for place in range(seat * ROOFS, seat * ROOFS + view.roof_count[seat])
    ]
    lines: list[Line] = full[:2]
    for name, words in (("barrows", barrows), ("helpers", helpers), ("roof", tiles)):
        if words:
            lines.append([(f"  {name:<10}", "soft"), ("; ".join(words), "")])
    return lines


def _own_rows(view: LaGranjaView) -> list[Line]:
    """The own rows of the buildings in one line."""
    seat = view.seat or 0
    rows = [
        f"{BUILDINGS[building].name} {row}"
        for building in range(BUILDING_COUNT)
        if (row := _row(view, building, seat)) != "-"
    ]
    return [[("rows    ", "soft"), ("; ".join(rows) or "none claimed", "")]]


def _market_in_short(view: LaGranjaView) -> list[Line]:
    """How many markers each seat has on the market."""
    counts = [f"seat {seat}: {sum(owner == seat for owner in view.hex_owner)}" for seat in range(view.seats)]
    return [[("market  ", "soft"), (f"markers {', '.join(counts)}", "")]]


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
    words = [GOOD_NAMES[printed.row_good[start + symbol]] for symbol in range(printed.row_size[building * ROWS + row])]
    filled = view.row_filled[place]
    return " ".join(f"[{word}]" if filled >> symbol & 1 else word for symbol, word in enumerate(words))


def _buildings(view: LaGranjaView) -> list[Line]:
    lines: list[Line] = []
    printed = printed_named(view.pack)
    for building in range(BUILDING_COUNT):
        goods = printed.row_good[building * ROWS * SYMBOLS :][: printed.row_size[building * ROWS]]
        wants = " ".join(GOOD_NAMES[good] for good in goods)
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
            lines.append([(f"  helper {slot + 1}  ", "soft"), (_helper(view, seat * SLOTS + slot), "")])
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
    return lines + _hand(view, seat)


def _hand(view: LaGranjaView, seat: int) -> list[Line]:
    hand = [card for card, place in enumerate(view.where) if place == IN_HAND + seat]
    if hand:
        return [[("  hand      ", "soft"), (_hand_card(view, card), "")] for card in hand]
    return [[("  hand      ", "soft"), (f"{view.hand_count[seat]} cards", "")]]


def _hand_words(view: LaGranjaView) -> list[Line]:
    """The hand by number and helper; the command ``cards`` has the rest."""
    names = helpers_named(view.pack)
    hand = [card for card, place in enumerate(view.where) if place == IN_HAND + (view.seat or 0)]
    return [
        [("  hand      ", "soft"), (", ".join(f"{CARD_IDS[card]} {names[card][0]}" for card in hand) or "empty", "")]
    ]


def _helper(view: LaGranjaView, place: int) -> str:
    """A helper's name, number, moment and text."""
    card = view.helper_card[place]
    name, text = helper_words(view, card)
    flag = " (used)" if view.helper_used[place] else ""
    return f"{name} [{CARD_IDS[card]}]{flag}: {text}"


def _barrow(view: LaGranjaView, place: int) -> str:
    printed = printed_named(view.pack)
    card = view.barrow_card[place]
    words = [GOOD_NAMES[printed.barrow_good[card * SYMBOLS + symbol]] for symbol in range(printed.barrow_size[card])]
    shown = [f"[{word}]" if view.barrow_filled[place] >> symbol & 1 else word for symbol, word in enumerate(words)]
    return f"{' '.join(shown)} for {_barrow_worth(printed, card)} [{CARD_IDS[card]}]{card_sign(view, card, 1)}"


def _barrow_worth(printed: Printed, card: int) -> str:
    """What a full barrow brings: its points, and the market space where it shows one."""
    return f"{printed.barrow_vp[card]} VP" + ("" if printed.barrow_market[card] else " (no market space)")


def _hand_card(view: LaGranjaView, card: int) -> str:
    """The four uses of a card."""
    printed = printed_named(view.pack)
    name, text = helper_words(view, card)
    field = GOOD_NAMES[printed.field[card]] + card_sign(view, card, 0)
    goods = printed.barrow_good[card * SYMBOLS :][: printed.barrow_size[card]]
    barrow = (
        f"{'+'.join(GOOD_NAMES[good] for good in goods)} = {_barrow_worth(printed, card)}{card_sign(view, card, 1)}"
    )
    icons = (
        ("hand limit", printed.extension_hand),
        ("silver", printed.extension_income),
        ("stall", printed.extension_stalls),
        ("delivery", printed.extension_deliveries),
    )
    extension = " ".join(f"+{counts[card]} {icon}" for icon, counts in icons if counts[card]) + card_sign(view, card, 2)
    return f"{CARD_IDS[card]}: field {field} | barrow {barrow} | extension {extension} | {name}: {text}"
