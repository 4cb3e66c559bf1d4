"""Who has a vote at a table, and when enough have agreed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kernel.match import Match
from ..kernel.seats import SPECTATOR
from . import presence
from .news import turn_of
from .protocol import Pausing, Vote
from .store.rows import Asking

if TYPE_CHECKING:
    from .live import Live


def persons(live: Live) -> list[int]:
    """Whoever has a seat, here or not, until they leave."""
    return [s.seat for s in live.seats if s.kind == "person"]


def voters(live: Live) -> list[int]:
    """Whose consent is needed now: not of bots, and not of those for whom a bot plays or who are away."""
    return [s for s in persons(live) if not live.seats[s].stand_in and not presence.is_away(live, s)]


def agreed(live: Live, asked: Asking) -> bool:
    """All who have a vote, and two persons at least where two have seats.

    Whoever has a seat from the host's hand is none of these two: it may be the host.
    """
    sitting = persons(live)
    free = [s for s in sitting if s in asked.yes and not live.seats[s].handed]
    return set(voters(live)) <= set(asked.yes) and len(free) >= min(2, len(sitting))


def public_turn(match: Match) -> list[int]:
    """Whose turn lasts, and which, as an onlooker knows it."""
    return list(turn_of(match.game, match.position.observation(SPECTATOR)))


def lapse(live: Live, match: Match) -> None:
    """Going back is asked for as "the last decision": that vote ends with the turn."""
    row = live.row
    row.votes = [v for v in row.votes if not v.asked_in or v.asked_in == public_turn(match)]


def votes_told(live: Live) -> list[Vote]:
    needed = voters(live) if live.row.votes else []
    return [Vote(v.about, v.by, v.yes, needed, v.seat, v.turn) for v in live.row.votes]


def pause_told(live: Live) -> Pausing | None:
    row = live.row
    return Pausing(row.paused_by, row.deadline) if row.state == "paused" else None
