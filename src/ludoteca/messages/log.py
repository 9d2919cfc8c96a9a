"""Lines of the log that belong together, told as one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ludoteca.core.words import LogMessage, Word


def join_lines(lines: Iterable[tuple[int, LogMessage]]) -> Iterator[tuple[int, LogMessage]]:
    """Seats with what they did; one that says what the line before it began adds its list to that line."""
    waiting: tuple[int, LogMessage] | None = None
    for seat, line in lines:
        if waiting is not None and _goes_on(waiting, seat, line):
            before = waiting[1]
            listed = (*_listed(before), *_listed(line))
            waiting = (seat, LogMessage(line.id, {**before.arguments, line.joins: listed}, line.joins))
            continue
        if waiting is not None:
            yield waiting
        waiting = (seat, line)
    if waiting is not None:
        yield waiting


def _goes_on(before: tuple[int, LogMessage], seat: int, line: LogMessage) -> bool:
    return bool(line.joins) and before[0] == seat and before[1].id == line.id and before[1].joins == line.joins


def _listed(line: LogMessage) -> tuple[Word, ...]:
    found = line.arguments.get(line.joins, ())
    return found if isinstance(found, tuple) else (found,)
