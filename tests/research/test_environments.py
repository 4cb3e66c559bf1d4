"""The environments pass the API tests of PettingZoo and Gymnasium, and report incorrect calls."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test

from patolli import games
from patolli.kernel.chance import Rng
from patolli.kernel.errors import PatolliError
from patolli.research import gymnasium as one_seat
from patolli.research import pettingzoo as all_seats
from patolli.research.encodings import ClosedEnvironment, Encoding, WrongAction

from .counts import EVERY, FEW

pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


def pettingzoo_tests(game: str, players: int, cycles: int) -> None:
    api_test(all_seats.env(game, players=players), num_cycles=cycles)
    seed_test(lambda: all_seats.env(game, players=players), num_cycles=cycles)
    render_test(lambda render_mode=None: all_seats.env(game, players=players, render_mode=render_mode))


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_short_form_of_the_tests_of_pettingzoo(game: str, players: int) -> None:
    pettingzoo_tests(game, players, 4)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), EVERY)
def test_whole_form_of_the_tests_of_pettingzoo(game: str, players: int) -> None:
    pettingzoo_tests(game, players, 1000)


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_gymnasium_accepts_the_environment(game: str, players: int) -> None:
    """Uses `illegal="harmless"`, because `check_env` ignores action masks."""
    made = gymnasium.make(
        one_seat.identifier(game), players=players, illegal="harmless", disable_env_checker=True
    )
    check_env(made.unwrapped)
    check_env(one_seat.env(game, players, illegal="harmless", scaled=True, seat=players - 1))


def played(game: str, players: int, seed: int, **settings: Any) -> tuple[list[float], Any]:
    """Plays a random game through PettingZoo. Returns the rewards of all seats, and the environment."""
    env = all_seats.env(game, players=players, **settings)
    env.reset(seed=seed)
    rng = Rng(seed)
    rewards = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, cut_off, _ = env.last()
        rewards[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if ended or cut_off else int(legal[rng.below(len(legal))]))
    return list(rewards.values()), env


@pytest.mark.parametrize(("game", "players"), FEW)
@pytest.mark.parametrize("reward", ["points", "win"])
def test_rewards_of_turns_add_up_to_those_of_the_end(game: str, players: int, reward: str) -> None:
    at_end, env = played(game, players, 5, reward=reward)
    assert played(game, players, 5, reward=reward, per="turn")[0] == pytest.approx(at_end)
    scores = env.unwrapped.session.episode.position.scores()
    if reward == "points":
        assert at_end == [total / scores.unit for total in scores.totals()]
    else:
        assert sum(at_end) == pytest.approx(1 if scores.winners() else 0)


@pytest.mark.parametrize(("game", "players"), FEW)
def test_observations_keep_secrets(game: str, players: int) -> None:
    """The numbers must be equal in all worlds that look the same to the acting seat."""
    env = all_seats.env(game, players=players)
    env.reset(seed=3)
    rng = Rng(3)
    session = env.unwrapped.session
    for step in range(120):
        episode = session.episode
        if episode.seat < 0:
            break
        if step % 20 == 0:
            before = session.numbers(episode.seat)
            truth = episode.position
            episode.position = truth.sample_world(episode.seat, Rng(step))
            assert (session.numbers(episode.seat) == before).all()
            episode.position = truth
        env.step(episode.moves[rng.below(len(episode.moves))])


@pytest.mark.parametrize("game", games.names())
def test_actions_are_words(game: str) -> None:
    code = Encoding(game, 2)
    assert all(code.action(code.text(number)) == number for number in code.game.vocabulary.texts)
    assert len(code.bounds()[0]) == len(code.scale()) == code.size
    assert len(code.digest()) == 16


def test_wrong_actions_are_named_and_change_nothing() -> None:
    env = all_seats.env("tzolkin", players=2)
    env.reset(seed=1)
    before = env.unwrapped.session.episode.position.copy()
    for action, mistake in [
        (-1, "actions of tzolkin are 0 to"),
        (10**6, "actions of tzolkin are 0 to"),
        (2.5, "one whole number"),
        ("keep w01", "one whole number"),
        (None, "one whole number"),
        (np.zeros((2, 2)), r"an array of shape \(2, 2\)"),
        (105, "not a move of this game"),
        (100, "'more' is not offered"),
    ]:
        with pytest.raises(WrongAction, match=mistake):
            env.step(action)
    assert env.unwrapped.session.episode.position == before


def test_wrong_settings_are_named() -> None:
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"players": 9}, "2 to 4 players, not 9"),
        ({"players": 2, "reward": "glory"}, "no reward 'glory'"),
        ({"players": 2, "per": "week"}, "not 'week'"),
        ({"players": 2, "render_mode": "hologram"}, "not 'hologram'"),
        ({"players": 2, "options": {"x": "y"}}, "no option 'x'"),
    ]
    for settings, mistake in wrong:
        with pytest.raises(PatolliError, match=mistake):
            all_seats.env("tzolkin", **settings)
    wrong = [
        ({"seat": 2}, "seats are 0 to 1"),
        ({"opponents": ["random", "random"]}, "1 opponents are needed, not 2"),
        ({"opponents": "oracle"}, "no player 'oracle'"),
        ({"illegal": "ignore"}, "error or harmless"),
    ]
    for settings, mistake in wrong:
        with pytest.raises(PatolliError, match=mistake):
            one_seat.env("tzolkin", 2, **settings)
    with pytest.raises(PatolliError, match="nogame"):
        one_seat.env("nogame", 2)


def test_a_closed_environment_says_so() -> None:
    env = one_seat.env("tzolkin", 2)
    with pytest.raises(ClosedEnvironment, match=r"call reset\(\) first"):
        env.step(1)
    env.reset(seed=1)
    env.close()
    with pytest.raises(ClosedEnvironment, match="is closed"):
        env.step(1)
    env.reset(seed=1)


def test_an_ignored_mask_is_an_error_unless_asked_otherwise() -> None:
    env = one_seat.env("tzolkin", 2)
    env.reset(seed=1)
    with pytest.raises(WrongAction, match="is not legal: 'more' is not offered"):
        env.step(100)
    lenient = one_seat.env("tzolkin", 2, illegal="harmless")
    lenient.reset(seed=1)
    assert "'more' is not offered" in lenient.step(100)[4]["illegal_action"]


def test_one_seat_against_chosen_opponents() -> None:
    env = one_seat.env("tzolkin", 3, seat=1, opponents=["greedy:1", "random"], reward="win")
    _, info = env.reset(seed=4)
    ended = False
    while not ended:
        _, reward, ended, cut_off, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert not cut_off
    assert reward == info["win"]
    assert len(info["points"]) == 3
    with pytest.raises(WrongAction, match="game is over"):
        env.step(1)
