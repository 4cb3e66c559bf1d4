"""The course of a review: what is judged, stored and reported, with simulated processes."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from patolli.table import reviews
from patolli.table.refusal import Refusal
from patolli.table.reviews import GameUnderReview, Reviews
from patolli.table.settings import Settings
from patolli.table.worker_process import CutOff, Unwanted

from .event_loop import in_loop


class Pool:
    """Answers the questions of a review of a game with some decisions."""

    def __init__(self, decisions: int = 3) -> None:
        self.decisions = decisions
        self.asked: list[dict[str, Any]] = []
        self.jobs: list[tuple[Any, float]] = []
        self.fault: Exception | None = None
        self.faulty = ""
        self.held: asyncio.Event | None = None
        self.stored: list[int] = []

    async def run(self, job: Any, seconds: float) -> Any:
        question = job.question
        self.asked.append(question)
        self.jobs.append((job, seconds))
        if self.fault is not None and question["ask"] in {self.faulty, ""}:
            raise self.fault
        if question["ask"] == "judge" and self.held is not None:
            await self.held.wait()
        found = getattr(self, question["ask"])(question)
        return {name: msgspec.Raw(msgspec.json.encode(value)) for name, value in found.items()}

    def open(self, _: Any) -> dict[str, Any]:
        waiting = [at for at in range(self.decisions) if at not in self.stored]
        judged = [{"at": at} for at in self.stored]
        return {
            "decisions": self.decisions, "judged": judged, "waiting": waiting, "head": "head", "cpu_ms": 5.0,
        }  # fmt: skip

    def judge(self, question: dict[str, Any]) -> dict[str, Any]:
        return {"judged": [{"at": at} for at in question["moves"]], "cpu_ms": 10.0}

    def asks(self, ask: str) -> list[dict[str, Any]]:
        return [one for one in self.asked if one["ask"] == ask]


@pytest.fixture
def all_reviews(tmp_path: Path) -> Any:
    found = Reviews(Settings(tmp_path, review_workers=0, review_depth=7))
    pool: Any = Pool()
    found.pool = pool
    return found


def review(of: Any, path: Path | None = None) -> GameUnderReview:
    async def read(_address: str) -> str:
        return "record"

    return GameUnderReview(of, "t", path, read)


async def finished(one: GameUnderReview) -> None:
    assert one.task is not None
    await asyncio.wait({one.task})


def test_all_decisions_are_judged_and_stored_one_by_one(all_reviews: Any, tmp_path: Path) -> None:
    path = tmp_path / "reviews" / "t.review"

    async def body() -> None:
        one = review(all_reviews, path)
        states = [one.state]
        await one.start("192.0.2.1")
        states.append(one.state)
        assert states == ["none", "running"]
        assert one.is_running()
        await one.start("192.0.2.1")
        await finished(one)
        assert (one.state, one.waiting, one.decisions) == ("done", [], 3)
        assert [judged["at"] for judged in one.judged] == [0, 1, 2]
        assert [asked["moves"] for asked in all_reviews.pool.asks("judge")] == [[0], [1], [2]]
        assert all(asked["depth"] == 7 for asked in all_reviews.pool.asked)
        assert path.read_text(encoding="utf-8").splitlines() == ["head", '{"at":0}', '{"at":1}', '{"at":2}']
        assert one.spent() == 35.0
        assert one.spent() == 0.0
        await one.start("192.0.2.1")
        assert len(all_reviews.pool.asked) == 4, "there is nothing left to judge"
        assert not all_reviews.tasks

    in_loop(body)


def test_a_person_who_waits_comes_before_the_judging(all_reviews: Any, tmp_path: Path) -> None:
    async def body() -> None:
        one = review(all_reviews, tmp_path / "t.review")
        await one.start("")
        await finished(one)
        ranks = {job.question["ask"]: job.rank() for job, _ in all_reviews.pool.jobs}
        assert ranks == {"open": 0, "judge": 1}
        assert {job.flow for job, _ in all_reviews.pool.jobs} == {"t"}, "without an address, the table pays"
        assert {seconds for _, seconds in all_reviews.pool.jobs} == {reviews.SECONDS}

    in_loop(body)


def test_stored_results_are_kept_and_the_rest_is_judged(all_reviews: Any, tmp_path: Path) -> None:
    async def body() -> None:
        all_reviews.pool.stored = [0, 2]
        one = review(all_reviews, tmp_path / "t.review")
        await one.open("a")
        assert (one.state, one.waiting) == ("stopped", [1])
        await one.open("a")
        assert len(all_reviews.pool.asked) == 1, "it is opened once"
        await one.start("a")
        await finished(one)
        assert [judged["at"] for judged in one.judged] == [0, 2, 1]
        assert len((tmp_path / "t.review").read_text(encoding="utf-8").splitlines()) == 4
        all_reviews.pool.stored = [0, 1, 2]
        complete = review(all_reviews)
        await complete.open("a")
        assert complete.state == "done"

    in_loop(body)


def test_a_stopped_review_goes_on_where_it_was(all_reviews: Any, tmp_path: Path) -> None:
    async def body() -> None:
        all_reviews.pool.held = asyncio.Event()
        one = review(all_reviews, tmp_path / "t.review")
        one.stop()
        await one.start("a")
        while not all_reviews.pool.asks("judge"):
            await asyncio.sleep(0.001)
        one.stop()
        await finished(one)
        assert (one.state, sorted(one.waiting), one.judged) == ("stopped", [0, 1, 2], [])
        all_reviews.pool.held.set()
        await one.start("a")
        await finished(one)
        assert one.state == "done"
        assert sorted(judged["at"] for judged in one.judged) == [0, 1, 2]

    in_loop(body)


def test_a_review_that_fails_reads_the_stored_results_at_the_next_start(
    all_reviews: Any, tmp_path: Path
) -> None:
    async def body() -> None:
        one = review(all_reviews, tmp_path / "t.review")
        all_reviews.pool.faulty, all_reviews.pool.fault = "judge", ValueError("broken")
        await one.start("a")
        await finished(one)
        assert (one.state, one.record) == ("failed", "")
        all_reviews.pool.fault = None
        await one.start("a")
        await finished(one)
        assert one.state == "done"
        assert len(all_reviews.pool.asks("open")) == 2

    in_loop(body)


@pytest.mark.parametrize(
    ("answer", "error"),
    [(CutOff("late"), "busy"), (Unwanted(), "busy"), ("refused", "bad-record"), ("fault", "fault")],
)
def test_a_question_without_an_answer_is_refused(all_reviews: Any, answer: Any, error: str) -> None:
    async def body() -> None:
        pool = all_reviews.pool
        if isinstance(answer, Exception):
            pool.fault, pool.faulty = answer, "open"
        else:
            value = ["bad-record", "no record"] if answer == "refused" else "KeyError"
            pool.open = lambda _: {answer: value}
        with pytest.raises(Refusal) as refused:
            await review(all_reviews).open("a")
        assert refused.value.error == error

    in_loop(body)


def test_an_uploaded_record_is_judged_only_while_a_page_looks(
    all_reviews: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = SimpleNamespace(now=1000.0)
    monkeypatch.setattr(reviews, "time", SimpleNamespace(monotonic=lambda: clock.now))

    async def body() -> None:
        one = review(all_reviews)
        clock.now += reviews.LOOKED_SECONDS
        await one.start("a")
        await finished(one)
        assert (one.state, one.judged) == ("stopped", [])
        one.looked = clock.now - reviews.LOOKED_SECONDS + 0.1
        await one.start("a")
        await finished(one)
        assert one.state == "done"

    in_loop(body)


# ---- all reviews ----------------------------------------------------------------------------------------


def session(state: str = "over", id_: str = "t") -> Any:
    return SimpleNamespace(id=id_, row=SimpleNamespace(state=state))


def test_only_a_game_that_is_over_is_reviewed(all_reviews: Any, tmp_path: Path) -> None:
    for state in ("running", "abandoned", "waiting"):
        with pytest.raises(Refusal) as refused:
            all_reviews.review(session(state))
        assert refused.value.error == "not-over"
    found = all_reviews.review(session())
    assert all_reviews.review(session()) is found
    assert found.path == tmp_path / reviews.FOLDER / "t.review"


def test_the_same_record_has_the_same_review(all_reviews: Any) -> None:
    found = all_reviews.of_record("one")
    assert all_reviews.of_record("one") is found
    assert all_reviews.of_record("two") is not found
    assert found.path is None
    assert asyncio.run(found.read_record("a")) == "one"


def test_a_review_of_a_deleted_table_is_deleted(all_reviews: Any) -> None:
    async def body() -> None:
        all_reviews.pool.held = asyncio.Event()
        one = all_reviews.review(session())

        async def read(_: str) -> str:
            return "record"

        one.read_record = read
        await one.start("a")
        while not all_reviews.pool.asks("judge"):
            await asyncio.sleep(0.001)
        assert one.path.is_file()
        all_reviews.forget("t")
        await finished(one)
        assert not one.path.exists()
        assert all_reviews.of == {}
        all_reviews.forget("t")

    in_loop(body)


def test_lines_of_one_position_go_to_the_same_process(all_reviews: Any) -> None:
    async def body() -> None:
        pool = all_reviews.pool
        pool.lines = lambda _: {"answer": {"lines": []}, "cpu_ms": 12.0}
        found = await all_reviews.lines({"ask": "lines", "key": "position"}, "192.0.2.1")
        assert found == (b'{"lines":[]}', 12.0)
        job, seconds = pool.jobs[0]
        assert (job.flow, job.table, seconds) == ("192.0.2.1", "position", reviews.LINES_SECONDS)
        for answer, error in (({"refused": ["not-there", ""]}, "not-there"), ({"fault": "x"}, "fault")):
            pool.lines = lambda _, answer=answer: answer
            with pytest.raises(Refusal) as refused:
                await all_reviews.lines({"ask": "lines", "key": "position"}, "a")
            assert refused.value.error == error
        pool.fault, pool.faulty = CutOff("late"), "lines"
        with pytest.raises(Refusal) as refused:
            await all_reviews.lines({"ask": "lines", "key": "position"}, "a")
        assert refused.value.error == "busy"

    in_loop(body)


def test_several_choices_are_judged_at_the_same_time_by_several_processes(tmp_path: Path) -> None:
    async def body() -> None:
        found: Any = Reviews(Settings(tmp_path, review_workers=2))
        pool: Any = Pool(decisions=5)
        pool.held = asyncio.Event()
        found.pool = pool
        one = review(found, tmp_path / "t.review")
        await one.start("a")
        while len(pool.asks("judge")) < 2:
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.01)
        assert len(pool.asks("judge")) == 2
        pool.held.set()
        await finished(one)
        lines = (tmp_path / "t.review").read_text(encoding="utf-8").splitlines()
        assert sorted(json.loads(line)["at"] for line in lines[1:]) == [0, 1, 2, 3, 4]

    in_loop(body)
