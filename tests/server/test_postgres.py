"""The same house on PostgreSQL: schema, journal, people, whole games, and being killed under play."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.exc import IntegrityError

from ludoteca.core.journal import Change
from ludoteca.server.fair import verify_data
from ludoteca.server.schema import METADATA
from ludoteca.server.store import Store
from ludoteca.server.writes import TableWrite, entries_of
from tests.server.cluster import Cluster, a_cluster, postgres_binaries
from tests.server.crash import Damage, Victim, torment
from tests.server.support import play_on, running, two_guests, wait_for

BINARIES = postgres_binaries()
KILLS = 5

pytest.importorskip("psycopg", reason="the extra [postgres] is not installed")
pytestmark = pytest.mark.skipif(BINARIES is None, reason="there is no PostgreSQL server on this machine")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    assert BINARIES is not None
    with a_cluster(BINARIES) as opened:
        yield opened


@pytest.fixture
def database(cluster: Cluster) -> str:
    return cluster.fresh()


def test_the_migrations_lead_to_the_schema_and_are_run_once(database: str) -> None:
    for _ in range(2):
        store = Store(database)
        store.open()
        with store.engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        store.close()


def test_a_journal_only_grows_and_its_key_decides_races(database: str) -> None:
    store = Store(database)
    store.open()

    def step(first: int, command: str) -> TableWrite:
        return TableWrite("m", first, (Change("answer", 0, 1), Change("nature", -1, 2)), "u", command, '"done"', {})

    async def work() -> None:
        # All at once: the writer puts them into one transaction, which the bad ones would spoil.
        wishes = [step(0, "one"), step(1, "two"), step(2, "one"), step(2, "three")]
        jobs = [store.append(wish) for wish in wishes]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), IntegrityError, IntegrityError, type(None)]
        assert await store.read(step(0, "three").known) == '"done"'
        assert await store.read(step(0, "two").known) is None

    asyncio.run(work())
    assert len(store.read_now(lambda connection: entries_of(connection, "m"))) == 4
    store.close()


def test_people_and_tables_live_through_a_restart(database: str, tmp_path: Path) -> None:
    with running(tmp_path, database=database) as house:
        ada, ben, table = two_guests(house)
        ada.ask("POST", "/api/account", {"name": "Ada", "password": "long enough"}, 201)
        taken = ben.ask("POST", "/api/account", {"name": "ada", "password": "long enough"}, 409)
        assert taken["error"]["id"] == "error-name-taken"
        play_on(table, {0: ada, 1: ben}, steps=12)
        before = [person.moment(table, seat) for seat, person in enumerate((ada, ben))]
        cookies = [person.cookie for person in (ada, ben)]
        assert not list(tmp_path.glob("*.sqlite3"))
    with running(tmp_path, database=database) as house:
        people = [house.guest(), house.guest()]
        for seat, person in enumerate(people):
            person.web.cookies.set("ludoteca", str(cookies[seat]), domain="127.0.0.1", path="/")
            person.hello()
            assert person.moment(table, seat) == before[seat]
        play_on(table, dict(enumerate(people)))
        assert people[0].get("/api/me/tables")[0]["status"] == "over"
        verdict = verify_data(people[1].get(f"/api/tables/{table}/fair"))
        assert verdict.fault == ""
        assert verdict.draws > 10


def test_bots_play_a_whole_game(database: str, tmp_path: Path) -> None:
    with running(tmp_path, database=database) as house:
        host = house.guest()
        places = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "greedy"}]
        table = host.make(places=places, start=True)
        wait_for(lambda: host.moment(table)["status"] == "over", "two bots do not finish", 60)


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database: str, tmp_path: Path) -> None:
    people, _ = asyncio.run(torment(Victim(tmp_path, database=database), KILLS, players=4))
    acknowledged = [entry for person in people for entry in person.acknowledged]
    damage = Damage(tmp_path, acknowledged, database)
    assert len(acknowledged) > 20
    assert {result for person in people for result in person.results} == {"done"}
    assert (damage.lost, damage.doubled, damage.broken) == (0, 0, 0)
