# compiled
"""Advances many episodes together, and writes their observations into arrays."""

from __future__ import annotations

from typing import Any

from ..kernel.agenda import kind_of
from ..kernel.chance import Rng
from ..kernel.seats import NOBODY
from .episode import Episode


class Arrays:
    """The arrays of a batch, and the functions that write into their rows."""

    observations: Any
    masks: Any
    write_observation: Any
    write_mask: Any

    def __init__(self, observations: Any, masks: Any, write_observation: Any, write_mask: Any) -> None:
        self.observations = observations
        self.masks = masks
        self.write_observation = write_observation
        self.write_mask = write_mask


def show(arrays: Arrays, rows: int, row: int, one: Episode) -> None:
    """Writes the observation and the legal actions of the seat to move into one row."""
    p = one.position
    due = p.decision(one.seat)
    facts = one.features.observe(p, one.seat)
    kind = one.kinds[kind_of(due)]
    numbers = due.numbers(p, one.seat)
    arrays.write_observation(arrays.observations, rows, row, facts, len(one.kinds), kind, numbers)
    arrays.write_mask(arrays.masks, rows, row, one.moves)


def first_illegal(episodes: list[Episode], actions: list[int]) -> int:
    """Returns the index of the first episode whose action is illegal, or -1."""
    for row in range(len(episodes)):
        if actions[row] not in episodes[row].moves:
            return row
    return -1


def step_all(episodes: list[Episode], actions: list[int], arrays: Arrays, ended: list[int]) -> None:
    """Plays an action in every episode. The rows of finished games are added to `ended`, without writing an
    observation.
    """
    rows = len(episodes)
    for row in range(rows):
        one = episodes[row]
        one.play(actions[row])
        if one.seat == NOBODY or one.cut_off:
            ended.append(row)
        else:
            show(arrays, rows, row, one)


def random_moves(episodes: list[Episode], rng: Rng) -> list[int]:
    """Returns a random move for each episode, with equal probabilities."""
    found: list[int] = []
    for one in episodes:
        found.append(one.moves[rng.below(len(one.moves))])
    return found
