"""Metrics for Prometheus, collected only if they are enabled; requires the extra `hosting`. They contain no
names, addresses or table ids.
"""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from ..kernel.errors import PatolliError

if TYPE_CHECKING:
    from .registry import TableRegistry

TOKEN: Final = "PATOLLI_METRICS_TOKEN"
"""The environment variable that enables metrics. Scrapers must send its value as a bearer token."""
SHARED_FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable for a folder in which all processes of a machine store their metrics, so that each
of them can report the totals.
"""
SECONDS: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30)
FEWEST: Final = 16


def token() -> str:
    found = os.environ.get(TOKEN, "")
    if found and len(found) < FEWEST:
        raise PatolliError(f"{TOKEN} must have at least {FEWEST} characters")
    return found


class Metrics:
    """The metrics of a server. Nothing is collected unless `on` is set."""

    def __init__(self) -> None:
        self.token = token()
        self.on = bool(self.token)
        if not self.on:
            return
        try:
            import prometheus_client as library
        except ImportError:
            raise PatolliError(
                f"{TOKEN} is set, but prometheus-client is missing: pip install patolli[hosting]"
            ) from None
        self.library: Any = library
        self.registry = library.CollectorRegistry()

        def counter(name: str, about: str, *labels: str) -> Any:
            return library.Counter(f"patolli_{name}", about, labels, registry=self.registry)

        def gauge(name: str, about: str) -> Any:
            return library.Gauge(
                f"patolli_{name}", about, registry=self.registry, multiprocess_mode="livesum"
            )

        self.moves = counter("moves", "Moves written", "game", "by")
        self.refusals = counter("refusals", "Refused messages and requests", "reason")
        self.bot_seconds = counter("bot_seconds", "Processor time of bots", "level")
        self.latency = library.Histogram(
            "patolli_answer_seconds",
            "From a message to its answer",
            ["kind"],
            buckets=SECONDS,
            registry=self.registry,
        )
        self.gauges = {
            "tables": gauge("tables_open", "Tables in memory"),
            "sockets": gauge("sockets", "Connections of pages"),
            "lobbies": gauge("lobbies", "Those of first pages, which show lists of tables"),
            "bots_waiting": gauge("bots_waiting", "Bots' questions in the queue of this server"),
            "questions_waiting": gauge("questions_waiting", "Questions about positions in the queue"),
            "writes_waiting": gauge("writes_waiting", "Changes that wait for the database"),
            "leader": gauge("leader", "1: this server looks after clocks and old tables"),
        }

    def moved(self, game: str, bot: bool, count: int) -> None:
        if self.on and count:
            self.moves.labels(game, "bot" if bot else "person").inc(count)

    def refused(self, reason: str) -> None:
        if self.on:
            self.refusals.labels(reason).inc()

    def thought(self, level: str, seconds: float) -> None:
        if self.on:
            self.bot_seconds.labels(level).inc(max(0.0, seconds))

    @contextlib.contextmanager
    def timed(self, kind: str) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            if self.on:
                self.latency.labels(kind).observe(time.perf_counter() - began)

    def look(self, registry: TableRegistry) -> None:
        """Updates the gauges; called at intervals."""
        if not self.on:
            return
        found = {
            "tables": len(registry.sessions),
            "sockets": registry.sockets,
            "lobbies": len(registry.lobby.watchers),
            "bots_waiting": len(registry.bots.pool.queue) + len(registry.remote.waiting),
            "questions_waiting": len(registry.queries.pool.queue),
            "writes_waiting": registry.writer.waiting.qsize(),
            "leader": int(registry.servers.leads),
        }
        for name, value in found.items():
            self.gauges[name].set(value)

    def text(self) -> bytes:
        """Returns the metrics as text for Prometheus, added up over all processes that share the port."""
        if os.environ.get(SHARED_FOLDER):
            from prometheus_client import multiprocess

            together = self.library.CollectorRegistry()
            multiprocess.MultiProcessCollector(together)  # type: ignore[no-untyped-call]
            return bytes(self.library.generate_latest(together))
        return bytes(self.library.generate_latest(self.registry))
