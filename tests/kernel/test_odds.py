"""Odds are based on a seat's knowledge. They are exact if there are few cases, and otherwise estimated with
an interval.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from patolli.kernel import odds
from patolli.kernel.position_builder import PositionBuilder
from patolli.kernel.seats import EVERYBODY, only
from patolli.kernel.stakes import odds_from

from .brute_force import brute_force
from .lanterns.game import DIG, GAME, OMEN, REST, Act, Camp, Dawn, Night, Turns


def camp(hand: list[int], players: int = 2, known: int = 0) -> Camp:
    """Returns a position in which it is seat 0's turn to act.

    Seat 1 has these cards, and the seats in `known` know them.
    """
    b = PositionBuilder(GAME, GAME.start(players, {"nights": "1"}))
    b.ask(Act(), Turns(players), Dawn(), Night())
    for kind in hand:
        b.position.deck.rest[kind] -= 1
        b.position.deck.size -= 1
    b.set_hand(b.position.hands[1], hand)
    b.tell(b.position.hands[1], only(1) | known)
    return b.build()


def ten_thousandths(shares: list[Fraction]) -> list[int]:
    return [int(share * 10_000 + Fraction(1, 2)) for share in shares]


def test_nobody_can_curse_so_all_is_counted() -> None:
    found = odds.odds_of(GAME, camp([]), 0, [DIG])
    assert found is not None
    assert (found.exact, found.samples) == (True, 0)
    assert found.outcomes == ["3-points", "2-points", "1-point", "nothing"]
    # seven finds: one crown, and two of each other kind
    assert found.chances == [1429, 2857, 2857, 2857]
    assert found.low == found.high == found.chances
    assert found.means == [0]


@pytest.mark.parametrize("hand", [[], [OMEN]], ids=["counted", "estimated"])
def test_the_goal_and_the_assumptions_are_named_and_kept(hand: list[int]) -> None:
    found = odds.odds_of(GAME, camp(hand), 0, [DIG])
    assert found is not None
    for one in (found, odds_from(found.to_dict())):
        assert (one.goal, one.assumptions) == ("at-least-2-points", ["omens-are-played"])
        assert one.good() == one.chances[0] + one.chances[1]


def test_a_known_omen_is_counted_too() -> None:
    found = odds.odds_of(GAME, camp([OMEN], known=only(0)), 0, [DIG])
    assert found is not None
    assert found.exact
    assert found.chances == [0, 1429, 2857, 5714]
    assert found.means == [100]


def test_counting_is_brute_force_of_the_rules() -> None:
    p = camp([OMEN], known=EVERYBODY)
    found = odds.odds_of(GAME, p, 0, [DIG + 2])
    assert found is not None
    shares, means = brute_force(GAME, p, 0, DIG + 2)
    assert found.chances == ten_thousandths(shares)
    assert found.means == [round(100 * one) for one in means]


def test_a_hidden_hand_makes_it_an_estimate_that_contains_the_truth() -> None:
    p = camp([OMEN])
    found = odds.odds_of(GAME, p, 0, [DIG])
    assert found is not None
    assert not found.exact
    assert found.samples == odds.MOST_SAMPLES
    cursed = Fraction(2, 13)  # two of thirteen cards are omens, and seat 1 has one of the thirteen
    finds = [Fraction(1, 7), Fraction(2, 7), Fraction(2, 7), Fraction(2, 7)]
    less = [Fraction(0), finds[0], finds[1], finds[2] + finds[3]]
    for i, share in enumerate(
        ten_thousandths([(1 - cursed) * a + cursed * b for a, b in zip(finds, less, strict=True)])
    ):
        assert found.low[i] <= share <= found.high[i]
        assert found.high[i] - found.low[i] < 700


def test_only_what_the_seat_knows_counts() -> None:
    """The odds must be exactly equal in two worlds that look the same to the seat."""
    with_omen, without = camp([OMEN]), camp([0])
    first, second = (odds.odds_of(GAME, p, 0, [DIG]) for p in (with_omen, without))
    assert first is not None
    assert second is not None
    assert first.to_dict() == second.to_dict()


def test_what_only_another_seat_has_seen_is_as_likely_to_be_anything_hidden() -> None:
    p = camp([])
    p.finds.decide(0, 3)
    p.finds.knowers[0] = only(1)  # the find is a crown, and only seat 1 has seen it
    p.forget()
    found = odds.odds_of(GAME, p, 0, [DIG])
    assert found is not None
    assert found.exact
    assert found.chances == [1429, 2857, 2857, 2857]


def test_few_steps_make_an_estimate_of_what_could_be_counted() -> None:
    p = camp([])
    counted, few = odds.odds_of(GAME, p, 0, [DIG]), odds.odds_of(GAME, p, 0, [DIG], steps=2)
    assert counted is not None
    assert few is not None
    assert not few.exact
    assert few.samples == odds.LEAST_SAMPLES
    for i, chance in enumerate(counted.chances):
        assert few.low[i] <= chance <= few.high[i]


def test_the_same_question_has_the_same_answer() -> None:
    p = camp([OMEN])
    found = [odds.odds_of(GAME, p, 0, [DIG], seed=seed) for seed in (1, 1, 2)]
    assert found[0] is not None
    assert found[1] is not None
    assert found[2] is not None
    assert found[0].to_dict() == found[1].to_dict() != found[2].to_dict()


def test_a_move_without_stakes_has_no_odds() -> None:
    p = camp([])
    assert odds.odds_of(GAME, p, 0, [REST]) is None
    assert odds.odds_of(GAME, p, 0, []) is None
    assert odds.odds_of(GAME, p, 1, [DIG]) is None


@pytest.mark.parametrize(
    ("hits", "samples", "low", "high"), [(0, 10, 0, 2776), (5, 10, 2365, 7635), (10, 10, 7224, 10000)]
)
def test_the_interval_is_wilsons(hits: int, samples: int, low: int, high: int) -> None:
    assert odds.wilson(hits, samples) == (low, high)
