"""The moves offered are exactly the legal moves and include the default answer, and illegal moves have a
reason.
"""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import moves, names
from patolli.games.chichen_itza.cards.card import HOOKS, NO_MAXIMUM, Card
from patolli.games.chichen_itza.game import GAME
from patolli.games.chichen_itza.position import Ask, ChichenPosition
from patolli.kernel.chance import Rng
from patolli.kernel.seats import CHANCE
from patolli.kernel.vocabulary import STOP
from patolli.texts.game_texts import question_numbers

from . import table as t
from .test_golden import liking

ANI, FRANK = 0, 1


def games(players: int, seed: int, rich: bool) -> list[ChichenPosition]:
    """Plays a game and returns its positions. If `rich` is true, the players have plenty of goods and every
    useful card.
    """
    p = t.set_up(players)
    if rich:
        for seat in range(players):
            t.give(p, seat, coins=30, luck=3, idols=4)
            t.god(p, seat, *[names.GOD_IDS[card] for card in range(seat, names.GODS, players)])
    p.event_log = None
    dice = Rng(seed)
    found = []
    while p.asked():
        seat = p.asked()[0]
        if seat != CHANCE:
            found.append(p.copy())
        options = p.legal_moves(seat)
        weights = [liking(GAME.vocabulary.text(move)) for move in options]
        p.play(seat, options[dice.weighted(p.odds() if seat == CHANCE else weights)])
    return found


@pytest.mark.rule("CI-I1")
@pytest.mark.parametrize(
    ("players", "seed", "rich"), [(4, 5, False), (3, 6, True), (2, 7, True), (4, 8, True)]
)
def test_offers_are_what_nothing_bars(players: int, seed: int, rich: bool) -> None:
    for p in games(players, seed, rich):
        seat, due = p.asked()[0], p.due()
        assert isinstance(due, Ask)
        candidates = due.candidates(p, seat)
        assert due.legal_moves(p, seat) == [
            move for move in candidates if due.illegal_reason(p, seat, move) == 0
        ]
        assert p.default(seat) in p.legal_moves(seat)
        told = p.question(seat)
        assert len(told.numbers) == len(question_numbers(GAME).get(told.kind, [])), told.kind
        for move in candidates:
            reason = due.illegal_reason(p, seat, move)
            if reason:
                numbers = due.reason_numbers(p, seat, move, reason)
                assert len(numbers) == len(p.reasons()[reason].numbers), p.reasons()[reason].name


# ---- a card without effect --------------------------------------------------------------------------------


def test_a_card_without_hooks_changes_nothing() -> None:
    p, card = t.table(), Card("G01", [])
    before = p.copy()
    assert card.can_use(p, ANI, 0)
    with pytest.raises(NotImplementedError):
        card.use(p, ANI, 0)
    assert card.discount(p, ANI, 3, 5) == 5
    assert card.maximum(p, ANI, 3) == NO_MAXIMUM == 99
    assert card.toll(p, ANI, FRANK, 3) == 0
    assert card.limit(p, ANI, 5) == 5
    assert card.controls(p, ANI) == 0
    assert card.idol_factor(p, ANI) == 1
    assert card.upkeep(p, ANI, 2) == 2
    assert card.god_moves(p, ANI) == []
    assert card.reinforcements(p, ANI, 3) == 3
    assert not card.jumps(p, names.LAND)
    assert not card.gathers(p, names.LAND)
    assert card.fee(p, ANI) == 0
    assert card.markers(p, ANI, 1) == 1
    assert card.hearts(p, 0, 4) == 4
    assert card.die(p, 0, 1) == 1
    assert card.dice(p, 0) == 0
    assert card.foe_dice(p, 0) == 0
    assert card.faces(p, 0, 6) == 6
    assert card.foe_faces(p, 0, 6) == 6
    assert card.follow(p, 0, 6) == 0
    assert card.extra_hits(p, 0) == 0
    assert not card.silences(p, 0)
    assert card.points(p, ANI) == 0
    for nothing in (card.before_income, card.supply_gain, card.before_combat):
        nothing(p, ANI)
    card.take_god(p, ANI, 0)
    card.lost(p, 0, 1)
    card.beaten(p, ANI, 2)
    card.taken(p, ANI, 1)
    assert p.agenda == before.agenda
    assert HOOKS == 50


def test_the_number_of_a_card_is_that_of_its_own_kind() -> None:
    p = t.table()
    assert Card("G80", []).printed(p) == p.tables.god_number[-1]
    assert Card("H01", []).printed(p) == p.tables.hero_number[0]
    assert Card("H24", []).printed(p) == p.tables.hero_number[-1]


# ---- movements -------------------------------------------------------------------------------------------


def marching(card: str) -> ChichenPosition:
    p = t.table()
    t.god(p, ANI, card)
    t.gear(p, ANI, "ranged", 3)
    t.give(p, ANI, coins=20)
    t.begin_turn(p, ANI)
    return p


@pytest.mark.rule("CI-D12")
def test_questions_of_a_movement_show_place_and_steps() -> None:
    p = marching("G60")
    assert p.question(ANI).numbers[0] == 1
    t.play(p, "place land-1")
    assert p.question(ANI).numbers == [names.LAND]
    t.play(p, "from city")
    assert p.question(ANI).numbers == [names.CITY, 0, 3]
    t.play(p, "2")
    steps = p.tables.range[3]
    assert p.question(ANI).numbers == [names.CITY, steps]
    assert STOP not in p.legal_moves(ANI)
    t.play(p, "step p01")
    assert p.question(ANI).numbers == [t.tile("P01"), steps - 1]
    assert p.default(ANI) == STOP
    while p.group.steps:
        t.play(p, max(one for one in t.offered(p) if one.startswith("step")))
    assert not [one for one in t.offered(p) if one.startswith("step")]


@pytest.mark.rule("CI-D12", "CI-15.3")
def test_idols_may_be_exchanged_on_the_way() -> None:
    p = marching("G60")
    t.give(p, ANI, idols=2)
    t.play(p, "place land-1", "from city", "2", "idol coins")
    assert (t.question(p), p.seats[ANI].idols) == ("TakeStep", 1)
    t.play(p, "step p01", "idol luck")
    assert (t.question(p), p.seats[ANI].luck) == ("TakeStep", 1)


@pytest.mark.rule("CI-7.6", "CI-D12")
def test_the_harmless_end_is_at_home() -> None:
    p = t.table()
    t.give(p, ANI, coins=20, idols=1)
    t.put(p, ANI, "P06", 3)
    t.begin_turn(p, ANI)
    t.play(p, "place land-1", "from p06", "2")
    assert GAME.vocabulary.text(p.default(ANI)) == "go city"
    q = t.table()
    t.give(q, ANI, coins=20, idols=1)
    t.begin_turn(q, ANI)
    t.play(q, "place land-1", "from city", "2")
    assert q.default(ANI) == q.legal_moves(ANI)[0]
    assert moves.GO <= q.default(ANI) < moves.GO + names.CITY


@pytest.mark.rule("CI-7.2", "CI-D12")
def test_a_movement_by_steps_never_ends_where_it_began() -> None:
    p = marching("G60")
    t.put(p, ANI, "P01", 2)
    t.begin_turn(p, ANI)
    t.play(p, "place land-1", "from p01", "1", "step city", "0", "step p01", "0")
    assert t.why_not(p, "stop") == "no-destination"
