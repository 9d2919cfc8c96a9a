"""All printed figures of one pack as rows of small ints, shared by every state that is played with it."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.bits import filled
from ludoteca.games.oh_my_goods.content.constants import (
    ABILITY_NONE,
    ALL_CARDS,
    BLUE,
    CHAPTER_ROWS,
    CHARACTER_COUNT,
    CHARACTER_FIRST,
    CHARBURNER_FIRST,
    COPIES,
    EFFECT_WIDTH,
    EFFECTS,
    END_COUNT,
    EVENT_ROWS,
    FACES,
    FIRST_END,
    FIRST_EVENT,
    GOOD_COUNT,
    GOOD_ITEM,
    HAND_ITEM,
    LIST_ROWS,
    LONGSDALE_FIRST,
    MOST_ROUNDS,
    MOVE_PRICE,
    NO_ITEM,
    NONE,
    QUIET,
    RESOURCE_COUNT,
)
from ludoteca.games.oh_my_goods.content.effects import ability_number, kind_number, read_effect
from ludoteca.games.oh_my_goods.content.event_sheet import EventSheet
from ludoteca.games.oh_my_goods.content.goods import COLOURS, GOOD_IDS, RESOURCES

NEEDS: Final = (*RESOURCES, "any")


class Printed:  # final
    """Figures by card, by good, by face of an assistant, by event and by chapter."""

    def __init__(self, data: Any, name: str) -> None:
        self.name = name
        self.data = data
        self._blank_cards()
        self._blank_events()
        self._read_cards(data)
        self._read_people(data)
        self._read_events(data)
        self._read_chapters(data)

    def _blank_cards(self) -> None:  # python
        self.exists = filled(0, ALL_CARDS)
        self.resource = filled(NONE, ALL_CARDS)
        self.colour = filled(NONE, ALL_CARDS)
        self.sun = filled(0, ALL_CARDS)
        self.cost = filled(0, ALL_CARDS)
        self.points = filled(0, ALL_CARDS)
        self.needs = filled(0, ALL_CARDS * 6)
        self.product = filled(NONE, ALL_CARDS)
        self.item = filled(NO_ITEM, ALL_CARDS * 2)
        self.item_id = filled(NONE, ALL_CARDS * 2)
        self.office = filled(NONE, ALL_CARDS)
        self.extra_card = filled(0, ALL_CARDS)
        self.automatic = filled(0, ALL_CARDS)
        self.strength = filled(0, ALL_CARDS)
        self.attaches = filled(0, ALL_CARDS)
        self.needs_strength = filled(0, ALL_CARDS)
        self.number = filled(NONE, ALL_CARDS)
        self.twin = filled(NONE, ALL_CARDS)
        self.ability = filled(ABILITY_NONE, ALL_CARDS)
        self.amount = filled(0, ALL_CARDS)

    def _blank_events(self) -> None:  # python
        self.worth = filled(0, GOOD_COUNT)
        self.face_cost = filled(0, FACES)
        self.face_points = filled(0, FACES)
        self.face_card = filled(0, FACES)
        self.face_needs = filled(0, FACES * 5)
        self.suns = filled(2, EVENT_ROWS * 2)
        self.extra = filled(0, EVENT_ROWS)
        self.keep = filled(0, EVENT_ROWS)
        self.move_cost = filled(NONE, EVENT_ROWS)
        self.market = filled(0, EVENT_ROWS * RESOURCE_COUNT)
        self.delta = filled(0, EVENT_ROWS * GOOD_COUNT)
        self.hire_delta = filled(0, EVENT_ROWS)
        self.build_delta = filled(0, EVENT_ROWS * ALL_CARDS)
        self.bonus = filled(0, EVENT_ROWS)
        self.effect = filled(0, EVENT_ROWS * EFFECTS * EFFECT_WIDTH)
        self.rounds = filled(0, LIST_ROWS)
        self.order = filled(NONE, LIST_ROWS * MOST_ROUNDS)
        self.end_cards = filled(0, LIST_ROWS)
        # Which end card follows card 0, 1 or 2, and at place 3 which is the first; 3 is the end.
        self.end_next = filled(END_COUNT, LIST_ROWS * (END_COUNT + 1))
        self.deck_numbers = filled(0, LIST_ROWS)
        self.stack_numbers = filled(0, LIST_ROWS)
        self.deck_characters = filled(0, LIST_ROWS)
        self.never = filled(0, LIST_ROWS)
        self.solo_assistants = filled(0, LIST_ROWS)
        self.goal_points = filled(0, CHAPTER_ROWS)
        self.goal_strength = filled(0, CHAPTER_ROWS)
        self.goal_goods = filled(0, CHAPTER_ROWS * GOOD_COUNT)

    # -- reading a pack that was found sound -------------------------------------------------------------

    def _read_cards(self, data: Any) -> None:
        kinds = {kind["id"]: kind for kind in data["kinds"]}
        for good, row in enumerate(data["goods"]):
            self.worth[good] = row["worth"]
        for place, row in enumerate(data["deck"]):
            self._read_card(place, row, kinds[row["kind"]])
        for place, row in enumerate(data["charburners"]):
            self._read_card(CHARBURNER_FIRST + place, row, kinds[row["kind"]])
        copies: dict[int, int] = {}
        for row in data["longsdale"]:
            number = kinds[row["kind"]]["number"] - 50
            card = LONGSDALE_FIRST + number * COPIES + copies.get(number, 0)
            copies[number] = copies.get(number, 0) + 1
            self._read_card(card, row, kinds[row["kind"]])
            self.number[card] = number
            self.twin[card] = self._twin(card, number)
        for place, row in enumerate(data["characters"]):
            card = CHARACTER_FIRST + place
            self.exists[card] = 1
            ability = read_effect(row["ability"])
            self.ability[card] = ability_number(type(ability))
            self.amount[card] = next(iter(vars(ability).values()))

    def _twin(self, card: int, number: int) -> int:  # python
        """The first card of the stack that is the same building in every figure that counts once it stands."""
        for other in range(LONGSDALE_FIRST + number * COPIES, card):
            if self._figures(other) == self._figures(card):
                return other
        return card

    def _figures(self, card: int) -> tuple[int, ...]:  # python
        needs = tuple([self.needs[card * 6 + resource] for resource in range(6)])
        return (
            self.colour[card],
            self.cost[card],
            self.points[card],
            self.office[card],
            self.extra_card[card],
            *needs,
        )

    def _read_card(self, card: int, row: Any, kind: Any) -> None:
        colour = kind["colour"] or row["colour"]
        self.exists[card] = 1
        self.colour[card] = BLUE if colour == "blue" else COLOURS.index(colour)
        self.resource[card] = NONE if colour == "blue" else COLOURS.index(colour)
        self.sun[card] = 1 if row["sun"] else 0
        self.cost[card] = row["cost"]
        self.points[card] = row["points"]
        for place, need in enumerate(NEEDS):
            self.needs[card * 6 + place] = row["needs"].get(need, 0)
        self.product[card] = GOOD_IDS.index(kind["product"]) if kind["product"] else NONE
        chain = sorted(kind["chain"], key=lambda item: "hand" not in item)
        for place, item in enumerate(chain):
            from_hand = "hand" in item
            self.item[card * 2 + place] = HAND_ITEM if from_hand else GOOD_ITEM
            self.item_id[card * 2 + place] = (
                RESOURCES.index(item["hand"]) if from_hand else GOOD_IDS.index(item["good"])
            )
        self.office[card] = RESOURCES.index(row["office"]) if row.get("office") else NONE
        self.extra_card[card] = 1 if row.get("extra_card") else 0
        self.automatic[card] = 1 if kind["automatic"] else 0
        self.strength[card] = kind["strength"]
        self.attaches[card] = 1 if kind["attaches"] else 0
        self.needs_strength[card] = kind["needs_strength"]

    def _read_people(self, data: Any) -> None:
        for face, row in enumerate(data["assistants"]):
            self.face_cost[face] = row["cost"]
            self.face_points[face] = row["points"]
            self.face_card[face] = row["card"] - 1
            for place, colour in enumerate(COLOURS):
                self.face_needs[face * 5 + place] = row["colours"].get(colour, 0)

    def _read_events(self, data: Any) -> None:
        sheet = EventSheet()
        # Without an event the base rule holds: every assistant may move for 2 coins.
        sheet.move_cost[QUIET] = MOVE_PRICE
        rows = [(row["number"] - FIRST_EVENT, row) for row in data["events"]]
        rows += [(FIRST_END + row["number"] - 1, row) for row in data["end_cards"]]
        for event, row in rows:
            for place, fields in enumerate(row["effects"]):
                effect = read_effect(fields)
                base = (event * EFFECTS + place) * EFFECT_WIDTH
                sheet.effect[base] = kind_number(type(effect))
                effect.enter(sheet, event, base)
        self.suns = sheet.suns
        self.extra = sheet.extra
        self.keep = sheet.keep
        self.move_cost = sheet.move_cost
        self.market = sheet.market
        self.delta = sheet.delta
        self.hire_delta = sheet.hire_delta
        self.bonus = sheet.bonus
        self.effect = sheet.effect
        for event, numbers, colours, change in sheet.build_changes:
            self._change_prices(event, numbers, colours, change)

    def _change_prices(self, event: int, numbers: int, colours: int, change: int) -> None:  # python
        """An event changes what buildings of these numbers or colours cost, all where neither is named. [OMG-15.12]"""
        for card in range(ALL_CARDS):
            named = self.number[card] != NONE and numbers >> self.number[card] & 1
            if self.exists[card] and self.colour[card] != NONE:
                if not numbers | colours or named or colours >> self.colour[card] & 1:
                    self.build_delta[event * ALL_CARDS + card] += change

    def _read_chapters(self, data: Any) -> None:
        for chapter, row in enumerate((*data["chapters"], data["all_in"])):
            self._read_lists(chapter, row)
            alone = {**row, **row.get("solo", {})}
            self._read_lists(CHAPTER_ROWS + chapter, alone)
            self.solo_assistants[CHAPTER_ROWS + chapter] = alone.get("assistants", data["solo_assistants"])
            self._read_goal(chapter, row["goal"])

    def _read_lists(self, place: int, row: Any) -> None:
        """A chapter's lists as several seats or one seat play it; a chapter has events, all-in draws them."""
        self.rounds[place] = len(row["events"]) if "events" in row else row["rounds"]
        for number, event in enumerate(row.get("events", ())):
            self.order[place * MOST_ROUNDS + number] = event - FIRST_EVENT
        self.never[place] = sum(1 << (number - FIRST_EVENT) for number in row.get("never", ()))
        self.end_cards[place] = sum(1 << (number - 1) for number in row["end_cards"])
        ends = [number - 1 for number in row["end_cards"]] + [END_COUNT]
        for card in range(END_COUNT + 1):
            # What is not on the list comes before all that is.
            after = ends.index(card) + 1 if card in ends[:-1] else 0
            self.end_next[place * (END_COUNT + 1) + card] = ends[after]
        self.deck_numbers[place] = sum(1 << (number - 50) for number in row["buildings_in_deck"])
        self.stack_numbers[place] = sum(1 << (number - 50) for number in row["stacks"])
        self.deck_characters[place] = sum(1 << (number - 57) for number in row["characters_in_deck"])

    def _read_goal(self, chapter: int, goal: Any) -> None:
        self.goal_points[chapter] = goal.get("points", 0)
        self.goal_strength[chapter] = goal.get("strength", 0)
        for good, count in goal.get("deliver", {}).items():
            self.goal_goods[chapter * GOOD_COUNT + GOOD_IDS.index(good)] = count

    # -- small questions -----------------------------------------------------------------------------------

    def is_workshop(self, card: int) -> bool:
        """Whether a person may stand there: a production building that is not automatic. [OMG-1.5, 9.9]"""
        return self.product[card] != NONE and not self.automatic[card]

    def in_game(self, numbers: int, characters: int, card: int) -> bool:
        """Whether a card belongs to a game with these numbers and characters."""
        if not self.exists[card] or card >= CHARBURNER_FIRST:
            return False
        if card < LONGSDALE_FIRST:
            return True
        if card < CHARACTER_FIRST:
            return bool(numbers >> self.number[card] & 1)
        return bool(characters >> (card - CHARACTER_FIRST) & 1)

    def has_ability(self, characters: int, ability: int) -> bool:
        """Whether one of these characters has the ability."""
        for place in range(CHARACTER_COUNT):
            if characters >> place & 1 and self.ability[CHARACTER_FIRST + place] == ability:
                return True
        return False
