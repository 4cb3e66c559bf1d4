"""The messages of one client at a table: deadlines, refusals, rates and the right to chat, with a simulated
table.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import nullcontext
from types import SimpleNamespace
from typing import Any

import pytest

from patolli.table import broadcast, chat, hot_seat, table_commands
from patolli.table.guests import Guest
from patolli.table.limits import LINE_BYTES
from patolli.table.protocol import Ack, Note, Say
from patolli.table.rate_limits import TokenBucket
from patolli.table.refusal import Refusal
from patolli.table.rematch import Seated
from patolli.table.table_commands import Claimed
from patolli.table.web import conversation, socket_reader
from patolli.table.web.conversation import Conversation


class Registry:
    def __init__(self) -> None:
        limits = SimpleNamespace(hello_seconds=0.02)
        self.settings = SimpleNamespace(limits=limits, socket_rate=2.0, most_message=1000)
        self.bytes: list[tuple[str, int]] = []
        self.addresses = SimpleNamespace(
            messages=SimpleNamespace(take=lambda address: address != "busy"),
            take_bytes=lambda address, count: self.bytes.append((address, count)),
        )
        self.refused: list[str] = []
        self.metrics = SimpleNamespace(refused=self.refused.append, on=False, timed=nullcontext)
        self.clock = SimpleNamespace(now=lambda: 77)


class Heard(Guest):
    """A client whose messages are kept."""

    def __init__(self, *seats: int, host: bool = False, address: str = "a") -> None:
        super().__init__("en", address)
        self.seats, self.host = list(seats), host
        self.told: list[Any] = []

    def send(self, message: bytes) -> None:
        self.told.append(json.loads(message))


def talk(*seats: int, host: bool = False, address: str = "a", greeted: bool = True) -> Any:
    session: Any = SimpleNamespace(
        id="t",
        seats=[SimpleNamespace(name=name, approved=name != "Cy", notes="") for name in ("Ann", "Ben", "Cy")],
        row=SimpleNamespace(state="running"),
        lock=asyncio.Lock(),
    )
    registry: Any = Registry()
    found = Conversation(registry, session, Heard(*seats, host=host, address=address))
    found.greeted = greeted
    return found


class Socket:
    def __init__(self, *frames: Any) -> None:
        self.frames = list(frames)

    async def receive(self) -> Any:
        if not self.frames:
            await asyncio.sleep(0.05)
            return {"type": "websocket.disconnect"}
        return self.frames.pop(0)


def frame(**fields: Any) -> dict[str, Any]:
    return {"type": "websocket.receive", "text": json.dumps(fields)}


def run(one: Any, *frames: Any) -> list[Any]:
    async def work() -> None:
        async with asyncio.timeout(20):
            await one.run(Socket(*frames))

    asyncio.run(work())
    told: list[Any] = one.guest.told
    return told


PING = {"do": "ping", "id": 4}


# ---- deadlines and refusals -----------------------------------------------------------------------------


def test_a_client_must_say_hello_soon_and_may_then_be_silent() -> None:
    silent, greeted = talk(greeted=False), talk()
    run(silent)
    run(greeted)
    assert (silent.guest.closed, greeted.guest.closed) == (1008, 0)


def test_messages_are_answered_one_by_one() -> None:
    one = talk(0)
    raw = {"type": "websocket.receive", "bytes": json.dumps({**PING, "id": 5}).encode()}
    assert run(one, frame(**PING), raw, {"type": "websocket.receive"}) == [
        {"is": "pong", "to": 4, "now": 77}, {"is": "pong", "to": 5, "now": 77}, one.guest.told[-1],
    ]  # fmt: skip
    assert (one.guest.told[-1]["error"], one.guest.told[-1]["to"]) == ("unreadable", 0)


def test_a_closed_client_is_not_heard_any_longer() -> None:
    one = talk(0)
    one.guest.closed = 1013
    assert run(one, frame(**PING)) == []


def test_hello_comes_first() -> None:
    (answer,) = run(talk(greeted=False), frame(**PING), {"type": "websocket.disconnect"})
    assert (answer["to"], answer["error"]) == (4, "hello-first")


@pytest.mark.parametrize(("count", "code"), [(19, 0), (20, 1008)])
def test_twenty_invalid_messages_close_the_socket(count: int, code: int) -> None:
    one = talk(0)
    answers = run(one, *[frame(do="sing", id=3)] * count)
    assert [(answer["to"], answer["error"]) for answer in answers] == [(3, "unreadable")] * count
    assert one.guest.closed == code


def test_messages_have_a_rate_for_each_client_and_each_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conversation, "SLOWED_SECONDS", 0.0)
    one = talk(0)
    assert (one.bucket.rate, one.bucket.burst) == (2.0, 20.0)
    one.bucket = TokenBucket(0.001, 2)
    answers = run(one, *[frame(**PING)] * 3)
    assert [answer.get("error") for answer in answers] == [None, None, "too-many"]
    assert one.registry.refused == ["too-many"]
    (busy,) = run(talk(0, address="busy"), frame(**PING))
    assert (busy["to"], busy["error"]) == (4, "too-many")


def test_failures_are_answered_without_details(monkeypatch: pytest.MonkeyPatch) -> None:
    one = talk(0)

    async def fail(_: Any) -> Any:
        raise LookupError("a detail")

    monkeypatch.setattr(one, "answer", fail)
    (answer,) = run(one, frame(**PING))
    assert (answer["to"], answer["error"]) == (4, "fault")
    assert "detail" not in answer["text"]


@pytest.mark.parametrize(
    ("found", "more"),
    [
        (None, {}),
        (Claimed(1, "key"), {"claim": {"seat": 1, "token": "key", "link": "#/table/t/seat/key"}}),
        (
            Seated("new", 2, "key", "host's"),
            {"again": {"seat": 2, "token": "key", "link": "#/table/new/seat/key", "host": "host's"}},
        ),
    ],
)
def test_commands_may_give_a_seat(monkeypatch: pytest.MonkeyPatch, found: Any, more: dict[str, Any]) -> None:
    async def act(session: Any, actor: Any, message: Any) -> Any:
        assert (actor.seats, actor.host, actor.address) == ([0], True, "a")
        return found

    monkeypatch.setattr(table_commands, "act", act)
    one = talk(0, host=True)
    run(one, frame(do="pause", id=4, seat=0))
    (answer,) = one.guest.told
    assert (answer["is"], answer["to"]) == ("ack", 4)
    assert {name: answer[name] for name in ("again", "claim") if answer.get(name)} == more


def test_a_client_that_is_handed_over_learns_who_looks_next(monkeypatch: pytest.MonkeyPatch) -> None:
    one = talk(0, 1)

    async def next_to_look(session: Any, guest: Any) -> int:
        return 1

    async def look(seat: int | None) -> None:
        one.guest.looking = seat

    async def load() -> None:
        loaded.append(one.session.row.state)

    loaded: list[str] = []
    monkeypatch.setattr(hot_seat, "next_to_look", next_to_look)
    monkeypatch.setattr(one, "look_through", look)
    monkeypatch.setattr(one, "try_to_load", load)
    (answer,) = run(one, frame(do="hand_over", id=4))
    assert (answer["is"], answer["to"], answer["seat"]) == ("looking", 4, 1)
    one.session.row.state = "waiting"
    run(one, frame(do="hand_over", id=5))
    assert loaded == ["running"]


# ---- computations ---------------------------------------------------------------------------------------


def test_computations_are_answered_when_they_are_finished() -> None:
    one = talk(0)
    done: list[str] = []

    async def computed(found: Any) -> Any:
        await asyncio.sleep(0)
        if isinstance(found, Exception):
            raise found
        return found

    async def work() -> None:
        tasks = [
            one.begin(n, computed(found))
            for n, found in enumerate([b'"bytes"', Ack(1), Refusal("stale", "x"), LookupError("y")])
        ]
        assert one.tasks == set(tasks)
        await asyncio.gather(*tasks)
        await asyncio.sleep(0)
        assert one.tasks == set()
        done.append("all")

    asyncio.run(work())
    first, second, third, fourth = one.guest.told
    assert (first, second) == ("bytes", json.loads(broadcast.encode(Ack(1))))
    assert (third["to"], third["error"]) == (2, "stale")
    assert (fourth["to"], fourth["error"]) == (3, "fault")
    assert done == ["all"]


# ---- chat and notes -------------------------------------------------------------------------------------


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    found: list[Any] = []

    async def say(session: Any, line: Any) -> None:
        found.append((line.seat, line.name, line.text, line.addressee))

    monkeypatch.setattr(chat, "say", say)
    return found


def say(one: Any, seat: int | None = None, addressee: int | None = None) -> str:
    try:
        asyncio.run(one.chat(Say(1, text="hello", seat=seat, addressee=addressee)))
    except Refusal as refusal:
        return f"{refusal.error}: {refusal.text}"
    return ""


def test_players_and_the_host_may_chat(lines: list[Any]) -> None:
    assert say(talk(0, 1)) == say(talk(1, 0), 0) == say(talk(host=True)) == say(talk(1, host=True)) == ""
    assert lines == [
        (0, "Ann", "hello", None), (0, "Ann", "hello", None), (None, "host", "hello", None),
        (1, "Ben", "hello", None),
    ]  # fmt: skip
    assert say(talk()) == "not-yours: only players may chat"
    assert say(talk(0), 1) == "not-yours: this seat is not yours"
    assert say(talk(host=True), 0) == "not-yours: this seat is not yours"
    assert len(lines) == 4


def test_seats_that_are_not_approved_may_not_chat(lines: list[Any]) -> None:
    assert say(talk(2)) == "not-yours: the host has not approved this seat yet"
    assert say(talk(2, 0)) == say(talk(2, host=True)) == ""


def test_a_line_to_one_seat_comes_from_the_seat_that_is_shown(lines: list[Any]) -> None:
    assert say(talk(0), addressee=1) == ""
    assert lines == [(0, "Ann", "hello", 1)]
    assert say(talk(0), addressee=0) == say(talk(0), addressee=3) == say(talk(host=True), addressee=0) != ""
    hidden = talk(0, 1)
    hidden.guest.curtain = True
    assert say(hidden, 0, addressee=1).startswith("not-yours: ")
    assert say(hidden, 0) == ""
    hidden.guest.looking = 0
    assert say(hidden, 0, addressee=1) == ""


def test_chat_and_notes_count_as_bytes_of_their_address(
    lines: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    one = talk(0)
    say(one)
    kept: list[Any] = []

    async def keep(session: Any, message: Note) -> None:
        kept.append(message.text)

    monkeypatch.setattr(conversation, "keep_notes", keep)
    asyncio.run(one.note(Note(1, 0, "a note")))
    assert one.registry.bytes == [("a", 5 + LINE_BYTES), ("a", 6)]
    assert kept == ["a note"]


def test_only_own_seats_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    one = talk(0, 1)
    shown: list[int | None] = []

    async def look(seat: int | None) -> None:
        shown.append(seat)

    monkeypatch.setattr(one, "look_through", look)
    for seat in (1, None):
        asyncio.run(one.lift(SimpleNamespace(seat=seat)))
    with pytest.raises(Refusal, match="this seat is not yours"):
        asyncio.run(one.lift(SimpleNamespace(seat=2)))
    assert shown == [1, None]


@pytest.mark.parametrize(
    ("raw", "id_"),
    [
        (b'{"id": 7}', 7),
        (b'{"id": 2147483648}', 2**31),
        (b'{"id": 2147483649}', 0),
        (b'{"id": -1}', 0),
        (b'{"id": "x"}', 0),
        (b"[7]", 0),
        (b"{", 0),
    ],
)
def test_an_invalid_message_is_named_by_its_id_if_it_has_one(raw: bytes, id_: int) -> None:
    assert socket_reader.id_in(raw) == id_
