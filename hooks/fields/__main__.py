"""Writes the .pxd beside every hot module, and clone and key of states; with --check, says what would change and fails.

A hot module is a .py with a .pxd beside it; for a new one begin with an empty .pxd. Folders named as further words
limit which modules are written.
"""

from __future__ import annotations

import difflib
import os
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src"

# Values come from the source itself: compiled modules may be older.
os.environ["LUDOTECA_INTERPRETED"] = "1"
sys.path.insert(0, str(SOURCE))

from copies import with_copies  # noqa: E402 - the line above decides what is imported
from declare import render  # noqa: E402
from source import SourceError, read_module, read_modules  # noqa: E402
from world import World  # noqa: E402


def written(folders: list[Path]) -> dict[Path, str]:
    """The text of every file that is written, whole or in part."""
    modules = read_modules(SOURCE)
    world = World(modules)
    copies = {name: with_copies(world, module) for name, module in modules.items()}
    world = World({name: read_module(name, module.path, copies[name]) for name, module in modules.items()})
    texts = {}
    for name, module in world.modules.items():
        if not folders or any(module.path.is_relative_to(folder) for folder in folders):
            texts[module.path] = copies[name]
            texts[module.path.with_suffix(".pxd")] = render(world, module)
    return texts


def main(words: list[str]) -> int:
    check = "--check" in words
    try:
        texts = written([Path(word).resolve() for word in words if word != "--check"])
    except SourceError as problem:
        print(problem, file=sys.stderr)
        return 1
    stale = 0
    for path, text in texts.items():
        old = path.read_text(encoding="utf-8")
        if old == text:
            continue
        stale += 1
        if not check:
            path.write_text(text, encoding="utf-8")
            continue
        name = str(path.relative_to(ROOT))
        sys.stdout.writelines(
            difflib.unified_diff(
                old.splitlines(keepends=True), text.splitlines(keepends=True), name, f"{name} as it should be"
            )
        )
    if check and stale:
        print(f"{stale} files differ from what their sources say: run `make fields`", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
