"""Phase II: the revenue dice (chapter 6)."""

from __future__ import annotations

from tests.referee.common import Ask, Draw, Telling
from tests.referee.la_granja.facts import MARKERS
from tests.referee.la_granja.farm_phase import FarmPhase
from tests.referee.la_granja.helpers import only
from tests.referee.la_granja.state import Farm

FACES = frozenset("123456")


class Revenue(FarmPhase):
    """Rolling, picking, resolving."""

    def revenue_phase(self) -> Telling:
        """Two picks each, then the common last die."""
        t = self.t
        t.phase = "II"
        t.step = 1
        t.reserved = {}
        for seat in list(t.order):
            yield from self.reserve(t.farms[seat])
        t.dice.clear()
        for _ in range(5 if t.solo else 2 * t.seats + 1):
            t.dice[int((yield Draw("roll", FACES)))] += 1
        for number in (1, 2):
            t.step = number
            for seat in list(t.order):
                if t.solo and not t.solo_first:
                    self.drop_die()
                yield from self.pick_turn(t.farms[seat], number)
                if t.solo and t.solo_first:
                    self.drop_die()
        t.step = 3
        (last,) = t.dice.elements()
        for seat in list(t.order):
            yield from self.last_die_turn(t.farms[seat], last)

    def drop_die(self) -> None:
        """12.6: the lowest die goes in rounds 1-3, the highest in rounds 4-6."""
        value = (min if self.t.round <= 3 else max)(self.t.dice)
        self.take_die(value)

    def take_die(self, value: int) -> None:
        """One die leaves its space."""
        self.t.dice[value] -= 1
        if not self.t.dice[value]:
            del self.t.dice[value]

    def reserve(self, farm: Farm) -> Telling:
        """The Village Elder marks a space before the roll."""
        elder = farm.unused("village_elder")
        if not elder:
            return
        word = yield Ask(farm.seat, "reserve", FACES | {"none"})
        lacking = self.t.rules.marker_limit and self.in_play(farm) >= MARKERS
        if word != "none" and lacking and self.t.rules.flags_are_markers:
            yield from self.need_marker(farm, chosen=True)
            word = yield Ask(farm.seat, "reserve", FACES | {"none"})
        if word != "none" and (yield from self.use(farm, elder)):
            self.t.reserved[int(word)] = farm.seat

    def values(self, farm: Farm) -> set[str]:
        """The dice the player may take: not the last one of a space another player has marked."""
        return {
            str(value)
            for value, number in self.t.dice.items()
            if number > 1 or self.t.reserved.get(value, farm.seat) == farm.seat
        }

    def pick_turn(self, farm: Farm, number: int) -> Telling:
        """Take a die, resolve its space; the turn is open before and after."""

        def words() -> set[str]:
            reader = number == 1 and farm.unused("dice_reader")
            return self.values(farm) | ({"reroll"} if reader else set())

        word = yield from self.choose(farm, "pick", words)
        if word == "reroll":
            reader = farm.unused("dice_reader")
            assert reader
            if (yield from self.use(farm, reader)):
                faces = {str(value) for value in self.t.dice}
                old = yield Ask(farm.seat, "reroll_which", frozenset(faces), only(faces))
                self.take_die(int(old))
                self.t.dice[int((yield Draw("reroll", FACES)))] += 1
            word = yield from self.choose(farm, "pick", words)
        self.take_die(int(word))
        value = yield from self.change_die(farm, int(word))
        yield from self.resolve(farm, value, picked=True)
        yield from self.merchant(farm)
        yield from self.window(farm)

    # -- changing a die -------------------------------------------------------------------------------

    def change_die(self, farm: Farm, value: int) -> Telling:
        """Migrant Labor, Foreman and the deluxe die tiles, between picking and resolving."""
        while True:
            words = {"keep"}
            labor = farm.unused("migrant_labor")
            foreman = farm.unused("foreman")
            if labor:
                words |= {word for word, new in (("down", value - 1), ("up", value + 1)) if 1 <= new <= 6}
            if foreman:
                words.add("fixed")
            words |= {f"roof{place}" for place in range(1, len(farm.roof) + 1) if self.deltas(farm, place, value)}
            if len(words) == 1:
                return value
            word = yield Ask(farm.seat, "change_die", frozenset(words))
            if word == "keep":
                return value
            if word in {"down", "up"}:
                assert labor
                if (yield from self.use(farm, labor)):
                    value += 1 if word == "up" else -1
                    yield from self.advance(farm, 1)
            elif word == "fixed":
                assert foreman
                if (yield from self.use(farm, foreman)):
                    return 4
            else:
                place = int(word[-1])
                deltas = self.deltas(farm, place, value)
                value += int((yield Ask(farm.seat, "change_by", frozenset(deltas), only(deltas))))
                farm.roof[place - 1].used = True
                self.thatch(farm)

    def deltas(self, farm: Farm, place: int, value: int) -> set[str]:
        """By what a die tile can change the value (14.22)."""
        tile = farm.roof[place - 1]
        if tile.used or tile.face.effect not in {"die1", "die2"}:
            return set()
        sizes = {1} if tile.face.effect == "die1" else {1, 2} if self.t.rules.die_tiles_up_to else {2}
        return {f"{delta:+}" for size in sizes for delta in (size, -size) if 1 <= value + delta <= 6}

    # -- the spaces -----------------------------------------------------------------------------------

    def resolve(self, farm: Farm, value: int, *, picked: bool) -> Telling:
        """What a revenue space brings (6.4-6.9)."""
        match value:
            case 1:
                yield from self.gain_pig(farm)
            case 3:
                yield from self.take_pair(farm)
            case 4:
                farm.silver += 4
            case _:
                yield from self.choose_of_space(farm, value, picked=picked)

    def options_of(self, farm: Farm, value: int) -> set[str]:
        """The choices of a space that are possible."""
        if value == 2:
            return {"harvest"} | ({"play"} if farm.hand else set()) | ({"draw"} if self.can_draw() else set())
        if value == 6:
            return {"silver"} | ({"delivery"} if self.delivery_words(farm) else set())
        return {"steps"} | ({"upgrades", "upgrade+step"} if farm.resource_words() else set())

    def choose_of_space(self, farm: Farm, value: int, *, picked: bool) -> Telling:
        """One choice, with the Porter two different ones of space 2 or 6."""
        words = self.options_of(farm, value)
        porter = farm.unused("porter")
        both = picked and porter and value in {2, 6} and len(words) >= 2
        offer = words | ({"both"} if both else set())
        word = yield Ask(farm.seat, "space_choice", frozenset(offer), only(offer))
        if word != "both":
            yield from self.carry_out(farm, word)
            return
        assert porter
        times = 2 if (yield from self.use(farm, porter)) else 1
        chosen: set[str] = set()
        for _ in range(times):
            words = self.options_of(farm, value) - chosen
            if not words:
                return
            word = yield Ask(farm.seat, "space_choice", frozenset(words), only(words))
            chosen.add(word)
            yield from self.carry_out(farm, word)

    def carry_out(self, farm: Farm, choice: str) -> Telling:
        """One choice of a space."""
        match choice:
            case "play":
                yield from self.play_any(farm)
            case "draw":
                yield from self.draw(farm)
            case "harvest":
                yield from self.take_crop(farm)
            case "upgrades":
                yield from self.free_upgrades(farm, 2)
            case "upgrade+step":
                yield from self.free_upgrades(farm, 1)
                steps = "1"
                if self.t.rules.step_may_be_left and self.can_step(farm):
                    steps = yield Ask(farm.seat, "advance", frozenset({"0", "1"}))
                yield from self.advance(farm, int(steps))
            case "steps":
                yield from self.advance(farm, 2)
            case "delivery":
                yield from self.deliver_now(farm)
            case "silver":
                farm.silver += 2

    def merchant(self, farm: Farm) -> Telling:
        """Directly after a picked die: 1 VP for the space of the round's number."""
        merchant = farm.unused("merchant")
        if not merchant or not farm.vp:
            return
        if (yield Ask(farm.seat, "round_space", frozenset({"no", "yes"}))) == "no":
            return
        if (yield from self.use(farm, merchant)):
            farm.vp -= 1
            yield from self.resolve(farm, self.t.round, picked=True)

    def last_die_turn(self, farm: Farm, value: int) -> Telling:
        """The common last die, resolved by everybody (6.3)."""
        # What is bought, sold or upgraded before can be played, upgraded or delivered by spaces 2, 5 and 6.
        yield from self.window(farm, lasting=lambda farm: value in {2, 5, 6} or (value == 1 and not farm.free_stall()))
        yield from self.resolve(farm, value, picked=False)
        labourer = farm.unused("day_labourer")
        if labourer and (yield from self.use(farm, labourer, chosen=False)):
            farm.silver += 2
        self.declined = None
        yield from self.window(farm)
