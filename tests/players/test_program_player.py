"""Bots in separate programs: the examples play, misbehaving bots are reported, and the match continues."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from patolli.arena.game_runner import play
from patolli.arena.schedule import Schedule
from patolli.cli import main
from patolli.games import load as load_game
from patolli.kernel.errors import PatolliError
from patolli.players import levels, player
from patolli.players.factory import make_player
from patolli.players.program_player import VARIABLE, offer_bots

EXAMPLES = Path(__file__).parents[2] / "examples" / "research"
HELLO = 'print(\'{"hello": "Bad", "protocol": 1}\', flush=True)'
FIRST = "import sys, json, time\nsys.stdin.readline()\n"
BAD = {
    "dies": ("sys.exit(3)", "exit status 3"),
    "is-silent": ("time.sleep(60)", "did not answer within 0.5 s"),
    "speaks-noise": (
        'print("thinking about it", flush=True); time.sleep(9)',
        "not JSON: 'thinking about it'",
    ),
    "sends-a-list": ('print("[1]", flush=True); time.sleep(9)', "not a JSON object"),
    "floods": ('sys.stdout.write("x" * 3_000_000); sys.stdout.flush()', "without the end of a line"),
    "greets-wrongly": ("print('{\"hello\": 5}', flush=True); time.sleep(9)", "answered hello with"),
    "speaks-unasked": (HELLO + '; print("{}", flush=True); time.sleep(9)', "without being asked: '{}'"),
    "sleeps": (HELLO + "; time.sleep(60)", "did not answer within 0.5 s"),
    "cheats": (
        HELLO + '; sys.stdin.readline(); sys.stdin.readline(); print(\'{"move": "win"}\', flush=True)',
        "'win', which is not among the options",
    ),
    "answers-another-question": (
        HELLO
        + '; sys.stdin.readline(); sys.stdin.readline(); print(\'{"move": "", "number": 9}\', flush=True)',
        "question 9, not question 1",
    ),
    "says-nothing": (
        HELLO + "; sys.stdin.readline(); sys.stdin.readline(); print('{}', flush=True)",
        "answered {}, not",
    ),
    "does-not-read": (HELLO + "; time.sleep(60)", "within 0.5 s"),
    "takes-memory": ("x = bytearray(900 << 20); " + HELLO, "exit status 1"),
}


def written(folder: Path, name: str, code: str) -> Path:
    file = folder / f"{name}.py"
    file.write_text(f"{FIRST}{code}\n", encoding="utf-8")
    return file


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_bot_is_named_and_replaced(kind: str, tmp_path: Path) -> None:
    code, fault = BAD[kind]
    bot = f"{written(tmp_path, kind, code)}:seconds=0.5:memory=500"
    if kind in {"takes-memory", "dies", "cheats"}:
        bot = bot.replace("0.5", "20")  # a bot may start slowly on a busy machine
    played = play(Schedule("tzolkin", (bot, "random"), 1), 0)
    assert len(played.faults) == 1
    assert kind in played.faults[0]
    if kind not in {"speaks-unasked", "answers-another-question", "says-nothing"}:
        assert fault in played.faults[0] or "within 0.5 s" in played.faults[0]
    assert len(played.points) == 2


@pytest.mark.parametrize("name", ["bot.py", "bot.mjs"])
def test_the_examples_keep_the_protocol(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    if name.endswith("mjs") and shutil.which("node") is None:
        pytest.skip("Node is not installed")
    main(["bot", "check", f"{EXAMPLES / name}:seconds=60", "--game", "tzolkin", "--game", "teotihuacan"])
    said = capsys.readouterr().out
    assert "follows the protocol" in said
    assert said.count("ok ") == 5


def test_the_python_example_is_short() -> None:
    assert len((EXAMPLES / "bot.py").read_text(encoding="utf-8").splitlines()) <= 20


def test_the_check_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot = written(tmp_path, "cheat", BAD["cheats"][0])
    with pytest.raises(SystemExit) as ended:
        main(["bot", "check", f"{bot}:seconds=60", "--game", "tzolkin"])
    assert ended.value.code == 1
    assert "WRONG" in capsys.readouterr().out


def test_the_arena_plays_with_programs_and_two_processes(capsys: pytest.CaptureFixture[str]) -> None:
    bot = f"{EXAMPLES / 'bot.py'}:seconds=60"
    main(["arena", "tzolkin", "--players", bot, "random", "--games", "2", "--workers", "2"])
    assert "2 games" in capsys.readouterr().out


SERVING = """
import json, socket
listening = socket.create_server(("127.0.0.1", 0))
print(listening.getsockname()[1], flush=True)
link = listening.accept()[0].makefile("rw", encoding="utf-8")
for line in link:
    message = json.loads(line)
    if message["do"] == "hello":
        link.write(json.dumps({"hello": "Far", "protocol": 1}) + "\\n")
    elif message["do"] == "choose":
        link.write(json.dumps({"move": message["default"]}) + "\\n")
    link.flush()
"""


def test_a_bot_on_a_socket() -> None:
    bot = subprocess.Popen([sys.executable, "-c", SERVING], stdout=subprocess.PIPE, text=True)
    assert bot.stdout is not None
    with bot.stdout:
        name = f"tcp:127.0.0.1:{bot.stdout.readline().strip()}:seconds=60"
        assert play(Schedule("tzolkin", (name, "random"), 1), 0).faults == []
    assert bot.wait(60) == 0
    faults = play(Schedule("tzolkin", (name, "random"), 1), 0).faults
    assert len(faults) == 1
    assert "nothing answers at 127.0.0.1" in faults[0]


@pytest.mark.parametrize(
    ("name", "mistake"),
    [
        ("./no-such-bot", "there is no program no-such-bot"),
        ("tcp:nowhere", "tcp:HOST:PORT"),
        ("./bot:speed=3", "seconds and memory, not 'speed'"),
        ("./bot:seconds=x", "not a number above 0"),
        ("./bot:seconds=-1", "not a number above 0"),
    ],
)
def test_wrong_names_are_refused_before_the_first_game(name: str, mistake: str) -> None:
    with pytest.raises(PatolliError, match=mistake):
        Schedule("tzolkin", (name, "random"), 1).check()


def test_a_file_that_cannot_be_executed_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("hello", encoding="utf-8")
    with pytest.raises(PatolliError, match="chmod"):
        make_player(str(file), load_game("tzolkin"), 1)


def test_a_server_offers_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")
    offer_bots([f"Owl={EXAMPLES / 'bot.py'}:seconds=60"], levels())
    assert levels()[-1] == "Owl"
    game = load_game("tzolkin")
    p = game.start(2)
    while p.asked() == [-1]:
        p.play(-1, p.legal_moves(-1)[0])
    assert player("Owl")(p.observation(0), 0) in p.legal_moves(0)
    for wrong, mistake in [
        ("Owl", "name=program"),
        ("=./x", "name=program"),
        ("random=./x", "not free"),
        ("Elf=mybot", "a program begins with"),
        ("Elf=./no-such-bot", "no program"),
    ]:
        with pytest.raises(PatolliError, match=mistake):
            offer_bots([wrong], levels())
