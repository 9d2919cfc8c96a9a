"""Says in every report which mode the tests ran in."""

from __future__ import annotations

import os

import ludoteca
from ludoteca._speed import mode

# What the terminal says is compared in English, whatever language the machine is set to.
os.environ["LUDOTECA_LANGUAGE"] = "en"


def pytest_report_header() -> str:
    return f"ludoteca {ludoteca.__version__} runs {mode()} from {ludoteca.__file__}"
