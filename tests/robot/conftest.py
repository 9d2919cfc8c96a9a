"""The robot's browser, house and words; those of the tests of the page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.page.conftest import chromium_browser, page_house
from tests.robot.told import Words, the_words

__all__ = ["chromium_browser", "page_house"]


@pytest.fixture(scope="session")
def words(chromium_browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Words]:
    with the_words(chromium_browser, tmp_path_factory.mktemp("words")) as found:
        yield found
