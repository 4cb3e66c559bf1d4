"""The odds of a battle without retreats: the chance of victory and the expected losses.

Each side is assumed to lose its warriors first. A state consists of the warriors and jaguars of one side,
followed by those of the other side. The entry for a state is the outcome for the first side, in thousandths.
"""

from __future__ import annotations

from typing import Final

MOST: Final = 7
"""The number of values for the units of one kind on one side, from 0 to 6."""
STATES: Final = MOST * MOST * MOST * MOST
SPEARS: Final = [[4 / 9, 4 / 9, 1 / 9], [1 / 4, 1 / 2, 1 / 4]]
"""The chances of zero, one and two spears with two red dice, and with two yellow dice."""
WIN: Final = 0
PRISONERS: Final = 1
"""The index of the number of prisoners that the first side takes if it wins."""
WARRIORS_LOST: Final = 2
JAGUARS_LOST: Final = 3
PROMOTED: Final = 4
"""The index of the number of the first side's warriors who survive and become jaguars."""
FIELDS: Final = 5
TABLE: Final[list[int]] = []


def expected(warriors: int, jaguars: int, other_warriors: int, other_jaguars: int, field: int) -> int:
    if not TABLE:
        TABLE.extend(computed())
    at = state(warriors, jaguars, other_warriors, other_jaguars)
    return TABLE[at * FIELDS + field]


def state(w: int, j: int, v: int, k: int) -> int:
    """Returns the index of a state. Numbers of units that exceed the table are treated as its maximum."""
    return ((min(w, MOST - 1) * MOST + min(j, MOST - 1)) * MOST + min(v, MOST - 1)) * MOST + min(k, MOST - 1)


def computed() -> list[int]:
    known = [0.0] * (STATES * FIELDS)
    for units in range(4 * MOST):
        for w in range(min(units + 1, MOST)):
            for j in range(min(units - w + 1, MOST)):
                for v in range(min(units - w - j + 1, MOST)):
                    k = units - w - j - v
                    if k < MOST:
                        compute_state(known, w, j, v, k)
    return [round(value * 1000) for value in known]


def compute_state(known: list[float], w: int, j: int, v: int, k: int) -> None:
    """Computes the entry for a state from the states with fewer units."""
    at = state(w, j, v, k) * FIELDS
    if v + k == 0:
        known[at + WIN] = float(w + j > 0)
        known[at + PROMOTED] = float(w)
        return
    if w + j == 0:
        return
    own, other = w + 2 * j, v + 2 * k
    own_odds, other_odds = SPEARS[int(own > other)], SPEARS[int(other > own)]
    something = 1 - own_odds[0] * other_odds[0]
    for taken in range(3):
        for lost in range(3):
            if taken + lost == 0:
                continue
            share = own_odds[taken] * other_odds[lost] / something
            caught, gone = min(taken, v + k), min(lost, w + j)
            v_left, w_left = max(0, v - caught), max(0, w - gone)
            k_left, j_left = k - (caught - (v - v_left)), j - (gone - (w - w_left))
            then = state(w_left, j_left, v_left, k_left) * FIELDS
            for field in range(FIELDS):
                known[at + field] += share * known[then + field]
            known[at + PRISONERS] += share * caught * known[then + WIN]
            known[at + WARRIORS_LOST] += share * (w - w_left)
            known[at + JAGUARS_LOST] += share * (j - j_left)
