"""Metrics for Prometheus, and logs that hold no secret and no hidden card."""

from __future__ import annotations

import logging
import sys
import traceback
from pathlib import Path
from typing import Any

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
COMMANDS = Counter("ludoteca_commands", "Commands by kind and result", ["kind", "result"], registry=REGISTRY)
REQUESTS = Counter("ludoteca_requests", "HTTP requests by status", ["status"], registry=REGISTRY)
SOCKETS = Gauge("ludoteca_sockets", "Open sockets", registry=REGISTRY)
TABLES = Gauge("ludoteca_tables", "Tables in memory", registry=REGISTRY)
FAULTS = Counter("ludoteca_faults", "Unexpected faults by place", ["place"], registry=REGISTRY)
NOTICES = Counter("ludoteca_notices", "Notices sent outside the page", ["way", "result"], registry=REGISTRY)
_FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
COMMIT_SECONDS = Histogram("ludoteca_commit_seconds", "Time of one commit", buckets=_FAST, registry=REGISTRY)
COMMAND_SECONDS = Histogram(
    "ludoteca_command_seconds", "Time from taking a command to sending its news", buckets=_FAST, registry=REGISTRY
)
THINK_SECONDS = Histogram("ludoteca_think_seconds", "Time a bot thought", buckets=_FAST, registry=REGISTRY)
LOOP_LAG = Gauge("ludoteca_loop_lag_seconds", "How late the event loop was last", registry=REGISTRY)

# Names of fields that never reach a log, whatever calls it.
HIDDEN = frozenset(
    {
        "secret",
        "password",
        "cookie",
        "csrf",
        "nonce",
        "view",
        "shown",
        "option",
        "answer",
        "endpoint",
        "auth",
        "url",
        "state",
    }
)


def text() -> bytes:
    """All metrics in Prometheus' own format."""
    return generate_latest(REGISTRY)


def _hide(_: Any, __: str, event: Any) -> Any:
    for name in HIDDEN & set(event):
        event[name] = "-"
    return event


def start_logs(level: str = "info") -> None:
    """One JSON object a line on standard error."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            _hide,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def fault(logger: Any, event: str, problem: BaseException, **more: Any) -> None:
    """Log what went wrong and where; not the words of the error, which may name a hidden card."""
    steps = traceback.extract_tb(problem.__traceback__)[-6:]
    where = [f"{Path(step.filename).name}:{step.lineno} {step.name}" for step in steps]
    logger.error(event, problem=type(problem).__name__, where=where, **more)


def log(name: str) -> Any:
    """A logger for one module."""
    return structlog.get_logger(part=name)
