"""Builds positions of Teotihuacan by hand, in the game's own terms.

    b = new_builder(4)                         # an empty table in round 2; seat 0 begins its turn
    b.workers(0, "mine 3", "palace2 4 locked")  # its other workers are in the Palace
    b.goods(0, cocoa=2)
    b.begin_turn(0)
    p = b.build()                              # raises an error that lists every fault

Boards, spaces, tiles and places have the same ids as in moves ("forest", "palace2", "dvp", "t03", "1a1").
"""

from __future__ import annotations

from typing import Final

from ...kernel.errors import PatolliError
from ...kernel.seats import CHANCE
from . import names
from .actions import action_choice
from .builder_tiles import TileBuilder, from_stack, number_of, to_stack
from .game import GAME
from .position import (
    APART,
    BOT,
    EXTRA,
    MET,
    NOBODY,
    SCORING,
    STARTING_DECK,
    TeotihuacanPosition,
)
from .scoring import eclipse
from .setup import new_game, starting_tiles
from .teotibot import bot_turn
from .tiles import displays
from .turn import rounds, worker_movement
from .workers import neutral_workers, workers

AWAY: Final = names.PALACE
"""The board of workers for which no place is given."""
DISCS: Final = {"apart": APART, "met": MET, "extra": EXTRA}
LOCKED: Final = "locked"


def new_builder(players: int = 4, options: dict[str, str] | None = None) -> TeotihuacanBuilder:
    """Returns an empty table in round 2 with seat 0 to play. The boards are in printed order, there are no
    goods, and all workers are in the Palace.
    """
    p = GAME.start(players, {"setup": "first-game", **(options or {})})
    while p.round == 0:
        seat = p.asked()[0]
        p.play(seat, p.legal_moves(seat)[0])
    b = TeotihuacanBuilder(p)
    b.clear_players()
    b.first_player(0)
    b.round(2)
    b.calendar(3)
    b.begin_turn(0)
    return b


def new_setup_builder(players: int = 4, options: dict[str, str] | None = None) -> TeotihuacanBuilder:
    """Returns a table with the board set up, where all seats still have to choose their starting tiles."""
    p = GAME.start(players, options)
    while p.asked() == [CHANCE]:
        p.play(CHANCE, p.legal_moves(CHANCE)[0])
    return TeotihuacanBuilder(p)


class TeotihuacanBuilder(TileBuilder):
    """Edits a position of Teotihuacan."""

    def __init__(self, start: TeotihuacanPosition, in_place: bool = False) -> None:
        super().__init__(GAME, start, in_place)

    # ---- the turn and the question -------------------------------------------------------------------

    def first_player(self, seat: int) -> None:
        self.position.first = seat
        self.position.forget()

    def round(self, number: int) -> None:
        self.position.round = number
        self.position.forget()

    def begin_turn(self, seat: int) -> None:
        """Begins the turn of this seat. Earlier seats have already had their turns in this round."""
        p = self.position
        p.turn = seat
        p.turns = (seat - p.first) % p.players
        self.ask(rounds.BEGIN_TURN)

    def begin_last_turn(self) -> None:
        """Begins the turn of the seat that is last in the round."""
        self.begin_turn((self.position.first - 1) % self.position.players)

    def choose_board(self, seat: int, worker: str) -> None:
        """Lets the seat choose a destination for this worker, for example "forest 3". The worker itself has
        been chosen.
        """
        self.begin_turn(seat)
        self.position.active = self.worker_number(seat, worker)
        self.ask(worker_movement.CHOOSE_BOARD, rounds.END_TURN)

    def choose_action(self, seat: int, worker: str, colours: int | None = None) -> None:
        """Lets the seat choose the action of this worker, which has just arrived on its board. `colours` is
        the number of colours present there.
        """
        p = self.position
        self.begin_turn(seat)
        p.active = self.worker_number(seat, worker)
        found = workers.colours_present(p, p.at[p.active])
        p.colours = found if colours is None else colours
        self.ask(action_choice.CHOOSE_ACTION, rounds.END_TURN)

    def begin_eclipse(self) -> None:
        """Begins an eclipse: the discs have met, the eclipse has been scored, and upkeep is due."""
        p = self.position
        p.white, p.discs, p.turns = p.black, EXTRA, p.players
        self.ask(eclipse.ECLIPSE, rounds.BEGIN_ROUND)

    def begin_bot_turn(self) -> None:
        """Begins the Teotibot's turn in a solo game."""
        self.position.turns = 1
        self.ask(bot_turn.BOT_TURN, displays.REFILL_DISPLAYS, rounds.NEXT_TURN)

    # ---- calendar -------------------------------------------------------------------------------------

    def calendar(self, white: int, discs: str = "apart") -> None:
        """Sets the white disc. `discs` says whether the discs are "apart", have "met" in this round, or are
        together in the "extra" round.
        """
        if discs not in DISCS:
            raise PatolliError(f"discs are {', '.join(DISCS)}, not {discs!r}")
        p = self.position
        p.discs = DISCS[discs]
        p.white = white if p.discs == APART else p.black
        p.forget()

    def eclipses(self, number: int) -> None:
        """Sets the number of eclipses that have been scored, which also moves the black disc."""
        p = self.position
        p.eclipses = number
        p.black = p.tables.black_start[p.players] + number * p.tables.black_shift
        p.forget()

    # ---- boards ---------------------------------------------------------------------------------------

    def ring(self, *boards: str) -> None:
        """Arranges the boards clockwise, starting with the Palace."""
        p = self.position
        ring = [number_of(name, names.BOARD_IDS, "board") for name in boards]
        if sorted(ring) != list(range(names.BOARDS)):
            raise PatolliError(f"the ring has each of {', '.join(names.BOARD_IDS)} once")
        p.ring = ring
        p.slots = [ring.index(board) for board in range(names.BOARDS)]
        p.forget()

    def royal_tiles(self, *tiles: str) -> None:
        """Sets the tiles on the three worship spaces of the Palace."""
        self.position.royal = [number_of(tile, names.ROYAL_IDS, "royal tile") for tile in tiles]
        self.position.forget()

    def bonus_tiles(self, blue: str, red: str, green: str) -> None:
        found = [number_of(tile, names.BONUS_IDS, "bonus tile") for tile in (blue, red, green)]
        self.position.bonuses = found
        self.position.forget()

    def technologies(self, *tiles: str) -> None:
        """Sets the six technologies in play. Markers on all others are removed."""
        p = self.position
        p.technologies = sorted(number_of(tile, names.TECHNOLOGY_IDS, "technology") for tile in tiles)
        in_play = sum(1 << tile for tile in p.technologies)
        for player in p.seats:
            player.technologies &= in_play
        p.forget()

    def nobles(self, top: int = 0, middle: int = 0, bottom: int = 0) -> None:
        """Sets the number of buildings in each row of the Nobles."""
        self.position.rows = [top, middle, bottom]
        self.position.forget()

    # ---- workers --------------------------------------------------------------------------------------

    def workers(self, seat: int, *places: str) -> None:
        """Sets a seat's workers. Each is described by its board or worship space and its power: `workers(0,
        "forest 3", "palace2 4", "mine 1 locked")`.

        Workers that are not described are in the Palace with power 1. The fourth worker is in play only if
        four places are given.
        """
        p = self.position
        first = seat * names.DICE
        for i in range(names.DICE):
            p.space[first + i] = names.UNLOCKED
            p.at[first + i] = AWAY if i < names.DICE - 1 else names.NOWHERE
            p.power[first + i] = p.tables.start_power if i < names.DICE - 1 else p.tables.fourth_power
        for i, text in enumerate(places):
            self.put_worker(first + i, text)
        p.active = p.second = NOBODY
        p.forget()

    def bot_workers(self, *places: str) -> None:
        """Sets the workers of the Teotibot. Workers that are not described are in the Palace with power 1."""
        p = self.position
        self.workers(BOT, *places, *(["palace 1"] * (names.DICE - len(places))))
        p.forget()

    def put_worker(self, die: int, text: str) -> None:
        """Sets one worker, for example to `forest 3`. `palace2 3` and `mine 3 locked` describe
        locked workers.
        """
        p = self.position
        where, power, *rest = text.split()
        if where in names.BOARD_IDS and rest != [LOCKED]:
            p.at[die] = number_of(where, names.BOARD_IDS, "board")
            p.space[die] = names.UNLOCKED
        else:
            space = number_of(where, names.SPACE_IDS, "board or worship space")
            p.at[die] = names.BOARD_OF_SPACE[space]
            p.space[die] = space
        p.power[die] = int(power)
        p.forget()

    def worker_number(self, seat: int, text: str) -> int:
        """Returns the first unlocked worker of a seat that matches a description such as `forest 3`."""
        p = self.position
        where, power = text.split()
        board = number_of(where, names.BOARD_IDS, "board")
        for die in workers.unlocked_on(p, seat, board):
            if p.power[die] == int(power):
                return die
        raise PatolliError(f"seat {seat} has no unlocked worker {text!r}")

    def neutral_workers(self, colour: int, *boards: str) -> None:
        """Sets the workers of a neutral colour, counted from 0. Without any boards, the colour has no
        workers.
        """
        p = self.position
        first = (neutral_workers.first_colour(p) + colour) * names.DICE
        if not neutral_workers.first_colour(p) * names.DICE <= first < len(p.at):
            raise PatolliError(f"there is no neutral colour {colour} with {p.players} players")
        for i in range(names.DICE):
            p.at[first + i] = (
                number_of(boards[i], names.BOARD_IDS, "board") if i < len(boards) else names.NOWHERE
            )
        p.forget()

    def no_neutral_workers(self) -> None:
        p = self.position
        for die in range(neutral_workers.first_colour(p) * names.DICE, len(p.at)):
            p.at[die] = names.NOWHERE
        p.forget()

    # ---- players --------------------------------------------------------------------------------------

    def clear_players(self) -> None:
        """Removes all goods, points, steps, technologies and tiles, and returns all workers to the Palace."""
        p = self.position
        for seat, player in enumerate(p.seats):
            player.cocoa = 0
            player.resources = [0] * names.RESOURCES
            player.temples = [0] * names.TEMPLES
            player.avenue = player.track = player.technologies = 0
            player.points = [0] * len(SCORING)
            self.discoveries(seat)
            self.used_discoveries(seat)
            self.workers(seat)
        self.no_neutral_workers()

    def goods(
        self,
        seat: int,
        cocoa: int | None = None,
        wood: int | None = None,
        stone: int | None = None,
        gold: int | None = None,
    ) -> None:
        """Sets the goods that are given; the others do not change."""
        player = self.position.seats[seat]
        if cocoa is not None:
            player.cocoa = cocoa
        for resource, amount in enumerate((wood, stone, gold)):
            if amount is not None:
                player.resources[resource] = amount
        self.position.forget()

    def add_goods(self, seat: int, cocoa: int = 0, wood: int = 0, stone: int = 0, gold: int = 0) -> None:
        player = self.position.seats[seat]
        self.goods(
            seat,
            player.cocoa + cocoa,
            player.resources[names.WOOD] + wood,
            player.resources[names.STONE] + stone,
            player.resources[names.GOLD] + gold,
        )

    def points(self, seat: int, source: str, points: int) -> None:
        """Sets the points from a source such as "boards", "nobles" or "temples"."""
        self.position.seats[seat].points[number_of(source, SCORING, "source of points")] = points
        self.position.forget()

    def temples(self, seat: int, blue: int, red: int, green: int) -> None:
        self.position.seats[seat].temples = [blue, red, green]
        self.position.forget()

    def avenue(self, seat: int, step: int) -> None:
        self.position.seats[seat].avenue = step
        self.position.forget()

    def pyramid_track(self, seat: int, step: int) -> None:
        self.position.seats[seat].track = step
        self.position.forget()

    def learn(self, seat: int, *tiles: str) -> None:
        """Puts markers on technologies. A technology that is not in play replaces one without markers."""
        p = self.position
        for name in tiles:
            tile = number_of(name, names.TECHNOLOGY_IDS, "technology")
            if tile not in p.technologies:
                free = [t for t in p.technologies if not any(s.technologies & (1 << t) for s in p.seats)]
                if not free:
                    raise PatolliError(f"every technology in play has a marker; {name} has no room")
                p.technologies = sorted([tile, *(t for t in p.technologies if t != free[-1])])
            p.seats[seat].technologies |= 1 << tile
        p.forget()

    # ---- the Teotibot ---------------------------------------------------------------------------------

    def bot_tiles(self, *tiles: str) -> None:
        """Sets the six tiles of the action pyramid, from the top, followed by the tile that is set aside."""
        self.position.bot = [number_of(tile, names.BOT_TILE_IDS, "tile of the Teotibot") for tile in tiles]
        self.position.forget()

    def bot_directions(self, top: str, bottom: str) -> None:
        found = [number_of(text, names.DIRECTION_IDS, "direction") for text in (top, bottom)]
        self.position.directions = found
        self.position.forget()

    # ---- starting tiles -------------------------------------------------------------------------------

    def deal_starting_tiles(self, *hands: list[str]) -> None:
        """Deals these starting tiles to the seats in secret, before round 1. Each seat still chooses which
        ones to keep.
        """
        p = self.position
        if len(hands) != p.players or len(p.hands) != p.players:
            raise PatolliError("starting tiles are dealt to every seat, before round 1 and not in a draft")
        for hand in p.hands:
            for tile in hand.held():
                to_stack(p.decks[STARTING_DECK], tile)
        for hand, tiles in zip(p.hands, hands, strict=True):
            numbers = [number_of(tile, names.STARTING_IDS, "starting tile") for tile in tiles]
            for tile in numbers:
                from_stack(p.decks[STARTING_DECK], tile)
            self.set_hand(hand, numbers)
        self.ask(
            starting_tiles.KEEP_TILES,
            neutral_workers.PLACE_NEUTRALS,
            new_game.REMOVE_STARTING_TILES,
            rounds.BEGIN_ROUND,
        )

    def tile_beside(self, starting: str, discovery: str) -> None:
        """Sets the discovery tile of a starting tile, before round 1. Only the seat that holds the starting
        tile knows it.
        """
        p = self.position
        tile = number_of(starting, names.STARTING_IDS, "starting tile")
        if tile not in names.WITH_DISCOVERY or not p.beside:
            raise PatolliError(f"there is no discovery tile beside {starting}")
        place = names.WITH_DISCOVERY.index(tile)
        before = p.beside[0].values[place]
        p.beside[0].values[place] = names.NO_TILE
        if before >= 0:
            self.return_discovery(before)
        p.beside[0].values[place] = self.take_discovery(discovery)
        p.beside[0].knowers[place] = 0
        p.forget()
