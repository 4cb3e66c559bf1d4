"""Default standing answers use only public facts, and a seat that has something to lose is asked."""

from __future__ import annotations

import pytest

from patolli.games.azteca import names, standing_defaults
from patolli.games.azteca.common import dice as rolls
from patolli.games.azteca.flower_war import counters
from patolli.games.azteca.game import GAME
from patolli.games.azteca.phases import judgement
from patolli.games.azteca.position import AztecaPosition
from patolli.kernel import serialization
from patolli.kernel.agenda import Decision
from patolli.kernel.chance import Rng
from patolli.kernel.seats import CHANCE, SPECTATOR

from .table import army, city, dice, hold, lost, march, question, run, say, ships, start, table
from .test_lakes import ATTACKS
from .wars import city_of_the_tepanecs


def every_window() -> set[str]:
    steps = serialization.steps_of(GAME).values()
    return {step.window for step in steps if issubclass(step, Decision) and step.window}


def test_the_windows_exist() -> None:
    assert set(standing_defaults.WINDOWS) < every_window()
    assert GAME.default_windows() == standing_defaults.WINDOWS
    assert len(set(standing_defaults.WINDOWS)) == len(standing_defaults.WINDOWS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whether_a_seat_passes_usually_follows_from_what_everybody_knows(players: int) -> None:
    p, chance, met = start(players), Rng(players), set()
    while asked := p.asked():
        for seat in asked:
            window = "" if seat == CHANCE else p.decision(seat).window
            if window and seat == asked[0]:
                passes = GAME.passes_by_default(p, seat)
                met.add((window, passes))
                for viewer in (SPECTATOR, *range(players)):
                    if viewer != seat:
                        assert GAME.passes_by_default(p.observation(viewer), seat) == passes, window
        seat = asked[0]
        options = p.legal_moves(seat)
        at = chance.weighted(p.odds()) if seat == CHANCE else int(chance.below(len(options)))
        p.play(seat, options[at])
    assert {("dice", True), ("sorcerer", True), ("retreat", True)} <= met


@pytest.mark.parametrize("card", ["tlenamacac", "raid"])
def test_a_card_window_is_passed_whatever_lies_in_the_hand(card: str) -> None:
    p = table(3)
    hold(p, 1, card)
    rolls.throw(p, [names.WHITE], names.FOR_JUDGEMENT, 0)
    p.forget()
    p.run_on()
    dice(p, "2")
    assert question(p) == "1 Influence"
    assert (len(p.legal_moves(1)) > 1) == (card == "tlenamacac")
    assert GAME.passes_by_default(p, 1)


def passing(mine: int, theirs: int) -> AztecaPosition:
    """Lets an army of seat 1 pass through one of its own areas, next to an army of seat 0."""
    p = table()
    army(p, 1, "a", "24", theirs, 0)
    lost(p, 1, "b", "c")
    city(p, 1, "6", "3")
    army(p, 0, "a", "7", mine, 0)
    lost(p, 0, "b", "c")
    march(p, 1, "a")
    say(p, "go 6")
    assert question(p) == "0 Intercept"
    return p


@pytest.mark.parametrize(("mine", "theirs", "passes"), [(1, 2, True), (2, 2, True), (3, 2, False)])
def test_who_has_more_units_is_asked_whether_he_intercepts(mine: int, theirs: int, passes: bool) -> None:
    assert GAME.passes_by_default(passing(mine, theirs), 0) == passes


@pytest.mark.parametrize(("mine", "theirs", "passes"), [(1, 2, True), (2, 2, True), (2, 1, False)])
def test_who_has_more_ships_is_asked_whether_he_attacks(mine: int, theirs: int, passes: bool) -> None:
    p = table(2)
    ships(p, 0, "s4", mine)
    ships(p, 1, "s4", theirs)
    run(p, ATTACKS)
    assert question(p) == "0 Attack"
    assert GAME.passes_by_default(p, 0) == passes


def battle(mine: int, theirs: int) -> AztecaPosition:
    """Lets seat 1 attack an army of seat 0; nothing is captured in the first round."""
    p = table()
    army(p, 0, "a", "9", mine, 0)
    city(p, 0, "10")
    army(p, 1, "a", "8", theirs, 0)
    lost(p, 0, "b", "c")
    lost(p, 1, "b", "c")
    march(p, 1, "a")
    ships(p, 0, "s6", 1)
    say(p, "go 9")
    dice(p, "----")
    return p


@pytest.mark.parametrize(("mine", "theirs", "passes"), [(2, 3, False), (2, 2, True), (3, 2, True)])
def test_only_the_weaker_side_is_asked_whether_it_retreats(mine: int, theirs: int, passes: bool) -> None:
    p = battle(mine, theirs)
    assert question(p) == "1 Retreat"
    assert GAME.passes_by_default(p, 1) == (mine <= theirs)
    say(p, "pass")
    assert question(p) == "0 Retreat"
    assert GAME.passes_by_default(p, 0) == passes


def test_where_to_retreat_is_always_asked() -> None:
    p = table()
    army(p, 0, "a", "6", 1, 0)
    army(p, 0, "b", "6", 1, 0)
    city(p, 0, "3", "7")
    army(p, 1, "a", "24", 2, 0)
    lost(p, 1, "b", "c")
    march(p, 1, "a")
    say(p, "go 6")
    dice(p, "----")
    say(p, "pass")
    assert GAME.passes_by_default(p, 0), "two against two"
    say(p, "retreat 3")
    assert question(p) == "0 Retreat"
    assert not GAME.passes_by_default(p, 0), "one army has left, so the other must"


def test_a_reserve_that_is_the_weaker_side_is_asked_whether_it_gives_up() -> None:
    for reserve, passes in (((1, 1), False), ((0, 2), True)):
        p = city_of_the_tepanecs(reserve)
        say(p, "yes", *(str(number) for number in reserve))
        dice(p, "----")
        say(p, "pass")
        assert question(p) == "1 GiveUp"
        assert GAME.passes_by_default(p, 1) == passes


@pytest.mark.parametrize(("offered", "passes"), [(5, True), (4, False)])
def test_among_bots_nobody_is_asked_about_the_dice_of_a_judgement_that_is_safe(
    offered: int, passes: bool
) -> None:
    p = table(3)
    hold(p, 1, "tlenamacac")
    p.offering = offered
    p.judgement_card = 0
    p.push(judgement.DESCENT)
    rolls.throw(p, [names.WHITE] * 3, names.FOR_JUDGEMENT, 0)
    p.run_on()
    dice(p, f"{judgement.card_value(p) - 5}11")
    assert question(p) == "1 Influence"
    assert GAME.passes_alone(p.observation(1), 1) == passes
    assert not GAME.passes_alone(battle(2, 2).observation(1), 1)


@pytest.mark.parametrize(("seat", "face", "passes"), [(1, "x", True), (1, "-", False), (0, "x", False)])
def test_among_bots_nobody_is_asked_about_an_own_success(seat: int, face: str, passes: bool) -> None:
    p = table(3)
    hold(p, seat, "tlenamacac")
    rolls.throw(p, [names.RED], names.FOR_SUBMISSION, 1)
    p.run_on()
    dice(p, face)
    assert question(p) == f"{seat} Influence"
    assert GAME.passes_alone(p.observation(seat), seat) == passes


def test_among_bots_nobody_is_asked_about_a_diversion_without_soldiers() -> None:
    for warriors, passes in ((0, True), (1, False)):
        p = table(2)
        hold(p, 0, "diversion")
        for letter in "abc":
            army(p, 0, letter, "24" if letter == "a" else "23", warriors, 0)
        run(p, counters.FLOWER_WAR)
        assert question(p) == "0 Divert"
        assert GAME.passes_alone(p.observation(0), 0) == passes
