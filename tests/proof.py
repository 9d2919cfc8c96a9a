"""``make proof``: what takes longer than a test may; each proof writes what it showed, with commit and date, into docs/figures.md.

python -m tests.proof --only "referee of Sagrada"
"""

from __future__ import annotations

import argparse
import datetime as dt
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FIGURES = ROOT / "docs" / "figures.md"
BEGIN = "<!-- written by make proof -->"
END = "<!-- end of what make proof writes -->"
HEAD = "| proof | what it showed | commit, date | command |\n| --- | --- | --- | --- |\n"


class Proof(NamedTuple):
    """A command whose last line says what it showed."""

    name: str
    words: tuple[str, ...]


PROOFS = (
    Proof("robot over every thing of every game", ("-m", "tests.page.robot.walk", "--write", "docs/robot.md")),
    *(
        Proof(f"referee of {title}", ("-W", "ignore", "-m", f"tests.referee.{game}", "--comparisons", "200000"))
        for game, title in (("la_granja", "La Granja"), ("oh_my_goods", "Oh My Goods!"), ("sagrada", "Sagrada"))
    ),
    Proof("endurance", ("bench/run.py", "--only", "endurance")),
)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=[proof.name for proof in PROOFS], action="append", help="may be repeated")
    wanted = parser.parse_args().only
    failed = [proof.name for proof in PROOFS if (not wanted or proof.name in wanted) and not prove(proof)]
    for name in failed:
        print(f"does not hold: {name}", file=sys.stderr)
    return 1 if failed else 0


def prove(proof: Proof) -> bool:
    """Run it, print what it prints, and enter what it showed."""
    began, last = time.monotonic(), ""
    with subprocess.Popen([sys.executable, *proof.words], cwd=ROOT, stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        for line in run.stdout:
            print(line, end="", flush=True)
            last = line.strip() or last
    if run.returncode:
        return False
    enter(proof, f"{last.lstrip('- ')} ({(time.monotonic() - began) / 60:.0f} minutes)")
    return True


def enter(proof: Proof, showed: str) -> None:
    """One row of the table in docs/figures.md, in place of the one before."""
    text = FIGURES.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    table, _, after = rest.partition(END)
    rows = [row for row in table.splitlines() if row.startswith("| ") and row not in HEAD.splitlines()]
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    today = dt.datetime.now(tz=dt.UTC).date()
    command = " ".join(("python", *proof.words))
    fresh = f"| {proof.name} | {showed} | {commit.stdout.strip()}, {today} | `{command}` |"
    kept = [row for row in rows if not row.startswith(f"| {proof.name} |")]
    order = {one.name: place for place, one in enumerate(PROOFS)}
    listed = sorted([*kept, fresh], key=lambda row: order.get(row.split("|")[1].strip(), len(order)))
    FIGURES.write_text(f"{before}{BEGIN}\n{HEAD}" + "\n".join(listed) + f"\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
