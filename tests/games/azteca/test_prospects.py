"""Notes on answers: prices, dice, and the owner and units of an area."""

from __future__ import annotations

import random

import pytest

from patolli.games.azteca import moves, names
from patolli.games.azteca.game import GAME
from patolli.games.azteca.phases import judgement
from patolli.games.azteca.pochtecas import orders
from patolli.games.azteca.position import AztecaPosition
from patolli.kernel.chance import Seeded
from patolli.kernel.match import Match
from patolli.kernel.prospect_rules import AnswerNote
from patolli.texts import GameTexts

from .table import army, box, city, dice, march, pochteca, points, run, say, table
from .wars import attack, duel

RULES = GAME.prospect_rules()


def notes_in_play(seeds: int) -> list[tuple[AztecaPosition, int, int, list[AnswerNote]]]:
    """Plays random games and returns every answer that has notes."""
    found = []
    for seed in range(seeds):
        match, dice = Match(GAME, 3, Seeded(seed)), random.Random(seed)
        for _ in range(900):
            if not match.asked():
                break
            seat = dice.choice(match.asked())
            p = match.position.observation(seat)
            assert isinstance(p, AztecaPosition)
            for move in p.legal_moves(seat):
                if notes := RULES.notes(p, seat, move):
                    found.append((p, seat, move, notes))
            match.play(seat, dice.choice(match.position.offer(seat)))
    return found


@pytest.mark.rule("AZ-8.2", "AZ-10.7", "AZ-12.34")
def test_answers_name_prices_dice_and_who_stands_in_an_area() -> None:
    told: set[str] = set()
    for p, seat, move, notes in notes_in_play(2):
        by_name = {note.name: note.arguments for note in notes}
        told |= by_name.keys()
        if "price" in by_name and move < moves.LOOK:
            assert by_name["price"]["tribute"] <= p.tribute[seat]
        if moves.GO <= move < moves.GO + names.LAND:
            area = GAME.show(p)["areas"][move - moves.GO]
            assert ("own-city" in by_name) == (area["owner"] == seat)
            spied_on = any(one["spy"] for one in area["pochtecas"])
            assert ("garrison" in by_name) == (area["owner"] is None and not spied_on)
            assert ("garrison-spied" in by_name) == (area["owner"] is None and spied_on)
            assert by_name.get("city-of", {}).get("seat", seat) in (seat, area["owner"])
            others = {one["seat"] for one in area["armies"]} | {one["seat"] for one in area["pochtecas"]}
            named = {note.arguments["seat"] for note in notes if note.name == "there"}
            capitals = {other for other in range(p.players) if p.capital[other] == move - moves.GO}
            assert named <= others | capitals
            assert others - {seat} <= named | capitals
        if "die" in by_name:
            assert 1 <= by_name["die"]["pips"] <= names.WHITE_FACES
    assert {"price", "garrison", "garrison-spied", "over", "spear", "blank", "own-city"} <= told


@pytest.mark.rule("AZ-12.36", "AZ-12.45")
def test_a_loss_that_wins_the_battle_names_the_experience_after_it() -> None:
    """The loss of a jaguar is shown as the loss of a warrior, because a warrior becomes a jaguar then."""

    def noted(p: AztecaPosition) -> dict[str, list[tuple[str, int]]]:
        (seat,) = p.asked()
        return {
            GAME.vocabulary.text(move): [(note.name, note.arguments["count"]) for note in notes]
            for move, notes in RULES.all_notes(p.observation(seat), seat).items()
        }

    p = attack(1, 1)
    dice(p, "1")
    dice(p, "xx-x")
    assert noted(p) == {"lose warrior a": [], "lose jaguar a": [("experience", 1)]}
    p = attack(2, 1)
    dice(p, "1")
    dice(p, "xx-x")
    assert noted(p) == {"lose warrior a": [("experience", 1)], "lose jaguar a": [("experience", 2)]}
    p = attack(1, 1)
    dice(p, "1")
    dice(p, "x--x")  # the battle goes on
    assert noted(p) == {"lose warrior a": [], "lose jaguar a": []}
    p = duel((1, 1), (1, 0))
    dice(p, "x-x-")  # the last unit of the other seat is lost as well
    assert noted(p) == {"lose warrior a": [], "lose jaguar a": [("experience", 1)]}


@pytest.mark.rule("AZ-13.3", "AZ-13.5")
def test_offers_to_the_gods_name_the_risk_and_the_steps() -> None:
    p = table(2)
    points(p, 0, 12)
    p.pyramid, p.control = p.tables.urn_always_from, p.tables.sp_per_step - 3
    run(p, judgement.GIFTS, judgement.OPEN_URN, judgement.OFFERINGS)
    (nearly,), (over,) = (RULES.all_notes(p.observation(0), 0)[sp] for sp in (2, 5))
    assert (nearly.name, nearly.arguments) == ("urn", {"sp": p.tables.sp_per_step - 1, "steps": 0})
    assert (over.name, over.arguments) == ("urn", {"sp": 2, "steps": 1})
    say(p, "0: 0", "1: 0")
    (risk,) = RULES.all_notes(p.observation(0), 0)[3]
    assert (risk.name, risk.arguments) == ("risk", {"percent": judgement.descent_percent(p, 3)})
    assert judgement.descent_percent(p, 3) != judgement.descent_percent(p)


@pytest.mark.rule("AZ-10.2", "AZ-10.3")
def test_an_order_names_the_orders_written_before() -> None:
    p = table(2)
    for letter in "abc":
        pochteca(p, 0, letter)
    run(p, orders.ORDERS)
    words = GameTexts(GAME, "en", ["Ana", "Ben"])
    assert RULES.warnings(p.observation(0), 0) == []
    say(p, "0: order 5", "0: pass")
    (written,) = RULES.warnings(p.observation(0), 0)
    assert words.note(written) == "So far: A to Ecatepec, B stays"


@pytest.mark.rule("AZ-12.28")
def test_an_enemy_city_without_an_army_names_what_defends_it() -> None:
    def noted(p: AztecaPosition, area: int) -> list[str]:
        notes = RULES.notes(p.observation(0), 0, moves.GO + area - 1)
        return [note.name for note in notes if note.name != "over"]

    p = table(2)
    city(p, 1, "7")
    army(p, 0, "a", "6", warriors=2)
    march(p, 0, "a")
    assert noted(p, 7) == ["city-of", "undefended"]
    assert noted(p, p.capital[1] + 1)[:2] == ["capital-of", "undefended"]
    box(p, 1, "reserve", warriors=3)
    assert noted(p, 7) == ["city-of", "reserve-defends"]
    army(p, 1, "a", "7", warriors=1)
    assert noted(p, 7) == ["city-of", "there"]


@pytest.mark.rule("AZ-12.37")
def test_fighting_to_the_end_says_that_no_further_question_follows() -> None:
    p = duel((3, 0), (2, 0))
    city(p, 1, "4")
    dice(p, "x---")
    seat = p.asked()[0]
    assert p.question(seat).kind in ("Retreat", "GiveUp")
    notes = RULES.all_notes(p.observation(seat), seat)
    assert [note.name for note in notes[moves.TO_THE_END]] == ["to-the-end"]
