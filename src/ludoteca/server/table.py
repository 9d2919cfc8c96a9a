"""One table: a command is checked, the match goes on, the journal is saved, and only then is anything sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from time import monotonic, perf_counter, time
from typing import Any

import msgspec
from sqlalchemy.exc import IntegrityError

from ludoteca.server import metrics, record
from ludoteca.server.bots import default_level, is_level
from ludoteca.server.clocks import Clock
from ludoteca.server.consent import Requests
from ludoteca.server.errors import Refused
from ludoteca.server.idempotency import CommandResults, write_of
from ludoteca.server.live import LiveMatch
from ludoteca.server.queue import Queue
from ludoteca.server.services import TableServices, now_ms
from ludoteca.server.thinking import Thinking
from ludoteca.server.watchers import Listener, Watchers
from ludoteca.server.wire.codec import encode
from ludoteca.server.wire.socket import (
    Answer,
    AnyCommand,
    AskBack,
    ClockMessage,
    Consent,
    ConsentResult,
    Done,
    Lend,
    Reclaim,
    Reset,
    Undo,
)
from ludoteca.server.wire.words import refusal
from ludoteca.server.writes import TableWrite, entries_of

LOG = metrics.log("table")


class Table:
    """A match being played, its people and those who follow it."""

    def __init__(self, services: TableServices, kept: record.Record) -> None:
        self.services = services
        self.record = kept
        self.live: LiveMatch | None = None
        self.clock: Clock | None = None
        self.watchers = Watchers(kept)
        self.requests = Requests(kept.id)
        self.queue = Queue(f"table {kept.id}", self.recover)
        # Since when each seat has been to act, and who was told so outside the page.
        self.waiting_since: dict[int, float] = {}
        self.noticed: set[int] = set()
        self._to_act: list[int] = []
        self._done = CommandResults()
        self._flag: asyncio.TimerHandle | None = None
        self.thinking = Thinking(kept, services.bots, services.settings.bot_pause, self._thought)
        self._clock_told: tuple[int, ...] | None = None

    async def shut(self) -> None:
        """Finish what is being written, then stop."""
        if self._flag is not None:
            self._flag.cancel()
        self.thinking.stop()
        await self.queue.close()

    @property
    def idle(self) -> bool:
        """Whether nobody would miss this table from memory."""
        if self.watchers.listeners or not self.queue.empty or self.thinking.busy or self.clock is not None:
            return False
        return self.record.status != record.PLAYING or all(seat in self.noticed for seat in self.waiting_since)

    # -- beginning ------------------------------------------------------------------------------------

    async def restore(self) -> None:
        """Read the match back from the store; bots that were thinking are asked again."""
        if self.record.status not in (record.PLAYING, record.OVER):
            return
        entries = await self.services.store.read(lambda connection: entries_of(connection, self.record.id))
        self.live = LiveMatch.restore(self.record.header, self.services.nature(self.record), entries)
        if not self.live.match.over:
            self.requests.restore(self.record.request)
        self._start_clock()
        self.after(told=False)

    async def begin(self) -> None:
        """Start the match; the caller has checked that it may."""
        live = LiveMatch.begin(self.record.header, self.services.nature(self.record))
        changes = {"status": record.PLAYING, "to_act": json.dumps(live.to_act()), "touched": time()}
        step = TableWrite(self.record.id, 0, live.fresh, None, None, "", changes)
        await self.services.store.append(step)
        live.kept()
        self.record.status = record.PLAYING
        self.record.to_act = live.to_act()
        self.live = live
        self._start_clock()
        self.watchers.send_table()
        self.after(told=True)
        for user in {place.user for place in self.record.places if place.user}:
            self.services.notice(user, self.record, "started")

    def _start_clock(self) -> None:
        kept = self.record
        if kept.bank is not None and kept.status == record.PLAYING and self.clock is None:
            self.clock = Clock(kept.bank, kept.increment or 0, [place.bank for place in kept.places])

    async def recover(self) -> None:
        """After a fault the memory is not to be trusted: read the match again."""
        self.watchers.forget()
        try:
            await self.restore()
        except Exception as problem:  # noqa: BLE001 - the next message tries again
            metrics.fault(LOG, "table lost", problem, table=self.record.id)

    def playing(self) -> LiveMatch:
        """The match, or a refusal when it has not begun or was given up."""
        if self.record.status == record.CLOSED:
            raise Refused(409, "error-closed")
        if self.live is None:
            raise Refused(409, "error-not-started")
        return self.live

    # -- commands -------------------------------------------------------------------------------------

    async def command(self, user: str, wish: AnyCommand) -> Done:
        """Carry out a command once; the same id gets the same answer."""
        return await self.queue.do(lambda: self._command(user, wish))

    async def _command(self, user: str, wish: AnyCommand) -> Done:
        key = (user, wish.id)
        known = self._done.find(key)
        if known is not None:
            return known
        began = perf_counter()
        done = await self._carry_out(user, wish)
        self._done.keep(key, done)
        metrics.COMMANDS.labels(type(wish).__name__.lower(), done.result).inc()
        metrics.COMMAND_SECONDS.observe(perf_counter() - began)
        return done

    async def _carry_out(self, user: str, wish: AnyCommand) -> Done:
        kept = self.record
        if wish.seat >= kept.seats or kept.places[wish.seat].user != user:
            raise Refused(403, "error-not-your-seat", seat=wish.seat)
        live = self.playing()
        if live.match.over:
            known = await self._known(wish, user) if isinstance(wish, Answer) else None
            return known or self._no(wish, "refused-over")
        if isinstance(wish, (Lend, Reclaim)):
            return await self._lend_or_reclaim(wish, user)
        if kept.places[wish.seat].lent:
            return self._no(wish, "refused-seat", seat=wish.seat)
        if isinstance(wish, Answer):
            return await self._answer(wish, user, live)
        if isinstance(wish, (Undo, Reset)):
            return await self._undo(wish, user, live)
        return await self._take_back(wish, user, live)

    def _no(self, wish: AnyCommand, reason: str, **arguments: Any) -> Done:
        return Done(wish.id, self.record.id, "refused", refusal(reason, **arguments))

    async def _known(self, wish: AnyCommand, user: str) -> Done | None:
        """The answer this very command got before the server was started anew."""
        step = TableWrite(self.record.id, 0, (), user, wish.id, "", {})
        text = await self.services.store.read(step.known)
        return None if text is None else msgspec.json.decode(text, type=Done)

    async def _answer(self, wish: Answer, user: str, live: LiveMatch) -> Done:
        asked = live.asked(wish.seat)
        if asked is None or asked.serial != wish.question:
            return await self._known(wish, user) or Done(wish.id, self.record.id, "stale", None)
        option = asked.find(wish.option)
        if option is None:
            return self._no(wish, "refused-option", option=wish.option)
        return await self._go_on(wish, user, lambda: live.answer(wish.seat, option))

    async def _undo(self, wish: Undo | Reset, user: str, live: LiveMatch) -> Done:
        if not live.match.can_undo(wish.seat):
            return await self._known(wish, user) or self._no(wish, "refused-undo")
        change = live.undo if isinstance(wish, Undo) else live.reset
        return await self._go_on(wish, user, lambda: change(wish.seat))

    async def _go_on(self, wish: AnyCommand, user: str, change: Callable[[], None]) -> Done:
        """A seat plays on or takes back alone: what it asked the others for is no longer wanted."""
        dropped = self.requests.seat == wish.seat
        if dropped:
            self.requests.close()
        done = await self._save(wish, user, change)
        if dropped:
            self.watchers.send(self.requests.message("dropped"))
        return done

    async def _save(self, wish: AnyCommand | None, user: str | None, change: Callable[[], None]) -> Done:
        """Change the match, write it down, and only then tell anyone."""
        live = self.playing()
        change()
        done = Done("" if wish is None else wish.id, self.record.id, "done", None)
        step = write_of(self.record, live, self.requests, self.clock, (user, wish), done)
        try:
            await self.services.store.append(step)
        except IntegrityError:
            # This command was done before the server's last start, or another process has written since.
            await self.recover()
            known = None if wish is None or user is None else await self._known(wish, user)
            return known or Done(done.id, self.record.id, "stale", None)
        live.kept()
        self.requests.changed = False
        self.after(told=True)
        return done

    # -- taking back by consent -----------------------------------------------------------------------

    async def _take_back(self, wish: AskBack | Consent, user: str, live: LiveMatch) -> Done:
        requests = self.requests
        result: ConsentResult | None = None
        if isinstance(wish, AskBack):
            if live.match.last_answer(wish.seat) is None:
                return await self._known(wish, user) or self._no(wish, "refused-undo")
            if requests.open:
                return await self._known(wish, user) or self._no(wish, "refused-busy")
            mine = self.record.mine(user)
            others = {p.seat for p in self.record.places if p.user and not p.lent and p.seat not in mine}
            requests.ask(wish.seat, others)
        elif not requests.open or wish.request != requests.number:
            return await self._known(wish, user) or self._no(wish, "refused-request")
        elif requests.seat == wish.seat and not wish.agree:
            # Who asked may think better of it.
            result = "dropped"
        elif wish.seat not in requests.waiting:
            return self._no(wish, "refused-request")
        elif not wish.agree:
            result = "refused"
        else:
            requests.agree(set(self.record.mine(user)))
        seat = requests.seat
        if result is None and not requests.waiting:
            result = "agreed"
        if result is not None:
            requests.close()
        back = seat if result == "agreed" else None
        done = await self._save(wish, user, lambda: None if back is None else live.take_back(back))
        self.watchers.send(requests.message(result))
        return done

    def _close_request(self, result: ConsentResult) -> None:
        if self.requests.open:
            self.requests.close()
            self.watchers.send(self.requests.message(result))

    # -- lending a seat to a bot ----------------------------------------------------------------------

    async def _lend_or_reclaim(self, wish: Lend | Reclaim, user: str) -> Done:
        place = self.record.places[wish.seat]
        done = Done(wish.id, self.record.id, "done", None)
        if isinstance(wish, Lend):
            if wish.level is not None and not is_level(self.record.game, wish.level):
                return self._no(wish, "refused-level", level=wish.level)
            await self.set_lent([wish.seat], lent=True, level=wish.level)
        elif place.lent:
            await self.set_lent([wish.seat], lent=False, level=None)
        else:
            return self._no(wish, "refused-not-lent")
        return done

    async def set_lent(self, seats: list[int], *, lent: bool, level: str | None) -> None:
        """Hand seats to a bot, or back to their people."""
        name = (level or default_level(self.record.game)) if lent else None
        places = tuple((seat, {"lent": lent, "level": name}) for seat in seats)
        settled = self.requests.open and lent and self.requests.agree(set(seats))
        if settled:
            self.requests.close()
        if self.requests.changed:
            self.record.request = self.requests.data()
        changes = {"request": json.dumps(self.record.request)} if self.requests.changed else {}
        step = TableWrite(self.record.id, 0, (), None, None, "", changes, places)
        await self.services.store.append(step)
        self.requests.changed = False
        for seat in seats:
            self.record.places[seat].lent = lent
            self.record.places[seat].level = name
            if self.clock is not None and not lent:
                self.clock.grant(seat)
        if settled:
            self.watchers.send(self.requests.message("dropped"))
        self.watchers.send_table()
        self.after(told=True)

    # -- after a change -------------------------------------------------------------------------------

    def after(self, *, told: bool) -> None:
        """Send what changed, run the clocks, tell those whose turn it is, wake the bots."""
        live = self.live
        if live is None:
            return
        kept = self.record
        ended = live.match.over and kept.status != record.OVER
        if live.match.over:
            kept.status = record.OVER
            kept.winners = list(live.match.outcome().winners)
        kept.to_act = live.to_act()
        self.watchers.send_changes(live)
        self._run_clock()
        if ended:
            self._close_request("dropped")
            self.watchers.send_table()
            self.services.gone(kept.id)
        self._notice_turns(ended=ended and told, told=told)
        self.thinking.wake(live)

    def _notice_turns(self, *, ended: bool, told: bool) -> None:
        kept = self.record
        before, self._to_act = self._to_act, list(kept.to_act)
        for seat in kept.to_act:
            place = kept.places[seat]
            if seat not in before:
                self.noticed.discard(seat)
                if told and place.user and not place.lent:
                    self.services.notice(place.user, kept, "your-turn")
            if place.user and not place.lent and (seat not in before or seat not in self.waiting_since):
                self.waiting_since[seat] = monotonic()
        for seat in [s for s in self.waiting_since if s not in kept.to_act or kept.places[s].lent]:
            del self.waiting_since[seat]
        if ended:
            for user in {place.user for place in kept.places if place.user}:
                self.services.notice(user, kept, "over")

    # -- clocks ---------------------------------------------------------------------------------------

    def _run_clock(self) -> None:
        clock = self.clock
        if clock is None:
            return
        people = [seat for seat in self.record.to_act if not self.record.places[seat].played_by_bot]
        clock.turn(people, now_ms())
        running = tuple(sorted(clock.running))
        if running != self._clock_told:
            self._clock_told = running
            self.watchers.send(self.clock_message())
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None
        fall = clock.next_fall()
        if fall is not None:
            loop = asyncio.get_running_loop()
            self._flag = loop.call_later(fall / 1000 + 0.01, lambda: self.queue.later(self._fall))
        if self.record.status == record.OVER:
            self.clock = None

    def clock_message(self) -> bytes:
        """The clocks as everyone sees them."""
        clock = self.clock
        bank, running = (clock.left, sorted(clock.running)) if clock else ([], [])
        return encode(ClockMessage(self.record.id, int(time() * 1000), bank, running))

    async def _fall(self) -> None:
        """Someone's time is up: a bot takes the seat until they come back."""
        fallen = [] if self.clock is None else self.clock.fallen(now_ms())
        if fallen:
            await self.set_lent(fallen, lent=True, level=None)
        else:
            self._run_clock()

    # -- bots -----------------------------------------------------------------------------------------

    def _thought(self, seat: int, serial: int, option: int) -> None:
        self.queue.later(lambda: self._bot_answer(seat, serial, option))

    async def _bot_answer(self, seat: int, serial: int, option: int) -> None:
        self.thinking.answered(seat, serial)
        live = self.playing()
        asked = live.asked(seat)
        mine = self.record.places[seat].played_by_bot
        if asked is not None and mine and asked.serial == serial and option in asked.options:
            await self._save(None, None, lambda: live.answer(seat, option))
        elif not live.match.over:
            self.thinking.wake(live)

    # -- following ------------------------------------------------------------------------------------

    async def watch(self, listener: Listener, seat: int | None) -> None:
        """Follow the table and get everything that seat may see."""
        came = listener not in self.watchers.listeners
        self.watchers.listeners[listener] = seat
        self.watchers.send_table(None if came else listener)
        if self.live is not None:
            listener.send(self.watchers.whole(seat, self.live))
            if self.clock is not None:
                listener.send(self.clock_message())
            if self.requests.open:
                listener.send(self.requests.message())

    async def unwatch(self, listener: Listener) -> None:
        """Stop following."""
        if self.watchers.listeners.pop(listener, -1) != -1:
            self.watchers.send_table()
