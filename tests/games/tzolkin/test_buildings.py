"""Buildings (TZ-16.1 to TZ-16.5): all 32 tiles, the display, farms, and lost or optional effects."""

from __future__ import annotations

import pytest

from patolli.games.tzolkin import names

from .actions import act, end_turn, finished, pick, scored, seen, show, shows, talk
from .table import (
    asked,
    built,
    corn,
    fate,
    food_day,
    give,
    goods,
    hand,
    know,
    levels,
    offered,
    own,
    points,
    question,
    say,
    shown,
    standing,
    step,
    steps,
    table,
    why_not,
    workers,
)


class Tile:
    """A printed building: its age, its cost in wood, stone and gold, and its effects."""

    def __init__(
        self,
        age: int,
        cost: tuple[int, int, int],
        words: str = "",
        gains: dict[str, int] | None = None,
        advances: tuple[int, int, int, int] = (0, 0, 0, 0),
        climbs: tuple[int, int, int] = (0, 0, 0),
        vp: int = 0,
        workers: int = 0,
    ) -> None:
        self.age = age
        self.cost = cost
        self.words = [word.strip() for word in words.split(",")] if words else []
        self.gains = gains or {}
        self.advances = advances
        self.climbs = climbs
        self.vp = vp
        self.workers = workers


TILES = {
    "B01": Tile(1, (1, 0, 0)),
    "B02": Tile(1, (1, 0, 0)),
    "B03": Tile(1, (1, 0, 0)),
    "B04": Tile(1, (4, 0, 0)),
    "B05": Tile(1, (4, 0, 0)),
    "B06": Tile(1, (2, 0, 0), advances=(1, 0, 0, 0)),
    "B07": Tile(1, (3, 0, 0), advances=(1, 0, 0, 0), gains={"stone": 1}),
    "B08": Tile(1, (1, 1, 0), advances=(0, 1, 0, 0), gains={"corn": 1}),
    "B09": Tile(1, (2, 1, 0), advances=(0, 1, 0, 0), gains={"gold": 1}),
    "B10": Tile(1, (2, 1, 0), climbs=(1, 1, 0)),
    "B11": Tile(1, (1, 2, 0), climbs=(1, 0, 1)),
    "B12": Tile(1, (1, 0, 1), "climb quetzalcoatl", climbs=(0, 1, 0)),
    "B13": Tile(1, (0, 0, 1), advances=(0, 0, 1, 0)),
    "B14": Tile(1, (0, 1, 1), advances=(0, 0, 0, 1), climbs=(0, 0, 1)),
    "B15": Tile(2, (2, 0, 0)),
    "B16": Tile(2, (2, 0, 0)),
    "B17": Tile(2, (2, 0, 0)),
    "B18": Tile(2, (3, 0, 0), "advance theology", advances=(0, 0, 0, 1), gains={"stone": 1}),
    "B19": Tile(2, (2, 1, 0), "advance theology", advances=(0, 0, 0, 1), gains={"gold": 1}),
    "B20": Tile(2, (3, 1, 0), "advance extraction", advances=(0, 1, 0, 0), gains={"corn": 6}),
    "B21": Tile(2, (2, 2, 0), "advance agriculture", advances=(1, 0, 0, 0), gains={"skull": 1}),
    "B22": Tile(2, (0, 3, 0), vp=6),
    "B23": Tile(2, (1, 1, 1), vp=6, workers=1),
    "B24": Tile(2, (1, 0, 2), vp=8),
    "B25": Tile(2, (2, 1, 1), vp=2),
    "B26": Tile(2, (1, 2, 1), climbs=(1, 1, 1), vp=3),
    "B27": Tile(2, (0, 2, 0), climbs=(2, 0, 0), vp=2),
    "B28": Tile(2, (0, 0, 2), climbs=(0, 0, 2), vp=3),
    "B29": Tile(2, (0, 0, 3), climbs=(0, 2, 0), vp=4),
    "B30": Tile(2, (0, 2, 1), advances=(0, 0, 0, 1), climbs=(1, 0, 1)),
    "B31": Tile(2, (0, 1, 1), advances=(0, 0, 1, 0), vp=3),
    "B32": Tile(2, (0, 1, 2), "advance architecture, advance theology", advances=(0, 0, 1, 1)),
}
AGE_1 = [name for name in TILES if TILES[name].age == 1]
AGE_2 = [name for name in TILES if TILES[name].age == 2]


# ---- every building -------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-16.1", "TZ-16.2", "TZ-1.5")
@pytest.mark.parametrize("name", TILES)
def test_cost_and_effects_of_each_building(name: str) -> None:
    tile = TILES[name]
    p = shows(name)
    wood, stone, gold = tile.cost
    give(p, 0, wood=wood, stone=stone, gold=gold)
    pick(p, "tikal", 2)
    talk(p, "act 2", f"build {name.lower()}", *tile.words)
    assert built(p, 0) == [name]
    assert shown(p) == []
    assert goods(p, 0) == tile.gains
    assert levels(p, 0) == list(tile.advances)
    assert standing(p, 0) == [1 + n for n in tile.climbs]
    assert scored(p) == ({"buildings": tile.vp} if tile.vp else {})
    assert p.seats[0].workers == 3 + tile.workers
    assert hand(p, 0) == 2 + tile.workers
    assert p.skulls == 13 - tile.gains.get("skull", 0)
    assert finished(p)
    assert seen(p, "built") == [("built", name, "tikal 2")]
    paid = [("paid", r, n, "tikal 2") for r, n in zip(names.RESOURCE_IDS, tile.cost, strict=True) if n]
    assert seen(p, "paid") == paid
    gave = [("tile-gave", good, n, name) for good, n in tile.gains.items()]
    assert seen(p, "tile-gave") == gave
    assert seen(p, "tile-scored") == ([("tile-scored", tile.vp, name)] if tile.vp else [])
    assert {line[3] for line in seen(p, "climbed", "advanced")} <= {name}


@pytest.mark.rule("TZ-16.1", "TZ-16.2", "TZ-D12")
@pytest.mark.parametrize("name", TILES)
def test_with_one_resource_less_it_cannot_be_built(name: str) -> None:
    cost = TILES[name].cost
    for short in range(3):
        if cost[short] == 0:
            continue
        p = shows(name)
        held = [n - (i == short) for i, n in enumerate(cost)]
        # other goods do not replace the missing one
        rich = [n if i == short else 9 for i, n in enumerate(held)]
        give(p, 0, corn=30, wood=rich[0], stone=rich[1], gold=rich[2], skull=3)
        pick(p, "tikal", 2)
        assert why_not(p, "act 2") == ("nothing-to-build", "TZ-16.2", [])


@pytest.mark.rule("TZ-16.1", "TZ-10.4")
@pytest.mark.parametrize("name", TILES)
def test_corn_cost_of_each_building(name: str) -> None:
    cost = 2 * sum(TILES[name].cost)
    p = shows(name)
    give(p, 0, corn=cost - 1)
    pick(p, "uxmal", 4)
    assert why_not(p, "act 4") == ("nothing-to-build", "TZ-16.2", [])
    p = shows(name)
    give(p, 0, corn=cost)
    pick(p, "uxmal", 4)
    talk(p, "act 4", f"build {name.lower()}")
    assert built(p, 0) == [name]
    assert seen(p, "paid") == [("paid", "corn", cost, "uxmal 4")]


@pytest.mark.rule("TZ-16.2", "TZ-D12")
def test_an_expensive_building_next_to_a_cheap_one() -> None:
    p = shows("B01", "B10")
    give(p, 0, wood=2)
    pick(p, "tikal", 2)
    say(p, "act 2")
    assert offered(p) == {"build b01"}
    assert why_not(p, "build b10") == ("cost-not-payable", "TZ-16.2", [2, 1, 0, 0])


# ---- the display ----------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-16.3", "TZ-C2", "TZ-I10")
def test_the_display_is_refilled_at_the_end_of_the_turn_only() -> None:
    p = table()
    show(p, "B01", "B02", "B03", "B04", "B05", "B06")
    give(p, 0, wood=9)
    act(p, "tikal", 4, "act 4", "build b01", "build b03")
    assert shown(p) == ["B02", "B04", "B05", "B06"]
    end_turn(p)
    left = {f"draw {name.lower()}" for name in AGE_1[6:]}
    assert offered(p) == left
    fate(p, "draw b14")
    assert offered(p) == left - {"draw b14"}
    assert shown(p) == ["B02", "B04", "B05", "B06", "B14"]
    fate(p, "draw b07")
    assert shown(p) == ["B02", "B04", "B05", "B06", "B07", "B14"]
    assert asked(p) == 1
    assert seen(p, "refilled") == [("refilled", "B14"), ("refilled", "B07")]


@pytest.mark.rule("TZ-16.3", "TZ-18.2")
def test_in_age_2_the_display_is_refilled_from_the_second_deck() -> None:
    p = shows("B15", "B16", "B17", "B18", "B19", "B20")
    give(p, 0, wood=2)
    act(p, "tikal", 2, "act 2", "build b16")
    end_turn(p)
    assert offered(p) == {f"draw {name.lower()}" for name in AGE_2[6:]}
    fate(p, "draw b32")
    assert shown(p) == ["B15", "B17", "B18", "B19", "B20", "B32"]
    assert asked(p) == 1


@pytest.mark.rule("TZ-16.3")
@pytest.mark.parametrize("left", [0, 1])
def test_an_exhausted_deck_leaves_slots_empty(left: int) -> None:
    p = table()
    show(p, "B01", "B02", "B03", "B04", "B05", "B06")
    deck = p.decks[0]
    deck.rest = [0] * len(deck.rest)
    deck.rest[6] = left
    deck.size = left
    give(p, 0, wood=9)
    act(p, "tikal", 4, "act 4", "build b01", "build b03")
    end_turn(p)
    if left:
        fate(p, "draw b07")
    assert shown(p) == ["B02", "B04", "B05", "B06"] + ["B07"] * left
    assert asked(p) == 1


# ---- farms ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TZ-16.4", "TZ-17.4")
@pytest.mark.parametrize("day", [7, 13, 20])
@pytest.mark.parametrize(
    ("farms", "in_play", "pays"),
    [
        ([], 3, 6),
        (["B01"], 3, 4),
        (["B02"], 3, 4),
        (["B03"], 3, 4),
        (["B01", "B02"], 3, 2),
        (["B01", "B02", "B03"], 3, 0),
        (["B04"], 3, 3),
        (["B05"], 6, 6),
        (["B04", "B05"], 6, 0),
        (["B01", "B04"], 6, 5),
        (["B15"], 3, 0),
        (["B15"], 6, 6),
        (["B16"], 5, 4),
        (["B17"], 4, 2),
        (["B15", "B16"], 6, 0),
        (["B15", "B05"], 6, 3),
        (["B06", "B10", "B13"], 3, 6),
    ],
)
def test_farms_at_every_food_day(farms: list[str], in_play: int, pays: int, day: int) -> None:
    p = table(age=2 if day == 20 else 1)
    for name in farms:
        p.seats[0].buildings.append(names.BUILDING_IDS.index(name))
    workers(p, 0, in_play)
    give(p, 0, corn=20)
    food_day(p, day)
    assert corn(p, 0) == 20 - pays
    assert "unfed" not in scored(p)


@pytest.mark.rule("TZ-16.4")
def test_farms_feed_their_owner_only() -> None:
    p = table()
    own(p, 1, "B01", "B04")
    give(p, 0, corn=20)
    give(p, 1, corn=20)
    food_day(p, 7)
    assert [corn(p, 0), corn(p, 1)] == [14, 18]


# ---- optional and lapsed effects -------------------------------------------------------------------------


@pytest.mark.rule("TZ-16.5", "TZ-D12", "TZ-15.10")
def test_the_extra_build_of_b12() -> None:
    p = shows("B12", "B01", "B06")
    give(p, 0, wood=3, gold=1)
    act(p, "tikal", 2, "act 2", "build b12", "climb chaac")
    assert question(p) == "TZ-D12"
    assert offered(p) == {"build b01", "build b06", "pass"}
    assert why_not(p, "build m11") == ("monument-not-here", "TZ-16.6", [])
    say(p, "build b06")
    assert built(p, 0) == ["B06", "B12"]
    assert goods(p, 0) == {}
    assert levels(p, 0) == [1, 0, 0, 0]
    assert seen(p, "built") == [("built", "B12", "tikal 2"), ("built", "B06", "B12")]
    assert finished(p)


@pytest.mark.rule("TZ-16.5", "TZ-D12")
def test_the_extra_build_may_be_declined() -> None:
    p = shows("B12", "B01")
    give(p, 0, wood=3, gold=1)
    act(p, "tikal", 2, "act 2", "build b12", "climb chaac", "pass")
    assert built(p, 0) == ["B12"]
    assert goods(p, 0) == {"wood": 2}
    assert finished(p)


@pytest.mark.rule("TZ-16.5", "TZ-14.5")
def test_b12_without_a_temple_to_climb_still_builds() -> None:
    p = shows("B12", "B01")
    steps(p, 0, 6, 8, 7)
    give(p, 0, wood=2, gold=1)
    act(p, "tikal", 2, "act 2", "build b12")
    assert offered(p) == {"build b01", "pass"}
    assert standing(p, 0) == [6, 8, 7]


@pytest.mark.rule("TZ-16.5", "TZ-D16")
def test_the_market_of_b22_may_be_declined_and_its_points_come_all_the_same() -> None:
    p = shows("B22")
    give(p, 0, corn=5, stone=3)
    act(p, "tikal", 2, "act 2", "build b22", "stop")
    assert scored(p) == {"buildings": 6}
    assert goods(p, 0) == {"corn": 5}
    assert finished(p)


@pytest.mark.rule("TZ-16.5", "TZ-D17")
def test_the_paid_action_of_b25() -> None:
    p = shows("B25")
    give(p, 0, corn=1, wood=2, stone=1, gold=1)
    act(p, "tikal", 2, "act 2", "build b25")
    assert question(p) == "TZ-D17"
    free = {f"use palenque {a}" for a in range(1, 6)} | {f"use yaxchilan {a}" for a in range(1, 6)}
    assert offered(p) == free | {"use uxmal 3", "pass"}
    assert why_not(p, "use uxmal 5") == ("not-the-same-again", "TZ-10.5", [])
    say(p, "use yaxchilan 5")
    assert goods(p, 0) == {"corn": 2, "stone": 1, "gold": 1}
    assert scored(p) == {"buildings": 2}
    assert seen(p, "paid")[-1] == ("paid", "corn", 1, "B25")
    assert seen(p, "used") == [("used", "yaxchilan", 5, "B25")]
    assert finished(p)


@pytest.mark.rule("TZ-16.5", "TZ-D17")
def test_the_paid_action_of_b25_may_be_declined() -> None:
    p = shows("B25")
    give(p, 0, corn=1, wood=2, stone=1, gold=1)
    act(p, "tikal", 2, "act 2", "build b25", "pass")
    assert goods(p, 0) == {"corn": 1}
    assert scored(p) == {"buildings": 2}
    assert finished(p)


@pytest.mark.rule("TZ-16.5", "TZ-D17")
def test_the_paid_action_of_b25_needs_1_corn() -> None:
    p = shows("B25")
    give(p, 0, wood=2, stone=1, gold=1)
    pick(p, "tikal", 2)
    say(p, "act 2", "build b25")
    if question(p) == "TZ-D17":
        assert offered(p) == {"pass"}
        assert why_not(p, "use palenque 1") == ("no-action-to-pay-for", "TZ-10.5", [1, 0])
        say(p, "pass")
    assert points(p, 0) == 2


@pytest.mark.rule("TZ-16.5", "TZ-D17", "TZ-16.6")
def test_a_monument_through_b25() -> None:
    p = shows("B25")
    give(p, 0, corn=1, wood=2, stone=4, gold=4)
    act(p, "tikal", 2, "act 2", "build b25", "use tikal 4", "build m11")
    assert built(p, 0) == ["B25", "M11"]
    assert goods(p, 0) == {}
    assert finished(p)


@pytest.mark.rule("TZ-16.5", "TZ-10.3")
@pytest.mark.parametrize(("before", "after"), [(5, 6), (6, 6)])
def test_a_seventh_worker_lapses(before: int, after: int) -> None:
    p = shows("B23")
    workers(p, 0, before)
    give(p, 0, wood=1, stone=1, gold=1)
    act(p, "tikal", 2, "act 2", "build b23")
    assert p.seats[0].workers == after
    assert hand(p, 0) == after - 1
    assert scored(p) == {"buildings": 6}
    assert len(seen(p, "lapsed")) == (1 if before == 6 else 0)
    assert finished(p)


@pytest.mark.rule("TZ-16.5", "TZ-1.3")
@pytest.mark.parametrize("supply", [0, 1])
def test_a_skull_from_an_empty_supply_lapses(supply: int) -> None:
    p = shows("B21")
    give(p, 0, wood=2, stone=2)
    give(p, 1, skull=13 - supply)
    act(p, "tikal", 2, "act 2", "build b21", "advance theology")
    assert goods(p, 0) == ({"skull": 1} if supply else {})
    assert p.skulls == 0
    assert levels(p, 0) == [0, 0, 0, 1]
    assert len(seen(p, "lapsed")) == 1 - supply
    assert finished(p)


@pytest.mark.rule("TZ-16.5", "TZ-14.4")
def test_impossible_steps_of_a_building_lapse_one_by_one() -> None:
    p = shows("B26")
    steps(p, 0, 6, 7, 2)
    step(p, 1, "quetzalcoatl", 8)
    give(p, 0, wood=1, stone=2, gold=1)
    act(p, "tikal", 2, "act 2", "build b26")
    assert standing(p, 0) == [6, 7, 3]
    assert scored(p) == {"buildings": 3}


@pytest.mark.rule("TZ-16.2")
def test_buildings_stay_with_their_builder() -> None:
    p = shows("B01", "B02")
    give(p, 0, wood=1)
    know(p, 0, "theology", 1)
    act(p, "tikal", 2, "act 2", "build b02")
    assert [built(p, seat) for seat in range(4)] == [["B02"], [], [], []]
    assert points(p, 0) == 0
