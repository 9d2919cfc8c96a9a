"""``ludoteca serve``: the table in the browser."""

from __future__ import annotations

import contextlib
import signal
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Sequence
from pathlib import Path

from ludoteca.cli.render import console, error_console
from ludoteca.core.errors import BadOptions
from ludoteca.core.game import find_game


def run_server(
    host: str, port: int, data: Path | None, play: str | None, bots: Sequence[str], *, open_browser: bool
) -> None:
    """Serve until told to stop; prints where, and where everything is kept."""
    if play is not None:
        find_game(play)
    try:
        from ludoteca.server import main as server  # noqa: PLC0415 - its libraries are an extra
        from ludoteca.server.bots import invite  # noqa: PLC0415
        from ludoteca.server.metrics import start_logs  # noqa: PLC0415
        from ludoteca.server.settings import from_environment  # noqa: PLC0415
        from ludoteca.server.store import shown as shown_database  # noqa: PLC0415
    except ImportError as problem:
        raise BadOptions(f"the server needs more libraries ({problem.name}): pip install 'ludoteca[server]'") from None
    settings = from_environment(data=data, bots=",".join(bots) or None)
    if settings.bots:
        # A bot that does not load is told of before the door is opened.
        invite(settings.bots)
    listener = listen(host, port)
    port = listener.getsockname()[1]
    start_logs()
    shown = f"[{host}]" if ":" in host else host
    link = f"http://{shown}:{port}/" + (f"play/{play}" if play else "")
    out = console()
    out.print(f"data folder: {settings.data}", markup=False)
    if settings.database:
        out.print(f"database: {shown_database(settings.database)}", markup=False)
    if not (settings.static / "index.html").is_file():
        error_console().print("the browser page was not built; run: python hooks/page.py", style="bad", markup=False)
    out.print(f"Ludoteca (unofficial) is open at {link}", style="accent", markup=False)
    out.print("Ctrl-C closes it; games go on where they were when it is opened again.", markup=False)
    if open_browser:
        threading.Thread(target=open_when_ready, args=(f"http://{shown}:{port}/readyz", link), daemon=True).start()
    # After its own orderly end the server raises the signal once more; that must not look like a crash.
    signal.signal(signal.SIGTERM, lambda *_: None)
    with contextlib.suppress(KeyboardInterrupt):
        server.server(settings, host, port).run(sockets=[listener])


def listen(host: str, port: int) -> socket.socket:
    """The bound socket, or one clear line when the address is taken or not ours."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as problem:
        listener.close()
        why = f"cannot listen on {host}:{port}: {problem.strerror}"
        raise BadOptions(f"{why}; choose another with --port, or --port 0 for a free one") from None
    return listener


def open_when_ready(ready: str, link: str) -> None:
    """Open the browser once the server answers; without a browser the printed link has to do."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(ready, timeout=1):  # noqa: S310 - our own loopback address
                break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(link)
