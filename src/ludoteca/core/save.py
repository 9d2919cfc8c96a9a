"""A match as a file: header and journal as JSON, written whole or not at all, refused when damaged."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludoteca.core.errors import BadFile, LudotecaError
from ludoteca.core.match import Header, Match
from ludoteca.core.nature import Nature

MARK = "match"
FORMAT = 1


def to_data(match: Match) -> dict[str, Any]:
    """The save as plain data; equal matches give equal bytes."""
    return _data(match.header, [(answer.seat, answer.option) for answer in match.journal])


def _data(header: Header, answers: Sequence[tuple[int, int]]) -> dict[str, Any]:
    data: dict[str, Any] = {
        "ludoteca": MARK,
        "format": FORMAT,
        "game": header.game,
        "version": header.version,
        "seats": header.seats,
        "options": dict(header.options),
        "position": header.position,
        "seed": header.seed,
        "pack": header.pack,
        "pack_hash": header.pack_hash,
        "answers": [list(answer) for answer in answers],
    }
    data["digest"] = _digest(data)
    return data


def dump(match: Match) -> str:
    """The save as text."""
    return _text(to_data(match))


def text_of(header: Header, answers: Sequence[tuple[int, int]]) -> str:
    """The save of a match that is not played here, perhaps of rules that are no longer known."""
    return _text(_data(header, answers))


def _text(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def save(match: Match, path: str | Path, *, overwrite: bool = False) -> None:
    """Write the match; an existing file is replaced only by a later moment of the same match."""
    path = Path(path)
    if path.exists() and not overwrite and not _continues(match, path):
        raise BadFile(
            f"{path}: there is another file here, and it is not an earlier save of this match; nothing was written"
        )
    write_whole(path, dump(match))


def write_whole(path: Path, text: str) -> None:
    """Write a text, whole or not at all: whoever reads meanwhile finds the old file or the new one."""
    try:
        handle, temporary = tempfile.mkstemp(prefix=path.name, suffix=".part", dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except OSError as problem:
        raise BadFile(f"{path}: cannot be written: {problem.strerror}") from None


def load(path: str | Path, nature: Nature | None = None) -> Match:
    """The match of a file; refuses a foreign, damaged or cut-off one with where and why."""
    path = Path(path)
    return read(read_text(path), str(path), nature)


def read(text: str, name: str = "save", nature: Nature | None = None) -> Match:
    """The match of a save's text."""
    data = parse_json(text, name)
    _check_shape(data, name)
    if _digest(data) != data["digest"]:
        raise BadFile(f"{name}: the check sum does not fit the contents; the file was damaged or changed by hand")
    header = Header(
        data["game"],
        data["version"],
        data["seats"],
        tuple(data["options"].items()),
        data["position"],
        data["seed"],
        data["pack"],
    )
    try:
        match = Match(header, reading=True)
        match.replay([(seat, option) for seat, option in data["answers"]])
    except LudotecaError as problem:
        raise BadFile(f"{name}: {problem}") from None
    return match.with_nature(nature)


def read_text(path: Path) -> str:
    """A file's text, or a line that says why it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadFile(f"{path}: there is no such file") from None
    except UnicodeDecodeError as problem:
        raise BadFile(f"{path}: byte {problem.start + 1} is not text (UTF-8); this is not a Ludoteca file") from None
    except OSError as problem:
        raise BadFile(f"{path}: cannot be read: {problem.strerror}") from None


def parse_json(text: str, name: str) -> Any:
    """The JSON of a text, or a line that says where it breaks."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as problem:
        where = f"line {problem.lineno}, column {problem.colno}"
        cut = problem.pos >= len(text.rstrip()) or problem.msg.startswith("Unterminated")
        why = "the file ends too early; it was cut off" if cut else f"not JSON: {problem.msg}"
        raise BadFile(f"{name}: {where}: {why}") from None
    except RecursionError:
        raise BadFile(f"{name}: nested too deeply to be a Ludoteca file") from None


_FIELDS: dict[str, tuple[type, ...]] = {
    "ludoteca": (str,),
    "format": (int,),
    "game": (str,),
    "version": (int,),
    "seats": (int,),
    "options": (dict,),
    "position": (dict, type(None)),
    "seed": (int, type(None)),
    "pack": (dict, type(None)),
    "pack_hash": (str, type(None)),
    "answers": (list,),
    "digest": (str,),
}


def _check_shape(data: Any, name: str) -> None:
    if not isinstance(data, dict) or data.get("ludoteca") != MARK:
        raise BadFile(f'{name}: not a Ludoteca save (it lacks "ludoteca": "{MARK}")')
    if data.get("format") != FORMAT:
        raise BadFile(f"{name}: format {data.get('format')!r} is not known; this library reads format {FORMAT}")
    for field, kinds in _FIELDS.items():
        if field not in data:
            raise BadFile(f"{name}: the field {field!r} is missing")
        if not isinstance(data[field], kinds) or isinstance(data[field], bool):
            names = " or ".join("null" if kind is type(None) else kind.__name__ for kind in kinds)
            raise BadFile(f"{name}: the field {field!r} must be {names}, not {data[field]!r:.40}")
    for number, answer in enumerate(data["answers"], start=1):
        if not (isinstance(answer, list) and len(answer) == 2 and all(type(part) is int for part in answer)):
            raise BadFile(f"{name}: answer {number} must be [seat, option], not {answer!r:.40}")


def _digest(data: dict[str, Any]) -> str:
    body = {field: data[field] for field in _FIELDS if field != "digest"}
    return hashlib.sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()


def _continues(match: Match, path: Path) -> bool:
    """Whether the file is an earlier moment of this very match."""
    try:
        old = parse_json(read_text(path), str(path))
        _check_shape(old, str(path))
    except BadFile:
        return False
    new = to_data(match)
    same = all(old[field] == new[field] for field in _FIELDS if field not in ("answers", "digest"))
    shared = min(len(old["answers"]), len(new["answers"]))
    return same and bool(old["answers"][:shared] == new["answers"][:shared])
