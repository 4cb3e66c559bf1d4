"""Acts about the table as a whole: begin, leave, kick, pause, votes, stand-ins, rematch, end."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from .. import players
from . import again, attending, pausing, presence, seating, talk, votes
from .live import Live
from .protocol import (
    Agree,
    AskAbandon,
    AskPause,
    AskRewind,
    Close,
    Fill,
    Kick,
    Leave,
    Pause,
    Rematch,
    Resume,
    SayWord,
    StandIn,
    Start,
    TableAct,
    TakeBack,
)
from .refusal import Refusal
from .store import shelf
from .store.rows import Line, SeatRow


class Actor:
    """On whose behalf: the seats held, and whether the host's key is there."""

    def __init__(self, seats: Collection[int], host: bool) -> None:
        self.seats = seats
        self.host = host

    def must_hold(self, seat: int) -> None:
        if seat not in self.seats:
            raise Refusal("not-yours", "this seat is not yours")

    def must_be_host(self) -> None:
        if not self.host:
            raise Refusal("not-host", "only the host may do this")


async def act(live: Live, actor: Actor, message: TableAct) -> again.Seated | None:
    """Do it. After a rematch: the seat at the new table."""
    if isinstance(message, Rematch):
        actor.must_hold(message.seat)
        return await again.rematch(live, message.seat, message.word_later)
    async with live.lock:
        await presence.acted(live, actor.seats)
        match message:
            case Start():
                actor.must_be_host()
                must_wait(live)
                if not seating.full(live):
                    raise Refusal("not-running", "not every seat is taken, or a word has not been said yet")
                await seating.begin(live)
            case Leave(seat=seat):
                actor.must_hold(seat)
                await leave(live, seat)
            case Kick(seat=seat):
                actor.must_be_host()
                must_wait(live)
                await empty(live, there(live, seat))
            case SayWord(seat=seat, word=word):
                actor.must_hold(seat)
                await seating.say_word(live, there(live, seat), word)
            case Fill(seat=seat):
                actor.must_be_host()
                must_wait(live)
                await seating.fill(live, there(live, seat), message)
            case Close():
                actor.must_be_host()
                must_wait(live)
                await votes.abandon(live, "host")
            case Pause(seat=seat):
                actor.must_hold(seat)
                await pausing.pause(live, seat)
            case Resume():
                await pausing.resume(live, actor.seats)
                await votes.settle(live)
            case AskPause(seat=seat):
                actor.must_hold(seat)
                await votes.ask(live, "pause", seat)
            case AskAbandon(seat=seat):
                actor.must_hold(seat)
                await votes.ask(live, "abandon", seat)
            case AskRewind(seat=seat, question=question):
                own = seat in actor.seats
                if not own:
                    actor.must_be_host()
                await votes.ask_rewind(live, seat if own else None, there(live, seat).seat, question)
            case Agree():
                actor.must_hold(message.seat)
                await votes.agree(live, message)
            case StandIn(seat=seat, level=level):
                if seat not in actor.seats:
                    actor.must_be_host()
                    must_be_away(live, there(live, seat))
                    if live.seats[seat].stand_in:
                        raise Refusal("taken", "a bot plays for this seat already")
                await stand_in(live, there(live, seat), level)
                await votes.settle(live)
            case TakeBack(seat=seat):
                actor.must_hold(seat)
                at = there(live, seat)
                at.stand_in = False
                await live.write(lambda c: shelf.put_seat(c, at))
                await attending.go_on(live)
        live.tell_table()
    return None


def there(live: Live, seat: int) -> SeatRow:
    if not 0 <= seat < live.players:
        raise Refusal("not-yours", f"there is no seat {seat}")
    return live.seats[seat]


def must_wait(live: Live) -> None:
    if live.row.state != "waiting":
        raise Refusal("not-running", "the game has begun")


async def empty(live: Live, at: SeatRow) -> None:
    if at.kind != "person":
        raise Refusal("not-yours", "nobody sits there")
    at.kind, at.name, at.key, at.word, at.notes, at.reserved = "open", "", "", "", "", ""
    await live.write(lambda c: shelf.put_seat(c, at))
    send_away(live, at.seat)


def send_away(live: Live, seat: int) -> None:
    """The key of this seat does not fit any more."""
    for guest in live.guests:
        if seat in guest.seats:
            guest.close(4403)


async def leave(live: Live, seat: int) -> None:
    """Before the start the seat is free again. Later a bot has it for good."""
    at = there(live, seat)
    if live.row.state == "waiting":
        await empty(live, at)
    elif live.row.state in {"running", "paused", "stuck"}:
        at.level, at.stand_in, at.key = at.level or "random", True, ""
        if not at.handed:  # else it was never theirs to give away: the person before them still has a say
            at.kind = "bot"
        votes.forget_voice(live, seat)
        await live.write(lambda c: shelf.put_seat(c, at))
        await votes.keep(live)
        if live.row.state == "paused" and live.row.paused_by == seat:
            await pausing.go_on(live)
        await votes.settle(live)
        send_away(live, seat)
        live.house.bots.wake(live)


def must_be_away(live: Live, at: SeatRow) -> None:
    """What the host may do with the seat of another person only when that person does not come."""
    if not presence.is_away(live, at.seat):
        minutes = presence.longest(live) // presence.MINUTE
        long = "a day" if minutes >= 1440 else f"{minutes} minutes"
        raise Refusal("not-away", f"this is possible when the person has been away for {long}")


async def stand_in(live: Live, at: SeatRow, level: str) -> None:
    live.must_fit()
    if at.kind != "person" or live.row.state not in {"running", "paused"}:
        raise Refusal("not-running", "nobody needs a stand-in here")
    if level not in players.levels():
        raise Refusal("bad-table", f"there is no bot level {level!r}")
    at.stand_in, at.level = True, level
    await live.write(lambda c: shelf.put_seat(c, at))
    live.house.bots.wake(live)


async def end(live: Live) -> None:
    """Whoever runs the server ends any game; it is marked, and counts for nothing."""
    async with live.lock:
        if live.row.state in {"over", "abandoned"}:
            raise Refusal("not-running", f"the table is {live.row.state}")
        await votes.abandon(live, "operator")
        live.tell_table()


async def renew(live: Live, seat: int, by: Literal["seat", "host", "operator"]) -> str:
    """A new key to a seat; the old one does not fit any more.

    In the course of a game the host may hand over only a seat whose person is away. All hear of it.
    """
    async with live.lock:
        at = there(live, seat)
        if at.kind != "person":
            raise Refusal("not-yours", "nobody sits there")
        if by == "host" and live.row.state in {"over", "abandoned"}:
            raise Refusal("not-running", "the game has ended: only who runs the server hands over seats now")
        if by == "host" and live.row.state != "waiting":
            must_be_away(live, at)
            at.handed = True
        if by == "operator":
            at.handed = False
        if by != "seat":
            at.reserved = ""
        token, at.key = live.house.keys.new(live.id, seat)
        await live.write(lambda c: shelf.put_seat(c, at))
        send_away(live, seat)
    if by != "seat":
        await talk.say(live, Line(0, 0, None, "", f"seat-handed-over {seat}"))
    return token
