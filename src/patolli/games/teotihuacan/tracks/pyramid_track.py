"""The pyramid track (TE-9.5)."""

from __future__ import annotations

from ....kernel.agenda import Task
from .. import events
from ..position import TeotihuacanPosition


def advance(p: TeotihuacanPosition, seat: int, steps: int, source: int) -> None:
    """TE-9.5: takes this number of steps, up to the end of the track. Each tile and each decoration gives one
    step.
    """
    player = p.seats[seat]
    for _ in range(steps):
        if player.track < p.tables.track_top:
            player.track += 1
            p.emit(events.TRACK, seat, player.track, source)


class TrackSteps(Task[TeotihuacanPosition]):
    """TE-8.15: takes steps on the pyramid track after the temple steps."""

    id = "TrackSteps"
    rule = "TE-8.15"
    steps: int
    source: int

    def __init__(self, steps: int, source: int) -> None:
        self.steps = steps
        self.source = source

    def run(self, p: TeotihuacanPosition) -> None:
        advance(p, p.turn, self.steps, self.source)
