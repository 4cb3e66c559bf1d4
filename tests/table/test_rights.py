"""Who may send which message: the seat it names, the host, or anybody. A refused message changes nothing."""

from __future__ import annotations

import asyncio
import inspect
from types import SimpleNamespace
from typing import Any, Final, get_args

import pytest
from starlette.testclient import TestClient

from patolli.table.protocol import ClientMessage
from patolli.table.web.conversation import Conversation
from patolli.table.web.socket_reader import Unreadable, decode

from .client import Sitting
from .table_helpers import by_http, make

OPEN = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Ben"}, {"kind": "open"}]

BY_SEAT: Final[dict[str, dict[str, Any]]] = {
    "play": {"question": 1, "text": "pass"},
    "play_chain": {"question": 1, "texts": ["pass"]},
    "fill_form": {"question": 1, "values": [1]},
    "undo": {"question": 1},
    "reopen_window": {"question": 1},
    "outcome": {"number": 1},
    "outcome_back": {"number": 1},
    "why": {"text": "pass"},
    "preview": {},
    "imagine": {"texts": []},
    "reach": {},
    "hint": {"question": 1},
    "standing": {"window": "w", "answer": "default"},
    "chat": {"text": "hello"},
    "propose": {"gives": [], "wants": []},
    "reply": {"about": "x", "yes": True},
    "note": {"text": "corn"},
    "lift": {},
    "leave": {},
    "pause": {},
    "long_pause": {},
    "abandon": {},
    "remove": {"whom": 0},
    "mute": {"whom": 0, "on": True},
    "report": {"whom": 0, "text": "rude"},
    "agree": {"about": "pause", "yes": True},
    "take_back": {},
    "rematch": {},
    "word": {"word": "maize"},
}
"""The messages that only the seat they name may send, with their other fields."""
COMMANDS: Final = {
    "leave", "pause", "long_pause", "abandon", "remove", "mute", "report", "agree", "take_back", "rematch",
    "word",
}  # fmt: skip
"""Those of them that a client may also send over HTTP."""
BY_HOST: Final[dict[str, dict[str, Any]]] = {
    "start": {},
    "close": {},
    "kick": {"seat": 1},
    "fill": {"seat": 2},
    "approve": {"seat": 1, "yes": True},
    "rewind": {"seat": 1, "question": 0},
    "stand_in": {"seat": 1},
}
"""The messages for which others need the host's key."""
BY_ANYBODY: Final = {"hello", "ping", "hand_over", "claim", "resume"}


def edits(http: TestClient, made: dict[str, Any]) -> int:
    found: int = http.app.state.registry.sessions[made["id"]].row.edits  # type: ignore[attr-defined]
    return found


def test_every_message_is_named_here() -> None:
    tags = {one.__struct_config__.tag for one in get_args(ClientMessage)}
    assert tags == {*BY_SEAT, *BY_HOST, *BY_ANYBODY}
    assert not set(BY_SEAT) & set(BY_HOST)


def test_the_seat_that_a_message_names_is_the_clients_own(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        before = edits(http, made)
        refused = {do: a.say(do, seat=1, **fields).get("error") for do, fields in BY_SEAT.items()}
        assert refused == dict.fromkeys(BY_SEAT, "not-yours")
        refused = {do: a.say(do, seat=6, **fields).get("error") for do, fields in BY_SEAT.items()}
        assert refused == dict.fromkeys(BY_SEAT, "not-yours"), "there is no such seat"
        assert edits(http, made) == before


def test_the_hosts_key_gives_no_right_to_a_seat(http: TestClient) -> None:
    made = make(http)
    commands = [do for do in BY_SEAT if do in COMMANDS]
    assert "pause" in commands
    refused = {do: by_http(http, made["id"], made["host"], do, seat=1, **BY_SEAT[do]) for do in commands}
    assert {do: one.get("error") for do, one in refused.items()} == dict.fromkeys(commands, "not-yours")


@pytest.mark.parametrize("begun", [True, False])
def test_only_the_host_decides_about_the_table(http: TestClient, begun: bool) -> None:
    made = make(http) if begun else make(http, seats=OPEN)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        before = edits(http, made)
        refused = {do: a.say(do, **fields).get("error") for do, fields in BY_HOST.items()}
        assert refused == dict.fromkeys(BY_HOST, "not-host")
        assert edits(http, made) == before


def test_after_the_start_the_host_can_no_longer_change_the_seats(http: TestClient) -> None:
    made = make(http)
    before = edits(http, made)
    for do in ("start", "close", "kick", "fill", "approve"):
        told = by_http(http, made["id"], made["host"], do, **BY_HOST[do])
        assert told["error"] == "not-running", do
    assert edits(http, made) == before


def test_the_host_addresses_only_seats_that_exist(http: TestClient) -> None:
    made = make(http, seats=OPEN)
    for do in ("kick", "fill", "approve", "stand_in"):
        told = by_http(http, made["id"], made["host"], do, **{**BY_HOST[do], "seat": 6})
        assert told["error"] == "not-yours", do


def test_a_spectator_says_nothing(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"]) as watcher:
        assert watcher.say("chat", text="hello")["error"] == "not-yours"
        assert watcher.say("lift")["is"] == "ack"
        assert watcher.say("resume")["error"] == "not-running"


# ---- what is being computed for a client ------------------------------------------------------------------


def test_a_computation_that_never_began_leaves_nothing_behind() -> None:
    async def run() -> None:
        settings: Any = SimpleNamespace(socket_rate=1)
        registry: Any = SimpleNamespace(settings=settings)
        told: list[Any] = []
        guest: Any = SimpleNamespace(send=told.append, tell=told.append)
        session: Any = None
        conversation = Conversation(registry, session, guest)

        async def computed() -> bytes:
            return b"answer"

        never = computed()
        task = conversation.begin(1, never)
        task.cancel()
        await asyncio.wait({task})
        await asyncio.sleep(0)
        assert inspect.getcoroutinestate(never) == inspect.CORO_CLOSED
        assert conversation.tasks == set()
        await conversation.begin(2, computed())
        assert told == [b"answer"]

    asyncio.run(run())


# ---- messages that cannot be read --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("raw", "to"),
    [
        (b'{"do":"sing","id":5}', 5),
        (b'{"do":"sing","id":0}', 0),
        (b'{"do":"sing","id":2147483648}', 2**31),
        (b'{"do":"sing","id":2147483649}', 0),
        (b'{"do":"sing","id":-1}', 0),
        (b'{"do":"sing","id":"5"}', 0),
        (b'{"do":"sing"}', 0),
        (b"[5]", 0),
        (b'{"id":5', 0),
        (b"\xff", 0),
    ],
)
def test_a_client_learns_which_message_could_not_be_read(raw: bytes, to: int) -> None:
    with pytest.raises(Unreadable) as refused:
        decode(raw, 100)
    assert (refused.value.to, refused.value.error) == (to, "unreadable")


def test_a_message_has_a_limited_length() -> None:
    ping = b'{"do":"ping","id":1}'
    assert decode(ping, len(ping)).id == 1
    with pytest.raises(Unreadable) as refused:
        decode(ping, len(ping) - 1)
    assert (refused.value.to, refused.value.error) == (0, "too-long")
