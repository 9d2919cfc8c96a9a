"""Effects, goals and goods lists in words, from a pack's own rows: for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from ludoteca.games.oh_my_goods.content.constants import FIRST_END
from ludoteca.games.oh_my_goods.content.goods import RECONSTRUCTED

Words = Callable[[Any, Any], str]
ROWS: Final = {"II": "sunrise", "III": "sunset"}
# The policy whose games set our goals: it meets each of them in about half of them. [OMG-11.2]
GOAL_POLICY: Final = "greedy"


def row_effect(data: Any, card: int, place: int) -> Any:
    """An effect by the row of its card, events before end cards, and its place there."""
    rows = data["events"] if card < FIRST_END else data["end_cards"]
    return rows[card if card < FIRST_END else card - FIRST_END]["effects"][place]


def mark_of(row: Any) -> str:
    """Says so where the contents of a row are ours and not the printed ones. [OMG-10.5]"""
    return " (reconstruction)" if row.get("source") == RECONSTRUCTED else ""


def counted(count: int, one: str, many: str | None = None) -> str:
    """A number with its noun."""
    return f"{count} {one if count == 1 else many or one + 's'}"


def points_words(points: int) -> str:
    return counted(points, "point")


def goods_words(goods: Mapping[str, int]) -> str:
    """A goods list: exactly these, or any worth so much together. [OMG-15.5]"""
    return " and ".join(
        f"goods worth {counted(count, 'coin')}" if good == "any_value" else f"{count} {good}"
        for good, count in goods.items()
    )


def goal_words(goal: Any) -> str:
    """The goal of one seat."""
    parts = [f"at least {points_words(goal['points'])}"]
    if goal.get("strength"):
        parts.append(f"strength {goal['strength']}")
    if goal.get("deliver"):
        parts.append(f"give {goods_words(goal['deliver'])}")
    return ", ".join(parts)


def cards_words(data: Any, numbers: Iterable[int]) -> str:
    """Buildings and characters by number and name."""
    names = {kind["number"]: kind["name"] for kind in data["kinds"] if kind["number"]}
    names |= {row["number"]: row["name"] for row in data["characters"]}
    return ", ".join(f"{number} {names[number]}" for number in numbers)


def _lost(penalty: Any) -> str:
    if "points" in penalty:
        return f"lose {points_words(penalty['points'])}"
    return f"lose goods worth {counted(penalty['coins'], 'coin')}"


def _change(delta: int) -> str:
    return f"{counted(abs(delta), 'coin')} {'less' if delta < 0 else 'more'}"


def _times(effect: Any) -> str:
    times = effect.get("times", 1)
    return "once" if times == 1 else f"up to {times} times"


def _build(effect: Any, data: Any) -> str:
    only = [*filter(None, [cards_words(data, effect.get("numbers", []))]), *effect.get("colours", [])]
    which = f" ({', '.join(only)} only)" if only else ""
    return f"buildings cost {_change(effect['delta'])}{which}"


def _must_pay(effect: Any, _: Any) -> str:
    short = effect.get("shortfall")
    text = f"everyone gives {goods_words(effect['goods'])}, or what there is of that"
    return f"{text} and loses {points_words(short['points'])}" if short else text


def _remove(effect: Any, data: Any) -> str:
    if effect["numbers"] == "entered":
        return "after scoring, what came in during this chapter leaves the campaign"
    return f"after scoring, {cards_words(data, effect['numbers'])} leave the campaign"


WORDS: Final[dict[str, Words]] = {
    "market_suns": lambda e, _: f"the {ROWS[e['phase']]} row ends at {counted(e['suns'], 'half sun')}",
    "extra_cards": lambda e, _: f"draw {counted(e['n'], 'card')} more",
    "keep_cards_on_redraw": lambda e, _: f"up to {counted(e['n'], 'card')} may be kept on a redraw",
    "allow_assistant_move": lambda e, _: (
        f"assistants may move, each for {counted(e['cost'], 'coin')}"
        if e["cost"]
        else "assistants may move for nothing"
    ),
    "market_add": lambda e, _: f"the market offers {e['n']} more {e['resource']}",
    "good_value": lambda e, _: f"{e['good']} counts {_change(e['delta'])} in payments",
    "build_cost": _build,
    "hire_cost": lambda e, _: f"assistants cost {_change(e['delta'])}",
    "auto_bonus": lambda e, _: f"automatic buildings make {e['n']} more",
    "add_stack": lambda e, data: f"a new stack: {cards_words(data, [e['number']])}",
    "shuffle_character": lambda e, data: f"shuffled into the deck: {cards_words(data, [e['number']])}",
    "reveal_assistants": lambda e, _: f"{counted(e['n'], 'assistant')} more on display",
    "strength_reward": lambda e, _: f"strength {e['min']} or more: {points_words(e['reward']['points'])}",
    "strength_threat": lambda e, _: f"strength below {e['min']}: {_lost(e['penalty'])}",
    "deliver": lambda e, _: (
        f"you may give {goods_words(e['goods'])} for {points_words(e['reward']['points'])}, {_times(e)}"
    ),
    "demand": lambda e, _: f"a demand: give {goods_words(e['goods'])} or {_lost(e['penalty'])}",
    "must_pay": _must_pay,
    "remove_from_set": _remove,
    "decision": lambda e, _: f"everyone chooses a side: {' or '.join(e['sides'])}",
    "no_effect": lambda *_: "nothing happens",
    "pay_bonus": lambda e, _: f"counts {counted(e['coins'], 'coin')} towards one price",
    "free_assistant_move": lambda e, _: f"moves {counted(e['n'], 'assistant')} for nothing",
    "wild_resource": lambda e, _: f"is {counted(e['n'], 'missing resource')} of any kind",
}


def effect_words(effect: Any, data: Any) -> str:
    """One operation with its figures."""
    return WORDS[effect["op"]](effect, data)
