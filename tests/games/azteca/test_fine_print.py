"""Details that the tests of whole scenes do not cover, such as flags, the order of seats, and
who is asked.
"""

from __future__ import annotations

import pytest

from patolli.games.azteca import names
from patolli.games.azteca.cards import hand_cards
from patolli.games.azteca.common import dice as rolling
from patolli.games.azteca.flower_war import activation
from patolli.games.azteca.game import GAME
from patolli.games.azteca.lakes import lake_phase
from patolli.games.azteca.phases import tribute
from patolli.games.azteca.pochtecas import expeditions, missions
from patolli.kernel.chance import Rng
from patolli.kernel.seats import CHANCE

from .table import (
    army,
    at,
    box,
    city,
    dice,
    event_lines,
    events_named,
    hold,
    lost,
    march,
    offered,
    owner,
    pochteca,
    question,
    run,
    say,
    ships,
    start,
    table,
    units,
    why,
)
from .wars import allied, city_of_the_tepanecs, crossing, duel, passing

# ---- set-up ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-4.1", "AZ-4.3", "AZ-4.5", "AZ-4.6", "AZ-4.7", "AZ-4.8")
def test_events_of_the_set_up() -> None:
    p = start(2)
    say(p, "people tepanecs", "people aztecs", "first 1")
    while p.asked() == [CHANCE]:
        say(p, offered(p)[0])
    say(p, offered(p)[0])
    say(p, offered(p)[0])
    area = events_named(p, "placed-marker")[0]["area"]
    assert event_lines(p, 1)[:3] == ["people 0 1", "people 1 0", "first-player 1"]
    assert event_lines(p, 1).count("dealt-marker-unseen 0") == 11
    assert event_lines(p, 0).count("dealt-marker-unseen 1") == 11
    assert event_lines(p, 1)[-1] == f"placed-marker 1 0 {area}"
    assert event_lines(p, 0)[-1] == f"placed-marker-unseen 1 {area}"
    while question(p).endswith("Marker"):
        say(p, offered(p)[0])
    shown = [line for line in event_lines(p) if line.startswith("marker-shown")]
    assert len(shown) == names.INNER_AREAS
    say(p, "dike 8")
    assert event_lines(p)[-1] == "dike-built 1 1"
    say(p, "0: 4", "0: 0", "0: 0", "0: 1", "1: 2", "1: 2", "1: 2")
    assert event_lines(p)[-4:] == ["distributed 1 4 2 0 0", "distributed 0 4 1 0 0", "round 1 1", "phase 1"]


# ---- windows -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-5.10")
@pytest.mark.parametrize(
    ("card", "last", "asked"), [("tlaloc", "raid", [1]), ("raid", "raid", []), ("tlaloc", "tlaloc", [])]
)
def test_played_out_only_who_has_a_card_for_the_window_is_asked(
    card: str, last: str, asked: list[int]
) -> None:
    p = table(3)
    hold(p, 0, "raid")
    hold(p, 1, card)
    p.last_card[1] = names.CARD_IDS.index(last)
    p.unwatched = True
    run(p, tribute.TributeWindow(0, names.EVERY_SEAT))
    assert p.asked() == asked


@pytest.mark.rule("AZ-5.10")
def test_a_seat_that_has_answered_is_not_asked_again_even_if_it_has_the_card() -> None:
    p = table(3)
    hold(p, 1, "tlaloc")
    p.unwatched = True
    run(p, tribute.TributeWindow(0, names.EVERY_SEAT & ~2))
    assert p.asked() == []


@pytest.mark.rule("AZ-5.7")
def test_what_is_held_and_may_be_played_counts() -> None:
    p = table(2)
    hold(p, 0, "tlaloc")
    assert tribute.TRIBUTE_CARD.can_play(p, 0)
    assert not tribute.TRIBUTE_CARD.can_play(p, 1)
    hand_cards.play(p, 0, names.TLALOC)
    assert not tribute.TRIBUTE_CARD.can_play(p, 0)


# ---- pochtecas ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-10.6")
def test_expeditions_go_round_from_the_first_player() -> None:
    p = table(3)
    p.first = 1
    for seat in range(3):
        pochteca(p, seat, "a", "exp")
        pochteca(p, seat, "c", "exp")
    run(p, expeditions.ExpeditionCircle(0))
    while p.asked() == [CHANCE]:
        say(p, "expedition ex01" if "expedition ex01" in offered(p) else offered(p)[0])
    drawn = [(e["seat"], e["letter"]) for e in events_named(p, "expedition")]
    assert drawn == [(1, 0), (2, 0), (0, 0), (1, 2), (2, 2), (0, 2)]


@pytest.mark.rule("AZ-10.6")
def test_a_player_without_expeditions_is_passed_over() -> None:
    p = table(3)
    pochteca(p, 0, "b", "exp")
    pochteca(p, 2, "a", "exp")
    pochteca(p, 2, "b", "exp")
    run(p, expeditions.ExpeditionCircle(0))
    while p.asked() == [CHANCE]:
        say(p, offered(p)[0])
    assert [e["seat"] for e in events_named(p, "expedition")] == [0, 2, 2]


@pytest.mark.rule("AZ-10.7", "AZ-10.9", "AZ-10.11", "AZ-10.12", "AZ-D13")
def test_why_a_mission_is_not_possible() -> None:
    p = table(2)
    p.tribute = [9, 9]
    p.turn = 1
    city(p, 0, "11", assimilated=True)
    pochteca(p, 1, "a", "11")
    pochteca(p, 1, "c", "27")
    run(p, missions.MISSION)
    reasons = {
        "ally a": ("not-neutral", [10]),
        "rebel a": ("city-assimilated", [10]),
        "assimilate a": ("no-own-city", [10]),
        "spy a": ("not-neutral", [10]),
        "ally c": ("not-inner", [26]),
        "ally b": ("not-on-the-map", []),
    }
    for move, expected in reasons.items():
        found = p.why_not(1, GAME.vocabulary.move(move))
        assert found is not None
        assert (found.name, found.numbers) == expected
    assert offered(p) == ["spy c", "rest a", "rest c"]


# ---- marches -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-12.2")
def test_an_empty_army_does_not_march() -> None:
    p = table(2)
    lost(p, 1, "b", "c")
    march(p, 1, "a")
    assert p.asked() == []
    assert event_lines(p) == ["activated 1 0 23", "activation-over 1 0"]


@pytest.mark.rule("AZ-12.10", "AZ-16.13")
def test_from_the_sea_an_army_goes_back_to_the_last_land() -> None:
    p = table(2)
    army(p, 1, "a", "24", 2, 0)
    lost(p, 1, "b", "c")
    city(p, 1, "8")
    ships(p, 1, "s5")
    hold(p, 0, "flood")
    march(p, 1, "a")
    say(p, "0: pass", "pass", "go 8", "go s5", "0: pass")
    assert at(p, 1, "a") == "S5"
    assert p.current_march.last_land == names.AREA_IDS.index("8")
    assert p.current_march.came_from == names.AREA_IDS.index("8")
    say(p, "go 7")
    assert p.current_march.last_land == names.AREA_IDS.index("8")


@pytest.mark.rule("AZ-12.14", "AZ-12.15")
def test_who_cannot_intercept_is_not_asked_even_for_a_pass() -> None:
    p = table()
    army(p, 1, "a", "24", 0, 3)
    lost(p, 1, "b", "c")
    city(p, 1, "6")
    army(p, 0, "a", "11", 0, 2)
    lost(p, 0, "b", "c")
    march(p, 1, "a")
    p.play(1, GAME.vocabulary.move("go 6"))
    assert question(p) == "1 NextArea"


@pytest.mark.rule("AZ-12.16", "AZ-12.26")
def test_in_its_own_city_an_intercepted_army_has_the_others_with_it() -> None:
    p = passing()
    army(p, 1, "b", "6", 1, 0)
    say(p, "intercept a")
    assert p.current_battle.armies == 0b11
    p = passing()
    say(p, "intercept a")
    assert p.current_battle.armies == 0b01


@pytest.mark.rule("AZ-12.15")
def test_why_there_is_no_way_for_an_interceptor() -> None:
    p = table()
    army(p, 1, "a", "24", 2, 0)
    lost(p, 1, "b", "c")
    army(p, 0, "a", "23", 0, 1)
    army(p, 2, "a", "8", 0, 1)
    ships(p, 1, "s5")
    ships(p, 0, "s5")
    march(p, 1, "a")
    say(p, "go s5")
    assert question(p) == "0 Intercept"
    assert why(p, "intercept b") == "no-army-adjacent"
    ships(p, 0, "s5", 0)
    found = p.why_not(0, GAME.vocabulary.move("intercept a"))
    assert found is not None
    assert (found.name, found.numbers) == ("no-right-of-way", [34])


@pytest.mark.rule("AZ-12.28", "AZ-12.24")
def test_only_who_defends_a_city_by_the_reserve_alone_is_bound() -> None:
    p = city_of_the_tepanecs((1, 0))
    say(p, "yes")
    assert (p.current_battle.must_name, p.current_battle.interception) == (1, 0)
    p = table()
    army(p, 1, "a", "6", 1, 0)
    box(p, 1, "reserve", warriors=1)
    army(p, 0, "a", "7", 0, 3)
    lost(p, 0, "b", "c")
    march(p, 0, "a")
    say(p, "go 6")
    assert (p.current_battle.must_name, p.current_battle.interception) == (0, 0)
    assert offered(p) == ["0", "1"]


# ---- after battles -----------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-12.45", "AZ-12.26")
def test_the_reserve_gains_experience() -> None:
    p = city_of_the_tepanecs((2, 0))
    say(p, "yes", "2", "0")
    dice(p, "--xx")
    assert event_lines(p)[-8:] == [
        "captured 0 1 0",
        "captured 0 1 0",
        "battle-won 1 1",
        "prisoners 1 2",
        "experience 1 3 2",
        "reserve-back 1 0 2",
        "army-destroyed 0 0",
        "activation-over 0 0",
    ]
    assert p.soldiers[2:4] == [0, 2]


@pytest.mark.rule("AZ-12.45", "AZ-16.11")
def test_an_ally_of_the_winner_gains_experience_and_goes_home_alive() -> None:
    p = allied()
    box(p, 0, "a", 1, 0)
    box(p, 2, "b", 2, 0)
    p.forget()
    dice(p, "x---")
    assert units(p, 2, "b") == [0, 2]
    assert "experience 2 1 2" in event_lines(p)
    assert at(p, 2, "b") == "4"
    assert owner(p, "6") == 1


@pytest.mark.rule("AZ-12.45", "AZ-12.31")
@pytest.mark.parametrize(
    ("kind", "back"), [("warrior", "reserve-back 2 0 1"), ("jaguar", "reserve-back 2 0 1")]
)
def test_a_cousin_comes_back(kind: str, back: str) -> None:
    p = table()
    army(p, 1, "a", "21", 1, 0)
    lost(p, 1, "b", "c")
    lost(p, 2, "a", "b", "c")
    box(p, 2, "reserve", warriors=1, jaguars=1)
    march(p, 1, "a")
    say(p, "go 22", f"2: send {kind}")
    dice(p, "1" + "--x-")
    assert "reserve-back 2 0 1" in event_lines(p)
    assert units(p, 2, "reserve") == ([0, 2] if kind == "warrior" else [1, 1])


@pytest.mark.rule("AZ-12.40", "AZ-12.31")
def test_cousins_are_lost_last() -> None:
    p = table()
    army(p, 1, "a", "21", 0, 4)
    lost(p, 1, "b", "c")
    lost(p, 2, "a", "b", "c")
    box(p, 2, "reserve", warriors=1)
    march(p, 1, "a")
    say(p, "go 22", "2: send warrior")
    dice(p, "1" + "xx--")
    assert [e["soldier"] for e in events_named(p, "neutral-lost")] == [0, 1]
    say(p, "pass")
    dice(p, "x---")
    assert "captured 2 0 1" in event_lines(p)
    assert p.soldiers[4:6] == [0, 0]
    assert owner(p, "22") == 1


@pytest.mark.rule("AZ-12.41", "AZ-11.8")
def test_losses_alternate_between_principal_and_ally() -> None:
    p = allied()
    box(p, 1, "a", 2, 0)
    box(p, 2, "b", 2, 0)
    p.forget()
    dice(p, "--x-")
    say(p, "pass")
    dice(p, "--x-")
    assert [(e["seat"], e["side"]) for e in events_named(p, "captured")] == [(1, 0), (2, 0)]


@pytest.mark.rule("AZ-12.36")
def test_both_sides_lose_what_they_chose() -> None:
    p = duel((1, 1), (1, 1))
    dice(p, "x-x-")
    say(p, "1: lose jaguar a", "0: lose warrior a")
    assert (units(p, 1, "a"), units(p, 0, "a")) == ([1, 0], [0, 1])
    assert p.soldiers[:4] == [0, 1, 1, 0]


# ---- what other players may think possible
# ---------------------------------------------------------------------------------


@pytest.mark.rule("AZ-C9", "AZ-11.12")
def test_a_counter_amount_is_at_least_one() -> None:
    p = crossing(t=3)
    say(p, "0", "2")
    observed = p.observation(1)
    assert {observed.determinize(Rng(seed)).offers[0].value() for seed in range(60)} == {1, 2, 3}


@pytest.mark.rule("AZ-12.4")
def test_who_passes_activates_nothing() -> None:
    p = table(2)
    army(p, 1, "a", "24", 1, 0)
    p.turn = 1
    run(p, activation.Activate(0))
    say(p, "pass")
    assert event_lines(p) == ["not-activated 1"]
    assert p.march == []
    assert p.activated == 0


@pytest.mark.rule("AZ-11.2")
def test_who_meets_no_other_ship_is_not_asked_for_an_attack() -> None:
    p = table(2)
    p.harbour = [1, 1]
    run(p, lake_phase.LAKE_PHASE)
    for seat, sea in enumerate(("s3", "s6")):
        p.play(seat, GAME.vocabulary.move(f"sail {sea}"))
    assert p.asked() == []
    assert event_lines(p)[-2:] == ["controlled 2 0", "controlled 5 1"]


@pytest.mark.rule("AZ-4.1")
def test_which_people_is_taken() -> None:
    p = start(3, {"peoples": "chosen"})
    say(p, "people tepanecs")
    found = p.why_not(1, GAME.vocabulary.move("people tepanecs"))
    assert found is not None
    assert (found.name, found.numbers) == ("people-taken", [1])
    assert p.tribute[1:] == [0, 0], "nothing until the people is known"


@pytest.mark.rule("AZ-5.6", "AZ-16.2")
def test_a_cancelled_card_cannot_be_cancelled_again() -> None:
    p = table(3)
    hold(p, 0, "tlenamacac")
    hold(p, 1, "sorcerer", "raid")
    hold(p, 2, "sorcerer", "raid")
    rolling.throw(p, [names.RED], names.FOR_REBELLION, 0)
    run(p)
    dice(p, "x")
    say(p, "0: tlenamacac 1", "1: pass", "2: pass", "1: sorcerer cancel", "2: pass")
    assert p.hands[2].size == 2
    assert question(p).endswith("Influence")


# ---- who fights --------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-12.31", "AZ-D28")
def test_a_cousin_is_shown_whom_he_helps_against() -> None:
    p = table()
    army(p, 1, "a", "21", 1, 0)
    lost(p, 1, "b", "c")
    box(p, 2, "reserve", warriors=1)
    march(p, 1, "a")
    say(p, "go 22")
    assert question(p) == "2 Cousin"
    assert p.question(2).numbers == [1, 21]


@pytest.mark.rule("AZ-12.32", "AZ-10.12")
def test_a_pochteca_who_is_no_spy_does_not_hinder_mobilisation() -> None:
    p = table()
    army(p, 1, "a", "24", 2, 0)
    lost(p, 1, "b", "c")
    pochteca(p, 1, "a", "6")
    pochteca(p, 1, "b", "7", spy=True)
    march(p, 1, "a")
    say(p, "go 6")
    assert p.asked() == [CHANCE]
    assert p.rolled_for == names.FOR_MOBILISATION


@pytest.mark.rule("AZ-12.40", "AZ-16.10")
def test_reinforcements_of_neutrals_are_lost_after_the_garrison() -> None:
    p = table()
    army(p, 1, "a", "24", 0, 4)
    lost(p, 1, "b", "c")
    march(p, 1, "a")
    hold(p, 2, "reinforcements")
    say(p, "go 6", "2: reinforcements defender")
    dice(p, "1" + "xx--")
    say(p, "pass")
    dice(p, "x---")
    assert [line for line in event_lines(p) if "lost" in line] == [
        "neutral-lost 0",
        "neutral-lost 1",
        "temporary-lost 1",
    ]
    assert owner(p, "6") == 1


@pytest.mark.rule("AZ-12.36")
def test_only_armies_in_the_battle_lose_units() -> None:
    p = table()
    army(p, 1, "a", "24", 0, 3)
    lost(p, 1, "b", "c")
    army(p, 0, "a", "6", 1, 1)
    army(p, 0, "b", "11", 1, 1)
    march(p, 1, "a")
    say(p, "go 6")
    dice(p, "x---")
    assert offered(p) == ["lose warrior a", "lose jaguar a"]
    assert why(p, "lose warrior b") == "no-unit-left"


@pytest.mark.rule("AZ-12.37")
def test_a_seat_that_may_give_up_a_defence_is_shown_both_strengths() -> None:
    p = city_of_the_tepanecs((1, 1))
    say(p, "yes", "1", "1")
    dice(p, "----")
    say(p, "pass")
    assert question(p) == "1 GiveUp"
    assert p.question(1).numbers == [2, 3, 4]
