"""La Granja: GAME for the registry, and the printed content as a pack to change."""

from ludoteca.games.la_granja.game import GAME
from ludoteca.games.la_granja.pack import default_pack

__all__ = ["GAME", "default_pack"]
