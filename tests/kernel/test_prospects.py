"""Previews of answers, which are computed by playing them on the observation, and the notes
that games add.
"""

from __future__ import annotations

import hashlib
import json

import pytest

from patolli.kernel.chance import Rng
from patolli.kernel.click_chains import asks_number, click_chains, whole_numbers
from patolli.kernel.foresight import Foresight, listed, summed
from patolli.kernel.prospect_rules import NEUTRAL, NO_CLICK, NO_MOVE
from patolli.kernel.seats import CHANCE
from patolli.kernel.view_patch import changes, patched, traded

from .lanterns.game import GAME, VOCABULARY, Camp
from .tables import at_auction, at_turn, texts, walk

both = pytest.mark.both


def foresight(p: Camp, seat: int) -> Foresight:
    return Foresight(GAME, p.observation(seat), seat, [])


def move(text: str) -> int:
    return VOCABULARY.move(text)


@both
def test_a_chain_is_tried_without_touching_the_position() -> None:
    p = at_turn("fire", "rain")
    before = GAME.show(p.observation(0))
    found = foresight(p, 0).of([move("rest"), move("serve shrine1")])
    assert (found.end, found.keeps_turn) == ("other", False)
    assert GAME.show(p.observation(0)) == before
    assert patched(before, found.patch) == found.view
    assert found.points == [1, 0]


@both
def test_what_is_due_behind_a_question_counts_too() -> None:
    """PG-4.8: after resting, the seat pays a bean for a point, at a shrine it has yet to choose."""
    found = foresight(at_turn("fire", "rain"), 0).of([move("rest")])
    assert found.end == "asked"
    assert found.points == [0, 0]
    assert found.things == {"beans": 1}
    assert summed(found) == ({}, 1)


@both
def test_what_an_answer_gives_is_named_apart_from_what_follows_it_at_once() -> None:
    """PG-4.7, PG-4.8: resting gives a bean, which is then paid to the only shrine with room."""
    p = at_turn("fire", "rain")
    p.shrines, p.torches[0] = [3, 3, 0], 0
    p.forget()
    found = foresight(p, 0).of([move("rest")])
    assert (found.end, found.things, found.answered) == ("other", {}, {"beans": 1})
    assert [(one.thing, one.by) for one in listed(found)] == [("beans", 1), ("beans", -1)]


@both
def test_chance_and_hidden_values_end_it() -> None:
    tried = foresight(at_turn("fire", "rain"), 0)
    assert tried.of([move("scout ruin1")]).end == "chance"


@both
def test_one_click_plays_the_shortest_chain_that_the_rules_allow() -> None:
    p = at_turn("fire", "rain")
    chains, more = click_chains(GAME, p.observation(0), 0)
    assert not more
    assert [texts(one.chain) for one in chains] == [["rest", f"serve shrine{n}"] for n in (1, 2, 3)]
    assert all(one.cost == 0 and len(one.answered) == 2 for one in chains)


@both
def test_a_game_that_says_nothing_has_no_chains() -> None:
    p = at_turn("fire", "rain").observation(0)
    assert NEUTRAL.click(p, 0, [], 0) == NO_CLICK
    assert NEUTRAL.dominated_by(p, 0, 0, []) == NO_MOVE
    assert not NEUTRAL.goes_on(p, 0, [], 0)
    assert NEUTRAL.values(p, 0) == {}
    assert not NEUTRAL.counts_apart(p, 0, [move("rest")])


@both
def test_a_run_of_numbers_is_answered_as_a_whole() -> None:
    """PG-3.1: the bids for the lead and for the card are paid from the same beans."""
    p = at_auction("fire", "rain")
    seen = p.observation(0)
    assert asks_number(seen, 0)
    seen.beans[0] = 1
    seen.forget()
    assert whole_numbers(seen, 0) == [[0, 0], [0, 1], [1]]
    assert whole_numbers(p.observation(0), 0) == []  # too many for a single choice


@both
def test_worlds_with_the_same_observation_have_the_same_prospects() -> None:
    rng = Rng(3)
    p = at_turn("fire", "rain")
    for _ in range(4):
        world = p.sample_world(0, rng)
        for text in ("rest", "scout ruin1", "dig ruin2", "spy seat2"):
            one, other = (foresight(q, 0).of([move(text)]) for q in (p, world))
            assert (one.end, one.view, one.points, one.things) == (
                other.end, other.view, other.points, other.things,
            )  # fmt: skip


def test_a_patch_replaces_adds_and_removes() -> None:
    before = {"a": 1, "b": [1, {"c": 2}], "d": [1], "e": True}
    after = {"a": 1, "b": [1, {"c": 3}], "d": [1, 2], "f": 0}
    found = changes(before, after)
    assert [(one.path, one.gone) for one in found] == [
        (["b", 1, "c"], False),
        (["d"], False),
        (["f"], False),
        (["e"], True),
    ]
    assert patched(before, found) == after
    assert before["b"] == [1, {"c": 2}]


def test_goods_are_counted_by_their_names_and_points_are_none() -> None:
    before = {"seats": [{"wood": 3, "goods": {"corn": 1}, "points": {"corn": 0}, "food": {"corn": 2}}]}
    after = {"seats": [{"wood": 1, "goods": {"corn": 4}, "points": {"corn": 2}, "food": {"corn": 3}}]}
    assert traded(before, after, 0, ["food"]) == {"wood": -2, "corn": 3}
    assert traded(before, after, 1, []) == {}


@both
def test_plain_and_compiled_rules_give_the_same_previews() -> None:
    """Previews all answers in random games of Lanterns. The expected digest comes from the plain kernel."""
    told = []
    for p in walk(3, 7):
        for seat in p.asked():
            if seat == CHANCE:
                continue
            tried = foresight(p, seat)
            for one in [*([move] for move in tried.p.legal_moves(seat)),
                        *(one.chain for one in click_chains(GAME, tried.p, seat)[0])]:  # fmt: skip
                found = tried.of(one)
                patch = [(change.path, change.value, change.gone) for change in found.patch]
                told.append([one, found.end, summed(found), found.points, patch, found.keeps_turn])
    assert len(told) > 100
    assert hashlib.sha256(json.dumps(told).encode()).hexdigest()[:16] == "95dce86aded310e6"
