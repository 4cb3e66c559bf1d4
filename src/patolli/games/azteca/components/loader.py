"""Reads `components.toml` into the tables that the rules use."""

from __future__ import annotations

from typing import Final

from ....kernel.box import Box, wrong
from ....kernel.component_loader import ComponentLoader
from .. import names
from .tables import Components


def read(c: Components, box: Box) -> None:
    read_rules(c, box)
    read_map(c, box)
    read_peoples(c, box)
    read_income(c, box)
    read_units(c, box)
    read_gods(c, box)
    read_cards(c, box)


def read_rules(c: Components, box: Box) -> None:
    rules = box.table("rules")
    c.hand_size = rules.number("hand_size", 1, 9)
    c.army_limit = rules.number("max_units_per_army", 1, 9)
    c.march_limit = rules.number("army_move_max", 1, 9)
    c.land_dice = rules.number("land_dice_per_side", 1, 2)
    c.naval_dice = rules.number("naval_dice_per_side", 1, 2)
    c.terrain_dice = rules.number("terrain_defence_dice", 1, 2)
    c.lots_seen = rules.number("slave_lots_seen_per_player", 1, 2)
    c.urn_every = rules.number("control_urn_open_every_rounds", 1, 9)
    c.judgement_dice = rules.number("tezcatlipoca_dice", 1, names.MOST_DICE)
    c.lake_tribute = rules.number("lake_control_tribute_t", 0, 9)
    design = box.table("design")
    c.sp_per_prisoner = design.number("sp_per_prisoner", 0, 9)
    c.blank_round_ends = design.flag("round_without_spear_ends_round")
    design.must("missions_per_pochteca_per_round", 1)
    c.round_limit = design.number("safety_round_limit", 1)


def read_map(c: Components, box: Box) -> None:
    c.kind = []
    c.neighbours = []
    c.x = []
    c.y = []
    c.terrain = [names.NO_BORDER] * (names.AREAS * names.AREAS)
    for area, name in enumerate(names.AREA_IDS):
        table = box.table(f"area.{name}")
        c.kind.append(table.one_of("kind", names.KIND_IDS))
        c.x.append(table.number("x", 0, 1000))
        c.y.append(table.number("y", 0, 1000))
        near: list[int] = []
        for border in table.rows("adjacent"):
            other = border.one_of("to", names.AREA_IDS)
            c.terrain[area * names.AREAS + other] = border.one_of("terrain", names.TERRAIN_IDS)
            near.append(other)
            border.done()
        c.neighbours.append(sorted(near))
        if (c.kind[area] == names.SEA) != (area >= names.LAND):
            raise wrong(f"area.{name}.kind", "must be sea for the lakes and for them alone")
        if area >= names.LAND and near and min(near) >= names.LAND:
            raise wrong(f"area.{name}.adjacent", "must touch land")
    for one in range(names.AREAS):
        for two in c.neighbours[one]:
            if c.terrain[one * names.AREAS + two] != c.terrain[two * names.AREAS + one]:
                raise wrong(f"area.{names.AREA_IDS[one]}.adjacent", "must agree with its neighbours")
    c.has_mountain = [
        any(c.terrain[area * names.AREAS + other] == names.MOUNTAIN for other in c.neighbours[area])
        for area in range(names.AREAS)
    ]
    sites = box.table("causeways").value("sites")
    assert isinstance(sites, list)
    c.dike_site = [names.LAND_IDS.index(str(site)) for site in sites]
    c.garrison = [[0, 0] for _ in names.KIND_IDS]
    c.mobilisation_modifier = [0] * len(names.KIND_IDS)
    for kind, name in ((names.INNER, "inner"), (names.OUTER, "outer")):
        table = box.table(f"neutral.{name}")
        c.garrison[kind] = [table.number("warriors", 0, 9), table.number("jaguars", 0, 9)]
        c.mobilisation_modifier[kind] = table.number("mobilisation_modifier", 0, 5)
    table = box.table("mobilisation")
    c.warrior_from = table.number("warrior_from", 1, 9)
    c.jaguar_from = table.number("jaguar_from", 1, 9)


def read_peoples(c: Components, box: Box) -> None:
    c.capital = []
    c.start_soldiers = []
    c.start_ships = []
    c.start_pochtecas = []
    c.start_tribute = []
    c.start_dikes = []
    for name in names.PEOPLE_IDS:
        table = box.table(f"people.{name}")
        c.capital.append(table.one_of("capital", names.LAND_IDS))
        c.start_soldiers.append([table.number("start_warriors", 0, 12), table.number("start_jaguars", 0, 10)])
        c.start_ships.append(table.number("start_ships", 0, 6))
        c.start_pochtecas.append(table.number("start_pochtecas", 0, names.POCHTECAS))
        c.start_tribute.append(table.number("start_tribute_t"))
        c.start_dikes.append(table.number("start_dikes_built", 0, names.DIKES))
        if c.kind[c.capital[-1]] != names.CAPITAL:
            raise wrong(f"people.{name}.capital", "must be a capital")
    unused = box.table("unused_capital")
    c.unused_garrison = [unused.number("garrison_warriors", 0, 9), unused.number("garrison_jaguars", 0, 9)]
    c.unused_tribute = unused.number("tribute_t", 0, 9)
    c.garrison[names.CAPITAL] = c.unused_garrison


def read_income(c: Components, box: Box) -> None:
    tribute = box.table("tribute")
    c.capital_tribute = tribute.number("capital_t", 0, 9)
    c.inner_tribute = tribute.number("inner_city_t", 0, 9)
    c.outer_tribute = tribute.number("outer_city_t", 0, 9)
    income = box.table("sacrifice_income")
    c.assimilated_sp = income.number("assimilated_city_sp", 0, 9)
    c.outer_sp = income.number("outer_city_sp", 0, 9)
    c.marker_value = []
    c.marker_count = []
    for name in names.MARKER_IDS:
        table = box.table(f"territory_marker.{name}")
        c.marker_value.append(table.number("value_sp", 0, 9))
        c.marker_count.append(table.number("count", 0, names.INNER_AREAS))
    if sum(c.marker_count) != names.INNER_AREAS:
        raise wrong("territory_marker", f"must be {names.INNER_AREAS} markers together")


def read_units(c: Components, box: Box) -> None:
    c.price = []
    c.limit = []
    c.combat_value = []
    for unit, name in enumerate(names.UNIT_IDS):
        table = box.table(f"unit.{name}")
        c.price.append(table.number("price_t", 1))
        most = [names.POCHTECAS, names.ARMIES][unit - names.POCHTECA] if unit in (2, 3) else 99
        c.limit.append(table.number("counter_limit", 0, most))
        if unit < names.SOLDIERS:
            c.combat_value.append(table.number("combat_value", 0, 9))
    for people, name in enumerate(names.PEOPLE_IDS):
        for kind in range(names.SOLDIERS):
            if c.start_soldiers[people][kind] > c.limit[kind]:
                raise wrong(f"people.{name}", "starts with more soldiers than there are counters")
    c.spears = []
    c.faces = []
    for name in names.DICE_IDS:
        table = box.table(f"die.{name}")
        c.faces.append(table.number("faces", 6, 6))
        c.spears.append(table.number("spears", 0, 5))
    if 0 in c.spears[:2]:
        raise wrong("die", "red and yellow dice need spears")


def read_gods(c: Components, box: Box) -> None:
    pyramid = box.table("track.quetzalcoatl")
    c.pyramid_top = pyramid.number("top_step", 1)
    c.sp_per_step = pyramid.number("sp_per_step", 1)
    c.urn_always_from = pyramid.number("every_round_from_step", 0)
    c.hell = box.table("track.tezcatlipoca").number("steps_to_hell", 1, 20)
    c.pyramid_start = [0] * names.FEWEST_PLAYERS
    c.judgement_value = [[] for _ in range(names.FEWEST_PLAYERS)]
    for players in range(names.FEWEST_PLAYERS, names.MOST_PLAYERS + 1):
        c.pyramid_start.append(pyramid.number(f"start_step_{players}", 0, c.pyramid_top - 1))
        c.judgement_value.append(
            [
                box.table(f"tezcatlipoca_card.{name}").number(f"value_{players}")
                for name in names.TEZCATLIPOCA_IDS
            ]
        )


def read_cards(c: Components, box: Box) -> None:
    c.slave_value = []
    c.slave_count = []
    for name in names.SLAVE_IDS:
        table = box.table(f"slave_card.{name}")
        c.slave_value.append(table.number("value_sp", 0, 9))
        c.slave_count.append(table.number("count", 0, 12))
    if sum(c.slave_count) < names.MOST_LOTS:
        raise wrong("slave_card", "must be enough for all lots")
    c.expedition_count = []
    c.expedition_effect = []
    c.expedition_amount = []
    c.expedition_returns = []
    for name in names.EXPEDITION_IDS:
        table = box.table(f"expedition_card.{name}")
        c.expedition_count.append(table.number("count", 0, 20))
        c.expedition_effect.append(table.one_of("effect", names.EXPEDITION_EFFECTS))
        c.expedition_amount.append(table.number("amount", 0, 9))
        c.expedition_returns.append(table.flag("pochteca_returns"))
    if sum(c.expedition_count) == 0:
        raise wrong("expedition_card", "must not all be missing")
    c.card_count = [box.table(f"hand_card.{name}").number("count", 0, 20) for name in names.CARD_IDS]
    if sum(c.card_count) < names.MOST_PLAYERS * c.hand_size:
        raise wrong("hand_card", "must be enough for all hands")
    c.mission_cost = [box.table(f"mission.{name}").number("cost_t", 0) for name in names.MISSION_IDS]


LOADER: Final = ComponentLoader("patolli.games.azteca", Components, read, ["area.adjacent"])
