"""The contract of games as a library: laws that any game must keep, run on games of this house and of others.

``check_game("my_game")`` runs them all and returns a report; in a test file each law is a test of its own:

    @pytest.mark.parametrize("law", laws_for("my_game"), ids=str)
    def test_the_contract(law):
        law()
"""

from __future__ import annotations

from ludoteca.testing.check import LAWS, Finding, Law, Report, check_game, laws_for
from ludoteca.testing.ground import Broken, Budget

__all__ = ["LAWS", "Broken", "Budget", "Finding", "Law", "Report", "check_game", "laws_for"]
