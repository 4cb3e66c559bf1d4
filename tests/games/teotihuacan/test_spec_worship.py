"""Worship and the costs of boards, tested case by case from the rulebook (TE-6.5, TE-6.6, TE-7)."""

from __future__ import annotations

import pytest

from patolli.games.teotihuacan.position import TeotihuacanPosition

from .table import (
    beside,
    give,
    go_on,
    goods,
    know,
    neutrals,
    offered,
    own,
    pile,
    play,
    question,
    royal,
    say,
    stand,
    steps,
    table,
    temples,
    tiles,
    used,
    why_not,
    workers,
)

BEFORE = {"forest": "alchemy", "quarry": "palace", "mine": "nobles", "deco": "build", "palace": "mine"}
TEMPLE = {"forest": [0, 1, 0], "quarry": [0, 0, 1], "mine": [1, 0, 0]}


def arrive(p: TeotihuacanPosition, at: str, power: int = 3) -> None:
    say(p, f"worker {BEFORE[at]} {power}")
    play(p, f"go {at}")


@pytest.mark.rule("TE-7.4", "TE-7.7")
@pytest.mark.parametrize("at", ["forest", "quarry", "mine"])
def test_each_board_has_its_temple_and_worship_costs_no_colours(at: str) -> None:
    p = table()
    stand(p, 0, f"{BEFORE[at]} 3")
    stand(p, 1, f"{at} 1")
    stand(p, 2, f"{at} 1")
    beside(p, at, None)
    arrive(p, at)
    say(p, f"worship {at}")
    if at == "mine":
        say(p, "take gold")
    assert temples(p) == TEMPLE[at]
    assert workers(p) == [f"{at} locked 3"]  # no power-up


@pytest.mark.rule("TE-7.2", "TE-7.4")
def test_the_board_of_the_decorations_lets_choose_a_temple() -> None:
    p = table()
    stand(p, 0, "build 3")
    beside(p, "deco", None)
    arrive(p, "deco")
    say(p, "worship deco")
    assert offered(p) == ["climb blue", "climb red", "climb green"]


@pytest.mark.rule("TE-7.2")
@pytest.mark.parametrize(("before", "at"), [("quarry", "alchemy"), ("deco", "nobles"), ("forest", "build")])
def test_no_worship_on_boards_five_six_and_eight(before: str, at: str) -> None:
    p = table()
    stand(p, 0, f"{before} 3")
    say(p, f"worker {before} 3")
    play(p, f"go {at}")
    assert not [text for text in offered(p) if text.startswith("worship")]


@pytest.mark.rule("TE-7.3")
@pytest.mark.parametrize("cocoa", [0, 1])
def test_displacing_needs_one_cocoa(cocoa: int) -> None:
    p = table()
    stand(p, 0, "alchemy 3")
    stand(p, 1, "forest 5 locked")
    give(p, 0, cocoa=cocoa)
    beside(p, "forest", None)
    arrive(p, "forest")
    assert ("worship forest" in offered(p)) == (cocoa == 1)
    if cocoa:
        say(p, "worship forest")
        assert goods(p) == {}
        assert workers(p, 1) == ["forest 5"]


@pytest.mark.rule("TE-7.3", "TE-6.5")
def test_an_own_worker_closes_the_space_until_it_is_unlocked_for_three_cocoa() -> None:
    p = table()
    stand(p, 0, "alchemy 3", "forest 2 locked")
    give(p, 0, cocoa=3)
    beside(p, "forest", None)
    arrive(p, "forest")
    assert "worship forest" not in offered(p)
    assert why_not(p, "worship forest").startswith("own-worker-there")
    say(p, "unlock", "worship forest")
    assert workers(p) == ["forest 2", "forest locked 3"]
    assert goods(p) == {}


@pytest.mark.rule("TE-6.5", "TE-D7")
def test_three_cocoa_unlock_any_of_several_workers_and_once_paid_nobody_passes() -> None:
    p = table()
    stand(p, 0, "forest 2 locked", "quarry 3 locked", "mine 4 locked")
    give(p, 0, cocoa=3)
    assert "pass" in offered(p)
    say(p, "unlock", "free forest", "free mine", "stop")
    assert workers(p) == ["forest 2", "mine 4", "quarry locked 3"]
    assert goods(p) == {}
    assert "pass" not in offered(p)
    assert {"worker forest 2", "worker mine 4"} <= set(offered(p))


@pytest.mark.rule("TE-6.2", "TE-6.5", "TE-I17")
def test_with_all_workers_locked_and_no_cocoa_only_a_pass_is_left() -> None:
    p = table()
    stand(p, 0, "forest 2 locked", "quarry 3 locked", "mine 4 locked")
    give(p, 0, cocoa=2)
    assert offered(p) == ["pass"]


@pytest.mark.rule("TE-7.4", "TE-7.6")
def test_both_costs_one_cocoa_held_before_any_reward() -> None:
    p = table()
    stand(p, 0, "palace 3")
    beside(p, "quarry", "dtblu")
    arrive(p, "quarry")
    say(p, "worship quarry")
    # the green step would bring the price, but too late
    assert offered(p) == ["benefit temple", "benefit discovery"]
    assert why_not(p, "benefit temple-discovery").startswith("cocoa-for-both TE-7.4")


@pytest.mark.rule("TE-7.4")
@pytest.mark.parametrize("benefit", ["temple-discovery", "discovery-temple"])
def test_both_in_either_order(benefit: str) -> None:
    p = table()
    stand(p, 0, "palace 3")
    steps(p, 0, 0, 0, 1)
    beside(p, "quarry", "dave")  # the tile costs one cocoa, which the green step brings
    give(p, 0, cocoa=1)
    arrive(p, "quarry")
    say(p, "worship quarry", f"benefit {benefit}")
    assert temples(p) == [0, 0, 2]
    first = benefit == "temple-discovery"
    # in the other order, the tile is too expensive and the claim is lost
    assert tiles(p) == (["dave"] if first else [])
    assert goods(p) == ({} if first else {"cocoa": 1})


@pytest.mark.rule("TE-7.6", "TE-11.1")
def test_a_tile_that_cannot_be_paid_is_no_option_alone() -> None:
    p = table()
    stand(p, 0, "palace 3")
    beside(p, "quarry", "dvp")
    give(p, 0, cocoa=5)
    arrive(p, "quarry")
    say(p, "worship quarry")
    assert "benefit discovery" not in offered(p)
    # the price is due only when the tile is claimed
    assert "benefit temple-discovery" in offered(p)


@pytest.mark.rule("TE-7.6")
def test_without_temple_and_tile_there_is_no_worship() -> None:
    p = table()
    stand(p, 0, "palace 3")
    steps(p, 0, 0, 0, 11)
    beside(p, "quarry", None)
    arrive(p, "quarry")
    assert "worship quarry" not in offered(p)


@pytest.mark.rule("TE-7.5")
def test_at_the_palace_no_discovery_without_the_royal_tile() -> None:
    p = table()
    stand(p, 0, "mine 3")
    beside(p, "palace", "dtblu")
    arrive(p, "palace")
    assert "main" not in offered(p)
    say(p, "worship palace1")
    assert tiles(p) == []
    # rc1 was used with a worker of power 3; nothing else was possible without cocoa
    assert goods(p) == {"cocoa": 4}


@pytest.mark.rule("TE-7.5", "TE-12.3")
@pytest.mark.parametrize("benefit", ["royal-discovery", "discovery-royal"])
def test_royal_cocoa_pays_the_price_but_not_the_extra_cocoa(benefit: str) -> None:
    p = table()
    stand(p, 0, "mine 2")
    beside(p, "palace", "dave")
    give(p, 0, cocoa=1)
    arrive(p, "palace", 2)
    say(p, "worship palace1", f"benefit {benefit}")
    first = benefit == "royal-discovery"
    assert tiles(p) == (["dave"] if first else [])
    assert goods(p) == {"cocoa": 2 if first else 3}


@pytest.mark.rule("TE-7.2", "TE-7.5")
def test_three_spaces_in_the_palace_each_with_its_own_tile() -> None:
    p = table()
    royal(p, "rc1", "rb6", "ra4")
    know(p, 0, "t01", "t03")
    beside(p, "palace", None)
    stand(p, 0, "mine 5")
    stand(p, 1, "palace1 2")
    arrive(p, "palace", 5)
    go_on(p)
    assert {"worship palace2", "worship palace3"} <= set(offered(p))
    cocoa = p.seats[0].cocoa
    assert cocoa == 1  # of t01
    say(p, "worship palace3")
    assert p.seats[0].points[6] == 4  # two technologies


@pytest.mark.rule("TE-6.6", "TE-5.2")
@pytest.mark.parametrize(
    ("own_there", "rivals", "neutral", "colours"),
    [(0, 0, 0, 0), (1, 0, 0, 1), (0, 1, 0, 1), (0, 2, 1, 3), (1, 2, 1, 4), (2, 0, 1, 2)],
)
def test_colours_present(own_there: int, rivals: int, neutral: int, colours: int) -> None:
    p = table(3)
    stand(p, 0, "alchemy 2", *["forest 1"] * own_there)
    for seat in range(1, 1 + rivals):
        stand(p, seat, "forest 3", "forest 3")
    if neutral:
        neutrals(p, "forest", "forest")
    give(p, 0, cocoa=9)
    arrive(p, "forest", 2)
    assert p.question(0).numbers == [1, colours]
    say(p, "collect")
    assert p.seats[0].cocoa == 9 + 1 + colours


@pytest.mark.rule("TE-6.6")
def test_a_worker_unlocked_after_arrival_helps_but_costs_nothing_more() -> None:
    p = table()
    stand(p, 0, "alchemy 2", "forest 2 locked")
    give(p, 0, cocoa=3)
    arrive(p, "forest", 2)
    say(p, "unlock", "main")
    assert goods(p) == {"wood": 2}  # two workers have power 2, and no colour was present


@pytest.mark.rule("TE-11.6", "TE-7.3", "TE-7.4")
def test_the_free_tile_pays_displacing_and_both_but_no_price() -> None:
    p = table()
    stand(p, 0, "palace 3")
    stand(p, 1, "quarry 3 locked")
    beside(p, "quarry", "dvp")
    own(p, 0, "dfree")
    give(p, 0, wood=1)
    arrive(p, "quarry")
    say(p, "worship quarry", "benefit discovery-temple")
    assert used(p) == ["dfree"]
    assert tiles(p) == ["dvp"]
    assert goods(p) == {"cocoa": 1}


@pytest.mark.rule("TE-9.2", "TE-7.4")
def test_a_worship_that_reaches_a_discovery_step_asks_for_it() -> None:
    p = table()
    stand(p, 0, "palace 3")
    steps(p, 0, 0, 0, 2)
    pile(p, "green3", "dtred", "dtred")
    beside(p, "quarry", None)
    arrive(p, "quarry")
    say(p, "worship quarry")
    assert question(p) == "StepReward"
    say(p, "claim dtred")
    assert goods(p) == {}
    assert tiles(p) == ["dtred"]
