"""``ludoteca check``: the laws every game keeps, run on one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from ludoteca.cli.files import print_json
from ludoteca.cli.render import console
from ludoteca.testing import LAWS, check_game
from ludoteca.testing.check import BROKEN, SKIPPED

STYLES = {BROKEN: "bad", SKIPPED: "soft"}


def run_check(game: str, laws: Sequence[str], seed: int, *, as_json: bool) -> bool:
    """Print what came of every law; whether all that apply hold."""
    report = check_game(game, seed=seed, laws=laws or None)
    if as_json:
        print_json(
            {
                "game": report.game,
                "seed": report.seed,
                "ok": report.ok,
                "laws": [asdict(finding) for finding in report.findings],
                "never_asked": list(report.never_asked),
            }
        )
        return report.ok
    out = console()
    for finding in report.findings:
        out.print(str(finding), style=STYLES.get(finding.status, ""), markup=False, highlight=False, soft_wrap=True)
    for line in report.summary:
        out.print(line, style="bold", markup=False, highlight=False, soft_wrap=True)
    return report.ok


def list_laws(*, as_json: bool) -> None:
    """Print every law by name with what it says."""
    if as_json:
        print_json(LAWS)
        return
    for name, says in LAWS.items():
        console().print(f"{name}: {says}", markup=False, highlight=False, soft_wrap=True)
