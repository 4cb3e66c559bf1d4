"""CI-I1 to CI-I16: `faults` reports a position that was broken on purpose."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from patolli.games.chichen_itza import invariants, names
from patolli.games.chichen_itza.position import ChichenPosition, own_pile

from . import table as t

Breaks = Callable[[ChichenPosition], object]


def broken(breaks: Breaks) -> set[str]:
    """Returns the invariants violated after this change."""
    p = t.table()
    t.put(p, 1, "P06", 2)
    t.hero(p, 1, "H13", "P06")
    assert invariants.faults(p) == []
    breaks(p)
    return {fault.partition(":")[0] for fault in invariants.faults(p)}


def setting(path: str, value: int) -> Breaks:
    """Returns a change that assigns a value to a path such as `seats.1.coins`."""

    def put(p: ChichenPosition) -> None:
        *way, last = path.split(".")
        here: object = p
        for part in way:
            here = here[int(part)] if isinstance(here, list) else getattr(here, part)
        if isinstance(here, list):
            here[int(last)] = value
        else:
            setattr(here, last, value)

    return put


@pytest.mark.rule(
    "CI-I1", "CI-I2", "CI-I3", "CI-I4", "CI-I5", "CI-I6", "CI-I9", "CI-I10", "CI-I11", "CI-I12", "CI-I13",
    "CI-I14", "CI-I15", "CI-I16",
)  # fmt: skip
@pytest.mark.parametrize(
    ("path", "value", "name"),
    [
        ("seats.0.city", 4, "CI-I1"),
        ("seats.0.reserve", -1, "CI-I1"),
        ("warriors.9", 1, "CI-I1"),
        ("seats.0.cards.1", 9, "CI-I2"),
        ("seats.1.heroes.1", -1, "CI-I2"),
        ("seats.1.heroes.1", 9, "CI-I2"),
        ("hero_rest", 0, "CI-I2"),
        ("seats.0.shields", 1, "CI-I3"),
        ("seats.0.scouts", 127, "CI-I4"),
        ("seats.0.gears.2", 7, "CI-I5"),
        ("seats.0.gears.2", 0, "CI-I5"),
        ("seats.0.favor", 11, "CI-I5"),
        ("seats.3.favor", -1, "CI-I5"),
        ("seats.0.tiles", 1 << 9, "CI-I6"),
        ("seats.2.tiles", 1 << 5, "CI-I6"),
        ("creatures.5", 0, "CI-I6"),
        ("seats.0.gems", 32, "CI-I9"),
        ("discards.0", 1, "CI-I10"),
        ("seats.0.powers", 1, "CI-I10"),
        ("seats.0.coins", -1, "CI-I11"),
        ("seats.0.luck", 21, "CI-I11"),
        ("seats.0.idols", 21, "CI-I11"),
        ("seats.0.placed", 5, "CI-I12"),
        ("favor.0", 1, "CI-I13"),
        ("order.0", 1, "CI-I13"),
        ("seats.0.war", 3, "CI-I14"),
        ("costs.0", 7, "CI-I15"),
    ],
)
def test_numbers_that_cannot_be(path: str, value: int, name: str) -> None:
    assert name in broken(setting(path, value))


@pytest.mark.rule("CI-I6")
def test_too_many_units() -> None:
    assert broken(lambda p: t.put(p, 1, "P06", 3)) == {"CI-I6"}
    assert broken(lambda p: t.put(p, 1, "P06", 2)) == set()


@pytest.mark.rule("CI-I7")
def test_too_many_figures() -> None:
    def breaks(p: ChichenPosition) -> None:
        for _ in range(5):
            t.figure(p, 0, "caiman", 4)

    assert broken(breaks) == {"CI-I7"}


@pytest.mark.rule("CI-I10")
def test_god_cards() -> None:
    def twice(p: ChichenPosition) -> None:
        t.god(p, 0, "G61")
        p.seats[1].gods[3] = p.seats[0].gods[3]
        p.seats[1].powers = p.seats[0].powers

    def more(p: ChichenPosition) -> None:
        own_pile(p, names.RED).size += 2

    assert broken(twice) == {"CI-I10"}
    assert broken(more) == {"CI-I10"}


@pytest.mark.rule("CI-I16")
def test_one_attack_a_round() -> None:
    assert broken(lambda p: p.attacks.extend([0, 0])) == {"CI-I16"}


@pytest.mark.rule("CI-I5", "CI-I4", "CI-I9")
@pytest.mark.parametrize(("path", "before"), [("gears.1", 2), ("favor", 1), ("scouts", 1), ("gems", 1)])
def test_what_never_falls(path: str, before: int) -> None:
    new = t.table()
    old = new.copy()
    setting(f"seats.0.{path}", before)(old)
    assert invariants.faults_between(old, new, 0, 0) != []
    assert invariants.faults_between(new, old, 0, 0) == []


@pytest.mark.rule("CI-I8", "CI-4.8")
def test_strips() -> None:
    from patolli.games.chichen_itza.economy import goods

    p = t.table()
    for reserve in range(26):
        p.seats[0].reserve = reserve
        assert goods.strips_with_income(p, 0) == (reserve + 4) // 5
