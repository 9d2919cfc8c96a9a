"""Phase IV, second half: building, hiring, delivering for the event (7.21 to 7.27, 9.3, 9.8, 15.20)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.referee.oh_my_goods.asking import DONE, Telling, ask, index_of, place
from tests.referee.oh_my_goods.cards import Card
from tests.referee.oh_my_goods.paying import can_give, give_list, pay
from tests.referee.oh_my_goods.table import Building, Player, Table

MOST_ASSISTANTS = 2
NOBODY = "none"
PLAN = "plan"
DELIVER = "deliver"


class Turn:
    """What a player has done and may still do after production."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.cards = table.cards
        self.player: Player = table.players[seat]
        self.built = False
        self.hired = False
        # How often he delivered for each effect of the event, counted from the top of the card.
        self.delivered: Counter[int] = Counter()

    def run(self) -> Telling:
        """Ask until he is done or, without the expansion, has built or hired once."""
        while True:
            answer = yield from ask(self.seat, "buy", self.legal())
            if answer == DONE:
                break
            if answer == PLAN:
                yield from self._build(str(self.player.aside))
                self.player.aside = None
            elif answer.startswith(DELIVER):
                yield from self._deliver(int(answer.removeprefix(DELIVER)))
            elif answer in self.cards.assistants:
                yield from self._hire(answer)
            else:
                yield from self._build_from(answer)
            if not self.table.expansion:
                break
        if self.player.aside is not None:
            self.player.hand.add(self.player.aside)
            self.player.aside = None

    def legal(self) -> list[str]:
        """Everything he may do now."""
        words = [DONE]
        if not self.built:
            if self.player.aside is not None and self._can_build(self.cards.buildings[self.player.aside]):
                words.append(PLAN)
            words += [kind for kind in self.table.stacks if self._choices(kind)]
        if not self.hired:
            words += [name for name in self.table.display if self._can_hire(name)]
        return words + [f"{DELIVER}{number}" for number in self._offers()]

    # -- prices -----------------------------------------------------------------------------------------

    def _bonuses(self) -> list[str]:
        """The characters in his hand that count towards a price (15.23)."""
        return self.cards.characters_with("pay_bonus", self.player.hand)

    def _within(self, price: int) -> bool:
        """Whether he can pay a price for building or hiring."""
        bonus = max((self.cards.characters[name]["coins"] for name in self._bonuses()), default=0)
        return self.table.wealth(self.player) + bonus >= price

    def _pay(self, price: int) -> Telling:
        if price == 0:
            # Nothing is paid, so there is no payment a character could count towards (7.20, 15.23).
            return
        wealth = self.table.wealth(self.player)
        ways = [name for name in self._bonuses() if wealth + self.cards.characters[name]["coins"] >= price]
        if wealth >= price:
            ways.append(NOBODY)
        answer = yield from ask(self.seat, "pay_with", ways)
        if answer != NOBODY:
            self.player.hand.remove(answer)
            self.table.throw(answer)
            price -= self.cards.characters[answer]["coins"]
        yield from pay(self.table, self.seat, price)

    # -- building ---------------------------------------------------------------------------------------

    def _build_price(self, card: Card) -> int:
        price = card.cost
        for effect in self.table.effects("build_cost"):
            listed = "numbers" in effect or "colours" in effect
            if not listed or card.number in effect.get("numbers", ()) or card.colour in effect.get("colours", ()):
                price = max(0, price + effect["delta"])
        return price

    def _can_build(self, card: Card) -> bool:
        return self.player.strength() >= card.needs_strength and self._within(self._build_price(card))

    def _choices(self, kind: str) -> list[str]:
        """The cards of a stack he may build, one for each face: copies that look alike are one choice (9.8)."""
        faces: dict[Any, str] = {}
        for name in sorted(self.table.stacks[kind]):
            if self._can_build(self.cards.buildings[name]):
                faces.setdefault(self.cards.buildings[name].face, name)
        return list(faces.values())

    def _build_from(self, kind: str) -> Telling:
        name = yield from ask(self.seat, "buy_card", self._choices(kind))
        self.table.stacks[kind].remove(name)
        if not self.table.stacks[kind]:
            del self.table.stacks[kind]
        yield from self._build(name)

    def _build(self, name: str) -> Telling:
        self.built = True
        card = self.cards.buildings[name]
        yield from self._pay(self._build_price(card))
        if card.attaches:
            yield from self._attach()
        self.player.street.append(Building(card))

    def _attach(self) -> Telling:
        """A tower goes at once to a production building without one, if there is any (9.13, 9.23)."""
        bare = [i for i, building in enumerate(self.player.street) if building.card.product and not building.tower]
        if bare:
            answer = yield from ask(self.seat, "attach", [place(i) for i in bare])
            self.player.street[index_of(answer)].tower = True

    # -- hiring -----------------------------------------------------------------------------------------

    def _hire_price(self, name: str) -> int:
        price = self.cards.assistants[name].cost
        for effect in self.table.effects("hire_cost"):
            price = max(0, price + effect["delta"])
        return price

    def _can_hire(self, name: str) -> bool:
        player = self.player
        if self.table.option("assistants") == "two" and len(player.assistants) >= MOST_ASSISTANTS:
            return False
        colours = player.colours()
        asked = self.cards.assistants[name].colours
        return (
            all(colours[colour] >= count for colour, count in asked.items())
            and bool(player.free_places())
            and self._within(self._hire_price(name))
        )

    def _hire(self, name: str) -> Telling:
        self.hired = True
        self.table.display.remove(name)
        self.player.assistants.append(name)
        yield from self._pay(self._hire_price(name))
        answer = yield from ask(self.seat, "place", [place(i) for i in self.player.free_places()])
        self.player.street[index_of(answer)].assistant = True

    # -- delivering -------------------------------------------------------------------------------------

    def _offers(self) -> dict[int, dict[str, Any]]:
        """The deliveries the event still takes from him, by their place on the card (15.20)."""
        return {
            number: effect
            for number, effect in enumerate(self.table.event, start=1)
            if effect["op"] == "deliver"
            and self.delivered[number] < effect.get("times", 1)
            and can_give(self.player, effect["goods"], self.table.worth)
        }

    def _deliver(self, number: int) -> Telling:
        offer = self._offers()[number]
        self.delivered[number] += 1
        yield from give_list(self.table, self.seat, offer["goods"], self.table.worth)
        self.player.rewards += offer["reward"]["vp"]
