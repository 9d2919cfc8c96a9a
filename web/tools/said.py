"""Write what Python can say as one JSON file: ids of messages, and the kinds and words that named things are made of.

Reads the sources without importing the library, as content.py does. For the library itself (under an empty name) and
for each game: ``ids`` are messages that must exist, ``patterns`` those whose id is put together (one at least must
exist), ``kinds`` what named things are made with, ``texts`` all other strings, ``forms`` those that are put together.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).resolve().parents[2] / "src" / "ludoteca"
# Whose first argument is the id of a message.
SAYING = {"Message", "LogMessage", "say"}
# What is made with the kind of a named thing; in a game's faces also functions of its own.
NAMING = {"Named", "Domain"}
UNKNOWN = ".+"
# No id: a sentence that is printed as it is.
PROSE = re.compile(r"\\[^-_]|[:,;]")


class Module:
    """One source file: its strings, and the names it gives to some of them."""

    def __init__(self, path: Path, game: str) -> None:
        self.is_face = "faces" in path.parts
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        self.game = game
        self.names = dict(self._constants())

    def _constants(self) -> Iterator[tuple[str, str]]:
        for node in self.tree.body:
            target = node.target if isinstance(node, ast.AnnAssign) else None
            if isinstance(node, ast.Assign) and len(node.targets) == 1:
                target = node.targets[0]
            value = getattr(node, "value", None)
            if isinstance(target, ast.Name) and isinstance(value, ast.Constant) and isinstance(value.value, str):
                yield target.id, value.value

    def form(self, node: ast.expr) -> str | None:
        """A string as an expression; None for anything else."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return re.escape(node.value)
        if isinstance(node, ast.JoinedStr):
            return "".join(self._part(part) for part in node.values)
        return None

    def _part(self, node: ast.expr) -> str:
        if isinstance(node, ast.Constant):
            return re.escape(str(node.value))
        inner = node.value if isinstance(node, ast.FormattedValue) else node
        if isinstance(inner, ast.Name) and inner.id in self.names:
            return re.escape(self.names[inner.id])
        # A game's methods write their own id as self.id.
        if self.game and ast.unparse(inner) == "self.id":
            return re.escape(self.game)
        if isinstance(inner, ast.IfExp):
            branches = [self.form(inner.body), self.form(inner.orelse)]
            if all(branch is not None for branch in branches):
                return f"(?:{'|'.join(branch or '' for branch in branches)})"
        return UNKNOWN

    def calls(self) -> Iterator[tuple[str, str, ast.expr]]:
        """The calls whose first argument is a string: what is called, the string, and where it stands."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Call) and node.args and (form := self.form(node.args[0])) is not None:
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                yield name, form, node.args[0]
                # The first argument of a reason is its rule.
                if name == "Reason" and len(node.args) > 1 and (reason := self.form(node.args[1])) is not None:
                    yield "Reason.name", reason, node.args[1]

    def said(self) -> Iterator[tuple[str, str]]:
        """Every string with what it is: an id, a pattern of ids, a kind, a text or a form."""
        seen = set()
        for name, form, node in self.calls():
            if name in SAYING and not PROSE.search(form):
                seen.add(node)
                yield ("patterns" if UNKNOWN in form or "(?:" in form else "ids"), form
            elif name in NAMING or (self.is_face and name.islower()):
                yield "kinds", form
            elif name == "Reason.name" and self.game and UNKNOWN not in form:
                yield "ids", f"{re.escape(self.game)}\\-why\\-{form}"
        for node in ast.walk(self.tree):
            if isinstance(node, ast.expr) and node not in seen and (form := self.form(node)) is not None:
                whole = isinstance(node, ast.Constant)
                own = self.game and form.startswith(f"{re.escape(self.game)}\\-")
                yield ("texts" if whole else "patterns" if own else "forms"), form


def scan(folder: Path, game: str, *, besides: Path | None = None) -> dict[str, list[str]]:
    """What the sources below a folder can say."""
    found: dict[str, set[str]] = {"ids": set(), "patterns": set(), "kinds": set(), "texts": set(), "forms": set()}
    for path in sorted(folder.rglob("*.py")):
        if besides is not None and path.is_relative_to(besides):
            continue
        for kind, form in Module(path, game).said():
            plain = kind in {"ids", "kinds", "texts"}
            found[kind].add(re.sub(r"\\(.)", r"\1", form) if plain else form)
    return {kind: sorted(forms) for kind, forms in found.items()}


def main() -> None:
    """Write the file to the path given."""
    games = SOURCE / "games"
    everything: dict[str, Any] = {"": scan(SOURCE, "", besides=games)}
    for folder in sorted(path for path in games.iterdir() if (path / "__init__.py").is_file()):
        everything[folder.name] = scan(folder, folder.name)
    Path(sys.argv[1]).write_text(json.dumps(everything), encoding="utf-8")


if __name__ == "__main__":
    main()
