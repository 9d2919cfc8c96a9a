"""Reads hot modules as they are written: their functions and classes with marks, bases and the names they bind."""

from __future__ import annotations

import ast
import importlib
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import ModuleType

# What a comment at the end of a `def` or `class` line may say, in Cython's words.
MARKS = {
    "python": "stays a Python function or class",
    "cdef": "only C code calls it; on a class: its new methods",
    "noexcept": "nothing in it can fail",
    "final": "nobody inherits from it",
    "no_gc": "its objects never form a cycle",
}
COMMENT = re.compile(r":\s*#\s*([a-z_]+(?:, [a-z_]+)*)\s*$")


class SourceError(Exception):
    """A hot module says something that cannot be declared; the message names the file and what would be right."""


@dataclass
class Function:
    """A function or method of a hot module, and what is decided about it."""

    name: str
    node: ast.FunctionDef
    marks: set[str]
    owner: Class | None
    kind: str = ""
    arguments: list[tuple[str, str]] = field(default_factory=list)
    returns: str = ""
    ends: str = ""
    locals: dict[str, str] = field(default_factory=dict)

    @property
    def where(self) -> str:
        return f"{self.owner.name}.{self.name}" if self.owner else self.name


@dataclass
class Class:
    """A class of a hot module; ``fields`` in the order in which they are written."""

    name: str
    qualified: str
    node: ast.ClassDef
    marks: set[str]
    bases: list[str]
    is_c: bool = False
    methods: dict[str, Function] = field(default_factory=dict)
    fields: dict[str, str] = field(default_factory=dict)


@dataclass
class Module:
    """A .py with a .pxd beside it."""

    name: str
    path: Path
    text: str
    tree: ast.Module
    live: ModuleType
    functions: dict[str, Function] = field(default_factory=dict)
    classes: dict[str, Class] = field(default_factory=dict)
    # Names bound only where the module runs interpreted: compiled code has them by cimport or not at all.
    interpreted: set[str] = field(default_factory=set)
    constants: dict[str, str] = field(default_factory=dict)
    cimports: set[str] = field(default_factory=set)


def read_modules(root: Path) -> dict[str, Module]:
    """All hot modules below a source folder, by name."""
    found = {}
    for pxd in sorted(root.rglob("*.pxd")):
        if pxd.stem != "__init__":
            path = pxd.with_suffix(".py")
            if not path.exists():
                raise SourceError(f"{pxd}: no {path.name} beside it; delete one or write the other")
            name = ".".join(path.relative_to(root).with_suffix("").parts)
            found[name] = read_module(name, path)
    return found


def read_module(name: str, path: Path, text: str | None = None) -> Module:
    """One hot module: parsed, and imported as plain source for the values of its constants."""
    if text is None:
        text = path.read_text(encoding="utf-8")
    live = importlib.import_module(name)
    if not str(live.__file__).endswith(".py"):
        sys.exit(f"{name} was imported compiled; its values may be older than its source")
    module = Module(name, path, text, ast.parse(text), live)
    lines = text.splitlines()
    for node in module.tree.body:
        if isinstance(node, ast.FunctionDef):
            module.functions[node.name] = Function(node.name, node, marks_of(path, lines, node), None)
        elif isinstance(node, ast.ClassDef):
            module.classes[node.name] = read_class(module, lines, node)
        elif is_fork(node):
            module.interpreted |= bound_in(node)
    return module


def read_class(module: Module, lines: list[str], node: ast.ClassDef) -> Class:
    """One class with its methods; bases by their full names."""
    bases = []
    for base in node.bases:
        live = eval(ast.unparse(base), vars(module.live))  # noqa: S307 - our own source
        bases.append(f"{live.__module__}.{live.__qualname__}" if isinstance(live, type) else ast.unparse(base))
    found = Class(node.name, f"{module.name}.{node.name}", node, marks_of(module.path, lines, node), bases)
    for part in node.body:
        if isinstance(part, ast.FunctionDef):
            found.methods[part.name] = Function(part.name, part, marks_of(module.path, lines, part), found)
    return found


def marks_of(path: Path, lines: list[str], node: ast.FunctionDef | ast.ClassDef) -> set[str]:
    """The marks in the comment behind the colon."""
    head = lines[node.body[0].lineno - 2] if node.body[0].lineno > node.lineno else ""
    for number in range(node.lineno - 1, node.body[0].lineno - 1):
        if COMMENT.search(lines[number]):
            head = lines[number]
    match = COMMENT.search(head)
    if not match:
        return set()
    marks = set(match[1].split(", "))
    for mark in sorted(marks - set(MARKS)):
        raise SourceError(f"{path}:{node.lineno}: {mark!r} is not one of the marks {', '.join(MARKS)}")
    return marks


def is_fork(node: ast.AST) -> bool:
    """Whether a statement is ``if not cython.compiled``."""
    return isinstance(node, ast.If) and ast.unparse(node.test) == "not cython.compiled"


def bound_in(node: ast.AST) -> set[str]:
    """The names that imports and assignments within a statement bind."""
    found = set()
    for part in ast.walk(node):
        if isinstance(part, ast.Import | ast.ImportFrom):
            found |= {alias.asname or alias.name for alias in part.names}
        elif isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
            found.add(part.id)
    return found
