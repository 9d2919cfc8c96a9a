"""Why not in Oh My Goods! and La Granja: what is refused has its rule, and what is legal has none."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import msgspec
import pytest

from ludoteca.core.game import find_game
from ludoteca.core.match import Header
from ludoteca.games.la_granja.content.board import BUILDING_IDS
from ludoteca.games.la_granja.content.goods import GOOD_NAMES
from ludoteca.games.la_granja.content.roofs import ROOF_IDS
from ludoteca.games.oh_my_goods.content.people import ASSISTANTS
from ludoteca.server import preview
from ludoteca.server.fair import FairNature
from ludoteca.server.live import LiveMatch
from tests.support import rule

PLACES = (*(f"barrow{slot}" for slot in (1, 2, 3)), *BUILDING_IDS)
# What the board of each game lets a player press while a question is open, by decision.
LA_GRANJA = {
    "side": ("side:field", "side:barrow", "side:extension", "side:helper"),
    "deliver": tuple(f"delivery:{good}>{place}" for good in GOOD_NAMES for place in PLACES),
    "pick": tuple(f"space:{number}" for number in range(1, 7)),
    "donkey": tuple(f"donkey:donkey{number}" for number in range(1, 5)),
    "place_marker": tuple(f"hex:h{number}" for number in range(1, 31)),
}
STREET = tuple(f"b{number}" for number in range(1, 5))
OH_MY_GOODS = {
    "produce": tuple(f"make:{word}" for word in STREET),
    "plan_worker": tuple(f"post:{word}-efficient" for word in STREET),
    "pay": tuple(f"building:{word}" for word in STREET),
    "place": tuple(f"building:{word}" for word in STREET),
    "buy": ("buy:plan", *(f"buy:{face.id}" for face in ASSISTANTS)),
}


def why_not(*given: Any) -> Any:
    """A reason as it is sent."""
    return msgspec.to_builtins(preview.why_not(*given))


def a_game(game: str, seats: int, number: int, **options: str) -> LiveMatch:
    found = find_game(game)
    told = tuple(found.check_options(seats, options).items())
    return LiveMatch.begin(Header(game, found.version, seats, told), FairNature(game, f"{number:064x}", []))


def reasons_of(live: LiveMatch, board: dict[str, tuple[str, ...]], seed: int) -> Counter[str]:
    """Play at random, asking about everything the board shows; the rules and reasons that were named."""
    rng = random.Random(seed)
    seen: Counter[str] = Counter()
    while not live.match.over:
        seat = live.to_act()[0]
        asked = live.asked(seat)
        assert asked is not None
        legal = {asked.decision.domain.target(option) for option in asked.options}
        for target in board.get(asked.decision.name, ()):
            told = why_not(live, seat, target, None)
            assert told["legal"] == (target in legal)
            if told["legal"]:
                assert told["reasons"] == []
            seen.update(f"{reason['rule']} {reason['id'].partition('-why-')[2]}" for reason in told["reasons"])
            number = re.match(r"\w+:b(\d)\b", target)
            exists = not number or int(number[1]) <= len(live.match.view(seat).buildings[seat])
            if not told["legal"] and exists and target != "buy:plan":
                assert told["reasons"], (asked.decision.name, target)
        words = {asked.decision.domain.notation(option): option for option in asked.options}
        useful = [option for word, option in words.items() if word not in ("pass", "free", "stop", "done", "idle")]
        live.answer(seat, rng.choice(useful or list(asked.options)))
    return seen


@rule("LG-5.6", "LG-9.4", "LG-9.6", "LG-9.8", "LG-9.17", "LG-6.2", "LG-7.3", "LG-9.20", "LG-2.12")
def test_everything_refused_at_la_granja_has_its_rule() -> None:
    seen: Counter[str] = Counter()
    for number in range(4):
        seen += reasons_of(a_game("la_granja", 1 + number, number, edition="french"), LA_GRANJA, number)
    wanted = {
        "LG-5.6 extension-goods",
        "LG-9.4 locked",
        "LG-9.6 not-wanted",
        "LG-9.17 no-such-good",
        "LG-9.17 no-barrow",
        "LG-6.2 no-die",
        "LG-7.3 donkey-used",
        "LG-9.20 hex-value",
        "LG-2.12 hex-closed",
    }
    assert wanted <= set(seen), sorted(seen)


@rule("LG-5.16")
def test_a_tile_too_dear_names_price_and_purse() -> None:
    live = a_game("la_granja", 2, 3)
    rng = random.Random(3)
    told = Counter[str]()
    while not live.match.over:
        seat = live.to_act()[0]
        asked = live.asked(seat)
        assert asked is not None
        view = live.match.view(seat)
        shown = [f"roof:{ROOF_IDS[tile]}" for tile in view.display if tile >= 0]
        legal = {asked.decision.domain.target(option) for option in asked.options}
        if asked.decision.name == "buy_roof" and shown and not legal & set(shown):
            silver = view.goods[seat * 10 + 7]
            for reason in why_not(live, seat, shown[0], None)["reasons"]:
                told.update([reason["rule"]])
                if reason["rule"] == "LG-5.16":
                    assert reason["arguments"]["have"] == silver < reason["arguments"]["cost"]
        live.answer(seat, rng.choice(asked.options))
    assert told["LG-5.16"] > 0


@rule("OMG-7.2", "OMG-7.4", "OMG-7.20", "OMG-7.24", "OMG-7.32", "OMG-6.11")
@pytest.mark.parametrize("chapter", ["none", "all-in"])
def test_everything_refused_at_oh_my_goods_has_its_rule(chapter: str) -> None:
    seen: Counter[str] = Counter()
    for number in range(3):
        seen += reasons_of(a_game("oh_my_goods", 2, number, chapter=chapter), OH_MY_GOODS, number)
    wanted = {"OMG-7.2 nobody", "OMG-7.32 made", "OMG-7.20 price", "OMG-7.24 colours", "OMG-6.11 lacks-all"}
    assert wanted <= set(seen), sorted(seen)
