"""Packs and campaigns: other tables of cards, and what chapters leave behind."""

from __future__ import annotations

import copy
import json
from pathlib import Path

import jsonschema_rs
import pytest

from ludoteca.bots.driver import finish
from ludoteca.core import save, transcript
from ludoteca.core.errors import BadFile, BadOptions
from ludoteca.core.match import Match
from ludoteca.core.rng import Rng
from ludoteca.games.oh_my_goods.content.effects import (
    ABILITIES,
    ACTING,
    END_RECORDS,
    EVENT_RECORDS,
    RECORDS,
    read_effect,
)
from ludoteca.games.oh_my_goods.content.longsdale import CHAPTERS
from ludoteca.games.oh_my_goods.content.pack import default_pack
from ludoteca.games.oh_my_goods.content.pack_check import ALL_IN_LISTS, SOLO_LISTS
from ludoteca.games.oh_my_goods.players.effects import OPINIONS
from ludoteca.games.oh_my_goods.rules import campaign
from ludoteca.games.oh_my_goods.rules.effect_table import EFFECTS_OF
from ludoteca.messages import LANGUAGES, Speaker
from tests.games.oh_my_goods.scenes import GAME, Scene
from tests.support import rule

OLD_PACK = Path(__file__).parent / "packs" / "written_before.json"


def changed(*path, to):
    """The default pack with one entry changed."""
    pack = copy.deepcopy(default_pack())
    row = pack
    for step in path[:-1]:
        row = row[step]
    row[path[-1]] = to
    return pack


@rule("OMG-10.14")
def test_the_default_pack_is_sound_and_survives_json():
    pack = json.loads(json.dumps(default_pack()))
    GAME.check_pack(pack)
    assert pack == default_pack() == GAME.default_pack()


@rule("OMG-10.14")
@pytest.mark.parametrize(
    ("path", "to", "message"),
    [
        (("format",), 2, "format 2 is not known"),
        (("goods", 0, "worth"), 99, r"goods, entry 1 \(coal\): worth must be a number from 0 to 20"),
        (("deck", 2, "id"), "sawmill_9", "deck, entry 3: id must be 'sawmill_3'"),
        (("deck", 2, "cost"), "3", r"deck, entry 3 \(sawmill_3\): cost must be a number"),
        (("deck", 2, "needs"), {"gold": 1}, "'gold' is not one of"),
        (("deck", 2, "needs"), {"any": 3, "wood": 1}, "not both"),
        (("deck", 2, "colour"), "red", "colour must be one of 'green'"),
        (("deck", 90, "needs"), {"wood": 1}, "a building without a product needs nothing"),
        (("kinds", 1, "chain"), [{"good": "gold"}], "a chain item is"),
        (("kinds", 0, "chain"), [{"good": "brick"}], "the chains lead from"),
        (("kinds", 0, "colour"), "red", "the charburner is blue"),
        (("assistants", 0, "card"), 2, "card 1 must have 2 sides, not 1"),
        (("longsdale", 5, "id"), "small_watchtower_7", "longsdale, entry 6: id must be 'small_watchtower_6'"),
        (("characters", 0, "phase"), "I", "phase must be 'IV' for pay_bonus"),
        (("events", 0, "effects"), [{"op": "rain"}], "events, card 4, effect 1: op must be one of"),
        (("events", 0, "effects"), [{"op": "market_add", "resource": "wood", "n": 0}], "n must be a number from 1"),
        (("end_cards", 0, "effects"), [{"op": "market_suns"}], "end_cards, card 1, effect 1: op must be one of"),
        (("chapters", 1, "buildings_in_deck"), [50], "chapter II begins with"),
        (("chapters", 0, "events"), [99], "events must be a list of"),
        (("all_in", "rounds"), 13, "rounds must be a number from 1 to 12"),
        (("solo_assistants",), 0, "solo_assistants must be a number from 1 to 8"),
        (("chapters", 0, "solo"), [], "chapters, I: solo must be an object"),
        (("chapters", 0, "solo"), {"goal": {}}, "chapters, I, solo: 'goal' is not one of its fields: events, "),
        (("chapters", 0, "solo"), {"events": [99]}, "chapters, I, solo: events must be a list of"),
        (("chapters", 0, "solo"), {"events": []}, "chapters, I, solo: events must be 1 to 12 numbers, not 0"),
        (("chapters", 0, "solo"), {"assistants": 9}, "solo: assistants must be a number from 1 to 8, not 9"),
        (("chapters", 0, "solo"), {"next": "VI"}, "chapters, I, solo: next must be one of"),
        (("chapters", 0, "solo"), {"source": "guessed"}, "solo: source must be one of 'found', 'reconstructed'"),
        (("chapters", 0, "source"), "printed", "chapters, I: source must be one of 'found', 'reconstructed'"),
        (("chapters", 2, "solo"), {"events": [4]}, "chapters, III, solo: branch needs an event with a decision"),
        (("all_in", "solo"), {"rounds": 13}, "all_in, solo: rounds must be a number from 1 to 12, not 13"),
        (("all_in", "solo"), {"never": list(range(4, 22))}, "all_in, solo: 8 rounds need as many events, but only 1"),
        (("all_in", "solo"), {"next": "II"}, "all_in, solo: 'next' is not one of its fields"),
        (("title",), None, None),
    ],
)
def test_a_bad_pack_is_refused_with_where_and_why(path, to, message):
    pack = changed(*path, to=to)
    if message is None:
        GAME.check_pack(pack)
        return
    with pytest.raises(BadFile, match=message):
        GAME.check_pack(pack)


POINTS = {"points": 2}


@rule("OMG-10.14", "OMG-15.19", "OMG-15.26", "OMG-15.27", "OMG-15.28")
@pytest.mark.parametrize(
    ("card", "effect", "message"),
    [
        ("events", {"op": "must_pay", "goods": {"coal": 1}}, "events, card 4, effect 1: op must be one of"),
        ("events", {"op": "remove_from_set", "numbers": [57]}, "events, card 4, effect 1: op must be one of"),
        ("events", {"op": "demand", "goods": {"coal": 1}, "penalty": POINTS}, None),
        ("end_cards", {"op": "demand", "goods": {"coal": 1}, "penalty": POINTS}, None),
        ("end_cards", {"op": "demand", "penalty": POINTS}, "effect 1: goods must be an object"),
        ("end_cards", {"op": "demand", "goods": {}, "penalty": POINTS}, "goods must name 1 to 3 goods"),
        ("end_cards", {"op": "demand", "goods": {"coal": 1}}, 'penalty must be {"points": n}, not None'),
        ("end_cards", {"op": "demand", "goods": {"coal": 1}, "penalty": {"coins": 3}}, 'penalty must be {"points": n}'),
        (
            "end_cards",
            {"op": "demand", "goods": {"coal": 1}, "penalty": {"points": 0}},
            "end_cards, card 1, effect 1, penalty: points must be a number from 1 to 20, not 0",
        ),
        ("end_cards", {"op": "must_pay", "goods": {"any_value": 6}}, None),
        ("end_cards", {"op": "must_pay", "goods": {"gold": 1}}, "goods: 'gold' is not one of"),
        (
            "end_cards",
            {"op": "must_pay", "goods": {"coal": 1}, "shortfall": 2},
            'shortfall must be {"points": n}, not 2',
        ),
        (
            "end_cards",
            {"op": "must_pay", "goods": {"coal": 1}, "shortfal": POINTS},
            "end_cards, card 1, effect 1: 'shortfal' is not one of its fields: op, goods, shortfall",
        ),
        ("end_cards", {"op": "remove_from_set", "numbers": []}, "numbers must be a list of numbers from 50 to 60"),
        ("end_cards", {"op": "remove_from_set", "numbers": [61]}, "or 'entered', not [61]"),
        ("end_cards", {"op": "remove_from_set", "numbers": "all"}, "or 'entered', not 'all'"),
        ("end_cards", {"op": "remove_from_set", "numbers": [59]}, None),
        ("events", {"op": "strength_threat", "min": 1, "penalty": POINTS}, None),
        (
            "events",
            {"op": "strength_threat", "min": 1, "penalty": {"coins": 1, "points": 1}},
            'penalty must be {"coins": n} or {"points": n}',
        ),
    ],
)
def test_the_operations_of_a_pack_are_checked_field_by_field(card, effect, message):
    pack = changed(card, 0, "effects", to=[effect])
    if message is None:
        GAME.check_pack(pack)
        return
    with pytest.raises(BadFile) as caught:
        GAME.check_pack(pack)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


@rule("OMG-11.10")
def test_a_pack_may_leave_the_solo_part_out():
    pack = copy.deepcopy(default_pack())
    for row in (*pack["chapters"], pack["all_in"]):
        del row["solo"]
    GAME.check_pack(pack)
    assert Match.new("oh_my_goods", 1, {"chapter": "III"}, seed=1, pack=pack).state.last == 8


@rule("OMG-10.14")
def test_what_is_no_pack_at_all():
    for data in (None, [], {}, {"ludoteca": "match"}):
        with pytest.raises(BadFile, match="not a pack"):
            GAME.check_pack(data)


@rule("OMG-10.14")
def test_a_match_with_a_pack_records_its_hash_and_reads_back():
    pack = changed("deck", 0, "cost", to=9)
    match = finish(Match.new("oh_my_goods", 2, seed=3, pack=pack), ("greedy", "greedy"), seed=3)
    assert f"pack {match.header.pack_hash}" in transcript.write(match).splitlines()[0]
    again = save.read(save.dump(match))
    assert again.state.key() == match.state.key()
    assert match.state.printed.cost[0] == 9
    view = match.view(0)
    assert view.pack == match.header.pack_hash
    assert GAME.imagine(view, Rng(1)).printed.cost[0] == 9
    assert Scene().table.printed.cost[0] == 2


@rule("OMG-10.14")
def test_the_published_schema_names_what_a_pack_holds():
    schema = GAME.pack_schema()
    assert set(schema["required"]) == set(default_pack())
    pack = json.loads(json.dumps(default_pack()))
    for name in ("deck", "goods", "kinds", "assistants", "characters", "events", "end_cards", "chapters"):
        row = schema["properties"][name]["items"]
        row = schema["$defs"][row["$ref"].rsplit("/", 1)[1]] if "$ref" in row else row
        for entry in pack[name]:
            assert set(row["required"]) <= set(entry)
            assert set(entry) <= set(row["properties"])
    operations = set(RECORDS)
    assert set(schema["$defs"]["effect"]["properties"]["op"]["enum"]) == operations
    solo = schema["$defs"]["chapter"]["properties"]["solo"]["properties"]
    assert set(solo) == {*SOLO_LISTS, "assistants", "source"}
    all_in = schema["properties"]["all_in"]["properties"]
    assert set(pack["all_in"]) <= set(all_in)
    assert set(all_in["solo"]["properties"]) == {*ALL_IN_LISTS, "assistants", "source"}


@rule("OMG-10.14")
def test_the_published_schema_takes_sound_packs_and_refuses_bad_effects():
    check = jsonschema_rs.Draft202012Validator(GAME.pack_schema())
    check.validate(json.loads(json.dumps(default_pack())))
    check.validate(json.loads(OLD_PACK.read_text(encoding="utf-8")))
    for effect in (
        {"op": "rain"},
        {"op": "market_add", "resource": "wood", "n": 0},
        {"op": "market_add", "resource": "gold", "n": 1},
        {"op": "market_add", "resource": "wood"},
        {"op": "market_add", "resource": "wood", "n": 1, "m": 1},
        {"op": "demand", "goods": {"coal": 1}, "penalty": {"coins": 3}},
        {"op": "deliver", "goods": {}, "reward": POINTS},
        {"op": "decision", "sides": ["rebels", "crown"]},
    ):
        assert not check.is_valid(changed("events", 0, "effects", to=[effect])), effect


@rule("OMG-10.14")
def test_every_effect_is_written_as_it_was_read():
    for rows in (default_pack(), json.loads(OLD_PACK.read_text(encoding="utf-8"))):
        effects = [effect for row in (*rows["events"], *rows["end_cards"]) for effect in row["effects"]]
        effects += [row["ability"] for row in rows["characters"]]
        assert [read_effect(effect).packed() for effect in effects] == effects


@rule("OMG-10.14")
def test_a_pack_written_by_the_version_before_plays_as_it_did():
    pack = json.loads(OLD_PACK.read_text(encoding="utf-8"))
    GAME.check_pack(pack)
    points = []
    for chapter in ("I", "IV-rebels", "V-crown", "all-in"):
        match = Match.new("oh_my_goods", 3, {"chapter": chapter}, seed=5, pack=pack)
        rng = Rng(5)
        while not match.over:
            seat = match.to_act()[-1]
            choices = match.question(seat).choices
            match.play(seat, choices[rng.below(len(choices))].option)
        assert match.header.pack_hash == "800667b394b5976b"
        points.append([GAME.rules.points(match.state, seat) for seat in range(3)])
    # As that version scored the same answers.
    assert points == [[2, 2, -1], [6, 4, 11], [7, 14, 0], [3, 3, 3]]


def test_every_kind_of_effect_has_what_carries_it_out_and_an_opinion():
    assert set(EFFECTS_OF) == set(ACTING)
    assert set(OPINIONS) == {*EVENT_RECORDS, *END_RECORDS}
    assert set(EVENT_RECORDS) | set(END_RECORDS) | set(ABILITIES) == set(RECORDS.values())
    for language in LANGUAGES:
        assert all(Speaker(language).knows(f"oh_my_goods-op-{kind.op}") for kind in RECORDS.values())


@rule("OMG-10.2", "OMG-10.7", "OMG-10.13")
def test_chapters_leave_their_cards_to_the_next():
    path = {chapter.id: chapter for chapter in CHAPTERS}
    for chapter in CHAPTERS:
        for follower in filter(None, [chapter.next, *dict(chapter.branch).values()]):
            left = {*chapter.buildings_in_deck, *chapter.leaves_buildings}
            assert left == {*path[follower].buildings_in_deck}


@rule("OMG-10.11", "OMG-10.10", "OMG-10.6")
def test_a_campaign_from_chapter_to_chapter(tmp_path):
    story = GAME.campaigns().begin(2)
    file = tmp_path / "story.json"
    while not story.is_over:
        match = Match.new("oh_my_goods", 2, story.options(), seed=len(story.played))
        assert match.state.numbers == sum(1 << (number - 50) for number in story.buildings)
        assert {57 + place for place in range(4) if match.state.characters >> place & 1} >= set(story.characters)
        story = campaign.advance(story, finish(match, ("greedy", "greedy"), seed=1))
        campaign.save(story, file)
        assert campaign.load(file) == story
    assert [one.chapter for one in story.played][:3] == ["I", "II", "III"]
    assert len(story.played) == 5
    wins = [sum(seat in one.winners for one in story.played) for seat in (0, 1)]
    assert set(story.winners()) <= {0, 1}
    if wins[0] != wins[1]:
        assert story.winners() == (wins.index(max(wins)),)
    with pytest.raises(BadOptions, match="over"):
        story.options()


@rule("OMG-10.11")
def test_a_campaign_is_won_by_chapters_then_points():
    def played(*rows):
        return campaign.Campaign(2, "", played=tuple(campaign.Played("I", points, won) for points, won in rows))

    assert played(((9, 1), (0,)), ((0, 50), (1,)), ((5, 4), (0,))).winners() == (0,)
    assert played(((9, 1), (0,)), ((0, 50), (1,))).winners() == (1,)
    assert played(((9, 9), (0, 1))).winners() == (0, 1)
    assert campaign.begin(2).winners() == ()


@rule("OMG-11.8")
def test_a_solo_chapter_that_was_not_won_is_played_again():
    story = campaign.begin(1)
    match = finish(Match.new("oh_my_goods", 1, story.options(), seed=1), ("random",), seed=1)
    assert not match.outcome().winners
    after = campaign.advance(story, match)
    assert after.next == "I"
    assert after.buildings == ()
    assert len(after.played) == 1


def test_a_campaign_refuses_foreign_matches(tmp_path):
    story = campaign.begin(2)
    open_match = Match.new("oh_my_goods", 2, {"chapter": "I"}, seed=1)
    with pytest.raises(BadOptions, match="not over"):
        campaign.advance(story, open_match)
    with pytest.raises(BadOptions, match="waits for chapter I"):
        campaign.advance(story, Match.new("oh_my_goods", 2, seed=1))
    with pytest.raises(BadOptions, match="2 seats"):
        campaign.advance(story, Match.new("oh_my_goods", 3, {"chapter": "I"}, seed=1))
    with pytest.raises(BadOptions, match="1 to 4 seats"):
        campaign.begin(7)
    with pytest.raises(BadFile, match="no such file"):
        campaign.load(tmp_path / "nothing.json")
    with pytest.raises(BadFile, match="cannot be written"):
        campaign.save(story, tmp_path / "nowhere" / "story.json")


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("ludoteca", "match", "not a campaign"),
        ("format", 9, "format 9"),
        ("seats", 7, "seats must be"),
        ("next", "VI", "next must be a chapter"),
        ("buildings", [49], "buildings must be a list of numbers from 50 to 56"),
        ("played", [{"chapter": "I", "points": [1], "winners": []}], "played, entry 1: points must be 2 numbers"),
        ("played", [{"chapter": "I", "points": [1, 2], "winners": [5]}], "winners must be seats"),
    ],
)
def test_a_damaged_campaign_file_is_refused(tmp_path, field, value, message):
    file = tmp_path / "story.json"
    data = campaign.to_data(campaign.begin(2))
    data[field] = value
    file.write_text(json.dumps(data))
    with pytest.raises(BadFile, match=message):
        campaign.load(file)
    file.write_text(json.dumps(data)[:-9])
    with pytest.raises(BadFile, match="cut off"):
        campaign.load(file)
