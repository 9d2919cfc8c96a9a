"""``make robot``: walks every thing of every game by mouse, keyboard and touch, and prints what was reached."""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.page.robot.hands import WAYS
from tests.page.robot.moments import Moment, kinds
from tests.page.robot.positions import RARE
from tests.page.robot.sessions import LANGUAGES, Session, holes
from tests.page.robot.things import SHELVES, where_met
from tests.page.robot.told import the_words
from tests.page.support import a_browser, build_page
from tests.server.support import GUESTS, running

HEAD = (
    "# What a robot that only presses has reached",
    "",
    "Written by `make robot`. The robot knows roles, accessible names and what is lit, and nothing of the games. *yes*: every legal",
    "answer of that moment was told by something lit, and what was pressed is what the journal has. *hole*: it was not.",
    "",
)


def main(words: Sequence[str] | None = None) -> int:
    """Walk, print the table, and say whether there is a hole."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(SHELVES), action="append", help="only this game; may be repeated")
    parser.add_argument("--way", choices=sorted(WAYS), action="append", help="only this way of pressing")
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000), help="the same seed presses the same")
    parser.add_argument("--part", type=part, default=(1, 1), help="2/3: only the second third of the things")
    parser.add_argument("--write", type=Path, help="write the table into this file too")
    given = parser.parse_args(words)
    lines, whole = [*HEAD, f"Pressed with seed {given.seed}.", ""], True
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        static = build_page(home / "page")
        with (
            running(home / "data", static=static, tables_per_guest=100_000) as house,
            a_browser() as browser,
            the_words(browser, home) as spoken,
        ):
            for game in given.game or sorted(SHELVES):
                moments = of_part(met(game), *given.part)
                faults: dict[str, dict[str, str]] = {}
                for way in given.way or WAYS:
                    session = Session(house, browser, spoken, way, LANGUAGES[way])
                    faults[way] = {}
                    for thing, moment in moments.items():
                        if moment is not None:
                            faults[way] |= holes(session, [(thing, moment)], given.seed)
                            # A long walk that is cut short has told what it saw.
                            print(
                                f"{game}, {way}, {thing}: {faults[way].get(thing, 'yes')}", file=sys.stderr, flush=True
                            )
                    session.close()
                table, fine = drawn(game, moments, faults)
                lines += table
                whole = whole and fine
                print("\n".join(table), flush=True)
        while GUESTS:
            GUESTS.pop().close()
    if given.write:
        given.write.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0 if whole else 1


def part(word: str) -> tuple[int, int]:
    """Which piece of how many: 2/3."""
    which, _, pieces = word.partition("/")
    if not (which.isdecimal() and pieces.isdecimal() and 0 < int(which) <= int(pieces)):
        raise argparse.ArgumentTypeError(f"part: {word!r} is no piece such as 2/3")
    return int(which), int(pieces)


def of_part(moments: dict[str, Moment | None], which: int, pieces: int) -> dict[str, Moment | None]:
    """A piece of the things, in their order."""
    listed = list(moments.items())
    return dict(listed[len(listed) * (which - 1) // pieces : len(listed) * which // pieces])


def met(game: str) -> dict[str, Moment | None]:
    """Every thing and every kind of question, with a moment to meet it at."""
    asked = {f"question {name}": moment for name, moment in (kinds(game) | RARE[game]).items()}
    return where_met(game) | asked


def drawn(game: str, moments: dict[str, Moment | None], faults: dict[str, dict[str, str]]) -> tuple[list[str], bool]:
    """The table of a game, thing by way, and whether it has no hole."""
    lines = [f"## {game}", "", "| thing | " + " | ".join(faults) + " |", "| --- |" + " --- |" * len(faults)]
    for thing, moment in moments.items():
        cells = ["not met" if moment is None else "hole" if thing in faults[way] else "yes" for way in faults]
        lines.append(f"| {thing} | {' | '.join(cells)} |")
    missed = [thing for thing, moment in moments.items() if moment is None]
    told = [f"- {thing}, {way}: {why}" for way, found in faults.items() for thing, why in found.items()]
    lines += ["", *[f"- {thing}: no match played at random meets it" for thing in missed], *told, ""]
    return lines, not missed and not told


if __name__ == "__main__":
    sys.exit(main())
