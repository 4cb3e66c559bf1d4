"""`python -m patolli.arena.review_measurements WHAT GAME`: measures how reliable reviews of a game are.

- `luck` measures the luck in many games. Its mean must be zero within the confidence interval. It also
  measures the share of the results that luck explains, and the share of an event's luck that remains one
  round later (`remains`).

- `costs` replaces answers in games with others that seem to cost something, and continues each game to its
  end after both answers, to measure the share of the cost that remains (`remains`).

- `self-best` plays games in which every seat gives the reviewer's best answer. In the reviews of these games,
  the costs of choices and the remainder should be small.

- `blunders` plants bad answers in games. It measures how many of those that cost at least five points,
  according to a search ten times as deep, are found, and how many verdicts this search contradicts.

- `repeated` reviews the same game in one process, in two processes, and after an interruption, and compares
  the digests and the CPU time.

The games are played by --player, or read from files written by `expectation_fit play` (--records). Each
measurement prints one line of JSON, and writes one line for each game to --out.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from .luck_measurements import costs, costs_summary, luck_of_game, luck_summary
from .measured_games import SUSPECTED, Lines, MeasuredGame, lines_in, records_in
from .planted_answers import blunders, blunders_summary
from .script_parser import script_parser
from .timed_tasks import in_processes
from .whole_reviews import children, repeated, repeated_summary, self_best, self_best_summary

Work = Callable[[MeasuredGame], dict[str, Any]]
KINDS: Final[dict[str, tuple[Work, Callable[[Lines], dict[str, Any]]]]] = {
    "luck": (luck_of_game, luck_summary),
    "costs": (costs, costs_summary),
    "self-best": (self_best, self_best_summary),
    "blunders": (blunders, blunders_summary),
    "repeated": (repeated, repeated_summary),
}


def main() -> None:
    parser = script_parser("patolli.arena.review_measurements", __doc__)
    parser.add_argument("what", choices=KINDS)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--player", default="net-greedy:3")
    parser.add_argument("--depth", type=int, default=0, help="0: the game's usual depth")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=925_000)
    parser.add_argument("--records", type=Path, nargs="+", default=[], help="games that were played before")
    parser.add_argument(
        "--settled", action="store_true", help="luck by playing turns on, as in a whole review"
    )
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e6, help="time limit for starting games")
    parser.add_argument(
        "--suspected", type=float, default=SUSPECTED, help="`blunders`: points by which an answer looks bad"
    )
    parser.add_argument(
        "--worst-of",
        type=int,
        default=1,
        metavar="N",
        help="`blunders`: plant the worst of N random answers to a choice",
    )
    parser.add_argument("--out", type=Path)
    parser.add_argument(
        "--lines", type=Path, nargs="+", default=[], help="files of --out to be summed up without new games"
    )
    given = parser.parse_args()
    work, summary = KINDS[given.what]
    of_seed = partial(
        MeasuredGame,
        given.game,
        given.players,
        given.player,
        given.depth,
        given.settled,
        suspected=given.suspected,
        worst_of=given.worst_of,
    )
    tasks: list[MeasuredGame] = []
    if given.records:
        tasks = [of_seed(seed, record=text) for seed, text in records_in(given.records, given.players)]
        tasks = [one for one in tasks if one.seed >= given.seed][: given.games]
    elif not given.lines:
        tasks = [of_seed(seed) for seed in range(given.seed, given.seed + given.games)]
    began = time.process_time() + children()
    lines = lines_in(given.lines)
    for line in in_processes(work, [(one,) for one in reversed(tasks)], given.workers, given.minutes):
        lines.append(line)
        if given.out:
            with given.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
    lines.sort(key=lambda one: one["seed"])
    figures = {
        "what": given.what,
        "game": given.game,
        "players": given.players,
        "depth": given.depth,
        "games": len(lines),
        "seconds": round(time.process_time() + children() - began),
        **summary(lines),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
