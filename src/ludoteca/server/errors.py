"""What the server refuses: a status, a message id and its arguments, never a sentence."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """A request that is not carried out."""

    def __init__(self, status: int, name: str, /, **arguments: Any) -> None:
        super().__init__(name)
        self.status = status
        self.name = name
        self.arguments = arguments

    def body(self) -> dict[str, Any]:
        """The error as it goes over the wire."""
        return {"error": {"id": self.name, "arguments": self.arguments}}
