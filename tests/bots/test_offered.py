"""A bot is found in a file or an installed package, and what is no bot is refused in words that help."""

from __future__ import annotations

import re

import pytest

from ludoteca.bots import offered, policies
from ludoteca.bots.policies import find_player
from ludoteca.core.errors import UnknownPolicy
from ludoteca.core.game import find_game
from tests.bots.support import install, one_answer

START = "from ludoteca.bots.player import question\n"
PICK = "(view): return question(view).choices[-1].option\n"


@pytest.fixture
def write(tmp_path, monkeypatch):
    """Writes a bot's file into the current folder, so that it has a short name."""
    monkeypatch.chdir(tmp_path)

    def write(name, text):
        (tmp_path / name).write_text(START + text)
        return name

    return write


def refusal(name, game="sagrada"):
    with pytest.raises(UnknownPolicy) as caught:
        find_player(find_game(game), name)
    return str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        # Whatever it is called, the only function of a view is the bot.
        f"import random\nfrom ludoteca.bots.player import imagined\ndef clever{PICK}def _hidden(view): pass\ndef two(a, b): pass",
        # Beside an answer, others help.
        f"def answer{PICK}def helper(view): pass",
        # Beside a class with an answer, too.
        f"def helper(view): pass\nclass Bot:\n    def answer(self, view):\n        return pick(view)\ndef pick{PICK}",
        "def clever(view, depth=3): return question(view).choices[-1].option",
    ],
    ids=["function", "answer", "class", "default"],
)
def test_a_file_with_one_bot_needs_no_name(write, text):
    player, option, match = one_answer(write("mine.py", text))
    assert not player.faults
    assert option == match.question(0).choices[-1].option


@pytest.mark.parametrize("name", ["random.py", "my-bot.py", "json.py"])
def test_a_file_may_have_any_name(write, name):
    text = "import random\nimport json\ndef answer(view): return [json.dumps, question(view).choices[random.randrange(1)].option][1]"
    player, option, match = one_answer(write(name, text))
    assert not player.faults
    assert option == match.question(0).choices[0].option


@pytest.mark.parametrize("name", ["bot", "policy"])
def test_an_object_is_a_bot_too(write, name):
    text = (
        "from ludoteca.core.rules import Policy\n"
        "class Fixed:\n    def __init__(self, place): self.place = place\n"
        "    def answer(self, view): return question(view).choices[self.place].option\n"
        "class Weighed(Policy):\n    def __init__(self, place): self.place = place\n"
        "    def pick(self, rules, state, decision, seat, a, b, out, rng): return out.listed()[self.place]\n"
        "bot = Fixed(2)\npolicy = Weighed(2)\n"
    )
    player, option, match = one_answer(f"{write('inst.py', text)}:{name}")
    assert not player.faults
    assert option == match.question(0).choices[2].option


def test_what_is_no_bot_is_refused_before_anything_is_played(write):
    write("fn.py", f"def first{PICK}def second{PICK}")
    write("none.py", "def two(a, b): pass\nnumber = 5\nthing = object()\nclass Needy:\n    def answer(self): pass\n")
    write("classes.py", "class One:\n    def answer(self, view): pass\nclass Two(One): pass\n")
    write("broken.py", "\nimport nothing_like_it\n")
    write("helped.py", "import statistics\nstatistics.mean([])\n")
    write("syntax.py", "def answer(view:\n")
    write("leaving.py", "import os\nos._exit(3)\n")
    for name, message in (
        ("fn.py", "fn.py has 2 bots: first, second; name one, as in fn.py:first"),
        ("fn.py:nobody", "fn.py has no 'nobody'; its bots are first, second"),
        ("classes.py", "classes.py has 2 bots: One, Two; name one, as in classes.py:One"),
        ("none.py:number", "none.py:number is neither a function nor a class or object with an answer(view)"),
        ("none.py:thing", "none.py:thing is neither a function nor a class or object with an answer(view)"),
        ("none.py:two", "none.py:two cannot be called with a view alone; write it as answer(view)"),
        ("none.py:Needy", "none.py:Needy cannot be called with a view alone; write it as answer(view)"),
        ("missing.py", "missing.py: there is no such file"),
        ("missing.py:Bot", "missing.py: there is no such file"),
        ("broken.py", "bot broken.py: ModuleNotFoundError: No module named 'nothing_like_it' (broken.py, line 3)"),
        (
            "helped.py",
            "bot helped.py: StatisticsError: mean requires at least one data point (helped.py, line 3)",
        ),
        ("leaving.py", "bot leaving.py: while it was loaded, its process ended with exit code 3"),
    ):
        assert refusal(name) == message
    assert re.fullmatch(r"bot syntax\.py: SyntaxError: .* \(syntax\.py, line 2\)", refusal("syntax.py"))
    write("empty.py", "number = 5\n")
    assert refusal("empty.py").startswith("empty.py has no bot: it needs a function of a view or a class")


@pytest.mark.parametrize(
    ("games", "message"),
    [
        ('("sagrada", "oh_my_goods")', "bot mine.py plays sagrada, oh_my_goods, not la_granja"),
        ('"sagrada"', "bot mine.py plays sagrada, not la_granja"),
        ("5", 'mine.py: games = 5 does not name the games it plays; write it as games = ("sagrada",)'),
        ("(1, 2)", "mine.py: games = (1, 2) does not name"),
        ("()", "mine.py: games = () does not name"),
        ("object()", "mine.py: games = <object object> does not name"),
    ],
)
def test_a_bot_says_which_games_it_plays(write, games, message):
    name = write("mine.py", f"class Bot:\n    games = {games}\n    def answer(self, view): pass\n")
    assert refusal(name, "la_granja").startswith(message)


def test_a_crash_is_told_with_the_bots_own_line(write):
    write("helper.py", "def mean(numbers):\n    import statistics\n    return statistics.mean(numbers)\n")
    player, _, _ = one_answer(write("mine.py", "import helper\ndef answer(view):\n    return helper.mean([])\n"))
    assert player.faults[0].text == "StatisticsError: mean requires at least one data point (helper.py, line 4)"


def test_an_installed_package_offers_its_bots_by_name(tmp_path, monkeypatch):
    points = ["firstling = thirdparty:first", "faulty = thirdparty:faulty", "absent = thirdparty:absent"]
    install(tmp_path, monkeypatch, points, f"{START}def first{PICK}def faulty(view):\n    return [][1]\n")
    assert offered.plugged() == ["absent", "faulty", "firstling"]
    _, option, match = one_answer("firstling")
    assert option == match.question(0).choices[-1].option
    player, _, _ = one_answer("faulty")
    assert player.faults[0].text == "IndexError: list index out of range (thirdparty.py, line 4)"
    assert refusal("absent") == "bot absent: AttributeError: module 'thirdparty' has no attribute 'absent'"
    assert refusal("oracle").endswith("; installed bots: absent, faulty, firstling")


def test_an_installed_bot_with_the_name_of_a_built_in_one_is_told_of_once(tmp_path, monkeypatch):
    monkeypatch.setattr(policies, "_LOOKED", set())
    install(tmp_path, monkeypatch, ["greedy = thirdparty:first", "mine = thirdparty:first"], f"{START}def first{PICK}")
    game = find_game("sagrada")
    with pytest.warns(UserWarning, match="offers a bot 'greedy', which is the name of a built-in player"):
        find_player(game, "greedy")
    # Warnings are errors here, so a second one would be seen.
    find_player(game, "greedy")
    find_player(game, "random")
    assert refusal("oracle").endswith("; installed bots: mine")
