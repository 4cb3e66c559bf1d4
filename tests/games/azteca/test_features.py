"""What a position is worth: the end is exact, and plainly better positions are worth more."""

from __future__ import annotations

import pytest

from patolli.games.azteca import features, judgement, names, purchase
from patolli.games.azteca.game import GAME

from .table import army, city, lost, march, points, run, say, table


def test_the_end_is_exact() -> None:
    p = table(3)
    p.outcome = names.PYRAMID
    p.urn[1].change(12)
    assert GAME.worth(p) == [0, 120 + features.VICTORY, 0]
    p.outcome = names.HELL
    assert GAME.worth(p) == [0, 0, 0]


@pytest.mark.parametrize("better", ["city", "assimilated", "points", "given", "soldiers", "stair"])
def test_more_is_worth_more(better: str) -> None:
    p, q = table(3), table(3)
    points(p, 0, 2)
    points(q, 0, 2)
    if better == "city":
        city(q, 0, "8")
    elif better == "assimilated":
        city(p, 0, "8")
        city(q, 0, "8", assimilated=True)
    elif better == "points":
        points(q, 0, 1)
    elif better == "given":
        q.urn[0].change(1)
    elif better == "soldiers":
        army(q, 0, "a", "23", 1, 0)
    else:
        p.stair = 1
    assert GAME.worth_of(q, 0) > GAME.worth_of(p, 0)


def test_a_fair_share_is_kept_for_tezcatlipoca() -> None:
    p = table(4)
    points(p, 0, 9)
    p.phase = names.JUDGEMENT
    run(p, judgement.Give(0))
    worth = []
    for move in p.options(0):
        q = p.copy()
        q.play(0, move)
        worth.append(GAME.worth_of(q, 0))
    assert worth.index(max(worth)) == 7


def test_something_is_offered_when_hell_is_near() -> None:
    p = table(4)
    p.stair = 3
    for seat in range(4):
        points(p, seat, 6)
        p.urn[seat].change(20)
    p.phase = names.JUDGEMENT
    run(p, judgement.OFFERINGS)
    worth = []
    for move in p.options(0):
        q = p.copy()
        q.play(0, move)
        worth.append(GAME.worth_of(q, 0))
    assert worth.index(max(worth)) >= 2


def test_a_good_attack_is_worth_announcing_and_a_bad_one_is_not() -> None:
    p = table(4)
    army(p, 1, "a", "24", 0, 4)
    lost(p, 1, "b", "c")
    p.marker[5] = 2
    march(p, 1, "a")
    strong, stay = p.copy(), p.copy()
    say(strong, "go 6")
    assert GAME.worth_of(strong, 1) > GAME.worth_of(stay, 1)
    p = table(4)
    army(p, 1, "a", "4", 1, 0)
    lost(p, 1, "b", "c")
    march(p, 1, "a")
    weak, stay = p.copy(), p.copy()
    say(weak, "go 28")
    assert GAME.worth_of(weak, 1) < GAME.worth_of(stay, 1)


def test_tribute_is_worth_spending() -> None:
    p = table(2)
    p.tribute = [4, 0]
    run(p, purchase.Purchase(0))
    q = p.copy()
    say(q, "buy warrior reserve")
    assert GAME.worth_of(q, 0) >= GAME.worth_of(p, 0)
