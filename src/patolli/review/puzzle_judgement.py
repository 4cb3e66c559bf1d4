"""Judges a turn played in a puzzle: whether it is the best turn and, if not, what it costs."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from ..kernel import position_text
from ..kernel.errors import PatolliError
from ..kernel.game import Game
from ..kernel.position import Position
from ..players.expectations import BY_HAND, model_for
from ..players.move_comparison import GainDifference
from .puzzle_file import Puzzle
from .turn_comparison import Turn, TurnComparison, TurnRules
from .turn_reasons import reasons_for

PuzzleVerdict = Literal["on", "solved", "as good", "missed"]
"""The verdict on a turn. `on` means that the turn has not ended yet."""
ITERATIONS: Final = 240
"""The number of iterations for comparing a turn that the puzzle file does not list with the best turn."""
SEED: Final = 11


@dataclass(frozen=True)
class JudgedTurn:
    verdict: PuzzleVerdict
    cost: float = 0.0
    """The cost of the turn, in points."""
    reasons: list[GainDifference] = field(default_factory=list)
    """What the best turn gains or loses compared with this turn."""


def position_of(game: Game, puzzle: Puzzle) -> Position:
    """Returns the position of a puzzle, as observed by its seat."""
    found: Position = position_text.builder_of(game, puzzle.position).build()
    return found


def moves_of(game: Game, texts: list[str]) -> list[int]:
    return [game.vocabulary.move(text) for text in texts]


def judge(game: Game, puzzle: Puzzle, played: list[str]) -> JudgedTurn:
    """Judges a turn given by its choices, without forced moves. Raises an error if a choice is illegal."""
    observed = position_of(game, puzzle)
    rules = TurnRules(game, observed, puzzle.seat)
    turn = rules.played(moves_of(game, played))
    if not rules.is_whole(turn):
        return JudgedTurn("on")
    best = rules.played(moves_of(game, puzzle.solution))
    if turn.same_end(best):
        return JudgedTurn("solved", 0.0, gains(puzzle))
    model = model_for(game, observed.box.digest, observed.players, BY_HAND)
    cost = known_cost(game, puzzle, rules, turn)
    if cost is None:
        compared = TurnComparison(model, observed, puzzle.seat, ITERATIONS, SEED).compare([best, turn])
        middle, low = compared.margin()
        if compared.turns[0] is not best or low <= 0:
            return JudgedTurn("as good")
        cost = middle
    return JudgedTurn(
        "missed", cost, reasons_for(model, observed, puzzle.seat, [best, turn], ITERATIONS // 4, SEED)
    )


def known_cost(game: Game, puzzle: Puzzle, rules: TurnRules, turn: Turn) -> float | None:
    for rival in puzzle.rivals:
        try:
            if turn.same_end(rules.played(moves_of(game, rival.turn))):
                return rival.cost
        except PatolliError:
            continue
    return None


def gains(puzzle: Puzzle) -> list[GainDifference]:
    return [GainDifference(one["what"], one["points"], one["by"]) for one in puzzle.reasons]
