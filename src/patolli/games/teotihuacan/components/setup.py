"""Set-up and solo game as read from the components (TE-2 to TE-5, TE-16)."""

from __future__ import annotations

from typing import Final

from ....kernel.box import Box, Table, wrong
from .. import names
from .boards import boards_named
from .tables import Components

PLAIN: Final = [*names.GOOD_IDS, "avenue", "temple_blue", "temple_red", "temple_green"]


def read_setup(c: Components, box: Box) -> None:
    supply = box.table("supply")
    supply.must("decoration_tiles", names.DECORATION_TILES)
    supply.must("technology_tiles", names.TECHNOLOGIES)
    supply.must("starting_tiles", names.STARTING_TILES)
    supply.must("royal_tiles", names.ROYAL_TILES)
    supply.must("temple_bonus_tiles", names.BONUSES)
    supply.must("pyramid_tiles", names.PYRAMID_TILES)
    supply.must("dice_per_player", names.DICE)
    supply.must("buildings", c.buildings)
    cocoa = box.table("start_cocoa")
    c.start_cocoa = [[], [box.table("start_cocoa_solo").number("human")]]
    for players in range(2, names.MOST_PLAYERS + 1):
        c.start_cocoa.append(cocoa.numbers(f"players_{players}"))
        if len(c.start_cocoa[players]) != players:
            raise wrong(f"start_cocoa.players_{players}", f"needs {players} entries")
    setup = box.table("starting_setup")
    setup.must("dealt", 4)
    setup.must("kept", 2)
    c.dealt = 4
    c.kept = 2
    c.start_power = setup.number("starting_power", 1, names.HIGHEST_POWER - 2)
    setup.must("waiting_worker_power", c.fourth_power)
    _read_starting_tiles(c, box)
    _read_first_game(c, box)
    neutral = box.table("neutral_workers")
    neutral.must("dice_per_colour", 3)
    neutral.must("tiles_drawn_per_colour", 2)
    neutral.must("colours", [2, 2, 1, 0])
    c.neutral_colours = [0, *neutral.numbers("colours")]
    c.neutral_dice = 3
    c.neutral_tiles = 2
    c.neutral_power = neutral.number("power", 1, names.HIGHEST_POWER)


def _gains(gain: Table) -> list[int]:
    return [gain.number(key) if key in gain.values else 0 for key in PLAIN]


def _optional(row: Table, key: str) -> int:
    return row.number(key) if key in row.values else 0


def _read_starting_tiles(c: Components, box: Box) -> None:
    c.starting_boards = []
    c.starting_goods = []
    c.starting_any = []
    c.starting_power_ups = []
    c.starting_avenue = []
    c.starting_climb = []
    c.starting_technology = []
    c.starting_discovery = []
    for tile, name in enumerate(names.STARTING_IDS):
        table = box.table(f"starting_tiles.{name}")
        boards = boards_named(table, "boards")
        if len(boards) != 2 or boards[0] == boards[1]:
            raise wrong(f"starting_tiles.{name}.boards", "must name two different boards")
        gain = table.row("gain")
        plain = _gains(gain)
        c.starting_boards.append(boards)
        c.starting_goods.append(plain[: names.GOODS])
        c.starting_avenue.append(plain[4])
        c.starting_climb.append(plain[5:])
        c.starting_any.append(_optional(gain, "resource_any"))
        c.starting_power_ups.append(_optional(gain, "power_up"))
        c.starting_technology.append(_optional(gain, "technology"))
        c.starting_discovery.append(_optional(gain, "discovery"))
        gain.done()
        if (tile in names.WITH_DISCOVERY) != (c.starting_discovery[-1] == 1):
            raise wrong(f"starting_tiles.{name}.gain", "must keep its discovery symbol as printed")
    named = [sorted(boards) for boards in c.starting_boards]
    for one in named:
        if named.count(one) > 1:
            raise wrong("starting_tiles", "must not name the same two boards twice: two tiles name three")


def _read_first_game(c: Components, box: Box) -> None:
    c.first_boards = []
    c.first_powers = []
    c.first_goods = []
    c.first_avenue = []
    c.first_climb = []
    c.first_technology = []
    for seat in range(1, names.MOST_PLAYERS + 1):
        table = box.table(f"first_game.seat_{seat}")
        boards = boards_named(table, "boards")
        powers = table.numbers("powers", 1, names.HIGHEST_POWER)
        if len(boards) != 3 or len(powers) != 3:
            raise wrong(f"first_game.seat_{seat}.boards", "must place three workers")
        gain = table.row("gain")
        plain = _gains(gain)
        c.first_boards.append(boards)
        c.first_powers.append(powers)
        c.first_goods.append(plain[: names.GOODS])
        c.first_avenue.append(plain[4])
        c.first_climb.append(plain[5:])
        c.first_technology.append(2 if _optional(gain, "technology_top_right") else names.NO_TECHNOLOGY)
        gain.done()


def read_solo(c: Components, box: Box) -> None:
    setup = box.table("solo_setup")
    c.bot_goods = [setup.number("wood"), setup.number("stone"), setup.number("gold"), 0]
    c.bot_goods[names.COCOA] = box.table("start_cocoa_solo").number("bot")
    c.bot_temples = setup.number("temples", 0, 9)
    c.bot_avenue = setup.number("avenue", 0, 9)
    c.bot_technology = setup.number("technology_place", 1, names.TECHNOLOGIES_IN_PLAY) - 1
    c.bot_boards = boards_named(setup, "boards")
    c.bot_power = setup.number("power", 1, names.HIGHEST_POWER)
    setup.must("worship_board", names.DECORATIONS + 1)
    c.bot_worship_board = names.DECORATIONS
    c.bot_worship_power = setup.number("worship_power", 1, names.HIGHEST_POWER)
    pyramid = box.table("solo_action_pyramid")
    c.bot_position = [at - 1 for at in pyramid.numbers("position_by_sum", 1, 6)]
    c.bot_fill = [[at - 1 for at in pyramid.numbers(f"fill_{way}", 1, 6)] for way in names.DIRECTION_IDS]
    c.bot_needs = [
        box.table(f"solo_bot_tiles.{name}").row("needs").amounts(names.RESOURCE_IDS)
        for name in names.BOT_TILE_IDS
    ]
    numbers = box.table("solo_bot_numbers")
    c.bot_fallback = numbers.number("fallback_resources")
    c.bot_failure_cocoa = numbers.number("failure_cocoa")
    c.bot_build_points = numbers.number("construction_bonus_vp")
    c.bot_build_temples = numbers.number("construction_temple_any")
    c.bot_decorate_points = numbers.number("decoration_vp")
    c.bot_decorate_temples = numbers.number("decoration_temple_any")
    c.bot_worship_steps = numbers.number("worship_temple_steps")
    c.bot_worship_any = numbers.number("worship_temple_steps_any")
    single = box.table("solo_bot_numbers_single")
    c.bot_step_low = single.number("step_power_1_3", 1, 6)
    c.bot_step_high = single.number("step_power_4_5", 1, 6)
    c.bot_leftover_points = single.number("end_vp_per_leftover")
    c.bot_technology_points = single.number("end_vp_per_technology")
    c.bot_bonus_points = single.number("end_vp_per_bonus_tile")
    c.bot_exchange_cocoa = single.number("exchange_cocoa", 1)
    c.bot_exchange_points = single.number("exchange_vp")
    c.bot_temple_order = _order(single, "temple_priority", names.TEMPLE_IDS)
    c.bot_resource_order = _order(single, "resource_priority", names.RESOURCE_IDS)
    single.must("pays_upkeep", False)
    decided = box.table("solo_bot_decided")
    c.bot_ascension_points = decided.number("ascension_vp")
    decided.must("claims_avenue_discovery", False)
    decided.must("palace_counts_as_step", False)


def _order(table: Table, key: str, ids: list[str]) -> list[int]:
    value = table.value(key)
    if not isinstance(value, list) or sorted(str(one) for one in value) != sorted(ids):
        raise wrong(f"{table.where}.{key}", f"must name {', '.join(ids)} in some order")
    return [ids.index(str(one)) for one in value]
