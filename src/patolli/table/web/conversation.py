"""Handles the messages of one client at a table, one after the other. Every message gets exactly
one answer.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket

from .. import (
    broadcast,
    chat,
    hints,
    hot_seat,
    position_queries,
    reopened_windows,
    table_commands,
    table_moves,
    table_writes,
    typed_chance,
)
from ..guests import Guest
from ..limits import LINE_BYTES
from ..overtaken import again_if_overtaken
from ..protocol import (
    Ack,
    Again,
    AskHint,
    AskPreview,
    EnterOutcome,
    Failure,
    FillForm,
    HandOver,
    Hello,
    Imagine,
    Lift,
    Looking,
    Note,
    Ping,
    Play,
    PlayChain,
    Pong,
    Propose,
    Reach,
    ReopenWindow,
    Reply,
    Say,
    SeatGiven,
    SetStandingAnswer,
    TakeBackOutcome,
    Talk,
    Undo,
    Why,
)
from ..rate_limits import TokenBucket
from ..refusal import Refusal
from ..registry import TableRegistry
from ..session import TableSession
from ..store import queries
from ..store.rows import ChatRow
from . import hello_message
from .socket_reader import MOST_UNREADABLE, SLOWED_SECONDS, Unreadable, decode

log = logging.getLogger("patolli.web")
FOR_A_SEAT: Final = (
    Play,
    PlayChain,
    FillForm,
    Undo,
    EnterOutcome,
    TakeBackOutcome,
    SetStandingAnswer,
    ReopenWindow,
    Note,
    Propose,
    Reply,
)
"""Messages that only the owner of the seat may send."""
QUERIES: Final = (Why, AskPreview, Imagine, Reach)
MOST_QUERIES: Final = 8
"""The maximum number of queries computed for one client at the same time."""


@again_if_overtaken
async def keep_notes(session: TableSession, message: Note) -> None:
    async with session.lock:
        at = session.seats[message.seat]
        at.notes = message.text
        await table_writes.write(session, lambda c: queries.put_seat(c, at))


class Conversation:
    def __init__(self, registry: TableRegistry, session: TableSession, guest: Guest) -> None:
        self.registry = registry
        self.session = session
        self.guest = guest
        self.bucket = TokenBucket(registry.settings.socket_rate, registry.settings.socket_rate * 10)
        self.unreadable = 0
        self.greeted = False
        self.tasks: set[asyncio.Task[None]] = set()
        """The hints and queries being computed for this client."""
        self.asking = asyncio.Semaphore(MOST_QUERIES)

    async def run(self, socket: WebSocket) -> None:
        until = asyncio.get_running_loop().time() + self.registry.settings.limits.hello_seconds
        while not self.guest.closed:
            try:
                async with asyncio.timeout_at(None if self.greeted else until):
                    frame = await socket.receive()
            except TimeoutError:
                self.guest.close(1008)
                return
            if frame["type"] == "websocket.disconnect" or self.guest.closed:
                return
            text = frame.get("text")
            raw = frame.get("bytes") or b"" if text is None else text.encode("utf-8", "surrogatepass")
            await self.hear(raw)
            await asyncio.sleep(0)  # lets other tasks run

    async def hear(self, raw: bytes) -> None:
        """Handles one message and sends its answer."""
        to = 0
        try:
            message = decode(raw, self.registry.settings.most_message)
            to = message.id
            if not self.bucket.take() or not self.registry.addresses.messages.take(self.guest.address):
                await asyncio.sleep(SLOWED_SECONDS)  # slows down clients that ignore the limit
                raise Refusal("too-many", "too many messages; wait a little")
            if isinstance(message, Hello):
                await hello_message.greet(self, message)
            elif not self.greeted:
                raise Refusal("hello-first", "the first message is hello")
            elif isinstance(message, AskHint):
                self.must_hold(message.seat)
                words = self.session.words(self.guest.language)
                self.begin(message.id, hints.hint(self.session, message, words, self.guest.address))
            elif isinstance(message, QUERIES):
                self.must_hold(message.seat)
                await self.asking.acquire()  # at the limit, the client's next message has to wait
                try:
                    found = await position_queries.begin(
                        self.session, message, self.guest.language, self.guest.address
                    )
                except BaseException:
                    self.asking.release()
                    raise
                self.begin(message.id, found).add_done_callback(lambda _: self.asking.release())
            else:
                with self.timed(message):
                    reply = await self.answer(message)
                self.guest.tell(reply)
        except Unreadable as fault:
            self.unreadable += 1
            self.guest.tell(Failure(fault.to, fault.error, fault.text))
            if self.unreadable >= MOST_UNREADABLE:
                self.guest.close(1008)
        except Refusal as refusal:
            self.registry.metrics.refused(refusal.error)
            self.guest.tell(Failure(to, refusal.error, refusal.text))
        except Exception:
            log.exception("message failed", extra={"table": self.session.id})
            self.guest.tell(Failure(to, "fault", "something went wrong here; nothing was changed"))

    def timed(self, message: msgspec.Struct) -> contextlib.AbstractContextManager[None]:
        metrics = self.registry.metrics
        return metrics.timed(str(message.__struct_config__.tag)) if metrics.on else contextlib.nullcontext()

    async def try_to_load(self) -> None:
        """Loads the match if possible. Failures are ignored, because chat works even at a stuck table."""
        with contextlib.suppress(Refusal):
            await self.session.loaded()

    def must_hold(self, seat: int) -> None:
        if not self.guest.may(seat):
            raise Refusal("not-yours", "this seat is not yours, or its view is not shown now")

    async def answer(self, message: Any) -> msgspec.Struct:
        session, guest = self.session, self.guest
        if isinstance(message, FOR_A_SEAT):
            self.must_hold(message.seat)
        match message:
            case Play():
                await table_moves.play(session, message.seat, message.question, [message.text])
            case PlayChain():
                await table_moves.play(session, message.seat, message.question, message.texts)
            case FillForm():
                count = await table_moves.fill(session, message.seat, message.question, message.values)
                return Ack(message.id, moves=count)
            case Undo():
                await table_moves.undo(session, message.seat, message.question, message.all, message.moves)
            case EnterOutcome():
                await typed_chance.enter(session, message)
            case TakeBackOutcome():
                await typed_chance.take_back(session, message.seat, message.number)
            case ReopenWindow():
                await reopened_windows.reopen(session, message.seat, message.question)
            case SetStandingAnswer():
                await table_moves.stand(session, message)
            case Note():
                await self.note(message)
            case Say():
                await self.chat(message)
            case Propose():
                self.registry.addresses.take_bytes(guest.address, LINE_BYTES)
                await chat.propose(session, message)
            case Reply():
                self.registry.addresses.take_bytes(guest.address, LINE_BYTES)
                await chat.reply(session, message)
            case Lift():
                await self.lift(message)
            case HandOver():
                return await self.hand_over(message)
            case Ping():
                return Pong(message.id, self.registry.clock.now())
            case _:
                again = await table_commands.act(
                    session, table_commands.Actor(guest.seats, guest.host, guest.address), message
                )
                if isinstance(again, table_commands.Claimed):
                    link = f"#/table/{session.id}/seat/{again.token}"
                    return Ack(message.id, claim=SeatGiven(again.seat, again.token, link))
                if again is not None:
                    link = f"#/table/{again.table}/seat/{again.token}"
                    return Ack(message.id, Again(again.seat, again.token, link, again.host))
        return Ack(message.id)

    def begin(self, to: int, work: Coroutine[Any, Any, msgspec.Struct | bytes]) -> asyncio.Task[None]:
        """Sends an answer when its computation is finished. Other messages of the client are handled in the
        meantime.
        """
        task = asyncio.create_task(self.answer_later(to, work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        # needed if the task is cancelled before it has started
        task.add_done_callback(lambda _: work.close())
        return task

    async def answer_later(self, to: int, work: Coroutine[Any, Any, msgspec.Struct | bytes]) -> None:
        try:
            found = await work
            self.guest.send(found if isinstance(found, bytes) else broadcast.encode(found))
        except Refusal as refusal:
            self.guest.tell(Failure(to, refusal.error, refusal.text))
        except Exception:
            log.exception("message failed", extra={"table": self.session.id})
            self.guest.tell(Failure(to, "fault", "something went wrong here; nothing was changed"))

    async def note(self, message: Note) -> None:
        self.registry.addresses.take_bytes(self.guest.address, len(message.text))
        await keep_notes(self.session, message)

    async def chat(self, message: Say) -> None:
        session, guest = self.session, self.guest
        if message.seat is not None and message.seat not in guest.seats:
            raise Refusal("not-yours", "this seat is not yours")
        if not guest.seats and not guest.host:
            raise Refusal("not-yours", "only players may chat")
        if not guest.host and not any(session.seats[one].approved for one in guest.seats):
            raise Refusal("not-yours", "the host has not approved this seat yet")
        seat = message.seat if message.seat is not None else (guest.seats[0] if guest.seats else None)
        name = session.seats[seat].name if seat is not None else "host"
        if message.addressee is not None and seat is not None:
            self.must_hold(seat)
        chat.must_be_there(session, seat, message.addressee)
        self.registry.addresses.take_bytes(guest.address, len(message.text) + LINE_BYTES)
        await chat.say(session, ChatRow(0, 0, seat, name, message.text, addressee=message.addressee))

    async def lift(self, message: Lift) -> None:
        if message.seat is not None and message.seat not in self.guest.seats:
            raise Refusal("not-yours", "this seat is not yours")
        async with self.session.lock:
            await self.look_through(message.seat)

    async def hand_over(self, message: HandOver) -> Looking:
        async with self.session.lock:
            if self.session.row.state != "waiting":
                await self.try_to_load()
            await self.look_through(await hot_seat.next_to_look(self.session, self.guest))
        return Looking(message.id, self.guest.looking)

    async def look_through(self, seat: int | None) -> None:
        """Switches the client to the view of this seat. The caller holds the table's lock."""
        self.guest.looking = seat
        if self.session.row.state != "waiting":
            await self.try_to_load()
        async with self.registry.turn:
            broadcast.show_whole(self.session, self.guest, dict(self.guest.sent))
            await asyncio.sleep(0)
        self.guest.tell(Talk(await chat.heard(self.session, self.guest)))
