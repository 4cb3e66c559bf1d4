"""The parts of the view that are not pieces on the table: sealed answers, strengths, the judgement."""

from __future__ import annotations

from typing import Any

import pytest

from patolli.games.azteca import moves, names
from patolli.games.azteca.game import GAME
from patolli.games.azteca.position import AztecaPosition
from patolli.games.azteca.view_types import PAGE_NAMES
from patolli.kernel.chance import Rng
from patolli.kernel.seats import CHANCE, SPECTATOR
from patolli.kernel.vocabulary import PASS

from .table import dice, start
from .wars import attack, duel


def shown(p: AztecaPosition, seat: int) -> dict[str, Any]:
    view: dict[str, Any] = GAME.show(p.observation(seat))
    return view


def played_until(kind: str, seed: int = 3) -> AztecaPosition:
    """Plays a four-player game at random until this kind of question."""
    return played_on(start(4), kind, seed)


def played_on(p: AztecaPosition, kind: str, seed: int = 3) -> AztecaPosition:
    dice = Rng(seed)
    for played in range(4000):
        seat = p.asked()[0]
        if p.question(seat).kind == kind and (played or kind != "Influence"):
            return p
        options = p.legal_moves(seat)
        move = dice.weighted(p.odds()) if seat == CHANCE else int(dice.below(len(options)))
        p.play(seat, options[move])
    raise AssertionError(f"{kind} is never asked")


def test_only_the_seat_itself_sees_its_sealed_answers_and_all_see_who_has_sealed() -> None:
    p = played_until("Fill")
    seat = p.asked()[0]
    while seat in p.asked():
        p.play(seat, p.legal_moves(seat)[0])
    own = shown(p, seat)
    assert own["slips"]
    assert own["sealed"] == [seat]
    for other in (*(one for one in range(4) if one != seat), SPECTATOR):
        assert shown(p, other)["slips"] == []
        assert shown(p, other)["sealed"] == [seat]


def test_the_strength_of_a_side_is_shown_to_those_who_know_its_soldiers() -> None:
    p = played_until("Retreat")
    attacker = p.current_battle.attacker
    mine, other = shown(p, attacker)["battle"][0]["strengths"], shown(p, SPECTATOR)["battle"][0]["strengths"]
    assert mine[0] is not None
    assert all(one is None or one == mine[side] for side, one in enumerate(other))


def test_demand_and_offerings_are_shown_while_the_dice_of_the_judgement_lie() -> None:
    p = played_until("TurnCard")
    assert shown(p, 0)["gods"]["demand"] is None
    assert shown(p, 0)["gods"]["offered"] == p.offering
    p.play(CHANCE, p.legal_moves(CHANCE)[0])
    while p.asked() == [CHANCE]:
        view = shown(p, 0)
        p.play(CHANCE, p.legal_moves(CHANCE)[0])
        if shown(p, 0)["gods"]["demand"] is None:
            break
    assert view["gods"]["demand"] in (9, 10, 11)


def test_the_soldiers_of_a_battle_are_those_that_count() -> None:
    p = played_until("Retreat")
    battle = shown(p, p.current_battle.attacker)["battle"][0]
    values = p.tables.combat_value
    for side, force in enumerate(battle["forces"]):
        assert force["unknown"] == 0
        assert force["warrior"] * values[0] + force["jaguar"] * values[1] == battle["strengths"][side]


def test_soldiers_that_a_viewer_does_not_know_are_counted_as_unknown() -> None:
    p = played_until("Reinforce")
    b = p.current_battle
    units = p.box_of(b.attacker, b.army).size
    force = shown(p, SPECTATOR)["battle"][0]["forces"][0]
    assert force == {"warrior": 0, "jaguar": 0, "unknown": units}
    assert shown(p, SPECTATOR)["battle"][0]["strengths"][0] is None


def test_the_dice_of_a_battle_belong_to_its_sides() -> None:
    p = played_until("Influence")
    while not p.battle or p.rolled_for != names.FOR_BATTLE:
        p = played_on(p, "Influence")
    assert shown(p, 0)["battle"][0]["dice"] == [[0, 1], [2, 3]]


def test_the_urn_opens_every_second_round_and_then_every_round() -> None:
    p = start(4)
    assert shown(p, 0)["gods"]["urn_round"] == 2, "the set-up is before the first round"
    p.round = 1
    assert shown(p, 0)["gods"]["urn_opens_in"] == 1
    assert shown(p, 0)["gods"]["urn_round"] == 2
    p.round = 2
    assert shown(p, 0)["gods"]["urn_opens_in"] == 0
    assert shown(p, 0)["gods"]["urn_round"] == 2
    p.round = 3
    p.pyramid = p.tables.urn_always_from
    assert shown(p, 0)["gods"]["urn_opens_in"] == 0


@pytest.mark.parametrize(
    ("offering", "falling"),
    [(0, 3 * 6**3), (3, 5**3 + 2 * 6**3), (4, 4**3 + 5**3 + 6**3), (9, 1), (10, 0)],
)
def test_the_risk_counts_the_cards_that_are_left_and_the_dice(offering: int, falling: int) -> None:
    """The demands are 9, 10 and 11. With an offering of 4, the best die must show 5 for the first and 6 for
    the second, and can never be enough for the third.
    """
    p = start(4)
    p.offering = offering
    assert shown(p, 0)["gods"]["risk"] == round(100 * falling / (3 * 6**3))
    assert shown(p, 0)["gods"]["demands"] == [9, 10, 11]
    p.judgement_left[1] = False
    assert shown(p, 0)["gods"]["demands"] == [9, 11]


def test_the_risk_is_given_for_every_offer_until_it_is_nought() -> None:
    p = start(4)
    p.offering = 3
    gods = shown(p, 0)["gods"]
    for more, risk in enumerate(gods["risks"]):
        p.offering = 3 + more
        assert shown(p, 0)["gods"]["risk"] == risk
    assert gods["risks"][0] == gods["risk"]
    assert gods["risks"][-1] == 0 < gods["risks"][-2]


def test_the_last_step_before_hell_is_marked() -> None:
    p = start(3)
    assert [shown_last_step(p, stair) for stair in range(p.tables.hell)] == [False, False, False, True]


def shown_last_step(p: AztecaPosition, stair: int) -> bool:
    p.stair = stair
    return bool(shown(p, 0)["gods"]["last_step"])


def test_own_orders_ships_bids_and_soldiers_are_shown_where_they_go() -> None:
    p = played_until("Order")
    seat = p.asked()[0]
    letter = names.LETTERS[p.question(seat).numbers[0]]
    move = next(one for one in p.legal_moves(seat) if one not in (PASS, moves.ORDER_EXPEDITION))
    p.play(seat, move)
    if p.drafts:
        assert shown(p, seat)["ordered"][letter] == names.AREA_IDS[move - moves.ORDER]
        assert shown(p, (seat + 1) % 4)["ordered"] == {}
    p = played_until("Sail")
    seat = p.asked()[0]
    p.play(seat, moves.SAIL + 2)
    if p.drafts:
        assert shown(p, seat)["sailing"] == {"S3": 1}
        assert shown(p, (seat + 1) % 4)["sailing"] == {}
    p = played_until("Bid")
    seat = p.asked()[0]
    p.play(seat, 1)
    assert shown(p, seat)["lots"][0]["own_bid"] == 1
    assert shown(p, (seat + 1) % 4)["lots"][0]["own_bid"] is None
    p = played_until("Fill")
    seat = p.asked()[0]
    p.play(seat, 1)
    placed = shown(p, seat)["placing"]
    assert placed["a"] == {"warrior": 1}
    assert sum(sum(box.values()) for box in placed.values()) == sum(
        p.soldiers[seat * names.SOLDIERS : seat * names.SOLDIERS + names.SOLDIERS]
    )
    assert shown(p, (seat + 1) % 4)["placing"] == {}


def test_a_neutral_area_shows_its_garrison_and_a_city_none() -> None:
    p = played_until("Buy")
    for area in shown(p, 0)["areas"]:
        if area["owner"] is not None or area["kind"] == "capital":
            assert area["garrison"] is None
        else:
            assert area["garrison"] == (
                {"jaguar": 3} if area["kind"] == "outer" else {"warrior": 1, "jaguar": 1}
            )


@pytest.mark.rule("AZ-10.2", "AZ-10.3")
def test_the_pochteca_that_is_asked_about_is_sent_and_others_wait() -> None:
    p = played_until("Order")
    seat = p.asked()[0]
    letters = shown(p, seat)["waiting"][seat]["pochtecas"]
    while seat in p.asked():
        view = shown(p, seat)
        asked = names.LETTERS[p.question(seat).numbers[0]]
        capital = view["seats"][seat]["capital"]
        assert view["sends"] == [{"piece": "pochteca", "letter": asked, "place": capital}]
        assert shown(p, SPECTATOR)["sends"] == []
        p.play(seat, moves.ORDER_EXPEDITION)
        assert asked not in shown(p, seat)["waiting"][seat]["pochtecas"]
        assert shown(p, (seat + 1) % 4)["waiting"][seat]["pochtecas"] == letters
    assert shown(p, seat)["waiting"][seat]["pochtecas"] == []


@pytest.mark.rule("AZ-11.1")
def test_ships_that_sealed_orders_send_away_wait_no_longer() -> None:
    p = played_until("Sail")
    seat = p.asked()[0]
    view = shown(p, seat)
    assert view["sends"] == [{"piece": "ship", "letter": "", "place": view["seats"][seat]["capital"]}]
    assert view["waiting"][seat]["ships"] == p.harbour[seat]
    p.play(seat, moves.SAIL)
    assert shown(p, seat)["waiting"][seat]["ships"] == p.harbour[seat] - 1
    assert shown(p, (seat + 1) % 4)["waiting"][seat]["ships"] == p.harbour[seat]


@pytest.mark.rule("AZ-12.6")
def test_the_army_that_marches_is_sent() -> None:
    p = played_until("NextArea")
    seat, march = p.asked()[0], p.current_march
    place = names.AREA_IDS[p.army_area(seat, march.army)]
    assert shown(p, seat)["sends"] == [{"piece": "army", "letter": names.LETTERS[march.army], "place": place}]


@pytest.mark.rule("AZ-12.4")
def test_counters_of_a_diversion_are_in_the_container_and_lost_generals_are_named() -> None:
    p = played_until("Activate")
    seat = p.asked()[0]
    p.extra[seat] = 1
    p.army_at[seat * names.ARMIES] = names.NOBODY
    view = shown(p, seat)
    assert view["container"][seat] == p.container[seat] + 1
    boxes = view["seats"][seat]["boxes"]
    assert boxes[names.BOX_IDS[0]]["general_lost"]
    assert "general_lost" not in boxes[names.BOX_IDS[names.RESERVE]]


@pytest.mark.rule("AZ-14.1", "AZ-14.6")
def test_the_view_says_how_it_ended_and_who_won() -> None:
    p = played_until("Activate")
    assert (shown(p, 0)["outcome"], shown(p, 0)["winners"]) == ("running", [])
    p.outcome = names.HELL
    assert (shown(p, 0)["outcome"], shown(p, 0)["winners"]) == ("time-over", [])
    p.stair = p.tables.hell
    assert shown(p, 0)["outcome"] == "hell"
    p.outcome = names.PYRAMID
    assert shown(p, 0)["outcome"] == "pyramid"
    assert shown(p, 0)["winners"] == p.observation(0).scores().winners() != []


@pytest.mark.rule("AZ-13.6")
def test_what_follows_from_a_judgement_are_events_of_the_game() -> None:
    assert set(PAGE_NAMES["AFTER_JUDGEMENT"]) <= {term.name for term in GAME.events.entries.values()}


@pytest.mark.rule("AZ-10.8")
def test_usual_missions_are_named_in_the_order_in_which_they_are_tried() -> None:
    assert PAGE_NAMES["USUAL_MISSIONS"] == ["alliance", "assimilation", "rebellion"]


def test_a_battle_shows_what_prisoners_bring_a_winner_and_what_the_terrain_brings_in_any_case() -> None:
    p = duel((3, 0), (2, 1), goal="7")
    dice(p, "x")
    dice(p, "x---")
    battle = shown(p, 0)["battle"][0]
    assert battle["prisoners"] == [1, 0]
    assert battle["points_if_won"] == [1, 0]
    assert battle["sure_points"] == 1
    p = attack(2, 0, goal="7")
    dice(p, "1")
    dice(p, "x")
    assert shown(p, 1)["battle"][0]["sure_points"] == 0, "no seat's: the defender is neutral"
