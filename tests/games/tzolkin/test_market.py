"""The market (TZ-10.2): Uxmal 2, and the building that trades."""

from __future__ import annotations

import pytest

from .actions import RESOURCES, act, finished, pick, seen, shows, talk
from .table import give, goods, offered, put_worker, question, say, table, why_not

RATE = {"wood": 2, "stone": 3, "gold": 4}
BUYS = {f"buy {resource}" for resource in RESOURCES}
SELLS = {f"sell {resource}" for resource in RESOURCES}


@pytest.mark.rule("TZ-10.2", "TZ-D16")
@pytest.mark.parametrize("resource", RESOURCES)
def test_buying(resource: str) -> None:
    p = table()
    give(p, 0, corn=RATE[resource])
    act(p, "uxmal", 2, "act 2")
    assert question(p) == "TZ-D16"
    assert "stop" in offered(p)
    say(p, f"buy {resource}")
    assert goods(p, 0) == {resource: 1}
    assert seen(p, "bought", "sold") == [("bought", resource, RATE[resource], "uxmal 2", 1)]


@pytest.mark.rule("TZ-10.2", "TZ-D16")
@pytest.mark.parametrize("resource", RESOURCES)
def test_selling(resource: str) -> None:
    p = table()
    give(p, 0, **{resource: 1})
    act(p, "uxmal", 2, "act 2")
    assert offered(p) == {f"sell {resource}", "stop"}
    say(p, f"sell {resource}")
    assert goods(p, 0) == {"corn": RATE[resource]}
    assert seen(p, "bought", "sold") == [("sold", resource, RATE[resource], "uxmal 2", 1)]


@pytest.mark.rule("TZ-10.2", "TZ-D16")
@pytest.mark.parametrize(("corn", "payable"), [(2, ["wood"]), (3, ["wood", "stone"]), (4, RESOURCES)])
def test_what_the_corn_buys(corn: int, payable: list[str]) -> None:
    p = table()
    give(p, 0, corn=corn)
    act(p, "uxmal", 2, "act 2")
    assert offered(p) == {f"buy {resource}" for resource in payable} | {"stop"}
    for resource in set(RESOURCES) - set(payable):
        assert why_not(p, f"buy {resource}") == ("no-corn-to-buy", "TZ-10.2", [RATE[resource], corn])
    for i, resource in enumerate(RESOURCES):
        assert why_not(p, f"sell {resource}") == ("nothing-to-sell", "TZ-10.2", [i])


@pytest.mark.rule("TZ-10.2", "TZ-D16")
def test_everything_is_offered_to_the_rich() -> None:
    p = table()
    give(p, 0, corn=4, wood=1, stone=1, gold=1, skull=1)
    act(p, "uxmal", 2, "act 2")
    assert offered(p) == BUYS | SELLS | {"stop"}


@pytest.mark.rule("TZ-10.2", "TZ-D16")
@pytest.mark.parametrize("resource", [0, 1, 2])
def test_what_was_bought_is_not_sold_in_the_same_visit(resource: int) -> None:
    p = table()
    give(p, 0, corn=20, wood=1, stone=1, gold=1)
    act(p, "uxmal", 2, "act 2", f"buy {RESOURCES[resource]}")
    assert offered(p) == BUYS | (SELLS - {f"sell {RESOURCES[resource]}"}) | {"stop"}
    assert why_not(p, f"sell {RESOURCES[resource]}") == ("other-direction", "TZ-10.2", [resource])


@pytest.mark.rule("TZ-10.2", "TZ-D16")
@pytest.mark.parametrize("resource", [0, 1, 2])
def test_what_was_sold_is_not_bought_in_the_same_visit(resource: int) -> None:
    p = table()
    give(p, 0, corn=20, wood=2, stone=2, gold=2)
    act(p, "uxmal", 2, "act 2", f"sell {RESOURCES[resource]}")
    assert offered(p) == (BUYS - {f"buy {RESOURCES[resource]}"}) | SELLS | {"stop"}
    assert why_not(p, f"buy {RESOURCES[resource]}") == ("other-direction", "TZ-10.2", [resource])


@pytest.mark.rule("TZ-10.2", "TZ-D16", "TZ-I20")
def test_a_long_visit_remembers_every_direction() -> None:
    p = table()
    give(p, 0, corn=1, wood=3, stone=1, gold=1)
    act(p, "uxmal", 2, "act 2", "sell wood", "sell stone", "sell wood", "buy gold")
    assert goods(p, 0) == {"corn": 1 + 2 + 3 + 2 - 4, "wood": 1, "gold": 2}
    assert offered(p) == {"sell wood", "buy gold", "stop"}
    assert why_not(p, "buy wood") == ("other-direction", "TZ-10.2", [0])
    assert why_not(p, "buy stone") == ("other-direction", "TZ-10.2", [1])
    assert why_not(p, "sell gold") == ("other-direction", "TZ-10.2", [2])
    say(p, "stop")
    assert goods(p, 0) == {"corn": 4, "wood": 1, "gold": 2}
    assert finished(p)


@pytest.mark.rule("TZ-10.2")
def test_a_second_visit_knows_nothing_of_the_first() -> None:
    p = table()
    give(p, 0, corn=10)
    put_worker(p, 0, "uxmal", 2, 3)
    pick(p, "uxmal", 2)
    talk(p, "act 2", "buy wood", "stop")
    say(p, "pick uxmal 3", "act 2", "sell wood", "stop")
    assert goods(p, 0) == {"corn": 9}  # one corn was paid for the step back


@pytest.mark.rule("TZ-10.2", "TZ-D16")
def test_nobody_has_to_trade() -> None:
    p = table()
    give(p, 0, corn=4, wood=1)
    act(p, "uxmal", 2, "act 2", "stop")
    assert goods(p, 0) == {"corn": 4, "wood": 1}
    assert finished(p)


@pytest.mark.rule("TZ-10.2", "TZ-16.5", "TZ-D16")
def test_the_market_of_a_building() -> None:
    p = shows("B22")
    give(p, 0, stone=4, gold=1)
    act(p, "tikal", 2, "act 2", "build b22")
    assert question(p) == "TZ-D16"
    assert offered(p) == {"sell stone", "sell gold", "stop"}
    talk(p, "sell stone", "buy wood", "stop")
    assert goods(p, 0) == {"corn": 1, "wood": 1, "gold": 1}
    assert finished(p)


@pytest.mark.rule("TZ-10.2", "TZ-D16")
def test_the_market_of_a_building_offers_everything_at_first() -> None:
    p = shows("B22")
    give(p, 0, corn=4, wood=1, stone=4, gold=1)
    act(p, "tikal", 2, "act 2", "build b22")
    assert offered(p) == BUYS | SELLS | {"stop"}
    talk(p, "sell gold")
    assert offered(p) == (BUYS - {"buy gold"}) | {"sell wood", "sell stone", "stop"}
    assert seen(p, "sold") == [("sold", "gold", 4, "B22", 1)]
