"""Builds the part of an observation that a board draws, using names in place of numbers."""

from __future__ import annotations

from typing import Any, cast

from ...kernel.seats import EVERYBODY
from . import box_facts, names
from .action_phase import prices
from .board import units, unseen
from .cards import hooks
from .combat import creature_roll, dice, outcome
from .economy import goods
from .movement import destinations
from .position import MAGIC_DECK, ChichenPosition
from .rounds import final_scoring, supply, task_cards
from .state.group import NO_GROUP
from .state.player import Player
from .view_types import (
    ActionTileView,
    AttackView,
    ChichenPlayerView,
    ChichenView,
    GroupView,
    HeroType,
    HeroView,
    RoundView,
    Spell,
    StripView,
    TileView,
)


def show(p: ChichenPosition) -> ChichenView:
    columns = p.tables.action_columns[p.players]
    rows = p.tables.action_rows[p.players]
    return {
        "moving_group": None if p.group.kind == NO_GROUP else show_group(p),
        "players": p.players,
        "turn": p.turn,
        "round": p.round,
        "turns": p.turns,
        "rounds": show_rounds(p),
        "free_layout": bool(p.free_layout),
        "order": p.order,
        "favor_order": p.favor,
        "defender": p.favor[0] if p.favor else None,
        "tiles": [show_tile(p, tile) for tile in p.tables.tiles[p.players]],
        "unseen": {
            card_id(names.CREATURE_IDS, one): unseen.strengths(p, one)
            for one in range(len(names.CREATURE_IDS))
        },
        "row": [names.TILE_IDS[tile] for tile in p.row],
        "board": {
            "rows": rows,
            "columns": columns,
            "row_costs": p.costs[:rows],
            "column_costs": p.costs[rows:],
            "tiles": [show_action_tile(p, tile) for tile in p.grid],
            "coins_markers": [player.placed - units.count(player.markers) for player in p.seats],
        },
        "tasks": [
            {
                "task": names.TASK_IDS[task],
                "points": p.tables.task_points[task],
                "round": p.tables.task_rounds[stack],
                "claimed_seat": [seat for seat in range(p.players) if p.seats[seat].tasks >> stack & 1],
                "met_seat": [seat for seat in range(p.players) if task_cards.met(p, seat, task)],
            }
            for stack, task in enumerate(p.tasks)
        ],
        "display": [card_id(names.GOD_IDS, card) for card in p.display],
        "god_decks": [p.piles[color].length() for color in range(names.COLORS)],
        "hero_cards": [card_id(names.HEROCARD_IDS, card) for card in p.hero_top],
        "hero_stacks": [stack_size(p, hero) for hero in range(names.HERO_TYPES)],
        "magic_deck": p.piles[MAGIC_DECK].length(),
        "discards": by_name(names.SPELL_IDS, p.discards),
        "luck": goods.luck_left(p),
        "idols": goods.idols_left(p),
        "attacks": [show_attack(p, i) for i in range(len(p.attacks))],
        "attacks_left": names.ROUNDS - len(p.attacks),
        "city_cards": [card_id(names.CREATURE_IDS, creature) for creature in units.bits(p.city_cards)],
        "seats": [show_player(p, seat) for seat in range(p.players)],
    }


def show_rounds(p: ChichenPosition) -> list[RoundView]:
    """CI-3.3, CI-12.1, CI-13.2: returns the rounds as printed, starting with the day rounds."""
    c = p.tables
    return [
        {
            "round": n,
            "dark": creature_roll.is_dark_round(c, n),
            "tasks": n in c.task_rounds,
            "city_strength": c.city_strength[n - 1],
        }
        for n in range(1, names.ROUNDS + 1)
    ]


def by_name(ids: list[str], values: list[int]) -> dict[Any, int]:
    """Returns a dictionary whose keys have the type that the view declares."""
    return dict(zip(ids, values, strict=True))


def stack_size(p: ChichenPosition, hero: int) -> int:
    held = sum([1 for player in p.seats if player.cards[hero] >= 0])
    return names.PER_TYPE - held


def show_tile(p: ChichenPosition, tile: int) -> TileView:
    c = p.tables
    here = p.land.hexes[tile]
    owner = units.owner(p, tile)
    creature = p.creatures[tile]
    return {
        "id": names.TILE_IDS[tile],
        "tile": names.TILE_IDS[tile],
        "terrain": card_id(names.TERRAIN_IDS, c.terrain[tile]),
        "kind": card_id(names.KIND_IDS, c.kind[tile]),
        "gem": card_id(names.GEM_IDS, c.gem[tile]),
        "gems": unseen.gems_left(p, tile),
        "q": here % names.GRID - names.MIDDLE if here >= 0 else None,
        "r": here // names.GRID - names.MIDDLE if here >= 0 else None,
        "edge": bool(p.land.edge >> tile & 1),
        "creature": card_id(names.CREATURE_IDS, creature),
        "strength": known(p.strengths[creature].values[tile]) if creature >= 0 else None,
        "strength_open": creature >= 0 and p.strengths[creature].knowers[tile] == EVERYBODY,
        "ruin": card_id(names.RUIN_IDS, p.ruins[0].values[tile]),
        "ruin_open": p.ruins[0].knowers[tile] == EVERYBODY,
        "seat": None if owner == names.NOBODY else owner,
        "warriors": p.warriors[tile],
        "heroes": heroes_here(p, owner, tile),
        "scouts_seat": [seat for seat in range(p.players) if p.seats[seat].scouts >> tile & 1],
    }


def known(value: int) -> int | None:
    return value if value >= 0 else None


def show_action_tile(p: ChichenPosition, tile: int) -> ActionTileView:
    dealt = len(p.costs) == len(p.tables.costs[p.players])
    return {
        "tile": names.ACTIONTILE_IDS[tile],
        "actions": [names.ACTION_IDS[action] for action in names.ACTIONS_ON[tile]],
        "prices": [owed(p, tile, action) for action in names.ACTIONS_ON[tile]] if dealt else None,
        "markers_seat": [seat for seat in range(p.players) if p.seats[seat].markers >> tile & 1],
    }


def owed(p: ChichenPosition, tile: int, action: int) -> int:
    """Returns what an action costs the viewer, including tolls. Spectators see the printed price."""
    if p.viewer < 0:
        return prices.printed(p, tile)
    return prices.price(p, p.viewer, tile, action) + prices.tolls(p, p.viewer, tile)


def show_attack(p: ChichenPosition, i: int) -> AttackView:
    held = outcome.attack_held(p.attacks[i])
    return {
        "round": i + 1,
        "seat": outcome.attack_seat(p.attacks[i]),
        "creature": card_id(names.CREATURE_IDS, outcome.attack_creature(p.attacks[i])),
        "held": held,
        "points": p.tables.city_strength[i] if held else p.tables.points_of_lost_city,
    }


def card_id(ids: list[str], card: int) -> Any:
    """Returns the id of a card, with the type that the view declares, or None for a negative number."""
    return ids[card] if card >= 0 else None


def heroes_here(p: ChichenPosition, seat: int, place: int) -> list[HeroType]:
    if seat == names.NOBODY:
        return []
    return [card_id(names.HERO_IDS, hero) for hero in units.bits(hooks.heroes_at(p.seats[seat], place))]


def show_group(p: ChichenPosition) -> GroupView:
    """Returns the group that is moving or fighting. Values that currently have no meaning are omitted."""
    group = p.group
    combat = p.combat
    fighting = combat.creature >= 0 or combat.foe >= 0
    shown: dict[str, Any] = {
        "seat": group.seat,
        "at": names.PLACE_IDS[group.at],
        "warriors": group.warriors,
        "heroes": [names.HERO_IDS[hero] for hero in units.bits(group.heroes)],
    }
    if fighting:
        roller = hooks.seat_of(p, combat.side)
        shown |= {
            **(show_foe(p) if combat.foe >= 0 else show_creature(p)),
            "phases": [names.PHASE_IDS[phase] for phase in units.bits(combat.planned & ~combat.banned)],
            "phase": card_id(names.PHASE_IDS, combat.phase),
            "roller_seat": roller if combat.phase >= 0 and roller >= 0 else None,
            "spell": card_id(names.SPELL_IDS, combat.spell),
            "dice": combat.dice,
            "hit_faces": hit_faces(p) if roller >= 0 else None,
            "symbols": symbols(p) if roller < 0 else None,
            "hits": dict(zip(("own", "foe"), combat.hits, strict=True)) if sum(combat.hits) else None,
            "damage": dict(zip(("own", "foe"), combat.damage, strict=True)) if sum(combat.damage) else None,
        }
    else:
        shown |= {"start": names.PLACE_IDS[group.start], "steps": group.steps}
    found: Any = {key: value for key, value in shown.items() if value is not None and value != []}
    return cast("GroupView", found)


def show_foe(p: ChichenPosition) -> dict[str, Any]:
    foe, tile = p.combat.foe, p.group.at
    return {"foe_seat": foe, "foe_warriors": p.warriors[tile], "foe_heroes": heroes_here(p, foe, tile)}


def show_creature(p: ChichenPosition) -> dict[str, Any]:
    combat = p.combat
    return {
        "creature": card_id(names.CREATURE_IDS, combat.creature),
        "strength": combat.strength,
        "hearts": combat.hearts,
        "dark_die": bool(creature_roll.dark(p)),
    }


def hit_faces(p: ChichenPosition) -> list[int]:
    """CI-8.9: returns the rolled faces that hit."""
    combat = p.combat
    if combat.phase < 0 or not combat.dice:
        return []
    hitting = dice.hitting(p, combat.side)
    return [face for face in range(1, 7) if hitting >> face & 1]


def symbols(p: ChichenPosition) -> dict[str, int] | None:
    """CI-9.3: returns the symbols shown by the creature's die."""
    combat = p.combat
    if combat.creature < 0 or combat.phase < 0 or not combat.dice:
        return None
    shown = creature_roll.shown(p)
    found = {names.SYMBOL_IDS[symbol]: number for symbol, number in enumerate(shown) if number > 0}
    return found or None


def show_player(p: ChichenPosition, seat: int) -> ChichenPlayerView:
    player = p.seats[seat]
    c = p.tables
    ending = final_scoring.points(p, seat)
    return {
        "coins": player.coins,
        "luck": player.luck,
        "idols": player.idols,
        "reserve": player.reserve,
        "strips": show_strips(p, seat),
        "income": supply.income_due(p, seat),
        "city": player.city,
        "shields": player.shields,
        "shields_allowed": goods.shields_allowed(p, seat),
        "war": player.war,
        "peace": c.war_markers - player.war,
        "favor": player.favor,
        "gears": by_name(names.GEAR_IDS, player.gears),
        "gear_values": {
            "shields": c.shields_allowed[player.gears[names.DEFENSE]],
            "melee_faces": box_facts.faces_up_to(c.melee_hits[player.gears[names.MELEE_GEAR]]),
            "ranged": c.attacks[player.gears[names.RANGED_GEAR]],
            "stone": box_facts.limit(c.spells[names.STONE][player.gears[names.MAGIC_GEAR]]),
            "fire": box_facts.limit(c.spells[names.FIRE][player.gears[names.MAGIC_GEAR]]),
        },
        "range": destinations.range_of(p, seat),
        "limit": hooks.limit(p, seat),
        "tiles": [names.TILE_IDS[tile] for tile in units.bits(hooks.controlled(p, seat))],
        "scouts": p.tables.scouts - units.count(player.scouts),
        "gems": [card_id(names.GEM_IDS, gem) for gem in units.bits(player.gems)],
        "lines": [
            names.STAR_IDS[line]
            for line in range(names.STAR_LINES)
            if player.gems & c.star_gems[line] == c.star_gems[line]
        ],
        "placed": player.placed,
        "gods": gods(player),
        "heroes": [show_hero(player, hero) for hero in range(names.HERO_TYPES)],
        "figures": [
            {"creature": card_id(names.CREATURE_IDS, figure // 8), "strength": figure % 8}
            for figure in player.figures
        ],
        "hand": p.hands[seat].size,
        "cards": hand_of(p, seat),
        "points": sum(ending),
        "ending": {
            source: points * names.TENTHS
            for source, points in zip(final_scoring.SOURCES, ending, strict=True)
        },
        "ending_total": sum(ending) * names.TENTHS,
    }


def show_strips(p: ChichenPosition, seat: int) -> list[StripView]:
    """CI-4.8: returns the strips of the reserve, which fill up from the top."""
    c = p.tables
    found: list[StripView] = []
    left = p.seats[seat].reserve
    paying = goods.strips_with_income(p, seat)
    for i in range(len(c.strip_spaces) - 1, -1, -1):
        here = min(left, c.strip_spaces[i])
        left -= here
        strip: StripView = {"spaces": c.strip_spaces[i], "warriors": here}
        if len(found) < paying:
            strip["coins"] = c.strip_coins[i]
        else:
            strip["points"] = c.strip_points[i]
        found.append(strip)
    return found


def gods(player: Player) -> list[str]:
    return [
        names.GOD_IDS[color * names.PER_COLOR + bit]
        for color in range(names.COLORS)
        for bit in units.bits(player.gods[color])
    ]


def show_hero(player: Player, hero: int) -> HeroView:
    place = player.heroes[hero]
    where = "home" if place < 0 else "group" if place == names.MARCHING else names.PLACE_IDS[place]
    return {
        "hero": card_id(names.HERO_IDS, hero),
        "place": where,
        "card": card_id(names.HEROCARD_IDS, player.cards[hero]),
    }


def hand_of(p: ChichenPosition, seat: int) -> dict[Spell, int] | None:
    """Returns what the viewer knows about a hand: all cards of their own hand, and a few cards of other
    hands.
    """
    hand = p.hands[seat]
    if p.viewer != seat and sum(hand.cards) == 0:
        return None
    return by_name(names.SPELL_IDS, hand.cards)
