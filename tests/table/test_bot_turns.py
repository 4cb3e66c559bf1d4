"""When a bot answers, with which priority, at whose expense, and what happens after a failure."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from patolli.table import bots, table_moves
from patolli.table.bots import Bots
from patolli.table.refusal import Refusal
from patolli.table.remote_work import NoWorkers
from patolli.table.worker_process import CutOff, Unwanted

from .event_loop import in_loop


def seat(is_bot: bool, stand_in: bool = False, kind: str = "") -> Any:
    kind = kind or ("bot" if is_bot and not stand_in else "person")
    return SimpleNamespace(bot=lambda: is_bot, stand_in=stand_in, kind=kind, level="level-1")


def session(*seats: Any, asked: tuple[int, ...] = (0,), **more: Any) -> Any:
    row = SimpleNamespace(asked=list(asked), questions=[4] * len(seats), game="tzolkin", owner="")
    usual: dict[str, Any] = {
        "id": "t", "state": "running", "gone": None, "row": row, "seats": seats, "visited": True,
        "present": set(), "seated": set(), "guests": set(), "thinking": set(),
    }  # fmt: skip
    return SimpleNamespace(**usual | more)


def guest(address: str) -> Any:
    return SimpleNamespace(address=address)


def unhashed(*guests: Any) -> list[Any]:
    return list(guests)


# ---- whose turn it is -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({}, True),
        ({"state": "paused"}, False),
        ({"state": "stuck"}, False),
        ({"gone": Refusal("no-table", "")}, False),
        ({"asked": (1,)}, False),
        ({"visited": False}, False),
    ],
)
def test_a_bot_answers_only_when_it_is_asked_at_a_running_table(more: dict[str, Any], expected: bool) -> None:
    assert bots.due(session(seat(True), seat(True), **more), 0) == expected


def test_chance_and_persons_are_no_bots() -> None:
    assert not bots.due(session(seat(True), asked=(-1,)), -1)
    assert not bots.due(session(seat(False)), 0)
    assert bots.due(session(seat(True), seat(False), visited=False), 0), "a person plays at this table"


def test_a_stand_in_is_watched_while_its_person_is_connected() -> None:
    found = session(seat(True, stand_in=True), seat(True), present={0, 1})
    assert bots.is_watched(found, 0)
    assert not bots.is_watched(found, 1)
    found.present = {1}
    assert not bots.is_watched(found, 0)


def test_bots_are_computed_first_where_persons_wait() -> None:
    found = session(seat(True), present={1})
    assert bots.rank(found) == 0
    found.present = set()
    assert bots.rank(found) == 1, "spectators are watching"
    found.visited = False
    assert bots.rank(found) == 2


def test_the_time_of_bots_is_charged_to_one_address() -> None:
    found = session(seat(True))
    assert bots.flow(found) == "table t"
    found.guests = unhashed(guest("b"), guest("c"))
    assert bots.flow(found) == "b"
    found.seated = unhashed(guest("d"), guest("c"))
    assert bots.flow(found) == "c", "a client with a seat comes before a spectator"


# ---- the computation ------------------------------------------------------------------------------------


class Pool:
    def __init__(self, answer: Any) -> None:
        self.answer = answer
        self.jobs: list[Any] = []

    async def run(self, job: Any, seconds: float) -> Any:
        self.jobs.append((job, seconds))
        if isinstance(self.answer, Exception):
            raise self.answer
        return {name: msgspec.Raw(msgspec.json.encode(value)) for name, value in self.answer.items()}


class Remote:
    def __init__(self, answer: Any = None, knows: bool = True) -> None:
        self.pool = Pool(answer)
        self.known = knows
        self.used = answer is not None

    def has_workers(self) -> bool:
        return self.used

    def knows(self, level: str) -> bool:
        assert level == "level-1"
        return self.known

    async def run(self, _name: str, job: Any, seconds: float) -> Any:
        return await self.pool.run(job, seconds)


def made(answer: Any, remote: Remote | None = None) -> Any:
    settings: Any = SimpleNamespace(bot_seconds=9.0, stand_in_seconds=2.0, bot_modules=[], bot_workers=1)
    given: Any = remote or Remote()
    found: Any = Bots(settings, given)
    found.pool = found.hint_pool = Pool(answer)
    return found


ASKED = {"game": "tzolkin", "level": "level-1", "seat": 0}


def table(**more: Any) -> Any:
    thought: list[Any] = []
    charge = SimpleNamespace(settled=[], settle=None)
    charge.settle = charge.settled.append
    budget = SimpleNamespace(reserve=lambda *given: charge, charge=charge)
    metrics = SimpleNamespace(thought=lambda *given: thought.append(given), seen=thought)
    return session(seat(True), registry=SimpleNamespace(metrics=metrics, budget=budget), **more)


def test_the_time_of_a_move_is_learnt_for_each_game_and_level() -> None:
    async def body() -> None:
        found, at = made({"move": "a", "cpu_ms": 2000.0}), table()
        assert await found.think(at, ASKED) == {"move": "a", "cpu_ms": 2000.0}
        ((job, seconds),) = found.pool.jobs
        assert (job.expected, seconds, job.table) == (bots.UNKNOWN, 9.0, "t")
        assert found.expected == {("tzolkin", "level-1"): 2.0}
        assert at.registry.metrics.seen == [("level-1", 2.0)]
        found.pool.answer = {"move": "a", "cpu_ms": 12_000.0}
        await found.think(at, ASKED)
        assert found.pool.jobs[1][0].expected == 2.0
        assert found.expected == {("tzolkin", "level-1"): pytest.approx(5.0)}
        found.pool.answer = CutOff("it died")
        with pytest.raises(CutOff):
            await found.think(at, ASKED)
        assert found.expected == {("tzolkin", "level-1"): pytest.approx(6.2)}, "it needed all its time"

    in_loop(body)


def test_random_bots_are_expected_to_be_quick() -> None:
    async def body() -> None:
        found = made({"move": "a"})
        await found.think(table(), {**ASKED, "level": "random"})
        assert found.pool.jobs[0][0].expected == 0.0

    in_loop(body)


@pytest.mark.parametrize("answer", [{}, {"move": None}, {"move": 3}, {"fault": "KeyError"}])
def test_an_answer_without_a_move_is_cut_off(answer: dict[str, Any]) -> None:
    with pytest.raises(CutOff, match=answer.get("fault", "nonsense")):
        asyncio.run(made(answer).think(table(), ASKED))


def test_a_bot_that_is_no_longer_due_is_not_computed() -> None:
    async def body() -> None:
        found, at = made({"move": "a"}), table()
        await found.think(at, ASKED)
        job = found.pool.jobs[0][0]
        assert job.wanted()
        assert job.rank() == 1
        at.state = "paused"
        assert not job.wanted()

    in_loop(body)


def test_remote_workers_come_first_if_they_have_the_level() -> None:
    async def body() -> None:
        for remote, own in (
            (Remote({"move": "far"}), 0),
            (Remote({"move": "far"}, knows=False), 1),
            (Remote(NoWorkers()), 1),
            (Remote(), 1),
        ):
            found = made({"move": "near"}, remote)
            answer = await found.think(table(), ASKED)
            assert answer["move"] == ("near" if own else "far")
            assert len(found.pool.jobs) == own

    in_loop(body)


def test_a_hint_is_charged_to_the_person_who_asked() -> None:
    async def body() -> None:
        at = table(present={0})
        found = made({"move": "a", "look": 1, "cpu_ms": 30.0})
        assert (await found.advise(at, "192.0.2.1", ASKED))["move"] == "a"
        job = found.hint_pool.jobs[0][0]
        assert (job.flow, job.table, job.wanted()) == ("192.0.2.1", "t/0", True)
        at.present = set()
        assert not job.wanted()
        found.hint_pool.answer = {"move": None, "look": 1}
        assert (await found.advise(at, "192.0.2.1", ASKED))["move"] is None
        for bad in ({"move": "a"}, {"move": 3, "look": 1}, {"fault": "KeyError"}):
            found.hint_pool.answer = bad
            with pytest.raises(CutOff, match=str(bad.get("fault", "nonsense"))):
                await found.advise(at, "192.0.2.1", ASKED)
        found.hint_pool.answer = Unwanted()
        with pytest.raises(Unwanted):
            await found.advise(at, "192.0.2.1", ASKED)
        settled = at.registry.budget.charge.settled
        assert settled == [30.0, 0.0, 0.0, 0.0, 0.0, 0.0]

    in_loop(body)


# ---- after a failure --------------------------------------------------------------------------------------


def test_pauses_grow_with_failures_and_begin_again_after_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def body() -> None:
        at = table(thinking={0})
        found = made({})
        outcomes = [ValueError(), Refusal("cannot-write", ""), *[ValueError()] * 4, None, ValueError(), None]

        async def answer(_session: Any, _seat: int) -> None:
            outcome = outcomes.pop(0)
            if not outcomes:
                at.row.asked = []
            if outcome is not None:
                raise outcome

        found.answer = answer
        monkeypatch.setattr(asyncio, "sleep", sleep)
        await found.move(at, 0)
        assert slept == [1, 2, 4, 8, 15, 15, 1]
        assert at.thinking == set()

    in_loop(body)


def test_each_bot_that_is_asked_is_woken_once() -> None:
    async def body() -> None:
        at = table()
        at.seats = (seat(True), seat(False), seat(True), seat(True))
        at.row.asked = [0, 1, 2]
        at.thinking = {2}
        found, moved = made({}), list[int]()

        async def move(_session: Any, who: int) -> None:
            moved.append(who)

        found.move = move
        found.wake(at)
        assert at.thinking == {0, 2}
        assert len(found.tasks) == 1
        await asyncio.gather(*found.tasks)
        await asyncio.sleep(0)
        assert (moved, found.tasks) == ([0], set())

    in_loop(body)


@pytest.mark.parametrize(("watched", "slept"), [(True, [1.5]), (False, [])])
def test_a_watched_stand_in_takes_its_time(
    monkeypatch: pytest.MonkeyPatch, watched: bool, slept: list[float]
) -> None:
    found: list[float] = []

    async def sleep(seconds: float) -> None:
        found.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(bots, "time", SimpleNamespace(monotonic=lambda: 100.5))
    at = session(seat(True, stand_in=True), present={0} if watched else set())

    async def body() -> None:
        await made({}).leave_time(at, 0, 100.0)

    in_loop(body)
    assert found == slept


@pytest.mark.parametrize(
    ("thought", "refused", "played", "default"),
    [
        ({"move": "a"}, None, ["a"], 0),
        ({"move": "a"}, Refusal("not-offered", ""), ["a"], 1),
        ({"move": "a"}, Refusal("no-word", ""), ["a"], 1),
        ({"move": "a"}, Refusal("stale", ""), ["a"], 0),
        (CutOff("it died"), None, [], 1),
        (Unwanted(), None, [], 0),
    ],
)
def test_a_bot_without_a_usable_answer_plays_the_default(
    monkeypatch: pytest.MonkeyPatch, thought: Any, refused: Refusal | None, played: list[str], default: int
) -> None:
    moves: list[str] = []
    defaults: list[Any] = []

    async def play(_session: Any, who: int, question: int, texts: list[str], may: Any) -> None:
        assert (who, question, may()) == (0, 4, True)
        moves.extend(texts)
        if refused is not None:
            raise refused

    async def play_default(_session: Any, who: int, question: int, _why: str, may: Any) -> None:
        defaults.append((who, question, may()))

    async def think(_session: Any, _asked: Any) -> Any:
        if isinstance(thought, Exception):
            raise thought
        return thought

    async def body() -> None:
        at = answering()
        found = made({})
        found.think = think
        monkeypatch.setattr(table_moves, "play", play)
        monkeypatch.setattr(table_moves, "default", play_default)
        await found.answer(at, 0)

    in_loop(body)
    assert moves == played
    assert defaults == [(0, 4, True)] * default


def answering() -> Any:
    """A table whose first seat, a bot, has a question to answer."""

    async def loaded() -> Any:
        return SimpleNamespace(asked=lambda: [0])

    at = table(lock=asyncio.Lock(), loaded=loaded, observe=lambda _: SimpleNamespace(saved=b""))
    at.row.seed, at.row.words, at.row.era = b"seed", [], 0
    at.row.id = "t"
    return at


def test_another_refusal_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(*_: Any, **__: Any) -> None:
        raise Refusal("cannot-write", "the disk is full")

    async def think(*_: Any) -> Any:
        return {"move": "a"}

    async def body() -> None:
        found = made({})
        found.think = think
        monkeypatch.setattr(table_moves, "play", play)
        with pytest.raises(Refusal, match="the disk is full"):
            await found.answer(answering(), 0)

    in_loop(body)


def test_a_bot_is_not_computed_after_the_table_has_changed() -> None:
    async def body() -> None:
        at = answering()
        at.state = "paused"
        found = made({"move": "a"})
        await found.answer(at, 0)
        at.state = "running"
        at.row.asked = []

        async def nobody() -> Any:
            return SimpleNamespace(asked=lambda: [1])

        at.loaded = nobody
        await found.answer(at, 0)
        assert found.pool.jobs == []

    in_loop(body)
