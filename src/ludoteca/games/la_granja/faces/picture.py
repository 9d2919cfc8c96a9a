"""A view of La Granja for the terminal: the village on top, then every farm."""

from __future__ import annotations

from ludoteca.core.picture import Line, Part, clipped, fit
from ludoteca.games.la_granja.content.board import BUILDING_COUNT, BUILDING_IDS
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
from ludoteca.games.la_granja.content.pack import printed_named
from ludoteca.games.la_granja.content.printed import Printed
from ludoteca.games.la_granja.content.roofs import EFFECT_NAMES, ROOF_IDS
from ludoteca.games.la_granja.faces.signs import (
    SIGN,
    card_sign,
    die_words,
    helper_name,
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
from ludoteca.messages import Heads, say, speaker, titled

PHASES = {1: "farm", 2: "revenue", 4: "transport", 8: "scoring"}
VILLAGE_HEADS = Heads("la_granja-line-", "market", "dice", "roofs", "siesta", "rows")
FARM_HEADS = Heads("la_granja-farm-line-", "stored", "barrow", "helper", "extensions", "roof", "hand", least=10)
BUILDING_HEADS = Heads("la_granja-building-", *BUILDING_IDS, least=15)


def _village_head(name: str, sign: str = "") -> str:
    """The word before a line of the village, with the sign of a reconstruction behind it."""
    return VILLAGE_HEADS.pad(say(f"la_granja-line-{name}") + sign)


def _farm_head(name: str, place: str = "") -> str:
    """The word before a line of a farm, with the number of a place behind it."""
    words = say(f"la_granja-farm-line-{name}")
    return f"  {FARM_HEADS.pad(f'{words} {place}'.strip())}"


def _good(good: int) -> str:
    return say(f"la_granja-short-{GOOD_NAMES[good]}")


def _stock(good: int, count: int) -> str:
    return say("la_granja-picture-stock", good=_good(good), count=count)


def _building(building: int) -> str:
    return say(f"la_granja-building-{BUILDING_IDS[building]}")


def _seat_head(seat: int) -> str:
    return VILLAGE_HEADS.pad(say("terminal-seat", seat=str(seat)))


def _you(view: LaGranjaView, seat: int) -> str:
    return say("terminal-you") if seat == view.seat else say("terminal-seat", seat=str(seat))


def draw(view: LaGranjaView) -> list[Line]:
    """The whole table as one seat sees it."""
    lines: list[Line] = [_head(view), [(say("la_granja-picture-legend", sign=SIGN), "soft")]]
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
        [(_seat_head(seat), "bold"), (clipped(_in_short(view, seat), width - len(_seat_head(seat))), "")]
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
    return fit(parts, rows, width, say("terminal-more"))


def farm_of(view: LaGranjaView, seat: int) -> list[Line]:
    """One seat's farm with all its cards."""
    return _farm(view, seat)


def cards(view: LaGranjaView) -> list[Line]:
    """The own hand, every helper and barrow in play and the roof tiles, with all that is printed on them."""
    lines = _hand(view, view.seat) if view.seat is not None else []
    for seat in range(view.seats):
        for place in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if view.helper_card[place] != NONE:
                lines.append([(_seat_head(seat), "soft"), (_helper(view, place), "")])
            if view.barrow_card[place] != NONE:
                text = f"{say('la_granja-farm-line-barrow')} {_barrow(view, place)}"
                lines.append([(_seat_head(seat), "soft"), (text, "")])
        tiles = view.roof_tile[seat * ROOFS : seat * ROOFS + view.roof_count[seat]]
        if tiles:
            text = f"{say('la_granja-farm-line-roof')} {_tiles(view, tiles)}"
            lines.append([(_seat_head(seat), "soft"), (text, "")])
    return [*lines, _display(view)]


def _village(view: LaGranjaView) -> list[Line]:
    return [*_market(view), *_buildings(view), *_middle(view)]


def _middle(view: LaGranjaView) -> list[Line]:
    """Dice, roof tiles on display, the siesta track."""
    return [
        [(_village_head("dice"), "soft"), (_dice(view), "")],
        _display(view),
        [(_village_head("siesta", siesta_sign(view)), "soft"), (siesta_words(view), "")],
    ]


def _display(view: LaGranjaView) -> Line:
    """The roof tiles that can be bought."""
    tiles = _tiles(view, view.display) or say("la_granja-picture-no-display")
    return [(_village_head("roofs"), "soft"), (tiles, "")]


def _purse(view: LaGranjaView, seat: int) -> str:
    """Points as far as the viewer knows them, silver and commodities."""
    base = seat * GOODS
    points = "?" if view.goods[base + VP] == NONE else str(view.goods[base + VP])
    silver, commodities = view.goods[base + SILVER], view.goods[base + COMMODITY]
    return say("la_granja-picture-purse", points=points, silver=silver, commodities=commodities)


def _stored(view: LaGranjaView, seat: int) -> list[str]:
    base = seat * GOODS
    return [_stock(good, view.goods[base + good]) for good in range(STORED) if view.goods[base + good]]


def _in_short(view: LaGranjaView, seat: int) -> str:
    """A seat in one line: points, purse, storage, what it wants to deliver."""
    slots = range(seat * SLOTS, seat * SLOTS + SLOTS)
    barrows = sum(view.barrow_card[place] != NONE for place in slots)
    helpers = sum(view.helper_card[place] != NONE for place in slots)
    has = say("la_granja-picture-has", barrows=barrows, helpers=helpers, cards=view.hand_count[seat])
    return ", ".join([_purse(view, seat), *_stored(view, seat), has])


def _farm_in_short(view: LaGranjaView, seat: int) -> list[Line]:
    """The own farm with helpers and tiles by name."""
    full = _farm(view, seat)
    slots = range(seat * SLOTS, seat * SLOTS + SLOTS)
    helpers = [
        _used(helper_name(view, view.helper_card[place]), view.helper_used[place])
        for place in slots
        if view.helper_card[place] != NONE
    ]
    barrows = [_barrow(view, place) for place in slots if view.barrow_card[place] != NONE]
    tiles = [
        _used(ROOF_IDS[view.roof_tile[place]], view.roof_used[place])
        for place in range(seat * ROOFS, seat * ROOFS + view.roof_count[seat])
    ]
    lines: list[Line] = full[:2]
    for name, words in (("barrows", barrows), ("helpers", helpers), ("roof", tiles)):
        if words:
            lines.append([(_farm_head(name), "soft"), ("; ".join(words), "")])
    return lines


def _used(words: str, used: int) -> str:
    return say("la_granja-used", what=words) if used else words


def _own_rows(view: LaGranjaView) -> list[Line]:
    """The own rows of the buildings in one line."""
    seat = view.seat or 0
    rows = [
        f"{_building(building)} {row}"
        for building in range(BUILDING_COUNT)
        if (row := _row(view, building, seat)) != "-"
    ]
    return [[(_village_head("rows"), "soft"), ("; ".join(rows) or say("la_granja-picture-no-rows"), "")]]


def _market_in_short(view: LaGranjaView) -> list[Line]:
    """How many markers each seat has on the market."""
    counts = [
        titled(say("terminal-seat", seat=str(seat)), str(sum(owner == seat for owner in view.hex_owner)))
        for seat in range(view.seats)
    ]
    text = say("la_granja-picture-markers", counts=", ".join(counts))
    return [[(_village_head("market"), "soft"), (text, "")]]


def _head(view: LaGranjaView) -> Line:
    parts = [speaker().title(view.game)]
    if view.round:
        parts.append(say("la_granja-round-phase", round=view.round))
    phase = PHASES.get(view.phase) if view.round else None
    parts.append(say(f"la_granja-phase-{phase}") if phase else say("terminal-set-up"))
    order = " ".join(str(seat) for seat in view.order[: view.seats] if seat != NONE)
    parts.append(say("la_granja-picture-order", seats=order))
    return [(" · ".join(parts), "title")]


def _market(view: LaGranjaView) -> list[Line]:
    """One line per value: the open spaces and whose marker lies there."""
    printed = printed_named(view.pack)
    lines: list[Line] = []
    for value in range(2, 7):
        line: Line = [(f"{say('la_granja-line-market')}{market_sign(view)} {value}", "soft")]
        for space in range(printed.hexes):
            if printed.hex_value[space] == value and view.open_hexes >> space & 1:
                owner = view.hex_owner[space]
                neutral = say("la_granja-picture-neutral")
                who = "·" if owner == NONE else (neutral if owner == NEUTRAL else str(owner))
                line.append((f"  {hex_name(view, space)}:{who}", "soft" if owner == NONE else "bold"))
        lines.append(line)
    return lines


def _row(view: LaGranjaView, building: int, seat: int) -> str:
    """A seat's row of a building, covered symbols in brackets."""
    printed = printed_named(view.pack)
    place = seat * BUILDING_COUNT + building
    if view.craft[place]:
        return say(f"la_granja-picture-{'done' if view.craft[place] == CRAFT_ACTIVE else 'new'}")
    row = view.row_of[place]
    if row == NONE:
        return "-"
    start = (building * ROWS + row) * SYMBOLS
    words = [_good(printed.row_good[start + symbol]) for symbol in range(printed.row_size[building * ROWS + row])]
    filled = view.row_filled[place]
    return " ".join(f"[{word}]" if filled >> symbol & 1 else word for symbol, word in enumerate(words))


def _buildings(view: LaGranjaView) -> list[Line]:
    lines: list[Line] = []
    printed = printed_named(view.pack)
    for building in range(BUILDING_COUNT):
        goods = printed.row_good[building * ROWS * SYMBOLS :][: printed.row_size[building * ROWS]]
        wants = " ".join(_good(good) for good in goods)
        lock = f" ({say('la_granja-picture-locked', number=view.lock[building])})" if view.lock[building] else ""
        first = "" if view.completed >> building & 1 else " +1"
        wants = f"{wants}{row_sign(view, building)}, {die_words(view, building)}"
        line: Line = [(BUILDING_HEADS(BUILDING_IDS[building]), "bold"), (f"{wants}{first}{lock}", "soft")]
        rows = {seat: _row(view, building, seat) for seat in range(view.seats)}
        line += [(f"   {seat}: {row}", "") for seat, row in rows.items() if row != "-"]
        lines.append(line)
    return lines


def _dice(view: LaGranjaView) -> str:
    rolled = " ".join(str(space + 1) * count for space, count in enumerate(view.dice) if count)
    return rolled or say("la_granja-picture-not-rolled")


def _tiles(view: LaGranjaView, tiles: tuple[int, ...]) -> str:
    effects = printed_named(view.pack).roof_effect
    return ", ".join(
        f"{tile_name(view, tile)} {say(f'la_granja-roof-{EFFECT_NAMES[effects[tile]]}')}"
        for tile in tiles
        if tile != NONE
    )


def _farm(view: LaGranjaView, seat: int) -> list[Line]:
    head = titled(_you(view, seat), _purse(view, seat))
    stored = ", ".join(_stored(view, seat))
    fields = ", ".join(
        f"{_good(crop)} {view.grown[seat * CROPS + crop]}/{view.fields[seat * CROPS + crop]}"
        for crop in range(CROPS)
        if view.fields[seat * CROPS + crop]
    )
    lines: list[Line] = [[(head, "you" if seat == view.seat else "bold")]]
    lines.append(
        [
            (_farm_head("stored"), "soft"),
            (stored or say("la_granja-picture-nothing"), ""),
            (f"   {say('la_granja-picture-fields')} ", "soft"),
            (fields or say("la_granja-picture-nothing"), ""),
        ]
    )
    lines += [
        [(_farm_head("barrow", f"{slot + 1}"), "soft"), (_barrow(view, seat * SLOTS + slot), "")]
        for slot in range(SLOTS)
        if view.barrow_card[seat * SLOTS + slot] != NONE
    ]
    for slot in range(SLOTS):
        card = view.helper_card[seat * SLOTS + slot]
        if card != NONE:
            lines.append([(_farm_head("helper", f"{slot + 1}"), "soft"), (_helper(view, seat * SLOTS + slot), "")])
    count = sum(1 for place in view.where if place == AS_EXTENSION + seat)
    new = f" ({say('la_granja-picture-new')})"
    markers = [
        _building(building) + (new if view.craft[seat * BUILDING_COUNT + building] == CRAFT_NEW else "")
        for building in range(BUILDING_COUNT)
        if view.craft[seat * BUILDING_COUNT + building]
    ]
    lines.append(
        [
            (f"{_farm_head('extensions').rstrip()} ", "soft"),
            (f"{count}", ""),
            (f"   {say('la_granja-picture-craft')} ", "soft"),
            (", ".join(markers) or say("la_granja-picture-nothing"), ""),
        ]
    )
    roof = view.roof_tile[seat * ROOFS : seat * ROOFS + view.roof_count[seat]]
    used_tiles = [slot + 1 for slot in range(view.roof_count[seat]) if view.roof_used[seat * ROOFS + slot]]
    used = f" ({say('la_granja-picture-used-tiles', places=' '.join(map(str, used_tiles)))})" if used_tiles else ""
    lines.append([(_farm_head("roof"), "soft"), ((_tiles(view, roof) or say("la_granja-picture-nothing")) + used, "")])
    return lines + _hand(view, seat)


def _hand(view: LaGranjaView, seat: int) -> list[Line]:
    hand = [card for card, place in enumerate(view.where) if place == IN_HAND + seat]
    if hand:
        return [[(_farm_head("hand"), "soft"), (_hand_card(view, card), "")] for card in hand]
    return [[(_farm_head("hand"), "soft"), (say("la_granja-picture-cards", count=view.hand_count[seat]), "")]]


def _hand_words(view: LaGranjaView) -> list[Line]:
    """The hand by number and helper; the command ``cards`` has the rest."""
    hand = [card for card, place in enumerate(view.where) if place == IN_HAND + (view.seat or 0)]
    names = ", ".join(f"{CARD_IDS[card]} {helper_name(view, card)}" for card in hand)
    return [[(_farm_head("hand"), "soft"), (names or say("la_granja-empty"), "")]]


def _helper(view: LaGranjaView, place: int) -> str:
    """A helper's name, number, moment and text."""
    card = view.helper_card[place]
    name, text = helper_words(view, card)
    return titled(_used(f"{name} [{CARD_IDS[card]}]", view.helper_used[place]), text)


def _barrow(view: LaGranjaView, place: int) -> str:
    printed = printed_named(view.pack)
    card = view.barrow_card[place]
    words = [_good(printed.barrow_good[card * SYMBOLS + symbol]) for symbol in range(printed.barrow_size[card])]
    shown = [f"[{word}]" if view.barrow_filled[place] >> symbol & 1 else word for symbol, word in enumerate(words)]
    text = say("la_granja-picture-barrow", goods=" ".join(shown), worth=_barrow_worth(printed, card))
    return f"{text} [{CARD_IDS[card]}]{card_sign(view, card, 1)}"


def _barrow_worth(printed: Printed, card: int) -> str:
    """What a full barrow brings: its points, and the market space where it shows one."""
    worth = say("la_granja-picture-worth", points=printed.barrow_vp[card])
    return worth if printed.barrow_market[card] else f"{worth} ({say('la_granja-picture-no-market')})"


def _hand_card(view: LaGranjaView, card: int) -> str:
    """The four uses of a card."""
    printed = printed_named(view.pack)
    name, text = helper_words(view, card)
    field = _good(printed.field[card]) + card_sign(view, card, 0)
    goods = "+".join(_good(good) for good in printed.barrow_good[card * SYMBOLS :][: printed.barrow_size[card]])
    worth = _barrow_worth(printed, card) + card_sign(view, card, 1)
    icons = (
        ("hand", printed.extension_hand),
        ("income", printed.extension_income),
        ("stall", printed.extension_stalls),
        ("delivery", printed.extension_deliveries),
    )
    gains = [say(f"la_granja-picture-gain-{icon}", count=counts[card]) for icon, counts in icons if counts[card]]
    sides = (
        say("la_granja-picture-as-field", good=field),
        say("la_granja-picture-as-barrow", goods=goods, worth=worth),
        say("la_granja-picture-as-extension", gains=" ".join(gains) + card_sign(view, card, 2)),
        titled(name, text),
    )
    return titled(CARD_IDS[card], " | ".join(sides))
