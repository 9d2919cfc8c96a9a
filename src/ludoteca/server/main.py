"""Starting the server: one process, a data folder, and a clean end at SIGTERM."""

from __future__ import annotations

import contextlib
import gc
import signal
from pathlib import Path

import uvicorn

from ludoteca.server.app import make_app
from ludoteca.server.metrics import start_logs
from ludoteca.server.settings import Settings, from_environment
from ludoteca.server.store import Store


def server(settings: Settings, host: str = "127.0.0.1", port: int = 8000, store: Store | None = None) -> uvicorn.Server:
    """A server ready to run, with a store of its own unless one is given; tests run it in a thread of their own."""
    config = uvicorn.Config(
        make_app(settings, store),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=settings.frame_bytes,
        # A compressor for each socket costs more memory than the tables themselves.
        ws_per_message_deflate=False,
        ws_ping_interval=25,
        ws_ping_timeout=25,
        timeout_graceful_shutdown=5,
        backlog=2048,
    )
    return uvicorn.Server(config)


def keep_still() -> None:
    """Let the search for garbage pass over what stays for good, and come seldom.

    Everything waits while it looks through all tables, which shows as a stall in every game; what a move leaves
    behind goes away by itself, without any search.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)


def serve(host: str = "127.0.0.1", port: int = 8000, data: str | Path | None = None) -> None:
    """Serve until told to stop; ``data`` is the folder everything is kept in."""
    start_logs()
    settings = from_environment(data=None if data is None else Path(data))
    # After its own orderly end the server raises the signal once more; that must not look like a crash.
    signal.signal(signal.SIGTERM, lambda *_: None)
    ready = server(settings, host, port)
    keep_still()
    with contextlib.suppress(KeyboardInterrupt):
        ready.run()
