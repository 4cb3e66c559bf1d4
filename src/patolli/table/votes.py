"""Votes: giving up, going back and long pauses need the consent of all who are there, and of two at least."""

from __future__ import annotations

import asyncio
from typing import Literal

from ..kernel.match import Match
from ..kernel.seats import NOBODY, SPECTATOR
from . import clock, journal, pausing, playing, talk
from .consent import agreed, persons, public_turn
from .live import Live, log
from .protocol import Agree
from .refusal import Refusal
from .store import shelf
from .store.rows import Asking, Line, Step

About = Literal["abandon", "rewind", "pause"]
WHILE: dict[str, tuple[str, ...]] = {
    "abandon": ("running", "paused", "stuck"),
    "rewind": ("running",),
    "pause": ("running", "paused"),
}
"""The states in which each can be carried out."""


# ---- asking and answering -----------------------------------------------------------------------------


def must_vote(live: Live, seat: int) -> None:
    if seat not in persons(live):
        raise Refusal("no-vote", "nobody has this seat any more")
    if live.seats[seat].stand_in:
        raise Refusal("no-vote", "a bot plays for this seat; take it back first")


async def ask(live: Live, about: About, seat: int) -> None:
    must_vote(live, seat)
    await begin(live, Asking(about, seat, [seat]))


async def ask_rewind(live: Live, by: int | None, seat: int, question: int) -> None:
    """Back to before this seat's latest answer; `question` is its number or 0. The host may ask, not vote."""
    live.must_run()
    if by is not None:
        must_vote(live, by)
    elif question:
        raise Refusal("not-yours", "only this seat knows the numbers of its questions")
    match = await live.loaded()
    step = latest_answer(live, match, seat, question)
    if step is None:
        raise Refusal("stale", "a vote takes back a seat's latest answer only, and this is none")
    turn = await asyncio.to_thread(in_turn_before, match, list(live.steps), step)
    yes = [] if by is None else [by]
    await begin(live, Asking("rewind", by, yes, seat, step.question, turn, public_turn(match)))


def latest_answer(live: Live, match: Match, seat: int, question: int) -> Step | None:
    """Answers that are still sealed do not count: nobody else knows of them, and undo takes them back."""
    answers = [step for step in live.steps if step.seat == seat]
    if match.position.drafts:
        sealed = sum(1 for entry in match.draft_entries(seat) if not entry.forced)
        answers = answers[: len(answers) - sealed]
    return answers[-1] if answers and question in {0, answers[-1].question} else None


def in_turn_before(match: Match, steps: list[Step], step: Step) -> int:
    """In whose turn the answer was given, as an onlooker knows it."""
    p = match.game.start(match.position.players, match.options, match.position.box)
    for entry in journal.entries_of(match.game, steps[: steps.index(step)]):
        p.play(entry.seat, entry.move)
    return match.game.in_turn(p.observation(SPECTATOR))


async def begin(live: Live, asked: Asking) -> None:
    row = live.row
    if live.state not in WHILE[asked.about]:
        raise Refusal("not-running", f"the table is {live.state}")
    if any(v.about == asked.about for v in row.votes):
        raise Refusal("too-many", "this vote is running already")
    row.votes.append(asked)
    await keep(live)
    await settle(live)


async def agree(live: Live, message: Agree) -> None:
    must_vote(live, message.seat)
    found = next((v for v in live.row.votes if v.about == message.about), None)
    if found is None:
        raise Refusal("stale", "there is no such vote")
    if not message.yes:
        live.row.votes.remove(found)
    elif message.seat not in found.yes:
        found.yes.append(message.seat)
    await keep(live)
    if not message.yes and message.seat != found.by:
        await talk.keep(live, Line(0, 0, None, "", f"vote-declined-{found.about} {message.seat}"))
    await settle(live)


async def keep(live: Live) -> None:
    await live.write(lambda c: shelf.put(c, live.row, "votes"))


# ---- carrying out -------------------------------------------------------------------------------------


async def settle(live: Live) -> None:
    """Carry out what has been agreed to: after votes, and as people go away. The table's lock is held."""
    for asked in list(live.row.votes):
        if asked in live.row.votes and live.state in WHILE[asked.about] and agreed(live, asked):
            await carry_out(live, asked)


async def carry_out(live: Live, asked: Asking) -> None:
    if asked.about == "abandon":
        await abandon(live, "players")
        return
    live.row.votes.remove(asked)
    if asked.about == "pause":
        await pausing.all_pause(live)
    else:
        live.row.votes = []
        try:
            await playing.rewind(live, asked.seat, asked.question)
        except Refusal as refusal:
            log.info("vote lapsed", extra={"table": live.id, "why": refusal.text})
    await keep(live)


async def abandon(live: Live, by: Literal["players", "host", "operator"]) -> None:
    """The game ends without a winner; the table's lock is held."""
    row = live.row
    clock.halt(row.clocks, row.pace, live.house.clock.now())
    row.state, row.ended_by, row.deadline, row.paused_by, row.votes = "abandoned", by, None, None, []
    fields = ("state", "ended_by", "deadline", "paused_by", "votes", "clocks")
    await live.write(lambda c: shelf.put(c, row, *fields))
    live.tell_clocks()


def forget_voice(live: Live, seat: int) -> None:
    """Whoever leaves takes their consent along."""
    for asked in live.row.votes:
        if seat in asked.yes:
            asked.yes.remove(seat)
        if asked.by == seat:
            asked.by = NOBODY
