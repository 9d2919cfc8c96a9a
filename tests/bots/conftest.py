"""No bot of one test is there in the next."""

from __future__ import annotations

import pytest

from ludoteca.bots import guest


@pytest.fixture(autouse=True)
def dismissed():
    yield
    guest.dismiss()
