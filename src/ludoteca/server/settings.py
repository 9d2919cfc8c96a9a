"""What a host may set: where the data lies, how much is allowed, how long to wait."""

from __future__ import annotations

import difflib
import os
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from ludoteca.core.errors import BadOptions

PREFIX: Final = "LUDOTECA_"
# Names that mean something to the build, to the tests or to the library itself, and nothing to the server.
ELSEWHERE: Final = ("ANNOTATE", "BUILD", "EXPECT", "INTERPRETED", "LANGUAGE", "PAGE")


def default_data() -> Path:
    """The data folder: ``LUDOTECA_DATA``, or a folder of the user's own."""
    given = os.environ.get("LUDOTECA_DATA")
    if given:
        return Path(given)
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "ludoteca"


@dataclass(frozen=True)
class Settings:
    """Every figure of the server; the defaults suit a club on one machine."""

    data: Path = field(default_factory=default_data)
    database: str = ""
    static: Path = Path(__file__).parent / "static"
    secure_cookies: bool = False
    public_origin: str = ""
    metrics_open: bool = False

    # Workers give way to the tables, so every core may have one.
    bot_workers: int = max(1, min(4, os.cpu_count() or 1))
    bot_pause: float = 0.3
    # How long a bot may take with all that waits before it; how long one of the host's own may think.
    bot_patience: float = 60.0
    bot_limit: float = 10.0
    bots: str = ""

    # How much is thought about a hint, and about each decision of an analysis.
    hint_iterations: int = 3000
    hint_seconds: float = 2.0
    analysis_iterations: int = 600

    frame_bytes: int = 4096
    body_bytes: int = 16384
    messages_per_second: float = 20.0
    messages_burst: float = 60.0
    requests_per_second: float = 40.0
    requests_burst: float = 200.0
    sockets_per_user: int = 8
    sockets_per_address: int = 200
    watches_per_socket: int = 64
    tables_per_guest: int = 40
    guests_per_minute: int = 120
    sign_ins_per_minute: int = 10
    outbox: int = 512

    notice_after: float = 60.0
    sweep_every: float = 5.0
    idle_after: float = 600.0
    webhook_loopback: bool = False
    push_contact: str = "mailto:host@localhost"

    @property
    def database_url(self) -> str:
        """Where the store lies; SQLite in the data folder unless told otherwise."""
        return self.database or f"sqlite:///{self.data / 'ludoteca.sqlite3'}"


def check_environment() -> None:
    """Refuse ``LUDOTECA_<NAME>`` variables that nobody reads: a setting with a slip in its name would do nothing."""
    known = [f"{PREFIX}{name}" for name in (*(part.name.upper() for part in fields(Settings)), *ELSEWHERE)]
    for name in sorted(os.environ):
        if name.startswith(PREFIX) and name not in known:
            near = difflib.get_close_matches(name, known, 1, cutoff=0.0)
            raise BadOptions(f"the environment has {name}, which is no setting; the nearest one is {near[0]}")


def from_environment(**given: Any) -> Settings:
    """Settings from ``LUDOTECA_<NAME>`` variables; what is given directly wins."""
    check_environment()
    found: dict[str, Any] = {}
    for part in fields(Settings):
        text = os.environ.get(f"{PREFIX}{part.name.upper()}")
        if text is None or part.name == "data":
            continue
        kind = str(part.type)
        if kind == "bool":
            found[part.name] = text.lower() in ("1", "true", "yes", "on")
        elif kind in ("int", "float"):
            found[part.name] = int(text) if kind == "int" else float(text)
        else:
            found[part.name] = Path(text) if kind == "Path" else text
    found.update({name: value for name, value in given.items() if value is not None})
    return Settings(**found)
