"""Reads the wheels and their actions from the components (TZ-7 to TZ-11)."""

from __future__ import annotations

from typing import Final

from ....kernel.box import Box, Table, all_read, wrong
from .. import names
from .tables import Components

# The kinds of actions on the wheels. A components file contains only their numbers.
_ACTIONS: Final = [
    ["fish", "harvest", "harvest", "harvest", "harvest"],
    ["gain", "gain", "gain", "gain", "gain"],
    ["advance_tech", "build", "advance_tech", "build", "temple_steps"],
    ["temple_steps", "market", "gain_worker", "build", "paid_action"],
    ["skull_offering"] * 9,
]


def read_wheels(c: Components, box: Box) -> None:
    c.positions = []
    c.first_position = []
    c.top_space = []
    c.last_action = []
    c.free_choice = []
    c.blocking_space = []
    c.opposite = []
    c.reachable_by_paid_action = []
    for wheel, name in enumerate(names.WHEEL_IDS):
        table = box.table(f"wheels.{name}")
        last = len(_ACTIONS[wheel])
        top = table.number("top_space", last + 1, names.HIGHEST_SPACE)
        if table.numbers("free_choice_spaces") != list(range(last + 1, top + 1)):
            raise wrong(f"wheels.{name}.free_choice_spaces", f"must be the spaces {last + 1} to top_space")
        positions = table.number("teeth", top + 1)
        c.first_position.append(sum(c.positions))
        c.positions.append(positions)
        c.top_space.append(top)
        c.last_action.append(last)
        c.free_choice.append([space > last for space in range(top + 1)])
        c.blocking_space.append(table.number("double_advance_blocking_space", 1, top - 1))
        if wheel == names.CHICHEN:
            table.must("reachable_by_uxmal5", False)
            c.opposite.append(0)
        else:
            neutral = box.table("neutral_placement")
            c.opposite.append(neutral.number("opposite_offset_small_wheel", 1, positions - 1))
        c.reachable_by_paid_action.append(table.flag("reachable_by_uxmal5"))
    _read_palenque(c, _actions(box, names.PALENQUE))
    _read_yaxchilan(c, _actions(box, names.YAXCHILAN))
    _read_tikal(c, _actions(box, names.TIKAL))
    _read_uxmal(c, _actions(box, names.UXMAL), box)
    _read_chichen(c, _actions(box, names.CHICHEN))


def _actions(box: Box, wheel: int) -> list[Table]:
    rows = box.table(f"wheels.{names.WHEEL_IDS[wheel]}").rows("actions")
    for i, row in enumerate(rows):
        row.must("space", i + 1)
        row.must("kind", _ACTIONS[wheel][i])
    return rows


def _read_palenque(c: Components, actions: list[Table]) -> None:
    c.corn_of_harvest = [0]
    c.wood_of_harvest = [0]
    for row in actions:
        c.corn_of_harvest.append(row.number("corn"))
        c.wood_of_harvest.append(row.number("wood") if "wood" in row.values else 0)
    all_read(actions)
    if c.wood_of_harvest[1]:
        raise wrong("wheels.palenque.actions[0].wood", "cannot be: fishing takes no tile")


def _read_yaxchilan(c: Components, actions: list[Table]) -> None:
    c.goods_of_yaxchilan = [[0] * names.GOODS] + [row.amounts(names.GOOD_IDS) for row in actions]


def _read_tikal(c: Components, actions: list[Table]) -> None:
    c.advances_of_tikal = [0]
    c.buildings_of_tikal = [0]
    c.monuments_of_tikal = [0]
    for space, row in enumerate(actions, 1):
        kind = _ACTIONS[names.TIKAL][space - 1]
        advance = kind == "advance_tech"
        build = kind == "build"
        if advance:
            row.must("steps_min", 1)
        if build:
            row.must("pay", "resources")
            row.must("monuments_max", 1 if space == 4 else 0)
            row.must("buildings_max", 2 if space == 4 else 1)
        if space == 4:
            row.must("exclusive", True)
            row.must("architecture_uses", 1)
        c.advances_of_tikal.append(row.number("steps_max", 1, 2) if advance else 0)
        c.buildings_of_tikal.append(row.number("buildings_max") if build else 0)
        c.monuments_of_tikal.append(row.number("monuments_max") if build else 0)
    c.temples_of_tikal = actions[4].number("temples", 1, names.TEMPLES)
    c.temple_cost_of_tikal = actions[4].number("cost_any_resource")
    actions[4].must("distinct", True)
    all_read(actions)


def _read_uxmal(c: Components, actions: list[Table], box: Box) -> None:
    c.temples_of_uxmal = actions[0].number("temples", 1, names.TEMPLES)
    c.temple_cost_of_uxmal = actions[0].number("cost_corn")
    actions[0].must("distinct", True)
    c.workers_of_uxmal = actions[2].number("n", 1)
    actions[3].must("buildings_max", 1)
    actions[3].must("monuments_max", 0)
    actions[3].must("pay", "corn")
    c.paid_action_cost = actions[4].number("cost_corn")
    all_read(actions)
    c.corn_for_resource = box.table("uxmal_build").number("corn_per_resource")
    c.market_rate = [box.table("market").number(good, 1) for good in names.RESOURCE_IDS]


def _read_chichen(c: Components, actions: list[Table]) -> None:
    c.points_of_offering = [0]
    c.temple_of_offering = [0]
    c.steps_of_offering = [0]
    c.resources_of_offering = [0]
    for row in actions:
        row.must("cost_skull", 1)
        c.points_of_offering.append(row.number("vp"))
        c.temple_of_offering.append(row.one_of("temple", names.TEMPLE_IDS))
        c.steps_of_offering.append(row.number("temple_steps"))
        c.resources_of_offering.append(row.number("resource_choice"))
    all_read(actions)
