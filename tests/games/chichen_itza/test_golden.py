"""Golden games: full records, counts of small openings, and the digest of many random games.

They belong to the rules' edition. When a rule is corrected and the edition rises, make them anew with
`python -m tests.games.chichen_itza.test_golden` and say in the commit which line changed and why.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from patolli.games.chichen_itza.game import GAME
from patolli.games.chichen_itza.position import ChichenPosition
from patolli.kernel import records, serialization
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.errors import BrokenRecord
from patolli.kernel.match import Match
from patolli.kernel.seats import CHANCE

from . import table as t

HERE = Path(__file__).parent / "golden"
GAMES = [
    ("two-players", ["Ana", "Ben"], 42, "automatic"),
    ("three-players", ["Ana", "Ben", "Caro"], 11, "free"),
    ("four-players", ["Ana", "Ben", "Caro", "Dan"], 7, "automatic"),
]
"""File, names, seed of fate and of the players, layout."""
NUMBERS = HERE / "numbers.json"
MANY = 12
DEPTH = 3

pytestmark = pytest.mark.both

WEIGHTS = {"go": 6, "use": 8, "take": 6, "recruit": 5, "cast": 4, "luck": 3, "stop": 2, "pass": 1, "idol": 1}
"""Players who like to march and to use what they have make games in which much happens."""


def liking(text: str) -> int:
    if text == "place coins":
        return 1
    if text.isdigit():
        return 1 + int(text)
    return WEIGHTS.get(text.partition(" ")[0], 3)


def play(players: int, seed: int, layout: str) -> Match:
    """A full game of players who follow their likings."""
    match = Match(GAME, players, Seeded(seed), {"layout": layout})
    dice = Rng(seed)
    while not match.over():
        seat = match.asked()[0]
        options = match.position.legal_moves(seat)
        match.play(seat, options[dice.weighted([liking(GAME.vocabulary.text(m)) for m in options])])
    return match


def golden(name: str) -> str:
    return (HERE / f"{name}.record").read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "players", "seed", "layout"), GAMES)
def test_golden_records_hold(name: str, players: list[str], seed: int, layout: str) -> None:
    replay = records.verify(GAME, records.read(golden(name)))
    assert replay.position.asked() == []
    assert replay.record.fate == f"seed {seed}"
    assert replay.record.names == players


@pytest.mark.parametrize(("name", "players", "seed", "layout"), GAMES)
def test_golden_games_come_from_their_players(name: str, players: list[str], seed: int, layout: str) -> None:
    match = play(len(players), seed, layout)
    assert records.write(match, players) == golden(name)
    again = records.verify(GAME, records.read(golden(name)))
    assert serialization.difference(match.position, again.position) == ""


def test_a_golden_record_that_was_changed_is_refused() -> None:
    text = golden("two-players")
    at = text.index(": place ")
    with pytest.raises(BrokenRecord):
        records.verify(GAME, records.read(text[:at] + ": plaxe " + text[at + 8 :]))


def chains(p: ChichenPosition, depth: int) -> int:
    """How many chains of so many moves there are."""
    seat = p.asked()[0]
    options = p.legal_moves(seat)
    if depth == 1:
        return len(options)
    found = 0
    for move in options:
        after = p.copy()
        after.play(seat, move)
        found += chains(after, depth - 1) if after.asked() else 1
    return found


def openings(players: int) -> list[int]:
    p = t.set_up(players)
    return [chains(p, depth) for depth in range(1, DEPTH + 1)]


def digest(players: int) -> str:
    """Of all moves and scores of some random games."""
    told = hashlib.sha256()
    for seed in range(1000, 1000 + MANY):
        dice = Rng(seed)
        p = GAME.start(players)
        while p.asked():
            seat = p.asked()[0]
            options = p.legal_moves(seat)
            at = dice.weighted(p.odds()) if seat == CHANCE else dice.below(len(options))
            told.update(f"{seat} {GAME.vocabulary.text(options[at])} of {len(options)}\n".encode())
            p.play(seat, options[at])
        told.update(f"{p.scores().table} {p.scores().ranks}\n".encode())
    return told.hexdigest()[:16]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_counts_of_small_openings(players: int) -> None:
    assert openings(players) == json.loads(NUMBERS.read_text(encoding="utf-8"))["openings"][str(players)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_many_random_games(players: int) -> None:
    assert digest(players) == json.loads(NUMBERS.read_text(encoding="utf-8"))["digests"][str(players)]


def make() -> None:
    """Write records and numbers anew."""
    HERE.mkdir(exist_ok=True)
    for name, players, seed, layout in GAMES:
        text = records.write(play(len(players), seed, layout), players)
        (HERE / f"{name}.record").write_text(text, encoding="utf-8")
    counts = (2, 3, 4)
    numbers = {"openings": {n: openings(n) for n in counts}, "digests": {n: digest(n) for n in counts}}
    NUMBERS.write_text(json.dumps(numbers, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    make()
