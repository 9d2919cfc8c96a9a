"""``ludoteca doctor``: which mode runs and why, and what this machine offers."""

from __future__ import annotations

import os
import platform
import shutil
import sys
import sysconfig
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca._speed import SWITCH, is_compiled, mode, reason
from ludoteca.cli.files import print_json
from ludoteca.cli.render import console


def examine() -> dict[str, Any]:
    """The findings as plain data."""
    home = Path(ludoteca.__file__).parent
    suffix = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
    hot = sorted(path for path in home.rglob("*.pxd") if path.stem != "__init__")
    built = [path for path in hot if path.with_name(path.stem + suffix).exists()]
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    found = shutil.which(compiler) or shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    return {
        "ludoteca": ludoteca.__version__,
        "mode": mode(),
        "reason": reason(),
        "switch": {SWITCH: os.environ.get(SWITCH)},
        "hot_modules": len(hot),
        "compiled_modules": len(built),
        "not_compiled": [str(path.relative_to(home).with_suffix("")) for path in hot if path not in built],
        "compiler": found,
        "python": platform.python_version(),
        "cython": _version("Cython"),
        "platform": platform.platform(),
        "cores": os.cpu_count(),
        "terminal_encoding": sys.stdout.encoding,
    }


def advice(findings: dict[str, Any]) -> str:
    """What to do about it, if anything."""
    if is_compiled():
        missing = len(findings["not_compiled"])
        return "nothing to do" if not missing else f"{missing} hot modules run interpreted; reinstall to compile them"
    if os.environ.get(SWITCH, "") not in ("", "0"):
        return f"unset {SWITCH} to run compiled" if findings["compiled_modules"] else "reinstall with a C compiler"
    if findings["compiler"]:
        return "a C compiler is here now: reinstall the library to compile it"
    return "install a C compiler and reinstall the library"


def _version(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def run_doctor(*, as_json: bool) -> None:
    """Print the findings."""
    findings = examine()
    findings["advice"] = advice(findings)
    if as_json:
        print_json(findings)
        return
    out = console()
    out.print(f"ludoteca {findings['ludoteca']} runs {findings['mode']}: {findings['reason']}", style="bold")
    out.print(f"hot modules: {findings['compiled_modules']} of {findings['hot_modules']} compiled")
    if findings["not_compiled"]:
        out.print("not compiled: " + ", ".join(findings["not_compiled"]), markup=False)
    out.print(f"C compiler: {findings['compiler'] or 'none found'}", markup=False)
    out.print(
        f"Python {findings['python']}, Cython {findings['cython']}, {findings['cores']} cores, {findings['platform']}"
    )
    out.print(f"advice: {findings['advice']}", style="accent")
