"""``ludoteca export``: the journals of a data folder, those of rules that are no longer played included."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.table import Table

from ludoteca.cli.files import print_json
from ludoteca.cli.render import console
from ludoteca.core.errors import BadFile, BadOptions
from ludoteca.core.save import write_whole


def run_export(table: str | None, data: Path | None, out: Path | None, *, as_json: bool) -> None:
    """Write the save of one table, or list them all."""
    try:
        from ludoteca.server import export  # noqa: PLC0415 - its libraries are an extra
        from ludoteca.server.settings import from_environment  # noqa: PLC0415
    except ImportError as problem:
        raise BadOptions(f"the server needs more libraries ({problem.name}): pip install 'ludoteca[server]'") from None
    settings = from_environment(data=data)
    if not settings.database and not (settings.data / "ludoteca.sqlite3").is_file():
        raise BadFile(f"{settings.data}: there is no data of a Ludoteca server here; name its folder with --data")
    if table is None:
        _list(export.tables(settings.database_url), as_json=as_json)
        return
    text = export.journal(settings.database_url, table)
    if out is None:
        sys.stdout.write(text)
    elif out.exists():
        raise BadFile(f"{out}: there is a file here already; nothing was written")
    else:
        write_whole(out, text)


def _list(found: list[dict[str, Any]], *, as_json: bool) -> None:
    if as_json:
        print_json(found)
        return
    shown = Table("table", "game", "rules", "status", "people", "last answer", box=None, pad_edge=False)
    for row in found:
        rules = f"{row['version']} (old)" if row["old"] else str(row["version"])
        when = datetime.fromtimestamp(row["touched"], UTC).strftime("%Y-%m-%d %H:%M")
        shown.add_row(row["table"], row["game"], rules, row["status"], ", ".join(row["people"]), when)
    console().print(shown)
