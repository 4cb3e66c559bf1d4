"""One socket at one table: hello first, then messages one by one, each answered by exactly one message."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

import patolli

from ...kernel.seats import SPECTATOR
from ...texts import languages
from .. import acts, advising, attending, clock, curtain, imagining, looking, playing, presence, talk, telling
from ..guests import Guest
from ..house import House
from ..keys import HOST
from ..live import Live
from ..protocol import (
    VERSION,
    Ack,
    Again,
    AskHint,
    Error,
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
    Preview,
    Propose,
    Reach,
    Reply,
    Say,
    Standing,
    Stream,
    Talk,
    Undo,
    Welcome,
    Why,
)
from ..refusal import Refusal
from ..store import shelf
from ..store.rows import Line
from .guard import Bucket, from_here
from .reading import Unreadable, decode

log = logging.getLogger("patolli.web")
MOST_UNREADABLE: Final = 20
FOR_A_SEAT: Final = (
    Play,
    PlayChain,
    Undo,
    Why,
    Preview,
    Imagine,
    Reach,
    AskHint,
    Standing,
    Note,
    Propose,
    Reply,
)
"""Messages that only whoever holds that seat may send."""


async def endpoint(socket: WebSocket) -> None:
    house = socket.app.state.house
    assert isinstance(house, House)
    if not from_here(socket.scope, house.settings):
        await socket.close(4403)
        return
    await socket.accept()
    if house.sockets >= house.settings.most_sockets:
        await socket.close(1013)  # before `accept` a browser would not learn the code
        return
    try:
        live = await house.live(socket.path_params["table"])
    except Refusal:
        await socket.close(4404)
        return
    house.sockets += 1
    guest = Guest()
    sender = asyncio.create_task(send(socket, guest))
    conversation = Conversation(house, live, guest)
    try:
        await conversation.run(socket)
    except WebSocketDisconnect:
        pass
    finally:
        house.sockets -= 1
        conversation.live.guests.discard(guest)
        guest.close(1000)
        house.begin(part(conversation.live, guest))  # also when this task is cancelled
        with contextlib.suppress(asyncio.CancelledError):
            await sender


async def part(live: Live, guest: Guest) -> None:
    """A client is gone: since when is noted, and the others see it."""
    if guest.seats:
        async with live.lock:
            await presence.went(live, guest.seats)
    if guest.seats or guest.viewers() == [SPECTATOR]:
        live.tell_table()


async def send(socket: WebSocket, guest: Guest) -> None:
    """Everything that waits for this client, in order."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (message := await guest.waiting.get()) is not None:
            await socket.send_text(message.decode())
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        if socket.application_state is not WebSocketState.DISCONNECTED:
            await socket.close(guest.closed or 1000)


class Conversation:
    def __init__(self, house: House, live: Live, guest: Guest) -> None:
        self.house = house
        self.live = live
        self.guest = guest
        self.bucket = Bucket(house.settings.socket_rate)
        self.unreadable = 0
        self.greeted = False
        self.hints: set[asyncio.Task[None]] = set()

    async def run(self, socket: WebSocket) -> None:
        while not self.guest.closed:
            frame = await socket.receive()
            if frame["type"] == "websocket.disconnect" or self.guest.closed:
                return
            text = frame.get("text")
            raw = frame.get("bytes") or b"" if text is None else text.encode("utf-8", "surrogatepass")
            await self.hear(raw)

    async def hear(self, raw: bytes) -> None:
        """One message, one answer."""
        to = 0
        try:
            message = decode(raw, self.house.settings.most_message)
            to = message.id
            if not self.bucket.take():
                raise Refusal("too-many", "too many messages; wait a little")
            if isinstance(message, Hello):
                await self.hello(message)
            elif not self.greeted:
                raise Refusal("hello-first", "the first message is hello")
            elif isinstance(message, AskHint):
                self.ask_hint(message)
            else:
                self.guest.tell(await self.answer(message))
        except Unreadable as fault:
            self.unreadable += 1
            self.guest.tell(Error(fault.to, fault.error, fault.text))
            if self.unreadable >= MOST_UNREADABLE:
                self.guest.close(1008)
        except Refusal as refusal:
            self.guest.tell(Error(to, refusal.error, refusal.text))
        except Exception:
            log.exception("message failed", extra={"table": self.live.id})
            self.guest.tell(Error(to, "fault", "something went wrong here; nothing was changed"))

    # ---- hello ----------------------------------------------------------------------------------------

    async def hello(self, message: Hello) -> None:
        if message.version != VERSION:
            raise Refusal("version", f"this table speaks version {VERSION}; load the page anew")
        if self.greeted:
            raise Refusal("unreadable", "hello has been said")
        self.live = await self.house.live(self.live.id)  # the first may have left the memory since
        live, guest = self.live, self.guest
        has: dict[int, Stream] = {}
        seats: list[int] = []
        keys = [self.house.holder(live, held.token) for held in message.tokens]
        dead = [place for place, key in enumerate(keys) if key is None]
        if dead:
            guest.tell(Error(message.id, "not-yours", "a key does not fit (any more)", dead))
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
        async with live.lock:
            if live.row.state != "waiting":
                await self.try_to_load()
            guest.seats, guest.curtain = seats, live.row.curtain
            guest.looking = await curtain.next_to_look(live, guest)
            guest.language = message.language if message.language in languages() else ""
            live.guests.add(guest)
            self.greeted = True
            await presence.came(live, seats)
            row = live.row
            guest.tell(
                Welcome(
                    message.id,
                    VERSION,
                    patolli.__version__,
                    live.info(),
                    seats,
                    guest.host,
                    guest.looking,
                    clock.told(row.clocks, row.pace, self.house.clock.now(), live.players),
                    await talk.heard(live, guest),
                    self.house.clock.now(),
                )
            )
            telling.show_whole(live, guest, has)
            if live.trouble:
                await telling.show_snapshot(live, guest)
            await attending.go_on(live)
        live.tell_table()

    async def try_to_load(self) -> None:
        """A stuck table can still be talked about."""
        with contextlib.suppress(Refusal):
            await self.live.loaded()

    # ---- everything else ------------------------------------------------------------------------------

    def must_hold(self, seat: int) -> None:
        if not self.guest.may(seat):
            raise Refusal("not-yours", "this seat is not yours, or does not look now")

    async def answer(self, message: Any) -> msgspec.Struct:
        live, guest = self.live, self.guest
        if isinstance(message, FOR_A_SEAT):
            self.must_hold(message.seat)
        match message:
            case Play():
                await playing.play(live, message.seat, message.question, [message.text])
            case PlayChain():
                await playing.play(live, message.seat, message.question, message.texts)
            case Undo():
                await playing.undo(live, message.seat, message.question, message.all, message.moves)
            case Why():
                return await looking.why(
                    live, message.seat, message.text, message.id, live.words(guest.language)
                )
            case Preview():
                return await looking.preview(
                    live, message.seat, message.texts, message.id, live.words(guest.language)
                )
            case Imagine():
                return await imagining.imagine(
                    live, message.seat, message.texts, message.id, live.words(guest.language)
                )
            case Reach():
                return await looking.reach(
                    live, message.seat, message.most, message.id, live.words(guest.language)
                )
            case Standing():
                await playing.stand(live, message)
            case Note():
                await self.note(message)
            case Say():
                await self.chat(message)
            case Propose():
                await talk.propose(live, message)
            case Reply():
                await talk.reply(live, message)
            case Lift():
                await self.lift(message)
            case HandOver():
                return await self.hand_over(message)
            case Ping():
                return Pong(message.id, self.house.clock.now())
            case _:
                again = await acts.act(live, acts.Actor(guest.seats, guest.host), message)
                if again is not None:
                    link = f"#/table/{again.table}/seat/{again.token}"
                    return Ack(message.id, Again(again.seat, again.token, link, again.host))
        return Ack(message.id)

    def ask_hint(self, message: AskHint) -> None:
        """Answered when somebody has thought about it; meanwhile the client is heard as ever."""
        self.must_hold(message.seat)
        task = asyncio.create_task(self.tell_hint(message))
        self.hints.add(task)
        task.add_done_callback(self.hints.discard)

    async def tell_hint(self, message: AskHint) -> None:
        try:
            words = self.live.words(self.guest.language)
            self.guest.tell(await advising.hint(self.live, message, words))
        except Refusal as refusal:
            self.guest.tell(Error(message.id, refusal.error, refusal.text))
        except Exception:
            log.exception("hint failed", extra={"table": self.live.id})
            self.guest.tell(Error(message.id, "fault", "something went wrong here; nothing was changed"))

    async def note(self, message: Note) -> None:
        async with self.live.lock:
            at = self.live.seats[message.seat]
            at.notes = message.text
            await self.live.write(lambda c: shelf.put_seat(c, at))

    async def chat(self, message: Say) -> None:
        live, guest = self.live, self.guest
        if message.seat is not None and message.seat not in guest.seats:
            raise Refusal("not-yours", "this seat is not yours")
        if not guest.seats and not guest.host:
            raise Refusal("not-yours", "only who sits here may talk")
        seat = message.seat if message.seat is not None else (guest.seats[0] if guest.seats else None)
        name = live.seats[seat].name if seat is not None else "host"
        if message.addressee is not None and seat is not None:
            self.must_hold(seat)
        talk.must_be_there(live, seat, message.addressee)
        await talk.say(live, Line(0, 0, seat, name, message.text, addressee=message.addressee))

    async def lift(self, message: Lift) -> None:
        if message.seat is not None and message.seat not in self.guest.seats:
            raise Refusal("not-yours", "this seat is not yours")
        async with self.live.lock:
            await self.look_through(message.seat)

    async def hand_over(self, message: HandOver) -> Looking:
        async with self.live.lock:
            if self.live.row.state != "waiting":
                await self.try_to_load()
            await self.look_through(await curtain.next_to_look(self.live, self.guest))
        return Looking(message.id, self.guest.looking)

    async def look_through(self, seat: int | None) -> None:
        """The eyes of this seat from now on; the table's lock is held."""
        self.guest.looking = seat
        if self.live.row.state != "waiting":
            await self.try_to_load()
        telling.show_whole(self.live, self.guest, dict(self.guest.sent))
        self.guest.tell(Talk(await talk.heard(self.live, self.guest)))
