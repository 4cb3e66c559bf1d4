"""A single answer is played automatically only if no tile and no unlocking could lead to another answer
(TE-11.4).
"""

from __future__ import annotations

import pytest

from patolli.games.teotihuacan.position import TeotihuacanPosition
from patolli.kernel.match import only_option

from .table import (
    asides,
    beside,
    clear_pyramid,
    give,
    goods,
    in_play,
    know,
    offered,
    own,
    pile,
    play,
    question,
    royal,
    say,
    shown_stones,
    stand,
    steps,
    table,
    tiles,
)


def is_asked(p: TeotihuacanPosition) -> bool:
    """Returns whether the seat is asked although it has only one answer."""
    seat = p.asked()[0]
    assert len(p.legal_moves(seat)) == 1
    return only_option(p, seat) < 0


def exchanging(*owned: str) -> TeotihuacanPosition:
    """Returns a position in which a worker of power 3 is on a worship space with the tile "Royal priests",
    but its seat has no cocoa to use it. The next step of the Avenue has a tile.
    """
    p = table()
    royal(p, "ra4", "rb2", "rc8")
    stand(p, 0, "mine 3")
    own(p, 0, *owned)
    p.seats[0].avenue = 2
    pile(p, "avenue3", "dcoc")
    beside(p, "palace", None)
    say(p, "worker mine 3")
    play(p, "go palace")
    play(p, "worship palace3")
    play(p, "benefit royal")
    assert question(p) == "Exchange"
    return p


@pytest.mark.rule("TE-11.4", "TE-D8", "TE-D14")
@pytest.mark.parametrize(
    ("tile", "asked"), [("dcoc", True), ("dtgrn", True), ("dtany", True), ("dvp", False), ("dtred", False)]
)
def test_a_royal_exchange_is_asked_for_if_a_tile_brings_cocoa(tile: str, asked: bool) -> None:
    """The first green step brings one cocoa; the first red step brings one point."""
    p = exchanging(tile)
    assert offered(p) == ["0"]
    assert is_asked(p) == asked


@pytest.mark.rule("TE-11.4", "TE-D14")
def test_what_was_opened_can_be_answered() -> None:
    p = exchanging("dcoc")
    play(p, "use dcoc")
    assert offered(p) == ["0", "1", "2"]
    play(p, "2")
    assert goods(p) == {"cocoa": 2}


@pytest.mark.rule("TE-11.4", "TE-9.4")
def test_two_tiles_together_may_open_what_neither_opens_alone() -> None:
    """The step on the Avenue leads to a cocoa sack that costs gold, and the small store brings this gold."""
    assert not is_asked(exchanging("dave"))
    assert not is_asked(exchanging("dres2"))
    assert is_asked(exchanging("dave", "dres2"))


@pytest.mark.rule("TE-11.4", "TE-D15", "TE-11.6")
@pytest.mark.parametrize(("tile", "asked"), [("dcoc", True), ("dvp", False)])
def test_favour_is_not_taken_where_a_tile_could_pay(tile: str, asked: bool) -> None:
    p = table()
    stand(p, 0, "palace 3")
    stand(p, 1, "quarry 2 locked")
    own(p, 0, "dfree", tile)
    beside(p, "quarry", None)
    say(p, "worker palace 3")
    play(p, "go quarry")
    play(p, "worship quarry")
    play(p, "benefit temple")
    assert question(p) == "PayCocoa"
    assert offered(p) == ["waive"]
    assert is_asked(p) == asked


@pytest.mark.rule("TE-11.4", "TE-D18")
@pytest.mark.parametrize(("tile", "asked"), [("dres2", True), ("dtblu", True), ("dcoc", False)])
def test_the_only_technology_is_asked_for_if_a_tile_brings_gold(tile: str, asked: bool) -> None:
    p = table()
    in_play(p, "t01", "t09", "t11", "t13", "t15", "t17")
    stand(p, 0, "quarry 3", "alchemy 3")
    give(p, 0, gold=1, cocoa=1)
    own(p, 0, tile)
    say(p, "worker quarry 3")
    play(p, "go alchemy")
    play(p, "main")
    assert question(p) == "Learn"
    assert offered(p) == ["learn t01"]
    assert is_asked(p) == asked


@pytest.mark.rule("TE-11.4", "TE-9.4", "TE-D25")
@pytest.mark.parametrize(("owned", "asked"), [(["dres2"], True), (["dcoc"], False), ([], False)])
def test_a_tile_on_the_avenue_may_be_paid_with_what_another_tile_gives(owned: list[str], asked: bool) -> None:
    p = table()
    stand(p, 0, "deco 3")
    give(p, 0, wood=2)
    own(p, 0, *owned)
    p.seats[0].avenue = 2
    pile(p, "avenue3", "dvp")
    say(p, "worker deco 3")
    play(p, "go nobles")
    play(p, "main")
    say(p, "row top")
    if not asked:
        assert question(p) != "ClaimOnAvenue"
        return
    assert question(p) == "ClaimOnAvenue"
    assert offered(p) == ["pass"]
    say(p, "use dres2", "take wood", "take wood", "claim dvp")
    assert "dvp" in tiles(p)


@pytest.mark.rule("TE-11.4", "TE-9.2", "TE-D23")
@pytest.mark.parametrize(("owned", "asked"), [(["dres2"], True), (["dcoc"], False), ([], False)])
def test_a_tile_in_a_temple_may_be_paid_with_what_another_tile_gives(owned: list[str], asked: bool) -> None:
    p = table()
    stand(p, 0, "palace 3")
    own(p, 0, *owned)
    steps(p, 0, 0, 0, 2)
    pile(p, "green3", "dvp")
    beside(p, "quarry", None)
    say(p, "worker palace 3")
    play(p, "go quarry")
    say(p, "worship quarry")
    if not asked:
        assert question(p) != "StepReward"
        return
    assert question(p) == "StepReward"
    assert offered(p) == ["printed"]
    say(p, "use dres2", "take wood", "take wood", "claim dvp")
    assert "dvp" in tiles(p)


@pytest.mark.rule("TE-11.4", "TE-8.16", "TE-D21")
@pytest.mark.parametrize(("owned", "asked"), [(["dres2"], True), (["dcoc"], False), ([], False)])
def test_a_second_pyramid_tile_may_be_paid_with_what_a_tile_gives(owned: list[str], asked: bool) -> None:
    p = table()
    clear_pyramid(p)
    shown_stones(p, "p01", "p02", "p03")
    stand(p, 0, "forest 3", "build 3")
    give(p, 0, stone=2, cocoa=1)
    own(p, 0, *owned)
    say(p, "worker forest 3")
    play(p, "go build")
    play(p, "main")
    say(p, "build p01", "on 1a1")
    if question(p) == "Rotate":
        say(p, "rotate 0")
    if not asked:
        assert question(p) != "ChooseStone"
        return
    assert question(p) == "ChooseStone"
    assert offered(p) == ["stop"]
    say(p, "use dres2", "take stone", "take stone")
    assert "build p02" in offered(p)


@pytest.mark.rule("TE-11.4", "TE-13.4", "TE-D27")
@pytest.mark.parametrize(("owned", "asked"), [(["dcoc"], True), (["dvp"], False), ([], False)])
def test_apprenticeship_may_be_paid_with_what_a_tile_gives(owned: list[str], asked: bool) -> None:
    p = table()
    know(p, 0, "t13")
    stand(p, 0, "alchemy 3")
    own(p, 0, *owned)
    say(p, "worker alchemy 3")
    play(p, "go forest")
    say(p, "main")
    if not asked:
        assert question(p) != "PowerUp"
        return
    assert question(p) == "PowerUp"
    assert offered(p) == ["pass"]
    say(p, "use dcoc", "raise forest 4")
    assert goods(p) == {"cocoa": 3, "wood": 1}


@pytest.mark.rule("TE-6.5", "TE-D26")
@pytest.mark.parametrize(("option", "asked"), [("on-board", True), ("used", False)])
def test_unlocking_may_open_a_power_up_for_another_worker(option: str, asked: bool) -> None:
    """Unlocking helps only if any worker on the board may be powered up. Otherwise the unlocked worker does
    not count, because it was not used (TE-10.1).
    """
    p = table()
    p.any_on_board = option == "on-board"
    stand(p, 0, "alchemy 3", "forest 2 locked")
    give(p, 0, cocoa=3)
    say(p, "worker alchemy 3")
    play(p, "go forest")
    play(p, "main")
    assert question(p) == "PowerUp"
    assert asides(p) == ["unlock"]
    assert offered(p) == ["raise forest 3"]
    assert is_asked(p) == asked
