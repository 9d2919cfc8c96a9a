"""The 12 tools: number, colour of the solo payment, when they work and what they do, in our words."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludoteca.core.domain import Domain

PLIERS: Final = 0
BRUSH: Final = 1
BURNISHER: Final = 2
LATHEKIN: Final = 3
LENS: Final = 4
FLUX_BRUSH: Final = 5
HAMMER: Final = 6
RUNNING: Final = 7
STRAIGHTEDGE: Final = 8
STONE: Final = 9
REMOVER: Final = 10
WHEEL: Final = 11
TOOL_COUNT: Final = 12

# With the turn's draft, at any time of the turn, or bound to one of the two turns.
DRAFTED: Final = "drafted die"
WINDOW_MOVE: Final = "window"
SPECIAL: Final = "special"


class Tool(NamedTuple):
    """One tool card; ``solo`` is the colour letter of the die that pays for it in the solo game."""

    number: int
    id: str
    name: str
    solo: str
    family: str
    text: str


TOOLS: Final = (
    Tool(1, "grozing_pliers", "Grozing Pliers", "P", DRAFTED, "Change the drafted die by one, up or down."),
    Tool(2, "eglomise_brush", "Eglomise Brush", "B", WINDOW_MOVE, "Move a die; the printed colour is ignored."),
    Tool(
        3,
        "copper_foil_burnisher",
        "Copper Foil Burnisher",
        "R",
        WINDOW_MOVE,
        "Move a die; the printed value is ignored.",
    ),
    Tool(4, "lathekin", "Lathekin", "Y", WINDOW_MOVE, "Move exactly two dice by all rules."),
    Tool(5, "lens_cutter", "Lens Cutter", "G", DRAFTED, "Exchange the drafted die for one on the round track."),
    Tool(6, "flux_brush", "Flux Brush", "P", DRAFTED, "Roll the drafted die again."),
    Tool(
        7, "glazing_hammer", "Glazing Hammer", "B", SPECIAL, "Second turn, before drafting: roll the whole pool again."
    ),
    Tool(
        8, "running_pliers", "Running Pliers", "R", SPECIAL, "First turn: draft a second die now, skip the second turn."
    ),
    Tool(
        9,
        "cork_backed_straightedge",
        "Cork-backed Straightedge",
        "Y",
        DRAFTED,
        "Place the drafted die away from all others.",
    ),
    Tool(10, "grinding_stone", "Grinding Stone", "G", DRAFTED, "Turn the drafted die to its opposite face."),
    Tool(
        11,
        "flux_remover",
        "Flux Remover",
        "P",
        DRAFTED,
        "Swap the drafted die for one from the bag and choose its value.",
    ),
    Tool(
        12, "tap_wheel", "Tap Wheel", "B", WINDOW_MOVE, "Move one or two dice of a colour that lies on the round track."
    ),
)

TOOL_IDS: Final = tuple(tool.id for tool in TOOLS)
TOOL: Final = Domain("tool", TOOL_IDS, tuple(tool.name for tool in TOOLS))


def tool_index(name: str | int) -> int | None:
    """A tool by its printed number, id or name, or None."""
    for place, tool in enumerate(TOOLS):
        if name == tool.number or (isinstance(name, str) and name.strip().lower() in (tool.id, tool.name.lower())):
            return place
    return None
