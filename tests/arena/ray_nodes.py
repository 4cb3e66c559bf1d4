"""Runs the arena and self-play on a real Ray cluster with two nodes on this machine, one of which dies during
a match.

    python -m tests.arena.ray_nodes          # or `.ci/full ray`, which installs Ray for it

Prints the comparisons as JSON. The exit status is 1 if any of them fails.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"

from ray.cluster_utils import Cluster

from patolli.arena import ray_cluster
from patolli.arena.executors import in_pool
from patolli.arena.learning.game_stream import GameStream
from patolli.arena.learning.self_play import Samples, SelfPlay
from patolli.arena.ray_cluster import RayPool
from patolli.arena.report import digest
from patolli.arena.schedule import Schedule
from patolli.arena.tournament import run
from patolli.kernel.errors import PatolliError

NODE = {"object_store_memory": 100_000_000}
SHORT = Schedule("tzolkin", ("greedy:1", "random"), 8, 3)
LONG = Schedule("azteca", ("greedy:4", "random", "greedy:2"), 10, 5)
TASKS = 4
TRIES = 5


@contextlib.contextmanager
def cluster(processors: int) -> Iterator[tuple[Any, Any]]:
    """Starts a cluster with a head node with this number of processors and a second node with
    one processor.
    """
    both = Cluster()
    try:
        started(both, num_cpus=processors, include_dashboard=False)
        yield both, started(both, num_cpus=1)
    finally:
        both.shutdown()


def started(both: Any, **settings: Any) -> Any:
    """Starts a node, trying several times, because Ray's limit of half a minute is too short on a busy
    machine.
    """
    for _ in range(TRIES - 1):
        try:
            return both.add_node(**NODE, **settings)
        except Exception as fault:  # noqa: BLE001 - Ray raises no other
            print(f"not started: {fault}", file=sys.stderr)
    return both.add_node(**NODE, **settings)


def commands_agree(address: str) -> bool:
    """Returns whether `patolli arena` prints the same digest for one process and for the cluster."""
    words = ["arena", SHORT.game, "--players", *SHORT.players, "--games", "4", "--seed", "3"]
    found = []
    for more in ([], ["--ray", address]):
        done = subprocess.run(
            [sys.executable, "-m", "patolli", *words, *more], capture_output=True, text=True, check=False
        )
        digest_said = re.search(r"digest ([0-9a-f]{16})", done.stdout)
        found.append(digest_said[1] if digest_said else done.stderr)
    if found[0] != found[1]:
        print(found, file=sys.stderr)
    return found[0] == found[1]


def self_play_digest(pool: Executor) -> str:
    """Returns a digest of the samples from some self-play tasks, in the order of their games."""
    forever = time.time() + 3600
    task = SelfPlay("tzolkin", ("",), (2, 3), 40, forever, seconds=3600, games=2)
    stream = GameStream(pool, task, TASKS)
    samples: list[Samples] = []
    while len(samples) < TASKS:
        stream.wait(time.time() + 0.1)
        samples += stream.take()
    stream.next = SelfPlay("tzolkin", ("",), (2,), 99, 0.0)  # no more tasks are started
    first = sorted(samples, key=lambda one: one.about[0])[:TASKS]
    found = hashlib.sha256()
    for one in first:
        found.update(one.inputs.tobytes() + one.about.tobytes())
    return found.hexdigest()[:16]


def kill(node: Any) -> None:
    """Kills the process of a node and its workers, as if the machine had been switched off."""
    head = node.all_processes["raylet"][0].process.pid
    listed = subprocess.run(["pgrep", "-P", str(head)], capture_output=True, text=True, check=False)
    for pid in [head, *map(int, listed.stdout.split())]:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def killed_in_a_match(address: str, node: Any) -> tuple[str, list[str], int]:
    """Plays a match during which a node dies. Returns the digest, the messages, and the number of nodes that
    took part.
    """
    said: list[str] = []
    played = []
    with RayPool(address, said.append) as pool:
        for number, one in enumerate(in_pool(pool, LONG, list(range(LONG.games)), lambda: 4)):
            played.append(one)
            if number == 2:
                time.sleep(1)  # by now the next games should be running on both nodes
                kill(node)
        nodes = len(pool.done_on)
    return digest(played), said, nodes


def left_without_processors(address: str, node: Any) -> str:
    """Returns the error message after the only node that can play has been lost."""
    ray_cluster.PATIENCE = 5.0  # type: ignore[misc]
    threading.Timer(5, kill, (node,)).start()
    try:
        run(Schedule("azteca", ("greedy:8", "greedy:8"), 200, 1), ray=address)
    except PatolliError as fault:
        return str(fault)
    return "nothing"


def main() -> None:
    found: dict[str, Any] = {}
    with cluster(1) as (both, node):
        address = both.address
        found["arena: same digest"] = commands_agree(address)
        with ThreadPoolExecutor(1) as alone:
            expected = self_play_digest(alone)
        with RayPool(address) as pool:
            found["self-play: same digest"] = self_play_digest(pool) == expected
            found["self-play: nodes that played"] = len(pool.done_on)
        same, said, nodes = killed_in_a_match(address, node)
        found["node killed in a match: same digest"] = same == digest(run(LONG))
        found["node killed in a match: said"] = said[:1]
        found["node killed in a match: nodes that played"] = nodes
    with cluster(0) as (both, node):
        found["all nodes killed: said"] = left_without_processors(both.address, node)
    print(json.dumps(found, indent=1))
    right = (
        all(value for name, value in found.items() if "same digest" in name)
        and all(value == 2 for name, value in found.items() if "nodes that played" in name)
        and bool(said)
        and "no processor" in found["all nodes killed: said"]
    )
    sys.exit(0 if right else 1)


if __name__ == "__main__":
    main()
