"""The fields of any state, found by looking at it: attributes, slots, and what a compiled class declares public."""

from __future__ import annotations

from collections.abc import Iterator
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

from ludoteca.core.decision import State
from ludoteca.testing.ground import Broken

Path = tuple[Any, ...]

# What every state has; the stack beyond its depth is nobody's, so it is changed by its frames.
STACK_FIELDS = ("seats", "depth", "stack")


def field_names(state: State) -> list[str]:
    """The names of all fields of a state that Python can read, those of every state left out."""
    found: list[str] = []
    for kind in reversed(type(state).__mro__):
        for name, thing in vars(kind).items():
            if isinstance(thing, (GetSetDescriptorType, MemberDescriptorType)) and not name.startswith("__"):
                found.append(name)
    found += getattr(state, "__dict__", {})
    return [name for name in dict.fromkeys(found) if name not in STACK_FIELDS]


def values(state: State, names: list[str]) -> dict[str, Any]:
    """What the fields hold now, as copies that no later change reaches."""
    return {name: _still(getattr(state, name)) for name in names}


def _still(value: Any) -> Any:
    """A copy of numbers, words and what is made of them."""
    if isinstance(value, (list, tuple)):
        return [_still(part) for part in value]
    if isinstance(value, dict):
        return {name: _still(part) for name, part in value.items()}
    return set(value) if isinstance(value, (set, frozenset)) else value


def _opaque(value: Any) -> bool:
    """Whether this is neither a number, a word nor made of them, such as a table of printed content."""
    return not isinstance(value, (int, float, str, type(None), list, tuple, dict, set, frozenset))


def leaves(value: Any, path: Path = ()) -> Iterator[Path]:
    """The way to every single number or word within a field; sets count as one."""
    if isinstance(value, (list, tuple)):
        for place, part in enumerate(value):
            yield from leaves(part, (*path, place))
    elif isinstance(value, dict):
        for name, part in value.items():
            yield from leaves(part, (*path, name))
    elif not _opaque(value):
        yield path


def at(value: Any, path: Path) -> Any:
    """What lies at the end of a way."""
    for step in path:
        value = value[step]
    return value


def change(state: State, name: str, path: Path) -> bool:
    """Change one leaf of a field, in place where the field allows it; False where it is too small or read-only."""
    for more in (1, -1):
        value = getattr(state, name)
        old = at(value, path)
        new = _other(old, more)
        try:
            if not _in_place(value, path, new) or at(getattr(state, name), path) != new:
                setattr(state, name, _replaced(value, path, new))
        except (AttributeError, OverflowError):
            continue
        if at(getattr(state, name), path) != old:
            return True
    return False


def _in_place(value: Any, path: Path, new: Any) -> bool:
    if not path:
        return False
    holder = at(value, path[:-1])
    if not isinstance(holder, (list, dict)):
        return False
    holder[path[-1]] = new
    return True


def _replaced(value: Any, path: Path, new: Any) -> Any:
    """The value with another leaf, made anew."""
    if not path:
        return new
    first, rest = path[0], path[1:]
    if isinstance(value, dict):
        return {name: _replaced(part, rest, new) if name == first else part for name, part in value.items()}
    parts = [_replaced(part, rest, new) if place == first else part for place, part in enumerate(value)]
    if isinstance(value, tuple):
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    return parts


def _other(old: Any, more: int) -> Any:
    """Another value of the same kind."""
    if isinstance(old, bool):
        return not old
    if isinstance(old, (int, float)):
        return old + more
    if isinstance(old, str):
        return old + "x"
    if isinstance(old, (set, frozenset)):
        return type(old)({*old, _UNHEARD_OF})
    if old is None:
        return 0
    raise Broken(f"a state holds numbers and words; {type(old).__name__} is neither")


_UNHEARD_OF = -987_654
