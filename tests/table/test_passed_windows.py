"""Windows passed automatically for a seat are listed one by one, and can be reopened until the next move."""

from __future__ import annotations

import random
from contextlib import ExitStack
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.testclient import TestClient

from patolli.kernel.chance import Seeded
from patolli.kernel.match import Match
from patolli.kernel.seats import SPECTATOR
from patolli.table import passed_windows
from patolli.table.journal import game_of
from patolli.table.session import TableSession

from .client import Sitting
from .table_helpers import make

AZTECA = "azteca"


def session_of(http: TestClient, made: dict[str, Any]) -> TableSession:
    registry = http.app.state.registry  # type: ignore[attr-defined]
    found = registry.sessions[made["id"]]
    assert isinstance(found, TableSession)
    return found


def passed(one: Sitting) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = one.mirror().shows["passed"]
    return found


def play_until_reopenable(sittings: list[Sitting], dice: random.Random, moves: int = 600) -> Sitting:
    """Plays random answers until a window was passed automatically and no seat has moved since."""
    for _ in range(moves):
        for one in sittings:
            one.settle()
        for one in sittings:
            if any(window["can_reopen"] for window in passed(one)):
                return one
        mover = dice.choice([one for one in sittings if one.mirror().question])
        assert mover.play(dice.choice(mover.mirror().texts()))["is"] == "ack"
    raise AssertionError("no window was passed")


@pytest.fixture
def seated(http: TestClient) -> Any:
    made = make(http, AZTECA, 3)
    with ExitStack() as stack:
        yield (
            made,
            [
                stack.enter_context(Sitting(http, made["id"], token, language="en"))
                for token in made["tokens"].values()
            ],
        )


def test_a_passed_window_is_listed_and_can_be_taken_back(http: TestClient, seated: Any) -> None:
    made, sittings = seated
    mine = play_until_reopenable(sittings, random.Random(4))
    window = next(one for one in passed(mine) if one["can_reopen"])
    assert window["words"]
    assert window["other_answers"] >= 0
    session = session_of(http, made)
    answers = [(step.seat, step.entries[0]) for step in session.steps if not step.passed]
    seat = mine.mirror().seat
    assert mine.say("reopen_window", seat=seat, question=window["question"])["is"] == "ack"
    for one in sittings:
        one.settle()
    asked = mine.mirror().question
    assert asked is not None
    assert asked["window"] == window["window"]
    assert [(step.seat, step.entries[0]) for step in session.steps if not step.passed] == answers
    assert mine.mirror().shows["standing"][window["window"]] == "usual"
    assert mine.play(asked["default"])["is"] == "ack"
    mine.settle()
    assert all(one["question"] > asked["number"] for one in passed(mine))
    refused = mine.say("reopen_window", seat=seat, question=window["question"])
    assert refused["error"] == "no-undo"


def test_nobody_takes_back_a_window_of_another_seat(seated: Any) -> None:
    _, sittings = seated
    mine = play_until_reopenable(sittings, random.Random(4))
    window = next(one for one in passed(mine) if one["can_reopen"])
    other = next(one for one in sittings if one is not mine)
    refused = other.say("reopen_window", seat=mine.mirror().seat, question=window["question"])
    assert refused["error"] == "not-yours"


def test_after_a_move_the_window_stays_passed(seated: Any) -> None:
    _, sittings = seated
    mine = play_until_reopenable(sittings, random.Random(5))
    window = next(one for one in passed(mine) if one["can_reopen"])
    other = next(one for one in sittings if one.mirror().question and one is not mine)
    question = other.mirror().question
    assert question is not None
    assert other.play(question["default"])["is"] == "ack"
    for one in sittings:
        one.settle()
    still = [one for one in passed(mine) if one["question"] == window["question"]]
    assert [one["can_reopen"] for one in still] == [False]
    refused = mine.say("reopen_window", seat=mine.mirror().seat, question=window["question"])
    assert refused["error"] == "no-undo"


@pytest.mark.parametrize("state", ["over", "abandoned"])
def test_nothing_is_offered_for_taking_back_after_the_end(
    http: TestClient, seated: Any, monkeypatch: pytest.MonkeyPatch, state: str
) -> None:
    """The last answer of a game may be one that the table gave. No move follows it, but it is final."""
    made, sittings = seated
    mine = play_until_reopenable(sittings, random.Random(6))
    session, seat = session_of(http, made), mine.mirror().seat
    assert any(one.can_reopen for one in passed_windows.listed(session, seat, None))
    monkeypatch.setattr(session.row, "state", state)
    listed = passed_windows.listed(session, seat, None)
    assert listed
    assert not any(one.can_reopen for one in listed)


def test_it_can_be_taken_back_after_the_table_was_read_again(http: TestClient, seated: Any) -> None:
    made, sittings = seated
    mine = play_until_reopenable(sittings, random.Random(6))
    before = [(one["question"], one["can_reopen"]) for one in passed(mine)]
    window = next(one for one in passed(mine) if one["can_reopen"])
    session_of(http, made).drop()
    assert mine.say("reopen_window", seat=mine.mirror().seat, question=window["question"])["is"] == "ack"
    mine.settle()
    asked = mine.mirror().question
    assert asked is not None
    assert asked["window"] == window["window"]
    assert len(passed(mine)) < len(before)


def test_every_window_can_be_taken_back_as_long_as_nobody_moves(seated: Any) -> None:
    """Even the earliest of several windows can be reopened; the later ones are then asked again."""
    _, sittings = seated
    dice = random.Random(9)
    for _ in range(12):
        mine = play_until_reopenable(sittings, dice)
        window = [one for one in passed(mine) if one["can_reopen"]][-1]
        assert mine.say("reopen_window", seat=mine.mirror().seat, question=window["question"])["is"] == "ack"
        mine.settle()
        asked = mine.mirror().question
        assert asked is not None
        assert asked["window"] == window["window"]
        assert mine.play(dice.choice(mine.mirror().texts()))["is"] == "ack"


def test_an_unfinished_sealed_answer_of_another_seat_changes_nothing_for_others() -> None:
    """Others cannot see the progress of a sealed answer, so it must not affect whether a window can be
    reopened.
    """
    match = Match(game_of("lanterns"), 2, Seeded(4), {"nights": "1"})
    while match.asked() != [0, 1]:
        match.play(match.asked()[0], match.position.default(match.asked()[0]))
    kept = SimpleNamespace(passed_points=["a point"])
    session = cast("TableSession", kept)
    # first the bid for the lead, then the bid for a card, which completes the answer
    for left in (["a point"], []):
        before = match.position
        match.play(0, 0)
        passed_windows.note_move(session, before, match.position, 0)
        assert kept.passed_points == left


def test_a_spectator_has_no_passed_windows(http: TestClient) -> None:
    session = session_of(http, make(http))
    assert session.match is not None
    assert passed_windows.listed(session, SPECTATOR, None) == []
    session.match = None
    assert passed_windows.listed(session, 0, None) == []
