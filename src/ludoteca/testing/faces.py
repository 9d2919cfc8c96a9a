"""Laws of faces: what people are shown can be shown from any view, and what they may write down reads back."""

from __future__ import annotations

import json

from ludoteca.core.decision import Options
from ludoteca.core.errors import BadFile
from ludoteca.core.game import Game
from ludoteca.core.nature import Seeded
from ludoteca.core.picture import Line
from ludoteca.core.position import start_from
from ludoteca.core.rng import Rng
from ludoteca.core.rules import RandomPolicy
from ludoteca.testing.ground import Ground, NotHere, expect

WIDTHS = (40, 80, 120)
PICTURES = 40


def pictures_can_be_drawn(ground: Ground) -> int:
    """From any view, at any width, the table, the glance and every board are lines of words with a style."""
    game, looked = ground.game, 0
    for moment in ground.look(most=PICTURES):
        for viewer in moment.viewers:
            view = game.view(moment.kept, viewer)
            for width in WIDTHS:
                lines = game.picture(view, width)
                expect(bool(lines), f"viewer {viewer}: the picture is empty")
                lines = lines + game.glance(view, width) + game.cards_in_sight(view)
                for seat in range(moment.seats):
                    lines = lines + game.board_of(view, seat, width)
                _are_lines(lines, viewer)
                looked += 1
    return looked


def _are_lines(lines: list[Line], viewer: int | None) -> None:
    for line in lines:
        sound = all(type(span) is tuple and [type(part) for part in span] == [str, str] for span in line)
        expect(sound, f"viewer {viewer}: {line!r:.80} must be a list of (words, style)")
        expect(not any("\n" in words for words, _ in line), f"viewer {viewer}: {line!r:.80} is more than one line")


def standings_follow_from_views(ground: Ground) -> int:
    """How the game stands can be told from every view; when it is over, everyone is told the true points."""
    game, looked = ground.game, 0
    for moment in ground.look():
        for viewer in moment.viewers:
            known = game.known_outcome(game.view(moment.kept, viewer))
            expect(len(known.points) == moment.seats, f"viewer {viewer}: {known.points} for {moment.seats} seats")
            if moment.over:
                points = game.outcome(moment.kept).points
                expect(known.points == points, f"viewer {viewer} is told {known.points}, the game ended {points}")
            looked += 1
    return looked


def positions_lead_back(ground: Ground) -> int:
    """A moment written down as a position and read again is the same to everybody."""
    game, looked = ground.game, 0
    if not (game.reads_positions and game.writes_positions):
        raise NotHere("the game neither reads nor writes positions: Game.position and Game.to_position")
    for moment in ground.look(open_only=True):
        found = game.to_position(moment.state, moment.walk.options)
        if found is None:
            continue
        again = start_from(game, json.loads(json.dumps(found)))
        ground.settle(again)
        expect(again.key() == moment.kept.key(), f"{json.dumps(found)[:160]} leads to another state")
        same = game.views(again, moment.viewers) == game.views(moment.kept, moment.viewers)
        expect(same, "a position read back looks different")
        looked += 1
    expect(looked > 0, "no moment of any walk could be written down")
    return looked


def the_default_pack_is_sound(ground: Ground) -> int:
    """The game's own printed content, given as a pack, is taken and plays."""
    game = ground.game
    if type(game).default_pack is Game.default_pack:
        raise NotHere("the game takes no packs")
    pack = json.loads(json.dumps(game.default_pack()))
    game.check_pack(pack)
    expect(isinstance(game.pack_schema(), dict), "the schema of packs is no JSON object")
    wrong: tuple[object, ...] = ({}, [], None, {"unheard_of": 1})
    for damaged in wrong:
        try:
            game.check_pack(damaged)
        except BadFile:
            continue
        expect(False, f"check_pack took {damaged!r}")
    out = Options()
    for seats in range(game.fewest, game.most + 1):
        state = game.setup(seats, game.check_options(seats), pack)
        policies = [RandomPolicy() for _ in range(seats)]
        game.rules.playout(state, list(policies), Seeded(seats), Rng(seats), out)
        game.outcome(state)
    return game.most - game.fewest + 1


LAWS = (
    pictures_can_be_drawn,
    standings_follow_from_views,
    positions_lead_back,
    the_default_pack_is_sound,
)
