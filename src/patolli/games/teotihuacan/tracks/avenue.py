"""The Avenue of the Dead (TE-9.4) and the pyramid track (TE-9.5)."""

from __future__ import annotations

from ....kernel.agenda import Task
from .. import events, names
from ..economy import discovery_claims
from ..position import TeotihuacanPosition


def advance_avenue(p: TeotihuacanPosition, seat: int, steps: int, source: int) -> None:
    """TE-9.4: step by step; what goes beyond the end is lost; tiles may be claimed on steps 3, 6 and 8."""
    c = p.tables
    player = p.seats[seat]
    for _ in range(steps):
        if player.avenue >= c.avenue_top:
            p.emit(events.AVENUE_LAPSED, seat, source)
            return
        player.avenue += 1
        p.emit(events.AVENUE, seat, player.avenue, source)
        pile = c.avenue_pile[player.avenue]
        if pile != names.NO_TILE and seat == p.turn and discovery_claims.may_be_claimed(p, seat, pile):
            p.push(discovery_claims.ClaimOnAvenue(pile))


def advance_track(p: TeotihuacanPosition, seat: int, steps: int, source: int) -> None:
    """TE-9.5: a step for each tile and decoration, as far as the track goes."""
    player = p.seats[seat]
    for _ in range(steps):
        if player.track < p.tables.track_top:
            player.track += 1
            p.emit(events.TRACK, seat, player.track, source)


class TrackSteps(Task[TeotihuacanPosition]):
    """TE-8.15: after the temples the pyramid track."""

    id = "TrackSteps"
    rule = "TE-8.15"
    steps: int
    source: int

    def __init__(self, steps: int, source: int) -> None:
        self.steps = steps
        self.source = source

    def run(self, p: TeotihuacanPosition) -> None:
        advance_track(p, p.turn, self.steps, self.source)
