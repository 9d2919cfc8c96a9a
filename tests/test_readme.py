"""The first examples of the README and the guide run as they stand."""

from __future__ import annotations

import re
import subprocess
import sys
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
    first, second, *others = examples("docs/guide/first_game.md")
    exec(first, shared)  # noqa: S102
    assert "simulate(make_series(" in second
    exec(second.replace("10_000", "10"), shared)  # noqa: S102 - the same words, fewer games
    for block in others:
        exec(block, shared)  # noqa: S102


def test_the_guide_pasted_into_a_file_runs_as_a_script(tmp_path):
    """Without a guard, and nothing of it runs a second time in the processes it starts."""
    blocks = examples("docs/guide/first_game.md")
    path = tmp_path / "pasted.py"
    # So few games would not be worth a process; here they are.
    begin = "import ludoteca.bots.simulate as quick\nquick.PART_SECONDS = 0\nprint('begun')\n"
    path.write_text("\n".join([begin, *blocks]).replace(", 10_000)", ", 60, workers=2)"), encoding="utf-8")
    done = subprocess.run([sys.executable, str(path)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("begun") == 1
    assert not done.stderr


def test_every_link_of_the_documents_leads_somewhere():
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]:
        for target in re.findall(r"\]\(([^)#:]+?)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"
