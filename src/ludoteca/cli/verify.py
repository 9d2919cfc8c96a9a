"""``ludoteca verify``: fair dice, recomputed."""

from __future__ import annotations

import sys
from pathlib import Path

from ludoteca.cli.files import print_json
from ludoteca.cli.render import console
from ludoteca.core.errors import BadOptions


def run_verify(path: Path, *, as_json: bool) -> None:
    """Print whether every draw is the one the published secret gives; exit code 1 if not."""
    try:
        from ludoteca.server.fair import verify  # noqa: PLC0415 - its libraries are an extra
    except ImportError as problem:
        raise BadOptions(f"this needs more libraries ({problem.name}): pip install 'ludoteca[server]'") from None
    verdict = verify(path)
    if as_json:
        print_json({"fair": not verdict.fault, **verdict._asdict()})
    elif verdict.fault:
        console().print(f"NOT FAIR: {verdict.fault}", style="bad", markup=False)
    else:
        console().print(f"fair: all {verdict.draws} draws are as promised ({verdict.taken_back} taken back by consent)")
    if verdict.fault:
        sys.exit(1)
