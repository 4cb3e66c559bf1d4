"""Runs self-play continuously in the background, so that neither games nor training wait for each other."""

from __future__ import annotations

import threading
import time
from concurrent.futures import Executor, Future
from dataclasses import replace

from . import self_play
from .self_play import Samples, SelfPlay

MOST_FAULTS = 20
"""The number of failed tasks after which the run ends. The games of a failed task are lost."""


class GameStream:
    """Keeps the worker processes busy with tasks of a few seconds, and collects finished games until they are
    taken.
    """

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
        """Stores the games of a finished task and submits the next one. Called in a thread of the pool."""
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
        """Sets the networks and the share of styled seats for all later tasks."""
        with self.lock:
            self.next = replace(self.next, networks=networks, styled=styled)

    def wait(self, until: float) -> None:
        """Waits until the time `until`, and then until at least one game is finished or no task is running.
        After the deadline of the games, waits for all running tasks.
        """
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
