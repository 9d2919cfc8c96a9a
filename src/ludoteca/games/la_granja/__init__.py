"""La Granja: GAME for the registry, and the printed content as a pack to change."""

from ludoteca.games.la_granja.content.pack import default_pack
from ludoteca.games.la_granja.game import GAME

__all__ = ["GAME", "default_pack"]
