"""What the page is built with says of chapters, events and characters what the game's own pack says."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.games.oh_my_goods.content.chapters import assistants_laid_out, chapter_row
from ludoteca.games.oh_my_goods.content.constants import NONE
from ludoteca.games.oh_my_goods.content.domains import CARD_WORDS
from ludoteca.games.oh_my_goods.content.goods import RESOURCES
from ludoteca.games.oh_my_goods.content.pack import DEFAULT, default_pack
from tests.support import rule

TOOL = Path(__file__).parents[3] / "web" / "tools" / "content.py"


@pytest.fixture(scope="module")
def content(tmp_path_factory):
    path = tmp_path_factory.mktemp("content") / "content.json"
    subprocess.run([sys.executable, str(TOOL), str(path)], check=True)
    return json.loads(path.read_text(encoding="utf-8"))["oh_my_goods"]


@rule("OMG-10.5")
def test_events_end_cards_and_characters_are_those_of_the_pack(content):
    pack = json.loads(json.dumps(default_pack()))
    for name, rows in (("events", pack["events"]), ("ends", pack["end_cards"])):
        told = [{key: row[key] for key in ("number", "title", "effects")} for row in rows]
        assert [{key: row[key] for key in ("number", "title", "effects")} for row in content[name]] == told
        assert all(row["ours"] for row in content[name])
    assert [row["ability"] for row in content["characters"]] == [row["ability"] for row in pack["characters"]]
    assert all(row["ours"] for row in content["characters"])


@rule("OMG-1.2", "OMG-7.14")
def test_cards_are_those_of_the_pack_by_name(content):
    pack = json.loads(json.dumps(default_pack()))
    kinds = {kind["id"]: kind for kind in pack["kinds"]}
    told = {card["id"]: card for card in content["cards"]}
    rows = (*pack["deck"], *pack["longsdale"], *pack["charburners"])
    assert [card["id"] for card in content["cards"]] == [row["id"] for row in rows]
    for row in rows:
        card, kind = told[row["id"]], kinds[row["kind"]]
        assert (card["needs"], card["product"], card["gives"]) == (row["needs"], kind["product"], len(kind["chain"]))
        number = CARD_WORDS.index(row["id"])
        resource = DEFAULT.resource[number]
        assert card["resource"] == ("" if resource == NONE else RESOURCES[resource])


@rule("OMG-10.15", "OMG-11.10")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_lists_of_chapters_are_those_of_the_pack(content, seats):
    pack = json.loads(json.dumps(default_pack()))
    for number, told in enumerate(content["chapters"]):
        row = chapter_row(pack, number, seats)
        lists = told["solo" if seats == 1 else "lists"]
        drawn = "events" not in row
        events = [event["number"] for event in pack["events"] if drawn and event["number"] not in row["never"]]
        assert lists["events"] == (events if drawn else row["events"])
        assert lists["rounds"] == (row["rounds"] if drawn else len(row["events"]))
        assert (lists["deck"], lists["characters"]) == (row["buildings_in_deck"], row["characters_in_deck"])
        assert (lists["stacks"], lists["ends"]) == (row["stacks"], row["end_cards"])
        assert (lists["next"], lists["branch"]) == (row.get("next", ""), row.get("branch", {}))
        assert lists["ours"]
        assert told["goal"] == row["goal"]
        if seats == 1:
            assert lists["assistants"] == assistants_laid_out(pack, row, 1)
            assert lists["own"] == []
