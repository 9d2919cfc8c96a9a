"""``ludoteca games``: what can be played."""

from __future__ import annotations

from ludoteca.bots.policies import SEARCH, is_policy, player_names
from ludoteca.bots.simulate import simulated
from ludoteca.cli.files import print_json
from ludoteca.cli.render import console
from ludoteca.core.game import Game, all_games


def describe(game: Game) -> dict[str, object]:
    """A game as plain data."""
    return {
        "id": game.id,
        "title": game.title,
        "version": game.version,
        "seats": [game.fewest, game.most],
        "policies": player_names(game),
        "simulated": simulated(game),
        "options": [
            {
                "name": setting.name,
                "choices": list(setting.choices),
                "default": setting.default,
                "help": setting.help,
                "rule": setting.rule,
            }
            for setting in game.settings
        ],
    }


def searching(game: Game) -> str:
    """Those who think longer, and where they cannot be named."""
    names = [name for name in player_names(game) if not is_policy(game, name)]
    return f"; with search, everywhere but in simulate: {', '.join([*names, SEARCH])}" if names else ""


def list_games(*, as_json: bool) -> None:
    """Print every registered game."""
    found = all_games()
    if as_json:
        print_json([describe(game) for game in found])
        return
    out = console()
    for game in found:
        out.print(
            f"[bold]{game.id}[/bold]  {game.title} (unofficial), {game.fewest} to {game.most} seats, "
            f"rules version {game.version}, policies: {', '.join(simulated(game))}{searching(game)}",
            soft_wrap=True,
        )
        for setting in game.settings:
            choices = " | ".join(
                f"{choice} (default)" if choice == setting.default else f"{choice}" for choice in setting.listed
            )
            out.print(f"    {setting.name} = {choices}", markup=False)
            out.print(f"        {setting.help}", style="soft", markup=False, soft_wrap=True)
