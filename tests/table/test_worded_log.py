"""The text of a long game's log is composed once for all clients, and in portions, so that it does not block
the event loop.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli.games.tzolkin.game import GAME
from patolli.kernel.chance import CommittedSeed
from patolli.kernel.match import Match
from patolli.kernel.seats import SPECTATOR
from patolli.table import worded_log
from patolli.table.registry import TableRegistry
from patolli.table.view_diff import Streams
from patolli.table.worded_log import PORTION, WordedLogs
from patolli.texts import GameTexts

from .client import Sitting
from .table_helpers import make, play_on

MOVES = 60


@pytest.fixture
def worded(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts the events that are put into words."""
    count: Counter[str] = Counter()
    honest = GameTexts.event

    def event(self: GameTexts, told: dict[str, Any]) -> str:
        count["events"] += 1
        return honest(self, told)

    monkeypatch.setattr(GameTexts, "event", event)
    return count


def registry_of(http: TestClient) -> TableRegistry:
    found: TableRegistry = http.app.state.registry  # type: ignore[attr-defined]
    return found


def log_of(sitting: Sitting) -> list[Any]:
    """Returns the log sent with the whole view."""
    found: list[Any] = sitting.mirror().shows["events"]
    return found


def test_who_comes_later_costs_no_more_words(http: TestClient, worded: Counter[str]) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        play_on([a, b], MOVES)
    with Sitting(http, made["id"], language="en") as first:
        assert len(log_of(first)) > 2 * PORTION
    worded.clear()
    with Sitting(http, made["id"], language="en") as second:
        assert log_of(second) == log_of(first)
        assert worded["events"] == 0
    with Sitting(http, made["id"], made["tokens"][0], language="en") as seat:
        # only the question and its possible effects are put into words, not the log
        assert worded["events"] <= PORTION
        assert len(log_of(seat)) >= len(log_of(second))


def test_what_was_taken_back_is_not_reported(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        play_on([a, b], MOVES)
        with Sitting(http, made["id"], language="en"):
            pass
        mover = next(one for one in (a, b) if one.mirror().question)
        assert mover.play(mover.mirror().texts()[-1])["is"] == "ack"
        with Sitting(http, made["id"], language="en") as onlooker:
            before = log_of(onlooker)
        question = mover.mirror().question
        assert (
            mover.say("undo", seat=mover.mirror().seat, question=question["number"] if question else 0)["is"]
            == "ack"
        )
        with Sitting(http, made["id"], language="en") as onlooker:
            after = log_of(onlooker)
        registry_of(http).worded.of.clear()
        with Sitting(http, made["id"], language="en") as onlooker:
            assert log_of(onlooker) == after
        assert after == before[: len(after)]


class LongGame:
    """The parts of a table that are needed to compose the text of its log."""

    def __init__(self, moves: int = 200) -> None:
        self.match = Match(GAME, 2, CommittedSeed(b"1" * 32, ["a", "b"]), GAME.full_options({}))
        while self.match.asked() and len(self.match.log) < moves:
            seat = self.match.asked()[0]
            self.match.play(seat, self.match.position.default(seat))
        self.streams = Streams(self.match)
        self.texts = GameTexts(GAME, "en", ["A", "B"])
        self.registry = self
        self.worded = WordedLogs()
        self.turn = asyncio.Lock()
        self.revision = 1
        self.id = "long"

    def words(self, _language: str) -> GameTexts:
        return self.texts


def test_others_have_their_turn_while_a_long_game_is_put_into_words() -> None:
    game = LongGame()
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def come() -> None:
        living = asyncio.create_task(others())
        await worded_log.prepare(game, "en", {SPECTATOR: 0})  # type: ignore[arg-type]
        living.cancel()

    asyncio.run(come())
    events = len(game.match.event_log.events)
    assert turns >= events // PORTION > 2
    told = worded_log.entries(game, "en", SPECTATOR, 0)  # type: ignore[arg-type]
    assert len(told) == len(game.streams.events_for(SPECTATOR))


def test_many_who_come_at_once_do_not_take_all_turns() -> None:
    """Other tasks get a turn after every portion, no matter how many clients are waiting for a log."""
    game = LongGame()
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def come() -> None:
        living = asyncio.create_task(others())
        languages = [worded_log.prepare(game, f"{n}", {SPECTATOR: 0}) for n in range(4)]  # type: ignore[arg-type]
        await asyncio.gather(*languages)
        living.cancel()

    asyncio.run(come())
    assert turns >= 4 * (len(game.match.event_log.events) // PORTION)


def test_logs_have_a_bound_together() -> None:
    game = LongGame(60)
    game.worded = WordedLogs(most_bytes=1)
    for id_ in ("one", "two", "three"):
        game.id = id_
        asyncio.run(worded_log.prepare(game, "en", {SPECTATOR: 0}))  # type: ignore[arg-type]
    assert [table for table, _ in game.worded.of] == ["three"]


def test_a_table_that_leaves_the_memory_leaves_no_words(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        play_on([a, b], MOVES)
        with Sitting(http, made["id"], language="en"):
            assert registry_of(http).worded.of
        session = registry_of(http).sessions[made["id"]]
        http.portal.call(session.drop)  # type: ignore[union-attr]
        assert not registry_of(http).worded.of
        with Sitting(http, made["id"], language="en"):
            assert registry_of(http).worded.of
        http.portal.call(registry_of(http).delete, made["id"])  # type: ignore[union-attr]
        assert not registry_of(http).worded.of
