"""Red god cards that let warriors join a moving group (G59 over water, G60 over land)."""

from __future__ import annotations

import pytest

from patolli.games.chichen_itza.position import ChichenPosition

from . import table as t
from .combats import ANI, FRANK


def moving(card: str, ranged: int = 3) -> ChichenPosition:
    """Returns a position in which Ani chooses an action. She has this card, range 3, enough coins, and three
    warriors in the city.
    """
    p = t.table()
    t.god(p, ANI, card)
    t.give(p, ANI, coins=20)
    t.gear(p, ANI, "ranged", ranged)
    return p


@pytest.mark.rule("CI-G60", "CI-D13", "CI-7.1")
def test_warriors_crossed_on_land_join() -> None:
    p = moving("G60")
    t.put(p, ANI, "P01", 3)
    t.begin_turn(p, ANI)
    t.play(p, "place land-1", "from city", "3", "step p01")
    assert t.question(p) == "LetJoin"
    assert t.offered(p) == {"0", "1", "2"}  # up to the unit limit
    declined = p.copy()
    t.play(p, "2")
    assert "stop" not in t.offered(p)  # warriors cannot join on the last tile
    t.play(p, "step p10", "stop")
    assert t.tiles_with_units(p, ANI) == {"P01", "P10"}
    assert (p.warriors[t.tile("P01")], p.warriors[t.tile("P10")]) == (1, 5)
    t.play(declined, "0", "step p10", "stop")
    assert (declined.warriors[t.tile("P01")], declined.warriors[t.tile("P10")]) == (3, 3)


@pytest.mark.rule("CI-G59")
def test_warriors_crossed_on_water_join() -> None:
    p = moving("G59")
    t.put(p, ANI, "P02", 2)
    t.begin_turn(p, ANI)
    t.play(p, "place water-1", "from city", "3", "step p02")
    declined = p.copy()
    t.play(p, "2", "step p11", "stop")
    assert t.tiles_with_units(p, ANI) == {"P11"}  # the mine is empty
    assert p.warriors[t.tile("P11")] == 5
    t.play(declined, "0", "step p11", "stop")
    assert t.tiles_with_units(declined, ANI) == {"P02", "P11"}


@pytest.mark.parametrize(
    ("card", "other"),
    [
        pytest.param("G59", "land", marks=pytest.mark.rule("CI-G59")),
        pytest.param("G60", "water", marks=pytest.mark.rule("CI-G60")),
    ],
)
def test_only_with_its_own_type_of_movement(card: str, other: str) -> None:
    own = "water" if other == "land" else "land"
    p = moving(card)
    t.begin_turn(p, ANI)
    q = p.copy()
    t.play(p, f"place {other}-1", "from city", "3")
    assert t.question(p) == "ChooseEnd"
    t.play(q, f"place {own}-1", "from city", "3")
    assert t.question(q) == "TakeStep"


@pytest.mark.rule("CI-G60")
def test_warriors_of_the_city_join_when_it_is_crossed() -> None:
    p = moving("G60")
    t.put(p, ANI, "P01", 1)
    t.begin_turn(p, ANI)
    t.play(p, "place land-1", "from p01", "1", "step city", "3", "step p03", "stop")
    assert t.tiles_with_units(p, ANI) == {"P03"}
    assert (p.seats[ANI].city, p.warriors[t.tile("P03")]) == (0, 4)


@pytest.mark.rule("CI-G60")
def test_heroes_do_not_join() -> None:
    p = moving("G60")
    t.put(p, ANI, "P01", 1)
    t.hero(p, ANI, "H13", "P01")
    t.begin_turn(p, ANI)
    t.play(p, "place land-1", "from city", "3", "step p01")
    assert t.offered(p) == {"0", "1"}
    t.play(p, "1", "step p10", "stop")
    assert t.tiles_with_units(p, ANI) == {"P01", "P10"}  # the hero controls the mine


@pytest.mark.rule("CI-G60", "CI-7.9")
def test_who_does_not_fit_at_the_start_goes_to_the_city() -> None:
    p = moving("G60")
    t.put(p, ANI, "P08", 4)
    t.put(p, ANI, "P01", 4)
    t.creature(p, "P10", "caiman", 4)
    t.begin_turn(p, ANI)
    t.play(p, "place land-1", "from p08", "1", "step p01", "4", "step p10", "stop")
    assert p.group.warriors == 5
    while p.group.kind:
        t.roll_all(p, 6)
    assert t.tiles_with_units(p, ANI) == {"P08"}
    assert p.warriors[t.tile("P08")] == 5  # there is room for only two of the five warriors
    assert p.seats[ANI].city == 3 + 3


@pytest.mark.rule("CI-G60", "CI-7.6")
def test_no_more_join_than_can_go_on() -> None:
    """The only possible next tile is Ani's and has room for two units."""
    p = moving("G60", ranged=2)
    t.put(p, ANI, "P24", 1)
    t.put(p, ANI, "P12", 3)
    t.put(p, ANI, "P19", 3)
    t.put(p, FRANK, "P03", 1)  # Frank's tile, which Ani cannot attack because she is at peace
    t.begin_turn(p, ANI)
    t.play(p, "place land-1", "from p24", "1", "step p12")
    assert t.offered(p) == {"0", "1"}
    t.play(p, "1")
    assert t.offered(p) == {"step p19"}
    t.play(p, "step p19", "stop")
    assert (p.warriors[t.tile("P12")], p.warriors[t.tile("P19")]) == (2, 5)


@pytest.mark.rule("CI-G60", "CI-H03")
def test_a_jump_stays_possible() -> None:
    p = moving("G60", ranged=1)
    t.hero(p, ANI, "H03")
    t.begin_turn(p, ANI)
    t.play(p, "place land-1", "from city", "with a", "2")
    assert t.question(p) == "TakeStep"
    assert {"go p27", "step p01"} <= t.offered(p)
    assert "go p28" not in t.offered(p)  # water
    t.play(p, "go p27")
    assert t.tiles_with_units(p, ANI) == {"P27"}


@pytest.mark.rule("CI-G59", "CI-11.3")
def test_not_when_a_hero_leads_the_way() -> None:
    p = moving("G59")
    t.hero(p, ANI, "H13")
    t.begin_turn(p, ANI)
    q = p.copy()
    t.play(p, "place hero move-hero", "hero b", "2")
    assert t.question(p) == "ChooseEnd"
    t.play(q, "place water-1", "from city", "with b", "2")
    assert t.question(q) == "TakeStep"


@pytest.mark.rule("CI-G60", "CI-7.8")
def test_back_on_a_tile_emptied_on_the_way_is_no_takeover() -> None:
    p = moving("G60")
    t.put(p, ANI, "P08", 1)
    t.begin_turn(p, ANI)
    t.play(p, "place land-1", "from city", "1", "step p08", "1", "step p01", "step p08", "stop")
    assert t.emitted(p, "took") == []
    assert p.warriors[t.tile("P08")] == 2


@pytest.mark.rule("CI-G59", "CI-G38")
def test_the_type_carried_out_counts() -> None:
    p = moving("G59")
    t.god(p, ANI, "G38")
    t.put(p, ANI, "P02", 1)
    t.begin_turn(p, ANI)
    t.play(p, "place land-1")
    q = p.copy()
    t.play(p, "as water", "from city", "3", "step p02", "1", "step p11", "stop")
    assert p.warriors[t.tile("P11")] == 4
    t.play(q, "as land", "from city", "3")
    assert t.question(q) == "ChooseEnd"


@pytest.mark.rule("CI-G60", "CI-G21")
def test_six_with_the_card_that_raises_the_limit() -> None:
    p = moving("G60")
    t.god(p, ANI, "G21")
    t.put(p, ANI, "P01", 5)
    t.begin_turn(p, ANI)
    t.play(p, "place land-1", "from city", "3", "step p01")
    assert t.offered(p) == {"0", "1", "2", "3"}
