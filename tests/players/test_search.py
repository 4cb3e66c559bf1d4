"""The search player finds the best answer where it is known."""

from __future__ import annotations

import pytest

from patolli.players.factory import make_player
from patolli.players.search_player import SearchConfig, SearchPlayer

from .toys import Claims, March, Share, Take, Toy, ToyGame, Wager


@pytest.mark.parametrize("stones", [5, 6, 7, 9, 10, 11, 13])
def test_it_looks_to_the_end_of_a_small_game(stones: int) -> None:
    game = ToyGame(Take())
    p = game.start(2)
    assert isinstance(p, Toy)
    p.stones = stones
    found = SearchPlayer(game, 1, SearchConfig(4000, rounds=20, exploration=5, prior_temperature=5)).choose(
        p.observation(0), 0
    )
    assert found == stones % 4


def test_the_time_limit_is_looked_at_after_every_iteration() -> None:
    game = ToyGame(Wager())
    observed = game.start(2).observation(0)
    hurried = SearchPlayer(game, 1, SearchConfig(200, seconds=1e-9))
    hurried.choose(observed, 0)
    assert hurried.iterations == 1
    free, patient = (SearchPlayer(game, 1, SearchConfig(200, seconds=s)) for s in (0.0, 1000.0))
    assert free.choose(observed, 0) == patient.choose(observed, 0)
    assert free.iterations == patient.iterations > 1


def test_chance_is_averaged_by_its_odds() -> None:
    game = ToyGame(Wager())
    assert make_player("search:2000", game, 1).choose(game.start(2).observation(0), 0) == 3


def test_nobody_answers_to_what_lies_under_seal() -> None:
    """If the other seat knew the claim, it would always claim the other number, and claiming 1
    would be best.
    """
    game = ToyGame(Claims())
    assert make_player("search:1000:exploration=3", game, 1).choose(game.start(2).observation(0), 0) == 2


def test_answers_are_judged_by_the_end_of_their_chain() -> None:
    """Each step of the march loses a point, but the whole march gains points."""
    game = ToyGame(March())
    observed = game.start(2).observation(0)
    assert make_player("search:4:width=0", game, 1).choose(observed, 0) == 1
    assert make_player("search:4", game, 1).choose(observed, 0) == 2


@pytest.mark.parametrize(("weight", "best"), [(0, 1), (0.5, 2)])
def test_what_the_best_opponent_gains_counts_against_a_move(weight: float, best: int) -> None:
    game = ToyGame(Share())
    observed = game.start(2).observation(0)
    assert make_player(f"search:200:opponent_weight={weight}", game, 1).choose(observed, 0) == best


class Nearsighted(ToyGame):
    def horizon_rounds(self, tries: int) -> float:
        return 0.5 if tries < 100 else 1.5


def test_it_looks_as_far_as_the_game_advises_unless_configured() -> None:
    def horizon(game: ToyGame, config: SearchConfig) -> int:
        return SearchPlayer(game, 1, config).new_tree(game.start(2).observation(0), 0).search.horizon

    assert horizon(ToyGame(Take()), SearchConfig(10)) == 6
    assert horizon(Nearsighted(Take()), SearchConfig(10)) == 1
    assert horizon(Nearsighted(Take()), SearchConfig(100)) == 3
    assert horizon(Nearsighted(Take()), SearchConfig(10, rounds=2)) == 4


def test_moves_of_others_are_searched_in_as_many_rounds_as_the_game_advises_unless_configured() -> None:
    def near(config: SearchConfig) -> int:
        game = ToyGame(Take())
        return SearchPlayer(game, 1, config).new_tree(game.start(2).observation(0), 0).search.near

    assert near(SearchConfig(10)) == 2
    assert near(SearchConfig(10, opponent_rounds=0)) == 0
    assert near(SearchConfig(10, opponent_rounds=1.5)) == 3


class Interrupted(ToyGame):
    """A game in which all seats take part in every turn, so that a search models them immediately and divides
    its budget.
    """

    def opponent_rounds(self) -> float:
        return 0.0

    def turn_segments(self) -> int:
        return 8


def test_thinking_is_divided_among_the_segments_of_a_turn() -> None:
    def spent(game: ToyGame, iterations: int) -> int:
        player = SearchPlayer(
            game, 1, SearchConfig(iterations, exploration=1000, prior_temperature=1000)
        )  # in this game no difference is ever clear
        player.choose(game.start(2).observation(0), 0)
        return player.iterations

    assert spent(ToyGame(Take()), 1600) > 600
    assert 50 < spent(Interrupted(Take()), 1600) <= 100
    assert spent(Interrupted(Take()), 3) == 1


def test_what_others_do_is_searched_only_while_it_is_near() -> None:
    def remembered(game: ToyGame) -> int:
        tree = SearchPlayer(game, 1, SearchConfig(400, rounds=4)).think(game.start(2).observation(0), 0)
        return min((key[0] for key in tree.search.replies), default=-1)

    assert remembered(ToyGame(Take())) > 2
    assert remembered(Interrupted(Take())) == 1
