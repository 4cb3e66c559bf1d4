"""The commands `simulate`, `fuzz`, `replay` and `verify`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from patolli import cli, games
from patolli.commands import docs
from patolli.kernel import records
from patolli.kernel.chance import CommittedSeed, Rng, Seeded
from patolli.kernel.match import Match


def run(*words: str) -> int:
    """Runs `patolli` with these arguments and returns its exit status."""
    try:
        cli.main(list(words))
    except SystemExit as end:
        return int(end.code or 0)
    return 0


def simulated(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    assert run("simulate", "tzolkin", "--games", "6", "--seed", "3", "--as-json", *words) == 0
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Writes the record of a random two-player game."""
    match = Match(games.load("tzolkin"), 2, Seeded(7))
    dice = Rng(7)
    while not match.over():
        seat = match.asked()[0]
        options = match.position.legal_moves(seat)
        match.play(seat, options[dice.below(len(options))])
    file = tmp_path / "game.record"
    file.write_text(records.write(match, ["Ana", "Ben"]), encoding="utf-8")
    return file


def test_simulate_reports_games_moves_and_scores(capsys: pytest.CaptureFixture[str]) -> None:
    report = simulated(capsys, "--players", "3")
    assert report["games"] == 6
    assert report["players"] == 3
    moves, fate, choices = report["moves"], report["fate"], report["choices"]
    assert isinstance(moves, int)
    assert isinstance(fate, int)
    assert isinstance(choices, int)
    assert 0 < choices < moves - fate < moves
    assert isinstance(report["seats"], list)
    assert len(report["seats"]) == 3


def test_simulate_gives_the_same_games_with_more_workers(capsys: pytest.CaptureFixture[str]) -> None:
    one = simulated(capsys, "--players", "2")
    two = simulated(capsys, "--players", "2", "--workers", "2")
    assert one["digest"] == two["digest"]
    assert one["digest"] != simulated(capsys, "--players", "4")["digest"]


def test_simulate_takes_the_owners_components(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[player_start]\ncorn = 9\n", encoding="utf-8")
    changed = simulated(capsys, "--players", "2", "--components", str(file))
    assert changed["digest"] != simulated(capsys, "--players", "2")["digest"]


def test_fuzz_is_clean_and_says_which_components_it_saw(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("fuzz", "tzolkin", "--players", "2", "--games", "2") == 0
    told = capsys.readouterr().out
    assert "tzolkin, 2 players: 2 games" in told
    assert ": clean" in told
    assert "components seen in effect:" in told


def test_verify_and_replay_a_record(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("verify", str(record)) == 0
    assert "chance follows from seed 7; the game is over" in capsys.readouterr().out
    assert run("replay", str(record), "--to", "40", "--language", "en") == 0
    told = capsys.readouterr().out
    assert "Ana" in told
    assert run("replay", str(record), "--language", "de") == 0
    assert len(capsys.readouterr().out) > len(told)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["simulate", "chess", "--players", "2"], "there is no game 'chess'"),
        (["simulate", "tzolkin", "--players", "7"], "tzolkin is for 2 to 4 players, not 7"),
        (["simulate", "tzolkin", "--players", "2", "--games", "0"], "at least one game"),
        (["simulate", "tzolkin", "--players", "2", "--option", "x"], "given as name=value"),
        (["simulate", "tzolkin", "--players", "2", "--option", "x=1"], "has no option 'x'"),
        (["play", "tzolkin", "--seats", "random,random", "--option", "x=1"], "has no option 'x'"),
        (["simulate", "tzolkin", "--players", "2", "--components", "nowhere.toml"], "cannot be read"),
        (["verify", "nowhere.record"], "cannot be read"),
        (["replay", "nowhere.record"], "cannot be read"),
    ],
)
def test_bad_input_is_one_sentence_and_status_2(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*words) == 2
    said = capsys.readouterr().err
    assert told in said
    assert said.count("\n") == 1


def test_a_broken_record_names_the_line(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace("draw ", "drew ", 1), encoding="utf-8")
    assert run("verify", str(record)) == 2
    assert "is not a move of this game" in capsys.readouterr().err


def test_about_lists_the_games_as_commands_take_them() -> None:
    assert cli.games() == games.names()


def test_play_takes_options_of_the_game(tmp_path: Path) -> None:
    file = tmp_path / "own.record"
    words = ["play", "azteca", "--seats", "random,random", "--record", str(file)]
    assert run(*words, "--option", "length=short") == 0
    assert "option: length = short" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("typed", ["chichen_itza", "Chichen-Itza", "Chichén Itzá"])
@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "GAME", "--players", "2", "--games", "1"],
        ["fuzz", "GAME", "--players", "2", "--games", "1", "--often", "100000"],
        ["rules", "GAME", "5.4"],
        ["arena", "GAME", "--players", "random", "random", "--games", "1"],
        ["play", "GAME", "--seats", "random,random"],
    ],
    ids=lambda words: words[0],
)
def test_a_game_is_known_in_other_spellings(
    words: list[str], typed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*(typed if word == "GAME" else word for word in words)) == 0
    assert "no game" not in capsys.readouterr().err


@pytest.mark.parametrize("command", ["simulate", "fuzz", "rules", "arena", "ladder", "play"])
def test_an_unknown_game_is_refused_with_the_list(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    players = {"simulate": ["--players", "2"], "arena": ["--players", "random", "random"]}.get(command, [])
    assert run(command, "chess", *players) == 2
    assert capsys.readouterr().err == (
        "patolli: there is no game 'chess'; the games are azteca, chichen-itza, teotihuacan, tzolkin\n"
    )


def test_json_has_a_short_name(capsys: pytest.CaptureFixture[str]) -> None:
    reports = []
    for flag in ("--json", "--as-json"):
        assert run("simulate", "tzolkin", "--players", "2", "--games", "1", flag) == 0
        reports.append(json.loads(capsys.readouterr().out)["digest"])
    assert reports[0] == reports[1]


def test_an_interrupted_game_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    file = tmp_path / "kept.record"
    assert run("play", "tzolkin", "--seats", "ana,random", "--record", str(file)) == 130
    assert records.read(file.read_text(encoding="utf-8")).names == ["Ana", "Random 2"]


@pytest.fixture
def sealed_record(tmp_path: Path) -> Path:
    game = games.load("tzolkin")
    match = Match(game, 2, CommittedSeed(bytes(range(32)), ["maize", "jade"]))
    match.play(match.asked()[0], match.position.legal_moves(match.asked()[0])[0])
    file = tmp_path / "sealed.record"
    file.write_text(records.write(match, ["Ana", "Ben"]), encoding="utf-8")
    return file


SEAL = CommittedSeed(bytes(range(32)), []).commitment()


def test_verify_checks_the_seal_that_was_shown(
    sealed_record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("verify", str(sealed_record), "--seal", SEAL.upper(), "--word", "jade") == 0
    assert "it has the seal that you were shown, with your word in it" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (["--seal", "0" * 64], f"the seal does not hold: this record opens {SEAL}, not {'0' * 64}"),
        (["--seal", SEAL, "--word", "cacao"], "'cacao' is not among the words"),
        (["--seal", "jade"], "a seal is the 64 hexadecimal digits"),
        (["--word", "jade"], "only be checked together with a seal"),
    ],
)
def test_verify_refuses_another_seal(
    sealed_record: Path, capsys: pytest.CaptureFixture[str], more: list[str], told: str
) -> None:
    assert run("verify", str(sealed_record), *more) == 2
    assert told in " ".join(capsys.readouterr().err.split())


def test_a_record_without_a_sealed_fate_has_no_seal(
    record: Path, sealed_record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("verify", str(record), "--seal", SEAL) == 2
    assert "no sealed fate that is opened" in " ".join(capsys.readouterr().err.split())
    closed = [line for line in sealed_record.read_text().split("\n") if not line.startswith("opened:")]
    sealed_record.write_text("\n".join(closed))
    assert run("verify", str(sealed_record)) == 0
    assert "the seed is not opened" in capsys.readouterr().out
    assert run("verify", str(sealed_record), "--seal", SEAL) == 2
    assert "no sealed fate that is opened" in " ".join(capsys.readouterr().err.split())


def test_features_lists_every_number_with_its_meaning(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("features", "tzolkin") == 0
    printed = capsys.readouterr().out
    assert "own.corn: count to 24; corn" in printed
    assert "judgement:" in printed


def test_docs_says_where_the_documentation_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "index.html").touch()
    monkeypatch.setattr(docs, "INSTALLED", tmp_path)
    assert run("docs", "--no-browser") == 0
    assert capsys.readouterr().out.strip() == (tmp_path / "index.html").as_uri()


def test_docs_without_the_documentation_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(docs, "INSTALLED", tmp_path)
    monkeypatch.setattr(docs, "CHECKOUT", tmp_path)
    assert run("docs", "--no-browser") == 2
    assert "--docs" in capsys.readouterr().err
