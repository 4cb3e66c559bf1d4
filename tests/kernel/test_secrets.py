"""Hidden information: piles, hands, face-down values, purses, and `reveal`, which is the only way to learn
something.
"""

from __future__ import annotations

import pytest

from patolli.kernel import serialization
from patolli.kernel.errors import HiddenValue
from patolli.kernel.events import EventLog
from patolli.kernel.seats import EVERYBODY, ONLOOKERS, SPECTATOR, among, only, others, row, viewer_of
from patolli.kernel.secrets import HOLE, UNDECIDED, face_down, hand, pile, purse, reveal, search, total_of

from .lanterns.game import EVENTS, GAME, OMEN, RAIN
from .tables import at_turn, say, seen, shelf, viewers

both = pytest.mark.both


@both
def test_crowds() -> None:
    assert among(2, only(2))
    assert not among(1, only(2))
    assert not among(SPECTATOR, only(2))
    assert not among(2, others(2))
    assert among(SPECTATOR, others(2))
    assert among(1, others(2))
    assert all(among(viewer, EVERYBODY) for viewer in (SPECTATOR, 0, 7))
    assert not among(0, ONLOOKERS)
    assert [viewer_of(row(v)) for v in (SPECTATOR, 0, 3)] == [SPECTATOR, 0, 3]


# ---- hands --------------------------------------------------------------------------------------------


@both
def test_a_hand_is_open_to_its_owner_only() -> None:
    p = shelf(3, pile(0, [2, 2, 0]), hand(0, 1, 3))
    p.hands[0].gain(2, 0)
    p.hands[0].gain(0, 0)
    mine, theirs = seen(p, 1), seen(p, 0)
    assert mine.hands[0].held() == [0, 2]
    assert mine.hands[0].count(1) == 0
    assert theirs.hands[0].cards == [0, 0, 0]
    assert theirs.hands[0].size == 2
    assert theirs.pools == [[3, 2, 1]]
    for look in (theirs.hands[0].held, lambda: theirs.hands[0].count(2), theirs.piles[0].next_kinds):
        with pytest.raises(HiddenValue):
            look()


@both
def test_a_card_taken_openly_is_known_until_it_may_have_left() -> None:
    h = hand(0, 0, 3)
    h.gain(2, EVERYBODY)
    h.gain(2, 0)
    h.gain(1, only(2))
    assert h.sure.of(1, 3) == [0, 0, 1]
    assert h.sure.of(2, 3) == [0, 1, 1]
    assert h.sure.of(SPECTATOR, 3) == [0, 0, 1]
    assert h.sure.of(0, 3) == [0, 0, 0]  # the owner sees the cards, so no minimum is recorded
    h.slip(2, 0)  # one card leaves unseen; it could be any of them
    assert h.sure.of(1, 3) == [0, 0, 0]
    assert h.sure.of(2, 3) == [0, 0, 0]


@both
def test_a_card_played_openly_makes_nobody_doubt_the_others() -> None:
    h = hand(0, 0, 3)
    for kind in (0, 1, 1):
        h.gain(kind, only(1))
    h.play(1)
    assert h.sure.of(1, 3) == [1, 1, 0]
    h.play(0)
    h.play(1)
    assert h.sure.of(1, 3) == [0, 0, 0]
    assert h.size == 0


@both
def test_a_witness_of_a_slipped_card_knows_which_one_left() -> None:
    h = hand(0, 0, 2)
    h.gain(0, EVERYBODY)
    h.gain(1, EVERYBODY)
    h.slip(1, only(2))
    assert h.sure.of(2, 2) == [1, 0]
    assert h.sure.of(1, 2) == [0, 0]


@both
def test_a_look_into_a_hand_is_remembered_card_by_card() -> None:
    p = at_turn("fire", "rain", "wind")
    say(p, "0 spy seat2")
    assert seen(p, 0).hands[1].held() == [RAIN]
    with pytest.raises(HiddenValue):
        seen(p, 2).hands[1].held()
    with pytest.raises(HiddenValue):
        seen(p, SPECTATOR).hands[1].held()
    p.hands[1].gain(OMEN, 0)
    p.deck.rest[OMEN] -= 1
    p.deck.size -= 1
    assert seen(p, 0).hands[1].cards == [0, 1, 0, 0]
    assert seen(p, 0).hands[1].size == 2


@both
def test_a_second_look_adds_only_what_is_new() -> None:
    p = shelf(2, hand(0, 0, 2))
    p.hands[0].gain(1, 0)
    reveal(p, p.hands[0], 0, only(1))
    p.hands[0].gain(0, 0)
    reveal(p, p.hands[0], 0, only(1))
    reveal(p, p.hands[0], 0, EVERYBODY)
    assert p.hands[0].sure.of(1, 2) == [1, 1]
    assert p.hands[0].sure.of(SPECTATOR, 2) == [1, 1]
    assert seen(p, 1).hands[0].held() == [0, 1]


@both
def test_what_one_observer_knows_of_a_hand_is_not_shown_to_another() -> None:
    """Two worlds that differ in a card known only to seat 1 must look the same to seat 2."""
    one, two = at_turn("fire", "rain", "wind"), at_turn("fire", "rain", "omen")
    for p in (one, two):
        say(p, "0 spy seat3")
    assert serialization.difference(seen(one, 0), seen(two, 0)) != ""
    for viewer in (1, SPECTATOR):
        assert serialization.difference(seen(one, viewer), seen(two, viewer)) == ""


# ---- piles --------------------------------------------------------------------------------------------


@both
def test_the_rest_of_a_pile_has_no_order_and_its_tail_has_one() -> None:
    d = pile(0, [1, 1])
    assert (d.next_kinds(), d.next_odds(), d.length()) == ([0, 1], [1, 1], 2)
    d.put_under(1, 0)
    d.put_under(0, 0)
    d.draw(1)
    d.draw(0)
    assert (d.next_kinds(), d.next_odds(), d.length()) == ([1], [1], 2)
    d.draw_unseen(1, 0)
    assert (d.next_kinds(), d.length()) == ([0], 1)
    d.draw(0)
    assert (d.next_kinds(), d.length()) == ([], 0)


@both
def test_who_buries_cards_knows_their_order() -> None:
    p = shelf(3, pile(0, [1, 1, 1]))
    p.piles[0].put_under(2, only(1))
    p.piles[0].put_under(0, only(1) | only(2))
    assert seen(p, 1).piles[0].tail == [2, 0]
    assert seen(p, 2).piles[0].tail == [HOLE, 0]
    assert seen(p, 0).piles[0].tail == [HOLE, HOLE]
    assert seen(p, 0).pools == [[2, 1, 2]]
    p.piles[0].rest = [0, 0, 0]
    p.piles[0].size = 0
    with pytest.raises(HiddenValue):
        seen(p, 2).piles[0].next_kinds()
    assert seen(p, 1).piles[0].next_kinds() == [2]


@both
def test_after_a_shuffle_who_knew_a_card_is_sure_that_it_is_in_there() -> None:
    p = shelf(3, pile(0, [1, 1, 1]))
    deck = p.piles[0]
    deck.put_under(2, only(1))
    deck.shuffle()
    assert (deck.rest, deck.size, deck.tail, deck.knowers) == ([1, 1, 2], 4, [], [])
    assert seen(p, 1).piles[0].rest == [0, 0, 1]
    assert seen(p, 0).piles[0].rest == [0, 0, 0]
    deck.draw_unseen(0, only(2))
    assert seen(p, 1).piles[0].rest == [0, 0, 0]  # the removed card may have been the known one


@both
def test_the_one_who_draws_knows_what_he_drew() -> None:
    p = shelf(3, pile(0, [1, 1, 1]))
    deck = p.piles[0]
    deck.put_under(2, EVERYBODY)
    deck.shuffle()
    deck.draw_unseen(0, only(2))
    assert deck.sure.of(2, 3) == [0, 0, 1]
    assert deck.sure.of(1, 3) == [0, 0, 0]
    deck.put_under(0, EVERYBODY)
    deck.shuffle()
    deck.draw(2)  # openly
    assert deck.sure.of(2, 3) == [1, 0, 0]


@both
def test_a_search_without_a_hit_is_news_to_everybody_until_something_unseen_is_mixed_in() -> None:
    deck = pile(0, [2, 0, 1])
    p = shelf(2, deck, hand(0, 1, 3))
    p.hands[0].gain(1, 0)
    assert search(p, deck, 1) is False
    assert search(p, deck, 0) is True
    assert deck.absent == [1]
    for viewer in viewers(p):
        assert seen(p, viewer).piles[0].absent == [1]
    deck.draw_unseen(0, 0)
    assert deck.absent == [1]
    p.hands[0].slip(1, 0)
    deck.put_under(1, only(1))
    assert deck.absent == [1]  # the card is in the tail, not in the rest
    assert search(p, deck, 1) is True
    assert deck.absent == []


@both
def test_a_search_is_a_barrier() -> None:
    p = at_turn("omen", "omen")
    barrier = p.barrier
    say(p, "0 search")
    assert p.barrier > barrier
    assert p.deck.absent == [OMEN]


@both
def test_on_a_veiled_pile_a_search_is_a_hole_and_a_shuffle_loses_nothing() -> None:
    p = shelf(2, pile(0, [2, 1, 1]))
    p.piles[0].put_under(1, only(0))
    observed = seen(p, 1)
    pool = observed.pools[0][:]
    observed.piles[0].shuffle()
    assert (observed.piles[0].size, observed.piles[0].rest, observed.pools[0]) == (5, [0, 0, 0], pool)
    for kind in range(3):
        again = seen(p, 1)
        with pytest.raises(HiddenValue):
            search(again, again.piles[0], kind)


@both
def test_the_one_who_buried_a_card_knows_who_drew_it() -> None:
    p = at_turn("fire", "rain", "wind")
    p.deck.rest = [0, 0, 0, 0]
    p.discard = [3, 3, 2, 0]
    p.deck.size = 0
    p.deck.put_under(OMEN, only(1))
    p.deck.put_under(OMEN, only(2))
    say(p, "0 rest", "0 serve shrine1", "1 rest", "1 serve shrine1", "2 rest", "2 serve shrine1")
    p.nights, p.night = 2, 0
    p.gifts += [purse(only(seat), 3, 0) for seat in range(3)]
    p.urns.append(total_of([6, 7, 8], 0))
    for seat in range(3):
        p.fortunes[seat] = total_of([seat, 3 + seat, 6 + seat], p.fortunes[seat].total)
    say(p, "0 0", "1 0", "2 0", "chance roll 1", "0 0", "0 1", "1 0", "1 0", "2 0", "2 0", "chance draw omen")
    assert p.hands[0].cards == [1, 0, 0, 1]
    assert seen(p, 1).hands[0].cards == [0, 0, 0, 1]
    assert seen(p, 2).hands[0].cards == [0, 0, 0, 0]


# ---- marks --------------------------------------------------------------------------------------------


@both
def test_two_scouts_find_the_same_and_the_others_nothing() -> None:
    p = at_turn("fire", "rain", "wind")
    event_log = EventLog()
    p.event_log = event_log
    assert not p.finds.decided(2)
    say(p, "0 scout ruin3", "chance find idol", "0 serve shrine1", "1 scout ruin3")
    assert p.question(1).kind == "Serve"  # chance does not decide a second time
    assert seen(p, 0).finds.at(2) == seen(p, 1).finds.at(2) == 2
    for viewer in (2, SPECTATOR):
        with pytest.raises(HiddenValue):
            seen(p, viewer).finds.at(2)
        assert seen(p, viewer).pools[1] == [2, 2, 2, 1]
    saw = [e for e in event_log.events if EVENTS[e.kind].name == "saw"]
    looked = [e for e in event_log.events if EVENTS[e.kind].name == "looked"]
    assert [[among(v, e.audience) for v in (SPECTATOR, 0, 1, 2)] for e in saw] == [
        [False, True, False, False],
        [False, False, True, False],
    ]
    assert [[among(v, e.audience) for v in (SPECTATOR, 0, 1, 2)] for e in looked] == [
        [True, False, True, True],
        [True, True, False, True],
    ]


@both
def test_a_ruin_is_known_to_all_when_it_is_dug() -> None:
    p = at_turn("fire", "rain", "wind")
    say(p, "0 scout ruin3", "chance find idol", "0 serve shrine1", "1 dig ruin3")
    for viewer in viewers(p):
        assert seen(p, viewer).finds.at(2) == 2


@both
def test_a_decided_value_is_nobodys_before_it_is_revealed() -> None:
    p = shelf(2, face_down(0, 2, [1, 1, 1]))
    m = p.marks[0]
    assert (m.possible(), m.odds()) == ([0, 1, 2], [1, 1, 1])
    m.decide(1, 2)
    assert (m.values, m.rest, m.size) == ([UNDECIDED, 2], [1, 1, 0], 2)
    assert not m.known_to(1, 0)
    assert seen(p, 0).marks[0].values == [UNDECIDED, HOLE]
    reveal(p, m, 1, only(0))
    assert m.known_to(1, 0)
    assert seen(p, 0).marks[0].values == [UNDECIDED, 2]
    assert seen(p, 1).marks[0].values == [UNDECIDED, HOLE]
    with pytest.raises(HiddenValue):
        seen(p, 1).marks[0].possible()


# ---- purses -------------------------------------------------------------------------------------------


@both
def test_a_purse_is_bounded_for_those_who_cannot_look() -> None:
    p = shelf(2, purse(only(0), 2, 3))
    one = p.amounts[0]
    assert seen(p, 1).amounts[0].low[row(1)] == seen(p, 1).amounts[0].high[row(1)] == 3
    one.change_unseen(-2, 0, -2, 0)
    one.change(4)
    assert one.value() == 5
    assert seen(p, 0).amounts[0].value() == 5
    observed = seen(p, 1).amounts[0]
    assert (observed.amount, observed.low[row(1)], observed.high[row(1)]) == (HOLE, 5, 7)
    with pytest.raises(HiddenValue):
        observed.value()


@both
def test_a_witness_keeps_exact_bounds_and_nothing_falls_below_zero() -> None:
    one = purse(only(0), 3, 1)
    one.change_unseen(0, only(2), -2, 0)
    assert (one.low, one.high) == ([0, 1, 0, 1], [1, 1, 1, 1])


@both
def test_a_public_change_of_a_veiled_purse_leaves_it_unknown() -> None:
    p = shelf(2, purse(only(0), 2, 3))
    p.amounts[0].change_unseen(-1, 0, -2, 0)
    observed = seen(p, 1)
    observed.amounts[0].change(2)
    with pytest.raises(HiddenValue):
        observed.amounts[0].value()
    assert observed.amounts[0].low[row(1)] == 3
    assert observed.amounts[0].high[row(1)] == 5
    p.amounts[0].change(2)
    assert serialization.difference(seen(p, 1), observed) == ""


@both
def test_a_purse_shown_to_one_seat_is_exact_for_that_seat() -> None:
    p = shelf(3, purse(only(0), 3, 3))
    p.amounts[0].change_unseen(-1, 0, -2, 0)
    reveal(p, p.amounts[0], 0, only(2))
    assert seen(p, 2).amounts[0].low[row(2)] == seen(p, 2).amounts[0].high[row(2)] == 2
    assert seen(p, 1).amounts[0].low[row(1)] == 1
    reveal(p, p.amounts[0], 0, EVERYBODY)
    assert [seen(p, viewer).amounts[0].value() for viewer in viewers(p)] == [2, 2, 2, 2]


@both
def test_worlds_with_equal_sums_look_equal_to_those_who_gave_the_same() -> None:
    """Seats 1 and 2 gave 2 and 0, or 0 and 2. They can tell the two cases apart; seat 0 cannot."""
    ends = []
    for gifts in ((1, 2, 0), (1, 0, 2)):
        p = at_turn("fire", "rain", "wind")
        for seat in range(3):
            say(p, f"{seat} rest", f"{seat} serve shrine{seat + 1}")
        for seat in range(3):
            p.play(seat, gifts[seat])
        ends.append(p)
    # everything is revealed after the last dawn, so this checks the earlier urn
    assert [p.urns[0].total for p in ends] == [3, 3]
    assert [j.value() for j in ends[0].jade] == [3, 2, 4]
    assert [j.value() for j in ends[1].jade] == [3, 4, 2]


# ---- reveal, and observations ----------------------------------------------------------------------------


@both
def test_every_reveal_is_a_barrier() -> None:
    p = shelf(2, pile(0, [1]), hand(0, 0, 1), face_down(1, 1, [1]), purse(only(0), 2, 1))
    p.piles[0].put_under(0, 0)
    p.marks[0].decide(0, 0)
    for n, secret in enumerate(p.secrets()):
        assert p.barrier == n
        reveal(p, secret, 0, only(1))
    assert seen(p, 1).piles[0].tail == [0]
    assert seen(p, 0).piles[0].tail == [HOLE]


@both
def test_a_hole_cannot_be_revealed() -> None:
    p = shelf(2, pile(0, [1]), hand(0, 0, 1), face_down(1, 1, [1]), purse(only(0), 2, 1))
    p.piles[0].put_under(0, 0)
    p.hands[0].gain(0, 0)
    p.marks[0].decide(0, 0)
    p.amounts[0].change_unseen(1, 0, 0, 1)
    observed = seen(p, 1)
    for secret in observed.secrets():
        with pytest.raises(HiddenValue):
            reveal(observed, secret, 0, only(1))


@both
def test_a_veil_over_the_same_veil_changes_nothing() -> None:
    p = shelf(2, pile(0, [1, 1]), hand(0, 0, 2), face_down(1, 1, [1]), purse(only(0), 2, 1))
    p.piles[0].put_under(0, only(0))
    p.hands[0].gain(1, 0)
    p.marks[0].decide(0, 0)
    for viewer in viewers(p):
        once = seen(p, viewer)
        assert serialization.difference(once, seen(once, viewer)) == ""


@both
def test_one_cannot_veil_for_one_viewer_what_is_veiled_for_another() -> None:
    p = at_turn("fire", "rain")
    with pytest.raises(HiddenValue):
        seen(p, 0).observation(1)


@both
def test_what_everybody_saw_stays_known_to_all_in_every_veil() -> None:
    """What spectators know is known to everybody; what other seats know is not."""
    p = shelf(3, hand(0, 0, 2), purse(only(0), 3, 4))
    p.hands[0].gain(1, EVERYBODY)
    p.hands[0].gain(0, only(2))
    p.amounts[0].change_unseen(-1, only(2), -2, 0)
    mine = seen(p, 1)
    assert mine.hands[0].sure.of(2, 2) == [0, 1]
    assert (mine.amounts[0].low, mine.amounts[0].high) == ([2, 2, 2, 2], [4, 4, 4, 4])
    theirs = seen(p, 2)
    assert theirs.hands[0].cards == [1, 1]
    assert theirs.hands[0].sure.of(1, 2) == [0, 1]
    assert (theirs.amounts[0].low, theirs.amounts[0].high) == ([2, 2, 2, 3], [4, 4, 4, 3])


@both
def test_the_veil_hides_how_often_anybody_learned_anything() -> None:
    p = at_turn("fire", "rain")
    q = p.copy()
    q.barrier += 3
    assert serialization.difference(seen(p, 1), seen(q, 1)) == ""


@both
def test_the_true_position_is_not_touched_by_its_veil() -> None:
    p = at_turn("fire", "rain")
    q = p.copy()
    for viewer in viewers(p):
        v = seen(p, viewer)
        v.hands[0].cards[0] = 9
        v.deck.rest[0] = 9
        v.jade[0].low[0] = 9
    assert serialization.difference(p, q) == ""


@both
def test_what_is_learned_of_a_copy_is_not_learned_of_the_original() -> None:
    p = shelf(3, pile(0, [2, 2]), hand(0, 0, 2), purse(only(0), 3, 5))
    p.hands[0].gain(1, EVERYBODY)
    p.hands[0].gain(0, only(2))
    p.piles[0].sure.learn(EVERYBODY, 0, 2)
    before = serialization.plain(p)
    for change in (
        lambda q: q.hands[0].gain(1, only(1)),
        lambda q: q.hands[0].play(1),
        lambda q: q.hands[0].slip(1, only(1)),
        lambda q: reveal(q, q.hands[0], 0, EVERYBODY),
        lambda q: q.piles[0].draw(0),
        lambda q: q.piles[0].draw_unseen(0, only(1)),
        lambda q: q.piles[0].sure.keep_only(1),
        lambda q: q.amounts[0].change(2),
        lambda q: q.amounts[0].change_unseen(2, only(1), 0, 3),
        lambda q: reveal(q, q.amounts[0], 0, only(1)),
        lambda q: q.amounts[0].hide_from(1, []),
        lambda q: q.observation(2),
    ):
        twin = p.copy()
        change(twin)
        assert serialization.plain(p) == before


@both
def test_who_sees_a_whole_hand_is_sure_of_all_of_it() -> None:
    p = shelf(3, pile(0, [2, 2]), hand(0, 1, 2))
    p.hands[0].gain(1, only(0))
    p.hands[0].gain(1, 0)
    p.hands[0].gain(0, 0)
    reveal(p, p.hands[0], 0, only(0) | only(1))
    assert p.hands[0].sure.least == [[0, 0], [1, 2]]
    reveal(p, p.hands[0], 0, EVERYBODY)
    assert p.hands[0].sure.least == [[1, 2], [1, 2], [0, 0], [1, 2]]
    assert seen(p, 2).hands[0].held() == [0, 1]


# ---- shared between copies ----------------------------------------------------------------------------


@both
def test_a_shared_secret_is_copied_once_before_it_changes() -> None:
    p = at_turn("fire", "rain", "wind")
    assert [p.shares(2), p.shares(2), p.shares(0)] == [True, False, True]
    q = p.copy()
    assert [p.shares(2), q.shares(2)] == [True, True]
    assert not p.shares(2)
    assert serialization.load(GAME, serialization.save(p)).shares(2)
