"""Runs games in this process, in several, or on a Ray cluster, with the same results."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from typing import Any

from ..kernel.errors import PatolliError
from .game_runner import GameResult, play
from .schedule import Schedule


def drive(plan: Schedule, numbers: list[int], workers: int, ray: str | None) -> Iterator[GameResult]:
    """Play these games; results come in the order in which games end."""
    if ray is not None:
        return on_ray(plan, numbers, ray)
    if workers < 1:
        raise PatolliError("at least one worker is needed")
    return here(plan, numbers) if workers == 1 else in_processes(plan, numbers, workers)


def here(plan: Schedule, numbers: list[int]) -> Iterator[GameResult]:
    for number in numbers:
        yield play(plan, number)


def in_processes(plan: Schedule, numbers: list[int], workers: int) -> Iterator[GameResult]:
    waiting = list(reversed(numbers))
    with ProcessPoolExecutor(workers) as pool:
        running: set[Future[GameResult]] = set()
        try:
            while waiting or running:
                while waiting and len(running) < workers:
                    running.add(pool.submit(play, plan, waiting.pop()))
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            for future in running:
                future.cancel()


def on_ray(plan: Schedule, numbers: list[int], address: str) -> Iterator[GameResult]:
    try:
        cluster: Any = import_module("ray")
    except ImportError:
        raise PatolliError("--ray needs the package ray: pip install ray, here and on the cluster") from None
    cluster.init(address=None if address == "local" else address, ignore_reinit_error=True)
    try:
        remote = cluster.remote(play)
        waiting = [remote.remote(plan, number) for number in numbers]
        while waiting:
            done, waiting = cluster.wait(waiting, num_returns=1)
            yield cluster.get(done[0])
    finally:
        cluster.shutdown()
