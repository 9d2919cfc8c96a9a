"""Deliveries to barrows and craft buildings, and what completing them brings (chapter 9)."""

from __future__ import annotations

from tests.referee.common import Ask, Telling
from tests.referee.la_granja.cards import Cards, places
from tests.referee.la_granja.facts import BUILDINGS, COMMODITY, HARVEST, MARKERS, RESOURCES, SIESTA, UPGRADED
from tests.referee.la_granja.state import Barrow, Farm, Helper, open_symbols

BENT = ("double", "wild", "instead")
EXTRA = {"donkey_driver": "barrow", "ferryman": "building"}


class Deliveries(Cards):
    """One delivery at a time, and its rewards."""

    # -- what can be delivered ------------------------------------------------------------------------

    def symbols(self, farm: Farm, target: str = "") -> dict[str, dict[str, int]]:
        """Every place that takes deliveries, with its open symbols; the target narrows it to barrows or buildings."""
        found: dict[str, dict[str, int]] = {}
        if target != "building":
            for slot, barrow in enumerate(farm.barrows, 1):
                if barrow:
                    found[f"barrow{slot}"] = dict(open_symbols(barrow.card.barrow, barrow.covered))
        if target != "barrow":
            for key, building in BUILDINGS.items():
                if key not in self.t.locks.values() and key not in farm.completed:
                    found[key] = dict(open_symbols(building.row, farm.rows[key]))
        return found

    def delivery_words(self, farm: Farm, target: str = "") -> set[str]:
        """Every delivery the player could make now, those that helpers bend included (9.27)."""
        commodity = self.t.phase == "III" or self.t.rules.commodities_always
        words = {
            f"{symbol}>{place}"
            for place, symbols in self.symbols(farm, target).items()
            for symbol in symbols
            if farm.has(symbol) and (symbol != COMMODITY or commodity)
        }
        for way in BENT:
            if self.bent(farm, way, target):
                words.add(way)
        return words

    def bender(self, farm: Farm, way: str) -> Helper | None:
        """The helper that bends a delivery this way, if it may; all three work in phases II and III."""
        key = {"double": "wagoner", "wild": "building_minister", "instead": "baker"}[way]
        return farm.unused(key) if self.t.phase in {"II", "III"} else None

    def bent(self, farm: Farm, way: str, target: str = "") -> set[str]:
        """The symbols a bent delivery could cover."""
        if not self.bender(farm, way):
            return set()
        words: set[str] = set()
        for place, symbols in self.symbols(farm, target).items():
            for symbol, number in symbols.items():
                if symbol == COMMODITY:
                    continue
                if way == "double" and number >= 2 and farm.has(symbol) >= 2:
                    words.add(f"{symbol}>{place}")
                if way == "wild" and not place.startswith("barrow") and self.stand_ins(farm):
                    words.add(f"{symbol}>{place}")
                if way == "instead" and symbol in {"olive", "grain"} and farm.stored["food"]:
                    words.add(f"{symbol}>{place}")
        return words

    def stand_ins(self, farm: Farm) -> set[str]:
        """Every resource or upgraded good, by its place."""
        words: set[str] = set()
        for kind in (*RESOURCES, *UPGRADED):
            if farm.has(kind):
                words |= places(farm, kind)
        return words

    def extra_words(self, farm: Farm) -> set[str]:
        """Additional free deliveries of helpers, in transport step 3 only."""
        return {
            f"extra{slot}"
            for slot, helper in enumerate(farm.helpers, 1)
            if helper
            and not helper.used
            and helper.card.helper in EXTRA
            and self.delivery_words(farm, EXTRA[helper.card.helper])
        }

    # -- making one -----------------------------------------------------------------------------------

    def deliver_now(self, farm: Farm, target: str = "") -> Telling:
        """One delivery that an effect brings; there is one to make."""
        again = True
        while again:
            word = yield Ask(farm.seat, "deliver", frozenset(self.delivery_words(farm, target)))
            again = yield from self.flag_taken_back(farm, word)
        yield from self.deliver(farm, word, target)

    def flag_taken_back(self, farm: Farm, word: str) -> Telling:
        """Whether a marker came back for the flag of a helper that bends the delivery.

        It may have opened a symbol or been the good to deliver, so the delivery is chosen anew.
        """
        lacking = self.t.rules.marker_limit and self.in_play(farm) >= MARKERS
        if word not in BENT or not lacking or not self.t.rules.flags_are_markers:
            return False
        yield from self.need_marker(farm, chosen=True)
        return True

    def deliver(self, farm: Farm, word: str, target: str = "") -> Telling:
        """Carry out the delivery the word names."""
        if word not in BENT:
            symbol, place = word.split(">")
            yield from self.hand_over(farm, symbol)
            yield from self.cover(farm, place, symbol)
            return
        helper = self.bender(farm, word)
        assert helper
        words = self.bent(farm, word, target)
        yield from self.use(farm, helper)
        chosen = yield Ask(farm.seat, "odd_delivery", frozenset(words))
        symbol, place = chosen.split(">")
        if word == "double":
            yield from self.hand_over(farm, symbol)
            yield from self.hand_over(farm, symbol)
            yield from self.cover(farm, place, symbol, 2)
        elif word == "wild":
            good = yield Ask(farm.seat, "stand_in", frozenset(self.stand_ins(farm)))
            farm.remove(good)
            yield from self.cover(farm, place, symbol)
        else:
            farm.remove("food")
            farm.vp += 1
            yield from self.cover(farm, place, symbol)

    def hand_over(self, farm: Farm, symbol: str) -> Telling:
        """Take the good from storage, field, stall or stock; the player says from where if there are two places."""
        if symbol in HARVEST and farm.stored[symbol] and farm.grown[symbol]:
            where = yield Ask(farm.seat, "from_where", frozenset({"storage", "field"}))
            farm.remove(symbol if where == "storage" else f"{symbol}@field")
        elif symbol in HARVEST and farm.grown[symbol]:
            farm.remove(f"{symbol}@field")
        else:
            farm.remove(symbol)

    def cover(self, farm: Farm, place: str, symbol: str, number: int = 1) -> Telling:
        """Cover symbols, and resolve what is complete by it."""
        barrow = farm.barrows[int(place[-1]) - 1] if place.startswith("barrow") else None
        symbols = barrow.card.barrow if barrow else BUILDINGS[place].row
        covered = barrow.covered if barrow else farm.rows[place]
        for _ in range(number):
            covered[next(i for i, good in enumerate(symbols) if good == symbol and not covered[i])] = True
        if not all(covered):
            return
        if barrow:
            yield from self.complete_barrow(farm, barrow)
        else:
            yield from self.complete_building(farm, place)

    # -- rewards --------------------------------------------------------------------------------------

    def complete_barrow(self, farm: Farm, barrow: Barrow) -> Telling:
        """9.18, in its order; the markers that come free serve at once (14.1 d)."""
        farm.barrows[farm.barrows.index(barrow)] = None
        farm.vp += barrow.card.vp
        yield from self.gain_commodity(farm)
        if farm.active("butcher"):
            farm.vp += 1
        self.t.discards.add(barrow.card.id)
        if barrow.card.market is not None:
            yield from self.place_for_barrow(farm, barrow.card.market)
        if farm.helper("market_crier"):
            farm.silver += 2

    def complete_building(self, farm: Farm, key: str) -> Telling:
        """9.7, in its order, then what helpers add."""
        t = self.t
        farm.rows[key] = [False] * len(BUILDINGS[key].row)
        farm.completed.add(key)
        farm.areas.add(key)
        first = key in t.first_bonus
        if first:
            t.first_bonus.remove(key)
            farm.vp += 1
        farm.vp += t.round
        farm.crafts[key] = False
        if farm.active("village_store"):
            farm.vp += 2
        if t.locks and (first or t.rules.every_completion_unlocks):
            del t.locks[min(t.locks)]
            farm.vp += 1
        yield from self.immediate(farm, key)
        for seat in [farm.seat, *t.others(farm.seat)]:
            yield from self.after_building(farm, t.farms[seat], key)

    def after_building(self, farm: Farm, owner: Farm, key: str) -> Telling:
        """Guild Master and Storekeeper of the player, Landlords of the others (15.13)."""
        if owner is not farm:
            if owner.helper("landlord") and key in owner.completed:
                owner.vp += 1
            return
        if farm.helper("guild_master"):
            farm.vp += 1
            farm.silver += 1
        storekeeper = farm.unused("storekeeper")
        if storekeeper and not farm.buildings_this_round and (yield from self.use(farm, storekeeper, chosen=False)):
            yield from self.gain_commodity(farm)
        farm.buildings_this_round += 1

    def immediate(self, farm: Farm, key: str) -> Telling:
        """The immediate effect of a craft marker (9.9)."""
        match key:
            case "merchant_house":
                farm.silver += 3
            case "delicatessen":
                yield from self.gain_commodity(farm)
            case "greengrocer":
                yield from self.take_resource(farm, must=self.t.rules.must_use_craft)
            case "village_store":
                farm.vp += 2
            case "butcher":
                farm.vp += sum(barrow is not None for barrow in farm.barrows)
            case "wainwright":
                yield from self.wainwright_delivery(farm)
                farm.vp += SIESTA[self.t.space_of(farm.seat)]

    def wainwright_delivery(self, farm: Farm) -> Telling:
        """One free delivery, before which free actions are possible (14.14)."""
        raise NotImplementedError
