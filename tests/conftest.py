"""Says in every report which mode the tests ran in."""

from __future__ import annotations

import ludoteca
from ludoteca._speed import mode


def pytest_report_header() -> str:
    return f"ludoteca {ludoteca.__version__} runs {mode()} from {ludoteca.__file__}"
