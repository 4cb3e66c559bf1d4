"""Reads buildings, monuments and starting-wealth tiles from the components (TZ-16, TZ-2.7)."""

from __future__ import annotations

from typing import Final

from ....kernel.box import Box, Table, wrong
from .. import names
from .tables import Components, Effect

# The key that contains the number of each simple effect.
_AMOUNT: Final = {
    names.POINTS: "n",
    names.WORKER: "n",
    names.ADVANCE_ANY: "steps",
    names.STEP_UP_ANY: "steps",
    names.PAID_ACTION: "cost_corn",
    names.GAIN_ANY: "n",
    names.FEED_FREE: "workers",
    names.FEED_DISCOUNT: "per_worker",
}

# The key that contains the points of a monument whose points per item are not constant.
_SCALES: Final = {
    names.PER_MONUMENT_OF_ALL: "vp_each_by_players",
    names.BY_WORKERS: "vp_by_workers",
    names.BY_MASTERED_TECHNOLOGIES: "vp_by_count",
}


def read_buildings(c: Components, box: Box) -> None:
    c.building_age = []
    c.building_kind = []
    c.building_cost = []
    c.building_resources = []
    c.building_effects = []
    for name in names.BUILDING_IDS:
        table = box.table(f"buildings.{name}")
        c.building_age.append(table.number("age", 1, names.AGES) - 1)
        c.building_kind.append(table.one_of("kind", names.KIND_IDS))
        c.building_cost.append(table.row("cost").amounts(names.RESOURCE_IDS))
        c.building_resources.append(sum(c.building_cost[-1]))
        c.building_effects.append(_effects(table.rows("effects")))


def read_monuments(c: Components, box: Box) -> None:
    c.monument_frame = []
    c.monument_cost = []
    c.monument_rule = []
    c.monument_kind = []
    c.monument_points = []
    c.monument_scale = []
    for name in names.MONUMENT_IDS:
        table = box.table(f"monuments.{name}")
        rule = table.one_of("rule", names.MONUMENT_RULE_IDS)
        scale = _SCALES.get(rule)
        c.monument_frame.append(table.one_of("kind", names.KIND_IDS[names.CITY :]) + names.CITY)
        c.monument_cost.append(table.row("cost").amounts(names.GOOD_IDS[: names.CORN]))
        c.monument_rule.append(rule)
        c.monument_kind.append(table.one_of("of_kind", names.KIND_IDS) if rule == names.PER_KIND else -1)
        c.monument_scale.append(table.numbers(scale) if scale else [])
        plain = scale is None and rule != names.TEMPLE_POINTS
        c.monument_points.append(table.number("vp_each") if plain else 0)


def read_wealth_tiles(c: Components, box: Box) -> None:
    c.wealth_effects = []
    c.wealth_wheel = []
    c.wealth_space = []
    taken: set[tuple[int, int]] = set()
    for name in names.WEALTH_IDS:
        table = box.table(f"wealth_tiles.{name}")
        goods = _gains(table.row("goods").amounts(names.GOOD_IDS))
        c.wealth_effects.append(goods + _effects(table.rows("effects")))
        wheel = table.one_of("neutral_wheel", names.WHEEL_IDS)
        space = table.number("neutral_space", 0, c.top_space[wheel])
        c.wealth_wheel.append(wheel)
        c.wealth_space.append(space)
        places = {(wheel, space), (wheel, (space + c.opposite[wheel]) % c.positions[wheel])}
        if places & taken:
            raise wrong(f"wealth_tiles.{name}.neutral_space", "meets the neutral workers of another tile")
        taken |= places


def _effects(rows: list[Table]) -> list[Effect]:
    found: list[Effect] = []
    for row in rows:
        effect = row.one_of("op", names.EFFECT_IDS)
        if effect == names.GAIN:
            found += _gains(row.amounts(names.GOOD_IDS))
        elif effect == names.ADVANCE:
            found.append((effect, row.one_of("track", names.TECHNOLOGY_IDS), row.number("steps", 1)))
        elif effect == names.STEP_UP:
            found.append((effect, row.one_of("temple", names.TEMPLE_IDS), row.number("steps", 1)))
        elif effect in _AMOUNT:
            found.append((effect, row.number(_AMOUNT[effect]), 0))
        else:
            found.append((effect, 0, 0))
        row.done()
    return found


def _gains(amounts: list[int]) -> list[Effect]:
    return [(names.GAIN, good, amount) for good, amount in enumerate(amounts) if amount]
