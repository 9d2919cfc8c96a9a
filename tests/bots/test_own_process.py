"""The process of a bot of one's own keeps its noise to itself and never outlives whoever started it."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time

import pytest

from ludoteca.bots import guest, interrupt
from ludoteca.core.match import Match
from tests.bots.support import lives, one_answer, soon

START = """
import os
from ludoteca.bots.player import question

def note():
    with open("pids", "a") as pids:
        print(os.getpid(), file=pids)
"""

# Compiled code that gives no other thread a turn, for minutes.
STUCK = """
def answer(view):
    note()
    return sum(range(6_000_000_000))
"""

LOUD = """
def answer(view):
    print("printed")
    os.system("echo by a program")
    os.write(1, b"to the descriptor")
    return question(view).choices[0].option
"""

POOL = """
import multiprocessing

def double(number):
    return 2 * number

def answer(view):
    with multiprocessing.Pool(2) as pool:
        return pool.map(double, [0, 0])[0] + question(view).choices[0].option
"""

CHILD = """
import subprocess
import sys
import time

def answer(view):
    with open("pids", "a") as pids:
        print(subprocess.Popen([sys.executable, "-c", "import time; time.sleep(300)"]).pid, file=pids)
    time.sleep(300)
"""

# A host that asks from a passing thread, so that the kernel cannot watch over the bot.
HOST = """
import threading
from ludoteca.bots.policies import find_player
from ludoteca.core.match import Match

match = Match.new("sagrada", 2, seed=1)

def ask():
    find_player(match.game, "mine.py", limit=3).answer(match.view(0))

thread = threading.Thread(target=ask)
thread.start()
thread.join()
"""

posix = pytest.mark.skipif(os.name != "posix", reason="signals and process groups")


@pytest.fixture
def write(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    def write(text):
        (tmp_path / "mine.py").write_text(START + text)

    return write


def noted(folder):
    file = folder / "pids"
    return [int(word) for word in file.read_text().split()] if file.exists() else []


def start(*words):
    return subprocess.Popen(
        [sys.executable, *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )


def clear(process, pids):
    """Leave nothing behind, whatever the test has shown."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pid in pids:
        if lives(pid):
            os.kill(pid, signal.SIGKILL)


def interrupt_arena(folder, workers, *signals):
    """Send an arena these signals while each worker waits for the bot; of what was noted then nothing may be left."""
    words = ("arena", "sagrada", "mine.py", "random", "-n", "4", "--workers", str(workers), "--limit", "100")
    arena = start("-m", "ludoteca", *words)
    try:
        assert soon(lambda: len(noted(folder)) == workers, 60), "no bot was asked"
        for place, word in enumerate(signals):
            # Two at once would be heard as one.
            time.sleep(min(place, 1))
            arena.send_signal(getattr(signal, word))
        arena.wait(30)
        assert soon(lambda: not any(lives(pid) for pid in noted(folder)), 30)
    finally:
        clear(arena, noted(folder))


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux's kernel watches over it; elsewhere its limit does")
@pytest.mark.parametrize("word", ["SIGINT", "SIGTERM", "SIGKILL"])
def test_a_bot_deep_in_compiled_code_ends_with_the_arena(write, tmp_path, word):
    write(STUCK)
    interrupt_arena(tmp_path, 2, word)


@posix
def test_a_bot_the_kernel_does_not_watch_ends_soon_after_its_limit(write, tmp_path):
    write(STUCK)
    host = start("-c", HOST)
    try:
        assert soon(lambda: noted(tmp_path), 60), "no bot was asked"
        host.kill()
        host.wait()
        (pid,) = noted(tmp_path)
        assert lives(pid)
        assert soon(lambda: not lives(pid), 20)
    finally:
        clear(host, noted(tmp_path))


@posix
@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("word", ["SIGINT", "SIGTERM"])
def test_what_bots_start_ends_with_the_arena(write, tmp_path, word, workers):
    write(CHILD)
    # Alone the first Ctrl-C is a wish to stop after the answer that is awaited.
    interrupt_arena(tmp_path, int(workers), *[word] * (2 if (word, workers) == ("SIGINT", "1") else 1))


@posix
def test_a_fork_does_not_end_what_is_its_parents(monkeypatch):
    done = []
    monkeypatch.setattr(interrupt, "_LAST", [])
    interrupt.before_ending(lambda: done.append("mine"))
    interrupt._LAST.append((os.getppid(), lambda: done.append("my parent's")))
    interrupt._do_last()
    assert done == ["mine"]


@posix
def test_a_process_that_cannot_be_started_is_a_fault(write, monkeypatch):
    write("def answer(view): return 0")

    def none_left(*_, **__):
        raise OSError(11, "no processes left")

    monkeypatch.setattr(guest.WORKERS, "Process", none_left)
    given = guest.Guest("mine.py").ask(0, Match.new("sagrada", 2, seed=1).view(0), 0, 5)
    assert (given.kind, given.text) == ("crashed", "its process could not be started")


@posix
def test_what_a_bot_starts_ends_with_it(write, tmp_path):
    write(CHILD)
    player, _, _ = one_answer("mine.py", limit=2)
    assert [fault.kind for fault in player.faults] == ["thought too long"]
    (pid,) = noted(tmp_path)
    assert soon(lambda: not lives(pid), 10)


def test_a_bot_may_start_processes(write):
    write(POOL)
    player, option, match = one_answer("mine.py", limit=60)
    assert not player.faults
    assert option == match.question(0).choices[0].option


def test_what_a_bot_and_its_programs_print_stays_out_of_json(write):
    write(LOUD)
    words = ["-m", "ludoteca", "arena", "sagrada", "mine.py", "random", "-n", "2", "--workers", "1", "--json"]
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, check=True)
    json.loads(done.stdout)
    for said in ("printed", "by a program", "to the descriptor"):
        assert said in done.stderr


def test_no_process_outlives_its_players(write):
    write("def answer(view): return question(view).choices[0].option")
    player, _, _ = one_answer("mine.py")
    process = player.guest._process
    assert process.is_alive()
    guest.dismiss()
    assert not process.is_alive()
