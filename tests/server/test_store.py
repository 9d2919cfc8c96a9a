"""The store: its schema has one history, runs on both databases, and one bad job does not spoil another."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, select, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.schema import CreateIndex, CreateTable

from ludoteca.core.errors import LudotecaError
from ludoteca.core.journal import Change
from ludoteca.server.schema import ENTRIES, KEYS, METADATA
from ludoteca.server.store import Store, shown
from ludoteca.server.writes import TableWrite, entries_of


@pytest.fixture
def store(tmp_path: Path) -> Any:
    opened = Store(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    opened.open()
    yield opened
    opened.close()


def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_the_schema_is_also_postgresql() -> None:
    dialect = postgresql.dialect()
    for table in METADATA.sorted_tables:
        assert f"CREATE TABLE {table.name}" in str(CreateTable(table).compile(dialect=dialect))
        for index in table.indexes:
            assert "CREATE" in str(CreateIndex(index).compile(dialect=dialect))
    unique = str(CreateTable(ENTRIES).compile(dialect=dialect))
    assert "PRIMARY KEY (match, serial)" in unique


def test_sqlite_writes_ahead_and_waits_for_the_disk(store: Store) -> None:
    with store.engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2


def step(first: int, command: str | None = None) -> TableWrite:
    return TableWrite("m", first, (Change("answer", 0, 1), Change("nature", -1, 2)), "u", command, '"done"', {})


def test_a_journal_only_grows_and_its_key_decides_races(store: Store) -> None:
    async def work() -> None:
        await store.append(step(0))
        with pytest.raises(IntegrityError):
            await store.append(step(1))
        await store.append(step(2))

    asyncio.run(work())
    assert store.read_now(lambda connection: entries_of(connection, "m")) == [*step(0).entries, *step(0).entries]


def test_a_command_is_kept_with_its_entries_or_not_at_all(store: Store) -> None:
    async def work() -> None:
        await store.append(step(0, "one"))
        with pytest.raises(IntegrityError):
            await store.append(step(2, "one"))
        assert await store.read(step(2, "one").known) == '"done"'
        with pytest.raises(IntegrityError):
            await store.append(step(1, "two"))
        assert await store.read(step(1, "two").known) is None

    asyncio.run(work())


def test_one_bad_job_does_not_spoil_the_others(store: Store) -> None:
    async def work() -> list[Any]:
        def good(connection: Any, number: int) -> int:
            connection.execute(insert(KEYS), {"name": f"k{number}", "value": "v"})
            return number

        jobs = [store.write(lambda connection, n=n: good(connection, n % 5)) for n in range(10)]  # type: ignore[misc]
        return list(await asyncio.gather(*jobs, return_exceptions=True))

    results = asyncio.run(work())
    assert results[:5] == [0, 1, 2, 3, 4]
    assert all(isinstance(result, IntegrityError) for result in results[5:])
    assert len(store.read_now(lambda connection: connection.execute(select(KEYS)).all())) == 5


def test_opening_twice_changes_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'x.sqlite3'}"
    for _ in range(2):
        opened = Store(url)
        opened.open()
        opened.close()


@pytest.mark.parametrize("url", ["nonsense", "mysql+nodriver://x/y", "postgresql+nodriver://x/y"])
def test_an_address_that_is_none_is_refused_in_one_line(url: str) -> None:
    with pytest.raises(LudotecaError):
        Store(url)


def test_a_password_is_never_printed() -> None:
    assert shown("postgresql+psycopg://ada:secret@db/house") == "postgresql+psycopg://ada:***@db/house"
