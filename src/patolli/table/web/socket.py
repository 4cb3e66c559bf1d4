"""One socket at one table. After `hello`, messages are handled one by one, and each gets exactly
one answer.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Coroutine
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

import patolli

from ...kernel.seats import SPECTATOR
from ...texts import languages
from .. import (
    bot_only_tables,
    broadcast,
    chat,
    claims,
    clock,
    hints,
    hot_seat,
    lost_keys,
    position_queries,
    presence,
    reopened_windows,
    table_commands,
    table_moves,
    typed_chance,
    worded_log,
)
from ..guests import Guest
from ..keys import HOST
from ..limits import LINE_BYTES
from ..overtaken import again_if_overtaken
from ..protocol import (
    VERSION,
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
    Stream,
    TakeBackOutcome,
    Talk,
    Undo,
    Welcome,
    Why,
)
from ..rate_limits import TokenBucket
from ..refusal import Refusal
from ..registry import TableRegistry
from ..session import TableSession
from ..store import queries
from ..store.rows import ChatRow
from .guard import address_of, from_here
from .socket_reader import Unreadable, decode

log = logging.getLogger("patolli.web")
MOST_UNREADABLE: Final = 20
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
"""Messages that only the owner of the named seat may send."""
QUERIES: Final = (Why, AskPreview, Imagine, Reach)
SLOWED_SECONDS: Final = 0.1
MOST_QUERIES: Final = 8
"""The number of queries that are computed for one client at the same time."""


@contextlib.asynccontextmanager
async def admitted(socket: WebSocket) -> AsyncIterator[bool]:
    """Accepts and counts a socket if it is within the limits. Otherwise the socket is closed."""
    registry = registry_of(socket)
    if not from_here(socket.scope, registry.settings) or registry.bans.has_address(address_of(socket.scope)):
        await socket.close(4403)
        yield False
        return
    await socket.accept()
    address, limits, open_ = address_of(socket.scope), registry.settings.limits, registry.addresses.sockets
    if registry.draining:
        await socket.close(1012)  # clients that connect again are served by another process
        yield False
        return
    if registry.sockets >= registry.settings.most_sockets or open_[address] >= limits.sockets_per_address:
        # if the socket closes before `accept`, a browser does not see the close code
        await socket.close(1013)
        yield False
        return
    registry.sockets += 1
    open_[address] += 1
    try:
        yield True
    finally:
        registry.sockets -= 1
        open_[address] -= 1
        if not open_[address]:
            del open_[address]


def registry_of(socket: WebSocket) -> TableRegistry:
    registry = socket.app.state.registry
    assert isinstance(registry, TableRegistry)
    return registry


async def endpoint(socket: WebSocket) -> None:
    async with admitted(socket) as may:
        if may:
            await converse(socket, registry_of(socket), address_of(socket.scope))


async def converse(socket: WebSocket, registry: TableRegistry, address: str) -> None:
    try:
        session = await registry.session(socket.path_params["table"])
    except Refusal:
        await socket.close(4404)
        return
    limits = registry.settings.limits
    guest = Guest(address=address, all_unread=registry.addresses.unread)
    guest.most_unread = (limits.unread_per_client, limits.unread_per_address)
    sender = asyncio.create_task(send(socket, guest))
    conversation = Conversation(registry, session, guest)
    try:
        await conversation.run(socket)
    except WebSocketDisconnect:
        pass
    finally:
        conversation.session.part(guest)
        for task in conversation.tasks:
            task.cancel()
        guest.close(1000)
        registry.begin(part(conversation.session, guest))  # this line also runs when the task is cancelled
        with contextlib.suppress(asyncio.CancelledError):
            await sender


async def part(session: TableSession, guest: Guest) -> None:
    """Records that a client has left, and reports this to the others."""
    if guest.seats:
        async with session.lock:
            await presence.went(session, guest.seats)
        session.tell_table()
    else:
        session.coming_and_going = True


async def send(socket: WebSocket, guest: Guest) -> None:
    """Sends all waiting messages of this client, in order."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (message := await guest.waiting.get()) is not None:
            await socket.send_text(message.decode())
            if not guest.closed:
                guest.count(-len(message))
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        if socket.application_state is not WebSocketState.DISCONNECTED:
            await socket.close(guest.closed or 1000)


@again_if_overtaken
async def keep_notes(session: TableSession, message: Note) -> None:
    async with session.lock:
        at = session.seats[message.seat]
        at.notes = message.text
        await session.write(lambda c: queries.put_seat(c, at))


class Conversation:
    def __init__(self, registry: TableRegistry, session: TableSession, guest: Guest) -> None:
        self.registry = registry
        self.session = session
        self.guest = guest
        self.bucket = TokenBucket(registry.settings.socket_rate, registry.settings.socket_rate * 10)
        self.unreadable = 0
        self.greeted = False
        self.tasks: set[asyncio.Task[None]] = set()
        """The hints and queries that are being computed for this client."""
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
            await asyncio.sleep(0)  # lets the tasks of other clients run

    async def hear(self, raw: bytes) -> None:
        """Handles one message with one answer."""
        to = 0
        try:
            message = decode(raw, self.registry.settings.most_message)
            to = message.id
            if not self.bucket.take() or not self.registry.addresses.messages.take(self.guest.address):
                await asyncio.sleep(SLOWED_SECONDS)  # slows down a client that ignores the limit
                raise Refusal("too-many", "too many messages; wait a little")
            if isinstance(message, Hello):
                await self.hello(message)
            elif not self.greeted:
                raise Refusal("hello-first", "the first message is hello")
            elif isinstance(message, AskHint):
                self.must_hold(message.seat)
                words = self.session.words(self.guest.language)
                self.begin(message.id, hints.hint(self.session, message, words, self.guest.address))
            elif isinstance(message, QUERIES):
                self.must_hold(message.seat)
                await self.asking.acquire()  # at the limit, the next message of the client must wait
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

    # ---- hello ----------------------------------------------------------------------------------------

    async def hello(self, message: Hello) -> None:
        if message.version != VERSION:
            raise Refusal("version", f"this table speaks version {VERSION}; reload the page")
        if self.greeted:
            raise Refusal("unreadable", "hello was already sent")
        self.session = await self.registry.session(
            self.session.id
        )  # the first session may have been unloaded in the meantime
        session, guest = self.session, self.guest
        has: dict[int, Stream] = {}
        seats: list[int] = []
        keys = [self.registry.holder(session, held.token) for held in message.tokens]
        dead = [place for place, key in enumerate(keys) if key is None]
        if dead:
            lost = [
                lost_keys.explain(self.registry, session, message.tokens[place].token, place)
                for place in dead
            ]
            guest.tell(Failure(message.id, "not-yours", "a key is not valid, or no longer valid", dead, lost))
            return
        for held, key in zip(message.tokens, keys, strict=True):
            if key is None:
                continue
            if key.who == HOST:
                guest.host = True
            elif key.who not in seats:
                seats.append(key.who)
                if held.stream is not None:
                    has[key.who] = held.stream
        if message.stream is not None:
            has[SPECTATOR] = message.stream
        if self.is_full(seats):
            guest.close(1013)
            return
        language = message.language if message.language in languages() else ""
        if session.row.state != "waiting":
            async with session.lock:
                await self.try_to_load()
            kept = {one: broadcast.already_has(session, one, has) for one in seats or [SPECTATOR]}
            await worded_log.prepare(session, language, kept)
        async with session.lock:
            if self.is_full(seats):  # other clients may have connected in the meantime
                guest.close(1013)
                return
            await presence.came(session, seats)
            if session.row.state != "waiting":
                await self.try_to_load()
            guest.seats, guest.curtain = seats, session.row.curtain
            guest.looking = await hot_seat.next_to_look(session, guest)
            guest.language = language
            guest.prospects = message.prospects
            lines = await chat.heard(session, guest)
            await claims.owner_came(session, seats)
            async with self.registry.turn:
                # from here on there is no `await`, because the welcome must be the first message
                session.join(guest)
                self.greeted = True
                row = session.row
                guest.tell(
                    Welcome(
                        message.id,
                        VERSION,
                        patolli.__version__,
                        session.info(),
                        seats,
                        guest.host,
                        guest.looking,
                        clock.clocks_message(
                            row.clocks, row.pace, self.registry.clock.now(), session.players
                        ),
                        lines,
                        self.registry.clock.now(),
                        {seat: session.seats[seat].muted for seat in seats if session.seats[seat].muted},
                    )
                )
                broadcast.show_whole(session, guest, has)
                await asyncio.sleep(0)
            if session.trouble:
                await broadcast.show_snapshot(session, guest)
            await bot_only_tables.go_on(session)
        if seats:
            session.tell_table()
        else:
            session.coming_and_going = True

    def is_full(self, seats: list[int]) -> bool:
        """Returns whether one of these seats has reached its limit of sockets."""
        most, seated = self.registry.settings.limits.sockets_per_seat, self.session.seated
        return any(sum(seat in other.seats for other in seated) >= most for seat in seats)

    async def try_to_load(self) -> None:
        """Tries to load the match. Failures are ignored, because chat works even if the table is stuck."""
        with contextlib.suppress(Refusal):
            await self.session.loaded()

    # ---- everything else ------------------------------------------------------------------------------

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
        """Sends the answer when the computation is finished. Until then, the client's messages are read as
        usual.
        """
        task = asyncio.create_task(self.answer_later(to, work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(lambda _: work.close())  # the task may be cancelled before it has started
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
