"""Policy networks: the file format, the sums in Python and in C, and whether a policy fits a game."""

from __future__ import annotations

from array import array
from random import Random

import pytest

from patolli.games import load, names
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.errors import PatolliError
from patolli.kernel.features import AMOUNT
from patolli.kernel.match import Match
from patolli.players import level_definitions, network_player, policy_file, policy_player
from patolli.players.factory import make_player
from patolli.players.legal_choices import choices
from patolli.players.network import (
    FIRST_BITS,
    FIRST_MOST,
    HIDDEN_BITS,
    HIDDEN_MOST,
    INPUT_BITS,
    WEIGHT_BITS,
    input_rows,
)
from patolli.players.policy import Policy, PolicyLayers, PythonPolicy
from patolli.players.policy_file import PolicyHeader
from patolli.players.policy_player import GamePolicy, PolicyPlayer

from .test_every_game import answers_in_other_worlds
from .test_network import features_of

SIZES = [24, 6]
TZOLKIN = load("tzolkin")
PRINTED = TZOLKIN.printed_box().digest


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
    row = 0
    for block in features_of(game).observation:
        for _ in range(block.size):
            layers.inputs += [block.kind, block.most, row, 0 if block.kind == AMOUNT else rng.randrange(3)]
            row += input_rows(block)
    _, tokens, moves = policy_file.rows_of(header_for(game).kinds)

    def numbers(kind: str, count: int, most: int) -> array[int]:
        return array(kind, [rng.randint(-most, most) for _ in range(count)])

    layers.token_shift = 2
    layers.rows = numbers("h", row * hidden, 500)
    layers.token_rows = numbers("h", tokens * hidden, 30000)
    layers.bias = numbers("i", hidden, 1 << 20)
    layers.second_weights = numbers("h", second * hidden, 4000)
    layers.second_bias = numbers("i", second, 1 << 20)
    layers.move_weights = numbers("h", moves * second, 4000)
    layers.move_bias = numbers("i", moves, 1 << 20)
    return layers


def straightforward(
    layers: PolicyLayers, numbers: list[int], tokens: list[int], moves: list[int]
) -> list[int]:
    """Computes the scores in the most straightforward way."""
    width = layers.hidden
    total = list(layers.bias)
    for i, number in enumerate(numbers):
        kind, most, first, shift = layers.inputs[4 * i : 4 * i + 4]
        if kind == AMOUNT:
            factor, row = max(-8 * most, min(8 * most, number)), first
        elif number > 0:
            factor, row = 1, first + min(number, most) - 1
        else:
            continue
        for j in range(width):
            total[j] += factor * (layers.rows[row * width + j] << shift)
    for token in tokens:
        for j in range(width):
            total[j] += layers.token_rows[token * width + j] << layers.token_shift
    first_layer = [min(FIRST_MOST, max(0, n) >> (INPUT_BITS - FIRST_BITS)) for n in total]
    second = []
    for j in range(layers.second):
        found = layers.second_bias[j]
        for weight, value in zip(
            layers.second_weights[j * width : (j + 1) * width], first_layer, strict=True
        ):
            found += weight * value
        second.append(min(HIDDEN_MOST, max(0, found) >> (FIRST_BITS + WEIGHT_BITS - HIDDEN_BITS)))
    size = layers.second
    return [
        layers.move_bias[m] + sum(layers.move_weights[m * size + i] * second[i] for i in range(size))
        for m in moves
    ]


@pytest.mark.both
def test_all_ways_to_compute_a_policy_agree() -> None:
    layers = random_policy("tzolkin", 5)
    kinds, _, rows = policy_file.rows_of(header_for("tzolkin").kinds)
    python, here = PythonPolicy(layers), policy_file.runnable(layers)
    policy = Policy(features_of("tzolkin"), here, kinds)
    rng = Random(3)
    match = Match(TZOLKIN, 3, Seeded(3))
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
    assert len(seen) > 1


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


def a_file(**changes: object) -> bytes:
    header = header_for("tzolkin")
    for name, value in changes.items():
        setattr(header, name, value)
    return policy_file.write(header, random_policy("tzolkin", 3))


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


def a_question() -> tuple[Match, int]:
    match = Match(TZOLKIN, 2, Seeded(4))
    for _ in range(30):
        seat = match.asked()[0]
        match.play(seat, match.position.legal_moves(seat)[0])
    return match, match.asked()[0]


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
