"""The typed tables contain the numbers in the rules, and an owner's changes are limited."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from patolli.games.tzolkin import names
from patolli.games.tzolkin.components.loader import LOADER
from patolli.games.tzolkin.components.tables import Components
from patolli.games.tzolkin.names import (
    AGE_1,
    AGE_2,
    BUILD,
    CHAAC,
    CHICHEN,
    CITY,
    CORN,
    END_OF_AGE,
    FARM,
    FEED_DISCOUNT,
    FEED_FREE,
    GAIN,
    GAIN_ANY,
    GOLD,
    KUKULCAN,
    MID_AGE,
    NO_GOOD,
    POINTS,
    QUETZALCOATL,
    SHRINE,
    SKULL,
    STEP_UP,
    STEP_UP_ANY,
    STONE,
    THEOLOGY,
    TOMB,
    WOOD,
    WORKER,
)
from patolli.kernel.box import BoxError


@pytest.fixture
def c() -> Components:
    return LOADER.printed()


def raw() -> dict[str, Any]:
    return tomllib.loads(
        files("patolli.games.tzolkin").joinpath("components.toml").read_text(encoding="utf-8")
    )


def building(name: str) -> int:
    return names.BUILDING_IDS.index(name)


def test_printed_components_are_read_once(c: Components) -> None:
    assert LOADER.printed() is c
    assert LOADER.from_owner("") is not c
    assert LOADER.from_owner("").digest == c.digest


def test_the_digest_of_the_printed_components(c: Components) -> None:
    """Game records contain this digest.

    If a printed value is corrected, the digest must be updated here.
    """
    assert c.digest == "357c6082c377eb35"


def test_every_field_is_filled(c: Components) -> None:
    for field in Components.__annotations__:
        assert getattr(c, field) is not None, field


def test_wheels_tz_1_2(c: Components) -> None:
    """TZ-1.2, TZ-6.5, TZ-12.5: positions, free-choice spaces, and spaces where a worker prevents advancing
    two days.
    """
    assert c.positions == [10, 10, 10, 10, 13]
    assert c.top_space == [7, 7, 7, 7, 10]
    assert c.last_action == [5, 5, 5, 5, 9]
    for wheel in range(CHICHEN):
        assert [space for space, free in enumerate(c.free_choice[wheel]) if free] == [6, 7]
    assert [space for space, free in enumerate(c.free_choice[CHICHEN]) if free] == [10]
    assert c.blocking_space == [6, 6, 6, 6, 9]


def test_numbers_of_components_tz_1_5(c: Components) -> None:
    """TZ-1.3, TZ-1.4, TZ-1.5: the contents of the box."""
    assert c.calendar_teeth == 26
    assert c.skulls == 13
    assert (
        len(c.building_age) == len(c.building_kind) == len(c.building_cost) == len(c.building_effects) == 32
    )
    assert c.building_age.count(AGE_1) == 14
    assert c.building_age.count(AGE_2) == 18
    assert len(c.monument_rule) == len(c.monument_cost) == len(c.monument_scale) == 13
    assert len(c.wealth_effects) == len(c.wealth_wheel) == len(c.wealth_space) == 21


def test_the_inventory_agrees_with_the_tables_tz_1_5(c: Components) -> None:
    """TZ-1.5: no rule reads the list of components, but it must agree with the tables."""
    counts = raw()["physical_counts"]
    assert counts["buildings"] == len(c.building_age)
    assert counts["monuments"] == len(c.monument_rule)
    assert counts["wealth_tiles"] == len(c.wealth_wheel)
    assert counts["skulls"] == c.skulls
    assert counts["workers"] == c.workers_most * names.MOST_PLAYERS
    assert counts["player_markers"] == (names.TEMPLES + names.TECHNOLOGIES) * names.MOST_PLAYERS
    jungle = range(2, c.last_action[names.PALENQUE] + 1)
    stacks = c.jungle_stacks[names.MOST_PLAYERS]
    assert counts["corn_harvest_tiles"] == stacks * len(jungle) == 16
    assert (
        counts["wood_harvest_tiles"] == stacks * sum(c.wood_of_harvest[space] > 0 for space in jungle) == 12
    )
    assert counts["harvest_tiles"] == counts["corn_harvest_tiles"] + counts["wood_harvest_tiles"]


def test_the_ids_of_the_file_are_those_of_the_program() -> None:
    ids = raw()["ids"]
    assert ids["wheels"] == names.WHEEL_IDS
    assert ids["temples"] == names.TEMPLE_IDS
    assert ids["technologies"] == names.TECHNOLOGY_IDS
    assert ids["building_kinds"] == names.KIND_IDS
    assert ids["resources"] == names.RESOURCE_IDS
    assert sorted(ids["goods"]) == sorted(names.GOOD_IDS)
    vocabulary = set(raw()["effect_vocabulary"]) - {"source", "confidence"}
    assert vocabulary == set(names.EFFECT_IDS)


def test_set_up_by_number_of_players_tz_2_1(c: Components) -> None:
    """TZ-2.1, TZ-2.2, TZ-2.3, TZ-2.7, TZ-2.8, TZ-2.11: the set-up for each number of players."""
    assert c.monuments_on_board[2:] == [4, 5, 6]
    assert c.jungle_stacks[2:] == [2, 3, 4]
    assert c.neutral_workers[2:] == [12, 6, 0]
    assert c.buildings_on_display[2:] == [6, 6, 6]
    assert c.wealth_dealt[2:] == [4, 4, 4]
    assert c.wealth_kept[2:] == [2, 2, 2]


def test_players_start_tz_2_5(c: Components) -> None:
    """TZ-2.5: players start with three of their six workers, no goods, and the light side of the board."""
    assert (c.workers_at_start, c.workers_most) == (3, 6)
    assert c.goods_at_start == [0, 0, 0, 0, 0]
    assert (c.points_at_start, c.level_at_start, c.light_at_start) == (0, 0, True)
    assert c.temple_start == [1, 1, 1]


def test_neutral_workers_tz_2_10(c: Components) -> None:
    """TZ-2.10, TZ-E1: on the small wheels, the opposite space is five spaces further.

    No two workers get the same space.
    """
    assert c.opposite == [5, 5, 5, 5, 0]
    assert (5 + c.opposite[names.PALENQUE]) % c.positions[names.PALENQUE] == 0
    for wheel in range(CHICHEN):
        assert [s for w, s in zip(c.wealth_wheel, c.wealth_space, strict=True) if w == wheel] == [1, 3, 5, 7]
    assert [s for w, s in zip(c.wealth_wheel, c.wealth_space, strict=True) if w == CHICHEN] == [
        0,
        3,
        5,
        7,
        10,
    ]


def test_begging_placing_picking_up_tz_5_5(c: Components) -> None:
    """TZ-4.1, TZ-5.5, TZ-E5, TZ-6.3, TZ-6.5: the prices of begging, placing and picking up."""
    assert (c.beg_up_to, c.corn_after_begging) == (2, 3)
    assert c.crew_surcharge[1:] == [0, 1, 3, 6, 10, 15]
    assert (c.step_back_cost, c.free_choice_cost) == (1, 0)


def test_palenque_tz_7_3(c: Components) -> None:
    """TZ-7.1, TZ-7.2, TZ-7.3."""
    assert c.corn_of_harvest == [0, 3, 4, 5, 7, 9]
    assert c.wood_of_harvest == [0, 0, 0, 2, 3, 4]


def test_yaxchilan_tz_8_1(c: Components) -> None:
    """TZ-8.1."""
    given = [{g: n for g, n in enumerate(goods) if n} for goods in c.goods_of_yaxchilan]
    assert given == [
        {},
        {WOOD: 1},
        {STONE: 1, CORN: 1},
        {GOLD: 1, CORN: 2},
        {SKULL: 1},
        {GOLD: 1, STONE: 1, CORN: 2},
    ]


def test_tikal_tz_9_1(c: Components) -> None:
    """TZ-9.1, TZ-9.2, TZ-9.3, TZ-9.4, TZ-9.8: what each space of Tikal allows."""
    assert c.advances_of_tikal == [0, 1, 0, 2, 0, 0]
    assert c.buildings_of_tikal == [0, 0, 1, 0, 2, 0]
    assert c.monuments_of_tikal == [0, 0, 0, 0, 1, 0]
    assert (c.temples_of_tikal, c.temple_cost_of_tikal) == (2, 1)


def test_uxmal_tz_10_1(c: Components) -> None:
    """TZ-10.1, TZ-10.2, TZ-10.3, TZ-10.4, TZ-10.5: the prices and gains of Uxmal."""
    assert (c.temples_of_uxmal, c.temple_cost_of_uxmal) == (1, 3)
    assert c.market_rate == [2, 3, 4]
    assert c.workers_of_uxmal == 1
    assert c.corn_for_resource == 2
    assert c.paid_action_cost == 1
    assert c.reachable_by_paid_action == [True, True, True, True, False]


def test_chichen_itza_tz_11_2(c: Components) -> None:
    """TZ-11.2: the values equal those in the rules."""
    assert c.points_of_offering[1:] == [4, 5, 6, 7, 8, 8, 10, 11, 13]
    assert c.temple_of_offering[1:] == [CHAAC] * 3 + [KUKULCAN] * 3 + [QUETZALCOATL] * 3
    assert c.steps_of_offering[1:] == [1] * 9
    assert c.resources_of_offering[1:] == [0, 0, 0, 0, 0, 1, 0, 1, 1]


def test_calendar_and_food_days_tz_17_1(c: Components) -> None:
    """TZ-5.4, TZ-13.1, TZ-17.1, TZ-17.4, TZ-18.1, TZ-19.2: the days on which something happens."""
    assert c.starting_space_cost == 0
    assert c.corn_of_unclaimed_round == 1
    assert c.food_day == [7, 13, 20, 26]
    assert c.food_day_kind == [MID_AGE, END_OF_AGE, MID_AGE, END_OF_AGE]
    assert c.food_day_age == [AGE_1, AGE_1, AGE_2, AGE_2]
    assert c.food_day[c.age_change] == 13
    assert c.days_after_last_food_day == 1
    assert (c.corn_per_worker, c.points_lost_per_unfed_worker) == (2, 3)


def test_temples_tz_14_1(c: Components) -> None:
    """TZ-14.1: the values equal those in the rules."""
    assert c.temple_top == [6, 8, 7]
    assert c.temple_points[CHAAC] == [-1, 0, 2, 4, 6, 7, 8]
    assert c.temple_points[QUETZALCOATL] == [-2, 0, 1, 2, 4, 6, 9, 12, 13]
    assert c.temple_points[KUKULCAN] == [-3, 0, 1, 3, 5, 7, 9, 10]
    goods = [{step: good for step, good in enumerate(steps) if good != NO_GOOD} for steps in c.temple_good]
    assert goods == [{2: STONE, 4: STONE}, {3: GOLD, 5: GOLD}, {2: WOOD, 4: WOOD, 5: SKULL}]
    assert c.highest_bonus[AGE_1] == [6, 2, 4]
    assert c.highest_bonus[AGE_2] == [2, 6, 4]


def test_technologies_tz_15_2(c: Components) -> None:
    """TZ-15.2, TZ-15.3: the levels cost one, two and three resources, and the bonus costs one."""
    assert c.technology_cost == [[1, 2, 3, 1]] * 4
    assert c.technology_bonus == [(STEP_UP_ANY, 1, 0), (GAIN_ANY, 2, 0), (POINTS, 3, 0), (GAIN, SKULL, 1)]


def test_agriculture_tz_15_5(c: Components) -> None:
    """TZ-15.5, TZ-E20."""
    assert c.harvest_bonus == [0, 1, 1, 3]
    assert c.harvest_without_tile == [False, False, True, True]
    assert c.fish_bonus == [0, 0, 1, 1]
    assert [corn + c.harvest_bonus[3] for corn in c.corn_of_harvest[2:]] == [7, 8, 10, 12]


def test_extraction_tz_15_6(c: Components) -> None:
    """TZ-15.6."""
    assert c.extraction_bonus == [[0, 0, 0], [1, 0, 0], [1, 1, 0], [1, 1, 1]]


def test_architecture_tz_15_8(c: Components) -> None:
    """TZ-15.8."""
    assert c.build_corn == [0, 1, 1, 1]
    assert c.build_points == [0, 0, 2, 2]
    assert c.build_discount == [0, 0, 0, 1]
    assert c.build_discount_corn == [0, 0, 0, 2]


def test_theology_tz_15_11(c: Components) -> None:
    """TZ-15.11, TZ-15.12."""
    assert c.next_higher_action == [False, True, True, True]
    assert c.offering_step_cost == c.offering_steps == [0, 0, 1, 1]
    assert c.skull_bonus == [0, 0, 0, 1]


def test_farms_tz_16_4(c: Components) -> None:
    """TZ-16.4: the farms, and the number of workers fed by each."""
    for names_of, effect in (
        (("B01", "B02", "B03"), (FEED_FREE, 1, 0)),
        (("B15", "B16", "B17"), (FEED_FREE, 3, 0)),
        (("B04", "B05"), (FEED_DISCOUNT, 1, 0)),
    ):
        for name in names_of:
            assert c.building_effects[building(name)] == [effect]
            assert c.building_kind[building(name)] == FARM
    assert c.building_kind.count(FARM) == 8
    w14 = names.WEALTH_IDS.index("W14")
    assert c.wealth_effects[w14] == [(GAIN, WOOD, 1), (GAIN, CORN, 3), (FEED_FREE, 1, 0)]


def test_buildings_of_the_examples_tz_16_1(c: Components) -> None:
    """TZ-16.1, TZ-E14, TZ-E28, TZ-E30, TZ-E34: the buildings used in the examples of the rules."""
    assert c.building_cost[building("B04")] == [4, 0, 0]
    assert c.building_effects[building("B12")] == [(STEP_UP_ANY, 1, 0), (BUILD, 0, 0)]
    assert c.building_cost[building("B13")] == [0, 0, 1]
    assert c.building_effects[building("B13")] == [(names.ADVANCE, names.ARCHITECTURE, 1)]
    assert c.building_effects[building("B23")] == [(WORKER, 1, 0), (POINTS, 6, 0)]
    assert c.building_effects[building("B25")] == [(names.PAID_ACTION, 1, 0), (POINTS, 2, 0)]
    assert c.building_effects[building("B26")] == [
        (STEP_UP, CHAAC, 1), (STEP_UP, QUETZALCOATL, 1), (STEP_UP, KUKULCAN, 1), (POINTS, 3, 0),
    ]  # fmt: skip
    assert c.building_effects[building("B27")] == [(STEP_UP, CHAAC, 2), (POINTS, 2, 0)]
    for cost in c.building_cost:
        assert len(cost) == 3
        assert sum(cost) > 0


def test_monuments_tz_16_8(c: Components) -> None:
    """TZ-1.6, TZ-16.7, TZ-16.8, TZ-E24: frames, costs and points."""
    assert c.monument_frame == [TOMB] * 5 + [CITY] * 4 + [SHRINE] * 4
    assert c.monument_cost[12] == [0, 0, 4, 1]
    assert [cost[SKULL] for cost in c.monument_cost[:12]] == [0] * 12
    assert [c.monument_kind[m] for m in (0, 5, 9)] == [TOMB, CITY, SHRINE]
    assert [m for m in range(13) if c.monument_rule[m] == names.PER_KIND] == [0, 5, 9]
    assert c.monument_points == [4, 2, 0, 4, 4, 4, 0, 3, 0, 4, 3, 0, 3]
    scales = {m: scale for m, scale in enumerate(c.monument_scale) if scale}
    assert scales == {2: [0, 0, 6, 5, 4], 6: [0, 0, 0, 0, 6, 12, 18], 8: [0, 9, 20, 33, 33]}


def test_final_scoring_tz_19_3(c: Components) -> None:
    """TZ-19.3: a quarter point for each corn, three points for each skull."""
    assert c.quarters_per_corn == 1
    assert c.points_per_skull == 3


def test_an_owner_replaces_one_value(c: Components) -> None:
    mine = LOADER.from_owner("[market]\ngold = 5")
    assert mine.market_rate == [2, 3, 5]
    assert mine.replaced == ["market.gold"]
    assert mine.confidence("market") == "owner"
    assert mine.digest != c.digest
    assert c.market_rate == [2, 3, 4]
    assert c.confidence("market") == "two-sources"
    assert c.confidence("wheels.tikal") == "seed"
    assert c.confidence("wheels.tikal.teeth") == "two-sources"
    assert "market" in [path for path, _, _ in c.uncertain()]
    assert "market" not in [path for path, _, _ in mine.uncertain()]


def test_an_owner_replaces_tiles_temples_and_levels() -> None:
    mine = LOADER.from_owner(
        """
        [[buildings]]
        id = "B29"
        cost = { gold = 2 }
        effects = [{ op = "gain", skull = 1, corn = 2 }, { op = "tech", track = "theology", steps = 2 }]

        [temples.chaac]
        top_step = 2
        steps = [
          { step = 0, vp = -5, good = "none" },
          { step = 1, vp = 0, good = "corn" },
          { step = 2, vp = 9, good = "gold" },
        ]

        [technologies.theology]
        effects = [
          { level = 3, op = "next_higher_action", offset = 1 },
          { level = 2, op = "offering_step", cost_any_resource = 2, steps = 1 },
          { level = 1, op = "skull_bonus", skull = 1 },
        ]

        [final_scoring]
        corn_per_vp = 2
        """
    )
    assert mine.building_cost[building("B29")] == [0, 0, 2]
    gained = [(GAIN, SKULL, 1), (GAIN, CORN, 2), (names.ADVANCE, THEOLOGY, 2)]
    assert mine.building_effects[building("B29")] == gained
    assert (mine.temple_top[CHAAC], mine.temple_points[CHAAC]) == (2, [-5, 0, 9])
    assert mine.temple_good[CHAAC] == [NO_GOOD, CORN, GOLD]
    assert mine.next_higher_action == [False, False, False, True]
    assert mine.offering_step_cost == [0, 0, 2, 2]
    assert mine.skull_bonus == [0, 1, 1, 1]
    assert mine.quarters_per_corn == 2
    assert len(mine.replaced) == 6


def steps(count: int, more: str = "") -> str:
    rows = ", ".join(f'{{ step = {step}, vp = 1, good = "none"{more} }}' for step in range(count))
    return f"[temples.chaac]\nsteps = [{rows}]"


TIKAL = """[wheels.tikal]
actions = [
  {space=1, kind="advance_tech", steps_min=1, steps_max=1},
  {space=2, kind="%s", buildings_max=1, monuments_max=0, pay="resources"},
  {space=3, kind="advance_tech", steps_min=1, steps_max=2},
  {space=4,kind="build",buildings_max=2,monuments_max=%s,exclusive=true,architecture_uses=1, pay="resources"},
  {space=5, kind="temple_steps", temples=%s, distinct=true, cost_any_resource=1},
]"""


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("[market]\nwood = 0", "market.wood must be"),
        ("[market]\nskull = 3", "market.skull is not a key"),
        ("[makret]\nwood = 3", "makret is not a table"),
        ("[setup.players_5]\nplayers = 5", "setup.players_5 is not a table"),
        ("[setup.players_2]\nplayers = 3", "setup.players_2.players must stay 2"),
        ("[setup.players_2]\nneutral_workers = 14", "setup.players_2.neutral_workers must be"),
        ("[setup.players_4]\nwealth_dealt_each = 6", "setup.players_4.wealth_dealt_each must be"),
        ("[setup.players_4]\nwealth_kept_each = 5", "setup.players_4.wealth_kept_each must be"),
        ("[setup.players_3]\nbuildings_on_display = 15", "setup.players_3.buildings_on_display must be"),
        ("[setup.players_3]\nmonuments_on_board = 14", "setup.players_3.monuments_on_board must be"),
        ("[player_start]\nworkers = 7", "player_start.workers must be"),
        ("[player_start]\nworkers_max = 7", "player_start.workers_max is more than"),
        ("[player_start]\nskull = 4", "player_start.skull is more than"),
        ('[player_start]\nboard_side = "red"', "player_start.board_side must be one of"),
        ("[placement]\ncrew_cost_total = [0, 0, 1, 3, 6, 10]", "placement.crew_cost_total needs 7 entries"),
        ("[placement]\ncrew_cost_total = [0, 1, 1, 3, 6, 10, 15]", "placement.crew_cost_total must begin"),
        ("[placement]\ncrew_cost_total = [0, 0, 3, 1, 6, 10, 15]", "placement.crew_cost_total must not fall"),
        ("[begging]\ncorn_after = 2", "begging.corn_after must be"),
        ("[begging]\nmax_corn_to_beg = 1", "begging.max_corn_to_beg is too low"),
        ("[begging]\ntemple_steps_down = 2", "begging.temple_steps_down must stay 1"),
        ("[wheels.palenque]\nteeth = 7", "wheels.palenque.teeth must be"),
        ("[wheels.palenque]\ntop_space = 8", "wheels.palenque.free_choice_spaces must be"),
        ("[wheels.uxmal]\nfree_choice_spaces = [5, 6]", "wheels.uxmal.free_choice_spaces must be"),
        (
            "[wheels.chichen]\nreachable_by_uxmal5 = true",
            "wheels.chichen.reachable_by_uxmal5 must stay false",
        ),
        ("[wheels.tikal]\ndouble_advance_blocking_space = 7", "wheels.tikal.double_advance_blocking_space"),
        (TIKAL % ("market", 1, 2), 'wheels.tikal.actions[1].kind must stay "build"'),
        (TIKAL % ("build", 2, 2), "wheels.tikal.actions[3].monuments_max must stay 1"),
        (TIKAL % ("build", 1, 4), "wheels.tikal.actions[4].temples must be"),
        (
            "[neutral_placement]\nopposite_offset_small_wheel = 10",
            "neutral_placement.opposite_offset_small_wheel",
        ),
        ("[neutral_placement]\nopposite_offset_small_wheel = 4", "wealth_tiles.W03.neutral_space meets"),
        ("[wealth_tiles.W02]\nneutral_space = 8", "wealth_tiles.W02.neutral_space must be"),
        ("[wealth_tiles.W02]\nneutral_space = 1", "wealth_tiles.W02.neutral_space meets"),
        ('[wealth_tiles.W02]\nneutral_wheel = "copan"', "wealth_tiles.W02.neutral_wheel must be one of"),
        ("[wealth_tiles.W02]\ngoods = { cacao = 1 }", "wealth_tiles.W02.goods.cacao is not a key"),
        (
            "[starting_player_space]\nadvance_options = [1, 3]",
            "starting_player_space.advance_options must stay",
        ),
        ("[calendar]\nteeth = 25", "calendar.food_days[3].day must be"),
        ("[calendar]\nage_change_at_food_day = 4", "calendar.age_change_at_food_day must be"),
        ("[final_scoring]\ncorn_per_vp = 3", "final_scoring.corn_per_vp must be 1, 2 or 4"),
        ("[temples.chaac]\ntop_step = 7", "temples.chaac.steps must have 8 entries"),
        (steps(6), "temples.chaac.steps must have 7 entries"),
        (steps(7, ", gift = 1"), "temples.chaac.steps[0].gift is not a key"),
        ("[temples.chaac]\nstart_step = 6", "temples.chaac.start_step must be"),
        ("[temples.chaac]\nhighest_bonus_age1 = 5", "temples.chaac.highest_bonus_age1 must be even"),
        ("[technologies.theology]\nlevels = 4", "technologies.theology.levels must stay 3"),
        ("[technologies.theology]\ncost_to_level = [1, 2]", "technologies.theology.cost_to_level needs 3"),
        ('[technologies.theology]\nbonus = { op = "vp", n = 3 }', "technologies.theology.bonus.op must stay"),
        (
            "[technologies.extraction]\neffects = [{}, {}, {}]",
            "technologies.extraction.effects[0].op is missing",
        ),
        ('[[buildings]]\nid = "B33"\nage = 2', "buildings.B33 is not a component"),
        ("[buildings.B07]\nage = 3", "buildings.B07.age must be"),
        ('[buildings.B07]\nkind = "palace"', "buildings.B07.kind must be one of"),
        ("[buildings.B07]\ncost = { wood = -1 }", "buildings.B07.cost.wood must be"),
        ("[buildings.B07]\ncost = { skull = 1 }", "buildings.B07.cost.skull is not a key"),
        ('[buildings.B07]\neffects = [{ op = "dance" }]', "buildings.B07.effects[0].op must be one of"),
        ('[buildings.B07]\neffects = [{ op = "vp" }]', "buildings.B07.effects[0].n is missing"),
        ('[buildings.B07]\neffects = [{ op = "build", n = 2 }]', "buildings.B07.effects[0].n is not a key"),
        ('[monuments.M01]\nkind = "farm"', "monuments.M01.kind must be one of"),
        ("[monuments.M01]\ncost = { corn = 1 }", "monuments.M01.cost.corn is not a key"),
        ("[monuments.M03]\nvp_each = 4", "monuments.M03.vp_each is not a key"),
        ('[monuments.M02]\nname = "my monument"', "monuments.M02.name cannot be replaced"),
        ("[physical_counts]\nskulls = 14", "physical_counts.skulls cannot be replaced"),
        ('[ids]\ntemples = ["chaac", "kukulcan", "quetzalcoatl"]', "ids.temples cannot be replaced"),
        ("[market]\nbuy_equals_sell = false", "market.buy_equals_sell cannot be replaced"),
        ("[market", "the text is not valid TOML"),
    ],
)
def test_a_wrong_file_is_refused_with_table_and_key(text: str, where: str) -> None:
    with pytest.raises(BoxError) as refused:
        LOADER.from_owner(text)
    assert str(refused.value).startswith(f"Components file: {where}")
