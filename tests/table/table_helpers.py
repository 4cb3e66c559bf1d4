"""Tables for tests."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from starlette.testclient import TestClient

from .client import Sitting


def make(http: TestClient, game: str = "tzolkin", players: int = 2, **more: Any) -> dict[str, Any]:
    """Creates a table where the test owns all seats; `tokens` contains the token of each seat."""
    seats = more.pop("seats", None) or [{"kind": "hot", "name": f"P{i}"} for i in range(players)]
    answer = http.post("/api/tables", json={"game": game, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    made["id"] = made["table"]["id"]
    made["tokens"] = {one["seat"]: one["token"] for one in made["seats"]}
    return made


def pass_time(http: TestClient, milliseconds: int) -> None:
    http.app.state.registry.clock.began -= milliseconds / 1000  # type: ignore[attr-defined]


def by_http(http: TestClient, table: str, token: str, do: str, **fields: Any) -> dict[str, Any]:
    """Sends a command over HTTP instead of a socket, and returns the answer or the error."""
    body = {"token": token, "act": {"do": do, "id": 1, **fields}}
    answer: dict[str, Any] = http.post(f"/api/tables/{table}/act", json=body).json()
    return answer


def wait_for(http: TestClient, table: str, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Waits until the table meets a condition, and returns the table."""
    until = time.monotonic() + 60
    while not wanted(info := http.get(f"/api/tables/{table}").json()):
        assert time.monotonic() < until, info
        time.sleep(0.02)
    return info  # type: ignore[no-any-return]


def play_on(sittings: list[Sitting], moves: int, seed: int = 1) -> int:
    """Plays random moves for whichever seat must move; each client has one seat. Returns the
    number of moves.
    """
    dice = random.Random(seed)
    for done in range(moves):
        for one in sittings:
            one.settle()
        asked = [one for one in sittings if one.mirror().question]
        if not asked:
            return done
        mover = dice.choice(asked)
        mine = mover.mirror()
        assert mine.question is not None
        answer = mover.play(dice.choice(mine.texts()))
        assert answer["is"] == "ack", answer
    for one in sittings:
        one.settle()
    return moves
