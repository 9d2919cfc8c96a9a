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
from tests.page.robot.positions import PACKS_ONLY, RARE
from tests.page.robot.sessions import LANGUAGES, Session, holes
from tests.page.robot.things import SHELVES, where_met
from tests.page.robot.told import the_words
from tests.page.support import a_browser, build_page
from tests.server.support import GUESTS, running

HEAD = """\
# What a robot that only presses has reached

Written by `make robot`. The robot knows roles, accessible names and what is lit, and nothing of the games. *yes*: every legal
answer of that moment was told by something lit, and what was pressed is what the journal has. *hole*: it was not. The mouse
reads English, the keyboard Czech, the finger French.

- La Granja: every card on its four sides, every helper that has an answer of its own, every roof tile bought and used, every
  building with its first and with its last good; where that brings a question (which good, which tile turned up), it is
  answered too. The moments are written by hand in `tests/page/robot/la_granja.py`. Helpers that change a price, a limit or a
  count, or work by themselves, have no answer of their own; a test holds that they bring no question.
- La Granja's `claim_row` is asked only with a pack whose buildings have different rows; `tests/page/robot/test_packs.py`
  reaches it by mouse, keyboard and touch, and a test holds that the printed rows are alike.
- Oh My Goods!: every card of the base game and of Longsdale is set aside, each card of a stack is built from it, each kind is
  built, worked in and fed, and each event and end card that asks something is answered. What a match played at random seldom
  meets is written by hand: large watchtowers lie in hand only with a pack that puts 56 into the deck, and of the towers of one
  number, which are alike, only the first of a stack is an answer, so each has its turn as the last one left.
- Corn fields and vineyards work by themselves, so no worker can be sent there; *production of* them is what their owner answers.
"""


def main(words: Sequence[str] | None = None) -> int:
    """Walk, print the table, and say whether there is a hole."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(SHELVES), action="append", help="only this game; may be repeated")
    parser.add_argument("--way", choices=sorted(WAYS), action="append", help="only this way of pressing")
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000), help="the same seed presses the same")
    parser.add_argument("--part", type=part, default=(1, 1), help="2/3: only the second third of the things")
    parser.add_argument("--only", default="", help="only things whose name has this in it")
    parser.add_argument("--write", type=Path, help="write the table into this file too")
    given = parser.parse_args(words)
    lines, whole, things, found = [*HEAD.splitlines(), "", f"Pressed with seed {given.seed}.", ""], True, 0, 0
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        static = build_page(home / "page")
        with (
            running(home / "data", static=static, tables_per_guest=100_000) as house,
            a_browser() as browser,
            the_words(browser, home) as spoken,
        ):
            for game in given.game or sorted(SHELVES):
                everything = {thing: moment for thing, moment in met(game).items() if given.only in thing}
                moments = of_part(everything, *given.part)
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
                things += len(moments)
                found += sum(len(each) for each in faults.values()) + list(moments.values()).count(None)
                print("\n".join(table), flush=True)
        while GUESTS:
            GUESTS.pop().close()
    print(f"{things} things by {', '.join(given.way or WAYS)}, seed {given.seed}: {found or 'no'} holes")
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
    packs = [
        f"- question {kind}: only asked with a pack of other content; `tests/page/robot/test_packs.py` reaches it"
        for kind in sorted(PACKS_ONLY.get(game, ()))
    ]
    lines += ["", *[f"- {thing}: no match played at random meets it" for thing in missed], *told, *packs, ""]
    return lines, not missed and not told


if __name__ == "__main__":
    sys.exit(main())
