"""Tables that begin with a position: marked, unproved, otherwise played like any other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core import save, transcript
from ludoteca.core.errors import BadFile
from ludoteca.core.game import Game, find_game
from tests.positions import sagrada, sagrada_last_turn
from tests.server.support import Guest, House, play_on, running, two_guests, wait_for

BOTH = [{"kind": "me"}, {"kind": "me"}]


def begin(person: Guest, position: Any = None, **wish: Any) -> str:
    usual = {"position": position or sagrada(), "places": BOTH, "start": True}
    return person.make(**(usual | wish))


def refusal(person: Guest, position: Any, **wish: Any) -> Any:
    body = {"game": "sagrada", "position": position} | wish
    refused = person.ask("POST", "/api/tables", body, 400)["error"]
    assert refused["id"] == "error-bad-position"
    return refused["arguments"]


def test_a_table_begins_with_what_the_position_says(house: House) -> None:
    ada = house.guest("Ada")
    table = ada.get(f"/api/tables/{begin(ada)}")
    assert table["position"]
    assert table["commitment"] is None
    assert len(table["seats"]) == 2
    assert table["options"]["straightedge"] == find_game("sagrada").check_options(2)["straightedge"]
    moment = ada.moment(table["id"], 0)
    assert moment["shown"]["round"] == 3
    assert moment["to_act"] == [0]
    assert {option["notation"] for option in moment["question"]["options"]} >= {"r2", "g6", "p1", "b4", "pass"}
    listed = {entry["id"]: entry for entry in ada.get("/api/me/tables")}
    assert listed[table["id"]]["position"]
    assert listed[table["id"]]["your_turn"]


def test_other_tables_are_not_marked(house: House) -> None:
    ada, _, table = two_guests(house)
    found = ada.get(f"/api/tables/{table}")
    assert not found["position"]
    assert found["commitment"]


def test_a_position_brings_its_seats_and_options(house: House) -> None:
    ada = house.guest()
    alone = sagrada(
        windows=["virtus"],
        boards=[sagrada()["boards"][1]],
        private=["purple", "blue"],
        favor=[0],
        public=["color_variety", "light_shades"],
        options={"solo_tools": 2},
        tools=["grozing_pliers", "glazing_hammer"],
    )
    table = ada.get(f"/api/tables/{begin(ada, alone, places=[{'kind': 'me'}])}")
    assert len(table["seats"]) == 1
    assert table["options"]["solo_tools"] == 2


def test_what_the_position_says_itself_may_be_repeated_but_not_changed(house: House) -> None:
    ada = house.guest()
    begin(ada, seats=2, options={"straightedge": find_game("sagrada").check_options(2)["straightedge"]})
    told = refusal(ada, sagrada(), seats=3)
    assert told == {"field": "seats", "problem": "the position has 2; leave this out"}
    other = next(choice for choice in _choices("straightedge")[1:])
    assert refusal(ada, sagrada(), options={"straightedge": other})["field"] == "options, straightedge"
    assert refusal(ada, sagrada(), campaign=True)["field"] == "campaign"
    assert refusal(ada, sagrada(), pack="mine")["field"] == "pack"
    assert refusal(ada, sagrada(), nonce="a" * 16)["field"] == "nonce"
    assert refusal(ada, sagrada(), commitment="a" * 64)["field"] == "commitment"
    assert ada.ask("POST", "/api/tables", {"game": "sagrada", "position": sagrada(), "places": [BOTH[0]]}, 400)[
        "error"
    ]["arguments"] == {"field": "places", "problem": "length"}


def _choices(name: str) -> tuple[Any, ...]:
    return next(setting.choices for setting in find_game("sagrada").settings if setting.name == name)


@pytest.mark.parametrize(
    ("change", "field", "problem"),
    [
        ({"pool": ["R2"] * 10}, "pool", "at most 9 dice, not 10"),
        ({"round": 11}, "round", "must be a number from 1 to 10, not 11"),
        ({"tools": ["hammer"]}, "tools, entry 1", "'hammer' is not a tool"),
        ({"colour": "red"}, "colour", "there is no field 'colour'; fields are"),
        ({"game": "la_granja"}, "game", "this is a position of 'la_granja', not of 'sagrada'"),
    ],
)
def test_a_bad_position_is_refused_with_field_and_remedy_and_nothing_is_made(
    house: House, change: dict[str, Any], field: str, problem: str
) -> None:
    ada = house.guest()
    told = refusal(ada, sagrada(**change), places=BOTH, start=True)
    assert told["field"] == field
    assert told["problem"].startswith(problem)
    assert "\n" not in told["problem"]
    assert ada.get("/api/me/tables") == []


def test_what_is_missing_is_named(house: House) -> None:
    position = sagrada()
    del position["windows"]
    assert refusal(house.guest(), position) == {"field": "windows", "problem": "the field 'windows' is missing"}


def test_sizes_and_kinds_are_bounded(house: House) -> None:
    ada = house.guest()
    for wrong in ([1], "text", 7):
        refused = ada.ask("POST", "/api/tables", {"game": "sagrada", "position": wrong}, 400)["error"]
        assert refused["id"] == "error-bad-request"
        assert refused["arguments"]["field"].endswith("position")
    large = {"game": "sagrada", "position": sagrada(out=["R1"] * 20_000)}
    assert ada.ask("POST", "/api/tables", large, 413)["error"]["id"] == "error-too-large"
    deep = '{"game": "sagrada", "position": {"windows": ' + "[" * 6000 + "]" * 6000 + "}}"
    answer = ada.web.post("/api/tables", content=deep, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    odd = '{"game": "sagrada", "position": {"\\ud800": NaN}}'
    answer = ada.web.post("/api/tables", content=odd, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert ada.get("/api/me/tables") == []


def test_a_game_without_positions_says_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("sagrada")
    listed = {entry["id"]: entry for entry in house.guest().get("/api/games")}
    assert listed["sagrada"]["from_position"]
    for name in ("position", "position_options"):
        monkeypatch.setattr(type(game), name, getattr(Game, name))
    ada = house.guest()
    assert not {entry["id"]: entry for entry in ada.get("/api/games")}["sagrada"]["from_position"]
    told = refusal(ada, sagrada())
    assert told == {"field": "position", "problem": "Sagrada cannot be set up from a position file"}


def test_there_is_no_proof_of_its_dice_before_or_after(house: House) -> None:
    ada = house.guest()
    table = begin(ada, sagrada_last_turn())
    assert ada.get(f"/api/tables/{table}/fair", 404)["error"]["id"] == "error-no-proof"
    play_on(table, {0: ada, 1: ada})
    assert ada.get(f"/api/tables/{table}")["status"] == "over"
    assert ada.get(f"/api/tables/{table}/fair", 404)["error"]["id"] == "error-no-proof"


def test_it_is_listed_for_others_who_sit_down_and_play(house: House) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.make(position=sagrada_last_turn(), open=True)
    listed = {entry["id"]: entry for entry in ben.get("/api/tables")}
    assert listed[table]["position"]
    ben.sit(table, 1)
    ada.ask("POST", f"/api/tables/{table}/start")
    play_on(table, {0: ada, 1: ben})
    assert ben.get(f"/api/tables/{table}")["status"] == "over"


def test_the_position_is_not_told_while_the_game_goes_on(house: House) -> None:
    """Only its maker knows what it says about hidden things."""
    ada, ben = house.guest("Ada"), house.guest("Ben")
    table = ada.make(position=sagrada(), open=True)
    ben.sit(table, 1)
    ada.ask("POST", f"/api/tables/{table}/start")
    assert ben.moment(table, 1)["shown"]["players"] != ada.moment(table, 0)["shown"]["players"]
    assert ben.get(f"/api/tables/{table}/journal", 403)["error"]["id"] == "error-not-over"
    assert "purple" not in json.dumps(ben.get(f"/api/tables/{table}"))


def test_it_survives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        ada = house.guest()
        table = begin(ada)
        play_on(table, {0: ada, 1: ada}, steps=5)
        before = ada.web.get(f"/api/tables/{table}/moment?seat=0").text
        waiting = begin(ada, start=False)
    with running(tmp_path) as house:
        ada.web.base_url = house.url
        assert ada.web.get(f"/api/tables/{table}/moment?seat=0").text == before
        assert ada.get(f"/api/tables/{table}")["position"]
        ada.ask("POST", f"/api/tables/{waiting}/start")
        assert ada.moment(waiting, 0)["shown"]["round"] == 3
        play_on(table, {0: ada, 1: ada})
        assert ada.get(f"/api/tables/{table}")["status"] == "over"


def test_journal_transcript_and_replay_begin_with_the_position(house: House) -> None:
    ada = house.guest()
    table = begin(ada, sagrada_last_turn())
    play_on(table, {0: ada, 1: ada})
    text = ada.web.get(f"/api/tables/{table}/journal").text
    match = save.read(text)
    assert match.over
    assert match.header.position == sagrada_last_turn()
    assert transcript.read(ada.get(f"/api/tables/{table}/transcript")).outcome() == match.outcome()
    replay = ada.get(f"/api/tables/{table}/replay?seat=0&count=100")
    assert replay["moments"][0]["shown"]["round"] == 10
    assert replay["moments"][-1]["outcome"] is not None


def test_it_can_be_analysed_and_hints_are_given(tmp_path: Path) -> None:
    with running(tmp_path, hint_iterations=50, analysis_iterations=30) as house:
        ada = house.guest()
        table = begin(ada, sagrada_last_turn())
        assert ada.ask("POST", f"/api/tables/{table}/hint", {"seat": 0})["answers"]
        play_on(table, {0: ada, 1: ada})
        ada.ask("POST", f"/api/tables/{table}/analysis", {"seat": 0})

        def done() -> Any:
            state = ada.get(f"/api/tables/{table}/analysis?seat=0")
            return state if state["status"] in ("done", "failed") else None

        assert wait_for(done, "no analysis", 60)["status"] == "done"


def test_bots_play_on_from_it(house: House) -> None:
    ada = house.guest()
    bots = [{"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "random"}]
    table = begin(ada, places=bots)
    wait_for(lambda: ada.moment(table)["status"] == "over", "the bots do not finish", 60)


def test_again_begins_with_the_same_position(house: House) -> None:
    ada = house.guest()
    table = begin(ada, sagrada_last_turn())
    play_on(table, {0: ada, 1: ada})
    body = {"nonce": "a" * 16, "commitment": ada.get("/api/me/commitment")["commitment"]}
    again = ada.ask("POST", f"/api/tables/{table}/again", body, 201)
    assert again["position"]
    assert again["status"] == "playing"
    assert ada.moment(again["id"], 0)["shown"]["round"] == 10


# -- try it from here ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def farms(house: House) -> tuple[Guest, str]:
    """A finished game of La Granja: seat 1 was Ada's, and a bot's from the start."""
    ada = house.guest("Ada")
    table = ada.make(game="la_granja", places=[{"kind": "bot", "level": "greedy"}, {"kind": "me"}], start=True)
    ada.command("lend", table, 1, level="greedy")
    wait_for(lambda: ada.moment(table)["status"] == "over", "the bots do not finish", 60)
    return ada, table


def ended(person: Guest) -> str:
    table = begin(person, sagrada_last_turn())
    play_on(table, {0: person, 1: person})
    return table


def test_a_moment_of_a_finished_game_can_be_tried(house: House, farms: tuple[Guest, str]) -> None:
    ada, table = farms
    assert {entry["id"]: entry for entry in ada.get("/api/games")}["la_granja"]["to_position"]
    made = ada.ask("POST", f"/api/tables/{table}/try", {"step": 40}, 201)
    assert made["position"]
    assert made["mine"] == [1]
    assert [seat["kind"] for seat in made["seats"]] == ["bot", "person"]
    assert made["seats"][0]["level"] == "greedy"
    assert made["status"] == "playing"
    # Whoever only watched takes the seat whose turn it is.
    ben = house.guest("Ben")
    acting = ada.get(f"/api/tables/{table}/replay?first=40&count=1")["moments"][0]["to_act"][0]
    assert ben.ask("POST", f"/api/tables/{table}/try", {"step": 40}, 201)["mine"] == [acting]


def test_steps_are_those_of_the_replay(farms: tuple[Guest, str]) -> None:
    ada, table = farms
    last = ada.get(f"/api/tables/{table}/replay?count=1")["total"] - 1
    for step in (0, 7, 40, last // 2, last - 1):
        made = ada.ask("POST", f"/api/tables/{table}/try", {"step": step, "places": BOTH}, 201)
        assert made["mine"] == [0, 1]
        for seat in (0, 1):
            then = ada.get(f"/api/tables/{table}/replay?seat={seat}&first={step}&count=1")["moments"][0]
            now = ada.moment(made["id"], seat)
            assert now["shown"] == then["shown"]
            assert now["to_act"] == then["to_act"]
            asked, question = now["question"] or {}, then["question"] or {}
            assert asked.get("options") == question.get("options")
    over = ada.ask("POST", f"/api/tables/{table}/try", {"step": last}, 409)
    assert over["error"]["id"] == "error-nothing-to-try"
    beyond = ada.ask("POST", f"/api/tables/{table}/try", {"step": last + 1}, 404)
    assert beyond["error"] == {"id": "error-no-step", "arguments": {"step": last + 1, "last": last}}


def test_a_moment_that_no_position_can_say_is_refused_with_the_reason(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def to_position(_: Game, *__: Any) -> Any:
        raise BadFile("windows: they are not chosen yet")

    ada = house.guest()
    table = ended(ada)
    monkeypatch.setattr(type(find_game("sagrada")), "to_position", to_position, raising=False)
    refused = ada.ask("POST", f"/api/tables/{table}/try", {"step": 0}, 400)["error"]
    assert refused == {
        "id": "error-bad-position",
        "arguments": {"field": "windows", "problem": "they are not chosen yet"},
    }
    assert len(ada.get("/api/me/tables")) == 1


def test_only_a_finished_game_can_be_tried(house: House) -> None:
    ada, _, table = two_guests(house)
    assert ada.ask("POST", f"/api/tables/{table}/try", {"step": 0}, 403)["error"]["id"] == "error-not-over"


# -- scripted nature -----------------------------------------------------------------------------------------


def test_a_test_can_write_down_what_nature_draws(house: House) -> None:
    """The seam the tests of the page use: production code knows no script."""
    ada = house.guest()
    table = begin(ada, sagrada(turn=4, pool=["R2"]), start=False)
    house.script(table, ["r6", "r5", "y1", "y2", "b3"])
    ada.ask("POST", f"/api/tables/{table}/start")
    ada.answer(table, 0, lambda question: next(o["option"] for o in question["options"] if o["notation"] == "pass"))
    moment = wait_for(lambda: ada.moment(table), "nothing comes")
    drawn = [line["option"] for line in moment["news"] if line["seat"] == -1]
    assert drawn == ["r6", "r5", "y1", "y2", "b3"]
