"""Golden games: a record of each ending, counts of small openings, and a digest of many random games.

They belong to one edition of the rules. When a correction of the rules leads to a new edition, regenerate
them with `python -m tests.games.azteca.test_golden`, and explain in the commit message which line changed and
why.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from patolli.games.azteca import names
from patolli.games.azteca.game import GAME
from patolli.games.azteca.position import AztecaPosition
from patolli.kernel import records
from patolli.kernel.chance import Seeded
from patolli.kernel.match import Match
from patolli.kernel.position import Position
from tests.games.golden import Golden, GoldenGames, sequences

from .scripted import Player
from .table import army, march, table

NAMES = ["Ana", "Ben", "Caro", "Dan"]
ENDINGS = {
    "pyramid": (names.PYRAMID, True, False),
    "hell": (names.HELL, False, True),
    "both-at-once": (names.HELL, True, True),
}
"""The ending of each recorded game, and whether each god reached his destination."""

pytestmark = pytest.mark.both


class TestGolden(GoldenGames):
    game = GAME
    folder = Path(__file__).parent / "golden"
    games = [Golden("pyramid", NAMES, 0), Golden("hell", NAMES[:3], 5), Golden("both-at-once", NAMES[:2], 16)]
    changed = [("order 1", "order 2")]
    many = 12
    digests = {2: "9725971e0f538406", 3: "fb1cdc5452169e6c", 4: "5c53d187fa229709"}

    def play(self, golden: Golden) -> Match:
        """Plays a full game between close-fisted scripted players."""
        match = Match(GAME, len(golden.players), Seeded(golden.seed))
        seats = [Player(golden.seed * 10 + seat + 1, "close-fisted") for seat in range(len(golden.players))]
        while not match.over():
            seat = match.asked()[0]
            p = match.position
            assert isinstance(p, AztecaPosition)
            match.play(seat, seats[seat].choose(p, seat))
        return match

    def check_end(self, golden: Golden, p: Position) -> None:
        assert isinstance(p, AztecaPosition)
        reached = (p.pyramid == p.tables.pyramid_top, p.stair == p.tables.hell)
        assert (p.outcome, *reached) == ENDINGS[golden.name]
        assert bool(p.scores().winners()) == (golden.name == "pyramid")


@pytest.mark.rule("AZ-14.1", "AZ-14.2", "AZ-1.5", "AZ-I14")
def test_there_is_a_record_of_each_ending() -> None:
    ends = TestGolden()
    for golden in ends.games:
        ends.check_end(golden, records.verify(GAME, records.read(ends.text(golden))).position)


OPENINGS = [4, 19, 37, 67]
"""How many sequences of 1, 2, … moves an army of two warriors in Azcapotzalco has."""


def test_counts_of_small_openings() -> None:
    p = table()
    army(p, 1, "a", "24", 2, 0)
    march(p, 1, "a")
    assert [sequences(p, depth) for depth in range(1, 5)] == OPENINGS


if __name__ == "__main__":
    TestGolden().make()
