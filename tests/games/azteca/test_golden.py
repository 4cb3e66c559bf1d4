"""Golden games: a record of each ending, counts of small openings, and the digest of many random games.

They belong to the rules' edition. When a rule is corrected and the edition rises, make them anew with
`python -m tests.games.azteca.test_golden` and say in the commit which line changed and why.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from patolli.games.azteca import names
from patolli.games.azteca.game import GAME
from patolli.games.azteca.position import AztecaPosition
from patolli.kernel import records, serialization
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.errors import BrokenRecord
from patolli.kernel.match import Match
from patolli.kernel.seats import CHANCE

from .scripted import Player
from .table import army as lay_army
from .table import march, table

HERE = Path(__file__).parent / "golden"
NAMES = ["Ana", "Ben", "Caro", "Dan"]
GAMES = [("pyramid", 4, 0), ("hell", 3, 4), ("both-at-once", 2, 17)]
"""File, players, seed of fate and of the players: one for each of the three endings."""

pytestmark = pytest.mark.both


def play(players: int, seed: int) -> Match:
    """A full game of close-fisted scripted players."""
    match = Match(GAME, players, Seeded(seed))
    seats = [Player(seed * 10 + seat + 1, "close-fisted") for seat in range(players)]
    while not match.over():
        seat = match.asked()[0]
        p = match.position
        assert isinstance(p, AztecaPosition)
        match.play(seat, seats[seat].choose(p, seat))
    return match


def golden(name: str) -> str:
    return (HERE / f"{name}.record").read_text(encoding="utf-8")


ENDINGS = {
    "pyramid": (names.PYRAMID, True, False),
    "hell": (names.HELL, False, True),
    "both-at-once": (names.HELL, True, True),
}
"""How it ended, and whether each god reached his goal."""


@pytest.mark.rule("AZ-14.1", "AZ-14.2", "AZ-1.5", "AZ-I14")
@pytest.mark.parametrize(("name", "players", "seed"), GAMES)
def test_golden_records_hold(name: str, players: int, seed: int) -> None:
    replay = records.verify(GAME, records.read(golden(name)))
    p = replay.position
    assert isinstance(p, AztecaPosition)
    assert p.asked() == []
    assert p.players == players
    assert replay.record.fate == f"seed {seed}"
    c = p.tables
    assert (p.outcome, p.pyramid == c.pyramid_top, p.stair == c.hell) == ENDINGS[name]
    assert bool(p.scores().winners()) == (name == "pyramid")


@pytest.mark.parametrize(("name", "players", "seed"), GAMES)
def test_golden_games_are_played_and_written_again(name: str, players: int, seed: int) -> None:
    """The players' moves of the record, with fate from its seed: the same game, and the same text."""
    text = golden(name)
    record = records.read(text)
    match = Match(GAME, players, Seeded(seed))
    for _, entries, _ in record.runs:
        for entry in entries:
            assert isinstance(entry, records.RecordedMove)
            if entry.seat != CHANCE and not entry.forced:
                match.play(entry.seat, GAME.vocabulary.move(entry.text))
    assert match.over()
    assert records.write(match, NAMES[:players]) == text
    assert serialization.difference(match.position, records.verify(GAME, record).position) == ""


@pytest.mark.parametrize(("name", "players", "seed"), GAMES)
def test_golden_games_come_from_their_players(name: str, players: int, seed: int) -> None:
    assert records.write(play(players, seed), NAMES[:players]) == golden(name)


def test_a_golden_record_that_was_changed_is_refused() -> None:
    lines = golden("pyramid").splitlines()
    at = next(i for i, line in enumerate(lines) if "order 1" in line)
    changed = [*lines]
    changed[at] = changed[at].replace("order 1", "order 2", 1)
    with pytest.raises(BrokenRecord):
        records.verify(GAME, records.read("\n".join(changed)))


# ---- small openings -------------------------------------------------------------------------------------

OPENINGS = [4, 19, 37, 67]
"""Chains of 1, 2, … moves of an army of two warriors that stands in Azcapotzalco."""


def chains(p: AztecaPosition, depth: int) -> int:
    """How many chains of so many moves there are."""
    asked = p.asked()
    if not asked:
        return 1
    options = p.legal_moves(asked[0])
    if depth == 1:
        return len(options)
    found = 0
    for move in options:
        after = p.copy()
        after.play(asked[0], move)
        found += chains(after, depth - 1)
    return found


def test_counts_of_small_openings() -> None:
    p = table()
    lay_army(p, 1, "a", "24", 2, 0)
    march(p, 1, "a")
    assert [chains(p, depth) for depth in range(1, 5)] == OPENINGS


# ---- many games -----------------------------------------------------------------------------------------

MANY = 12
DIGESTS: dict[int, str] = {2: "3eb6d73f62f1d1a5", 3: "2dedf9820f450a3b", 4: "42f522581681dc77"}
"""Of all moves and scores of so many random games each."""


def digest(players: int) -> str:
    told = hashlib.sha256()
    for seed in range(1000, 1000 + MANY):
        dice = Rng(seed)
        p = GAME.start(players)
        while p.asked():
            seats = p.asked()
            seat = seats[dice.below(len(seats))]
            options = p.legal_moves(seat)
            at = dice.weighted(p.odds()) if seat == CHANCE else dice.below(len(options))
            told.update(f"{seat} {GAME.vocabulary.text(options[at])} of {len(options)}\n".encode())
            p.play(seat, options[at])
        told.update(f"{p.scores().table} {p.scores().ranks}\n".encode())
    return told.hexdigest()[:16]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_many_random_games(players: int) -> None:
    assert digest(players) == DIGESTS[players]


def make() -> None:
    """Write the records anew, and say what the tables above should be."""
    HERE.mkdir(exist_ok=True)
    for name, players, seed in GAMES:
        text = records.write(play(players, seed), NAMES[:players])
        (HERE / f"{name}.record").write_text(text, encoding="utf-8")
    p = table()
    lay_army(p, 1, "a", "24", 2, 0)
    march(p, 1, "a")
    print([chains(p, depth) for depth in range(1, 5)])
    print({players: digest(players) for players in (2, 3, 4)})


if __name__ == "__main__":
    make()
