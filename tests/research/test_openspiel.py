"""The games in OpenSpiel: its own random tests, its information-set search with our resampling, and hidden
information.
"""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts

from patolli import games
from patolli.kernel.errors import PatolliError
from patolli.research.openspiel import PlayoutEvaluator, spiel_name

from .counts import EVERY, FEW


def load(game: str, players: int, **params: Any) -> Any:
    return pyspiel.load_game(spiel_name(game), {"players": players, **params})


@pytest.mark.parametrize(("game", "players"), FEW)
def test_short_form_of_the_tests_of_openspiel(game: str, players: int) -> None:
    pyspiel.random_sim_test(load(game, players), 1, False, False)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), EVERY)
def test_whole_form_of_the_tests_of_openspiel(game: str, players: int) -> None:
    """Serializes and deserializes every state."""
    pyspiel.random_sim_test(load(game, players), 2, True, False)


@pytest.mark.both
@pytest.mark.parametrize(("game", "players"), FEW)
def test_states_are_written_down_and_read_again(game: str, players: int) -> None:
    random = np.random.RandomState(2)
    spiel = load(game, players)
    state = spiel.new_initial_state()
    for step in range(80):
        if step % 20 == 0:
            _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(spiel, state))
            assert again.world.position == state.world.position
            assert again.world.seen == state.world.seen
            assert again.legal_actions() == state.legal_actions()
            state = again
        chance = state.is_chance_node()
        legal = [action for action, _ in state.chance_outcomes()] if chance else state.legal_actions()
        state.apply_action(int(random.choice(legal)))


def searched(game: str, players: int, most: int) -> Any:
    """Plays a game, or its first `most` decisions, between two of OpenSpiel's search bots."""
    spiel = load(game, players)
    random = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(spiel, PlayoutEvaluator(1), uct_c=10, max_simulations=3, random_state=random)
    state = spiel.new_initial_state()
    while not state.is_terminal() and most > 0:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(bot.step(state)))
            most -= 1
    return state


@pytest.mark.parametrize("game", games.names())
def test_its_search_plays_through_our_resampling(game: str) -> None:
    searched(game, 2, 25)


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
def test_its_search_plays_a_whole_game(game: str) -> None:
    state = searched(game, 3, 100_000)
    assert state.is_terminal()
    assert len(state.returns()) == 3


@pytest.mark.parametrize(("game", "players"), FEW)
def test_a_resampled_state_looks_the_same_and_reveals_nothing_else(game: str, players: int) -> None:
    random = np.random.RandomState(5)
    state = load(game, players).new_initial_state()
    for step in range(150):
        if state.is_terminal():
            break
        player = state.current_player()
        if player >= 0 and step % 15 == 0:
            sampled = state.resample_from_infostate(player, lambda: 0.3)
            assert sampled.information_state_string(player) == state.information_state_string(player)
            assert sampled.observation_string(player) == state.observation_string(player)
            assert sampled.legal_actions() == state.legal_actions()
            again = sampled.resample_from_infostate(player, lambda: 0.3)
            for other in range(players):
                assert again.information_state_string(other) == sampled.information_state_string(other)
        legal = [action for action, _ in state.chance_outcomes()] if player < 0 else state.legal_actions()
        state.apply_action(int(random.choice(legal)))


def test_returns_are_points_or_wins() -> None:
    random = np.random.RandomState(1)
    for reward in ("points", "win"):
        state = load("tzolkin", 2, reward=reward).new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(int(random.choice(legal)))
        scores = state.world.position.scores()
        expected = [total / scores.unit for total in scores.totals()]
        assert state.returns() == (expected if reward == "points" else [int(r == 1) for r in scores.ranks])


def test_wrong_parameters_are_named() -> None:
    with pytest.raises(PatolliError, match="2 to 4 players, not 7"):
        load("tzolkin", 7)
    with pytest.raises(PatolliError, match="no reward 'glory'"):
        load("tzolkin", 2, reward="glory")


def test_a_program_with_them_ends_quietly() -> None:
    code = f"import pyspiel, patolli.research.openspiel; pyspiel.load_game({spiel_name('tzolkin')!r})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
