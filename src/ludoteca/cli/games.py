"""``ludoteca games``: what can be played."""

from __future__ import annotations

from rich.text import Text

from ludoteca.bots.policies import SEARCH, is_policy, player_names
from ludoteca.bots.simulate import simulated
from ludoteca.cli.files import print_json
from ludoteca.cli.render import console
from ludoteca.core.game import Game, Setting, all_games
from ludoteca.messages import say, speaker


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
    return f"; {say('terminal-game-search', players=', '.join([*names, SEARCH]))}" if names else ""


def list_games(*, as_json: bool) -> None:
    """Print every registered game."""
    found = all_games()
    if as_json:
        print_json([describe(game) for game in found])
        return
    out = console()
    for game in found:
        about = say(
            "terminal-game",
            game=speaker().title(game.id),
            fewest=game.fewest,
            most=game.most,
            version=game.version,
            policies=", ".join(simulated(game)),
        )
        out.print(Text(game.id, "bold").append(f"  {about}{searching(game)}", "not bold"), soft_wrap=True)
        for setting in game.settings:
            usual = say("terminal-default")
            choices = " | ".join(
                f"{choice} ({usual})" if choice == setting.default else f"{choice}" for choice in setting.listed
            )
            out.print(f"    {setting.name} = {choices}", markup=False)
            out.print(f"        {setting_words(game, setting)}", style="soft", markup=False, soft_wrap=True)


def setting_words(game: Game, setting: Setting) -> str:
    """What a setting is about and what its values mean, as far as they need to be told."""
    own = f"{game.id}-setting-{setting.name}"
    if not speaker().knows(own):
        return setting.help
    values = [f"{choice} = {say(f'{own}-{choice}')}" for choice in setting.listed if speaker().knows(f"{own}-{choice}")]
    return f"{say(own)}: {'; '.join(values)}" if values else say(own)
