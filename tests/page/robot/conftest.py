"""The words a robot reads the page with; browser and house are those of all tests of the page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.page.robot.told import Words, the_words


@pytest.fixture(scope="session")
def words(chromium_browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Words]:
    with the_words(chromium_browser, tmp_path_factory.mktemp("words")) as found:
        yield found
