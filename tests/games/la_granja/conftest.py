"""Packs that several tests play with."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.la_granja import default_pack


@pytest.fixture
def pack_with_other_small_side() -> Any:
    """The printed content, but the deluxe small side also opens space 15."""
    pack = default_pack()
    pack["name"] = "other side"
    pack["market"][14]["deluxe_small"] = True
    return pack


@pytest.fixture
def pack_with_other_rows() -> Any:
    """The printed content, but each row of the butcher asks for something else, silver and points among it."""
    pack = default_pack()
    pack["name"] = "other rows"
    pack["buildings"][5]["rows"] = [
        ["pig", "pig", "meat"],
        ["silver", "vp"],
        ["olive", "olive", "vp"],
        ["wine", "food"],
    ]
    return pack
