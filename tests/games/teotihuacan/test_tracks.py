"""Temples, Avenue, pyramid track (TE-9), power-ups and ascension (TE-10)."""

from __future__ import annotations

import pytest

from patolli.games.teotihuacan import names
from patolli.games.teotihuacan.game import GAME
from patolli.games.teotihuacan.position import TeotihuacanPosition

from .table import (
    begin_turn,
    give,
    goods,
    in_pile,
    kind,
    know,
    logged,
    offered,
    own,
    pile,
    play,
    points,
    question,
    say,
    shown_decorations,
    stand,
    steps,
    table,
    temples,
    tiles,
    used,
    visit,
    why_not,
    workers,
)

BLUE = [1, 1, 1, 1, 2, 2, -2, 2, -4, 0, -6]  # resources of the player's choice; negative numbers are points
RED = [1, 1, 2, 2, 2, 3, 3, 4, 5, 0, 7]
GREEN = [1, 1, 1, 2, 2, 2, 3, 3, 4, 0, -5]  # cocoa; negative: points


def climb(p: TeotihuacanPosition, temple: str) -> None:
    """Worships on the decorations board to take a step in this temple."""
    visit(p, "deco", "worship deco", "benefit temple", f"climb {temple}")


@pytest.mark.rule("TE-9.1", "TE-9.6", "TE-D24")
@pytest.mark.parametrize("step", range(1, 12))
@pytest.mark.parametrize(("temple", "rewards"), [("blue", BLUE), ("red", RED), ("green", GREEN)])
def test_every_step_pays_its_reward(temple: str, rewards: list[int], step: int) -> None:
    p = table()
    for name in ("blue4", "red5", "green3", "green6"):
        pile(p, name)
    number = names.TEMPLE_IDS.index(temple)
    p.seats[0].temples[number] = step - 1
    visit(p, "deco", "worship deco", "benefit temple")
    play(p, f"climb {temple}")
    amount = rewards[step - 1]
    assert temples(p)[number] == step
    if temple == "red":
        assert points(p) == ({"temples": amount} if amount else {})
        assert goods(p) == {}
    elif amount < 0:
        assert points(p) == {"temples": -amount}
        assert goods(p) == {}
    elif temple == "green":
        assert goods(p) == ({"cocoa": amount} if amount else {})
        assert points(p) == {}
    else:
        for _ in range(amount):
            assert offered(p) == ["take wood", "take stone", "take gold"]
            play(p, "take stone")
        assert goods(p) == ({"stone": amount} if amount else {})
        assert question(p) != "TakeResource"


@pytest.mark.rule("TE-9.2", "TE-D23", "TE-2.11", "TE-11.1")
@pytest.mark.parametrize(
    ("name", "temple", "step"), [("blue4", 0, 4), ("red5", 1, 5), ("green3", 2, 3), ("green6", 2, 6)]
)
def test_a_discovery_step_offers_its_tiles_instead(name: str, temple: int, step: int) -> None:
    p = table()
    pile(p, name, "dvp", "dtwin", "m1")
    p.seats[0].temples[temple] = step - 1
    give(p, 0, wood=1)
    visit(p, "deco", "worship deco", "benefit temple")
    play(p, f"climb {names.TEMPLE_IDS[temple]}")
    assert question(p) == "StepReward"
    assert offered(p) == ["printed", "claim dvp", "claim dtwin"]
    assert why_not(p, "claim m1") == f"price-not-held TE-11.1 {kind('m1')}"
    play(p, "claim dvp")
    assert tiles(p) == ["dvp"]
    assert in_pile(p, name) == ["m1", "dtwin"]
    assert goods(p) == {}
    assert points(p) == {}


@pytest.mark.rule("TE-9.2")
def test_with_no_tile_or_none_affordable_the_printed_reward_is_taken() -> None:
    for lying in ([], ["dvp"]):
        p = table()
        pile(p, "red5", *lying)
        steps(p, 0, 0, 4, 0)
        climb(p, "red")
        assert points(p) == {"temples": 2}


@pytest.mark.rule("TE-9.6", "TE-9.7", "TE-E19")
def test_only_one_player_ever_reaches_the_top() -> None:
    p = table()
    steps(p, 1, 11, 0, 0)
    steps(p, 0, 10, 0, 0)
    begin_turn(p, 0)
    visit(p, "deco", "worship deco", "benefit temple")
    assert offered(p) == ["climb red", "climb green"]
    assert why_not(p, "climb blue") == "top-taken TE-9.6 0 1"
    p = table()
    steps(p, 1, 10, 0, 0)
    steps(p, 0, 9, 0, 0)
    begin_turn(p, 0)
    climb(p, "blue")
    assert temples(p) == [10, 0, 0]
    p = table()
    steps(p, 0, 11, 11, 10)
    begin_turn(p, 0)
    visit(p, "deco", "worship deco")
    play(p, "benefit temple") if question(p) == "ChooseBenefit" else None
    assert temples(p) == [11, 11, 11]


@pytest.mark.rule("TE-9.7")
def test_an_impossible_step_is_lost() -> None:
    p = table()
    steps(p, 0, 11, 0, 0)
    own(p, 0, "dtblu")
    say(p, "use dtblu")
    assert logged(p, "climb-lapsed")[0]["temple"] == 0
    assert temples(p) == [11, 0, 0]
    p = table()
    steps(p, 0, 11, 11, 11)
    own(p, 0, "dtany")
    say(p, "use dtany")
    assert logged(p, "climb-lapsed")
    assert used(p) == ["dtany"]


@pytest.mark.rule("TE-9.4", "TE-D25", "TE-2.10", "TE-11.1")
@pytest.mark.parametrize(("step", "name"), [(3, "avenue3"), (6, "avenue6"), (8, "avenue8")])
def test_tiles_on_the_avenue_may_be_claimed(step: int, name: str) -> None:
    p = table()
    pile(p, name, "dvp", "dtwin")
    p.seats[0].avenue = step - 1
    own(p, 0, "dave")
    play(p, "use dave")
    assert p.seats[0].avenue == step
    assert offered(p) == ["pass", "claim dtwin"]
    assert why_not(p, "claim dvp") == f"price-not-held TE-11.1 {kind('dvp')}"
    play(p, "claim dtwin")
    assert tiles(p) == ["dtwin"]
    assert in_pile(p, name) == ["dvp"]


@pytest.mark.rule("TE-9.4", "TE-11.1")
@pytest.mark.parametrize("wood", [0, 1])
def test_a_tile_on_the_avenue_that_is_too_dear_is_named_in_the_log(wood: int) -> None:
    """Without this line, the player is asked nothing and does not learn why."""
    p = table()
    pile(p, "avenue6", "dvp")
    p.seats[0].avenue = 5
    give(p, 0, wood=wood)
    own(p, 0, "dave")
    play(p, "use dave")
    assert p.seats[0].avenue == 6
    assert question(p) == ("ClaimOnAvenue" if wood else "ChooseWorker")
    named = [(one["seat"], one["discovery"], one["step"]) for one in logged(p, "too-dear")]
    assert named == ([] if wood else [(0, kind("dvp"), 6)])


@pytest.mark.rule("TE-9.4")
@pytest.mark.parametrize("step", [1, 2, 4, 5, 7, 9])
def test_other_steps_of_the_avenue_have_no_tiles(step: int) -> None:
    p = table()
    p.seats[0].avenue = step - 1
    give(p, 0, cocoa=5, wood=5, gold=5)
    own(p, 0, "dave")
    play(p, "use dave")
    assert question(p) == "ChooseWorker"
    assert p.seats[0].avenue == step


@pytest.mark.rule("TE-9.4")
def test_the_avenue_ends_at_nine() -> None:
    p = table()
    p.seats[0].avenue = 9
    own(p, 0, "dave")
    say(p, "use dave")
    assert p.seats[0].avenue == 9
    assert logged(p, "avenue-lapsed")


@pytest.mark.rule("TE-9.5")
def test_the_pyramid_track_is_capped() -> None:
    p = table()
    p.seats[0].track = 9
    shown_decorations(p, "k01")
    give(p, 0, gold=3)
    visit(p, "deco", "main")
    play(p, "side top")
    assert p.seats[0].track == 9


@pytest.mark.rule("TE-9.3", "TE-2.6", "TE-14.3", "TE-E1")
@pytest.mark.parametrize(("taken", "value"), list(enumerate([5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1])))
def test_values_of_the_buildings_row(taken: int, value: int) -> None:
    from patolli.games.teotihuacan.scoring import eclipse

    p = table()
    p.rows = [min(taken, 5), max(0, min(taken - 5, 4)), max(0, taken - 9)]
    p.seats[0].avenue = 3
    eclipse.score_avenue(p)
    assert points(p) == {"avenue": 3 * value}


# ---- power-ups and ascension ----------------------------------------------------------------------------


@pytest.mark.rule("TE-10.1", "TE-E4", "TE-D26", "TE-10.2")
def test_both_power_ups_may_go_to_one_worker() -> None:
    p = table()
    stand(p, 0, "alchemy 3", "forest 5", "forest 1")
    give(p, 0, cocoa=1)
    say(p, "worker alchemy 3", "go forest", "main")
    assert goods(p) == {"wood": 2, "cocoa": 1}
    assert sorted(offered(p)) == ["raise forest 1", "raise forest 3", "raise forest 5"]
    say(p, "raise forest 3", "raise forest 4")
    assert workers(p) == ["forest 1", "forest 5", "forest 5"]


@pytest.mark.rule("TE-10.3", "TE-10.5", "TE-E5", "TE-E14", "TE-1.5")
def test_a_worker_that_reaches_six_ascends_before_the_next_power_up() -> None:
    p = table()
    know(p, 0, "t01")
    stand(p, 0, "nobles 2", "mine 4", "mine 5")
    give(p, 0, cocoa=1)
    say(p, "worker nobles 2", "go mine", "main", "climb red")
    assert goods(p) == {"gold": 3}
    say(p, "raise mine 5")
    assert question(p) == "ChooseReward"
    assert p.seats[0].avenue == 1
    assert workers(p) == ["mine 2", "mine 4"]  # a new worker of power 1 is in the Palace
    assert goods(p) == {"gold": 3}  # no cocoa from t01
    assert p.white == 3
    say(p, "reward av5")
    assert points(p)["ascensions"] == 5
    assert p.white == 4
    assert question(p) == "PowerUp"
    assert sorted(offered(p)) == ["raise mine 2", "raise mine 4", "waste"]
    say(p, "raise mine 4")
    assert workers(p) == ["mine 2", "mine 5"]


@pytest.mark.rule("TE-10.2", "TE-D26")
def test_a_power_up_may_be_wasted_on_the_ascended_worker_and_is_lost_without_another() -> None:
    p = table()
    stand(p, 0, "nobles 2", "mine 5", "mine 5")
    give(p, 0, cocoa=1)
    say(p, "worker nobles 2", "go mine", "main", "climb red", "raise mine 5", "reward av5")
    say(p, "waste")
    assert workers(p) == ["mine 2", "mine 5"]
    p = table()
    own(p, 0, "dpow")
    stand(p, 0, "mine 5", "forest 1 locked", "quarry 1 locked")
    say(p, "use dpow", "reward ac5")
    assert logged(p, "wasted") == [
        {"event": "wasted", "rule": "TE-10.2", "seat": 0, "amount": 1, "source": 56}
    ]
    assert "palace 1" not in offered(p)


@pytest.mark.rule("TE-10.4", "TE-D28")
def test_rewards_of_an_ascension() -> None:
    def risen(cocoa: int = 0) -> TeotihuacanPosition:
        p = table()
        stand(p, 0, "mine 5", "mine 5")
        give(p, 0, cocoa=cocoa)
        own(p, 0, "dpow")
        play(p, "use dpow")
        play(p, "raise mine 5")
        return p

    p = risen()
    assert offered(p) == ["reward av5", "reward ac5", "reward at1", "reward aw4"]
    assert why_not(p, "reward at2") == "cocoa-for-reward TE-10.4 3 0"
    play(p, "reward ac5")
    assert goods(p) == {"cocoa": 5}
    p = risen()
    play(p, "reward at1")
    assert offered(p) == ["climb blue", "climb red", "climb green"]
    play(p, "climb red")
    assert temples(p) == [0, 1, 0]
    p = risen(3)
    play(p, "reward at2")
    assert goods(p) == {}
    play(p, "climb red")
    play(p, "climb red")
    assert temples(p) == [0, 2, 0]
    p = risen()
    play(p, "reward aw4")
    assert goods(p) == {"cocoa": 2}
    assert "palace 3" in workers(p)
    play(p, "raise mine 5")
    assert "reward aw4" not in offered(p)
    assert why_not(p, "reward aw4") == "already-in-play TE-10.4"
    assert GAME.faults(p) == []


@pytest.mark.rule("TE-10.4")
def test_temple_rewards_need_a_temple_to_climb() -> None:
    p = table()
    steps(p, 0, 11, 11, 11)
    stand(p, 0, "mine 5")
    give(p, 0, cocoa=3)
    own(p, 0, "dpow")
    say(p, "use dpow", "raise mine 5")
    assert offered(p) == ["reward av5", "reward ac5", "reward aw4"]
    assert why_not(p, "reward at1") == "no-temple-to-climb TE-9.7"


@pytest.mark.rule("TE-10.3", "TE-9.4")
def test_an_ascension_may_claim_a_tile_on_the_avenue() -> None:
    p = table()
    pile(p, "avenue3", "dtwin")
    p.seats[0].avenue = 2
    stand(p, 0, "mine 5")
    own(p, 0, "dpow")
    say(p, "use dpow", "raise mine 5")
    assert question(p) == "ClaimOnAvenue"
    say(p, "claim dtwin")
    assert question(p) == "ChooseReward"


@pytest.mark.rule("TE-10.2", "TE-1.3")
def test_locked_workers_are_not_powered_up() -> None:
    p = table()
    own(p, 0, "dpow")
    stand(p, 0, "mine 2", "forest 1 locked", "quarry 1")
    play(p, "use dpow")
    assert offered(p) == ["raise mine 2", "raise quarry 1"]


@pytest.mark.rule("TE-I11", "TE-C3")
def test_powers_change_only_by_power_ups() -> None:
    p = table()
    stand(p, 0, "alchemy 3", "forest 5", "forest 1")
    before = sum(p.power)
    give(p, 0, cocoa=1)
    say(p, "worker alchemy 3", "go forest", "main", "raise forest 3", "raise forest 4")
    assert sum(p.power) == before + 2 == before + len(logged(p, "powered-up"))
