"""Fails when a hot function has a line that handles Python objects, as the C code shows that Cython makes of it.

Hot are all functions that a .pxd declares. Lines that only run when something is wrong (raise), and the few functions
below whose work is to hand objects to Python, are allowed.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
BUILT = ROOT / "build" / "cython-fast"
DIRECTIVES = (
    "boundscheck=False",
    "wraparound=False",
    "cdivision=True",
    "initializedcheck=False",
    "annotation_typing=False",
)

# Why a declared function may touch objects all the same.
ALLOWED = {
    "core/decision.py:top": "gives a frame to Python as a tuple",
    "core/decision.py:asked": "gives the stack to Python as a tuple",
    "core/decision.py:clone": "only says that a game must write its own",
    "core/nature.py:answer": "the base class only says that it must be written",
    "core/rules.py:pick": "the base class only says that it must be written",
    "core/rules.py:points": "the base class only says that it must be written",
    "core/rules.py:winners": "the base class only says that it must be written",
    "core/rules.py:rounds": "the base class only says that it must be written",
    "core/rules.py:play_many": "once per game: a new state, and a broken game is counted by name",
    "core/tally.py:count": "once per seat and game: shares are Python floats",
    "games/sagrada/players/placing.py:window_value": "once per seat and game: reads the printed rows",
    "games/sagrada/players/learned.py:set_pages": "once: takes in the learned weights",
    "games/sagrada/rules/decisions/deal.py:resolve": "once per game: reads the difficulty of a window",
    "games/sagrada/rules/decisions/moves.py:resolve": "correcting an illegal window, never in normal play",
}

# Lines of other hot functions that may, by what they say: a tree of nodes is made of objects.
ALLOWED_LINES = {
    "path.append(node)": "once per answer in the tree",
    "children: list[Node] = []": "once per opened node",
    "children.append(Node(key, out.items[place], weights[place] / norm))": "a new node, kept for the whole search",
    "child = Node(key, option, min(1.0, odds(weight - node.best, self.heuristic.spread) / node.norm))": "the same",
    "children.insert(spot, child)": "the same",
}

# Calls that are no work: checks for an error, the type of a local, an element of a list or tuple, its length.
HARMLESS = {
    "PyErr_Occurred",
    "PyErr_SetString",
    "__Pyx_PyList_GET_ITEM",
    "__Pyx_PyList_GET_ITEM_REF",
    "__Pyx_PyList_GET_SIZE",
    "__Pyx_PyTuple_GET_ITEM",
    "__Pyx_AddTraceback",
    "__Pyx_TypeTest",
    "__Pyx_GetItemInt_Tuple",
    "__Pyx_GetItemInt_List",
    "__Pyx_TraceReturnValue",
    "__Pyx_WriteUnraisable",
    "__Pyx_XDECREF",
    "__Pyx_RefNannySetupContext",
    "__Pyx_RefNannyFinishContext",
    "__Pyx_carray_to_py_int",
    "__Pyx_mod_int",
    "__Pyx_div_int",
    "likely",
    "unlikely",
}
# What Cython's own annotation counts as Python's interface; macros that only count references do not matter.
CALL = re.compile(r"\b(__Pyx_[A-Z][a-z_][A-Za-z_]*|__pyx_convert_\w+|Py[A-Z][a-z]+_[A-Z][A-Za-z_]+)\(")
PLACE = re.compile(r'/\* "([^"\n]+)":(\d+)\n.*?\*/', re.DOTALL)


def translated(path: Path) -> str:
    """The C code of a module: the build's, where it is as new as the source, else translated now.

    When another module's declarations change, the build translates anew whatever depends on them.
    """
    built = BUILT / path.relative_to(ROOT).with_suffix(".c")
    sources = (path, path.with_suffix(".pxd"))
    if built.exists() and all(built.stat().st_mtime >= source.stat().st_mtime for source in sources):
        return built.read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / f"{path.stem}.c"
        words = [word for directive in directives(path) for word in ("-X", directive)]
        subprocess.run(
            [sys.executable, "-m", "cython", "-3", *words, "-o", str(target), str(path)],
            cwd=SOURCE, check=True, capture_output=True,
        )  # fmt: skip
        return target.read_text(encoding="utf-8")


def directives(path: Path) -> list[str]:
    """Those of the build; a module's own first line has the last word."""
    first = path.read_text(encoding="utf-8").partition("\n")[0]
    return [word for word in DIRECTIVES if word.partition("=")[0] not in first]


def code_of_lines(path: Path) -> dict[int, str]:
    """The C code that each line of a module became."""
    name = path.relative_to(SOURCE).as_posix()
    found: dict[int, str] = {}
    parts = PLACE.split(translated(path))
    # Text before the first comment, then always a file, a line and the code below the comment.
    for place in range(1, len(parts) - 2, 3):
        if parts[place].endswith(name):
            line = int(parts[place + 1])
            found[line] = found.get(line, "") + parts[place + 2]
    return found


def declared(path: Path) -> set[str]:
    """The functions and methods a .pxd declares."""
    return set(
        re.findall(r"^\s*cp?def (?!class)[\w* ]+?[ *](\w+)\(", path.with_suffix(".pxd").read_text(), re.MULTILINE)
    )


def yellow_lines(path: Path) -> list[str]:
    """Lines of hot functions that handle objects."""
    name = str(path.relative_to(SOURCE / "ludoteca"))
    hot = declared(path)
    text = path.read_text(encoding="utf-8")
    source, spans = text.splitlines(), functions(text)
    found = []
    for number, code in sorted(code_of_lines(path).items()):
        inside = [span for span in spans if span[0] <= number <= span[1]]
        if not inside:
            continue
        start, _, function = inside[-1]
        line = source[number - 1].strip()
        if function not in hot or number == start or line.startswith(("raise ", "def ")):
            continue
        if f"{name}:{function}" in ALLOWED or line in ALLOWED_LINES or "raise EngineError" in line:
            continue
        calls = sorted({call for call in CALL.findall(code) if call not in HARMLESS})
        if calls:
            found.append(f"{name}:{number} in {function}: {line}   ({', '.join(calls)})")
    return found


def functions(source: str) -> list[tuple[int, int, str]]:
    """First line, last line and name of every function, the innermost last."""
    return sorted(
        (node.lineno, node.end_lineno or node.lineno, node.name)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef)
    )


def main() -> int:
    modules = sorted(pxd.with_suffix(".py") for pxd in SOURCE.rglob("*.pxd") if pxd.stem != "__init__")
    with ThreadPoolExecutor(2) as pool:
        bad = [line for lines in pool.map(yellow_lines, modules) for line in lines]
    for line in bad:
        print(line)
    print(f"{len(modules)} hot modules, {len(bad)} lines that handle Python objects")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
