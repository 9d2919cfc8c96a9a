"""The first examples of the README and the guide run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def examples(name: str) -> list[str]:
    """The Python blocks of a page."""
    return re.findall(r"```python\n(.*?)```", (ROOT / name).read_text(encoding="utf-8"), re.DOTALL)


def test_the_readme_opens_with_the_two_commands():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert re.match(r"# Ludoteca\n\n```\nmake play .*\nmake test .*\n```\n", text)


def test_the_three_line_example_runs(capsys):
    first = examples("README.md")[0]
    assert len(first.strip().splitlines()) == 3
    exec(first, {})  # noqa: S102 - this is the example
    assert re.match(r"\(\d+, -?\d+\)\n$", capsys.readouterr().out)


def test_every_example_of_readme_and_first_game_runs():
    for block in examples("README.md"):
        exec(block, {})  # noqa: S102
    shared: dict[str, object] = {}
    first, second, third = examples("docs/guide/first_game.md")
    exec(first, shared)  # noqa: S102
    assert "simulate(make_series(" in second
    exec(second.replace("10_000", "10"), shared)  # noqa: S102 - the same words, fewer games
    exec(third, shared)  # noqa: S102


def test_every_link_of_the_documents_leads_somewhere():
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]:
        for target in re.findall(r"\]\(([^)#:]+?)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
