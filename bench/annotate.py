"""Fails when a hot function has a line that handles Python objects, as Cython's annotation shows it.

Hot are all functions that a .pxd declares. Lines that only run when something is wrong (raise), and the few functions
below whose work is to hand objects to Python, are allowed.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tempfile
from html import unescape
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
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
    "games/sagrada/players/plain.py:window_value": "once per seat and game: reads the printed rows",
    "games/sagrada/players/learning.py:teach": "once: takes in the learned weights",
    "games/sagrada/rules/decisions/deal.py:resolve": "once per game: reads the difficulty of a window",
    "games/sagrada/rules/decisions/moves.py:resolve": "correcting an illegal window, never in normal play",
}

# Calls that are no work: checks for an error, the type of a local, an element of a tuple of decisions or policies.
HARMLESS = {
    "PyErr_Occurred",
    "PyErr_SetString",
    "__Pyx_PyList_GET_ITEM",
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
CALL = re.compile(r"<span class='(?:py_c_api|pyx_c_api|py_macro_api)'>(\w+)</span>")
LINE = re.compile(
    r'<pre class="cython line score-\d+"[^>]*>(?:<span class="">|)?.*?<span class="">(\d+)</span>:(.*?)</pre>\s*'
    r"(?:<pre class='cython code score-\d+ ?'>(.*?)</pre>)?",
    re.DOTALL,
)


def annotation(path: Path) -> str:
    """Cython's annotated page of a module."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / f"{path.stem}.c"
        words = [word for directive in DIRECTIVES for word in ("-X", directive)]
        subprocess.run(
            [sys.executable, "-m", "cython", "-3", "-a", *words, "-o", str(target), str(path)],
            cwd=SOURCE, check=True, capture_output=True,
        )  # fmt: skip
        return target.with_suffix(".html").read_text(encoding="utf-8")


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
    for number_text, _, code in LINE.findall(annotation(path)):
        number = int(number_text)
        inside = [span for span in spans if span[0] <= number <= span[1]]
        if not inside:
            continue
        start, _, function = inside[-1]
        line = source[number - 1].strip()
        if function not in hot or number == start or line.startswith(("raise ", "def ")):
            continue
        if f"{name}:{function}" in ALLOWED or "raise EngineError" in line:
            continue
        calls = sorted({call for call in CALL.findall(code or "") if call not in HARMLESS})
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
    bad = [line for path in modules for line in yellow_lines(path)]
    for line in bad:
        print(unescape(line))
    print(f"{len(modules)} hot modules, {len(bad)} lines that handle Python objects")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
