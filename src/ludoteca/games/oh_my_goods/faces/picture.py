"""A view of Oh My Goods! for the terminal: market, buildings with their goods, hand, display and event."""

from __future__ import annotations

from ludoteca.core.picture import Line, Part, clipped, fit
from ludoteca.games.oh_my_goods.content.chapters import chapter_row
from ludoteca.games.oh_my_goods.content.constants import (
    CHARACTER_FIRST,
    CHARBURNER_FIRST,
    FIRST_EVENT,
    GOOD_ITEM,
    IN_STACK,
    IN_SUNRISE,
    IN_SUNSET,
    LONGSDALE_FIRST,
    NO_ITEM,
    NONE,
    NUMBERS,
    QUIET,
)
from ludoteca.games.oh_my_goods.content.domains import CARD_LABELS, CARD_WORDS
from ludoteca.games.oh_my_goods.content.effects import SIDES
from ludoteca.games.oh_my_goods.content.goods import COLOURS, GOOD_IDS, RECONSTRUCTED, RESOURCES
from ludoteca.games.oh_my_goods.content.pack import printed_named
from ludoteca.games.oh_my_goods.content.printed import Printed
from ludoteca.games.oh_my_goods.content.words import effect_words, goal_words, mark_of, points_words
from ludoteca.games.oh_my_goods.faces.preparation import card_words, chapter_title
from ludoteca.games.oh_my_goods.faces.view import GoodsView

STYLES = {"green": "green", "red": "red", "yellow": "yellow", "white": "bold", "grey": "soft", "blue": "blue"}


def draw(view: GoodsView) -> list[Line]:
    """The whole table as one seat sees it; what is too wide is folded."""
    printed = printed_named(view.pack)
    lines: list[Line] = [_head(view)]
    lines += _expansion(view, printed)
    lines.append([])
    lines += _market(view, printed)
    for seat in range(view.seats):
        lines.append([])
        lines += _seat(view, printed, seat)
    lines.append([])
    lines += _hand(view, printed)
    lines += _display(view, printed)
    return lines


def glance(view: GoodsView, width: int, rows: int) -> list[Line]:
    """The own street, the market and the hand; the others in a line each, the display by its words."""
    printed = printed_named(view.pack)
    if view.seat is None:
        return draw(view)
    others: list[Line] = [
        [(f"seat {seat}  ", "bold"), (clipped(_in_short(view, printed, seat), width - 8), "")]
        for seat in range(view.seats)
        if seat != view.seat
    ]
    market = _market(view, printed)
    top = [_head(view), market[2]]
    parts = [
        Part(
            [*top, *_seat(view, printed, view.seat)],
            [*top, *_street_in_short(view, printed, view.seat)],
            [*top, [("you: ", "you"), (_in_short(view, printed, view.seat), "")]],
        ),
        Part(_hand(view, printed), _hand_words(view)),
        Part(_expansion(view, printed)),
        Part(others),
        Part([*market[:2], market[3]], market[3:]),
        Part(_display(view, printed), _display_words(view, printed)),
    ]
    return fit(parts, rows, width)


def street_of(view: GoodsView, seat: int) -> list[Line]:
    """One seat's buildings with all that is printed on them, and the own hand."""
    printed = printed_named(view.pack)
    return _seat(view, printed, seat) + (_hand(view, printed) if seat == view.seat else [])


def cards(view: GoodsView) -> list[Line]:
    """Hand, display, stacks and the chapter's cards with all that is printed on them."""
    printed = printed_named(view.pack)
    return _expansion(view, printed) + _hand(view, printed) + _display(view, printed)


def _hand(view: GoodsView, printed: Printed) -> list[Line]:
    if view.seat is None:
        return []
    return [[("hand    ", "soft"), *describe(printed, card)] for card in view.hand] or [
        [("hand    ", "soft"), ("empty", "soft")]
    ]


def _hand_words(view: GoodsView) -> list[Line]:
    """The hand by its words; the command ``cards`` has the rest."""
    return [[("hand    ", "soft"), (", ".join(CARD_WORDS[card] for card in view.hand) or "empty", "")]]


def _in_short(view: GoodsView, printed: Printed, seat: int) -> str:
    """A seat in one line: buildings with what lies on them."""
    buildings = []
    for slot, card in enumerate(view.buildings[seat]):
        count = len(view.goods[seat][slot]) + view.bare[seat][slot]
        good = printed.product[card]
        stock = f" {count} {GOOD_IDS[good]}" if good != NONE and count else ""
        person = "!" if _has_person(view, seat, slot) else ""
        buildings.append(f"{CARD_WORDS[card]}{person}{stock}")
    return f"{view.hand_counts[seat]} cards; {', '.join(buildings)}"


def _has_person(view: GoodsView, seat: int, slot: int) -> bool:
    post = view.workers[seat]
    return bool(view.helpers[seat] >> slot & 1) or (post != NONE and post >> 1 == slot)


def _street_in_short(view: GoodsView, printed: Printed, seat: int) -> list[Line]:
    """The own street without prices and points: what each building needs, makes and holds."""
    lines = _seat(view, printed, seat)[:1]
    for slot, card in enumerate(view.buildings[seat]):
        word: Line = [(f"  b{slot + 1:<3}", "soft"), (CARD_WORDS[card], _style(printed, card))]
        lines.append([*word, (f"  {', '.join(works(printed, card))}", ""), *_occupants(view, printed, seat, slot)])
    return lines


def _display_words(view: GoodsView, printed: Printed) -> list[Line]:
    """Assistants and stacks by their words, with prices."""
    faces = [printed.data["assistants"][face] for face in range(16) if view.display >> face & 1]
    lines: list[Line] = []
    if faces:
        lines.append([("hire    ", "soft"), (", ".join(f"{row['id']} ({row['cost']})" for row in faces), "")])
    stacks = []
    for number in range(NUMBERS):
        first = LONGSDALE_FIRST + number * 8
        left = [card for card in range(first, first + 8) if view.where[card] == IN_STACK]
        if left:
            stacks.append(f"{CARD_WORDS[left[0]]} ({printed.cost[left[0]]}, {len(left)} left)")
    return [*lines, [("stacks  ", "soft"), (", ".join(stacks), "")]] if stacks else lines


def _head(view: GoodsView) -> Line:
    if view.round == 0:
        return [("Oh My Goods! · set-up", "title")]
    of = f" of {view.last}" if view.last and view.chapter != NONE else ""
    last = " · last round" if view.round == view.last else ""
    start = f" · seat {view.active} is active" if view.seats > 1 else ""
    return [(f"Oh My Goods! · round {view.round}{of}{start}{last}", "title")]


def _expansion(view: GoodsView, printed: Printed) -> list[Line]:
    """Chapter, goal, event and end cards; says that the contents are a reconstruction wherever they are ours."""
    if view.chapter == NONE:
        return []
    data = printed.data
    row = chapter_row(data, view.chapter, view.seats)
    lines: list[Line] = [
        [("Longsdale in Revolt · ", "soft"), (f"{chapter_title(view.chapter, row)}{mark_of(row)}", "bold")]
    ]
    if view.seats == 1:
        lines.append([("goal    ", "soft"), (goal_words(row["goal"]), "")])
    if view.event != QUIET:
        event = data["events"][view.event]
        coming = [effect for place, effect in enumerate(event["effects"]) if place not in view.idle]
        lines.append([("event   ", "soft"), (f"{FIRST_EVENT + view.event} {card_words(event, coming, data)}", "")])
    for number in row["end_cards"]:
        card = data["end_cards"][number - 1]
        lines.append([("end     ", "soft"), (f"{number} {card_words(card, card['effects'], data)}", "")])
    return lines


def _market(view: GoodsView, printed: Printed) -> list[Line]:
    lines: list[Line] = []
    for name, place in (("sunrise ", IN_SUNRISE), ("sunset  ", IN_SUNSET)):
        line: Line = [(name, "soft")]
        for card, spot in enumerate(view.where):
            if spot == place:
                line.append(
                    (f"{RESOURCES[printed.resource[card]]}{'*' if printed.sun[card] else ''} ", _style(printed, card))
                )
        lines.append(line if len(line) > 1 else [*line, ("not revealed", "soft")])
    count = "  ".join(f"{name} {number}" for name, number in zip(RESOURCES, view.market, strict=True))
    extra = [printed.market[view.event * 5 + place] for place in range(5)]
    event = "  event: " + " ".join(f"{RESOURCES[r]} +{n}" for r, n in enumerate(extra) if n) if any(extra) else ""
    lines.append([("market  ", "soft"), (count + event, "")])
    lines.append([("deck    ", "soft"), (f"{view.deck_count} cards, {view.discard_count} discarded", "")])
    return lines


def _seat(view: GoodsView, printed: Printed, seat: int) -> list[Line]:
    you = "you" if seat == view.seat else f"seat {seat}"
    facts = [f"{view.hand_counts[seat]} cards in hand"]
    if view.aside[seat]:
        known = [CARD_LABELS[card] for card in view.aside[seat] if card != NONE]
        facts.append(f"set aside: {', '.join(known) or 'a card'}")
    if view.bonus[seat]:
        facts.append(f"{points_words(abs(view.bonus[seat]))} {'won' if view.bonus[seat] > 0 else 'lost'}")
    if view.side[seat] != NONE:
        facts.append(SIDES[view.side[seat]])
    hired = [printed.data["assistants"][face]["name"] for face in range(16) if view.faces[seat] >> face & 1]
    if hired:
        facts.append(f"assistants: {', '.join(hired)}")
    lines: list[Line] = [[(f"{you}: ", "you" if seat == view.seat else "bold"), (" · ".join(facts), "")]]
    for slot, card in enumerate(view.buildings[seat]):
        lines.append([(f"  b{slot + 1:<3}", "soft"), *describe(printed, card), *_occupants(view, printed, seat, slot)])
    return lines


def _occupants(view: GoodsView, printed: Printed, seat: int, slot: int) -> Line:
    line: Line = []
    good = printed.product[view.buildings[seat][slot]]
    if good != NONE:
        count = len(view.goods[seat][slot]) + view.bare[seat][slot]
        line.append((f"  {count} {GOOD_IDS[good]}", "bold" if count else "soft"))
    post = view.workers[seat]
    if post != NONE and post >> 1 == slot:
        line.append((f"  [worker, {'sloppy' if post & 1 else 'efficient'}]", "you"))
    if view.helpers[seat] >> slot & 1:
        line.append(("  [assistant]", "you"))
    if view.towered[seat] >> slot & 1:
        line.append(("  [tower]", "soft"))
    return line


def describe(printed: Printed, card: int) -> Line:
    """A card in one line: word, price, points, needs, product and chain."""
    if CHARACTER_FIRST <= card < CHARBURNER_FIRST:
        row = printed.data["characters"][card - CHARACTER_FIRST]
        text = f": phase {row['phase']}, {effect_words(row['ability'], printed.data)}{mark_of(row)}"
        return [(CARD_WORDS[card], "bold"), (text, "")]
    parts = [] if card >= CHARBURNER_FIRST else [f"cost {printed.cost[card]}", f"{printed.points[card]} points"]
    parts += works(printed, card)
    mark = " (reconstruction)" if LONGSDALE_FIRST <= card < CHARACTER_FIRST and _is_ours(printed, card) else ""
    return [
        (CARD_WORDS[card], _style(printed, card)),
        (f" ({_corner(printed, card)})", ""),
        (f"  {', '.join(parts)}{mark}", ""),
    ]


def _corner(printed: Printed, card: int) -> str:
    """Colour, resource and half sun: what a card is worth besides its building."""
    if card >= CHARBURNER_FIRST:
        return "blue"
    words = [COLOURS[printed.colour[card]], RESOURCES[printed.resource[card]]]
    return ", ".join([*words, "half sun"] if printed.sun[card] else words)


def works(printed: Printed, card: int) -> list[str]:
    """What a building needs, makes and gives, in words."""
    parts = []
    needs = [f"{(*RESOURCES, 'any')[r]} {printed.needs[card * 6 + r]}" for r in range(6) if printed.needs[card * 6 + r]]
    if needs:
        parts.append("needs " + " ".join(needs))
    if printed.product[card] != NONE:
        worth = printed.worth[printed.product[card]] or f"one for each {COLOURS[printed.colour[card]]} building"
        parts.append(f"makes {GOOD_IDS[printed.product[card]]} ({worth})")
    items = [
        f"{'' if printed.item[card * 2 + i] == GOOD_ITEM else 'card '}{_item(printed, card, i)}"
        for i in range(2)
        if printed.item[card * 2 + i] != NO_ITEM
    ]
    if items:
        parts.append("chain " + " + ".join(items))
    if printed.automatic[card]:
        parts.append("works without a person")
    if printed.office[card] != NONE:
        parts.append(f"office: {RESOURCES[printed.office[card]]} +1")
    if printed.extra_card[card]:
        parts.append("one more card in phase I with 3 or fewer")
    if printed.strength[card]:
        parts.append(f"strength {printed.strength[card]}")
    if printed.needs_strength[card]:
        parts.append(f"only with strength {printed.needs_strength[card]}")
    if printed.attaches[card]:
        parts.append("is attached to a production building")
    return parts


def _is_ours(printed: Printed, card: int) -> bool:
    return any(
        row["id"] == CARD_WORDS[card] and row.get("source") == RECONSTRUCTED for row in printed.data["longsdale"]
    )


def _item(printed: Printed, card: int, place: int) -> str:
    names = GOOD_IDS if printed.item[card * 2 + place] == GOOD_ITEM else RESOURCES
    return names[printed.item_id[card * 2 + place]]


def _style(printed: Printed, card: int) -> str:
    colour = printed.colour[card]
    return STYLES[COLOURS[colour] if 0 <= colour < len(COLOURS) else "blue"]


def _display(view: GoodsView, printed: Printed) -> list[Line]:
    lines: list[Line] = []
    for face in range(16):
        if view.display >> face & 1:
            row = printed.data["assistants"][face]
            needs = " ".join(f"{colour} {count}" for colour, count in row["colours"].items())
            text = f"  {row['name']}: cost {row['cost']}, {row['points']} points, asks for {needs}{mark_of(row)}"
            lines.append([("hire    ", "soft"), (row["id"], "bold"), (text, "")])
    for number in range(NUMBERS):
        first = LONGSDALE_FIRST + number * 8
        cards = [card for card in range(first, first + 8) if view.where[card] == IN_STACK]
        if cards:
            fresh = sorted({printed.twin[card]: card for card in reversed(cards)}.values())
            lines += [
                [("stack   ", "soft"), *describe(printed, card), (f"  {len(cards)} left", "soft")] for card in fresh
            ]
    return lines
