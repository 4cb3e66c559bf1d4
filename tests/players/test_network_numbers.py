"""Networks and evaluations whose numbers can be computed by hand."""

from __future__ import annotations

import json
import zlib
from array import array
from typing import Any

import pytest

from patolli.kernel.errors import PatolliError
from patolli.kernel.features import AMOUNT, Features, amounts, counts
from patolli.kernel.position import Position
from patolli.kernel.scores import Scores
from patolli.players import network_file, weights_file
from patolli.players.evaluator import Evaluator, NetworkEvaluator, chance, is_over, thousandths
from patolli.players.network import Layers, PythonNetwork, columns, input_rows, pack
from patolli.players.network_file import NetworkHeader, layers_of, part_sizes
from patolli.players.weights_file import NetworkMismatch

from .toys import Claims, Toll, Toy, ToyGame

GAME = ToyGame(Toll())
POINT = 1 << 21
"""The value of a head that means ten points."""


# ---- evaluations ------------------------------------------------------------------------------------------


class Said:
    """A fake network that returns these numbers for the seat, which is its only input."""

    def __init__(self, *heads: tuple[int, int, int]) -> None:
        self.said = heads

    def heads(self, numbers: list[int]) -> tuple[int, int, int]:
        return self.said[numbers[0]]


class SeatFeatures(Features[Any]):
    def evaluation_inputs(self, p: Position, seat: int) -> list[int]:
        return [seat]


def at_end(*gained: int, ranks: list[int] | None = None, unit: int = 1) -> Position:
    class Ended(Toy):
        def scores(self) -> Scores:
            found = super().scores()
            found.unit = unit
            found.ranks = ranks or found.ranks
            return found

    p = Ended()
    p.set_frame(len(gained), GAME.printed_box())
    p.stones, p.gained = 0, list(gained)
    return p


def judged(mix: list[int], *heads: tuple[int, int, int]) -> NetworkEvaluator:
    return NetworkEvaluator(GAME, SeatFeatures(), Said(*heads), mix)


def test_a_head_is_a_number_of_points_in_fixed_point() -> None:
    assert [thousandths(head) for head in (0, POINT, POINT // 2, -POINT, 1, -1)] == [
        0,
        10_000,
        5000,
        -10_000,
        0,
        -1,
    ]


def test_a_head_is_a_chance_on_a_curve_through_one_half() -> None:
    assert [chance(head) for head in (0, POINT, -POINT, 3 * POINT, -3 * POINT)] == [500, 750, 250, 875, 125]
    assert chance(POINT // 1000) == 500  # 500.5 thousandths, cut off


@pytest.mark.parametrize(
    ("mix", "value"),
    [
        ([1000, 0, 0], 10_000),
        ([0, 1000, 0], -5000),
        ([0, 0, 40_000], 30_000),
        ([500, 200, 20_000], 5000 - 1000 + 15_000),
        ([0, 0, 0], 0),
    ],
)
def test_a_value_mixes_points_margin_and_chance(mix: list[int], value: int) -> None:
    evaluator = judged(mix, (POINT, -POINT // 2, POINT))
    p = GAME.start(1)
    assert evaluator.value(p, 0) == value
    assert evaluator.evaluate(p) == ([value], [10])
    assert evaluator.unit(p) == 1000


def test_expected_points_are_in_units_of_the_scores() -> None:
    p = at_end(0, 0, unit=4)
    p.push(Toll())
    evaluator = judged([1000, 0, 0], (POINT, 0, 0), (POINT // 4, 0, 0))
    assert evaluator.evaluate(p) == ([10_000, 2500], [40, 10])


@pytest.mark.parametrize(
    ("mix", "values"),
    [
        ([1000, 0, 0], [7000, 4000, 7000]),
        ([0, 1000, 0], [0, -3000, 0]),
        ([0, 0, 40_000], [20_000, 0, 20_000]),
        ([1000, 500, 40_000], [27_000, 2500, 27_000]),
    ],
)
def test_a_finished_game_is_worth_its_result(mix: list[int], values: list[int]) -> None:
    p = at_end(7, 4, 7)
    assert judged(mix).evaluate(p) == (values, [7, 4, 7])
    assert [judged(mix).value(p, seat) for seat in range(3)] == values


def test_the_margin_is_to_the_best_other_seat() -> None:
    p = at_end(9, 4, 6, unit=2)
    assert judged([0, 1000, 0]).evaluate(p)[0] == [1500, -2500, -1500]
    assert judged([1000, 0, 0]).evaluate(p)[0] == [4500, 2000, 3000]
    assert judged([0, 0, 1000]).evaluate(p)[0] == [1000, 0, 0]
    assert judged([0, 1000, 0]).evaluate(at_end(2, 4, 3))[0] == [-2000, 1000, -1000]


def test_a_game_that_all_lose_is_worth_nothing() -> None:
    p = at_end(9, 4, ranks=[2, 2])
    assert judged([1000, 500, 40_000]).evaluate(p) == ([0, 0], [9, 4])
    # points also count if a seat plays alone
    assert judged([1000, 500, 0]).evaluate(at_end(9, ranks=[2]))[0] == [9000]


def test_a_game_is_over_when_nothing_is_left_to_do() -> None:
    assert is_over(at_end(1))
    assert not is_over(GAME.start(2))
    assert not is_over(ToyGame(Claims()).start(2))


def test_the_games_own_evaluation_is_in_its_units() -> None:
    p = at_end(8, 6, unit=4)
    evaluator = Evaluator(GAME)
    assert (evaluator.unit(p), evaluator.value(p, 1), evaluator.evaluate(p)) == (4, 6, ([8, 6], [8, 6]))


# ---- sums -------------------------------------------------------------------------------------------------


def tiny(**changes: Any) -> Layers:
    """Returns a network of zeros: an amount up to 4 and a count up to 2, then layers of size two, one and
    one.
    """
    layers = Layers([2, 1, 1])
    layers.inputs = [AMOUNT, 4, 0, 0, 1 - AMOUNT, 2, 1, 1]
    layers.rows = array("h", [0] * 15)
    layers.bias = array("i", [0] * 5)
    layers.second_weights, layers.second_bias = array("h", [0, 0]), array("i", [0])
    layers.third_weights, layers.third_bias = array("h", [0]), array("i", [0])
    layers.head_weights, layers.head_bias = array("h", [0, 0, 0]), array("i", [0, 0, 0])
    for name, numbers in changes.items():
        setattr(layers, name, array(getattr(layers, name).typecode, numbers))
    return layers


def test_packed_numbers_are_added_lane_by_lane() -> None:
    assert pack([1, 2, 3], 8) == 1 + (2 << 8) + (3 << 16)
    assert pack([5, -1], 8) + pack([1, 2], 8) == pack([6, 1], 8)
    assert columns(array("h", [1, 2, 3, 4, 5, 6]), 2, 3) == [1 + (4 << 64), 2 + (5 << 64), 3 + (6 << 64)]


def test_inputs_reach_the_heads_directly() -> None:
    """Amounts are factors, limited to eight times their range. Counts select a row, here shifted by one."""
    network = PythonNetwork(
        tiny(rows=[0, 0, 1, 0, -2, 0, 0, 0, 10, 0, 0, 0, 0, 100, 0], bias=[0, 0, 7, 0, 0])
    )
    assert network.heads([0, 0]) == (14, 0, 0)
    assert network.heads([3, 0]) == (14 + 6, 0, -12)
    assert network.heads([-3, 0]) == (14 - 6, 0, 12)
    assert network.heads([32, 0]) == network.heads([99, 0]) == (14 + 64, 0, -128)
    assert network.heads([-99, 0]) == (14 - 64, 0, 128)
    assert network.heads([0, 1]) == (14, 40, 0)
    assert network.heads([0, 2]) == network.heads([0, 9]) == (14, 400, 0)
    assert network.heads([0, -1]) == (14, 0, 0)


def hidden(first: int, second: int = 0, **changes: Any) -> tuple[int, int, int]:
    """Returns the heads if the first layer has these sums and all later weights are 4096, which means 1."""
    usual = {
        "bias": [first, second, 0, 0, 0],
        "second_weights": [4096, 4096],
        "third_weights": [4096],
        "head_weights": [4096, 8192, -4096],
    }
    return PythonNetwork(tiny(**usual | changes)).heads([0, 0])


def test_hidden_layers_are_cut_off_at_both_ends() -> None:
    one = 1 << 20
    assert hidden(one) == (POINT, 2 * POINT, -POINT)
    assert hidden(one, one) == (2 * POINT, 4 * POINT, -2 * POINT)
    assert hidden(-one) == hidden(0) == (0, 0, 0)
    assert hidden(-one, one) == hidden(one)
    # The first layer saturates at 31.99… (8191 steps of 1/256), the second and third at 16383 steps of 1/512.
    assert hidden(31 * one)[0] == 31 * POINT
    assert hidden(40 * one)[0] == 2 * 8191 * 4096
    assert hidden(31 * one, one)[0] == 16383 * 4096
    assert hidden(0, third_bias=[1 << 30])[0] == 16383 * 4096
    assert hidden(40 * one, third_weights=[2048])[0] == 8191 * 4096


def test_biases_are_added_before_the_cut() -> None:
    assert hidden(0, second_bias=[1 << 20])[0] == POINT
    assert hidden(0, third_bias=[1 << 21])[0] == POINT
    assert hidden(0, head_bias=[5, 6, -7]) == (5, 6, -7)
    assert hidden(1 << 20, second_bias=[-(1 << 21)]) == (0, 0, 0)
    assert hidden(1 << 20, third_bias=[-(1 << 22)]) == (0, 0, 0)


# ---- files ------------------------------------------------------------------------------------------------


class TinyFeatures(Features[Any]):
    def __init__(self) -> None:
        self.version = 1
        self.observation = [amounts("lead", 1, 4, "points"), counts("beans", 1, 2, "beans")]
        self.judgement = []


FEATURES = TinyFeatures()


def header(**changes: Any) -> NetworkHeader:
    about: dict[str, Any] = {
        "game": "toy",
        "edition": 1,
        "features": FEATURES.digest(),
        "components": "none",
        "sizes": [2, 1, 1],
        "mix": [1000, 0, 0],
    }
    return NetworkHeader(**about | changes)


def test_the_sizes_of_a_file_follow_from_its_inputs_and_layers() -> None:
    blocks = FEATURES.blocks()
    assert [input_rows(block) for block in blocks] == [1, 2]
    assert part_sizes(header(sizes=[4, 3, 2]), blocks) == [3 * 7, 7, 3 * 4, 3, 2 * 3, 2, 3 * 2, 3]
    wide = [amounts("leads", 5, 4, ""), blocks[1]]
    assert part_sizes(header(sizes=[4, 3, 2]), wide)[0] == (5 + 2) * 7


def test_a_file_is_a_line_of_json_and_packed_numbers() -> None:
    layers = tiny(rows=range(15), bias=[1, -1, 2, -2, 70_000], head_weights=[1, 2, 3])
    data = network_file.write(header(), layers)
    line, _, packed = data.partition(b"\n")
    body = zlib.decompress(packed)
    assert json.loads(line)["sizes"] == [2, 1, 1]
    assert len(json.loads(line)["digest"]) == 16
    # the shifts of both inputs, then the parts in their order, in little-endian byte order
    assert body[:6] == bytes([0, 1, 0, 0, 1, 0])
    assert body[2 + 30 : 2 + 30 + 20] == b"".join(
        number.to_bytes(4, "little", signed=True) for number in (1, -1, 2, -2, 70_000)
    )
    assert len(body) == 2 + 30 + 20 + 4 + 4 + 2 + 4 + 6 + 12
    found, read = network_file.read(data, FEATURES)
    assert found.digest == json.loads(line)["digest"]
    for name, kind in network_file.PARTS:
        assert getattr(read, name) == array(kind, getattr(layers, name))
    assert read.inputs == [AMOUNT, 4, 0, 0, FEATURES.blocks()[1].kind, 2, 1, 1]


def test_another_mix_changes_nothing_else() -> None:
    data = network_file.write(header(), tiny())
    other = network_file.with_mix(data, [1, 2, 3])
    assert network_file.header_of(other).mix == [1, 2, 3]
    assert network_file.header_of(other).digest == network_file.header_of(data).digest
    assert other.partition(b"\n")[2] == data.partition(b"\n")[2]
    network_file.read(other, FEATURES)


def test_a_file_that_ends_too_early_is_refused() -> None:
    body = zlib.decompress(network_file.write(header(), tiny()).partition(b"\n")[2])
    layers_of(header(), FEATURES.blocks(), body)
    with pytest.raises(PatolliError, match="truncated"):
        layers_of(header(), FEATURES.blocks(), body[:-4])


@pytest.mark.parametrize(
    ("changes", "components", "players", "what"),
    [
        ({}, "none", 0, ""),
        ({}, "none", 2, ""),
        ({"players": [2, 3]}, "none", 0, ""),
        ({"players": [2, 3]}, "none", 3, ""),
        ({"players": [2, 3]}, "none", 1, "players"),
        ({"game": "other"}, "none", 0, "game"),
        ({"edition": 2}, "none", 0, "edition"),
        ({}, "others", 0, "components"),
    ],
)
def test_a_network_says_what_it_was_not_trained_for(
    changes: dict[str, Any], components: str, players: int, what: str
) -> None:
    if not what:
        weights_file.check(header(**changes), GAME, components, players)
        return
    with pytest.raises(NetworkMismatch) as refused:
        weights_file.check(header(**changes), GAME, components, players)
    assert refused.value.what == what


def test_a_file_of_another_format_or_with_other_inputs_is_refused() -> None:
    weights_file.check_features(header(), FEATURES)
    for changes, what in (({"format": 2}, "format"), ({"features": "0" * 16}, "features")):
        with pytest.raises(NetworkMismatch) as refused:
            weights_file.check_features(header(**changes), FEATURES)
        assert refused.value.what == what
