"""If an optional part of a question fails, the seat still gets the question and all other parts."""

from __future__ import annotations

import json
import logging
from typing import Any, NoReturn

import pytest
from starlette.testclient import TestClient

from patolli.table import prospects, query_worker
from patolli.table.logs import Lines
from tests.kernel.lanterns.game import GAME, LanternProspects

from .client import Sitting
from .table_helpers import make

pytestmark = pytest.mark.faulty_rules


@pytest.fixture(autouse=True)
def _few_play_outs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prospects, "ODDS_STEPS", 500)


def fails(*_args: Any) -> NoReturn:
    raise ZeroDivisionError("planted")


def act(sitting: Sitting) -> dict[str, Any]:
    """Plays until a seat must choose an action, and returns that question."""
    for _ in range(30):
        sitting.settle()
        mirror = next(one for one in sitting.mirrors.values() if one.question)
        assert mirror.question is not None
        if mirror.question["kind"] == "Act":
            return mirror.question
        assert sitting.play(mirror.texts()[0], seat=mirror.seat)["is"] == "ack"
    raise AssertionError("no action was asked for")


def parts(sitting: Sitting, number: int) -> list[dict[str, Any]]:
    def came() -> list[dict[str, Any]]:
        return [m for m in sitting.pushed if m["is"] == "prospects" and m["question"] == number]

    sitting.settle_until(lambda: any(one["done"] for one in came()))
    return came()


def shape(parts: list[dict[str, Any]]) -> dict[str, int]:
    return {
        "answers": sum(len(one["answers"]) for one in parts),
        "chains": sum(len(one["chains"] or []) for one in parts),
        "missing": sum(len(one["missing"]) for one in parts),
        "places": sum(len(one["places"]) for one in parts),
        "odds": sum(len(one["odds"]) for one in parts),
        "cut": sum(one["cut"] for one in parts),
    }


def asked_and_foreseen(http: TestClient) -> tuple[dict[str, Any], dict[str, int]]:
    # forgets the runs from before the fault was planted, and those with the fault
    query_worker.prospect_runs.clear()
    made = make(http, "lanterns", curtain=False)
    tokens = list(made["tokens"].values())
    with Sitting(http, made["id"], *tokens, language="en", prospects=True) as sitting:
        question = act(sitting)
        found = shape(parts(sitting, question["number"]))
        assert sitting.play("rest", seat=asked_seat(sitting))["is"] == "ack"
        return question, found


def asked_seat(sitting: Sitting) -> int:
    return next(seat for seat, one in sitting.mirrors.items() if one.question)


def logged(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    lines = [json.loads(Lines().format(one)) for one in caplog.records]
    return [one for one in lines if one["what"] == "prospect rules failed"]


def bare(question: dict[str, Any], *keys: str) -> dict[str, Any]:
    """Returns the question without these keys."""
    strip = [{k: v for k, v in one.items() if k not in keys} for one in question["options"]]
    return {k: v for k, v in question.items() if k not in {"asides", *keys}} | {"options": strip}


@pytest.mark.parametrize(
    ("method", "part", "key"),
    [
        ("notes", "notes", "note"),
        ("is_free_action", "free", "free"),
        ("declines", "declines", "declines passes"),
        ("gives_up", "gives-up", "gives_up"),
        ("dominated_by", "dominated", "dominated_by"),
        ("warnings", "warnings", "warnings"),
        ("already_chosen", "chosen", "chosen"),
    ],
)
def test_a_remark_that_fails_is_left_out_of_the_question(
    http: TestClient,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    method: str,
    part: str,
    key: str,
) -> None:
    right, foreseen = asked_and_foreseen(http)
    monkeypatch.setattr(LanternProspects, method, fails)
    with caplog.at_level(logging.ERROR):
        question, found = asked_and_foreseen(http)
    assert bare(question, *key.split()) == bare(right, *key.split())
    assert found == foreseen
    acts = [one for one in logged(caplog) if one["question"] == "Act" and one["part"] == part]
    assert [one["why"] for one in acts] == [
        f"ZeroDivisionError in test_rule_faults.py:{fails.__code__.co_firstlineno + 1}"
    ]
    assert acts[0]["table"]


@pytest.mark.parametrize(
    ("method", "part"),
    [
        ("values", "places"),
        ("expected_answers", "missing"),
        ("goes_on", "chains"),
    ],
)
def test_a_part_that_fails_is_left_out_and_the_others_come(
    http: TestClient,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    method: str,
    part: str,
) -> None:
    right, foreseen = asked_and_foreseen(http)
    monkeypatch.setattr(LanternProspects, method, fails)
    with caplog.at_level(logging.ERROR):
        question, found = asked_and_foreseen(http)
    assert question == right
    assert found[part] == 0 < foreseen[part]
    without = foreseen["answers"] - foreseen["chains"] if part == "chains" else foreseen["answers"]
    assert found == {**foreseen, "answers": without, "cut": found["cut"], part: 0}
    acts = [one for one in logged(caplog) if one["question"] == "Act"]
    assert [one["part"] for one in acts] == [part]


def test_an_answer_that_fails_is_left_out_and_its_part_is_cut(
    http: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    right, foreseen = asked_and_foreseen(http)
    monkeypatch.setattr(LanternProspects, "deferred", fails)
    with caplog.at_level(logging.ERROR):
        question, found = asked_and_foreseen(http)
    assert question == right
    assert found["answers"] < foreseen["answers"]
    assert found["cut"] > foreseen["cut"]
    assert found == {**foreseen, "answers": found["answers"], "cut": found["cut"]}
    acts = [one for one in logged(caplog) if one["question"] == "Act"]
    assert [one["part"] for one in acts] == ["answers"]


def test_odds_that_fail_leave_everything_else(
    http: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    _, foreseen = asked_and_foreseen(http)
    monkeypatch.setattr(type(GAME), "stakes", fails)
    with caplog.at_level(logging.ERROR):
        _, found = asked_and_foreseen(http)
    assert foreseen["odds"] > 0
    assert found == {**foreseen, "odds": 0}
    assert {one["part"] for one in logged(caplog)} == {"odds"}
