"""An executor for `concurrent.futures` that runs tasks on the nodes of a Ray cluster.

If a node is lost, its tasks are run again on other nodes, and the loss is reported in one line.
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
"""The address of a temporary cluster that consists of this machine only."""
MOST_LOSSES: Final = 5
"""How often a task may be lost with its node or process before it fails. A task that is lost again and again
may be the cause of the crashes.
"""
PATIENCE: Final = 60.0
"""The number of seconds for which the cluster may be without any processor before the run gives up."""
SECONDS: Final = 10.0
"""The number of seconds to wait for a connection to the head node."""
LOOK: Final = 0.2
"""The number of seconds between two checks for finished tasks."""
Say = Callable[[str], None]


@dataclass
class RemoteTask:
    work: Callable[..., Any]
    given: tuple[Any, ...]
    future: Future[Any]
    losses: int = 0


def there(version: str, work: Callable[..., Any], given: tuple[Any, ...]) -> tuple[str, Any]:
    """Runs a task on a node of the cluster. Returns the id of the node and the result."""
    if __version__ != version:
        raise PatolliError(
            f"patolli {__version__} is installed on {platform.node()}, but {version} is installed here"
        )
    node = str(import_module("ray").get_runtime_context().get_node_id())
    return node, work(*given)


class RayPool(Executor):
    """An executor that can be used like a process pool. The cluster keeps running after the pool is shut
    down.
    """

    def __init__(self, address: str, say: Say | None = None) -> None:
        try:
            self.ray: Any = import_module("ray")
        except ImportError:
            raise PatolliError(f"--ray needs the package ray, here and on the cluster: {EXTRA}") from None
        self.say = say or (lambda _line: None)
        self.join(address)
        self.remote = self.ray.remote(there).options(max_retries=0)
        self.done_on: Counter[str] = Counter()
        """The number of completed tasks by node."""
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
            if plain is not None:  # Ray itself would keep trying for minutes
                socket.create_connection((plain[1], int(plain[2])), SECONDS).close()
            self.ray.init(**own, log_to_driver=False, logging_level="ERROR")
        except (OSError, RuntimeError, ValueError) as fault:
            reason = str(fault).strip().split("\n")[0]
            raise PatolliError(f"the Ray cluster {address!r} cannot be joined: {reason}") from None

    def processors(self) -> int:
        """Returns the number of processors that the cluster has at present."""
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
        """Collects results; runs in a thread of its own."""
        try:
            self.pass_results_on()
        except Exception as fault:  # noqa: BLE001 - after any error of Ray, nobody must wait any longer
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
        """Waits for all tasks that have not been cancelled, and shuts down the pool."""
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
