"""Votes: abandoning a game and going back need everybody's consent."""

from __future__ import annotations

from . import playing
from .live import Live
from .protocol import Agree, Vote
from .refusal import Refusal
from .store import shelf


def persons(live: Live) -> list[int]:
    """Who has a vote: everybody but bots; for an absent person nobody votes."""
    return [s.seat for s in live.seats if s.kind == "person" and not s.stand_in]


async def ask_abandon(live: Live, seat: int) -> None:
    await vote(live, Vote("abandon", seat, [seat], persons(live)))


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
    if live.row.state not in {"running", "paused"}:
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
