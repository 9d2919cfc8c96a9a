"""Packs and campaigns on the command line."""

from __future__ import annotations

import json

import pytest

from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import find_game, game_ids
from tests.cli.test_cli import run

WITH_PACKS = [name for name in game_ids() if name != "sagrada"]


@pytest.mark.parametrize("game", WITH_PACKS)
def test_the_games_own_content_is_a_sound_pack(game, tmp_path):
    path = tmp_path / "pack.json"
    path.write_text(run("pack", game).stdout)
    assert run("pack", game, "--check", str(path)).stdout.startswith("sound; its name in saves is ")
    assert json.loads(run("pack", game, "--schema").stdout)["$schema"]
    result = json.loads(run("simulate", game, "-n", "5", "--pack", str(path), "--json").stdout)
    assert (result["games"], result["errors"]) == (5, 0)


@pytest.mark.parametrize("game", WITH_PACKS)
def test_a_broken_pack_is_refused_with_where_and_why(game, tmp_path):
    path = tmp_path / "pack.json"
    data = json.loads(run("pack", game).stdout)
    data.pop(next(name for name in data if isinstance(data[name], list)))
    path.write_text(json.dumps(data))
    for words in (("pack", game, "--check", str(path)), ("play", game, "--pack", str(path))):
        done = run(*words, text="")
        assert done.returncode == 2, words
        assert len(done.stderr.strip().splitlines()) == 1


def test_a_game_without_packs_says_so():
    done = run("pack", "sagrada")
    assert done.returncode == 2
    assert "it takes no pack" in done.stderr


def test_a_campaign_goes_from_chapter_to_chapter(tmp_path):
    data = str(tmp_path)
    words = ("play", "oh_my_goods", "--campaign", "club", "--humans", "none", "--seats", "3", "--seed", "1")
    first = run(*words, LUDOTECA_DATA=data)
    assert "The campaign goes on: Chapter II." in first.stdout, first.stderr
    second = run("play", "oh_my_goods", "--campaign", "club", "--humans", "none", LUDOTECA_DATA=data)
    assert "The campaign goes on: Chapter III." in second.stdout, second.stderr
    kept = json.loads((tmp_path / "campaigns" / "club.json").read_text())
    assert (kept["seats"], len(kept["played"])) == (3, 2)


def test_a_damaged_campaign_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "club.json"
    path.write_text('{"ludoteca": "something else"}')
    done = run("play", "oh_my_goods", "--campaign", str(path), "--humans", "none")
    assert done.returncode == 2
    assert "not a campaign" in done.stderr
    assert path.read_text() == '{"ludoteca": "something else"}'


def test_a_game_without_campaigns_says_so():
    done = run("play", "sagrada", "--campaign", "club", text="")
    assert done.returncode == 2
    assert "Sagrada has no campaign" in done.stderr


def test_the_contract_names_what_a_game_lacks():
    with pytest.raises(LudotecaError, match="takes no pack"):
        find_game("sagrada").default_pack()
    assert find_game("sagrada").campaigns() is None
