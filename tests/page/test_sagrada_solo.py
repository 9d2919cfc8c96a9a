"""Alone at Sagrada, and how a game ends: the aim on the board, texts that fit one player, the tie-break that decided."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.games.sagrada.helpers import BARE, FORTY, position
from tests.page.support import CARD, PHONE, Player, expect_text, sit_in
from tests.server.support import House

AIMS = {
    "en": ("Target so far: 7. Your points: −48.", "56 more points beat it."),
    "ru": ("Цель пока: 7. Ваши очки: −48.", "Чтобы превзойти её, нужно ещё 56 очков."),
    "fr": ("Score à battre pour l’instant\u00a0: 7. Vos points\u00a0: −48.", "Encore 56 points pour le battre."),
    "cs": ("Cíl zatím: 7. Vaše body: −48.", "K překonání chybí 56 bodů."),
}


@pytest.mark.parametrize("language", AIMS)
def test_alone_the_target_and_the_way_to_it_stand_on_the_board_and_in_the_score(
    newcomer: Callable[..., Player], page_house: House, language: str
) -> None:
    me = newcomer(locale=language)
    sit_in(page_house, me, position(1, track=[["G1", "Y6"]]))
    for words in AIMS[language]:
        expect_text(me, ".track .aim", words)
    me.page.keyboard.press("s")
    for words in AIMS[language]:
        expect_text(me, "dialog[open] .aim", words)


def test_the_aim_follows_every_answer_and_tells_when_it_is_beaten(
    newcomer: Callable[..., Player], page_house: House
) -> None:
    me = newcomer(viewport=PHONE, has_touch=True, is_mobile=True)
    given = {"private": ["P", "R"], "public": ["light_shades", "color_variety"], "round": 4}
    sit_in(page_house, me, position(1, boards=[FORTY], pool="P3", track=[["R6", "R6", "G6"], ["B6"]], **given))
    expect_text(me, ".track .aim", "Target so far: 24. Your points: 24. 1 more point beats it.")
    me.see(".pool-dice .legal").first.tap()
    cell = me.see(".stage .pane.legal").first
    cell.tap(force=True)
    me.see(".stage .pane.ghost").tap(force=True)
    # A gap less is worth three, and so is the purple 3.
    expect_text(me, ".track .aim", "Your points: 30. Beaten by 6 points.")


def test_alone_pool_track_and_objectives_say_what_holds_for_one(
    newcomer: Callable[..., Player], page_house: House
) -> None:
    me = newcomer()
    sit_in(page_house, me, position(1, public=["light_shades"], track=[["G1", "Y6"]]))
    for selector, words, rule in (
        (".tray h2", "Each round four dice are drawn and rolled.", "SAG-11.3"),
        (".goal.private", "you have two private objectives, both face up. The better one counts", "SAG-11.6"),
        (".track li.past", "All its values together are the target", "SAG-11.1"),
    ):
        me.page.mouse.move(3, 3)
        expect(me.see(".tip")).to_have_count(0)
        me.see(selector).first.hover(force=True)
        expect_text(me, ".tip", words)
        expect_text(me, ".tip .rule-link", rule)
    expect(me.see(".track .aim")).to_have_count(1)


def test_with_others_there_is_no_aim(newcomer: Callable[..., Player], page_house: House) -> None:
    me = newcomer()
    sit_in(page_house, me, position())
    expect(me.see(".track li")).to_have_count(10)
    expect(me.see(".aim")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Equal points; what decided: the later first turn in round 10."),
        ("ru", "Очков поровну; решило: более поздний первый ход в 10-м раунде."),
        ("fr", "Égalité de points\u00a0; ce qui a décidé\u00a0: le premier tour le plus tardif de la manche 10."),
        ("cs", "Bodů je stejně; rozhodlo: pozdější první tah v 10. kole."),
    ],
)
def test_the_end_names_the_tie_break_that_decided(
    newcomer: Callable[..., Player], page_house: House, language: str, words: str
) -> None:
    me = newcomer(locale=language)
    sit_in(page_house, me, position(boards=[BARE, BARE], favor=[3, 3], round=10, turn=4, pool="R2"))
    me.see('.answers [data-target="action:pass"]').click()
    expect_text(me, ".over .decided", words)
    expect_text(me, ".over .decided .rule-link", "SAG-9.8")


def test_the_short_rules_tell_ties_and_the_solo_game(newcomer: Callable[..., Player]) -> None:
    for language, ties, solo in (
        ("en", "then more favor left", "Alone: two public objectives"),
        ("ru", "больше фишек привилегий, затем", "В одиночной игре: две общие цели"),
        ("fr", "puis plus de faveurs restantes", "En solo\u00a0: deux objectifs communs"),
        ("cs", "pak víc zbylé přízně", "Hra pro jednoho: dva společné úkoly"),
    ):
        me = newcomer(locale=language)
        me.open("/help/sagrada")
        expect(me.see(".rules-short")).to_contain_text(ties)
        expect(me.see(".rules-short")).to_contain_text(solo)


def test_alone_no_text_of_the_first_round_speaks_of_favour(newcomer: Callable[..., Player]) -> None:
    me = newcomer()
    me.open("/").see(CARD).get_by_role("button", name="Solo").click()
    me.see(".window-choice").wait_for()
    expect_text(me, ".guide", "Alone they buy nothing.")
    labels = [str(each.get_attribute("aria-label")) for each in me.see(".window-choice .window").all()]
    assert len(labels) == 4
    assert all("difficulty" in label and "favor" not in label for label in labels)
