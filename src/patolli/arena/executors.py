"""Runs games in this process, in several processes, or on a Ray cluster, always with the same results."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial

from ..kernel.errors import PatolliError
from ..review.bounded_pool import results_as_finished
from .game_runner import GameResult, play
from .ray_cluster import RayPool, Say
from .schedule import Schedule


def drive(
    plan: Schedule, numbers: list[int], workers: int, ray: str | None, say: Say | None = None
) -> Iterator[GameResult]:
    """Plays these games and yields their results in the order in which they finish."""
    if ray is not None:
        return on_ray(plan, numbers, ray, say)
    if workers < 1:
        raise PatolliError("at least one worker is needed")
    return here(plan, numbers) if workers == 1 else in_processes(plan, numbers, workers)


def here(plan: Schedule, numbers: list[int]) -> Iterator[GameResult]:
    for number in numbers:
        yield play(plan, number)


def in_processes(plan: Schedule, numbers: list[int], workers: int) -> Iterator[GameResult]:
    with ProcessPoolExecutor(workers) as pool:
        yield from in_pool(pool, plan, numbers, lambda: workers)


def on_ray(plan: Schedule, numbers: list[int], address: str, say: Say | None = None) -> Iterator[GameResult]:
    """Runs games on a Ray cluster. Two games per processor are queued, so that none is idle when nodes join
    or leave.
    """
    with RayPool(address, say) as pool:
        yield from in_pool(pool, plan, numbers, lambda: 2 * max(1, pool.processors()))


def in_pool(
    pool: Executor, plan: Schedule, numbers: list[int], at_once: Callable[[], int]
) -> Iterator[GameResult]:
    return results_as_finished(pool, partial(play, plan), numbers, at_once)
