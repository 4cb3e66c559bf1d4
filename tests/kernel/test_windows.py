"""Windows ask every seat that might react, not only those that can.

They open again after every reaction.
"""

from __future__ import annotations

import pytest

from patolli.kernel import serialization
from patolli.kernel.chance import Rng
from patolli.kernel.errors import HiddenValue, IllegalMove
from patolli.kernel.events import EventLog
from patolli.kernel.match import only_option
from patolli.kernel.playout import playout
from patolli.kernel.seats import CHANCE
from patolli.kernel.vocabulary import PASS

from .lanterns.game import CURSE, EVENTS, GAME, Camp
from .tables import at_turn, say, texts, unchanged, viewers

both = pytest.mark.both


def dug(*cards: str) -> Camp:
    """Returns a position in which seat 0 has just dug up a crown and the others may react."""
    p = at_turn(*cards)
    say(p, "0 dig ruin1", "chance find crown")
    return p


@both
@pytest.mark.parametrize(
    ("find", "cursed", "nothing"), [("crown", 0, False), ("shard", 1, True), ("dust", 0, True)]
)
def test_a_lone_person_passes_where_nothing_can_be_gained(find: str, cursed: int, nothing: bool) -> None:
    p = at_turn("fire", "omen", "omen")
    say(p, "0 dig ruin1", f"chance find {find}", *["1 curse", "2 pass"] * cursed)
    seat = p.asked()[0]
    assert p.question(seat).window == "curse"
    assert GAME.passes_alone(p.observation(seat), seat) is nothing


@both
def test_everybody_with_a_card_is_asked_also_who_can_only_pass() -> None:
    p = dug("omen", "omen", "fire")
    assert p.asked() == [1, 2]
    assert texts(p.legal_moves(1)) == ["pass", "curse"]
    assert texts(p.legal_moves(2)) == ["pass"]
    assert p.question(1).window == p.question(2).window == "curse"
    assert p.question(1).numbers == p.question(2).numbers == [0, 0, 0]
    assert p.default(1) == p.default(2) == PASS


@both
def test_a_single_option_of_a_window_is_asked_for_and_not_taken_by_itself() -> None:
    p = dug("omen", "omen", "fire")
    assert only_option(p, 2) == -1
    with unchanged(p), pytest.raises(IllegalMove, match=r"'curse' is not offered: no-omen \(PG-5.1\)"):
        say(p, "2 curse")


@both
def test_who_holds_nothing_is_not_asked() -> None:
    p = at_turn("fire", "rain", "omen")
    p.hands[1].play(1)
    p.discard[1] += 1
    say(p, "0 dig ruin1", "chance find crown")
    assert p.asked() == [2]


@both
def test_all_pass_and_the_game_goes_on() -> None:
    p = dug("omen", "omen", "fire")
    say(p, "2 pass", "1 pass")
    assert p.scores().table[0][0] == 3
    assert p.question(0).kind == "Serve"


@both
def test_it_opens_again_while_somebody_acts_and_is_resolved_in_turn_order() -> None:
    p = dug("fire", "omen", "omen")
    p.hands[2].gain(0, 0)
    p.deck.rest[0] -= 1
    p.deck.size -= 1
    event_log = EventLog()
    p.event_log = event_log
    say(p, "2 curse", "1 curse")
    told = [e.to_dict(EVENTS) for e in event_log.events]
    assert [(t["event"], t["seat"]) for t in told] == [("cursed", 1), ("cursed", 2)]
    assert p.curses == 2
    assert p.asked() == [2]  # seat 1 has no cards left; seat 2 has one, which might be an omen
    assert texts(p.legal_moves(2)) == ["pass"]
    say(p, "2 pass")
    assert p.scores().table[0][0] == 1
    assert p.discard == [0, 0, 0, 2]


@both
def test_nobody_can_tell_an_omen_from_a_bluff() -> None:
    """If worlds differ only in the hand of a seat that passes, the other seats must see the same at every
    step.
    """
    omen, fire = dug("rain", "omen", "wind"), dug("rain", "fire", "wind")
    for script in ("1 pass", "2 pass"):
        for viewer in viewers(omen):
            if viewer != 1:
                assert serialization.difference(omen.observation(viewer), fire.observation(viewer)) == ""
        say(omen, script)
        say(fire, script)
    assert omen.asked() == fire.asked()


@both
def test_what_others_may_answer_is_a_hole_even_after_they_were_offered_it() -> None:
    p = dug("rain", "omen", "wind")
    p.legal_moves(1)
    observed = p.observation(0)
    assert observed.asked() == [1, 2]
    with pytest.raises(HiddenValue):
        observed.legal_moves(1)
    p.legal_moves(1)
    guessed = {tuple(p.sample_world(0, Rng(n)).legal_moves(1)) for n in range(60)}
    assert guessed == {(PASS,), (PASS, CURSE)}


@both
def test_the_window_shows_the_digger_no_more_than_who_has_answered() -> None:
    p = dug("rain", "omen", "omen")
    q = p.copy()
    say(p, "1 curse")
    say(q, "1 pass")
    for viewer in (0, 2, -2):
        assert serialization.difference(p.observation(viewer), q.observation(viewer)) == ""
    assert p.observation(0).asked() == [2]


@both
def test_a_play_out_that_passes_over_forced_passes_is_the_same_game() -> None:
    for seed in range(30):
        swift, slow = GAME.start(4), GAME.start(4)
        done = playout(swift, Rng(seed))
        rng = Rng(seed)
        moves = choices = 0
        while slow.asked():
            seat = slow.first_asked()
            options = slow.legal_moves(seat)
            moves += 1
            if len(options) == 1:
                slow.play(seat, options[0])
            elif seat == CHANCE:
                slow.play(seat, options[rng.weighted(slow.odds())])
            else:
                choices += 1
                slow.play(seat, options[rng.below(len(options))])
        swift.barrier = slow.barrier
        assert serialization.difference(swift, slow) == ""
        assert done.choices == choices
        assert done.moves <= moves
        assert not swift.unwatched
