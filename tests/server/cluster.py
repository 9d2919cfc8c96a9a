"""A PostgreSQL cluster of the tests' own: a temporary folder, a free loopback port, gone when they end."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, text
from sqlalchemy.exc import OperationalError

from tests.server.support import free_port, wait_for


def postgres_binaries() -> Path | None:
    """The folder of initdb and postgres; Debian keeps it off the path."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return places[-1].parent if places else None


class Cluster:
    """A running cluster; every test asks it for a database of its own."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._numbers = count(1)

    def url(self, name: str) -> str:
        return f"postgresql+psycopg://ludoteca@127.0.0.1:{self._port}/{name}"

    def fresh(self) -> str:
        """The address of a new, empty database."""
        name = f"house{next(self._numbers)}"
        self._do(f"CREATE DATABASE {name}")
        return self.url(name)

    def answers(self) -> bool:
        try:
            self._do("SELECT 1")
        except OperationalError:
            return False
        return True

    def _do(self, statement: str) -> None:
        engine = create_engine(self.url("postgres"), isolation_level="AUTOCOMMIT")
        try:
            with engine.connect() as connection:
                connection.execute(text(statement))
        finally:
            engine.dispose()


def _owner() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: Debian's own user for it runs it then."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            found = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}
    raise AssertionError("there is no user to run PostgreSQL as")


@contextmanager
def a_cluster(binaries: Path) -> Iterator[Cluster]:
    owner = _owner()
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-postgres-"))
    if owner:
        os.chown(folder, owner["user"], owner["group"])
    data, port = folder / "data", free_port()
    usual: dict[str, Any] = {"cwd": folder, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, **owner}
    try:
        wish = ["--pgdata", data, "--username", "ludoteca", "--auth", "trust", "--encoding", "UTF8", "--no-locale"]
        subprocess.run([binaries / "initdb", *wish], check=True, **usual)
        settings = ["listen_addresses=127.0.0.1", f"port={port}", f"unix_socket_directories={folder}"]
        command = [binaries / "postgres", "-D", data, *(part for one in settings for part in ("-c", one))]
        process = subprocess.Popen(command, **usual)
        try:
            cluster = Cluster(port)
            wait_for(cluster.answers, "PostgreSQL does not start", 60)
            yield cluster
        finally:
            process.terminate()
            process.wait(30)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
