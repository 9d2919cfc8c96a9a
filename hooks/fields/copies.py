"""Writes ``clone`` and ``key`` of a state between two marked lines of its class, one line for each field."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from source import SourceError
from world import WIDTHS

if TYPE_CHECKING:
    from source import Class, Module
    from world import World

STATE = "ludoteca.core.decision.State"
BEGIN = "    # -- every field, written by hooks/fields "
END = "    # -- end of what hooks/fields writes "
PART = re.compile(rf"^{BEGIN}-+\n.*?^{END}-+\n", re.MULTILINE | re.DOTALL)
WIDTH = 103
# Python keeps so many attributes in an object itself; asking for its __dict__ would make one, and slow every later use.
COMPACT = 30


def with_copies(world: World, module: Module) -> str:
    """The module's source with ``clone`` and ``key`` of its state as its fields say."""
    text = module.text
    for one in module.classes.values():
        if one.is_c and STATE in one.bases:
            found = PART.findall(text)
            if len(found) != 1:
                raise SourceError(
                    f"{module.path}: {one.name} needs the lines `{BEGIN.strip()} --` and `{END.strip()} --` once each, "
                    f"where its clone and key shall stand"
                )
            text = text.replace(found[0], copies(world, module, one))
    return text


def copies(world: World, module: Module, one: Class) -> str:
    """Both methods, from the fields in the order in which they are written."""
    plain, rows, shared = sorted_fields(world, module, one)
    singly = ["seats", "depth", *shared, *plain]
    if len(singly) + 1 + len(rows) > COMPACT:
        first = [
            "        if cython.compiled:",
            *(f"            copy.{name} = self.{name}" for name in singly),
            "        else:",
            "            # All names at once: a dict that grows name by name costs more than the copying.",
            "            copy.__dict__.update(self.__dict__)",
        ]
    else:
        first = [f"        copy.{name} = self.{name}" for name in singly]
    lines = [
        f"{BEGIN:-<{WIDTH}}",
        "",
        f"    def clone(self) -> {one.name}:",
        f'        """An independent copy{"; what is printed is shared" if shared else ""}."""',
        f"        copy = {one.name}.__new__({one.name})",
        *first,
        *(f"        copy.{name} = self.{name}[:]" for name in ("stack", *rows)),
        "        return copy",
        "",
        "    def key(self) -> tuple[Any, ...]:",
        '        """A value that is equal for equal states."""',
        "        return (",
        "            self.seats,",
        "            self.asked(),",
        *(f"            self.{name}.name," for name in shared),
        *(f"            self.{name}," for name in plain),
        *(f"            tuple(self.{name})," for name in rows),
        "        )",
        "",
        f"{END:-<{WIDTH}}",
    ]
    return "\n".join(lines) + "\n"


def sorted_fields(world: World, module: Module, one: Class) -> tuple[list[str], list[str], list[str]]:
    """Numbers, rows, and what all copies share: an object that has a name."""
    plain, rows, shared = [], [], []
    for name, kind in one.fields.items():
        if kind in WIDTHS:
            plain.append(name)
        elif kind.endswith("]"):
            rows.append(name)
        elif world.attribute(kind, "name") == "str":
            shared.append(name)
        else:
            raise SourceError(
                f"{module.path}: {one.name}.{name} is neither a number nor a row of a fixed length nor printed content "
                f"with a name; a state holds nothing else"
            )
    return plain, rows, shared
