"""What tests of bots of one's own share."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from ludoteca.bots.own import OwnPlayer
from ludoteca.bots.policies import find_player
from ludoteca.core.match import Match


def one_answer(name, limit=20.0):
    """The first answer of a bot of one's own in a game of Sagrada, which is legal whatever the bot did."""
    match = Match.new("sagrada", 2, seed=3)
    player = find_player(match.game, name, 1, limit=limit)
    assert isinstance(player, OwnPlayer)
    option = player.answer(match.view(0))
    assert match.question(0).find(option) == option
    return player, option, match


def install(folder, monkeypatch, points, text):
    """Put a package ``thirdparty`` with these entry points where this process and its children find it."""
    (folder / "thirdparty.py").write_text(text)
    home = folder / "thirdparty-1.dist-info"
    home.mkdir()
    (home / "METADATA").write_text("Metadata-Version: 2.1\nName: thirdparty\nVersion: 1\n")
    (home / "entry_points.txt").write_text("[ludoteca.bots]\n" + "".join(f"{point}\n" for point in points))
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]))


def lives(pid):
    """Whether a process runs; one that ended and was not swept up does not."""
    if sys.platform == "linux":
        try:
            return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
        except OSError:
            return False
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def soon(holds, seconds):
    """Whether something comes true in time."""
    end = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True
