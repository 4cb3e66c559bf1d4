"""Policy networks: the file format, the sums in Python and in C, and whether a policy fits a game."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import patolli
from patolli.games import load, names
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.errors import PatolliError
from patolli.kernel.match import Match
from patolli.players import level_definitions, network_player, policy_file, policy_player
from patolli.players.factory import make_player
from patolli.players.legal_choices import choices
from patolli.players.network import FIRST_BITS, FIRST_MOST, HIDDEN_MOST, INPUT_BITS
from patolli.players.policy import Policy, PolicyLayers, PythonPolicy
from patolli.players.policy_file import PolicyHeader
from patolli.players.policy_player import GamePolicy, PolicyPlayer

from .random_layers import (
    PRINTED,
    SECOND_SHIFT,
    TZOLKIN,
    WITH_FEATURES,
    a_question,
    cut_off,
    features_of,
    first_sums,
    later_sums,
    random_inputs,
    random_numbers,
)
from .test_every_game import answers_in_other_worlds

SIZES = [24, 6]


def header_for(game: str) -> PolicyHeader:
    rules = load(game)
    kinds = {
        "": {"numbers": [], "moves": []},
        "PickWorker": {"numbers": [], "moves": list(range(233, 240))},
        "ChooseAction": {"numbers": [[0, 1, 2], [3]], "moves": [288, 289, 290]},
    }
    return PolicyHeader(
        game, rules.edition, features_of(game).digest(), rules.printed_box().digest, SIZES, kinds
    )


def random_policy(game: str, seed: int) -> PolicyLayers:
    rng = Random(seed)
    hidden, second = SIZES
    layers = PolicyLayers(SIZES)
    layers.inputs, rows = random_inputs(features_of(game).observation, rng)
    _, tokens, moves = policy_file.rows_of(header_for(game).kinds)
    layers.token_shift = 2
    layers.rows = random_numbers(rng, "h", rows * hidden, 500)
    layers.token_rows = random_numbers(rng, "h", tokens * hidden, 30000)
    layers.bias = random_numbers(rng, "i", hidden, 1 << 20)
    layers.second_weights = random_numbers(rng, "h", second * hidden, 4000)
    layers.second_bias = random_numbers(rng, "i", second, 1 << 20)
    layers.move_weights = random_numbers(rng, "h", moves * second, 4000)
    layers.move_bias = random_numbers(rng, "i", moves, 1 << 20)
    return layers


def straightforward(
    layers: PolicyLayers, numbers: list[int], tokens: list[int], moves: list[int]
) -> list[int]:
    """Computes the scores in the most straightforward way."""
    width = layers.hidden
    total = first_sums(layers.inputs, layers.rows, layers.bias, numbers)
    for token in tokens:
        for j in range(width):
            total[j] += layers.token_rows[token * width + j] << layers.token_shift
    h = cut_off(total, INPUT_BITS - FIRST_BITS, FIRST_MOST)
    h = cut_off(later_sums(h, layers.second_weights, layers.second_bias), SECOND_SHIFT, HIDDEN_MOST)
    scores = later_sums(h, layers.move_weights, layers.move_bias)
    return [scores[move] for move in moves]


@pytest.mark.both
@pytest.mark.parametrize("game", WITH_FEATURES)
def test_all_ways_to_compute_a_policy_agree(game: str) -> None:
    layers = random_policy(game, 5)
    kinds, _, rows = policy_file.rows_of(header_for(game).kinds)
    python, here = PythonPolicy(layers), policy_file.runnable(layers)
    policy = Policy(features_of(game), here, kinds)
    rng = Random(3)
    match = Match(load(game), 3, Seeded(3))
    seen = set()
    while not match.over():
        seat = match.asked()[0]
        options = match.position.legal_moves(seat)
        if seat >= 0 and rng.random() < 0.1:
            world = match.position.observation(seat).determinize(Rng(1))
            inputs, kind, numbers = policy.question(world, seat)
            tokens = kinds.get(kind, kinds[""]).tokens(numbers)
            seen.add(len(tokens))
            moves = [rng.randrange(rows) for _ in range(4)]
            wanted = straightforward(layers, inputs, tokens, moves)
            assert python.scores(inputs, tokens, moves) == wanted
            assert here.scores(inputs, tokens, moves) == wanted
            assert len(policy.scores(world, seat, options)) == len(options)
            assert policy.best(world, seat, options) in options
        match.play(seat, rng.choice(options))
    assert len(seen) > 1 or game != "tzolkin"  # the kinds of questions are those of Tzolk'in


@pytest.mark.both
def test_all_ways_to_compute_a_policy_cut_off_the_same_numbers() -> None:
    layers = random_policy("tzolkin", 6)
    tokens, moves = [0, 2, 6], list(range(len(layers.move_bias)))
    for factor in (-9, -1, 1, 2, 9):
        inputs = [factor * most for most in layers.inputs[1::4]]
        wanted = straightforward(layers, inputs, tokens, moves)
        assert PythonPolicy(layers).scores(inputs, tokens, moves) == wanted
        assert policy_file.runnable(layers).scores(inputs, tokens, moves) == wanted


@pytest.mark.compiled
@pytest.mark.skipif(not patolli.compiled(), reason="about the C module of compiled rules")
def test_compiled_rules_compute_policies_in_c_and_read_only_rows_that_exist() -> None:
    layers = random_policy("tzolkin", 5)
    policy = policy_file.runnable(layers)
    assert isinstance(policy, policy_file.CompiledPolicy)
    inputs = [0] * (len(layers.inputs) // 4)
    tokens, moves = len(layers.token_rows) // layers.hidden, len(layers.move_bias)
    assert len(policy.scores(inputs, [tokens - 1], [moves - 1])) == 1
    for wrong in (
        (inputs[1:], [0], [0]),
        (inputs, [tokens], [0]),
        (inputs, [-1], [0]),
        (inputs, [0], [moves]),
        (inputs, [0], [-1]),
    ):
        with pytest.raises(ValueError, match="the network has"):
            policy.scores(*wrong)


def test_moves_and_numbers_have_rows_of_their_own() -> None:
    kinds, tokens, moves = policy_file.rows_of(header_for("tzolkin").kinds)
    assert (tokens, moves) == (3 + 4, 10 + 3)
    action = kinds["ChooseAction"]
    assert action.tokens([2, 3]) == [2, 5, 6]
    assert action.tokens([9, 9, 9]) == [2]
    assert [action.moves[288], action.moves[290], action.rest] == [9, 11, 12]
    assert kinds["PickWorker"].rest == 8
    assert kinds[""].rest == 0


def test_a_file_gives_back_its_policy() -> None:
    features = features_of("tzolkin")
    layers = random_policy("tzolkin", 1)
    header, read = policy_file.read(policy_file.write(header_for("tzolkin"), layers), features)
    assert header.digest
    inputs = [1] * (len(layers.inputs) // 4)
    assert PythonPolicy(read).scores(inputs, [0, 3], [1, 2]) == straightforward(
        layers, inputs, [0, 3], [1, 2]
    )


def a_file(**changes: Any) -> bytes:
    return policy_file.write(replace(header_for("tzolkin"), **changes), random_policy("tzolkin", 3))


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (a_file(edition=99), "edition"),
        (a_file(features="0" * 16), "features"),
        (a_file(format=9), "format"),
        (a_file(game="azteca"), "game"),
        (a_file(components="x"), "components"),
        (a_file(players=[2]), "players"),
        (a_file(imitates="another"), "network"),
        (b"nonsense", "file"),
    ],
)
def test_a_policy_that_does_not_fit_says_what_differs(
    data: bytes, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    policy = GamePolicy(TZOLKIN, data)
    fault = policy.fault(PRINTED, 4)
    assert fault is not None
    assert fault.what == what
    monkeypatch.setattr(policy_player, "policy_of", lambda _game: policy)
    assert level_definitions.lacks_network("policy-search:100", TZOLKIN, PRINTED, 4)


def test_a_damaged_policy_is_not_used() -> None:
    policy = GamePolicy(TZOLKIN, a_file()[:-40] + b"x" * 40)
    assert policy.policy is None
    fault = policy.fault(PRINTED)
    assert fault is not None
    assert fault.what == "file"


def test_a_policy_uses_the_evaluation_that_it_imitates(monkeypatch: pytest.MonkeyPatch) -> None:
    by_hand = GamePolicy(TZOLKIN, a_file())
    assert by_hand.fault(PRINTED, 4) is None
    world = TZOLKIN.start(2)
    assert by_hand.evaluator.value(world, 0) == TZOLKIN.evaluate_seat(world, 0)
    network = network_player.network_of(TZOLKIN)
    assert network is not None
    assert network.header is not None
    policy = GamePolicy(TZOLKIN, a_file(imitates=network.header.digest))
    assert policy.fault(PRINTED, 4) is None
    assert policy.evaluator is network.evaluator
    monkeypatch.setattr(network_player, "network_of", lambda _game: None)
    fault = policy.fault(PRINTED, 4)
    assert fault is not None
    assert fault.what == "network"


def test_without_a_fitting_policy_the_present_search_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat = a_question()
    observed = match.position.observation(seat)
    fitting = GamePolicy(TZOLKIN, a_file())
    monkeypatch.setattr(policy_player, "policy_of", lambda _game: fitting)
    player = make_player("policy-search:20:rollout=1", TZOLKIN, 5)
    assert isinstance(player, PolicyPlayer)
    assert player.choose(observed, seat) in choices(observed, seat)
    assert player.by_policy.iterations > 0
    other = GamePolicy(TZOLKIN, a_file(edition=99))
    monkeypatch.setattr(policy_player, "policy_of", lambda _game: other)
    player = make_player("policy-search:20", TZOLKIN, 5)
    assert isinstance(player, PolicyPlayer)
    assert player.choose(observed, seat) == make_player("search:20", TZOLKIN, 5).choose(observed, seat)
    assert player.by_policy.iterations == 0


@pytest.mark.parametrize("name", names())
def test_with_a_policy_no_player_answers_to_what_it_cannot_see(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    planted = GamePolicy(load(name), policy_file.write(header_for(name), random_policy(name, 7)))
    monkeypatch.setattr(policy_player, "policy_of", lambda _game: planted)
    assert planted.fault(load(name).printed_box().digest, 4) is None
    assert answers_in_other_worlds("policy-search:24:rollout=0.5", load(name)) >= 10


@pytest.mark.parametrize("name", names())
def test_a_game_without_a_policy_says_so(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policy_player, "policy_of", lambda _game: None)
    with pytest.raises(PatolliError, match="without a policy"):
        make_player("policy-search:100", load(name), 1)
    assert level_definitions.lacks_network("policy-search:100", load(name), "any", 4)


def test_published_policies_fit_their_game_and_its_network() -> None:
    for game in map(load, names()):
        policy = policy_player.policy_of(game)
        if policy is None:
            continue
        for number in range(2, game.most + 1):
            assert policy.fault(game.printed_box().digest, number) is None
        assert policy.policy is not None
        assert policy.header is not None
        assert policy.header.training["inputs"] == network_player.inputs_digest(game), (
            f"the inputs of the policy of {game.title} have changed: raise the version of its features"
        )
