"""What the robot sees: everything that is lit, by role and name as a screen reader gets them, and what goes over the line."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.page.support import DRAWN

# The page's one sign, on every board and in the question bar, that a press here answers what is asked.
LIT = "[...document.querySelectorAll('[data-target]')].filter((each) => each.getClientRects().length)"
# Other views of the same board: what a navigation, a list of tabs or a drawer brings to sight.
VIEWS = (
    "[...document.querySelectorAll('main nav button[aria-pressed], main [role=tab], main button[aria-expanded]')]"
    ".filter((each) => !each.dataset.target && each.getClientRects().length)"
)
SHOWN = """function () {
  return ["aria-pressed", "aria-selected", "aria-expanded"].some((name) => this.getAttribute(name) === "true");
}"""


class Place(NamedTuple):
    """Something on the page: the handle it is pressed by, and what a screen reader says of it."""

    handle: str
    role: str
    name: str
    disabled: bool


class Eyes:
    """Looks at a page through the browser's own accessibility tree and listens to its socket."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.cdp = page.context.new_cdp_session(page)
        # The table that is looked at, the serial of the question that the page was told last of it, and how many
        # answers the page has sent.
        self.table = ""
        self.serial: int | None = None
        self.sent = 0
        page.on("websocket", self._listen)

    def _listen(self, socket: Any) -> None:
        socket.on("framereceived", self._received)
        socket.on("framesent", self._sent)

    def _received(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "moment" and message["table"] == self.table:
            self.serial = message["question"]["serial"] if message["question"] else None

    def _sent(self, frame: str | bytes) -> None:
        if json.loads(frame)["type"] == "answer":
            self.sent += 1

    def drawn(self) -> None:
        """Let the page draw what it knows."""
        self.page.evaluate(DRAWN)

    def lit(self) -> list[Place]:
        """Everything that is lit and can be seen."""
        return self._places(LIT)

    def views(self) -> list[Place]:
        """Buttons that show another part of the board."""
        return self._places(VIEWS)

    def _places(self, expression: str) -> list[Place]:
        found = self.cdp.send("Runtime.evaluate", {"expression": expression})["result"]["objectId"]
        listed = self.cdp.send("Runtime.getProperties", {"objectId": found, "ownProperties": True})["result"]
        handles = [each["value"]["objectId"] for each in listed if each["name"].isdecimal()]
        return [self._describe(handle) for handle in handles]

    def _describe(self, handle: str) -> Place:
        tree = self.cdp.send("Accessibility.getPartialAXTree", {"objectId": handle, "fetchRelatives": False})
        node = tree["nodes"][0]
        told = {each["name"]: each["value"].get("value") for each in node.get("properties", ())}
        role = "" if node.get("ignored") else str(node.get("role", {}).get("value", ""))
        return Place(handle, role, str(node.get("name", {}).get("value", "")), bool(told.get("disabled")))

    def ask(self, place: Place, function: str, *given: Any) -> Any:
        """What a function says of a place; it is called with the place as ``this``."""
        arguments = [{"value": value} for value in given]
        answer = self.cdp.send(
            "Runtime.callFunctionOn",
            {"objectId": place.handle, "functionDeclaration": function, "arguments": arguments, "returnByValue": True},
        )
        assert "exceptionDetails" not in answer, answer["exceptionDetails"]
        return answer["result"].get("value")
