"""Phase 6: lake control (AZ-11), with Chalchiuhtlicue (AZ-16.8)."""

from __future__ import annotations

import pytest

from patolli.games.azteca import names
from patolli.games.azteca.common import board
from patolli.games.azteca.game import GAME
from patolli.games.azteca.lakes import lake_phase, naval_attack, naval_battle

from .table import army, at, dice, events_named, hold, march, offered, question, run, say, ships, table, why
from .wars import crossing

ATTACKS = naval_attack.AttackCircle(0, 0)


@pytest.mark.rule("AZ-11.1", "AZ-D14", "AZ-I10")
def test_ships_return_and_are_sent_again_in_secret() -> None:
    p = table(2)
    p.harbour = [1, 0]
    ships(p, 0, "s1", 2)
    ships(p, 1, "s7", 1)
    run(p, lake_phase.LAKE_PHASE)
    assert p.asked() == [0, 1]
    assert p.harbour == [3, 1]
    assert GAME.vocabulary.text(p.default(0)) == "stop"
    assert len(offered(p, 0)) == 8, "any lake may be named"
    say(p, "0: sail s4", "0: sail s4", "0: stop")
    assert sum(p.ships) == 0
    say(p, "1: sail s5")
    assert board.ships_in(p, 33, 0) == 2
    assert board.ships_in(p, 34, 1) == 1
    assert p.harbour == [1, 0]


@pytest.mark.rule("AZ-11.2", "AZ-D15")
def test_battles_are_announced_in_turn_until_all_pass_in_a_row() -> None:
    p = table(3)
    for seat in (0, 1):
        ships(p, seat, "s4", 2)
    ships(p, 2, "s4", 1)
    ships(p, 2, "s1", 1)
    run(p, ATTACKS)
    assert why(p, "attack s1 2") == "no-ship-there"
    assert why(p, "attack s5 1") == "no-ship-there"
    assert "attack s4 1" in offered(p)
    say(p, "pass")
    assert p.asked() == [1]
    say(p, "attack s4 0", "2: pass")
    dice(p, "--")
    say(p, "break off")
    assert p.asked() == [2]
    say(p, "pass", "0: attack s4 1", "2: pass")
    dice(p, "--")
    say(p, "break off")
    assert p.asked() == [2], "seat 1 has attacked here already and is passed over"
    say(p, "pass")
    assert p.asked() == []
    assert events_named(p, "naval-attack")[0]["seat"] == 1


@pytest.mark.rule("AZ-11.2")
def test_each_attacks_once_per_lake() -> None:
    p = table(2)
    ships(p, 0, "s4", 2)
    ships(p, 1, "s4", 2)
    run(p, ATTACKS)
    say(p, "attack s4 1")
    dice(p, "--")
    say(p, "break off")
    assert p.asked() == [1]
    assert p.attacked == 1 << 3
    assert naval_attack.naval_attack_illegal_reason(p, 0, 3, 1) != 0
    assert naval_attack.naval_attack_illegal_reason(p, 1, 3, 0) == 0
    assert naval_attack.naval_attack_illegal_reason(p, 1, 3, 1) != 0


@pytest.mark.rule("AZ-11.3", "AZ-D18")
def test_only_the_attacker_may_break_off() -> None:
    p = table(2)
    ships(p, 0, "s4", 2)
    ships(p, 1, "s4", 3)
    naval_battle.begin(p, 3, 1, 0)
    p.run_on()
    dice(p, "--")
    assert p.asked() == [1]
    assert offered(p) == ["break off", "fight on"]
    assert GAME.vocabulary.text(p.default(1)) == "break off"
    say(p, "fight on")
    dice(p, "--")
    say(p, "break off")
    assert p.fleets == []


@pytest.mark.rule("AZ-11.5", "AZ-D17", "AZ-5.4")
def test_others_with_ships_there_may_join() -> None:
    p = table(4)
    p.first = 3
    for seat in (0, 1, 2):
        ships(p, seat, "s4", 1)
    naval_battle.begin(p, 3, 0, 1)
    p.run_on()
    assert p.asked() == [2], "seat 3 has no ship there"
    assert offered(p) == ["pass", "join attacker", "join defender"]
    say(p, "join defender")
    assert naval_battle.strength(p, names.DEFENDER) == 2
    assert p.dice_colour == [names.RED, names.YELLOW]


@pytest.mark.rule("AZ-11.6", "AZ-11.7", "AZ-11.8", "AZ-E5")
def test_three_ships_against_two_and_an_ally() -> None:
    p = table(3)
    ships(p, 0, "s4", 3)
    ships(p, 1, "s4", 2)
    ships(p, 2, "s4", 1)
    naval_battle.begin(p, 3, 0, 1)
    p.run_on()
    say(p, "2: join defender")
    assert p.dice_colour == [names.RED, names.RED]
    dice(p, "x-")
    assert [board.ships_in(p, 33, s) for s in range(3)] == [3, 1, 1], "the principal first"
    say(p, "fight on")
    assert p.dice_colour == [names.YELLOW, names.RED]
    dice(p, "x-")
    assert [board.ships_in(p, 33, s) for s in range(3)] == [3, 1, 0], "then the member with the fewest losses"
    say(p, "fight on")
    dice(p, "xx")
    assert [board.ships_in(p, 33, s) for s in range(3)] == [2, 0, 0], "both rolls at once"
    assert p.fleets == []


@pytest.mark.rule("AZ-11.7")
def test_a_roll_without_spear_ends_the_round_too() -> None:
    p = table(2)
    ships(p, 0, "s4", 1)
    ships(p, 1, "s4", 1)
    naval_battle.begin(p, 3, 0, 1)
    p.run_on()
    dice(p, "--")
    assert question(p) == "0 Break"


@pytest.mark.rule("AZ-11.9")
def test_an_ally_fights_on_without_the_principal_and_no_points_are_gained() -> None:
    p = table(3)
    ships(p, 0, "s4", 1)
    ships(p, 1, "s4", 1)
    ships(p, 2, "s4", 1)
    naval_battle.begin(p, 3, 0, 1)
    p.run_on()
    say(p, "2: join attacker")
    dice(p, "-x")
    assert board.ships_in(p, 33, 0) == 0
    assert question(p) == "0 Break", "the principal keeps the decision"
    say(p, "fight on")
    dice(p, "x-")
    assert p.fleets == []
    assert [p.sp[s].value() for s in range(3)] == [0, 0, 0]


@pytest.mark.rule("AZ-11.8")
def test_equal_losses_fall_on_the_principal_then_on_allies_in_player_order() -> None:
    p = table(4)
    p.first = 3
    for seat in range(4):
        ships(p, seat, "s4", 3)
    naval_battle.begin(p, 3, 0, 1)
    p.run_on()
    say(p, "3: join defender", "2: join defender")
    for _ in range(4):
        naval_battle.sink(p, names.DEFENDER)
    assert p.current_naval_battle.losses == [0, 2, 1, 1]
    assert [int(e["seat"]) for e in events_named(p, "ship-sunk")] == [1, 3, 2, 1]


@pytest.mark.rule("AZ-11.4", "AZ-16.8", "AZ-D16")
def test_chalchiuhtlicue_gives_yellow_to_her_side_and_red_to_the_other() -> None:
    p = table(4)
    ships(p, 0, "s4", 1)
    ships(p, 1, "s4", 3)
    ships(p, 2, "s4", 1)
    for seat in range(4):
        hold(p, seat, "chalchiuhtlicue" if seat < 2 else "raid")
    naval_battle.begin(p, 3, 0, 1)
    p.run_on()
    say(p, "2: pass")
    assert p.asked() == [0, 1], "a seat that stays out is not asked"
    say(p, "0: chalchiuhtlicue", "1: pass")
    assert p.asked() == [1]
    say(p, "1: pass")
    assert p.dice_colour == [names.YELLOW, names.RED]


@pytest.mark.rule("AZ-16.8")
def test_cards_on_both_sides_are_void() -> None:
    p = table(2)
    ships(p, 0, "s4", 1)
    ships(p, 1, "s4", 3)
    hold(p, 0, "chalchiuhtlicue")
    hold(p, 1, "chalchiuhtlicue")
    naval_battle.begin(p, 3, 0, 1)
    p.run_on()
    say(p, "0: chalchiuhtlicue", "1: chalchiuhtlicue", "1: chalchiuhtlicue")
    assert p.dice_colour == [names.RED, names.YELLOW]
    assert p.discard[names.CHALCHIUHTLICUE] == 2


@pytest.mark.rule("AZ-11.10", "AZ-E6", "AZ-11.11")
def test_more_ships_than_every_other_control_a_lake() -> None:
    p = table(3)
    ships(p, 0, "s4", 2)
    ships(p, 1, "s4", 2)
    assert board.controller(p, 33) == names.NOBODY
    assert board.may_sail(p, 33, 0)
    assert not board.needs_permission(p, 33, 1)
    assert not board.may_sail(p, 33, 2)
    ships(p, 2, "s4", 3)
    assert board.controller(p, 33) == 2
    assert board.needs_permission(p, 33, 0)
    assert board.controller(p, 30) == names.NOBODY
    run(p, lake_phase.CONTROL)
    assert events_named(p, "controlled")[0]["seat"] == 2


# ---- permission -------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-11.11", "AZ-11.12", "AZ-12.7", "AZ-D19", "AZ-5.4", "AZ-C9")
def test_permission_is_asked_offered_and_paid() -> None:
    p = crossing()
    assert question(p) == "3 Offer"
    assert offered(p) == ["0", "1", "2", "3", "pass"]
    say(p, "2")
    assert question(p) == "0 Answer"
    assert GAME.vocabulary.text(p.default(0)) == "no"
    assert events_named(p, "permission-offered", 0)[0]["t"] == 2
    assert events_named(p, "permission-offered", 1) == []
    assert GAME.show(p.observation(1))["offer"] == [None]
    assert GAME.show(p.observation(0))["offer"] == [2]
    say(p, "yes")
    assert p.tribute == [2, 0, 0, 1]
    assert events_named(p, "permission-granted", 1)[0]["t"] == 2
    assert at(p, 3, "a") == "S5"


@pytest.mark.rule("AZ-11.12")
def test_one_counter_amount_and_the_last_word() -> None:
    p = crossing()
    say(p, "1")
    assert offered(p) == ["no", "yes", "2", "3"]
    say(p, "3")
    assert question(p) == "3 LastWord"
    say(p, "yes")
    assert p.tribute == [3, 0, 0, 0]
    assert at(p, 3, "a") == "S5"
    p = crossing()
    say(p, "1", "3", "no")
    assert p.tribute == [0, 0, 0, 3]
    assert at(p, 3, "a") == "26"


@pytest.mark.rule("AZ-11.12", "AZ-12.10")
def test_refused_on_land_the_army_chooses_another_way() -> None:
    p = crossing()
    say(p, "0", "no")
    assert question(p) == "3 NextArea"
    assert why(p, "go s5") == "was-refused"
    assert p.current_march.steps == 0
    assert "stop" in offered(p)


@pytest.mark.rule("AZ-12.10")
def test_refused_at_sea_the_army_goes_back_to_land() -> None:
    p = table()
    army(p, 3, "a", "26", warriors=4)
    ships(p, 3, "s6", 1)
    ships(p, 3, "s7", 1)
    ships(p, 0, "s7", 2)
    march(p, 3, "a")
    say(p, "go s6", "go s7", "0", "no")
    assert at(p, 3, "a") == "26"
    assert p.march == []


@pytest.mark.rule("AZ-11.12")
def test_permission_covers_entering_and_landing() -> None:
    p = crossing()
    say(p, "0", "yes")
    assert question(p) == "3 NextArea"
    say(p, "go 8")
    assert question(p) != "3 Offer"
    assert at(p, 3, "a") == "8"
