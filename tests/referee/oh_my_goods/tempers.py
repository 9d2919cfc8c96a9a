"""Ways to choose that lead games into rare corners: piles of goods, empty decks, many assistants, long chains."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from ludoteca import Match
from ludoteca.core.match import Question
from tests.referee.oh_my_goods.asking import index_of
from tests.referee.oh_my_goods.cards import PRINTED
from tests.referee.oh_my_goods.paying import MORE
from tests.referee.sealed import Chooser, Luck, plain_luck

# How often, in percent, an answer that ends something is passed over while there is another.
Temper = Mapping[str, int]

ENDS = {"done", "stay", "idle", "no", "none", "keep"}

# Sits on goods and cards: the deck runs out, five-goods cards and half hands come (5.7, 9.26).
HOARDER: Temper = {
    "redraw": -100,
    "produce": 95,
    "chain": 30,
    "buy": -80,
    "plan_worker": 95,
    "plan_card": -50,
    "pay": -90,
}
# Hires and moves whoever he can, delivers, uses characters.
EMPLOYER: Temper = {
    "produce": 95,
    "buy": 90,
    "plan_move": 80,
    "use_character": 80,
    "end_deliver": 70,
    "pay_with": 50,
    "pay": -90,
}
# Uses every chain to its end.
CHAINER: Temper = {
    "produce": 95,
    "chain": 95,
    "buy": 80,
    "plan_worker": 95,
    "meet_goal": 90,
    "end_deliver": 50,
    "pay": -95,
}


# Families of cards that work together; where luck deals them into hands, long chains with several sources come.
BREAD = ("mill", "bakery", "food_factory")
FAMILIES: tuple[tuple[str, ...], ...] = (
    ("weaving_mill", "tailors_shop"),
    BREAD,
    ("sawmill", "glassmaker", "window_manufacture", "cooperage"),
    ("iron_smelter", "tool_maker", "weaponsmith"),
    ("brick_manufacture", "iron_smelter", "stove_maker"),
    ("cattle_ranch", "tannery", "butcher", "shoemaker"),
    ("market_office", "watchtower", "vineyard"),
    ("tony", "guide", "quartermaster", "rabbit", "sawmill", "mill"),
)


def luck(seed: int, chapter: str) -> Luck:
    """Plain luck in every other game; else two cards of three in hand come from one family, and market rows are long."""
    if seed % 2:
        return plain_luck
    # Chapter IV of the rebels asks one player for bread.
    family = BREAD if chapter == "IV-rebels" else FAMILIES[seed // 2 % len(FAMILIES)]

    def deal(name: str, possible: set[str], rng: random.Random) -> str | None:
        wished: list[str] = []
        if name == "draw_card":
            wished = sorted(word for word in possible if word in family or word.rpartition("_")[0] in family)
        elif name == "reveal":
            wished = sorted(word for word in possible if word in PRINTED.buildings and not PRINTED.buildings[word].sun)
        return rng.choice(wished) if wished and rng.random() < 2 / 3 else None

    return deal


def tempers(seed: int) -> list[Chooser]:
    """One chooser for each temper; where luck deals families, most use their chains."""
    return [_chooser(HOARDER), _chooser(EMPLOYER)] + [_chooser(CHAINER)] * (1 if seed % 2 else 6)


def _chooser(temper: Temper) -> Chooser:
    def choose(_match: Match, question: Question, words: Sequence[str], rng: random.Random) -> str:
        if MORE in words and rng.random() < 9 / 10:
            # Giving goods for nothing is tried now and then, but it makes games poor.
            words = [word for word in words if word != MORE]
        share = temper.get(question.name, 0)
        ends = [word for word in words if word in ENDS]
        others = [word for word in words if word not in ENDS]
        if ends and others and rng.randrange(100) < abs(share):
            return rng.choice(others if share > 0 else ends)
        if question.name == "plan_card" and others:
            return min(others, key=lambda word: (PRINTED.buildings[word].cost, rng.random()))
        if question.name == "pay" and temper is CHAINER and MORE not in words and others:
            # What later buildings made is spent first, so that coal and raw goods wait for chains.
            return max(others, key=index_of)
        hires = [word for word in words if word in PRINTED.assistants]
        return rng.choice(hires or list(words))

    return choose
