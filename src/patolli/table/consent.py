"""Rules for votes at a table: who may vote, and how many votes are needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..kernel.foresight import turn_of
from ..kernel.match import Match
from ..kernel.seats import SPECTATOR
from . import presence
from .protocol import Pausing, Vote
from .store.rows import Asking

if TYPE_CHECKING:
    from .session import TableSession

ABOUT_A_SEAT: Final = ("remove", "claim")
"""Votes about one person, on which only the others vote."""
FEWEST: Final = 2
"""The minimum number of other persons for a vote that takes a seat away from somebody."""
WHILE: Final[dict[str, tuple[str, ...]]] = {
    "abandon": ("running", "paused", "stuck"),
    "rewind": ("running",),
    "pause": ("running", "paused"),
    "remove": ("running", "paused"),
    "claim": ("running", "paused", "stuck"),
}
"""The table states in which the result of each kind of vote can be carried out."""


def persons(session: TableSession) -> list[int]:
    """Returns the seats that belong to persons, connected or not."""
    return [s.seat for s in session.seats if s.kind == "person"]


def voters(session: TableSession) -> list[int]:
    """Returns the seats whose consent is needed: persons who are not away and have no stand-in."""
    return [s for s in persons(session) if not session.seats[s].stand_in and not presence.is_away(session, s)]


def agreed(session: TableSession, asked: Asking) -> bool:
    """Returns whether a vote has succeeded. All voters must agree; if there are two or more persons, at least
    two of them must agree.

    A person who got the seat from the host does not count as one of the two, because that person may be the
    host.
    """
    sitting = persons(session)
    if asked.about in ABOUT_A_SEAT:
        sitting = [seat for seat in sitting if seat != asked.seat]
        if len(sitting) < FEWEST:
            return False
    free = [s for s in sitting if s in asked.yes and not session.seats[s].handed]
    return set(needed(session, asked)) <= set(asked.yes) and len(free) >= min(2, len(sitting))


def needed(session: TableSession, asked: Asking) -> list[int]:
    """Returns the seats that must agree. Nobody votes on their own removal. A claim needs the consent of the
    seat's person unless that person has been away for a long time.
    """
    found = set(voters(session))
    if asked.about == "remove":
        found -= {asked.seat}
    if asked.about == "claim" and not presence.is_away(session, asked.seat):
        found |= {asked.seat}  # even a person with a stand-in keeps the seat
    return sorted(found)


def is_enough(session: TableSession) -> bool:
    """Returns whether there are enough other persons for votes about a seat."""
    return len(persons(session)) - 1 >= FEWEST


def is_removable(session: TableSession, seat: int) -> bool:
    """Returns whether a vote to remove this person may be started."""
    at_time = session.state in WHILE["remove"]
    return at_time and session.seats[seat].kind == "person" and is_enough(session)


def is_claimable(session: TableSession, seat: int) -> bool:
    """Returns whether a person without the key may claim this seat now."""
    at_time = session.state in WHILE["claim"]
    gone = session.seats[seat].kind == "person" and not presence.is_here(session, seat)
    return at_time and gone and is_enough(session)


def needs_operator(session: TableSession) -> bool:
    """Returns whether a lost seat can only be given back by the operator, because there are too few persons
    for a vote.
    """
    return session.state in WHILE["claim"] and not is_enough(session)


def public_turn(match: Match) -> list[int]:
    """Returns the seat whose turn it is and the number of the turn, as known to spectators."""
    return list(turn_of(match.game, match.position.observation(SPECTATOR)))


def lapse(session: TableSession, match: Match) -> None:
    """Cancels votes on taking back the last decision when the turn in which they were started is over."""
    row = session.row
    row.votes = [v for v in row.votes if not v.asked_in or v.asked_in == public_turn(match)]


def open_votes(session: TableSession) -> list[Vote]:
    return [vote_message(session, v) for v in session.row.votes]


def vote_message(session: TableSession, asked: Asking) -> Vote:
    voting = needed(session, asked)
    too_few = set(voting) <= set(asked.yes) and not agreed(session, asked)
    return Vote(asked.about, asked.by, asked.yes, voting, asked.seat, asked.turn, too_few)


def current_pause(session: TableSession) -> Pausing | None:
    row = session.row
    if row.state != "paused":
        return None
    return Pausing(row.paused_by, row.deadline, resumers(session))


def resumers(session: TableSession) -> list[int]:
    """Returns the seats that may end the pause: the seat that started it or, if all agreed on the pause,
    every person.
    """
    by = session.row.paused_by
    return [seat for seat in persons(session) if by in (None, seat)]
