"""The balance of La Granja by simulation, as one page of Markdown: `python bench/balance_la_granja.py 12000`.

Every seat plays by the greedy policy. In the part about cards, tiles and buildings each choice of a card or of its side
is left to chance one time in four, so that every helper is tried often enough to be judged. Win shares there are only
observed: who is ahead also plays other cards. The last two parts change one thing at a time and compare: a helper given
to one seat for free before the first round, and a four-seat table without round 1's roof tiles or start markers.
"""

from __future__ import annotations

import sys
from collections import Counter
from multiprocessing import Pool
from typing import Any

from ludoteca.core.decision import Options
from ludoteca.core.game import find_game
from ludoteca.core.nature import Seeded
from ludoteca.core.rng import Rng, mix
from ludoteca.core.tally import Tally
from ludoteca.games.la_granja.content.board import BUILDINGS, HEXES
from ludoteca.games.la_granja.content.cards import CARDS
from ludoteca.games.la_granja.content.constants import IN_HAND, NONE, SLOTS
from ludoteca.games.la_granja.content.roofs import EFFECT_LABELS, EFFECT_NAMES, ROOF_TILES
from ludoteca.games.la_granja.rules.decisions.cards import CARD_SIDE
from ludoteca.games.la_granja.rules.decisions.numbers import BUY_ROOF, PLAY, SIDE

EDITIONS = ("russian", "french", "deluxe")
WORKERS = 2
HIGH, LOW = 0.60, 0.40
CHANCE = 4
HELPER = CARD_SIDE.parse("helper")


def mean(scores: dict[int, int]) -> float:
    """The average of a histogram."""
    return sum(points * times for points, times in scores.items()) / max(1, sum(scores.values()))


def plain(job: tuple[str, int, int]) -> tuple[list[float], list[float]]:
    """Average points by place in the first turn order, and win shares, of greedy games from a fixed first seat."""
    edition, seats, games = job
    game = find_game("la_granja")
    policies = [game.policies()["greedy"]() for _ in range(seats)]
    points = [0.0] * seats
    wins = [0.0] * seats
    start = game.setup(seats, game.check_options(seats, {"edition": edition}))
    out = Options()
    for number in range(games):
        state: Any = start.clone()
        nature, rng = Seeded(mix(1, number)), Rng(mix(2, number))
        game.rules.advance(state, nature, out)
        order = list(state.order[:seats])
        game.rules.playout(state, policies, nature, rng, out)
        mask = game.rules.winners(state)
        for place, seat in enumerate(order):
            points[place] += game.rules.points(state, seat) / games
            wins[place] += (mask >> seat & 1) / mask.bit_count() / games
    return points, wins


def tried(job: tuple[str, int, int]) -> dict[str, Counter[Any]]:
    """Two seats, one choice of a card in four by chance: what was used, and how often its user won."""
    edition, first, games = job
    game = find_game("la_granja")
    policy = game.policies()["greedy"]()
    start = game.setup(2, game.check_options(2, {"edition": edition}))
    found: dict[str, Counter[Any]] = {name: Counter() for name in ("helper", "helper won", "roof", "roof won")}
    found |= {name: Counter() for name in ("building", "building won", "sides", "own helper", "own roof")}
    out = Options()
    for number in range(first, first + games):
        state: Any = start.clone()
        nature, rng = Seeded(mix(3, number)), Rng(mix(4, number))
        helpers: set[tuple[int, int]] = set()
        roofs: set[tuple[int, int]] = set()
        while game.rules.advance(state, nature, out):
            decision, seat, a, b = state.top()
            game.rules.list_options(state, out)
            legal = out.listed()
            by_chance = decision in (PLAY, SIDE) and rng.below(CHANCE) == 0
            if by_chance:
                legal = [option for option in legal if decision != PLAY or option < len(CARDS)] or legal
                option = legal[rng.below(len(legal))]
            else:
                option = policy.pick(game.rules, state, decision, seat, a, b, out, rng)
            if decision == SIDE:
                found["sides"][CARD_SIDE.label(option)] += 1
                if option == HELPER:
                    helpers.add((seat, a))
                    found["own helper"][a] += not by_chance
            elif decision == BUY_ROOF and option < len(ROOF_TILES):
                roofs.add((seat, option))
            game.rules.choose(state, option)
        winners = game.rules.winners(state)
        share = [(winners >> seat & 1) / winners.bit_count() for seat in (0, 1)]
        for seat, card in helpers:
            found["helper"][card] += 1
            found["helper won"][card] += share[seat]
        for seat, tile in roofs:
            effect = state.printed.roof_effect[tile]
            found["roof"][effect] += 1
            found["roof won"][effect] += share[seat]
        for seat in (0, 1):
            for building in range(len(BUILDINGS)):
                if state.craft[seat * len(BUILDINGS) + building]:
                    found["building"][building] += 1
                    found["building won"][building] += share[seat]
    return found


def given(job: tuple[int | None, int]) -> tuple[float, float]:
    """Win share and lead in points of a seat that begins with a helper for free (None: with nothing, the control)."""
    card, games = job
    game = find_game("la_granja")
    policies = [game.policies()["greedy"]() for _ in range(2)]
    start = game.setup(2, game.check_options(2, {}))
    out = Options()
    won = lead = 0.0
    for number in range(games):
        state: Any = start.clone()
        seat = number % 2
        if card is not None:
            state.add_helper(seat, card, seat * SLOTS)
        game.rules.playout(state, policies, Seeded(mix(31, number)), Rng(mix(32, number)), out)
        winners = game.rules.winners(state)
        won += (winners >> seat & 1) / winners.bit_count() / games
        lead += (game.rules.points(state, seat) - game.rules.points(state, 1 - seat)) / games
    return won, lead


def forced(job: tuple[int | None, int]) -> tuple[float, float]:
    """Win share and lead of a seat, ahead or not, that is dealt a card and must play it as a helper in round 1."""
    card, games = job
    game = find_game("la_granja")
    rules = game.rules
    policies = [game.policies()["greedy"]() for _ in range(2)]
    start = game.setup(2, game.check_options(2, {}))
    out = Options()
    won = lead = 0.0
    for number in range(games):
        state: Any = start.clone()
        seat = number % 2
        nature, rng = Seeded(mix(51, number)), Rng(mix(52, number))
        rules.advance(state, nature, out)
        if card is not None:
            trade_for(state, seat, card)
            while state.where[card] == IN_HAND + seat:
                rules.advance(state, nature, out)
                decision, asked, a, b = state.top()
                rules.list_options(state, out)
                if asked == seat and decision == PLAY:
                    rules.choose(state, card)
                    rules.choose(state, HELPER)
                else:
                    rules.choose(state, policies[asked].pick(rules, state, decision, asked, a, b, out, rng))
        rules.playout(state, policies, nature, rng, out)
        winners = rules.winners(state)
        won += (winners >> seat & 1) / winners.bit_count() / games
        lead += (rules.points(state, seat) - rules.points(state, 1 - seat)) / games
    return won, lead


def trade_for(state: Any, seat: int, card: int) -> None:
    """Put a card in the seat's hand in exchange for its first one."""
    here = state.where[card]
    if here != IN_HAND + seat:
        other = list(state.where).index(IN_HAND + seat)
        state.move_card(other, here)
        state.move_card(card, IN_HAND + seat)


def placed(job: tuple[str, int]) -> list[float]:
    """Win shares by place of the first turn order with four seats, without some part of the set-up."""
    without, games = job
    game = find_game("la_granja")
    policies = [game.policies()["greedy"]() for _ in range(4)]
    start = game.setup(4, game.check_options(4, {}))
    out = Options()
    wins = [0.0] * 4
    for number in range(games):
        state: Any = start.clone()
        nature, rng = Seeded(mix(41, number)), Rng(mix(42, number))
        game.rules.advance(state, nature, out)
        order = list(state.order)
        if "roof" in without:
            state.display = [NONE] * 4
        if "market" in without:
            state.hex_owner = [NONE] * len(HEXES)
        game.rules.playout(state, policies, nature, rng, out)
        winners = game.rules.winners(state)
        for place, seat in enumerate(order):
            wins[place] += (winners >> seat & 1) / winners.bit_count() / games
    return wins


def duel(games: int) -> float:
    """The greedy policy's share of wins against random play, seats changed half-way."""
    from ludoteca.core.rules import RandomPolicy  # noqa: PLC0415 - only here

    game = find_game("la_granja")
    won = 0.0
    for seat in (0, 1):
        policies: list[Any] = [RandomPolicy(), RandomPolicy()]
        policies[seat] = game.policies()["greedy"]()
        tally = Tally(2)
        game.rules.play_many(game.setup(2, game.check_options(2, {})), policies, 21 + seat, 0, games // 2, tally)
        won += tally.shares[seat]
    return won / (games // 2 * 2)


def helper_name(card: int) -> str:
    """Number and name of a helper, marked if its effect is reconstructed."""
    row = CARDS[card]
    return f"{row.id.upper()} {row.helper.name}{'' if row.marks[4] == 'f' else ' (r)'}"


def verdict(share: float, times: int) -> str:
    """A word for an outlier that was seen often enough."""
    if times < 200:
        return "too rare to tell"
    return "HIGH" if share > HIGH else "LOW" if share < LOW else ""


def table(title: str, names: list[str], used: Counter[Any], won: Counter[Any], own: Counter[Any] | None) -> list[str]:
    """One table of uses and win shares; returns its outliers."""
    print(f"\n### {title}\n")
    print("| | used | by the policy's own choice | win share | |" if own is not None else "| | used | win share | |")
    print("| --- | ---: | ---: | ---: | --- |" if own is not None else "| --- | ---: | ---: | --- |")
    outliers = []
    for number, name in enumerate(names):
        times = used[number]
        if not times:
            continue
        share = won[number] / times
        word = verdict(share, times)
        middle = f" {own[number]} |" if own is not None else ""
        print(f"| {name} | {times} |{middle} {share:.1%} | {word} |")
        if word in ("HIGH", "LOW"):
            outliers.append(f"{name} ({share:.1%})")
    return outliers


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 12_000
    jobs = [(edition, seats, max(500, games // 6)) for edition in EDITIONS for seats in (1, 2, 3, 4)]
    print(f"Greedy against random, two seats, 2,000 games: {duel(2000):.1%} of the wins.")
    with Pool(WORKERS) as pool:
        print("\n## Points and first seat\n")
        print(f"{jobs[0][2]} games each; places are those of the first turn order.\n")
        print("| edition | seats | points by place | win share by place |")
        print("| --- | ---: | --- | --- |")
        for (edition, seats, _), (points, wins) in zip(jobs, pool.map(plain, jobs), strict=True):
            shown = ", ".join(f"{value:.1f}" for value in points)
            shares = ", ".join(f"{value:.1%}" for value in wins) if seats > 1 else "-"
            print(f"| {edition} | {seats} | {shown} | {shares} |")
        outliers: list[str] = []
        for edition in ("russian", "deluxe"):
            parts = pool.map(tried, [(edition, start, 500) for start in range(0, games, 500)])
            found = parts[0]
            for part in parts[1:]:
                for name, counter in part.items():
                    found[name].update(counter)
            print(f"\n## What is used: {edition}, two seats, {games} games")
            sides = ", ".join(f"{side} {count / games / 2:.1f}" for side, count in sorted(found["sides"].items()))
            print(f"\nCards played per seat and game: {sides}.")
            if edition == "russian":
                names = [helper_name(card) for card in range(len(CARDS))]
                outliers += table("Helpers", names, found["helper"], found["helper won"], found["own helper"])
            effects = [EFFECT_LABELS[number] for number in range(len(EFFECT_NAMES))]
            outliers += table("Roof tiles by effect", effects, found["roof"], found["roof won"], None)
            names = [building.name for building in BUILDINGS]
            outliers += table("Craft buildings completed", names, found["building"], found["building won"], None)
        compared = games // 10
        cards: list[int | None] = [None, *range(len(CARDS))]
        gifts = pool.map(given, [(card, compared) for card in cards], chunksize=1)
        print(f"\n## A helper for free: two seats, {compared} games each\n")
        print(f"One standard error is {(0.25 / compared) ** 0.5:.1%}; the control has no helper.\n")
        print("| | win share | lead in points |\n| --- | ---: | ---: |")
        for (won, lead), card in sorted(zip(gifts, cards, strict=True), key=lambda row: -row[0][0]):
            print(f"| {'control' if card is None else helper_name(card)} | {won:.1%} | {lead:+.1f} |")
        best = [card for (_, _), card in sorted(zip(gifts, cards, strict=True), key=lambda row: -row[0][0])][:12]
        plays = pool.map(forced, [(card, compared) for card in [None, *best]], chunksize=1)
        print(f"\n## A helper that must be played in round 1: two seats, {compared} games each\n")
        print("The twelve best of that table, dealt to a seat for another card; the play is part of the price.\n")
        print("| | win share | lead in points |\n| --- | ---: | ---: |")
        for (won, lead), card in sorted(zip(plays, [None, *best], strict=True), key=lambda row: -row[0][0]):
            print(f"| {'control' if card is None else helper_name(card)} | {won:.1%} | {lead:+.1f} |")
        print(f"\n## The last place of four: {2 * compared} games each\n")
        print("| without | win share by place |\n| --- | --- |")
        parts_left_out = ("nothing", "roof tiles in round 1", "market markers", "roof tiles and market markers")
        for without, wins in zip(
            parts_left_out, pool.map(placed, [(w, 2 * compared) for w in parts_left_out]), strict=True
        ):
            print(f"| {without} | {', '.join(f'{value:.1%}' for value in wins)} |")
    print("\n## Outliers\n")
    print(f"Win share when used above {HIGH:.0%} or below {LOW:.0%}: {', '.join(outliers) or 'none'}.")


if __name__ == "__main__":
    main()
