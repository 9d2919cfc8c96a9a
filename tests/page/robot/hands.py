"""Three ways to press: a mouse, a keyboard and a finger; none of them reaches what a person could not reach."""

from __future__ import annotations

from typing import Any, ClassVar

from tests.page.robot.eyes import Eyes, Place
from tests.page.support import DESKTOP, PHONE

MOST_TABS = 400
# A point of the place that nothing else covers, once it was scrolled to.
POINT = """function () {
  this.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const box = this.getBoundingClientRect();
  for (const part of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95])
    for (const other of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95]) {
      const [x, y] = [box.left + box.width * part, box.top + box.height * other];
      const hit = document.elementFromPoint(x, y);
      if (hit && this.contains(hit)) return [x, y];
    }
  return null;
}"""
# Where the place is from the one that has the focus: itself, in the same grid and by how much, or by order.
WHERE = """function () {
  const at = document.activeElement;
  if (at === this) return { here: true };
  const grid = this.closest("[role=grid]");
  if (grid && grid.contains(at) && at !== grid) {
    const [mine, its] = [this.getBoundingClientRect(), at.getBoundingClientRect()];
    return { right: mine.left - its.left, down: mine.top - its.top, width: its.width / 2, height: its.height / 2 };
  }
  const back = at !== document.body && Boolean(this.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING);
  // About how many stops lie between; the keys are pressed all the same.
  const [first, last] = back ? [this, at] : [at, this];
  const stops = [...document.querySelectorAll("a[href], button, input, select, summary, textarea, [tabindex]")].filter(
    (each) =>
      each.tabIndex >= 0 && !each.disabled && each.getClientRects().length &&
      first.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING &&
      last.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  return { back, stops: at === document.body ? 0 : stops.length };
}"""


class Mouse:
    """A mouse on a large screen."""

    name = "mouse"
    context: ClassVar[dict[str, Any]] = {"viewport": DESKTOP}

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes

    def press(self, place: Place) -> bool:
        """Press there; False where no part of it can be met."""
        point = self.eyes.ask(place, POINT)
        if point is None:
            return False
        self.hit(*point)
        return True

    def hit(self, x: float, y: float) -> None:
        self.eyes.page.mouse.move(x, y)
        self.eyes.page.mouse.click(x, y)


class Touch(Mouse):
    """A finger on a phone."""

    name = "touch"
    context: ClassVar[dict[str, Any]] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}

    def hit(self, x: float, y: float) -> None:
        self.eyes.page.touchscreen.tap(x, y)


class Keys(Mouse):
    """A keyboard: Tab to where the focus can go, arrows within a grid, Enter."""

    name = "keyboard"
    context: ClassVar[dict[str, Any]] = {"viewport": DESKTOP}

    def press(self, place: Place) -> bool:
        keys = self.eyes.page.keyboard
        pressed, turned = 0, False
        before: bool | None = None
        while pressed < MOST_TABS:
            where = self.eyes.ask(place, WHERE)
            if where.get("here"):
                keys.press("Enter")
                return True
            if "right" in where:
                keys.press(self._arrow(where))
                pressed += 1
                continue
            # Past the place once: from there on step by step.
            turned = turned or before not in (None, where["back"])
            before = where["back"]
            for _ in range(1 if turned else max(1, where["stops"])):
                keys.press("Shift+Tab" if where["back"] else "Tab")
                pressed += 1
        return False

    @staticmethod
    def _arrow(where: dict[str, float]) -> str:
        if abs(where["down"]) > where["height"]:
            return "ArrowDown" if where["down"] > 0 else "ArrowUp"
        return "ArrowRight" if where["right"] > 0 else "ArrowLeft"


WAYS: dict[str, type[Mouse]] = {way.name: way for way in (Mouse, Keys, Touch)}
