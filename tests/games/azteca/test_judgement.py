"""Phase 8 and the end: the gods (AZ-13), endings (AZ-14, AZ-1.2 to AZ-1.5), the variant (AZ-15)."""

from __future__ import annotations

import pytest

from patolli.games.azteca import names
from patolli.games.azteca.game import GAME
from patolli.games.azteca.phases import judgement, rounds
from patolli.games.azteca.position import AztecaPosition

from .table import box, city, dice, events_named, hold, offered, phase, points, question, run, say, sp, table


def judged(p: AztecaPosition, gifts: str, offerings: str, card: str, faces: str) -> None:
    """Plays Phase 8 with these gifts and offerings (one digit per seat, in player order), this card, and
    these dice.
    """
    p.phase = names.JUDGEMENT
    run(p, rounds.JUDGEMENT_PHASE)
    together = judgement.rounds_until_urn(p) > 0
    for seat, gift, offering in zip(p.order(p.first), gifts, offerings, strict=True):
        say(p, f"{seat}: {gift}", *([f"{seat}: {offering}"] if together else []))
    if not together:
        say(p, *(f"{seat}: {gift}" for seat, gift in zip(p.order(p.first), offerings, strict=True)))
    say(p, f"card {card}")
    dice(p, faces)


def rich(players: int = 4, each: int = 9) -> AztecaPosition:
    p = table(players)
    for seat in range(players):
        points(p, seat, each)
    return p


@pytest.mark.rule("AZ-13.1", "AZ-1.2")
def test_points_are_divided_between_the_gods_and_may_be_kept() -> None:
    p = rich(2)
    judged(p, "42", "12", "tz1", "666")
    assert [sp(p, 0), sp(p, 1)] == [4, 5]
    assert [p.given(0), p.given(1)] == [4, 2]
    assert p.stair == 0


@pytest.mark.rule("AZ-13.2", "AZ-D35", "AZ-C7")
def test_gifts_to_quetzalcoatl_go_unseen_in_player_order() -> None:
    p = rich(3)
    p.first = 1
    p.round = 2
    run(p, rounds.JUDGEMENT_PHASE)
    assert p.asked() == [0, 1, 2], "no gift is visible to others, so all are asked at once"
    assert question(p) == "0 Give"
    assert offered(p) == [str(n) for n in range(10)]
    assert GAME.vocabulary.text(p.default(1)) == "0"
    say(p, "1: 5")
    assert p.asked() == [0, 2]
    assert events_named(p, "gave-sp", 1) == []
    say(p, "0: 0", "2: 0")
    assert [event["seat"] for event in events_named(p, "gave", -2)] == [1, 2, 0]
    assert events_named(p, "gave-sp", 1)[0]["sp"] == 5
    assert [event["seat"] for event in events_named(p, "gave-sp", 0)] == [0]
    shown = GAME.show(p.observation(0))["seats"][1]
    assert (shown["sp"], shown["given"]) == (None, None)
    assert (shown["sp_at_least"], shown["sp_at_most"]) == (4, 9), "the opened urn contained 5 points"
    assert GAME.show(p.observation(1))["seats"][1]["given"] == 5


@pytest.mark.rule("AZ-13.2", "AZ-13.3", "AZ-C7")
@pytest.mark.parametrize(("players", "bounds"), [(2, (6, 6)), (3, (6, 9))])
def test_an_opened_urn_narrows_what_is_known_about_the_points_of_others(
    players: int, bounds: tuple[int, int]
) -> None:
    """With two players, the content of the urn shows how much the other one has given."""
    p = rich(players)
    p.round = 2
    run(p, rounds.JUDGEMENT_PHASE)
    say(p, "0: 2", "1: 3", *(["2: 0"] if players == 3 else []))
    shown = GAME.show(p.observation(0))["seats"][1]
    assert (shown["sp"], shown["sp_at_least"], shown["sp_at_most"]) == (None, *bounds)
    assert GAME.show(p.observation(1))["seats"][1]["sp"] == 6


@pytest.mark.rule("AZ-13.3", "AZ-C7", "AZ-I6")
@pytest.mark.parametrize(
    ("number", "step", "opens"), [(1, 0, False), (2, 0, True), (3, 8, False), (3, 9, True)]
)
def test_when_the_control_urn_is_opened(number: int, step: int, opens: bool) -> None:
    p = rich(2)
    p.round = number
    p.pyramid = step
    judged(p, "35", "00", "tz1", "666")
    assert bool(events_named(p, "urn-opened")) == opens
    assert p.control == (8 if opens else 0)
    assert sum(purse.value() for purse in p.uncounted) == (0 if opens else 8)


@pytest.mark.rule("AZ-E14", "AZ-13.3")
def test_every_twenty_points_are_a_step() -> None:
    p = rich(2, 30)
    p.round = 4
    p.control = 13
    p.urn_sum[0].total = 13
    p.urn[0].change(13)
    p.fortunes[0].total += 13
    run(p, rounds.JUDGEMENT_PHASE)
    say(p, "0: 20", "1: 18")
    assert events_named(p, "urn-opened", -2)[0] == {
        "event": "urn-opened", "rule": "AZ-13.3", "total": 51, "steps": 2, "rest": 11,
    }  # fmt: skip
    assert p.pyramid == 4 + 2
    assert p.control == 11


@pytest.mark.rule("AZ-13.3")
def test_quetzalcoatl_stops_at_the_top_and_what_is_above_stays_in_the_urn() -> None:
    p = rich(2, 60)
    p.round = 2
    p.pyramid = 9
    run(p, rounds.JUDGEMENT_PHASE)
    say(p, "0: 50", "1: 0")
    assert p.pyramid == 10
    assert p.control == 30


@pytest.mark.rule("AZ-13.4", "AZ-D36", "AZ-5.2")
def test_offerings_to_tezcatlipoca_are_revealed_together_and_spent() -> None:
    p = rich(2)
    run(p, judgement.OFFERINGS)
    assert p.asked() == [0, 1]
    assert GAME.vocabulary.text(p.default(0)) == "0"
    say(p, "0: 4")
    assert not events_named(p, "offered")
    say(p, "1: 2")
    assert [e["sp"] for e in events_named(p, "offered", -2)] == [4, 2]
    assert [sp(p, 0), sp(p, 1)] == [5, 7]
    assert p.offering == 6


@pytest.mark.rule("AZ-13.5", "AZ-13.6", "AZ-E13")
@pytest.mark.parametrize(("card", "step"), [("tz1", 0), ("tz2", 1)])
def test_the_best_of_three_dice_and_all_offerings_against_the_card(card: str, step: int) -> None:
    p = rich(4)
    judged(p, "0000", "2102", card, "342")
    assert p.stair == step


@pytest.mark.rule("AZ-13.5", "AZ-13.6")
def test_offerings_then_the_card_then_the_dice_of_the_first_player() -> None:
    p = rich(4)
    p.phase = names.JUDGEMENT
    p.first = 2
    run(p, judgement.OFFERINGS, judgement.TURN_CARD)
    say(p, *(f"{seat}: 1" for seat in range(4)))
    assert offered(p) == ["card tz1", "card tz2", "card tz3"]
    say(p, "card tz3")
    assert p.dice_colour == [names.WHITE] * 3
    assert p.roller == 2


@pytest.mark.rule("AZ-E17")
def test_without_offerings_he_always_descends() -> None:
    p = rich(4)
    judged(p, "0000", "0000", "tz1", "666")
    assert p.stair == 1


@pytest.mark.rule("AZ-13.6", "AZ-16.1")
def test_a_roll_of_the_judgement_can_be_influenced_with_full_knowledge() -> None:
    p = rich(2)
    hold(p, 0, "tlenamacac")
    judged(p, "00", "30", "tz1", "333")
    assert question(p) == "0 Influence"
    say(p, "tlenamacac 1")
    dice(p, "6")
    assert p.stair == 0


@pytest.mark.rule("AZ-13.7", "AZ-13.8", "AZ-I12")
def test_the_three_cards_come_all_before_they_are_shuffled() -> None:
    p = rich(4)
    p.phase = names.JUDGEMENT
    run(p, judgement.TURN_CARD)
    say(p, "card tz2")
    assert p.judgement_left == [1, 0, 1]
    p.agenda = []
    p.round += 1
    run(p, judgement.TURN_CARD)
    assert offered(p) == ["card tz1", "card tz3"]
    say(p, "card tz1")
    p.agenda = []
    p.round += 1
    run(p, judgement.TURN_CARD)
    assert offered(p) == ["card tz3"]
    say(p, "card tz3")
    assert p.judgement_left == [1, 1, 1]
    assert events_named(p, "judgement-cards-shuffled")


@pytest.mark.rule("AZ-13.9", "AZ-5.1")
def test_otherwise_the_next_round_begins() -> None:
    p = rich(2)
    judged(p, "00", "90", "tz1", "111")
    assert p.round == 2
    assert p.first == 1
    assert p.outcome == names.RUNNING


# ---- the end ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-14.1", "AZ-1.3")
def test_in_hell_all_have_lost() -> None:
    p = rich(2)
    p.stair = 3
    judged(p, "90", "00", "tz1", "111")
    assert p.asked() == []
    assert p.outcome == names.HELL
    assert p.scores().winners() == []
    assert events_named(p, "hell")


@pytest.mark.rule("AZ-14.2", "AZ-1.4", "AZ-C10")
def test_at_the_top_of_the_pyramid_who_gave_most_wins() -> None:
    p = rich(3, 20)
    p.round = 2
    p.pyramid = 9
    run(p, rounds.JUDGEMENT_PHASE)
    say(p, "0: 5", "1: 12", "2: 7", "0: 9", "1: 0", "2: 0", "card tz1")
    dice(p, "111")
    assert p.outcome == names.PYRAMID
    assert p.scores().winners() == [1]
    assert p.scores().totals() == [50, 120, 70]
    assert p.scores().unit == 10
    assert [e["sp"] for e in events_named(p, "urn-shown", -2)] == [5, 12, 7]
    assert GAME.show(p.observation(-2))["seats"][1]["given"] == 12, "everything is opened"
    assert events_named(p, "won")[0]["seat"] == 1


@pytest.mark.rule("AZ-E15", "AZ-1.5", "AZ-14.1")
def test_both_at_once_is_hell() -> None:
    p = rich(2, 30)
    p.round = 2
    p.pyramid = 9
    p.stair = 3
    run(p, rounds.JUDGEMENT_PHASE)
    say(p, "0: 30", "1: 0", "0: 0", "1: 0", "card tz1")
    dice(p, "111")
    assert (p.pyramid, p.stair) == (10, 4)
    assert p.outcome == names.HELL
    assert p.scores().winners() == []


def equal_gifts() -> AztecaPosition:
    p = table(3)
    p.outcome = names.PYRAMID
    for seat in range(3):
        p.urn[seat].change(4)
    return p


@pytest.mark.rule("AZ-14.3")
def test_ties_by_assimilated_cities_then_wealth_then_shared() -> None:
    p = equal_gifts()
    assert p.scores().winners() == [0, 1, 2]
    p.tribute[2] = 3
    box(p, 1, "reserve", 1, 1)
    assert p.scores().winners() == [1, 2], "a warrior costs 1, a jaguar 2"
    p.harbour[1] = 1
    assert p.scores().winners() == [1]
    city(p, 0, "26", assimilated=True)
    assert p.scores().winners() == [0], "also an unused capital that is assimilated"


@pytest.mark.rule("AZ-14.4")
def test_points_in_hand_count_for_nothing() -> None:
    p = equal_gifts()
    points(p, 1, 30)
    p.urn[0].change(1)
    assert p.scores().winners() == [0]


@pytest.mark.rule("AZ-14.5")
def test_who_has_lost_everything_plays_on() -> None:
    p = table(2)
    p.army_at[:3] = [names.NOBODY] * 3
    run(p, phase(names.TRIBUTE))
    assert p.tribute[0] == 4


@pytest.mark.rule("AZ-14.6")
def test_the_safety_limit_is_hell() -> None:
    p = rich(2)
    p.round = 40
    judged(p, "00", "90", "tz1", "111")
    assert p.outcome == names.HELL
    assert events_named(p, "time-over")
    p = rich(2)
    p.round = 39
    judged(p, "00", "90", "tz1", "111")
    assert p.outcome == names.RUNNING


@pytest.mark.rule("AZ-15.1", "AZ-15.2")
def test_two_players() -> None:
    p = table(2, [1, 3])
    assert p.pyramid == 4
    assert p.owner[22] == names.NOBODY
    for seat in range(2):
        points(p, seat, 5)
    judged(p, "00", "20", "tz1", "611")
    assert p.stair == 0, "8 against card 8"
    assert p.round == 2


@pytest.mark.rule("AZ-13.2", "AZ-13.4", "AZ-D36")
def test_while_the_urn_stays_closed_points_for_both_gods_are_chosen_together() -> None:
    p = rich(2, 4)
    p.round = 1
    run(p, rounds.JUDGEMENT_PHASE)
    say(p, "0: 3")
    assert question(p) == "0 OfferSp"
    assert offered(p) == ["0", "1"]
    say(p, "0: 1", "1: 0", "1: 2")
    assert p.offering == 3
    assert (p.given(0), p.given(1), sp(p, 0), sp(p, 1)) == (3, 0, 0, 2)
    assert p.asked() == [-1], "the card is turned up"
