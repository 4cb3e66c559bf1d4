"""Votes. Ending a game, taking back moves, long pauses, removals and claims need the consent of all persons
who are not away and have no stand-in. Usually, at least two persons must agree.
"""

from __future__ import annotations

import asyncio
from typing import Literal

from sqlalchemy import Connection

from ..kernel.match import Match
from ..kernel.seats import NOBODY, SPECTATOR
from . import chat, clock, journal, lost_keys, pauses, table_moves, table_writes
from .consent import WHILE, agreed, persons, public_turn
from .protocol import Agree
from .refusal import Refusal
from .session import TableSession, log
from .store import queries
from .store.rows import Asking, ChatRow, SeatRow, StepRow

About = Literal["abandon", "rewind", "pause"]
AGAIN = 60_000
"""The number of milliseconds for which a declined request cannot be repeated."""
CLAIM_AGAIN = 600_000
"""The number of milliseconds for which a declined claim cannot be repeated. The time is longer because anyone
who has the link to the table can claim a seat.
"""


# ---- asking and answering -----------------------------------------------------------------------------


def must_vote(session: TableSession, seat: int) -> None:
    if seat not in persons(session):
        raise Refusal("no-vote", "this seat no longer belongs to a person")
    if session.seats[seat].stand_in:
        raise Refusal("no-vote", "a bot plays for this seat; take it back first")


async def ask(session: TableSession, about: About, seat: int) -> None:
    must_vote(session, seat)
    await begin(session, Asking(about, seat, [seat]))


async def ask_rewind(session: TableSession, by: int | None, seat: int, question: int) -> None:
    """Starts a vote to take back a seat's latest answer. `question` is the number of that answer, or 0. If
    the host asks (`by` is None), this does not count as a vote.
    """
    session.must_run()
    if by is not None:
        must_vote(session, by)
    elif question:
        raise Refusal("not-yours", "only this seat knows the numbers of its questions")
    match = await session.loaded()
    step = latest_answer(session, match, seat, question)
    if step is None:
        raise Refusal("stale", "a vote can only take back a seat's latest answer, and this is not one")
    turn = await asyncio.to_thread(in_turn_before, match, list(session.steps), step)
    yes = [] if by is None else [by]
    await begin(session, Asking("rewind", by, yes, seat, step.question, turn, public_turn(match)))


async def ask_removal(session: TableSession, by: int, whom: int) -> None:
    """Starts a vote to remove a person. It needs at least three persons, because otherwise one person could
    remove the other.
    """
    must_vote(session, by)
    if whom == by or whom not in persons(session):
        raise Refusal("no-vote", "only another person can be removed; a seat can leave by itself")
    if len(persons(session)) < 3:
        raise Refusal("no-vote", "two others must agree, but there is only one")
    await begin(session, Asking("remove", by, [by], whom))


def latest_answer(session: TableSession, match: Match, seat: int, question: int) -> StepRow | None:
    """Returns the seat's latest answer if `question` is the number of that answer or 0. Sealed answers do not
    count, because they are secret and can be undone anyway.
    """
    answers = [step for step in session.steps if step.seat == seat]
    if match.position.drafts:
        sealed = sum(1 for entry in match.draft_entries(seat) if not entry.forced)
        answers = answers[: len(answers) - sealed]
    return answers[-1] if answers and question in {0, answers[-1].question} else None


def in_turn_before(match: Match, steps: list[StepRow], step: StepRow) -> int:
    """Returns the seat whose turn it was when the answer was given, as known to spectators."""
    p = match.beginning()
    for entry in journal.entries_of(match.game, steps[: steps.index(step)]):
        p.play(entry.seat, entry.move)
    return match.game.in_turn(p.observation(SPECTATOR))


async def begin(session: TableSession, asked: Asking) -> None:
    row = session.row
    if session.state not in WHILE[asked.about]:
        raise Refusal("not-running", f"the table is {session.state}")
    must_not_have_been_declined(session, asked)
    if any(v.about == asked.about for v in row.votes):
        raise Refusal("too-many", "this vote is running already")
    row.votes.append(asked)
    await keep(session)
    await settle(session)


def must_not_have_been_declined(session: TableSession, asked: Asking) -> None:
    """Raises an error if the same request was declined a short time ago."""
    left = session.row.declined.get(f"{asked.about} {asked.by}", 0) - session.registry.clock.now()
    if left > 0:
        seconds = (left + 999) // 1000
        raise Refusal("too-many", f"this has just been declined; ask again in {seconds} seconds")


async def agree(session: TableSession, message: Agree) -> None:
    own = any(v.about == message.about == "claim" and v.seat == message.seat for v in session.row.votes)
    if not (own and not message.yes):  # the owner of a claimed seat can always object
        must_vote(session, message.seat)
    if message.about == "remove" and any(
        v.about == "remove" and v.seat == message.seat for v in session.row.votes
    ):
        raise Refusal("no-vote", "you cannot vote about your own seat")
    found = next((v for v in session.row.votes if v.about == message.about), None)
    if found is None:
        raise Refusal("stale", "there is no such vote")
    if not message.yes:
        session.row.votes.remove(found)
    elif message.seat not in found.yes:
        found.yes.append(message.seat)
    declined = not message.yes and message.seat != found.by
    if declined:
        rest = CLAIM_AGAIN if found.about == "claim" else AGAIN
        session.row.declined[f"{found.about} {found.by}"] = session.registry.clock.now() + rest
    await keep(session)
    if declined:
        await chat.keep(session, ChatRow(0, 0, None, "", f"vote-declined-{found.about} {message.seat}"))
    await settle(session)


async def keep(session: TableSession) -> None:
    await table_writes.write(session, lambda c: queries.put(c, session.row, "votes", "declined"))


async def keep_with_seat(session: TableSession, at: SeatRow) -> None:
    """Stores the votes and the changed seat in one transaction, so that a crash cannot lose the result."""

    def both(connection: Connection) -> None:
        queries.put_seat(connection, at)
        queries.put(connection, session.row, "votes")

    await table_writes.write(session, both)


# ---- carrying out -------------------------------------------------------------------------------------


async def settle(session: TableSession) -> None:
    """Carries out the requests that have succeeded. Called after every vote and whenever someone leaves. The
    caller holds the table's lock.
    """
    for asked in list(session.row.votes):
        if asked in session.row.votes and session.state in WHILE[asked.about] and agreed(session, asked):
            await carry_out(session, asked)


async def carry_out(session: TableSession, asked: Asking) -> None:
    if asked.about == "abandon":
        await abandon(session, "players")
        return
    session.row.votes.remove(asked)
    if asked.about == "remove":
        await remove(session, asked.seat)
        return
    if asked.about == "claim":
        await hand_over(session, asked)
        return
    if asked.about == "pause":
        await pauses.all_pause(session)
    else:
        session.row.votes = []
        try:
            await table_moves.rewind(session, asked.seat, asked.question)
        except Refusal as refusal:
            log.info("vote lapsed", extra={"table": session.id, "why": refusal.text})
    await keep(session)


async def remove(session: TableSession, seat: int) -> None:
    """Removes a person after all others have agreed. The caller holds the table's lock."""
    await give_to_bot(session, session.seats[seat])
    await chat.keep(session, ChatRow(0, 0, None, "", f"seat-removed {seat}"))


async def hand_over(session: TableSession, asked: Asking) -> None:
    """Completes a claim: only the key created for it is valid from now on. The caller holds the
    table's lock.
    """
    at = session.seats[asked.seat]
    lost_keys.retire(at, "claimed")
    at.key, at.handed, at.reserved = asked.key, True, ""
    await keep_with_seat(session, at)
    session.send_away(asked.seat)
    log.info("seat handed over", extra={"table": session.id, "seat": asked.seat, "by": "consent"})
    await chat.keep(session, ChatRow(0, 0, None, "", f"seat-claimed {asked.seat}"))


async def give_to_bot(session: TableSession, at: SeatRow) -> None:
    """Gives a seat to a bot permanently and invalidates its key. The caller holds the table's lock."""
    lost_keys.retire(at, "left")
    at.level, at.stand_in = at.level or "random", True
    # a person who got the seat from the host cannot give it away for good: the previous person still has a
    # vote
    if not at.handed:
        at.kind = "bot"
    forget_voice(session, at.seat)
    await keep_with_seat(session, at)
    if session.row.state == "paused" and session.row.paused_by == at.seat:
        await pauses.go_on(session)
    await settle(session)
    session.send_away(at.seat)
    session.registry.bots.wake(session)


async def abandon(session: TableSession, by: Literal["players", "host", "operator"]) -> None:
    """Ends the game without a result. The caller holds the table's lock."""
    row = session.row
    clock.halt(row.clocks, row.pace, session.registry.clock.now())
    row.state, row.ended_by, row.deadline, row.paused_by, row.votes = "abandoned", by, None, None, []
    fields = ("state", "ended_by", "deadline", "paused_by", "votes", "clocks")
    await table_writes.write(session, lambda c: queries.put(c, row, *fields))
    session.tell_clocks()


def forget_voice(session: TableSession, seat: int) -> None:
    """Withdraws the votes of a person who leaves."""
    for asked in session.row.votes:
        if seat in asked.yes:
            asked.yes.remove(seat)
        if asked.by == seat:
            asked.by = NOBODY
