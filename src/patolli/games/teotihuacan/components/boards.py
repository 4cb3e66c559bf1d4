"""Boards, costs, tracks and the calendar as read from the components (TE-6 to TE-10, TE-14)."""

from __future__ import annotations

from typing import Final

from ....kernel.box import Box, Table, wrong
from .. import names
from .tables import Components

GAINS: Final = [*names.GOOD_IDS, "vp", "temple_any"]
VP: Final = 4
TEMPLE_ANY: Final = 5
YIELDING: Final = [names.FOREST, names.QUARRY, names.MINE]
WORSHIP: Final = ["royal", "red", "green", "blue", "none", "none", "any", "none"]


def boards_named(table: Table, key: str) -> list[int]:
    """Returns the boards that have these printed numbers."""
    return [number - 1 for number in table.numbers(key, 1, names.BOARDS)]


def read_boards(c: Components, box: Box) -> None:
    for board, name in enumerate(names.BOARD_IDS):
        table = box.table(f"action_boards.{name}")
        spaces = len(names.SPACES_OF_BOARD[board])
        table.must("number", board + 1)
        table.must("worship", WORSHIP[board])
        table.must("worship_spaces", spaces)
        table.must("discovery", spaces > 0)
    ring = box.table("board_ring")
    ring.must("palace_slot", 0)
    ring.must("construction_slot", 4)
    ring.must("shuffled_slots", [1, 2, 3, 5, 6, 7])
    c.shuffled_slots = ring.numbers("shuffled_slots")
    c.printed_ring = boards_named(ring, "printed_clockwise")
    if sorted(c.printed_ring) != list(range(names.BOARDS)):
        raise wrong("board_ring.printed_clockwise", "must name every board once")
    if c.printed_ring[0] != names.PALACE or c.printed_ring[4] != names.CONSTRUCTION:
        raise wrong("board_ring.printed_clockwise", "must have board 1 first and board 8 opposite")
    movement = box.table("movement")
    movement.must("direction", "clockwise")
    c.steps_least = movement.number("min_steps", 1, 7)
    c.steps_most = movement.number("max_steps", c.steps_least, 7)
    costs = box.table("costs")
    costs.must("pass_unlock_all", 0)
    costs.must("max_workers_used", names.WORKERS_USED)
    c.unlock_cost = costs.number("unlock_own_any_number")
    c.displace_cost = costs.number("displace_other_worker_from_worship")
    c.both_cost = costs.number("worship_both_benefits")
    c.colour_cost = costs.number("main_action_per_colour_present")
    c.cocoa_base = costs.number("cocoa_base")
    c.cocoa_per_colour = costs.number("cocoa_per_colour_present")
    c.column_of_power = [0, 0, 1, 1, 2, 2]
    c.yields = [[] for _ in range(names.BOARDS)]
    c.power_ups = [[0] * names.WORKERS_USED for _ in range(names.BOARDS)]
    for board in YIELDING:
        table = box.table(f"yields.{names.BOARD_IDS[board]}")
        for workers in range(1, names.WORKERS_USED + 1):
            rows = table.rows(f"workers_{workers}")
            c.yields[board].append([row.amounts(GAINS) for row in rows])
        c.power_ups[board] = by_workers(table, "power_ups")


def by_workers(table: Table, key: str) -> list[int]:
    found = table.numbers(key)
    if len(found) != names.WORKERS_USED:
        raise wrong(f"{table.where}.{key}", "needs 3 entries")
    return found


def read_tracks(c: Components, box: Box) -> None:
    c.temple_any = []
    c.temple_points = []
    c.temple_cocoa = []
    discovery: list[list[bool]] = []
    c.bonus_step = 10
    c.top_step = 11
    for name in names.TEMPLE_IDS:
        table = box.table(f"temple_tracks.{name}")
        table.must("bonus_step", c.bonus_step)
        table.must("top_step", c.top_step)
        steps = table.rows("steps")
        if len(steps) != c.top_step:
            raise wrong(f"temple_tracks.{name}.steps", f"must have {c.top_step} entries")
        c.temple_any.append([0, *(optional(row, "r") for row in steps)])
        c.temple_points.append([0, *(optional(row, "vp") for row in steps)])
        c.temple_cocoa.append([0, *(optional(row, "cocoa") for row in steps)])
        discovery.append([False, *("discovery" in row.values and row.flag("discovery") for row in steps)])
        for i, row in enumerate(steps):
            row.must("step", i + 1)
            row.done()
    avenue = box.table("avenue")
    avenue.must("start", 0)
    c.avenue_top = avenue.number("max", 1, 9)
    track = box.table("pyramid_track")
    track.must("start", 0)
    c.track_points = track.numbers("vp_per_step_by_eclipse")
    c.track_most = track.number("vp_most_steps")
    c.track_top = box.table("pyramid_track_max").number("max", 1)
    read_piles(c, box, discovery)


def optional(row: Table, key: str) -> int:
    return row.number(key) if key in row.values else 0


def read_piles(c: Components, box: Box, discovery: list[list[bool]]) -> None:
    """TE-2.10, TE-2.11: reads which steps have piles of discovery tiles."""
    table = box.table("discovery_placement")
    table.must("per_worship_board", 1)
    table.must("avenue_steps", [3, 6, 8])
    c.pile_step = table.numbers("avenue_steps")
    c.pile_tiles = [[0] + [n] * names.MOST_PLAYERS for n in table.numbers("avenue_tiles")]
    c.avenue_pile = [names.NO_TILE] * (c.avenue_top + 1)
    for pile, step in enumerate(c.pile_step):
        if step <= c.avenue_top:
            c.avenue_pile[step] = pile
    c.temple_pile = [[names.NO_TILE] * (c.top_step + 1) for _ in range(names.TEMPLES)]
    for i, name in enumerate(names.TEMPLE_PILE_IDS):
        table = box.table(f"temple_tiles.{name}")
        temple_name, _, text = name.partition("_")
        table.must("temple", temple_name)
        table.must("step", int(text))
        c.pile_step.append(int(text))
        c.pile_tiles.append([0, *table.numbers("tiles_by_players")])
        c.temple_pile[names.TEMPLE_IDS.index(temple_name)][int(text)] = names.AVENUE_PILES + i
    for temple, steps in enumerate(discovery):
        for step, marked in enumerate(steps):
            if marked != (c.temple_pile[temple][step] != names.NO_TILE):
                raise wrong(
                    f"temple_tracks.{names.TEMPLE_IDS[temple]}.steps", "must mark its discovery steps"
                )


def read_calendar(c: Components, box: Box) -> None:
    calendar = box.table("calendar")
    calendar.must("white_start", 0)
    calendar.must("eclipses", 3)
    calendar.must("extra_rounds_after_meeting", 1)
    c.eclipses = 3
    c.black_start = [0, *calendar.numbers("black_start", 3)]
    c.black_shift = calendar.number("black_shift_after_eclipse", -9, 0)
    upkeep = box.table("upkeep")
    c.upkeep_low = upkeep.number("cocoa_power_1_3")
    c.upkeep_high = upkeep.number("cocoa_power_4_5")
    c.unpaid_points = upkeep.number("vp_loss_per_unpaid")
    floor = box.table("vp_floor")
    floor.must("min_vp", 0)
    c.least_points = 0
    ascension = box.table("ascension")
    ascension.must("calendar_steps", 1)
    c.ascension_avenue = ascension.number("avenue_steps")
    c.reset_power = ascension.number("reset_power", 1, names.HIGHEST_POWER)
    c.ascension_points = box.table("ascension_rewards.av5").number("vp")
    c.ascension_cocoa = box.table("ascension_rewards.ac5").number("cocoa")
    c.ascension_temples = box.table("ascension_rewards.at1").number("temple_any")
    paid = box.table("ascension_rewards.at2")
    c.paid_temples = paid.number("temple_any")
    c.paid_temples_cost = paid.number("pay_cocoa")
    fourth = box.table("ascension_rewards.aw4")
    c.fourth_power = fourth.number("power", 1, names.HIGHEST_POWER)
    c.fourth_cocoa = fourth.number("cocoa")
