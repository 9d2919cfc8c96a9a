"""Sagrada: GAME for the registry, and two small functions for people with the box on their table."""

from ludoteca.games.sagrada.faces.box import open_cells, score_window
from ludoteca.games.sagrada.game import GAME

__all__ = ["GAME", "open_cells", "score_window"]
