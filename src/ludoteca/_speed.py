"""One source, two speeds: forcing interpreted mode, and saying which mode runs and why."""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

SWITCH = "LUDOTECA_INTERPRETED"


class _SourceFirst:
    """Finds the plain source of this package's modules although compiled ones lie beside them."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("ludoteca.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None:
                return spec
        return None


def force_interpreted() -> None:
    """Import plain source from here on."""
    sys.meta_path.insert(0, _SourceFirst())


def is_compiled() -> bool:
    """Whether the hot modules run as C."""
    from ludoteca.core import rules  # noqa: PLC0415 - must not load before the mode is decided

    return not str(rules.__file__).endswith(".py")


def mode() -> str:
    """``compiled`` or ``interpreted``."""
    return "compiled" if is_compiled() else "interpreted"


def reason() -> str:
    """Why this mode runs."""
    if is_compiled():
        return "the hot modules were compiled when the library was installed"
    if os.environ.get(SWITCH, "") not in ("", "0"):
        return f"{SWITCH} is set"
    return "no compiled modules were found: no C compiler when the library was installed"


def warn_if_slow() -> None:
    """Say once that the interpreted mode runs, unless it was asked for."""
    if not is_compiled() and os.environ.get(SWITCH, "") in ("", "0"):
        warnings.warn(
            "ludoteca runs interpreted, several tens of times slower than compiled: "
            f"{reason()}. Install a C compiler and reinstall, or set {SWITCH}=1 to accept this.",
            RuntimeWarning,
            stacklevel=3,
        )
