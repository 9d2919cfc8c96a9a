"""The course of a game: set-up, ten rounds of turns, the track (sections 3, 4, 5, 8 and 11)."""

from __future__ import annotations

from collections.abc import Iterable

from tests.referee.common import Ask
from tests.referee.sagrada.content import PRIVATE, PUBLIC, TOOLS, WINDOWS
from tests.referee.sagrada.table import Part, Player, Table, Telling, ask, draw
from tests.referee.sagrada.tools import Turn, place, usable, use
from tests.referee.sagrada.window import Window

ROUNDS = 10
SOLO_DICE = 4
NOTHING = "pass"


def game(table: Table) -> Telling:
    """The whole game up to scoring."""
    yield from set_up(table)
    for _ in range(ROUNDS):
        yield from play_round(table)


# -- set-up ------------------------------------------------------------------------------------------------


def set_up(table: Table) -> Telling:
    """Deal, choose windows, choose who starts (section 3, 11.2)."""
    tools = yield from _deal("deal_tool", TOOLS, table.options["solo_tools"] if table.solo else 3)
    table.tools = dict.fromkeys(tools, 0)
    table.public = yield from _deal("deal_public", PUBLIC, 2 if table.solo else 3)
    private = yield from _deal("deal_private", PRIVATE, 2 if table.solo else table.seats)
    cards = yield from _deal("deal_window", (card for card, _, _ in WINDOWS.values()), 2 * table.seats)
    chosen = yield from _choose_windows(table.seats, cards)
    for seat in range(table.seats):
        favor = 0 if table.solo else WINDOWS[chosen[seat]][1]
        own = private if table.solo else [private[seat]]
        table.players.append(Player(Window(chosen[seat]), favor, own))
    if not table.solo:
        word = yield from draw("choose_first", (f"seat{seat}" for seat in range(table.seats)))
        table.first = int(word.removeprefix("seat"))


def _deal(name: str, cards: Iterable[str], count: int) -> Part[list[str]]:
    left = set(cards)
    dealt = []
    for _ in range(count):
        card = yield from draw(name, left)
        left.remove(card)
        dealt.append(card)
    return dealt


def _choose_windows(seats: int, cards: list[str]) -> Part[dict[int, str]]:
    """All players at once choose one of the four windows on their two cards (3.2, Q1)."""
    open_to = {
        seat: Ask(seat, "choose_window", frozenset(name for name, row in WINDOWS.items() if row[0] in own))
        for seat in range(seats)
        if (own := cards[2 * seat : 2 * seat + 2])
    }
    chosen = {}
    while open_to:
        seat, word = yield tuple(open_to.values())
        chosen[seat] = word
        del open_to[seat]
    return chosen


# -- rounds and turns --------------------------------------------------------------------------------------


def play_round(table: Table) -> Telling:
    """Roll, let everybody have two turns there and back, clear the pool (4.2 to 4.6, 8)."""
    for _ in range(SOLO_DICE if table.solo else 2 * table.seats + 1):
        die = yield from draw("roll", table.rolled())
        table.bag[die[0]] -= 1
        table.pool.append(die)
    there = [(table.first + place) % table.seats for place in range(table.seats)]
    lost = set()
    for number, order in ((1, there), (2, there[::-1])):
        for seat in order:
            if seat in lost:
                continue
            turn = Turn(table, seat, number)
            yield from play_turn(turn)
            if turn.second_lost:
                lost.add(seat)
    table.track.append(table.pool)
    table.pool = []
    table.first = (table.first + 1) % table.seats


def play_turn(turn: Turn) -> Telling:
    """A draft and a tool, each at most once, in either order, or neither (5.1, 5.2)."""
    table = turn.table
    while True:
        dice = set() if turn.drafted else {die for die in table.pool if turn.window.spaces(die)}
        tools = {tool for tool in table.tools if usable(turn, tool)}
        if not dice | tools and (turn.drafted or turn.tool_used):
            return  # something was done, and nothing is left to do
        word = yield from ask(turn.seat, "act", dice | tools | {NOTHING})
        if word == NOTHING:
            return
        if word in tools:
            yield from use(turn, word)
        else:
            table.pool.remove(word)
            turn.drafts -= 1
            yield from place(turn, word, turn.window.spaces(word))
