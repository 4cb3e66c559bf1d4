"""What an answer brings in any case after the question at which its preview stops.

Without it answers could not be compared: one that leads to a further question would lack what follows it.
"""

from __future__ import annotations

from ...kernel.agenda import ChanceDecision, Decision, Task
from ...kernel.prospect_rules import POINTS, Amount
from . import names
from .position import TeotihuacanPosition
from .turn import rounds


def certain(p: TeotihuacanPosition, seat: int) -> list[Amount]:
    """What the tasks below the open question do, up to the end of the turn; questions count nothing."""
    if p.round == 0 or seat not in p.asked() or rounds.active_seat(p) != seat:
        return []
    after = p.copy()
    after.event_log = None
    run_tasks(after, seat)
    return amounts(p, after, seat)


def run_tasks(p: TeotihuacanPosition, seat: int) -> None:
    """Leaves out what anybody is asked; stops before chance, another player and the end of the turn."""
    while p.agenda:
        step = p.agenda[-1]
        if isinstance(step, (rounds.EndTurn, rounds.NextTurn, ChanceDecision)):
            return
        if isinstance(step, Decision) and step.who(p) != seat:
            return
        p.agenda.pop()
        if isinstance(step, Task):
            step.run(p)


def amounts(p: TeotihuacanPosition, after: TeotihuacanPosition, seat: int) -> list[Amount]:
    had, has = p.seats[seat], after.seats[seat]
    points = after.scores().totals()[seat] - p.scores().totals()[seat]
    found = [
        Amount("cocoa", has.cocoa - had.cocoa),
        *(Amount(names.RESOURCE_IDS[i], has.resources[i] - had.resources[i]) for i in range(names.RESOURCES)),
        *(Amount(name, has.temples[i] - had.temples[i]) for i, name in enumerate(names.TEMPLE_IDS)),
        Amount("avenue", has.avenue - had.avenue),
        Amount("track", has.track - had.track),
        Amount(POINTS, points),
    ]
    return [one for one in found if one.by != 0]
