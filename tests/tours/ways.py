"""Finds all ways to complete a step of a tour, by trying every legal move that the step accepts."""

from __future__ import annotations

import re
from typing import Any

from patolli.kernel import serialization
from patolli.table.tours import tour_file, tour_run
from patolli.table.tours.tour_run import PLAYER, TourRun

MOST = 400
"""If there are more ways than this, the step accepts almost any move."""


def run(game: str, index: int, played: list[str]) -> TourRun:
    found = tour_run.start_of(game, index)
    for text in played:
        found.play(text)
    return found


def offered(at: TourRun) -> list[str]:
    text = at.game.vocabulary.text
    return [text(move) for move in [*at.position.legal_moves(PLAYER), *at.position.asides(PLAYER)]]


def places(game: str, index: int) -> list[list[str]]:
    """Returns every sequence of moves that can be continued to a completion of the step, including the empty
    sequence and the complete ones.
    """
    answer = tour_file.tour(game).steps[index].answer
    found: list[list[str]] = []
    todo: list[list[str]] = [[]]
    while todo:
        played = todo.pop(0)
        found.append(played)
        assert len(found) <= MOST, f"{game} {index}: too many ways"
        at = run(game, index, played)
        if at.is_asked():
            moves = [one for one in offered(at) if tour_run.is_asked(answer, [*played, one])]
            assert moves, f"{at.step.id}: no required move is possible after {played}"
            todo += [[*played, one] for one in moves]
        else:
            assert at.is_done(), (
                f"{at.step.id}: the player is not asked after {played}, and the step is not done"
            )
    return found


def field(saved: Any, path: str) -> Any:
    for name, number in re.findall(r"([A-Za-z_]\w*)|\[(\d+)\]", path):
        saved = saved[name] if name else saved[int(number)]
    return saved


def saved(at: TourRun) -> Any:
    return serialization.save(at.position)["position"]
