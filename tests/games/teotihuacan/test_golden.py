"""Golden games: full records, counts of small openings, and a digest of many random games.

They belong to one edition of the rules. When a correction of the rules leads to a new edition, regenerate
them with `python -m tests.games.teotihuacan.test_golden`, and explain in the commit message which line
changed and why.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from patolli.games.teotihuacan.game import GAME
from patolli.games.teotihuacan.position import TeotihuacanPosition
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.match import Match
from patolli.kernel.position import Position
from patolli.kernel.seats import CHANCE
from tests.games.golden import Golden, GoldenGames

from .table import begin_turn, give, stand, table

pytestmark = pytest.mark.both


# ---- records --------------------------------------------------------------------------------------------

WEIGHTS = {
    "build": 60, "on": 2, "decorate": 12, "learn": 12, "main": 90, "climb": 5, "claim": 8, "use": 8,
    "worship": 4, "collect": 8, "go": 4, "worker": 6, "pass": 2, "stop": 1, "waive": 2, "unlock": 1,
}  # fmt: skip
"""The probability weights of moves. Games are more eventful if players often build."""
MASONRY = {
    "go build": 2000, "go quarry": 60, "go forest": 30, "main": 400, "take stone": 30, "take wood": 20,
    "on 4a1": 999, "help": 50, "reward aw4": 50, "collect": 30, "use dres3": 100, "use dres2": 100,
    "stop": 1, "pass": 1,
}  # fmt: skip
"""The probability weights for players who want to complete the pyramid."""
LEVELS = [2, 20, 200, 2000]


def liking(text: str, pyramid: bool) -> int:
    if pyramid and text in MASONRY:
        return MASONRY[text]
    if pyramid and text.startswith("on "):
        return LEVELS[int(text[3]) - 1]
    return WEIGHTS.get(text.partition(" ")[0], 2)


def named_in_order(p: Position, seat: int) -> list[int]:
    """Returns the moves these players choose from. They name the tiles they keep in ascending order."""
    options = p.legal_moves(seat)
    if not p.drafts:
        return options
    (left,) = p.question(seat).numbers
    above = [move for move in options if move > max(p.drafts[seat].moves, default=-1)]
    return above[: len(above) + 1 - left]


class TestGolden(GoldenGames):
    game = GAME
    folder = Path(__file__).parent / "golden"
    games = [
        Golden("two-players", ["Ana", "Ben"], 1),
        Golden("solo", ["Ana"], 3),
        Golden("three-players-first-game", ["Ana", "Ben", "Caro"], 5, {"setup": "first-game"}),
        Golden("four-players-pyramid", ["Ana", "Ben", "Caro", "Dan"], 39),
    ]
    changed = [(" go ", " go no"), ("~", "~0")]
    many = 20
    digests = {1: "c457187f8861d9b3", 2: "79e3bbf3e5fca42d", 3: "2231bbf37617293e", 4: "c95d4d4c21f30c58"}

    def play(self, golden: Golden) -> Match:
        match = Match(GAME, len(golden.players), Seeded(golden.seed), golden.options)
        rng = Rng(golden.seed)
        pyramid = golden.name.endswith("pyramid")
        while not match.over():
            seats = match.asked()
            seat = seats[rng.below(len(seats))]
            options = named_in_order(match.position, seat)
            weights = [liking(GAME.vocabulary.text(move), pyramid) for move in options]
            match.play(seat, options[rng.weighted(weights)])
        return match

    def check_end(self, golden: Golden, p: Position) -> None:
        assert isinstance(p, TeotihuacanPosition)
        assert p.complete == golden.name.endswith("pyramid")
        assert p.eclipses == 3


# ---- small openings -------------------------------------------------------------------------------------

OPENINGS: dict[str, list[int]] = {
    "palace": [4, 8, 26, 57, 106],
    "forest": [4, 8, 24, 52, 153],
    "deco": [4, 8, 26, 52, 112],
}
"""How many chains of 1, 2, … moves a turn has, for each board where a worker of power 4 starts. The player
has many goods.
"""


def opening(board: str) -> TeotihuacanPosition:
    p = table()
    stand(p, 0, f"{board} 4", f"{board} 2", "palace1 3")
    give(p, 0, cocoa=4, wood=4, stone=4, gold=4)
    begin_turn(p, 0)
    return p


def chains(p: TeotihuacanPosition, depth: int) -> int:
    """Counts the different chains of this many moves by the first player. Chance takes its first outcome."""
    while p.asked() == [CHANCE]:
        p.play(CHANCE, p.legal_moves(CHANCE)[0])
    if p.asked() != [0] or p.round > 2:
        return 1
    options = p.legal_moves(0)
    if depth == 1:
        return len(options)
    found = 0
    for move in options:
        after = p.copy()
        after.play(0, move)
        found += chains(after, depth - 1)
    return found


@pytest.mark.parametrize("board", ["palace", "forest", "deco"])
def test_counts_of_small_openings(board: str) -> None:
    assert [chains(opening(board), depth) for depth in range(1, 6)] == OPENINGS[board]


if __name__ == "__main__":
    TestGolden().make()
    for board in ("palace", "forest", "deco"):
        print(board, [chains(opening(board), depth) for depth in range(1, 6)])
