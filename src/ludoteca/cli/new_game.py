"""``ludoteca new-game``: a small game package that works, to be changed into another."""

from __future__ import annotations

import keyword
import re
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from ludoteca.cli.render import console
from ludoteca.core.errors import BadFile, BadOptions
from ludoteca.core.game import game_ids

# The template is text, so that no tool of this house takes it for code of the house.
SUFFIX = ".txt"
# So that no line of the template grows too long.
LONGEST_NAME = 24


def new_game(name: str, folder: Path | None = None) -> list[Path]:
    """Write the package of a new game into a folder that is not there yet; the files that were written."""
    check_name(name)
    home = Path(name) if folder is None else folder
    if home.exists():
        raise BadFile(f"{home}: there is something already; nothing was written")
    written = []
    for path, text in sorted(game_files(name).items()):
        target = home / path
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
        except OSError as problem:
            raise BadFile(f"{target}: cannot be written: {problem.strerror}") from None
        written.append(target)
    return written


def check_name(name: str) -> None:
    """Refuse what cannot be the id of a game and the name of its package."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name):
        raise BadOptions(
            f"the name {name!r:.40} must be lower-case words of letters and digits joined by _, such as high_card"
        )
    if len(name) > LONGEST_NAME:
        raise BadOptions(f"the name {name!r:.60} is too long; at most {LONGEST_NAME} characters")
    if keyword.iskeyword(name) or name in sys.stdlib_module_names or name in {"ludoteca", "tests"}:
        raise BadOptions(f"the name {name!r} is taken by Python; choose one that no module has")
    if name in game_ids():
        raise BadOptions(f"there is a game {name!r} already; choose another name")


def game_files(name: str) -> dict[str, str]:
    """The files of a new game by their path, with everything named after it."""
    words = name.split("_")
    initials = "".join(word[0] for word in words if word[0].isalpha()).upper()
    # Rule numbers begin with two letters or three, as in MG-3.1.
    short = (initials if len(initials) > 1 else name[:2].upper().ljust(2, "X"))[:3]
    names = {
        "my_game": name,
        "my-game": name.replace("_", "-"),
        "MyGame": "".join(word.capitalize() for word in words),
        "My Game": " ".join(word.capitalize() for word in words),
        "MG-": f"{re.sub('[^A-Z]', 'X', short)}-",
    }
    pattern = re.compile("|".join(map(re.escape, names)))

    def named(text: str) -> str:
        return pattern.sub(lambda found: names[found[0]], text)

    return {named(path): named(text) for path, text in _template(files("ludoteca.cli") / "template", "")}


def _template(folder: Traversable, path: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += _template(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(SUFFIX):
            found.append((path + entry.name.removesuffix(SUFFIX), entry.read_text(encoding="utf-8")))
    return found


def run_new_game(name: str, folder: Path | None) -> None:
    """Write the package and say how to go on."""
    written = new_game(name, folder)
    home = Path(name) if folder is None else folder
    out = console()
    for path in written:
        out.print(str(path), style="soft", markup=False, highlight=False, soft_wrap=True)
    for line in ("", f"cd {home}", "pip install -e '.[test]'", f"ludoteca check {name}", f"ludoteca play {name}"):
        out.print(line, markup=False, highlight=False, soft_wrap=True)
