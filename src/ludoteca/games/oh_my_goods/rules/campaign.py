"""A campaign: what finished chapters left behind, which chapter follows, and the file that remembers it."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from ludoteca.core.errors import BadFile, BadOptions
from ludoteca.core.match import Match
from ludoteca.core.pack import pack_hash
from ludoteca.core.save import parse_json, read_text, write_whole
from ludoteca.games.oh_my_goods.content.chapters import chapter_row, left_behind
from ludoteca.games.oh_my_goods.content.constants import ALL_IN_CHAPTER, NONE
from ludoteca.games.oh_my_goods.content.effects import SIDES
from ludoteca.games.oh_my_goods.content.pack import printed_from
from ludoteca.games.oh_my_goods.rules.setup import CHAPTER_NAMES

MARK: Final = "oh_my_goods campaign"
FORMAT: Final = 1
FIRST: Final = CHAPTER_NAMES[0]


@dataclass(frozen=True)
class Played:
    """One finished chapter: points and winners by seat; alone, the winner is named if the goal was met."""

    chapter: str
    points: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Campaign:
    """Seats, the chapter to play next (empty when the campaign is over), and what the chapters so far left behind."""

    seats: int
    next: str = FIRST
    buildings: tuple[int, ...] = ()
    characters: tuple[int, ...] = ()
    played: tuple[Played, ...] = ()
    pack: str = field(default="")

    @property
    def is_over(self) -> bool:
        """Whether no chapter is left."""
        return not self.next

    def options(self) -> dict[str, Any]:
        """The options the next chapter is set up with; its deck holds what the others left. [OMG-10.7]"""
        if self.is_over:
            raise BadOptions("the campaign is over; begin a new one")
        return {"chapter": self.next}

    def winners(self) -> tuple[int, ...]:
        """Who leads: chapters won, then points of all chapters, then shared. [OMG-10.11]"""
        if not self.played:
            return ()
        ranks = [
            (
                sum(1 for chapter in self.played if seat in chapter.winners),
                sum(chapter.points[seat] for chapter in self.played),
            )
            for seat in range(self.seats)
        ]
        return tuple(seat for seat in range(self.seats) if ranks[seat] == max(ranks))


def begin(seats: int, pack: Any = None) -> Campaign:
    """A campaign before its first chapter. [OMG-10.1]"""
    if not 1 <= seats <= 4:
        raise BadOptions(f"a campaign is for 1 to 4 seats, not {seats!r}")
    return Campaign(seats, pack="" if pack is None else pack_hash(pack))


def advance(campaign: Campaign, match: Match) -> Campaign:
    """The campaign after a finished match of its next chapter. [OMG-10.2, 10.6, 10.10, 10.13, 15.28]"""
    _check_match(campaign, match)
    outcome = match.outcome()
    played = Played(campaign.next, outcome.points, outcome.winners)
    row = _row(match, campaign.next)
    if campaign.seats == 1 and not outcome.winners:
        # Alone, a chapter that was not won is played again from its set-up. [OMG-11.8]
        return Campaign(
            1, campaign.next, campaign.buildings, campaign.characters, (*campaign.played, played), campaign.pack
        )
    following = row["next"]
    if row["branch"]:
        following = row["branch"][SIDES[branch_side(match)]]
    # What came in stays, but for what an end card takes out now that the points are counted. [OMG-10.13, 15.28]
    buildings, characters = left_behind(row, printed_from(match.header.pack).data)
    return Campaign(
        campaign.seats,
        following,
        tuple(sorted(buildings)),
        tuple(sorted(characters)),
        (*campaign.played, played),
        campaign.pack,
    )


def branch_side(match: Match) -> int:
    """The side chosen more often; if equal, the side of the winner who sat first in the last round. [OMG-10.10]"""
    state: Any = match.state
    chosen = [state.side[seat] for seat in range(state.seats)]
    for side in range(len(SIDES)):
        if 2 * chosen.count(side) > state.seats:
            return side
    winners = match.outcome().winners
    order = [(state.active + step) % state.seats for step in range(state.seats)]
    return int(chosen[next(seat for seat in order if seat in winners)])


def _check_match(campaign: Campaign, match: Match) -> None:
    if match.header.game != "oh_my_goods" or match.options.get("chapter") != campaign.next:
        raise BadOptions(
            f"the campaign waits for chapter {campaign.next or 'nothing more'}, "
            f"not for {match.header.game} {match.options.get('chapter', '')}"
        )
    if match.header.seats != campaign.seats:
        raise BadOptions(f"the campaign has {campaign.seats} seats, the match {match.header.seats}")
    if (match.header.pack_hash or "") != campaign.pack:
        raise BadOptions("the match was played with another pack than the campaign")
    if not match.over:
        raise BadOptions("the match is not over")
    state: Any = match.state
    if state.chapter in (NONE, ALL_IN_CHAPTER):
        raise BadOptions("only the chapters belong to a campaign")


def _row(match: Match, chapter: str) -> Any:
    """The lists of the chapter as so many seats play it. [OMG-11.10]"""
    data = printed_from(match.header.pack).data
    return chapter_row(data, CHAPTER_NAMES.index(chapter), match.header.seats)


# -- the file ---------------------------------------------------------------------------------------------------


def to_data(campaign: Campaign) -> dict[str, Any]:
    """The campaign as plain data."""
    return {
        "ludoteca": MARK,
        "format": FORMAT,
        "seats": campaign.seats,
        "next": campaign.next,
        "buildings": list(campaign.buildings),
        "characters": list(campaign.characters),
        "pack": campaign.pack,
        "played": [
            {"chapter": one.chapter, "points": list(one.points), "winners": list(one.winners)}
            for one in campaign.played
        ],
    }


def save(campaign: Campaign, path: str | Path) -> None:
    """Write the campaign, whole or not at all."""
    text = json.dumps(to_data(campaign), ensure_ascii=False, indent=2)
    write_whole(Path(path), text + "\n")


def load(path: str | Path) -> Campaign:
    """The campaign of a file; refuses a foreign or damaged one with where and why."""
    path = Path(path)
    return read(parse_json(read_text(path), str(path)), str(path))


def read(data: Any, name: str = "campaign") -> Campaign:
    """The campaign of plain data."""
    if not isinstance(data, dict) or data.get("ludoteca") != MARK:
        raise BadFile(f'{name}: not a campaign (it lacks "ludoteca": "{MARK}")')
    if data.get("format") != FORMAT:
        raise BadFile(f"{name}: format {data.get('format')!r} is not known; this library reads format {FORMAT}")
    seats = data.get("seats")
    if type(seats) is not int or not 1 <= seats <= 4:
        raise BadFile(f"{name}: seats must be a number from 1 to 4, not {seats!r:.40}")
    chapters = CHAPTER_NAMES[:ALL_IN_CHAPTER]
    if data.get("next") not in (*chapters, ""):
        raise BadFile(f"{name}: next must be a chapter or empty, not {data.get('next')!r:.40}")
    if not isinstance(data.get("pack"), str):
        raise BadFile(f"{name}: pack must be the hash of a pack, or empty")
    buildings = _numbers(data, "buildings", 50, 56, name)
    characters = _numbers(data, "characters", 57, 60, name)
    played = data.get("played")
    if not isinstance(played, list):
        raise BadFile(f"{name}: played must be a list of chapters")
    rows = tuple(_played(row, place, seats, chapters, name) for place, row in enumerate(played, start=1))
    return Campaign(seats, data["next"], buildings, characters, rows, data["pack"])


def _played(row: Any, place: int, seats: int, chapters: tuple[str, ...], name: str) -> Played:
    where = f"{name}: played, entry {place}"
    if not isinstance(row, dict) or row.get("chapter") not in chapters:
        raise BadFile(f"{where}: chapter must be one of {', '.join(chapters)}")
    points = row.get("points")
    if not isinstance(points, list) or len(points) != seats or any(type(part) is not int for part in points):
        raise BadFile(f"{where}: points must be {seats} numbers, not {points!r:.40}")
    winners = row.get("winners")
    if not isinstance(winners, list) or any(type(seat) is not int or not 0 <= seat < seats for seat in winners):
        raise BadFile(f"{where}: winners must be seats from 0 to {seats - 1}, not {winners!r:.40}")
    return Played(row["chapter"], tuple(points), tuple(winners))


def _numbers(data: Any, field_name: str, least: int, most: int, name: str) -> tuple[int, ...]:
    given = data.get(field_name)
    if not isinstance(given, list) or any(type(part) is not int or not least <= part <= most for part in given):
        raise BadFile(f"{name}: {field_name} must be a list of numbers from {least} to {most}, not {given!r:.40}")
    return tuple(given)
