"""Commands that concern a whole table: start, leave, kick, pause, votes, stand-ins, rematch, end."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NamedTuple

from .. import players
from . import (
    bot_only_tables,
    chat,
    claims,
    community,
    lost_keys,
    pauses,
    presence,
    prospect_push,
    rematch,
    table_setup,
    table_writes,
    votes,
)
from .overtaken import again_if_overtaken
from .protocol import (
    Agree,
    Approve,
    AskAbandon,
    AskPause,
    AskRemoval,
    AskRewind,
    Claim,
    Close,
    Fill,
    Kick,
    Leave,
    Mute,
    Pause,
    Rematch,
    ReportSeat,
    Resume,
    SayWord,
    StandIn,
    Start,
    TableCommand,
    TakeBack,
)
from .refusal import Refusal
from .session import TableSession, log, milliseconds
from .store import queries
from .store.rows import ChatRow, SeatRow


class Actor:
    """The rights of a client: its seats, whether it has the host's key, and its address."""

    def __init__(self, seats: Collection[int], host: bool, address: str = "") -> None:
        self.seats = seats
        self.host = host
        self.address = address

    def must_hold(self, seat: int) -> None:
        if seat not in self.seats:
            raise Refusal("not-yours", "this seat is not yours")

    def must_be_host(self) -> None:
        if not self.host:
            raise Refusal("not-host", "only the host may do this")


class Claimed(NamedTuple):
    """A seat that was claimed, and the token that becomes its key if the others agree."""

    seat: int
    token: str


@again_if_overtaken
async def act(session: TableSession, actor: Actor, message: TableCommand) -> rematch.Seated | Claimed | None:
    """Carries out a command. Returns the new seat after a rematch, and the new token after a claim."""
    claimed = None
    if isinstance(message, Rematch):
        actor.must_hold(message.seat)
        return await rematch.rematch(session, message.seat, message.word_later, actor.address)
    async with session.lock:
        await presence.acted(session, actor.seats)
        match message:
            case Start():
                actor.must_be_host()
                must_wait(session)
                if not table_setup.full(session):
                    raise Refusal("not-running", "a seat is still open, or a word is still missing")
                await table_setup.begin(session)
            case Leave(seat=seat):
                actor.must_hold(seat)
                await leave(session, seat)
            case Kick(seat=seat):
                actor.must_be_host()
                must_wait(session)
                await empty(session, there(session, seat))
            case SayWord(seat=seat, word=word):
                actor.must_hold(seat)
                await table_setup.say_word(session, there(session, seat), word)
            case Fill(seat=seat):
                actor.must_be_host()
                must_wait(session)
                await table_setup.fill(session, there(session, seat), message)
            case Close():
                actor.must_be_host()
                must_wait(session)
                await votes.abandon(session, "host")
            case Pause(seat=seat):
                actor.must_hold(seat)
                await pauses.pause(session, seat)
            case Resume():
                await pauses.resume(session, actor.seats)
                await votes.settle(session)
            case AskPause(seat=seat):
                actor.must_hold(seat)
                await votes.ask(session, "pause", seat)
            case AskAbandon(seat=seat):
                actor.must_hold(seat)
                await votes.ask(session, "abandon", seat)
            case AskRewind(seat=seat, question=question):
                own = seat in actor.seats
                if not own:
                    actor.must_be_host()
                await votes.ask_rewind(session, seat if own else None, there(session, seat).seat, question)
            case AskRemoval(seat=seat, whom=whom):
                actor.must_hold(seat)
                await votes.ask_removal(session, seat, there(session, whom).seat)
            case Approve(seat=seat, yes=yes):
                actor.must_be_host()
                must_wait(session)
                await approve(session, there(session, seat), yes)
            case Mute(seat=seat, whom=whom):
                actor.must_hold(seat)
                await community.mute(session, there(session, seat), there(session, whom).seat, message.on)
            case ReportSeat():
                actor.must_hold(message.seat)
                await community.report(session, message, there(session, message.whom), actor.address)
            case Claim(seat=seat):
                by = claims.asker(actor.seats, actor.host)
                claimed = Claimed(seat, await claims.claim(session, there(session, seat).seat, by))
            case Agree():
                actor.must_hold(message.seat)
                await votes.agree(session, message)
            case StandIn(seat=seat, level=level):
                if seat not in actor.seats:
                    actor.must_be_host()
                    must_be_away(session, there(session, seat))
                    if session.seats[seat].stand_in:
                        raise Refusal("taken", "a bot plays for this seat already")
                await stand_in(session, there(session, seat), level)
                await votes.settle(session)
            case TakeBack(seat=seat):
                actor.must_hold(seat)
                at = there(session, seat)
                at.stand_in = False
                await table_writes.write(session, lambda c: queries.put_seat(c, at))
                await bot_only_tables.go_on(session)
        session.tell_table()
        prospect_push.refresh(session)
    return claimed


def there(session: TableSession, seat: int) -> SeatRow:
    if not 0 <= seat < session.players:
        raise Refusal("not-yours", f"there is no seat {seat}")
    return session.seats[seat]


def must_wait(session: TableSession) -> None:
    if session.row.state != "waiting":
        raise Refusal("not-running", "the game has begun")


async def empty(session: TableSession, at: SeatRow) -> None:
    if at.kind != "person":
        raise Refusal("not-yours", "no person has that seat")
    lost_keys.retire(at, "freed")
    at.kind, at.name, at.word, at.notes, at.reserved = "open", "", "", "", ""
    at.muted, at.approved = [], True
    await table_writes.write(session, lambda c: queries.put_seat(c, at))
    session.send_away(at.seat)


async def approve(session: TableSession, at: SeatRow, yes: bool) -> None:
    """Admits or rejects a person, as the host has decided. The caller holds the table's lock."""
    if at.kind != "person" or at.approved:
        raise Refusal("not-yours", "no person waits for your approval there")
    if not yes:
        await empty(session, at)
        return
    at.approved = True
    await table_setup.seat_or_begin(session, at)


@again_if_overtaken
async def ban(session: TableSession, seat: int, reason: str) -> None:
    """Bans a person on behalf of the operator. The person's key becomes invalid, and the seat becomes open or
    goes to a bot.
    """
    async with session.lock:
        at = there(session, seat)
        if at.kind != "person" or not at.key:
            raise Refusal("not-yours", "no person has that seat")
        key = at.key
        await session.registry.writer.do(lambda c: queries.add_ban(c, "key", key, reason, milliseconds()))
        await leave(session, seat)
        session.tell_table()


async def leave(session: TableSession, seat: int) -> None:
    """Gives up a seat. Before the start it becomes open; later a bot takes it permanently."""
    at = there(session, seat)
    if session.row.state == "waiting":
        await empty(session, at)
    elif session.row.state in {"running", "paused", "stuck"}:
        await votes.give_to_bot(session, at)


def must_be_away(session: TableSession, at: SeatRow) -> None:
    """Raises an error unless the person is away, because otherwise the host may not act for that seat."""
    if not presence.is_away(session, at.seat):
        minutes = presence.longest(session) // presence.MINUTE
        long = "a day" if minutes >= 1440 else f"{minutes} minutes"
        raise Refusal("not-away", f"this is possible when the person has been away for {long}")


async def stand_in(session: TableSession, at: SeatRow, level: str) -> None:
    session.must_fit()
    if at.kind != "person" or session.row.state not in {"running", "paused"}:
        raise Refusal("not-running", "no stand-in is needed here")
    if level not in players.accepted(session.row.game):
        raise Refusal("bad-table", f"there is no bot level {level!r}")
    at.stand_in, at.level = True, level
    await table_writes.write(session, lambda c: queries.put_seat(c, at))
    session.registry.bots.wake(session)


@again_if_overtaken
async def end(session: TableSession) -> None:
    """Ends a game on behalf of the operator. It counts as abandoned and has no result."""
    async with session.lock:
        if session.row.state in {"over", "abandoned"}:
            raise Refusal("not-running", f"the table is {session.row.state}")
        await votes.abandon(session, "operator")
        session.tell_table()


@again_if_overtaken
async def renew(session: TableSession, seat: int, by: Literal["seat", "host", "operator"]) -> str:
    """Creates a new key to a seat, which replaces the old one, and returns its token.

    The host may do this only before the start. Later, the other persons must agree to a claim. Except when a
    seat renews its own key, a line in the chat informs everybody.
    """
    async with session.lock:
        at = there(session, seat)
        if at.kind != "person":
            raise Refusal("not-yours", "no person has that seat")
        if by == "host" and session.row.state in {"over", "abandoned"}:
            raise Refusal(
                "not-running", "the game has ended; only the operator of the server can hand over seats now"
            )
        if by == "host" and session.row.state != "waiting":
            raise Refusal("no-vote", "during a game the others must agree: claim the seat")
        if by == "operator":
            at.handed = False
        if by != "seat":
            at.reserved = ""
        lost_keys.retire(at, "renewed" if by == "seat" else "handed")
        token, at.key = session.registry.keys.new(session.id, seat)
        await table_writes.write(session, lambda c: queries.put_seat(c, at))
        session.send_away(seat)
    log.info("seat handed over", extra={"table": session.id, "seat": seat, "by": by})
    if by != "seat":
        await chat.say(session, ChatRow(0, 0, None, "", f"seat-handed-over {seat}"))
    return token
