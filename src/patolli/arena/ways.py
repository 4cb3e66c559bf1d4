"""Compares ways of playing: how often different kinds of players take certain actions, on average per seat
and game.

    python -m patolli.arena.ways GAME --players net-greedy greedy --seats 4 --games 40 --seed 1

Each kind of player plays its own games, in which copies of it have all seats. With `--against NAME`, it has
one seat and plays against copies of NAME, and only its seat is measured. The list `ways` in the game's
`game.toml` defines what is measured.
"""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from ..game_index import manifest
from ..games import canonical_name
from ..games import load as load_game
from ..kernel import records
from ..kernel.errors import PatolliError
from ..kernel.game import Game
from ..kernel.position import Position
from .game_runner import GameResult, play
from .schedule import Schedule
from .script_parser import script_parser
from .statistics import margin, wilson, winners


@dataclass(frozen=True)
class WayOfPlaying:
    """A quantity that is measured for each seat: a number of events, a sum over events, points from a source,
    or a number held at the end of the game.
    """

    name: str
    event: str = ""
    of: str = "seat"
    """The field of the event that contains the seat."""
    sum: str = ""
    """The field of the event that is summed up. If empty, events are counted."""
    where: dict[str, Any] = field(default_factory=dict)
    """The values that fields of an event must have for it to be counted."""
    source: str = ""
    """The source whose points are used."""
    held: str = ""
    """The name of a number in the seat's view at the end of the game."""
    at_least: int = 0
    """If set, the table also shows how many seats reach this amount."""

    def amount(self, event: dict[str, Any], seat: int) -> float:
        """Returns how much this event adds to the quantity of a seat."""
        if event["event"] != self.event or event.get(self.of) != seat:
            return 0
        if any(event.get(key) != value for key, value in self.where.items()):
            return 0
        return float(event[self.sum]) if self.sum else 1


def ways_of(game: str) -> list[WayOfPlaying]:
    return [WayOfPlaying(**one) for one in manifest(game).ways]


def events_of(game: Game, record: str) -> tuple[list[dict[str, Any]], Position]:
    """Returns all events of a recorded game and its final position."""
    replay = records.Replay(game, records.read(record))
    found = []
    while replay.moves < replay.length():
        replay.step()
        found += [event.to_dict(game.events) for event in replay.event_log.events]
        replay.event_log.events.clear()
    return found, replay.position


def counted(
    game: Game, ways: list[WayOfPlaying], result: GameResult, seats: list[int]
) -> dict[str, list[float]]:
    """Returns the quantities by name, with one number for each of these seats."""
    happened, end = events_of(game, result.record)
    shown = [game.show(end.observation(seat)).get("seats", [{}] * end.players)[seat] for seat in seats]
    found: dict[str, list[float]] = {}
    for way in ways:
        if way.source:
            found[way.name] = [result.sources[way.source][seat] for seat in seats]
        elif way.held:
            found[way.name] = [float(own[way.held]) for own in shown]
        else:
            found[way.name] = [sum(way.amount(event, seat) for event in happened) for seat in seats]
    return found


@dataclass
class Habits:
    """The quantities of one kind of player in all of its games."""

    player: str
    amounts: dict[str, list[float]]
    games: int
    lost: int
    """The number of games lost by all seats."""
    points: list[float]
    best: list[float]
    """The highest points in each game."""


@dataclass
class CountedGame:
    """The quantities of some seats in one game."""

    amounts: dict[str, list[float]]
    points: list[float]
    best: float
    lost: bool


def play_and_count(plan: Schedule, one_seat: bool, number: int) -> CountedGame:
    """Plays one game, and measures all seats or only that of the first player."""
    result = play(plan, number)
    own = [result.players.index(0)] if one_seat else list(range(len(result.players)))
    amounts = counted(load_game(plan.game), ways_of(plan.game), result, own)
    return CountedGame(
        amounts, [result.points[seat] for seat in own], max(result.points), not winners(result)
    )


def habits(
    game: str, player: str, others: str, seats: int, games: int, seed: int, workers: int = 1
) -> Habits:
    """Plays games of one seat against copies of `others`, and measures that seat. If `others` is empty,
    copies of the player have all seats, and all are measured. The result is the same for any number of
    processes.
    """
    plan = Schedule(game, (player, *[others or player] * (seats - 1)), games, seed)
    plan.check()
    one = partial(play_and_count, plan, bool(others))
    if workers == 1:
        return summed(game, player, map(one, range(games)))
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        return summed(game, player, pool.map(one, range(games)))


def summed(game: str, player: str, games: Iterable[CountedGame]) -> Habits:
    found = Habits(player, {way.name: [] for way in ways_of(game)}, 0, 0, [], [])
    for one in games:
        found.games += 1
        found.lost += one.lost
        found.points += one.points
        found.best.append(one.best)
        for name, amounts in one.amounts.items():
            found.amounts[name] += amounts
    return found


def mean(amounts: list[float]) -> float:
    return sum(amounts) / max(1, len(amounts))


def table(game: str, found: list[Habits]) -> str:
    """Returns a Markdown table with a row for each quantity and a column for each player."""
    rows = [["a seat, on average", *[f"`{one.player}`" for one in found]], ["---", *["---:"] * len(found)]]
    for way in ways_of(game):
        cells = []
        for one in found:
            amounts = one.amounts[way.name]
            cell = f"{mean(amounts):.1f} ± {margin(amounts):.1f}"
            if way.at_least:
                reached = sum(amount >= way.at_least for amount in amounts) / max(1, len(amounts))
                cell += f" ({way.at_least} or more: {reached:.0%})"
            cells.append(cell)
        rows.append([way.name, *cells])
    rows.append(["points", *[f"{mean(one.points):.1f} ± {margin(one.points):.1f}" for one in found]])
    rows.append(["highest points of a game", *[f"{mean(one.best):.1f}" for one in found]])
    if any(one.lost for one in found):
        rows.append(["games lost by all", *[lost_share(one) for one in found]])
    rows.append(["games", *[str(one.games) for one in found]])
    return "\n".join(f"| {' | '.join(cells)} |" for cells in rows)


def lost_share(one: Habits) -> str:
    low, high = wilson(one.lost, one.games)
    return f"{one.lost / one.games:.0%} ({low:.0%}–{high:.0%})"


def main() -> None:
    parser = script_parser("patolli.arena.ways", __doc__)
    parser.add_argument("game")
    parser.add_argument("--players", nargs="+", default=["level-6", "greedy"])
    parser.add_argument("--against", default="", help="the player on the other seats; default: copies")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="the number of processes")
    given = parser.parse_args()
    try:
        game = canonical_name(given.game)
        found = [
            habits(game, player, given.against, given.seats, given.games, given.seed, given.workers)
            for player in given.players
        ]
        print(table(game, found), flush=True)
    except PatolliError as fault:
        sys.exit(f"ways: {fault}")


if __name__ == "__main__":
    main()
