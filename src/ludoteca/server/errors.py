"""What the server refuses: a status, a message id and its arguments, never a sentence."""

from __future__ import annotations

from typing import Any

from ludoteca.server.wire.words import RefusalInfo


class Refused(Exception):
    """A request that is not carried out."""

    def __init__(self, status: int, name: str, /, **arguments: Any) -> None:
        super().__init__(name)
        self.status = status
        self.name = name
        self.arguments = arguments

    @property
    def info(self) -> RefusalInfo:
        """The refusal as it goes over the wire."""
        return RefusalInfo(self.name, self.arguments)
