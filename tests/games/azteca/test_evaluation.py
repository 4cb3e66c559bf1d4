"""The evaluation is exact at the end of the game and prefers clearly better positions."""

from __future__ import annotations

from math import comb

import pytest

from patolli.games.azteca import names
from patolli.games.azteca.cards import sorcerer
from patolli.games.azteca.evaluation import odds, prices, survival, war
from patolli.games.azteca.flower_war import activation
from patolli.games.azteca.game import GAME
from patolli.games.azteca.phases import judgement, purchase, slave_market
from patolli.games.azteca.position import AztecaPosition
from patolli.games.azteca.setup import distribution
from patolli.players.greedy_player import GreedyPlayer

from .table import army, box, city, hold, lost, march, pochteca, points, question, run, say, table, units


def test_the_end_is_exact() -> None:
    p = table(3)
    p.outcome = names.PYRAMID
    p.urn[1].change(12)
    assert GAME.evaluate(p) == [0, 120 + prices.VICTORY, 0]
    p.outcome = names.HELL
    assert GAME.evaluate(p) == [0, 0, 0]


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
    assert GAME.evaluate_seat(q, 0) > GAME.evaluate_seat(p, 0)


def test_a_fair_share_is_kept_for_tezcatlipoca() -> None:
    p = table(4)
    points(p, 0, 9)
    p.phase = names.JUDGEMENT
    run(p, judgement.GIFTS)
    worth = []
    for move in p.legal_moves(0):
        q = p.copy()
        q.play(0, move)
        worth.append(GAME.evaluate_seat(q, 0))
    assert worth.index(max(worth)) == 6


def before_hell() -> AztecaPosition:
    """Returns a position one step before hell, in which four players with six points each are about to make
    their offerings.
    """
    p = table(4)
    p.stair = 3
    for seat in range(4):
        points(p, seat, 6)
        p.urn[seat].change(20)
    p.phase = names.JUDGEMENT
    run(p, judgement.TURN_CARD)
    run(p, judgement.OFFERINGS)
    return p


def best_offering(p: AztecaPosition, seat: int) -> int:
    worth = []
    for move in p.legal_moves(seat):
        q = p.copy()
        q.answer(seat, move)
        worth.append(GAME.evaluate_seat(q, seat))
    return worth.index(max(worth))


def test_something_is_offered_when_hell_is_near() -> None:
    assert best_offering(before_hell(), 0) >= 2


def test_the_seat_that_offers_last_knows_the_purpose() -> None:
    p = before_hell()
    for seat in range(3):
        p.play(seat, 1)
    assert best_offering(p, 3) >= 3


@pytest.mark.parametrize(("stair", "left"), [(0, 8), (1, 5), (3, 2)])
def test_the_odds_to_come_through_are_those_of_too_few_steps(stair: int, left: int) -> None:
    step = survival.A_STEP / 1000
    exact = sum(comb(left, k) * step**k * (1 - step) ** (left - k) for k in range(survival.STEPS - stair))
    assert survival.chance_by_stair(stair, left) == round(exact * 1000)
    assert survival.chance_by_stair(survival.STEPS, left) == 0


def test_a_good_attack_is_worth_announcing_and_a_bad_one_is_not() -> None:
    p = table(4)
    army(p, 1, "a", "24", 0, 4)
    lost(p, 1, "b", "c")
    p.marker[5] = 2
    march(p, 1, "a")
    strong, stay = p.copy(), p.copy()
    say(strong, "go 6")
    assert GAME.evaluate_seat(strong, 1) > GAME.evaluate_seat(stay, 1)
    p = table(4)
    army(p, 1, "a", "4", 1, 0)
    lost(p, 1, "b", "c")
    march(p, 1, "a")
    weak, stay = p.copy(), p.copy()
    say(weak, "go 28")
    assert GAME.evaluate_seat(weak, 1) < GAME.evaluate_seat(stay, 1)


def test_tribute_is_worth_spending() -> None:
    p = table(2)
    p.tribute = [4, 0]
    run(p, purchase.Purchase(0))
    q = p.copy()
    say(q, "buy warrior reserve")
    assert GAME.evaluate_seat(q, 0) >= GAME.evaluate_seat(p, 0)


def test_tribute_beyond_what_a_few_rounds_need_is_worth_less() -> None:
    worth = []
    for t in (0, 5, 40, 45):
        p = table(2)
        p.tribute = [t, 0]
        worth.append(GAME.evaluate_seat(p, 0))
    assert 0 < worth[3] - worth[2] < worth[1] - worth[0]


def test_who_attacks_where_a_spy_is_expects_nobody_to_be_mobilised() -> None:
    p = table(4)
    alone = war.defenders(p, names.AREA_IDS.index("6"), 1)
    pochteca(p, 2, "a", "6", spy=True)
    assert sum(war.defenders(p, names.AREA_IDS.index("6"), 1)) == sum(alone) - 1


# ---- soldiers and war -------------------------------------------------------------------------------------


def greedy(p: AztecaPosition, seat: int) -> str:
    return GAME.vocabulary.text(GreedyPlayer(GAME, 1).choose(p.observation(seat), seat))


def test_the_odds_of_a_battle() -> None:
    assert odds.expected(2, 0, 0, 0, odds.WIN) == 1000
    assert odds.expected(0, 0, 1, 0, odds.WIN) == 0
    assert odds.expected(0, 1, 0, 1, odds.WIN) == 308, "20 of 65 rounds with a spear hit the other alone"
    assert odds.expected(4, 0, 2, 1, odds.WIN) + odds.expected(2, 1, 4, 0, odds.WIN) < 1000
    assert odds.expected(0, 4, 2, 1, odds.WIN) > 800
    assert odds.expected(0, 4, 2, 1, odds.PRISONERS) > 2400
    assert odds.expected(2, 2, 1, 0, odds.PROMOTED) > odds.expected(1, 2, 1, 0, odds.PROMOTED) > 0
    assert odds.expected(2, 0, 0, 4, odds.WARRIORS_LOST) > 1800
    assert odds.expected(0, 2, 0, 4, odds.JAGUARS_LOST) > odds.expected(0, 2, 1, 0, odds.JAGUARS_LOST)


def test_soldiers_are_spread_into_armies() -> None:
    p = table(2)
    p.phase = names.SET_UP
    p.soldiers[:2] = [4, 2]
    run(p, distribution.DISTRIBUTE)
    while p.asked() == [0] or question(p).startswith("0 "):
        say(p, "0: " + greedy(p, 0))
    amounts = p.drafts[0].moves if p.drafts else [0]
    assert sum(amounts[:2]) >= 3, "army A is filled first"


def test_an_army_at_home_takes_the_reserve_along_and_attacks() -> None:
    p = table(2)
    army(p, 1, "a", "24", 1, 0)
    lost(p, 1, "b", "c")
    box(p, 1, "reserve", 2, 3)
    p.marker = [2] * names.LAND
    p.turn = 1
    run(p, activation.Activate(0))
    assert greedy(p, 1) == "activate a"
    say(p, "activate a")
    while not p.battle:
        say(p, greedy(p, 1))
    assert sum(units(p, 1, "a")) == 4
    assert p.current_battle.defender == names.NOBODY


def test_a_weak_army_leaves_a_strong_neighbour_alone() -> None:
    p = table(2)
    army(p, 1, "a", "24", 1, 0)
    lost(p, 1, "b", "c")
    for area in ("6", "7", "8"):
        city(p, 0, area)
    army(p, 0, "a", "6", 0, 4)
    army(p, 0, "b", "7", 0, 3)
    army(p, 0, "c", "8", 0, 3)
    march(p, 1, "a")
    assert greedy(p, 1) == "stop"


def test_a_spent_army_goes_home_for_fresh_units() -> None:
    p = table(2)
    army(p, 1, "a", "6", 0, 1)
    lost(p, 1, "b", "c")
    box(p, 1, "reserve", 2, 2)
    for area in ("1", "3", "4", "5", "7", "8"):
        city(p, 0, area)
        box(p, 0, "reserve", 4, 4)
    p.ships = [0] * len(p.ships)
    march(p, 1, "a")
    assert greedy(p, 1) == "go 24"


def test_a_pass_in_a_window_of_the_judgement_is_no_offering() -> None:
    p = table(2)
    points(p, 0, 5)
    hold(p, 0, "raid")
    hold(p, 1, "raid")
    p.phase = names.JUDGEMENT
    run(p, sorcerer.SorcererWindow(0, names.EVERY_SEAT))
    before = GAME.evaluate_seat(p, 0)
    say(p, "0: pass")
    assert GAME.evaluate_seat(p, 0) == before


def test_tribute_is_kept_for_missions() -> None:
    p = table(2)
    p.tribute = [4, 0]
    pochteca(p, 0, "a")
    p.phase = names.PURCHASE
    run(p, purchase.Purchase(0))
    while p.asked() == [0]:
        say(p, greedy(p, 0))
    assert p.tribute[0] >= 3


def bidders(tribute: list[int]) -> AztecaPosition:
    """Returns a position in which three players have looked at lots 1 and 2, worth 2 and 1, and are about to
    bid.
    """
    p = table(3)
    p.tribute = tribute
    p.phase = names.SLAVE_MARKET
    run(p, slave_market.MARKET_PHASE)
    for seat in range(3):
        say(p, f"{seat}: look 1", f"{seat}: look 2")
    say(p, "slaves sl2", "slaves sl1")
    return p


def greedy_bids(p: AztecaPosition, seat: int) -> list[int]:
    player = GreedyPlayer(GAME, 1)
    while seat in p.asked() and p.question(seat).kind == "Bid":
        p.play(seat, player.choose(p.observation(seat), seat))
    return list(p.drafts[seat].moves)


def test_who_thinks_alike_does_not_bid_the_same_for_every_lot() -> None:
    p = bidders([9, 9, 9])
    bids = [greedy_bids(p.copy(), seat) for seat in range(3)]
    assert len({tuple(one) for one in bids}) > 1
    assert all(one[0] > one[1] for one in bids), "the better lot that was seen is worth more"
    assert len({one[0] for one in bids}) > 1, "nor for one that all have seen"


def test_tribute_for_missions_is_not_bid_away() -> None:
    p = bidders([3, 3, 3])
    for letter in "abc":
        pochteca(p, 0, letter)
    assert sum(greedy_bids(p, 0)) < sum(greedy_bids(bidders([3, 3, 3]), 0))


def test_a_second_bid_counts_for_the_lot_that_was_tied() -> None:
    p = bidders([6, 6, 6])
    for seat, line in enumerate(("1 0 2", "0 0 2", "0 0 0")):
        for amount in line.split():
            if seat in p.asked():
                say(p, f"{seat}: {amount}")
    assert question(p) == "0 Rebid"
    worth = []
    for move in (0, 1):
        q = p.observation(0).copy()
        q.play(0, move)
        worth.append(GAME.evaluate_seat(q, 0))
    assert worth[1] > worth[0], "lot 3 was not seen and is worth the average"
