"""Chance and hidden information (TE-C1 to TE-C4)."""

from __future__ import annotations

import pytest

from patolli.games.teotihuacan import names
from patolli.games.teotihuacan.game import GAME
from patolli.games.teotihuacan.position import TeotihuacanPosition
from patolli.kernel import seat_view, serialization
from patolli.kernel.chance import Rng
from patolli.kernel.errors import HiddenValue
from patolli.kernel.fuzzing import checks
from patolli.kernel.seats import CHANCE, SPECTATOR

from .table import (
    give,
    kind,
    own,
    question,
    start,
    table,
)
from .test_setup import ONE, TWO, dealt, keep, lots


def guessed(p: TeotihuacanPosition, viewer: int, seed: int) -> TeotihuacanPosition:
    world = p.sample_world(viewer, Rng(seed))
    assert isinstance(world, TeotihuacanPosition)
    return world


@pytest.mark.rule("TE-C4")
def test_nobody_knows_the_order_of_the_stacks() -> None:
    p = table()
    for deck in p.decks:
        assert deck.tail == []
    for viewer in (0, SPECTATOR):
        with pytest.raises(HiddenValue):
            p.observation(viewer).decks[0].next_kinds()


@pytest.mark.rule("TE-C4", "TE-3.5", "TE-3.6")
def test_a_hand_of_starting_tiles_is_for_its_owner() -> None:
    p = dealt(ONE, TWO, beside=["dtwin", "m1"])
    assert [names.STARTING_IDS[t] for t in p.observation(0).hands[0].held()] == ONE
    for viewer in (0, SPECTATOR):
        with pytest.raises(HiddenValue):
            p.observation(viewer).hands[1].held()
    mine = seat_view.view(GAME, p, 1)["table"]["setup"]
    assert mine["hand"] == TWO
    assert mine["beside"] == {"s14": "dtwin"}
    for viewer in (0, SPECTATOR):
        theirs = seat_view.view(GAME, p, viewer)["table"]["setup"]
        assert theirs["beside"] == {}
        assert theirs["dealt"] == [4, 4]
        assert "s14" not in theirs["hand"]


@pytest.mark.rule("TE-C4", "TE-3.6")
def test_guesses_keep_what_the_viewer_knows() -> None:
    p = dealt(ONE, TWO, beside=["dtwin", "m1"])
    beside_seen: set[int] = set()
    hands: set[tuple[int, ...]] = set()
    for seed in range(40):
        world = guessed(p, 1, seed)
        assert GAME.faults(world) == []
        assert world.hands[1].held() == p.hands[1].held()
        assert world.beside[0].values[0] == kind("dtwin")
        beside_seen.add(world.beside[0].values[1])
        hands.add(tuple(world.hands[0].held()))
        assert serialization.difference(world.observation(1), p.observation(1)) == ""
    assert len(beside_seen) > 5
    assert len(hands) > 30


@pytest.mark.rule("TE-C4", "TE-D1")
def test_a_sealed_choice_shows_nothing() -> None:
    p = dealt(ONE, TWO)
    keep(p, 1, "s03", "s14")
    before = seat_view.view(GAME, p, 0)
    q = dealt(ONE, TWO)
    keep(q, 1, "s09", "s10")
    assert seat_view.view(GAME, q, 0) == before


@pytest.mark.rule("TE-C1", "TE-C2", "TE-C3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_chance_is_asked(players: int) -> None:
    p = start(players)
    dice = Rng(11)
    early: set[str] = set()
    later: set[str] = set()
    while p.asked():
        seat = p.asked()[0]
        options = p.legal_moves(seat)
        if seat == CHANCE:
            (later if p.round else early).add(question(p))
        p.play(seat, options[dice.weighted(p.odds()) if seat == CHANCE else dice.below(len(options))])
    wanted = {
        "LayBoards", "DrawRoyal", "DrawTechnology", "DrawBonus", "DrawDecoration", "DrawStone", "DrawStart",
        "TurnStart", "DrawDiscovery", "DrawForPile", "ChooseStart", "DealTile", "DrawBeside",
    }  # fmt: skip
    if players < 4:
        wanted.add("DrawNeutral")
    if players == 1:
        wanted |= {"DrawBotTile", "DrawDirection"}
    assert early == wanted
    assert later <= {"DrawDecoration", "DrawStone", "DrawDiscovery", "DrawNeutral", "Roll", "BotLays"}
    assert "DrawDiscovery" in later
    assert ("DrawNeutral" in later) == (players < 4)


@pytest.mark.rule("TE-C4")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("draft", ["secret", "draft"])
def test_two_worlds_that_look_alike_stay_alike(players: int, draft: str) -> None:
    for seed in range(6):
        p = lots(players, seed, starting_tiles=draft)
        dice = Rng(seed)
        for _ in range(12):
            checks.leaks(GAME, p, dice)
            checks.fills(GAME, p, dice)
            seat = p.asked()[0]
            options = p.legal_moves(seat)
            p.play(seat, options[dice.weighted(p.odds()) if seat == CHANCE else dice.below(len(options))])


@pytest.mark.rule("TE-C4")
def test_everything_else_is_open() -> None:
    p = table()
    own(p, 1, "dvp", "m1")
    give(p, 1, cocoa=3, gold=2)
    shown = seat_view.view(GAME, p, 0)["table"]["seats"][1]
    assert shown["tiles"] == ["m1", "dvp"]
    assert (shown["cocoa"], shown["resources"]["gold"]) == (3, 2)
    assert seat_view.view(GAME, p, SPECTATOR)["table"] == seat_view.view(GAME, p, 2)["table"]
