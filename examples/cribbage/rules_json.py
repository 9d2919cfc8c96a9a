"""Writes the numbered rules for the page: `python examples/cribbage/rules_json.py`; `--check` fails on old ones."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

HERE = Path(__file__).parent
TARGET = HERE / "src" / "ludoteca_cribbage" / "page" / "rules.json"
RULE = re.compile(r"^\*\*(CRB-[0-9.]+)\*\* (.*)", re.DOTALL)
HEADING = re.compile(r"^(#+) (.*)")


def parts() -> list[dict[str, object]]:
    """Headings, numbered rules and paragraphs of docs/rules.md in order."""
    found: list[dict[str, object]] = []
    for block in (HERE / "docs" / "rules.md").read_text(encoding="utf-8").split("\n\n"):
        text = " ".join(block.split())
        if heading := HEADING.match(text):
            found.append({"level": len(heading[1]), "heading": heading[2]})
        elif rule := RULE.match(text):
            found.append({"rule": rule[1], "text": rule[2]})
        elif text:
            found.append({"text": text})
    return found


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(json.loads(TARGET.read_text(encoding="utf-8")) != parts())
    TARGET.write_text(json.dumps(parts(), ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
