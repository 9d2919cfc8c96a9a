"""The list of what Python can say: ids, ids put together, and the kinds of named things are told apart."""

from __future__ import annotations

import importlib.util
from pathlib import Path

TOOL = Path(__file__).parents[2] / "web" / "tools" / "said.py"
SOURCE = """
GAME = "farm"
GOOD = Domain("good", ["olive", "grape"])

def prompt(self, decision, word, own):
    if own:
        return Message(f"{GAME}-ask-sow", {"what": Named("field", word)})
    yield LogMessage(f"{self.id}-log-{decision.name}")
    yield Message("farm-ask-" + word)
    yield Message(f"{GAME}-ask-{'sell' if own else 'buy'}")
    yield Reason("FA-1.2", "too-dry")
    say("Nothing is printed by an id here: " + word)
    print(f"card{word}")
"""


def scan(tmp_path: Path) -> dict[str, list[str]]:
    spec = importlib.util.spec_from_file_location("said", TOOL)
    assert spec is not None
    assert spec.loader is not None
    said = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(said)
    (tmp_path / "words.py").write_text(SOURCE, encoding="utf-8")
    found: dict[str, list[str]] = said.scan(tmp_path, "farm")
    return found


def test_what_is_said_is_told_apart(tmp_path: Path) -> None:
    found = scan(tmp_path)
    assert found["ids"] == ["farm-ask-sow", "farm-why-too-dry"]
    assert found["patterns"] == [r"farm\-ask\-(?:sell|buy)", r"farm\-log\-.+"]
    assert found["kinds"] == ["field", "good"]
    assert {"olive", "grape", "farm-ask-", "too-dry"} <= set(found["texts"])
    assert "card.+" in found["forms"]
