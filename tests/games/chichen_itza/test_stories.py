"""Scripted scenes whose events are compared in full: each event, its numbers, and its rule.

The folder `stories` contains the expected events, one per line. When a scene or its events change, regenerate
the stories with `python -m tests.games.chichen_itza.test_stories`, review the changes, and give the reason in
the commit message.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.actions import treasures
from patolli.games.chichen_itza.position import ChichenPosition
from patolli.kernel.seats import CHANCE

from . import table as t
from .combats import ANI, AT, FRANK, battle, go, hunt, until

HERE = Path(__file__).parent / "stories"


def quiet(p: ChichenPosition) -> ChichenPosition:
    """Clears the event log."""
    t.story(p)
    return p


# ---- against creatures -----------------------------------------------------------------------------------


def held_by_a_triceratops() -> ChichenPosition:
    p = quiet(hunt("triceratops", 3))
    t.hero(p, ANI, "H13")
    t.give(p, ANI, luck=3, idols=1, shields=1)
    t.hand(p, ANI, stone=1, fire=1)
    t.gear(p, ANI, "ranged", 3)
    t.scout(p, ANI, AT)
    go(p, 3, "b")
    t.play(p, "cast fire 1")
    t.roll(p, 2)
    t.play(p, "luck again")
    t.roll(p, 3)
    t.roll(p, 5)
    t.finish(p)
    return p


def cancelled_hits_and_idols_against_damage() -> ChichenPosition:
    p = quiet(hunt("triceratops", 4))
    t.give(p, ANI, luck=2, idols=3)
    go(p, 3)
    t.play(p, "cast none")
    t.roll(p, 1, 1, 6)
    t.play(p, "luck hit")
    t.roll(p, 3)
    if t.question(p) == "PreventByIdols":
        t.play(p, "1")
    t.finish(p)
    return p


def a_snake_that_takes_coins() -> ChichenPosition:
    p = quiet(hunt("snake", 2, "P06"))
    t.give(p, ANI, coins=3)
    go(p, 2, at="P06")
    t.roll(p, 6, 6)
    t.roll(p, 4)
    t.roll(p, 1, 1)
    t.roll(p, 5)
    return p


def a_snake_that_flees() -> ChichenPosition:
    p = quiet(hunt("snake", 2, "P08"))
    go(p, 2, at="P08")
    t.roll(p, 1, 6)
    t.finish(p)
    return p


def kukulkan_rolls_on() -> ChichenPosition:
    p = quiet(hunt("kukulkan", 5, "P06"))
    t.hero(p, ANI, "H01")
    go(p, 2, "a", at="P06")
    t.roll(p, 2)
    t.roll(p, 5)
    t.roll(p, 6, 1)
    t.roll(p, 1)
    t.roll(p, 3)
    t.roll(p, 6)
    return p


def a_shaman_throws_stones() -> ChichenPosition:
    p = quiet(hunt("shaman", 3))
    go(p, 4)
    t.roll(p, 2)
    t.finish(p)
    return p


def a_jaguar_in_melee_only() -> ChichenPosition:
    p = quiet(hunt("jaguar", 3))
    t.hand(p, ANI, stone=2)
    t.gear(p, ANI, "ranged", 4)
    t.gear(p, ANI, "defense", 3)
    t.give(p, ANI, shields=2)
    go(p, 4)
    t.roll(p, 1, 1, 1, 6)
    t.finish(p)
    return p


def the_last_unit_strikes() -> ChichenPosition:
    p = quiet(hunt("snake", 1, "P06"))
    go(p, 1, at="P06")
    t.roll(p, 1)
    t.roll(p, 3)
    return p


def a_mine_and_the_star() -> ChichenPosition:
    p = quiet(t.table())
    t.gem(p, ANI, "green", "white", "red")
    t.hero(p, ANI, "H23")
    t.march(p, ANI, "city", "P02", 1, "c", by="hero")
    while t.asked(p):
        t.play(p, min(t.offered(p)))
    return p


def a_ruin_taken() -> ChichenPosition:
    p = quiet(t.table())
    t.ruin(p, "P12", "RU06")
    t.hero(p, ANI, "H22")
    t.march(p, ANI, "city", "P12", 1, "c")
    while t.asked(p):
        t.play(p, min(t.offered(p)))
    return p


# ---- against players -------------------------------------------------------------------------------------


def a_defender_falls() -> ChichenPosition:
    p = quiet(battle(1))
    t.god(p, FRANK, "G19")
    t.give(p, ANI, coins=3)
    t.give(p, FRANK, luck=2)
    go(p, 2)
    t.roll(p, 1, 6)
    t.roll(p, 1)
    t.play(p, "stop")
    t.finish(p)
    return p


def an_attacker_falls() -> ChichenPosition:
    p = quiet(battle(3))
    t.hand(p, FRANK, stone=2)
    t.gear(p, FRANK, "magic", 2)
    go(p, 2)
    t.play(p, "cast stone 2")
    t.roll(p, 1, 4)
    t.finish(p)
    return p


def both_fall() -> ChichenPosition:
    p = quiet(battle(1))
    go(p, 1)
    t.roll(p, 1)
    t.roll(p, 1)
    return p


def undecided() -> ChichenPosition:
    p = quiet(battle(2))
    t.hero(p, FRANK, "H12", AT)
    t.gear(p, FRANK, "defense", 3)
    t.give(p, FRANK, luck=3, shields=2, idols=1)
    go(p, 3)
    t.play(p, "cast none")
    t.roll(p, 1, 1, 1)
    t.roll(p, 1, 6, 6)
    t.play(p, "luck again", "1")
    t.roll(p, 6, 6, 6)
    t.play(p, "1", "1")
    t.finish(p)
    return p


def heroes_are_lost() -> ChichenPosition:
    p = quiet(battle(0))
    t.hero(p, FRANK, "H01", AT)
    t.hero(p, FRANK, "H09", AT)
    t.hero(p, FRANK, "H17", AT)
    go(p, 3)
    t.roll(p, 1, 1, 6)
    t.roll(p, 6, 6, 6)
    t.play(p, "lose b", "lose c")
    t.finish(p)
    return p


def many_cards_in_one_combat() -> ChichenPosition:
    p = quiet(battle(3))
    t.god(p, ANI, "G48", "G52", "G58", "G22")
    t.god(p, FRANK, "G49", "G50")
    t.hero(p, ANI, "H24")
    t.give(p, ANI, coins=4, idols=2, luck=1)
    t.gear(p, ANI, "melee", 3)
    go(p, 3, "c")
    t.play(p, "cast none")
    until(p, "melee-1")
    t.roll(p, 6, 6, 5, 1)
    t.play(p, "use h24")
    t.roll(p, 4, 2)
    t.play(p, "use g48", "again 4", "stop")
    t.roll(p, 5)
    t.play(p, "idol luck", "stop")
    t.finish(p)
    return p


# ---- the city --------------------------------------------------------------------------------------------


def the_city_is_saved() -> ChichenPosition:
    p = quiet(t.table())
    t.defend_city(p, FRANK, "snake")
    t.roll(p, 1, 1, 6)
    t.finish(p)
    return p


def the_city_is_not_saved() -> ChichenPosition:
    p = quiet(t.table())
    t.put(p, FRANK, "city", 3)
    t.hero(p, FRANK, "H02")
    t.defend_city(p, FRANK, "monkey", 4)
    t.play(p, "with a")
    t.finish(p)
    return p


def nobody_is_in_the_city() -> ChichenPosition:
    p = quiet(t.table())
    t.put(p, FRANK, "city", -3)
    t.defend_city(p, FRANK, "shaman", 2)
    return p


# ---- supply ----------------------------------------------------------------------------------------------


def a_supply_phase() -> ChichenPosition:
    p = quiet(t.table())
    for place in ("P06", "P08", "P10", "P11"):
        t.put(p, ANI, place, 1)
    t.gear(p, ANI, "defense", 3)
    t.hero(p, ANI, "H01")
    t.hero(p, ANI, "H10")
    t.hero(p, ANI, "H17")
    t.god(p, ANI, "G02", "G04", "G24", "G25", "G26", "G27")
    t.god(p, FRANK, "G03")
    t.hero(p, FRANK, "H02")
    t.give(p, ANI, coins=1)
    t.supply_phase(p)
    while t.asked(p):
        kind, words = t.question(p), t.offered(p)
        if kind == "SwapYield":
            t.play(p, "swap p06" if "swap p06" in words else "stop")
        elif kind == "PayUpkeep":
            t.play(p, next(one for one in ("keep a", "keep b", "dismiss c", "dismiss b") if one in words))
        elif kind == "SendGuard":
            t.play(p, min(words - {"stop"}))
        elif kind == "UseSupplyCard":
            t.play(p, min(words - {"pass"}, default="pass"))
        else:
            t.play(p, min(words))
    return p


# ---- actions ---------------------------------------------------------------------------------------------


def all_kinds_of_actions() -> ChichenPosition:
    p = quiet(t.table())
    t.put(p, ANI, "P06", 2)
    t.god(p, FRANK, "G20")
    t.creature(p, "P12", "snake", 2)
    t.ruin(p, "P12", "RU03")
    for words in (
        ["place defense"],
        ["place magic", "draw stone"],
        ["place god-card", "take g01"],
        ["place magic-cards", "draw fire", "draw stone", "draw fire"],
        ["place scout", "scout p12", "roll 4"],
        ["place war"],
        ["place favor"],
        ["place reinforcement", "send p06", "send city", "stop"],
        ["place regroup", "1", "roll 2"],
        ["place land-1", "from city", "2", "go p06"],
        ["place hero recruit", "recruit a", "to p06"],
        ["place coins"],
    ):
        p.seats[ANI].coins = 12
        p.seats[ANI].markers = 0
        t.begin_turn(p, ANI)
        for word in words:
            t.play(p, word)
    return p


def every_treasure() -> ChichenPosition:
    p = quiet(t.table())
    for face in range(1, 7):
        p.agenda = [treasures.FindTreasure(ANI, treasures.FROM_SCOUT)]
        t.again(p)
        t.roll(p, face)
        while t.asked(p):
            t.play(p, min(t.offered(p)))
    t.give(p, FRANK, luck=20 - sum(player.luck for player in p.seats))
    p.agenda = [treasures.FindTreasure(ANI, treasures.FROM_SCOUT)]
    t.again(p)
    t.roll(p, 2)
    return p


def warriors_join_on_the_way() -> ChichenPosition:
    p = quiet(t.table())
    t.god(p, ANI, "G60")
    t.put(p, ANI, "P01", 3)
    t.gear(p, ANI, "ranged", 3)
    t.give(p, ANI, coins=9)
    t.begin_turn(p, ANI)
    t.play(p, "place land-1", "from city", "3", "step p01", "2", "step p10", "stop")
    return p


def heroes_and_their_companions() -> ChichenPosition:
    p = quiet(t.table())
    t.hero(p, ANI, "H21")
    t.hero(p, ANI, "H07")
    t.put(p, ANI, "P09", 2)
    t.put(p, ANI, "P06", 1)
    t.creature(p, AT, "snake", 1)
    go(p, 1, "ac")
    t.play(p, "pull p09", "stop")
    t.roll(p, 1, 6, 6, 6)
    while t.asked(p):
        t.play(p, min(t.offered(p)))
    return p


# ---- cards in use ----------------------------------------------------------------------------------------


def cards_at_the_action_board() -> ChichenPosition:
    p = quiet(t.table())
    t.god(p, ANI, "G06", "G17", "G31", "G34", "G35")
    t.god(p, FRANK, "G20")
    t.war(p, FRANK, 2)
    for word in ("place war", "place war", "place scout", "place reinforcement"):
        p.seats[ANI].coins = 9
        t.begin_turn(p, ANI)
        p.seats[FRANK].markers = -1  # everywhere
        t.again(p)
        t.play(p, word)
        while t.asked(p) != [CHANCE] and t.question(p) not in {"ChooseAction", "Reinforce"}:
            t.play(p, max(t.offered(p) - {"pass"}))
        while t.asked(p) == [CHANCE]:
            t.play(p, "roll 4" if "roll 4" in t.offered(p) else min(t.offered(p)))
    return p


def more_units_than_usual() -> ChichenPosition:
    p = quiet(t.table())
    t.god(p, ANI, "G21", "G36", "G37")
    t.put(p, ANI, "P06", 5)
    t.put(p, ANI, "city", 1)
    t.scout(p, ANI, "P07")
    t.march(p, ANI, "city", "P06", 1)
    t.put(p, FRANK, "P08", 5)
    t.march(p, FRANK, "city", "P08", 0)
    t.supply_phase(p)
    t.ruin(p, "P12", "RU02")
    t.march(p, ANI, "city", "P12", 2)
    return p


def markers_and_those_who_need_none() -> ChichenPosition:
    p = quiet(battle(1))
    t.god(p, FRANK, "G39")
    t.war(p, ANI, 2)
    go(p, 1)
    t.finish(p)
    t.hero(p, ANI, "H20")
    go(p, 0, "c")
    t.finish(p)
    return p


def silent_cards_in_combat() -> ChichenPosition:
    p = quiet(battle(3))
    t.god(p, ANI, "G40", "G54", "G55", "G56", "G53")
    t.god(p, FRANK, "G49", "G50")
    t.hero(p, ANI, "H13")
    t.hero(p, FRANK, "H17", AT)
    t.gear(p, ANI, "ranged", 3)
    t.gear(p, ANI, "magic", 3)
    t.gear(p, ANI, "defense", 3)
    t.give(p, ANI, shields=2)
    t.hand(p, ANI, stone=1, fire=1)
    go(p, 3, "b")
    t.play(p, "cast stone 1 with 1 fire")
    t.roll(p, 5, 4)
    while t.asked(p):
        seat = t.asked(p)[0]
        if seat == CHANCE:
            t.roll_all(p, {"magic": 5, "ranged": 3}.get(names.PHASE_IDS[p.combat.phase].partition("-")[0], 1))
        else:
            p.play(seat, p.default(seat))
    return p


def a_weak_creature_by_daylight() -> ChichenPosition:
    p = quiet(hunt("jaguar", 3))
    p.round = 5
    t.god(p, ANI, "G18")
    t.hero(p, ANI, "H14")
    t.hero(p, ANI, "H18")
    go(p, 2, "bc")
    t.roll(p, 1, 1, 6, 6)
    t.finish(p)
    q = quiet(hunt("jaguar", 3))
    q.round = 5
    t.hero(q, ANI, "H15")
    go(q, 2, "b")
    t.finish(q)
    assert p.event_log is not None
    assert q.event_log is not None
    p.event_log.events.extend(q.event_log.events)
    return p


def a_jump() -> ChichenPosition:
    p = quiet(t.table())
    t.hero(p, ANI, "H03")
    t.give(p, ANI, coins=9)
    t.begin_turn(p, ANI)
    t.play(p, "place land-1", "from city", "with a", "1")
    t.play(p, max(t.offered(p)))
    return p


def a_star_line_twice() -> ChichenPosition:
    p = quiet(t.table())
    t.hero(p, ANI, "H23")
    t.gem(p, ANI, "yellow")
    t.march(p, ANI, "city", "P04", 0, "c", by="hero")
    while t.asked(p):
        t.play(p, max(t.offered(p)))
    return p


# ---- the events at the end of a round
# ----------------------------------------------------------------------------------


def the_end_of_a_round() -> ChichenPosition:
    p = quiet(t.table())
    t.task(p, "T02")
    t.war(p, ANI, 2)
    t.war(p, FRANK, 2)
    t.favor(p, 1, 0, 3, 1)
    t.put(p, FRANK, "city", -3)
    t.end_round(p, 2)
    t.play(p, "claim city", "pass")
    while t.asked(p) == [CHANCE]:
        t.play(p, min(t.offered(p)))
    return p


def the_end_of_the_game() -> ChichenPosition:
    p = quiet(t.table())
    p.attacks = [1] * 5
    t.put(p, ANI, "P12", 1)
    t.put(p, FRANK, "P13", 1)
    t.ruin(p, "P12", "RU01")
    t.ruin(p, "P13", "RU02", shown=True)
    t.god(p, ANI, "G61", "G62")
    t.put(p, ANI, "city", -3)
    t.end_round(p, 6)
    while t.asked(p) == [CHANCE]:
        t.play(p, min(t.offered(p)))
    return p


def the_setup_of_a_small_game() -> ChichenPosition:
    p = t.start(2)
    while p.asked() == [CHANCE]:
        p.play(CHANCE, p.legal_moves(CHANCE)[0])
    return p


SCENES: list[Callable[[], ChichenPosition]] = [
    held_by_a_triceratops,
    cancelled_hits_and_idols_against_damage,
    a_snake_that_takes_coins,
    a_snake_that_flees,
    kukulkan_rolls_on,
    a_shaman_throws_stones,
    a_jaguar_in_melee_only,
    the_last_unit_strikes,
    a_mine_and_the_star,
    a_ruin_taken,
    a_defender_falls,
    an_attacker_falls,
    both_fall,
    undecided,
    heroes_are_lost,
    many_cards_in_one_combat,
    the_city_is_saved,
    the_city_is_not_saved,
    nobody_is_in_the_city,
    a_supply_phase,
    all_kinds_of_actions,
    every_treasure,
    warriors_join_on_the_way,
    heroes_and_their_companions,
    cards_at_the_action_board,
    more_units_than_usual,
    markers_and_those_who_need_none,
    silent_cards_in_combat,
    a_weak_creature_by_daylight,
    a_jump,
    a_star_line_twice,
    the_end_of_a_round,
    the_end_of_the_game,
    the_setup_of_a_small_game,
]


def stored(scene: Callable[[], ChichenPosition]) -> Path:
    return HERE / f"{scene.__name__}.txt"


@pytest.mark.rule("CI-7.7", "CI-8.16", "CI-8.17", "CI-8.18", "CI-8.19")
@pytest.mark.rule("CI-9.5", "CI-9.6", "CI-9.7", "CI-9.8", "CI-9.9")
@pytest.mark.rule("CI-13.1", "CI-13.5", "CI-13.6", "CI-13.7", "CI-12.3", "CI-12.5", "CI-14.8", "CI-14.12")
@pytest.mark.parametrize("scene", SCENES, ids=[scene.__name__ for scene in SCENES])
def test_the_whole_story_is_told(scene: Callable[[], ChichenPosition]) -> None:
    assert t.story(scene()) == stored(scene).read_text(encoding="utf-8").splitlines()


def make() -> None:
    """Regenerates the stories."""
    for scene in SCENES:
        stored(scene).write_text("\n".join(t.story(scene())) + "\n", encoding="utf-8")


if __name__ == "__main__":
    make()
