"""The evaluation is exact at the end of the game, prefers better positions, and beats random play."""

from __future__ import annotations

import pytest

from patolli.games.teotihuacan.game import GAME
from patolli.games.teotihuacan.position import MET, TeotihuacanPosition
from patolli.games.teotihuacan.scoring import eclipse, upkeep
from patolli.kernel.chance import Rng
from patolli.kernel.seats import CHANCE
from patolli.players.evaluator import Evaluator
from patolli.players.greedy_player import best

from .table import give, know, own, stand, steps, table


def better(p: TeotihuacanPosition, q: TeotihuacanPosition) -> bool:
    return GAME.evaluate_seat(q, 0) > GAME.evaluate_seat(p, 0)


@pytest.mark.parametrize(
    "what", ["cocoa", "wood", "stone", "gold", "step", "avenue", "track", "mask", "tile", "pip"]
)
def test_more_is_worth_more(what: str) -> None:
    p = table()
    give(p, 0, cocoa=3)
    q = table()
    give(q, 0, cocoa=3)
    if what in ("cocoa", "wood", "stone", "gold"):
        give(q, 0, **{what: 1})
    elif what == "step":
        steps(q, 0, 1, 0, 0)
    elif what == "avenue":
        q.seats[0].avenue = 1
    elif what == "track":
        q.seats[0].track = 1
    elif what == "mask":
        own(q, 0, "m1")
    elif what == "tile":
        own(q, 0, "dvp")
    else:
        stand(q, 0, "palace 2")
    assert better(p, q)


def test_technologies_are_worth_less_late() -> None:
    gains = []
    for eclipses in (0, 2):
        p = table()
        p.eclipses = eclipses
        before = GAME.evaluate_seat(p, 0)
        know(p, 0, "t01")
        gains.append(GAME.evaluate_seat(p, 0) - before)
    assert gains[0] > gains[1] > 0


def test_the_end_is_exact() -> None:
    p = table()
    p.agenda = []
    p.seats[1].points[3] = 7
    assert GAME.evaluate(p) == [0, 70, 0, 0]
    assert p.scores().totals() == [0, 70, 0, 0]


def after(p: TeotihuacanPosition, move: int) -> int:
    q = p.copy()
    q.play(0, move)
    return GAME.evaluate_seat(q, 0)


@pytest.mark.parametrize("players", [1, 2])
def test_an_eager_player_beats_chance(players: int) -> None:
    dice = Rng(7)
    p = GAME.start(players)
    while p.asked():
        seat = p.asked()[0]
        options = p.legal_moves(seat)
        if seat == 0:
            move = max(options, key=lambda m: after(p, m))
        else:
            move = options[dice.weighted(p.odds()) if seat == CHANCE else dice.below(len(options))]
        p.play(seat, move)
    totals = p.scores().totals()
    assert totals[0] > 600
    assert players == 1 or totals[0] > 2 * totals[1]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_upkeep_is_paid_where_it_can_be(seat: int) -> None:
    """Once upkeep is paid, it must no longer count as due; otherwise keeping the cocoa would look better than
    paying.
    """
    p = table()
    for one in range(p.players):
        p.seats[one].points[3] = 30
        give(p, one, cocoa=5)
    p.agenda = [eclipse.AFTER_UPKEEP]
    for turn in range(p.players - 1, -1, -1):
        p.push(upkeep.Upkeep(p.seat_in_turn(turn)))
    p.eclipses, p.discs, p.white = 1, MET, p.black
    while p.asked()[0] != seat:
        p.play(p.asked()[0], upkeep.cocoa_due(p, p.asked()[0]))
    assert best(Evaluator(GAME), p, seat, 8) == upkeep.cocoa_due(p, seat)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_hints_name_final_points(players: int) -> None:
    """At the start, the points to come are roughly the points of a usual final result. They fall every round,
    down to 0.
    """
    p = table(players)
    expected = (GAME.evaluate_seat(p, 0) + GAME.points_to_come(p, 0)) / 10
    assert 80 < expected < 200  # without any goods
    rest = GAME.points_to_come(p, 0)
    p.white += 1
    assert GAME.points_to_come(p, 0) < rest
    p.agenda.clear()
    assert GAME.points_to_come(p, 0) == 0
