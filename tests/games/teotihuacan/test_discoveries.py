"""Discovery tiles (TE-11), royal tiles (TE-12) and technologies (TE-13)."""

from __future__ import annotations

import pytest

from patolli.games.teotihuacan import names
from patolli.games.teotihuacan.game import GAME
from patolli.games.teotihuacan.position import TeotihuacanPosition

from .table import (
    asides,
    begin_turn,
    beside,
    board,
    clear_pyramid,
    give,
    go_on,
    goods,
    in_play,
    kind,
    know,
    lay,
    level,
    logged,
    offered,
    own,
    pile,
    place,
    play,
    points,
    question,
    royal,
    say,
    shown_decorations,
    shown_stones,
    stand,
    steps,
    table,
    temples,
    tiles,
    total,
    used,
    visit,
    why_not,
    workers,
)

PRICES = {
    "m1": {"cocoa": 2, "gold": 1},
    "m2": {"cocoa": 1, "wood": 1},
    "m3": {"cocoa": 1, "wood": 1},
    "m4": {"wood": 1},
    "m5": {"wood": 1},
    "m6": {"wood": 1},
    "m7": {"wood": 1},
    "dvp": {"wood": 1},
    "dres3": {"cocoa": 1},
    "dres2": {},
    "dave": {"cocoa": 1},
    "dtany": {"cocoa": 1},
    "dtblu": {},
    "dtred": {},
    "dtgrn": {},
    "dcoc": {"gold": 1},
    "dpow": {"cocoa": 1},
    "dtwin": {},
    "dfree": {},
    "dleap": {},
    "dhelp": {},
}
COPIES = [1, 2, 2, 3, 3, 3, 3, 3, 2, 2, 3, 3, 2, 2, 2, 3, 3, 3, 3, 3, 3]


@pytest.mark.rule("TE-11.1", "TE-11.2", "TE-11.3")
@pytest.mark.parametrize("tile", names.DISCOVERY_IDS)
def test_every_tile_costs_its_price(tile: str) -> None:
    p = table()
    beside(p, "forest", tile)
    steps(p, 0, 0, 11, 0)
    give(p, 0, **PRICES[tile])
    visit(p, "forest", "worship forest", "benefit discovery")
    assert tiles(p) == [tile]
    assert goods(p) == {}
    for good in PRICES[tile]:
        p = table()
        beside(p, "forest", tile)
        steps(p, 0, 0, 11, 0)
        give(p, 0, **{**PRICES[tile], good: PRICES[tile][good] - 1})
        visit(p, "forest")
        assert why_not(p, "worship forest") == "no-benefit TE-7.6 3"


@pytest.mark.rule("TE-1.6", "TE-11.2", "TE-11.3")
def test_copies_of_the_tiles() -> None:
    p = table()
    assert p.tables.discovery_copies == COPIES
    assert sum(COPIES) == 54


@pytest.mark.rule("TE-11.3", "TE-11.4", "TE-D8")
@pytest.mark.parametrize(
    ("tile", "then", "wanted"),
    [
        ("dvp", [], {"points": {"discoveries": 4}}),
        ("dres3", ["take wood", "take stone", "take stone"], {"goods": {"wood": 1, "stone": 2}}),
        ("dres2", ["take gold", "take gold"], {"goods": {"gold": 2}}),
        ("dave", [], {"avenue": 1}),
        ("dtany", ["climb red"], {"temples": [0, 1, 0], "points": {"temples": 1}}),
        ("dtblu", ["take wood"], {"temples": [1, 0, 0], "goods": {"wood": 1}}),
        ("dtred", [], {"temples": [0, 1, 0], "points": {"temples": 1}}),
        ("dtgrn", [], {"temples": [0, 0, 1], "goods": {"cocoa": 1}}),
        ("dcoc", [], {"goods": {"cocoa": 4}}),
        ("dpow", ["raise mine 2", "raise mine 3"], {"workers": ["mine 4"]}),
    ],
)
def test_what_a_gaining_tile_gives(tile: str, then: list[str], wanted: dict[str, object]) -> None:
    p = table()
    stand(p, 0, "mine 2")
    own(p, 0, tile)
    play(p, f"use {tile}")
    for text in then:
        play(p, text)
    assert question(p) == "ChooseWorker"
    assert goods(p) == wanted.get("goods", {})
    assert points(p) == wanted.get("points", {})
    assert temples(p) == wanted.get("temples", [0, 0, 0])
    assert p.seats[0].avenue == wanted.get("avenue", 0)
    assert workers(p) == wanted.get("workers", ["mine 2"])
    assert tiles(p) == []
    assert used(p) == [tile]
    assert "pass" not in offered(p)


@pytest.mark.rule("TE-11.4", "TE-D8")
def test_gaining_tiles_are_asides_of_every_question_and_answers_at_the_main_points() -> None:
    p = table()
    own(p, 0, "dvp", "dcoc", "dtany", "dpow")
    stand(p, 0, "alchemy 2", "forest 3", "quarry 2")
    assert "use dpow" in offered(p)
    say(p, "worker alchemy 2")
    assert asides(p) == ["use dvp", "use dtany", "use dcoc"]
    assert why_not(p, "use dpow") == f"not-now TE-11.4 {kind('dpow')}"
    say(p, "use dtany")
    assert question(p) == "ClimbAny"
    say(p, "climb red")
    assert question(p) == "ChooseBoard"
    play(p, "go forest")
    assert "use dvp" in offered(p)
    assert why_not(p, "use dpow") == f"not-now TE-11.4 {kind('dpow')}"
    say(p, "use dcoc", "main")
    assert question(p) == "PowerUp"
    assert asides(p) == ["use dvp"]
    say(p, "raise forest 2")
    assert question(p) == "Finish"
    assert offered(p) == ["stop", "use dvp", "use dpow"]
    say(p, "use dvp")
    assert points(p)["discoveries"] == 4
    say(p, "use dpow")
    say(p, "raise quarry 2", "raise quarry 3")
    assert p.turn == 1


@pytest.mark.rule("TE-11.4")
def test_tiles_in_a_pass_turn() -> None:
    p = table()
    own(p, 0, "dpow")
    stand(p, 0, "mine 2 locked", "forest 2 locked", "quarry 4 locked")
    assert why_not(p, "use dpow") == f"without-effect TE-11.4 {kind('dpow')}"
    say(p, "pass")
    assert question(p) == "Finish"
    say(p, "use dpow", "raise mine 2", "raise mine 3")
    assert workers(p) == ["forest 2", "mine 4", "quarry 4"]


@pytest.mark.rule("TE-11.3")
def test_a_tile_claimed_now_may_be_used_now() -> None:
    p = table()
    beside(p, "forest", "dvp")
    give(p, 0, wood=1)
    visit(p, "forest", "worship forest", "benefit discovery")
    assert question(p) == "Finish"
    say(p, "use dvp")
    assert points(p) == {"discoveries": 4}


@pytest.mark.rule("TE-11.5", "TE-11.3", "TE-6.6", "TE-D9")
def test_twin_moves_a_second_worker_along() -> None:
    p = table()
    own(p, 0, "dtwin")
    stand(p, 0, "alchemy 2", "alchemy 4", "alchemy 5")
    say(p, "worker alchemy 2")
    assert offered(p) == ["go forest", "go build", "go deco", "twin 4", "twin 5"]
    say(p, "twin 4")
    assert used(p) == ["dtwin"]
    assert offered(p) == ["go forest", "go build", "go deco"]
    play(p, "go forest")
    assert p.question(0).numbers == [board("forest"), 0]
    say(p, "main")
    assert goods(p) == {"wood": 2}
    assert sorted(offered(p)) == ["raise forest 2", "raise forest 4"]


@pytest.mark.rule("TE-11.5")
def test_the_second_worker_stays_in_the_general_area_when_the_first_worships() -> None:
    p = table()
    own(p, 0, "dtwin")
    stand(p, 0, "alchemy 2", "alchemy 4")
    say(p, "worker alchemy 2", "twin 4", "go forest", "worship forest", "benefit temple")
    assert workers(p) == ["forest 4", "forest locked 2"]


@pytest.mark.rule("TE-11.7", "TE-11.3", "TE-6.4")
def test_leap_reaches_every_board_also_the_one_left() -> None:
    p = table()
    own(p, 0, "dleap", "dtwin")
    stand(p, 0, "alchemy 2", "alchemy 4")
    stand(p, 1, "alchemy 1")
    begin_turn(p, 0)
    say(p, "worker alchemy 2", "leap")
    assert sorted(text for text in offered(p) if text.startswith("go")) == sorted(
        f"go {b}" for b in names.BOARD_IDS
    )
    say(p, "twin 4")
    play(p, "go alchemy")
    assert p.colours == 1  # the two moving workers do not count
    assert used(p) == ["dtwin", "dleap"]


@pytest.mark.rule("TE-11.6", "TE-D15")
def test_free_waives_the_colours_of_a_main_action() -> None:
    p = table()
    own(p, 0, "dfree")
    stand(p, 1, "forest 1")
    stand(p, 2, "forest 1")
    begin_turn(p, 0)
    visit(p, "forest", "main")
    assert goods(p) == {"wood": 1}
    assert used(p) == ["dfree"]
    p = table()
    own(p, 0, "dfree")
    give(p, 0, cocoa=2)
    stand(p, 1, "forest 1")
    begin_turn(p, 0)
    visit(p, "forest", "main")
    assert question(p) == "PayCocoa"
    assert offered(p) == ["pay", "waive"]
    say(p, "pay")
    assert goods(p) == {"wood": 1, "cocoa": 1}
    assert tiles(p) == ["dfree"]


@pytest.mark.rule("TE-11.6", "TE-7.4")
def test_free_waives_all_cocoa_of_one_worship() -> None:
    p = table()
    own(p, 0, "dfree")
    stand(p, 1, "quarry 1 locked")
    beside(p, "quarry", "dtblu")
    begin_turn(p, 0)
    visit(p, "quarry", "worship quarry", "benefit discovery-temple")
    assert tiles(p) == ["dtblu"]
    assert goods(p) == {"cocoa": 1}
    assert logged(p, "waived")[0]["amount"] == 2


@pytest.mark.rule("TE-11.6", "TE-6.5")
def test_free_waives_unlocking_and_the_paid_ascension() -> None:
    p = table()
    own(p, 0, "dfree")
    stand(p, 0, "quarry 1 locked", "mine 5 locked", "forest 1 locked")
    say(p, "unlock", "free mine", "stop")
    assert used(p) == ["dfree"]
    p = table()
    own(p, 0, "dfree", "dpow")
    stand(p, 0, "mine 5")
    say(p, "use dpow", "raise mine 5", "reward at2", "climb red", "climb red")
    assert temples(p) == [0, 2, 0]
    assert "dfree" in used(p)


@pytest.mark.rule("TE-11.6", "TE-D14")
def test_free_waives_a_royal_exchange() -> None:
    p = table()
    own(p, 0, "dfree")
    royal(p, "ra4", "rb6", "rc1")
    visit(p, "palace", "worship palace2", "benefit royal", power=4)
    assert offered(p) == ["0", "waive"]
    say(p, "waive")
    assert offered(p) == ["0", "1", "2", "3", "4"]
    say(p, "4")
    assert goods(p) == {"stone": 4, "gold": 4}


@pytest.mark.rule("TE-11.6")
def test_free_never_pays_a_price_nor_t13() -> None:
    p = table()
    own(p, 0, "dfree")
    beside(p, "forest", "dave")
    visit(p, "forest")
    play(p, "worship forest")
    assert why_not(p, "benefit discovery") == f"price-not-held TE-11.1 {kind('dave')}"
    p = table()
    know(p, 0, "t13")
    own(p, 0, "dfree")
    visit(p, "forest", "main")
    assert p.turn == 1


@pytest.mark.rule("TE-11.7", "TE-D17", "TE-8.3")
def test_help_counts_as_a_worker_in_alchemy() -> None:
    p = table()
    own(p, 0, "dhelp")
    give(p, 0, gold=2)
    visit(p, "alchemy", "main", power=1)
    assert question(p) == "Help"
    assert offered(p) == ["help", "no"]
    say(p, "help")
    assert "learn t09" in offered(p)
    say(p, "learn t15")
    assert workers(p) == ["alchemy 2"]
    assert used(p) == ["dhelp"]


@pytest.mark.rule("TE-11.7", "TE-D17", "TE-8.9", "TE-7.8")
def test_help_is_forced_where_nothing_else_makes_the_action_possible() -> None:
    p = table()
    own(p, 0, "dhelp")
    p.rows = [5, 0, 0]
    give(p, 0, wood=2)
    visit(p, "nobles")
    assert "main" in offered(p)
    play(p, "main")
    assert offered(p) == ["help"]
    assert why_not(p, "no") == "help-needed TE-11.7"
    go_on(p)
    assert p.rows == [5, 1, 0]
    assert points(p)["nobles"] == 5


@pytest.mark.rule("TE-11.7")
def test_help_raises_tiles_and_power_ups_but_never_beyond_three() -> None:
    p = table()
    own(p, 0, "dhelp")
    clear_pyramid(p)
    shown_stones(p, "p31", "p32", "p19")
    stand(p, 0, "forest 2", "build 3", "palace 1")
    give(p, 0, stone=6, cocoa=1)
    say(p, "worker forest 2", "go build", "main", "help", "build p31", "on 1a1", "build p32", "on 1a2")
    assert question(p) == "ChooseStone"
    say(p, "stop")
    assert p.question(0).numbers == [2, 0]
    p = table()
    own(p, 0, "dhelp")
    stand(p, 0, "deco 2", "nobles 3", "nobles 3")
    give(p, 0, wood=2, cocoa=1)
    say(p, "worker deco 2", "go nobles", "main")
    assert question(p) == "PowerUp"
    assert tiles(p) == ["dhelp"]


@pytest.mark.rule("TE-11.3")
@pytest.mark.parametrize("name", ["forest", "quarry", "mine", "deco"])
def test_help_is_for_alchemy_nobles_and_construction_only(name: str) -> None:
    p = table()
    own(p, 0, "dhelp")
    give(p, 0, gold=3)
    visit(p, name, "main")
    assert question(p) != "Help"


# ---- royal tiles ----------------------------------------------------------------------------------------


def worship(p: TeotihuacanPosition, tile: str, power: int, *texts: str) -> None:
    category = {"a": 0, "b": 1, "c": 2}[tile[1]]
    others = ["ra4", "rb2", "rc1"]
    others[category] = tile
    royal(p, *others)
    visit(p, "palace", f"worship palace{category + 1}", "benefit royal", *texts, power=power)


@pytest.mark.rule("TE-12.1")
@pytest.mark.parametrize("power", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("has", [0, 2, 6])
def test_royal_tiles_that_score(power: int, has: int) -> None:
    p = table()
    know(p, 0, *["t01", "t03", "t05", "t09", "t15", "t17"][:has])
    before = goods(p)
    worship(p, "ra4", power)
    assert points(p) == ({"royal": 2 * min(has, power)} if has else {})
    assert before == {}
    p = table()
    p.seats[0].track = has
    worship(p, "ra5", power)
    assert total(p) == 2 * min(has, power)
    p = table()
    p.seats[0].avenue = has
    worship(p, "ra9", power)
    assert total(p) == min(has, power + 1)


@pytest.mark.rule("TE-12.2", "TE-D14")
@pytest.mark.parametrize(("tile", "one", "two"), [("rb2", "wood", "stone"), ("rb6", "stone", "gold")])
def test_royal_exchanges_of_cocoa(tile: str, one: str, two: str) -> None:
    p = table()
    give(p, 0, cocoa=5)
    worship(p, tile, 3)
    assert offered(p) == ["0", "1", "2", "3"]
    say(p, "2")
    assert goods(p) == {"cocoa": 3, one: 2, two: 2}
    p = table()
    give(p, 0, cocoa=1)
    worship(p, tile, 3)
    assert offered(p) == ["0", "1"]
    assert why_not(p, "2") == "cocoa-for-goods TE-12.2 2 1"


@pytest.mark.rule("TE-12.2", "TE-D14")
def test_the_royal_mix() -> None:
    p = table()
    give(p, 0, cocoa=2, wood=1, gold=1)
    worship(p, "rb7", 4)
    assert offered(p) == ["0", "1"]
    say(p, "1")
    assert question(p) == "GiveResource"
    assert offered(p) == ["give wood", "give gold"]
    assert why_not(p, "give stone") == "not-held TE-12.2 1 0"
    say(p, "give wood", "take stone", "take stone", "take gold", "take wood")
    assert goods(p) == {"cocoa": 1, "wood": 1, "stone": 2, "gold": 2}
    p = table()
    give(p, 0, cocoa=2)
    royal(p, "ra4", "rb7", "rc1")
    visit(p, "palace", "worship palace2", power=4)
    play(p, "benefit royal")
    assert offered(p) == ["0"]
    assert why_not(p, "1") == "not-held TE-12.2 1 0"


@pytest.mark.rule("TE-12.3", "TE-D14")
def test_royal_cocoa_and_selling() -> None:
    p = table()
    worship(p, "rc1", 4)
    assert goods(p) == {"cocoa": 5}
    p = table()
    give(p, 0, wood=2, stone=1, gold=5)
    worship(p, "rc3", 3)
    assert offered(p) == ["0", "1", "2"]
    assert why_not(p, "3") == "not-held-to-sell TE-12.3 3 2"
    say(p, "1")
    assert offered(p) == ["0", "1"]
    say(p, "0")
    assert offered(p) == ["0", "1", "2"]
    say(p, "2")
    assert goods(p) == {"wood": 1, "stone": 1, "gold": 3, "cocoa": 6}


@pytest.mark.rule("TE-12.3", "TE-E13", "TE-D14")
def test_royal_climbing() -> None:
    p = table()
    give(p, 0, cocoa=5)
    worship(p, "rc8", 3)
    assert offered(p) == ["0", "1", "2"]
    say(p, "2", "climb red", "climb red")
    assert temples(p) == [0, 2, 0]
    assert goods(p) == {"cocoa": 3}
    p = table()
    give(p, 0, cocoa=5)
    worship(p, "rc8", 1)
    assert goods(p) == {"cocoa": 5}
    assert p.turn == 0  # the player may still pay to unlock a worker


# ---- technologies ---------------------------------------------------------------------------------------


@pytest.mark.rule("TE-13.1")
@pytest.mark.parametrize(
    ("here", "there", "gets"),
    [
        ("mine", "palace", 1),
        ("mine", "quarry", 1),
        ("nobles", "quarry", 1),
        ("palace", "quarry", 0),
        ("nobles", "mine", 0),
    ],
)
def test_t01_pays_for_moving_onto_or_past_palace(here: str, there: str, gets: int) -> None:
    p = table()
    know(p, 0, "t01")
    stand(p, 0, f"{here} 3")
    say(p, f"worker {here} 3")
    play(p, f"go {there}")
    assert goods(p) == ({"cocoa": gets} if gets else {})


@pytest.mark.rule("TE-13.1")
@pytest.mark.parametrize(("there", "gets"), [("palace", 1), ("quarry", 0), ("mine", 0)])
def test_t01_with_a_leap_only_when_landing_on_palace(there: str, gets: int) -> None:
    p = table()
    know(p, 0, "t01")
    own(p, 0, "dleap", "dtwin")
    stand(p, 0, "mine 3", "mine 2")
    say(p, "worker mine 3", "leap", "twin 2")
    play(p, f"go {there}")
    assert goods(p) == ({"cocoa": gets} if gets else {})


@pytest.mark.rule("TE-13.1")
def test_t01_pays_once_for_two_workers_and_before_the_action() -> None:
    p = table()
    know(p, 0, "t01")
    own(p, 0, "dtwin")
    stand(p, 0, "mine 3", "mine 2")
    stand(p, 1, "quarry 1")
    begin_turn(p, 0)
    say(p, "worker mine 3", "twin 2")
    play(p, "go quarry")
    assert goods(p) == {"cocoa": 1}
    assert "main" in offered(p)


@pytest.mark.rule("TE-13.2")
def test_t03_t05_t07() -> None:
    for name, good in (("forest", "wood"), ("quarry", "stone"), ("mine", "gold")):
        p = table()
        know(p, 0, "t05", "t07")
        visit(p, name, "main", power=2)
        assert goods(p) == {good: 2, "cocoa": 1}
        assert points(p) == {"technologies": 1}
    p = table()
    know(p, 0, "t03")
    give(p, 0, wood=2, gold=2)
    visit(p, "nobles", "main")
    assert points(p) == {"nobles": 3, "technologies": 3}
    p = table()
    know(p, 0, "t03", "t05", "t07")
    shown_decorations(p, "k01")
    give(p, 0, gold=3)
    visit(p, "deco", "main", "side top")
    assert points(p) == {"decorations": 3}


@pytest.mark.rule("TE-13.3")
def test_t09_t11_t17() -> None:
    p = table()
    know(p, 0, "t09")
    shown_decorations(p, "k01")
    give(p, 0, gold=3)
    visit(p, "deco", "main", "side top")
    assert points(p) == {"decorations": 3, "technologies": 4}
    p = table()
    clear_pyramid(p)
    know(p, 0, "t11", "t17")
    shown_stones(p, "p31", "p32")
    stand(p, 0, "forest 2", "build 3")
    give(p, 0, stone=4, cocoa=1)
    say(p, "worker forest 2", "go build", "main", "build p31", "on 1a1", "build p32", "on 1a2")
    assert question(p) == "ClimbAny"
    assert points(p)["technologies"] == 3
    say(p, "climb red")
    assert temples(p) == [0, 1, 0]


@pytest.mark.rule("TE-13.4", "TE-D27")
def test_t13_sells_one_more_power_up() -> None:
    p = table()
    know(p, 0, "t13")
    stand(p, 0, "alchemy 2", "forest 3")
    give(p, 0, cocoa=3)
    say(p, "worker alchemy 2", "go forest", "main", "raise forest 2")
    assert question(p) == "PowerUp"
    assert p.question(0).numbers == [1, 1]
    assert offered(p) == ["raise forest 3", "pass"]
    say(p, "raise forest 3")
    assert goods(p) == {"wood": 2, "cocoa": 1}
    assert workers(p) == ["forest 3", "forest 4"]
    assert p.turn == 1
    p = table()
    know(p, 0, "t13")
    give(p, 0, cocoa=1)
    visit(p, "forest", "main")
    say(p, "pass")
    assert goods(p) == {"wood": 1, "cocoa": 1}


@pytest.mark.rule("TE-13.4", "TE-10.2")
def test_t13_needs_cocoa_a_power_up_and_a_worker() -> None:
    p = table()
    know(p, 0, "t13")
    visit(p, "forest", "main")
    assert p.turn == 1
    p = table()
    know(p, 0, "t13")
    give(p, 0, cocoa=1)
    visit(p, "forest", "main", "reward ac5", power=5)
    assert p.turn == 1
    p = table()
    in_play(p, "t01", "t03", "t05", "t13", "t15", "t17")
    know(p, 0, "t13")
    give(p, 0, cocoa=1, gold=2)
    visit(p, "alchemy", "main", "learn t15", power=4)
    assert p.turn == 1


@pytest.mark.rule("TE-13.5", "TE-D21")
def test_t15_is_a_worker_and_a_discount() -> None:
    p = table()
    clear_pyramid(p)
    know(p, 0, "t15")
    shown_stones(p, "p31", "p32")
    give(p, 0, stone=3)
    visit(p, "build", "main", "build p31", "on 1a1")
    assert question(p) == "Discount"
    assert offered(p) == ["save stone", "save nothing"]
    assert why_not(p, "save wood") == "nothing-to-save TE-13.5 0"
    say(p, "save nothing")
    assert goods(p) == {"stone": 1}
    assert question(p) == "ChooseStone"
    say(p, "build p32", "on 1a2")
    assert goods(p) == {}
    assert p.seats[0].track == 2


@pytest.mark.rule("TE-13.5")
def test_the_discount_may_be_wood_and_may_make_a_tile_possible() -> None:
    p = table()
    clear_pyramid(p)
    lay(p, *level(1))
    know(p, 0, "t15")
    shown_stones(p, "p01")
    give(p, 0, stone=2)
    visit(p, "build")
    assert "main" in offered(p)
    play(p, "main")
    go_on(p, until="on 2a1")
    play(p, "on 2a1")
    assert offered(p) == ["save wood"]
    assert why_not(p, "save nothing") == "discount-needed TE-13.5 1 2"
    play(p, "save wood")
    assert goods(p) == {}


# ---- the requirements of a chosen action
# ---------------------------------------------------------------------

CHOSEN = [
    # the previous board, the board, the player's goods, the tile that would use them, and the earlier moves
    ("deco", "nobles", {"wood": 2, "cocoa": 1}, "dvp", ["main"]),
    ("build", "deco", {"gold": 3}, "dcoc", ["main"]),
    ("build", "deco", {"gold": 3}, "dcoc", ["main", "decorate k01"]),
    ("quarry", "alchemy", {"gold": 1}, "dcoc", ["main"]),
    ("forest", "build", {"stone": 2, "wood": 1}, "dvp", ["main"]),
    ("forest", "build", {"stone": 2, "wood": 1}, "dvp", ["main", "build p01"]),
    ("mine", "palace", {"cocoa": 1, "wood": 1}, "dvp", ["worship palace2", "benefit royal", "1"]),
]


def chosen(before: str, at: str, has: dict[str, int], tile: str, more: dict[str, int]) -> TeotihuacanPosition:
    p = table()
    royal(p, "ra4", "rb7", "rc1")
    beside(p, "palace", None)
    if at == "build":
        lay(p, *(name for name in level(1) if p.stones[place(name)] < 0))
    shown_decorations(p, "k01", "k02")
    stand(p, 0, f"{before} 3", *(["nobles 3", "nobles 3"] if at == "nobles" else []))
    p.rows = [0, 0, 3] if at == "nobles" else [0, 0, 0]
    give(p, 0, **has)
    give(p, 0, **more)
    own(p, 0, "dtblu")
    steps(p, 0, 3, 0, 0)
    pile(p, "blue4", tile, "dtwin")
    say(p, f"worker {before} 3")
    play(p, f"go {at}")
    return p


@pytest.mark.rule("TE-11.4", "TE-11.1", "TE-7.8", "TE-I3", "TE-I17")
@pytest.mark.parametrize(("before", "at", "has", "tile", "moves"), CHOSEN)
def test_what_a_chosen_action_needs_buys_no_tile(
    before: str, at: str, has: dict[str, int], tile: str, moves: list[str]
) -> None:
    p = chosen(before, at, has, tile, {})
    for text in moves:
        play(p, text)
    asked = question(p)
    play(p, "use dtblu")
    assert offered(p) == ["printed", "claim dtwin"]
    assert why_not(p, f"claim {tile}") == f"needed-for-action TE-11.1 {kind(tile)}"
    play(p, "claim dtwin")
    assert question(p) == asked
    while p.turn == 0 and question(p) != "Finish":
        play(p, offered(p)[0])
    assert GAME.faults(p) == []
    spare = {"gold": 3} if tile == "dcoc" else {"wood": 3}
    p = chosen(before, at, has, tile, spare)
    for text in moves:
        play(p, text)
    play(p, "use dtblu")
    assert f"claim {tile}" in offered(p)


@pytest.mark.rule("TE-11.4", "TE-7.3", "TE-I3")
def test_a_worship_that_can_no_longer_be_paid_is_chosen_again() -> None:
    p = table()
    stand(p, 0, "palace 3")
    stand(p, 1, "quarry 2 locked")
    beside(p, "quarry", None)
    give(p, 0, cocoa=1)
    own(p, 0, "dtblu")
    steps(p, 0, 3, 0, 0)
    pile(p, "blue4", "dave")
    begin_turn(p, 0)
    say(p, "worker palace 3")
    play(p, "go quarry")
    play(p, "worship quarry")
    play(p, "use dtblu")
    play(p, "claim dave")
    assert question(p) == "ChooseAction"
    assert why_not(p, "worship quarry") == "cocoa-to-displace TE-7.3 1 0"
    assert goods(p) == {}


@pytest.mark.rule("TE-11.7", "TE-8.9")
def test_help_is_one_worker_and_no_more() -> None:
    p = table()
    own(p, 0, "dhelp")
    p.rows = [5, 4, 0]
    give(p, 0, wood=2)
    visit(p, "nobles")
    assert why_not(p, "main") == f"not-possible TE-7.8 5 {names.OBSTACLES.index('rows')} 0 0"


@pytest.mark.rule("TE-9.7", "TE-10.4")
@pytest.mark.parametrize("free", [0, 1, 2])
def test_one_temple_is_enough_to_climb(free: int) -> None:
    p = table()
    p.seats[0].temples = [11, 11, 11]
    p.seats[0].temples[free] = 5
    stand(p, 0, "mine 5")
    own(p, 0, "dpow")
    say(p, "use dpow", "raise mine 5")
    assert "reward at1" in offered(p)
