"""How long the parts of `make test` take: runs a command and notes its time; at the end the slowest parts are printed.

python hooks/timed.py "tests of the page" -- pytest tests/page
python hooks/timed.py --report
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

NOTES = Path(__file__).resolve().parent.parent / "build" / "parts.txt"
SLOWEST = 5


def main() -> int:
    if sys.argv[1:] == ["--begin"]:
        NOTES.unlink(missing_ok=True)
        return 0
    if sys.argv[1:] == ["--report"]:
        return report()
    if len(sys.argv) < 4 or sys.argv[2] != "--":
        sys.exit('say: timed.py "what it is" -- command words …')
    began = time.monotonic()
    code = subprocess.run(sys.argv[3:], check=False, env=os.environ).returncode
    NOTES.parent.mkdir(exist_ok=True)
    with NOTES.open("a", encoding="utf-8") as notes:
        notes.write(f"{time.monotonic() - began:.0f} {sys.argv[1]}\n")
    return code


def report() -> int:
    """The parts that took longest, and the sum of all."""
    parts = [line.split(" ", 1) for line in NOTES.read_text(encoding="utf-8").splitlines()]
    listed = sorted(((int(seconds), name) for seconds, name in parts), reverse=True)
    whole = sum(seconds for seconds, _ in listed)
    print(f"{whole // 60}:{whole % 60:02} in {len(listed)} parts; the slowest:")
    for seconds, name in listed[:SLOWEST]:
        print(f"  {seconds // 60}:{seconds % 60:02}  {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
