"""Acts about the table as a whole: begin, leave, kick, pause, votes, stand-ins, rematch."""

from __future__ import annotations

from collections.abc import Collection

from .. import players
from . import again, clock, seating, talk, votes
from .live import Live
from .protocol import (
    Agree,
    AskAbandon,
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


async def act(live: Live, actor: Actor, message: TableAct) -> tuple[int, str, str] | None:
    """Do it. After a rematch: the seat at the new table, its token and the table's id."""
    if isinstance(message, Rematch):
        actor.must_hold(message.seat)
        return await again.rematch(live, message.seat, message.word_later)
    async with live.lock:
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
                live.row.state = "abandoned"
                await live.write(lambda c: shelf.put(c, live.row, "state"))
            case Pause() | Resume():
                if not actor.host and not actor.seats:
                    raise Refusal("not-yours", "only who sits here may do this")
                await pause(live, isinstance(message, Pause))
            case AskAbandon(seat=seat):
                actor.must_hold(seat)
                await votes.ask_abandon(live, seat)
            case AskRewind(seat=seat, question=question):
                if seat not in actor.seats:
                    actor.must_be_host()
                await votes.ask_rewind(live, there(live, seat).seat, question, seat in actor.seats)
            case Agree():
                actor.must_hold(message.seat)
                await votes.agree(live, message)
            case StandIn(seat=seat, level=level):
                if seat not in actor.seats:
                    actor.must_be_host()
                await stand_in(live, there(live, seat), level)
            case TakeBack(seat=seat):
                actor.must_hold(seat)
                at = there(live, seat)
                at.stand_in = False
                await live.write(lambda c: shelf.put_seat(c, at))
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
    at.kind, at.name, at.key, at.word, at.notes = "open", "", "", "", ""
    await live.write(lambda c: shelf.put_seat(c, at))
    for guest in live.guests:
        if at.seat in guest.seats:
            guest.close(4403)


async def leave(live: Live, seat: int) -> None:
    at = there(live, seat)
    if live.row.state == "waiting":
        await empty(live, at)
    elif live.row.state in {"running", "paused"}:
        await stand_in(live, at, "random")


async def stand_in(live: Live, at: SeatRow, level: str) -> None:
    live.must_fit()
    if at.kind != "person" or live.row.state not in {"running", "paused"}:
        raise Refusal("not-running", "nobody needs a stand-in here")
    if level not in players.levels():
        raise Refusal("bad-table", f"there is no bot level {level!r}")
    at.stand_in, at.level = True, level
    await live.write(lambda c: shelf.put_seat(c, at))
    live.house.bots.wake(live)


async def pause(live: Live, pausing: bool) -> None:
    row, now = live.row, live.house.clock.now()
    live.must_fit()
    if row.state != ("running" if pausing else "paused"):
        raise Refusal("not-running", f"the table is {row.state}")
    if pausing:
        clock.halt(row.clocks, row.pace, now)
    else:
        clock.go_on(row.clocks, row.pace, row.asked, now)
    row.state = "paused" if pausing else "running"
    row.deadline = clock.deadline(row.clocks, row.pace)
    await live.write(lambda c: shelf.put(c, row, "state", "clocks", "deadline"))
    live.tell_clocks()
    live.house.bots.wake(live)


async def renew(live: Live, seat: int, by_host: bool) -> str:
    """A new key to a seat; the old one does not fit any more. Everybody hears of it when the host does it."""
    async with live.lock:
        at = there(live, seat)
        if at.kind != "person":
            raise Refusal("not-yours", "nobody sits there")
        token, at.key = live.house.keys.new(live.id, seat)
        await live.write(lambda c: shelf.put_seat(c, at))
        for guest in live.guests:
            if seat in guest.seats:
                guest.close(4403)
    if by_host:
        await talk.say(live, Line(0, 0, None, "", f"seat-handed-over {seat}"))
    return token
