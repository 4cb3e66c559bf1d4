"""Golden games: two full records, counts of small openings, and the digest of many random games.

They belong to the rules' edition. When a rule is corrected and the edition rises, make them anew with
`python -m tests.games.tzolkin.test_golden` and say in the commit which line changed and why.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from patolli.games.tzolkin.game import GAME
from patolli.games.tzolkin.position import TzolkinPosition
from patolli.kernel import records, serialization
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.errors import BrokenRecord
from patolli.kernel.match import Match
from patolli.kernel.position import Position
from patolli.kernel.seats import CHANCE

from .table import draw, keep, start

HERE = Path(__file__).parent / "golden"
GAMES = [("two-players", ["Ana", "Ben"], 42), ("four-players", ["Ana", "Ben", "Caro", "Dan"], 7)]
"""File, names, seed of fate and of the players."""

pytestmark = pytest.mark.both


# ---- records --------------------------------------------------------------------------------------------

WEIGHTS = {
    "build": 60, "advance": 12, "climb": 5, "higher": 20, "use": 4, "harvest": 5, "take": 5, "yes": 6,
    "act": 6, "turn": 3, "pick": 4, "place": 4, "stop": 1, "pass": 4, "beg": 1, "buy": 1, "sell": 1,
    "benefits": 3,
}  # fmt: skip
"""A player who likes to build makes games in which much happens."""


def liking(text: str) -> int:
    verb, _, thing = text.partition(" ")
    if text == "act none":
        return 1
    if verb == "act":
        return 6 * int(thing)
    return WEIGHTS.get(verb, 2)


def named_in_order(p: Position, seat: int) -> list[int]:
    """What these players choose from: tiles to keep they name in rising order."""
    options = p.legal_moves(seat)
    if not p.drafts:
        return options
    (left,) = p.question(seat).numbers
    above = [move for move in options if move > max(p.drafts[seat].moves, default=-1)]
    return above[: len(above) + 1 - left]


def play(players: int, seed: int) -> Match:
    """A full game of players who follow their likings."""
    match = Match(GAME, players, Seeded(seed))
    dice = Rng(seed)
    while not match.over():
        seats = match.asked()
        seat = seats[dice.below(len(seats))]
        options = named_in_order(match.position, seat)
        match.play(seat, options[dice.weighted([liking(GAME.vocabulary.text(m)) for m in options])])
    return match


def golden(name: str) -> str:
    return (HERE / f"{name}.record").read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "players", "seed"), GAMES)
def test_golden_records_hold(name: str, players: list[str], seed: int) -> None:
    text = golden(name)
    replay = records.verify(GAME, records.read(text))
    assert replay.position.asked() == []
    assert replay.position.players == len(players)
    assert replay.record.fate == f"seed {seed}"
    assert replay.record.names == players


@pytest.mark.parametrize(("name", "players", "seed"), GAMES)
def test_golden_games_are_played_and_written_again(name: str, players: list[str], seed: int) -> None:
    """The players' moves of the record, with fate from its seed: the same game, and the same text."""
    text = golden(name)
    record = records.read(text)
    match = Match(GAME, len(players), Seeded(seed))
    for _, entries, _ in record.runs:
        for entry in entries:
            assert isinstance(entry, records.RecordedMove)
            if entry.seat != CHANCE and not entry.forced:
                match.play(entry.seat, GAME.vocabulary.move(entry.text))
    assert match.over()
    assert records.write(match, players) == text
    assert serialization.difference(match.position, records.verify(GAME, record).position) == ""


@pytest.mark.parametrize(("name", "players", "seed"), GAMES)
def test_golden_games_come_from_their_players(name: str, players: list[str], seed: int) -> None:
    assert records.write(play(len(players), seed), players) == golden(name)


def test_a_golden_record_that_was_changed_is_refused() -> None:
    lines = golden("two-players").splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("0: ") and "place " in line)
    for old, new in (("place ", "place no"), ("~", "~0")):
        changed = [*lines]
        head, _, tail = changed[at].rpartition(old)
        changed[at] = f"{head}{new}{tail}"[: len(changed[at])]
        with pytest.raises(BrokenRecord):
            records.verify(GAME, records.read("\n".join(changed)))


# ---- small openings -------------------------------------------------------------------------------------

OPENINGS: dict[int, list[int]] = {
    2: [1, 6, 27, 27, 56, 351],
    3: [1, 6, 34, 40, 69, 399],
    4: [1, 6, 41, 161, 190, 555],
}
"""Chains of 1, 2, … moves from the first placing turn."""

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
    """Everybody keeps the first two tiles: seat 0 begins with 3 corn, 1 wood and four workers."""
    p = start(players)
    draw(p, dealt=[tiles[:] for tiles in DEALT[:players]], neutrals=NEUTRALS[players])
    for seat in range(players):
        keep(p, seat, *DEALT[seat][:2])
    return p


def chains(p: TzolkinPosition, depth: int) -> int:
    """How many chains of so many moves there are."""
    seat = p.asked()[0]
    options = p.legal_moves(seat)
    if depth == 1:
        return len(options)
    found = 0
    for move in options:
        after = p.copy()
        after.play(seat, move)
        found += chains(after, depth - 1)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_counts_of_small_openings(players: int) -> None:
    p = opening(players)
    assert (p.seats[0].corn, p.seats[0].hand) == (3, 4)
    assert [chains(p, depth) for depth in range(1, 7)] == OPENINGS[players]


# ---- many games -----------------------------------------------------------------------------------------

MANY = 30
DIGESTS: dict[int, str] = {
    2: "3b9122ad3fad2e0c",
    3: "f3fe152b7070aad1",
    4: "dfc7ee24731f575a",
}
"""Of all moves and scores of 30 random games each."""


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
        text = records.write(play(len(players), seed), players)
        (HERE / f"{name}.record").write_text(text, encoding="utf-8")
    for count in (2, 3, 4):
        p = opening(count)
        print(count, [chains(p, depth) for depth in range(1, 7)], digest(count))


if __name__ == "__main__":
    make()
