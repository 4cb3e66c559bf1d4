"""Questions that a table answers automatically: the end of a turn, the order of temple steps, upkeep."""

from __future__ import annotations

import pytest

from patolli.games.teotihuacan.game import GAME
from patolli.games.teotihuacan.position import EXTRA, TeotihuacanPosition
from patolli.games.teotihuacan.scoring.upkeep import Upkeep
from patolli.table import query_answers

from .table import (
    beside,
    give,
    own,
    pile,
    play,
    question,
    say,
    shown_decorations,
    stand,
    steps,
    table,
    visit,
)


def passes(p: TeotihuacanPosition) -> bool:
    return GAME.passes_by_default(p, p.asked()[0])


def ended(*tiles: str) -> TeotihuacanPosition:
    """Returns the end of a turn, with a worker that could be unlocked and these tiles."""
    p = table()
    stand(p, 0, "palace 1", "mine 2 locked")
    own(p, 0, *tiles)
    give(p, 0, cocoa=3)
    visit(p, "forest", "collect")
    assert question(p) == "Finish"
    return p


@pytest.mark.rule("TE-6.5", "TE-D7")
def test_at_the_end_of_a_turn_nobody_waits_for_unlocking() -> None:
    p = ended()
    assert p.question(0).window == "turn-end"
    assert passes(p)


@pytest.mark.rule("TE-11.4", "TE-D8")
@pytest.mark.parametrize("tile", ["dvp", "dcoc", "dres2", "dtred", "dave", "dpow"])
def test_a_tile_can_wait_for_the_next_turn(tile: str) -> None:
    p = ended(tile)
    assert passes(p)
    p.discs = EXTRA
    assert not passes(p)  # there is an eclipse before the next turn


@pytest.mark.rule("TE-11.4", "TE-D8")
@pytest.mark.parametrize(("tile", "asked"), [("dcoc", True), ("dvp", True), ("dfree", False)])
def test_a_tile_claimed_in_this_turn_does_not_wait(tile: str, asked: bool) -> None:
    """`dfree` is not used by itself; the worker on the Quarry could be unlocked at the end of the turn."""
    p = table()
    stand(p, 0, "palace 3", "mine 2 locked")
    give(p, 0, cocoa=9, wood=3, stone=3, gold=3)
    beside(p, "quarry", tile)
    say(p, "worker palace 3")
    play(p, "go quarry")
    say(p, "worship quarry", "benefit discovery")
    assert question(p) == "Finish"
    assert passes(p) == (not asked)
    if tile == "dcoc":
        say(p, "use dcoc")
        assert question(p) == "Finish"
        assert passes(p)  # nothing new is left


@pytest.mark.rule("TE-11.4", "TE-17.1")
def test_a_dark_eclipse_may_come_at_any_time() -> None:
    p = ended("dvp")
    p.dark = True
    p.white, p.black = 2, 7
    assert passes(p)
    p.white = 3
    assert not passes(p)


@pytest.mark.rule("TE-9.2", "TE-9.6", "TE-11.4")
def test_a_race_does_not_wait() -> None:
    p = ended("dtred")
    pile(p, "red5", "dvp")
    steps(p, 0, 0, 4, 0)
    visit(p, "forest", "collect")
    assert not passes(p)
    p = ended("dtany")
    steps(p, 0, 0, 0, 10)
    visit(p, "forest", "collect")
    assert not passes(p)
    p = ended("dave")
    p.seats[0].avenue = 2
    assert not passes(p)


@pytest.mark.rule("TE-D22", "TE-8.14")
def test_the_order_of_steps_matters_only_where_tiles_can_be_claimed() -> None:
    p = table()
    shown_decorations(p, "k09")
    give(p, 0, gold=3)
    visit(p, "deco", "main")
    say(p, "side top")
    assert question(p) == "ClimbInOrder"
    assert passes(p)
    p = table()
    pile(p, "green3", "dtred")
    steps(p, 0, 0, 0, 2)
    shown_decorations(p, "k09")
    give(p, 0, gold=3)
    visit(p, "deco", "main")
    say(p, "side top")
    assert question(p) == "ClimbInOrder"
    assert not passes(p)


@pytest.mark.rule("TE-14.6", "TE-D29")
@pytest.mark.parametrize(("tile", "asked"), [("", False), ("dfree", True), ("dcoc", True), ("dvp", False)])
def test_upkeep_is_asked_of_those_whose_tiles_help(tile: str, asked: bool) -> None:
    p = table()
    if tile:
        own(p, 0, tile)
    give(p, 0, cocoa=2)
    p.push(Upkeep(0))
    p.forget()
    assert passes(p) == (not asked)
    assert GAME.vocabulary.text(p.default(0)) == "2"


def test_a_preview_runs_on_where_the_table_answers() -> None:
    p = table()
    stand(p, 0, "palace 1", "mine 2 locked")
    give(p, 0, cocoa=3)
    say(p, "worker palace 1", "go forest")
    ends: list[str] = []
    for standing in ({}, {"turn-end": "usual"}, {"turn-end": "always"}):
        shown = query_answers.preview(GAME, p.observation(0), 0, ["collect"], None, standing)
        ends.append(shown.end)
    assert ends == ["asked", "other", "other"]
