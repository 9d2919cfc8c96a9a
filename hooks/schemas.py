"""Writes the JSON schema of each game's packs from its records; with --check, says what would change and fails.

A game with packs has ``content/pack_format.py`` with a function ``pack_schema``, and ``content/pack.schema.json`` is
what it says.
"""

from __future__ import annotations

import difflib
import importlib
import json
import os
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"

# Values come from the source itself: compiled modules may be older.
os.environ["LUDOTECA_INTERPRETED"] = "1"
sys.path.insert(0, str(SOURCE))


def written() -> dict[Path, str]:
    """The text of every schema."""
    found = {}
    for path in sorted(SOURCE.glob("ludoteca/games/*/content/pack_format.py")):
        name = ".".join(path.relative_to(SOURCE).with_suffix("").parts)
        schema = importlib.import_module(name).pack_schema()
        found[path.with_name("pack.schema.json")] = json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
    return found


def main(words: list[str]) -> int:
    stale = 0
    for path, text in written().items():
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        if old == text:
            continue
        if "--check" not in words:
            path.write_text(text, encoding="utf-8")
            continue
        stale += 1
        name = str(path.relative_to(ROOT))
        sys.stdout.writelines(
            difflib.unified_diff(
                old.splitlines(keepends=True), text.splitlines(keepends=True), name, f"{name} as it should be"
            )
        )
    if stale:
        print(f"{stale} schemas differ from what the records say: run `make fields`", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
