"""Builds positions of Chichén Itzá by hand, in the game's own terms.

    b = ChichenBuilder(first_turn(players=4))   # round 1, seat 0 acts; no goods, no creatures
    b.give(0, coins=5)
    b.put_warriors(0, "P01", 3)                 # from the reserve
    b.put_creature("P02", "jaguar", 3)          # its strength is fixed, and hidden from all seats
    b.begin_turn(0)
    p = b.build()

The number of components never changes: a card given to a seat is taken from its deck, and warriors come from
the reserve. Only `ask`, `begin_turn`, `march` and similar methods change the pending question.
"""

from __future__ import annotations

from ...kernel.agenda import Step
from ...kernel.errors import PatolliError
from ...kernel.seats import CHANCE, EVERYBODY, only
from ...kernel.secrets import UNDECIDED
from . import names
from .action_phase import turn
from .board import hex_grid, units
from .builder_cards import CardBuilder, index_of
from .cards import hooks
from .combat import city_attack, outcome
from .game import GAME
from .movement import arrival
from .position import (
    ChichenPosition,
    own_ruins,
    own_strengths,
    set_group,
)
from .rounds import end_of_round, supply
from .state.group import MARCH, NO_GROUP


def place_of(name: str) -> int:
    """Returns the place with this name, which is the id of a tile or "city"."""
    place = name if name == "city" else name.upper()
    if place not in names.PLACE_IDS:
        raise PatolliError(f"there is no place {name!r}")
    return names.PLACE_IDS.index(place)


class ChichenBuilder(CardBuilder):
    """Edits a position of Chichén Itzá."""

    def __init__(self, start: ChichenPosition, in_place: bool = False) -> None:
        super().__init__(GAME, start, in_place)

    # ---- the goods and boards of a player -----------------------------------------------------------------

    def give(self, seat: int, coins: int = 0, luck: int = 0, idols: int = 0, shields: int = 0) -> None:
        """Adds goods, or removes them if the numbers are negative.

        Shields become active as far as the defense gear allows.
        """
        player = self.position.seats[seat]
        player.coins += coins
        player.luck += luck
        player.idols += idols
        player.shields += shields
        self.position.forget()

    def set_goods(self, seat: int, coins: int = 0, luck: int = 0, idols: int = 0, shields: int = 0) -> None:
        """Exactly this."""
        player = self.position.seats[seat]
        player.coins, player.luck, player.idols, player.shields = coins, luck, idols, shields
        self.position.forget()

    def set_gear(self, seat: int, gear: str, level: int) -> None:
        self.position.seats[seat].gears[index_of(names.GEAR_IDS, gear)] = level
        self.position.forget()

    def set_war(self, seat: int, markers: int) -> None:
        """Sets how many of a seat's diplomacy markers show war."""
        self.position.seats[seat].war = markers
        self.position.forget()

    def set_favor(self, *spaces: int) -> None:
        """Sets the favor space of each seat. Within a stack, seats with higher numbers are on top."""
        p = self.position
        for seat in range(p.players):
            p.seats[seat].favor = spaces[seat]
        p.favor = [
            seat for space in sorted(set(spaces)) for seat in range(p.players) if spaces[seat] == space
        ]
        p.forget()

    def add_figure(self, seat: int, creature: str, strength: int) -> None:
        """Adds a defeated creature whose strength is known."""
        p = self.position
        kind = index_of(names.CREATURE_IDS, creature)
        strengths = own_strengths(p, kind)
        if not 0 <= strength < len(strengths.rest):
            raise PatolliError(f"no {creature} has strength {strength}")
        strengths.rest[strength] -= 1
        strengths.size -= 1
        p.seats[seat].figures.append(8 * kind + strength)
        p.forget()

    def add_gems(self, seat: int, *gems: str) -> None:
        for gem in gems:
            self.position.seats[seat].gems |= 1 << index_of(names.GEM_IDS, gem)
        self.position.forget()

    # ---- units and scouts -----------------------------------------------------------------------------

    def put_warriors(self, seat: int, place: str, number: int) -> None:
        """Puts warriors from the reserve on a place. A negative number returns warriors to the reserve."""
        p = self.position
        p.seats[seat].reserve -= number
        if number >= 0:
            units.put_warriors(p, seat, place_of(place), number)
        else:
            units.take_warriors(p, seat, place_of(place), -number)
        p.forget()

    def set_warriors(self, seat: int, place: str, number: int) -> None:
        """Sets the number of warriors on a place. The difference comes from the reserve or returns to it."""
        self.put_warriors(seat, place, number - units.warriors(self.position, seat, place_of(place)))

    def put_hero(self, seat: int, card: str, place: str = "city") -> None:
        """Places the hero who has this card. The hero's previous card goes under its stack."""
        p = self.position
        number = index_of(names.HEROCARD_IDS, card)
        hero = number // names.PER_TYPE
        for other in range(p.players):
            if other != seat and p.seats[other].cards[hero] == number:
                self.remove_hero(other, hero)
        player = p.seats[seat]
        if player.cards[hero] != number:
            if number in p.hero_tail:
                p.hero_tail.remove(number)
            if p.hero_top[hero] == number:
                p.hero_top[hero] = names.NOTHING
            p.hero_rest &= ~(1 << number)
            if player.cards[hero] >= 0:
                self.remove_hero(seat, hero)
            player.cards[hero] = number
        units.put_hero(p, seat, hero, place_of(place))
        if p.hero_top[hero] == names.NOTHING:
            self.show_hero(hero)
        p.forget()

    def remove_hero(self, seat: int, hero: int) -> None:
        """Returns the hero to the seat's board and puts its card under its stack."""
        p = self.position
        if p.seats[seat].cards[hero] >= 0:
            units.remove_hero(p, seat, hero)
        p.forget()

    def show_hero(self, hero: int) -> None:
        """Reveals the next card of the stack, which is the lowest-numbered card that no player has seen."""
        p = self.position
        unseen = [card for card in units.bits(p.hero_rest) if card // names.PER_TYPE == hero]
        if unseen:
            p.hero_rest &= ~(1 << unseen[0])
            p.hero_top[hero] = unseen[0]

    def set_hero_card(self, card: str) -> None:
        """Makes this card the face-up card of its stack. The previous face-up card then counts as unseen."""
        p = self.position
        number = index_of(names.HEROCARD_IDS, card)
        hero = number // names.PER_TYPE
        if not p.hero_rest >> number & 1 and p.hero_top[hero] != number and number not in p.hero_tail:
            raise PatolliError(f"{card} is with a player")
        if p.hero_top[hero] >= 0:
            p.hero_rest |= 1 << p.hero_top[hero]
        if number in p.hero_tail:
            p.hero_tail.remove(number)
        p.hero_rest &= ~(1 << number)
        p.hero_top[hero] = number
        p.forget()

    def put_scouts(self, seat: int, *places: str, knows: bool = False) -> None:
        """Places scouts. With `knows`, the seat has also seen what is hidden on these tiles, as far as it has
        been determined.
        """
        for place in places:
            self.position.seats[seat].scouts |= 1 << place_of(place)
            if knows:
                self.tell_tile(place, seat)
        self.position.forget()

    # ---- the map --------------------------------------------------------------------------------------

    def swap_tiles(self, first: str, second: str) -> None:
        """Swaps two tiles and everything on them."""
        p = self.position
        hexes = p.land.hexes[:]
        a, b = place_of(first), place_of(second)
        hexes[a], hexes[b] = hexes[b], hexes[a]
        land = hex_grid.empty_land()
        land.hexes = hexes
        land.laid = p.land.laid
        p.land = hex_grid.finished(land, p.tables.city_hexes)
        p.forget()

    def put_creature(
        self, place: str, creature: str, strength: int, known_by: list[int] | None = None
    ) -> None:
        """Places a creature with this strength. Only the seats in `known_by` know the strength."""
        p = self.position
        tile, kind = place_of(place), index_of(names.CREATURE_IDS, creature)
        self.remove_creature(place)
        p.creatures[tile] = kind
        strengths = own_strengths(p, kind)
        self.set_face_down(strengths, tile, strength)
        self.tell(strengths, seats_of(known_by), tile)

    def remove_creature(self, place: str) -> None:
        p = self.position
        tile = place_of(place)
        if p.creatures[tile] >= 0:
            strengths = own_strengths(p, p.creatures[tile])
            if strengths.decided(tile):
                self.set_face_down(strengths, tile, UNDECIDED)
            p.creatures[tile] = names.NOTHING
        p.forget()

    def remove_creatures(self) -> None:
        for place in names.TILE_IDS:
            self.remove_creature(place)

    def put_ruin(self, place: str, ruin: str, shown: bool = False, known_by: list[int] | None = None) -> None:
        """Places this ruin, either face up or visible only to the seats in `known_by`."""
        p = self.position
        tile = place_of(place)
        if tile == names.CITY or p.tables.kind[tile] != names.RUIN:
            raise PatolliError(f"{place} is no ruin tile")
        ruins = own_ruins(p)
        self.set_face_down(ruins, tile, index_of(names.RUIN_IDS, ruin))
        self.tell(ruins, EVERYBODY if shown else seats_of(known_by), tile)

    def tell_tile(self, place: str, *seats: int) -> None:
        """Shows the creature's strength and the ruin of this tile to these seats, as far as they have been
        determined.
        """
        p = self.position
        tile = place_of(place)
        creature = p.creatures[tile]
        if creature >= 0 and p.strengths[creature].decided(tile):
            self.tell(own_strengths(p, creature), seats_of([*seats]), tile)
        if p.ruins[0].decided(tile):
            self.tell(own_ruins(p), seats_of([*seats]), tile)

    # ---- the action board -----------------------------------------------------------------------------

    def set_costs(self, rows: list[int], columns: list[int]) -> None:
        """Sets the cost markers of the rows and columns of the action board."""
        self.position.costs = [*rows, *columns]
        self.position.forget()

    def set_action_tiles(self, *tiles: str) -> None:
        """Sets the action tiles, row by row."""
        self.position.grid = [index_of(names.ACTIONTILE_IDS, tile) for tile in tiles]
        self.position.forget()

    def set_markers(self, seat: int, *tiles: str) -> None:
        """Sets the action tiles on which this seat has a marker."""
        player = self.position.seats[seat]
        player.markers = units.bits_of([index_of(names.ACTIONTILE_IDS, tile) for tile in tiles])
        player.placed = len(tiles)
        self.position.forget()

    # ---- rounds and turns -----------------------------------------------------------------------------

    def set_order(self, *seats: int) -> None:
        """Sets the turn order."""
        self.position.order = [*seats]
        self.position.forget()

    def set_round(self, number: int) -> None:
        """Sets the round. In rounds that this call skips, the city counts as lost."""
        p = self.position
        p.round = number
        while len(p.attacks) > number - 1:
            p.city_cards |= 1 << outcome.attack_creature(p.attacks.pop())
        while len(p.attacks) < number - 1:
            creature = units.bits(p.city_cards)[0]
            p.city_cards &= ~(1 << creature)
            p.attacks.append(outcome.attack(p.favor[0], creature, False))
        p.forget()

    def begin_turn(self, seat: int) -> None:
        """Makes it this seat's turn to choose an action, with no markers placed yet.

        After this turn, the round continues.
        """
        p = self.position
        set_group(p, NO_GROUP, names.NOBODY)
        p.turns = p.order.index(seat)
        for player in p.seats:
            player.placed = 0
        self.continue_with(turn.NEXT_TURN, end_of_round.END_ROUND)

    def begin_supply(self, step: str = "A") -> None:
        """Begins the supply phase at this step. No other step is pending after the phase.

        The step CARDS is the one in which god cards take effect.
        """
        steps = ["A", "B", "C", "D", "E", "CARDS"]
        self.continue_with(supply.Supply(index_of(steps, step), 0))

    def end_round(self) -> None:
        """Begins the end of the round. All markers count as placed."""
        p = self.position
        p.turns = p.players * p.tables.actions_per_round
        self.continue_with(end_of_round.END_ROUND)

    def attack_city(self, creature: str, defender: int) -> None:
        """Makes a creature attack the city, which this seat defends. No other step is pending after the
        attack.
        """
        p = self.position
        p.favor = [defender, *[other for other in p.favor if other != defender]]
        self.continue_with(city_attack.ATTACK_CITY)
        self.play(CHANCE, f"attack {creature}")

    def march(
        self, seat: int, start: str, end: str, warriors: int, heroes: str = "", by: str = "land"
    ) -> None:
        """Makes a group arrive, as if the last choice of a movement had just been made. No other step is
        pending after the arrival.

        `heroes` contains the letters of the hero types; `by` is land, water or hero.
        """
        p = self.position
        p.agenda = []
        set_group(p, MARCH, seat)
        group = p.group
        group.start, group.at = place_of(start), place_of(end)
        group.own_tiles = p.seats[seat].tiles
        group.terrain = index_of([*names.TERRAIN_IDS, "hero"], by)
        group.warriors = warriors
        group.heroes = units.bits_of([index_of(names.HERO_IDS, hero) for hero in heroes])
        units.take_warriors(p, seat, group.start, warriors)
        p.turn = seat
        for hero in units.bits(group.heroes):
            units.put_hero(p, seat, hero, names.MARCHING)
        arrival.arrive(p)
        p.forget()
        p.run_on()

    def continue_with(self, *steps: Step[ChichenPosition]) -> None:
        """Makes these the only pending steps, in this order. Their events are recorded."""
        p = self.position
        p.drafts = []
        p.agenda = [*reversed(steps)]
        p.forget()
        p.run_on()

    def stop_after_this(self) -> None:
        """Removes all pending steps except the current question."""
        self.position.agenda = self.position.agenda[-1:]
        self.position.forget()

    def refresh_combat(self) -> None:
        """Updates the hooks of both sides after a change of cards in the middle of a phase."""
        combat = self.position.combat
        combat.first_hooks = hooks.used_by(self.position, names.FIRST)
        combat.second_hooks = hooks.used_by(self.position, names.SECOND)
        self.position.forget()


def seats_of(seats: list[int] | None) -> int:
    """Returns a bit mask of these seats."""
    found = 0
    for seat in seats or []:
        found |= only(seat)
    return found


def new_game(players: int = 4, layout: str = "automatic") -> ChichenPosition:
    """Returns a new game at its first turn, with seat 0 to play. All chance events have had their first
    possible outcome.

    For example, tile P01 is on the first slot and P02 on the second.
    """
    p = GAME.start(players, {"layout": layout})
    while p.asked() == [CHANCE] or p.round == 0 or p.turns == 0:
        seat = p.asked()[0]
        p.play(seat, p.legal_moves(seat)[0])
    return p


def first_turn(players: int = 4) -> ChichenPosition:
    """Returns a position in round 1 with seat 0 to play. There are no creatures, goods or magic cards, and
    each seat has 3 warriors in the city.
    """
    b = ChichenBuilder(new_game(players), in_place=True)
    b.remove_creatures()
    for seat in range(players):
        b.set_goods(seat)
        b.set_warriors(seat, "city", 3)
        b.set_magic_cards(seat)
    return b.position
