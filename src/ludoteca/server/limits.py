"""How much is too much: rates by person and by address, and buckets for sockets."""

from __future__ import annotations

from time import monotonic

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from ludoteca.server.errors import Refused
from ludoteca.server.settings import Settings


class Bucket:
    """So many a second, with a burst."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether this bucket has nothing to remember."""
        return self._left + (monotonic() - self._at) * self.rate >= self.burst


class Limits:
    """The limits of the HTTP side."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._storage = MemoryStorage()
        self._windows = FixedWindowRateLimiter(self._storage)
        self._guests = RateLimitItemPerMinute(settings.guests_per_minute)
        self._sign_ins = RateLimitItemPerMinute(settings.sign_ins_per_minute)
        self._requests: dict[str, Bucket] = {}

    def request(self, who: str) -> None:
        """One more request of a person or, without a cookie, of an address."""
        bucket = self._requests.get(who)
        if bucket is None:
            if len(self._requests) > 20_000:
                self._requests = {name: kept for name, kept in self._requests.items() if not kept.full}
            bucket = Bucket(self.settings.requests_per_second, self.settings.requests_burst)
            self._requests[who] = bucket
        if not bucket.take():
            raise Refused(429, "error-too-many-requests")

    def guest(self, address: str) -> None:
        """One more guest made for an address."""
        if not self._windows.hit(self._guests, "guest", address):
            raise Refused(429, "error-too-many-requests")

    def sign_in(self, address: str) -> None:
        """One more password tried by an address."""
        if not self._windows.hit(self._sign_ins, "sign-in", address):
            raise Refused(429, "error-too-many-requests")
