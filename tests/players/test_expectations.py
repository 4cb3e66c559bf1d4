"""Expected results: interpolation between knots, probabilities that add up to 1, and exact results at the
end.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from patolli import games
from patolli.kernel.errors import PatolliError
from patolli.players.expectation_table import KNOTS, ExpectationTable, bent, borrowed, shares, unfitted
from patolli.players.expectations import BY_HAND, fitted_tables, model_for

from .toys import Share, ToyGame


def table(**changes: object) -> ExpectationTable:
    return replace(unfitted(2), turns=80.0, **changes)  # type: ignore[arg-type]


def test_coefficients_are_interpolated_between_knots() -> None:
    points = [[10.0 * k, 1.0, 0.0] for k in range(KNOTS)]
    found = table(points=points)
    assert found.of(0, [5.0, 7.0]).points == [5.0, 7.0]
    assert found.of(15, [5.0, 7.0]).points == pytest.approx([20.0, 22.0])
    # turns beyond the usual length count as the end of the game
    assert found.of(200, [5.0, 7.0]).points == pytest.approx([85.0, 87.0])


def test_the_mean_of_all_seats_counts_for_each() -> None:
    found = table(points=[[0.0, 0.5, 0.25]] * KNOTS)
    assert found.of(40, [10.0, 30.0]).points == pytest.approx([10.0, 20.0])


def test_chances_add_up_and_follow_points() -> None:
    chances = table(win=[0.1] * KNOTS).of(40, [10.0, 20.0]).win
    assert sum(chances) == pytest.approx(1.0)
    # ten points ahead at a scale of ten
    assert chances[1] / chances[0] == pytest.approx(2.71828, rel=1e-4)


def test_where_all_can_lose_chances_leave_room_for_it() -> None:
    chances = table(nobody=[[0.0, 0.0]] * KNOTS).of(40, [10.0, 20.0]).win
    assert sum(chances) == pytest.approx(0.5)
    assert shares([1.0, 1.0], None) == [0.5, 0.5]


def test_a_finished_game_has_its_result() -> None:
    game = ToyGame(Share())
    p = game.start(2)
    model = model_for(game, p.box.digest, 2)
    p.play(0, 2)
    assert model.of(p).points == [4.0, 0.0]
    assert model.of(p).win == [1.0, 0.0]
    q = game.start(2)
    q.play(0, 1)
    assert model.of(q).win == [0.5, 0.5]


def test_a_game_without_tables_says_so() -> None:
    assert not model_for(ToyGame(Share()), "none", 2).fitted


def test_an_evaluator_that_is_not_there_is_refused() -> None:
    with pytest.raises(PatolliError, match="no evaluator 'oracle'"):
        model_for(ToyGame(Share()), "none", 2, "oracle")


def test_a_number_of_players_without_a_table_borrows_the_nearest_one_and_says_so() -> None:
    rows = {3: replace(unfitted(3), start=[50.0, 60.0, 70.0], turns=66.0)}
    near = borrowed(rows, 4)
    assert near is not None
    assert (near.start, near.start_win, near.turns) == ([60.0] * 4, [0.25] * 4, 66.0)
    assert borrowed(rows, 1) is None
    assert borrowed({}, 3) is None


@pytest.mark.parametrize("name", games.names())
def test_shipped_tables_are_of_this_edition_and_foretell_better_than_a_guess(name: str) -> None:
    game = games.load(name)
    tables = fitted_tables(game).tables
    assert tables[BY_HAND]
    for rows in tables.values():
        for players, one in rows.items():
            assert one.edition == game.edition
            assert len(one.start) == len(one.start_win) == players
            assert len(one.points) == len(one.win) == KNOTS
            assert 0 < one.error < one.spread


def test_points_are_calibrated_between_pairs_and_beyond_them() -> None:
    pairs = [[10.0, 12.0], [20.0, 32.0]]
    assert [bent(pairs, x) for x in (10.0, 15.0, 20.0)] == [12.0, 22.0, 32.0]
    assert (bent(pairs, 4.0), bent(pairs, 23.0), bent([], 7.0)) == (6.0, 35.0, 7.0)


def test_the_calibration_is_interpolated_between_knots() -> None:
    bends = [[[0.0, 10.0 * k], [100.0, 100.0 + 10.0 * k]] for k in range(KNOTS)]
    found = table(bends=bends)
    assert found.of(0, [5.0, 7.0]).points == pytest.approx([5.0, 7.0])
    assert found.of(15, [5.0, 7.0]).points == pytest.approx([20.0, 22.0])
    assert found.of(80, [5.0, 7.0]).points == pytest.approx([85.0, 87.0])
