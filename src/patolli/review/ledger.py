"""Splits every seat's result into the usual result, luck, hidden information, choices, and a remainder."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..players.expectation_table import Expectation
from .judgement import JudgedChoice
from .luck import ChanceLuck


@dataclass(frozen=True)
class LedgerRow:
    """The ledger of one seat. The parts add up to the result, because the remainder is defined as the
    difference.
    """

    start: float
    luck: float
    hidden: float
    own_choices: float
    answered: float
    """The cost of answers that the table gave for the seat."""
    other_choices: float
    remainder: float
    result: float


@dataclass
class LedgerSums:
    """The sums of each part before the remainder is known, with one number per seat."""

    players: int
    luck: list[float] = field(default_factory=list)
    hidden: list[float] = field(default_factory=list)
    own: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        for name in ("luck", "hidden", "own", "answered", "others"):
            setattr(self, name, [0.0] * self.players)


Costs = tuple[JudgedChoice, list[float], list[float]]
"""A choice, with its known cost and its true cost for each seat."""


def points_ledger(
    usual: Expectation, result: Expectation, luck: list[ChanceLuck], choices: list[JudgedChoice]
) -> list[LedgerRow]:
    costs = [(one, one.lost_points, one.true_points) for one in choices]
    return ledger(usual.points, result.points, [event.points for event in luck], costs)


def win_ledger(
    usual: Expectation, result: Expectation, luck: list[ChanceLuck], choices: list[JudgedChoice]
) -> list[LedgerRow]:
    """Returns the ledger in chances to win. It is empty for solo games."""
    costs = [(one, one.lost_win, one.true_win) for one in choices]
    return ledger(usual.win, result.win, [event.win for event in luck], costs)


def ledger(
    usual: list[float], result: list[float], luck: list[list[float]], costs: list[Costs]
) -> list[LedgerRow]:
    sums = LedgerSums(len(result))
    for event in luck:
        add(sums.luck, event)
    for choice, known, real in costs:
        add_choice(sums, choice, known, real)
    return rows(sums, usual, result)


def add(total: list[float], more: list[float]) -> None:
    for seat, number in enumerate(more):
        total[seat] += number


def add_choice(sums: LedgerSums, choice: JudgedChoice, known: list[float], real: list[float]) -> None:
    """Adds the cost of a choice. For the seat that chose, the cost it could have known counts as its own
    choice, and the rest of the true cost counts as hidden information. For other seats, the true cost counts.
    The costs of an answer that the table gave for a seat are listed separately.
    """
    seat = choice.seat
    own = sums.answered if choice.answered else sums.own
    for other in range(len(known)):
        if other == seat:
            own[seat] -= known[seat]
            sums.hidden[seat] -= real[seat] - known[seat]
        else:
            sums.others[other] -= real[other]


def rows(sums: LedgerSums, start: list[float], result: list[float]) -> list[LedgerRow]:
    found = []
    for seat in range(sums.players):
        chosen = sums.own[seat] + sums.answered[seat] + sums.others[seat]
        explained = start[seat] + sums.luck[seat] + sums.hidden[seat] + chosen
        found.append(
            LedgerRow(
                start[seat],
                sums.luck[seat],
                sums.hidden[seat],
                sums.own[seat],
                sums.answered[seat],
                sums.others[seat],
                result[seat] - explained,
                result[seat],
            )
        )
    return found
