"""Chapters as a campaign: which one follows, and who wins the whole (10.10, 10.11, 11.6, 11.8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ludoteca.core.game import find_game
from tests.referee.oh_my_goods.games import GAME, play, task_with
from tests.referee.oh_my_goods.referee import OhMyGoods
from tests.referee.sealed import Played, Task

FOLLOWS = {"I": "II", "II": "III", "IV-crown": "V-crown", "IV-rebels": "V-rebels", "V-crown": "", "V-rebels": ""}
MOST_TRIES = 12


class Story:
    """A campaign as the rules tell it."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.next = "I"
        self.won: Counter[int] = Counter()
        self.points: Counter[int] = Counter()

    def follow(self, referee: OhMyGoods) -> None:
        """Take in a finished chapter."""
        result = referee.result()
        if self.seats == 1 and not result["winners"]:
            return
        self.won.update(result["winners"])
        self.points.update(dict(enumerate(result["points"])))
        self.next = FOLLOWS[self.next] if self.next in FOLLOWS else f"IV-{_side(referee, result['winners'])}"

    def winners(self) -> tuple[int, ...]:
        """Most chapters won, then most points, then shared (10.11)."""
        ranks = [(self.won[seat], self.points[seat]) for seat in range(self.seats)]
        return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def _side(referee: OhMyGoods, winners: tuple[int, ...]) -> str:
    """The side chosen more often, else the winner's, else that of the winner first in the last round (10.10)."""
    players = referee.table.players
    chosen = Counter(player.side for player in players)
    if chosen["crown"] != chosen["rebels"]:
        return max(("crown", "rebels"), key=lambda side: chosen[side])
    first = next(seat for seat in referee.table.order() if seat in winners)
    return str(players[first].side)


def play_campaign(seats: int, seed: int) -> Iterator[tuple[Task, Played, OhMyGoods]]:
    """A whole campaign, chapter by chapter; what differs between the chapters is noted with the chapter before."""
    campaigns = find_game(GAME).campaigns()
    assert campaigns is not None
    engine = campaigns.begin(seats)
    story = Story(seats)
    for attempt in range(MOST_TRIES):
        task = task_with(seed + attempt, seats, engine.options(), "printed")
        played, referee = play(task)
        if played.differences:
            yield task, played, referee
            return
        engine = campaigns.advance(engine, played.match)
        story.follow(referee)
        told = [("next", engine.next or "", story.next)]
        if not story.next:
            told.append(("winners", str(tuple(engine.winners())), str(story.winners())))
        for name, theirs, ours in told:
            played.results += 1
            if theirs != ours:
                step = len(played.match.journal) if played.match else 0
                played.differences.append(task.differ(step, name, "campaign", f"engine: {theirs}; referee: {ours}"))
        yield task, played, referee
        if played.differences or not story.next:
            return
