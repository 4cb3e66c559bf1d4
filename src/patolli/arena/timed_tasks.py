"""Runs tasks in several processes for a limited time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any


def in_processes(
    work: Callable[..., dict[str, Any]], waiting: list[tuple[Any, ...]], workers: int, minutes: float
) -> Iterator[dict[str, Any]]:
    """Runs the tasks in reverse order. No task is started after the time is up."""
    until = time.monotonic() + 60 * minutes
    if workers < 2:
        while waiting and time.monotonic() < until:
            yield work(*waiting.pop())
        return
    with ProcessPoolExecutor(workers) as pool:
        running: set[Future[dict[str, Any]]] = set()
        while True:
            while waiting and len(running) < workers and time.monotonic() < until:
                running.add(pool.submit(work, *waiting.pop()))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
