"""Turns (TE-6) and the three options on a board (TE-7)."""

from __future__ import annotations

import pytest

from patolli.games.teotihuacan import names
from patolli.games.teotihuacan.game import GAME

from .table import (
    asides,
    begin_turn,
    beside,
    board,
    fate,
    give,
    goods,
    in_pile,
    kind,
    logged,
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
    visit,
    why_not,
    workers,
)


@pytest.mark.rule("TE-6.1", "TE-6.2", "TE-1.4", "TE-D6")
def test_a_pass_unlocks_all_own_workers_for_free_and_moves_nothing() -> None:
    p = table()
    stand(p, 0, "palace2 3", "forest 4 locked", "mine 2")
    stand(p, 1, "palace3 2")
    say(p, "pass")
    assert workers(p) == ["forest 4", "mine 2", "palace 3"]
    assert workers(p, 1) == ["palace3 locked 2"]
    assert goods(p) == {}
    assert p.turn == 1


@pytest.mark.rule("TE-6.2")
def test_no_pass_without_a_locked_worker() -> None:
    p = table()
    stand(p, 1, "palace3 2")
    assert why_not(p, "pass") == "nobody-locked TE-6.2"


@pytest.mark.rule("TE-6.3", "TE-6.4", "TE-2.1", "TE-D9")
@pytest.mark.parametrize("start_at", range(8))
def test_a_worker_moves_one_to_three_boards_clockwise(start_at: int) -> None:
    ring = ["palace", "quarry", "alchemy", "forest", "build", "deco", "nobles", "mine"]
    p = table()
    stand(p, 0, f"{ring[start_at]} 3")
    say(p, f"worker {ring[start_at]} 3")
    assert offered(p) == [f"go {ring[(start_at + steps) % 8]}" for steps in (1, 2, 3)]
    for far in (4, 5, 6, 7, 8):
        there = ring[(start_at + far) % 8]
        assert why_not(p, f"go {there}") == f"too-far TE-6.3 {board(there)}"


@pytest.mark.rule("TE-6.3", "TE-1.3")
def test_only_unlocked_workers_move() -> None:
    p = table()
    stand(p, 0, "forest 3 locked", "mine 2", "mine 2")
    assert offered(p) == ["pass", "worker mine 2"]
    assert why_not(p, "worker forest 3") == "not-asked-this "


@pytest.mark.rule("TE-6.4")
def test_boards_that_are_passed_have_no_effect() -> None:
    p = table()
    stand(p, 0, "mine 3")
    say(p, "worker mine 3", "go alchemy", "collect")
    assert goods(p) == {"cocoa": 1}


@pytest.mark.rule("TE-6.6", "TE-7.1", "TE-E2", "TE-1.3", "TE-I12")
def test_colours_present_when_collecting() -> None:
    p = table()
    stand(p, 0, "alchemy 3")
    stand(p, 1, "forest 1", "forest 2")
    stand(p, 2, "forest 4 locked")
    stand(p, 3, "forest 1")
    begin_turn(p, 0)
    say(p, "worker alchemy 3")
    play(p, "go forest")
    assert p.question(0).numbers == [board("forest"), 2]
    say(p, "collect")
    assert goods(p) == {"cocoa": 3}
    assert "forest 3" in workers(p)  # no power-up


@pytest.mark.rule("TE-6.6", "TE-7.8", "TE-E3")
def test_the_own_colour_counts_if_another_own_worker_is_there() -> None:
    p = table()
    stand(p, 0, "alchemy 3", "forest 5", "forest 5 locked")
    stand(p, 1, "forest 1")
    begin_turn(p, 0)
    give(p, 0, cocoa=2)
    say(p, "worker alchemy 3")
    play(p, "go forest")
    assert p.question(0).numbers == [board("forest"), 2]
    say(p, "main")
    assert goods(p) == {"wood": 2}


@pytest.mark.rule("TE-6.6", "TE-5.2")
def test_neutral_colours_count() -> None:
    p = table(3)
    neutrals(p, "forest", "quarry")
    stand(p, 0, "alchemy 3")
    visit(p, "forest")
    assert p.question(0).numbers == [board("forest"), 1]


@pytest.mark.rule("TE-6.6", "TE-D7")
def test_the_number_of_colours_is_fixed_on_arrival() -> None:
    p = table()
    stand(p, 0, "alchemy 3", "forest 2 locked")
    give(p, 0, cocoa=3)
    say(p, "worker alchemy 3")
    play(p, "go forest")
    say(p, "unlock")
    assert p.question(0).numbers == [board("forest"), 0]
    say(p, "main")
    assert goods(p) == {"wood": 2}  # two workers, but no cocoa to use the colours


@pytest.mark.rule("TE-6.5", "TE-1.4", "TE-D7")
def test_any_number_of_own_workers_is_unlocked_for_three_cocoa() -> None:
    p = table()
    stand(p, 0, "palace1 2", "palace3 4", "forest 3 locked")
    give(p, 0, cocoa=4)
    assert offered(p) == ["pass", "unlock"]
    say(p, "unlock")
    assert goods(p) == {"cocoa": 1}
    assert offered(p) == ["free palace1", "free palace3", "free forest"]
    assert why_not(p, "stop") == "must-unlock-one TE-6.5"
    assert why_not(p, "free palace2") == "no-such-worker TE-6.5"
    say(p, "free palace3")
    assert offered(p) == ["free palace1", "free forest", "stop"]
    say(p, "stop")
    assert workers(p) == ["forest locked 3", "palace 4", "palace1 locked 2"]
    assert offered(p) == ["worker palace 4"]
    assert why_not(p, "pass") == "normal-turn TE-6.1"
    assert why_not(p, "unlock") == "cocoa-to-unlock TE-6.5 3 1"


@pytest.mark.rule("TE-6.5", "TE-D7")
def test_unlocking_is_offered_at_the_end_of_the_turn() -> None:
    p = table()
    stand(p, 0, "forest 3 locked", "alchemy 2", "mine 2")
    give(p, 0, cocoa=2)
    say(p, "worker mine 2")
    play(p, "go quarry")
    say(p, "collect")
    assert question(p) == "Finish"
    assert offered(p) == ["stop", "unlock"]
    say(p, "unlock")
    assert "forest 3" in workers(p)
    assert p.turn == 1


@pytest.mark.rule("TE-6.5", "TE-D7")
def test_unlocking_is_an_aside_before_each_power_up() -> None:
    p = table()
    stand(p, 0, "alchemy 2", "forest 3", "quarry 4 locked")
    give(p, 0, cocoa=4)
    say(p, "worker alchemy 2", "go forest", "main")
    assert question(p) == "PowerUp"
    assert asides(p) == ["unlock"]
    say(p, "unlock")
    assert "quarry 4" in workers(p)
    assert question(p) == "PowerUp"
    assert "raise quarry 4" not in offered(p)


@pytest.mark.rule("TE-6.7")
def test_worship_sides_are_refilled_and_tracks_are_not() -> None:
    p = table()
    beside(p, "quarry", "dvp")
    pile(p, "green3", "dtred")
    steps(p, 0, 0, 0, 2)
    give(p, 0, wood=1, cocoa=1)
    fate("draw dhelp")
    visit(p, "quarry", "worship quarry", "benefit temple-discovery")
    say(p, "claim dtred")
    assert tiles(p) == ["dvp", "dtred"]
    say(p, "stop")
    assert names.DISCOVERY_IDS[p.beside_boards[2]] == "dhelp"
    assert in_pile(p, "green3") == []


@pytest.mark.rule("TE-7.1", "TE-1.2")
def test_in_the_palace_only_cocoa_can_be_had_in_the_general_area() -> None:
    p = table()
    visit(p, "palace")
    assert why_not(p, "main") == "no-main-action TE-7.8 0"
    assert "collect" in offered(p)


@pytest.mark.rule("TE-7.2", "TE-7.7", "TE-1.3", "TE-D10")
@pytest.mark.parametrize("name", names.BOARD_IDS)
def test_worship_only_where_there_are_worship_spaces(name: str) -> None:
    p = table()
    visit(p, name)
    spaces = {"palace": ["palace1", "palace2", "palace3"]}.get(name, [name])
    wanted = [f"worship {s}" for s in spaces] if name not in ("alchemy", "nobles", "build") else []
    assert [text for text in offered(p) if text.startswith("worship")] == wanted


@pytest.mark.rule("TE-7.4", "TE-7.7", "TE-D12")
@pytest.mark.parametrize(("name", "temple"), [("forest", 1), ("quarry", 2), ("mine", 0)])
def test_worship_for_the_temple_of_the_board(name: str, temple: int) -> None:
    p = table()
    stand(p, 1, f"{name} 1")
    begin_turn(p, 0)
    visit(p, name, f"worship {name}", "benefit temple")
    assert temples(p)[temple] == 1
    assert sum(temples(p)) == 1
    assert f"{name} locked 3" in workers(p)


@pytest.mark.rule("TE-7.4", "TE-D12", "TE-D22")
def test_worship_at_the_decorations_is_for_any_temple() -> None:
    p = table()
    visit(p, "deco", "worship deco", "benefit temple")
    assert offered(p) == ["climb blue", "climb red", "climb green"]
    say(p, "climb red")
    assert temples(p) == [0, 1, 0]


@pytest.mark.rule("TE-7.4", "TE-11.1", "TE-D12")
def test_worship_for_the_discovery_tile_alone() -> None:
    p = table()
    beside(p, "forest", "dvp")
    give(p, 0, wood=1)
    visit(p, "forest", "worship forest", "benefit discovery")
    assert tiles(p) == ["dvp"]
    assert goods(p) == {}
    assert temples(p) == [0, 0, 0]


@pytest.mark.rule("TE-7.3", "TE-7.4", "TE-E12", "TE-D11", "TE-1.4")
def test_displacing_and_doing_both() -> None:
    p = table()
    stand(p, 1, "quarry 4 locked")
    beside(p, "quarry", "dvp")
    give(p, 0, cocoa=2, wood=1)
    begin_turn(p, 0)
    visit(p, "quarry", "worship quarry", "benefit temple-discovery")
    assert goods(p) == {"cocoa": 1}  # the green step gives one cocoa
    assert temples(p) == [0, 0, 1]
    assert tiles(p) == ["dvp"]
    assert workers(p, 1) == ["quarry 4"]
    assert "quarry locked 3" in workers(p)


@pytest.mark.rule("TE-7.3", "TE-D11")
def test_a_taken_space_needs_cocoa_and_an_own_worker_keeps_it() -> None:
    p = table()
    stand(p, 1, "quarry 4 locked")
    begin_turn(p, 0)
    visit(p, "quarry")
    assert why_not(p, "worship quarry") == "cocoa-to-displace TE-7.3 1 0"
    p = table()
    stand(p, 0, "quarry 4 locked")
    give(p, 0, cocoa=5)
    visit(p, "quarry")
    assert why_not(p, "worship quarry") == "own-worker-there TE-7.3 4"
    say(p, "unlock")
    assert "worship quarry" in offered(p)


@pytest.mark.rule("TE-7.4", "TE-7.6")
def test_cocoa_for_both_must_be_held_before_any_reward() -> None:
    p = table()
    beside(p, "quarry", "dtblu")
    visit(p, "quarry", "worship quarry")
    assert question(p) == "ChooseBenefit"
    assert offered(p) == ["benefit temple", "benefit discovery"]
    assert why_not(p, "benefit temple-discovery") == "cocoa-for-both TE-7.4 1 0"


@pytest.mark.rule("TE-7.4")
@pytest.mark.parametrize(("benefit", "gets"), [("temple-discovery", True), ("discovery-temple", False)])
def test_the_order_of_both_matters(benefit: str, gets: bool) -> None:
    p = table()
    beside(p, "quarry", "dtany")  # costs one cocoa, which only the temple step brings
    give(p, 0, cocoa=1)
    visit(p, "quarry", "worship quarry", f"benefit {benefit}")
    assert tiles(p) == (["dtany"] if gets else [])
    assert goods(p) == ({} if gets else {"cocoa": 1})
    assert bool(logged(p, "claim-lapsed")) == (not gets)


@pytest.mark.rule("TE-7.6")
def test_what_cannot_be_done_is_not_offered() -> None:
    p = table()
    steps(p, 0, 0, 10, 0)
    steps(p, 1, 0, 11, 0)
    beside(p, "forest", "dvp")
    visit(p, "forest")
    assert why_not(p, "worship forest") == "no-benefit TE-7.6 3"
    p = table()
    steps(p, 0, 0, 11, 0)
    beside(p, "forest", "dtblu")
    give(p, 0, cocoa=1)
    visit(p, "forest")
    play(p, "worship forest")
    assert offered(p) == ["benefit discovery"]
    assert why_not(p, "benefit temple") == "on-top TE-9.6 1"
    p = table()
    beside(p, "forest", None)
    visit(p, "forest")
    play(p, "worship forest")
    assert offered(p) == ["benefit temple"]
    assert why_not(p, "benefit discovery") == "no-tile-there TE-7.6"
    p = table()
    beside(p, "forest", "dvp")
    visit(p, "forest")
    play(p, "worship forest")
    assert why_not(p, "benefit discovery") == f"price-not-held TE-11.1 {kind('dvp')}"


@pytest.mark.rule("TE-7.6")
def test_displacing_leaves_enough_for_the_price() -> None:
    p = table()
    stand(p, 1, "forest 4 locked")
    beside(p, "forest", "dtany")
    give(p, 0, cocoa=1)
    begin_turn(p, 0)
    visit(p, "forest")
    play(p, "worship forest")
    assert why_not(p, "benefit discovery") == f"cocoa-for-price TE-7.6 {kind('dtany')}"
    p = table()
    stand(p, 1, "forest 4 locked")
    beside(p, "forest", "dtany")
    own(p, 0, "dfree")
    give(p, 0, cocoa=1)
    begin_turn(p, 0)
    visit(p, "forest", "worship forest", "benefit discovery")
    assert tiles(p) == ["dtany"]
    assert used(p) == ["dfree"]


@pytest.mark.rule("TE-7.5", "TE-D13", "TE-7.6")
def test_in_the_palace_the_royal_tile_is_always_used() -> None:
    p = table()
    royal(p, "rc1", "rb6", "ra4")
    beside(p, "palace", "dtany")
    give(p, 0, cocoa=1)
    visit(p, "palace", "worship palace1", power=2)
    assert offered(p) == ["benefit royal", "benefit royal-discovery", "benefit discovery-royal"]
    say(p, "benefit royal-discovery")
    assert goods(p) == {"cocoa": 2}  # 1 paid for both benefits, 3 from the tile, minus its price of 1
    assert tiles(p) == ["dtany"]
    assert "palace1 locked 2" in workers(p)
    p = table()
    royal(p, "rc1", "rb6", "ra4")
    beside(p, "palace", "dtany")
    give(p, 0, cocoa=1)
    visit(p, "palace", "worship palace1", "benefit discovery-royal", power=2)
    assert tiles(p) == []
    assert goods(p) == {"cocoa": 3}


@pytest.mark.rule("TE-7.5")
def test_cocoa_of_the_royal_tile_never_pays_for_both() -> None:
    p = table()
    royal(p, "rc1", "rb6", "ra4")
    visit(p, "palace")
    play(p, "worship palace1")
    assert offered(p) == ["benefit royal"]


@pytest.mark.rule("TE-7.8", "TE-D10")
def test_main_actions_cost_cocoa_for_colours() -> None:
    p = table()
    stand(p, 1, "forest 1")
    stand(p, 2, "forest 1")
    give(p, 0, cocoa=1)
    begin_turn(p, 0)
    visit(p, "forest")
    assert why_not(p, "main") == "too-little-cocoa TE-7.8 2 1"
    stand(p, 0)
    give(p, 0, cocoa=1)
    visit(p, "forest", "main")
    assert goods(p) == {"wood": 1}


@pytest.mark.rule("TE-1.5", "TE-1.3", "TE-7.9")
def test_locked_workers_are_no_workers_of_an_action() -> None:
    p = table()
    stand(p, 0, "alchemy 3", "forest 1 locked", "forest 1")
    give(p, 0, cocoa=1)
    say(p, "worker alchemy 3", "go forest", "main")
    assert goods(p) == {"wood": 1}
    assert sorted(offered(p)) == ["raise forest 1", "raise forest 3"]


@pytest.mark.rule("TE-6.8", "TE-14.1", "TE-1.8")
def test_turns_go_round_and_the_last_one_moves_the_disc() -> None:
    p = table()
    begin_turn(p, 0)
    for seat in range(4):
        assert p.turn == seat
        assert p.white == 3
        say(p, offered(p)[0])
        say(p, offered(p)[0], "collect")
    assert (p.white, p.round, p.turn) == (4, 3, 0)


@pytest.mark.rule("TE-1.8")
def test_the_first_player_need_not_be_seat_0() -> None:
    p = table()
    p.first = 2
    begin_turn(p, 1)
    say(p, offered(p)[0])
    say(p, offered(p)[0], "collect")
    assert (p.white, p.turn) == (4, 2)


@pytest.mark.rule("TE-I17")
def test_there_is_always_a_move() -> None:
    p = table()
    stand(p, 0, "palace1 2", "palace3 4", "forest 3 locked")
    assert offered(p) == ["pass"]
    assert GAME.faults(p) == []


def test_the_harmless_answer_spends_nothing() -> None:
    p = table()
    own(p, 0, "dvp")
    give(p, 0, cocoa=5)
    stand(p, 0, "mine 3", "mine 3", "mine 3")
    assert GAME.vocabulary.text(p.default(0)) == "worker mine 3"
    play(p, "worker mine 3")
    assert GAME.vocabulary.text(p.default(0)) == "go palace"
    play(p, "go palace")
    assert GAME.vocabulary.text(p.default(0)) == "collect"
    play(p, "collect")
    assert GAME.vocabulary.text(p.default(0)) == "stop"
    stand(p, 0, "mine 3", "palace1 3")
    assert GAME.vocabulary.text(p.default(0)) == "pass"
    stand(p, 0, "forest 3 locked", "palace1 3", "palace2 2")
    p.normal = True
    p.forget()
    assert GAME.vocabulary.text(p.default(0)) == "unlock"


def test_nobody_is_asked_after_the_end() -> None:
    p = table()
    p.agenda = []
    assert p.aside(0) is None
