"""The values of the components, as lookup tables for the rules.

Lists are indexed by the numbers in `names` (wheel, temple, technology, good, tile) or by numbers used in the
rulebook (space, step, level, number of players). Unused entries are 0.
"""

from __future__ import annotations

from ....kernel.box import Box

Effect = tuple[int, int, int]  # one of the effects in `names`, followed by its two numbers


class Components(Box):
    """All printed values of the components. They never change, and all positions share them."""

    # Set-up (TZ-2), by number of players
    monuments_on_board: list[int]
    jungle_stacks: list[int]
    neutral_workers: list[int]
    buildings_on_display: list[int]
    wealth_dealt: list[int]
    wealth_kept: list[int]

    # The supply, and the goods that players have at the start (TZ-1.3, TZ-2.5)
    skulls: int
    workers_at_start: int
    workers_most: int
    goods_at_start: list[int]
    points_at_start: int
    level_at_start: int
    light_at_start: bool

    # Begging, placing, picking up (TZ-4, TZ-5, TZ-6)
    beg_up_to: int
    corn_after_begging: int
    crew_surcharge: list[int]  # by the number of workers placed in the turn
    step_back_cost: int
    free_choice_cost: int

    # Wheels (TZ-1.2), by wheel
    positions: list[int]
    first_position: list[int]  # the index of the wheel's first position in the list of all positions
    top_space: list[int]
    last_action: list[int]
    free_choice: list[list[bool]]  # by wheel and space
    blocking_space: list[int]  # players' workers on this space forbid a two-day advance (TZ-12.5)
    opposite: list[int]  # the distance to the second neutral worker (TZ-2.10), or 0 if there is none
    reachable_by_paid_action: list[bool]

    # Values of the actions (TZ-7 to TZ-11), by space
    corn_of_harvest: list[int]  # space 1: fishing
    wood_of_harvest: list[int]  # the wood of each jungle space, or 0 for spaces without wood tiles
    goods_of_yaxchilan: list[list[int]]  # by space and good
    advances_of_tikal: list[int]
    buildings_of_tikal: list[int]
    monuments_of_tikal: list[int]
    temples_of_tikal: int
    temple_cost_of_tikal: int  # in resources
    temples_of_uxmal: int
    temple_cost_of_uxmal: int  # in corn
    workers_of_uxmal: int
    paid_action_cost: int
    corn_for_resource: int  # the corn paid for each resource when building for corn (TZ-10.4)
    market_rate: list[int]  # by resource
    points_of_offering: list[int]
    temple_of_offering: list[int]
    steps_of_offering: list[int]
    resources_of_offering: list[int]

    # The starting-player space and the calendar (TZ-12, TZ-13, TZ-17)
    starting_space_cost: int
    corn_of_unclaimed_round: int
    calendar_teeth: int
    food_day: list[int]  # the food days; the following lists are in the same order
    food_day_kind: list[int]
    food_day_age: list[int]
    age_change: int  # the index of the food day on which the age changes
    days_after_last_food_day: int
    corn_per_worker: int
    points_lost_per_unfed_worker: int

    # Temples (TZ-14), by temple and step
    temple_start: list[int]
    temple_top: list[int]
    temple_points: list[list[int]]
    temple_good: list[list[int]]
    highest_bonus: list[list[int]]  # by age and temple

    # Technologies (TZ-15), by the player's level. A value is the total for all levels up to this one.
    # Costs are by technology and current level; the entry for the last level is the cost of the bonus.
    technology_cost: list[list[int]]
    technology_bonus: list[Effect]  # by technology
    harvest_bonus: list[int]
    harvest_without_tile: list[bool]
    fish_bonus: list[int]
    extraction_bonus: list[list[int]]  # and resource
    build_corn: list[int]
    build_points: list[int]
    build_discount: list[int]  # in resources
    build_discount_corn: list[int]
    next_higher_action: list[bool]  # for actions of the wheel Chichen Itza
    offering_step_cost: list[int]  # the cost in resources of the steps in `offering_steps`
    offering_steps: list[int]
    skull_bonus: list[int]

    # Buildings and monuments (TZ-16), by tile
    building_age: list[int]
    building_kind: list[int]
    building_cost: list[list[int]]  # and resource
    building_resources: list[int]  # the total number of resources in the cost
    building_effects: list[list[Effect]]
    monument_frame: list[int]
    monument_cost: list[list[int]]  # the cost in resources, with the skulls at the end
    monument_rule: list[int]
    monument_kind: list[int]  # the kind of tiles that the monument counts, or -1
    monument_points: list[int]  # the points for each item that the monument counts
    # the points by number of players, workers or technologies, for monuments whose points per item are not
    # constant
    monument_scale: list[list[int]]

    # Starting-wealth tiles (TZ-2.7 to TZ-2.12), by tile
    wealth_effects: list[list[Effect]]
    wealth_wheel: list[int]
    wealth_space: list[int]

    # Final scoring (TZ-19.3)
    quarters_per_corn: int
    points_per_skull: int
