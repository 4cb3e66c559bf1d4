"""`patolli stats`: what winners did differently, computed from records."""

from __future__ import annotations

from pathlib import Path

import pytest

from patolli.arena.game_runner import play
from patolli.arena.record_stats import result_of_record
from patolli.arena.schedule import Schedule
from patolli.cli import main


def test_a_record_gives_the_result_of_its_game() -> None:
    played = play(Schedule("tzolkin", ("random", "greedy:1"), 2), 1)
    name, found = result_of_record(played.record, 1)
    assert name == "tzolkin"
    assert (found.points, found.ranks, found.sources) == (played.points, played.ranks, played.sources)
    assert (found.said, found.turns, found.moves) == (played.said, played.turns, played.moves)


def test_stats_by_number_of_players(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for players in (["random", "greedy:1"], ["random"] * 3):
        out = tmp_path / str(len(players))
        main(["arena", "tzolkin", "--players", *players, "--games", "3", "--out", str(out)])
    (tmp_path / "note.txt").write_text("no record", encoding="utf-8")
    capsys.readouterr()
    main(["stats", str(tmp_path)])
    said = capsys.readouterr().out
    assert "tzolkin, 2 players: 3 games" in said
    assert "tzolkin, 3 players: 3 games" in said
    assert "left out: note.txt: " in said
    assert "points of winners" in said
    page = (tmp_path / "stats.html").read_text(encoding="utf-8")
    assert page.count("<svg") == 10
    assert "note.txt" in page


def test_a_folder_without_records_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for folder, mistake in [(tmp_path, "no record of a finished game"), (tmp_path / "x", "is no folder")]:
        with pytest.raises(SystemExit):
            main(["stats", str(folder)])
        assert mistake in capsys.readouterr().err
