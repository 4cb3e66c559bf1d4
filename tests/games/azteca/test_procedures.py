"""Rounds, windows, cards in general, dice (AZ-1.6, AZ-5), and the cards that can be played at any time
(AZ-16.1, AZ-16.2).
"""

from __future__ import annotations

import pytest

from patolli.games.azteca import names
from patolli.games.azteca.cards import sorcerer
from patolli.games.azteca.common import dice as rolling
from patolli.games.azteca.common import sacrifice_points
from patolli.games.azteca.game import GAME
from patolli.games.azteca.phases import draw_cards, judgement, rounds, tribute
from patolli.games.azteca.position import AztecaPosition
from patolli.kernel import simultaneous
from patolli.texts import GameTexts

from .table import dice, events_named, hold, offered, phase, points, question, run, say, sp, table, why

TLALOC = tribute.TributeWindow(0, names.EVERY_SEAT)


@pytest.mark.rule("AZ-1.6")
def test_a_round_has_eight_phases_in_their_order() -> None:
    p = table(2)
    p.round = 0
    run(p, rounds.BEGIN_ROUND)
    while p.round < 2:
        seat = p.asked()[0]
        p.play(seat, p.legal_moves(seat)[0] if seat < 0 else p.default(seat))
    assert [int(e["phase"]) for e in events_named(p, "phase")][:9] == [1, 2, 3, 4, 5, 6, 7, 8, 1]


@pytest.mark.rule("AZ-5.1")
def test_the_first_player_changes_clockwise() -> None:
    p = table(3)
    p.first = 2
    p.round = 3
    run(p, rounds.BEGIN_ROUND)
    assert (p.round, p.first) == (4, 0)
    assert p.order(p.first) == [0, 1, 2]
    assert p.order(2) == [2, 0, 1]


@pytest.mark.rule("AZ-5.2", "AZ-C4")
def test_sealed_choices_can_be_replaced_until_the_last_one_is_in() -> None:
    p = table(2)
    points(p, 0, 3)
    points(p, 1, 3)
    run(p, judgement.OFFERINGS)
    say(p, "0: 2")
    assert p.asked() == [1]
    observed = p.observation(1)
    assert observed.drafts[0].moves == []
    simultaneous.take_back(p, 0)
    say(p, "0: 1", "1: 0")
    assert [int(e["sp"]) for e in events_named(p, "offered")] == [1, 0]


@pytest.mark.rule("AZ-5.3", "AZ-5.4")
def test_no_word_of_the_game_hands_points_cards_or_units_over_by_agreement() -> None:
    texts = list(GAME.vocabulary.ids)
    assert not [t for t in texts if t.split()[0] in {"give", "trade", "promise", "message", "propose"}]
    agreements = ["join attacker", "alliance 0 a"]
    assert all(t in texts for t in agreements)


@pytest.mark.rule("AZ-5.5", "AZ-C6")
def test_tribute_is_public_and_points_are_secret() -> None:
    p = table(2)
    p.tribute[0] = 5
    points(p, 0, 4)
    sacrifice_points.gain_unseen(p, 0, 2, 1, 0, 3)
    shown = GAME.show(p.observation(1))["seats"][0]
    assert (shown["t"], shown["sp"]) == (5, None)
    assert (shown["sp_at_least"], shown["sp_at_most"]) == (4, 7)
    assert GAME.show(p.observation(0))["seats"][0]["sp"] == 6


# ---- dice windows -----------------------------------------------------------------------------------------


def rolled(p: AztecaPosition, roller: int, faces: str, colours: list[int]) -> None:
    rolling.throw(p, colours, names.FOR_JUDGEMENT, roller)
    p.forget()
    p.run_on()
    dice(p, faces)


@pytest.mark.rule("AZ-5.6", "AZ-16.1", "AZ-D33")
def test_tlenamacac_rolls_one_die_again_and_opens_the_window_again() -> None:
    p = table(3)
    hold(p, 1, "tlenamacac", "raid")
    hold(p, 2, "tlenamacac")
    rolled(p, 0, "12", [names.WHITE, names.WHITE])
    assert p.asked() == [1, 2]
    say(p, "1: tlenamacac 2", "2: pass")
    assert p.asked() == [2], "the others are asked whether they cancel it"
    say(p, "2: pass")
    dice(p, "6")
    assert p.dice_face == [1, 6]
    assert p.asked() == [1, 2]
    assert why(p, "tlenamacac 1", 1) == "not-held"
    say(p, "1: pass", "2: tlenamacac 1", "1: pass")
    dice(p, "5")
    assert p.asked() == [1], "seat 2 has no card left"
    say(p, "1: pass")
    assert p.asked() == []
    assert p.dice_face == [5, 6]


@pytest.mark.rule("AZ-5.6")
def test_the_window_begins_with_the_roller_and_one_card_takes_effect_at_a_time() -> None:
    p = table(3)
    hold(p, 0, "tlenamacac")
    hold(p, 2, "tlenamacac")
    rolled(p, 2, "-", [names.RED])
    say(p, "0: tlenamacac 1", "2: tlenamacac 1")
    assert [int(e["seat"]) for e in events_named(p, "card-played")] == [2]
    assert p.asked() == [0], "asked for a Sorcerer"
    say(p, "0: pass")
    dice(p, "x")
    assert p.asked() == [0]
    assert p.hands[0].size == 1, "the later card was not spent; its owner answers again"


@pytest.mark.rule("AZ-5.6", "AZ-16.2")
def test_a_sorcerer_cancels_a_tlenamacac() -> None:
    p = table(3)
    hold(p, 0, "tlenamacac", "raid")
    hold(p, 1, "sorcerer")
    rolled(p, 0, "x", [names.RED])
    say(p, "0: tlenamacac 1", "1: pass")
    assert question(p) == "1 AnswerTlenamacac"
    asked = p.question(1)
    words = GameTexts(GAME, "en", ["Ana", "Ben", "Caro"]).question(asked, 1)
    assert asked.numbers == [0, names.FOR_JUDGEMENT, 1, 0, names.SHOWS_FACE + names.SPEAR]
    assert "Ana: the die (spear) is to be rolled again" in words
    say(p, "1: sorcerer cancel")
    assert p.dice_face == [1]
    assert p.discard[names.TLENAMACAC] == p.discard[names.SORCERER] == 1
    assert p.asked() == [0]
    assert events_named(p, "cancelled")
    assert not events_named(p, "rolled-again")


# ---- cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AZ-5.7")
def test_the_same_name_is_not_played_twice_in_succession() -> None:
    p = table(2)
    hold(p, 0, "tlaloc", "tlaloc", "insubordination", "raid")
    run(p, TLALOC)
    say(p, "0: tlaloc")
    dice(p, "3")
    say(p, "0: pass")
    assert p.discard[names.TLALOC] == 1
    assert why(p, "tlaloc", 0) == "repeated"
    say(p, "0: insubordination 1")
    assert why(p, "tlaloc", 0) == ""
    p.last_card = [names.RAID, names.NO_CARD]
    from patolli.games.azteca.cards import hand_cards

    assert hand_cards.card_illegal_reason(p, 0, names.RAID) == 0, "Raid is exempt"


@pytest.mark.rule("AZ-5.7")
def test_the_memory_is_of_one_player_and_one_round() -> None:
    p = table(2)
    p.last_card = [names.TLALOC, names.NO_CARD]
    hold(p, 1, "tlaloc")
    run(p, TLALOC)
    assert "tlaloc" in offered(p, 1)
    p.agenda = []
    p.drafts = []
    run(p, rounds.BEGIN_ROUND)
    assert p.last_card == [names.NO_CARD, names.NO_CARD]


@pytest.mark.rule("AZ-5.8")
def test_an_empty_deck_is_made_from_the_discard_pile_and_all_know_of_what() -> None:
    p = table(2)
    p.discard = p.deck.rest
    p.deck.rest = [0] * names.CARDS
    p.deck.size = 0
    assert sum(p.discard) == 44
    run(p, draw_cards.Draw(0))
    assert events_named(p, "reshuffled")[0]["cards"] == 44
    assert sum(p.discard) == 0
    observed = p.observation(1)
    assert isinstance(observed, AztecaPosition)
    assert sum(observed.deck.rest) == 44


@pytest.mark.rule("AZ-5.9")
def test_a_seat_that_may_decline_declines_by_default() -> None:
    p = table(2)
    hold(p, 0, "tlaloc", "insubordination")
    run(p, TLALOC)
    assert GAME.vocabulary.text(p.default(0)) == "pass"


@pytest.mark.rule("AZ-5.10", "AZ-C2")
def test_a_seat_with_a_card_is_asked_whatever_the_card() -> None:
    p = table(3)
    hold(p, 1, "flood")
    hold(p, 2, "tlaloc")
    run(p, TLALOC)
    assert p.asked() == [1, 2]
    assert offered(p, 1) == ["pass"]
    assert p.question(1).window == p.question(2).window == "tribute"
    for viewer in (0, 1, -2):
        shown = GAME.show(p.observation(viewer))["seats"][2]
        assert (shown["cards"], shown["hand"]) == (1, {})


@pytest.mark.rule("AZ-5.10")
def test_after_a_card_later_seats_answer_again() -> None:
    p = table(3)
    p.first = 1
    for seat in range(3):
        hold(p, seat, "tlaloc")
    run(p, tribute.TributeWindow(1, names.EVERY_SEAT))
    say(p, "0: tlaloc", "1: pass", "2: tlaloc")
    assert [int(e["seat"]) for e in events_named(p, "card-played")] == [2]
    dice(p, "4")
    say(p, "0: pass", "1: pass")
    assert p.tribute == [0, 0, 4]
    assert p.asked() == [0, 1]
    say(p, "0: pass", "1: pass")
    assert p.asked() == []


@pytest.mark.rule("AZ-16.2", "AZ-D34", "AZ-C2")
def test_a_sorcerer_looks_at_a_hand_and_discards_a_card_of_it() -> None:
    p = table(3)
    hold(p, 0, "sorcerer")
    hold(p, 1, "raid", "flood")
    run(p, sorcerer.SorcererWindow(0, names.EVERY_SEAT))
    assert why(p, "sorcerer 0", 0) == "own-hand"
    assert why(p, "sorcerer 2", 0) == "empty-hand"
    say(p, "0: sorcerer 1", "1: pass")
    assert p.asked() == [0]
    assert offered(p) == ["strip raid", "strip flood"]
    assert len(events_named(p, "sorcerer-saw", 0)) == 2
    assert events_named(p, "sorcerer-saw", 2) == []
    say(p, "strip raid")
    assert p.hands[1].held() == [names.FLOOD]
    assert p.discard[names.RAID] == 1
    knows, guesses = p.observation(0), p.observation(2)
    assert isinstance(knows, AztecaPosition)
    assert isinstance(guesses, AztecaPosition)
    assert knows.hands[1].cards[names.FLOOD] == 1
    assert sum(guesses.hands[1].cards) == 0


@pytest.mark.rule("AZ-16.2")
def test_a_sorcerer_can_be_played_at_the_start_of_every_phase() -> None:
    for number in range(1, 9):
        p = table(2)
        hold(p, 0, "sorcerer")
        hold(p, 1, "raid")
        run(p, phase(number))
        assert question(p) == "0 Stratagem"
        assert p.phase == number


@pytest.mark.rule("AZ-6.3")
def test_discards_are_public() -> None:
    p = table(2)
    hold(p, 0, "raid")
    run(p, draw_cards.FillHand(0))
    say(p, "discard raid")
    assert GAME.show(p.observation(1))["discard"] == {"raid": 1}
    assert events_named(p, "discarded", -2)
    assert sp(p, 0) == 0
