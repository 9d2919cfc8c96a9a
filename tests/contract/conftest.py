"""``--game``: the contract of one game, which must be known."""

from __future__ import annotations

import pytest

from ludoteca.core.game import game_ids


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="run the laws of this game only")


def pytest_configure(config: pytest.Config) -> None:
    game = config.getoption("game", None)
    if game is not None and game not in game_ids():
        raise pytest.UsageError(f"no game {game!r}; there are {', '.join(game_ids())}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    game = config.getoption("game", None)
    if game is None:
        return
    of_game = [item for item in items if getattr(item, "callspec", None) and item.callspec.params.get("name") == game]
    config.hook.pytest_deselected(items=[item for item in items if item not in of_game])
    items[:] = of_game
