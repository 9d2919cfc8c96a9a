"""Positions of Oh My Goods!: a JSON file is checked piece by piece and becomes a state to play on from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludoteca.core.constants import NOBODY
from ludoteca.core.errors import BadFile, BadOptions
from ludoteca.core.game import Game
from ludoteca.core.position import check_fields, read_flag, read_list, read_name, read_number, read_object, read_place
from ludoteca.core.questions import check_questions, read_questions
from ludoteca.games.oh_my_goods.content.constants import (
    CHARACTER_COUNT,
    CHARACTER_FIRST,
    EFFECTS,
    ENDING,
    EVENT_COUNT,
    FACES,
    FIRST_EVENT,
    FOR_MARKET,
    IN_DISCARD,
    IN_PLAY,
    IN_STACK,
    IN_SUNRISE,
    LONGSDALE_FIRST,
    MOST_ROUNDS,
    NONE,
    NUMBERS,
    OF_CARD,
    OF_FREE,
    OF_GUIDES,
    OF_SOURCES,
    OF_TARGETS,
    OF_WORKER,
    OPENLY,
    PLAN_WIDTH,
    QUIET,
    RESOURCE_COUNT,
    SEATS,
    SLOTS,
    UNSEEN,
)
from ludoteca.games.oh_my_goods.content.domains import POST, SLOT_WORDS
from ludoteca.games.oh_my_goods.content.effects import SIDES
from ludoteca.games.oh_my_goods.content.goods import RESOURCES
from ludoteca.games.oh_my_goods.content.longsdale import CHARACTERS
from ludoteca.games.oh_my_goods.content.pack import printed_from
from ludoteca.games.oh_my_goods.content.people import ASSISTANT_IDS
from ludoteca.games.oh_my_goods.faces.asked import QUESTIONS
from ludoteca.games.oh_my_goods.faces.places import Places
from ludoteca.games.oh_my_goods.faces.waiting import check_end, check_waiting
from ludoteca.games.oh_my_goods.rules.decisions.numbers import DRAW, END_ROUND, NEW_CARDS, PLANS, ROUND, TURN
from ludoteca.games.oh_my_goods.rules.piles import lay
from ludoteca.games.oh_my_goods.rules.setup import SETTINGS, chapter_number, variants
from ludoteca.games.oh_my_goods.rules.state import OhMyGoodsState

NEEDED: Final = ("seats",)
FIELDS: Final = (
    "seats", "game", "pack", "options", "round", "last", "active", "event", "events_used", "numbers", "characters",
    "display", "market", "stacks", "discard", "rest", "turn", "lack", "goal_met", "now", "questions",
)  # fmt: skip
SEAT_FIELDS: Final = (
    "hand", "aside", "buildings", "worker", "assistants", "points", "side", "bought", "plan"
)  # fmt: skip
BUILDING_FIELDS: Final = ("card", "goods", "goods_without_cards", "assistant", "tower")
PLAN_FIELDS: Final = ("worker", "leave", "take", "card", "characters", "free", "pay")
MOMENTS: Final = ("round", "new_cards", "sunrise", "plans", "sunset", "turn", "end_round")
POSTS: Final = POST.notations[:-1]
CHARACTER_IDS: Final = tuple(character.id for character in CHARACTERS)
NEEDS: Final = (*RESOURCES, "any")
SHOWN: Final = " shown"
REST: Final = "rest"
LONGEST: Final = 99


def position_options(game: Game, data: Any) -> tuple[int, dict[str, Any]]:
    """The seats and options a position asks for."""
    check_fields(data, "", NEEDED, FIELDS)
    if data.get("game", game.id) != game.id:
        raise BadFile(f"game: this is a position of {data['game']!r:.40}, not of {game.id!r}")
    seats = read_list(data, "seats")
    if not 1 <= len(seats) <= SEATS:
        raise BadFile(f"seats: a position has 1 to {SEATS} of them, not {len(seats)}")
    given = read_object(data, "options")
    known = [setting.name for setting in SETTINGS]
    for name in given:
        if name not in known:
            raise BadFile(f"options: there is no option {name!r:.40}; options are {', '.join(known)}")
    try:
        return len(seats), game.check_options(len(seats), given)
    except BadOptions as problem:
        raise BadFile(f"options: {problem}") from None


def from_position(game: Game, data: Any) -> OhMyGoodsState:
    """The state of a position, its questions asked."""
    seats, options = position_options(game, data)
    table = OhMyGoodsState(seats, _printed(game, data), variants(options), chapter_number(options["chapter"]))
    _read_table(table, data)
    places = Places(table)
    for seat, given in enumerate(data["seats"]):
        _read_seat(places, seat, check_fields(given, f"seats, seat {seat}", (), SEAT_FIELDS))
    _read_open(places, data)
    places.fill(_where_rest_lies(data))
    _read_turn(table, data)
    _check_people(table)
    check_end(table)
    _ask(game, table, data)
    return table


def _printed(game: Game, data: Mapping[str, Any]) -> Any:
    """The figures of the pack a position carries, whole."""
    given = data.get("pack")
    if given is not None:
        try:
            game.check_pack(given)
        except BadFile as problem:
            raise BadFile(f"pack: {problem}") from None
    return printed_from(given)


# -- what belongs to nobody ---------------------------------------------------------------------------------


def _read_table(table: OhMyGoodsState, data: Mapping[str, Any]) -> None:
    chapter = table.chapter
    printed = table.printed
    rounds = printed.rounds[chapter] if chapter != NONE else 0
    table.round = read_number(data.get("round", 1), "round", 0, rounds or LONGEST)
    table.last = read_number(data.get("last", rounds), "last", 0, LONGEST)
    if chapter != NONE and table.last != rounds:
        raise BadFile(f"last: the chapter has {rounds} rounds, not {table.last}")
    table.active = read_number(data.get("active", 0), "active", 0, table.seats - 1)
    for name in ("event", "events_used", "numbers", "characters", "stacks"):
        if name in data and chapter == NONE:
            raise BadFile(f"{name}: the base game has none; a chapter is named in options")
    events = [f"event{FIRST_EVENT + place}" for place in range(EVENT_COUNT)]
    table.event = read_name(data["event"], "event", events) if "event" in data else QUIET
    used = [read_name(name, f"events_used, entry {place}", events) for place, name in _entries(data, "events_used")]
    if table.event != QUIET and table.event not in used:
        used.append(table.event)
    table.events_used = _mask(used)
    if chapter != NONE:
        numbers = printed.deck_numbers[chapter] | printed.stack_numbers[chapter]
        table.numbers = _read_numbers(data) if "numbers" in data else numbers
        table.characters = printed.deck_characters[chapter]
        if "characters" in data:
            table.characters = _mask(
                read_name(name, f"characters, entry {place}", CHARACTER_IDS)
                for place, name in _entries(data, "characters")
            )
    table.display = _faces(data, "display", "")
    table.goal = int(read_flag(data, "goal_met"))
    lack = read_object(data, "lack")
    units = [0] * (RESOURCE_COUNT + 1)
    for name, count in lack.items():
        units[read_name(name, "lack", NEEDS)] = read_number(count, f"lack, {name}", 0, LONGEST)
    table.lack = units


def _read_numbers(data: Mapping[str, Any]) -> int:
    return _mask(
        read_number(number, f"numbers, entry {place}", 50, 50 + NUMBERS - 1) - 50
        for place, number in _entries(data, "numbers")
    )


def _faces(data: Mapping[str, Any], name: str, where: str) -> int:
    return _mask(
        read_name(word, f"{where}{name}, entry {place}", ASSISTANT_IDS) for place, word in _entries(data, name, where)
    )


def _read_open(places: Places, data: Mapping[str, Any]) -> None:
    """Market, stacks and discard pile."""
    market = check_fields(read_object(data, "market"), "market", (), ("sunrise", "sunset"))
    for row, name in enumerate(("sunrise", "sunset")):
        if isinstance(market.get(name), dict):
            for resource, count in market[name].items():
                kind = read_name(resource, f"market, {name}", RESOURCES)
                wanted = read_number(count, f"market, {name}, {resource}", 0, LONGEST)
                places.later_in_market(row, kind, wanted, f"market, {name}, {resource}")
            continue
        for place, word in _entries(market, name, "market, "):
            card = places.take(word, f"market, {name}, entry {place}")
            if card >= CHARACTER_FIRST:
                raise BadFile(f"market, {name}, entry {place}: a character does not lie in the market")
            places.put(card, IN_SUNRISE + row)
    chapter = places.table.chapter
    if "stacks" in data:
        for place, word in _entries(data, "stacks"):
            card = places.take(word, f"stacks, entry {place}")
            if not LONGSDALE_FIRST <= card < CHARACTER_FIRST:
                raise BadFile(f"stacks, entry {place}: {word} is no building of numbers 50 to 56")
            places.put(card, IN_STACK)
    elif chapter != NONE:
        places.lay_stacks(places.table.printed.stack_numbers[chapter])
    seats = places.table.seats
    known = ("open", "unseen", *(f"seat{seat}" for seat in range(seats)))
    discard = check_fields(read_object(data, "discard"), "discard", (), known)
    for name in discard:
        witness = {"open": OPENLY, "unseen": UNSEEN}.get(name, int(name[4:]) + 1 if name[:4] == "seat" else 0)
        for place, word in _entries(discard, name, "discard, "):
            places.put(places.take(word, f"discard, {name}, entry {place}"), IN_DISCARD + witness)


def _where_rest_lies(data: Mapping[str, Any]) -> int:
    return read_name(data.get("rest", "deck"), "rest", ("deck", "discard"))


def _read_turn(table: OhMyGoodsState, data: Mapping[str, Any]) -> None:
    """What the turn of phase IV has seen."""
    turn = check_fields(read_object(data, "turn"), "turn", (), ("made", "opened", "delivered"))
    table.done = _slots(turn, "made", "turn, ", SLOTS)
    table.opened = _slots(turn, "opened", "turn, ", SLOTS)
    delivered = read_list(turn, "delivered", "turn, ")
    if len(delivered) > EFFECTS:
        raise BadFile(f"turn, delivered: at most {EFFECTS} numbers, one for each effect of the event")
    for place, times in enumerate(delivered):
        table.delivered |= read_number(times, f"turn, delivered, entry {place + 1}", 0, 15) << 4 * place


# -- what belongs to a seat ---------------------------------------------------------------------------------


def _read_seat(places: Places, seat: int, given: Mapping[str, Any]) -> None:
    table = places.table
    at = f"seats, seat {seat}, "
    for place, building in _entries(given, "buildings", at):
        _read_building(places, seat, place - 1, building, f"{at}buildings, entry {place}")
    for place, word in _entries(given, "hand", at):
        table.enter_hand(seat, places.take(word, f"{at}hand, entry {place}"))
    _set(table, "faces", seat, _faces(given, "assistants", at))
    _set(table, "bonus", seat, read_number(given.get("points", 0), f"{at}points", -LONGEST, LONGEST))
    if "side" in given:
        _set(table, "side", seat, read_name(given["side"], f"{at}side", SIDES))
    if "worker" in given:
        _set(table, "worker", seat, _post(table, seat, given["worker"], f"{at}worker"))
    aside = given.get("aside", [])
    cards = sorted(
        places.take(word, f"{at}aside, entry {place}")
        for place, word in enumerate([aside] if isinstance(aside, str) else read_list(given, "aside", at), start=1)
    )
    if len(cards) == 1 and cards[0] >= CHARACTER_FIRST:
        raise BadFile(f"{at}aside: a character cannot be set aside for building")
    places.set_aside(seat, cards)
    if "bought" in given:
        word = given["bought"]
        card = places.card(word, f"{at}bought")
        if card not in cards:
            card = places.take(word, f"{at}bought")
        if card >= CHARACTER_FIRST:
            raise BadFile(f"{at}bought: {word} is no building")
        places.put(card, IN_PLAY + seat)
    _read_plan(places, seat, given, at)


def _read_building(places: Places, seat: int, slot: int, given: Any, where: str) -> None:
    table = places.table
    given = {"card": given} if isinstance(given, str) else given
    check_fields(given, where, ("card",), BUILDING_FIELDS)
    if slot >= SLOTS:
        raise BadFile(f"{where}: a seat has at most {SLOTS} buildings")
    card = places.building(given["card"], where, charburner=slot == 0)
    table.erect(seat, card)
    place = seat * SLOTS + slot
    product = table.printed.product[card] != NONE
    if (given.get("goods") or given.get("goods_without_cards")) and not product:
        raise BadFile(f"{where}: {given['card']} makes no goods")
    if read_flag(given, "assistant", f"{where}, "):
        if not table.printed.is_workshop(card):
            raise BadFile(f"{where}: nobody may stand at {given['card']}")
        _set(table, "helpers", seat, table.helpers[seat] | 1 << slot)
    if read_flag(given, "tower", f"{where}, "):
        if not product:
            raise BadFile(f"{where}: a tower is attached to a production building")
        _set(table, "towered", seat, table.towered[seat] | 1 << slot)
    _set(table, "bare", place, read_number(given.get("goods_without_cards", 0), f"{where}, goods_without_cards", 0, 30))
    goods = given.get("goods", 0)
    if isinstance(goods, list):
        for number, word in enumerate(goods, start=1):
            shown = isinstance(word, str) and word.endswith(SHOWN)
            taken = places.take(word.removesuffix(SHOWN) if shown else word, f"{where}, goods, entry {number}")
            lay(table, place, taken, shown)
    elif goods == REST:
        places.later_goods(place, NONE, where)
    else:
        places.later_goods(place, read_number(goods, f"{where}, goods", 0, 200), where)


def _read_plan(places: Places, seat: int, given: Mapping[str, Any], at: str) -> None:
    table = places.table
    at = f"{at}plan, "
    plan = check_fields(read_object(given, "plan"), at[:-2], (), PLAN_FIELDS)
    row = [0] * PLAN_WIDTH
    if "worker" in plan:
        row[OF_WORKER] = _post(table, seat, plan["worker"], f"{at}worker") + 1
    row[OF_SOURCES] = _slots(plan, "leave", at, table.count[seat])
    row[OF_TARGETS] = _slots(plan, "take", at, table.count[seat])
    if "card" in plan:
        card = places.card(plan["card"], f"{at}card")
        if card not in places.hand(seat) or card >= CHARACTER_FIRST:
            raise BadFile(f"{at}card: {plan['card']} is no building card of this seat's hand")
        row[OF_CARD] = card + 1
    for place, word in _entries(plan, "characters", at):
        character = read_name(word, f"{at}characters, entry {place}", CHARACTER_IDS)
        if CHARACTER_FIRST + character not in places.hand(seat):
            raise BadFile(f"{at}characters, entry {place}: {word} is not in this seat's hand")
        row[OF_GUIDES] |= 1 << character
    row[OF_FREE] = read_number(plan.get("free", 0), f"{at}free", 0, CHARACTER_COUNT * LONGEST)
    whole = table.plan
    whole[seat * PLAN_WIDTH : (seat + 1) * PLAN_WIDTH] = row
    table.plan = whole
    for word, count in read_object(plan, "pay", at).items():
        slot = read_name(word, f"{at}pay", SLOT_WORDS[: table.count[seat]])
        _set(table, "plan_pay", seat * SLOTS + slot, read_number(count, f"{at}pay, {word}", 0, LONGEST))
        places.check_paid(seat, slot, count, f"{at}pay, {word}")


def _post(table: OhMyGoodsState, seat: int, given: Any, where: str) -> int:
    post = read_name(given, where, POSTS[: 2 * table.count[seat]])
    if not table.workshops(seat) >> (post >> 1) & 1:
        raise BadFile(f"{where}: nobody may stand at {SLOT_WORDS[post >> 1]}")
    return post


# -- the whole ------------------------------------------------------------------------------------------------


def _check_people(table: OhMyGoodsState) -> None:
    """Nobody is at two places, and every assistant hired stands somewhere. [OMG-1.4, 7.25]"""
    seen = table.display
    for seat in range(table.seats):
        at = f"seats, seat {seat}, "
        standing = table.helpers[seat].bit_count()
        hired = table.faces[seat].bit_count()
        if standing != hired:
            raise BadFile(f"{at}assistants: {hired} are hired, but {standing} stand at buildings")
        post = table.worker[seat]
        if post != NONE and table.helpers[seat] >> (post >> 1) & 1:
            raise BadFile(f"{at}worker: an assistant stands at {SLOT_WORDS[post >> 1]} already")
        if seen & table.faces[seat]:
            twice = ASSISTANT_IDS[(seen & table.faces[seat]).bit_length() - 1]
            raise BadFile(f"{at}assistants: {twice} is named twice")
        seen |= table.faces[seat]
    for face in range(FACES):
        if seen >> face & 1:
            card = table.printed.face_card[face]
            if table.dealt >> card & 1:
                raise BadFile(f"display: {ASSISTANT_IDS[face]} is the other side of a card that is named already")
            table.dealt |= 1 << card


def _ask(game: Game, table: OhMyGoodsState, data: Mapping[str, Any]) -> None:
    """The stack as the file has it, or the rest of the round from a moment that it names."""
    if "questions" in data:
        if "now" in data:
            raise BadFile("now: the questions are named already; leave one of the two out")
        frames = read_questions(game.rules, table.seats, data["questions"], QUESTIONS)
        _check_buildings(table, data["questions"])
        check_waiting(table, [decision.name for decision in game.rules.decisions], frames)
        table.set_frames(frames)
    else:
        _ask_now(table, data.get("now", "round" if table.round == 0 else "new_cards"))
    check_questions(game.rules, table)


def _check_buildings(table: OhMyGoodsState, questions: list[dict[str, Any]]) -> None:
    for place, entry in enumerate(questions, start=1):
        for name in ("building", "to", "given"):
            owner = entry.get("seat", entry.get("owner", 0))
            known = SLOT_WORDS[: table.count[owner if type(owner) is int and 0 <= owner < table.seats else 0]]
            if name in entry and entry[name] not in known:
                raise BadFile(f"questions, entry {place}, {name}: seat {owner} has no building {entry[name]}")


def _ask_now(table: OhMyGoodsState, given: Any) -> None:
    """The rest of a round from one of its moments: a word, or ``turn`` with the seat whose turn it is."""
    word, _, whose = given.partition(" ") if isinstance(given, str) else (given, "", "")
    moment = read_name(word, "now", MOMENTS)
    first = 0
    seats = table.seats
    if MOMENTS[moment] == "turn":
        turn = read_place(whose, seats)
        if turn is None:
            raise BadFile(f"now: write whose turn it is, such as 'turn 0', not {given!r:.40}")
        first = (turn - table.active) % seats
    elif whose:
        raise BadFile(f"now: only a turn has a seat; write {word!r}")
    if MOMENTS[moment] == "round":
        if table.round >= (table.last or MOST_ROUNDS * ENDING):
            raise BadFile(f"now: there is no round after round {table.round}")
        table.ask(ROUND, NOBODY, table.round + 1, table.active)
        return
    table.ask(END_ROUND, NOBODY, 0, 0)
    if MOMENTS[moment] != "end_round":
        for step in range(seats - 1, first - 1, -1):
            table.ask(TURN, NOBODY, (table.active + step) % seats, 0)
    for name, number, purpose in (
        ("sunset", DRAW, FOR_MARKET | 1 << 2),
        ("plans", PLANS, 0),
        ("sunrise", DRAW, FOR_MARKET),
        ("new_cards", NEW_CARDS, 0),
    ):
        if moment <= MOMENTS.index(name):
            table.ask(number, NOBODY, purpose, 0)


# -- single fields --------------------------------------------------------------------------------------------


def _entries(data: Mapping[str, Any], name: str, where: str = "") -> list[tuple[int, Any]]:
    return list(enumerate(read_list(data, name, where), start=1))


def _slots(data: Mapping[str, Any], name: str, where: str, count: int) -> int:
    return _mask(
        read_name(word, f"{where}{name}, entry {place}", SLOT_WORDS[:count])
        for place, word in _entries(data, name, where)
    )


def _mask(bits: Any) -> int:
    mask = 0
    for bit in bits:
        mask |= 1 << bit
    return mask


def _set(table: OhMyGoodsState, name: str, place: int, value: int) -> None:
    """Change one member of a row of the state."""
    row = getattr(table, name)
    row[place] = value
    setattr(table, name, row)
