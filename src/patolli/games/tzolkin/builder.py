"""Builds positions of Tzolk'in by hand, in the game's own terms.

    b = TzolkinBuilder(middle(players=4))    # day 3, seat 0 begins its turn; no goods or tiles
    b.give(0, corn=5, wood=1)
    b.put_worker(0, "yaxchilan", 3)
    b.begin_turn(0)
    p = b.build()

Changes to the position do not change the pending question. To change the question, begin a turn or call
`ask`.
"""

from __future__ import annotations

from typing import Final

from ...kernel.errors import PatolliError
from ...kernel.position_builder import PositionBuilder
from ...kernel.seats import CHANCE
from . import names, rounds, turn
from .game import GAME
from .position import AGE_DECK, EMPTY, NEUTRAL, NO_SEAT, TzolkinPosition

DAY: Final = 3
"""The day on which `middle` begins. It is in the fourth round and far enough from a food day."""
DAY_2: Final = 16
"""The day on which `middle` begins if it is in age 2."""
MONUMENTS: Final = ["M08", "M09", "M10", "M11", "M12", "M13"]
DISPLAY: Final = ["B01", "B06", "B08", "B10", "B11", "B14"]
DISPLAY_2: Final = ["B15", "B18", "B22", "B24", "B26", "B27"]
KEPT: Final = [["W01", "W02"], ["W05", "W06"], ["W09", "W10"], ["W13", "W15"]]
DISCARDED: Final = [["W03", "W07"], ["W11", "W14"], ["W18", "W20"], ["W17", "W19"]]
NEUTRAL_TILES: Final = {
    2: ["W04", "W08", "W12", "W16", "W21", "W20", "W19", "W18"],
    3: ["W04", "W08", "W12"],
    4: [],
}


class TzolkinBuilder(PositionBuilder[TzolkinPosition]):
    """Edits a position of Tzolk'in."""

    def __init__(self, start: TzolkinPosition, in_place: bool = False) -> None:
        super().__init__(GAME, start, in_place)

    # ---- setup ----------------------------------------------------------------------------------------

    def draw(
        self,
        first: int = 0,
        monuments: list[str] = MONUMENTS,
        display: list[str] = DISPLAY,
        dealt: list[list[str]] | None = None,
        neutrals: list[str] | None = None,
    ) -> None:
        """Plays the chance decisions of the set-up with these tiles, up to the choice of the wealth tiles."""
        p = self.position
        if dealt is None:
            dealt = [[*KEPT[seat], *DISCARDED[seat]] for seat in range(p.players)]
        if neutrals is None:
            neutrals = NEUTRAL_TILES[p.players]
        draws = [*[f"draw {tile.lower()}" for tile in [*monuments, *display]], f"starts {first}"]
        draws += [f"neutral {tile.lower()}" for tile in neutrals]
        while p.asked() == [CHANCE]:
            offered = [GAME.vocabulary.text(move) for move in p.legal_moves(CHANCE)]
            wanted = [text for text in draws if text in offered]
            if wanted:
                draws.remove(wanted[0])
                self.play(CHANCE, wanted[0])
            else:
                self.play(CHANCE, f"deal {dealt[self.receiver()].pop(0).lower()}")

    def receiver(self) -> int:
        """Returns the seat to which the next wealth tile is dealt (TZ-2.7)."""
        p = self.position
        for i in range(p.players):
            seat = (p.marker + i) % p.players
            if p.hands[seat].size < p.tables.wealth_dealt[p.players]:
                return seat
        raise PatolliError("every seat has been dealt its wealth tiles")

    def keep(self, seat: int, *tiles: str) -> None:
        """Plays a seat's secret choice of its wealth tiles (TZ-D1)."""
        for tile in sorted(tiles):
            self.play(seat, f"keep {tile.lower()}")

    # ---- time -----------------------------------------------------------------------------------------

    def begin_turn(self, seat: int) -> None:
        """Begins the turn of this seat. Seats between the marker and this seat have already had
        their turns.
        """
        p = self.position
        p.turn = seat
        p.turns = (seat - p.marker) % p.players
        self.ask(turn.BEGIN_TURN, rounds.END_ROUND)

    def begin_last_turn(self, seat: int | None = None) -> None:
        """Begins the last turn of a round.

        If a seat is given, the marker is moved so that this seat's turn is the last one.
        """
        p = self.position
        if seat is not None:
            p.marker = (seat + 1) % p.players
        self.begin_turn((p.marker - 1) % p.players)

    def set_day(self, day: int) -> None:
        """Sets the day.

        It is assumed that each earlier round took one day. Neutral workers move with their wheels, but
        players' workers do not.
        """
        p = self.position
        self.advance_neutral_workers(day - p.day)
        p.day = day
        p.round = day + 1
        p.food_days = len([food_day for food_day in p.tables.food_day if food_day < day])

    def advance_neutral_workers(self, days: int) -> None:
        """Moves the neutral workers forward, or backward if `days` is negative."""
        p = self.position
        c = p.tables
        before = p.wheels
        after = [EMPTY if who == NEUTRAL else who for who in before]
        for wheel in range(names.WHEELS):
            first, size = c.first_position[wheel], c.positions[wheel]
            for space in range(size):
                if before[first + space] == NEUTRAL:
                    to = first + (space + days) % size
                    if after[to] != EMPTY:
                        raise PatolliError(f"a worker is in the way on {names.WHEEL_IDS[wheel]}")
                    after[to] = NEUTRAL
        p.wheels = after
        p.forget()

    # ---- players --------------------------------------------------------------------------------------

    def give(
        self, seat: int, corn: int = 0, wood: int = 0, stone: int = 0, gold: int = 0, skull: int = 0
    ) -> None:
        """Gives goods to a seat, or removes them if the numbers are negative. Skulls come from the supply."""
        p = self.position
        player = p.seats[seat]
        player.corn += corn
        player.resources[names.WOOD] += wood
        player.resources[names.STONE] += stone
        player.resources[names.GOLD] += gold
        player.skulls += skull
        p.skulls -= skull
        p.forget()

    def set_workers(self, seat: int, in_play: int) -> None:
        """Sets the number of workers in play. Additional workers go to the hand."""
        player = self.position.seats[seat]
        player.hand += in_play - player.workers
        player.workers = in_play
        self.position.forget()

    def set_temples(self, seat: int, chaac: int, quetzalcoatl: int, kukulcan: int) -> None:
        """Sets the steps of this seat's markers in the temples."""
        self.position.seats[seat].temples = [chaac, quetzalcoatl, kukulcan]
        self.position.forget()

    def set_temple(self, seat: int, temple: str, step: int) -> None:
        self.position.seats[seat].temples[names.TEMPLE_IDS.index(temple)] = step
        self.position.forget()

    def set_technology(self, seat: int, technology: str, level: int) -> None:
        self.position.seats[seat].technologies[names.TECHNOLOGY_IDS.index(technology)] = level
        self.position.forget()

    def turn_board(self, seat: int, light: bool) -> None:
        """Turns the seat's board to its light or its dark side (TZ-12.5)."""
        self.position.seats[seat].light = light
        self.position.forget()

    # ---- wheels ---------------------------------------------------------------------------------------

    def place(self, wheel: str, space: int) -> int:
        """Returns the index of a space in the list of all wheel positions."""
        c = self.position.tables
        number = names.WHEEL_IDS.index(wheel)
        if not 0 <= space < c.positions[number]:
            raise PatolliError(f"{wheel} has no position {space}")
        return c.first_position[number] + space

    def empty_place(self, wheel: str, space: int) -> int:
        found = self.place(wheel, space)
        if self.position.wheels[found] != EMPTY:
            raise PatolliError(f"{wheel} {space} is taken")
        return found

    def put_worker(self, seat: int, wheel: str, *spaces: int) -> None:
        """Places workers from the hand on these spaces.

        If the hand is empty, a worker is taken from the bank.
        """
        p = self.position
        player = p.seats[seat]
        for space in spaces:
            p.wheels[self.empty_place(wheel, space)] = seat + 1
            if player.hand > 0:
                player.hand -= 1
            elif player.workers < p.tables.workers_most:
                player.workers += 1
            else:
                raise PatolliError(f"seat {seat} has no further worker")
        p.forget()

    def put_on_starting_space(self, seat: int) -> None:
        """Places a worker from the hand on the starting-player space."""
        p = self.position
        if p.starting_space != NO_SEAT or p.seats[seat].hand == 0:
            raise PatolliError("the starting-player space is taken, or there is no worker in hand")
        p.starting_space = seat
        p.seats[seat].hand -= 1
        p.forget()

    def put_neutral_worker(self, wheel: str, *spaces: int) -> None:
        """Adds a neutral worker.

        The resulting position violates TZ-I5, but few rules depend on the number of neutral workers.
        """
        for space in spaces:
            self.position.wheels[self.empty_place(wheel, space)] = NEUTRAL
        self.position.forget()

    def clear_wheels(self, neutrals: bool = True) -> None:
        """Returns all workers to the players' hands and, with `neutrals`, removes the neutral workers."""
        p = self.position
        p.wheels = [NEUTRAL if who == NEUTRAL and not neutrals else EMPTY for who in p.wheels]
        for seat in range(p.players):
            p.seats[seat].hand = p.seats[seat].workers - (1 if p.starting_space == seat else 0)
        p.forget()

    # ---- tiles ----------------------------------------------------------------------------------------

    def set_display(self, *buildings: str) -> None:
        """Sets the buildings on display. Those displayed before return to the deck of their age."""
        p = self.position
        deck = p.decks[AGE_DECK]
        for building in p.display:
            if building >= 0:
                deck.rest[building] += 1
                deck.size += 1
        p.display = []
        for name in buildings:
            building = names.BUILDING_IDS.index(name)
            if deck.rest[building] != 1:
                raise PatolliError(f"{name} is not in the deck of this age")
            deck.draw(building)
            p.display.append(building)
        p.forget()

    def own(self, seat: int, *tiles: str) -> None:
        """Gives a seat buildings and monuments from the deck or the display, without applying their
        effects.
        """
        p = self.position
        player = p.seats[seat]
        for name in tiles:
            if name.startswith("M"):
                monument = names.MONUMENT_IDS.index(name)
                if monument in p.monuments:
                    p.monuments.remove(monument)
                player.monuments.append(monument)
                continue
            building = names.BUILDING_IDS.index(name)
            for deck in p.decks:
                if building < len(deck.rest) and deck.rest[building] == 1:
                    deck.draw(building)
                    break
            if building in p.display:
                p.display.remove(building)
            player.buildings.append(building)
        p.forget()


def new_game(players: int = 4, first: int = 0) -> TzolkinPosition:
    """Returns a new game with fixed tiles, at the beginning of the first turn of seat `first`."""
    b = TzolkinBuilder(GAME.start(players))
    b.draw(first)
    for seat in range(players):
        b.keep(seat, *KEPT[seat])
    return b.position


def middle(players: int = 4, age: int = 1) -> TzolkinPosition:
    """Returns a position within an age: seat 0 begins the round, the players have no goods, and all supplies
    are full.

    With 2 or 3 players, neutral workers started on the spaces of `NEUTRAL_TILES` and have moved with the
    days.
    """
    b = TzolkinBuilder(new_game(players), in_place=True)
    p = b.position
    b.set_day(DAY)
    without_goods(p)
    if age == 2:
        b.set_day(p.tables.food_day[p.tables.age_change])
        b.begin_last_turn()
        last = p.turn
        for word in ("pass", "turn place", "place chichen", "stop"):
            if GAME.vocabulary.move(word) in p.offer(last):
                b.play(last, word)
        for name in DISPLAY_2:
            b.play(CHANCE, f"draw {name.lower()}")
        b.set_day(DAY_2)
        b.clear_wheels(neutrals=False)
        without_goods(p)
    b.begin_turn(0)
    return p


def without_goods(p: TzolkinPosition) -> None:
    """Takes everything from all seats except for three workers each."""
    for player in p.seats:
        player.corn = 0
        player.resources = [0, 0, 0]
        player.skulls = 0
        player.hand = 3
        player.workers = 3
        player.temples = [1, 1, 1]
        player.technologies = [0, 0, 0, 0]
        player.points = [0] * len(player.points)
    p.skulls = p.tables.skulls
    p.corn_on_calendar = 0
    p.marker = 0
