"""Claims to a seat whose key was lost. A person without the key gets the seat only if the others agree.

The new key is created with the claim and becomes valid when everybody has agreed, so no key has to be sent
afterwards.
"""

from __future__ import annotations

from collections.abc import Collection

from ..kernel.seats import SPECTATOR
from . import presence, votes
from .consent import is_enough
from .refusal import Refusal
from .session import TableSession
from .store.rows import Asking


async def claim(session: TableSession, seat: int, by: int | None) -> str:
    """Starts a vote on giving a seat to the claimant, and returns the token that will be the seat's new key.
    `by` is one of the claimant's own seats, SPECTATOR, or None for the host.
    """
    at = session.seats[seat]
    if at.kind != "person":
        raise Refusal("not-there", "no person has this seat")
    if by == seat:
        raise Refusal("taken", "this seat is yours already")
    if presence.is_here(session, seat):
        raise Refusal("taken", "the person who has this seat is present")
    if not is_enough(session):
        raise Refusal("no-vote", "two others must agree; here only the operator of the server can help")
    if by is not None and by >= 0:
        votes.must_vote(session, by)
    token, key = session.registry.keys.new(session.id, seat)
    yes = [by] if by is not None and by >= 0 else []
    await votes.begin(session, Asking("claim", by, yes, seat, key=key))
    return token


async def owner_came(session: TableSession, seats: list[int]) -> None:
    """Cancels claims to these seats, because the person who has the key is back. The caller holds the table's
    lock.
    """
    kept = [v for v in session.row.votes if v.about != "claim" or v.seat not in seats]
    if len(kept) < len(session.row.votes):
        session.row.votes = kept
        await votes.keep(session)


def asker(seats: Collection[int], host: bool) -> int | None:
    """Returns who is asking: one of the client's seats, None for the host, or SPECTATOR for everyone else."""
    return min(seats) if seats else None if host else SPECTATOR
