"""Every law of ``ludoteca.testing`` for every registered game, each with walks of its own."""

from __future__ import annotations

import pytest

from ludoteca._speed import mode
from ludoteca.core.game import game_ids
from ludoteca.testing import LAWS, Budget, laws_for

# Interpreted rules are the same rules, only slower: fewer moments show that they keep the laws.
BUDGET = Budget() if mode() == "compiled" else Budget(walks=12, each=3, spread=4, imagined=2, ends=20)


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("name", game_ids())
def test_the_law_holds(name: str, law: str) -> None:
    (found,) = laws_for(name, budget=BUDGET, laws=[law])
    found()
