"""Reads `components.toml`, and optionally a file with the owner's values, into the tables that the rules use.

The owner's file can replace numbers. It cannot replace the *function* of a tile, space or level, because that
is part of the rules. A file that would break a rule is rejected with a message that names the faulty table
and key.
"""

from __future__ import annotations

from typing import Final

from ....kernel.box import Box, wrong
from ....kernel.component_loader import ComponentLoader
from .. import names
from . import technologies, tiles, wheels
from .tables import Components


def read_players(c: Components, box: Box) -> None:
    start = box.table("player_start")
    c.workers_most = start.number("workers_max", 1, 9)
    c.workers_at_start = start.number("workers", 1, c.workers_most)
    c.goods_at_start = [start.number(good) for good in names.GOOD_IDS]
    c.points_at_start = start.number("vp")
    c.level_at_start = start.number("technology_level", 0, names.TECHNOLOGY_LEVELS)
    c.light_at_start = start.one_of("board_side", ["dark", "light"]) == 1
    c.skulls = box.table("supply").number("skulls")
    if c.goods_at_start[names.SKULL] * names.MOST_PLAYERS > c.skulls:
        raise wrong("player_start.skull", "is more than supply.skulls has for all players")
    final = box.table("final_scoring")
    corn_per_point = final.number("corn_per_vp", 1, names.QUARTERS)
    if names.QUARTERS % corn_per_point:
        raise wrong("final_scoring.corn_per_vp", "must be 1, 2 or 4: scores are kept in quarter points")
    c.quarters_per_corn = names.QUARTERS // corn_per_point
    c.points_per_skull = final.number("vp_per_skull")


def read_turn(c: Components, box: Box) -> None:
    begging = box.table("begging")
    begging.must("temple_steps_down", 1)
    c.beg_up_to = begging.number("max_corn_to_beg")
    c.corn_after_begging = begging.number("corn_after", c.beg_up_to + 1)
    c.crew_surcharge = box.table("placement").numbers("crew_cost_total")
    if len(c.crew_surcharge) <= c.workers_most:
        raise wrong("player_start.workers_max", "is more than placement.crew_cost_total has costs for")
    if c.crew_surcharge[0] or c.crew_surcharge[1]:
        raise wrong("placement.crew_cost_total", "must begin with 0, 0: one worker alone has no surcharge")
    if c.crew_surcharge != sorted(c.crew_surcharge):
        raise wrong("placement.crew_cost_total", "must not fall from one worker to the next")
    pickup = box.table("pickup")
    c.step_back_cost = pickup.number("corn_per_step_back")
    c.free_choice_cost = pickup.number("free_choice_cost")


def read_calendar(c: Components, box: Box) -> None:
    space = box.table("starting_player_space")
    c.starting_space_cost = space.number("cost")
    c.corn_of_unclaimed_round = space.number("corn_added_per_unclaimed_round")
    space.must("capacity", 1)
    space.must("advance_options", [1, 2])
    calendar = box.table("calendar")
    calendar.must("start_day", 0)
    c.calendar_teeth = calendar.number("teeth", 1)
    c.food_day = []
    c.food_day_kind = []
    c.food_day_age = []
    earlier = 0
    for i, row in enumerate(calendar.rows("food_days")):
        row.must("index", i + 1)
        # a single advance cannot pass two food days
        earlier = row.number("day", earlier + 2, c.calendar_teeth)
        row.must("round", earlier + 1)
        c.food_day.append(earlier)
        c.food_day_kind.append(row.one_of("kind", names.FOOD_DAY_IDS))
        row.must("reward", "vp" if c.food_day_kind[i] == names.END_OF_AGE else "goods")
        c.food_day_age.append(row.number("age", 1, names.AGES) - 1)
        row.done()
    c.age_change = calendar.number("age_change_at_food_day", 1, len(c.food_day) - 1) - 1
    c.days_after_last_food_day = calendar.number("final_extra_advance")
    feeding = box.table("feeding")
    c.corn_per_worker = feeding.number("corn_per_worker")
    c.points_lost_per_unfed_worker = feeding.number("vp_lost_per_unfed_worker")


def read_temples(c: Components, box: Box) -> None:
    c.temple_start = []
    c.temple_top = []
    c.temple_points = []
    c.temple_good = []
    c.highest_bonus = [[] for _ in range(names.AGES)]
    for name in names.TEMPLE_IDS:
        table = box.table(f"temples.{name}")
        table.must("bottom_step", 0)
        table.must("top_step_capacity", 1)
        top = table.number("top_step", 1)
        steps = table.rows("steps")
        if len(steps) != top + 1:
            raise wrong(f"temples.{name}.steps", f"must have {top + 1} entries, from the bottom to top_step")
        c.temple_top.append(top)
        c.temple_start.append(table.number("start_step", 0, top - 1))
        c.temple_points.append([row.number("vp", -99) for row in steps])
        c.temple_good.append([row.one_of("good", ["none", *names.GOOD_IDS]) - 1 for row in steps])
        for i, row in enumerate(steps):
            row.must("step", i)
            row.done()
        for age in range(names.AGES):
            key = f"highest_bonus_age{age + 1}"
            c.highest_bonus[age].append(table.number(key))
            if c.highest_bonus[age][-1] % 2:
                raise wrong(f"temples.{name}.{key}", "must be even: players who tie score half of it")


def read_set_up(c: Components, box: Box) -> None:
    c.monuments_on_board = [0] * names.FEWEST_PLAYERS
    c.jungle_stacks = [0] * names.FEWEST_PLAYERS
    c.neutral_workers = [0] * names.FEWEST_PLAYERS
    c.buildings_on_display = [0] * names.FEWEST_PLAYERS
    c.wealth_dealt = [0] * names.FEWEST_PLAYERS
    c.wealth_kept = [0] * names.FEWEST_PLAYERS
    buildings = min(c.building_age.count(age) for age in range(names.AGES))
    for players in range(names.FEWEST_PLAYERS, names.MOST_PLAYERS + 1):
        table = box.table(f"setup.players_{players}")
        table.must("players", players)
        dealt = table.number("wealth_dealt_each", 1, names.WEALTH_TILES // players)
        # one or two neutral workers are placed for each of these tiles
        undealt = names.WEALTH_TILES - players * dealt
        neutral = table.number("neutral_workers", 0, undealt)
        c.monuments_on_board.append(table.number("monuments_on_board", 0, names.MONUMENTS))
        c.jungle_stacks.append(table.number("jungle_stacks_per_group", 0))
        c.neutral_workers.append(neutral)
        c.buildings_on_display.append(table.number("buildings_on_display", 0, buildings))
        c.wealth_dealt.append(dealt)
        c.wealth_kept.append(table.number("wealth_kept_each", 0, dealt))
        others = c.workers_most * (players - 1) + neutral
        if (c.beg_up_to + 2) * names.WHEELS <= others:
            raise wrong(
                "begging.max_corn_to_beg", "is too low: a player who may not beg could be left without a move"
            )


def read(c: Components, box: Box) -> None:
    read_players(c, box)
    read_turn(c, box)
    wheels.read_wheels(c, box)
    read_calendar(c, box)
    read_temples(c, box)
    technologies.read_technologies(c, box)
    tiles.read_buildings(c, box)
    tiles.read_monuments(c, box)
    tiles.read_wealth_tiles(c, box)
    read_set_up(c, box)


LOADER: Final = ComponentLoader(
    "patolli.games.tzolkin", Components, read, ["buildings.effects", "wealth_tiles.effects", "temples.steps"]
)
"""The stress file contains large amounts of resources, so that even random play reaches monuments and high
levels.
"""
