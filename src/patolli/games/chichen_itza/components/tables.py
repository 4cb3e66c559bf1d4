"""The printed values of the components, as tables for the rules.

Lists are indexed by the numbers in `names` (tile, gear, card, creature …) or by numbers used in the rulebook
(level, round, number of players). Unused entries are 0.
"""

from __future__ import annotations

from ....kernel.box import Box


class Components(Box):
    """All printed values of the components. They never change, and all positions share them."""

    # The supply, and the goods that players have at the start (CI-1, CI-2.18 to CI-2.21)
    actions_per_round: int
    luck_tokens: int  # 0: without limit
    idol_tokens: int
    warriors: int
    scouts: int
    shields: int
    war_markers: int
    warriors_at_start: int
    luck_at_start: int
    magic_at_start: int
    coins_at_start: list[int]  # by position in the turn order
    gear_at_start: int

    # Limits
    units_on_tile: int
    city_defenders: int
    markers_per_attack: int

    # Values by number of players
    action_rows: list[int]
    action_columns: list[int]
    costs: list[list[int]]  # the cost markers in use, by number of players
    cost_markers: list[list[int]]  # the number of markers of each cost, by number of players
    tiles_per_creature_card: list[int]
    tiles: list[list[int]]  # the terrain tiles that are used, by number of players
    slots: list[list[int]]  # the hexes of the automatic layout, by number of players
    action_tiles: list[list[int]]

    # Terrain tiles (CI-1.6); most lists are indexed by tile
    terrain: list[int]
    kind: list[int]
    gem: list[int]  # the colour of a mine's gem; -1 for other tiles
    of_terrain: list[int]  # a bit mask of the tiles of each terrain
    of_kind: list[int]  # a bit mask of the tiles of each kind
    city_hexes: list[int]
    touching_tiles: int
    corners: list[int]  # hexes

    # Ruins; the lists are indexed by ruin
    ruin_points: list[int]
    ruin_coins: list[int]
    ruin_luck: list[int]
    ruin_idols: list[int]
    ruin_warriors: list[int]
    ruin_magic: list[int]
    ruin_gears: list[int]
    ruin_heroes: list[int]

    # The gem star; the lists are indexed by line
    star_gems: list[int]  # a bit mask of the two gems
    star_bonus: list[int]
    star_amount: list[int]

    # Actions
    coins_space: int
    magic_action: int
    reinforcements: int
    favor_luck: int
    top_space: int  # the top space of the favor track
    treasure_on: list[int]  # the treasure for each die face, starting with face 1
    treasure_coins: int

    # Gears; the lists are indexed by level
    shields_allowed: list[int]
    shields_on_raise: int
    melee_hits: list[int]
    luck_on_raise: list[int]
    range: list[int]
    attacks: list[int]
    ranged_hits: int
    spells: list[list[int]]  # the maximum number of cards, by spell and level; -1 means any number
    spell_hits: list[int]  # by spell
    magic_on_raise: int

    # Supply, takeover, idols, luck
    strip_spaces: list[int]  # from the lowest strip to the highest
    strip_coins: list[int]
    strip_points: list[int]
    stones: int
    fires: int
    coins_of_village: int
    warriors_of_camp: int
    idols_of_temple: int
    warriors_of_supply: int
    takeover_coins: int
    takeover_warriors: int
    takeover_idols: int
    idol_coins: int
    idol_luck: int
    idol_magic: int
    luck_again: int
    luck_hit: int

    # Rounds
    light_rounds: int
    task_rounds: list[int]  # by stack
    city_strength: list[int]  # by round, starting with round 1 at index 0
    city_dark: list[int]  # 0 or 1

    # Scoring
    points_of_tile: int
    points_of_idol: int
    points_of_hero: int
    points_of_gems: list[int]
    points_of_lost_city: int

    # Creatures; most lists are indexed by creature
    figures: list[list[int]]  # the number of figures of each strength
    figures_of: list[int]  # the total number of figures
    symbols: list[list[int]]  # the symbol that hits with each means of combat, or -1
    ability: list[int]
    dice: list[list[list[list[int]]]]  # the number of each symbol on each face of the light and the dark die

    # Cards
    god_number: list[int]
    upkeep: list[int]
    hero_number: list[int]
    task_stack: list[int]
    task_points: list[int]
    task_number: list[int]
