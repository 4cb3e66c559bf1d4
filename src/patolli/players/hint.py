"""Advice for a seat: where to look, which move, and why, by somebody who sees no more than the seat does.

Three strengths: 1 says among which moves the good ones are, 2 names the
move, 3 adds what the best few are expected to score in the end, of what the best brings more than the next,
and how the turn would go on.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..kernel.errors import PatolliError
from ..kernel.game import Game
from ..kernel.position import Position
from .legal_choices import choices
from .move_comparison import GainDifference, compare_moves
from .search_player import SearchConfig, SearchPlayer
from .search_tree import Node

WHERE, WHICH, WHY = 1, 2, 3
ITERATIONS = {WHERE: 300, WHICH: 800, WHY: 1500}
SECONDS = 6.0
"""Longest, where the rules are not compiled; then with fewer iterations."""
FEW = 3
WATCHED = 20
"""For one in so many iterations a world is watched, to tell why."""


@dataclass
class MoveEstimate:
    """A move, the points its seat may expect in the end, and how much of the thinking went to it."""

    move: str
    points: float
    share: float


@dataclass
class Hint:
    question: str
    """The kind of question that is asked."""
    look: list[str]
    """Where to look: the best few moves, in the order in which they are offered, which tells no more."""
    move: str = ""
    best: list[MoveEstimate] | None = None
    line: list[str] | None = None
    """How the seat's turn would go on."""
    because: list[GainDifference] | None = None
    """Of what the best move brings more or less than the next best."""


def hint(game: Game, observed: Position, seat: int, strength: int = WHY, seed: int = 1) -> Hint:
    """For the question that this seat is asked; the same question has the same answer."""
    if strength not in ITERATIONS:
        raise PatolliError(f"a hint has strength 1, 2 or 3, not {strength}")
    options = choices(observed, seat)
    found = Hint(observed.question(seat).kind, [])
    if len(options) == 1:
        found.look = [game.vocabulary.text(options[0])]
        found.move = found.look[0] if strength >= WHICH else ""
        return found
    config = SearchConfig(2 * ITERATIONS[strength], seconds=2 * SECONDS)
    search = SearchPlayer(game, seed, config).think(observed, seat).search
    root = search.root
    assert root is not None
    best = estimates(game, root, observed.scores().unit)[:FEW]
    named = {one.move for one in best[: max(1, len(options) // 2)]}  # more than half would tell nothing
    found.look = [text for text in (game.vocabulary.text(move) for move in options) if text in named]
    if strength >= WHICH:
        found.move = best[0].move
    if strength >= WHY:
        found.best = best
        found.line = line(game, root, seat)
        first, *others = (game.vocabulary.move(one.move) for one in best)
        worlds = max(8, ITERATIONS[strength] // WATCHED)
        found.because = (
            compare_moves(game, search, observed, seat, first, others[0], worlds) if others else []
        )
    return found


def estimates(game: Game, root: Node, unit: int) -> list[MoveEstimate]:
    """All moves that were tried, the most tried first."""
    tried = [i for i in range(len(root.moves)) if root.visits[i] > 0]
    tried.sort(key=lambda i: (-root.visits[i], -root.sums[i]))
    return [
        MoveEstimate(
            game.vocabulary.text(root.moves[i]),
            round(root.points[i] / root.visits[i] / unit, 1),
            round(root.visits[i] / root.total, 3),
        )
        for i in tried
    ]


def line(game: Game, root: Node, seat: int, longest: int = 12) -> list[str]:
    """The moves tried most, as long as the same seat is to move."""
    moves: list[str] = []
    node: Node | None = root
    while node is not None and node.seat == seat and node.total > 0 and len(moves) < longest:
        at = node.most_tried()
        moves.append(game.vocabulary.text(node.moves[at]))
        node = node.children[at]
    return moves
