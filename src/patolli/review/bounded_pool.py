"""Submits work to a pool in small portions, so that it can be stopped early."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def results_as_finished(
    pool: Executor, work: Callable[[T], R], items: list[T], at_once: Callable[[], int]
) -> Iterator[R]:
    """Yields results as they are finished. At most `at_once()` items are queued or running at a time. Closing
    the iterator cancels the queued ones.
    """
    waiting = list(reversed(items))
    running: set[Future[R]] = set()
    try:
        while waiting or running:
            while waiting and len(running) < at_once():
                running.add(pool.submit(work, waiting.pop()))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        for future in running:
            future.cancel()
