"""Events of dice (AZ-2.5) and questions about dice (AZ-16.1) state the purpose of the roll and the rolling
seat.
"""

from __future__ import annotations

import pytest

from patolli.games.azteca import names
from patolli.games.azteca.game import GAME
from patolli.games.azteca.lakes import naval_battle
from patolli.games.azteca.phases import judgement, tribute
from patolli.games.azteca.pochtecas import missions, pochteca_cards
from patolli.games.azteca.position import AztecaPosition
from patolli.texts import GameTexts

from .table import (
    army,
    city,
    dice,
    events_named,
    hold,
    lost,
    march,
    pochteca,
    question,
    run,
    say,
    ships,
    table,
)

NOBODY = names.NOBODY


def rolls(p: AztecaPosition) -> list[tuple[str, int, int, str, int]]:
    """Returns the purpose, seat, number, colour and face of every die rolled."""
    return [
        (
            names.ROLL_IDS[int(e["roll"])],
            int(e["seat"]),
            int(e["die"]),
            names.DICE_IDS[int(e["colour"])],
            int(e["face"]),
        )
        for e in events_named(p, "rolled")
    ]


@pytest.mark.rule("AZ-2.5", "AZ-12.32", "AZ-12.34", "AZ-12.35")
def test_the_dice_of_a_battle_for_a_neutral_area() -> None:
    p = table()
    army(p, 3, "a", "26", jaguars=3)
    lost(p, 3, "b", "c")
    march(p, 3, "a")
    say(p, "go 11")
    dice(p, "3" + "-" + "x--x")
    assert rolls(p) == [
        ("roll-mobilisation", NOBODY, 0, "white", 3),
        ("roll-terrain", NOBODY, 0, "yellow", 0),
        ("roll-battle", 3, 0, "yellow", 1),
        ("roll-battle", 3, 1, "yellow", 0),
        ("roll-battle", NOBODY, 2, "red", 0),
        ("roll-battle", NOBODY, 3, "red", 1),
    ]


@pytest.mark.rule("AZ-2.5", "AZ-12.34", "AZ-12.35")
def test_the_dice_of_a_battle_between_players() -> None:
    p = table()
    army(p, 3, "a", "26", warriors=2)
    lost(p, 3, "b", "c")
    army(p, 0, "a", "11", jaguars=2)
    lost(p, 0, "b", "c")
    march(p, 3, "a")
    say(p, "go 11")
    dice(p, "-" + "----")
    assert [roll[:2] for roll in rolls(p)] == [
        ("roll-terrain", 0),
        ("roll-battle", 3),
        ("roll-battle", 3),
        ("roll-battle", 0),
        ("roll-battle", 0),
    ]


@pytest.mark.rule("AZ-2.5", "AZ-11.6")
def test_the_dice_of_a_naval_battle() -> None:
    p = table()
    ships(p, 2, "S3", 3)
    ships(p, 1, "S3", 1)
    naval_battle.begin(p, 2, 2, 1)
    run(p)
    dice(p, "--")
    assert rolls(p) == [("roll-ships", 2, 0, "yellow", 0), ("roll-ships", 1, 1, "red", 0)]


@pytest.mark.rule("AZ-2.5", "AZ-13.6")
def test_the_dice_of_the_judgement() -> None:
    p = table()
    p.first = 2
    p.phase = names.JUDGEMENT
    run(p, judgement.TURN_CARD)
    say(p, "card tz1")
    dice(p, "162")
    assert rolls(p) == [("roll-judgement", 2, die, "white", face) for die, face in enumerate((1, 6, 2))]


@pytest.mark.rule("AZ-2.5", "AZ-16.4")
def test_the_die_of_tlaloc() -> None:
    p = table(2)
    hold(p, 1, "tlaloc")
    run(p, tribute.TributeWindow(0, names.EVERY_SEAT))
    say(p, "1: tlaloc")
    dice(p, "4")
    assert rolls(p) == [("roll-tlaloc", 1, 0, "white", 4)]


@pytest.mark.rule("AZ-2.5", "AZ-16.5", "AZ-16.7")
@pytest.mark.parametrize(
    ("card", "move", "purpose"),
    [
        ("submission", "submission 11", "roll-submission"),
        ("assassination", "assassination 0 a", "roll-assassination"),
    ],
)
def test_the_dice_of_envoy_cards(card: str, move: str, purpose: str) -> None:
    p = table(2)
    p.phase = names.POCHTECA_PHASE
    pochteca(p, 0, "a", "5")
    pochteca(p, 1, "a", "11")
    hold(p, 1, card)
    run(p, pochteca_cards.PochtecaCardWindow(0, names.EVERY_SEAT))
    say(p, f"1: {move}")
    dice(p, "x")
    assert rolls(p) == [(purpose, 1, 0, "red", 1)]


@pytest.mark.rule("AZ-2.5", "AZ-10.10")
def test_the_die_of_a_rebellion() -> None:
    p = table(2)
    p.turn = 1
    p.tribute[1] = 1
    city(p, 0, "11")
    pochteca(p, 1, "a", "11")
    run(p, missions.MISSION)
    say(p, "rebel a")
    dice(p, "-")
    assert rolls(p) == [("roll-rebellion", 1, 0, "red", 0)]


@pytest.mark.rule("AZ-12.27", "AZ-11.2")
def test_a_battle_begins_without_the_dice_of_an_earlier_one() -> None:
    p = table()
    p.dice_colour, p.dice_face, p.rolled_for = [names.RED] * 4, [1] * 4, names.FOR_BATTLE
    army(p, 3, "a", "26", jaguars=3)
    lost(p, 3, "b", "c")
    march(p, 3, "a")
    assert GAME.show(p.observation(0))["rolled_for"] == "roll-battle"
    hold(p, 3, "raid")
    say(p, "go 9")
    shown = GAME.show(p.observation(0))
    assert (question(p), shown["dice"], shown["rolled_for"]) == ("3 Reinforce", [], None)
    p = table()
    p.dice_colour, p.dice_face = [names.RED] * 2, [1] * 2
    ships(p, 2, "S3", 3)
    ships(p, 1, "S3", 1)
    naval_battle.begin(p, 2, 2, 1)
    assert p.dice_face == p.dice_colour == []


# ---- asked about ------------------------------------------------------------------------------------------


def asked(p: AztecaPosition, seat: int, language: str) -> str:
    return GameTexts(GAME, language, ["Ana", "Ben", "Carla", "Dora"]).question(p.question(seat), seat)


@pytest.mark.rule("AZ-16.1", "AZ-D33")
def test_a_seat_that_may_reroll_a_die_is_shown_the_roll_and_its_faces() -> None:
    p = table()
    army(p, 3, "a", "26", jaguars=3)
    lost(p, 3, "b", "c")
    march(p, 3, "a")
    say(p, "go 11")
    hold(p, 1, "tlenamacac")
    dice(p, "3")
    assert asked(p, 1, "en") == "Mobilisation, the neutral side: 3. Do you have a die rolled again?"
    say(p, "1: pass")
    dice(p, "-")
    assert asked(p, 1, "de") == "Gelände, die neutrale Seite: nichts. Lässt du einen Würfel neu werfen?"
    say(p, "1: pass")
    dice(p, "x--x")
    assert asked(p, 1, "en") == (
        "Battle: Dora spear, blank; the neutral side blank, spear. Do you have a die rolled again?"
    )


@pytest.mark.rule("AZ-16.1", "AZ-13.6", "AZ-11.6")
def test_the_question_after_judgement_and_naval_rounds() -> None:
    p = table()
    p.phase = names.JUDGEMENT
    hold(p, 0, "tlenamacac")
    run(p, judgement.TURN_CARD)
    say(p, "card tz1")
    dice(p, "162")
    assert asked(p, 0, "en") == "Judgement: 1, 6, 2. Do you have a die rolled again?"
    p = table()
    ships(p, 2, "S3", 3)
    ships(p, 1, "S3", 1)
    hold(p, 0, "tlenamacac")
    naval_battle.begin(p, 2, 2, 1)
    run(p)
    dice(p, "x-")
    assert asked(p, 0, "de") == "Seekampf: Carla Lanze; Ben nichts. Lässt du einen Würfel neu werfen?"
