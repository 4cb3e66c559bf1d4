"""Reviews of finished games: computed in the background, stored, and visible to everyone."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli import games
from patolli.kernel import position_text, records
from patolli.review.verdicts import FLAGGED
from patolli.table import reviews
from patolli.table.reviews import FOLDER
from patolli.table.settings import Settings
from patolli.table.web.app import application

from .client import Sitting
from .table_helpers import make, play_on


@pytest.fixture
def settings(settings: Settings) -> Settings:
    settings.review_depth = 24
    return settings


def finished(http: TestClient) -> dict[str, Any]:
    made = make(http, "lanterns", 2, options={"nights": "1"})
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        play_on([a, b], 500)
    return made


def reported(http: TestClient, made: dict[str, Any], language: str = "en") -> dict[str, Any]:
    answer = http.get(f"/api/tables/{made['id']}/review?language={language}")
    found: dict[str, Any] = answer.json()
    return found


def change(http: TestClient, made: dict[str, Any], action: str, token: str = "") -> dict[str, Any]:
    body = {"token": token or made["tokens"][0], "action": action}
    found: dict[str, Any] = http.post(f"/api/tables/{made['id']}/review?language=en", json=body).json()
    return found


def complete(http: TestClient, made: dict[str, Any]) -> dict[str, Any]:
    until = time.monotonic() + 60
    while (found := reported(http, made))["state"] != "done":
        assert found["state"] == "running", found
        assert time.monotonic() < until
        time.sleep(0.02)
    return found


def test_nothing_is_reviewed_while_the_game_runs(http: TestClient) -> None:
    made = make(http, "lanterns", 2, options={"nights": "1"})
    assert reported(http, made)["error"] == "not-over"
    assert change(http, made, "start")["error"] == "not-over"
    assert not (Path(http.app.state.registry.settings.data) / FOLDER).exists()  # type: ignore[attr-defined]


def test_a_finished_game_is_reviewed_step_by_step(http: TestClient) -> None:
    made = finished(http)
    assert reported(http, made) == {"state": "none", "done": 0, "decisions": 0, "review": None}
    begun = change(http, made, "start")
    assert begun["review"]["curve"]  # the curve is computed before any choice is judged
    assert begun["decisions"] > 0
    done = complete(http, made)
    review = done["review"]
    assert done["done"] == done["decisions"] == len(review["choices"]) + len(review["luck"])
    assert review["luck_worth"]
    for row, total in zip(done["review"]["points"], done["review"]["curve"][-1]["points"], strict=True):
        assert row["result"] == total
    german = reported(http, made, "de")["review"]
    assert german["digest"] == done["review"]["digest"]
    assert german["notes"] != done["review"]["notes"]


def test_only_who_has_a_key_begins_or_stops_a_review(http: TestClient) -> None:
    made = finished(http)
    assert change(http, made, "start", "guessed")["error"] == "not-yours"
    assert change(http, made, "think")["error"] == "unreadable"
    assert reported(http, made)["state"] == "none"


def test_a_review_is_kept_and_goes_on_after_the_server_was_started_again(settings: Settings) -> None:
    with TestClient(application(settings), base_url="http://testserver") as http:
        made = finished(http)
        change(http, made, "start")
        done = complete(http, made)
    file = settings.data / FOLDER / f"{made['id']}.review"
    lines = file.read_text(encoding="utf-8").splitlines()
    # as if the review had been interrupted
    file.write_text("\n".join(lines[:4]) + "\n", encoding="utf-8")
    with TestClient(application(settings), base_url="http://testserver") as http:
        stopped = reported(http, made)
        assert (stopped["state"], stopped["done"]) == ("stopped", 3)
        change(http, made, "start")
        assert complete(http, made)["review"] == done["review"]


def test_a_stopped_review_keeps_what_was_judged(http: TestClient, settings: Settings) -> None:
    settings.review_depth = 2000
    http.app.state.registry.reviews.depth = 2000  # type: ignore[attr-defined]
    made = finished(http)
    change(http, made, "start")
    assert change(http, made, "stop")["state"] in {"running", "stopped"}
    until = time.monotonic() + 60
    while (found := reported(http, made))["state"] == "running":
        assert time.monotonic() < until
        time.sleep(0.02)
    assert found["state"] == "stopped"
    assert found["done"] < found["decisions"]


def test_with_the_table_its_review_is_deleted(http: TestClient, settings: Settings) -> None:
    made = finished(http)
    change(http, made, "start")
    complete(http, made)
    assert list((settings.data / FOLDER).iterdir()) != []
    registry = http.app.state.registry  # type: ignore[attr-defined]
    assert http.portal is not None
    http.portal.call(registry.delete, made["id"])
    assert list((settings.data / FOLDER).iterdir()) == []


def test_processes_of_their_own_find_the_same(tmp_path: Path, settings: Settings) -> None:
    with TestClient(application(settings), base_url="http://testserver") as http:
        made = finished(http)
        change(http, made, "start")
        done = complete(http, made)
    (settings.data / FOLDER / f"{made['id']}.review").unlink()
    settings.review_workers = 2
    with TestClient(application(settings), base_url="http://testserver") as http:
        assert reported(http, made)["state"] == "none"
        change(http, made, "start")
        assert complete(http, made)["review"] == done["review"]


def sent(http: TestClient, record: str, action: str = "look") -> dict[str, Any]:
    body = {"record": record, "action": action}
    found: dict[str, Any] = http.post("/api/review?language=en", json=body).json()
    return found


def test_a_record_from_elsewhere_is_reviewed_like_a_table(http: TestClient, settings: Settings) -> None:
    made = finished(http)
    change(http, made, "start")
    done = complete(http, made)
    record = http.get(f"/api/tables/{made['id']}/record").text
    looked = sent(http, record)
    assert (looked["state"], looked["done"]) == ("none", 0)
    assert looked["review"]["curve"] == done["review"]["curve"]
    sent(http, record, "start")
    until = time.monotonic() + 60
    while (found := sent(http, record))["state"] != "done":
        assert found["state"] == "running", found
        assert time.monotonic() < until
        time.sleep(0.02)
    assert found["review"] == done["review"]
    assert [file.stem for file in (settings.data / FOLDER).iterdir()] == [made["id"]]  # no review stored


def test_what_is_no_finished_record_is_refused(http: TestClient) -> None:
    assert sent(http, "nonsense")["error"] == "bad-record"
    assert sent(http, "x" * 200_001)["error"] == "unreadable"
    assert sent(http, "patolli record 1\ngame: go\nedition: 1\nplayers: A, B\n")["error"] == "bad-record"
    made = finished(http)
    record = http.get(f"/api/tables/{made['id']}/record").text
    unfinished = "\n".join(record.splitlines()[:-2]) + "\n"
    assert "not over" in sent(http, unfinished)["text"]


def test_nobody_looks_so_nothing_is_judged(http: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    made = finished(http)
    record = http.get(f"/api/tables/{made['id']}/record").text
    monkeypatch.setattr(reviews, "LOOKED_SECONDS", 0.0)
    sent(http, record, "start")
    until = time.monotonic() + 60
    while (found := sent(http, record))["state"] == "running":
        assert time.monotonic() < until
        time.sleep(0.02)
    assert found["state"] == "stopped"
    assert found["done"] < found["decisions"]


def test_another_answer_can_be_tried_and_is_judged_at_once(http: TestClient) -> None:
    made = finished(http)

    def attempt(**fields: Any) -> dict[str, Any]:
        body = {"token": made["tokens"][0], **fields}
        found: dict[str, Any] = http.post(f"/api/tables/{made['id']}/review/try", json=body).json()
        return found

    change(http, made, "start")
    done = complete(http, made)
    worst = max(done["review"]["choices"], key=lambda one: one["cost"])
    asked = attempt(at=worst["at"])
    assert asked["choice"] is None
    assert asked["question"]
    texts = [one["text"] for one in asked["options"]]
    assert worst["chosen"] in texts
    again = attempt(at=worst["at"], text=worst["chosen"])["choice"]
    assert (again["cost"], again["verdict"]) == (worst["cost"], worst["verdict"])
    tried = [attempt(at=worst["at"], text=text)["choice"] for text in texts]
    assert "best" in {one["verdict"] for one in tried}
    for one in [*done["review"]["choices"], *tried]:
        assert one["flagged"] == (one["verdict"] in FLAGGED)
    assert attempt(at=worst["at"], text="no such answer")["error"] == "bad-record"
    rolled = done["review"]["luck"][0]["at"]
    assert attempt(at=rolled)["error"] == "bad-record"  # this roll was no choice
    assert attempt(at=10_000)["error"] == "bad-record"
    assert attempt(at=worst["at"], token="guessed")["error"] == "not-yours"
    assert reported(http, made) == done  # the attempt has changed nothing


def test_a_review_goes_on_when_its_table_is_unloaded_and_read_again(
    http: TestClient, settings: Settings
) -> None:
    http.app.state.registry.reviews.depth = 2000  # type: ignore[attr-defined]
    made = finished(http)
    change(http, made, "start")
    sessions = http.app.state.registry.sessions  # type: ignore[attr-defined]
    before = sessions.pop(made["id"])
    assert reported(http, made)["state"] == "running"
    assert sessions[made["id"]] is not before
    change(http, made, "stop")


def test_a_choice_of_an_uploaded_record_is_tried(http: TestClient) -> None:
    made = finished(http)
    record = http.get(f"/api/tables/{made['id']}/record").text
    change(http, made, "start")
    worst = max(complete(http, made)["review"]["choices"], key=lambda one: one["cost"])

    def asked(path: str, **fields: Any) -> dict[str, Any]:
        found: dict[str, Any] = http.post(path, json={"at": worst["at"], **fields}).json()
        return found

    at_table = f"/api/tables/{made['id']}/review/try"
    for text in ("", worst["chosen"]):
        of_record = asked("/api/review/try", record=record, text=text)
        assert of_record == asked(at_table, token=made["tokens"][0], text=text)
        assert of_record["position"]
    assert of_record["choice"]["cost"] == worst["cost"]
    assert asked("/api/review/try", record="nonsense")["error"] == "bad-record"
    assert asked("/api/review/try", record=record, text="nothing")["error"] == "bad-record"


def test_positions_of_an_uploaded_record_are_sent(http: TestClient) -> None:
    made = finished(http)
    record = http.get(f"/api/tables/{made['id']}/record").text
    replay = records.Replay(games.load("lanterns"), records.read(record))
    replay.to(4)

    def moment(at: int, text: str = record) -> dict[str, Any]:
        found: dict[str, Any] = http.post("/api/review/moment", json={"record": text, "at": at}).json()
        return found

    assert moment(4) == {"game": "lanterns", "position": position_text.write(replay.game, replay.position)}
    assert moment(99_999)["error"] == "bad-record"
    assert moment(0, "nonsense")["error"] == "bad-record"
