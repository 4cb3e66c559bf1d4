"""Technologies, royal tiles, discovery tiles and temple bonus tiles as read from the components (TE-11 to
TE-13).
"""

from __future__ import annotations

from typing import Final

from ....kernel.box import Box, Table, wrong
from .. import names
from .tables import Components

TRIGGERS: Final = {
    names.T01: "move_onto_or_past_palace",
    names.T13: "after_main_power_up",
    names.T15: "during_main",
}
KINDS: Final = ["mask", "gain", "modify"]


def read_technologies(c: Components, box: Box) -> None:
    alchemy = box.table("alchemy")
    c.column_temple = [
        _temple(alchemy, "column_temple", column, name)
        for column, name in enumerate(_texts(alchemy, "column_temple"))
    ]
    c.row_2_workers = alchemy.number("row2_min_workers", 1, names.WORKERS_USED)
    c.row_2_power = alchemy.number("row2_single_min_power", 1, names.HIGHEST_POWER)
    c.power_ups[names.ALCHEMY] = [alchemy.number("power_ups")] * names.WORKERS_USED
    c.row_2_single_power_ups = alchemy.number("power_ups_row2_single")
    c.points_to_owners = alchemy.number("vp_to_each_earlier_owner")
    box.table("technology_setup").must("in_play", names.TECHNOLOGIES_IN_PLAY)
    printed = box.table("technology_printed")
    numbers = [*printed.numbers("row1"), *printed.numbers("row2")]
    c.technology_printed = [_technology("technology_printed.row1", number) for number in numbers]
    if sorted(set(c.technology_printed)) != c.technology_printed or len(numbers) != 6:
        raise wrong("technology_printed.row1", "and row2 must name 6 technologies in rising order")
    c.technology_cost = []
    c.technology_points = [0] * names.TECHNOLOGIES
    c.technology_cocoa = [0] * names.TECHNOLOGIES
    c.technology_resource = [0] * names.TECHNOLOGIES
    c.technology_temples = [0] * names.TECHNOLOGIES
    c.technology_boards = []
    for tile, name in enumerate(names.TECHNOLOGY_IDS):
        table = box.table(f"technology.{name}")
        table.must("number", int(name[1:]))
        table.must("trigger", TRIGGERS.get(tile, "after_main"))
        c.technology_cost.append(table.row("cost").amounts(["gold"])[0])
        boards = table.numbers("boards", 1, names.BOARDS)
        c.technology_boards.append([board + 1 in boards for board in range(names.BOARDS)])
        _effect(c, tile, table.row("effect"))


def _effect(c: Components, tile: int, effect: Table) -> None:
    if tile == names.T13:
        c.technology_price = effect.number("pay_cocoa")
        c.technology_power_ups = effect.number("power_up_same_board")
    elif tile == names.T15:
        c.technology_workers = effect.number("extra_worker")
        c.technology_discount = effect.number("discount_one_resource")
    else:
        c.technology_points[tile] = _optional(effect, "vp")
        c.technology_cocoa[tile] = _optional(effect, "cocoa")
        c.technology_resource[tile] = _optional(effect, "own_resource")
        c.technology_temples[tile] = _optional(effect, "temple_any")
    effect.done()


def _technology(where: str, number: int) -> int:
    name = f"t{number:02}"
    if name not in names.TECHNOLOGY_IDS:
        raise wrong(where, f"names no technology {number}")
    return names.TECHNOLOGY_IDS.index(name)


def _optional(row: Table, key: str) -> int:
    return row.number(key) if key in row.values else 0


def _texts(table: Table, key: str) -> list[str]:
    value = table.value(key)
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise wrong(f"{table.where}.{key}", "must be a list of texts")
    return [str(one) for one in value]


def _temple(table: Table, key: str, at: int, name: str) -> int:
    if name not in names.TEMPLE_IDS:
        raise wrong(f"{table.where}.{key}[{at}]", f"must be one of {', '.join(names.TEMPLE_IDS)}")
    return names.TEMPLE_IDS.index(name)


def read_royal_tiles(c: Components, box: Box) -> None:
    c.royal_category = []
    c.royal_kind = []
    c.royal_more = []
    c.royal_points = []
    c.royal_cocoa = []
    c.royal_resources = []
    c.royal_gain = []
    for name in names.ROYAL_IDS:
        table = box.table(f"royal_tiles.{name}")
        kind = table.one_of("kind", names.ROYAL_KIND_IDS)
        table.must("number", int(name[2:]))
        c.royal_category.append(table.one_of("category", names.CATEGORY_IDS))
        c.royal_kind.append(kind)
        c.royal_more.append(table.number("more", -names.HIGHEST_POWER, 9))
        c.royal_points.append(_optional(table, "vp"))
        c.royal_cocoa.append(_optional(table, "cocoa"))
        c.royal_resources.append(_optional(table, "resources"))
        gain = [0] * names.RESOURCES
        if kind == names.EXCHANGE:
            c.royal_cocoa[-1] = table.row("pay").number("cocoa")
            gain = table.row("gain").amounts(names.RESOURCE_IDS)
        c.royal_gain.append(gain)
    printed = _texts(box.table("royal_printed"), "left_to_right")
    if len(set(printed)) != names.ROYAL_SPACES or any(name not in names.ROYAL_IDS for name in printed):
        raise wrong("royal_printed.left_to_right", "must name 3 royal tiles")
    c.royal_printed = [names.ROYAL_IDS.index(name) for name in printed]


def read_discoveries(c: Components, box: Box) -> None:
    none = [0] * names.DISCOVERIES
    c.discovery_copies = []
    c.discovery_price = []
    c.discovery_points = none[:]
    c.discovery_any = none[:]
    c.discovery_avenue = none[:]
    c.discovery_climb_any = none[:]
    c.discovery_climb = [[0] * names.TEMPLES for _ in none]
    c.discovery_cocoa = none[:]
    c.discovery_power_ups = none[:]
    for tile, name in enumerate(names.DISCOVERY_IDS):
        table = box.table(f"discovery_tiles.{name}")
        expected = "mask" if tile < names.MASKS else "gain" if tile < names.DTWIN else "modify"
        table.must("kind", expected)
        c.discovery_copies.append(table.number("copies"))
        c.discovery_price.append(table.row("cost").amounts(names.GOOD_IDS))
        effect = table.row("effect")
        if tile < names.MASKS:
            effect.must("mask", tile + 1)
        c.discovery_points[tile] = _optional(effect, "vp")
        c.discovery_any[tile] = _optional(effect, "resource_any")
        c.discovery_avenue[tile] = _optional(effect, "avenue")
        c.discovery_climb_any[tile] = _optional(effect, "temple_any")
        c.discovery_climb[tile] = [_optional(effect, f"temple_{temple}") for temple in names.TEMPLE_IDS]
        c.discovery_cocoa[tile] = _optional(effect, "cocoa")
        c.discovery_power_ups[tile] = _optional(effect, "power_up")
        effect.done()
    box.table("supply").must("discovery_tiles", sum(c.discovery_copies))
    masks = box.table("masks")
    masks.must("kinds", names.MASKS)
    c.mask_points = masks.numbers("set_vp")


def read_bonus_tiles(c: Components, box: Box) -> None:
    keys = [
        "best_set", "vp_per_technology", "vp", "vp_per_avenue_step",
        "vp_per_bonus_tile_reached", "vp_per_non_mask_discovery", "vp_power_1_3",
    ]  # fmt: skip
    c.bonus_points = []
    for tile, name in enumerate(names.BONUS_IDS):
        c.bonus_points.append(box.table(f"temple_bonus_tiles.{name}").number(keys[tile]))
    c.bonus_low = c.bonus_points[names.BWORK]
    c.bonus_high = box.table("temple_bonus_tiles.bwork").number("vp_power_4_5")
    printed = box.table("temple_bonus_printed")
    c.bonus_printed = [printed.one_of(temple, names.BONUS_IDS) for temple in names.TEMPLE_IDS]
    if len(set(c.bonus_printed)) != names.TEMPLES:
        raise wrong("temple_bonus_printed.blue", "must differ from those of the other temples")
