"""The fields of a pack's entries: each reader refuses what does not fit, with where and what would be right."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_type_hints

from ludoteca.core.errors import BadFile
from ludoteca.core.shapes import Shape, Text, Truth
from ludoteca.games.oh_my_goods.content.goods import FOUND, RECONSTRUCTED


def rows_of(data: Any, name: str, ids: tuple[str, ...]) -> Iterable[tuple[str, Any]]:
    rows = data.get(name)
    if not isinstance(rows, list) or len(rows) != len(ids):
        found = f"{len(rows)} entries" if isinstance(rows, list) else repr(rows)[:40]
        raise BadFile(f"{name}: must be a list of {len(ids)} entries, not {found}")
    named = []
    for place, (row, wanted) in enumerate(zip(rows, ids, strict=True), start=1):
        where = f"{name}, entry {place}"
        if not isinstance(row, dict) or row.get("id") != wanted:
            given = row.get("id") if isinstance(row, dict) else row
            raise BadFile(f"{where}: id must be {wanted!r}, not {given!r:.40}")
        named.append((f"{where} ({wanted})", row))
    return named


def check_field(row: Any, name: str, where: str, shape: Shape) -> None:
    """Refuse a field that its shape does not take."""
    for place, why in shape.faults(row.get(name), f"{where}: {name}"):
        raise BadFile(f"{place} {why}")


def check_fields(row: Any, where: str, record: type[Any], *names: str) -> None:
    """Refuse fields that do not fit what their record says of them."""
    for name in names:
        check_field(row, name, where, row_shapes(record)[name])


def row_shapes(record: type[Any]) -> dict[str, Shape]:
    """What each field of a row may hold in a pack, for all that say so or are plain texts and flags."""
    plain: dict[Any, Shape] = {str: Text(), bool: Truth()}
    hints = get_type_hints(record, include_extras=True)
    found = {
        name: hint.__metadata__[0] if hasattr(hint, "__metadata__") else plain.get(hint) for name, hint in hints.items()
    }
    return {name: shape for name, shape in found.items() if shape is not None}


def number_in(row: Any, name: str, where: str, least: int, most: int) -> int:
    given = row.get(name)
    if type(given) is not int or not least <= given <= most:
        raise BadFile(f"{where}: {name} must be a number from {least} to {most}, not {given!r:.40}")
    return given


def text_in(row: Any, name: str, where: str) -> None:
    if not isinstance(row.get(name), str) or not row[name].strip():
        raise BadFile(f"{where}: {name} must be a text, not {row.get(name)!r:.40}")


def flag_in(row: Any, name: str, where: str) -> None:
    if not isinstance(row.get(name), bool):
        raise BadFile(f"{where}: {name} must be true or false, not {row.get(name)!r:.40}")


def one_of(row: Any, name: str, where: str, choices: tuple[Any, ...], default: Any = None) -> None:
    given = row.get(name, default)
    if isinstance(given, bool) or given not in choices:
        legal = ", ".join(repr(choice) for choice in choices)
        raise BadFile(f"{where}: {name} must be one of {legal}, not {given!r:.40}")


def source_in(row: Any, where: str) -> None:
    """Where a row comes from, if it says so."""
    if "source" in row:
        one_of(row, "source", where, (FOUND, RECONSTRUCTED))


def no_more_than(row: Any, where: str, names: tuple[str, ...]) -> None:
    """Refuse a field that nobody would read: most likely it is a misspelt one."""
    for name in row:
        if name not in names:
            raise BadFile(f"{where}: {name!r} is not one of its fields: {', '.join(names)}")
