"""Oh My Goods! and Longsdale in Revolt: GAME for the registry."""

from ludoteca.games.oh_my_goods.game import GAME

__all__ = ["GAME"]
