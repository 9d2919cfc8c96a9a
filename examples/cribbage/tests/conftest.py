"""Makes the game known to the registry: these tests run from the source, where nothing is installed."""

from __future__ import annotations

from ludoteca.core.game import register
from ludoteca_cribbage import GAME

register(GAME)
