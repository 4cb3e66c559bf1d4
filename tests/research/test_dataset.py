"""Data sets: games and their records produce the same rows. Includes the sample data sets in the package."""

from __future__ import annotations

import json
import re
from pathlib import Path

import polars as pl
import pytest

from patolli import games
from patolli.cli import main
from patolli.kernel.features import total

SAMPLES = Path(__file__).parents[2] / "examples" / "research" / "samples"


def test_games_and_their_records_give_the_same_rows(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    players = ["random", "greedy:1"]
    main(["dataset", "make", "tzolkin", "--players", *players, "--games", "2", "--out", str(tmp_path / "a")])
    main(["arena", "tzolkin", "--players", *players, "--games", "2", "--out", str(tmp_path / "match")])
    main(["dataset", "from", str(tmp_path / "match" / "records"), "--out", str(tmp_path / "b")])
    made = pl.read_parquet(tmp_path / "a" / "decisions.parquet")
    assert made.equals(pl.read_parquet(tmp_path / "b" / "decisions.parquet"))
    assert f"{len(made):,} decisions of 2 games" in capsys.readouterr().out
    for row in made.iter_rows(named=True):
        assert row["choice"] in row["options"]
        assert len(row["options"]) > 1
    card = (tmp_path / "a" / "README.md").read_text(encoding="utf-8")
    about = json.loads(re.findall(r"```json\n(.*?)```", card, re.DOTALL)[0])
    assert (about["how"]["seed"], about["how"]["players"]) == (1, players)
    assert about["decisions"] == len(made)


@pytest.mark.parametrize("game", games.names())
def test_a_sample_comes_with_every_game(game: str) -> None:
    file = SAMPLES / game / "decisions.parquet"
    assert file.stat().st_size < 200_000
    data = pl.read_parquet(file)
    features = games.load(game).features()
    assert features is not None
    assert set(data["observation"].list.len()) == {total(features.observation)}
    assert data["game"].unique().to_list() == [game]
    card = (SAMPLES / game / "README.md").read_text(encoding="utf-8")
    assert features.digest() in card


def test_wrong_input_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_text("patolli record 1\nnonsense\n", encoding="utf-8")
    for words, mistake in [
        (["from", "--out", str(tmp_path)], "at least one record"),
        (["from", str(broken), "--out", str(tmp_path / "x")], "line 2"),
        (["from", str(tmp_path / "none.txt"), "--out", str(tmp_path / "x")], "cannot be read"),
        (["make", "tzolkin", "--players", "oracle", "random", "--out", str(tmp_path)], "no player 'oracle'"),
    ]:
        with pytest.raises(SystemExit) as ended:
            main(["dataset", *words])
        assert ended.value.code == 2
        assert mistake in capsys.readouterr().err
