"""What hooks/fields writes for C: declared from the source alone, never without a value, and refused where it is unclear."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from ludoteca._speed import is_compiled

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "hooks" / "fields"

pytestmark = pytest.mark.skipif(not TOOL.exists(), reason="the source tree's own tools are not here")

# Reads one module as the tool does and prints its declarations, or what is wrong.
SCRIPT = """
import sys
sys.path[:0] = sys.argv[1:3]
from pathlib import Path
from copies import with_copies
from declare import render
from source import SourceError, read_modules
from world import World
try:
    modules = read_modules(Path(sys.argv[2]))
    if "State" in vars(modules["tiny"].live):
        modules |= read_modules(Path(sys.argv[3]))
    world = World(modules)
    tiny = world.modules["tiny"]
    print(render(world, tiny), with_copies(world, tiny), sep="\\n")
except SourceError as problem:
    print("refused:", str(problem).replace(sys.argv[2] + "/", ""))
"""


def declared(folder, source, **others):
    """The declarations and the source of a module ``tiny``, as the tool writes them."""
    for name, text in {"tiny": source, **others}.items():
        (folder / f"{name}.py").write_text(dedent(text))
    (folder / "tiny.pxd").write_text("")
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(TOOL), str(folder), str(ROOT / "src")],
        capture_output=True, text=True, timeout=120, check=False, env={**os.environ, "LUDOTECA_INTERPRETED": "1"},
    )  # fmt: skip
    assert not done.stderr, done.stderr
    return done.stdout


def test_a_class_and_its_functions_are_declared_from_annotations_and_first_values(tmp_path):
    text = declared(
        tmp_path,
        """
        from sizes import LIMIT, SHARE, WIDTH
        from ludoteca.core.bits import filled

        class Board:  # final
            def __init__(self, seats: int) -> None:
                self.seats = seats
                self.ready = False
                self.cells = filled(0, seats_in(WIDTH))

            def total(self, first: int) -> int:
                found = 0
                row = self.cells
                for place in range(first, LIMIT):
                    found += row[place]
                share = found * SHARE
                return found if share > 1.0 else 0

            def words(self) -> str:
                return "a board"

        def seats_in(width: int) -> int:  # noexcept
            return width * 3

        TABLE = list((3, 1, 4))

        def looked_up(place: int) -> int:
            return TABLE[place]

        def any_number(number: int) -> int:  # python
            return number + LIMIT
        """,
        sizes="LIMIT = 7\nWIDTH = 4\nSHARE = 0.5\nUNUSED = 9\n",
    )
    assert "cdef double SHARE\ncdef int LIMIT\ncdef int[3] TABLE\n" in text
    assert "UNUSED" not in text.partition("from sizes")[0]
    assert (
        "@cython.final\ncdef class Board:\n    cdef public int seats\n    cdef public bint ready\n"
        "    cdef public int[12] cells\n"
        '    @cython.locals(found=int, place=int, row="int*", share=double)\n'
        "    cpdef int total(self, int first) except? -1\n"
    ) in text
    assert "cpdef int seats_in(int width) noexcept" in text
    assert "any_number" not in text.partition("from sizes")[0]
    assert "words" not in text.partition("from sizes")[0]


@pytest.mark.parametrize(
    ("source", "words"),
    [
        (
            "def fits(card: int) -> bool:\n    return card < LIMIT\n",
            "tiny.py: fits uses LIMIT, which the module does not bind",
        ),
        (
            "import cython\nif not cython.compiled:\n    LIMIT = 7\ndef fits(card: int) -> bool:\n    return card < LIMIT\n",
            "tiny.py: LIMIT is bound only where the module runs interpreted, and would be 0 compiled",
        ),
        (
            "class Board:\n    cells: list[int]\n",
            "tiny.py: Board.cells is a row of numbers without a length; begin it with filled(value, length), or with [] if it grows",
        ),
        (
            "class Board:\n    def __init__(self, size: int) -> None:\n        self.cells = [0] * size\n",
            "tiny.py: the length of Board.cells, size, is no constant",
        ),
        (
            "def fits(card: int) -> bool:  # fast\n    return True\n",
            "tiny.py:1: 'fast' is not one of the marks python, cdef, noexcept, final, no_gc",
        ),
        (
            "from ludoteca.core.decision import State\nclass Board(State):\n    def __init__(self) -> None:\n        self.round = 0\n",
            "tiny.py: Board needs the lines `# -- every field, written by hooks/fields --` and `# -- end of what hooks/fields writes --` once each, where its clone and key shall stand",
        ),
    ],
    ids=["unbound", "interpreted only", "no length", "no constant", "mark", "no lines"],
)
def test_what_would_be_wrong_in_c_is_refused_by_name(tmp_path, source, words):
    assert declared(tmp_path, source).strip() == f"refused: {words}"


@pytest.mark.skipif(os.environ.get("LUDOTECA_EXPECT") == "checked" or not is_compiled(), reason="once is enough")
def test_a_constant_that_is_declared_by_hand_fails_the_check(tmp_path):
    """The audit's planted orphan: a name in the .pxd that the source does not bind was 0 in compiled code."""
    import shutil

    ignore = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=ignore)
    shutil.copytree(ROOT / "hooks", tmp_path / "hooks", ignore=ignore)
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}

    def check():
        return subprocess.run(
            [sys.executable, "-B", str(tmp_path / "hooks" / "fields"), "--check"],
            capture_output=True, text=True, timeout=300, check=False, env=env,
        )  # fmt: skip

    assert check().returncode == 0
    pxd = tmp_path / "src" / "ludoteca" / "core" / "rules.pxd"
    text = pxd.read_text()
    pxd.write_text(text.replace("cdef int FRAME,", "cdef int NOBODY, FRAME,"))
    done = check()
    assert done.returncode == 1
    assert "--- src/ludoteca/core/rules.pxd" in done.stdout
    assert "\n-cdef int NOBODY, FRAME," in done.stdout
    assert "\n+cdef int FRAME," in done.stdout
    assert done.stderr == "1 files differ from what their sources say: run `make fields`\n"
    pxd.write_text(text)
    state = next((tmp_path / "src" / "ludoteca" / "games" / "sagrada").rglob("state.py"))
    state.write_text(state.read_text().replace("        copy.bag = self.bag[:]\n", ""))
    done = check()
    assert done.returncode == 1
    assert "\n+        copy.bag = self.bag[:]" in done.stdout
