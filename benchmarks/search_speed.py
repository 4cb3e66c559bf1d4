"""Measures the search player: iterations per second, their parts, and the duration of turns.

    python benchmarks/search_speed.py             all games; compiled or plain, like the installed package
    python benchmarks/search_speed.py tzolkin --player net-search policy-search:rollout=1
    python benchmarks/search_speed.py tzolkin --levels
    python benchmarks/search_speed.py tzolkin --inputs     the inputs of networks, and their values
    python benchmarks/search_speed.py tzolkin --workers    two processes compared with one
    python benchmarks/search_speed.py tzolkin --profile    plain only: calls per iteration

Questions are taken at regular intervals from one game between greedy players. Times are CPU times, except for
levels and workers.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import time
from collections.abc import Callable

import patolli
from patolli import games
from patolli.arena.schedule import Schedule
from patolli.arena.tournament import run
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.features import total
from patolli.kernel.game import Game
from patolli.kernel.match import Match
from patolli.kernel.position import Position
from patolli.kernel.seats import CHANCE
from patolli.players.evaluator import Evaluator
from patolli.players.factory import make_player
from patolli.players.network_player import NetworkPlayer, network_of
from patolli.players.policy_player import PolicyPlayer
from patolli.players.search_player import SearchPlayer

PLAYERS = 4
QUESTIONS = 24
TURNS = 12
ROUNDS = 50
PASSES = 5
"""How often each measurement is repeated; the shortest one counts."""
CALLS = {
    "new questions": ("expand", "players/search.py"),
    "copies": ("copy_frame", "kernel/position.py"),
    "values": ("evaluate_seat", "/game.py"),
    "answers": ("answer", "kernel/position.py"),
}
"""The functions whose calls per iteration are counted, each with the end of its file name."""

Question = tuple[Position, int]


def questions(game: Game) -> list[Question]:
    """Plays a whole game and returns every question with more than one answer, as an observation and its
    seat.
    """
    found: list[Question] = []
    match = Match(game, PLAYERS, Seeded(3))
    greedy = make_player("greedy", game, 3)
    while not match.over():
        seat = match.asked()[0]
        observed = match.position.observation(seat)
        if len(observed.legal_moves(seat)) > 1:
            found.append((observed, seat))
        match.play(seat, greedy.choose(observed, seat))
    return found[:: max(1, len(found) // QUESTIONS)][:QUESTIONS]


def thought(game: Game, asked: list[Question], iterations: int, name: str = "search") -> int:
    """Searches at every question, each time with an empty tree. Returns the total number of iterations."""
    done = 0
    kind, _, settings = name.partition(":")
    for observed, seat in asked:
        player = make_player(f"{kind}:{iterations * game.turn_segments()}:{settings}".rstrip(":"), game, 5)
        if isinstance(player, NetworkPlayer):
            player = player.by_network
        elif isinstance(player, PolicyPlayer):
            player = player.by_policy
        assert isinstance(player, SearchPlayer)
        player.think(observed, seat)
        done += player.iterations
    return done


def microseconds(do: Callable[[Position, int], object], places: list[Question]) -> float:
    began = time.process_time()
    for _ in range(ROUNDS):
        for position, seat in places:
            do(position, seat)
    return (time.process_time() - began) / ROUNDS / len(places) * 1e6


def speed(game: Game, asked: list[Question], budgets: list[int], name: str) -> str:
    cells = []
    for budget in budgets:
        began = time.process_time()
        done = thought(game, asked, budget, name)
        cells.append(f"{done / (time.process_time() - began):,.0f}")
    dice = Rng(1)
    worlds = [(observed.determinize(dice), seat) for observed, seat in asked]
    cells.append(f"{microseconds(lambda observed, _: observed.determinize(dice), asked):.0f}")
    cells.append(f"{microseconds(lambda world, _: world.copy(), worlds):.1f}")
    cells.append(f"{microseconds(game.evaluate_seat, worlds):.1f}")
    return f"| {game.name}, {name} | {' | '.join(cells)} |"


def inputs(game: Game, asked: list[Question]) -> str:
    """Measures, in microseconds, the inputs of a network, its value for one seat, and the hand-made
    evaluation.
    """
    features = game.features()
    network = network_of(game)
    assert features is not None
    assert network is not None
    measured = (
        features.observe,
        features.evaluation_inputs,
        network.evaluator.value,
        Evaluator(game).value,
    )
    cells = [f"{min(microseconds(do, asked) for _ in range(PASSES)):.1f}" for do in measured]
    return f"| {game.name} | {total(features.blocks())} | {' | '.join(cells)} |"


def profile(game: Game, asked: list[Question], iterations: int) -> str:
    """Counts the calls per iteration, which do not depend on the machine."""
    watch = cProfile.Profile()
    done = watch.runcall(thought, game, asked, iterations)
    calls = [(name, file, row[0]) for (file, _, name), row in pstats.Stats(watch).stats.items()]  # type: ignore[attr-defined]
    cells = []
    for function, place in CALLS.values():
        cells.append(sum(count for name, file, count in calls if name == function and file.endswith(place)))
    return f"| {game.name} | " + " | ".join(f"{count / done:.0f}" for count in cells) + " |"


def levels(game: Game) -> str:
    """Measures the average and the longest duration of turns in the middle of a game, for levels 3 to 6."""
    match = Match(game, PLAYERS, Seeded(4))
    greedy = make_player("greedy", game, 4)
    before = [match.position.copy()]
    while not match.over():
        seat = match.asked()[0]
        match.play(seat, greedy.choose(match.position.observation(seat), seat))
        before.append(match.position.copy())
    cells = []
    for number in (3, 4, 5, 6):
        player = make_player(f"level-{number}", game, 7)
        p = before[len(before) // 3].copy()
        dice = Rng(4)
        turns: dict[int, float] = {}
        while p.asked() and len(turns) <= TURNS:
            seat = p.asked()[0]
            if seat == CHANCE:
                p.play(seat, p.legal_moves(seat)[dice.weighted(p.odds())])
                continue
            observed = p.observation(seat)
            began = time.process_time()
            move = (player if seat == 0 else greedy).choose(observed, seat)
            if seat == 0 and len(observed.legal_moves(seat)) > 1:
                turns[game.turn_count(p)] = turns.get(game.turn_count(p), 0.0) + time.process_time() - began
            p.play(seat, move)
        took = list(turns.values())[:TURNS]
        cells.append(f"{sum(took) / len(took):.1f} ({max(took):.1f})")
    return f"| {game.name} | {' | '.join(cells)} |"


def two_workers(game: Game) -> str:
    """Plays the same games with one process and with two."""
    plan = Schedule(game.name, ("search:100", "greedy", "greedy", "greedy"), 12, 9)
    spent = []
    for workers in (1, 2, 1, 2):
        began = time.monotonic()
        run(plan, workers=workers)
        spent.append(time.monotonic() - began)
    return f"{game.name}: two processes / one: {(spent[0] + spent[2]) / (spent[1] + spent[3]):.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*")
    for option in ("inputs", "levels", "profile", "workers"):
        parser.add_argument(f"--{option}", action="store_true")
    parser.add_argument("--player", nargs="+", default=["search"], help="searches whose iterations count")
    chosen = parser.parse_args()
    print("compiled" if patolli.compiled() else "plain")
    if chosen.levels:
        print("| game | level 3: a turn, s (the longest) | level 4 | level 5 | level 6 |")
    elif chosen.inputs:
        print("| game | numbers | observation, us | all inputs | network's value | hand-made value |")
    elif chosen.profile:
        print("| game | " + " | ".join(CALLS) + " |")
    elif not chosen.workers:
        print("| game | it/s, 60 | it/s, 300 | it/s, 1,500 | a world, us | a copy, us | a value, us |")
    for name in chosen.games or games.names():
        game = games.load(name)
        if chosen.workers:
            print(two_workers(game), flush=True)
        elif chosen.levels:
            print(levels(game), flush=True)
        elif chosen.inputs:
            print(inputs(game, questions(game)), flush=True)
        elif chosen.profile:
            print(profile(game, questions(game), 100), flush=True)
        else:
            asked = questions(game)
            for player in chosen.player:
                print(speed(game, asked, [60, 300, 1500], player), flush=True)


if __name__ == "__main__":
    main()
