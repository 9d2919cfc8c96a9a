"""No sentence is written into the server: readers get ids and arguments, and their own side finds the words."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

from tests.page.support import ROOT, WEB

SERVER = ROOT / "src" / "ludoteca" / "server"
SENTENCE = re.compile(r"[A-Za-z]{2,},?( [a-zA-Z]{2,},?){2,}")
# What the command line says about a proof is for the one who runs it, in the language of the library.
FOR_THE_COMMAND_LINE = ("fair.py",)
# What describes the wire, or says what is wrong with a body, is for those who write programs that speak it.
FOR_PROGRAMMERS = ("wire/reading.py", "wire/schema.py")
# Words for the host and for developers: logs, figures, descriptions of the wire, errors that end the process.
FOR_HOSTS = re.compile(
    r"^(LOG|log|logging|logger|text|about|Counter|Gauge|Histogram|Field|Path|Query|typer|print|warn)|Error$|(\.(info|warning|error|debug|exception|execute|Option|Argument|echo|exec_driver_sql|sql))$"
)


def sentences(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """String constants that read like a sentence and could reach a player."""
    spared: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                spared.add(id(first.value))
        if isinstance(node, ast.Call) and FOR_HOSTS.search(ast.unparse(node.func)):
            spared |= {id(part) for part in ast.walk(node)}
        if isinstance(node, ast.Call) and any(isinstance(part, ast.Name) and part.id == "LOG" for part in node.args):
            spared |= {id(part) for part in ast.walk(node)}
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and ast.unparse(node.exc.func) != "Refused":
            spared |= {id(part) for part in ast.walk(node.exc)}
        if isinstance(node, ast.keyword) and node.arg in ("description", "summary", "help", "title", "doc", "problem"):
            spared |= {id(part) for part in ast.walk(node.value)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in spared:
            if SENTENCE.search(node.value):
                yield node.lineno, node.value


def test_the_server_holds_no_sentence_for_players() -> None:
    found = []
    for path in sorted(SERVER.rglob("*.py")):
        if "migrations" in path.parts or path.name in FOR_THE_COMMAND_LINE:
            continue
        if path.relative_to(SERVER).as_posix() in FOR_PROGRAMMERS:
            continue
        for line, text in sentences(ast.parse(path.read_text(encoding="utf-8"))):
            found.append(f"{path.relative_to(ROOT)}:{line}: {text!r:.80}")
    assert found == []


def test_the_search_finds_a_sentence_that_is_planted() -> None:
    planted = 'def answer():\n    """Say so."""\n    return {"message": "the seat is taken already"}\n'
    assert [text for _, text in sentences(ast.parse(planted))] == ["the seat is taken already"]
    refused = 'raise Refused(409, "the seat is taken already")\n'
    assert [text for _, text in sentences(ast.parse(refused))] == ["the seat is taken already"]
    innocent = 'LOG.info("the seat is taken already")\nraise IllegalAnswer("the file is not there")\n'
    assert list(sentences(ast.parse(innocent))) == []


def test_the_words_of_the_page_are_complete() -> None:
    done = subprocess.run(["node", "tools/check-messages.mjs"], cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_no_built_page_and_no_registry_is_kept() -> None:
    lock = Path(WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
    kept = subprocess.run(
        ["git", "ls-files", str(SERVER / "static")], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert kept.stdout == ""
