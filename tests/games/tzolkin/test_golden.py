"""Golden games: two full records, counts of short openings, and digests of many random games.

They belong to one edition of the rules. When a correction of the rules leads to a new edition, regenerate
them with `python -m tests.games.tzolkin.test_golden`, and explain in the commit message which line changed
and why.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from patolli.games.tzolkin.game import GAME
from patolli.games.tzolkin.position import TzolkinPosition
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.match import Match
from patolli.kernel.position import Position
from tests.games.golden import Golden, GoldenGames, sequences

from .table import draw, keep, start

pytestmark = pytest.mark.both


# ---- records --------------------------------------------------------------------------------------------

WEIGHTS = {
    "build": 60, "advance": 12, "climb": 5, "higher": 20, "use": 4, "harvest": 5, "take": 5, "yes": 6,
    "act": 6, "turn": 3, "pick": 4, "place": 4, "stop": 1, "pass": 4, "beg": 1, "buy": 1, "sell": 1,
    "benefits": 3,
}  # fmt: skip
"""The probability weights of moves. Games are more eventful if players often build."""


def liking(text: str) -> int:
    verb, _, thing = text.partition(" ")
    if text == "act none":
        return 1
    if verb == "act":
        return 6 * int(thing)
    return WEIGHTS.get(verb, 2)


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
        Golden("two-players", ["Ana", "Ben"], 42),
        Golden("four-players", ["Ana", "Ben", "Caro", "Dan"], 7),
    ]
    changed = [(" place ", " place no"), ("~", "~0")]
    many = 30
    digests = {2: "3b9122ad3fad2e0c", 3: "f3fe152b7070aad1", 4: "dfc7ee24731f575a"}

    def play(self, golden: Golden) -> Match:
        match = Match(GAME, len(golden.players), Seeded(golden.seed))
        rng = Rng(golden.seed)
        while not match.over():
            seats = match.asked()
            seat = seats[rng.below(len(seats))]
            options = named_in_order(match.position, seat)
            match.play(seat, options[rng.weighted([liking(GAME.vocabulary.text(m)) for m in options])])
        return match


# ---- small openings -------------------------------------------------------------------------------------

OPENINGS: dict[int, list[int]] = {
    2: [1, 6, 27, 27, 56, 351],
    3: [1, 6, 34, 40, 69, 399],
    4: [1, 6, 41, 161, 190, 555],
}
"""How many chains of 1, 2, … moves start with the first placing turn."""

DEALT = [
    ["W14", "W15", "W16", "W21"],
    ["W08", "W10", "W19", "W20"],
    ["W04", "W12", "W06", "W09"],
    ["W02", "W13", "W03", "W11"],
]
NEUTRALS = {
    2: ["W03", "W07", "W11", "W13", "W01", "W05", "W17", "W18"],
    3: ["W03", "W07", "W01", "W17"],
    4: [],
}


def opening(players: int) -> TzolkinPosition:
    """Returns a game in which all players keep their first two tiles.

    Seat 0 starts with 3 corn, 1 wood and four workers.
    """
    p = start(players)
    draw(p, dealt=[tiles[:] for tiles in DEALT[:players]], neutrals=NEUTRALS[players])
    for seat in range(players):
        keep(p, seat, *DEALT[seat][:2])
    return p


@pytest.mark.parametrize("players", [2, 3, 4])
def test_counts_of_small_openings(players: int) -> None:
    p = opening(players)
    assert (p.seats[0].corn, p.seats[0].hand) == (3, 4)
    assert [sequences(p, depth) for depth in range(1, 7)] == OPENINGS[players]


if __name__ == "__main__":
    TestGolden().make()
