"""Positions that tests begin with: small ones, to be changed by name."""

from __future__ import annotations

import copy
from typing import Any

EMPTY = [[None] * 5 for _ in range(4)]


def sagrada(**changes: Any) -> dict[str, Any]:
    """Two seats in round 3; seat 0 is in its first turn, with dice on its window, in the pool and on the track."""
    usual: dict[str, Any] = {
        "game": "sagrada",
        "windows": ["fractal_drops", "virtus"],
        "boards": [
            [
                ["B5", None, None, None, None],
                [None, "G3", "Y2", None, None],
                [None, None, None, None, None],
                [None, None, None, None, None],
            ],
            [
                [None, "R1", None, None, None],
                [None, "P4", "Y6", None, None],
                [None, None, None, None, None],
                [None, None, None, None, None],
            ],
        ],
        "favor": [4, 4],
        "private": ["purple", "blue"],
        "pool": ["R2", "G6", "P1", "B4"],
        "track": [["B1"], ["P3", "Y4"]],
        "tools": ["grozing_pliers", "glazing_hammer", "running_pliers"],
        "public": ["color_variety", "light_shades", "row_shade_variety"],
        "round": 3,
    }
    return copy.deepcopy(usual | changes)


def sagrada_last_turn(**changes: Any) -> dict[str, Any]:
    """The last turn of the last round: one answer ends the game."""
    track = [["B1"], ["P3"], ["R1"], ["G1"], ["Y1"], ["P1"], ["B2"], ["R2"], ["G2"]]
    usual: dict[str, Any] = {"round": 10, "track": track, "first": 0, "turn": 4, "pool": ["R6", "Y5"]}
    return sagrada(**(usual | changes))
