"""Computes hints for a seat by searching from its observation.

There are three strengths. A hint of strength 1 names a few moves, among them the good ones. Strength 2 adds
the best move. Strength 3 adds the expected final points of the best moves, what the best move gains over the
next best move and over the present situation, and the expected rest of the turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ..game_index import manifest
from ..kernel.chance import Rng
from ..kernel.errors import PatolliError
from ..kernel.game import Game
from ..kernel.odds import odds_of
from ..kernel.position import Position
from .continuation import add_visits, ends_after, world
from .evaluator import NetworkEvaluator
from .expected_points import PointsOf, expected_points
from .factory import make_player
from .legal_choices import choices
from .level_definitions import lacks_network
from .move_comparison import GainDifference, differences, held
from .network_player import NetworkPlayer
from .policy_player import PolicyPlayer
from .search import Search
from .search_player import SearchPlayer
from .search_tree import Node

WHERE, WHICH, WHY = 1, 2, 3
ADVISER: Final = "search"
"""The player that computes hints if the game specifies none, or if the network of that player does
not fit.
"""
ITERATIONS = {WHERE: 300, WHICH: 800, WHY: 1500}
SECONDS = 6.0
"""The time limit, in seconds. Without compiled rules, it allows fewer iterations."""
FEW = 3
TRUSTED = 0.25
"""Moves with fewer visits than this share of the most visited move's visits are not compared."""
WATCHED = 20
"""The number of search iterations for each sampled world in which two moves are compared."""
RUNNER_UP = 15
"""Before the next best move is compared, it gets one visit for this number of search iterations."""


@dataclass
class MoveEstimate:
    """A move, the expected final points of its seat, and its share of the visits in the search."""

    move: str
    points: float
    share: float
    odds: dict[str, Any] | None = None
    """The probability of each outcome if the move is decided by chance (`kernel/stakes.py`)."""


@dataclass
class Hint:
    question: str
    """The kind of the question."""
    look: list[str]
    """The best few moves, in the order in which the table offers them, so that the order reveals nothing."""
    move: str = ""
    best: list[MoveEstimate] | None = None
    line: list[str] | None = None
    """The expected rest of the seat's turn."""
    because: list[GainDifference] | None = None
    """What the best move gains or loses compared with the next best."""
    brings: list[GainDifference] | None = None
    """What the seat will have more or less of at the horizon than it has now, if it plays the best move."""


def hint(game: Game, observed: Position, seat: int, strength: int = WHY, seed: int = 1) -> Hint:
    """Returns a hint for the question of this seat. The same question always gets the same hint."""
    if strength not in ITERATIONS:
        raise PatolliError(f"a hint has strength 1, 2 or 3, not {strength}")
    options = choices(observed, seat)
    found = Hint(observed.question(seat).kind, [])
    if len(options) == 1:
        found.look = [game.vocabulary.text(options[0])]
        found.move = found.look[0] if strength >= WHICH else ""
        return found
    adviser, to_come = adviser_for(game, observed, seat, seed)
    adviser.config.iterations = 2 * ITERATIONS[strength]
    adviser.config.seconds = 2 * SECONDS
    search = adviser.think(observed, seat).search
    root = search.root
    assert root is not None
    points_of = expected_points(game, search, observed, seat)
    best = estimates(game, root, observed.scores().unit, to_come, points_of)[:FEW]
    # a hint should not name more than half of the moves
    named = {one.move for one in best[: max(1, len(options) // 2)]}
    found.look = [text for text in (game.vocabulary.text(move) for move in options) if text in named]
    if strength >= WHICH:
        found.move = best[0].move
    if strength >= WHY:
        found.best = best
        convert = points_of or plain_points(observed.scores().unit, to_come)
        explain(found, best, game, search, observed, seat, convert)
        for one in best:
            odds = odds_of(game, observed, seat, [game.vocabulary.move(one.move)])
            one.odds = None if odds is None else odds.to_dict()
        found.line = line(game, root, seat, best[0].move)
    return found


def adviser_for(game: Game, observed: Position, seat: int, seed: int) -> tuple[SearchPlayer, int]:
    """Returns the player whose search gives the hint, and the points that its evaluation does not include
    yet.

    The player is specified in the game's `game.toml`. An evaluation by a network already predicts final
    points.
    """
    name = manifest(game.name).adviser
    if lacks_network(name, game, observed.box.digest, observed.players):
        name = ADVISER
    found = make_player(name, game, seed)
    if isinstance(found, NetworkPlayer):
        found = found.by_network
    elif isinstance(found, PolicyPlayer):
        found = found.by_policy
    if not isinstance(found, SearchPlayer):
        raise PatolliError(f"{name!r} cannot give hints; try search or net-search")
    by_network = isinstance(found.evaluator, NetworkEvaluator)
    return found, 0 if by_network else game.points_to_come(observed, seat)


def estimates(
    game: Game, root: Node, unit: int, to_come: int, points_of: PointsOf | None = None
) -> list[MoveEstimate]:
    """Returns the moves with enough visits to be compared, those with the highest expected points first.

    `points_of` converts mean evaluations to points. Without it, the evaluation itself is used, increased by
    `to_come`, the points that the evaluation does not include yet.
    """
    convert = points_of or plain_points(unit, to_come)
    tried = [i for i in range(len(root.moves)) if root.visits[i] > 0]
    least = TRUSTED * max(root.visits[i] for i in tried)
    found = [
        MoveEstimate(
            game.vocabulary.text(root.moves[i]),
            round(convert(root.points[i] / root.visits[i]), 1),
            round(root.visits[i] / root.total, 3),
        )
        for i in tried
        if root.visits[i] >= least
    ]
    return sorted(found, key=lambda one: (-one.points, -one.share))


def plain_points(unit: int, to_come: int) -> PointsOf:
    return lambda evaluation: (evaluation + to_come) / unit


def explain(
    found: Hint,
    best: list[MoveEstimate],
    game: Game,
    search: Search,
    observed: Position,
    seat: int,
    points_of: PointsOf,
) -> None:
    """Adds the reasons for the best move. If the search has hardly visited any other move, the next best move
    is examined and added.

    The points of an added move are computed from those of the best move and from the difference between the
    two moves in the same worlds. They are never higher than those of the best move, because the search has
    examined that one more closely.
    """
    root = search.root
    assert root is not None
    searched = min(root.total, ITERATIONS[WHY])  # fewer iterations if the time limit has ended the search
    worlds = max(8, searched // WATCHED)
    first = game.vocabulary.move(best[0].move)
    here = ends_after(search, observed, seat, first, worlds)
    own = [held(game, p, seat) for p in here]
    found.brings = differences(own, [held(game, world(observed, Rng(n + 1)), seat) for n in range(worlds)])
    found.because = []
    other = game.vocabulary.move(best[1].move) if len(best) > 1 else runner_up(root, first)
    if other is None:
        return
    share = round(root.visits[root.moves.index(other)] / root.total, 3)
    add_visits(search, observed, seat, other, max(8, searched // RUNNER_UP))
    there = ends_after(search, observed, seat, other, worlds)
    found.because = differences(own, [held(game, p, seat) for p in there])
    if len(best) == 1:
        lead = points_of(mean_evaluation(search, here, seat)) - points_of(
            mean_evaluation(search, there, seat)
        )
        text = game.vocabulary.text(other)
        best.append(MoveEstimate(text, round(best[0].points - max(0.0, lead), 1), share))


def runner_up(root: Node, first: int) -> int | None:
    """Returns the most visited move other than the best one, or None if there is no other move."""
    others = [i for i in range(len(root.moves)) if root.moves[i] != first]
    if not others:
        return None
    return root.moves[max(others, key=lambda i: (root.visits[i], root.first_values[i], -i))]


def mean_evaluation(search: Search, ends: list[Position], seat: int) -> float:
    """Returns the mean evaluation of the seat in these positions, in units of the scores."""
    return sum(search.evaluator.evaluate_seat(p, seat)[1] for p in ends) / len(ends)


def line(game: Game, root: Node, seat: int, first: str, longest: int = 12) -> list[str]:
    """Returns this move and its most visited continuation, up to the next decision of another seat."""
    moves = [first]
    node = root.children[root.moves.index(game.vocabulary.move(first))]
    while node is not None and node.seat == seat and node.total > 0 and len(moves) < longest:
        at = node.most_tried()
        moves.append(game.vocabulary.text(node.moves[at]))
        node = node.children[at]
    return moves
