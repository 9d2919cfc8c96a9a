"""Every question of every game in every language: asked in words, with no bare id to be read or heard anywhere."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page.robot.moments import kinds
from tests.page.robot.positions import RARE
from tests.page.robot.sessions import table_at
from tests.page.support import Player, expect_text
from tests.server.support import House

LANGUAGES = ("en", "ru", "fr", "cs")
# A message that is missing shows its id, and so does a thing without a name.
BARE = re.compile(r"\b[a-z]+(?:_[a-z0-9]+)+\b|\b(?:sagrada|error|refused|game|step|level)-[a-z]+(?:-[a-z]+)*\b")
# All that can be read, and all that is only heard or shown when one points at it.
TOLD = """() => [document.body.innerText, ...[...document.querySelectorAll("[aria-label], [title], [placeholder], .unseen")]
  .flatMap((each) => [each.getAttribute("aria-label"), each.title, each.placeholder, each.textContent])
  .filter((words) => typeof words === "string")].join("\\n")"""
# What stands on each board in the reader's words.
HOME = {
    "la_granja": (".view-button", ("My farm", "Моя ферма", "Ma ferme", "Moje farma")),
    "oh_my_goods": (".omg-street", ("Charburner", "Хижина углежога", "Charbonnière", "Milíř")),
    "sagrada": (".tray h2", ("Draft pool", "Резерв", "Réserve de dés", "Nabídka kostek")),
}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", sorted(HOME))
def test_each_language_says_everything(
    newcomer: Callable[..., Player], page_house: House, game: str, code: str
) -> None:
    ada, rival = page_house.guest("Ada"), page_house.guest("Ben")
    me = newcomer(locale=code).be(ada)
    # Asked even where the table would go on by itself.
    me.open("/account").see('select[name="pauses"]').select_option("always")
    found: dict[str, list[str]] = {}
    sentences: dict[str, str] = {}
    for kind, moment in (kinds(game) | RARE[game]).items():
        me.open(f"/table/{table_at(page_house, ada, moment, rival)}")
        assert me.my_turn()
        expect(me.see("html")).to_have_attribute("lang", code)
        sentences[kind] = me.page.inner_text(".ask").strip()
        found[kind] = sorted(set(BARE.findall(str(me.page.evaluate(TOLD)))))
    selector, words = HOME[game]
    expect_text(me, selector, words[LANGUAGES.index(code)])
    assert {kind: ids for kind, ids in found.items() if ids} == {}
    assert all(sentences.values()), sentences


def test_a_bare_id_is_found_where_it_is_read_and_where_it_is_only_heard(newcomer: Callable[..., Player]) -> None:
    me = newcomer()
    me.open("/").see(".game-card").first.wait_for()
    assert BARE.findall(str(me.page.evaluate(TOLD))) == []
    planted = """([word, attribute]) => {
      const piece = document.createElement("p");
      if (attribute) piece.setAttribute(attribute, word); else piece.textContent = word;
      document.body.append(piece);
    }"""
    words = ("la_granja-ask", "large_watchtower", "oh_my_goods-why", "sagrada-tool-name", "refused-option")
    for word, where in zip(words, ("", "aria-label", "title", "aria-label", ""), strict=True):
        me.page.evaluate(planted, [word, where])
    told = set(BARE.findall(str(me.page.evaluate(TOLD))))
    assert told == {"la_granja", "large_watchtower", "oh_my_goods", "sagrada-tool-name", "refused-option"}
    me.open("/")
