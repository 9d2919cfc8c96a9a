"""Fair dice: a commitment before the game, draws anyone can recompute after it."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ludoteca.core.constants import NATURE
from ludoteca.core.errors import BadFile, LudotecaError
from ludoteca.core.nature import Nature

MARK = "fair"
FORMAT = 1
NONCE = re.compile(r"(?:[0-9a-f]{16,64})?")


def new_secret() -> str:
    """A fresh secret of the server, in hex."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is published before the game: it binds the server and tells nothing."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


class Promises:
    """Secrets bound before their nonce is known: who makes a table asks for a commitment first, then adds the nonce.

    Otherwise the server would see the maker's nonce while it still may choose its secret.
    """

    def __init__(self, most: int = 10_000) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[str, str], str] = OrderedDict()

    def give(self, user: str) -> str:
        """A commitment for a table this person is about to make."""
        secret = new_secret()
        self._kept[user, commitment(secret)] = secret
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return commitment(secret)

    def keep(self, user: str, promised: str) -> str | None:
        """The secret behind a commitment given to this person; it is used once."""
        return self._kept.pop((user, promised), None)


class Draw(NamedTuple):
    """One draw as the proof shows it."""

    counter: int
    purpose: str
    options: tuple[int, ...]
    weights: tuple[int, ...]
    option: int
    notation: str
    number: str


def draw_number(secret: str, nonces: Sequence[str], purpose: str, counter: int) -> str:
    """The random number of one draw, in hex."""
    message = f"ludoteca|{','.join(nonces)}|{purpose}|{counter}"
    return hmac.digest(bytes.fromhex(secret), message.encode(), "sha256").hex()


def pick(number: str, options: Sequence[int], weights: Sequence[int]) -> int:
    """The option a number stands for; the bias of the modulus is below 2^-200."""
    left = int(number, 16) % sum(weights)
    for option, weight in zip(options, weights, strict=True):
        if left < weight:
            return option
        left -= weight
    raise BadFile("the weights of a draw do not add up")


class FairNature(Nature):
    """Nature whose n-th draw follows from the secret, the nonces, its purpose and n; n never goes back."""

    def __init__(self, game: str, secret: str, nonces: Sequence[str], *, record: bool = False) -> None:
        self.game = game
        self.secret = secret
        self.nonces = tuple(nonces)
        self.counter = 0
        self.record = record
        self.draws: list[Draw] = []

    def answer(self, decision: Any, state: Any, a: int, b: int, out: Any) -> int:
        decision.options(state, NATURE, a, b, out)
        pairs = out.weighted()
        options = tuple(option for option, _ in pairs)
        weights = tuple(weight for _, weight in pairs)
        purpose = f"{self.game}:{decision.name}"
        number = draw_number(self.secret, self.nonces, purpose, self.counter)
        option = pick(number, options, weights)
        if self.record:
            notation = decision.domain.notation(option)
            self.draws.append(Draw(self.counter, purpose, options, weights, option, notation, number))
        self.counter += 1
        return option


def proof(table: str, header: Any, secret: str, nonces: Sequence[str], entries: Sequence[Any]) -> dict[str, Any]:
    """The whole proof of a finished game, every draw recomputed."""
    data: dict[str, Any] = {
        "ludoteca": MARK,
        "format": FORMAT,
        "table": table,
        "over": True,
        "game": header.game,
        "version": header.version,
        "seats": header.seats,
        "options": dict(header.options),
        "pack": header.pack,
        "commitment": commitment(secret),
        "secret": secret,
        "nonces": list(nonces),
        "entries": [list(entry) for entry in entries],
    }
    data["draws"] = [draw._asdict() for draw in _recompute(data)]
    return data


class Verdict(NamedTuple):
    """What a check of a proof came to: ``fault`` is empty, or says what does not fit and where."""

    draws: int
    taken_back: int
    fault: str


def verify(file: str | Path) -> Verdict:
    """Recompute every draw of a proof by the rules; never raises on a proof that merely lies."""
    path = Path(file)
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise BadFile(f"{path}: cannot be read: {problem.strerror}") from None
    except (UnicodeDecodeError, json.JSONDecodeError, RecursionError):
        raise BadFile(f"{path}: not a Ludoteca proof of fair dice") from None
    return verify_data(data, str(path))


def verify_data(data: Any, name: str = "proof") -> Verdict:
    """The same for a proof already read."""
    _check_shape(data, name)
    taken_back = sum(1 for entry in data["entries"] if entry[0] in ("undo", "cut"))
    try:
        if commitment(data["secret"]) != data["commitment"]:
            return Verdict(0, taken_back, "the secret does not fit the commitment")
        draws = _recompute(data)
    except (LudotecaError, ValueError, IndexError, TypeError, KeyError) as problem:
        return Verdict(0, taken_back, f"the entries do not follow the rules: {problem}")
    told = [entry[2] for entry in data["entries"] if entry[0] == "nature"]
    for draw, option in zip(draws, told, strict=False):
        if draw.option != option:
            return Verdict(len(draws), taken_back, f"draw {draw.counter}: {option} was told, {draw.option} was drawn")
    if len(draws) != len(told):
        return Verdict(len(draws), taken_back, f"{len(told)} draws were told, the rules ask for {len(draws)}")
    shown = data.get("draws")
    if shown is not None and json.dumps(shown) != json.dumps([draw._asdict() for draw in draws]):
        return Verdict(len(draws), taken_back, "the list of draws is not the one the entries give")
    return Verdict(len(draws), taken_back, "")


def _recompute(data: dict[str, Any]) -> list[Draw]:
    """Follow the entries; where nature speaks, say what it had to draw, but go on with what was told."""
    from ludoteca.core.journal import DRAW, Change  # noqa: PLC0415 - only a proof needs the rest of the library
    from ludoteca.core.match import Header  # noqa: PLC0415 - as above
    from ludoteca.server.live import LiveMatch  # noqa: PLC0415 - it imports this module

    # A proof of a game with its own content may leave the pack out.
    pack = data.get("pack")
    header = Header(data["game"], data["version"], data["seats"], tuple(data["options"].items()), pack=pack)
    nature = FairNature(data["game"], data["secret"], data["nonces"], record=True)
    live = LiveMatch(header, nature)
    for row in data["entries"]:
        change = Change(*row)
        if change.kind == DRAW:
            live.expect_draw()
            draw = nature.draws[-1]
            if change.option not in draw.options:
                raise BadFile(f"draw {draw.counter}: {change.option} was told, {draw.option} was drawn")
        live.follow(change)
    if not live.match.over:
        raise BadFile("the game is not over at the end of the entries")
    return nature.draws


def _check_shape(data: Any, name: str) -> None:
    if not isinstance(data, dict) or data.get("ludoteca") != MARK or data.get("format") != FORMAT:
        raise BadFile(f'{name}: not a Ludoteca proof of fair dice (it lacks "ludoteca": "{MARK}", "format": {FORMAT})')
    kinds = {
        "game": str,
        "version": int,
        "seats": int,
        "options": dict,
        "commitment": str,
        "secret": str,
        "nonces": list,
        "entries": list,
    }
    for field, kind in kinds.items():
        if not isinstance(data.get(field), kind):
            raise BadFile(f"{name}: the field {field!r} is missing or not what it should be")
    for place, entry in enumerate(data["entries"], start=1):
        if not (isinstance(entry, list) and len(entry) == 3 and type(entry[1]) is int and type(entry[2]) is int):
            raise BadFile(f"{name}: entry {place} must be [kind, seat, option], not {entry!r:.40}")
        if entry[0] not in ("answer", "nature", "undo", "cut"):
            raise BadFile(f"{name}: entry {place}: {entry[0]!r:.40} is not a kind of entry")
    if not all(isinstance(nonce, str) for nonce in data["nonces"]):
        raise BadFile(f"{name}: every nonce must be text")
