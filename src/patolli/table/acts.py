"""Acts about the table as a whole: begin, leave, kick, pause, votes, stand-ins, rematch."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection

from .. import players
from . import clock, playing, seating
from .live import Live, milliseconds
from .protocol import (
    Agree,
    AskAbandon,
    AskRewind,
    ChatLine,
    Chatted,
    Kick,
    Leave,
    NewSeat,
    NewTable,
    Pause,
    Rematch,
    Resume,
    StandIn,
    Start,
    TableAct,
    TakeBack,
    Vote,
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
        return await rematch(live, message.seat)
    async with live.lock:
        match message:
            case Start():
                actor.must_be_host()
                must_wait(live)
                if not seating.full(live):
                    raise Refusal("not-running", "not every seat is taken")
                await seating.begin(live)
            case Leave(seat=seat):
                actor.must_hold(seat)
                await leave(live, seat)
            case Kick(seat=seat):
                actor.must_be_host()
                must_wait(live)
                await empty(live, there(live, seat))
            case Pause() | Resume():
                if not actor.host and not actor.seats:
                    raise Refusal("not-yours", "only who sits here may do this")
                await pause(live, isinstance(message, Pause))
            case AskAbandon(seat=seat):
                actor.must_hold(seat)
                await vote(live, Vote("abandon", seat, [seat], persons(live)))
            case AskRewind(seat=seat, question=question):
                if seat not in actor.seats:
                    actor.must_be_host()
                await ask_rewind(live, there(live, seat).seat, question, seat in actor.seats)
            case Agree():
                actor.must_hold(message.seat)
                await agree(live, message)
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


def persons(live: Live) -> list[int]:
    """Who has a vote: everybody but bots; for an absent person nobody votes."""
    return [s.seat for s in live.seats if s.kind == "person" and not s.stand_in]


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
    if at.kind != "person" or live.row.state not in {"running", "paused"}:
        raise Refusal("not-running", "nobody needs a stand-in here")
    if level not in players.levels():
        raise Refusal("bad-table", f"there is no bot level {level!r}")
    at.stand_in, at.level = True, level
    await live.write(lambda c: shelf.put_seat(c, at))
    live.house.bots.wake(live)


async def pause(live: Live, pausing: bool) -> None:
    row, now = live.row, milliseconds()
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


# ---- votes --------------------------------------------------------------------------------------------


async def ask_rewind(live: Live, seat: int, question: int, agrees: bool) -> None:
    """Back to before the answer to that question (0: to the latest). The host may ask, but has no vote."""
    live.must_run()
    await live.loaded()
    answered = [step.question for step in live.steps if step.seat == seat]
    if not answered or (question and question not in answered):
        raise Refusal("stale", "this seat has not answered such a question")
    yes = [seat] if agrees else []
    await vote(live, Vote("rewind", seat, yes, persons(live), question or answered[-1]))


async def vote(live: Live, asked: Vote) -> None:
    if live.row.state not in {"running", "paused", "stuck"}:
        raise Refusal("not-running", f"the table is {live.row.state}")
    if any(v.about == asked.about for v in live.row.votes):
        raise Refusal("too-many", "this vote is running already")
    live.row.votes.append(asked)
    await settle(live, asked)


async def agree(live: Live, message: Agree) -> None:
    found = next((v for v in live.row.votes if v.about == message.about), None)
    if found is None:
        raise Refusal("stale", "there is no such vote")
    if not message.yes:
        live.row.votes.remove(found)
    elif message.seat not in found.yes:
        found.yes.append(message.seat)
    await settle(live, found)


async def settle(live: Live, asked: Vote) -> None:
    """Carried out when all have said yes."""
    row = live.row
    if asked in row.votes and set(asked.needed) <= set(asked.yes):
        row.votes = []
        if asked.about == "abandon":
            row.state, row.deadline = "abandoned", None
        else:
            live.must_run()
            await playing.rewind(live, asked.by, asked.question)
    await live.write(lambda c: shelf.put(c, row, "votes", "state", "deadline"))


# ---- another game -------------------------------------------------------------------------------------


async def rematch(live: Live, seat: int) -> tuple[int, str, str]:
    """Who comes first makes the new table, the others find their seats there; seats move on by none."""
    async with live.lock:
        row = live.row
        if row.state not in {"over", "abandoned"}:
            raise Refusal("not-running", "the game is not over")
        if not row.rematch:
            seats = [
                NewSeat("bot", s.name, s.level) if s.kind == "bot" else NewSeat("open") for s in live.seats
            ]
            wanted = NewTable(row.game, seats, row.options, row.owner, row.pace, row.listed, row.curtain)
            made, _, _ = await seating.make(live.house, wanted)
            async with made.lock:
                for s in made.seats:
                    if s.kind == "open":
                        s.kind, s.name = "person", live.seats[s.seat].name
                await made.write(lambda c: put_seats(c, made.seats))
            row.rematch = made.id
            await live.write(lambda c: shelf.put(c, row, "rematch"))
            live.tell_table()
    there_ = await live.house.live(live.row.rematch)
    async with there_.lock:
        at = there_.seats[seat]
        token, at.key = live.house.keys.new(there_.id, seat)
        at.word = at.word or seating.new_word()
        await there_.write(lambda c: shelf.put_seat(c, at))
        await seating.start_if_full(there_)
        there_.tell_table()
    return seat, token, there_.id


def put_seats(c: Connection, seats: list[SeatRow]) -> None:
    for one in seats:
        shelf.put_seat(c, one)


async def say(live: Live, name: str, seat: int | None, text: str) -> Line:
    """A line of chat; the data base gives it its number."""
    at = milliseconds()

    async with live.lock:
        line = Line(0, at, seat, name, text)

        def job(c: Connection) -> int:
            last = shelf.chat(c, live.id, 1)
            line.n = last[0].n + 1 if last else 1
            shelf.add_line(c, live.id, line)
            return line.n

        line.n = await live.house.writer.do(job)
    return line


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
        line = await say(live, "", None, f"seat-handed-over {seat}")
        tell_line(live, line)
    return token


def tell_line(live: Live, line: Line) -> None:
    for guest in live.guests:
        guest.tell(Chatted(ChatLine(line.n, line.at, line.name, line.seat, line.text)))
