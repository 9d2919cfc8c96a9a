"""The one table of printed marks that all windows share."""

from __future__ import annotations

from typing import Final

from ludoteca.games.sagrada.content.printed import Printed

PRINTED: Final = Printed()
