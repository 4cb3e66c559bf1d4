"""`python -m patolli.arena.puzzles GAME`: finds puzzles in games between fast bots.

A puzzle is a position in which one turn is clearly the best for the seat to move. The turn is compared with
its rivals at the usual search depth, with the hand-made evaluation and with the network, and in two searches
ten times as deep. Another rival may come from a free search at the larger depth. The same turn must be the
best one, by a margin, in all of these comparisons.

    python -m patolli.arena.puzzles GAME --players 2,3,4 --games 400 --seed 1 --out FILE --resume

A line of JSON is written to the output file for each puzzle as soon as it is found, and for each game that
has been examined. Several processes can search at the same time, with different seeds and files.
`puzzle_choice` then reads all files and selects the puzzles that come with the game.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ..games import load as load_game
from ..kernel import position_text
from ..kernel.chance import Rng, Seeded
from ..kernel.errors import HiddenValue, PatolliError
from ..kernel.foresight import turn_of
from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.position import Position
from ..players.expectations import BY_HAND, BY_NETWORK, ExpectationModel, model_for
from ..players.factory import make_player
from ..players.network_player import has_network
from ..review.puzzle_file import DIFFICULTIES, EASY, HARD, MEDIUM
from ..review.review_run import usual_depth
from ..review.turn_comparison import (
    Compared,
    Turn,
    TurnComparison,
    TurnRules,
    best_turns,
    is_turn_start,
    searched_turn,
)
from ..review.turn_reasons import reasons_for
from ..review.verdicts import thresholds_of
from .puzzle_log import PuzzleLog

DEEPER: Final = 10
SHALLOW: Final = 4
"""A shallow search has the usual depth divided by this number."""
FIRST_LOOK: Final = 12
"""The number of sampled worlds per turn in the first comparison."""
WIDTH: Final = 8
MOST_ENDS: Final = 48
"""The maximum number of different turns considered in a position."""
RIVALS: Final = 5
MOST_OF_A_GAME: Final = 2
LOOKS: Final = 60
"""The maximum number of positions examined in a game."""
SKIPPED_TURNS: Final = 2
"""The number of turns at the beginning of a game that are skipped for each seat."""
AGREED: Final = 0.5
SENSIBLE: Final = 0.5
"""At least two rivals must cost less than this share of the standard deviation of results."""
SEEDS: Final = (11, 12, 13, 14, 15)
"""The random seeds, in this order: first comparison, comparison at the usual depth, two deep comparisons,
free deep search.
"""


@dataclass(frozen=True)
class TurnStart:
    observed: Position
    seat: int
    at: int
    """The number of moves before this turn."""


def mined_game(game: Game, players: int, player: str, seed: int) -> list[TurnStart]:
    """Plays a game between equal players and returns the first question of each turn, except for the first
    turns.
    """
    match = Match(game, players, Seeded(seed))
    chairs = [make_player(player, game, seed * 10 + seat) for seat in range(players)]
    found: list[TurnStart] = []
    begun: Counter[int] = Counter()
    before: tuple[int, tuple[int, int], int] | None = None
    while not match.over():
        seat = match.asked()[0]
        observed = match.position.observation(seat)
        here = (seat, turn_of(game, observed), match.position.barrier)
        if here != before and is_turn_start(game, observed, seat):
            begun[seat] += 1
            if begun[seat] > SKIPPED_TURNS:
                found.append(TurnStart(observed, seat, len(match.log)))
        before = here
        match.play(seat, chairs[seat].choose(observed, seat))
    return found


class Miner:
    """Searches the positions of games for puzzles."""

    def __init__(
        self, game: Game, depth: int, share: float, alternatives: int, same: int, agreed: float = AGREED
    ) -> None:
        self.game = game
        self.depth = depth
        self.share = share
        """The required margin relative to the cost of a mistake."""
        self.alternatives = alternatives
        self.same = same
        self.agreed = agreed
        """The share of the required margin by which the turn must also be best according to the network."""
        self.passed: Counter[str] = Counter()
        """How many positions have passed each stage."""
        self.ideas: Counter[tuple[str, str]] = Counter()
        """How many puzzles have been found, by difficulty and idea."""

    def models(self, observed: Position) -> tuple[ExpectationModel, ExpectationModel | None]:
        components, players = observed.box.digest, observed.players
        hand = model_for(self.game, components, players, BY_HAND)
        try:
            return hand, model_for(self.game, components, players, BY_NETWORK)
        except PatolliError:
            return hand, None

    def look(self, start: TurnStart, wanted: set[str]) -> dict[str, Any] | None:
        """Returns a puzzle for this position, or None if the position fails at one of the stages."""
        observed, seat = start.observed, start.seat
        self.passed["seen"] += 1
        hand, net = self.models(observed)
        rules = TurnRules(self.game, observed, seat)
        by_hand = best_turns(rules, hand.evaluator, [], WIDTH, MOST_ENDS)
        if len(by_hand) < self.alternatives:
            return None
        by_net = best_turns(rules, net.evaluator, [], WIDTH, RIVALS) if net is not None else by_hand[:1]
        self.passed["with alternatives"] += 1
        limits = thresholds_of(hand.table)
        margin = self.share * limits.mistake
        turns = united([by_hand[0], by_net[0], *by_hand[:RIVALS], *by_net[:RIVALS]])
        first = self.compare(hand, start, turns, FIRST_LOOK * len(turns), SEEDS[0])
        if first.margin()[0] < margin / 3:
            return None
        if EASY not in wanted and first.turns[0].same_end(by_hand[0]):
            return None
        quick = [
            searched_turn(rules, hand.evaluator, observed, self.depth // SHALLOW, seed, self.depth)
            for seed in SEEDS[:2]
        ]
        usual = searched_turn(rules, hand.evaluator, observed, self.depth, SEEDS[1], self.depth)
        turns = united([*first.turns[:RIVALS], usual, *quick])
        first = self.compare(hand, start, turns, 2 * FIRST_LOOK * len(turns), SEEDS[1])
        if first.margin()[0] < margin / 2:
            return None
        self.passed["first look"] += 1
        best = first.turns[0]
        chosen = rules.chosen(best.moves)
        greedy = [by_hand[0].same_end(best), by_net[0].same_end(best)]
        shallow = [one.same_end(best) for one in quick]
        difficulty = difficulty_of(greedy, shallow)
        idea = idea_of(observed.question(seat).kind, self.texts(chosen))
        if difficulty not in wanted or self.ideas[difficulty, idea] >= self.same:
            return None
        self.passed["wanted"] += 1
        found = self.compare(hand, start, first.turns[:6], self.depth, SEEDS[1])
        if not clear(found, best, margin, margin / 3):
            return None
        self.passed["usual depth"] += 1
        figures: dict[str, Any] = {"needed": round(margin, 2), "usual": rounded(found.margin())}
        if net is not None:
            thought = self.compare(net, start, found.turns[:5], self.depth, SEEDS[2])
            if not clear(thought, best, self.agreed * margin, 0.0 if self.agreed > 0 else -margin):
                return None
            figures["network"] = rounded(thought.margin())
        self.passed["network"] += 1
        found = self.compare(hand, start, found.turns[:4], 2 * self.depth, SEEDS[4])
        if not clear(found, best, margin, margin / 3):
            return None
        free = searched_turn(rules, hand.evaluator, observed, DEEPER * self.depth, SEEDS[4], self.depth)
        figures["free_search"] = free.same_end(best)
        rivals = united([*found.turns[:4], free])
        deep = []
        for seed in SEEDS[2:4]:
            found = self.compare(hand, start, rivals, DEEPER * self.depth, seed)
            if not clear(found, best, margin, margin / 2):
                return None
            deep.append(rounded(found.margin()))
        figures["deep"] = deep
        self.passed["deep"] += 1
        costs = [found.margin(at)[0] for at in range(1, len(found.turns))]
        if sum(1 for cost in costs if cost < SENSIBLE * hand.table.spread) < 2:
            return None
        self.passed["sensible"] += 1
        figures |= {"greedy": greedy, "shallow": shallow, "seeds": list(SEEDS), "depth": self.depth}
        text = position_text.write(self.game, observed)
        return {
            "id": hashlib.sha256(text.encode()).hexdigest()[:10],
            "difficulty": difficulty,
            "idea": idea,
            "players": observed.players,
            "seat": seat,
            "turn": self.game.turn_count(observed),
            "alternatives": len(by_hand),
            "solution": self.texts(chosen),
            "rivals": [
                {"turn": self.texts(rules.chosen(turn.moves)), "cost": round(cost, 1)}
                for turn, cost in zip(found.turns[1:4], costs, strict=False)
            ],
            "reasons": [
                [one.what, int(one.points), one.by]
                for one in reasons_for(hand, observed, seat, found.turns[:2], self.depth, SEEDS[1])
            ],
            "figures": figures,
            "position": text,
        }

    def compare(
        self, model: ExpectationModel, start: TurnStart, turns: list[Turn], iterations: int, seed: int
    ) -> Compared:
        return TurnComparison(model, start.observed, start.seat, iterations, seed, self.depth).compare(turns)

    def texts(self, moves: list[int]) -> list[str]:
        return [self.game.vocabulary.text(move) for move in moves]


def united(turns: list[Turn]) -> list[Turn]:
    found: list[Turn] = []
    for turn in turns:
        if not any(one.same_end(turn) for one in found):
            found.append(turn)
    return found


def clear(found: Compared, best: Turn, margin: float, least: float) -> bool:
    """Returns whether this turn is best by at least `margin`, with a confidence interval above `least`."""
    middle, low = found.margin()
    return found.turns[0].same_end(best) and middle >= margin and low >= least


def difficulty_of(greedy: list[bool], shallow: list[bool]) -> str:
    """Returns the difficulty of a puzzle: easy if the greedy player finds the best turn, medium if the greedy
    player with the network or a shallow search does, and otherwise hard.
    """
    if greedy[0]:
        return EASY
    return MEDIUM if greedy[1] or any(shallow) else HARD


def idea_of(question: str, steps: list[str]) -> str:
    """Returns the idea of a puzzle, which is the same for puzzles that require the same kinds of steps."""
    return " ".join([question, *(step.split()[0] for step in steps)])


def rounded(figures: tuple[float, float]) -> list[float]:
    return [round(one, 2) for one in figures]


def mine(given: argparse.Namespace) -> None:
    game = load_game(given.game)
    player = given.player or ("net-greedy" if has_network(game) else "greedy")
    depth = given.depth or usual_depth(game)
    miner = Miner(game, depth, given.share, given.alternatives, given.same, given.agreed)
    counts = [int(one) for one in given.players.split(",")]
    log = PuzzleLog(given.out, given.resume)
    for one in log.puzzles:
        miner.ideas[one["difficulty"], one["idea"]] += 1
    began = time.monotonic()
    until = began + 60 * given.minutes
    for number in range(given.games):
        players, seed = counts[number % len(counts)], given.seed + number
        have = Counter(one["difficulty"] for one in log.puzzles)
        wanted = {name for name in given.wanted.split(",") if have[name] < given.each}
        if not wanted or time.monotonic() > until:
            break
        if (players, seed) in log.games:
            continue
        gc.disable()  # search trees have no cycles, so garbage collection would only cost time
        source = MinedGame(game, players, player, seed)
        puzzles: list[dict[str, Any]] = []
        for found in puzzles_in(miner, source, wanted, until):
            log.add(found)
            puzzles.append(found)
        gc.enable()
        if time.monotonic() > until:
            break
        log.close({"players": players, "seed": seed, "turns": len(source.starts)}, puzzles)
        have = Counter(one["difficulty"] for one in log.puzzles)
        print(
            f"{seed} {players} {time.monotonic() - began:.0f} s {dict(have)} {dict(miner.passed)}", flush=True
        )


class MinedGame:
    """A game whose positions are examined."""

    def __init__(self, game: Game, players: int, player: str, seed: int) -> None:
        self.player = player
        self.seed = seed
        self.starts = mined_game(game, players, player, seed)


def puzzles_in(miner: Miner, source: MinedGame, wanted: set[str], until: float) -> Iterator[dict[str, Any]]:
    """Yields the puzzles found in one game. Its turns are examined in a random order."""
    Rng(source.seed).shuffle(order := list(range(len(source.starts))))
    solutions: list[list[str]] = []
    for at in order[:LOOKS]:
        if len(solutions) == MOST_OF_A_GAME or time.monotonic() > until:
            return
        try:
            found = miner.look(source.starts[at], wanted)
        except HiddenValue:  # the end of this turn depends on hidden information
            miner.passed["hidden"] += 1
            continue
        if found is not None and found["solution"] not in solutions:
            found["from"] = {"seed": source.seed, "player": source.player, "move": source.starts[at].at}
            solutions.append(found["solution"])
            miner.ideas[found["difficulty"], found["idea"]] += 1
            yield found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m patolli.arena.puzzles")
    parser.add_argument("game")
    parser.add_argument("--players", default="2,3,4")
    parser.add_argument(
        "--player", default="", help="default: net-greedy if the game has a network, else greedy"
    )
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--depth", type=int, default=0, help="iterations; default: those of reviews")
    parser.add_argument(
        "--share", type=float, default=1.0, help="margin, as a share of the cost of a mistake"
    )
    parser.add_argument(
        "--agreed", type=float, default=AGREED, help="share of the margin by which the network must agree"
    )
    parser.add_argument("--alternatives", type=int, default=8, help="minimum number of different turns")
    parser.add_argument("--same", type=int, default=3, help="maximum number with one idea and difficulty")
    parser.add_argument("--each", type=int, default=24, help="puzzles of each difficulty")
    parser.add_argument(
        "--wanted",
        default=",".join(DIFFICULTIES),
        help="difficulties to look for; others are dropped early",
    )
    parser.add_argument("--minutes", type=float, default=1e6, help="time limit for starting turns")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--resume", action="store_true")
    mine(parser.parse_args())


if __name__ == "__main__":
    main()
