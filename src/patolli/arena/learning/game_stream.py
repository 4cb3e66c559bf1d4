"""Continues self-play while networks are trained, so that neither process has to wait for the other."""

from __future__ import annotations

import threading
import time
from concurrent.futures import Executor, Future
from dataclasses import replace

from . import self_play
from .self_play import Samples, SelfPlay

MOST_FAULTS = 20
"""If a task fails, its games are lost. After this many failures, the run ends."""


class GameStream:
    """Keeps each process busy with tasks of a few seconds. Finished games wait until they are taken."""

    def __init__(self, pool: Executor, first: SelfPlay, tasks: int) -> None:
        self.pool = pool
        self.next = first
        self.done: list[Samples] = []
        self.faults: list[BaseException] = []
        self.under_way = 0
        self.lock = threading.Lock()
        for _ in range(tasks):
            self.submit()

    def submit(self) -> None:
        with self.lock:
            task = self.next
            self.next = replace(task, number=task.number + 1)
            self.under_way += 1
        try:
            self.pool.submit(self_play.play, task).add_done_callback(self.ended)
        except RuntimeError as broken:  # no worker process is left
            with self.lock:
                self.under_way -= 1
                self.faults += [broken] * MOST_FAULTS

    def ended(self, future: Future[Samples]) -> None:
        """Stores the games from a finished task. This function runs in a thread of the pool."""
        fault = future.exception()
        with self.lock:
            if fault is not None:
                self.faults.append(fault)
            else:
                self.done.append(future.result())
        if time.time() < self.next.deadline and len(self.faults) < MOST_FAULTS:
            self.submit()
        with self.lock:
            self.under_way -= 1

    def play_with(self, networks: tuple[str, ...], styled: float = 0.0) -> None:
        """Makes games use these networks and this share of styled seats, beginning with the next task."""
        with self.lock:
            self.next = replace(self.next, networks=networks, styled=styled)

    def wait(self, until: float) -> None:
        """Waits until that time. Then waits until another game is finished or no more games can finish."""
        while time.time() < until or (self.under_way and not self.done):
            self.raise_faults()
            if not self.under_way:
                break
            time.sleep(0.05)
        while self.under_way and time.time() >= self.next.deadline:
            time.sleep(0.05)
        self.raise_faults()

    def raise_faults(self) -> None:
        if len(self.faults) >= MOST_FAULTS:
            raise self.faults[0]

    def take(self) -> list[Samples]:
        with self.lock:
            found, self.done = self.done, []
        return found
