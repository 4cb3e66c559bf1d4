"""Parsing of long input from clients: it is limited, runs outside the event loop, and reports errors in one
sentence.
"""

from __future__ import annotations

import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from starlette.testclient import TestClient

from patolli import games
from patolli.cli import main
from patolli.kernel import records
from patolli.kernel.chance import CommittedSeed
from patolli.kernel.match import Match
from patolli.kernel.toml_text import MOST_CHARACTERS

from .client import Sitting
from .table_helpers import make

LONG_HEADER = "[" + ".".join(["a"] * 10_000) + "]\n" + "".join(f"k{i} = 1\n" for i in range(18_000))
BAD_COMPONENTS = {
    "a header of 10,000 parts": LONG_HEADER[:189_000],
    "nested lists": "a = " + "[" * 5000 + "]" * 5000,
    "nested tables": "a = " + "{a=" * 2000 + "1" + "}" * 2000,
    "a very long number": "[market]\na = " + "9" * 5000,
    "a very long number in base 16": "a = 0x" + "f" * 50_000,
    "a number in a known place": "[market]\nwood = 99999999999999999999999999999999",
}


def table_with(components: str, game: str = "tzolkin") -> dict[str, object]:
    seats = [{"kind": "me", "name": "A"}, {"kind": "open"}]
    return {"game": game, "seats": seats, "components": components}


@pytest.mark.parametrize("components", BAD_COMPONENTS.values(), ids=BAD_COMPONENTS)
@pytest.mark.parametrize("game", games.names())
def test_components_out_of_bounds_are_refused_at_once(http: TestClient, game: str, components: str) -> None:
    began = time.monotonic()
    answer = http.post("/api/tables", json=table_with(components, game))
    assert answer.status_code == 400
    assert answer.json()["error"] == "bad-table"
    assert answer.json()["text"].startswith("Components file: ")
    assert len(answer.json()["text"]) < 300
    assert time.monotonic() - began < 20


@pytest.mark.parametrize("n", ["9" * 5000, "1" + "0" * 12, "-1", "x", "1.5", "²", "%D9%A1"])
def test_a_moment_that_is_no_number_is_refused(http: TestClient, n: str) -> None:
    made = make(http)
    answer = http.get(f"/api/tables/{made['id']}/replay/{n}")
    assert answer.status_code in {400, 404}
    assert answer.json()["error"] in {"unreadable", "not-found"}
    assert len(answer.text) < 300


def test_a_moment_past_the_last_shows_the_last(http: TestClient) -> None:
    made = make(http)
    answer = http.get(f"/api/tables/{made['id']}/replay/999999999")
    assert answer.status_code == 200


@pytest.mark.parametrize(
    "path",
    ["/api/tables/%00", "/api/tables/" + "a" * 5000, "/api/tables/%ed%a0%80", "/api/tables/%ff",
     "/api/tables/%00/replay/1", "/api/games/%00/vocabulary", "/api/words/%00.ftl",
     "/api/games/tzolkin/rules/%00", "/api/games/tzolkin/cards/%00", "/api/tables/x/cards/%00", "/%00",
     "/assets/%00", "/" + "a" * 3000],
)  # fmt: skip
def test_strange_paths_are_not_found(http: TestClient, path: str) -> None:
    assert http.get(path).status_code == 404


@pytest.mark.parametrize(
    "query", ["seat=9" + "9" * 5000, "seat=²", "seat=-1", "language=" + "x" * 5000, "language=%00"]
)
def test_strange_queries_are_no_fault(http: TestClient, query: str) -> None:
    made = make(http)
    assert http.get(f"/api/tables/{made['id']}/replay/0?{query}").status_code in {200, 400}


@pytest.mark.parametrize(
    "more",
    [
        {"options": {f"o{i}": "x" for i in range(1000)}},
        {"options": {"x" * 5000: "x"}},
        {"options": {"x": "y" * 5000}},
        {"pace": {"kind": "live", "seconds": 10**30}},
        {"components": "x" * 200_001},
        {"seats": [{"kind": "me", "name": "A"}] * 9},
    ],
)
def test_a_new_table_has_bounds(http: TestClient, more: dict[str, object]) -> None:
    answer = http.post("/api/tables", json={**table_with(""), **more})
    assert answer.status_code == 400
    assert len(answer.text) < 300


@pytest.mark.parametrize(
    "text", ["place ²", "²", "² ²", "give ٣", "x" * 60, "\u2028", "{ $x }", "place \x00"]
)
def test_words_that_no_game_knows_are_no_fault(http: TestClient, text: str) -> None:
    made = make(http, curtain=False)
    with Sitting(http, made["id"], *made["tokens"].values(), language="de") as a:
        seat = next(seat for seat, mirror in a.mirrors.items() if mirror.question)
        number = a.mirrors[seat].question["number"]  # type: ignore[index]
        for answer in (
            a.say("preview", seat=seat, texts=[text]),
            a.say("imagine", seat=seat, texts=[text]),
            a.say("why", seat=seat, text=text),
            a.say("play", seat=seat, question=number, text=text),
            a.say("play_chain", seat=seat, question=number, texts=[text]),
        ):
            assert answer["is"] == "error"
            assert answer["error"] != "fault", answer


# ---- outside the event loop ------------------------------------------------------------------------------


def slow_components() -> str:
    """Returns a components file that respects every limit but takes unusually long to parse."""
    text = "a = [" + "1," * 9_000 + "]\n" + "".join(f"[t{i}]\n" for i in range(20_000))
    return text[:MOST_CHARACTERS].rpartition("\n")[0]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("served")
    command = [sys.executable, "-m", "patolli", "serve", "--port", "0", "--no-browser", "--data", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        yield process.stdout.readline().split()[-1]
        process.terminate()
        process.wait(60)


def ask(url: str, body: object = None) -> int:
    data = None if body is None else msgspec.json.encode(body)
    try:
        with urllib.request.urlopen(urllib.request.Request(url, data), timeout=120) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as refused:
        return refused.code


@pytest.mark.parametrize("components", [LONG_HEADER[:189_000], slow_components()], ids=["header", "slow"])
def test_health_is_answered_while_components_are_read(served: str, components: str) -> None:
    """Twelve files are sent at once. Each of them used to take minutes, during which the server did not
    respond.
    """
    found: list[int] = []
    sending = [
        threading.Thread(target=lambda: found.append(ask(served + "api/tables", table_with(components))))
        for _ in range(12)
    ]
    for one in sending:
        one.start()
    took: list[float] = []
    while any(one.is_alive() for one in sending) or len(took) < 3:
        began = time.monotonic()
        assert ask(served + "api/health") == 200
        took.append(time.monotonic() - began)
        time.sleep(0.06)  # the rate limit does not allow a shorter interval
    for one in sending:
        one.join()
    assert max(took) < 3, took  # usually a few hundredths of a second; the limit allows for a busy machine
    assert found == [400] * 12


# ---- the same files on the command line -------------------------------------------------------------------


def record_with(owner: str) -> str:
    game = games.load("tzolkin")
    match = Match(game, 2, CommittedSeed(b"s" * 32, ["a", "b"], [[0, 0]]))
    head, _, rest = records.write(match, ["A", "B"]).partition("players:")
    return head + "".join(f"owner: {line}\n" for line in owner.splitlines()) + "players:" + rest


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Runs a command that must fail with exit status 2 and a one-sentence message, which is returned."""
    capsys.readouterr()
    with pytest.raises(SystemExit) as exit_:
        main(list(words))
    assert exit_.value.code == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert said.startswith("patolli: ")
    assert len(said) < 1100
    return said


@pytest.mark.parametrize("components", BAD_COMPONENTS.values(), ids=BAD_COMPONENTS)
def test_records_and_commands_refuse_the_same_components(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], components: str
) -> None:
    record, toml, data = tmp_path / "record.txt", tmp_path / "own.toml", tmp_path / "data"
    record.write_text(record_with(components), encoding="utf-8")
    toml.write_text(components, encoding="utf-8")
    data.mkdir()
    for words in (
        ("verify", str(record)),
        ("replay", str(record)),
        ("tables", "import", str(record), "--data", str(data)),
        ("play", "tzolkin", "--seats", "random,random", "--components", str(toml)),
        ("simulate", "tzolkin", "--players", "2", "--games", "1", "--components", str(toml)),
    ):
        assert "Components file: " in refused(capsys, *words), words


def changed(**header: str) -> str:
    text = record_with("")
    for key, value in header.items():
        lines = [f"{key}: {value}" if line.startswith(f"{key}:") else line for line in text.splitlines()]
        text = "\n".join(lines) + "\n"
    return text


BAD_RECORDS = {
    "a long edition": changed(edition="9" * 5000),
    "an edition in other digits": changed(edition="²"),
    "a long seed": changed(fate="seed " + "9" * 5000),
    "a seed of two signs": changed(fate="seed --5"),
    "a long seat": record_with("") + "9" * 5000 + ": place palenque ~abcdef\n",
    "a seat in other digits": record_with("") + "²: place palenque ~abcdef\n",
    "long epochs": record_with("").replace("opened: 0/0", "opened: " + "9" * 5000 + "/0"),
    "many epochs": record_with("").replace("opened: 0/0", "opened: " + "0/0 " * 100_000),
    "many words": record_with("").replace("opened: a\n", "opened: a\n" * 1000),
    "a long word": record_with("").replace("opened: a\n", "opened: " + "a" * 900_000 + "\n"),
    "many quoted words": record_with("").replace("opened: a\n", 'quoted: "a"\n' * 1000),
    "a nested word": record_with("").replace("opened: a\n", "quoted: " + "[" * 9000 + "\n"),
    "many names": changed(players=",".join("x" * 4000)),
    "too long": record_with("") + "\n" * 1_000_001,
    "another game": changed(game="../tzolkin"),
}


@pytest.mark.parametrize("text", BAD_RECORDS.values(), ids=BAD_RECORDS)
def test_records_have_bounds(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    file, data = tmp_path / "record.txt", tmp_path / "data"
    file.write_text(text, encoding="utf-8")
    data.mkdir()
    for words in (("verify",), ("replay",), ("tables", "import", "--data", str(data))):
        refused(capsys, *words, str(file))


@pytest.mark.parametrize(
    "text",
    [
        "{" + '"a":[' * 100_000,
        '{"format":' + "[" * 100_000,
        '{"format":"patolli table 1","table":{"edition":' + "9" * 5000,
    ],
    ids=["nested", "nested format", "a long number"],
)
def test_exported_tables_have_bounds(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    file, data = tmp_path / "table.json", tmp_path / "data"
    file.write_text(text, encoding="utf-8")
    data.mkdir()
    assert "not an exported table" in refused(capsys, "tables", "import", str(file), "--data", str(data))


def test_files_have_bounds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    endless, data = "/dev/zero", tmp_path / "data"
    data.mkdir()
    for words in (
        ("verify", endless),
        ("replay", endless),
        ("tables", "import", endless, "--data", str(data)),
    ):
        assert "has more than" in refused(capsys, *words)
