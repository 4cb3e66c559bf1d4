"""When the order of the two benefits of a worship space matters."""

from __future__ import annotations

import pytest

from patolli.games.teotihuacan import names, worship_orders

from .table import beside, give, own, pile, royal, steps, table


@pytest.mark.rule("TE-7.4")
def test_the_tile_comes_first_only_where_it_could_help_to_claim_another() -> None:
    p = table()
    quarry = names.SPACE_IDS.index("quarry")
    beside(p, "quarry", "dres2")
    assert worship_orders.worthwhile(p, quarry) == ["temple-discovery"]
    steps(p, 0, 0, 0, 2)
    pile(p, "green3", "dvp")
    assert worship_orders.worthwhile(p, quarry) == ["temple-discovery", "discovery-temple"]
    beside(p, "quarry", "dtwin")
    assert worship_orders.worthwhile(p, quarry) == ["temple-discovery"]
    beside(p, "quarry", None)
    assert worship_orders.worthwhile(p, quarry) == []


@pytest.mark.rule("TE-7.4", "TE-6.7")
def test_both_are_not_worth_choosing_where_the_tile_cannot_be_paid_afterwards() -> None:
    p = table()
    quarry = names.SPACE_IDS.index("quarry")
    beside(p, "quarry", "m1")
    price = p.tables.discovery_price[names.DISCOVERY_IDS.index("m1")]
    assert sum(price[: names.RESOURCES]) > 0
    give(p, 0, cocoa=9)
    assert worship_orders.worthwhile(p, quarry) == []
    own(p, 0, "dres2")
    assert worship_orders.worthwhile(p, quarry) == ["temple-discovery"], "a tile in stock may bring it"
    p = table()
    beside(p, "quarry", "m1")
    give(p, 0, cocoa=9, wood=2, stone=2, gold=2)
    assert worship_orders.worthwhile(p, quarry) == ["temple-discovery"]


@pytest.mark.rule("TE-7.4")
def test_on_the_board_of_decorations_any_temple_counts() -> None:
    p = table()
    beside(p, "deco", "dres2")
    steps(p, 0, 0, 0, 2)
    pile(p, "green3", "dvp")
    orders = worship_orders.worthwhile(p, names.SPACE_IDS.index("deco"))
    assert orders == ["temple-discovery", "discovery-temple"]


@pytest.mark.rule("TE-7.5")
@pytest.mark.parametrize(
    ("tile", "palace", "orders"),
    [
        ("dcoc", 0, 1),  # cocoa that depends on power does not help
        ("dcoc", 1, 2),
        ("m1", 1, 1),
        ("dave", 2, 1),  # points for technologies
    ],
)
def test_in_the_palace_the_tile_comes_first_where_goods_help(tile: str, palace: int, orders: int) -> None:
    p = table()
    royal(p, "rc1", "rb6", "ra4")
    beside(p, "palace", tile)
    found = worship_orders.worthwhile(p, palace)
    assert found == ["royal-discovery", "discovery-royal"][:orders]
