"""Killed under play: nothing acknowledged is lost, nothing happens twice; acknowledging early would lose some."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.crash import Damage, Victim, torment

KILLS = 20


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    people, starts = asyncio.run(torment(Victim(tmp_path), KILLS, players=8))
    acknowledged = [entry for person in people for entry in person.acknowledged]
    damage = Damage(tmp_path, acknowledged)
    middle = sorted(starts)[len(starts) // 2]
    print(f"acknowledged {len(acknowledged)}, kept {damage.kept}, repeated {sum(p.repeated for p in people)}")
    print(f"serving again after {middle:.1f} s, the middle of {len(starts)} starts")
    assert len(acknowledged) > 200
    assert sum(person.repeated for person in people) >= KILLS
    # A command whose answer never came is done when it is repeated, never stale: its question cannot have gone away.
    assert {result for person in people for result in person.results} == {"done"}
    assert (damage.lost, damage.doubled, damage.broken) == (0, 0, 0)


def test_acknowledging_before_the_commit_loses_some(tmp_path: Path) -> None:
    lost = 0
    for attempt in range(3):
        folder = tmp_path / str(attempt)
        folder.mkdir()
        people, _ = asyncio.run(torment(Victim(folder, early=True), 6, players=12))
        lost += Damage(folder, [entry for person in people for entry in person.acknowledged]).lost
        if lost:
            break
    assert lost > 0
