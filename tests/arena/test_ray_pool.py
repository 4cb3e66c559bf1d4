"""The arena on a Ray cluster whose nodes may be lost, with a fake Ray. `.ci/full ray` uses a real cluster."""

from __future__ import annotations

import os
import socket
import sys
from concurrent.futures import Future
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from patolli import __version__
from patolli.arena import ray_cluster
from patolli.arena.executors import drive
from patolli.arena.ray_cluster import MOST_LOSSES, RayPool, RemoteTask, there
from patolli.arena.report import digest
from patolli.arena.schedule import Schedule
from patolli.arena.tournament import run
from patolli.kernel.errors import PatolliError

PLAN = Schedule("tzolkin", ("random", "random"), 4, 2)


class RayError(Exception):
    pass


class RayTaskError(RayError):
    def __init__(self, cause: Exception) -> None:
        super().__init__("pages of text")
        self.cause = cause


class NodeDiedError(RayError):
    pass


class FakeRay(ModuleType):
    """The part of Ray used by the pool. Tasks are computed when their results are fetched."""

    exceptions = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)

    def __init__(self, losses: int = 0, processors: int = 2) -> None:
        super().__init__("ray")
        self.losses = losses
        self.processors = processors
        self.tasks: list[Any] = []

    def init(self, address: str = "", **_settings: Any) -> None:
        if address == "nowhere":
            raise ConnectionError("no answer\nand much more")

    def shutdown(self) -> None:
        self.tasks.clear()

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(self.processors)} if self.processors else {}

    def remote(self, work: Any) -> Any:
        def submit(*given: Any) -> int:
            self.tasks.append((work, given))
            return len(self.tasks) - 1

        return SimpleNamespace(options=lambda max_retries: SimpleNamespace(remote=submit))

    def wait(self, references: list[int], **_settings: Any) -> tuple[list[int], list[int]]:
        return (references[:1], references[1:]) if self.processors else ([], references)

    def get(self, reference: int) -> Any:
        if self.losses:
            self.losses -= 1
            raise NodeDiedError
        work, given = self.tasks[reference]
        try:
            return work(*given)
        except Exception as cause:
            raise RayTaskError(cause) from cause

    def get_runtime_context(self) -> Any:
        return SimpleNamespace(get_node_id=lambda: "one")


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    fake = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", fake)
    return fake


def test_games_of_a_lost_node_are_played_again_with_the_same_results(ray: FakeRay) -> None:
    ray.losses = 2
    said: list[str] = []
    assert digest(run(PLAN, ray="auto", progress=said.append)) == digest(run(PLAN))
    assert sum("NodeDiedError" in line for line in said) == 2


def test_a_task_may_be_lost_five_times(ray: FakeRay) -> None:
    ray.losses = 5
    with RayPool("auto") as pool:
        assert pool.submit(divmod, 7, 2).result() == (3, 1)


def test_a_task_that_is_lost_again_and_again_is_an_error(ray: FakeRay) -> None:
    ray.losses = 1000
    with pytest.raises(PatolliError, match="lost 6 times"):
        run(PLAN, ray="auto")


def test_a_cluster_without_processors_is_not_waited_for_in_vain(
    ray: FakeRay, monkeypatch: pytest.MonkeyPatch
) -> None:
    ray.processors = 0
    monkeypatch.setattr(ray_cluster, "PATIENCE", 0.0)
    with pytest.raises(PatolliError, match="no processors left"):
        run(PLAN, ray="auto")


def test_a_cluster_may_be_without_processors_for_a_while(
    ray: FakeRay, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[None] = []

    def wait(references: list[int], **_settings: Any) -> tuple[list[int], list[int]]:
        looks.append(None)
        ray.processors = 0 if len(looks) < 4 else 2
        return (references[:1], references[1:]) if ray.processors else ([], references)

    monkeypatch.setattr(ray, "wait", wait)
    with RayPool("auto") as pool:
        assert pool.submit(divmod, 7, 2).result(20) == (3, 1)


def test_a_long_task_of_a_living_cluster_is_waited_for(ray: FakeRay, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_cluster, "PATIENCE", -1.0)
    looks = iter([[], [], [], [0]])
    monkeypatch.setattr(ray, "wait", lambda references, **_: (next(looks), references))
    with RayPool("auto") as pool:
        assert pool.submit(divmod, 7, 2).result() == (3, 1)


def test_a_cluster_that_does_not_answer_is_named(ray: FakeRay) -> None:
    with pytest.raises(PatolliError, match=r"'nowhere' cannot be joined: no answer$"):
        next(drive(PLAN, [0], 1, "nowhere"))


def test_an_address_at_which_nothing_listens_is_refused_at_once(ray: FakeRay) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    with pytest.raises(PatolliError, match=f"'{address}' cannot be joined"):
        next(drive(PLAN, [0], 1, address))


def test_a_cluster_is_asked_at_its_host_and_port_before_it_is_joined(
    ray: FakeRay, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []

    def connect(*given: Any) -> Any:
        asked.append(given)
        return SimpleNamespace(close=lambda: asked.append("closed"))

    monkeypatch.setattr(socket, "create_connection", connect)
    with RayPool("head.example:6379"):
        assert asked == [(("head.example", 6379), ray_cluster.SECONDS), "closed"]
    with RayPool("ray://head.example:10001"):
        assert len(asked) == 2, "Ray itself connects to its other addresses"


def test_a_pool_that_nobody_shuts_down_does_not_keep_its_process_alive(ray: FakeRay) -> None:
    with RayPool("auto") as pool:
        assert pool.watcher.daemon


def test_the_pool_itself_repeats_lost_tasks_and_ray_reports_nothing_about_its_use(
    ray: FakeRay, monkeypatch: pytest.MonkeyPatch
) -> None:
    options: list[dict[str, Any]] = []

    def remote(_work: Any) -> Any:
        return SimpleNamespace(options=lambda **given: options.append(given))

    monkeypatch.setattr(ray, "remote", remote)
    monkeypatch.delenv("RAY_USAGE_STATS_ENABLED", raising=False)
    RayPool("auto").shutdown()
    assert options == [{"max_retries": 0}]
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "1")
    RayPool("auto").shutdown()
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "1"


def test_a_pool_leaves_the_cluster_when_it_is_shut_down(
    ray: FakeRay, monkeypatch: pytest.MonkeyPatch
) -> None:
    left: list[bool] = []
    pool = RayPool("auto")
    monkeypatch.setattr(ray, "shutdown", lambda: left.append(pool.watcher.is_alive()))
    with pool:
        future = pool.submit(divmod, 7, 2)
    assert future.result(0) == (3, 1), "a pool waits for its tasks"
    assert left == [False]


def test_tasks_fail_with_the_cluster(ray: FakeRay, monkeypatch: pytest.MonkeyPatch) -> None:
    def wait(*_given: Any, **_settings: Any) -> Any:
        raise OSError("the line is dead")

    monkeypatch.setattr(ray, "wait", wait)
    with RayPool("auto") as pool:
        with pytest.raises(PatolliError, match="the Ray cluster is lost: OSError: the line is dead"):
            pool.submit(divmod, 7, 2).result(20)
        with pytest.raises(RuntimeError, match="shut down"):
            pool.submit(divmod, 7, 2)


@pytest.mark.parametrize("losses", [0, MOST_LOSSES])
def test_a_task_that_nobody_wants_any_more_is_not_run_again(ray: FakeRay, losses: int) -> None:
    said: list[str] = []
    with RayPool("auto", said.append) as pool:
        task = RemoteTask(divmod, (7, 2), Future(), losses)
        task.future.cancel()
        pool.begin_again(task, NodeDiedError())
    assert (said, ray.tasks, task.losses) == ([], [], losses)


@pytest.mark.parametrize("given", [(7, 2), (7, 0)])
def test_the_result_of_a_cancelled_task_is_dropped(ray: FakeRay, given: tuple[int, int]) -> None:
    with RayPool("auto") as pool:
        task = RemoteTask(divmod, given, Future())
        task.future.cancel()
        pool.end(task, pool.remote.remote(__version__, task.work, task.given))
        waiting = RemoteTask(divmod, given, Future())
        waiting.future.cancel()
        pool.waiting = {0: waiting}
        pool.give_up("no reason")
    assert (task.future.cancelled(), waiting.future.cancelled()) == (True, True)


def mistake(text: str) -> None:
    raise PatolliError(text)


def test_what_a_task_raises_arrives(ray: FakeRay) -> None:
    with RayPool("auto") as pool:
        with pytest.raises(PatolliError, match=r"^no such thing$"):
            pool.submit(mistake, "no such thing").result()
        with pytest.raises(PatolliError, match="failed on the cluster: ZeroDivisionError"):
            pool.submit(divmod, 1, 0).result()
        assert pool.submit(divmod, 7, 2).result() == (3, 1)
        assert pool.done_on == {"one": 1}


def test_a_pool_takes_plain_tasks_until_it_is_closed(ray: FakeRay) -> None:
    with RayPool("auto") as pool:
        assert pool.processors() == 2
        with pytest.raises(RuntimeError, match="no named arguments"):
            pool.submit(divmod, 7, b=2)
        assert not ray.tasks
    with pytest.raises(RuntimeError, match="shut down"):
        pool.submit(divmod, 7, 2)
    assert not ray.tasks


def test_a_pool_that_is_not_waited_for_cancels_its_tasks(ray: FakeRay) -> None:
    ray.processors = 0
    pool = RayPool("auto")
    futures = [pool.submit(divmod, 7, 2) for _ in range(2)]
    futures[0].cancel()
    assert [task.future for task in pool.wanted()] == futures[1:]
    pool.shutdown(wait=True, cancel_futures=True)
    assert [one.cancelled() for one in futures] == [True, True]


def test_a_temporary_cluster_has_no_address(ray: FakeRay, monkeypatch: pytest.MonkeyPatch) -> None:
    joined: list[dict[str, Any]] = []
    monkeypatch.setattr(ray, "init", lambda **given: joined.append(given))
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    for address in ("local", "auto"):
        RayPool(address).shutdown()
    assert joined == [{"include_dashboard": False, **quiet}, {"address": "auto", **quiet}]


@pytest.mark.parametrize("workers", [0, -1])
def test_games_need_a_worker(workers: int) -> None:
    with pytest.raises(PatolliError, match="at least one worker"):
        drive(PLAN, [0], workers, None)


def test_another_version_on_a_node_is_refused(ray: FakeRay) -> None:
    with pytest.raises(PatolliError, match=r"but 9\.9.* is installed here"):
        there("9.9", divmod, (7, 2))
    assert there(__version__, divmod, (7, 2)) == ("one", (3, 1))


def test_without_ray_the_command_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(PatolliError, match=r"pip install 'patolli\[cluster\]'"):
        next(drive(PLAN, [0], 1, "local"))
