"""Tests the rules of the proving game, because the tests of the kernel depend on them."""

from __future__ import annotations

from collections import Counter

import pytest

from patolli.kernel.chance import Rng
from patolli.kernel.errors import IllegalMove
from patolli.kernel.playout import playout

from .lanterns.game import GAME, OMEN, Turns
from .tables import at_auction, at_turn, camp, say, seen, texts, unchanged

both = pytest.mark.both


@both
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_ends_soon_and_nothing_gets_lost(players: int) -> None:
    rng = Rng(players)
    for _ in range(60):
        p = GAME.start(players)
        result = playout(p, rng)
        assert result.moves < 150
        assert GAME.faults(p) == []
        assert p.scores().winners()


@both
def test_the_same_seed_gives_the_same_games() -> None:
    """Compiled and plain rules must both play exactly these games."""
    rng = Rng(5)
    told = []
    for players in (2, 3, 4):
        p = GAME.start(players)
        result = playout(p, rng)
        told.append((result.moves, result.chance_moves, result.choices, p.scores().totals()))
    assert told == [(40, 11, 29, [8, 6]), (62, 14, 46, [7, 10, 15]), (77, 15, 62, [8, 9, 12, 12])]


@both
def test_dusk_pays_everybody() -> None:  # PG-2.1
    p = camp(3)
    say(p, "chance draw fire", "chance draw rain", "chance draw wind", "chance roll 3")
    assert p.beans == [7, 7, 7]
    assert [j.value() for j in p.jade] == [4, 4, 4]


@both
def test_the_highest_bids_win_and_only_winners_pay() -> None:  # PG-3.2
    p = at_auction("fire", "rain", "wind")
    say(p, "0 2", "0 1", "1 3", "1 1", "2 3", "2 0", "chance draw omen")
    assert p.lead == 1
    # seat 1 wins the lead; seat 0 wins the card, because the first seat wins ties
    assert p.beans == [5, 3, 6]
    assert p.hands[0].cards == [1, 0, 0, 1]
    assert p.asked() == [1]


@both
def test_turns_go_round_from_the_lead() -> None:  # PG-4.1
    p = at_auction("fire", "rain", "wind")
    say(p, "0 0", "0 0", "1 0", "1 0", "2 1", "2 0")
    order = []
    for _ in range(3):
        order.append(p.asked()[0])
        say(p, f"{order[-1]} rest", f"{order[-1]} serve shrine1")
    assert order == [2, 0, 1]


@both
def test_a_hit_in_the_deck_is_taken_openly_and_a_miss_is_news() -> None:  # PG-4.5
    p = at_turn("fire", "rain")
    say(p, "0 search")
    assert p.hands[0].cards == [1, 0, 0, 1]
    assert seen(p, 1).hands[0].cards == [0, 0, 0, 1]
    p = at_turn("omen", "omen")
    say(p, "0 search")
    assert p.hands[0].cards == [0, 0, 0, 1]
    assert p.deck.absent == [OMEN]


@both
def test_cards_are_buried_unseen_in_the_own_order() -> None:  # PG-4.6
    p = at_turn("fire", "rain")
    say(p, "0 search", "0 serve shrine1", "1 rest", "1 serve shrine1")
    p.agenda.pop()  # without a dawn, another round of turns follows
    p.drafts = []
    p.push(Turns(0))
    p.run_on()
    p.forget()
    say(p, "0 burial", "0 bury omen", "0 bury fire")
    assert p.deck.tail == [OMEN, 0]
    assert seen(p, 0).deck.tail == [OMEN, 0]
    assert seen(p, 1).deck.tail == [-2, -2]
    assert p.scores().table[0][1] == 2
    assert seen(p, 1).hands[0].size == 0


@both
def test_a_full_shrine_takes_no_more() -> None:  # PG-4.8
    p = at_turn("fire", "rain")
    p.shrines[1] = 3
    say(p, "0 rest")
    assert texts(p.legal_moves(0)) == ["serve shrine1", "serve shrine3"]
    with unchanged(p), pytest.raises(IllegalMove, match=r"shrine-is-full \(PG-4.8\)"):
        say(p, "0 serve shrine2")


@both
def test_a_dug_ruin_is_closed_for_good() -> None:  # PG-4.3
    p = at_turn("fire", "rain")
    say(p, "0 dig ruin2", "chance find dust", "1 pass", "0 serve shrine1")
    assert p.taken == [-1, 0, -1, -1, -1]
    for word in ("dig ruin2", "scout ruin2"):
        with unchanged(p), pytest.raises(IllegalMove, match=r"already-dug \(PG-4.3\)"):
            say(p, f"1 {word}")


@both
def test_a_known_ruin_is_not_scouted_again() -> None:  # PG-4.2
    p = at_turn("fire", "rain")
    p.finds.decide(0, 1)
    p.finds.knowers[0] = 1
    p.forget()
    with unchanged(p), pytest.raises(IllegalMove, match=r"already-known \(PG-4.2\)"):
        say(p, "0 scout ruin1")


@both
@pytest.mark.parametrize(("gifts", "beans"), [((1, 1), 1), ((2, 0), 1), ((1, 0), 0)])
def test_a_rich_urn_pleases(gifts: tuple[int, int], beans: int) -> None:  # PG-6.2
    p = at_turn("fire", "rain")
    say(p, "0 rest", "0 serve shrine1", "1 rest", "1 serve shrine1")
    before = p.beans[:]
    say(p, f"0 {gifts[0]}", f"1 {gifts[1]}")
    assert p.beans == [n + beans for n in before]
    assert p.asked() == []
    assert [row[3] for row in p.scores().table] == [4 - gifts[0], 4 - gifts[1]]


@both
def test_beans_break_ties() -> None:  # PG-8.1
    p = at_turn("fire", "rain")
    say(p, "0 torch", "0 rest", "0 serve shrine1", "1 rest", "1 serve shrine1", "0 0", "1 0")
    assert p.scores().totals() == [6, 6]
    assert p.scores().ranks == [1, 2]
    p.beans[0] = p.beans[1]
    assert p.scores().ranks == [1, 1]
    assert p.scores().winners() == [0, 1]


@both
def test_finds_come_from_one_bag() -> None:  # PG-1.2
    counts: Counter[int] = Counter()
    for seed in range(40):
        p = camp(4)
        playout(p, Rng(seed))
        assert max(Counter(v for v in p.finds.values if v >= 0).values(), default=0) <= 2
        counts.update(v for v in p.finds.values if v >= 0)
    assert set(counts) == {0, 1, 2, 3}
