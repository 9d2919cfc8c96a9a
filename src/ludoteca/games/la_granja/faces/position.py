"""Positions written by hand: a JSON file is checked piece by piece and becomes a state to play on from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludoteca.core.errors import BadFile, BadOptions
from ludoteca.core.game import find_game
from ludoteca.core.position import check_fields, read_flag, read_list, read_name, read_number, read_object, read_place
from ludoteca.games.la_granja.content.board import BUILDING_COUNT, BUILDING_IDS, MARKERS
from ludoteca.games.la_granja.content.constants import (
    IN_DISCARD,
    NEUTRAL,
    NO_LIMIT,
    NONE,
    ORIGINS,
    ROUNDS,
    SEATS,
    SPACES,
    TRANSPORT,
)
from ludoteca.games.la_granja.content.goods import GOODS, PIG
from ludoteca.games.la_granja.content.pack import printed_of
from ludoteca.games.la_granja.content.roofs import ROOF_IDS
from ludoteca.games.la_granja.faces.moments import PHASE_NAMES, PHASES, STEPS_OF, TOGETHER, lay_moment, seats_in_order
from ludoteca.games.la_granja.faces.position_farm import put, read_cards, read_farm, read_tile
from ludoteca.games.la_granja.rules.decisions.numbers import PLAY
from ludoteca.games.la_granja.rules.farm import free_stalls, markers_used
from ludoteca.games.la_granja.rules.setup import first_state
from ludoteca.games.la_granja.rules.state import LaGranjaState

NEEDED: Final = ("farms", "round", "phase", "step")
FIELDS: Final = (
    "game",
    *NEEDED,
    "turn_order",
    "waiting",
    "siesta",
    "locked",
    "market",
    "display",
    "dice",
    "discard",
    "first",
    "options",
    "pack",
)


def position_options(data: Any) -> tuple[int, dict[str, Any]]:
    """The seats and options a position asks for."""
    if isinstance(data, dict) and data.get("game", "la_granja") != "la_granja":
        raise BadFile(f"game: this is a position of {data['game']!r:.40}, not of 'la_granja'")
    check_fields(data, "", NEEDED, FIELDS)
    seats = len(read_list(data, "farms"))
    if not 1 <= seats <= SEATS:
        raise BadFile(f"farms: a position has 1 to {SEATS} of them, one for each seat, not {seats}")
    try:
        return seats, find_game("la_granja").check_options(seats, read_object(data, "options"))
    except BadOptions as problem:
        raise BadFile(f"options: {problem}") from None


def from_position(data: Any) -> LaGranjaState:
    """The state of a position; its first question is the one its step asks. [LG-3.1, 3.2]"""
    seats, options = position_options(data)
    table = first_state(seats, options, printed_of(data.get("pack")))
    table.set_frames([])
    table.goods = [0] * (SEATS * GOODS)
    table.earned = [0] * (SEATS * ORIGINS)
    table.round = read_number(data["round"], "round", 1, ROUNDS)
    phase = read_name(data["phase"], "phase", PHASE_NAMES)
    step = read_name(data["step"], "step", STEPS_OF[phase])
    _read_order(table, data)
    waiting = _read_waiting(table, data, STEPS_OF[phase][step])
    if seats == 1:
        table.solo_first = int(read_flag({"first": True, **data}, "first"))
    elif "first" in data:
        raise BadFile("first: only the solo game asks whether the player is first")
    for seat, farm in enumerate(data["farms"]):
        read_farm(table, seat, farm)
    _read_village(table, data)
    for card in read_cards(table, read_list(data, "discard"), "discard"):
        table.move_card(card, IN_DISCARD)
    _read_dice(table, data, phase, STEPS_OF[phase][step], len(waiting))
    _check_donkeys(table, phase, STEPS_OF[phase][step])
    lay_moment(table, phase, STEPS_OF[phase][step], waiting)
    _check_limits(table)
    return table


# -- whose turn it is -------------------------------------------------------------------------------------------


def _read_order(table: LaGranjaState, data: Mapping[str, Any]) -> None:
    """Turn order, and the discs on the siesta track."""
    seats = list(range(table.seats))
    order = _seat_list(table, data, "turn_order", seats)
    if sorted(order) != seats:
        raise BadFile(f"turn_order: must name each seat from 0 to {table.seats - 1} once")
    table.order = [*order, *[NONE] * (SEATS - table.seats)]
    at = [NONE] * SEATS
    level = [0] * SEATS
    if "siesta" not in data:
        # The usual stack: the first seat on top.
        at = [0] * SEATS
        for place, seat in enumerate(order):
            level[seat] = table.seats - 1 - place
    else:
        track = read_object(data, "siesta")
        for name in track:
            where = f"siesta, space {name!r:.20}"
            space = read_place(name, table.printed.top + 1)
            if space is None:
                raise BadFile(f"{where}: spaces run from 0 to {table.printed.top}")
            for height, seat in enumerate(_seat_list(table, track, name, [], "siesta, space ")):
                if at[seat] != NONE:
                    raise BadFile(f"{where}: seat {seat} has its disc on another space already")
                at[seat] = space
                level[seat] = height
        for seat in seats:
            if at[seat] == NONE:
                raise BadFile(
                    f"siesta: the disc of seat {seat} is missing; each space lists its discs from the bottom up"
                )
    table.siesta_at = [max(0, space) for space in at]
    table.siesta_level = level


def _read_waiting(table: LaGranjaState, data: Mapping[str, Any], step: str) -> list[int]:
    """The seats that have not finished the step, the one to act first."""
    order = seats_in_order(table, step)
    waiting = _seat_list(table, data, "waiting", order)
    if not waiting or waiting != order[len(order) - len(waiting) :]:
        raise BadFile(f"waiting: must be the last seats of the order of this step, {order}, with the one to act first")
    if step in TOGETHER and len(waiting) < table.seats:
        raise BadFile(f"waiting: in the step {step!r} all seats wait; what some have answered belongs into 'answers'")
    return waiting


def _seat_list(
    table: LaGranjaState, data: Mapping[str, Any], name: str, default: Sequence[int], where: str = ""
) -> list[int]:
    given = data.get(name, list(default))
    if not isinstance(given, list) or any(type(seat) is not int or not 0 <= seat < table.seats for seat in given):
        raise BadFile(f"{where}{name}: must be a list of seats from 0 to {table.seats - 1}")
    if len(set(given)) != len(given):
        raise BadFile(f"{where}{name}: names a seat twice")
    return given


# -- village and dice -----------------------------------------------------------------------------------------------


def _read_village(table: LaGranjaState, data: Mapping[str, Any]) -> None:
    locked = read_object(data, "locked")
    numbers = [0] * BUILDING_COUNT
    for name, number in locked.items():
        building = read_name(name, "locked", BUILDING_IDS)
        numbers[building] = read_number(number, f"locked, {name}", 1, 3)
        if table.completed >> building & 1:
            raise BadFile(f"locked, {name}: a seat has completed this building, so it is open")
        if any(table.row_of[seat * BUILDING_COUNT + building] != NONE for seat in range(table.seats)):
            raise BadFile(f"locked, {name}: a seat has delivered there, so it is open")
    left = sorted(number for number in numbers if number)
    if left != list(range(4 - len(left), 4)):
        raise BadFile(
            "locked: order markers go in the order 1, 2, 3; what is left must be 3, or 2 and 3, or 1, 2 and 3"
        )
    table.lock = numbers
    table.unlocked = 3 - len(left)
    for name, owner in read_object(data, "market").items():
        where = f"market, space {name!r:.20}"
        number = read_place(name, table.printed.hexes + 1)
        if not number or not table.open_hexes >> number - 1 & 1:
            spaces = [str(space + 1) for space in range(table.printed.hexes) if table.open_hexes >> space & 1]
            raise BadFile(f"{where}: open with {table.seats} seat(s) are {', '.join(spaces)}")
        if owner == "neutral" and table.seats == 1:
            put(table, "hex_owner", number - 1, NEUTRAL)
        else:
            put(table, "hex_owner", number - 1, read_number(owner, where, 0, table.seats - 1))
    tiles = sorted(
        read_tile(table, name, f"display, tile {place + 1}") for place, name in enumerate(read_list(data, "display"))
    )
    most = 2 if table.seats == 1 else table.seats
    if len(tiles) > most or len(set(tiles)) != len(tiles):
        raise BadFile(f"display: at most {most} different tiles lie there with {table.seats} seat(s)")
    for tile in tiles:
        if table.printed.roof_round[tile] != table.round:
            raise BadFile(
                f"display: {ROOF_IDS[tile]} is a tile of round {table.printed.roof_round[tile]}, not of {table.round}"
            )
    table.display = [*tiles, *[NONE] * (SEATS - len(tiles))]
    laid = [tile for tile in [*table.roof_tile, *tiles] if tile != NONE]
    for tile in laid:
        if laid.count(tile) > 1:
            raise BadFile(f"roof: {ROOF_IDS[tile]} is laid out twice")


def _read_dice(table: LaGranjaState, data: Mapping[str, Any], phase: int, step: str, waiting: int) -> None:
    """The dice on the spaces and those taken, as many as the step leaves."""
    seats = table.seats
    dice = [read_number(value, f"dice, die {place + 1}", 1, 6) for place, value in enumerate(read_list(data, "dice"))]
    taken = [NONE] * (2 * SEATS)
    for seat, farm in enumerate(data["farms"]):
        mine = read_list(farm, "taken", f"farms, seat {seat}, ")
        if len(mine) > 2:
            raise BadFile(f"farms, seat {seat}, taken: at most 2 dice, not {len(mine)}")
        for place, value in enumerate(mine):
            taken[seat * 2 + place] = read_number(value, f"farms, seat {seat}, taken", 1, 6)
    total = 5 if seats == 1 else 2 * seats + 1
    if step in ("first_pick", "second_pick"):
        done = seats - waiting + (seats if step == "second_pick" else 0)
        dropped = 0 if seats > 1 else done + (1 - table.solo_first)
        if len(dice) != total - done - dropped:
            raise BadFile(
                f"dice: {total - done - dropped} of the {total} lie on the spaces at this pick, not {len(dice)}"
            )
    elif step == "last_die" and len(dice) != 1:
        raise BadFile(f"dice: one die is left in this step, not {len(dice)}")
    elif phase < REVENUE_PLACE and (dice or any(value != NONE for value in taken)):
        raise BadFile("dice: none are rolled before the revenue phase")
    elif step in ("reserve", "roll") and dice:
        raise BadFile(f"dice: none are rolled yet in the step {step!r}")
    elif phase > REVENUE_PLACE and len(dice) > 1:
        raise BadFile(f"dice: at most the last one still lies there after the revenue phase, not {len(dice)}")
    table.dice = [dice.count(space + 1) for space in range(SPACES)]
    table.die_taken = [max(0, value) for value in taken]
    if phase > REVENUE_PLACE and dice:
        table.last_die = dice[0]
    if step == "last_die" and waiting < seats:
        table.last_die = dice[0]


# The place of the revenue phase among the phases.
REVENUE_PLACE: Final = PHASE_NAMES.index("revenue")


# -- the whole ----------------------------------------------------------------------------------------------------


def _check_donkeys(table: LaGranjaState, phase: int, step: str) -> None:
    """A tile is chosen where the step comes after the choice, and only there; otherwise one is left to choose."""
    after = PHASES[phase] == TRANSPORT and step != "donkeys"
    for seat in range(table.seats):
        where = f"farms, seat {seat}"
        chosen = table.donkey[seat] != NONE
        if after and not chosen:
            raise BadFile(f"{where}: the field 'donkey' is missing; all tiles are chosen before this step")
        if chosen and not after:
            raise BadFile(f"{where}, donkey: tiles are chosen in the transport phase")
        # In the fourth round all four tiles come back before the choice.
        back = table.round == 4 and PHASES[phase] != TRANSPORT
        if not after and not back and not table.donkey_left[seat]:
            raise BadFile(f"{where}, donkeys: no tile is left to choose from")
    table.donkeys_open = int(after)


def _check_limits(table: LaGranjaState) -> None:
    """Stalls, markers and the two cards of the first round."""
    for seat in range(table.seats):
        where = f"farms, seat {seat}"
        if free_stalls(table, seat) < 0:
            room = table.has(seat, PIG) + free_stalls(table, seat)
            raise BadFile(f"{where}, goods, pig: the farm has room for {room}, not for {table.has(seat, PIG)}")
        if not table.variants & NO_LIMIT and markers_used(table, seat) > MARKERS:
            raise BadFile(f"{where}: it uses {markers_used(table, seat)} markers; a seat has {MARKERS}")
        held = table.hand_count[seat]
        asked = any(number == PLAY and owner == seat for number, owner, _, _ in table.frames())
        if table.round == 1 and asked and held < 2:
            raise BadFile(f"{where}, hand: two cards are played in round 1, so it must hold at least 2, not {held}")
