"""Reads `components.toml`, and optionally a file with the owner's values, into the tables that the rules use.

The owner's file can replace numbers. It cannot replace the *function* of a tile, card or space, because that
is part of the rules. A file that would break a rule is rejected with a message that names the faulty table
and key.
"""

from __future__ import annotations

from typing import Final

from ....kernel.box import Box, wrong
from ....kernel.component_loader import ComponentLoader
from .. import moves, names
from . import cards, land
from .tables import Components


def read(c: Components, box: Box) -> None:
    _read_players(c, box)
    _read_counts(c, box)
    land.read_tiles(c, box)
    land.read_layout(c, box)
    land.read_ruins(c, box)
    land.read_star(c, box)
    _read_actions(c, box)
    _read_gears(c, box)
    _read_supply(c, box)
    _read_rounds(c, box)
    cards.read_creatures(c, box)
    cards.read_cards(c, box)


def _read_players(c: Components, box: Box) -> None:
    game = box.table("game")
    game.must("rounds", names.ROUNDS)
    kit = box.table("player_kit")
    c.actions_per_round = game.number("actions_per_round", 1, 9)
    kit.must("action_markers", c.actions_per_round)
    c.warriors = kit.number("warriors", 1, 60)
    c.scouts = kit.number("scouts", 0, names.TILES)
    c.shields = kit.number("shields")
    c.war_markers = kit.number("diplomacy_markers", 1, 9)
    supply = box.table("supply")
    c.luck_tokens = supply.number("luck_tokens") if supply.flag("luck_limited") else 0
    c.idol_tokens = supply.number("idol_tokens") if supply.flag("idols_limited") else 0
    start = box.table("setup")
    c.warriors_at_start = start.number("warriors_in_city", 0, c.warriors)
    c.luck_at_start = start.number("luck", 0, 5)
    c.magic_at_start = start.number("magic_cards", 0, 4)
    c.coins_at_start = start.numbers("coins_by_turn_order")
    c.gear_at_start = start.number("gear_level", 1, names.TOP_LEVEL)
    start.must("favor_space", 0)
    start.must("city_cards", names.ROUNDS)
    limits = box.table("limits")
    c.units_on_tile = limits.number("units_on_tile", 1, 9)
    c.city_defenders = limits.number("city_defenders", 1, 9)
    c.markers_per_attack = limits.number("markers_per_attack", 0, c.war_markers)


def _read_counts(c: Components, box: Box) -> None:
    c.action_rows = [0] * names.FEWEST_PLAYERS
    c.action_columns = [0] * names.FEWEST_PLAYERS
    c.costs = [[] for _ in range(names.FEWEST_PLAYERS)]
    c.cost_markers = [[] for _ in range(names.FEWEST_PLAYERS)]
    c.tiles_per_creature_card = [0] * names.FEWEST_PLAYERS
    markers = box.table("cost_markers").numbers("values", 0, 7)
    for players in range(names.FEWEST_PLAYERS, names.MOST_PLAYERS + 1):
        table = box.table(f"player_count.players_{players}")
        c.action_rows.append(table.number("action_rows", 1, 9))
        c.action_columns.append(table.number("action_columns", 1, 9))
        c.tiles_per_creature_card.append(table.number("tiles_per_creature_card", 1, 9))
        used = markers[:]
        for value in table.numbers("cost_markers_removed", 0, 7):
            if value not in used:
                raise wrong(
                    f"player_count.players_{players}.cost_markers_removed",
                    "removes components that are not there",
                )
            used.remove(value)
        if len(used) != c.action_rows[players] + c.action_columns[players]:
            raise wrong(f"player_count.players_{players}", "needs one cost marker for each row and column")
        c.costs.append(sorted(used))
        c.cost_markers.append([used.count(cost) for cost in range(moves.COSTS)])


def _read_actions(c: Components, box: Box) -> None:
    c.action_tiles = [[] for _ in range(names.MOST_PLAYERS + 1)]
    for tile, name in enumerate(names.ACTIONTILE_IDS):
        for players in box.table(f"action_tiles.{name}").numbers("players", 2, names.MOST_PLAYERS):
            c.action_tiles[players].append(tile)
    for players in range(names.FEWEST_PLAYERS, names.MOST_PLAYERS + 1):
        if len(c.action_tiles[players]) != c.action_rows[players] * c.action_columns[players]:
            raise wrong(f"player_count.players_{players}", "needs one action tile for each space of the grid")
    c.coins_space = box.table("coins_space").number("coins")
    actions = box.table("actions")
    c.magic_action = actions.number("magic_cards", 0, 9)
    c.reinforcements = actions.number("reinforcements", 0, 9)
    c.favor_luck = actions.number("favor_luck", 0, 9)
    c.top_space = box.table("favor_track").number("top_space", 1)
    treasure = box.table("treasure")
    faces = treasure.value("faces")
    if not isinstance(faces, list) or sorted(faces) != sorted(names.TREASURE_IDS):
        raise wrong("treasure.faces", f"must be {', '.join(names.TREASURE_IDS)} in some order")
    c.treasure_on = [names.TREASURE_IDS.index(name) for name in faces]
    c.treasure_coins = treasure.number("coins")


def _read_gears(c: Components, box: Box) -> None:
    defense = box.table("gears.defense")
    c.shields_allowed = [0, *defense.numbers("value", 0, c.shields)]
    c.shields_on_raise = defense.number("shields_on_raise", 0, c.shields)
    melee = box.table("gears.melee")
    c.melee_hits = [0, *melee.numbers("hit_max", 0, 6)]
    c.luck_on_raise = [0, *melee.numbers("luck_on_reaching")]
    ranged = box.table("gears.ranged")
    c.range = [0, *ranged.numbers("movement", 1)]
    c.attacks = [0, *ranged.numbers("attacks", 0, 30)]
    c.ranged_hits = ranged.number("hit_max", 0, 6)
    magic = box.table("gears.magic")
    c.spells = [[0, *magic.numbers(name, -1)] for name in names.SPELL_IDS]
    c.spell_hits = [magic.number(f"{name}_hit_max", 0, 6) for name in names.SPELL_IDS]
    c.magic_on_raise = magic.number("cards_on_raise", 0, 9)


def _read_supply(c: Components, box: Box) -> None:
    strips = [box.table(f"reserve_strips.{name}") for name in box.entries("reserve_strips")]
    c.strip_spaces = [strip.number("spaces", 1) for strip in strips]
    c.strip_coins = [strip.number("coins") for strip in strips]
    c.strip_points = [strip.number("points") for strip in strips]
    if sum(c.strip_spaces) != c.warriors:
        raise wrong("player_kit.warriors", "must fill the reserve strips exactly")
    cards = box.table("magic_cards")
    c.stones = cards.number("stone", 0, moves.MOST_CARDS)
    c.fires = cards.number("fire", 0, moves.MOST_CARDS)
    yields = box.table("yields")
    c.coins_of_village = yields.number("coins_of_village")
    c.warriors_of_camp = yields.number("warriors_of_camp")
    c.idols_of_temple = yields.number("idols_of_temple")
    c.warriors_of_supply = yields.number("warriors_of_supply")
    takeover = box.table("takeover")
    c.takeover_coins = takeover.number("village_coins")
    c.takeover_warriors = takeover.number("camp_warriors")
    c.takeover_idols = takeover.number("temple_idols")
    idols = box.table("idols")
    c.idol_coins = idols.number("coins")
    c.idol_luck = idols.number("luck")
    c.idol_magic = idols.number("magic_cards")
    luck = box.table("luck")
    c.luck_again = luck.number("for_rolling_again", 1, 9)
    c.luck_hit = luck.number("for_a_hit", 1, 9)


def _read_rounds(c: Components, box: Box) -> None:
    track = box.table("round_track")
    c.light_rounds = track.number("light_rounds", 0, names.ROUNDS)
    c.task_rounds = track.numbers("task_rounds", 1, names.ROUNDS)
    c.city_strength = track.numbers("city_strength", 1, 9)
    dice = track.value("city_die")
    if not isinstance(dice, list) or any(die not in ("light", "dark") for die in dice):
        raise wrong("round_track.city_die", "must name light or dark for each round")
    c.city_dark = [int(die == "dark") for die in dice]
    scoring = box.table("scoring")
    c.points_of_tile = scoring.number("tile")
    c.points_of_idol = scoring.number("idol")
    c.points_of_hero = scoring.number("hero")
    c.points_of_gems = scoring.numbers("gems")
    c.points_of_lost_city = scoring.number("city_lost", -99)


LOADER: Final = ComponentLoader(
    "patolli.games.chichen_itza", Components, read, ["creatures.light_die", "creatures.dark_die"]
)
