"""La Granja's settings as they are met on the page, and the signs of what is reconstructed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page.support import Player


def setting(name: str) -> str:
    """Where a setting stands on the page."""
    return f'[data-setting="{name}"]'


def set_up(me: Player, seats: int) -> Player:
    """The page of a new table for so many seats, all settings open."""
    me.open("/new/la_granja").see(".choices").wait_for()
    me.see(".choices label").nth(seats - 1).click()
    me.see("details summary").click()
    return me


def begin(me: Player) -> None:
    for place in me.see(".places select").all()[1:]:
        place.select_option("bot:beginner")
    me.see(".places select").first.select_option("me")
    me.see('form button[type="submit"]').click()
    me.page.wait_for_url("**/table/*")
    me.see(".la-granja").wait_for()


def test_a_setting_is_shown_only_where_it_means_something(newcomer: Callable[..., Player]) -> None:
    me = set_up(newcomer(), 2)
    gone = ("die_tiles", "market_tile", "neutral")
    for name in gone:
        expect(me.see(setting(name))).to_have_count(0)
    for name in ("marker_limit", "lack_of_markers", "used_helpers", "points", "unlocking", "commodity_deliveries"):
        expect(me.see(setting(name))).to_have_count(1)
    me.see(f"{setting('roof_tiles')} select").select_option("deluxe")
    expect(me.see(setting("die_tiles"))).to_have_count(1)
    me.see(f"{setting('roof_tiles')} select").select_option("edition")
    expect(me.see(setting("die_tiles"))).to_have_count(0)
    me.see(f"{setting('edition')} select").select_option("deluxe")
    expect(me.see(setting("market_tile"))).to_have_count(1)
    me.see(f"{setting('marker_limit')} select").select_option("off")
    for name in ("lack_of_markers", "used_helpers"):
        expect(me.see(setting(name))).to_have_count(0)
    set_up(me, 1)
    expect(me.see(setting("neutral"))).to_have_count(1)
    for name in ("points", "unlocking"):
        expect(me.see(setting(name))).to_have_count(0)
    me.healthy()


def test_a_setting_that_went_out_of_sight_is_not_sent(newcomer: Callable[..., Player]) -> None:
    me = set_up(newcomer(), 2)
    me.see(f"{setting('edition')} select").select_option("deluxe")
    me.see(f"{setting('die_tiles')} select").select_option("up_to")
    me.see(f"{setting('edition')} select").select_option("french")
    begin(me)
    assert me.my_turn()
    me.healthy()


@pytest.mark.parametrize(("edition", "sections", "shown"), [("russian", 4, "0123"), ("deluxe", 5, "123")])
def test_what_is_reconstructed_is_marked_on_the_board(
    newcomer: Callable[..., Player], edition: str, sections: int, shown: str
) -> None:
    me = set_up(newcomer(), 2)
    me.see(f"{setting('edition')} select").select_option(edition)
    begin(me)
    expect(me.see(".craft-die .recon")).to_have_count(6)
    expect(me.see(".craft header > .recon")).to_have_count(6)
    # Of the twenty open spaces the four in the centre have a known value; where they all lie is ours.
    expect(me.see(".market tspan.recon-sign")).to_have_count(16)
    expect(me.see(".market text.recon-sign")).to_have_text("≈")
    expect(me.see(".siesta h3 .recon")).to_have_count(1)
    expect(me.see(".siesta li.section")).to_have_count(sections)
    assert "".join(me.see(".siesta .shade-points").all_inner_texts()) == shown
    me.healthy()
