"""Chapter 22: hidden information."""

from __future__ import annotations

import json

import pytest

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.economy import magic_cards
from patolli.games.chichen_itza.game import GAME
from patolli.games.chichen_itza.position import MAGIC_DECK, ChichenPosition
from patolli.kernel import seat_view, serialization
from patolli.kernel.chance import Rng
from patolli.kernel.seats import CHANCE, SPECTATOR

from . import table as t


def observed(p: ChichenPosition, seat: int) -> ChichenPosition:
    found = p.observation(seat)
    assert isinstance(found, ChichenPosition)
    return found


@pytest.mark.rule("CI-22.1", "CI-22.2")
def test_nothing_is_decided_before_it_is_seen() -> None:
    p = t.set_up()
    assert all(value < 0 for marks in p.strengths for value in marks.values)
    assert all(value < 0 for value in p.ruins[0].values)
    assert all(pile.tail == [] for pile in p.piles)


@pytest.mark.rule("CI-22.5", "CI-22.9")
def test_hands() -> None:
    p = t.table()
    t.hand(p, 1, stone=2, fire=1)
    mine = observed(p, 0)
    assert (mine.hands[1].size, mine.hands[1].cards) == (3, [0, 0])
    worlds = {tuple(w.hands[1].cards) for w in (p.sample_world(0, Rng(seed)) for seed in range(60))}
    assert worlds == {(3, 0), (2, 1), (1, 2), (0, 3)}


@pytest.mark.rule("CI-22.3", "CI-22.9", "CI-6.12")
def test_a_guess_deals_unseen_strengths_within_the_type() -> None:
    p = t.table()
    t.creature(p, "P06", "caiman", 6, known_by=[1])
    assert observed(p, 1).strengths[names.CAIMAN].values[t.tile("P06")] == 6
    found = set()
    for seed in range(80):
        world = p.sample_world(0, Rng(seed))
        assert isinstance(world, ChichenPosition)
        found.add(world.strengths[names.CAIMAN].values[t.tile("P06")])
    assert found == {4, 5, 6}


@pytest.mark.rule("CI-22.7")
def test_any_creature_that_has_not_come_may_attack_next() -> None:
    p = t.table()
    t.defend_city(p, 0, "snake")
    t.idle(p)
    from patolli.games.chichen_itza.combat import city_attack

    p.push(city_attack.ATTACK_CITY)
    assert t.offered(p) == {f"attack {name}" for name in names.CREATURE_IDS[1:]}
    assert p.odds() == [1] * 6


@pytest.mark.rule("CI-22.8", "CI-15.8")
def test_open_information_is_the_same_for_all() -> None:
    p = t.table()
    t.give(p, 1, coins=3, luck=2, idols=1)
    t.god(p, 1, "G01")
    t.hand(p, 1, fire=2)
    views = [seat_view.view(GAME, p, seat)["table"] for seat in (0, 2, SPECTATOR)]
    for view in views:
        for own in view["seats"]:
            own.pop("cards")  # each viewer knows different cards of the hand
    assert json.dumps(views[0]) == json.dumps(views[1]) == json.dumps(views[2])
    seen = views[0]["seats"][1]
    assert (seen["coins"], seen["luck"], seen["idols"], seen["hand"], seen["gods"]) == (3, 2, 1, 2, ["G01"])


@pytest.mark.rule("CI-22.10", "CI-8.11")
def test_who_is_asked_in_a_magic_phase_follows_from_hand_sizes() -> None:
    for cards in ({"stone": 1}, {"fire": 1}):
        p = t.table()
        t.hand(p, 0, **cards)
        t.creature(p, "P06", "caiman", 4)
        t.fight(p, 0, "city", "P06", 3)
        assert t.asked(p) == [0]
        assert p.decision(0).secret


@pytest.mark.rule("CI-22.6")
def test_hero_stacks_show_one_card() -> None:
    p = t.table()
    shown = GAME.show(observed(p, 0))["hero_cards"]
    assert len(shown) == 3
    assert p.asked() != [CHANCE]


@pytest.mark.parametrize("first", [0, 1])
def test_copies_share_decks_and_hands_until_one_of_them_changes(first: int) -> None:
    """After one of two copies continues, the other is unchanged and can continue independently."""
    p = t.table()
    t.idle(p)
    magic_cards.draw(p, 0, 3)
    p.run_on()
    t.play(p, "draw stone")
    both = [p, p.copy()]
    before = serialization.save(p)
    t.play(both[first], "draw fire")
    assert serialization.save(both[1 - first]) == before
    t.play(both[1 - first], "draw stone")
    assert both[first].hands[0].cards == [1, 1]
    assert both[1 - first].hands[0].cards == [2, 0]
    assert both[0].piles[MAGIC_DECK].length() == both[1].piles[MAGIC_DECK].length()
