"""Chapters 12 to 14: the end of a round, the attack on the city, scoring."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.combat import outcome
from patolli.games.chichen_itza.position import ChichenPosition
from patolli.kernel.seats import CHANCE, EVERYBODY

from . import table as t


@pytest.mark.rule("CI-12.1", "CI-12.2", "CI-D26")
def test_a_task_takes_a_warrior_from_anywhere() -> None:
    p = t.table()
    t.task(p, "T01")
    for seat in (0, 1):
        t.figure(p, seat, "snake", 1)
        t.figure(p, seat, "snake", 1)
    t.put(p, 0, "P06", 1)
    t.end_round(p, 2)
    assert t.asked(p) == [0]
    assert t.offered(p) == {"claim reserve", "claim p06", "claim city", "pass"}
    t.play(p, "claim p06")
    assert t.tiles_with_units(p, 0) == set()
    t.play(p, "pass")
    assert [player.tasks for player in p.seats] == [1, 0, 0, 0]


@pytest.mark.rule("CI-12.1")
@pytest.mark.parametrize(("number", "checked"), [(1, 0), (2, 1), (3, 0), (4, 1), (5, 1), (6, 1)])
def test_tasks_are_checked_after_their_rounds(number: int, checked: int) -> None:
    p = t.table()
    p.tasks = [names.TASK_IDS.index("T02")] * names.STACKS  # the task accepts either of two symbols
    t.war(p, 0, 2)
    p.attacks = [0] * (number - 1)
    t.end_round(p, number)
    assert (t.question(p) == "ClaimTask") == bool(checked)


@pytest.mark.rule("CI-12.3")
def test_costs_are_dealt_again_and_markers_return() -> None:
    p = t.table()
    p.seats[0].markers, p.seats[0].placed = 7, 4
    t.end_round(p, 1)
    assert p.odds() == [1, 1, 2, 1, 1, 1, 1]
    for cost in (1, 2, 3, 3, 4, 5, 6, 7):
        t.play(p, f"cost {cost}")
    assert p.costs == [1, 2, 3, 3, 4, 5, 6, 7]
    assert (p.seats[0].markers, p.seats[0].placed) == (0, 0)


@pytest.mark.rule("CI-12.4", "CI-E39")
def test_turn_order_from_the_favor_track() -> None:
    p = t.table()
    t.favor(p, 1, 1, 3, 0)
    t.end_round(p, 1)
    while p.round == 1 and p.asked():
        seat = p.asked()[0]
        p.play(seat, p.legal_moves(seat)[0] if seat == CHANCE else p.default(seat))
    assert p.order == [2, 1, 0, 3]


@pytest.mark.rule("CI-12.5", "CI-12.6")
def test_new_display() -> None:
    p = t.table()
    before = p.display[:]
    deck = p.piles[names.RED] = p.piles[names.RED].copy()
    deck.rest, deck.size = [0] * 20, 0
    t.end_round(p, 1)
    while p.round == 1:
        seat = p.asked()[0]
        p.play(seat, p.legal_moves(seat)[-1] if seat == CHANCE else p.default(seat))
    assert [one["god"] for one in t.emitted(p, "god-removed")] == [before[c] for c in (3, 2, 1, 0)]
    assert p.display[names.RED] == names.NOTHING
    assert p.display[names.GOLD] not in (before[0], names.NOTHING)


@pytest.mark.rule("CI-13.1", "CI-E37")
def test_the_lowest_on_the_favor_track_defends() -> None:
    p = t.table()
    t.favor(p, 0, 0, 1, 1)
    t.end_round(p, 3)
    while not t.emitted(p, "city-attacked"):
        p.play(p.asked()[0], p.legal_moves(p.asked()[0])[0])
    assert t.emitted(p, "city-attacked")[0]["seat"] == 0


@pytest.mark.rule("CI-13.2", "CI-13.3", "CI-E38")
def test_five_defend_the_city() -> None:
    p = t.table()
    t.put(p, 1, "city", 3)
    t.defend_city(p, 1, "triceratops", 2)
    assert (p.combat.hearts, p.group.warriors, p.seats[1].city) == (2, 5, 1)
    t.roll(p, 6, 6, 6, 6, 6)
    t.roll(p, 6)  # one hit on the light die
    assert p.group.warriors == 4
    assert p.seats[1].city == 1


@pytest.mark.rule("CI-13.2")
@pytest.mark.parametrize(("number", "strength"), [(1, 2), (2, 2), (3, 4), (6, 4)])
def test_strength_by_round(number: int, strength: int) -> None:
    p = t.table()
    t.defend_city(p, 0, "caiman", number)
    assert p.combat.hearts == strength


@pytest.mark.rule("CI-13.2")
def test_dark_die_after_round_three() -> None:
    p = t.table()
    t.defend_city(p, 0, "caiman", 3)
    t.roll(p, 6, 6, 6)
    t.roll(p, 2)  # two hits on the dark die; on the light die there would be one
    assert p.group.warriors == 1


@pytest.mark.rule("CI-13.3", "CI-D27")
def test_heroes_may_stay_out_where_not_all_can_fight() -> None:
    p = t.table()
    t.put(p, 0, "city", 1)
    t.hero(p, 0, "H01")
    t.hero(p, 0, "H09")
    t.defend_city(p, 0, "caiman")
    assert t.offered(p) == {"with a", "without a"}
    t.play(p, "without a")
    assert t.why_not(p, "without b") == "must-use-all"
    t.play(p, "with b")
    assert (p.group.warriors, p.group.heroes, p.seats[0].city) == (4, 2, 0)


@pytest.mark.rule("CI-13.4", "CI-13.7", "CI-8.20")
def test_city_held() -> None:
    p = t.table()
    t.scout(p, 0, "P01")
    t.defend_city(p, 0, "snake")
    t.roll(p, 1, 1, 6)
    t.roll(p, 1)
    assert p.seats[0].city == 2
    assert t.points(p)[0][3] == 2
    assert outcome.attack_held(p.attacks[0])


@pytest.mark.rule("CI-13.7")
def test_city_held_by_the_fallen() -> None:
    p = t.table()
    t.put(p, 0, "city", -2)
    t.defend_city(p, 0, "caiman")
    t.give(p, 0, luck=2)
    t.roll(p, 1)
    t.play(p, "luck hit")
    t.roll(p, 1)
    assert t.points(p)[0][3] == 2


@pytest.mark.rule("CI-13.5")
def test_an_empty_city_is_lost() -> None:
    p = t.table()
    t.put(p, 0, "city", -3)
    t.defend_city(p, 0, "snake")
    assert t.points(p)[0][3] == -3
    assert p.seats[0].luck == 0
    assert t.question(p) == ""


@pytest.mark.rule("CI-13.6")
def test_a_city_lost_in_combat_gives_luck() -> None:
    p = t.table()
    t.defend_city(p, 0, "snake")
    t.roll(p, 1, 6, 6, 6)
    for _ in range(2):
        t.roll(p, 6, 6, 6, 6)
    assert t.points(p)[0][3] == -3  # one heart is left, but creatures do not flee from the city
    assert p.seats[0].luck == 1
    assert p.seats[0].city == 3


@pytest.mark.rule("CI-3.1")
def test_after_round_six_only_tasks_and_the_city() -> None:
    p = t.table()
    p.attacks = [1] * 5
    p.seats[0].markers = 7
    display = p.display[:]
    t.end_round(p, 6)
    t.play(p, "attack snake")
    t.finish(p)
    assert p.seats[0].markers == 7
    assert p.display == display
    assert len(t.emitted(p, "over")) == 1


def scored() -> ChichenPosition:
    p = t.table()
    for place in ("P06", "P07", "P08", "P09", "P12"):
        t.put(p, 0, place, 1)
    t.ruin(p, "P12", "RU10", shown=True)
    return p


@pytest.mark.rule("CI-14.1", "CI-14.2", "CI-14.3", "CI-14.4", "CI-14.8", "CI-14.9", "CI-14.10", "CI-E40")
def test_scoring_by_source() -> None:
    p = scored()
    p.seats[0].reserve, p.seats[0].city = 10, 10
    t.give(p, 0, idols=3)
    p.round = 5
    p.attacks = [outcome.attack(1, 0, True), outcome.attack(0, 1, False), outcome.attack(0, 2, True)]
    t.figure(p, 0, "snake", 3)
    t.figure(p, 0, "caiman", 5)
    t.hero(p, 0, "H01")
    t.hero(p, 0, "H09", "P06")
    row = t.points(p)[0]
    assert row == [10, 6, 3, 1, 0, 0, 0, 7, 8, 6]


@pytest.mark.rule("CI-14.7", "CI-E40")
@pytest.mark.parametrize(("gems", "points"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16), (5, 25)])
def test_gems(gems: int, points: int) -> None:
    p = t.table()
    t.gem(p, 0, *names.GEM_IDS[:gems])
    assert t.points(p)[0][6] == points


@pytest.mark.rule("CI-14.6")
def test_task_points() -> None:
    p = t.table()
    p.seats[0].tasks = 0b1101
    assert t.points(p)[0][5] == 3 + 9 + 12


@pytest.mark.rule("CI-14.11")
def test_coins_luck_cards_and_shields_score_nothing() -> None:
    p = t.table()
    t.gear(p, 0, "defense", 4)
    t.give(p, 0, coins=20, luck=3, shields=2)
    t.hand(p, 0, stone=3)
    assert p.scores().totals()[0] == 0


@pytest.mark.rule("CI-14.12")
def test_a_tie_goes_to_the_lower_turn_order_number() -> None:
    p = t.table()
    p.order = [2, 0, 3, 1]
    assert p.scores().winners() == [2]


@pytest.mark.rule("CI-14.8")
def test_ruins_on_tiles_of_others_do_not_count() -> None:
    p = t.table()
    t.ruin(p, "P12", "RU10", shown=True)
    t.put(p, 1, "P12", 1)
    assert [row[7] for row in t.points(p)] == [0, 7, 0, 0]
    assert p.ruins[0].knowers[t.tile("P12")] == EVERYBODY


@pytest.mark.rule("CI-15.3", "CI-D2")
@pytest.mark.parametrize(
    ("coins", "idols", "asked"), [(5, 3, True), (5, 2, False), (9, 1, True), (10, 1, False), (9, 0, False)]
)
def test_idols_may_be_exchanged_before_a_task_that_coins_can_meet(
    coins: int, idols: int, asked: bool
) -> None:
    p = t.table()
    p.tasks = [names.TASK_IDS.index("T19")] * names.STACKS  # ten coins
    t.give(p, 3, coins=coins, idols=idols)
    p.attacks = [1] * 4
    t.end_round(p, 5)
    assert (t.question(p) == "ExchangeForTask") == asked
    if asked:
        assert t.asked(p) == [3]
        assert p.question(3).numbers == [names.TASK_IDS.index("T19"), 10, coins]
        declined = p.copy()
        t.play(p, *["idol coins"] * ((11 - coins) // 2))
        assert t.question(p) == "ClaimTask"
        t.play(declined, "pass")
        assert t.asked(declined) == [CHANCE]


@pytest.mark.rule("CI-15.3", "CI-G22", "CI-T19")
def test_twofold_idols_meet_a_task_sooner() -> None:
    p = t.table()
    p.tasks = [names.TASK_IDS.index("T19")] * names.STACKS
    t.give(p, 3, coins=6, idols=1)
    t.god(p, 3, "G22")
    t.end_round(p, 5)
    t.play(p, "idol coins")
    assert t.question(p) == "ClaimTask"


@pytest.mark.rule("CI-15.3")
def test_at_the_end_nobody_is_asked_to_give_idols_away() -> None:
    p = t.table()
    p.tasks = [names.TASK_IDS.index("T19")] * names.STACKS
    p.attacks = [1] * 5
    t.give(p, 3, idols=1)
    p.seats[0].city = 0
    t.end_round(p, 6)
    t.play(p, "attack snake")
    assert t.asked(p) == []
    assert p.scores().table[3][2] == 10
