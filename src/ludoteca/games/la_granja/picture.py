"""A view of La Granja for the terminal."""

from __future__ import annotations

from ludoteca.core.game import Line
from ludoteca.games.la_granja.view import LaGranjaView


def draw(view: LaGranjaView) -> list[Line]:
    """The whole table as one seat sees it."""
    return [[("La Granja", "title")]]
