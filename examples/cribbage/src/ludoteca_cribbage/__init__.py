"""Cribbage: GAME for the registry, and two small functions for people with cards on their table."""

from ludoteca_cribbage.box import count_hand, peg
from ludoteca_cribbage.game import GAME

__all__ = ["GAME", "count_hand", "peg"]
