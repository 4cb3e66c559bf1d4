"""The printed values as tables for the rules, indexed by the numbers in `names`."""

from __future__ import annotations

from ....kernel.box import Box


class Components(Box):
    """All printed values. They never change, and all positions share them."""

    # Numbers in the rules
    hand_size: int
    army_limit: int
    march_limit: int
    land_dice: int
    naval_dice: int
    terrain_dice: int
    lots_seen: int
    urn_every: int
    judgement_dice: int
    lake_tribute: int
    sp_per_prisoner: int
    blank_round_ends: bool
    round_limit: int

    # Peoples (AZ-4.7), by people
    capital: list[int]
    start_soldiers: list[list[int]]  # by people and kind
    start_ships: list[int]
    start_pochtecas: list[int]
    start_tribute: list[int]
    start_dikes: list[int]
    unused_garrison: list[int]  # by kind of soldier
    unused_tribute: int

    # Map (AZ-3), by area
    kind: list[int]
    neighbours: list[list[int]]
    terrain: list[int]  # the terrain between two areas, at the index first * AREAS + second
    has_mountain: list[bool]
    dike_site: list[int]  # the area at the far end of each dike
    x: list[int]
    y: list[int]

    # Neutral areas (AZ-12.32, AZ-12.39), by kind of area
    garrison: list[list[int]]
    mobilisation_modifier: list[int]
    warrior_from: int
    jaguar_from: int

    # Income (AZ-7)
    capital_tribute: int
    inner_tribute: int
    outer_tribute: int
    assimilated_sp: int
    outer_sp: int
    marker_value: list[int]
    marker_count: list[int]

    # Units (AZ-2.6), by unit
    price: list[int]
    limit: list[int]
    combat_value: list[int]  # by kind of soldier

    # Dice, by colour
    spears: list[int]
    faces: list[int]

    # Gods (AZ-13)
    pyramid_top: int
    pyramid_start: list[int]  # by number of players
    sp_per_step: int
    urn_always_from: int
    hell: int
    judgement_value: list[list[int]]  # by number of players and card

    # Cards
    slave_value: list[int]
    slave_count: list[int]
    expedition_count: list[int]
    expedition_effect: list[int]
    expedition_amount: list[int]
    expedition_returns: list[bool]
    card_count: list[int]
    mission_cost: list[int]

    def short_start(self, players: int) -> int:
        """AZ-15.3: returns the step on which Quetzalcoatl starts in a short game."""
        return (self.pyramid_start[players] + self.pyramid_top) // 2
