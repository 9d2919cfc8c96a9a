"""The twelve tools: when each can be used (Q4) and what is done with it, step by step (sections 7 and 14)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.referee.sagrada.content import COLOURS, TOOLS, VALUES
from tests.referee.sagrada.table import Part, Player, Table, Telling, ask, draw
from tests.referee.sagrada.window import COLOUR, TOUCHING, VALUE, Window

DONE = "done"
TO_POOL = "pool"
DRAFTED_DIE = {
    "grozing_pliers",
    "lens_cutter",
    "flux_brush",
    "cork_backed_straightedge",
    "grinding_stone",
    "flux_remover",
}
MOVING = {"eglomise_brush": (COLOUR,), "copper_foil_burnisher": (VALUE,), "lathekin": (), "tap_wheel": ()}
TWO_MOVES = {"lathekin", "tap_wheel"}


@dataclass
class Turn:
    """One turn: what of it is spent (5.1, 7.8)."""

    table: Table
    seat: int
    number: int
    drafts: int = 1  # still open
    tool_used: bool = False
    second_lost: bool = False

    @property
    def drafted(self) -> bool:
        """Whether the draft is spent."""
        return self.drafts == 0

    @property
    def player(self) -> Player:
        """Whose turn it is."""
        return self.table.players[self.seat]

    @property
    def window(self) -> Window:
        """The window of the player whose turn it is."""
        return self.player.window


# -- whether a tool can be used ----------------------------------------------------------------------------


def usable(turn: Turn, tool: str) -> bool:
    """Whether the tool can be paid for and carried out in full."""
    if turn.tool_used or not _right_moment(turn, tool):
        return False
    if turn.table.solo:
        return bool(payments(turn, tool))
    return turn.player.favor >= price(turn.table, tool) and can_finish(turn, tool, turn.table.pool)


def price(table: Table, tool: str) -> int:
    """Favor to put on the card (7.1)."""
    return 2 if table.tools[tool] else 1


def payments(turn: Turn, tool: str) -> set[str]:
    """Solo: the dice that can pay so that the tool can still be carried out without them (11.4, 11.9, Q15)."""
    pool = turn.table.pool
    return {die for die in pool if die[0] == TOOLS[tool] and can_finish(turn, tool, less(pool, die))}


def less(dice: list[str], die: str) -> list[str]:
    """The dice without one of them."""
    left = list(dice)
    left.remove(die)
    return left


def _right_moment(turn: Turn, tool: str) -> bool:
    """The timing families (7.4)."""
    if tool in DRAFTED_DIE:
        return not turn.drafted
    if tool == "glazing_hammer":
        return turn.number == 2 and not turn.drafted
    if tool == "running_pliers":
        return turn.number == 1 and (turn.drafted or turn.table.options["running_pliers"] == "any_time")
    return True


def can_finish(turn: Turn, tool: str, pool: list[str]) -> bool:
    """Whether the tool has an effect with this pool (Q4)."""
    if tool in MOVING:
        return bool(liftable(turn, tool))
    if tool == "glazing_hammer":
        return bool(pool)
    return bool(takable(turn, tool, pool))


def takable(turn: Turn, tool: str, pool: list[str]) -> set[str]:
    """The dice of the pool that the tool can be used on."""
    window = turn.window
    if tool in ("flux_brush", "flux_remover"):
        return set(pool)
    if tool == "lens_cutter":
        return set(pool) if any(window.spaces(die) for die in turn.table.on_track()) else set()
    fits: dict[str, Callable[[str], object]] = {
        "grozing_pliers": lambda die: bumps(window, die),
        "running_pliers": window.spaces,
        "cork_backed_straightedge": lambda die: straightedge_spaces(turn, die),
        "grinding_stone": lambda die: window.spaces(turned(die)),
    }
    return {die for die in pool if fits[tool](die)}


def bumps(window: Window, die: str) -> dict[str, str]:
    """What Grozing Pliers can make of a die so that it can be placed (14.1)."""
    values = {"up": int(die[1]) + 1, "down": int(die[1]) - 1}
    changed = {word: f"{die[0]}{value}" for word, value in values.items() if 1 <= value <= 6}
    return {word: other for word, other in changed.items() if window.spaces(other)}


def turned(die: str) -> str:
    """The opposite face (14.10)."""
    return f"{die[0]}{7 - int(die[1])}"


def straightedge_spaces(turn: Turn, die: str) -> set[str]:
    """Where Cork-backed Straightedge can place a die; by the loose reading it only waives touching (Q11)."""
    if turn.table.options["straightedge"] == "loose":
        return turn.window.spaces(die, (TOUCHING,))
    return turn.window.isolated(die)


# -- moves in the window -----------------------------------------------------------------------------------


def destinations(turn: Turn, tool: str, window: Window, space: str) -> set[str]:
    """Where one die can be moved to (7.5); by another reading the only die stays where it is (Q8)."""
    if len(window.dice) == 1 and turn.table.options["lone_die"] == "stays":
        return set()
    return window.without(space).spaces(window.dice[space], MOVING[tool]) - {space}


def movable(turn: Turn, tool: str) -> list[str]:
    """The dice the tool may be begun with; Tap Wheel asks for a colour of the track (14.12)."""
    colours = {die[0] for die in turn.table.on_track()}
    return [space for space, die in turn.window.dice.items() if tool != "tap_wheel" or die[0] in colours]


def partners(tool: str, window: Window, space: str) -> list[str]:
    """The dice that may be moved together with that of a space: others, for Tap Wheel of its colour."""
    colour = window.dice[space][0]
    return [other for other, die in window.dice.items() if other != space and (tool == "lathekin" or die[0] == colour)]


def together(turn: Turn) -> bool:
    """Whether two dice are lifted before either lands (the other reading of Q7)."""
    return bool(turn.table.options["two_moves"] == "together")


def first_moves(turn: Turn, tool: str, space: str) -> set[str]:
    """Destinations of the first die; with Lathekin a second move must be possible afterwards (14.4)."""
    ends = destinations(turn, tool, turn.window, space)
    if tool != "lathekin":
        return ends
    return {end for end in ends if second_moves(turn, tool, after(turn.window, space, end), end)}


def after(window: Window, space: str, end: str) -> Window:
    """The window after a move."""
    return window.without(space).having(end, window.dice[space])


def second_moves(turn: Turn, tool: str, window: Window, moved: str) -> set[str]:
    """The dice that can be moved after the one that has just come to a space (Q7)."""
    return {other for other in partners(tool, window, moved) if destinations(turn, tool, window, other)}


def landings(window: Window, first: str, second: str) -> dict[str, set[str]]:
    """Both dice lifted: where the first may land so that the second may, and where then (Q7, 7.5)."""
    bare = window.without(first, second)
    found = {}
    for end in bare.spaces(window.dice[first]) - {first}:
        ends = bare.having(end, window.dice[first]).spaces(window.dice[second]) - {second}
        if ends:
            found[end] = ends
    return found


def second_lifts(turn: Turn, tool: str, space: str) -> set[str]:
    """What can be lifted besides the die of a space; Tap Wheel may do with one die."""
    window = turn.window
    found = {other for other in partners(tool, window, space) if landings(window, space, other)}
    if tool == "tap_wheel" and destinations(turn, tool, window, space):
        found.add(DONE)
    return found


def liftable(turn: Turn, tool: str) -> set[str]:
    """The dice that can be moved first."""
    if tool in TWO_MOVES and together(turn):
        return {space for space in movable(turn, tool) if second_lifts(turn, tool, space)}
    return {space for space in movable(turn, tool) if first_moves(turn, tool, space)}


# -- using a tool ------------------------------------------------------------------------------------------


def use(turn: Turn, tool: str) -> Telling:
    """Pay, then carry out the tool (7.3)."""
    table = turn.table
    if table.solo:
        paid = yield from ask(turn.seat, "pay", payments(turn, tool))
        table.pool.remove(paid)
        del table.tools[tool]
    else:
        cost = price(table, tool)
        turn.player.favor -= cost
        table.tools[tool] += cost
    turn.tool_used = True
    if tool in TWO_MOVES and together(turn):
        yield from _move_together(turn, tool)
    elif tool in MOVING:
        yield from _move(turn, tool)
    elif tool == "glazing_hammer":
        yield from _roll_pool(table)
    elif tool == "running_pliers" and not turn.drafted:
        # Before the draft, by the other reading of Q10: the turn then has one draft more, and a draft is optional (5.2).
        turn.second_lost = True
        turn.drafts += 1
    else:
        die = yield from ask(turn.seat, "take", takable(turn, tool, table.pool))
        table.pool.remove(die)
        if tool == "running_pliers":
            turn.second_lost = True
        else:
            turn.drafts = 0
        yield from STEPS[tool](turn, die)


def place(turn: Turn, die: str, spaces: set[str]) -> Telling:
    """Place a die."""
    space = yield from ask(turn.seat, "place", spaces)
    turn.player.window = turn.window.having(space, die)


def _place_freely(turn: Turn, die: str) -> Telling:
    yield from place(turn, die, turn.window.spaces(die))


def _grozing_pliers(turn: Turn, die: str) -> Telling:
    changed = bumps(turn.window, die)
    word = yield from ask(turn.seat, "bump", changed)
    yield from _place_freely(turn, changed[word])


def _lens_cutter(turn: Turn, die: str) -> Telling:
    track = turn.table.track
    taken = yield from ask(turn.seat, "swap", (other for other in turn.table.on_track() if turn.window.spaces(other)))
    slot = next(slot for slot in track if taken in slot)
    slot[slot.index(taken)] = die
    yield from _place_freely(turn, taken)


def _flux_brush(turn: Turn, die: str) -> Telling:
    value = yield from draw("reroll", VALUES)
    rolled = die[0] + value
    if turn.window.spaces(rolled):
        yield from _place_freely(turn, rolled)
        return
    turn.table.pool.append(rolled)
    if turn.table.options["flux_brush"] == "draft_again":
        turn.drafts = 1


def _straightedge(turn: Turn, die: str) -> Telling:
    yield from place(turn, die, straightedge_spaces(turn, die))


def _grinding_stone(turn: Turn, die: str) -> Telling:
    yield from _place_freely(turn, turned(die))


def _flux_remover(turn: Turn, die: str) -> Telling:
    table = turn.table
    table.bag[die[0]] += 1
    drawn = yield from draw("draw", (COLOURS[colour] for colour in table.in_bag()))
    colour = next(letter for letter, name in COLOURS.items() if name == drawn)
    table.bag[colour] -= 1
    value = yield from ask(turn.seat, "choose_value", VALUES)
    spaces = turn.window.spaces(colour + value)
    must = spaces and table.options["flux_remover"] == "must_place"
    word = yield from ask(turn.seat, "place_or_return", spaces if must else spaces | {TO_POOL})
    if word == TO_POOL:
        table.pool.append(colour + value)
    else:
        turn.player.window = turn.window.having(word, colour + value)


STEPS: dict[str, Callable[[Turn, str], Telling]] = {
    "grozing_pliers": _grozing_pliers,
    "lens_cutter": _lens_cutter,
    "flux_brush": _flux_brush,
    "running_pliers": _place_freely,
    "cork_backed_straightedge": _straightedge,
    "grinding_stone": _grinding_stone,
    "flux_remover": _flux_remover,
}


def _roll_pool(table: Table) -> Telling:
    """Roll every die of the pool once; all fall together, so any of them may be told first (14.7)."""
    left, table.pool = table.pool, []
    while left:
        rolled = yield from draw("reroll_pool", (die[0] + value for die in left for value in VALUES))
        left.remove(next(die for die in left if die[0] == rolled[0]))
        table.pool.append(rolled)


def _move(turn: Turn, tool: str) -> Telling:
    space = yield from ask(turn.seat, "move_from", liftable(turn, tool))
    end = yield from _move_to(turn, space, first_moves(turn, tool, space))
    if tool not in TWO_MOVES:
        return
    others = second_moves(turn, tool, turn.window, end)
    other = yield from ask(turn.seat, "move_from", others if tool == "lathekin" else others | {DONE})
    if other != DONE:
        yield from _move_to(turn, other, destinations(turn, tool, turn.window, other))


def _move_to(turn: Turn, space: str, ends: set[str]) -> Part[str]:
    end = yield from ask(turn.seat, "move_to", ends)
    turn.player.window = after(turn.window, space, end)
    return end


def _move_together(turn: Turn, tool: str) -> Telling:
    first = yield from ask(turn.seat, "move_from", liftable(turn, tool))
    second = yield from ask(turn.seat, "lift_second", second_lifts(turn, tool, first))
    if second == DONE:
        yield from _move_to(turn, first, destinations(turn, tool, turn.window, first))
        return
    window = turn.window
    ends = landings(window, first, second)
    end = yield from ask(turn.seat, "drop_first", ends)
    last = yield from ask(turn.seat, "drop_second", ends[end])
    turn.player.window = window.without(first, second).having(end, window.dice[first]).having(last, window.dice[second])
