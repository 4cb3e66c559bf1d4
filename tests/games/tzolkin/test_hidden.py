"""TZ-C1 to TZ-C4: chance and hidden information."""

from __future__ import annotations

import pytest

from patolli.games.tzolkin.game import GAME
from patolli.games.tzolkin.position import WEALTH_DECK, TzolkinPosition
from patolli.kernel import seat_view, serialization
from patolli.kernel.chance import ManualChance, Rng, Seeded
from patolli.kernel.errors import HiddenValue, IllegalMove
from patolli.kernel.fuzzing import checks
from patolli.kernel.match import Match
from patolli.kernel.seats import CHANCE, SPECTATOR

from .table import (
    DISPLAY,
    KEPT,
    MONUMENTS,
    at,
    draw,
    fate,
    give,
    idle,
    keep,
    last_turn,
    offered,
    put_worker,
    say,
    set_up,
    shown,
    start,
    table,
)


def dealt(players: int) -> TzolkinPosition:
    p = start(players)
    draw(p)
    return p


def guessed(p: TzolkinPosition, viewer: int, seed: int) -> TzolkinPosition:
    world = p.sample_world(viewer, Rng(seed))
    assert isinstance(world, TzolkinPosition)
    return world


def observed(p: TzolkinPosition, viewer: int) -> TzolkinPosition:
    v = p.observation(viewer)
    assert isinstance(v, TzolkinPosition)
    return v


@pytest.mark.rule("TZ-C1", "TZ-C2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_else_is_random(players: int) -> None:
    dice = Rng(5)
    p = start(players)
    order: list[str] = []
    later: list[str] = []
    while p.asked():
        seat = p.asked()[0]
        options = p.legal_moves(seat)
        move = options[dice.below(len(options))]
        text = GAME.vocabulary.text(move)
        if seat == CHANCE:
            assert p.odds() == [1] * len(options)
            verb = text[:6] if text.startswith("draw") else text.split()[0]
            (order if p.round == 0 else later).append(verb)
        p.play(seat, move)
    neutrals = order.count("neutral")
    assert order == (
        ["draw m"] * (players + 2)
        + ["draw b"] * 6
        + ["starts"]
        + ["deal"] * (4 * players)
        + ["neutral"] * neutrals
    )
    assert (neutrals > 0) == (players < 4)
    assert set(later) <= {"draw b"}
    assert len(later) >= 6


@pytest.mark.rule("TZ-C2", "TZ-16.3")
def test_one_building_per_empty_slot_at_the_end_of_the_builders_turn() -> None:
    p = table()
    give(p, 0, wood=6)
    put_worker(p, 0, "tikal", 2, 4)
    say(p, "pass", "turn pick", "pick tikal 2", "act 2", "build b01")
    assert p.asked() == [0]  # the building is drawn only at the end of the turn
    say(p, "pick tikal 4", "act 4", "build b06")
    say(p, "stop")
    assert p.asked() == [CHANCE]
    left = {f"draw b{b:02}" for b in (2, 3, 4, 5, 7, 9, 12, 13)}
    assert offered(p) == left
    fate(p, "draw b12")
    assert offered(p) == left - {"draw b12"}
    fate(p, "draw b05")
    assert p.asked() == [1]
    assert shown(p) == ["B05", "B08", "B10", "B11", "B12", "B14"]


@pytest.mark.rule("TZ-C2")
def test_the_order_of_both_decks_is_hidden_from_all() -> None:
    p = table()
    for viewer in (0, 1, SPECTATOR):
        v = observed(p, viewer)
        for deck in v.decks:
            assert deck.rest == [0] * 32
            with pytest.raises(HiddenValue):
                deck.next_kinds()
    assert [deck.tail for deck in p.decks] == [[], []]  # the order is not fixed before the tiles are drawn


@pytest.mark.rule("TZ-C3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_dealt_tiles_are_known_to_their_holder_only(players: int) -> None:
    p = dealt(players)
    for viewer in [*range(players), SPECTATOR]:
        v = observed(p, viewer)
        for seat in range(players):
            assert sum(v.hands[seat].cards) == (4 if seat == viewer else 0)
            assert v.hands[seat].size == 4
        assert v.neutral_tiles == p.neutral_tiles
        assert sum(v.decks[WEALTH_DECK].rest) == 0
        mine = seat_view.view(GAME, p, viewer)["table"]
        holders = [s for s in range(players) if s == viewer]
        text = str(mine["hand"])
        for seat in range(players):
            for tile in p.hands[seat].held():
                assert (f"W{tile + 1:02}" in text) == (seat in holders)


@pytest.mark.rule("TZ-C3")
def test_a_guess_deals_hidden_things_again() -> None:
    p = dealt(3)
    drawn = set(p.neutral_tiles)
    worlds = [guessed(p, 1, seed) for seed in range(40)]
    assert len({tuple(w.hands[0].cards) for w in worlds}) > 20
    met: set[int] = set()
    for w in worlds:
        assert w.hands[1].cards == p.hands[1].cards
        for seat in (0, 2):
            held = set(w.hands[seat].held())
            assert len(held) == 4
            assert not held & drawn
            assert not held & set(p.hands[1].held())
            met |= held
        assert w.neutral_tiles == p.neutral_tiles
        assert GAME.faults(w) == []
    assert len(met) == 21 - 4 - len(drawn)


@pytest.mark.rule("TZ-C3", "TZ-D1")
def test_who_has_chosen_is_seen_but_not_what() -> None:
    p = dealt(4)
    say(p, "keep w01", seat=0)
    v = observed(p, 1)
    assert v.asked() == [0, 1, 2, 3]
    assert v.drafts[0].moves == []
    # seat 1 does not even know that seat 0 has begun to choose
    assert serialization.difference(v, observed(dealt(4), 1)) == ""
    say(p, "keep w02", seat=0)
    v = observed(p, 1)
    assert v.asked() == [1, 2, 3]
    assert v.drafts[0].moves == []
    other = dealt(4)
    keep(other, 0, "W03", "W07")
    assert serialization.difference(v, observed(other, 1)) == ""
    assert serialization.difference(observed(p, 0), observed(other, 0)) != ""
    world = guessed(p, 1, 3)
    assert world.asked() == [1, 2, 3]
    assert len(world.drafts[0].moves) == 2


@pytest.mark.rule("TZ-C3")
def test_the_two_discards_stay_unknown() -> None:
    """After the choice, no seat may distinguish worlds that differ only in the discarded tiles."""
    seen = []
    for discards in (["W03", "W07"], ["W11", "W14"]):
        p = start(4)
        others = [["W05", "W06", "W16", "W17"], ["W09", "W10", "W18", "W20"], ["W13", "W15", "W19", "W21"]]
        draw(p, dealt=[[*KEPT[0], *discards], *others])
        keep(p, 0, *KEPT[0])
        keep(p, 1, "W05", "W06")
        keep(p, 2, "W09", "W10")
        keep(p, 3, "W13", "W15")
        assert [player.wealth for player in p.seats] == [[0, 1], [4, 5], [8, 9], [12, 14]]
        seen.append([seat_view.view(GAME, p, viewer) for viewer in (1, 2, 3, SPECTATOR)])
    assert seen[0] == seen[1]


@pytest.mark.rule("TZ-C3")
def test_undealt_tiles_are_unknown_but_for_those_drawn() -> None:
    p = start(2)
    say(p, *(f"draw {t.lower()}" for t in [*MONUMENTS[:4], *DISPLAY]), "starts 0")
    for w in range(1, 9):
        say(p, f"deal w{w:02}")
    say(p, "neutral w21")
    for viewer in (0, 1, SPECTATOR):
        v = observed(p, viewer)
        assert v.neutral_tiles == [20]
        with pytest.raises(HiddenValue):
            v.decks[WEALTH_DECK].next_kinds()
        rest = {tuple(guessed(p, viewer, seed).decks[WEALTH_DECK].rest) for seed in range(20)}
        assert len(rest) > 10
        assert all(kinds[20] == 0 for kinds in rest)


@pytest.mark.rule("TZ-C4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_set_up_only_the_decks_are_hidden(players: int) -> None:
    p = set_up(players)
    assert len(p.secrets()) == 2
    assert p.hands == []
    views = []
    for viewer in [*range(players), SPECTATOR]:
        view = seat_view.view(GAME, p, viewer)
        view["table"] = {k: v for k, v in view["table"].items() if k != "tile_prices"}  # for this seat
        views.append({k: v for k, v in view.items() if k in {"table", "asked", "scores", "over"}})
        world = guessed(p, viewer, 9)
        world.barrier = p.barrier  # the undo barrier is not hidden information
        assert serialization.difference(world, p) == ""  # all other fields follow from what is visible
    assert all(view == views[0] for view in views)


@pytest.mark.rule("TZ-C4", "TZ-2.1")
def test_unused_monuments_leave_the_game() -> None:
    p = set_up(4)
    hidden = [s for s in p.secrets() if s.kinds() == 13]
    assert hidden == []
    at(p, 13)
    last_turn(p)
    idle(p)
    assert not any(text.startswith("draw m") for text in offered(p))


@pytest.mark.rule("TZ-C2", "TZ-C3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_leak_in_set_up(players: int) -> None:
    """Runs all checks of the kernel throughout the set-up and the first turns."""
    dice = Rng(players)
    p = start(players)
    for _ in range(60):
        q = p.copy()
        for check in checks.SOMETIMES:
            check(GAME, q, dice)
        seats = p.asked()
        seat = seats[dice.below(len(seats))]
        options = p.legal_moves(seat)
        p.play(seat, options[dice.below(len(options))])
    assert p.round >= 1


@pytest.mark.rule("TZ-C2", "TZ-16.3")
def test_a_drawn_building_cannot_be_unseen_even_if_the_next_draw_is_refused() -> None:
    """At a real table, a person types in the drawn building and may mistype it."""
    typed: list[int] = []

    def ask(options: list[int]) -> int:
        typed.append(options[0])
        return options[0] if len(typed) != 2 else -1

    match = Match(GAME, 4, Seeded(1))
    p = table(4)
    give(p, 0, wood=9, stone=9, gold=9)
    put_worker(p, 0, "tikal", 4)
    match.position, match.source = p, ManualChance(ask)
    built = 0
    while built < 1 or match.position.question(0).rule != "TZ-D12":
        builds = [
            m
            for m in match.position.legal_moves(0)
            if GAME.vocabulary.text(m).startswith(("build b", "act 4"))
        ]
        built += match.position.question(0).rule == "TZ-D12"
        match.play(0, builds[0] if builds else match.position.legal_moves(0)[-1])
    second = next(m for m in match.position.legal_moves(0) if GAME.vocabulary.text(m).startswith("build b"))
    with pytest.raises(IllegalMove, match="not one of the possible"):
        match.play(0, second)
    assert not match.can_undo(0)
    match.go_on()
    assert len(typed) == 3
    assert not match.can_undo(0)
