"""Why not: every refused space, die and tool has its reason, and no legal one has any."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec

from ludoteca.core.game import find_game
from ludoteca.core.match import Header
from ludoteca.games.sagrada.content.constants import KEEP_ALL
from ludoteca.games.sagrada.content.dice import CELL_NOTATIONS, DIE_NOTATIONS
from ludoteca.games.sagrada.content.tools import TOOL_IDS
from ludoteca.games.sagrada.faces import words
from ludoteca.games.sagrada.faces.why import cell_reasons
from ludoteca.server import preview
from ludoteca.server.fair import FairNature
from ludoteca.server.live import LiveMatch
from tests.support import rule


def why_not(*given: Any) -> Any:
    """A reason as it is sent."""
    return msgspec.to_builtins(preview.why_not(*given))


def games(seats: int, count: int) -> list[LiveMatch]:
    found = find_game("sagrada")
    options = tuple(found.check_options(seats).items())
    return [
        LiveMatch.begin(Header("sagrada", found.version, seats, options), FairNature("sagrada", f"{n:064x}", []))
        for n in range(count)
    ]


@rule("SAG-6.1", "SAG-6.2", "SAG-6.3", "SAG-6.4", "SAG-6.5", "SAG-6.6")
def test_reasons_and_rules_agree_on_every_space() -> None:
    seen: Counter[str] = Counter()
    for number, live in enumerate([*games(2, 8), *games(1, 4)]):
        rng = random.Random(number)
        while not live.match.over:
            seat = live.to_act()[0]
            asked = live.asked(seat)
            assert asked is not None
            view = live.match.view(seat)
            if asked.decision.name == "place":
                for cell in range(len(CELL_NOTATIONS)):
                    reasons = cell_reasons(view, asked.a, cell, asked.b, -1)
                    assert bool(reasons) == (cell not in asked.options), (live.match.state.key(), cell, reasons)
                    seen.update(reason.name for reason in reasons)
            # Passing ends games fast; take what leads on.
            options = [option for option in asked.options if option != asked.options[-1]] or list(asked.options)
            live.answer(seat, rng.choice(options))
    assert {"taken", "border", "touch", "printed-color", "printed-value", "color-beside", "value-beside"} <= set(seen)


@rule("SAG-5.1", "SAG-7.2", "SAG-7.3")
def test_every_refused_target_has_a_reason() -> None:
    seen: Counter[str] = Counter()
    for number, live in enumerate(games(3, 4)):
        rng = random.Random(number)
        while not live.match.over:
            seat = live.to_act()[0]
            asked = live.asked(seat)
            assert asked is not None
            name = asked.decision.name
            targets = [f"action:{word}" for word in (*DIE_NOTATIONS, *TOOL_IDS)] if name == "act" else []
            targets += (
                [f"cell:{word}" for word in CELL_NOTATIONS] if name in ("place", "place_or_return", "move_to") else []
            )
            legal = {asked.decision.domain.target(option) for option in asked.options}
            for target in targets:
                told = why_not(live, seat, target, None)
                assert told["legal"] == (target in legal)
                assert bool(told["reasons"]) != told["legal"], (name, target)
                seen.update(reason["id"] for reason in told["reasons"])
            live.answer(seat, rng.choice(asked.options))
    assert "sagrada-why-favor" in seen
    assert "sagrada-why-wrong-moment" in seen


def test_a_reason_names_the_die_beside() -> None:
    live = games(2, 1)[0]
    for seat in (0, 1):
        asked = live.asked(seat)
        assert asked is not None
        live.answer(seat, asked.options[0])
    while True:
        seat = live.to_act()[0]
        asked = live.asked(seat)
        assert asked is not None
        board = live.match.view(seat).boards[seat]
        placed = [cell for cell, die in enumerate(board) if die >= 0]
        if placed and placed[0] % 5 < 4 and board[placed[0] + 1] < 0:
            reasons = cell_reasons(live.match.view(seat), board[placed[0]], placed[0] + 1, KEEP_ALL, -1)
            beside = next(reason for reason in reasons if reason.name == "color-beside")
            assert dict(beside.arguments) == {
                "cell": words.CELLS[placed[0]],
                "die": words.DICE[board[placed[0]]],
            }
            return
        live.answer(seat, asked.options[0])
