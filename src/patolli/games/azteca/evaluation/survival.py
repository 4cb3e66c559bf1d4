"""The chance that Quetzalcoatl reaches the top before Tezcatlipoca reaches hell."""

from __future__ import annotations

from typing import Final

from .. import names
from ..phases import judgement as judgement_rules
from ..position import AztecaPosition
from . import prices

SAFE: Final = 80
"""The total offering that almost always satisfies Tezcatlipoca, in tenths of a point."""
FAIR_SHARE: Final = 60
"""The total offering to be expected, in tenths of a point."""
STINGINESS: Final = 12
"""The amount, in tenths of a point, by which the others' expected offering decreases for each step that
Tezcatlipoca is ahead of `A_STEP` per round.
"""
DESCENT: Final = [995, 995, 963, 875, 704, 421]
"""The chances that the best of three dice is at least 1, 2, … 6, in thousandths."""
A_STEP: Final = 300
"""The chance that Tezcatlipoca descends in a given round, in thousandths."""
MOST_ROUNDS: Final = 12
UNKNOWN: Final = -1
STEPS: Final = 4
"""The number of steps from the start of the stair to hell."""


def computed() -> list[int]:
    """Returns the chance that Tezcatlipoca does not take all remaining steps, in thousandths, by the number
    of steps and rounds left.
    """
    known = [0.0] * (MOST_ROUNDS + 1)
    found = list(known)
    for _ in range(STEPS):
        through = [1.0]
        for left in range(MOST_ROUNDS):
            through.append((through[left] * (1000 - A_STEP) + known[left] * A_STEP) / 1000)
        known = through
        found.extend(known)
    return [round(odds * 1000) for odds in found]


ODDS: Final = computed()


def chance_by_stair(stair: int, left: int) -> int:
    steps = max(0, STEPS - stair)
    return ODDS[steps * (MOST_ROUNDS + 1) + max(0, min(left, MOST_ROUNDS))]


def survival_chance(p: AztecaPosition, seat: int, left: int) -> int:
    """Returns the chance of survival in thousandths. During the judgement, this takes the chance of the next
    step into account.
    """
    risk = next_step(p, seat) if p.phase == names.JUDGEMENT else UNKNOWN
    if risk == UNKNOWN:
        return chance_by_stair(p.stair, left + 1)  # the urn may be opened one round later
    stays, descends = chance_by_stair(p.stair, left), chance_by_stair(p.stair + 1, left)
    return stays - (stays - descends) * risk // 1000


def next_step(p: AztecaPosition, seat: int) -> int:
    """Returns the chance that Tezcatlipoca descends in this round, given this seat's offering, in
    thousandths.
    """
    if p.agenda and p.agenda[len(p.agenda) - 1] is judgement_rules.TURN_CARD:
        return step(p, p.offering)
    if has_offered(p, seat):
        return step(p, p.drafts[seat].moves[-1] + of_others(p) // names.TENTHS)
    return UNKNOWN


def step(p: AztecaPosition, offered: int) -> int:
    """Returns the chance that Tezcatlipoca descends if all seats together offer this number of points."""
    values = [
        p.tables.judgement_value[p.players][card]
        for card in range(names.TEZCATLIPOCA_CARDS)
        if p.judgement_left[card]
    ]
    risk = 0
    for value in values:
        need = value - offered
        if need > names.WHITE_FACES:
            risk += 1000
        elif need > 1:
            risk += 1000 - DESCENT[need - 1]
    return risk // len(values)


def has_offered(p: AztecaPosition, seat: int) -> bool:
    """Returns whether this seat has made its secret offering to Tezcatlipoca."""
    if not p.drafts or not p.drafts[seat].moves:
        return False
    step = p.agenda[len(p.agenda) - 1]
    if isinstance(step, judgement_rules.GiftsAndOfferings):
        return len(p.drafts[seat].moves) > 1
    return isinstance(step, judgement_rules.Offerings)


def sealed_gift(p: AztecaPosition, seat: int) -> int:
    """Returns the points of this seat's secret gift to Quetzalcoatl."""
    if p.drafts and p.drafts[seat].moves and isinstance(p.agenda[len(p.agenda) - 1], judgement_rules.Gifts):
        return p.drafts[seat].moves[0]
    return 0


def of_others(p: AztecaPosition) -> int:
    """Returns the offering expected from the other seats, in tenths of a point. It is lower if Tezcatlipoca
    has descended often.
    """
    ahead = p.stair * 1000 - p.round * A_STEP
    return max(0, FAIR_SHARE * (p.players - 1) // p.players - STINGINESS * max(0, ahead) // 1000)


def fair_share(p: AztecaPosition) -> int:
    """Returns the number of points that a seat should keep for Tezcatlipoca."""
    return (SAFE - of_others(p)) // names.TENTHS


def points_in_hand(p: AztecaPosition, seat: int) -> int:
    """Returns the value of the points in hand. While seats choose their gifts, points within a fair share are
    worth more if they are kept for Tezcatlipoca.
    """
    sp = prices.in_hand(p, seat) - sealed_gift(p, seat)
    if p.phase != names.JUDGEMENT:
        return sp * prices.IN_HAND
    if has_offered(p, seat):
        return (sp - p.drafts[seat].moves[-1]) * prices.IN_HAND
    kept = min(sp, fair_share(p))
    return kept * prices.KEPT + (sp - kept) * prices.IN_HAND
