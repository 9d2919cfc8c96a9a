"""The 12 tools: number, colour of the solo payment, when they work and what they do, in our words."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludoteca.core.domain import Domain

# When in a turn a tool may be used. [SAG-7.4, 14.7, 14.8]
ANY_TIME: Final = "any time"
AS_DRAFT: Final = "as the turn's draft"
BEFORE_SECOND_DRAFT: Final = "before the second turn's draft"
AFTER_FIRST_DRAFT: Final = "after the first turn's draft"

COLOR_MARK: Final = "color"
VALUE_MARK: Final = "value"


class ChangeByOne(NamedTuple):
    """Change a die of the pool by one, then place it."""


class TurnOver(NamedTuple):
    """Turn a die of the pool to its opposite face, then place it."""


class RollDie(NamedTuple):
    """Roll a die of the pool again, then place it."""


class PlaceApart(NamedTuple):
    """Place a die of the pool where it touches no other."""


class ExchangeWithTrack(NamedTuple):
    """Exchange a die of the pool for one of the round track, then place that."""


class ExchangeWithBag(NamedTuple):
    """Exchange a die of the pool for one from the bag, choose its value, then place it."""


class DraftAgain(NamedTuple):
    """Draft a second die now and skip the second turn."""


class RollPool(NamedTuple):
    """Roll the whole pool again."""


class MoveDie(NamedTuple):
    """Move a die of the window; printed marks of one kind do not bind it."""

    ignores: str


class MoveTwoDice(NamedTuple):
    """Move exactly two dice of the window by all rules."""


class MoveTrackColor(NamedTuple):
    """Move one or two dice of the window of a colour that lies on the round track."""


ToolUse = (
    ChangeByOne
    | TurnOver
    | RollDie
    | PlaceApart
    | ExchangeWithTrack
    | ExchangeWithBag
    | DraftAgain
    | RollPool
    | MoveDie
    | MoveTwoDice
    | MoveTrackColor
)
MOVES: Final = (MoveDie, MoveTwoDice, MoveTrackColor)


class Tool(NamedTuple):
    """One tool card; ``solo`` is the colour letter of the die that pays for it in the solo game."""

    number: int
    id: str
    name: str
    solo: str
    when: str
    does: ToolUse
    text: str


TOOLS: Final = (
    Tool(
        1,
        "grozing_pliers",
        "Grozing Pliers",
        solo="P",
        when=AS_DRAFT,
        does=ChangeByOne(),
        text="Change the drafted die by one, up or down.",
    ),
    Tool(
        2,
        "eglomise_brush",
        "Eglomise Brush",
        solo="B",
        when=ANY_TIME,
        does=MoveDie(ignores=COLOR_MARK),
        text="Move a die; the printed colour is ignored.",
    ),
    Tool(
        3,
        "copper_foil_burnisher",
        "Copper Foil Burnisher",
        solo="R",
        when=ANY_TIME,
        does=MoveDie(ignores=VALUE_MARK),
        text="Move a die; the printed value is ignored.",
    ),
    Tool(
        4,
        "lathekin",
        "Lathekin",
        solo="Y",
        when=ANY_TIME,
        does=MoveTwoDice(),
        text="Move exactly two dice by all rules.",
    ),
    Tool(
        5,
        "lens_cutter",
        "Lens Cutter",
        solo="G",
        when=AS_DRAFT,
        does=ExchangeWithTrack(),
        text="Exchange the drafted die for one on the round track.",
    ),
    Tool(
        6,
        "flux_brush",
        "Flux Brush",
        solo="P",
        when=AS_DRAFT,
        does=RollDie(),
        text="Roll the drafted die again.",
    ),
    Tool(
        7,
        "glazing_hammer",
        "Glazing Hammer",
        solo="B",
        when=BEFORE_SECOND_DRAFT,
        does=RollPool(),
        text="Second turn, before drafting: roll the whole pool again.",
    ),
    Tool(
        8,
        "running_pliers",
        "Running Pliers",
        solo="R",
        when=AFTER_FIRST_DRAFT,
        does=DraftAgain(),
        text="First turn: draft a second die now, skip the second turn.",
    ),
    Tool(
        9,
        "cork_backed_straightedge",
        "Cork-backed Straightedge",
        solo="Y",
        when=AS_DRAFT,
        does=PlaceApart(),
        text="Place the drafted die away from all others.",
    ),
    Tool(
        10,
        "grinding_stone",
        "Grinding Stone",
        solo="G",
        when=AS_DRAFT,
        does=TurnOver(),
        text="Turn the drafted die to its opposite face.",
    ),
    Tool(
        11,
        "flux_remover",
        "Flux Remover",
        solo="P",
        when=AS_DRAFT,
        does=ExchangeWithBag(),
        text="Swap the drafted die for one from the bag and choose its value.",
    ),
    Tool(
        12,
        "tap_wheel",
        "Tap Wheel",
        solo="B",
        when=ANY_TIME,
        does=MoveTrackColor(),
        text="Move one or two dice of a colour that lies on the round track.",
    ),
)

TOOL_COUNT: Final = len(TOOLS)
TOOL_IDS: Final = tuple(tool.id for tool in TOOLS)
TOOL: Final = Domain("tool", TOOL_IDS)


def _used(when: str) -> int:
    return sum(1 << place for place, tool in enumerate(TOOLS) if tool.when == when)


# Tools by the part of the turn they fit, and those that move dice of a window, as masks.
ANY_TIME_TOOLS: Final = _used(ANY_TIME)
AS_DRAFT_TOOLS: Final = _used(AS_DRAFT)
BEFORE_SECOND_TOOLS: Final = _used(BEFORE_SECOND_DRAFT)
AFTER_FIRST_TOOLS: Final = _used(AFTER_FIRST_DRAFT)
MOVING_TOOLS: Final = sum(1 << place for place, tool in enumerate(TOOLS) if isinstance(tool.does, MOVES))


def tool_index(name: str | int) -> int | None:
    """A tool by its printed number, id or name, or None."""
    for place, tool in enumerate(TOOLS):
        if name == tool.number or (isinstance(name, str) and name.strip().lower() in (tool.id, tool.name.lower())):
            return place
    return None
