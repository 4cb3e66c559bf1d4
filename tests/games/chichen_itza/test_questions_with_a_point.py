"""Questions whose answer would make no difference are skipped. The others say what they are about."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.game import GAME
from patolli.games.chichen_itza.position import ChichenPosition
from patolli.kernel.seats import CHANCE
from patolli.players.greedy_player import GreedyPlayer
from patolli.texts import GameTexts

from . import table as t
from .combats import ANI, FRANK, battle, fork, go, hunt, until

NAMES = ["Ani", "Frank", "Caro", "Dan"]


@pytest.mark.rule("CI-8.8", "CI-D19")
def test_a_roll_that_beats_the_creature_is_not_asked_about() -> None:
    p = hunt("snake", 2)
    t.give(p, ANI, luck=5)
    t.god(p, ANI, "G48")
    go(p)
    until(p, "melee-1")
    short = fork(p)
    t.roll(p, 1, 1, 6)
    assert t.asked(p) == [CHANCE]  # the snake rolls
    t.roll(short, 1, 5, 6)
    assert t.offered(short) == {"luck again", "luck hit", "use g48", "stop"}


@pytest.mark.rule("CI-8.8", "CI-C4")
def test_a_creature_that_cancels_hits_is_never_beaten_for_sure() -> None:
    p = hunt("triceratops", 2)
    t.give(p, ANI, luck=1)
    go(p)
    until(p, "melee-1")
    t.roll(p, 1, 1, 1)
    assert t.offered(p) == {"luck again", "stop"}


@pytest.mark.rule("CI-8.8", "CI-C4", "CI-H08")
def test_a_ward_makes_that_sure() -> None:
    p = hunt("triceratops", 2)
    t.hero(p, ANI, "H08")
    t.give(p, ANI, luck=1)
    go(p, 2, "a")
    t.play(p, "use h08")
    t.roll(p, 1, 1, 6)
    assert t.asked(p) == [CHANCE]


@pytest.mark.rule("CI-8.8")
def test_hits_against_players_are_always_asked_about() -> None:
    p = battle(1)
    t.give(p, ANI, luck=1)
    go(p)
    t.roll(p, 1, 1, 1)
    assert t.offered(p) == {"luck again", "stop"}


@pytest.mark.rule("CI-8.8", "CI-15.3")
@pytest.mark.parametrize(
    ("luck", "idols", "asked"), [(0, 0, False), (0, 1, True), (1, 0, True), (0, 2, True)]
)
def test_a_roll_is_asked_about_if_luck_can_be_had(luck: int, idols: int, asked: bool) -> None:
    p = hunt("jaguar", 4)
    t.give(p, ANI, luck=luck, idols=idols)
    go(p)
    t.roll(p, 6, 6, 6)
    assert (t.question(p) == "RollWindow") == asked


@pytest.mark.rule("CI-8.10", "CI-8.12", "CI-15.3")
@pytest.mark.parametrize(
    ("luck", "idols", "asked"), [(0, 1, False), (1, 0, False), (1, 1, True), (0, 2, True), (2, 0, True)]
)
def test_after_the_follow_up_a_hit_must_be_payable(luck: int, idols: int, asked: bool) -> None:
    p = hunt("shaman", 5)
    t.give(p, ANI, luck=luck, idols=idols)
    t.hand(p, ANI, fire=1)
    go(p)
    t.play(p, "cast fire 1")
    t.roll(p, 1)
    t.play(p, "stop")
    t.roll(p, 6)
    assert (t.question(p) == "LateHit") == asked


@pytest.mark.rule("CI-8.10", "CI-D19")
def test_after_the_follow_up_a_beaten_creature_needs_no_more() -> None:
    p = hunt("shaman", 5)
    t.give(p, ANI, luck=2)
    t.hand(p, ANI, fire=1)
    go(p)
    p.combat.hearts = 2
    t.play(p, "cast fire 1")
    t.roll(p, 1)
    t.play(p, "stop")
    t.roll(p, 1)
    assert t.asked(p) == [CHANCE]


@pytest.mark.rule("CI-15.3", "CI-15.9")
def test_luck_for_idols_needs_tokens_in_the_supply() -> None:
    p = hunt("jaguar", 4)
    t.give(p, ANI, idols=1)
    t.give(p, FRANK, luck=20)
    go(p)
    t.roll(p, 6, 6, 6)
    assert t.asked(p) == [CHANCE]


@pytest.mark.rule("CI-13.1", "CI-D18")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The monkey attacks Chichén Itzá, 4 hearts left."),
        ("de", "Der Affe greift Chichén Itzá an, noch 4 Herzen."),
    ],
)
def test_the_first_question_of_a_city_defence_says_what_attacks(language: str, said: str) -> None:
    p = t.table()
    t.hand(p, ANI, stone=1)
    t.defend_city(p, ANI, "monkey", 3)
    assert p.question(ANI).numbers[2:] == [names.MONKEY, names.NOBODY, 4, 1]
    assert GameTexts(GAME, language, NAMES).question(p.question(ANI), ANI).startswith(said)


@pytest.mark.rule("CI-D27")
def test_who_chooses_defenders_knows_against_what() -> None:
    p = t.table()
    t.put(p, ANI, "city", 3)
    t.hero(p, ANI, "H01")
    t.defend_city(p, ANI, "kukulkan", 4)
    assert p.question(ANI).numbers == [0, names.KUKULKAN, 4]
    said = GameTexts(GAME, "en", NAMES).question(p.question(ANI), ANI)
    assert said.startswith("Kukulkan attacks Chichén Itzá, strength 4. Does the eagle hero fight?")


@pytest.mark.rule("CI-D19", "CI-D22")
def test_questions_of_a_combat_show_the_other_side() -> None:
    p = battle(2)
    t.give(p, ANI, luck=1)
    t.give(p, FRANK, luck=1, idols=1)
    go(p)
    t.play(p, "cast none", seat=FRANK)
    t.roll(p, 1, 6, 6)
    assert p.question(ANI).numbers == [names.MELEE_1, 1, 3, 1, 2, names.NOTHING, FRANK, 2, 0]
    assert (
        GameTexts(GAME, "de", NAMES)
        .question(p.question(ANI), ANI)
        .startswith("Gegen Frank, noch 2 Einheiten.")
    )
    t.play(p, "stop")
    t.roll(p, 6, 6)
    assert p.question(FRANK).numbers[5:] == [names.NOTHING, ANI, 3, 0]
    t.play(p, "stop")
    assert t.question(p) == "PreventByIdols"
    assert p.question(FRANK).numbers == [1, 0, names.NOTHING, ANI, 3, 0]


def greedy(p: ChichenPosition, seat: int) -> str:
    return GAME.vocabulary.text(GreedyPlayer(GAME, 1).choose(p, seat))


@pytest.mark.parametrize("hearts", [1, 2, 3])
def test_a_greedy_player_never_rolls_a_won_fight_again(hearts: int) -> None:
    p = t.table()
    p.turns = 4 * p.players
    t.gear(p, ANI, "melee", 4)
    t.give(p, ANI, luck=8)  # at the end of the last round, luck has no other use
    t.put(p, ANI, "city", 2)
    t.defend_city(p, ANI, "triceratops", 6)
    until(p, "melee-1")
    p.combat.hearts = hearts
    t.roll(p, 1, 1, 5, 1, 6)
    assert greedy(p, ANI) in {"stop", "luck hit"}


def test_a_greedy_attacker_keeps_a_roll_that_wins() -> None:
    p = battle(3)
    p.round, p.turns = 6, 4 * p.players
    t.give(p, ANI, luck=8)
    go(p)
    t.roll(p, 1, 1, 1)
    assert greedy(p, ANI) in {"stop", "luck hit"}


def test_a_greedy_player_rolls_again_what_missed() -> None:
    p = battle(2)
    t.gear(p, ANI, "melee", 4)
    t.give(p, ANI, luck=5)
    go(p)
    until(p, "melee-3")
    t.roll(p, 6, 6, 6)
    assert greedy(p, ANI) in {"luck again", "luck hit"}


@pytest.mark.rule("CI-8.8", "CI-C4", "CI-9.3")
def test_a_creature_that_does_not_roll_in_a_phase_cancels_nothing_in_it() -> None:
    """The triceratops fights only in melee, so winning in the magic phase is certain."""
    p = hunt("triceratops", 2)
    t.gear(p, ANI, "magic", 4)
    t.hand(p, ANI, stone=2)
    t.give(p, ANI, luck=5)
    go(p)
    t.play(p, "cast stone 2")
    short = fork(p)
    t.roll(p, 1, 1)
    assert t.emitted(p, "defeated")
    t.roll(short, 1, 6)
    assert t.question(short) == "RollWindow"


@pytest.mark.rule("CI-8.8", "CI-C4", "CI-H17")
def test_a_creature_that_is_silenced_cancels_nothing() -> None:
    p = hunt("triceratops", 2)
    t.hero(p, ANI, "H17")
    t.give(p, ANI, luck=1)
    go(p, 4, "c")
    until(p, "melee-3")
    assert p.combat.hearts == 2
    t.roll(p, 1, 1, 6)
    assert t.emitted(p, "defeated")


@pytest.mark.rule("CI-8.8", "CI-C4")
def test_more_hits_than_a_creature_can_cancel_are_enough() -> None:
    """With the light die, a triceratops cancels at most two hits."""
    p = hunt("triceratops", 2)
    t.give(p, ANI, luck=1)
    go(p, 4)
    until(p, "melee-1")
    short = fork(p)
    t.roll(p, 1, 1, 1, 1)
    assert t.asked(p) == [CHANCE]
    t.roll(short, 1, 1, 1, 6)
    assert t.question(short) == "RollWindow"


@pytest.mark.rule("CI-8.8", "CI-G58")
def test_a_pair_of_sixes_counts_among_the_hits_that_beat_a_creature() -> None:
    p = hunt("snake", 1)
    t.god(p, ANI, "G58")
    t.give(p, ANI, luck=5)
    go(p)
    until(p, "melee-1")
    short = fork(p)
    t.roll(p, 5, 6, 6)
    assert t.asked(p) == [CHANCE]
    t.roll(short, 5, 5, 6)
    assert t.question(short) == "RollWindow"
    assert short.question(ANI).numbers[1] == 0


@pytest.mark.rule("CI-10.5", "CI-D23")
def test_the_order_of_star_lines_is_asked_only_where_it_matters() -> None:
    p = t.table()
    t.gem(p, ANI, "yellow", "white", "red")
    t.march(p, ANI, "city", "P04", 1)  # the blue gem gives coins, luck and idols
    assert t.question(p) == ""
    assert (p.seats[ANI].coins, p.seats[ANI].luck, p.seats[ANI].idols) == (4, 4, 2)
    assert len(t.emitted(p, "star")) == 3
    p = t.table()
    t.gem(p, ANI, "yellow", "green", "red")
    t.march(p, ANI, "city", "P04", 1)  # one of the bonuses is a god card
    assert t.offered(p) == {"star yellow-blue", "star green-blue", "star red-blue"}
    t.play(p, "star green-blue", min(t.offered_next(p, "star green-blue")))
    assert t.question(p) == ""
    assert (p.seats[ANI].coins, p.seats[ANI].idols) == (4, 2)


@pytest.mark.rule("CI-8.3", "CI-8.10")
def test_the_hits_of_a_roll_name_the_faces_that_hit() -> None:
    p = hunt("shaman", 5)
    t.hand(p, ANI, fire=1)
    go(p)
    t.play(p, "cast fire 1")
    t.roll(p, 1)
    t.roll(p, 6)
    (hits,) = t.emitted(p, "scored-hits")
    assert (hits["amount"], hits["faces"]) == (1, hits["follow_faces"])
    assert int(hits["faces"]) >> 1 & 1 == 1
    assert int(hits["faces"]) >> 6 & 1 == 0
