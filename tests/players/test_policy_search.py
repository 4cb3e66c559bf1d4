"""The search with a fake policy, in small games."""

from __future__ import annotations

from typing import Any

import pytest

from patolli.kernel.features import Features
from patolli.kernel.game import Game
from patolli.kernel.position import Position
from patolli.players.evaluator import Evaluator
from patolli.players.network import HEAD_BITS
from patolli.players.policy import Policy, QuestionRows
from patolli.players.search_player import SearchConfig, SearchPlayer

from .toys import Claims, March, Take, Timed, Toy, ToyGame, Wager

POINT = (1 << HEAD_BITS) // 10


class NoFeatures(Features[Any]):
    """Features without any blocks; the number of stones is the only observed number."""

    def __init__(self) -> None:
        self.version, self.observation, self.judgement = 1, [], []
        self.observed = 0

    def observe(self, p: Position, seat: int) -> list[int]:
        self.observed += 1
        assert isinstance(p, Toy)
        return [p.stones]


class Planted:
    """A fake policy network that always gives moves 1, 2 and 3 these scores, in points."""

    def __init__(self, *scores: float) -> None:
        self.points = scores

    def scores(self, _numbers: list[int], _tokens: list[int], moves: list[int]) -> list[int]:
        return [round(self.points[move] * POINT) for move in moves]


def policy(*scores: float) -> Policy:
    rows = QuestionRows(0, [], {1: 0, 2: 1, 3: 2}, 0)
    return Policy(NoFeatures(), Planted(*scores), {"": rows})


class Counted(Evaluator):
    """Counts its evaluations."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.evaluated = 0
        self.valued = 0

    def value(self, p: Position, seat: int) -> int:
        self.valued += 1
        return super().value(p, seat)

    def evaluate(self, p: Position) -> tuple[list[int], list[int]]:
        self.evaluated += 1
        return super().evaluate(p)


class Searched(ToyGame):
    """A game in which the search also plays the other seat's moves to the end of the game."""

    def opponent_rounds(self) -> float:
        return 20.0


class SearchedTimed(Timed):
    def opponent_rounds(self) -> float:
        return 20.0


@pytest.mark.parametrize("stones", [5, 6, 7, 9, 10])
@pytest.mark.parametrize("game", [Searched(Take()), SearchedTimed(Take())])
def test_a_search_finds_the_best_move_despite_a_wrong_policy(stones: int, game: ToyGame) -> None:
    p = game.start(2)
    assert isinstance(p, Toy)
    p.stones = stones
    wrong = [0.0, 0.0, 0.0]
    wrong[stones % 4 - 1] = -3.0
    config = SearchConfig(8000, rounds=20, exploration=5, prior_temperature=5)
    found = SearchPlayer(game, 1, config, None, policy(*wrong))
    assert found.choose(p.observation(0), 0) == stones % 4


def test_few_iterations_follow_the_policy() -> None:
    """Marching pays off only at the end, so the policy decides whether a chain gets there."""
    game = ToyGame(March())
    observed = game.start(2).observation(0)
    for best, scores in ((1, (0, -20, 0)), (2, (-20, 0, 0))):
        assert SearchPlayer(game, 1, SearchConfig(4), None, policy(*scores)).choose(observed, 0) == best


def test_only_the_moves_of_the_question_are_valued_and_every_iteration_is_evaluated_once() -> None:
    game = Timed(Take())
    evaluator, planted = Counted(game), policy(0, 0, 0)
    player = SearchPlayer(game, 1, SearchConfig(200, rounds=20), evaluator, planted)
    tree = player.think(game.start(2).observation(0), 0)
    assert evaluator.evaluated == player.iterations > 0
    assert evaluator.valued == 3
    assert tree.search.root is not None
    assert nodes(tree.search.root) <= player.iterations


def test_features_are_computed_once_for_each_new_question() -> None:
    """In a `Timed` game, each turn consists of one question, so every iteration adds at most one new
    question.
    """
    game = Timed(Take())
    planted = policy(0, 0, 0)
    player = SearchPlayer(game, 1, SearchConfig(60, rounds=20), None, planted)
    tree = player.think(game.start(2).observation(0), 0)
    features = planted.features
    assert isinstance(features, NoFeatures)
    assert tree.search.root is not None
    replies = len(tree.search.replies)
    assert features.observed == nodes(tree.search.root) + replies


def test_the_policy_plays_on_for_a_number_of_rounds() -> None:
    def observed(rollout: float) -> int:
        game = Timed(Take())
        planted = policy(0, 0, 0)
        config = SearchConfig(2, rounds=20, rollout=rollout)
        SearchPlayer(game, 1, config, None, planted).think(game.start(2).observation(0), 0)
        assert isinstance(planted.features, NoFeatures)
        return planted.features.observed

    assert observed(0) == observed(0.5) == 1
    assert observed(1) == 2
    assert observed(1.5) == 3


def test_moves_of_the_question_are_judged_by_the_chains_that_the_policy_plays() -> None:
    """The policy prefers the wrong first move but knows how to continue the march."""

    class Marching(Planted):
        def scores(self, numbers: list[int], tokens: list[int], moves: list[int]) -> list[int]:
            return [move * POINT * (-1 if numbers == [7] else 1) for move in moves]

    game = ToyGame(March())
    planted = policy()
    planted.network = Marching()
    player = SearchPlayer(game, 1, SearchConfig(4), None, planted)
    assert player.choose(game.start(2).observation(0), 0) == 2


def test_without_a_weight_of_opponents_only_seats_on_the_path_are_evaluated() -> None:
    game = Timed(Take())
    chosen = []
    for weight in (0.0, 1e-12):
        evaluator = Counted(game)
        config = SearchConfig(200, rounds=20, opponent_weight=weight)
        player = SearchPlayer(game, 1, config, evaluator, policy(0, 0, 0))
        chosen.append(player.choose(game.start(2).observation(0), 0))
        assert evaluator.evaluated == (player.iterations if weight else 0)
    assert chosen[0] == chosen[1]


def test_the_same_seed_gives_the_same_tree() -> None:
    trees = []
    for _ in range(2):
        game = ToyGame(Wager())
        player = SearchPlayer(game, 5, SearchConfig(300), None, policy(0, 0, 0))
        root = player.think(game.start(2).observation(0), 0).search.root
        assert root is not None
        trees.append((root.visits, root.sums))
    assert trees[0] == trees[1]


def test_chance_and_sealed_answers_are_searched_with_a_policy() -> None:
    wager, claims = ToyGame(Wager()), ToyGame(Claims())
    config = SearchConfig(2000)
    assert SearchPlayer(wager, 1, config, None, policy(0, 0, 0)).choose(wager.start(2).observation(0), 0) == 3
    config = SearchConfig(1000, exploration=3)
    player = SearchPlayer(claims, 1, config, None, policy(0, 0, 0))
    assert player.choose(claims.start(2).observation(0), 0) == 2


def nodes(root: Any) -> int:
    return 1 + sum(nodes(child) for child in root.children if child is not None)
