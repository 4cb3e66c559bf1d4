"""Green god cards that act outside the supply phase."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names, reasons
from patolli.games.chichen_itza.actions import treasures
from patolli.games.chichen_itza.board import units
from patolli.games.chichen_itza.cards import hooks
from patolli.games.chichen_itza.movement import destinations
from patolli.games.chichen_itza.position import ChichenPosition

from . import table as t


def act(p: ChichenPosition, seat: int, *words: str) -> None:
    """Takes a turn in which actions cost nothing."""
    t.costs(p, [0] * p.tables.action_rows[p.players], [0] * p.tables.action_columns[p.players])
    t.begin_turn(p, seat)
    t.play(p, *words)


# ---- limits and idols ------------------------------------------------------------------------------------


@pytest.mark.rule("CI-G21")
def test_six_units_on_a_tile_and_in_a_group() -> None:
    p = t.table()
    t.god(p, 0, "G21")
    t.put(p, 0, "city", 5)
    t.put(p, 0, "P01", 4)
    assert (hooks.limit(p, 0), hooks.limit(p, 1)) == (6, 5)
    assert units.room(p, 0, t.tile("P01")) == 2
    act(p, 0, "place land-1", "from city")
    assert "6" in t.offered(p)
    assert "7" not in t.offered(p)


@pytest.mark.rule("CI-G21", "CI-13.3")
def test_the_city_defence_keeps_its_own_limit() -> None:
    def most(*gods: str) -> set[str]:
        p = t.table()
        t.god(p, 0, *gods)
        t.put(p, 0, "city", 9)
        t.defend_city(p, 0, "jaguar")
        return t.offered(p)

    assert most("G21") == most()


@pytest.mark.rule("CI-G22")
def test_idols_bring_twice_as_much_of_one_good() -> None:
    p = t.table()
    t.god(p, 0, "G22")
    t.give(p, 0, idols=3)
    t.begin_turn(p, 0)
    t.play(p, "idol coins", "idol luck", "idol magic", "draw stone", "draw fire")
    player = p.seats[0]
    assert (player.coins, player.luck, p.hands[0].cards, player.idols) == (4, 2, [1, 1], 0)
    p = t.table()
    t.give(p, 0, idols=1)
    t.begin_turn(p, 0)
    t.play(p, "idol coins")
    assert p.seats[0].coins == 2


@pytest.mark.rule("CI-G22", "CI-8.6")
def test_an_idol_prevents_two_damage_and_the_second_may_be_lost() -> None:
    p = t.table()
    t.god(p, 1, "G22")
    t.give(p, 1, idols=2)
    t.put(p, 1, "P01", 4)
    t.war(p, 0)
    t.put(p, 0, "city", 2)
    t.gear(p, 0, "melee", 3)
    t.fight(p, 0, "city", "P01", 5)
    while t.question(p) != "PreventByIdols" and p.asked():
        seat = p.asked()[0]
        if seat >= 0:
            p.play(seat, p.default(seat))
        elif p.combat.side == names.FIRST:
            t.roll_all(p, 1)
        else:
            t.roll_all(p, 6)
    hits = p.combat.damage[names.SECOND]
    assert hits >= 3
    left = p.copy()
    t.play(left, "1")
    assert hits - left.combat.damage[names.SECOND] >= 2
    assert left.seats[1].idols == 1


# ---- actions ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CI-G29")
def test_the_coins_space_also_brings_warriors_every_time() -> None:
    p = t.table()
    t.god(p, 0, "G29")
    city = p.seats[0].city
    act(p, 0, "place coins")
    assert t.offered(p) == {"use g29", "pass"}
    declined = p.copy()
    t.play(p, "use g29")
    assert p.seats[0].city == city + 2
    p.turns = p.order.index(0)
    act(p, 0, "place coins", "use g29")
    assert p.seats[0].city == city + 4
    t.play(declined, "pass")
    assert declined.seats[0].city == city


@pytest.mark.rule("CI-G31")
def test_two_more_warriors_reinforce() -> None:
    p = t.table()
    t.god(p, 0, "G31")
    t.put(p, 0, "P01", 3)
    reserve = p.seats[0].reserve
    act(p, 0, "place reinforcement", "send p01", "send p01", "send city", "send city", "send city")
    assert p.seats[0].reserve == reserve - 5
    assert t.question(p) != "Reinforce"
    assert p.warriors[t.tile("P01")] == 5
    p = t.table()
    t.god(p, 0, "G31")
    act(p, 0, "place reinforcement", "send city", "stop")
    assert t.question(p) != "Reinforce"


@pytest.mark.rule("CI-G32")
def test_one_more_on_the_treasure_die_of_a_scout() -> None:
    p = t.table()
    t.god(p, 0, "G32")
    act(p, 0, "place scout", "scout p01")
    t.roll(p, 1)
    assert t.offered(p) == {"use g32", "pass"}
    declined = p.copy()
    found = [p.tables.treasure_on[face - 1] for face in (1, 2)]
    assert found[0] != found[1]
    t.play(p, "use g32")
    assert [one["treasure"] for one in t.emitted(p, "treasure")] == [found[1]]
    declined.event_log = p.event_log
    t.play(declined, "pass")
    assert [one["treasure"] for one in t.emitted(declined, "treasure")] == [found[1], found[0]]


@pytest.mark.rule("CI-G32")
def test_a_six_stays_a_six_and_other_treasures_are_left_alone() -> None:
    p = t.table()
    t.god(p, 0, "G32")
    act(p, 0, "place scout", "scout p01")
    t.roll(p, 6)
    assert "use g32" not in t.offered(p)
    p = t.table()
    t.god(p, 0, "G32")
    t.idle(p)
    treasures.find(p, 0, treasures.FROM_REGROUP)
    p.run_on()
    t.roll(p, 1)
    assert p.asked() == [] or "use g32" not in t.offered(p)


@pytest.mark.rule("CI-G33")
def test_a_scout_finds_a_second_treasure() -> None:
    p = t.table()
    t.god(p, 0, "G33", "G32")
    act(p, 0, "place scout", "scout p01")
    t.roll(p, 1)
    t.play(p, "pass")  # G32 on the first
    assert t.offered(p) == {"use g33", "pass"}
    declined = p.copy()
    t.play(p, "use g33")
    t.roll(p, 3)
    assert t.offered(p) == {"use g32", "pass"}  # the card is offered on the second tile as well
    t.play(p, "use g32")
    found = [one["treasure"] for one in t.emitted(p, "treasure")]
    assert found == [p.tables.treasure_on[0], p.tables.treasure_on[3]]
    t.play(declined, "pass")
    assert t.question(declined) == "ChooseAction"


@pytest.mark.rule("CI-G34")
def test_a_declaration_of_war_pacifies_the_others() -> None:
    p = t.table()
    t.god(p, 0, "G34")
    t.war(p, 1, 2)
    t.war(p, 2, 1)
    act(p, 0, "place war")
    declined = p.copy()
    t.play(p, "use g34")
    assert [player.war for player in p.seats] == [2, 1, 0, 0]
    t.play(declined, "pass")
    assert [player.war for player in declined.seats] == [2, 2, 1, 0]


@pytest.mark.rule("CI-G34", "CI-T02")
def test_pacifying_breaks_the_task_of_war() -> None:
    p = t.table()
    t.god(p, 0, "G34")
    t.war(p, 1, 2)
    t.task(p, "T02")
    act(p, 0, "place war", "use g34")
    t.end_round(p, 2)
    assert t.asked(p) == [0]
    t.play(p, "claim reserve")
    assert t.question(p) != "ClaimTask"


@pytest.mark.rule("CI-G35")
def test_once_a_round_a_second_marker_on_a_tile() -> None:
    p = t.table()
    t.god(p, 0, "G35")
    rows = p.tables.action_rows[4]
    t.begin_turn(p, 0)
    t.costs(p, [1] * rows, [3] * p.tables.action_columns[4])
    t.give(p, 0, coins=9)
    t.play(p, "place favor")
    assert p.seats[0].coins == 8
    t.begin_turn(p, 0)
    t.play(p, "place favor")
    assert p.seats[0].coins == 5  # the tile is occupied, so the higher cost applies
    t.begin_turn(p, 0)
    assert t.why_not(p, "place favor") == "own-marker"
    p = t.table()
    act(p, 0, "place favor")
    t.begin_turn(p, 0)
    assert t.why_not(p, "place favor") == "own-marker"


@pytest.mark.rule("CI-G38")
def test_land_as_water_and_water_as_land() -> None:
    p = t.table()
    t.god(p, 0, "G38")
    act(p, 0, "place land-1")
    assert t.offered(p) == {"as land", "as water"}
    usual = p.copy()
    t.play(p, "as water", "from city", "1")
    wet = {word[3:].upper() for word in t.offered(p) if word.startswith("go p")}
    assert wet
    assert all(p.tables.terrain[t.tile(one)] == names.WATER for one in wet)
    t.play(usual, "as land", "from city", "1")
    dry = {word[3:].upper() for word in t.offered(usual) if word.startswith("go p")}
    assert dry
    assert all(p.tables.terrain[t.tile(one)] == names.LAND for one in dry)


# ---- control ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CI-G36")
def test_a_scout_alone_controls() -> None:
    p = t.table()
    t.god(p, 0, "G36")
    t.scout(p, 0, "P01", "P02", "P03", "P04")
    t.creature(p, "P02", "monkey", 1)
    t.put(p, 1, "P03", 1)
    t.scout(p, 2, "P04")
    assert hooks.controlled(p, 0) == 1 << t.tile("P01")
    assert units.places(p, 0) == [t.tile("P01"), names.CITY]
    t.put(p, 1, "P03", -1)
    assert hooks.controlled(p, 0) == 1 << t.tile("P01") | 1 << t.tile("P03")
    with t.switched_off("G36"):
        assert hooks.controlled(p, 0) == 0


@pytest.mark.rule("CI-G36")
def test_control_by_a_scout_can_be_reinforced_and_counts() -> None:
    p = t.table()
    t.god(p, 0, "G36")
    t.scout(p, 0, "P01")
    assert t.points(p)[0][0] == p.tables.points_of_tile
    act(p, 0, "place reinforcement")
    assert "send p01" in t.offered(p)
    t.play(p, "send p01", "stop")
    assert t.tiles_with_units(p, 0) == {"P01"}
    assert p.seats[0].gems == 0  # no takeover


@pytest.mark.rule("CI-G36")
def test_own_units_moving_there_take_it_over_with_its_bonus() -> None:
    p = t.table()
    t.god(p, 0, "G36")
    t.scout(p, 0, "P01")
    t.march(p, 0, "city", "P01", 1)
    assert p.seats[0].gems != 0


@pytest.mark.rule("CI-G36")
def test_others_move_in_without_war() -> None:
    p = t.table()
    t.god(p, 0, "G36")
    t.scout(p, 0, "P01")
    assert destinations.end_illegal_reason(p, 1, t.tile("P01"), 0, 1, 0) == 0
    t.march(p, 1, "city", "P01", 1)
    assert p.seats[1].gems != 0
    assert hooks.controlled(p, 0) == 0


@pytest.mark.rule("CI-G37")
def test_a_ruin_taken_over_brings_a_warrior() -> None:
    def city(*gods: str, tile: str = "P12") -> int:
        p = t.table()
        t.god(p, 0, *gods)
        if tile == "P12":
            t.ruin(p, tile, "RU01")
        t.march(p, 0, "city", tile, 1)
        t.finish(p)
        return p.seats[0].city

    assert city("G37") == city() + 1
    assert city("G37", tile="P06") == city(tile="P06")


# ---- combat ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CI-G39")
def test_an_attacker_turns_two_markers_or_must_not_attack() -> None:
    p = t.table()
    t.god(p, 1, "G39")
    t.put(p, 1, "P01", 1)
    t.war(p, 0, 1)
    assert destinations.end_illegal_reason(p, 0, t.tile("P01"), 0, 1, 0) == reasons.NO_WAR_MARKER
    t.war(p, 0, 2)
    assert destinations.end_illegal_reason(p, 0, t.tile("P01"), 0, 1, 0) == 0
    t.fight(p, 0, "city", "P01", 3)
    assert p.seats[0].war == 0


@pytest.mark.rule("CI-G40")
def test_the_other_player_rolls_one_die_less_in_melee() -> None:
    def dice(*gods: str) -> list[tuple[int, int]]:
        """Returns the phase and the number of dice of each of the attacker's rolls."""
        p = t.table()
        t.god(p, 1, *gods)
        t.put(p, 1, "P01", 2)
        t.war(p, 0)
        t.gear(p, 0, "ranged", 3)
        t.fight(p, 0, "city", "P01", 3)
        found: list[tuple[int, int]] = []
        while p.asked():
            combat = p.combat
            if (
                combat.side == names.FIRST
                and combat.phase >= 0
                and p.asked()[0] < 0
                and combat.dice_left == combat.dice_thrown
            ):
                found.append((combat.phase, combat.dice_thrown))
            seat = p.asked()[0]
            p.play(seat, p.legal_moves(seat)[-1] if seat < 0 else p.default(seat))
        return found

    usual, fewer = dice(), dice("G40")
    melee = [(phase, number - 1) for phase, number in usual if names.MEANS[phase] == names.BY_MELEE]
    assert melee
    assert [one for one in fewer if names.MEANS[one[0]] == names.BY_MELEE] == melee
    assert [one for one in fewer if names.MEANS[one[0]] != names.BY_MELEE] == [
        one for one in usual if names.MEANS[one[0]] != names.BY_MELEE
    ]


@pytest.mark.rule("CI-G40")
def test_a_single_die_leaves_none() -> None:
    p = t.table()
    t.god(p, 1, "G40")
    p.group.seat, p.combat.foe, p.combat.phase = 0, 1, names.MELEE_1
    p.combat.second_hooks = hooks.used_by(p, names.SECOND)
    assert hooks.dice(p, names.FIRST, 1) == 0
    assert hooks.dice(p, names.FIRST, 0) == 0
