"""Chapters 1 and 2: the contents of the box, set-up, neutral workers, and the sealed choice of
wealth tiles.
"""

from __future__ import annotations

import pytest

from patolli.games.tzolkin import names
from patolli.games.tzolkin.components.loader import LOADER
from patolli.games.tzolkin.game import GAME
from patolli.games.tzolkin.position import TzolkinPosition
from patolli.kernel import serialization
from patolli.kernel.errors import PatolliError
from patolli.kernel.seats import CHANCE

from .table import (
    DISPLAY,
    KEPT,
    MONUMENTS,
    at,
    corn,
    draw,
    edit,
    faults,
    give,
    goods,
    hand,
    hush,
    idle,
    keep,
    last_turn,
    levels,
    neutral,
    offered,
    on,
    points,
    put_worker,
    say,
    set_up,
    settle,
    shown,
    shown_monuments,
    standing,
    start,
    table,
    told,
    told_to,
    why_not,
)

COUNTS = [2, 3, 4]

# for each tile: goods; steps in Chaac, Quetzalcoatl and Kukulcan; levels in the four technologies; workers
WEALTH: dict[str, tuple[dict[str, int], list[int], list[int], int]] = {
    "W01": ({"corn": 3}, [0, 1, 0], [1, 0, 0, 0], 0),
    "W02": ({"corn": 5, "gold": 1}, [0, 1, 0], [0, 0, 0, 0], 0),
    "W03": ({"stone": 1, "gold": 1}, [0, 0, 0], [1, 0, 0, 0], 0),
    "W04": ({"corn": 9, "stone": 1}, [0, 0, 0], [0, 0, 0, 0], 0),
    "W05": ({"wood": 1}, [0, 0, 1], [0, 1, 0, 0], 0),
    "W06": ({"corn": 2, "wood": 2}, [0, 0, 1], [0, 0, 0, 0], 0),
    "W07": ({"corn": 4, "wood": 1}, [0, 0, 0], [0, 1, 0, 0], 0),
    "W08": ({"corn": 3, "wood": 2, "stone": 1}, [0, 0, 0], [0, 0, 0, 0], 0),
    "W09": ({"corn": 2}, [1, 0, 0], [0, 0, 1, 0], 0),
    "W10": ({"corn": 6, "stone": 2}, [0, 0, 0], [0, 0, 0, 0], 0),
    "W11": ({"corn": 3, "gold": 1}, [0, 0, 0], [0, 0, 1, 0], 0),
    "W12": ({"corn": 6, "wood": 1, "stone": 1}, [0, 0, 0], [0, 0, 0, 0], 0),
    "W13": ({"corn": 5, "stone": 1}, [1, 0, 0], [0, 0, 0, 0], 0),
    "W14": ({"corn": 3, "wood": 1}, [0, 0, 0], [0, 0, 0, 0], 0),
    "W15": ({}, [0, 0, 0], [0, 0, 0, 0], 1),
    "W16": ({"corn": 8, "gold": 1}, [0, 0, 0], [0, 0, 0, 0], 0),
    "W17": ({"corn": 4, "wood": 1, "skull": 1}, [0, 0, 0], [0, 0, 0, 0], 0),
    "W18": ({"corn": 5, "stone": 1}, [0, 0, 0], [0, 0, 0, 1], 0),
    "W19": ({"corn": 4, "wood": 3}, [0, 0, 0], [0, 0, 0, 0], 0),
    "W20": ({"corn": 2, "wood": 2}, [0, 0, 0], [0, 0, 0, 1], 0),
    "W21": ({"corn": 7, "wood": 2}, [0, 0, 0], [0, 0, 0, 0], 0),
}

PLACES = {
    "W01": ("palenque", 1), "W02": ("palenque", 3), "W03": ("palenque", 5), "W04": ("palenque", 7),
    "W05": ("yaxchilan", 1), "W06": ("yaxchilan", 3), "W07": ("yaxchilan", 5), "W08": ("yaxchilan", 7),
    "W09": ("tikal", 1), "W10": ("tikal", 3), "W11": ("tikal", 5), "W12": ("tikal", 7),
    "W13": ("uxmal", 1), "W14": ("uxmal", 3), "W15": ("uxmal", 5), "W16": ("uxmal", 7),
    "W17": ("chichen", 0), "W18": ("chichen", 3), "W19": ("chichen", 5), "W20": ("chichen", 7),
    "W21": ("chichen", 10),
}  # fmt: skip


def until(players: int, verb: str) -> TzolkinPosition:
    """Returns a new game at the first draw of this kind."""
    p = start(players)
    dealt = [f"W{4 * seat + i + 1:02}" for seat in range(players) for i in range(4)]
    while not any(text.startswith(verb) for text in offered(p)):
        choices = offered(p)
        wanted = [f"draw {t.lower()}" for t in [*MONUMENTS, *DISPLAY]] + ["starts 0"]
        say(p, next((t for t in wanted if t in choices), f"deal {dealt[0].lower()}"))
        if "deal " + dealt[0].lower() in choices:
            dealt.pop(0)
    return p


# ---- 1. Components --------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-1.1")
def test_one_day_moves_every_wheel_by_one() -> None:
    p = table()
    last_turn(p)
    for seat, wheel in enumerate(names.WHEEL_IDS[:4]):
        put_worker(p, seat, wheel, 2)
    put_worker(p, 0, "chichen", 4)
    idle(p, "palenque")
    assert [on(p, wheel) for wheel in names.WHEEL_IDS] == [{3: 0, 1: 3}, {3: 1}, {3: 2}, {3: 3}, {5: 0}]
    assert LOADER.printed().calendar_teeth == 26


@pytest.mark.rule("TZ-1.2")
def test_positions_of_the_wheels() -> None:
    p = table()
    last_turn(p)
    neutral(p, "palenque", 7, 8, 9)
    neutral(p, "chichen", 10, 11, 12)
    idle(p, "yaxchilan")
    assert on(p, "palenque") == {8: "neutral", 9: "neutral", 0: "neutral"}
    assert on(p, "chichen") == {11: "neutral", 12: "neutral", 0: "neutral"}
    assert LOADER.printed().positions == [10, 10, 10, 10, 13]
    assert LOADER.printed().top_space == [7, 7, 7, 7, 10]


@pytest.mark.rule("TZ-1.3")
def test_skulls_are_limited_to_13() -> None:
    p = table()
    assert p.skulls == 13
    give(p, 1, skull=12)
    put_worker(p, 0, "yaxchilan", 4, 5)
    say(p, "pass", "turn pick", "pick yaxchilan 4", "act 4")
    assert (goods(p, 0), p.skulls) == ({"skull": 1}, 0)
    say(p, "pick yaxchilan 5")
    assert why_not(p, "act 4") == ("no-corn-to-step-back", "TZ-6.3", [1, 0])
    p = table()
    give(p, 1, skull=13)
    give(p, 0, corn=9)
    put_worker(p, 0, "yaxchilan", 5)
    say(p, "turn pick", "pick yaxchilan 5")
    assert why_not(p, "act 4") == ("no-skull-in-supply", "TZ-8.2", [])


@pytest.mark.rule("TZ-1.3")
def test_other_goods_are_not_limited() -> None:
    p = table()
    give(p, 1, corn=500, wood=500, stone=500, gold=500)
    put_worker(p, 0, "yaxchilan", 5)
    say(p, "pass", "turn pick", "pick yaxchilan 5", "act 5")
    assert goods(p, 0) == {"corn": 2, "stone": 1, "gold": 1}
    assert faults(p) == []


@pytest.mark.rule("TZ-1.4")
@pytest.mark.parametrize("players", COUNTS)
def test_a_player_owns_six_workers_three_temple_and_four_technology_markers(players: int) -> None:
    p = set_up(players)
    assert len(p.seats) == players
    assert LOADER.printed().workers_most == 6
    assert all(len(player.temples) == 3 and len(player.technologies) == 4 for player in p.seats)
    p = table()
    put_worker(p, 0, "palenque", 1, 2, 3, 4, 5, 6)
    assert p.seats[0].workers == 6
    assert faults(p) == []
    p.seats[0].workers = 7
    p.seats[0].hand = 1
    assert any("TZ-I3" in fault for fault in faults(p))


@pytest.mark.rule("TZ-1.5")
def test_how_many_tiles_there_are() -> None:
    assert LOADER.printed().building_age == [names.AGE_1] * 14 + [names.AGE_2] * 18
    assert (names.MONUMENTS, names.WEALTH_TILES) == (13, 21)
    p = set_up(4)
    assert sum(p.jungle_corn) == 16
    assert sum(p.jungle_wood) == 12


@pytest.mark.rule("TZ-1.6")
def test_kinds_of_buildings_and_frames_of_monuments() -> None:
    kinds = [names.KIND_IDS[k] for k in LOADER.printed().building_kind]
    assert kinds == (
        ["farm"] * 5 + ["city"] * 4 + ["tomb"] * 3 + ["shrine"] * 2
        + ["farm"] * 3 + ["city"] * 4 + ["tomb"] * 5 + ["shrine"] * 6
    )  # fmt: skip
    frames = [names.KIND_IDS[k] for k in LOADER.printed().monument_frame]
    assert frames == ["tomb"] * 5 + ["city"] * 4 + ["shrine"] * 4


# ---- 2. Setup -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [0, 1, 5])
def test_for_two_to_four_players(players: int) -> None:
    with pytest.raises(PatolliError):
        GAME.start(players)


@pytest.mark.rule("TZ-2.1", "TZ-C1")
@pytest.mark.parametrize(("players", "shown_up"), [(2, 4), (3, 5), (4, 6)])
def test_monuments_on_the_board(players: int, shown_up: int) -> None:
    p = start(players)
    left = {f"draw m{m:02}" for m in range(1, 14)}
    for n in range(shown_up):
        assert offered(p) == left
        assert p.odds() == [1] * (13 - n)
        say(p, f"draw m{13 - n:02}")
        left.remove(f"draw m{13 - n:02}")
    assert not any(text.startswith("draw m") for text in offered(p))
    assert shown_monuments(p) == [f"M{m:02}" for m in range(14 - shown_up, 14)]
    assert [e["monument"] for e in told(p, "monument-shown")] == [12 - n for n in range(shown_up)]


@pytest.mark.rule("TZ-2.2", "TZ-C1")
@pytest.mark.parametrize("players", COUNTS)
def test_six_buildings_of_age_1_on_display(players: int) -> None:
    p = start(players)
    for m in MONUMENTS[: players + 2]:
        say(p, f"draw {m.lower()}")
    left = {f"draw b{b:02}" for b in range(1, 15)}
    for n in range(6):
        assert offered(p) == left
        assert p.odds() == [1] * (14 - n)
        say(p, f"draw b{14 - n:02}")
        left.remove(f"draw b{14 - n:02}")
    assert not any(text.startswith("draw") for text in offered(p))
    assert shown(p) == [f"B{b:02}" for b in range(9, 15)]
    assert [e["building"] for e in told(p, "displayed")] == [13, 12, 11, 10, 9, 8]


@pytest.mark.rule("TZ-2.3")
@pytest.mark.parametrize("players", COUNTS)
def test_the_jungle(players: int) -> None:
    p = set_up(players)
    assert p.jungle_corn[2:6] == [players] * 4
    assert p.jungle_wood[2:6] == [0] + [players] * 3
    assert sum(p.jungle_corn) == 4 * players
    assert sum(p.jungle_wood) == 3 * players


@pytest.mark.rule("TZ-2.4", "TZ-17.2")
def test_the_first_round_is_no_food_day() -> None:
    p = set_up()
    assert (p.day, p.round) == (0, 1)
    for _ in range(4):
        idle(p)
    assert told(p, "food-day") == []
    assert (p.day, p.round, p.food_days) == (1, 2, 0)


@pytest.mark.rule("TZ-2.5")
@pytest.mark.parametrize("players", COUNTS)
def test_what_a_player_starts_with(players: int) -> None:
    p = start(players)
    draw(p)
    assert p.asked() == list(range(players))
    for seat in range(players):
        player = p.seats[seat]
        assert (player.hand, player.workers) == (3, 3)
        assert goods(p, seat) == {}
        assert points(p, seat) == 0
        assert player.light
        assert standing(p, seat) == [1, 1, 1]
        assert levels(p, seat) == [0, 0, 0, 0]
        assert (player.corn_tiles, player.wood_tiles) == (0, 0)
        assert (player.buildings, player.monuments, player.wealth) == ([], [], [])
    assert p.skulls == 13
    assert p.corn_on_calendar == 0
    assert p.starting_space == -1


@pytest.mark.rule("TZ-2.6", "TZ-C1")
@pytest.mark.parametrize(("players", "first"), [(2, 0), (2, 1), (3, 2), (4, 0), (4, 3)])
def test_the_starting_player_is_drawn(players: int, first: int) -> None:
    p = until(players, "starts")
    assert offered(p) == {f"starts {seat}" for seat in range(players)}
    assert p.odds() == [1] * players
    p = set_up(players, first)
    assert p.marker == first
    assert p.asked() == [first]
    assert [e["seat"] for e in told(p, "starts")] == [first]


@pytest.mark.rule("TZ-2.7", "TZ-C1")
@pytest.mark.parametrize("players", COUNTS)
def test_four_tiles_are_dealt_to_each(players: int) -> None:
    p = until(players, "deal")
    assert len(shown(p)) == 6
    assert len(shown_monuments(p)) == players + 2
    for n in range(4 * players):
        assert offered(p) == {f"deal w{w:02}" for w in range(n + 1, 22)}
        assert p.odds() == [1] * (21 - n)
        seat = edit(p).receiver()
        say(p, f"deal w{n + 1:02}")
        assert p.hands[seat].count(n) == 1
    assert [h.size for h in p.hands] == [4] * players
    assert not any(text.startswith("deal") for text in offered(p))


@pytest.mark.rule("TZ-2.7", "TZ-C3")
def test_dealt_tiles_are_reported_to_their_holder_only() -> None:
    p = start(4)
    draw(p)
    mine = [e for e in told_to(p, 1) if e["event"] == "dealt"]
    assert [(e["seat"], e["wealth"]) for e in mine] == [(1, 4), (1, 5), (1, 10), (1, 13)]
    unseen = [e["seat"] for e in told_to(p, 1) if e["event"] == "dealt-unseen"]
    assert sorted(map(int, unseen)) == [0] * 4 + [2] * 4 + [3] * 4
    assert [e for e in told_to(p, -2) if e["event"] == "dealt"] == []
    assert len([e for e in told_to(p, -2) if e["event"] == "dealt-unseen"]) == 16


@pytest.mark.rule("TZ-2.8", "TZ-I5")
@pytest.mark.parametrize(("players", "number"), [(2, 12), (3, 6), (4, 0)])
def test_how_many_neutral_workers(players: int, number: int) -> None:
    p = start(players)
    draw(p)
    assert p.asked() == list(range(players))  # nobody has chosen yet
    assert sum(len(on(p, wheel)) for wheel in names.WHEEL_IDS) == number
    assert len(told(p, "neutral-placed")) + len(told(p, "neutral-opposite")) == number


@pytest.mark.rule("TZ-2.9", "TZ-C1", "TZ-C3")
def test_neutral_workers_come_from_undealt_tiles() -> None:
    p = until(3, "neutral")
    assert offered(p) == {f"neutral w{w:02}" for w in range(13, 22)}
    assert p.odds() == [1] * 9
    say(p, "neutral w17")
    assert offered(p) == {f"neutral w{w:02}" for w in range(13, 22) if w != 17}
    placed = [e for e in told_to(p, -2) if e["event"] == "neutral-placed"]  # public
    assert placed == [
        {"event": "neutral-placed", "rule": "TZ-2.9", "wheel": names.CHICHEN, "space": 0, "wealth": 16}
    ]
    assert p.neutral_tiles == [16]
    say(p, "neutral w14")
    assert p.neutral_tiles == [16, 13]
    assert on(p, "uxmal") == {3: "neutral", 8: "neutral"}


@pytest.mark.rule("TZ-2.9", "TZ-2.10")
@pytest.mark.parametrize("tile", list(PLACES))
def test_where_a_tile_puts_neutral_workers(tile: str) -> None:
    wheel, space = PLACES[tile]
    others = [t for t in WEALTH if t != tile]
    p = start(3)
    say(p, *(f"draw {t.lower()}" for t in [*MONUMENTS[:5], *DISPLAY]), "starts 0")
    for other in others[:12]:
        say(p, f"deal {other.lower()}")
    say(p, f"neutral {tile.lower()}")
    if wheel == "chichen":
        assert on(p, wheel) == {space: "neutral"}
        assert told(p, "neutral-opposite") == []
    else:
        opposite = (space + 5) % 10
        assert on(p, wheel) == {space: "neutral", opposite: "neutral"}
        assert [(e["wheel"], e["space"]) for e in told(p, "neutral-opposite")] == [
            (names.WHEEL_IDS.index(wheel), opposite)
        ]


@pytest.mark.rule("TZ-2.10")
def test_only_the_first_tile_of_a_wheel_brings_a_second_worker() -> None:
    p = until(3, "neutral")  # W13 to W21 are left
    say(p, "neutral w13", "neutral w16")
    assert on(p, "uxmal") == {1: "neutral", 6: "neutral", 7: "neutral"}
    say(p, "neutral w18", "neutral w21")
    assert on(p, "chichen") == {3: "neutral", 10: "neutral"}
    assert p.asked() == [CHANCE]
    say(p, "neutral w14")  # the sixth
    assert on(p, "uxmal") == {1: "neutral", 3: "neutral", 6: "neutral", 7: "neutral"}
    assert p.asked() == [0, 1, 2]


@pytest.mark.rule("TZ-2.10")
def test_the_second_worker_is_left_out_when_none_is_left() -> None:
    p = until(3, "neutral")
    say(p, "neutral w17", "neutral w18", "neutral w19", "neutral w20", "neutral w21")
    assert p.asked() == [CHANCE]
    say(p, "neutral w13")
    assert on(p, "uxmal") == {1: "neutral"}
    assert p.asked() == [0, 1, 2]


@pytest.mark.rule("TZ-2.10")
def test_twelve_neutral_workers_of_two_players() -> None:
    p = until(2, "neutral")  # W09 to W21 are left
    say(p, "neutral w09", "neutral w10", "neutral w11", "neutral w12")
    assert on(p, "tikal") == dict.fromkeys([1, 3, 5, 6, 7], "neutral")
    say(p, "neutral w13", "neutral w14", "neutral w15", "neutral w16")
    assert on(p, "uxmal") == dict.fromkeys([1, 3, 5, 6, 7], "neutral")
    say(p, "neutral w21")
    assert p.asked() == [CHANCE]
    say(p, "neutral w17")
    assert on(p, "chichen") == dict.fromkeys([0, 10], "neutral")
    assert p.asked() == [0, 1]


@pytest.mark.rule("TZ-2.11", "TZ-D1")
def test_two_of_four_tiles_are_kept_six_pairs() -> None:
    p = start(4)
    draw(p)  # seat 0 holds W01, W02, W03, W07
    assert offered(p, 0) == {"keep w01", "keep w02", "keep w03", "keep w07"}
    pairs = []
    for first in sorted(offered(p, 0)):
        q = p.copy()
        say(q, first, seat=0)
        for second in sorted(offered(q, 0)):
            pairs.append((first[5:], second[5:]))
            r = q.copy()
            say(r, second, seat=0)
            assert r.asked() == [1, 2, 3]
    tiles = ["w01", "w02", "w03", "w07"]
    assert pairs == [(one, other) for one in tiles for other in tiles if one != other]
    say(p, "keep w02", seat=0)
    assert why_not(p, "keep w02", 0) == ("already-kept", "TZ-2.11", [])
    assert offered(p, 0) == {"keep w01", "keep w03", "keep w07"}
    assert offered(p, 1) == {"keep w05", "keep w06", "keep w11", "keep w14"}


@pytest.mark.rule("TZ-2.11", "TZ-D1")
def test_tiles_may_be_named_in_any_order() -> None:
    ends = []
    for tiles in (["W02", "W03"], ["W03", "W02"]):
        p = start(4)
        draw(p)
        keep(p, 0, *tiles)
        for seat in (1, 2, 3):
            keep(p, seat, *KEPT[seat])
        ends.append(p)
    assert serialization.difference(ends[0], ends[1]) == ""


@pytest.mark.rule("TZ-2.11", "TZ-C3", "TZ-D1")
def test_nothing_is_seen_before_all_have_chosen() -> None:
    p = start(4)
    draw(p, first=2)
    hush(p)
    for seat in (0, 1, 3):
        keep(p, seat, *KEPT[seat])
    assert p.asked() == [2]
    assert [goods(p, seat) for seat in range(4)] == [{}] * 4
    assert told(p) == []
    keep(p, 2, *KEPT[2])
    assert [goods(p, seat) for seat in range(4)] == [
        {"corn": 8, "gold": 1},
        {"corn": 2, "wood": 3},
        {"corn": 8, "stone": 2},
        {"corn": 5, "stone": 1},
    ]
    kept = [(e["seat"], e["wealth"]) for e in told_to(p, -2) if e["event"] == "kept"]
    assert kept == [(2, 8), (2, 9), (3, 12), (3, 14), (0, 0), (0, 1), (1, 4), (1, 5)]
    assert [player.wealth for player in p.seats] == [[0, 1], [4, 5], [8, 9], [12, 14]]
    assert p.asked() == [2]


@pytest.mark.rule("TZ-2.11")
@pytest.mark.parametrize("tile", list(WEALTH))
def test_what_a_wealth_tile_gives(tile: str) -> None:
    beside = "W12" if tile != "W12" else "W10"
    rest = [t for t in WEALTH if t not in {tile, beside}]
    p = start(4)
    draw(p, dealt=[[tile, beside, *rest[:2]], rest[2:6], rest[6:10], rest[10:14]])
    keep(p, 0, tile, beside)
    for seat, first in ((1, 2), (2, 6), (3, 10)):
        keep(p, seat, *rest[first : first + 2])
    got, up, level, more = WEALTH[tile]
    also = WEALTH[beside][0]
    expected = {g: got.get(g, 0) + also.get(g, 0) for g in ["corn", "wood", "stone", "gold", "skull"]}
    assert goods(p, 0) == {g: n for g, n in expected.items() if n}
    assert standing(p, 0) == [1 + n for n in up]
    assert levels(p, 0) == level
    assert (p.seats[0].workers, hand(p, 0)) == (3 + more, 3 + more)
    assert p.skulls == 13 - sum(player.skulls for player in p.seats)
    assert points(p, 0) == 0


@pytest.mark.rule("TZ-2.11")
def test_both_tiles_of_one_kind_add_up() -> None:
    p = start(4)
    rest = [t for t in WEALTH if t not in {"W01", "W02", "W03", "W04"}]
    draw(p, dealt=[["W04", "W03", "W02", "W01"], rest[:4], rest[4:8], rest[8:12]])
    keep(p, 0, "W01", "W03")
    keep(p, 1, *rest[:2])
    keep(p, 2, *rest[4:6])
    keep(p, 3, *rest[8:10])
    assert levels(p, 0) == [2, 0, 0, 0]
    assert goods(p, 0) == {"corn": 3, "stone": 1, "gold": 1}


@pytest.mark.rule("TZ-2.12")
def test_only_the_farm_symbol_lasts() -> None:
    p = table()
    p.seats[0].wealth = [0, 13]  # W14
    give(p, 0, corn=20)
    give(p, 1, corn=20)
    at(p, 7)
    last_turn(p)
    idle(p)
    settle(p)
    assert corn(p, 0) == 20 - 2 * 2
    assert corn(p, 1) == 20 - 2 * 3
    farms = [(e["seat"], e["amount"]) for e in told(p, "farm-fed")]
    assert farms == [(0, 1)]


@pytest.mark.rule("TZ-2.5", "TZ-2.3")
def test_the_table_before_the_first_draw() -> None:
    p = start(3)
    assert (p.turns, p.placed, p.picked, p.food_days, p.round, p.day, p.age) == (0, 0, 0, 0, 0, 0, 0)
    assert p.jungle_corn == [0, 0, 3, 3, 3, 3]
    assert p.jungle_wood == [0, 0, 0, 3, 3, 3]
    assert p.offerings == [0] * 10
    assert (p.display, p.monuments, p.neutral_tiles) == ([], [], [])


@pytest.mark.rule("TZ-C1")
def test_each_draw_names_its_rule() -> None:
    found: list[str] = []
    p = start(3)
    while p.asked() == [CHANCE]:
        rule = p.question(CHANCE).rule
        if rule not in found:
            found.append(rule)
        p.play(CHANCE, p.legal_moves(CHANCE)[0])
    assert found == ["TZ-2.1", "TZ-C2", "TZ-2.6", "TZ-2.7", "TZ-2.9"]
