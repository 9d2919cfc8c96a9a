"""What tests share: naming the rule a test proves, and what is proved in compiled code alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

from ludoteca._speed import mode

Test = TypeVar("Test", bound=Callable[..., object])

# How strong someone is or how sure a search is does not depend on the mode: both think alike, which is tested apart.
slow = pytest.mark.skipif(mode() == "interpreted", reason="hundreds of games or searches take minutes interpreted")


def rule(*numbers: str) -> Callable[[Test], Test]:
    """Mark a test as the proof of numbered rules, such as ``@rule("SAG-6.3")``."""

    def mark(test: Test) -> Test:
        return pytest.mark.rule(*numbers)(test)  # type: ignore[no-any-return]

    return mark
