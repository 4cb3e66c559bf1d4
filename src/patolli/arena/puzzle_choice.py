"""`python -m patolli.arena.puzzle_choice write|check GAME`: selects and checks the puzzles that come with a
game.

`write` selects from the puzzles that were found by `python -m patolli.arena.puzzles`: the same number for
each difficulty, the clearest ones first, and not too many with the same idea. `check` repeats the comparison
of the best turn with its rivals for a sample of the game's puzzles, with another random seed and at ten times
the depth, and reports how many of these turns are confirmed as the best.

    python -m patolli.arena.puzzle_choice write GAME --found FILES --each 22 --out puzzles.json
    python -m patolli.arena.puzzle_choice check GAME --sample 20 --seed 99
"""

from __future__ import annotations

import argparse
import gc
import json
from collections import Counter
from pathlib import Path
from typing import Any, Final

from ..games import load as load_game
from ..kernel.chance import Rng
from ..kernel.game import Game
from ..players.expectations import BY_HAND, model_for
from ..review.puzzle_file import DIFFICULTIES, Puzzle, puzzle_from, puzzles_of, read_puzzles
from ..review.puzzle_judgement import moves_of, position_of
from ..review.turn_comparison import TurnComparison, TurnRules, searched_turn
from ..review.verdicts import thresholds_of
from .puzzle_log import PuzzleLog
from .puzzles import DEEPER, idea_of, united

SHIPPED: Final = (
    "id",
    "difficulty",
    "players",
    "seat",
    "turn",
    "alternatives",
    "solution",
    "rivals",
    "reasons",
    "figures",
    "from",
    "position",
)


def chosen(found: list[dict[str, Any]], each: int) -> list[dict[str, Any]]:
    """Selects the same number of puzzles of each difficulty, with as many different ideas as possible."""
    kept: list[dict[str, Any]] = []
    for difficulty in DIFFICULTIES:
        ideas: Counter[str] = Counter()
        ranked = []
        for one in sorted((one for one in found if one["difficulty"] == difficulty), key=clearness):
            ideas[one["idea"]] += 1
            ranked.append((ideas[one["idea"]], clearness(one), one))
        ranked.sort(key=lambda row: (row[0], row[1], row[2]["id"]))
        kept += sorted((row[2] for row in ranked[:each]), key=lambda one: (one["alternatives"], one["id"]))
    return kept


def clearness(one: dict[str, Any]) -> tuple[bool, bool, float]:
    """Returns a sort key by which the clearest puzzles come first: those that can be explained, then those
    solved by a free search, then those with the largest margin.
    """
    margins: list[list[float]] = one["figures"]["deep"]
    return not one["reasons"], not one["figures"]["free_search"], -min(middle for middle, _ in margins)


def write(game: Game, found: list[dict[str, Any]], each: int, out: Path, command: str) -> Counter[str]:
    kept = chosen(found, each)
    head = {
        "edition": game.edition,
        "components": game.printed_box().digest,
        "depth": max((one["figures"]["depth"] for one in kept), default=0),
        "command": command,
    }
    rows = [
        json.dumps({key: one[key] for key in SHIPPED}, separators=(",", ":"), ensure_ascii=False)
        for one in kept
    ]
    start = json.dumps(head, indent=1)[:-2]
    out.write_text(start + ',\n "puzzles": [\n' + ",\n".join(rows) + "\n]}\n", encoding="utf-8")
    return Counter(one["difficulty"] for one in kept)


def found_in(game: Game, paths: list[Path]) -> list[dict[str, Any]]:
    """Returns the puzzles in these files, without duplicates. Files written by `write` can be included."""
    found = [
        one
        for path in paths
        for one in (shipped_in(game, path) if path.suffix == ".json" else PuzzleLog(path, resume=True).all())
    ]
    return list({one["id"]: one for one in found}.values())


def shipped_in(game: Game, path: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["puzzles"]
    for row in rows:
        question = position_of(game, puzzle_from(row)).question(row["seat"])
        row["idea"] = idea_of(question.kind, row["solution"])
    return rows


def margin_share(game: Game, row: dict[str, Any]) -> float:
    """Returns the margin in the deep searches relative to the cost of a mistake.

    If twice the lower end of the margin's confidence interval is less than the margin, it is used instead.
    """
    table = model_for(game, game.printed_box().digest, row["players"], BY_HAND).table
    margins: list[float] = [min(middle, 2 * low) for middle, low in row["figures"]["deep"]]
    return min(margins) / thresholds_of(table).mistake


def check(game: Game, puzzle: Puzzle, iterations: int, planned: int, seed: int) -> dict[str, Any]:
    """Compares the best turn with its rivals and with the turn of a free search, using this random seed."""
    observed = position_of(game, puzzle)
    rules = TurnRules(game, observed, puzzle.seat)
    model = model_for(game, observed.box.digest, observed.players, BY_HAND)
    best = rules.played(moves_of(game, puzzle.solution))
    free = searched_turn(rules, model.evaluator, observed, iterations, seed, planned)
    rivals = [rules.played(moves_of(game, rival.turn)) for rival in puzzle.rivals]
    compared = TurnComparison(model, observed, puzzle.seat, iterations, seed, planned).compare(
        united([best, *rivals, free])
    )
    middle, low = compared.margin()
    return {
        "id": puzzle.id,
        "difficulty": puzzle.difficulty,
        "holds": compared.turns[0] is best,
        "margin": round(middle, 2) if compared.turns[0] is best else round(-middle, 2),
        "low": round(low, 2),
        "free_search": free.same_end(best),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m patolli.arena.puzzle_choice")
    parser.add_argument("what", choices=("write", "check"))
    parser.add_argument("game")
    parser.add_argument("--found", type=Path, nargs="+")
    parser.add_argument(
        "--least", type=float, default=0.0, help="least margin, as a share of the cost of a mistake"
    )
    parser.add_argument("--each", type=int, default=22)
    parser.add_argument(
        "--command", default="", help="a description of how the puzzles were found, saved with them"
    )
    parser.add_argument("--out", type=Path)
    parser.add_argument("--sample", type=int, default=20)
    parser.add_argument("--seed", type=int, default=99)
    parser.add_argument("--file", type=Path, help="check this file instead of the game's own")
    given = parser.parse_args()
    game = load_game(given.game)
    if given.what == "write":
        if given.found is None or given.out is None:
            parser.error("write needs --found and --out")
        found = [one for one in found_in(game, given.found) if margin_share(game, one) >= given.least]
        print(dict(write(game, found, given.each, given.out, given.command)))
        return
    known = read_puzzles(given.file.read_text(encoding="utf-8")) if given.file else puzzles_of(game)
    ids = sorted(known.puzzles)
    Rng(given.seed).shuffle(order := list(range(len(ids))))
    gc.disable()
    rows = []
    for at in order[: given.sample]:
        rows.append(check(game, known.puzzles[ids[at]], DEEPER * known.depth, known.depth, given.seed))
        gc.collect()
        print(json.dumps(rows[-1]), flush=True)
    held = sum(1 for row in rows if row["holds"])
    print(json.dumps({"game": game.name, "sample": len(rows), "hold": held}))


if __name__ == "__main__":
    main()
