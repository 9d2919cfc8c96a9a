"""Compiles each hot module that has a .pxd beside it, and builds the browser page.

Without a C compiler the same files run interpreted; without Node and a page built before, `ludoteca serve` says so.
LUDOTECA_BUILD=checked builds with bounds checks, LUDOTECA_BUILD=source compiles nothing, LUDOTECA_PAGE=none leaves the
page out.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

BUILD = os.environ.get("LUDOTECA_BUILD", "fast")
ROOT = Path(__file__).parent
CHECKED = BUILD == "checked"
# The checked build is for tests: it should compile fast rather than run fast, and stop dead at an index out of bounds.
# Cython checks Python sequences only; the fixed arrays of a state are C, so the compiler checks those.
TRAPS = ["-O1", "-fsanitize=bounds", "-fsanitize-undefined-trap-on-error"]
FLAGS = [*(TRAPS if CHECKED else ["-O3"]), "-g0", "-w"]
# Worths may be negative, and C and Python round a negative quotient differently: a module that begins with
# `# cython: cdivision=False` is compiled with Python's division. Rules divide what cannot be negative, and do it
# faster.
DIRECTIVES = {
    "language_level": "3",
    "boundscheck": CHECKED,
    "wraparound": False,
    "initializedcheck": CHECKED,
    "annotation_typing": False,
    "cdivision": True,
}


def hot_modules() -> list[Extension]:
    """One extension for each pair of .py and .pxd; translated when they are built, not when metadata is asked for."""
    if BUILD == "source":
        return []
    if BUILD not in ("fast", "checked"):
        sys.exit(f"LUDOTECA_BUILD={BUILD!r} is not one of fast, checked, source")
    pairs = sorted(pxd.with_suffix(".py") for pxd in (ROOT / "src").rglob("*.pxd") if pxd.stem != "__init__")
    return [
        Extension(
            ".".join(path.relative_to(ROOT / "src").with_suffix("").parts),
            [str(path.relative_to(ROOT))],
            extra_compile_args=[] if sys.platform == "win32" else FLAGS,
        )
        for path in pairs
    ]


class BuildHot(build_ext):
    """Translates the hot modules, then compiles what can be compiled: without a compiler they run as they are."""

    def finalize_options(self) -> None:
        from Cython.Build import cythonize

        if self.distribution.ext_modules:
            self.distribution.ext_modules = cythonize(
                self.distribution.ext_modules,
                compiler_directives=DIRECTIVES,
                build_dir=f"build/cython-{BUILD}",
                # Elsewhere a process that is started runs this file once more.
                nthreads=(os.cpu_count() or 1) if sys.platform == "linux" else 0,
                annotate=os.environ.get("LUDOTECA_ANNOTATE") == "1",
            )
            # Cython forgets the flag if it is set before.
            for extension in self.distribution.ext_modules:
                extension.optional = True
        super().finalize_options()


def build_page() -> None:
    """The page, or a warning that it is missing: the library is whole without it."""
    if os.environ.get("LUDOTECA_PAGE") == "none":
        return
    sys.path.insert(0, str(ROOT / "hooks"))
    import page

    try:
        page.build()
    except page.PageError as problem:
        print(f"warning: the browser page was not built ({problem}); the library works without it", file=sys.stderr)


class BuildWithPage(build_py):
    """Puts the built page into the wheel."""

    def run(self) -> None:
        if not self.editable_mode:
            build_page()
        super().run()


class SourceWithPage(sdist):
    """Puts the built page into the source archive too, for machines without Node."""

    def run(self) -> None:
        build_page()
        super().run()


setup(ext_modules=hot_modules(), cmdclass={"build_ext": BuildHot, "build_py": BuildWithPage, "sdist": SourceWithPage})
