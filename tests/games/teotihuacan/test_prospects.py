"""What the game adds to answers: notes, warnings, answers that are never better than another one, and
one-click chains.
"""

from __future__ import annotations

import random

import pytest

from patolli.game_index import manifest
from patolli.games.teotihuacan import prospect_remainders
from patolli.games.teotihuacan.game import GAME
from patolli.games.teotihuacan.position import EXTRA, MET, TeotihuacanPosition
from patolli.games.teotihuacan.prospects import RULES
from patolli.games.teotihuacan.scoring.upkeep import Upkeep, cocoa_due
from patolli.kernel.chance import CommittedSeed
from patolli.kernel.click_chains import click_chains
from patolli.kernel.foresight import Foresight, listed, summed
from patolli.kernel.fuzzing import prospect_checks
from patolli.kernel.match import Match
from patolli.kernel.prospect_rules import NO_MOVE
from patolli.texts import GameTexts

from .table import (
    beside,
    give,
    know,
    own,
    pile,
    question,
    royal,
    say,
    shown_decorations,
    stand,
    steps,
    table,
    visit,
)
from .test_view_previews import builder_with

WORDS = GameTexts(GAME, "en", ["Ana", "Ben", "Caro", "Dan"])

POINT = 10
"""The units of a point in the amounts of a preview."""
NOT_GOODS = manifest("teotihuacan").not_goods


def notes(p: TeotihuacanPosition, move: str) -> list[str]:
    return [WORDS.note(one) for one in RULES.notes(p.observation(0), 0, GAME.vocabulary.move(move))]


def warned(p: TeotihuacanPosition) -> list[str]:
    return [WORDS.note(one) for one in RULES.warnings(p.observation(0), 0)]


def chains(p: TeotihuacanPosition) -> list[str]:
    found, more = click_chains(GAME, p.observation(0), 0)
    assert not more
    return [", ".join(GAME.vocabulary.text(move) for move in one.chain) for one in found]


def hidden(p: TeotihuacanPosition) -> list[str]:
    """Returns the answers that are never better than another one."""
    options = p.legal_moves(0)
    return [
        GAME.vocabulary.text(move)
        for move in options
        if RULES.dominated_by(p.observation(0), 0, move, options) != NO_MOVE
    ]


# ---- notes -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TE-7.3", "TE-7.4")
def test_worship_says_what_is_there_and_who_is_displaced() -> None:
    p = table()
    stand(p, 1, "quarry 3 locked")
    beside(p, "quarry", "dvp")
    give(p, 0, cocoa=5)
    visit(p, "quarry")
    assert notes(p, "worship quarry") == [
        "A step in the green temple, or a discovery tile",
        "There: Fame (1 wood): 4 points; both for 1 more cocoa",
        "Ben is displaced for 1 cocoa",
    ]


@pytest.mark.rule("TE-7.5")
def test_in_the_palace_the_royal_tile_is_named() -> None:
    p = table()
    royal(p, "rc1", "rb6", "ra4")
    beside(p, "palace", "m1")
    give(p, 0, cocoa=5)
    visit(p, "palace")
    first, second = notes(p, "worship palace1")
    assert first == "Royal cocoa: cocoa: the power of the worker plus 1"
    assert second.startswith("For 1 more cocoa also Jade mask (2 cocoa, 1 gold)")
    say(p, "worship palace1")
    assert len(notes(p, "benefit royal-discovery")) == 2


@pytest.mark.rule("TE-8.1")
def test_a_main_action_says_who_acts() -> None:
    p = table()
    stand(p, 0, "palace 2", "forest 4")
    give(p, 0, cocoa=5)
    visit(p, "forest", power=2)
    assert notes(p, "main") == ["2 workers, lowest power 2"]


@pytest.mark.rule("TE-7.1", "TE-7.8")
def test_going_says_where_only_cocoa_can_be_collected() -> None:
    p = table()
    say(p, "worker palace 1")
    assert question(p) == "ChooseBoard"
    assert notes(p, "go alchemy") == ["Only cocoa can be collected there; that is done at once"]
    assert notes(p, "go quarry") == []


@pytest.mark.rule("TE-8.13")
def test_a_decoration_says_what_it_brings_on_each_side() -> None:
    p = table()
    shown_decorations(p, "k09", "k01")
    give(p, 0, gold=3)
    visit(p, "deco", "main")
    top, *_ = notes(p, "decorate k09")
    assert top == "Top 5 points and red temple, green temple"
    say(p, "decorate k09")
    assert notes(p, "side top") == ["Step 0: 2 matches"]


@pytest.mark.rule("TE-8.13")
def test_the_sides_for_a_decoration_are_noted_in_the_order_in_which_they_are_offered() -> None:
    """The answers of both questions have number keys, so a second order would lead to a wrong side."""
    p = table()
    tiles = ["k09", "k01", "k05", "k03"]
    shown_decorations(p, *tiles)
    give(p, 0, gold=3)
    visit(p, "deco", "main")
    moves = {tile: GAME.vocabulary.move(f"decorate {tile}") for tile in tiles}
    noted = {tile: RULES.notes(p.observation(0), 0, move) for tile, move in moves.items()}
    gains = [[one.arguments["score"] for one in found] for found in noted.values()]
    assert any(found != sorted(found, reverse=True) for found in gains), "the best side is not always first"
    for tile, found in noted.items():
        q = p.copy()
        say(q, f"decorate {tile}")
        assert [f"side {one.arguments['side']}" for one in found] == offered(q)


@pytest.mark.rule("TE-11.4", "TE-D8")
@pytest.mark.parametrize("words", ["quarry, worship quarry", "deco, main", "deco, main, decorate k09"])
def test_nothing_is_remarked_about_a_tile_used_beside_the_question(words: str) -> None:
    p = table()
    own(p, 0, "dvp", "dcoc")
    shown_decorations(p, "k09", "k01")
    beside(p, "quarry", "dtblu")
    give(p, 0, cocoa=5, gold=3)
    board, *said = words.split(", ")
    visit(p, board, *said)
    assert {"use dvp", "use dcoc"} <= {GAME.vocabulary.text(move) for move in p.asides(0)}
    assert notes(p, "use dvp") == notes(p, "use dcoc") == []


@pytest.mark.rule("TE-8.18", "TE-8.19")
def test_a_pyramid_tile_says_what_it_brings_by_place_and_rotation() -> None:
    p = builder_with(wood=5)
    assert notes(p, "build p01") == ["By place and rotation: 6 points and a step (red temple), 7 points"]
    assert notes(p, "build p05") == ["7 points"]
    say(p, "build p01")
    assert notes(p, "on 2c1") == ["6 points"]
    assert notes(p, "on 2b3") == ["5 points and a step (red temple)"]
    assert notes(p, "on 3a1") == ["By rotation: 6 points and a step (red temple), 7 points"]
    say(p, "on 3a1")
    gains = [brings(p, one) for one in offered(p)]
    assert max(points for things, points in gains if "red" not in things) == 7 * POINT
    red_step = POINT  # the printed reward of the first step is a point
    assert max(points for things, points in gains if "red" in things) == 6 * POINT + red_step


@pytest.mark.rule("TE-8.4")
def test_learning_says_which_owners_score() -> None:
    p = table()
    know(p, 1, "t01")
    know(p, 2, "t01")
    give(p, 0, gold=9)
    visit(p, "alchemy", "main")
    points = f"{p.tables.points_to_owners} points"
    assert notes(p, "learn t01") == [f"Ben scores {points}", f"Caro scores {points}"]
    others = [one for one in offered(p) if one.startswith("learn ") and one != "learn t01"]
    assert others
    assert all(notes(p, one) == [] for one in others)
    before = [sum(player.points) for player in p.seats]
    say(p, "learn t01")
    after = [sum(player.points) for player in p.seats]
    assert [after[seat] - before[seat] for seat in (1, 2, 3)] == [*[p.tables.points_to_owners] * 2, 0]


@pytest.mark.rule("TE-10.3")
def test_a_power_up_says_that_the_worker_ascends() -> None:
    p = table()
    own(p, 0, "dpow")
    stand(p, 0, "forest 5", "mine 4")
    say(p, "use dpow")
    assert question(p) == "PowerUp"
    assert notes(p, "raise forest 5") == ["The worker ascends"]
    assert notes(p, "raise mine 4") == []
    say(p, "raise forest 5")
    assert question(p) == "ChooseReward"


# ---- warnings ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TE-14.2", "TE-14.6", "TE-11.6")
def test_upkeep_is_counted_with_everything_held() -> None:
    p = table()
    give(p, 0, cocoa=1)
    assert warned(p) == []
    p.discs = EXTRA
    p.seats[0].points[0] = 20
    assert "you have 1. Each one that is missing costs 3 points: 6 if nothing changes;" in warned(p)[0]
    assert warned(p)[0].endswith("unless you want to be asked."), "it is paid automatically"
    p.seats[0].points[0] = 4
    assert "missing costs 3 points: 4 if nothing changes;" in warned(p)[0], "points never become negative"
    own(p, 0, "dfree")
    p.discs = EXTRA
    assert warned(p)[0].endswith("you have 1 and Favour.")
    p = table()
    own(p, 0, "dcoc")
    p.discs = EXTRA
    assert warned(p)[0].endswith("you have 0 and Cocoa sack.")


# ---- chains ------------------------------------------------------------------------------------------------


def test_one_click_goes_to_a_board_and_acts_there() -> None:
    p = table()
    beside(p, "quarry", "dtblu")
    give(p, 0, cocoa=5, gold=3, stone=4)
    say(p, "worker palace 1")
    found = chains(p)
    assert {"go quarry, collect", "go quarry, main", "go alchemy, main, learn t01"} <= set(found)
    assert "go quarry, worship quarry, benefit temple-discovery" in found
    visit(p, "alchemy")
    assert "main, learn t01" in chains(p)


@pytest.mark.rule("TE-6.3")
def test_the_only_worker_that_reaches_a_board_goes_there_by_one_click() -> None:
    p = table()
    stand(p, 0, "palace 1", "palace 1", "quarry 2")
    give(p, 0, cocoa=9)
    found = chains(p)
    assert "worker palace 1, go quarry, main" in found
    assert "worker quarry 2, go build, collect" in found
    assert not [one for one in found if ", go alchemy" in one], "both could go there"
    p = table()
    stand(p, 0, "palace 1", "palace 2", "palace 1")
    assert not [one for one in chains(p) if one.startswith("worker")]


def test_all_workers_are_unlocked_by_one_click() -> None:
    p = table()
    stand(p, 0, "forest 2", "palace1 1 locked", "mine 3 locked")
    give(p, 0, cocoa=3)
    assert [one for one in chains(p) if one.startswith("unlock")] == ["unlock, free palace1, free mine"]
    say(p, "unlock")
    assert "free palace1, free mine" in chains(p)


@pytest.mark.parametrize(("tile", "ways"), [("dres2", 6), ("dres3", 10)])
def test_resources_of_choice_are_one_choice(tile: str, ways: int) -> None:
    p = table()
    own(p, 0, tile)
    say(p, f"use {tile}")
    found = chains(p)
    assert len(found) == len(set(found)) == ways


@pytest.mark.rule("TE-13.5")
def test_a_discount_is_chosen_together_with_the_rotation() -> None:
    p = table()
    know(p, 0, "t15")
    give(p, 0, stone=5, wood=5)
    visit(p, "build", "main")
    say(p, GAME.vocabulary.text(p.legal_moves(0)[0]), "on 1a1")
    assert question(p) == "Discount"
    assert "save stone, rotate 0" in chains(p)
    p = table()
    know(p, 0, "t15")
    give(p, 0, stone=1)
    visit(p, "build", "main")
    say(p, GAME.vocabulary.text(p.legal_moves(0)[0]))
    assert "on 1a1, save stone, rotate 0" in chains(p)


@pytest.mark.rule("TE-7.4")
def test_an_order_that_is_never_better_is_not_shown() -> None:
    p = table()
    beside(p, "quarry", "dtblu")
    give(p, 0, cocoa=5)
    visit(p, "quarry", "worship quarry")
    assert hidden(p) == ["benefit discovery-temple"]
    p = table()
    steps(p, 0, 0, 0, 2)
    pile(p, "green3", "dvp")
    beside(p, "quarry", "dres2")
    give(p, 0, cocoa=5)
    visit(p, "quarry", "worship quarry")
    assert hidden(p) == []


@pytest.mark.rule("TE-7.4")
def test_a_claim_that_would_be_lost_is_beaten_by_the_step_alone() -> None:
    """The step brings the cocoa that the tile costs. In the other order, the player could not pay for the
    tile.
    """
    p = table()
    beside(p, "quarry", "dave")
    give(p, 0, cocoa=1)
    visit(p, "quarry", "worship quarry")
    first = GAME.vocabulary.move("benefit discovery-temple")
    better = RULES.dominated_by(p.observation(0), 0, first, p.legal_moves(0))
    assert GAME.vocabulary.text(better) == "benefit temple"
    prospect_checks.prospects(GAME, p)


@pytest.mark.rule("TE-7.5", "TE-11.6")
def test_a_favour_first_can_waive_the_price_of_the_royal_tile() -> None:
    p = table()
    royal(p, "rc1", "rb6", "ra4")
    beside(p, "palace", "dfree")
    give(p, 0, cocoa=5, gold=2, wood=2, stone=2)
    visit(p, "palace", "worship palace2")
    both = [text for text in offered(p) if "-" in text]
    assert both
    assert "benefit discovery-royal" not in hidden(p)


def offered(p: TeotihuacanPosition) -> list[str]:
    return [GAME.vocabulary.text(move) for move in p.legal_moves(0)]


@pytest.mark.rule("TE-14.6")
def test_upkeep_that_is_not_paid_says_no_more_points_than_there_are() -> None:
    p = table()
    stand(p, 0, "palace 2", "forest 4", "quarry 5")
    give(p, 0, cocoa=20)
    p.seats[0].points[0] = 5
    p.push(Upkeep(0))
    p.forget()
    due = cocoa_due(p, 0)
    assert due > 1
    lost = [RULES.notes(p.observation(0), 0, paid) for paid in range(due)]
    assert lost[0][0].arguments["lost"] == 5
    assert lost[due - 1][0].arguments["lost"] == min(5, p.tables.unpaid_points)
    assert RULES.faults(p, 0) == []


# ---- effects after a question -----------------------------------------------------------------------------


def brings(p: TeotihuacanPosition, move: str) -> tuple[dict[str, int], int]:
    """Returns the goods that an answer of seat 0 costs and brings, and its points."""
    found = Foresight(GAME, p.observation(0), 0, NOT_GOODS)
    foreseen = found.of([GAME.vocabulary.move(move)])
    things, deferred = summed(foreseen)
    return things, foreseen.points[0] + deferred


@pytest.mark.rule("TE-13.2")
def test_what_comes_after_a_question_is_counted_with_every_answer() -> None:
    p = table()
    know(p, 0, "t05", "t07")
    stand(p, 0, "mine 3", "mine 3", "build 3")
    give(p, 0, cocoa=9)
    say(p, "worker build 3", "go mine", "main")
    assert question(p) == "ClimbAny"
    of_choice = {"resource-any": 1}
    assert brings(p, "climb blue") == ({"blue": 1, "cocoa": 1, "gold": 1, **of_choice}, 10)
    assert brings(p, "climb red") == ({"red": 1, "cocoa": 1, "gold": 1}, 20)
    say(p, "climb blue")
    assert question(p) == "TakeResource"
    assert brings(p, "take wood")[0] == {"wood": 1, "cocoa": 1, "gold": 1}


@pytest.mark.rule("TE-D22", "TE-D24")
def test_what_a_further_question_leaves_open_is_counted_as_of_choice() -> None:
    p = table()
    own(p, 0, "dres2")
    assert brings(p, "use dres2")[0]["resource-any"] == 2
    say(p, "use dres2")
    assert brings(p, "take wood")[0] == {"wood": 1, "resource-any": 1}
    say(p, "take wood")
    assert brings(p, "take gold")[0] == {"gold": 1}
    p = table()
    give(p, 0, cocoa=5)
    beside(p, "deco", "dvp")
    visit(p, "deco", "worship deco")
    assert brings(p, "benefit temple")[0]["temple-any"] == 1


@pytest.mark.rule("TE-7.6", "TE-D24")
def test_a_price_paid_out_of_resources_of_choice_does_not_hide_them_from_the_fuzzer() -> None:
    """The first wood can be spent on the tile at once, while two stones add two resources."""
    p = table()
    steps(p, 0, 4, 0, 0)
    stand(p, 0, "nobles 3", "forest 1 locked", "palace2 1")
    give(p, 0, cocoa=20)
    own(p, 0, "dpow")
    beside(p, "mine", "dvp")
    say(p, "worker nobles 3", "go mine", "worship mine")
    assert brings(p, "benefit temple-discovery")[0]["resource-any"] == 2
    prospect_checks.prospects(GAME, p)


@pytest.mark.rule("TE-7.5", "TE-D14")
def test_many_resources_of_choice_are_found_by_the_fuzzer_though_a_price_follows() -> None:
    """The player keeps all five resources only if none of them is wood."""
    p = table()
    royal(p, "ra4", "rb7", "rc1")
    stand(p, 0, "nobles 5", "mine 1")
    give(p, 0, cocoa=20, wood=1, stone=4)
    beside(p, "palace", "dvp")
    say(p, "worker nobles 5", "go palace", "worship palace2", "benefit royal-discovery", "1")
    assert question(p) == "GiveResource"
    assert brings(p, "give wood")[0] == {"wood": -1, "resource-any": 5}
    prospect_checks.prospects(GAME, p)


@pytest.mark.rule("TE-8.14", "TE-9.1")
def test_steps_in_an_order_of_choice_bring_their_rewards() -> None:
    p = table()
    shown_decorations(p, "k09", "k01")
    give(p, 0, gold=3)
    visit(p, "deco", "main")
    say(p, "decorate k09")
    things, points = brings(p, "side top")
    assert things == {"gold": -3, "red": 1, "green": 1, "cocoa": 1, "track": 1}
    say(p, "side top", "climb red")
    assert points == p.scores().totals()[0]


@pytest.mark.rule("TE-9.6")
def test_steps_of_choice_are_no_more_than_can_be_climbed() -> None:
    p = table()
    top = p.tables.top_step
    steps(p, 0, top, top - 1, top)
    assert prospect_remainders.steps_open(p, 0) == 1
    steps(p, 1, 0, top, 0)
    assert prospect_remainders.steps_open(p, 0) == 0
    steps(p, 0, 0, 0, 0)
    assert prospect_remainders.steps_open(p, 0) == 3 * top - 1


def test_nothing_is_counted_where_the_action_is_still_open() -> None:
    p = table()
    know(p, 0, "t05", "t07")
    stand(p, 0, "mine 3", "build 3")
    give(p, 0, cocoa=9)
    assert brings(p, "worker build 3") == ({}, 0)


@pytest.mark.rule("TE-6.5")
def test_unlocking_names_its_price() -> None:
    p = table()
    stand(p, 0, "mine 3", "palace2 1")
    give(p, 0, cocoa=6)
    assert notes(p, "unlock") == []
    say(p, "worker mine 3", "go alchemy")
    assert notes(p, "unlock") == ["Costs 3 cocoa; then 1 cocoa is collected here at once"]
    found = Foresight(GAME, p.observation(0), 0, NOT_GOODS)
    foreseen = found.of([GAME.vocabulary.move("unlock")])
    assert [(one.thing, one.by) for one in listed(foreseen)] == [("cocoa", -3), ("cocoa", 1)]


@pytest.mark.rule("TE-6.5", "TE-7.1")
def test_unlocking_names_its_price_also_where_as_much_is_collected() -> None:
    p = table()
    stand(p, 0, "mine 3", "palace2 1")
    stand(p, 1, "alchemy 1")
    stand(p, 2, "alchemy 1")
    give(p, 0, cocoa=6)
    say(p, "worker mine 3", "go alchemy")
    foreseen = Foresight(GAME, p.observation(0), 0, NOT_GOODS).of([GAME.vocabulary.move("unlock")])
    assert "cocoa" not in foreseen.things
    assert [(one.thing, one.by) for one in listed(foreseen)] == [("cocoa", -3), ("cocoa", 3)]


@pytest.mark.rule("TE-D3")
def test_a_board_that_stays_empty_brings_nothing_by_itself() -> None:
    """Temple steps from the starting tiles do not count as a gain of the answer, because they come anyway."""
    asked = 0
    for seed in range(12):
        match = Match(GAME, 2, CommittedSeed(seed.to_bytes(32, "big"), ["a word"] * 2), {})
        while True:
            p, seat = match.position, match.asked()[0]
            assert isinstance(p, TeotihuacanPosition)
            if p.round > 0:
                break
            if p.question(seat).kind == "PlaceWorkers":
                asked += 1
                found = Foresight(GAME, p.observation(seat), seat, NOT_GOODS)
                assert all(summed(found.of([move])) == ({}, 0) for move in p.legal_moves(seat))
            match.play(seat, random.Random(seed).choice(p.legal_moves(seat)))
    assert asked > 5


def test_an_exchange_names_what_is_given_and_taken() -> None:
    p = table()
    royal(p, "ra4", "rb6", "rc1")
    stand(p, 0, "mine 3")
    give(p, 0, cocoa=9)
    say(p, "worker mine 3", "go palace", "worship palace2", "benefit royal")
    assert question(p) == "Exchange"
    assert [notes(p, str(n)) for n in range(3)] == [
        [],
        ["1 cocoa for 1 stone, 1 gold"],
        ["2 cocoa for 2 stone, 2 gold"],
    ]


@pytest.mark.rule("TE-15.1")
def test_the_end_of_the_game_is_announced() -> None:
    p = table()
    p.complete, p.discs = True, MET
    assert warned(p) == ["The pyramid is complete: after this round comes the last one of the game."]
    p.discs = EXTRA
    assert warned(p)[0].startswith("After this round comes the last eclipse and the end of the game,")
