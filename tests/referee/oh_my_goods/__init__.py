"""Oh My Goods! with Longsdale in Revolt, told a second time from its rules; nothing here looks into the engine."""

from tests.referee.oh_my_goods.referee import OhMyGoods

__all__ = ["OhMyGoods"]
