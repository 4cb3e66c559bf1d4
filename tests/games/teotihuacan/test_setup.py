"""Set-up (TE-2 to TE-5), the draft, and other layouts (TE-17)."""

from __future__ import annotations

from collections import Counter

import pytest

from patolli.games.teotihuacan import names
from patolli.games.teotihuacan.game import GAME
from patolli.games.teotihuacan.position import TeotihuacanPosition
from patolli.kernel.chance import Rng
from patolli.kernel.seats import CHANCE

from .table import (
    board,
    go_on,
    goods,
    in_pile,
    kind,
    known,
    logged,
    offered,
    play,
    points,
    question,
    say,
    start,
    table,
    temples,
    tiles,
    total,
    visit,
)


def lots(players: int, seed: int = 1, **options: str) -> TeotihuacanPosition:
    """Starts a game with random outcomes of chance and returns it at the first question to a seat."""
    p = start(players, **options)
    dice = Rng(seed)
    while p.asked() == [CHANCE]:
        choices = p.legal_moves(CHANCE)
        p.play(CHANCE, choices[dice.weighted(p.odds())])
    return p


def begun(players: int, seed: int = 1, **options: str) -> TeotihuacanPosition:
    """Starts a game with random outcomes and answers and returns it at the first turn."""
    p = lots(players, seed, **options)
    dice = Rng(seed)
    while p.round == 0:
        seat = p.asked()[0]
        choices = p.legal_moves(seat)
        p.play(seat, choices[dice.weighted(p.odds()) if seat == CHANCE else dice.below(len(choices))])
    return p


@pytest.mark.rule("TE-1.1", "TE-2.1", "TE-C1")
def test_boards_are_shuffled_but_palace_and_construction() -> None:
    seen: Counter[int] = Counter()
    for seed in range(12):
        p = lots(2, seed)
        assert p.ring[0] == board("palace")
        assert p.ring[4] == board("build")
        assert sorted(p.ring) == list(range(8))
        assert [p.slots[b] for b in p.ring] == list(range(8))
        seen[p.ring[1]] += 1
    assert len(seen) > 2
    p = lots(2, setup="first-game")
    assert [names.BOARD_IDS[b] for b in p.ring] == [
        "palace", "quarry", "alchemy", "forest", "build", "deco", "nobles", "mine",
    ]  # fmt: skip


@pytest.mark.rule("TE-2.2", "TE-2.3", "TE-2.4")
def test_royal_tiles_technologies_and_bonus_tiles() -> None:
    royal_seen: set[int] = set()
    tech_seen: set[tuple[int, ...]] = set()
    bonus_seen: set[int] = set()
    for seed in range(30):
        p = lots(2, seed)
        assert [names.ROYAL_IDS[tile][1] for tile in p.royal] == ["a", "b", "c"]
        assert sorted(set(p.technologies)) == p.technologies
        assert len(p.technologies) == 6
        assert len(set(p.bonuses)) == 3
        royal_seen |= set(p.royal)
        tech_seen.add(tuple(p.technologies))
        bonus_seen |= set(p.bonuses)
    assert royal_seen == set(range(9))
    assert bonus_seen == set(range(7))
    assert any(tile < 4 for tiles_ in tech_seen for tile in tiles_[3:])  # a cheap tile may be in row 2
    p = lots(2, setup="first-game")
    assert [names.ROYAL_IDS[tile] for tile in p.royal] == ["rc1", "rb6", "ra4"]
    assert [names.TECHNOLOGY_IDS[tile] for tile in p.technologies] == [
        "t01",
        "t03",
        "t05",
        "t09",
        "t15",
        "t17",
    ]
    assert [names.BONUS_IDS[tile] for tile in p.bonuses] == ["bflat", "bave", "bwork"]


@pytest.mark.rule("TE-2.5", "TE-2.6", "TE-3.3", "TE-1.6")
@pytest.mark.parametrize(("players", "black"), [(1, 10), (2, 10), (3, 11), (4, 12)])
def test_calendar_and_markers(players: int, black: int) -> None:
    p = start(players)
    assert (p.white, p.black) == (0, black)
    assert p.rows == [0, 0, 0]
    for seat in range(players):
        player = p.seats[seat]
        assert (player.temples, player.avenue, player.track, total(p, seat)) == ([0, 0, 0], 0, 0, 0)


@pytest.mark.rule("TE-2.7", "TE-2.9", "TE-2.10", "TE-2.11", "TE-I5", "TE-I6", "TE-I7")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_tiles_are_laid_out(players: int) -> None:
    p = lots(players)
    assert len(p.shown_decorations) == 4
    assert len(p.shown_stones) == 3
    assert p.decks[1].size == 11
    n = max(players, 2)
    counts = [len(in_pile(p, name)) for name in names.PILE_IDS]
    assert counts == [3, 2, 1, n, n + 1, n - 1, n]
    assert all(tile != names.NO_TILE for tile in p.beside_boards)
    assert GAME.faults(p) == []


@pytest.mark.rule("TE-2.8", "TE-17.3")
@pytest.mark.parametrize(
    ("players", "layout", "first", "second"),
    [
        (1, "0", 12, 2),
        (2, "0", 12, 2),
        (2, "1", 12, 2),
        (2, "2", 12, 2),
        (2, "3", 12, 2),
        (3, "0", 8, 2),
        (3, "1", 8, 2),
        (4, "0", 8, 0),
    ],
)
def test_the_pyramid_at_the_start(players: int, layout: str, first: int, second: int) -> None:
    p = lots(players, layout=layout)
    laid = [names.PLACE_IDS[i] for i in range(names.PLACES) if p.stones[i] != names.EMPTY]
    assert len([name for name in laid if name[0] == "1"]) == first
    assert len([name for name in laid if name[0] == "2"]) == second
    assert [total(p, seat) for seat in range(players)] == [0] * players
    if (players, layout) == (4, "0"):
        assert laid == ["1a2", "1a3", "1b1", "1b4", "1c1", "1c4", "1d2", "1d3"]
    if (players, layout) == (2, "0"):
        assert laid[-2:] == ["2a1", "2c3"]
    if (players, layout) == (3, "0"):
        assert laid[-2:] == ["2b1", "2b3"]


@pytest.mark.rule("TE-2.8")
def test_tiles_of_the_start_are_turned_at_random() -> None:
    p = lots(2)
    assert len({p.stones[i] % 4 for i in range(names.PLACES) if p.stones[i] != names.EMPTY}) > 1


@pytest.mark.rule("TE-3.1", "TE-3.2")
@pytest.mark.parametrize(("players", "cocoa"), [(1, [1]), (2, [1, 3]), (3, [1, 2, 3]), (4, [1, 2, 2, 3])])
def test_seat_cocoa_follows_the_first_player(players: int, cocoa: list[int]) -> None:
    for first in range(players):
        p = start(players)
        while p.asked() == [CHANCE]:
            options = p.legal_moves(CHANCE)
            wished = GAME.vocabulary.move(f"starts {first}")
            p.play(CHANCE, wished if wished in options else options[0])
        assert p.first == first
        assert [p.seats[(first + i) % players].cocoa for i in range(players)] == cocoa


@pytest.mark.rule("TE-3.4", "TE-3.10", "TE-I1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_three_workers_stand_and_the_fourth_waits(players: int) -> None:
    for seed in range(4):
        p = begun(players, seed)
        for seat in range(players):
            dice = p.at[seat * 4 : seat * 4 + 4]
            assert dice[3] == names.NOWHERE
            assert p.power[seat * 4 + 3] == 3
            assert len(set(dice[:3])) == 3
            boards = {b for tile in p.kept[seat * 2 : seat * 2 + 2] for b in p.tables.starting_boards[tile]}
            assert set(dice[:3]) <= boards


def dealt(*hands: list[str], beside: list[str] | None = None, first: int = 0) -> TeotihuacanPosition:
    """Deals these starting tiles in a two-player game."""
    p = start(2)
    mine = [list(hand) for hand in hands]
    draws = list(beside or [])
    while p.asked() == [CHANCE]:
        texts = {GAME.vocabulary.text(m): m for m in p.legal_moves(CHANCE)}
        if question(p) == "DealTile":
            to = next(seat for seat in ((first + i) % 2 for i in range(2)) if p.hands[seat].size < 4)
            text = f"deal {mine[to].pop(0)}"
        elif question(p) == "DrawBeside" and draws:
            text = f"draw {draws.pop(0)}"
        elif question(p) == "ChooseStart":
            text = f"starts {first}"
        else:
            text = next(iter(texts))
            if question(p) in ("DrawForPile", "DrawDiscovery"):
                text = next(t for t in texts if t not in ("draw dvp", "draw dtwin", "draw m1"))
        p.play(CHANCE, texts[text])
    return p


ONE = ["s01", "s05", "s07", "s18"]
TWO = ["s03", "s09", "s10", "s14"]


def keep(p: TeotihuacanPosition, seat: int, *names_: str) -> None:
    for name in names_:
        p.play(seat, GAME.vocabulary.move(f"keep {name}"))


@pytest.mark.rule("TE-3.5", "TE-D1", "TE-C4")
def test_two_of_four_tiles_are_kept_in_secret() -> None:
    p = dealt(ONE, TWO)
    assert p.asked() == [0, 1]
    assert [GAME.vocabulary.text(m) for m in p.legal_moves(0)] == [f"keep {tile}" for tile in ONE]
    keep(p, 0, "s18")
    assert [GAME.vocabulary.text(m) for m in p.legal_moves(0)] == ["keep s01", "keep s05", "keep s07"]
    reason = p.why_not(0, GAME.vocabulary.move("keep s18"))
    assert reason is not None
    assert (reason.name, reason.rule) == ("already-kept", "TE-3.5")
    assert p.observation(1).drafts[0].moves == []
    keep(p, 0, "s01")
    assert p.asked() == [1]
    assert goods(p, 0) == {"cocoa": 1}
    keep(p, 1, "s03", "s10")
    assert logged(p, "kept")[0]["starting"] == 0


@pytest.mark.rule("TE-3.5")
def test_the_tiles_shown_are_those_to_choose_from_then_those_kept() -> None:
    p = dealt(ONE, TWO)
    keep(p, 0, "s18")
    setup = GAME.show(p.observation(0))["setup"]
    assert (setup["choosing"], sorted(setup["shown"])) == (True, sorted(ONE))
    keep(p, 0, "s01")
    assert GAME.show(p.observation(0))["setup"]["choosing"]
    keep(p, 1, "s03", "s10")
    setup = GAME.show(p.observation(0))["setup"]
    assert not setup["choosing"]
    assert set(setup["shown"]) <= {"s01", "s18"}


@pytest.mark.rule("TE-3.5", "TE-3.7", "TE-3.10", "TE-D3")
def test_goods_steps_and_workers_of_starting_tiles() -> None:
    p = dealt(ONE, TWO)
    keep(p, 0, "s01", "s18")
    keep(p, 1, "s03", "s10")
    assert goods(p, 0) == {"cocoa": 3, "wood": 4, "stone": 2}
    assert p.seats[0].avenue == 2
    assert sorted(names.BOARD_IDS[b] for b in p.at[:3]) == ["deco", "forest", "palace"]
    assert p.asked() == [1]
    assert question(p) == "PlaceWorkers"
    assert offered(p) == ["without forest", "without quarry", "without deco", "without build"]
    say(p, "without quarry")
    assert sorted(names.BOARD_IDS[b] for b in p.at[4:7]) == ["build", "deco", "forest"]


@pytest.mark.rule("TE-3.9", "TE-D4", "TE-3.7", "TE-D2")
def test_power_ups_and_resources_of_choice_at_the_start() -> None:
    p = dealt(["s06", "s11", "s01", "s02"], ["s07", "s12", "s03", "s04"])
    keep(p, 0, "s06", "s11")
    keep(p, 1, "s07", "s12")
    play(p, "without forest")
    assert question(p) == "PowerUp"
    assert offered(p) == ["raise mine 1", "raise nobles 1", "raise build 1"]
    play(p, "raise mine 1")
    assert question(p) == "PowerUp"
    say(p, "raise mine 2")
    assert sorted(p.power[0:3]) == [1, 1, 3]
    assert temples(p, 0) == [0, 0, 1]
    assert goods(p, 0) == {"cocoa": 1 + 5 + 1, "wood": 3, "gold": 2}
    assert p.asked() == [1]
    assert question(p) == "TakeResource"
    for _ in range(4):
        play(p, "take gold")
    assert goods(p, 1)["gold"] == 4


@pytest.mark.rule("TE-3.8")
def test_free_technologies_are_the_lowest_not_owned() -> None:
    p = dealt(ONE, TWO)
    keep(p, 0, "s05", "s07")
    keep(p, 1, "s03", "s10")
    lowest = p.technologies[:2]
    say(p, "take wood", "take wood")
    while p.asked() == [0]:
        say(p, offered(p)[0])
    assert p.seats[0].technologies == (1 << lowest[0]) | (1 << lowest[1])
    assert temples(p, 0)[:2] == [1, 1]
    assert "technologies" not in points(p, 1)


@pytest.mark.rule("TE-3.6", "TE-D5", "TE-11.1")
@pytest.mark.parametrize("claims", [True, False])
def test_the_discovery_tile_beside_a_starting_tile(claims: bool) -> None:
    p = dealt(ONE, TWO, beside=["dtwin", "dvp"])
    assert p.observation(1).beside[0].values[0] == kind("dtwin")
    assert p.observation(0).beside[0].values[0] < 0
    keep(p, 0, "s01", "s18")
    keep(p, 1, "s09", "s14")
    while question(p) != "ClaimBesideStarting":
        play(p, offered(p)[0])
    assert offered(p) == ["pass", "claim dtwin"]
    say(p, "claim dtwin" if claims else "pass")
    assert tiles(p, 1) == (["dtwin"] if claims else [])
    assert (p.round, p.beside) == (1, [])
    assert GAME.faults(p) == []


@pytest.mark.rule("TE-3.6")
def test_a_tile_that_is_too_expensive_or_not_kept_goes_back() -> None:
    p = dealt(ONE, TWO, beside=["m1", "dvp"])
    keep(p, 0, "s01", "s18")
    keep(p, 1, "s03", "s09")
    # the seat that returned the tile knows that it is in the stack
    assert p.decks[0].sure.of(1, 21)[kind("m1")] == 1
    assert p.decks[0].sure.of(0, 21)[kind("m1")] == 0
    p = dealt(ONE, ["s14", "s15", "s16", "s17"], beside=["dvp", "m1"])
    keep(p, 0, "s01", "s18")
    keep(p, 1, "s14", "s17")
    while p.round == 0:
        assert question(p) != "ClaimBesideStarting" or "claim m1" not in offered(p)
        play(p, offered(p)[0])
    assert GAME.faults(p) == []


@pytest.mark.rule("TE-3.5")
def test_effects_follow_the_turn_order() -> None:
    p = dealt(ONE, TWO, first=1)
    keep(p, 0, "s01", "s07")
    keep(p, 1, "s03", "s09")
    assert p.asked() == [1]
    assert goods(p, 0) == {"cocoa": 3}


@pytest.mark.rule("TE-4.1")
def test_the_first_game() -> None:
    p = start(4, setup="first-game")
    go_on(p)
    while p.round == 0:
        say(p, "take stone" if question(p) == "TakeResource" else "climb red")
    order = [(p.first + i) % 4 for i in range(4)]
    assert goods(p, order[0]) == {"cocoa": 7, "wood": 1, "stone": 2, "gold": 4}
    assert goods(p, order[1]) == {"cocoa": 7, "wood": 4, "stone": 2}
    assert goods(p, order[2]) == {"cocoa": 6, "wood": 3, "stone": 5}
    assert goods(p, order[3]) == {"cocoa": 5, "wood": 2, "gold": 5}
    assert [temples(p, seat) for seat in order] == [[0, 0, 1], [1, 1, 0], [1, 0, 0], [0, 0, 2]]
    assert known(p, order[3]) == ["t05"]
    assert p.seats[order[2]].avenue == 1
    placed = [
        ["build 1", "forest 1", "nobles 2"],
        ["deco 2", "forest 1", "quarry 1"],
        ["deco 1", "forest 1", "palace 1"],
        ["alchemy 1", "mine 1", "quarry 1"],
    ]
    for i, seat in enumerate(order):
        dice = [f"{names.BOARD_IDS[p.at[d]]} {p.power[d]}" for d in range(seat * 4, seat * 4 + 3)]
        assert sorted(dice) == placed[i]


@pytest.mark.rule("TE-5.1", "TE-5.2", "TE-I2")
@pytest.mark.parametrize(("players", "colours"), [(1, 2), (2, 2), (3, 1), (4, 0)])
@pytest.mark.parametrize("setup", ["random", "first-game"])
def test_neutral_workers_at_the_start(players: int, colours: int, setup: str) -> None:
    p = begun(players, 3, setup=setup)
    first = len(p.seats) * 4
    assert len(p.at) == first + colours * 4
    assert len(p.neutral_tiles) == 2 * colours
    assert not set(p.neutral_tiles) & set(p.kept)
    for colour in range(colours):
        dice = p.at[first + colour * 4 : first + colour * 4 + 4]
        assert dice[3] == names.NOWHERE
        assert len(set(dice[:3])) == 3
        read = [b for t in p.neutral_tiles[2 * colour : 2 * colour + 2] for b in p.tables.starting_boards[t]]
        assert dice[:3] == list(dict.fromkeys(read))[:3]


@pytest.mark.rule("TE-17.2")
def test_the_draft() -> None:
    p = lots(3, starting_tiles="draft")
    order = [(p.first + i) % 3 for i in range(3)]
    assert len(p.drafting) == 8
    taken = []
    for seat in [*order, *reversed(order)]:
        assert p.asked() == [seat]
        assert question(p) == "DraftTile"
        taken.append(p.drafting[0])
        play(p, offered(p)[0])
    assert sorted(p.kept) == sorted(taken)
    for i, seat in enumerate(order):
        assert p.kept[seat * 2 : seat * 2 + 2] == [taken[i], taken[5 - i]]


@pytest.mark.rule("TE-17.2", "TE-3.6")
def test_in_the_draft_tiles_beside_starting_tiles_lie_open() -> None:
    for seed in range(20):
        p = lots(4, seed, starting_tiles="draft")
        for i, tile in enumerate(names.WITH_DISCOVERY):
            value = p.beside[0].values[i]
            assert (value >= 0) == (tile in p.drafting)
            assert p.observation(0).beside[0].values[i] == value


@pytest.mark.rule("TE-I18")
def test_the_same_seed_gives_the_same_game() -> None:
    from patolli.kernel import serialization

    assert serialization.difference(begun(4, 5), begun(4, 5)) == ""


@pytest.mark.rule("TE-1.7")
def test_resources_never_run_out() -> None:
    p = table()
    p.seats[0].resources = [50, 50, 50]
    visit(p, "forest", "main", power=5)
    assert p.seats[0].resources[0] == 52


@pytest.mark.rule("TE-3.9", "TE-D4")
@pytest.mark.parametrize(
    ("raised", "powers"),
    [
        (["raise mine 1", "raise mine 2"], ["build 1", "mine 3", "nobles 1"]),
        (["raise mine 1", "raise nobles 1"], ["build 1", "mine 2", "nobles 2"]),
    ],
)
def test_two_power_up_symbols_go_to_one_worker_or_to_two(raised: list[str], powers: list[str]) -> None:
    p = dealt(["s06", "s11", "s01", "s02"], ["s07", "s12", "s03", "s04"])
    keep(p, 0, "s06", "s11")
    keep(p, 1, "s07", "s12")
    say(p, "without forest")
    assert question(p) == "PowerUp"
    assert offered(p) == ["raise mine 1", "raise nobles 1", "raise build 1"]
    say(p, *raised)
    assert sorted(f"{names.BOARD_IDS[p.at[die]]} {p.power[die]}" for die in range(3)) == powers
