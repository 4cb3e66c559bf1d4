"""Health and readiness checks, and metrics for Prometheus."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli.kernel.errors import PatolliError
from patolli.table import metrics
from patolli.table.settings import Settings
from patolli.table.web.app import application

from .client import Sitting
from .table_helpers import make, play_on

TOKEN = "a token for a scraper"
pytest.importorskip("prometheus_client")


@pytest.fixture
def counted(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.setenv(metrics.TOKEN, TOKEN)
    with TestClient(application(settings), base_url="http://testserver") as client:
        yield client


def numbers(http: TestClient) -> str:
    found = http.get("/api/metrics", headers={"authorization": f"Bearer {TOKEN}"})
    assert found.status_code == 200, found.text
    return found.text


def test_moves_refusals_and_latencies_are_counted(counted: TestClient) -> None:
    made = make(counted)
    tokens = made["tokens"]
    with Sitting(counted, made["id"], tokens[0]) as a, Sitting(counted, made["id"], tokens[1]) as b:
        play_on([a, b], 10)
        a.say("play", seat=0, question=99, text="nonsense")
        counted.get("/api/tables/none")
        text = numbers(counted)
    moves = [line for line in text.splitlines() if line.startswith("patolli_moves_total{")]
    assert sum(float(line.rpartition(" ")[2]) for line in moves) >= 10
    assert 'patolli_refusals_total{reason="stale"} 1.0' in text
    assert 'patolli_refusals_total{reason="no-table"} 1.0' in text
    assert 'patolli_answer_seconds_count{kind="play"} 11.0' in text
    assert "patolli_sockets" in text


def test_numbers_hold_no_secrets(counted: TestClient) -> None:
    made = make(counted)
    with Sitting(counted, made["id"], made["tokens"][0]) as a:
        play_on([a], 3)
        text = numbers(counted)
    for secret in (made["id"], *made["tokens"].values(), "P0", "testserver", TOKEN):
        assert secret not in text


def test_only_who_has_the_token_reads_them(counted: TestClient) -> None:
    assert counted.get("/api/metrics").status_code == 403
    assert counted.get("/api/metrics", headers={"authorization": "Bearer wrong"}).status_code == 403


def test_without_a_token_nothing_is_counted(http: TestClient) -> None:
    assert http.get("/api/metrics", headers={"authorization": "Bearer "}).status_code == 404


def test_a_short_token_is_refused(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(metrics.TOKEN, "short")
    with pytest.raises(PatolliError, match="16 characters"):
        metrics.Metrics()


def test_a_server_that_is_about_to_end_is_not_ready(http: TestClient) -> None:
    assert http.get("/api/ready").json() == {"ready": True, "why": ""}
    http.app.state.registry.draining = True  # type: ignore[attr-defined]
    ready = http.get("/api/ready")
    assert (ready.status_code, ready.json()["ready"]) == (503, False)
    assert http.get("/api/health").status_code == 200


def test_what_a_server_has_in_hand_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(metrics.TOKEN, TOKEN)
    monkeypatch.delenv(metrics.SHARED_FOLDER, raising=False)
    found = metrics.Metrics()
    registry: Any = SimpleNamespace(
        sessions={"a": 1, "b": 2},
        sockets=3,
        lobby=SimpleNamespace(watchers={1}),
        bots=SimpleNamespace(pool=SimpleNamespace(queue=[1, 2, 3])),
        remote=SimpleNamespace(waiting={"j": 1}),
        queries=SimpleNamespace(pool=SimpleNamespace(queue=[1, 2, 3, 4, 5])),
        writer=SimpleNamespace(waiting=SimpleNamespace(qsize=lambda: 6)),
        servers=SimpleNamespace(leads=True),
    )
    found.look(registry)
    found.moved("tzolkin", False, 2)
    found.moved("tzolkin", True, 3)
    found.moved("azteca", True, 0)
    found.thought("level-1", 1.5)
    found.thought("level-1", -1.0)
    with found.timed("play"):
        pass
    lines = found.text().decode().splitlines()
    values = {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if line[0] != "#"}
    gauges = {name.removeprefix("patolli_"): value for name, value in values.items() if "{" not in name}
    assert gauges == {
        "tables_open": 2, "sockets": 3, "lobbies": 1, "bots_waiting": 4, "questions_waiting": 5,
        "writes_waiting": 6, "leader": 1,
    }  # fmt: skip
    assert values['patolli_moves_total{by="person",game="tzolkin"}'] == 2
    assert values['patolli_moves_total{by="bot",game="tzolkin"}'] == 3
    assert not any("azteca" in name for name in values)
    assert values['patolli_bot_seconds_total{level="level-1"}'] == 1.5
    assert values['patolli_answer_seconds_count{kind="play"}'] == 1
    limits = [name.partition('le="')[2].partition('"')[0] for name in values if "_bucket{" in name]
    assert [float(one) for one in limits][-4:] == [5, 10, 30, float("inf")]
