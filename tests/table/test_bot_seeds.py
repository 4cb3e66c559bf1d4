"""The random seeds of bots differ between tables, seats and questions."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli.games import load
from patolli.kernel import serialization
from patolli.kernel.chance import Seeded
from patolli.kernel.match import Match
from patolli.players import search_player as searching
from patolli.players.factory import make_player
from patolli.table import bot_seeds
from patolli.table.bot_worker import answer
from patolli.table.protocol import Pace
from patolli.table.store.rows import Clock, TableRow
from patolli.table.worker_process import CutOff

from ..fates import Fixed
from .client import Sitting
from .table_helpers import make

LEVELS = ["random", "level-1", "level-2", "level-3", "level-4"]
SEATS = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "random"}]


def row(seed: bytes, id_: str = "t") -> TableRow:
    return TableRow(
        id_, "tzolkin", 1, "0", "", "", {}, Pace(), False, False, True, "running", "", "", seed, [], [[0, 0]],
        0, [], [], 0, Clock(), None, [], "", 0, 0,
    )  # fmt: skip


def test_every_table_seat_and_question_has_its_own_seed_and_the_same_one_again() -> None:
    one, two = row(bytes(32)), row(bytes([1] * 32))
    seeds = [
        bot_seeds.seed(r, seat, q) for r in (one, two, row(bytes(32), "u")) for seat in (0, 1) for q in (1, 2)
    ]
    assert len(set(seeds)) == 12
    assert seeds == [
        bot_seeds.seed(r, seat, q) for r in (one, two, row(bytes(32), "u")) for seat in (0, 1) for q in (1, 2)
    ]
    assert len({bot_seeds.chair(r, seat) for r in (one, two) for seat in (0, 1)}) == 4


def asked(monkeypatch: pytest.MonkeyPatch, http: TestClient) -> list[dict[str, Any]]:
    """Replaces the bots by ones that play the default answer, and records the requests sent to their
    processes.
    """
    heard: list[dict[str, Any]] = []

    async def think(_session: object, question: dict[str, Any]) -> dict[str, Any]:
        heard.append(question)
        await asyncio.sleep(0)
        raise CutOff("a test")

    monkeypatch.setattr(http.app.state.registry.bots, "think", think)  # type: ignore[attr-defined]
    return heard


def test_two_tables_with_the_same_position_ask_with_different_seeds(
    http: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = asked(monkeypatch, http)
    make(http, seats=SEATS)
    make(http, seats=SEATS)
    until = time.monotonic() + 60
    while len({one["chair"] for one in heard}) < 2:
        assert time.monotonic() < until
        time.sleep(0.01)
    first, second = heard[0], next(one for one in heard if one["chair"] != heard[0]["chair"])
    assert first["position"] == second["position"]
    assert first["seed"] != second["seed"]
    for one in heard:  # neither the committed seed nor anything it could be derived from
        assert Fixed.token_bytes(32).hex() not in repr(one)


def test_after_a_rewind_the_same_question_has_another_seed(
    http: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = asked(monkeypatch, http)
    made = make(http, "lanterns", seats=SEATS)
    with Sitting(http, made["id"], made["tokens"][0]) as ana:
        for _ in range(3):
            ana.settle()
            if ana.mirror().question:
                assert ana.play(ana.mirror().texts()[0])["is"] == "ack"
        before = [one["seed"] for one in heard]
        assert ana.say("rewind", seat=0, question=0)["is"] == "ack"
        ana.settle()
        while not ana.mirror().question:
            ana.settle()
        assert ana.play(ana.mirror().texts()[0])["is"] == "ack"
        ana.settle()
    assert len({one["seed"] for one in heard}) == len(heard) >= len(before)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_answers_by_its_seed(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same question and seed always give the same answer. Over many questions, another seed gives at
    least one different answer.
    """
    monkeypatch.setattr(searching, "time", SimpleNamespace(monotonic=lambda: 0.0))  # no time limit
    game = load("tzolkin")
    match = Match(game, 2, Seeded(3))
    told: list[list[str]] = [[], [], []]
    for question in range(14):
        seat = match.asked()[0]
        saved = serialization.save(match.position.observation(seat))
        for at, (seed, chair) in enumerate([(question, "a"), (question, "b"), (1000 + question, "c")]):
            request = {"game": "tzolkin", "owner": "", "level": level, "seat": seat, "position": saved}
            told[at].append(answer({**request, "seed": seed, "chair": chair})["move"])
        match.play(seat, game.vocabulary.move(told[0][-1]))
    assert told[0] == told[1]
    if level != "level-2":  # the greedy player may make the same moves with any seed
        assert told[0] != told[2]


def test_a_searching_bot_keeps_the_thoughts_of_its_turn_for_its_own_chair() -> None:
    game = load("tzolkin")
    match = Match(game, 2, Seeded(3))
    searcher = make_player("search:60", game, 1)
    for _ in range(8):
        seat = match.asked()[0]
        searcher.reseed(5, "a")
        match.play(seat, searcher.choose(match.position.observation(seat), seat))
        pending = list(searcher.pending)  # type: ignore[attr-defined]
        assert all(key.startswith("a") for key in pending)
        if pending:
            break
    else:
        raise AssertionError("no tree waits")
    seat = match.asked()[0]
    searcher.reseed(5, "b")
    searcher.choose(match.position.observation(seat), seat)
    assert pending[0] in searcher.pending  # type: ignore[attr-defined]
