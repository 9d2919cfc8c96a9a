"""Campaigns: tables that follow each other with the same seats, each beginning where the last one ended."""

from __future__ import annotations

from typing import Any

from ludoteca.core.game import Campaigns, Game, find_game
from ludoteca.core.match import Match
from ludoteca.server.errors import Refused
from ludoteca.server.packs import Pack
from ludoteca.server.wire.tables import CampaignInfo, ChapterInfo


def campaigns_of(game: Game) -> Campaigns:
    """The game's campaigns, or a refusal."""
    found = game.campaigns()
    if found is None:
        raise Refused(400, "error-no-campaign", game=game.id)
    return found


def begin(game: Game, seats: int, pack: Pack | None) -> tuple[dict[str, Any], dict[str, Any]]:
    """A new campaign as plain data, and the options of its first chapter."""
    campaigns = campaigns_of(game)
    story = campaigns.begin(seats, None if pack is None else pack.data)
    return campaigns.to_data(story), story.options()


def decides(game: Game) -> list[str]:
    """The options a campaign of this game chooses by itself; empty where there are no campaigns."""
    found = game.campaigns()
    return [] if found is None else sorted(found.begin(max(2, game.fewest)).options())


def options(game: Game, story: dict[str, Any]) -> dict[str, Any]:
    """The options the chapter that comes next is set up with."""
    found: dict[str, Any] = campaigns_of(game).read(story).options()
    return found


def advance(match: Match, story: dict[str, Any]) -> dict[str, Any]:
    """The campaign after a finished chapter."""
    campaigns = campaigns_of(match.game)
    return campaigns.to_data(campaigns.advance(campaigns.read(story), match))


def info(game: str, story: dict[str, Any], first: str, number: int, table: str | None) -> CampaignInfo:
    """How a campaign stands, as everyone may see it: the table it began with, its chapter, the table after this one."""
    found = campaigns_of(find_game(game)).read(story)
    return CampaignInfo(
        id=first,
        number=number,
        table=table,
        next=found.next,
        over=found.is_over,
        played=[ChapterInfo(one.chapter, list(one.points), list(one.winners)) for one in found.played],
        leaders=list(found.winners()),
    )
