"""Golden games of one game: full records, and digests of many random games.

They belong to one edition of the rules. When a correction of the rules leads to a new edition, regenerate
them with `python -m tests.games.<game>.test_golden`, and explain in the commit message which line changed and
why.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import ClassVar, NamedTuple

import pytest

import patolli
from patolli.kernel import records, serialization
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.errors import BrokenRecord
from patolli.kernel.fuzzing import fuzzer
from patolli.kernel.game import Game
from patolli.kernel.match import Match
from patolli.kernel.position import Position
from patolli.kernel.seats import CHANCE


class Golden(NamedTuple):
    """A recorded game: its file, the names of the players, the seed (for chance and the players), and the
    options.
    """

    name: str
    players: list[str]
    seed: int
    options: dict[str, str] = {}  # noqa: RUF012


class GoldenGames:
    """The base class of golden tests.

    A subclass `TestGolden` sets the attributes; its method `play` plays the recorded games.
    """

    game: ClassVar[Game]
    folder: ClassVar[Path]
    games: ClassVar[list[Golden]]
    changed: ClassVar[list[tuple[str, str]]]
    """Changes to the first record, each as old and new text. A record changed in this way must
    be rejected.
    """
    many: ClassVar[int]
    """The number of random games in each digest."""
    digests: ClassVar[dict[int, str]]
    """For each number of players, the digest of all moves and scores of the random games."""
    any_seat: ClassVar[bool] = True
    """Whether simultaneous questions in random games are answered in random order. If not, the first seat
    answers first.
    """

    pytestmark = pytest.mark.both

    def play(self, golden: Golden) -> Match:
        """Plays the recorded game. Must be overridden."""
        raise NotImplementedError

    def check_end(self, golden: Golden, p: Position) -> None:
        """Checks the final position of a game. May be overridden."""

    # ---- the tests --------------------------------------------------------------------------------------

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "golden" in metafunc.fixturenames:
            metafunc.parametrize("golden", self.games, ids=[golden.name for golden in self.games])
        if "players" in metafunc.fixturenames:
            metafunc.parametrize("players", list(self.digests))
        if "change" in metafunc.fixturenames:
            metafunc.parametrize("change", self.changed, ids=[old.strip() for old, _ in self.changed])

    def test_the_record_holds(self, golden: Golden) -> None:
        replay = records.verify(self.game, records.read(self.text(golden)))
        assert replay.position.asked() == []
        assert replay.position.players == len(golden.players)
        assert replay.record.fate == f"seed {golden.seed}"
        assert replay.record.names == golden.players
        self.check_end(golden, replay.position)

    def test_the_game_is_played_and_written_again(self, golden: Golden) -> None:
        """With the same seed, the recorded moves of the players must lead to the same game and
        the same text.
        """
        record = records.read(self.text(golden))
        match = Match(self.game, len(golden.players), Seeded(golden.seed), golden.options)
        for _, entries, _ in record.runs:
            for entry in entries:
                assert isinstance(entry, records.RecordedMove)
                if entry.seat != CHANCE and not entry.forced:
                    match.play(entry.seat, self.game.vocabulary.move(entry.text))
        assert match.over()
        assert records.write(match, golden.players) == self.text(golden)
        replayed = records.verify(self.game, record).position
        assert serialization.difference(match.position, replayed) == ""

    def test_the_game_comes_from_its_players(self, golden: Golden) -> None:
        assert records.write(self.play(golden), golden.players) == self.text(golden)

    def test_a_changed_record_is_refused(self, change: tuple[str, str]) -> None:
        old, new = change
        text = self.text(self.games[0])
        at = text.index(old)
        with pytest.raises(BrokenRecord):
            records.verify(self.game, records.read(text[:at] + new + text[at + len(old) :]))

    def test_many_random_games(self, players: int) -> None:
        assert self.digest(players) == self.digests[players]

    # ---- generation
    # ------------------------------------------------------------------------------------------

    def text(self, golden: Golden) -> str:
        return (self.folder / f"{golden.name}.record").read_text(encoding="utf-8")

    def digest(self, players: int) -> str:
        found = hashlib.sha256()
        for seed in range(1000, 1000 + self.many):
            rng = Rng(seed)
            p = self.game.start(players)
            while p.asked():
                seats = p.asked()
                seat = seats[rng.below(len(seats))] if self.any_seat else seats[0]
                options = p.legal_moves(seat)
                at = rng.weighted(p.odds()) if seat == CHANCE else rng.below(len(options))
                found.update(f"{seat} {self.game.vocabulary.text(options[at])} of {len(options)}\n".encode())
                p.play(seat, options[at])
            found.update(f"{p.scores().table} {p.scores().ranks}\n".encode())
        return found.hexdigest()[:16]

    def make(self) -> None:
        """Regenerates the records and prints the new digests."""
        self.folder.mkdir(exist_ok=True)
        for golden in self.games:
            text = records.write(self.play(golden), golden.players)
            (self.folder / f"{golden.name}.record").write_text(text, encoding="utf-8")
        print({players: self.digest(players) for players in self.digests})


def sequences(p: Position, depth: int) -> int:
    """Returns the number of move sequences of this length."""
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
        found += sequences(after, depth - 1)
    return found


def passes_every_check(
    game: Game, players: int, games: int, seed: int, options: dict[str, str] | None = None, often: int = 20
) -> None:
    """Plays random games with all checks of the kernel, such as copies, saving, observations, sampled worlds,
    and undo.

    With plain rules it plays only one game; CI repeats the test with compiled rules and plays all of them.
    """
    games = games if patolli.compiled() else 1
    report = fuzzer.fuzz(game, players, games, seed, options, often)
    report.judge()
    assert report.failure is None, f"{report.failure}\n{report.kept}"
    assert report.games == games
    assert report.moves > games * 100
