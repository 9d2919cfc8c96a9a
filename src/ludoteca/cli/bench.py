"""``ludoteca bench``: random play, clone, import and search on one core, as a table or JSON."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.bots.measure import measure
from ludoteca.cli.files import print_json, read_options
from ludoteca.cli.render import console


def run_bench(game: str, seats: int, seconds: float, options: Sequence[str], *, as_json: bool) -> None:
    """Measure and print."""
    figures = measure(game, seats, seconds, read_options(options))
    if as_json:
        print_json(figures)
        return
    out = console()
    out.print(f"{game}, {seats} seats, {figures['mode']}, one core, Python {figures['python']}, {figures['machine']}")
    out.print(f"random play   {figures['decisions_per_second']:>14,.0f} decisions/s")
    out.print(f"              {figures['games_per_second']:>14,.0f} games/s")
    out.print(f"clone         {figures['clone_ns']:>14,.0f} ns")
    out.print(f"import        {figures['import_s']:>14.3f} s")
    if figures["search_per_second"] is not None:
        out.print(f"search        {figures['search_per_second']:>14,.0f} iterations/s at the start of a game")
