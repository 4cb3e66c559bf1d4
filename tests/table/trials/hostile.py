"""Sends invalid messages: malformed, oversized, out of turn, replayed, or meant for another table."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

from starlette.testclient import TestClient

from patolli.table.protocol import VERSION

from ..client import Sitting
from ..table_helpers import make, play_on

JUNK = ["", "{", "null", "[]", '"play"', "\u0000", "{}" * 50, '{"do":', "NaN", "[" * 3000, "9" * 400]
VALUES: list[Any] = [
    None,
    -1,
    0,
    1,
    7,
    8,
    2**31,
    2**63,
    1.5,
    "",
    "0",
    "x" * 70,
    [],
    {},
    True,
    "place palenque",
]


def digest(http: TestClient, table: str) -> str:
    """Returns a hash of everything a message could have changed in the database, such as the steps and the
    seat to move.
    """
    registry = http.app.state.registry  # type: ignore[attr-defined]
    from patolli.table.store import queries

    row, seats, steps = registry.writer.look(
        lambda c: (queries.table(c, table), queries.seats(c, table), queries.steps(c, table))
    )
    return repr((row, seats, steps))


def mutated(message: dict[str, Any], dice: random.Random) -> str:
    """Returns a copy of a message with at least one fault."""
    wrong = dict(message)
    for _ in range(dice.randint(1, 3)):
        key = dice.choice([*wrong, "extra"])
        if dice.random() < 0.3:
            wrong.pop(key, None)
        else:
            wrong[key] = dice.choice(VALUES)
    text = json.dumps(wrong)
    cut = dice.random()
    if cut < 0.15:
        return text[: dice.randrange(len(text))]
    if cut < 0.2:
        return text + " " * 17_000
    return text


def run(http: TestClient, count: int, seed: int = 1) -> Counter[str]:
    """Sends this many invalid messages. Each must be answered, and none may change anything."""
    dice = random.Random(seed)
    mine, other = make(http), make(http)
    told: Counter[str] = Counter()
    tokens = mine["tokens"]
    with Sitting(http, mine["id"], tokens[0]) as a, Sitting(http, mine["id"], tokens[1]) as b:
        play_on([a, b], 12)
        old = [one for one in a.pushed if one["is"] == "update" and one["shows"]["question"]]
        before = digest(http, mine["id"]) + digest(http, other["id"])
        mover, waiter = (a, b) if a.mirror().question else (b, a)
        question = mover.mirror().question
        assert question is not None
        seat = mover.mirror().seat
        good = {
            "do": "play",
            "seat": seat,
            "question": question["number"],
            "text": question["options"][0]["text"],
        }
        sent = 0
        while sent < count:
            sent += 1
            kind = dice.choice(["junk", "mutated", "stale", "out of turn", "foreign seat", "http", "token"])
            if kind in {"junk", "mutated"}:
                with http.websocket_connect(f"/ws/{mine['id']}") as raw:
                    raw.send_text(dice.choice(JUNK) if kind == "junk" else mutated({**good, "id": 1}, dice))
                    answer = json.loads(raw.receive_text())
            elif kind == "stale":
                shown = dice.choice(old)["shows"]["question"]
                number = shown["number"] if shown["number"] != question["number"] else 0
                answer = mover.say("play", seat=seat, question=number, text=shown["options"][0]["text"])
            elif kind == "out of turn":
                answer = waiter.say(
                    "play", seat=waiter.mirror().seat, question=dice.randrange(99), text=good["text"]
                )
            elif kind == "foreign seat":
                answer = waiter.say(**{key: value for key, value in good.items() if key != "id"})
            elif kind == "token":
                key = dice.choice([other["tokens"][0], tokens[0][:-2], "x", tokens[0] + "A", other["host"]])
                with http.websocket_connect(f"/ws/{mine['id']}") as raw:
                    raw.send_json({"do": "hello", "id": 3, "version": VERSION, "tokens": [{"token": key}]})
                    answer = json.loads(raw.receive_text())
            else:
                answer = over_http(http, mine, other, good, dice)
            assert answer.get("is", "error") == "error", (kind, answer)
            assert answer["error"] != "fault", (kind, answer)
            told[answer["error"]] += 1
        assert digest(http, mine["id"]) + digest(http, other["id"]) == before, "something was changed"
        mover.settle()
        assert mover.play(good["text"])["is"] == "ack", "the table does not continue"
    return told


def over_http(
    http: TestClient, mine: dict[str, Any], other: dict[str, Any], good: dict[str, Any], dice: random.Random
) -> dict[str, Any]:
    where = dice.choice(
        ["tables", "lobby", "host", *(f"tables/{mine['id']}/{x}" for x in ("sit", "link", "act"))]
    )
    token = dice.choice([other["tokens"][0], other["host"], "junk", "", None, 5])
    body = dice.choice(
        [b"", b"{", b"[]", b"x" * 300_000,
         json.dumps({"token": token, "act": {"do": "pause", "id": 1, "seat": 0}}).encode(),
         json.dumps({"token": token, "renew": True, "seat": 0}).encode(), json.dumps({"name": ""}).encode(),
         mutated({"game": "tzolkin", "seats": dice.choice(VALUES)}, dice).encode(),
         json.dumps({"tokens": [token] * 300}).encode()]
    )  # fmt: skip
    answer = http.post(f"/api/{where}", content=body)
    assert 400 <= answer.status_code < 500, (where, body[:200], answer.status_code)
    told: dict[str, Any] = answer.json()
    return told
