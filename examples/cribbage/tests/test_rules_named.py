"""Every numbered rule has a test that names it, every test names rules that exist, and so does the code."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
BOOK = ROOT / "docs" / "rules.md"
NUMBER = re.compile(r"\*\*(CRB-\d+\.\d+)\*\*")
MENTION = re.compile(r"\b(CRB-\d+\.\d+)\b")


def numbers(text: str) -> list[str]:
    """The rule numbers a text defines."""
    return NUMBER.findall(text)


def named(paths: list[Path]) -> set[str]:
    """The rules that tests name in their decorators."""
    found: set[str] = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "rule":
                    for word in mark.args:
                        assert isinstance(word, ast.Constant), f"{path.name}, {node.name}: name rules as plain strings"
                        found.add(str(word.value))
    return found


KNOWN = numbers(BOOK.read_text(encoding="utf-8"))
NAMED = named(sorted((ROOT / "tests").glob("test_*.py")))


def test_every_rule_has_a_test() -> None:
    assert sorted(set(KNOWN) - NAMED) == []


def test_every_test_names_a_rule_that_exists() -> None:
    assert sorted(NAMED - set(KNOWN)) == []


def test_every_rule_the_code_mentions_exists() -> None:
    mentioned = {
        number for path in (ROOT / "src").rglob("*.py") for number in MENTION.findall(path.read_text(encoding="utf-8"))
    }
    assert sorted(mentioned - set(KNOWN)) == []


def test_no_rule_number_is_given_twice() -> None:
    assert len(set(KNOWN)) == len(KNOWN)


def test_the_check_can_fail() -> None:
    assert set(numbers("**CRB-99.1** Nobody has tested this.")) - NAMED == {"CRB-99.1"}
