"""Computations for clients: each is done outside the event loop and only once, in fair order and within a
budget.
"""

from __future__ import annotations

import asyncio
import gc
import itertools
import os
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from patolli.kernel import seat_view
from patolli.kernel.events import EventLog
from patolli.table import journal, query_worker
from patolli.table.fair_queue import FairQueue, WorkItem
from patolli.table.rate_limits import TokenBucket, TokenBuckets
from patolli.table.refusal import Refusal
from patolli.table.replays import ReplayedGame
from patolli.table.server import read_words
from patolli.table.settings import Settings
from patolli.table.web.app import application
from patolli.table.work_budget import WorkBudget
from patolli.table.worker_pool import WorkerPool
from patolli.table.worker_process import Answer, Unwanted, WorkerProcess

from .client import Sitting
from .table_helpers import make, play_on


class Held:
    """Blocks computations until the test releases them, and counts them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, http: TestClient) -> None:
        self.go = threading.Event()
        self.began = threading.Event()
        self.asked: list[str] = []
        worker = http.app.state.registry.queries.pool.workers[0]  # type: ignore[attr-defined]
        honest = worker.answer

        def answer(question: dict[str, Any]) -> dict[str, Any]:
            self.asked.append(question["ask"])
            self.began.set()
            assert self.go.wait(60)
            found: dict[str, Any] = honest(question)
            return found

        monkeypatch.setattr(worker, "answer", answer)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch, http: TestClient) -> Iterator[Held]:
    found = Held(monkeypatch, http)
    yield found
    found.go.set()


# ---- computation outside the event loop
# ------------------------------------------------------------------------------


def test_what_is_computed_holds_up_neither_its_own_table_nor_others(http: TestClient, held: Held) -> None:
    made, other = make(http), make(http)
    with (
        Sitting(http, made["id"], made["tokens"][0]) as a,
        Sitting(http, other["id"], other["tokens"][0]) as b,
    ):
        mine = a.mirror()
        a.next += 1
        a.session.send_json({"do": "reach", "id": a.next, "seat": mine.seat})
        asked = a.next
        assert held.began.wait(60)
        b.settle()
        assert a.say("ping")["is"] == "pong"
        question = mine.question
        assert question is not None
        assert b.play(b.mirror().texts()[0])["is"] == "ack"
        number = question["number"]
        assert a.play(mine.texts()[0], mine.seat)["is"] == "ack"
        held.go.set()
        found = a.until(asked)
        assert found["is"] == "reached"
        assert found["question"] == number  # the answer belongs to the position for which it was requested


def test_one_question_is_computed_once_for_all_who_ask_it(http: TestClient, held: Held) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][0]) as b:
        held.go.set()
        first = a.say("reach", seat=0)
        again = [one.say("reach", seat=0) for one in (a, b, a)]
        assert all(one["chains"] == first["chains"] for one in again)
        assert held.asked == ["reach"]
        a.say("reach", seat=0, most=3)
        assert held.asked == ["reach", "reach"]
        a.play(a.mirror().texts()[0])
        a.say("reach", seat=0)
        assert len(held.asked) <= 3


def test_nothing_is_computed_for_somebody_who_has_gone(http: TestClient, held: Held) -> None:
    made, other = make(http), make(http)
    with Sitting(http, other["id"], other["tokens"][0]) as b:
        b.session.send_json({"do": "reach", "id": 50, "seat": 0})
        assert held.began.wait(60)
        with Sitting(http, made["id"], made["tokens"][0]) as a:
            a.session.send_json({"do": "preview", "id": 60, "seat": 0, "texts": [a.mirror().texts()[0]]})
            a.settle()
        until = time.monotonic() + 60
        registry = http.app.state.registry  # type: ignore[attr-defined]
        while registry.sessions[made["id"]].guests:
            assert time.monotonic() < until
            time.sleep(0.01)
        held.go.set()
        assert b.until(50)["is"] == "reached"
        assert b.say("preview", seat=0, texts=[b.mirror().texts()[0]])["is"] == "previewed"
    assert held.asked == ["reach", "preview"]


def test_processes_answer_as_the_server_itself_would(http: TestClient, tmp_path: Path) -> None:
    def answers(client: TestClient) -> list[dict[str, Any]]:
        made = make(client, "teotihuacan")
        with (
            Sitting(client, made["id"], made["tokens"][0], language="de") as a,
            Sitting(client, made["id"], made["tokens"][1]) as b,
        ):
            play_on([a, b], 6)
            mover = a if a.mirror().question else b
            seat, text = mover.mirror().seat, mover.mirror().texts()[0]
            found = [
                mover.say("reach", seat=seat),
                mover.say("preview", seat=seat, texts=[text]),
                mover.say("why", seat=seat, text=text),
                mover.say("imagine", seat=seat, texts=[]),
                mover.say("preview", seat=seat, texts=["nothing"]),
            ]
        for n in (0, 3, 5, 99):
            found.append(client.get(f"/api/tables/{made['id']}/replay/{n}?language=en").json())
        found.append(client.get(f"/api/tables/{made['id']}/components").json())
        return [{**one, "to": 0} for one in found]

    settings = Settings(tmp_path / "other", hosts=["testserver"], http_rate=1000, query_workers=1)
    with TestClient(application(settings), base_url="http://testserver") as other:
        assert answers(http) == answers(other)


# ---- budgets ------------------------------------------------------------------------------------------


def test_who_lets_the_server_compute_too_much_waits(http: TestClient) -> None:
    made = make(http)
    budget: WorkBudget = http.app.state.registry.budget  # type: ignore[attr-defined]
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        assert a.say("reach", seat=0, most=1)["is"] == "reached"
        budget.persons.bucket(f"{made['id']}/0").charge(1e6)
        for message in ({"do": "reach", "most": 2}, {"do": "preview", "texts": [a.mirror().texts()[0]]}):
            assert a.say(seat=0, **message)["error"] == "too-many"
        # this answer is cached and costs nothing
        assert a.say("reach", seat=0, most=1)["is"] == "reached"
        assert a.play(a.mirror().texts()[0])["is"] == "ack"
        mine = b.mirror()
        b.settle()
        if mine.question is not None:
            assert b.say("reach", seat=1)["is"] == "reached"


def test_the_budget_counts_persons_and_addresses_apart(tmp_path: Path) -> None:
    budget = WorkBudget(Settings(tmp_path, person_work=1, address_work=1, work_burst_seconds=1))
    budget.reserve("t/0", "10.0.0.1").settle(5000)
    for person, address in (("t/0", "10.0.0.2"), ("t/1", "10.0.0.1"), ("", "10.0.0.1")):
        with pytest.raises(Refusal, match="wait a little"):
            budget.reserve(person, address)
    budget.reserve("t/1", "10.0.0.2").settle(1)


# ---- fair order ------------------------------------------------------------------------------------------


class Recorder:
    """A worker that records the order of its jobs. Each job takes `cost` simulated seconds."""

    def __init__(self, order: list[str]) -> None:
        self.order = order

    async def ask(self, question: dict[str, Any], _seconds: float) -> dict[str, Any]:
        self.order.append(question["who"])
        await asyncio.sleep(0)
        if "until" in question:
            await question["until"].wait()
        return {"cpu_ms": msgspec.Raw(b"%d" % question.get("cost", 10))}

    async def end(self) -> None:
        pass


@pytest.mark.parametrize("workers", [1, 2, 8])
def test_a_stranger_does_not_wait_for_forty_tables_of_somebody_else(workers: int) -> None:
    async def play() -> list[str]:
        order: list[str] = []
        pool = WorkerPool([Recorder(order) for _ in range(workers)])
        jobs = [
            WorkItem({"who": "many", "cost": 8000}, "10.0.0.9", f"table {n}", expected=8)
            for n in range(40)
            for _ in range(3)
        ]
        running = [asyncio.create_task(pool.run(job, 30)) for job in jobs]
        await asyncio.sleep(0)
        for _ in range(4):
            await pool.run(WorkItem({"who": "stranger", "cost": 8000}, "10.0.0.1", "own", expected=8), 30)
        await asyncio.gather(*running)
        return order

    order = asyncio.run(play())
    places = [at for at, who in enumerate(order) if who == "stranger"]
    assert len(places) == 4
    waits = [later - earlier for earlier, later in zip([0, *places[:-1]], places, strict=True)]
    assert max(waits) <= 2 * workers + 1, waits


def test_each_computation_keeps_its_own_time_limit() -> None:
    """A job that starts when another one ends must not get that job's time limit."""

    class Limited(Recorder):
        async def ask(self, question: dict[str, Any], seconds: float) -> Answer:
            limits.append((question["who"], seconds))
            return await super().ask(question, seconds)

    limits: list[tuple[str, float]] = []

    async def play() -> None:
        pool = WorkerPool([Limited([])])
        jobs = [("portion", 600.0), ("lines", 30.0), ("portion", 600.0)]
        await asyncio.gather(*(pool.run(WorkItem({"who": who}, "a"), limit) for who, limit in jobs))

    asyncio.run(play())
    assert sorted(limits) == [("lines", 30.0), ("portion", 600.0), ("portion", 600.0)]


def test_people_who_wait_come_before_those_who_watch_and_those_who_sleep() -> None:
    async def play() -> list[str]:
        queue = FairQueue()
        for who, rank in (("asleep", 2), ("watched", 1), ("person", 0), ("person", 0)):
            queue.put(WorkItem({"who": who}, who, who, rank=lambda rank=rank: rank))  # type: ignore[misc]
        old = WorkItem({"who": "old"}, "old", "old", rank=lambda: 2)
        old.since -= 200
        queue.put(old)
        taken = [queue.take() for _ in range(5)]
        assert queue.take() is None
        return [job.question["who"] for job in taken if job is not None]

    assert asyncio.run(play()) == ["old", "person", "person", "watched", "asleep"]


@pytest.mark.parametrize("workers", [1, 4])
def test_long_thoughts_do_not_hold_up_short_ones(workers: int) -> None:
    async def play() -> int:
        order: list[str] = []
        pool = WorkerPool([Recorder(order) for _ in range(workers)], Recorder(order))
        end = asyncio.Event()
        long = [
            asyncio.create_task(
                pool.run(WorkItem({"who": "long", "until": end}, "a", f"{n}", expected=8), 30)
            )
            for n in range(10)
        ]
        await asyncio.sleep(0)
        for _ in range(20):
            await pool.run(WorkItem({"who": "short"}, "a", "quick"), 30)
        counted = Counter(order)
        end.set()
        await asyncio.gather(*long)
        assert counted["long"] == workers
        return counted["short"]

    assert asyncio.run(play()) == 20


def test_time_is_shared_by_what_was_used_and_not_by_the_number_of_answers() -> None:
    async def play() -> Counter[str]:
        order: list[str] = []
        pool = WorkerPool([Recorder(order)])
        jobs = [WorkItem({"who": "strong", "cost": 1000}, "a", "a", expected=1) for _ in range(50)]
        jobs += [WorkItem({"who": "quick", "cost": 100}, "b", "b", expected=0.1) for _ in range(50)]
        running = [asyncio.create_task(pool.run(job, 30)) for job in jobs]
        while len(order) < 30:
            await asyncio.sleep(0)
        found = Counter(order)
        await asyncio.gather(*running)
        return found

    found = asyncio.run(play())
    assert 2 <= found["strong"] <= 4


def test_what_is_no_longer_wanted_is_not_begun() -> None:
    async def play() -> list[str]:
        order: list[str] = []
        pool = WorkerPool([Recorder(order)])
        here = True
        end = asyncio.Event()
        first = asyncio.create_task(pool.run(WorkItem({"who": "first", "until": end}, "a"), 30))
        left = asyncio.create_task(pool.run(WorkItem({"who": "left"}, "b", wanted=lambda: here), 30))
        await asyncio.sleep(0)
        here = False
        end.set()
        await first
        with pytest.raises(Unwanted):
            await left
        return order

    assert asyncio.run(play()) == ["first"]


def test_a_long_thought_ends_when_it_is_no_longer_wanted() -> None:
    """The bot would think for another half minute, but its process is freed immediately."""

    async def play() -> list[str]:
        order: list[str] = []
        pool = WorkerPool([Recorder(order)], look_seconds=0.01)
        wanted = True
        never = asyncio.Event()
        long = WorkItem({"who": "long", "until": never}, "a", wanted=lambda: wanted)
        thinking = asyncio.create_task(pool.run(long, 30))
        while order != ["long"]:
            await asyncio.sleep(0)
        waiting = asyncio.create_task(pool.run(WorkItem({"who": "next"}, "b"), 30))
        await asyncio.sleep(0.05)
        assert order == ["long"], "it continues as long as it is wanted"
        wanted = False
        with pytest.raises(Unwanted):
            await thinking
        await waiting
        return order

    assert asyncio.run(play()) == ["long", "next"]


def test_a_process_that_is_interrupted_is_gone_and_the_next_question_starts_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(Path(__file__).parents[2]), *sys.path]))

    async def play() -> bytes:
        worker = WorkerProcess("tests.table.counting_worker", [])
        pool = WorkerPool([worker], look_seconds=0.05)
        await worker.start()
        process = worker.process
        assert process is not None
        looks = itertools.count()
        with pytest.raises(Unwanted):
            await pool.run(WorkItem({"count": -1}, "a", wanted=lambda: next(looks) < 2), 60)
        assert next(looks) > 2, "it had begun"
        assert await process.wait() == -9
        found = await pool.run(WorkItem({"count": 2}, "a"), 60)
        await pool.close()
        return bytes(found["counted"])

    assert asyncio.run(play()) == b"2"


def test_the_bots_of_a_strong_level_are_expected_to_take_long(http: TestClient) -> None:
    bots = http.app.state.registry.bots  # type: ignore[attr-defined]
    for _ in range(20):
        bots.learn(("tzolkin", "level-5"), 8.0)
        bots.learn(("tzolkin", "level-1"), 0.01)
    assert bots.expected["tzolkin", "level-5"] > 5
    assert bots.expected["tzolkin", "level-1"] < 0.5


# ---- replays ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("over", [False, True])
def test_a_replay_from_kept_positions_is_that_from_the_start(http: TestClient, over: bool) -> None:
    made = make(http, "lanterns", 2)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        play_on([a, b], 40)
    session = http.app.state.registry.sessions[made["id"]]  # type: ignore[attr-defined]
    game = journal.game_of("lanterns")
    log = [entry for step in session.steps for entry in step.entries]
    replayed = ReplayedGame(game, 2, session.row.options, "", log)
    for viewer in (0, 1, -2):
        last = replayed.moment(viewer, 10**6, over, None).last
        for n in range(last + 2):
            found = replayed.moment(viewer, n, over, None)
            p = game.start(2, session.row.options, journal.box_of(game, ""))
            p.event_log = EventLog()
            for moves, (seat, text, _) in enumerate(log):
                heard = len(p.event_log.visible_to(viewer))
                if n <= last and (moves if over else heard) >= n:
                    break
                p.play(seat, game.vocabulary.move(text))
            observed = p.observation(viewer)
            assert found.table == game.show(observed)
            assert found.asked == observed.asked()
            assert found.scores == seat_view.scores_dict(observed.scores())


def test_a_failure_in_a_process_is_reported_without_details() -> None:
    found = query_worker.answer({"ask": "check", "game": "chess", "options": {}, "owner": "", "players": 2})
    assert found["refused"][0] == "bad-table"


def test_what_is_loaded_for_good_is_no_part_of_collections() -> None:
    """Otherwise every full collection would block the event loop for 0.1 seconds."""
    before = gc.get_freeze_count()
    try:
        read_words()
        assert gc.get_freeze_count() > before + 50_000
    finally:
        gc.unfreeze()


def test_many_buckets_in_use_are_not_looked_through_for_every_new_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks = 0
    honest = TokenBucket.refill

    def counted(self: TokenBucket) -> float:
        nonlocal looks
        looks += 1
        return honest(self)

    monkeypatch.setattr(TokenBucket, "refill", counted)
    buckets = TokenBuckets(0.001, 10, most=100)
    for n in range(1000):
        buckets.bucket(str(n)).left = 0  # so that no bucket is full
    assert len(buckets.of) == 1000
    assert looks < 3000
