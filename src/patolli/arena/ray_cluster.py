"""Runs tasks on the nodes of a Ray cluster, as an executor for `concurrent.futures`.

If a node is lost, its tasks run again on another node, and the output reports the loss in one line.
"""

from __future__ import annotations

import os
import platform
import re
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from .. import __version__
from ..kernel.errors import PatolliError

EXTRA: Final = "pip install 'patolli[cluster]'"
LOCAL: Final = "local"
"""The address that means a temporary cluster on this machine only."""
MOST_LOSSES: Final = 5
"""The maximum number of times that one task is started. A task that is lost repeatedly may be what crashes
its node.
"""
PATIENCE: Final = 60.0
"""The run gives up if the whole cluster has had no processor for this many seconds."""
SECONDS: Final = 10.0
"""How many seconds to wait for an answer from the cluster's head node."""
LOOK: Final = 0.2
"""The interval between two checks for new tasks, in seconds."""
Say = Callable[[str], None]


@dataclass
class RemoteTask:
    work: Callable[..., Any]
    given: tuple[Any, ...]
    future: Future[Any]
    losses: int = 0


def there(version: str, work: Callable[..., Any], given: tuple[Any, ...]) -> tuple[str, Any]:
    """Runs a task on a node. Returns the name of the node, and the result."""
    if __version__ != version:
        raise PatolliError(
            f"patolli {__version__} is installed on {platform.node()}, but {version} is installed here"
        )
    node = str(import_module("ray").get_runtime_context().get_node_id())
    return node, work(*given)


class RayPool(Executor):
    """An executor that can be used like a pool of processes. The cluster continues to run after the pool
    has ended."""

    def __init__(self, address: str, say: Say | None = None) -> None:
        try:
            self.ray: Any = import_module("ray")
        except ImportError:
            raise PatolliError(f"--ray needs the package ray, here and on the cluster: {EXTRA}") from None
        self.say = say or (lambda _line: None)
        self.join(address)
        self.remote = self.ray.remote(there).options(max_retries=0)
        self.done_on: Counter[str] = Counter()
        """For each node, the number of tasks that it has completed."""
        self.waiting: dict[Any, RemoteTask] = {}
        self.lock = threading.Lock()
        self.closed = threading.Event()
        self.watcher = threading.Thread(target=self.watch, daemon=True)
        self.watcher.start()

    def join(self, address: str) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        plain = re.fullmatch(r"([^:/]+):(\d+)", address)
        own: dict[str, Any] = {"include_dashboard": False} if address == LOCAL else {"address": address}
        try:
            if plain is not None:  # without this check, Ray itself would keep trying for minutes
                socket.create_connection((plain[1], int(plain[2])), SECONDS).close()
            self.ray.init(**own, log_to_driver=False, logging_level="ERROR")
        except (OSError, RuntimeError, ValueError) as fault:
            reason = str(fault).strip().split("\n")[0]
            raise PatolliError(f"the Ray cluster {address!r} cannot be joined: {reason}") from None

    def processors(self) -> int:
        """The number of processors that the cluster has now."""
        return int(self.ray.cluster_resources().get("CPU", 0))

    def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        if self.closed.is_set() or named:
            raise RuntimeError("the pool is shut down" if not named else "tasks take no named arguments")
        task = RemoteTask(work, given, Future())
        self.begin(task)
        return task.future

    def begin(self, task: RemoteTask) -> None:
        reference = self.remote.remote(__version__, task.work, task.given)
        with self.lock:
            self.waiting[reference] = task

    def watch(self) -> None:
        """Starts tasks and collects their results. Runs in a separate thread."""
        try:
            self.pass_results_on()
        except Exception as fault:  # noqa: BLE001 - any error of Ray must end all waiting
            self.give_up(f"the Ray cluster is lost: {type(fault).__name__}: {fault}")

    def pass_results_on(self) -> None:
        without = time.monotonic()
        while not self.closed.is_set():
            with self.lock:
                references = list(self.waiting)
            if not references:
                self.closed.wait(LOOK / 10)
                continue
            done, _ = self.ray.wait(references, num_returns=1, timeout=LOOK)
            for reference in done:
                with self.lock:
                    task = self.waiting.pop(reference)
                self.end(task, reference)
            if done or self.processors():
                without = time.monotonic()
            elif time.monotonic() - without > PATIENCE:
                self.give_up("the Ray cluster has no processors left")

    def end(self, task: RemoteTask, reference: Any) -> None:
        faults = self.ray.exceptions
        try:
            node, result = self.ray.get(reference)
        except faults.RayTaskError as fault:  # the task itself raised an exception
            if task.future.set_running_or_notify_cancel():
                task.future.set_exception(cause_of(fault))
        except faults.RayError as fault:
            self.begin_again(task, fault)
        else:
            self.done_on[node] += 1
            if task.future.set_running_or_notify_cancel():
                task.future.set_result(result)

    def begin_again(self, task: RemoteTask, fault: Exception) -> None:
        if task.future.cancelled():
            return
        reason = type(fault).__name__
        task.losses += 1
        if task.losses <= MOST_LOSSES:
            self.say(f"a task was lost with its node or process ({reason}); it runs again on another")
            self.begin(task)
        elif task.future.set_running_or_notify_cancel():
            often = f"a task was lost {task.losses} times with its node or process ({reason})"
            task.future.set_exception(PatolliError(often))

    def give_up(self, reason: str) -> None:
        self.closed.set()
        with self.lock:
            tasks, self.waiting = list(self.waiting.values()), {}
        for task in tasks:
            if task.future.set_running_or_notify_cancel():
                task.future.set_exception(PatolliError(reason))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Stops accepting tasks. Does not wait for tasks whose futures have been cancelled."""
        while wait and not cancel_futures and self.wanted():
            time.sleep(LOOK)
        self.closed.set()
        self.watcher.join()
        for task in self.wanted():
            task.future.cancel()
        self.ray.shutdown()

    def wanted(self) -> list[RemoteTask]:
        with self.lock:
            return [task for task in self.waiting.values() if not task.future.cancelled()]


def cause_of(fault: Any) -> Exception:
    """Returns the exception that a task raised, without Ray's long traceback."""
    cause = getattr(fault, "cause", None)
    if isinstance(cause, PatolliError):
        return cause
    found = PatolliError(f"a task failed on the cluster: {cause!r}" if cause else str(fault))
    found.__cause__ = fault
    return found
