"""Validation of the effects of a pack's events, end cards and characters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludoteca.core.errors import BadFile
from ludoteca.games.oh_my_goods.content.effects import EffectRecord, optional_fields, shapes_of
from ludoteca.games.oh_my_goods.content.pack_fields import check_field, no_more_than


def check_effect(effect: Any, where: str, kinds: Iterable[type[EffectRecord]]) -> None:
    """Refuse an effect that is none of these kinds, or whose fields do not fit it."""
    known = {kind.op: kind for kind in kinds}
    if not isinstance(effect, dict) or effect.get("op") not in known:
        raise BadFile(f"{where}: op must be one of {', '.join(known)}")
    kind = known[effect["op"]]
    shapes = shapes_of(kind)
    no_more_than(effect, where, ("op", *shapes))
    for name, shape in shapes.items():
        if name in effect or name not in optional_fields(kind):
            check_field(effect, name, where, shape)
