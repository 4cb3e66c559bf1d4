"""Statistics of playing strength, with numbers computed by hand."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest

from patolli.arena import statistics, tournament
from patolli.arena.game_runner import GameResult
from patolli.arena.schedule import Schedule
from patolli.arena.statistics import (
    SequentialTest,
    Standing,
    lost_by_all,
    margin,
    rate,
    standings,
    wilson,
    winners,
    won,
)
from patolli.kernel.errors import PatolliError


def result(number: int, players: list[int], points: list[float], ranks: list[int]) -> GameResult:
    return GameResult(
        number,
        players,
        points,
        ranks,
        {},
        [{} for _ in players],
        9,
        40,
        [],
        [0.5 * one for one in points],
        "",
    )


def test_the_bounds_of_the_sequential_test_are_walds() -> None:
    """For an error rate of 5 % each way, the odds must reach 19 to 1."""
    for times, verdict in ((18.9, ""), (19.1, "better")):
        test = SequentialTest(100, times)
        test.add(1.0)  # one win multiplies the odds by `times`
        assert test.verdict() == verdict
    # For a player of two who wins 90 % instead of 50 %, a loss divides the odds by 5, and a shared win by
    # less.
    for share, verdict in ((0.13, ""), (0.12, "not better")):
        test = SequentialTest(2, 1.8)
        test.add(0.0)
        assert not test.verdict()
        test.add(share)
        assert test.verdict() == verdict
        assert test.games == 2
    assert math.exp(-test.sum) == pytest.approx(25 / 9**0.12)


def test_a_tournament_ends_when_its_test_is_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    """Results count in the order of the games, even if later games end first."""
    won_by_first, lost_by_first = (
        [result(n, [n % 2, 1 - n % 2], [1, 0], ranks) for n in range(40)] for ranks in ([1, 2], [2, 1])
    )
    plan = Schedule("tzolkin", ("random", "greedy"), 40)
    # the first player wins all games
    games = [lost_by_first[n] if n % 2 else won_by_first[n] for n in range(40)]
    taken: list[int] = []

    def drive(*_given: object) -> Iterator[GameResult]:
        for played in [*games[1::-1], *games[2:]]:
            taken.append(played.number)
            yield played

    monkeypatch.setattr(tournament, "drive", drive)
    test = SequentialTest(2)
    alone = SequentialTest(2)
    while not alone.verdict():
        alone.add(1.0)
    assert tournament.run(plan, test=test) == games[: alone.games]
    assert (test.verdict(), test.games) == ("better", alone.games)
    assert len(taken) == alone.games, "no game is played after the decision"
    assert tournament.run(plan) == games


def test_a_better_player_wins_at_most_nine_games_in_ten() -> None:
    assert (SequentialTest(4).equal, SequentialTest(4).better) == (0.25, 0.25 * 1.7)
    assert SequentialTest(2, 3).better == 0.9


def test_the_interval_of_a_share() -> None:
    assert wilson(3, 4) == pytest.approx((0.300642, 0.954413), abs=1e-6)
    assert wilson(0, 4) == pytest.approx((0.0, 0.489891), abs=1e-6)
    assert wilson(4, 4) == pytest.approx((0.510109, 1.0), abs=1e-6)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_margin_of_a_mean() -> None:
    assert margin([1.0, 3.0]) == pytest.approx(1.959964)  # a deviation of √2, over √2
    assert margin([2.0, 4.0, 6.0, 8.0]) == pytest.approx(1.959964 * math.sqrt(20 / 3 / 4))
    assert margin([5.0]) == margin([]) == 0.0


def test_a_shared_victory_is_divided() -> None:
    shared = result(0, [0, 1, 2], [9, 9, 3], [1, 1, 3])
    assert winners(shared) == [0, 1]
    assert [won(shared, seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    lost = result(1, [0, 1], [9, 9], [2, 2])
    assert [won(lost, seat) for seat in range(2)] == [0.0, 0.0]
    assert lost_by_all([shared, lost]) == 0.5
    assert lost_by_all([]) == 0
    assert lost_by_all([lost]) == 1


def test_standings_count_every_seat_of_a_name() -> None:
    games = [
        result(0, [0, 1, 2], [8, 2, 5], [1, 3, 2]),
        result(1, [1, 2, 0], [4, 6, 6], [3, 1, 1]),
        result(2, [2, 0, 1], [1, 1, 1], [2, 2, 2]),
    ]
    owl, elf = standings(["owl", "elf", "elf"], games)
    assert (owl.name, owl.games, owl.wins, owl.points, owl.seconds) == ("owl", 2, 1.5, 5.0, 2.5)
    assert (elf.name, elf.games, elf.wins) == ("elf", 4, 0.5)
    assert elf.points == pytest.approx((2 + 5 + 4 + 6 + 1 + 1) / 6)
    assert (owl.share(), elf.share()) == (0.75, 0.125)
    assert (owl.low, owl.high) == wilson(1.5, 2)
    assert owl.points_margin == margin([8, 6, 1])
    assert owl.rating > elf.rating


def test_standings_are_by_share_then_by_name() -> None:
    even = [result(0, [0, 1], [1, 1], [1, 1])]
    assert [one.name for one in standings(["b", "a"], even)] == ["a", "b"]
    assert [(one.share(), one.points) for one in standings(["b", "a"], [])] == [(0.0, 0.0), (0.0, 0.0)]


def test_ratings_are_computed_in_the_order_of_the_games() -> None:
    games = [result(n, [0, 1], [1, 0], ranks) for n, ranks in enumerate(([1, 2], [2, 1], [1, 2]))]
    once, again = standings(["a", "b"], games), standings(["a", "b"], games[::-1])
    assert [(one.rating, one.uncertainty) for one in once] == [(one.rating, one.uncertainty) for one in again]
    assert once[0].uncertainty == pytest.approx(once[1].uncertainty, abs=0.2)
    assert once[0].rating - 25 == pytest.approx(25 - once[1].rating, abs=0.5)
    assert once[0].uncertainty < 25 / 3


def test_copies_of_a_player_share_a_rating() -> None:
    found = [Standing(name, 1, 0, 0, 0, 0, 0, 0) for name in ("a", "b")]
    rate(found, ["a", "b", "b"], [result(0, [0, 1, 2], [3, 2, 1], [1, 2, 3])])
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    first, second, third = model.rate([[model.rating()] for _ in range(3)], ranks=[1, 2, 3])
    assert found[0].rating == first[0].mu
    assert found[1].rating == pytest.approx((second[0].mu + third[0].mu) / 2)
    assert found[1].uncertainty == pytest.approx((second[0].sigma + third[0].sigma) / 2)


def test_ratings_need_their_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statistics, "find_spec", lambda _name: None)
    with pytest.raises(PatolliError, match="openskill"):
        standings(["a"], [])
