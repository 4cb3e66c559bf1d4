"""Luck: how much better or worse the outcome of a roll or draw is than the mean of all possible outcomes.

An evaluation directly after a roll is unreliable because the choice that depends on the roll has not been
made yet. Therefore the same quick player plays the turn to its end after every outcome, with the same later
chance outcomes, and the resulting positions are compared. Part of these differences disappears in later
rounds; they are multiplied by the share that usually remains, which was measured for each game.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from ..kernel.chance import Rng
from ..kernel.foresight import turn_of
from ..kernel.position import Position
from ..kernel.seats import CHANCE
from ..players.expectation_table import Expectation
from ..players.expectations import ExpectationModel
from ..players.greedy_player import best
from ..players.legal_choices import apply_choice
from .timeline import Timeline

PLAYED_ON: Final = 3
"""How many times the rest of a turn is played if it contains further chance decisions."""
LONGEST: Final = 300
"""The maximum number of answers played until the end of a turn."""
WIDTH: Final = 1


@dataclass(frozen=True)
class ChanceLuck:
    """The value of one chance outcome for every seat, compared with the mean of all outcomes."""

    at: int
    points: list[float]
    win: list[float]
    outcomes: int
    probability: float
    """The probability of the outcome that occurred."""


Valuation = Callable[[ExpectationModel, Position], Expectation]


def luck_of(timeline: Timeline, model: ExpectationModel, at: int, valuation: Valuation) -> ChanceLuck | None:
    """Returns the luck of a chance event, or None during set-up, when positions cannot be evaluated yet."""
    before = timeline.positions[at]
    entry = timeline.entries[at]
    here = before.copy()
    outcomes = here.legal_moves(entry.seat)
    odds = here.odds()
    total = sum(odds)
    found: list[Expectation] = []
    try:
        for outcome in outcomes:
            after = before.copy()
            after.answer(entry.seat, outcome)
            found.append(valuation(model, after))
    except LookupError:
        return None
    came = outcomes.index(entry.move)
    first = timeline.turns[at] == timeline.turns[0]
    share = model.corrections.setup_luck if first else model.corrections.luck

    def beyond_mean(numbers: list[list[float]]) -> list[float]:
        return [
            share
            * (numbers[came][seat] - sum(w * one[seat] for w, one in zip(odds, numbers, strict=True)) / total)
            for seat in range(len(numbers[came]))
        ]

    return ChanceLuck(
        at,
        beyond_mean([one.points for one in found]),
        beyond_mean([one.win for one in found]),
        len(outcomes),
        odds[came] / total,
    )


def at_once(model: ExpectationModel, p: Position) -> Expectation:
    return model.of(p)


def at_end_of_turn(model: ExpectationModel, p: Position) -> Expectation:
    """Returns the expectation at the end of the turn, averaged over several continuations."""
    model.of(p)  # raises an error for a position that cannot be evaluated, before anything is played
    found: list[Expectation] = []
    for seed in range(1, PLAYED_ON + 1):
        end = p.copy()
        by_chance = play_turn(model, end, Rng(seed))
        found.append(model.of(end))
        if not by_chance:
            break
    return Expectation(
        [sum(column) / len(found) for column in zip(*(one.points for one in found), strict=True)],
        [sum(column) / len(found) for column in zip(*(one.win for one in found), strict=True)],
    )


def play_turn(model: ExpectationModel, p: Position, rng: Rng) -> bool:
    """Plays until the end of the turn, and returns whether chance was involved."""
    turn = turn_of(model.game, p)
    by_chance = False
    for _ in range(LONGEST):
        asked = p.asked()
        if not asked or turn_of(model.game, p) != turn:
            break
        if asked[0] == CHANCE:
            by_chance = True
            p.answer(CHANCE, drawn(p, rng))
        else:
            apply_choice(p, asked[0], best(model.evaluator, p, asked[0], WIDTH))
    return by_chance


def drawn(p: Position, rng: Rng) -> int:
    outcomes, odds = p.legal_moves(CHANCE), p.odds()
    return outcomes[bisect(list(accumulate(odds)), rng.below(sum(odds)))]


def luck(timeline: Timeline, model: ExpectationModel) -> list[ChanceLuck]:
    """Returns a first estimate of the luck of all events, with positions evaluated directly after
    each event.
    """
    found = (luck_of(timeline, model, at, at_once) for at in timeline.chance_events())
    return [one for one in found if one is not None]


def settled_luck(timeline: Timeline, model: ExpectationModel, at: int) -> ChanceLuck | None:
    return luck_of(timeline, model, at, at_end_of_turn)
