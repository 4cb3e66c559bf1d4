"""Measures the error of hints in games at level 2: `python -m tests.games.teotihuacan.calibration [GAMES]`.

The error is the mean difference between the final points and the points that a hint would have shown, by
number of players and number of remaining rounds.
"""

from __future__ import annotations

import statistics
import sys
from collections import defaultdict

from patolli.games.teotihuacan.evaluation.prices import prices
from patolli.games.teotihuacan.game import GAME
from patolli.games.teotihuacan.position import TeotihuacanPosition
from patolli.kernel.chance import Seeded
from patolli.kernel.match import Match
from patolli.players import choose_at_table

STAGE = 4
"""Rounds."""


def named_points(players: int, seed: int) -> list[tuple[int, float]]:
    """Plays a game and returns, for each turn, the number of remaining rounds and how many points the hint
    was below the final result.
    """
    match = Match(GAME, players, Seeded(seed))
    found: list[tuple[int, int, int]] = []
    turn = -1
    while not match.over():
        seat, p = match.asked()[0], match.position
        assert isinstance(p, TeotihuacanPosition)
        if p.round > 0 and GAME.turn_count(p) != turn and p.question(seat).kind == "ChooseWorker":
            turn = GAME.turn_count(p)
            named = GAME.evaluate_seat(p, seat) + GAME.points_to_come(p, seat)
            found.append((prices(p).left, seat, named))
        match.play(seat, choose_at_table("level-2", p.observation(seat), seat, seed, "calibration"))
    scores = match.position.scores()
    return [(left, (scores.totals()[seat] - named) / scores.unit) for left, seat, named in found]


def main(games: int) -> None:
    for players in range(GAME.fewest, GAME.most + 1):
        off: dict[int, list[float]] = defaultdict(list)
        for seed in range(100, 100 + games):
            for left, points in named_points(players, seed):
                off[left // STAGE * STAGE].append(points)
        stages = ", ".join(f"{left}+: {statistics.mean(off[left]):+.1f}" for left in sorted(off))
        print(f"{players} players, by rounds to come: {stages}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
