"""The text notation for positions: writing, reading back, and error messages, in all games."""

from __future__ import annotations

import base64
import re
import zlib
from pathlib import Path
from typing import Any

import pytest

from patolli import cli, games
from patolli.kernel import position_text
from patolli.kernel.chance import Rng
from patolli.kernel.errors import PatolliError
from patolli.kernel.game import Game
from patolli.kernel.seats import CHANCE
from patolli.review.analysis import analyse

from .lanterns.game import GAME
from .tables import camp


def reached(game: Game, players: int, moves: int, seed: int = 4) -> Any:
    p = game.start(players)
    rng = Rng(seed)
    for _ in range(moves):
        seat = p.first_asked()
        options = p.legal_moves(seat)
        p.play(seat, options[rng.weighted(p.odds())] if seat == CHANCE else options[rng.below(len(options))])
    return p


@pytest.mark.parametrize("name", games.names())
def test_positions_of_every_game_are_written_and_read_back(name: str) -> None:
    game = games.load(name)
    for players in (2, 3):
        for moves in (0, 60, 200):
            p = reached(game, players, moves)
            text = position_text.write(game, p)
            builder = position_text.builder_of(game, text)
            assert builder.faults() == []
            assert builder.build() == p
            assert position_text.write(game, builder.build()) == text
            assert position_text.game_of_text(text) == name


def test_what_only_a_seat_knows_is_written_with_its_holes() -> None:
    p = camp(3)
    observed = p.observation(1)
    assert position_text.builder_of(GAME, position_text.write(GAME, observed)).position == observed


def test_a_new_table_is_its_header() -> None:
    assert position_text.write(GAME, GAME.start(2)).splitlines()[5:] == [""]


def changed(line: str) -> str:
    return position_text.write(GAME, GAME.start(2)) + line + "\n"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1: a position begins with"),
        ("patolli position 1\ngame: lanterns\n\n", "has no edition"),
        ("patolli position 1\nnonsense\n\n", "line 2: the header has lines"),
        (position_text.write(GAME, GAME.start(2)).replace("players: 2", "players: 99"), "players"),
        (position_text.write(GAME, GAME.start(2)).replace("players: 2", "players: two"), "whole number"),
        (position_text.write(GAME, GAME.start(2)).replace("edition: 1", "edition: 7"), "edition 7"),
        (changed("turn"), "line 7: a line reads"),
        (changed("turn = ,"), "line 7: ',' is not a JSON value"),
        (changed("turn = " + "[" * 9000), "not a JSON value"),
        (changed("seats[7].turn = 1"), "there is no 'seats[7].turn'"),
        (changed("seats[99999999999].turn = 1"), "is not a path"),
        (changed("..x = 1"), "is not a path"),
        (changed('turn = "first"'), "turn"),
    ],
)
def test_what_cannot_be_read_is_named_by_its_line(text: str, said: str) -> None:
    with pytest.raises(PatolliError, match=re.escape(said)):
        position_text.builder_of(GAME, text)


def test_what_cannot_be_is_reported() -> None:
    assert position_text.builder_of(GAME, changed("turn = 5")).faults() == ["turn: there is no seat 5"]


def test_the_command_shows_checks_and_analyses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "here.position"
    game = games.load("tzolkin")
    p = reached(game, 2, 60)
    file.write_text(position_text.write(game, p), encoding="utf-8")
    cli.main(
        ["position", str(file), "--iterations", "60", "--language", "en", "--out", str(tmp_path / "again")]
    )
    shown = capsys.readouterr().out
    assert "\n50\n" in shown
    assert "\n60\n" in shown
    assert (tmp_path / "again").read_text(encoding="utf-8") == file.read_text(encoding="utf-8")
    file.write_text(file.read_text(encoding="utf-8") + "turn = 9\n", encoding="utf-8")
    with pytest.raises(SystemExit):
        cli.main(["position", str(file)])
    assert "there is no seat 9" in capsys.readouterr().err


def test_lines_grow_and_hidden_things_do_not_matter() -> None:
    p = reached(GAME, 3, 30)
    seat = next(one for one in p.asked() if one >= 0)
    found = list(analyse(GAME, p.observation(seat), seat, 120))
    assert [one.iterations for one in found] in ([50, 100, 120], [0])
    other = p.observation(seat).determinize(Rng(8))
    assert list(analyse(GAME, other.observation(seat), seat, 120)) == found


def test_a_link_contains_the_whole_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = games.load("tzolkin")
    text = position_text.write(game, reached(game, 2, 30))
    file = tmp_path / "here.position"
    file.write_text(text, encoding="utf-8")
    cli.main(["position", str(file), "--link"])
    code = capsys.readouterr().out.splitlines()[-1].removeprefix("#/position/tzolkin/")
    packed = base64.urlsafe_b64decode(code + "=" * (-len(code) % 4))
    assert zlib.decompress(packed, wbits=-15).decode() == text
