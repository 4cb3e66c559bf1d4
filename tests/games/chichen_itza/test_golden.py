"""Golden games: full records, counts of short openings, and digests of many random games.

They belong to one edition of the rules. When a correction of the rules leads to a new edition, regenerate
them with `python -m tests.games.chichen_itza.test_golden`, and explain in the commit message which line
changed and why.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from patolli.games.chichen_itza.game import GAME
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.match import Match
from tests.games.golden import Golden, GoldenGames, sequences

from . import table as t

pytestmark = pytest.mark.both

WEIGHTS = {"go": 6, "use": 8, "take": 6, "recruit": 5, "cast": 4, "luck": 3, "stop": 2, "pass": 1, "idol": 1}
"""The probability weights of moves. Games are more eventful if players often march and use cards."""


def liking(text: str) -> int:
    if text == "place coins":
        return 1
    if text.isdigit():
        return 1 + int(text)
    return WEIGHTS.get(text.partition(" ")[0], 3)


class TestGolden(GoldenGames):
    game = GAME
    folder = Path(__file__).parent / "golden"
    games = [
        Golden("two-players", ["Ana", "Ben"], 42, {"layout": "automatic"}),
        Golden("three-players", ["Ana", "Ben", "Caro"], 11, {"layout": "free"}),
        Golden("four-players", ["Ana", "Ben", "Caro", "Dan"], 7, {"layout": "automatic"}),
    ]
    changed = [(": place ", ": plaxe ")]
    many = 12
    digests = {2: "ef1a1c6eb3a2d626", 3: "2fbde6b98c9ebb2c", 4: "bdf8e73e56849716"}
    any_seat = False

    def play(self, golden: Golden) -> Match:
        """Plays a full game between players with these preferences."""
        match = Match(GAME, len(golden.players), Seeded(golden.seed), golden.options)
        rng = Rng(golden.seed)
        while not match.over():
            seat = match.asked()[0]
            options = match.position.legal_moves(seat)
            match.play(seat, options[rng.weighted([liking(GAME.vocabulary.text(m)) for m in options])])
        return match


OPENINGS = {2: [15, 127, 937], 3: [15, 133, 1050], 4: [17, 153, 1218]}
"""The number of sequences of one, two and three opening moves, for each number of players."""


@pytest.mark.parametrize("players", OPENINGS)
def test_counts_of_small_openings(players: int) -> None:
    p = t.set_up(players)
    assert [sequences(p, depth) for depth in (1, 2, 3)] == OPENINGS[players]


if __name__ == "__main__":
    TestGolden().make()
