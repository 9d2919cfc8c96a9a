"""The 24 windows on 12 two-sided cards: name, card, difficulty and the printed marks row by row."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludoteca.core.domain import Domain


class Window(NamedTuple):
    """A letter demands a colour, a digit a value, a dot nothing; the difficulty is the favour one starts with."""

    id: str
    name: str
    card: int
    difficulty: int
    rows: tuple[str, str, str, str]


# Two windows to a card, in the order of our card numbers; the printed cards carry none.
WINDOWS: Final = (
    Window("aurora_sagradis", "Aurora Sagradis", card=1, difficulty=4, rows=("R.B.Y", "4P3G2", ".1.5.", "..6..")),
    Window("aurorae_magnificus", "Aurorae Magnificus", card=1, difficulty=5, rows=("5GBP2", "P...Y", "Y.6.P", "1..G4")),
    Window("bellesguard", "Bellesguard", card=2, difficulty=3, rows=("B6..Y", ".3B..", ".562.", ".4.1G")),
    Window("batllo", "Batllo", card=2, difficulty=5, rows=("..6..", ".5B4.", "3GYP2", "14R53")),
    Window("chromatic_splendor", "Chromatic Splendor", card=3, difficulty=4, rows=("..G..", "2Y5B1", ".R3P.", "1.6.4")),
    Window("comitas", "Comitas", card=3, difficulty=5, rows=("Y.2.6", ".4.5Y", "...Y5", "12Y3.")),
    Window("firelight", "Firelight", card=4, difficulty=5, rows=("3415.", ".62.Y", "...YR", "5.YR6")),
    Window("suns_glory", "Sun's Glory", card=4, difficulty=6, rows=("1PY.4", "PY..6", "Y..53", ".5421")),
    Window("fractal_drops", "Fractal Drops", card=5, difficulty=3, rows=(".4.Y6", "R.2..", "..RP1", "BY...")),
    Window("ripples_of_light", "Ripples of Light", card=5, difficulty=5, rows=("...R5", "..P4B", ".B3Y6", "Y2G1R")),
    Window("gravitas", "Gravitas", card=6, difficulty=5, rows=("1.3B.", ".2B..", "6B.4.", "B52.1")),
    Window("water_of_life", "Water of Life", card=6, difficulty=6, rows=("6B..1", ".5B..", "4R2B.", "G6Y3P")),
    Window(
        "kaleidoscopic_dream", "Kaleidoscopic Dream", card=7, difficulty=4, rows=("YB..1", "G.5.4", "3.R.G", "2..BY")
    ),
    Window("firmitas", "Firmitas", card=7, difficulty=5, rows=("P6..3", "5P3..", ".2P1.", ".15P4")),
    Window("lux_astram", "Lux Astram", card=8, difficulty=5, rows=(".1GP4", "6P25G", "1G53P", ".....")),
    Window("lux_mundi", "Lux Mundi", card=8, difficulty=6, rows=("..1..", "1G3B2", "B546G", ".B5G.")),
    Window("luz_celestial", "Luz Celestial", card=9, difficulty=3, rows=("..R5.", "P4.G3", "6..B.", ".Y2..")),
    Window("fulgor_del_cielo", "Fulgor del Cielo", card=9, difficulty=5, rows=(".BR..", ".45.B", "B2.R5", "6R31.")),
    Window("sun_catcher", "Sun Catcher", card=10, difficulty=3, rows=(".B2.Y", ".4.R.", "..5Y.", "G3..P")),
    Window("shadow_thief", "Shadow Thief", card=10, difficulty=5, rows=("6P..5", "5.P..", "R6.P.", "YR543")),
    Window("via_lux", "Via Lux", card=11, difficulty=4, rows=("Y.6..", ".15.2", "3YRP.", "..43R")),
    Window("industria", "Industria", card=11, difficulty=5, rows=("1R3.6", "54R2.", "..5R1", "...3R")),
    Window("virtus", "Virtus", card=12, difficulty=5, rows=("4.25G", "..6G2", ".3G4.", "5G1..")),
    Window("symphony_of_light", "Symphony of Light", card=12, difficulty=6, rows=("2.5.1", "Y6P2R", ".B4G.", ".3.5.")),
)

CARDS: Final = len(WINDOWS) // 2
WINDOW_IDS: Final = tuple(window.id for window in WINDOWS)
WINDOW: Final = Domain("window", WINDOW_IDS)
CARD: Final = Domain("card", tuple(f"card{number}" for number in range(1, CARDS + 1)))


def window_index(name: str) -> int | None:
    """The number of a window by its id or its printed name, or None."""
    word = name.strip().lower()
    for number, window in enumerate(WINDOWS):
        if word in (window.id, window.name.lower()):
            return number
    return None
