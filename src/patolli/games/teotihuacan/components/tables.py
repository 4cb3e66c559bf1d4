"""The printed values of the components, as lookup tables for the rules.

Lists are indexed by the numbers in `names` (board, temple, tile, good) and by quantities in the rulebook
(step, level, number of workers minus one, seat in turn order).
"""

from __future__ import annotations

from ....kernel.box import Box


class Components(Box):
    """All printed values of the components. They never change, and all positions share them."""

    # The boards (TE-1.1, TE-2.1)
    shuffled_slots: list[int]
    printed_ring: list[int]
    steps_least: int
    steps_most: int

    # Costs in cocoa (TE-6.5, TE-7)
    unlock_cost: int
    displace_cost: int
    both_cost: int
    colour_cost: int
    cocoa_base: int
    cocoa_per_colour: int

    # Forest, quarry, mine (TE-8.1), by board, number of workers minus one, and column of the lowest power.
    # The last index is the good; points and temple steps come after the goods.
    yields: list[list[list[list[int]]]]
    power_ups: list[list[int]]  # by board and number of workers minus one
    column_of_power: list[int]

    # Alchemy (TE-8.3 to TE-8.7)
    column_temple: list[int]
    row_2_workers: int
    row_2_power: int
    row_2_single_power_ups: int
    points_to_owners: int
    technology_cost: list[int]
    technology_printed: list[int]
    technology_points: list[int]  # for a main action on the boards to which the technology applies
    technology_cocoa: list[int]
    technology_resource: list[int]
    technology_temples: list[int]
    technology_boards: list[list[bool]]
    technology_price: int  # the price, in cocoa, of the power-up from t13
    technology_power_ups: int
    technology_workers: int  # of t15
    technology_discount: int

    # Nobles (TE-8.8 to TE-8.10)
    noble_cost: list[int]  # by resource
    noble_rows: list[list[int]]
    noble_avenue: int
    row_values: list[int]  # by the number of buildings taken
    buildings: int

    # Decorations (TE-8.11 to TE-8.15)
    decoration_cost: list[int]
    decorations_shown: int
    decoration_points: int
    decoration_match: int
    decoration_track: int
    decoration_icons: list[list[int]]  # the icons on halves a and b of each tile
    side_printed: list[list[int]]  # the icons on each side that halves a and b cover on step 0
    side_cells: list[list[list[int]]]  # the cells of halves a and b on each side and each step from 1 onwards
    side_support: list[list[list[int]]]  # the places under the cells in `side_cells`

    # Construction (TE-8.16 to TE-8.22)
    stones_shown: int
    stone_match: int
    stone_track: int
    level_cost: list[list[int]]  # by level and resource
    level_points: list[int]
    grid: list[int]
    stone_icons: list[list[int]]  # the icons on each tile, clockwise from the top left
    # the icons on each tile in each rotation, clockwise from the top left
    stone_turned: list[list[list[int]]]
    stone_rotations: list[list[int]]  # the rotations of each tile that look different
    place_level: list[int]
    place_cells: list[list[int]]  # the cells of each place, clockwise from the top left
    place_support: list[list[int]]
    start_places: list[list[list[int]]]  # by number of players and layout

    # Royal tiles (TE-12)
    royal_category: list[int]
    royal_kind: list[int]
    royal_more: list[int]  # the number added to the worker's power
    royal_points: list[int]
    royal_cocoa: list[int]
    royal_resources: list[int]
    royal_gain: list[list[int]]
    royal_printed: list[int]

    # Discovery tiles (TE-11)
    discovery_copies: list[int]
    discovery_price: list[list[int]]  # by good
    discovery_points: list[int]
    discovery_any: list[int]
    discovery_avenue: list[int]
    discovery_climb_any: list[int]
    discovery_climb: list[list[int]]  # by temple
    discovery_cocoa: list[int]
    discovery_power_ups: list[int]
    pile_step: list[int]
    pile_tiles: list[list[int]]  # by pile and number of players
    mask_points: list[int]

    # Temples (TE-9.1), by temple and step
    temple_any: list[list[int]]
    temple_points: list[list[int]]
    temple_cocoa: list[list[int]]
    temple_pile: list[list[int]]  # the pile of discovery tiles on each step, or -1
    bonus_step: int
    top_step: int
    bonus_points: list[int]  # by bonus tile
    bonus_low: int  # the points for each worker with power 1 to 3
    bonus_high: int
    bonus_printed: list[int]

    # Avenue, pyramid track (TE-9.4, TE-9.5)
    avenue_top: int
    avenue_pile: list[int]  # by step
    track_top: int
    track_points: list[int]  # by eclipse
    track_most: int

    # Calendar and upkeep (TE-14)
    black_start: list[int]  # by number of players
    black_shift: int
    eclipses: int
    upkeep_low: int
    upkeep_high: int
    unpaid_points: int
    least_points: int

    # Ascension (TE-10)
    ascension_avenue: int
    reset_power: int
    ascension_points: int
    ascension_cocoa: int
    ascension_temples: int
    paid_temples: int
    paid_temples_cost: int
    fourth_power: int
    fourth_cocoa: int

    # Set-up (TE-2 to TE-5)
    start_cocoa: list[list[int]]  # by number of players and position in the turn order
    dealt: int
    kept: int
    start_power: int
    starting_boards: list[list[int]]
    starting_goods: list[list[int]]
    starting_any: list[int]
    starting_power_ups: list[int]
    starting_avenue: list[int]
    starting_climb: list[list[int]]
    starting_technology: list[int]
    starting_discovery: list[int]
    first_boards: list[list[int]]
    first_powers: list[list[int]]
    first_goods: list[list[int]]
    first_avenue: list[int]
    first_climb: list[list[int]]
    first_technology: list[int]  # the place numbers of the technologies, or -1
    neutral_colours: list[int]
    neutral_dice: int
    neutral_power: int
    neutral_tiles: int

    # Solo (TE-16)
    bot_goods: list[int]
    bot_temples: int
    bot_avenue: int
    bot_technology: int
    bot_boards: list[int]
    bot_power: int
    bot_worship_board: int
    bot_worship_power: int
    bot_position: list[int]  # by the sum of the dice minus two
    bot_fill: list[list[int]]  # the positions from which positions 0, 1 and 2 are filled, for each direction
    bot_needs: list[list[int]]
    bot_fallback: int
    bot_failure_cocoa: int
    bot_build_points: int
    bot_build_temples: int
    bot_decorate_points: int
    bot_decorate_temples: int
    bot_worship_steps: int
    bot_worship_any: int
    bot_step_low: int
    bot_step_high: int
    bot_leftover_points: int
    bot_technology_points: int
    bot_bonus_points: int
    bot_exchange_cocoa: int
    bot_exchange_points: int
    bot_temple_order: list[int]
    bot_resource_order: list[int]
    bot_ascension_points: int
