"""Gains that are certain after an answer although its preview ends at a further question.

Without them, answers that lead to a further question could not be compared with others.
"""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import ChanceDecision, Decision, Task
from ...kernel.prospect_rules import POINTS, Amount
from . import names
from .economy.goods import TakeResource
from .position import NOBODY, TeotihuacanPosition
from .tiles.royal_tiles import GiveResource
from .tracks import temples
from .tracks.temples import ClimbAny, ClimbInOrder
from .turn import rounds

ANY_RESOURCE: Final = "resource-any"
ANY_TEMPLE: Final = "temple-any"
KINDS: Final = {ANY_RESOURCE: names.RESOURCE_IDS, ANY_TEMPLE: names.TEMPLE_IDS}
"""The options that the player has for each kind of free choice."""


class OfChoice:
    """Open choices that yield a gain whatever the player chooses."""

    resources: int
    steps: int

    def __init__(self) -> None:
        self.resources = 0
        self.steps = 0


def certain(p: TeotihuacanPosition, seat: int) -> list[Amount]:
    """Returns the gains that are certain to follow the answer in this turn: from tasks, from steps in given
    temples, and from free choices.
    """
    if p.round == 0 or seat not in p.asked() or rounds.active_seat(p) != seat:
        return []
    after = p.copy()
    after.event_log = None
    of_choice = OfChoice()
    run_tasks(after, seat, of_choice)
    found = amounts(p, after, seat)
    if of_choice.resources != 0:
        found.append(Amount(ANY_RESOURCE, of_choice.resources))
    if of_choice.steps > 0:
        found.append(Amount(ANY_TEMPLE, of_choice.steps))
    return found


def run_tasks(p: TeotihuacanPosition, seat: int, of_choice: OfChoice) -> None:
    """Runs tasks and skips choices. It stops before chance decisions, decisions of other players, and the end
    of the turn.
    """
    while p.agenda:
        step = p.agenda[-1]
        if isinstance(step, (rounds.EndTurn, rounds.NextTurn, ChanceDecision)):
            return
        if isinstance(step, Decision) and step.who(p) != seat:
            return
        p.agenda.pop()
        if isinstance(step, Task):
            step.run(p)
        elif isinstance(step, TakeResource):
            of_choice.resources += step.left
        elif isinstance(step, GiveResource):
            of_choice.resources -= p.tables.royal_resources[step.tile]
        elif isinstance(step, ClimbAny):
            of_choice.steps += min(step.left, steps_open(p, seat) - of_choice.steps)
        elif isinstance(step, ClimbInOrder):
            climb(p, step)


def steps_open(p: TeotihuacanPosition, seat: int) -> int:
    """TE-9.6: returns the number of steps left in all temples, not counting top steps occupied by another
    marker.
    """
    top = p.tables.top_step
    climbed = p.seats[seat].temples
    return sum(
        top - climbed[temple] - (temples.on_top(p, temple) not in (NOBODY, seat))
        for temple in range(names.TEMPLES)
        if climbed[temple] < top
    )


def climb(p: TeotihuacanPosition, asked: ClimbInOrder) -> None:
    """TE-8.14: takes steps in given temples. The printed rewards are included unless there is a tile to
    claim.
    """
    for temple in range(names.TEMPLES):
        for _ in range(asked.left(temple)):
            temples.climb(p, temple, asked.source)


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
