"""Gold god cards: income and lower prices."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza import names, reasons
from patolli.games.chichen_itza.action_phase import prices
from patolli.games.chichen_itza.movement import destinations
from patolli.games.chichen_itza.position import ChichenPosition
from patolli.kernel.seats import CHANCE

from . import table as t


def price(p: ChichenPosition, seat: int, action: str, second: bool = False) -> int:
    """Returns the price of an action on a tile where it is the only action or, if `second` is true, the
    second one.
    """
    number = names.ACTION_IDS.index(action)
    tile = next(
        tile
        for tile in p.grid
        if names.ACTIONS_ON[tile] == [number] or (second and number in names.ACTIONS_ON[tile][1:])
    )
    return prices.price(p, seat, tile, number)


def dear(p: ChichenPosition) -> None:
    """Every space costs 5."""
    t.costs(p, [5] * p.tables.action_rows[p.players], [5] * p.tables.action_columns[p.players])


def mark(p: ChichenPosition, seat: int, action: str) -> int:
    """Puts a marker of this seat on the tile with this action."""
    number = names.ACTION_IDS.index(action)
    tile = next(tile for tile in p.grid if names.ACTIONS_ON[tile] == [number])
    p.seats[seat].markers |= 1 << tile
    t.again(p)
    return tile


# ---- income ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CI-G02")
def test_ruins_bring_coins_revealed_or_not() -> None:
    p = t.table()
    t.god(p, 0, "G02")
    t.put(p, 0, "P12", 1)
    t.put(p, 0, "P13", 1)
    t.ruin(p, "P13", "RU01", shown=True)
    t.put(p, 0, "P01", 1)  # a mine
    t.scout(p, 0, "P14")  # controls nothing
    t.supply_cards(p)
    assert [player.coins for player in p.seats] == [2, 0, 0, 0]
    assert t.emitted(p, "card-used")[0]["card"] == names.CARD_IDS.index("G02")


@pytest.mark.rule("CI-G01", "CI-G04")
def test_gems_bring_coins_besides_water() -> None:
    p = t.table()
    t.god(p, 0, "G04", "G01")
    t.gem(p, 0, "red", "blue", "white")
    t.put(p, 0, "P02", 1)
    t.supply_cards(p)
    assert p.seats[0].coins == 3 + 1
    p = t.table()
    t.god(p, 0, "G04")
    t.gem(p, 1, "red")
    t.supply_cards(p)
    assert p.seats[0].coins == p.seats[1].coins == 0


@pytest.mark.rule("CI-G03")
def test_heroes_stay_without_upkeep_and_may_still_go() -> None:
    p = t.table()
    t.god(p, 0, "G03")
    t.hero(p, 0, "H13")
    t.hero(p, 0, "H17")
    t.supply_phase(p, "E")
    assert t.offered(p) == {"keep b", "keep c", "dismiss b", "dismiss c"}
    t.play(p, "keep b", "dismiss c")
    assert (p.seats[0].heroes[1] >= 0, p.seats[0].heroes[2] >= 0) == (True, False)
    p = t.table()
    t.hero(p, 0, "H13")
    t.supply_phase(p, "E")
    assert t.why_not(p, "keep b") == "too-few-coins"


# ---- prices ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "action", "most"),
    [
        pytest.param("G05", "regroup", 1, marks=pytest.mark.rule("CI-G05")),
        pytest.param("G06", "war", 1, marks=pytest.mark.rule("CI-G06")),
        pytest.param("G07", "scout", 1, marks=pytest.mark.rule("CI-G07")),
        pytest.param("G08", "reinforcement", 2, marks=pytest.mark.rule("CI-G08")),
        pytest.param("G09", "magic-cards", 2, marks=pytest.mark.rule("CI-G09")),
        pytest.param("G10", "god-card", 2, marks=pytest.mark.rule("CI-G10")),
        pytest.param("G11", "water", 2, marks=pytest.mark.rule("CI-G11")),
        pytest.param("G12", "defense", 2, marks=pytest.mark.rule("CI-G12")),
        pytest.param("G13", "land", 2, marks=pytest.mark.rule("CI-G13")),
        pytest.param("G14", "favor", 2, marks=pytest.mark.rule("CI-G14")),
        pytest.param("G15", "ranged", 2, marks=pytest.mark.rule("CI-G15")),
        pytest.param("G16", "melee", 3, marks=pytest.mark.rule("CI-G16")),
    ],
)
def test_one_action_costs_at_most_so_much(card: str, action: str, most: int) -> None:
    p = t.table()
    dear(p)
    t.god(p, 0, card)
    assert price(p, 0, action) == most
    assert price(p, 1, action) == 5
    other = "scout" if action != "scout" else "war"
    assert price(p, 0, other) == 5
    t.costs(p, [0] * 4, [1] * 5)
    assert price(p, 0, action) == 0  # a price below the maximum does not change


@pytest.mark.rule("CI-16.2", "CI-G12")
def test_on_a_double_tile_the_maximum_holds_for_the_named_action_only() -> None:
    p = t.table(2)
    dear(p)
    t.god(p, 0, "G12")
    tile = next(tile for tile in p.grid if names.ACTIONS_ON[tile] == [names.DEFENSE, names.MELEE_GEAR])
    assert prices.price(p, 0, tile, names.DEFENSE) == 2
    assert prices.price(p, 0, tile, names.MELEE_GEAR) == 5
    t.give(p, 0, coins=2)
    t.begin_turn(p, 0)
    assert [word for word in t.offered(p) if "defense" in word or "melee" in word] == [
        word for word in t.offered(p) if word.endswith("defense")
    ]


@pytest.mark.rule("CI-G17")
def test_a_marked_tile_costs_one_less_and_never_below_nothing() -> None:
    p = t.table()
    dear(p)
    t.god(p, 0, "G17")
    mark(p, 1, "scout")
    mark(p, 0, "war")  # markers of the same seat count, too
    assert (price(p, 0, "scout"), price(p, 0, "war"), price(p, 0, "favor")) == (4, 4, 5)
    assert price(p, 2, "scout") == 5
    t.costs(p, [0] * 4, [0] * 5)
    assert price(p, 0, "scout") == 0


@pytest.mark.rule("CI-5.5", "CI-G17")
def test_the_discount_comes_before_the_maximum() -> None:
    p = t.table()
    t.god(p, 0, "G17", "G07")
    mark(p, 1, "scout")
    t.costs(p, [2] * 4, [2] * 5)
    assert price(p, 0, "scout") == 1
    t.costs(p, [1] * 4, [1] * 5)
    assert price(p, 0, "scout") == 0
    dear(p)
    assert price(p, 0, "scout") == 1


@pytest.mark.rule("CI-G20")
def test_others_pay_a_toll_for_the_tile_of_ones_marker() -> None:
    p = t.table()
    t.god(p, 0, "G20")
    tile = mark(p, 0, "favor")
    t.costs(p, [2] * 4, [2] * 5)
    t.give(p, 1, coins=2)
    t.begin_turn(p, 1)
    word = f"place {names.ACTIONTILE_IDS[tile]}"
    assert t.why_not(p, word) == "too-few-coins"
    t.give(p, 1, coins=1)
    t.play(p, word)
    assert [player.coins for player in p.seats[:2]] == [1, 0]


@pytest.mark.rule("CI-G20")
def test_no_toll_on_other_tiles_nor_for_the_coins_space() -> None:
    p = t.table()
    t.god(p, 0, "G20")
    mark(p, 0, "favor")
    t.costs(p, [0] * 4, [0] * 5)
    t.begin_turn(p, 1)
    t.play(p, "place coins")
    assert p.seats[0].coins == 0
    assert prices.tolls(p, 1, mark(p, 2, "war")) == 0


# ---- combats ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CI-G18")
def test_a_beaten_creature_brings_coins() -> None:
    p = t.table()
    t.god(p, 0, "G18")
    t.creature(p, "P12", "monkey", 2)
    t.gear(p, 0, "melee", 6)
    t.fight(p, 0, "city", "P12", 3)
    won = p.copy()
    while won.combat.hearts > 0 and won.asked():
        if won.asked() == [CHANCE]:
            t.roll_all(won, 1)
        else:
            won.play(won.asked()[0], won.default(won.asked()[0]))
    t.finish(won)
    assert won.seats[0].figures == [8 * names.MONKEY + 2]
    assert won.seats[0].coins == 2
    t.finish(p)  # sixes miss
    assert (p.seats[0].figures, p.seats[0].coins) == ([], 0)


@pytest.mark.rule("CI-G19")
def test_an_attacker_pays_first_or_must_not_attack() -> None:
    p = t.table()
    t.god(p, 1, "G19")
    t.put(p, 1, "P01", 1)
    t.war(p, 0)
    t.give(p, 0, coins=2)
    paid = p.copy()
    t.fight(paid, 0, "city", "P01", 3)
    assert [player.coins for player in paid.seats[:2]] == [0, 2]
    assert destinations.end_illegal_reason(p, 0, t.tile("P01"), 0, 3, 2) == 0
    assert destinations.end_illegal_reason(p, 0, t.tile("P01"), 0, 3, 1) == reasons.NO_COINS_FOR_FEE
    t.put(p, 2, "P03", 1)
    assert destinations.end_illegal_reason(p, 0, t.tile("P03"), 0, 3, 0) == 0
