"""Every numbered rule has a test that names it, every test names rules that exist, and so does the code."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NUMBER = re.compile(r"\*\*([A-Z]+-\d+(?:\.\d+)*[a-z]?)\*\*")
MENTION = re.compile(r"\b([A-Z]{2,3}-\d+(?:\.\d+)+)\b")
BOOKS = sorted((ROOT / "docs" / "rules").glob("*.md"))


def numbers(book: Path) -> set[str]:
    """The rule numbers a book of rules defines."""
    return set(NUMBER.findall(book.read_text(encoding="utf-8")))


def named_by_tests() -> dict[str, list[str]]:
    """Rule number -> the tests that name it, read from their decorators."""
    found: dict[str, list[str]] = {}
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "rule":
                    for word in mark.args:
                        assert isinstance(word, ast.Constant), f"{path.name}, {node.name}: name rules as plain strings"
                        found.setdefault(str(word.value), []).append(f"{path.name}::{node.name}")
    return found


NAMED = named_by_tests()


@pytest.mark.parametrize("book", BOOKS, ids=lambda path: path.stem)
def test_every_rule_has_a_test(book):
    assert sorted(numbers(book) - NAMED.keys()) == []


def test_every_test_names_a_rule_that_exists():
    known = set().union(*(numbers(book) for book in BOOKS)) if BOOKS else set()
    assert sorted(NAMED.keys() - known) == []


def test_every_rule_the_code_mentions_exists():
    known = set().union(*(numbers(book) for book in BOOKS)) if BOOKS else set()
    prefixes = {number.split("-")[0] for number in known}
    missing = {}
    for path in [*(ROOT / "src").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts*")]:
        for number in MENTION.findall(path.read_text(encoding="utf-8")):
            if number.split("-")[0] in prefixes and number not in known:
                missing.setdefault(number, path.name)
    assert missing == {}


def test_no_rule_number_is_given_twice():
    for book in BOOKS:
        found = NUMBER.findall(book.read_text(encoding="utf-8"))
        assert sorted({number for number in found if found.count(number) > 1}) == []


def test_the_check_can_fail(tmp_path):
    book = tmp_path / "chess.md"
    book.write_text("**CH-1.1** Nobody has tested this.\n")
    assert numbers(book) - NAMED.keys() == {"CH-1.1"}
