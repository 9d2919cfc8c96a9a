"""What the page prints of Oh My Goods!; its build finds this, and has neither compiler nor packages."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.oh_my_goods.content import buildings, cards, constants, goods, longsdale, people

_RESOURCE_OF: Final = dict(zip(goods.COLOURS, goods.RESOURCES, strict=True))


def _counts(names: tuple[str, ...], numbers: tuple[int, ...]) -> dict[str, int]:
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def printed() -> dict[str, Any]:
    """Cards, goods, assistants, events and chapters in the order of their numbers."""
    kinds = {kind.id: kind for kind in buildings.KINDS}
    ours = goods.RECONSTRUCTED

    def card(row: Any) -> dict[str, Any]:
        kind = kinds[row.kind]
        return {
            "id": row.id,
            "kind": row.kind,
            "colour": row.colour,
            "sun": row.sun,
            "cost": row.cost,
            "points": row.points,
            "resource": _RESOURCE_OF.get(row.colour, ""),
            "needs": _counts((*goods.RESOURCES, "any"), row.needs),
            "product": kind.product,
            "chain": [{"place": item.place, "id": item.id} for item in kind.chain],
            # As many goods come of a chain as it takes things.
            "gives": len(kind.chain),
            "office": row.office,
            "extra": row.extra_card,
            "number": kind.number,
            "automatic": kind.automatic,
            "strength": kind.strength,
            "needsStrength": kind.needs_strength,
            "ours": row.source == ours and kind.number > 0,
        }

    def effects(row: Any) -> list[dict[str, Any]]:
        return [effect.packed() for effect in row.effects]

    def numbered_card(row: Any) -> dict[str, Any]:
        return {"number": row.number, "title": row.title, "effects": effects(row), "ours": row.source == ours}

    def lists(row: dict[str, Any]) -> dict[str, Any]:
        """What a chapter is played with; all-in has a pool of events in place of their order."""
        drawn = "events" not in row
        pool = [event.number for event in longsdale.EVENTS if drawn and event.number not in row["never"]]
        return {
            "events": pool if drawn else list(row["events"]),
            "rounds": row["rounds"] if drawn else len(row["events"]),
            "deck": list(row["buildings_in_deck"]),
            "characters": list(row["characters_in_deck"]),
            "stacks": list(row["stacks"]),
            "ends": list(row["end_cards"]),
            "next": row.get("next", ""),
            "branch": dict(row.get("branch", ())),
            "ours": row["source"] == ours,
        }

    def chapter(row: dict[str, Any]) -> dict[str, Any]:
        alone = {**row, **row["solo"]}
        return {
            "id": row["id"],
            "drawn": "events" not in row,
            "card": row.get("card", 0),
            "soloCard": row.get("solo_card", 0),
            "goal": row["goal"].packed(),
            "lists": lists(row),
            "solo": {
                **lists(alone),
                "assistants": alone.get("assistants", longsdale.SOLO_ASSISTANTS),
                "own": sorted(name for name in row["solo"] if name != "source"),
            },
        }

    return {
        "resources": list(goods.RESOURCES),
        "colours": list(goods.COLOURS),
        "goods": [{"id": good.id, "name": good.name, "worth": good.worth} for good in goods.GOODS],
        "cards": [card(row) for row in (*cards.DECK, *longsdale.LONGSDALE, *cards.CHARBURNERS)],
        "kinds": [{"id": kind.id, "name": kind.name, "number": kind.number} for kind in kinds.values()],
        "characters": [
            {
                "id": row.id,
                "name": row.name,
                "number": row.number,
                "phase": row.phase,
                "ability": row.ability.packed(),
                "ours": row.source == ours,
            }
            for row in longsdale.CHARACTERS
        ],
        "assistants": [
            {
                "id": row.id,
                "name": row.name,
                "colours": _counts(goods.COLOURS, row.colours),
                "cost": row.cost,
                "points": row.points,
                "ours": row.source == ours,
            }
            for row in people.ASSISTANTS
        ],
        "events": [numbered_card(row) for row in longsdale.EVENTS],
        "ends": [numbered_card(row) for row in longsdale.END_CARDS],
        "chapters": [
            *(chapter(row._asdict()) for row in longsdale.CHAPTERS),
            chapter({**longsdale.ALL_IN._asdict(), "id": "all-in", "buildings_in_deck": ()}),
        ],
        "assistantsEach": constants.BASE_ASSISTANTS,
        "assistantCards": constants.ASSISTANT_CARDS,
    }
