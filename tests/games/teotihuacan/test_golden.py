"""Golden games: full records of both ends, counts of small openings, and the digest of many random games.

They belong to the rules' edition. When a rule is corrected and the edition rises, make them anew with
`python -m tests.games.teotihuacan.test_golden` and say in the commit which line changed and why.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from patolli.games.teotihuacan.game import GAME
from patolli.games.teotihuacan.position import TeotihuacanPosition
from patolli.kernel import records, serialization
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.errors import BrokenRecord
from patolli.kernel.match import Match
from patolli.kernel.position import Position
from patolli.kernel.seats import CHANCE

from .table import begin_turn, give, stand, table

HERE = Path(__file__).parent / "golden"
GAMES: list[tuple[str, list[str], int, dict[str, str]]] = [
    ("solo", ["Ana"], 3, {}),
    ("two-players", ["Ana", "Ben"], 1, {}),
    ("three-players-first-game", ["Ana", "Ben", "Caro"], 5, {"setup": "first-game"}),
    ("four-players-pyramid", ["Ana", "Ben", "Caro", "Dan"], 39, {}),
]
"""File, names, seed of fate and of the players, options."""

pytestmark = pytest.mark.both


# ---- records --------------------------------------------------------------------------------------------

WEIGHTS = {
    "build": 60, "on": 2, "decorate": 12, "learn": 12, "main": 90, "climb": 5, "claim": 8, "use": 8,
    "worship": 4, "collect": 8, "go": 4, "worker": 6, "pass": 2, "stop": 1, "waive": 2, "unlock": 1,
}  # fmt: skip
"""A player who likes to build makes games in which much happens."""
MASONRY = {
    "go build": 2000, "go quarry": 60, "go forest": 30, "main": 400, "take stone": 30, "take wood": 20,
    "on 4a1": 999, "help": 50, "reward aw4": 50, "collect": 30, "use dres3": 100, "use dres2": 100,
    "stop": 1, "pass": 1,
}  # fmt: skip
"""What players like who want to complete the pyramid."""
LEVELS = [2, 20, 200, 2000]


def liking(text: str, pyramid: bool) -> int:
    if pyramid and text in MASONRY:
        return MASONRY[text]
    if pyramid and text.startswith("on "):
        return LEVELS[int(text[3]) - 1]
    return WEIGHTS.get(text.partition(" ")[0], 2)


def named_in_order(p: Position, seat: int) -> list[int]:
    """What these players choose from: tiles to keep they name in rising order."""
    options = p.legal_moves(seat)
    if not p.drafts:
        return options
    (left,) = p.question(seat).numbers
    above = [move for move in options if move > max(p.drafts[seat].moves, default=-1)]
    return above[: len(above) + 1 - left]


def play(players: int, seed: int, options: dict[str, str], pyramid: bool) -> Match:
    """A full game of players who follow their likings."""
    match = Match(GAME, players, Seeded(seed), options)
    dice = Rng(seed)
    while not match.over():
        seats = match.asked()
        seat = seats[dice.below(len(seats))]
        offered = named_in_order(match.position, seat)
        weights = [liking(GAME.vocabulary.text(m), pyramid) for m in offered]
        match.play(seat, offered[dice.weighted(weights)])
    return match


def golden(name: str) -> str:
    return (HERE / f"{name}.record").read_text(encoding="utf-8")


def whole(p: Position) -> TeotihuacanPosition:
    assert isinstance(p, TeotihuacanPosition)
    return p


@pytest.mark.rule("TE-I18", "TE-15.1")
@pytest.mark.parametrize(("name", "players", "seed", "options"), GAMES)
def test_golden_records_hold(name: str, players: list[str], seed: int, options: dict[str, str]) -> None:
    replay = records.verify(GAME, records.read(golden(name)))
    p = whole(replay.position)
    assert p.asked() == []
    assert p.players == len(players)
    assert replay.record.fate == f"seed {seed}"
    assert replay.record.names == players
    assert p.complete == name.endswith("pyramid")
    assert p.eclipses == 3


@pytest.mark.parametrize(("name", "players", "seed", "options"), GAMES)
def test_golden_games_are_played_and_written_again(
    name: str, players: list[str], seed: int, options: dict[str, str]
) -> None:
    """The players' moves of the record, with fate from its seed: the same game, and the same text."""
    text = golden(name)
    record = records.read(text)
    match = Match(GAME, len(players), Seeded(seed), options)
    for _, entries, _ in record.runs:
        for entry in entries:
            assert isinstance(entry, records.RecordedMove)
            if entry.seat != CHANCE and not entry.forced:
                match.play(entry.seat, GAME.vocabulary.move(entry.text))
    assert match.over()
    assert records.write(match, players) == text
    assert serialization.difference(match.position, records.verify(GAME, record).position) == ""


def test_a_golden_record_that_was_changed_is_refused() -> None:
    lines = golden("two-players").splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("0: ") and "go " in line)
    for old, new in (("go ", "go no"), ("~", "~0")):
        changed = [*lines]
        head, _, tail = changed[at].rpartition(old)
        changed[at] = f"{head}{new}{tail}"[: len(changed[at])]
        with pytest.raises(BrokenRecord):
            records.verify(GAME, records.read("\n".join(changed)))


# ---- small openings -------------------------------------------------------------------------------------

OPENINGS: dict[str, list[int]] = {
    "palace": [4, 8, 26, 57, 106],
    "forest": [4, 8, 24, 52, 153],
    "deco": [4, 8, 26, 52, 112],
}
"""Chains of 1, 2, … moves of one turn, by the board where a worker of power 4 with rich goods begins."""


def opening(board: str) -> TeotihuacanPosition:
    p = table()
    stand(p, 0, f"{board} 4", f"{board} 2", "palace1 3")
    give(p, 0, cocoa=4, wood=4, stone=4, gold=4)
    begin_turn(p, 0)
    return p


def chains(p: TeotihuacanPosition, depth: int) -> int:
    """How many chains of so many moves of the first player there are; fate takes its first outcome."""
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


# ---- many games -----------------------------------------------------------------------------------------

MANY = 20
DIGESTS: dict[int, str] = {
    1: "c457187f8861d9b3",
    2: "79e3bbf3e5fca42d",
    3: "2231bbf37617293e",
    4: "c95d4d4c21f30c58",
}
"""Of all moves and scores of 20 random games each."""


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


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_many_random_games(players: int) -> None:
    assert digest(players) == DIGESTS[players]


def make() -> None:
    """Write the records anew, and say what the tables above should be."""
    HERE.mkdir(exist_ok=True)
    for name, players, seed, options in GAMES:
        match = play(len(players), seed, options, name.endswith("pyramid"))
        (HERE / f"{name}.record").write_text(records.write(match, players), encoding="utf-8")
        p = whole(match.position)
        print(name, "complete" if p.complete else "", p.scores().totals())
    for board in ("palace", "forest", "deco"):
        print(board, [chains(opening(board), depth) for depth in range(1, 6)])
    for players_ in (1, 2, 3, 4):
        print(players_, digest(players_))


if __name__ == "__main__":
    make()
