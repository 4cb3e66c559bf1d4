"""A seat's view, previews and chains are computed from its observation, never from the true position."""

from __future__ import annotations

import json

import pytest

from patolli.kernel import seat_view, serialization
from patolli.kernel.chance import Rng
from patolli.kernel.errors import IllegalMove
from patolli.kernel.seats import SPECTATOR

from .lanterns.game import EVENTS, GAME, OMEN, VOCABULARY
from .tables import at_auction, at_turn, places, say, seen, texts, unchanged, viewers

both = pytest.mark.both


@both
def test_a_view_shows_the_table_and_what_may_be_answered() -> None:
    p = at_turn("fire", "rain")
    v = seat_view.view(GAME, p, 0)
    assert (v["seat"], v["asked"], v["over"]) == (0, [0], False)
    assert v["question"] == {"kind": "Act", "rule": "PG-4.1", "numbers": [], "window": ""}
    assert v["options"] == texts(p.legal_moves(0))
    assert v["asides"] == ["torch"]
    assert v["default"] == "rest"
    assert v["table"]["hands"] == [{"size": 1, "known": [1, 0, 0, 0]}, {"size": 1, "known": [0, 0, 0, 0]}]
    other = seat_view.view(GAME, p, 1)
    assert other["table"]["hands"][0]["known"] == [0, 0, 0, 0]
    assert "options" not in other
    assert json.loads(json.dumps(v)) == v


@both
def test_worlds_with_the_same_veil_have_the_same_view_and_the_same_previews() -> None:
    """This also holds after every seat has been asked for its options, so caches do not leak secrets."""
    rng = Rng(4)
    for seed in range(3):
        for p in places(3, seed, 4):
            for viewer in viewers(p):
                q = p.sample_world(viewer, rng)
                for seat in p.asked():
                    p.legal_moves(seat)
                assert json.dumps(seat_view.view(GAME, p, viewer)) == json.dumps(
                    seat_view.view(GAME, q, viewer)
                )
                if viewer in p.asked():
                    assert seat_view.reach(p, viewer, 30) == seat_view.reach(q, viewer, 30)
                    for move in [*p.legal_moves(viewer)[:3], *p.asides(viewer)]:
                        mine, theirs = seat_view.preview(p, viewer, move), seat_view.preview(q, viewer, move)
                        assert mine.end == theirs.end
                        assert serialization.difference(mine.position, theirs.position) == ""
                        assert [(e.kind, e.numbers) for e in mine.events] == [
                            (e.kind, e.numbers) for e in theirs.events
                        ]


@both
def test_a_view_of_a_veiled_position_is_the_same_view() -> None:
    for p in places(3, 2, 3):
        for viewer in viewers(p):
            assert seat_view.view(GAME, p.observation(viewer), viewer) == seat_view.view(GAME, p, viewer)


@both
@pytest.mark.parametrize(
    ("move", "end"),
    [
        ("rest", "asked"),
        ("torch", "asked"),
        ("scout ruin2", "chance"),
        ("dig ruin2", "chance"),
        ("scout ruin1", "hole"),  # seat 1 has looked, but seat 0 has not
        ("dig ruin1", "hole"),
        ("spy seat2", "hole"),
        ("search", "hole"),
    ],
)
def test_a_preview_ends_at_the_first_hole_chance_or_other_seat(move: str, end: str) -> None:
    p = at_turn("fire", "rain")
    p.finds.decide(0, 3)
    p.finds.knowers[0] = 2
    with unchanged(p):
        tried = seat_view.preview(p, 0, VOCABULARY.move(move))
    assert tried.end == end
    assert tried.position.viewer == 0
    if end == "hole":
        assert serialization.difference(tried.position, p.observation(0)) == ""


@both
def test_a_preview_shows_what_would_happen() -> None:
    p = at_turn("fire", "rain")
    say(p, "0 rest")
    tried = seat_view.preview(p, 0, VOCABULARY.move("serve shrine2"))
    assert [e.to_dict(EVENTS) for e in tried.events] == [
        {"event": "served", "rule": "PG-4.8", "seat": 0, "shrine": 1}
    ]
    assert tried.end == "other"
    after = tried.position
    say(p, "0 serve shrine2")
    assert serialization.difference(after, p.observation(0)) == ""


@both
def test_a_preview_shows_no_events_of_others() -> None:
    p = at_turn("fire", "rain")
    p.hands[0].gain(OMEN, 0)
    p.deck.rest[OMEN] -= 1
    p.deck.size -= 1
    p.forget()
    say(p, "0 burial")
    told = [e.to_dict(EVENTS) for e in seat_view.preview(p, 0, VOCABULARY.move("bury omen")).events]
    assert told == [{"event": "buried", "rule": "PG-4.6", "seat": 0, "card": OMEN}]


@both
def test_a_preview_of_what_everybody_gets_does_not_invent_amounts() -> None:
    p = at_turn("fire", "rain")
    q = seen(p, 0)
    q.jade[1].change(2)
    assert q.jade[1].amount < 0


@both
def test_the_last_answer_of_a_sealed_round_is_a_hole() -> None:
    p = at_auction("fire", "rain")
    say(p, "1 4", "1 0", "0 1")
    assert seat_view.preview(p, 0, 2).end == "hole"
    say(p, "0 0")
    assert p.lead == 1


@both
def test_an_earlier_answer_of_a_sealed_round_waits_for_the_others() -> None:
    p = at_auction("fire", "rain")
    tried = seat_view.preview(p, 0, 2)
    assert tried.end == "asked"
    assert tried.position.drafts[0].moves == [2]
    q = p.copy()
    say(q, "1 4")
    assert serialization.difference(seat_view.preview(q, 0, 2).position, tried.position) == ""


@both
def test_a_preview_of_what_is_not_offered_is_refused() -> None:
    p = at_turn("fire", "rain")
    with unchanged(p), pytest.raises(IllegalMove, match="two-cards-needed"):
        seat_view.preview(p, 0, VOCABULARY.move("burial"))
    with unchanged(p), pytest.raises(IllegalMove):
        seat_view.preview(p, 1, VOCABULARY.move("rest"))


@both
def test_reach_gives_the_ends_of_own_chains() -> None:
    p = at_turn("fire", "rain")
    p.hands[0].gain(OMEN, 0)
    p.deck.rest[OMEN] -= 1
    p.deck.size -= 1
    with unchanged(p):
        chains = [" ".join(texts(chain)) for chain in seat_view.reach(p, 0)]
    assert chains[: len(p.legal_moves(0))] == texts(p.legal_moves(0))
    assert "rest serve shrine3" in chains
    assert "burial bury fire bury omen serve shrine1" in chains
    assert "burial bury omen bury fire" in chains
    assert "burial bury fire bury fire" not in chains
    assert not any(
        chain.startswith(("dig ruin1 ", "scout ruin1 ", "spy seat2 ", "search ")) for chain in chains
    )
    lengths = [len(chain) for chain in seat_view.reach(p, 0)]
    assert lengths == sorted(lengths)


@both
def test_chains_on_a_desk_are_reached_when_others_are_asked_too() -> None:
    p = at_auction("fire", "rain")
    alone = p.copy()
    say(alone, "1 0", "1 0")
    chains = seat_view.reach(p, 0)
    assert [2, 3] in chains
    assert [4, 3] not in chains
    assert sorted(chains) == sorted(seat_view.reach(alone, 0))


@both
def test_every_chain_in_reach_can_be_played() -> None:
    for p in places(3, 6, 6):
        for seat in p.asked():
            if seat < 0:
                continue
            for chain in seat_view.reach(p, seat, 40):
                q = p.copy()
                for move in chain:
                    q.play(seat, move)


@both
def test_reach_stops_at_its_limit() -> None:
    p = at_turn("fire", "rain")
    assert len(seat_view.reach(p, 0, 5)) == 5
    assert seat_view.reach(p, 0, 0) == []


@both
def test_an_onlooker_sees_what_nobody_hides() -> None:
    p = at_turn("fire", "rain")
    v = seat_view.view(GAME, p, SPECTATOR)
    assert v["table"]["hands"] == [{"size": 1, "known": [0, 0, 0, 0]}] * 2
    assert v["asked"] == [0]
    assert "options" not in v
