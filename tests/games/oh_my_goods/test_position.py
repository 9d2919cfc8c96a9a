"""Positions: every moment can be written down and read back, and a file that is wrong is refused with its field."""

from __future__ import annotations

import contextlib
import itertools
import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ludoteca.cli.main import app
from ludoteca.core import save
from ludoteca.core.constants import NATURE
from ludoteca.core.decision import Options
from ludoteca.core.errors import BadFile
from ludoteca.core.match import Match
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import Rng
from ludoteca.games.oh_my_goods.faces.asked import QUESTIONS
from ludoteca.games.oh_my_goods.rules.setup import CHAPTER_NAMES
from tests.games.oh_my_goods.scenes import GAME
from tests.support import rule

OTHER = {
    "assistants": "two",
    "redraw": "keep_one",
    "last_chains": "opened",
    "worker": "must_work",
    "substitute": "two_cards",
    "characters": "this_round",
}
TABLES = [
    *((seats, "none", {}) for seats in (2, 3, 4)),
    *((seats, chapter, {}) for seats in (1, 2, 3, 4) for chapter in CHAPTER_NAMES),
    (3, "none", OTHER),
    (2, "all-in", OTHER),
]


def reads_back(state: Any, options: dict[str, Any], seats: int) -> None:
    """A state written down and read back is the same to everybody."""
    told = json.loads(json.dumps(GAME.to_position(state, options)))
    again: Any = GAME.position(told)
    assert again.key() == state.key()
    assert GAME.views(again, [None, *range(seats)]) == GAME.views(state, [None, *range(seats)])
    assert GAME.position_options(told) == (seats, options)


@rule("OMG-14.8")
@pytest.mark.parametrize(("seats", "chapter", "more"), TABLES)
def test_every_moment_can_be_written_down_and_read_back(seats: int, chapter: str, more: dict[str, Any]) -> None:
    options = GAME.check_options(seats, {"chapter": chapter, **more})
    state: Any = GAME.setup(seats, options)
    nature, rng, out = Seeded(seats), Rng(seats), Options()
    rules = GAME.rules
    answers = 0
    while state.depth and state.round < (12 if chapter != "none" else 6):
        seat = state.top()[1]
        if seat >= 0:
            # Under seal the seats answer in any order.
            asked = rules.sealed_seats(state)
            rules.lift(state, asked[rng.below(len(asked))])
        if seat >= 0 or answers % 7 == 0:
            reads_back(state, options, seats)
        answers += 1
        option = 0
        if seat == NATURE:
            number, _, a, b = state.top()
            option = nature.answer(rules.decisions[number], state, a, b, out)
        elif seat >= 0:
            rules.list_options(state, out)
            option = out.listed()[rng.below(out.count)]
        rules.choose(state, option)
    assert answers > 100


@rule("OMG-14.8")
def test_a_match_goes_on_from_a_moment_as_it_would_have() -> None:
    match = Match.new("oh_my_goods", 2, seed=3)
    rng = Rng(5)
    while match.state.round < 3:  # type: ignore[attr-defined]
        question = match.question()
        match.play(question.seat, question.choices[rng.below(len(question.choices))].option)
    told = GAME.to_position(match.state, match.options)
    again = Match.from_position("oh_my_goods", told, seed=1)
    assert again.question().choices == match.question().choices
    assert again.question().name == match.question().name


# -- what is wrong is told ----------------------------------------------------------------------------------


def position(**changes: Any) -> dict[str, Any]:
    """Two seats in their turns, one building each beside the charburner."""
    data: dict[str, Any] = {
        "game": "oh_my_goods",
        "round": 2,
        "now": "turn 0",
        "market": {"sunrise": {"wheat": 2}, "sunset": ["sawmill_1"]},
        "display": ["wood2", "clay2", "stone2"],
        "seats": [
            {
                "buildings": [{"card": "charburner_1", "goods": 3}, {"card": "mill_1", "assistant": True}],
                "hand": ["bakery_1", "tannery_1"],
                "worker": "b1-efficient",
                "assistants": ["wool2"],
                "aside": "bakery_2",
            },
            {"buildings": ["charburner_2", "sawmill_2"], "hand": ["tannery_2"]},
        ],
    }
    return {**data, **changes}


def seat(**changes: Any) -> dict[str, Any]:
    """The position with another first seat."""
    data = position()
    data["seats"][0] = {**data["seats"][0], **changes}
    return data


LONGSDALE = {"options": {"chapter": "II"}, "event": "event7"}
WRONG: list[tuple[Any, str]] = [
    (None, "a position must be a JSON object"),
    ({}, "the field 'seats' is missing"),
    (position(game="sagrada"), "game: this is a position of 'sagrada', not of 'oh_my_goods'"),
    (position(cards=[]), "there is no field 'cards'; fields are seats, game"),
    (position(seats=[]), "seats: a position has 1 to 4 of them, not 0"),
    (position(seats=[{}], options={"chapter": "none"}), "options: the base game is for 2 to 4 seats"),
    (position(options={"chapters": "I"}), "options: there is no option 'chapters'; options are chapter"),
    (position(options={"chapter": "VI"}), "options: option chapter: 'VI' is not one of none, I"),
    (position(round=-1), "round: must be a number from 0 to 99, not -1"),
    (position(active=2), "active: must be a number from 0 to 1, not 2"),
    (position(event="event7"), "event: the base game has none"),
    (position(**{**LONGSDALE, "event": "event3"}), "event: 'event3' is not one of event4"),
    (position(**LONGSDALE, last=3), "last: the chapter has [0-9]+ rounds, not 3"),
    (position(**LONGSDALE, numbers=[49]), "numbers, entry 1: must be a number from 50 to 56, not 49"),
    (position(**LONGSDALE, characters=["anna"]), "characters, entry 1: 'anna' is not one of tony"),
    (position(**LONGSDALE, stacks=["mill_2"]), "stacks, entry 1: mill_2 is no building of numbers 50 to 56"),
    (position(display=["wood2", "wood4"]), "display: wood4 is the other side of a card that is named already"),
    (position(display=["wood3"]), "display, entry 1: 'wood3' is not one of wood2"),
    (position(market={"sunrise": {"iron": 1}}), "market, sunrise: 'iron' is not one of wood, clay"),
    (position(market={"sunrise": {"clay": 40}}), "market, sunrise, clay: only [0-9]+ cards of clay are left, not 40"),
    (position(market={"noon": []}), "market: there is no field 'noon'; fields are sunrise, sunset"),
    (position(market={"sunset": ["mill_1"]}), "market, sunset, entry 1: mill_1 is named twice"),
    (position(market={"sunset": ["mill_77"]}), "market, sunset, entry 1: 'mill_77' is no card"),
    (position(market={"sunset": ["tony"]}), "market, sunset, entry 1: tony is not in this game"),
    (position(**LONGSDALE, market={"sunset": ["tony"]}), "market, sunset, entry 1: a character does not lie"),
    (position(discard={"seat2": []}), "discard: there is no field 'seat2'; fields are open, unseen, seat0, seat1"),
    (position(rest="box"), "rest: 'box' is not one of deck, discard"),
    (position(turn={"made": ["b15"]}), "turn, made, entry 1: 'b15' is not one of b1"),
    (position(turn={"delivered": [1] * 5}), "turn, delivered: at most 4 numbers"),
    (position(lack={"iron": 1}), "lack: 'iron' is not one of wood, clay, wheat, wool, stone, any"),
    (position(now="noon"), "now: 'noon' is not one of round, new_cards"),
    (position(now="turn"), "now: write whose turn it is, such as 'turn 0', not 'turn'"),
    (position(now="plans 1"), "now: only a turn has a seat"),
    (position(questions=[]), "now: the questions are named already"),
    (seat(house=1), "seats, seat 0: there is no field 'house'; fields are hand"),
    (seat(buildings=["mill_1"]), "seats, seat 0, buildings, entry 1: the first building is a charburner"),
    (seat(buildings=["charburner_1", "charburner_3"]), "entry 2: charburner_3 can only be the first building"),
    (seat(buildings=["charburner_2"]), "seats, seat 1, buildings, entry 1: charburner_2 is named twice"),
    (seat(buildings=["charburner_1", {"goods": 1}]), "buildings, entry 2: the field 'card' is missing"),
    (seat(buildings=[{"card": "charburner_1", "goods": 95}]), "entry 1, goods: only [0-9]+ cards are left, not 95"),
    (seat(buildings=[{"card": "charburner_1", "goods": -1}]), "entry 1, goods: must be a number from 0 to 200"),
    (seat(buildings=["charburner_1", {"card": "market_office_1", "goods": 1}]), "market_office_1 makes no goods"),
    (seat(buildings=["charburner_1", {"card": "market_office_1", "assistant": True}]), "nobody may stand at market"),
    (seat(buildings=["charburner_1", {"card": "market_office_1", "tower": True}]), "a tower is attached to a prod"),
    (seat(hand=["bakery_2"]), "seats, seat 0, aside, entry 1: bakery_2 is named twice"),
    (seat(hand="mill_2"), "seats, seat 0, hand: must be a list, not 'mill_2'"),
    (seat(worker="b3-sloppy"), "seats, seat 0, worker: 'b3-sloppy' is not one of b1-efficient"),
    (seat(worker="b2-sloppy"), "seats, seat 0, worker: an assistant stands at b2 already"),
    (seat(assistants=[]), "seats, seat 0, assistants: 0 are hired, but 1 stand at buildings"),
    (seat(assistants=["wood2"]), "seats, seat 0, assistants: wood2 is named twice"),
    (seat(side="king"), "seats, seat 0, side: 'king' is not one of crown, rebels"),
    (seat(points="3"), "seats, seat 0, points: must be a number from -99 to 99, not '3'"),
    (seat(plan={"card": "mill_4"}), "seats, seat 0, plan, card: mill_4 is no building card of this seat's hand"),
    (seat(plan={"pay": {"b1": 4}}), "seats, seat 0, plan, pay, b1: there are not 4 goods on b1"),
    (seat(plan={"take": ["b9"]}), "seats, seat 0, plan, take, entry 1: 'b9' is not one of b1, b2"),
    (position(pack="abc"), "pack: no pack 'abc' was read here; put the whole pack in this field"),
    (position(pack={"deck": []}), "pack: "),
]


@rule("OMG-14.8")
@pytest.mark.parametrize(("data", "message"), WRONG, ids=[message[:50] for _, message in WRONG])
def test_a_bad_position_is_refused_with_its_field(data: Any, message: str) -> None:
    with pytest.raises(BadFile, match=message) as problem:
        GAME.position(data)
    assert "\n" not in str(problem.value)


STACKS: list[tuple[Any, str]] = [
    ({}, "questions: must be a list, the last one asked first, not {}"),
    ([{"ask": "chian", "seat": 0}], 'questions, entry 1: "ask" must be one of deal_charburner'),
    ([{"ask": "chain"}], "questions, entry 1: seat must be a number from 0 to 1, not None"),
    ([{"ask": "turn", "seat": 0}], "questions, entry 1: seat must be left out, not 0"),
    ([{"ask": "reveal", "seat": 0}], 'questions, entry 1: seat must be "nature", not 0'),
    (
        [{"ask": "chain", "seat": 0, "house": "b2"}],
        "questions, entry 1: chain has no field 'house'; its fields are ask",
    ),
    ([{"ask": "chain", "seat": 0, "building": "b20"}], "questions, entry 1, building: 'b20' is not one of b1"),
    ([{"ask": "chain", "seat": 0, "building": "b3"}], "questions, entry 1, building: seat 0 has no building b3"),
    ([{"ask": "pay", "seat": 0, "price": "2"}], "questions, entry 1, price: must be a number from"),
    ([{"ask": "pay", "seat": 1, "price": 2}], "questions, entry 1, price: seat 1 can pay 0, not 2"),
]


@rule("OMG-14.8")
@pytest.mark.parametrize(("questions", "message"), STACKS, ids=[message[:60] for _, message in STACKS])
def test_a_bad_question_is_refused_with_its_place(questions: Any, message: str) -> None:
    data = position(questions=questions)
    del data["now"]
    with pytest.raises(BadFile, match=message):
        GAME.position(data)


# -- on the command line ------------------------------------------------------------------------------------


def run(*words: str) -> Any:
    return CliRunner().invoke(app, list(words), catch_exceptions=False)


@rule("OMG-14.8")
def test_a_position_is_shown_and_played_on(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(position()), encoding="utf-8")
    data = json.loads(run("show", str(path), "--json").stdout)
    assert data["question"]["name"] == "produce"
    assert data["question"]["legal"] == ["b1", "done"]
    match = Match.from_position("oh_my_goods", position(), seed=1)
    match.play(0, "b1")
    assert match.question().seat in (0, 1)


@rule("OMG-14.8")
def test_replay_prints_a_moment_as_a_position(tmp_path: Path) -> None:
    match = Match.new("oh_my_goods", 2, seed=3)
    rng = Rng(5)
    while match.state.round < 2:  # type: ignore[attr-defined]
        question = match.question()
        match.play(question.seat, question.choices[rng.below(len(question.choices))].option)
    path = tmp_path / "match.json"
    path.write_text(json.dumps(save.to_data(match)), encoding="utf-8")
    for at in (3, 40, len(match.journal)):
        told = json.loads(run("replay", str(path), "--at", str(at), "--position").stdout)
        assert GAME.position(told).key() == match.states(at)[-1].key()


@rule("OMG-14.8")
def test_the_guide_shows_a_position_that_can_be_read() -> None:
    guide = Path(__file__).parents[3] / "docs" / "guide" / "positions_oh_my_goods.md"
    blocks = [part.split("```")[0] for part in guide.read_text(encoding="utf-8").split("```json\n")[1:]]
    shown = json.loads(blocks[0])
    assert shown == position()
    stack = {**{name: value for name, value in shown.items() if name != "now"}, "questions": json.loads(blocks[1])}
    assert Match.from_position("oh_my_goods", stack, seed=1).question().name == "chain"


@rule("OMG-14.8")
@pytest.mark.parametrize("name", sorted(QUESTIONS))
def test_no_question_reaches_beyond_the_table(name: str) -> None:
    """Compiled rules take the numbers of a question for places in arrays: what is not there is refused, not read."""
    asked = QUESTIONS[name]
    figures = [[None, -1, 1, 5, 60, 10**6] if not field.words else [None, field.words[-1]] for field in asked.fields]
    for seat in ("nature", 0, 1, 5, None):
        for values in itertools.product(*figures):
            entry = {field.name: value for field, value in zip(asked.fields, values, strict=True)}
            entry |= {"ask": name, "seat": seat}
            data = position(questions=[{"ask": "end_round"}, {key: it for key, it in entry.items() if it is not None}])
            del data["now"]
            with contextlib.suppress(BadFile):
                match = Match.from_position("oh_my_goods", data, seed=1)
                assert match.over or match.question().choices


@rule("OMG-8.2")
def test_a_position_that_could_never_end_is_refused() -> None:
    with pytest.raises(BadFile, match="round: the last round is 3, so it cannot be round 4"):
        GAME.position(position(round=4, last=3))


def test_every_decision_is_in_the_book_of_questions() -> None:
    assert {decision.name for decision in GAME.rules.decisions} == set(QUESTIONS)
