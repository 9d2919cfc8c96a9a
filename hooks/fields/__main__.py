"""Writes the .pxd beside every hot module from its source; with --check, says what would change and fails.

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

from declare import render  # noqa: E402 - the line above decides what is imported
from source import SourceError, read_modules  # noqa: E402
from world import World  # noqa: E402


def main(words: list[str]) -> int:
    check = "--check" in words
    folders = [Path(word).resolve() for word in words if word != "--check"]
    try:
        modules = read_modules(SOURCE)
        world = World(modules)
        texts = {
            module.path.with_suffix(".pxd"): render(world, module)
            for module in modules.values()
            if not folders or any(module.path.is_relative_to(folder) for folder in folders)
        }
    except SourceError as problem:
        print(problem, file=sys.stderr)
        return 1
    stale = 0
    for path, text in texts.items():
        old = path.read_text(encoding="utf-8")
        if old == text:
            continue
        stale += 1
        if check:
            name = str(path.relative_to(ROOT))
            sys.stdout.writelines(
                difflib.unified_diff(old.splitlines(True), text.splitlines(True), name, f"{name} as it should be")
            )
        else:
            path.write_text(text, encoding="utf-8")
    if check and stale:
        print(f"{stale} files differ from what their sources say: run `make fields`", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
