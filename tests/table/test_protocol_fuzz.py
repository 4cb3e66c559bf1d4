"""Messages generated from the protocol's schema: each gets an answer, none causes a fault, and the game goes
on.
"""

from __future__ import annotations

import json
import os
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from patolli.table.protocol import VERSION, schema

from .client import Sitting
from .schema_strategies import bodies, messages
from .table_helpers import make, wait_for

EXAMPLES = int(os.environ.get("PATOLLI_FUZZ_EXAMPLES", "60"))
SCHEMA = schema()
OVER_HTTP = {
    "NewTable": "tables",
    "Tokens": "lobby",
    "HostQuestion": "host",
    "DeleteTable": "host/delete",
    "EndTable": "host/end",
    "BanRequest": "host/ban",
    "SettleReport": "host/report",
    "Sit": "tables/{id}/sit",
    "LinkRequest": "tables/{id}/link",
    "CommandRequest": "tables/{id}/act",
}
USUAL = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


def fuzzed(http: TestClient, wanted: dict[str, Any]) -> dict[str, Any]:
    """Sends a message as the first seat of a table with two people and a bot, and returns the answer."""
    made = make(http, seats=[{"kind": "hot", "name": "A"}, {"kind": "hot", "name": "B"}])
    with http.websocket_connect(f"/ws/{made['id']}") as line:
        tokens = [{"token": made["tokens"][0]}, {"token": made["host"]}]
        line.send_json({"do": "hello", "id": 0, "version": VERSION, "tokens": tokens})
        line.send_text(json.dumps({**wanted, "id": 77}))
        try:
            while (found := json.loads(line.receive_text())).get("to") != 77:
                assert found.get("error") != "fault", found
        except WebSocketDisconnect as closed:  # the message made the client leave its seat
            return {"is": "closed", "code": closed.code}
    wait_for(http, made["id"], lambda info: not any(seat["online"] for seat in info["seats"]))
    answer: dict[str, Any] = found
    return answer


@USUAL
@given(wanted=messages(SCHEMA))
def test_every_message_of_the_schema_has_its_answer(http: TestClient, wanted: dict[str, Any]) -> None:
    found = fuzzed(http, wanted)
    assert found.get("error") not in {"fault", "unreadable"} or wanted["do"] == "hello", (wanted, found)


@USUAL
@given(wanted=messages(SCHEMA), spoil=st.sampled_from(["drop", "type", "extra", "deep"]), data=st.data())
def test_what_the_schema_forbids_is_refused(
    http: TestClient, wanted: dict[str, Any], spoil: str, data: st.DataObject
) -> None:
    key = data.draw(st.sampled_from(sorted(set(wanted) - {"id"}) or ["do"]))
    if spoil == "drop":
        wanted.pop(key)
        key = "do"
        wanted.pop("do", None)
    elif spoil == "type":
        wanted[key] = data.draw(st.sampled_from([1.5, {"a": 1}, [[]], -(2**70)]))
    elif spoil == "extra":
        wanted["surplus"] = 1
    else:
        wanted[key] = json.loads("[" * 50 + "]" * 50)
    found = fuzzed(http, wanted)
    assert found["error"] in {"unreadable", "too-long"}, (wanted, found)


@USUAL
@given(name=st.sampled_from(sorted(OVER_HTTP)), data=st.data())
def test_every_body_of_the_schema_is_taken_or_refused(
    http: TestClient, name: str, data: st.DataObject
) -> None:
    made = make(http)
    body = data.draw(bodies(SCHEMA, name))
    token = http.app.state.registry.keys.operator()  # type: ignore[attr-defined]
    if "token" in body:
        body["token"] = data.draw(st.sampled_from([body["token"], made["host"], made["tokens"][0], token]))
    if name == "BanRequest":
        body["address"] = ""  # a random address could be that of this machine
    answer = http.post(f"/api/{OVER_HTTP[name].format(id=made['id'])}", json=body)
    assert answer.status_code in {200, 201, 400, 403, 404, 409, 429}, (name, body, answer.text)
    if answer.status_code == 400:
        assert answer.json()["error"] != "unreadable", (name, body, answer.text)


def test_a_table_plays_on_afterwards(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        assert a.play(a.mirror().texts()[0])["is"] == "ack"
