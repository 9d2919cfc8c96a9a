"""What is known and what is reconstructed: every content row says so, and so does every place that shows it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.match import Match
from ludoteca.games.la_granja import default_pack
from ludoteca.games.la_granja.content.board import (
    BUILDINGS,
    DONKEYS,
    HEXES,
    PRICES,
    ROOF_POINTS,
    SIESTA_MARK,
    SIESTA_POINTS,
)
from ludoteca.games.la_granja.content.cards import CARDS
from ludoteca.games.la_granja.content.goods import GOOD_NAMES
from ludoteca.games.la_granja.content.pack import marks_named, printed_of
from ludoteca.games.la_granja.content.roofs import EFFECT_NAMES, ROOF_TILES, DieTile, DoublingTile
from ludoteca.games.la_granja.faces.signs import SIGN, siesta_sections, siesta_words
from ludoteca.games.la_granja.rules.setup import SETTINGS
from tests.games.la_granja.scene import GAME, Scene
from tests.support import rule

BOOK = (Path(__file__).parents[3] / "docs" / "rules" / "la_granja.md").read_text(encoding="utf-8")


def paragraph(number: str) -> str:
    """One paragraph of the rules."""
    found = re.search(rf"\*\*{re.escape(number)}\*\* (.*)", BOOK)
    assert found, number
    return found[1]


def picture(edition: str = "russian", pack: Any = None, **options: Any) -> list[str]:
    scene = Scene(2, edition, pack=pack, **options).hand("1", "8", "10").barrow("7").helper("66").roof("r1a")
    scene.put("display", 0, 2).ask("PLAY", 0, 1, 1)
    return ["".join(text for text, _ in line) for line in GAME.picture(GAME.view(scene.table, 0))]


@rule("LG-16.2", "LG-16.1")
def test_prices_say_which_are_known():
    assert {GOOD_NAMES[row.good]: row.marks for row in PRICES} == {
        "olive": "fff",
        "grain": "fff",
        "grape": "rrf",
        "pig": "rrr",
    }
    for words in (
        "grape 4 to buy, 2 to sell",
        "pig 5 to buy, 3 to sell, upgrade 4",
        "Public page: olive and grain upgrade 2",
    ):
        assert words in paragraph("LG-16.2")
    assert [(row.buy, row.sell, row.upgrade) for row in PRICES[2:]] == [(4, 2, 3), (5, 3, 4)]


@rule("LG-16.3", "LG-16.4", "LG-16.5")
def test_tracks_and_tiles_of_the_farm():
    assert ROOF_POINTS[:2] == (0, 1)
    assert sum(ROOF_POINTS) == 10
    assert [sum(tile) for tile in DONKEYS] == [4] * 4
    assert SIESTA_MARK == "r"
    assert set(SIESTA_POINTS) == {0, 1, 2, 3}


@rule("LG-16.6", "LG-16.7", "LG-16.8")
def test_buildings_market_and_roof_tiles_are_marked():
    assert {row.marks for row in BUILDINGS} == {"frr"}
    assert {space.marks for space in HEXES if space.start} == {"fr"}
    assert {space.marks for space in HEXES if not space.start} == {"rr"}
    assert sum(space.marks[0] == "r" for space in HEXES) == 26
    assert {tile.marks for tile in ROOF_TILES} == {"r"}
    assert [sum(tile.round == number for tile in ROOF_TILES) for number in range(1, 7)] == [8] * 6
    bound = {tile.does: tile.phase_words for tile in ROOF_TILES[24:] if tile.phase_words}
    assert bound == {DieTile(most=2): ["II"], DieTile(most=1): ["II"], DoublingTile(): ["I"]}


@rule("LG-16.9", "LG-15.4")
def test_names_and_amounts_that_are_not_found_are_marked():
    marks = {card.id: card.marks for card in CARDS}
    assert [number for number in ("10", "45", "60", "66") if marks[number][3] != "r"] == []
    assert marks["8"] == "rrrfr"
    assert marks["1"] == "frfff"
    assert all(marks[f"p{number}"] == "rrrrr" for number in range(1, 7))


@rule("LG-16.10", "LG-16.1")
def test_the_rules_name_what_is_reconstructed_for_every_part():
    for number, word in (
        ("LG-16.5", "eight spaces"),
        ("LG-16.6", "every building's die number"),
        ("LG-16.7", "26 of their values"),
        ("LG-16.8", "which effect lies in which round"),
        ("LG-16.9", "the six promotional cards wholly"),
    ):
        assert word in paragraph(number).partition("Reconstructed:")[2]
    assert "Reconstructed" not in paragraph("LG-16.10")


@rule("LG-1.8", "LG-5.23")
def test_the_modules_are_named_and_take_no_part():
    named = paragraph("LG-1.8")
    for module in (
        "Busy Town",
        "Advisers and Outlaws",
        "Half and Half",
        "Donkey Song",
        "Trade Boards",
        "Hired Hands",
        "Decayed Roofs",
        "Long-distance Trade",
        "Big Tokens",
        "Ladies of La Granja",
        "Colchoneru",
    ):
        assert module in named
    assert len(EFFECT_NAMES) == 22
    assert max(tile.hats for tile in DONKEYS) == 3
    assert not any("module" in setting.name for setting in SETTINGS)


@rule("LG-16.1", "LG-16.6", "LG-16.7", "LG-16.8", "LG-16.9")
def test_the_terminal_marks_what_is_reconstructed():
    text = "\n".join(picture())
    for words in (
        f"{SIGN} reconstructed",
        f"market{SIGN} 2  h1:",
        f"h7{SIGN}:",
        f"food wine meat{SIGN}, die 2{SIGN}",
        f"r1c{SIGN} 1 delivery",
        f"siesta{SIGN}",
        f"card8: field grain{SIGN} | barrow grain+grain+grape = 3 VP{SIGN} |",
        "| Peasant Woman: ",
        f"Pig Farmer{SIGN}: ",
        "card1: field grape | ",
        f"helper 1   {CARDS[65].helper.name}{SIGN} [card66]: ",
    ):
        assert words in text
    peasant = next(line for line in text.splitlines() if "card8:" in line)
    assert peasant.endswith(SIGN)


@rule("LG-16.1", "LG-18.1")
def test_what_an_owner_has_entered_carries_no_mark():
    pack = default_pack()
    pack["name"] = "entered"
    pack["buildings"][1]["rows"] = [["food", "food", "meat"]] * 4
    pack["market"][6]["value"] = 3
    pack["roof_tiles"][2]["phases"] = ["III"]
    pack["siesta"] = [0, 0, 1, 1, 2, 2, 3]
    pack["cards"][7]["found"] = "xxxxx"
    marks = marks_named(printed_of(pack).name)
    assert (marks.buildings[1], marks.hexes[6], marks.roofs[2], marks.siesta, marks.cards[7]) == (
        "",
        "",
        "",
        "",
        "fffff",
    )
    text = "\n".join(picture(pack=pack))
    assert "food food meat, die 2 " in text
    assert f"olive pig wine meat{SIGN}, die 3{SIGN}" in text
    assert "card8: field grain | barrow grain+grain+grape = 3 VP |" in text
    pack["market"] = pack["market"][:29]
    assert len(marks_named(printed_of(pack).name).hexes) == 29


@pytest.mark.parametrize(
    ("edition", "sections", "words"),
    [
        ("russian", 4, "0:01 1 (0 VP) | 2 3 (1 VP) | 4 5 (2 VP) | 6 7 (3 VP)"),
        ("french", 4, "0:01 1 (0 VP) | 2 3 (1 VP) | 4 5 (2 VP) | 6 7 (3 VP)"),
        ("deluxe", 5, "0:01 | 1 | 2 3 (1 VP) | 4 5 (2 VP) | 6 7 (3 VP)"),
    ],
)
@rule("LG-1.7", "LG-16.5")
def test_the_siesta_track_is_shown_in_the_parts_of_its_edition(edition, sections, words):
    view = Match.new("la_granja", 2, {"edition": edition}, seed=5).view(0)
    assert siesta_words(view) == words
    assert len(siesta_sections(list(SIESTA_POINTS), edition == "deluxe")) == sections
