"""Integer networks: the file format, the sums in Python and in C, and the resulting evaluation."""

from __future__ import annotations

from array import array
from random import Random

import pytest

from patolli.games import load
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.errors import PatolliError
from patolli.kernel.features import AMOUNT, COUNT, Features
from patolli.kernel.match import Match
from patolli.players import network_file, weights_file
from patolli.players.evaluator import NetworkEvaluator, chance, thousandths
from patolli.players.greedy_player import GreedyPlayer, move_chains
from patolli.players.network import (
    FIRST_BITS,
    FIRST_MOST,
    HEAD_BITS,
    HEADS,
    HIDDEN_BITS,
    HIDDEN_MOST,
    INPUT_BITS,
    Layers,
    PythonNetwork,
)
from patolli.players.network_file import NetworkHeader
from patolli.players.weights_file import NetworkMismatch

from .random_layers import (
    PRINTED,
    SECOND_SHIFT,
    TZOLKIN,
    WITH_FEATURES,
    cut_off,
    features_of,
    first_sums,
    later_sums,
    random_inputs,
    random_numbers,
)

SIZES = [24, 6, 5]


def random_network(features: Features, seed: int) -> Layers:
    rng = Random(seed)
    hidden, second, third = SIZES
    layers = Layers(SIZES)
    layers.inputs, rows = random_inputs(features.blocks(), rng)
    layers.rows = random_numbers(rng, "h", rows * (hidden + HEADS), 500)
    layers.bias = random_numbers(rng, "i", hidden + HEADS, 1 << 20)
    layers.second_weights = random_numbers(rng, "h", second * hidden, 4000)
    layers.second_bias = random_numbers(rng, "i", second, 1 << 20)
    layers.third_weights = random_numbers(rng, "h", third * second, 4000)
    layers.third_bias = random_numbers(rng, "i", third, 1 << 20)
    layers.head_weights = random_numbers(rng, "h", HEADS * third, 4000)
    layers.head_bias = random_numbers(rng, "i", HEADS, 1 << 20)
    return layers


def straightforward(layers: Layers, numbers: list[int]) -> tuple[int, ...]:
    """Computes the network's heads in the most straightforward way."""
    total = first_sums(layers.inputs, layers.rows, layers.bias, numbers)
    h = cut_off(total[: layers.hidden], INPUT_BITS - FIRST_BITS, FIRST_MOST)
    h = cut_off(later_sums(h, layers.second_weights, layers.second_bias), SECOND_SHIFT, HIDDEN_MOST)
    h = later_sums(h, layers.third_weights, layers.third_bias)
    h = cut_off(h, HEAD_BITS - HIDDEN_BITS, HIDDEN_MOST)
    out = later_sums(h, layers.head_weights, layers.head_bias)
    return tuple(
        o + (t << (HEAD_BITS - INPUT_BITS)) for o, t in zip(out, total[layers.hidden :], strict=True)
    )


def positions(game: str, seed: int, every: int = 9) -> list[tuple[list[int], int]]:
    """Plays a random game and returns the network inputs of some positions, with the seat."""
    rules, features, rng = load(game), features_of(game), Random(seed)
    match = Match(rules, 3, Seeded(seed))
    found = []
    step = 0
    while not match.over():
        seat = match.asked()[0]
        if step % every == 0:
            world = match.position.observation(seat).determinize(Rng(step))
            found.append((features.evaluation_inputs(world, seat), seat))
        match.play(seat, rng.choice(match.position.legal_moves(seat)))
        step += 1
    return found


@pytest.mark.both
@pytest.mark.parametrize("game", WITH_FEATURES)
def test_all_ways_to_compute_a_network_agree(game: str) -> None:
    layers = random_network(features_of(game), 5)
    python, here = PythonNetwork(layers), network_file.runnable(layers)
    for numbers, _ in positions(game, 3, 40):
        wanted = straightforward(layers, numbers)
        assert python.heads(numbers) == wanted
        assert here.heads(numbers) == wanted


def test_numbers_beyond_their_range_are_cut_off() -> None:
    features = features_of("tzolkin")
    layers = random_network(features, 2)
    network = PythonNetwork(layers)
    blocks = [block for block in features.blocks() for _ in range(block.size)]
    low = [-5 if b.kind != AMOUNT else -8 * b.most for b in blocks]
    high = [b.most if b.kind != AMOUNT else 8 * b.most for b in blocks]
    beyond = [b.most + 9 if b.kind == COUNT else h for b, h in zip(blocks, high, strict=True)]
    assert network.heads(high) == network.heads(beyond) == straightforward(layers, high)
    assert network.heads(low) == straightforward(layers, low)


def header_for(game: str) -> NetworkHeader:
    rules = load(game)
    return NetworkHeader(
        game, rules.edition, features_of(game).digest(), rules.printed_box().digest, SIZES, [1000, 0, 0]
    )


def test_a_file_gives_back_its_network() -> None:
    features = features_of("tzolkin")
    layers = random_network(features, 1)
    data = network_file.write(header_for("tzolkin"), layers)
    header, read = network_file.read(data, features)
    assert header.digest
    numbers = positions("tzolkin", 1, 60)[0][0]
    assert PythonNetwork(read).heads(numbers) == PythonNetwork(layers).heads(numbers)
    weights_file.check(header, TZOLKIN, PRINTED)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda h: setattr(h, "game", "azteca"), "plays azteca"),
        (lambda h: setattr(h, "edition", 99), "edition 99"),
        (lambda h: setattr(h, "components", "x"), "components"),
    ],
)
def test_a_network_for_something_else_is_refused(change: object, words: str) -> None:
    header = header_for("tzolkin")
    assert callable(change)
    change(header)
    with pytest.raises(NetworkMismatch, match=words):
        weights_file.check(header, TZOLKIN, PRINTED)


def test_a_damaged_file_is_refused() -> None:
    features = features_of("tzolkin")
    data = network_file.write(header_for("tzolkin"), random_network(features, 1))
    for broken in (
        data[:200],
        b"{}\n",
        b"nonsense",
        data[:-40] + b"x" * 40,
        data.replace(b'"digest": "', b'"digest": "0'),
    ):
        with pytest.raises(PatolliError):
            network_file.read(broken, features)
    other = data.replace(features.digest().encode(), b"0" * 16)
    with pytest.raises(NetworkMismatch, match="features"):
        network_file.read(other, features)


def test_units_of_heads() -> None:
    one = 1 << HEAD_BITS
    assert thousandths(one) == 10_000
    assert thousandths(-one) == -10_000
    assert (chance(0), chance(one), chance(-one)) == (500, 750, 250)
    assert 990 < chance(1000 * one) <= 1000


def test_a_finished_game_has_its_real_result() -> None:
    match = Match(TZOLKIN, 2, Seeded(4))
    while not match.over():
        seat = match.asked()[0]
        match.play(seat, match.position.legal_moves(seat)[0])
    p = match.position
    features = features_of("tzolkin")
    network = network_file.runnable(random_network(features, 1))
    by_points = NetworkEvaluator(TZOLKIN, features, network, [1000, 0, 0])
    by_win = NetworkEvaluator(TZOLKIN, features, network, [0, 0, 40_000])
    totals = p.scores().totals()
    assert [by_points.value(p, seat) for seat in range(2)] == [total * 250 for total in totals]
    assert by_points.evaluate(p)[1] == totals
    winner = p.scores().winners()[0]
    assert by_win.value(p, winner) == 40_000
    assert by_win.value(p, 1 - winner) == 0


def test_greedy_follows_the_network() -> None:
    """With a network that only counts corn, the greedy player makes the move that gives the most corn."""
    features = features_of("tzolkin")
    layers = random_network(features, 1)
    for name in (
        "rows",
        "bias",
        "second_weights",
        "second_bias",
        "third_weights",
        "third_bias",
        "head_weights",
        "head_bias",
    ):
        part = getattr(layers, name)
        setattr(layers, name, array(part.typecode, [0] * len(part)))
    width = layers.hidden + HEADS
    corn = features.blocks()[0]
    assert corn.name == "own.corn"
    for value in range(corn.most):
        layers.rows[value * width + layers.hidden] = 100 * value + 100
    evaluator = NetworkEvaluator(TZOLKIN, features, PythonNetwork(layers), [1000, 0, 0])
    match = Match(TZOLKIN, 2, Seeded(8))
    for _ in range(40):
        seat = match.asked()[0]
        match.play(seat, match.position.legal_moves(seat)[0])
    seat = match.asked()[0]
    observed = match.position.observation(seat)
    player = GreedyPlayer(TZOLKIN, 1, 8, evaluator)
    chains = move_chains(evaluator, observed.determinize(Rng(1)), seat, 8)
    corn_after = [features.observe(chain.position, seat)[0] for chain in chains]
    assert corn_after[0] == max(corn_after)
    assert len(set(corn_after)) > 1
    assert player.choose(observed, seat) == chains[0].moves[0]
