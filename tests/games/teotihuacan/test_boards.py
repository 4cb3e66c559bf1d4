"""Main actions (TE-8): yields, alchemy, nobles, decorations, construction."""

from __future__ import annotations

import pytest

from patolli.games.teotihuacan import names

from .table import (
    begin_turn,
    clear_pyramid,
    give,
    go_on,
    goods,
    in_play,
    know,
    known,
    lay,
    level,
    logged,
    offered,
    place,
    play,
    points,
    question,
    say,
    shown_decorations,
    shown_stones,
    stand,
    steps,
    table,
    temples,
    total,
    visit,
    why_not,
    workers,
)

FOREST = [
    [{"cocoa": 1}, {"wood": 1}, {"wood": 2}],
    [{"wood": 1}, {"wood": 2}, {"wood": 3, "cocoa": 2}],
    [{"wood": 2, "cocoa": 1}, {"wood": 3, "cocoa": 3}, {"wood": 4, "cocoa": 5}],
]
QUARRY = [
    [{"vp": 1}, {"stone": 1}, {"stone": 2}],
    [{"stone": 1}, {"stone": 2}, {"stone": 3, "vp": 2}],
    [{"stone": 2, "vp": 1}, {"stone": 3, "vp": 3}, {"stone": 4, "vp": 5}],
]
GOLD = [
    [{"vp": 1}, {"gold": 1}, {"gold": 2}],
    [{"gold": 1}, {"gold": 2}, {"gold": 3, "vp": 2}],
    [{"gold": 2, "cocoa": 1}, {"gold": 3, "any": 1}, {"gold": 4, "any": 2}],
]


@pytest.mark.rule("TE-8.1", "TE-8.2", "TE-7.9")
@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("lowest", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("name", "cells"), [("forest", FOREST), ("quarry", QUARRY), ("mine", GOLD)])
def test_yields_by_number_of_workers_and_lowest_power(
    name: str, cells: list[list[dict[str, int]]], count: int, lowest: int
) -> None:
    p = table()
    stand(p, 0, "palace 1", *[f"{name} 5"] * (count - 1))
    give(p, 0, cocoa=1)
    visit(p, name, power=lowest)
    play(p, "main")
    cell = cells[count - 1][[0, 0, 1, 1, 2, 2][lowest]].copy()
    climbs = cell.pop("any", 0)
    scored = cell.pop("vp", 0)
    for _ in range(climbs):
        play(p, "climb red")
    assert sum(temples(p)) == climbs
    own_colour = 1 if count > 1 else 0
    cell["cocoa"] = cell.get("cocoa", 0) + 1 - own_colour
    assert goods(p) == {good: n for good, n in cell.items() if n}
    assert total(p) == scored + climbs
    assert question(p) == "PowerUp"
    assert p.question(0).numbers == [2 if count == 3 else 1, 0]


@pytest.mark.rule("TE-8.3", "TE-8.4", "TE-8.5", "TE-8.6", "TE-E6", "TE-D18")
@pytest.mark.parametrize(
    ("power", "more", "rows"), [(1, 0, 1), (3, 0, 1), (4, 0, 2), (5, 0, 2), (1, 1, 2), (1, 2, 2)]
)
def test_rows_of_alchemy(power: int, more: int, rows: int) -> None:
    p = table()
    stand(p, 0, "palace 1", *["alchemy 1"] * more)
    give(p, 0, gold=2, cocoa=1)
    visit(p, "alchemy", power=power)
    play(p, "main")
    first, second = ["learn t01", "learn t03", "learn t05"], ["learn t09", "learn t15", "learn t17"]
    assert offered(p) == (first if rows == 1 else first + second)
    if rows == 1:
        assert why_not(p, "learn t09") == "row-closed TE-8.3 4"
        return
    play(p, "learn t15")
    assert temples(p) == [0, 1, 0]
    assert goods(p) == ({"cocoa": 1} if more == 0 else {})
    if more:
        assert question(p) == "PowerUp"
        assert p.question(0).numbers == [1, 0]
    else:
        assert p.turn == 1
        assert f"alchemy {power}" in workers(p)


@pytest.mark.rule("TE-8.3", "TE-8.4", "TE-8.5")
@pytest.mark.parametrize(("tile", "temple"), [("t01", 0), ("t03", 1), ("t05", 2)])
def test_the_column_names_the_temple(tile: str, temple: int) -> None:
    p = table()
    give(p, 0, gold=1)
    visit(p, "alchemy", "main", f"learn {tile}", power=3)
    assert temples(p)[temple] == 1
    assert sum(temples(p)) == 1
    assert known(p) == [tile]
    assert "gold" not in goods(p)
    if temple == 0:
        say(p, "take gold")
    assert workers(p) == ["alchemy 4"]


@pytest.mark.rule("TE-8.3", "TE-8.4", "TE-E7")
def test_owners_score_and_nobody_learns_twice_or_on_credit() -> None:
    p = table()
    know(p, 0, "t03")
    know(p, 1, "t01")
    know(p, 2, "t01")
    give(p, 0, gold=1)
    visit(p, "alchemy", power=5)
    play(p, "main")
    assert offered(p) == ["learn t01", "learn t05"]
    assert why_not(p, "learn t03") == "owned TE-8.3 1"
    assert why_not(p, "learn t09") == "too-little-gold TE-8.4 2 1"
    play(p, "learn t01")
    assert [points(p, seat) for seat in range(4)] == [{}, {"technologies": 3}, {"technologies": 3}, {}]


@pytest.mark.rule("TE-8.7")
def test_a_technology_does_nothing_for_the_action_that_acquired_it() -> None:
    p = table()
    give(p, 0, gold=1)
    visit(p, "alchemy", "main", "learn t03", power=1)
    assert points(p) == {"temples": 1}
    p = table()
    know(p, 0, "t03")
    give(p, 0, gold=1)
    visit(p, "alchemy", "main", "learn t05", power=1)
    assert points(p) == {"technologies": 3}


@pytest.mark.rule("TE-8.7", "TE-13.4")
def test_t13_is_no_help_for_its_own_action() -> None:
    p = table()
    in_play(p, "t01", "t03", "t05", "t07", "t13", "t15")
    stand(p, 0, "palace 1", "alchemy 1")
    give(p, 0, gold=2, cocoa=4)
    visit(p, "alchemy", "main", "learn t13", power=2)
    assert question(p) == "PowerUp"
    say(p, "raise alchemy 2")
    assert p.turn == 1


@pytest.mark.rule("TE-8.8", "TE-8.10", "TE-E8")
@pytest.mark.parametrize(
    ("count", "row", "values"), [(1, 0, [3, 2, 2, 1, 1]), (2, 1, [5, 4, 3, 3]), (3, 2, [7, 6, 5])]
)
def test_rows_of_the_nobles(count: int, row: int, values: list[int]) -> None:
    for taken, value in enumerate(values):
        p = table()
        p.rows[row] = taken
        stand(p, 0, "palace 1", *["nobles 2"] * (count - 1))
        give(p, 0, wood=2, cocoa=1)
        visit(p, "nobles", power=1)
        play(p, "main")
        if question(p) == "ChooseRow":
            assert offered(p) == [f"row {names.ROW_IDS[row]}"]
            play(p, f"row {names.ROW_IDS[row]}")
        assert p.rows[row] == taken + 1
        assert points(p) == {"nobles": value}
        assert p.seats[0].avenue == 1
        assert "wood" not in goods(p)
        assert p.question(0).numbers == [2 if count == 3 else 1, 0]


@pytest.mark.rule("TE-8.9", "TE-E9", "TE-D19")
def test_a_full_row_lets_the_player_go_up() -> None:
    p = table()
    p.rows = [1, 0, 3]
    stand(p, 0, "palace 1", "nobles 2", "nobles 2")
    give(p, 0, wood=2, cocoa=1)
    visit(p, "nobles", "main")
    assert question(p) == "ChooseRow"
    assert offered(p) == ["row top", "row middle"]
    assert why_not(p, "row bottom") == "row-full TE-8.9 2"
    say(p, "row top")
    assert p.rows == [2, 0, 3]
    assert points(p)["nobles"] == 2


@pytest.mark.rule("TE-8.9", "TE-7.8")
def test_no_building_without_room_or_wood_or_building() -> None:
    for rows, wood, legal in (
        ([5, 0, 0], 2, False),
        ([4, 4, 3], 2, False),
        ([0, 0, 0], 1, False),
        ([4, 4, 2], 2, True),
    ):
        p = table()
        p.rows = rows
        give(p, 0, wood=wood)
        visit(p, "nobles")
        assert ("main" in offered(p)) == legal, rows
        if not legal:
            assert why_not(p, "main").startswith("not-possible TE-7.8 5 ")


@pytest.mark.rule("TE-8.9")
def test_a_free_row_of_the_workers_used_must_be_taken() -> None:
    p = table()
    stand(p, 0, "palace 1", "nobles 2")
    give(p, 0, wood=2, cocoa=1)
    visit(p, "nobles")
    play(p, "main")
    assert offered(p) == ["row middle"]
    assert why_not(p, "row top") == "own-row-has-room TE-8.9 0"


@pytest.mark.rule("TE-8.11", "TE-8.15", "TE-8.13", "TE-E10")
@pytest.mark.parametrize(("count", "cost"), [(1, 3), (2, 2), (3, 1)])
def test_decorations_cost_less_gold_with_more_workers(count: int, cost: int) -> None:
    p = table()
    shown_decorations(p, "k01", "k02", "k03", "k04")
    stand(p, 0, "palace 1", *["deco 2"] * (count - 1))
    give(p, 0, gold=cost - 1, cocoa=1)
    visit(p, "deco", power=1)
    assert why_not(p, "main") == f"not-possible TE-7.8 6 {obstacle('decoration-gold')} {cost} {cost - 1}"
    p = table()
    shown_decorations(p, "k01", "k02", "k03", "k04")
    stand(p, 0, "palace 1", *["deco 2"] * (count - 1))
    give(p, 0, gold=3, cocoa=1)
    visit(p, "deco", "main", power=1)
    assert offered(p) == ["decorate k01", "decorate k02", "decorate k03", "decorate k04"]
    play(p, "decorate k01")
    play(p, "side top")
    assert goods(p).get("gold", 0) == 3 - cost
    assert points(p) == {"decorations": 3}
    assert p.seats[0].track == 1
    assert p.question(0).numbers == [1, 0]


@pytest.mark.rule("TE-8.13", "TE-8.14", "TE-E10")
def test_matching_halves_of_a_decoration() -> None:
    p = table()
    shown_decorations(p, "k09")
    give(p, 0, gold=3)
    visit(p, "deco", "main")
    play(p, "side top")
    assert points(p) == {"decorations": 5}
    assert question(p) == "ClimbInOrder"
    assert offered(p) == ["climb red", "climb green"]
    say(p, "climb green")
    assert temples(p) == [0, 1, 1]


@pytest.mark.rule("TE-8.12", "TE-8.13", "TE-8.20")
@pytest.mark.parametrize(
    ("side", "tile", "matches", "climbs"),
    [
        ("top", "k09", 2, [0, 1, 1]),  # H F over a H+ F+
        ("top", "k13", 0, [0, 0, 0]),
        ("right", "k15", 2, [0, 0, 1]),  # O F over a O b F+
        ("right", "k10", 0, [0, 0, 0]),
        ("bottom", "k02", 2, [1, 0, 0]),  # half b covers S on the left, half a covers O on the right
        ("bottom", "k06", 0, [0, 0, 0]),
        ("left", "k05", 2, [1, 1, 0]),  # half b covers S above, half a covers H below
        ("left", "k01", 0, [0, 0, 0]),
        ("left", "k12", 1, [1, 0, 0]),
    ],
)
def test_printed_icons_of_the_four_sides(side: str, tile: str, matches: int, climbs: list[int]) -> None:
    p = table()
    shown_decorations(p, tile)
    give(p, 0, gold=3)
    visit(p, "deco", "main")
    play(p, f"side {side}")
    assert points(p)["decorations"] == 3 + matches
    while question(p) == "ClimbInOrder":
        play(p, offered(p)[0])
        while question(p) == "TakeResource":
            play(p, "take wood")
    assert temples(p) == climbs


@pytest.mark.rule("TE-8.12", "TE-D20")
def test_the_next_step_of_a_side_needs_support() -> None:
    p = table(4)
    clear_pyramid(p)
    lay(p, "1a2")
    shown_decorations(p, "k01", "k02", "k03", "k04")
    p.decorations[0] = names.DECORATION_IDS.index("k05")
    p.decks[1].rest[4] = 0
    p.decks[1].size -= 1
    give(p, 0, gold=6)
    visit(p, "deco", "main", "decorate k01")
    assert offered(p) == ["side right", "side bottom", "side left"]
    assert why_not(p, "side top") == f"no-support TE-8.12 {place('1a3')}"
    p.decorations[4:8] = [names.DECORATION_IDS.index(k) for k in ("k06", "k07", "k08", "k09")]
    p.forget()
    assert why_not(p, "side right") == "side-full TE-8.12 1"


@pytest.mark.rule("TE-8.12", "TE-8.13", "TE-8.14")
def test_a_decoration_on_the_grid_covers_the_tiles_below() -> None:
    p = table()
    clear_pyramid(p)
    lay(p, "1a2", tile="p28", rotation=0)  # F S / S F: cells (0,2) F (0,3) S
    lay(p, "1a3", tile="p30", rotation=0)  # F H / H F: cells (0,4) F (0,5) H
    shown_decorations(p, "k04")  # S+ F+
    p.decorations[0] = names.DECORATION_IDS.index("k05")
    p.decks[1].rest[4] = 0
    p.decks[1].size -= 1
    give(p, 0, gold=3)
    visit(p, "deco", "main")
    play(p, "side top")
    assert p.decorations[1] == names.DECORATION_IDS.index("k04")
    assert points(p)["decorations"] == 5
    assert offered(p) == ["climb blue", "climb green"]


@pytest.mark.rule("TE-8.17", "TE-8.18", "TE-8.19", "TE-E11")
@pytest.mark.parametrize(
    ("name", "wood", "stone", "vp"), [("1a1", 0, 2, 1), ("2a1", 1, 2, 3), ("3a1", 2, 2, 5), ("4a1", 3, 2, 7)]
)
def test_price_and_points_of_the_levels(name: str, wood: int, stone: int, vp: int) -> None:
    below = [one for n in range(1, int(name[0])) for one in level(n)]
    for short in ("wood", "stone", ""):
        p = table()
        clear_pyramid(p)
        shown_stones(p, "p31")
        lay(p, *below)
        give(p, 0, wood=wood - (short == "wood" and wood > 0), stone=stone - (short == "stone"))
        visit(p, "build")
        if short == "stone" or (short == "wood" and wood > 0):
            assert "main" not in offered(p)
            continue
        play(p, "main")
        if question(p) == "ChooseStone":
            play(p, "build p31")
        assert f"on {name}" in offered(p)
        play(p, f"on {name}")
        before = [p.icons[cell] for cell in p.tables.place_cells[place(name)]]
        play(p, "rotate 0")
        assert goods(p) == {}
        matches = sum(1 for icon in before if icon == names.GLYPH)
        assert points(p) == {"construction": vp + matches}
        assert p.seats[0].track == 1


@pytest.mark.rule("TE-8.17", "TE-8.18", "TE-8.19", "TE-8.20")
def test_printed_icons_matches_and_rotation() -> None:
    p = table()
    clear_pyramid(p)
    shown_stones(p, "p09", "p31")
    give(p, 0, stone=2)
    visit(p, "build", "main")
    assert offered(p) == ["build p09", "build p31"]
    say(
        p, "build p09", "on 1a2"
    )  # printed (0,2) O (0,3) S / (1,2) F (1,3) S; p09: F S+ / O H clockwise F S+ H O
    assert offered(p) == ["rotate 0", "rotate 1", "rotate 2", "rotate 3"]
    # top left F covers O, top right S+ covers S (a match), bottom right H covers S, bottom left O covers F
    play(p, "rotate 0")
    assert points(p) == {"construction": 2}
    assert question(p) == "ClimbInOrder"
    play(p, "climb blue")
    assert temples(p) == [1, 0, 0]
    p2 = table()
    clear_pyramid(p2)
    shown_stones(p2, "p09")
    give(p2, 0, stone=2)
    visit(p2, "build", "main")
    play(p2, "on 1a2")
    play(
        p2,
        "rotate 1",
        # rotated clockwise: top left O covers O, top right F covers S, bottom right S+ covers S, bottom left
        # H covers F
    )
    assert points(p2) == {"construction": 3}


@pytest.mark.rule("TE-8.17")
def test_a_level_needs_four_tiles_below() -> None:
    p = table()
    clear_pyramid(p)
    shown_stones(p, "p31")
    lay(p, "1a1", "1a2", "1b1")
    give(p, 0, stone=2, wood=3)
    visit(p, "build", "main")
    assert "on 2a1" not in offered(p)
    assert why_not(p, "on 2a1") == f"no-tiles-below TE-8.17 {place('2a1')}"
    assert why_not(p, "on 1a1") == f"place-taken TE-8.17 {place('1a1')}"
    p = table()
    clear_pyramid(p)
    shown_stones(p, "p31")
    lay(p, "1a1", "1a2", "1b1", "1b2")
    give(p, 0, stone=2, wood=1)
    visit(p, "build", "main")
    assert "on 2a1" in offered(p)


@pytest.mark.rule("TE-8.16", "TE-8.21", "TE-D21")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_as_many_tiles_as_workers(count: int) -> None:
    p = table()
    clear_pyramid(p)
    shown_stones(p, "p31", "p32", "p19")
    stand(p, 0, "palace 1", "palace 1", "palace 1")
    stand(p, 0, "forest 2", *["build 2"] * (count - 1), *["palace 1"] * (3 - count))
    give(p, 0, stone=8, cocoa=1)
    say(p, "worker forest 2", "go build", "main")
    laid = 0
    for tile in ("p31", "p32", "p19"):
        if question(p) != "ChooseStone":
            break
        assert ("stop" in offered(p)) == (laid > 0)
        play(p, f"build {tile}")
        play(p, next(text for text in offered(p) if text.startswith("on 1")))
        play(p, "rotate 0")
        laid += 1
        assert tile not in [names.STONE_TILE_IDS[t] for t in p.shown_stones]
        assert len(p.shown_stones) == 3 - laid  # not refilled in between
    assert laid == count
    assert p.question(0).numbers == [2 if count == 3 else 1, 0]
    assert p.seats[0].track == count


@pytest.mark.rule("TE-8.16", "TE-D21")
def test_stop_after_one_tile() -> None:
    p = table()
    clear_pyramid(p)
    shown_stones(p, "p31", "p32", "p19")
    stand(p, 0, "forest 2", "build 3", "palace 1")
    give(p, 0, stone=8, cocoa=1)
    say(p, "worker forest 2", "go build", "main", "build p31", "on 1a1", "stop")
    assert question(p) == "PowerUp"
    assert goods(p) == {"stone": 6}


@pytest.mark.rule("TE-8.22", "TE-15.1")
def test_the_last_tile_completes_the_pyramid() -> None:
    p = table()
    clear_pyramid(p)
    lay(p, *level(1), *level(2), *level(3))
    shown_stones(p, "p01", "p02")
    stand(p, 0, "forest 2", "build 3", "palace 1")
    give(p, 0, stone=8, wood=8, cocoa=1)
    say(p, "worker forest 2", "go build", "main", "build p01", "rotate 0")
    while question(p) != "PowerUp":
        play(p, offered(p)[0])
    assert p.complete
    assert p.white == p.black
    assert logged(p, "completed") == [{"event": "completed", "rule": "TE-8.22", "seat": 0}]
    say(p, offered(p)[0])
    p.agenda = []
    give(p, 1, stone=8, wood=8, cocoa=4)
    begin_turn(p, 1)
    visit(p, "build", seat=1)
    assert why_not(p, "main") == f"not-possible TE-7.8 7 {obstacle('places')} 0 0"


@pytest.mark.rule("TE-8.19", "TE-D22", "TE-9.7")
def test_several_matches_are_taken_in_any_order_and_blocked_ones_lapse() -> None:
    p = table()
    steps(p, 1, 11, 0, 0)
    steps(p, 0, 10, 0, 0)
    shown_decorations(p, "k05")  # left: S (b) and H (a) match
    give(p, 0, gold=3)
    visit(p, "deco", "main")
    play(p, "side left")
    assert offered(p) == ["climb red"]
    assert why_not(p, "climb blue") == "top-taken TE-9.6 0 1"
    assert why_not(p, "climb green") == "not-pending TE-D22 2"
    say(p, "climb red")
    assert temples(p) == [10, 1, 0]
    assert [e["temple"] for e in logged(p, "climb-lapsed")] == [0]


@pytest.mark.rule("TE-7.9", "TE-D16", "TE-10.1")
def test_of_four_workers_one_stays_out_but_never_the_active_one() -> None:
    p = table()
    stand(p, 0, "alchemy 1", "forest 2", "forest 4", "forest 5")
    give(p, 0, cocoa=1)
    say(p, "worker alchemy 1", "go forest", "main")
    assert question(p) == "LeaveOut"
    assert offered(p) == ["leave 2", "leave 4", "leave 5"]
    say(p, "leave 2")
    assert goods(p) == {"wood": 2, "cocoa": 1}  # the active worker has the lowest power
    assert offered(p) == ["raise forest 1", "raise forest 4", "raise forest 5"]


@pytest.mark.rule("TE-10.1")
def test_with_the_wider_reading_the_fourth_worker_may_grow_too() -> None:
    p = table(power_ups="any-on-board")
    stand(p, 0, "alchemy 1", "forest 2", "forest 4", "forest 5")
    give(p, 0, cocoa=1)
    say(p, "worker alchemy 1", "go forest", "main", "leave 2")
    assert offered(p) == ["raise forest 1", "raise forest 2", "raise forest 4", "raise forest 5"]


@pytest.mark.rule("TE-7.10", "TE-6.7")
def test_displays_are_filled_only_at_the_end_of_the_turn() -> None:
    p = table()
    shown_decorations(p, "k01", "k02", "k03", "k04")
    give(p, 0, gold=3)
    visit(p, "deco", "main", "decorate k02")
    play(p, "side top")
    assert len(p.shown_decorations) == 3
    assert question(p) == "PowerUp"
    go_on(p)
    assert p.turn == 1
    assert len(p.shown_decorations) == 4


@pytest.mark.rule("TE-7.8", "TE-8.16", "TE-8.11")
def test_nothing_is_built_from_an_empty_display() -> None:
    p = table()
    shown_stones(p)
    give(p, 0, stone=4, wood=4)
    visit(p, "build")
    assert why_not(p, "main") == f"not-possible TE-7.8 7 {obstacle('tiles')} 0 0"
    p = table()
    shown_decorations(p)
    give(p, 0, gold=4)
    visit(p, "deco")
    assert why_not(p, "main") == f"not-possible TE-7.8 6 {obstacle('decorations')} 0 0"


@pytest.mark.rule("TE-7.8")
@pytest.mark.parametrize(
    ("board", "held", "rows", "missing"),
    [
        ("nobles", {"wood": 1}, [0, 0, 0], "wood 2 1"),
        ("nobles", {"wood": 2}, [5, 0, 0], "rows 0 0"),
        ("nobles", {"wood": 2}, [5, 4, 3], "buildings 0 0"),
        ("alchemy", {}, [0, 0, 0], "gold 1 0"),
        ("build", {"stone": 1}, [0, 0, 0], "stone 1 0"),
        ("build", {}, [0, 0, 0], "stone 2 0"),
    ],
)
def test_why_not_names_the_one_thing_that_is_missing(
    board: str, held: dict[str, int], rows: list[int], missing: str
) -> None:
    p = table()
    p.rows = rows
    give(p, 0, cocoa=4, **held)
    visit(p, board)
    which, cost, have = missing.split()
    reason = f"not-possible TE-7.8 {names.BOARD_IDS.index(board)} {obstacle(which)} {cost} {have}"
    assert why_not(p, "main") == reason


@pytest.mark.rule("TE-8.3")
def test_why_not_distinguishes_owned_technologies_from_those_out_of_reach() -> None:
    p = table()
    give(p, 0, cocoa=4, gold=6)
    for tile in p.technologies[: names.COLUMNS]:
        p.seats[0].technologies |= 1 << tile
    visit(p, "alchemy", power=1)
    assert why_not(p, "main") == f"not-possible TE-7.8 4 {obstacle('row-two')} 0 0"
    for tile in p.technologies:
        p.seats[0].technologies |= 1 << tile
    p.forget()
    assert why_not(p, "main") == f"not-possible TE-7.8 4 {obstacle('learned')} 0 0"


def obstacle(name: str) -> int:
    return names.OBSTACLES.index(name)


@pytest.mark.rule("TE-7.9", "TE-D16")
def test_any_seat_leaves_one_of_its_own_workers_out() -> None:
    p = table()
    stand(p, 1, "alchemy 1", "forest 2", "forest 4", "forest 5")
    give(p, 1, cocoa=1)
    begin_turn(p, 1)
    say(p, "worker alchemy 1", "go forest", "main", "leave 4")
    assert offered(p) == ["raise forest 1", "raise forest 2", "raise forest 5"]
