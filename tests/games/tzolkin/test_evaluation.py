"""The evaluation is exact at the end of the game, uses only what a seat knows, and prefers
better positions.
"""

from __future__ import annotations

import pytest

from patolli.games.tzolkin import names
from patolli.games.tzolkin.evaluation import prices, printed, seats
from patolli.games.tzolkin.game import GAME
from patolli.games.tzolkin.position import TzolkinPosition
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.match import Match


def game(seed: int, players: int) -> list[TzolkinPosition]:
    """Plays a random game and returns all its positions."""
    match = Match(GAME, players, Seeded(seed))
    dice = Rng(seed)
    found: list[TzolkinPosition] = []
    while True:
        here = match.position.copy()
        assert isinstance(here, TzolkinPosition)
        found.append(here)
        if match.over():
            return found
        seat = match.asked()[0]
        options = match.position.legal_moves(seat)
        match.play(seat, options[dice.below(len(options))])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_end_the_worth_is_the_score(players: int) -> None:
    last = game(players, players)[-1]
    assert GAME.evaluate(last) == last.scores().totals()


def test_a_seat_values_what_it_knows() -> None:
    for p in game(5, 3)[::9]:
        for seat in range(3):
            assert (
                GAME.evaluate_seat(p.observation(seat), seat)
                == GAME.evaluate_seat(p, seat)
                == GAME.evaluate(p)[seat]
            )
        for seat in p.asked():
            assert GAME.evaluate(p.observation(seat)) == GAME.evaluate(
                p.sample_world(seat, Rng(1)).observation(seat)
            )


def test_turns_are_counted() -> None:
    moments = [GAME.turn_count(p) for p in game(6, 2)]
    assert moments == sorted(moments)
    assert moments[-1] >= 2 * 20


def test_more_is_worth_more() -> None:
    seen = 0
    for p in game(7, 2)[40::25]:
        if not p.agenda:
            continue
        before = seats.evaluate_seat(p, 0)
        richer = p.copy()
        richer.seats[0].corn += 4
        assert seats.evaluate_seat(richer, 0) > before
        wiser = p.copy()
        if wiser.seats[0].technologies[names.EXTRACTION] < 3 and prices.prices(p).left > 5:
            wiser.seats[0].technologies[names.EXTRACTION] += 1
            assert seats.evaluate_seat(wiser, 0) > before
            seen += 1
        holier = p.copy()
        if holier.seats[0].temples[names.KUKULCAN] < 5:
            holier.seats[0].temples[names.KUKULCAN] += 1
            assert seats.evaluate_seat(holier, 0) >= before
    assert seen > 2


def test_prices_fall_towards_the_end_and_hunger_rises_towards_a_food_day() -> None:
    c = GAME.start(2)
    assert isinstance(c, TzolkinPosition)
    days = [prices.work_out(printed(), c.tables, day, 0) for day in range(8)]
    assert [pr.hunger for pr in days] == sorted(pr.hunger for pr in days)
    late = prices.work_out(printed(), c.tables, 26, 3)
    assert late.left == 0
    assert late.corn == c.tables.quarters_per_corn * 25
    assert late.technology[0] == [0, 0, 0, 0]
