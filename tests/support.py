"""What tests share: naming the rule a test proves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*numbers: str) -> Callable[[Test], Test]:
    """Mark a test as the proof of numbered rules, such as ``@rule("SAG-6.3")``."""

    def mark(test: Test) -> Test:
        return pytest.mark.rule(*numbers)(test)  # type: ignore[no-any-return]

    return mark
