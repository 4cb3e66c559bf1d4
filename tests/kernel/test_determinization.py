"""Compares the worlds sampled by `determinize` with an enumeration of all consistent worlds, and with a real
deck.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Callable

import pytest

from patolli.kernel import serialization
from patolli.kernel.chance import Rng
from patolli.kernel.seats import EVERYBODY, SPECTATOR, only, row
from patolli.kernel.secrets import HOLE, face_down, hand, pile, purse, reveal, search, total_of

from .lanterns.game import GAME
from .tables import Shelf, at_auction, at_turn, guessed, places, say, seen, shelf, viewers, world

both = pytest.mark.both
FILLS = 4000


# ---- the enumerator, which is independent of the code of `determinize`
# --------------------------------------------


def holes(v: Shelf, family: int) -> list[tuple[str, int, int]]:
    """Returns all holes of a family as (container, its index, place). Place -1 is an unordered bag."""
    found: list[tuple[str, int, int]] = []
    for i, d in enumerate(v.piles):
        if d.family == family:
            found += [("pile", i, -1)] * (d.size - sum(d.rest))
            found += [("pile", i, at) for at, kind in enumerate(d.tail) if kind == HOLE]
    for i, h in enumerate(v.hands):
        if h.family == family:
            found += [("hand", i, -1)] * (h.size - sum(h.cards))
    for i, m in enumerate(v.marks):
        if m.family == family:
            found += [("marks", i, -1)] * (m.size - sum(m.rest))
            found += [("marks", i, at) for at, value in enumerate(m.values) if value == HOLE]
    return found


def lay(w: Shelf, hole: tuple[str, int, int], kind: int) -> bool:
    """Puts a piece into a hole (a place with hidden contents). Returns False if it is public knowledge that
    the piece cannot be there.
    """
    what, i, place = hole
    if what == "hand":
        w.hands[i].cards[kind] += 1
    elif what == "pile":
        if place >= 0:
            w.piles[i].tail[place] = kind
        elif kind in w.piles[i].absent:
            return False
        else:
            w.piles[i].rest[kind] += 1
    elif place >= 0:
        w.marks[i].values[place] = kind
    else:
        w.marks[i].rest[kind] += 1
    return True


def worlds(v: Shelf) -> dict[str, float]:
    """Returns the probability of every world.

    All ways to put the pieces into the holes are equally likely, and so are all amounts that respect the
    bounds and the sums.
    """
    weights: Counter[str] = Counter()
    deals: list[list[tuple[list[tuple[str, int, int]], tuple[int, ...]]]] = []
    for family, pool in enumerate(v.pools):
        things = [kind for kind, n in enumerate(pool) for _ in range(n)]
        where = holes(v, family)
        assert len(things) == len(where)
        deals.append([(where, order) for order in itertools.permutations(things)])
    mine = row(v.viewer)
    ranges = [
        range(one.low[mine], one.high[mine] + 1) if one.amount == HOLE else [one.amount] for one in v.amounts
    ]
    for amounts in itertools.product(*ranges):
        if all(sum(amounts[i] for i in s.members) == s.total for s in v.totals):
            for deal in itertools.product(*deals):
                w = v.copy()
                for one, amount in zip(w.amounts, amounts, strict=True):
                    one.amount = amount
                if all(
                    lay(w, hole, kind)
                    for where, order in deal
                    for hole, kind in zip(where, order, strict=True)
                ):
                    weights[world(w)] += 1
    total = sum(weights.values())
    return {text: n / total for text, n in weights.items()}


def improbable(observed: Counter[str], expected: dict[str, float]) -> str:
    """Runs a chi-square test. Returns "" if the observed counts are consistent with the expected
    probabilities.
    """
    foreign = set(observed) - set(expected)
    if foreign:
        return f"cannot be: {min(foreign)}"
    n = sum(observed.values())
    square = sum((observed[w] - n * q) ** 2 / (n * q) for w, q in expected.items())
    freedom = len(expected) - 1
    if freedom == 0:
        return ""
    # The cube root is nearly normally distributed (Wilson and Hilferty); 4 deviations are exceeded once in
    # thirty thousand cases
    deviations = ((square / freedom) ** (1 / 3) - 1 + 2 / (9 * freedom)) / math.sqrt(2 / (9 * freedom))
    return "" if deviations < 4 else f"{deviations:.1f} deviations: {dict(observed)} for {expected}"


def guesses(p: Shelf, viewer: int, fills: int = FILLS) -> Counter[str]:
    rng = Rng(20)
    found: Counter[str] = Counter()
    for _ in range(fills):
        found[world(guessed(p, viewer, rng))] += 1
    return found


# ---- small positions, tested for all viewers
# -----------------------------------------------------------------------


def hands_and_pile() -> Shelf:
    p = shelf(3, pile(0, [1, 1, 1]), hand(0, 0, 3), hand(0, 1, 3), hand(0, 2, 3))
    for seat, kind in ((0, 0), (1, 0), (1, 2), (2, 1)):
        p.hands[seat].gain(kind, 0)
    return p


def buried() -> Shelf:
    """Returns a position in which two cards are under a pile: seat 1 knows one of them, and seats 0 and 1
    know the other.
    """
    p = shelf(2, pile(0, [2, 1, 0]), hand(0, 0, 3), hand(0, 1, 3))
    p.hands[0].gain(2, 0)
    p.hands[1].gain(0, 0)
    p.piles[0].put_under(1, only(1))
    p.piles[0].put_under(2, only(0) | only(1))
    return p


def searched() -> Shelf:
    """Returns a position in which everybody knows that no card of kind 0 is in the unordered rest of a pile.
    A hidden card is below the rest.
    """
    p = shelf(3, pile(0, [0, 2, 1]), hand(0, 0, 3), hand(0, 1, 3), hand(0, 2, 3))
    for seat, kind in ((0, 0), (1, 0), (2, 1)):
        p.hands[seat].gain(kind, 0)
    assert not search(p, p.piles[0], 0)
    p.piles[0].put_under(1, only(2))
    return p


def searched_twice() -> Shelf:
    p = shelf(2, pile(0, [0, 0, 2]), hand(0, 0, 3), hand(0, 1, 3))
    for seat, kind in ((0, 0), (1, 0), (0, 1), (1, 1), (1, 2)):
        p.hands[seat].gain(kind, 0)
    assert not search(p, p.piles[0], 0)
    assert not search(p, p.piles[0], 1)
    return p


def two_piles() -> Shelf:
    """Returns two piles that lack different kinds, so that cards cannot be dealt in just any order."""
    p = shelf(2, pile(0, [0, 0, 1]), pile(0, [1, 0, 0]), hand(0, 0, 3))
    p.hands[0].gain(1, 0)
    assert not search(p, p.piles[0], 0)
    assert not search(p, p.piles[1], 1)
    return p


def two_piles_with_one_way() -> Shelf:
    p = two_piles()
    assert not search(p, p.piles[0], 1)
    return p


def sure() -> Shelf:
    """Returns a position in which seat 0 knows some of seat 1's cards and some cards in the pile."""
    p = shelf(2, pile(0, [1, 1, 1]), hand(0, 0, 3), hand(0, 1, 3))
    p.hands[1].gain(2, EVERYBODY)
    p.hands[1].gain(1, only(0))
    p.hands[1].gain(0, 0)
    p.piles[0].put_under(0, only(0))
    p.piles[0].shuffle()
    return p


def doubted() -> Shelf:
    """Returns a position in which pieces were known, but may have been removed unseen."""
    p = sure()
    p.hands[1].slip(1, only(1))
    p.piles[0].put_under(1, only(1))
    p.piles[0].draw_unseen(0, only(1))
    p.hands[1].gain(0, 0)
    return p


def ruins() -> Shelf:
    p = shelf(2, face_down(0, 4, [2, 1, 2]))
    m = p.marks[0]
    m.decide(0, 2)
    m.decide(1, 0)
    m.decide(2, 0)
    reveal(p, m, 0, only(0))
    reveal(p, m, 1, only(1))
    return p


def two_families() -> Shelf:
    p = shelf(2, pile(0, [1, 1]), hand(0, 0, 2), hand(0, 1, 2), face_down(1, 2, [1, 2]))
    p.hands[0].gain(0, 0)
    p.hands[1].gain(1, 0)
    p.marks[0].decide(1, 1)
    return p


def urn() -> Shelf:
    """Returns three purses with bounds, gifts with a public sum, and the sum of each purse and its gift."""
    p = shelf(
        3, *(purse(only(seat), 3, 4) for seat in range(3)), *(purse(only(seat), 3, 0) for seat in range(3))
    )
    for seat, given in enumerate((2, 0, 1)):
        p.amounts[seat].change_unseen(-given, 0, -3, 0)
        p.amounts[3 + seat].change_unseen(given, 0, 0, 3)
    p.amounts[1].change(1)
    p.totals = [
        total_of([3, 4, 5], 3),
        total_of([0, 3], 4),
        total_of([1, 4], 5),
        total_of([2, 5], 4),
    ]
    return p


def two_urns() -> Shelf:
    """Returns gifts in two nights. The sums per seat and per night are public."""
    gifts = ((1, 0, 2), (0, 1, 1))
    p = shelf(3, *(purse(only(seat), 3, 0) for _ in gifts for seat in range(3)))
    for n, amounts in enumerate(gifts):
        for seat, given in enumerate(amounts):
            p.amounts[3 * n + seat].change_unseen(given, 0, 0, 2)
        p.totals.append(total_of([3 * n, 3 * n + 1, 3 * n + 2], sum(amounts)))
    p.totals.append(total_of([0, 3], 1))
    return p


def ledgers() -> Shelf:
    """Returns a position in which the total of each seat's hand, gifts and unseen income is public, as is the
    total of all gifts.
    """
    p = shelf(2, *(purse(only(n % 2), 2, 1) for n in range(6)))
    for n, (moved, least, most) in enumerate(
        ((1, 0, 2), (0, -1, 1), (1, 0, 2), (0, 0, 1), (1, 0, 1), (0, 0, 2))
    ):
        p.amounts[n].change_unseen(moved, 0, least, most)
    p.totals = [total_of([seat, 2 + seat, 4 + seat], (6, 3)[seat]) for seat in range(2)]
    p.totals.append(total_of([2, 3], 3))
    return p


def free_purses() -> Shelf:
    """Returns purses with bounds but without sums. Seat 1 has seen one of them."""
    p = shelf(2, purse(only(0), 2, 2), purse(only(1), 2, 3))
    p.amounts[0].change_unseen(-1, 0, -2, 1)
    p.amounts[1].change_unseen(-2, 0, -2, 0)
    reveal(p, p.amounts[0], 0, only(1))
    return p


def all_together() -> Shelf:
    p = shelf(2, pile(0, [1, 1]), hand(0, 0, 2), hand(0, 1, 2), face_down(1, 1, [1, 1]), purse(only(0), 2, 1))
    p.hands[0].gain(0, 0)
    p.hands[1].gain(1, 0)
    p.marks[0].decide(0, 1)
    p.amounts[0].change_unseen(0, 0, -1, 1)
    return p


SMALL: list[Callable[[], Shelf]] = [
    hands_and_pile,
    buried,
    searched,
    searched_twice,
    two_piles,
    two_piles_with_one_way,
    sure,
    doubted,
    ruins,
    two_families,
    urn,
    two_urns,
    ledgers,
    free_purses,
    all_together,
]


@both
@pytest.mark.parametrize("made", SMALL, ids=lambda made: made.__name__)
def test_every_world_comes_as_often_as_counting_says(made: Callable[[], Shelf]) -> None:
    p = made()
    for viewer in viewers(p):
        observed = seen(p, viewer)
        expected = worlds(observed)
        assert world(p) in expected, "the truth must be possible"
        assert improbable(guesses(p, viewer, FILLS if len(expected) > 1 else 20), expected) == "", viewer


@both
@pytest.mark.parametrize("made", SMALL, ids=lambda made: made.__name__)
def test_a_guess_looks_like_the_truth_and_depends_on_nothing_but_the_view(made: Callable[[], Shelf]) -> None:
    p = made()
    for viewer in viewers(p):
        observed = seen(p, viewer)
        for n in range(25):
            guess = observed.determinize(Rng(n))
            assert serialization.difference(seen(guess, viewer), observed) == ""
            assert all(one.faults() == [] for one in guess.secrets())
            assert (
                serialization.difference(guess.sample_world(viewer, Rng(99)), guessed(p, viewer, Rng(99)))
                == ""
            )


def test_the_chi_square_can_fail() -> None:
    expected = worlds(seen(hands_and_pile(), 0))
    truth = Counter({world(hands_and_pile()): FILLS})
    assert "deviations" in improbable(truth, expected)
    even = Counter({w: FILLS // len(expected) for w in expected})
    assert "deviations" in improbable(even, expected)
    assert "cannot be" in improbable(Counter({"elsewhere": 1}), expected)


# ---- a real deck, with cards in an unknown order
# --------------------------------------------------------------


DECK = (0, 0, 1, 1, 2, 3)  # the kinds of six cards


def told_at_a_real_table(order: tuple[int, ...]) -> tuple[str, str] | None:
    """Plays a short sequence with six real cards in this order.

    Returns what seat 0 saw, and where the cards are in the end.

    Seat 0 draws one card, and seat 1 draws two. Seat 1 puts its first card under the deck. Then the deck is
    searched for kind 3 without success and shuffled, so that only its contents matter, not their order.
    Finally seat 1 puts its other card under the deck.
    """
    cards = [DECK[i] for i in order]
    mine, first, second, *deck = cards
    deck.append(first)
    if 3 in deck:
        return None
    rest = [deck.count(kind) for kind in range(4)]
    mine_hand = [int(kind == mine) for kind in range(4)]
    return str(mine), str([[rest, [second]], mine_hand, [0, 0, 0, 0]])


def told_by_the_kernel(mine: int, first: int, second: int) -> Shelf:
    """Plays the same sequence with the kernel, which draws each card as late as possible."""
    p = shelf(2, pile(0, [2, 2, 1, 1]), hand(0, 0, 4), hand(0, 1, 4))
    for seat, kind in ((0, mine), (1, first), (1, second)):
        p.piles[0].draw_unseen(kind, only(seat))
        p.hands[seat].gain(kind, 0)
    p.hands[1].slip(first, only(1))
    p.piles[0].put_under(first, only(1))
    assert not search(p, p.piles[0], 3)
    p.hands[1].slip(second, only(1))
    p.piles[0].put_under(second, only(1))
    return p


@both
@pytest.mark.parametrize(("mine", "first", "second"), [(3, 0, 1), (3, 2, 1), (0, 1, 3)])
def test_late_fate_is_as_good_as_a_shuffled_deck(mine: int, first: int, second: int) -> None:
    real: Counter[str] = Counter()
    for order in itertools.permutations(range(6)):
        told = told_at_a_real_table(order)
        if told is not None and told[0] == str(mine):
            real[told[1]] += 1
    total = sum(real.values())
    expected = {text: n / total for text, n in real.items()}
    p = told_by_the_kernel(mine, first, second)
    assert improbable(guesses(p, 0), expected) == ""
    assert worlds(seen(p, 0)) == pytest.approx(expected)


# ---- the proving game -----------------------------------------------------------------------------------


@both
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_random_games_a_guess_is_a_whole_world_with_the_same_veil(players: int) -> None:
    rng = Rng(players)
    for seed in range(4):
        for p in places(players, seed, 3):
            for viewer in viewers(p):
                observed = seen(p, viewer)
                guess = observed.determinize(rng)
                assert serialization.difference(seen(guess, viewer), observed) == ""
                assert serialization.status(GAME, guess) == []
                assert guess.asked() == p.asked()


@both
def test_the_same_veil_and_the_same_dice_give_the_same_guess_whatever_the_truth() -> None:
    for seed in range(3):
        for p in places(3, seed, 5):
            for viewer in viewers(p):
                other = guessed(p, viewer, Rng(1))
                assert (
                    serialization.difference(guessed(p, viewer, Rng(2)), other.sample_world(viewer, Rng(2)))
                    == ""
                )


@both
def test_a_guess_hits_a_hidden_card_no_more_often_than_chance() -> None:
    p = at_turn("fire", "omen", "wind")
    rng = Rng(8)
    hits = Counter(guessed(p, 0, rng).hands[1].held()[0] for _ in range(FILLS))
    assert (
        improbable(
            Counter({str(kind): n for kind, n in hits.items()}),
            {str(kind): n / 12 for kind, n in enumerate([3, 4, 3, 2])},
        )
        == ""
    )


@both
def test_the_gifts_of_others_are_dealt_by_the_urn() -> None:
    """Seat 0 gave nothing.

    The urn contains four jade from the two other seats, which may give at most two each, so only one world is
    possible.
    """
    p = at_auction("fire", "rain", "wind")
    p.nights = 2
    say(p, *(f"{seat} 0" for seat in (0, 0, 1, 1, 2, 2)))
    for seat in range(3):
        say(p, f"{seat} rest", f"{seat} serve shrine{seat + 1}")
    p.gifts += [purse(only(seat), 3, 0) for seat in range(3)]
    p.urns.append(total_of([6, 7, 8], 0))
    for seat in range(3):
        p.fortunes[seat] = total_of([seat, 3 + seat, 6 + seat], p.fortunes[seat].total)
    q = p.copy()
    say(p, "0 0", "1 2", "2 2")
    say(q, "0 0", "1 2", "2 0")
    assert p.urns[0].total == 4
    rng = Rng(1)
    for _ in range(20):
        assert [g.amount for g in guessed(p, 0, rng).gifts[:3]] == [0, 2, 2]
    dealt = Counter(str([g.amount for g in guessed(q, 0, rng).gifts[:3]]) for _ in range(900))
    assert improbable(dealt, {"[0, 0, 2]": 1 / 3, "[0, 1, 1]": 1 / 3, "[0, 2, 0]": 1 / 3}) == ""
    shown = Counter(str([g.amount for g in guessed(q, SPECTATOR, rng).gifts[:3]]) for _ in range(1200))
    ways = [[a, b, 2 - a - b] for a in range(3) for b in range(3 - a)]
    assert improbable(shown, {str(way): 1 / 6 for way in ways}) == ""
