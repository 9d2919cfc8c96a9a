"""``ludoteca play --campaign NAME``: chapters that remember what earlier ones left behind."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from rich.console import Console

from ludoteca.cli.words import seat_words
from ludoteca.core.errors import BadFile, BadOptions
from ludoteca.core.game import Campaigns, find_game
from ludoteca.core.match import Match
from ludoteca.core.words import Named
from ludoteca.messages import list_of, say, speaker


def campaign_file(name: str) -> Path:
    """Where a campaign is kept: the named file, or one of that name in the user's data folder."""
    if name.endswith(".json") or os.sep in name:
        return Path(name)
    given = os.environ.get("LUDOTECA_DATA") or os.environ.get("XDG_DATA_HOME")
    home = Path(given) if given else Path.home() / ".local" / "share"
    folder = home if os.environ.get("LUDOTECA_DATA") else home / "ludoteca"
    return folder / "campaigns" / f"{name}.json"


def find_campaigns(game: str) -> Campaigns:
    """The game's campaigns, or a line that says it has none."""
    found = find_game(game).campaigns()
    if found is None:
        raise BadOptions(f"{find_game(game).title} has no campaign")
    return found


def open_campaign(game: str, name: str, seats: int | None, pack: Any) -> tuple[Any, Path]:
    """The campaign of that name, begun if it is new; its seats stay what they were."""
    campaigns = find_campaigns(game)
    path = campaign_file(name)
    if path.exists():
        campaign = campaigns.load(path)
        if seats is not None and seats != campaign.seats:
            raise BadOptions(f"campaign {name} has {campaign.seats} seats, not {seats}")
    else:
        campaign = campaigns.begin(seats or 2, pack)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise BadFile(f"{path.parent}: cannot be made: {problem.strerror}") from None
        campaigns.save(campaign, path)
    return campaign, path


def close_chapter(out: Console, game: str, campaign: Any, path: Path, match: Match) -> None:
    """Write down what a finished chapter leaves behind, and say what comes next."""
    campaigns = find_campaigns(game)
    following = campaigns.advance(campaign, match)
    campaigns.save(following, path)
    if following.is_over:
        leaders = list_of(seat_words(seat) for seat in following.winners())
        words = say("terminal-campaign-over", seats=leaders)
    else:
        words = say("terminal-campaign-goes-on", chapter=speaker().word(game, Named("chapter", str(following.next))))
    out.print(words, style="accent", markup=False)
