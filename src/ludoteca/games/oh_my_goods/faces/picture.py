"""A view of Oh My Goods! for the terminal: market, buildings with their goods, hand, display and event."""

from __future__ import annotations

from ludoteca.core.picture import Line, Part, clipped, fit
from ludoteca.core.words import Word
from ludoteca.games.oh_my_goods.content.chapters import chapter_row
from ludoteca.games.oh_my_goods.content.constants import (
    CHARACTER_FIRST,
    CHARBURNER_FIRST,
    FIRST_END,
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
from ludoteca.games.oh_my_goods.content.domains import CARD_WORDS
from ludoteca.games.oh_my_goods.content.effects import SIDES
from ludoteca.games.oh_my_goods.content.goods import COLOURS, RECONSTRUCTED, RESOURCES
from ludoteca.games.oh_my_goods.content.pack import printed_named
from ludoteca.games.oh_my_goods.content.printed import Printed
from ludoteca.games.oh_my_goods.faces.names import names_of
from ludoteca.games.oh_my_goods.faces.preparation import (
    call,
    card_words,
    chapter_title,
    effects_words,
    goal_words,
    mark_of,
)
from ludoteca.games.oh_my_goods.faces.view import GoodsView
from ludoteca.messages import Heads, say, speaker, titled

HEADS = Heads(
    "oh_my_goods-line-",
    "hand",
    "hire",
    "stacks",
    "stack",
    "goal",
    "event",
    "end",
    "sunrise",
    "sunset",
    "market",
    "deck",
)
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
        [(_seat_head(seat), "bold"), (clipped(_in_short(view, printed, seat), width - len(_seat_head(seat))), "")]
        for seat in range(view.seats)
        if seat != view.seat
    ]
    market = _market(view, printed)
    top = [_head(view), market[2]]
    parts = [
        Part(
            [*top, *_seat(view, printed, view.seat)],
            [*top, *_street_in_short(view, printed, view.seat)],
            [*top, [(titled(say("terminal-you"), ""), "you"), (_in_short(view, printed, view.seat), "")]],
        ),
        Part(_hand(view, printed), _hand_words(view)),
        Part(_expansion(view, printed)),
        Part(others),
        Part([*market[:2], market[3]], market[3:]),
        Part(_display(view, printed), _display_words(view, printed)),
    ]
    return fit(parts, rows, width, say("terminal-more"))


def _seat_head(seat: int) -> str:
    return HEADS.pad(say("terminal-seat", seat=str(seat)))


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
    return [[(HEADS("hand"), "soft"), *describe(printed, card)] for card in view.hand] or [
        [(HEADS("hand"), "soft"), (say("oh_my_goods-nothing"), "soft")]
    ]


def _hand_words(view: GoodsView) -> list[Line]:
    """The hand by its words; the command ``cards`` has the rest."""
    words = ", ".join(CARD_WORDS[card] for card in view.hand)
    return [[(HEADS("hand"), "soft"), (words or say("oh_my_goods-nothing"), "")]]


def _in_short(view: GoodsView, printed: Printed, seat: int) -> str:
    """A seat in one line: buildings with what lies on them."""
    buildings = []
    for slot, card in enumerate(view.buildings[seat]):
        count = len(view.goods[seat][slot]) + view.bare[seat][slot]
        good = printed.product[card]
        stock = f" {_amount(names_of(printed).good(good), count)}" if good != NONE and count else ""
        person = "!" if _has_person(view, seat, slot) else ""
        buildings.append(f"{CARD_WORDS[card]}{person}{stock}")
    return f"{say('oh_my_goods-hand-count', count=view.hand_counts[seat])}; {', '.join(buildings)}"


def _amount(name: Word, count: int) -> str:
    return say("oh_my_goods-picture-amount", name=call(name), count=count)


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
        lines.append([(HEADS("hire"), "soft"), (", ".join(f"{row['id']} ({row['cost']})" for row in faces), "")])
    stacks = []
    for number in range(NUMBERS):
        first = LONGSDALE_FIRST + number * 8
        left = [card for card in range(first, first + 8) if view.where[card] == IN_STACK]
        if left:
            rest = say("oh_my_goods-stack-left", count=len(left))
            stacks.append(f"{CARD_WORDS[left[0]]} ({printed.cost[left[0]]}, {rest})")
    return [*lines, [(HEADS("stacks"), "soft"), (", ".join(stacks), "")]] if stacks else lines


def _head(view: GoodsView) -> Line:
    parts = [speaker().title(view.game)]
    if view.round == 0:
        parts.append(say("terminal-set-up"))
        return [(" · ".join(parts), "title")]
    if view.last and view.chapter != NONE:
        parts.append(say("oh_my_goods-round-of", round=view.round, last=view.last))
    else:
        parts.append(say("oh_my_goods-round", round=view.round))
    if view.seats > 1:
        parts.append(say("oh_my_goods-active", who=say("terminal-seat", seat=str(view.active))))
    if view.round == view.last:
        parts.append(say("oh_my_goods-last-round"))
    return [(" · ".join(parts), "title")]


def _expansion(view: GoodsView, printed: Printed) -> list[Line]:
    """Chapter, goal, event and end cards; says that the contents are a reconstruction wherever they are ours."""
    if view.chapter == NONE:
        return []
    data = printed.data
    row = chapter_row(data, view.chapter, view.seats)
    title = f"{chapter_title(view.chapter, row)}{mark_of(row)}"
    lines: list[Line] = [[(f"{say('oh_my_goods-longsdale')} · ", "soft"), (title, "bold")]]
    if view.seats == 1:
        lines.append([(HEADS("goal"), "soft"), (goal_words(printed, row["goal"]), "")])
    if view.event != QUIET:
        event = data["events"][view.event]
        coming = [effect for place, effect in enumerate(event["effects"]) if place not in view.idle]
        text = card_words(printed, names_of(printed).event(view.event), event, coming)
        lines.append([(HEADS("event"), "soft"), (f"{FIRST_EVENT + view.event} {text}", "")])
    for number in row["end_cards"]:
        card = data["end_cards"][number - 1]
        text = card_words(printed, names_of(printed).event(FIRST_END + number - 1), card, card["effects"])
        lines.append([(HEADS("end"), "soft"), (f"{number} {text}", "")])
    return lines


def _market(view: GoodsView, printed: Printed) -> list[Line]:
    lines: list[Line] = []
    for name, place in (("sunrise", IN_SUNRISE), ("sunset", IN_SUNSET)):
        line: Line = [(HEADS(name), "soft")]
        for card, spot in enumerate(view.where):
            if spot == place:
                sun = "*" if printed.sun[card] else ""
                line.append((f"{_resource(printed.resource[card])}{sun} ", _style(printed, card)))
        lines.append(line if len(line) > 1 else [*line, (say("oh_my_goods-picture-not-revealed"), "soft")])
    count = "  ".join(f"{_resource(place)} {number}" for place, number in enumerate(view.market))
    extra = [printed.market[view.event * 5 + place] for place in range(5)]
    added = " ".join(f"{_resource(place)} +{number}" for place, number in enumerate(extra) if number)
    event = f"  {say('oh_my_goods-event', name=added)}" if added else ""
    lines.append([(HEADS("market"), "soft"), (count + event, "")])
    text = say("oh_my_goods-picture-deck", deck=view.deck_count, discard=view.discard_count)
    lines.append([(HEADS("deck"), "soft"), (text, "")])
    return lines


def _seat(view: GoodsView, printed: Printed, seat: int) -> list[Line]:
    you = say("terminal-you") if seat == view.seat else say("terminal-seat", seat=str(seat))
    facts = [say("oh_my_goods-hand-count", count=view.hand_counts[seat])]
    if view.aside[seat]:
        known = [CARD_WORDS[card] for card in view.aside[seat] if card != NONE]
        aside = say("oh_my_goods-aside-is", card=", ".join(known)) if known else say("oh_my_goods-aside-hidden")
        facts.append(aside)
    if view.bonus[seat]:
        facts.append(say(f"oh_my_goods-{'rewards' if view.bonus[seat] > 0 else 'losses'}", count=abs(view.bonus[seat])))
    if view.side[seat] != NONE:
        facts.append(say(f"oh_my_goods-side-{SIDES[view.side[seat]]}"))
    hired = [call(names_of(printed).assistants[face]) for face in range(16) if view.faces[seat] >> face & 1]
    if hired:
        facts.append(say("oh_my_goods-picture-hired", list=", ".join(hired)))
    head = f"{titled(you, '').rstrip()} "
    lines: list[Line] = [[(head, "you" if seat == view.seat else "bold"), (" · ".join(facts), "")]]
    for slot, card in enumerate(view.buildings[seat]):
        lines.append([(f"  b{slot + 1:<3}", "soft"), *describe(printed, card), *_occupants(view, printed, seat, slot)])
    return lines


def _occupants(view: GoodsView, printed: Printed, seat: int, slot: int) -> Line:
    line: Line = []
    good = printed.product[view.buildings[seat][slot]]
    if good != NONE:
        count = len(view.goods[seat][slot]) + view.bare[seat][slot]
        line.append((f"  {_amount(names_of(printed).good(good), count)}", "bold" if count else "soft"))
    post = view.workers[seat]
    if post != NONE and post >> 1 == slot:
        mode = "sloppy" if post & 1 else "efficient"
        line.append((f"  [{say(f'oh_my_goods-picture-{mode}')}]", "you"))
    if view.helpers[seat] >> slot & 1:
        line.append((f"  [{say('oh_my_goods-assistant')}]", "you"))
    if view.towered[seat] >> slot & 1:
        line.append((f"  [{say('oh_my_goods-picture-tower')}]", "soft"))
    return line


def describe(printed: Printed, card: int) -> Line:
    """A card in one line: word, price, points, needs, product and chain."""
    if CHARACTER_FIRST <= card < CHARBURNER_FIRST:
        row = printed.data["characters"][card - CHARACTER_FIRST]
        what = [say("oh_my_goods-phase", phase=row["phase"]), *effects_words(printed, [row["ability"]])]
        text = titled(_called(printed, card), ", ".join(what)) + mark_of(row)
        return [(CARD_WORDS[card], "bold"), (text, "")]
    parts = []
    if card < CHARBURNER_FIRST:
        parts.append(say("oh_my_goods-say-cost", count=printed.cost[card]))
        parts.append(say("points", count=printed.points[card]))
    parts += works(printed, card)
    ours = LONGSDALE_FIRST <= card < CHARACTER_FIRST and _is_ours(printed, card)
    mark = f" ({say('oh_my_goods-reconstruction-mark')})" if ours else ""
    return [
        (CARD_WORDS[card], _style(printed, card)),
        (f"{_called(printed, card)} ({_corner(printed, card)})", ""),
        (f"  {', '.join(parts)}{mark}", ""),
    ]


def _called(printed: Printed, card: int) -> str:
    """What a card is called, where that says more than the word that is typed for it."""
    name = call(names_of(printed).cards[card])
    plain = name.lower().replace("'", "").replace(" ", "_")
    return "" if CARD_WORDS[card].startswith(plain) else f" {name}"


def _resource(resource: int) -> str:
    return say(f"oh_my_goods-resource-{(*RESOURCES, 'any')[resource]}")


def _colour(colour: str) -> str:
    return say(f"oh_my_goods-colour-{colour}")


def _corner(printed: Printed, card: int) -> str:
    """Colour, resource and half sun: what a card is worth besides its building."""
    if card >= CHARBURNER_FIRST:
        return _colour("blue")
    words = [_colour(COLOURS[printed.colour[card]]), _resource(printed.resource[card])]
    return ", ".join([*words, say("oh_my_goods-half-sun")] if printed.sun[card] else words)


def works(printed: Printed, card: int) -> list[str]:
    """What a building needs, makes and gives, in words."""
    parts = []
    needs = [f"{_resource(r)} {printed.needs[card * 6 + r]}" for r in range(6) if printed.needs[card * 6 + r]]
    if needs:
        parts.append(say("oh_my_goods-say-needs", list=" ".join(needs)))
    if printed.product[card] != NONE:
        worth = printed.worth[printed.product[card]] or say("oh_my_goods-by-colour")
        good = call(names_of(printed).good(printed.product[card]))
        parts.append(say("oh_my_goods-picture-makes", good=good, coins=worth))
    items = [_item(printed, card, place) for place in range(2) if printed.item[card * 2 + place] != NO_ITEM]
    if items:
        parts.append(say("oh_my_goods-say-chain", list=" + ".join(items)))
    if printed.automatic[card]:
        parts.append(say("oh_my_goods-say-automatic"))
    if printed.office[card] != NONE:
        parts.append(say("oh_my_goods-say-office", resource=_resource(printed.office[card])))
    if printed.extra_card[card]:
        parts.append(say("oh_my_goods-say-extra"))
    if printed.strength[card]:
        parts.append(say("oh_my_goods-say-strength", count=printed.strength[card]))
    if printed.needs_strength[card]:
        parts.append(say("oh_my_goods-picture-needs-strength", count=printed.needs_strength[card]))
    if printed.attaches[card]:
        parts.append(say("oh_my_goods-picture-attaches"))
    return parts


def _is_ours(printed: Printed, card: int) -> bool:
    return any(
        row["id"] == CARD_WORDS[card] and row.get("source") == RECONSTRUCTED for row in printed.data["longsdale"]
    )


def _item(printed: Printed, card: int, place: int) -> str:
    item = printed.item_id[card * 2 + place]
    if printed.item[card * 2 + place] == GOOD_ITEM:
        return call(names_of(printed).good(item))
    return say("oh_my_goods-say-card", resource=_resource(item))


def _style(printed: Printed, card: int) -> str:
    colour = printed.colour[card]
    return STYLES[COLOURS[colour] if 0 <= colour < len(COLOURS) else "blue"]


def _display(view: GoodsView, printed: Printed) -> list[Line]:
    lines: list[Line] = []
    for face in range(16):
        if view.display >> face & 1:
            row = printed.data["assistants"][face]
            needs = " ".join(f"{_colour(colour)} {count}" for colour, count in row["colours"].items())
            facts = (
                say("oh_my_goods-say-cost", count=row["cost"]),
                say("points", count=row["points"]),
                say("oh_my_goods-say-asks", list=needs),
            )
            text = titled(f"  {call(names_of(printed).assistants[face])}", ", ".join(facts)) + mark_of(row)
            lines.append([(HEADS("hire"), "soft"), (row["id"], "bold"), (text, "")])
    for number in range(NUMBERS):
        first = LONGSDALE_FIRST + number * 8
        cards = [card for card in range(first, first + 8) if view.where[card] == IN_STACK]
        if cards:
            fresh = sorted({printed.twin[card]: card for card in reversed(cards)}.values())
            rest = f"  {say('oh_my_goods-stack-left', count=len(cards))}"
            lines += [[(HEADS("stack"), "soft"), *describe(printed, card), (rest, "soft")] for card in fresh]
    return lines
