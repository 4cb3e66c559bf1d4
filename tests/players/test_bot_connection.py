"""The connection to a bot, line by line, tested with pipes and small programs."""

from __future__ import annotations

import json
import os
import signal
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from patolli.kernel.errors import PatolliError
from patolli.players import bot_connection, bot_program
from patolli.players.bot_connection import (
    MEMORY,
    MOST_LINE,
    BotConnection,
    BotFault,
    BotProcess,
    BotSocket,
    command,
    message_in,
    quoted,
)
from patolli.players.bot_program import BotProgram, address_in, move_in, place_and_settings
from patolli.players.program_player import MOST_NAME, VARIABLE, ProgramPlayer, offer_bots, offered_bots

from ..kernel.lanterns.game import GAME, REST
from ..kernel.tables import at_turn


class Pipes:
    """A connection and the bot's ends of its pipes."""

    def __init__(self) -> None:
        self.bot_reads, writes = os.pipe()
        reads, self.bot_writes = os.pipe()
        self.connection = BotConnection(reads, writes)
        self.ends = {self.bot_reads, self.bot_writes, reads, writes}

    def say(self, text: str) -> None:
        os.write(self.bot_writes, text.encode())

    def hang_up(self, end: int) -> None:
        os.close(end)
        self.ends.remove(end)


@pytest.fixture
def pipes() -> Iterator[Pipes]:
    found = Pipes()
    yield found
    for end in found.ends:
        os.close(end)


def test_a_message_is_one_line_of_json(pipes: Pipes) -> None:
    pipes.connection.send({"do": "hello", "name": "Čo"}, 1)
    assert os.read(pipes.bot_reads, 100) == '{"do": "hello", "name": "Čo"}\n'.encode()


def test_answers_are_read_line_by_line(pipes: Pipes) -> None:
    pipes.say('{"move": "a"}\n{"mo')
    assert pipes.connection.receive(1) == {"move": "a"}
    pipes.say('ve": "b"}\n')
    assert pipes.connection.receive(1) == {"move": "b"}
    with pytest.raises(BotFault, match=r"did not answer within 0\.01 s"):
        pipes.connection.receive(0.01)
    with pytest.raises(BotFault, match="did not answer within 0 s"):
        pipes.connection.receive(0)


def test_a_long_message_waits_for_its_reader(pipes: Pipes) -> None:
    with pytest.raises(BotFault, match=r"does not read its messages within 0\.05 s"):
        pipes.connection.send({"text": "x" * 300_000}, 0.05)


def test_a_line_may_have_a_million_bytes(pipes: Pipes) -> None:
    pipes.connection.buffer = b"x" * (MOST_LINE + 1)
    with pytest.raises(BotFault, match="more than 1,000,000 bytes without the end of a line"):
        pipes.connection.receive(1)
    pipes.connection.buffer = b" " * (MOST_LINE - 2) + b"{}"
    pipes.say("\n")
    assert pipes.connection.receive(1) == {}


def test_an_ended_connection_is_named(pipes: Pipes) -> None:
    pipes.hang_up(pipes.bot_writes)
    with pytest.raises(BotFault, match="the connection has ended"):
        pipes.connection.receive(1)
    pipes.hang_up(pipes.bot_reads)
    with pytest.raises(BotFault, match="the connection has ended"):
        pipes.connection.send({}, 1)


def test_a_bot_may_only_write_when_it_was_asked(pipes: Pipes) -> None:
    pipes.connection.unasked()
    pipes.say("hm")
    with pytest.raises(BotFault, match="without being asked: 'hm'"):
        pipes.connection.unasked()
    pipes.say("m")
    with pytest.raises(BotFault, match="without being asked: 'hmm'"):
        pipes.connection.unasked()


@pytest.mark.parametrize(
    ("line", "fault"), [(b"x", "not JSON: 'x'"), (b"[1]", r"not a JSON object: '\[1\]'")]
)
def test_what_is_no_message_is_quoted(line: bytes, fault: str) -> None:
    with pytest.raises(BotFault, match=fault):
        message_in(line)


def test_quotations_are_short() -> None:
    assert quoted(b" abc\n") == "'abc'"
    assert quoted(b"y" * 80) == repr("y" * 80)
    assert quoted(b"y" * 81) == repr("y" * 80 + "…")


def written(folder: Path, code: str, name: str = "bot.py") -> Path:
    file = folder / name
    file.write_text(code, encoding="utf-8")
    return file


def test_a_program_gets_its_limits(tmp_path: Path) -> None:
    """The program's memory is limited, it writes no core dumps, and it is killed when its parent process
    ends.
    """
    code = """
import ctypes, json, os, resource
signal = ctypes.c_int()
ctypes.CDLL(None).prctl(2, ctypes.byref(signal))
print(json.dumps({
    "data": resource.getrlimit(resource.RLIMIT_DATA), "core": resource.getrlimit(resource.RLIMIT_CORE),
    "dies": signal.value, "leads": os.getsid(0) == os.getpid(),
}), flush=True)
"""
    bot = BotProcess(written(tmp_path, code), 300)
    try:
        said = bot.receive(20)
    finally:
        bot.close()
    assert (said["data"], said["core"], said["leads"]) == ([300 << 20] * 2, [0, 0], True)
    if sys.platform == "linux":
        assert said["dies"] == signal.SIGKILL
    assert MEMORY == 2048


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("import sys; sys.exit(7)", "it ended with exit status 7"),
        ("import os; os.kill(os.getpid(), 15)", "it was killed by SIGTERM"),
        ("import os, time; os.close(1); time.sleep(60)", "it closed its output"),
    ],
)
def test_why_a_program_is_gone(code: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if "closed" in said:
        monkeypatch.setattr(bot_connection, "END_SECONDS", 0.05)
    bot = BotProcess(written(tmp_path, code))
    try:
        with pytest.raises(BotFault, match=said):
            bot.receive(20)
    finally:
        bot.close()
    assert bot.process.poll() is not None


def test_a_program_may_end_by_itself_and_its_children_are_ended(tmp_path: Path) -> None:
    code = """
import json, subprocess, sys
child = subprocess.Popen(["sleep", "60"])
print(json.dumps({"child": child.pid}), flush=True)
sys.stdin.read()
sys.exit(3)
"""
    bot = BotProcess(written(tmp_path, code))
    child = bot.receive(20)["child"]
    bot.close()
    assert bot.process.returncode == 3
    until = time.monotonic() + 20
    while alive(child):
        assert time.monotonic() < until
        time.sleep(0.01)


def alive(process: int) -> bool:
    stat = Path(f"/proc/{process}/stat")
    return stat.exists() and stat.read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"


def test_a_program_that_does_not_end_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_connection, "END_SECONDS", 0.05)
    bot = BotProcess(written(tmp_path, "import time\nprint('{}', flush=True)\ntime.sleep(60)"))
    bot.receive(20)
    bot.close()
    assert bot.process.returncode == -signal.SIGKILL


def test_the_command_of_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = written(tmp_path, "")
    assert command(plain) == [sys.executable, str(plain.resolve())]
    plain.chmod(0o755)
    assert command(plain) == [str(plain.resolve())]
    script = written(tmp_path, "", "bot.mjs")
    monkeypatch.setattr("patolli.players.bot_connection.shutil.which", lambda _name: None)
    with pytest.raises(PatolliError, match=r"^node is needed to run .*bot\.mjs$"):
        command(script)
    with pytest.raises(PatolliError, match="is not executable; use chmod"):
        command(written(tmp_path, "", "notes.txt"))
    with pytest.raises(PatolliError, match="there is no program"):
        command(tmp_path)


def test_a_program_that_cannot_be_started_is_named(tmp_path: Path) -> None:
    broken = written(tmp_path, "no program", "bot")
    broken.chmod(0o755)
    with pytest.raises(BotFault, match="bot cannot be started: Exec format error"):
        BotProcess(broken)


def test_a_bot_on_a_socket_is_spoken_to_there() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        bot = BotSocket("127.0.0.1", listening.getsockname()[1], 5)
        other = listening.accept()[0]
        with other:
            bot.send({"do": "hello"}, 5)
            assert other.recv(100) == b'{"do": "hello"}\n'
            other.sendall(b'{"hello": "Far"}\n')
            assert bot.receive(5) == {"hello": "Far"}
            bot.close()
            assert other.recv(100) == b""


# ---- the protocol -----------------------------------------------------------------------------------------


class Scripted(BotConnection):
    """A fake connection that answers from a list and records the messages it gets."""

    def __init__(self, *answers: dict[str, Any]) -> None:
        self.answers = [*answers]
        self.got: list[tuple[dict[str, Any], float]] = []
        self.closed = False
        self.noise = False

    def send(self, message: dict[str, Any], seconds: float) -> None:
        self.got.append((message, seconds))

    def receive(self, seconds: float) -> dict[str, Any]:
        assert seconds == self.got[-1][1]
        return self.answers.pop(0)

    def unasked(self) -> None:
        if self.noise:
            raise BotFault("it wrote without being asked")

    def close(self) -> None:
        self.closed = True


HELLO = {"hello": "Owl" * 20, "protocol": 1}
QUESTION = {"id": "1", "number": 4, "options": ["a", "b"], "asides": ["c"]}


def scripted(
    monkeypatch: pytest.MonkeyPatch, *answers: dict[str, Any], name: str = "tcp:host:9000:seconds=3"
) -> tuple[BotProgram, Scripted]:
    link = Scripted(*answers)

    def opened(host: str, port: int, seconds: float) -> Scripted:
        assert (host, port, seconds) == ("host", 9000, 3.0)
        return link

    monkeypatch.setattr(bot_program, "BotSocket", opened)
    return BotProgram(name), link


def test_a_bot_is_greeted_told_the_game_once_and_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    bot, link = scripted(monkeypatch, HELLO, {"move": "b"}, {"move": "c", "number": 4}, {"move": "a"})
    assert bot.choose({"game": "toy"}, QUESTION) == "b"
    assert bot.called == ("Owl" * 20)[:40]
    assert bot.choose({"game": "toy"}, QUESTION) == "c"
    assert bot.choose({"game": "toy"}, {**QUESTION, "id": "2"}) == "a"
    assert [message for message, _ in link.got] == [
        {"do": "hello", "protocol": 1},
        {"do": "game", "id": "1", "game": "toy"},
        {"do": "choose", "seconds": 3.0, **QUESTION},
        {"do": "choose", "seconds": 3.0, **QUESTION},
        {"do": "game", "id": "2", "game": "toy"},
        {"do": "choose", "seconds": 3.0, **QUESTION, "id": "2"},
    ]
    assert {seconds for _, seconds in link.got} == {3.0}
    link.got.clear()
    bot.over("1", {"totals": [3]})
    bot.over("1", {})
    bot.over("9", {})
    assert link.got == [({"do": "over", "id": "1", "scores": {"totals": [3]}}, 3.0)]
    bot.close()
    assert link.closed
    bot.over("2", {})
    assert len(link.got) == 1


def test_a_bot_that_fails_is_stopped_and_greeted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    bot, link = scripted(monkeypatch, HELLO, {"move": "win"}, HELLO, {"move": "a"})
    with pytest.raises(BotFault, match="'win', which is not among the options"):
        bot.choose({}, QUESTION)
    assert link.closed
    assert bot.connection is None
    link.got.clear()
    assert bot.choose({}, QUESTION) == "a"
    assert [message["do"] for message, _ in link.got] == ["hello", "game", "choose"]
    link.noise = True
    with pytest.raises(BotFault, match="without being asked"):
        bot.choose({}, QUESTION)


@pytest.mark.parametrize(
    "answer", [{"hello": "Owl"}, {"hello": "Owl", "protocol": 2}, {"hello": 5, "protocol": 1}]
)
def test_a_bot_must_greet(answer: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    bot, link = scripted(monkeypatch, answer)
    with pytest.raises(BotFault, match=r'answered hello with {.*}, not {"hello": NAME, "protocol": 1}'):
        bot.choose({}, QUESTION)
    assert link.closed


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        ({"move": 3}, "answered {'move': 3}, not"),
        ({}, "answered {}, not"),
        ({"move": "a", "number": 5}, "answered question 5, not question 4"),
        ({"move": "d"}, "answered 'd', which is not among the options"),
    ],
)
def test_an_answer_must_be_one_of_the_options(answer: dict[str, Any], fault: str) -> None:
    with pytest.raises(BotFault, match=fault):
        move_in(answer, QUESTION)


def test_limits_are_part_of_a_name() -> None:
    assert place_and_settings("./a:seconds=2:memory=64.5") == ("./a", {"seconds": 2.0, "memory": 64.5})
    assert place_and_settings("tcp:host:9:seconds=0.5") == ("host:9", {"seconds": 0.5})
    assert place_and_settings("./a:b") == ("./a:b", {})
    for wrong in ("seconds=0", "seconds=inf", "memory=nan", "memory=x"):
        with pytest.raises(
            PatolliError, match=f"'{wrong}' in the player './a:{wrong}' is not a number above 0"
        ):
            place_and_settings(f"./a:{wrong}")
    with pytest.raises(PatolliError, match="not 'depth'"):
        place_and_settings("./a:depth=3")


def test_the_address_of_a_socket() -> None:
    assert address_in("", "host:65535") == ("host", 65_535)
    assert address_in("", "::1:80") == ("::1", 80)
    for wrong in ("host", ":80", "host:x", "host:65536", "host:"):
        with pytest.raises(PatolliError, match=f"tcp:HOST:PORT, not 'tcp:{wrong}'"):
            address_in(f"tcp:{wrong}", wrong)


def test_a_program_has_its_limits_or_the_usual_ones(tmp_path: Path) -> None:
    file = written(tmp_path, "")
    usual, own = BotProgram(str(file)), BotProgram(f"{file}:seconds=0.5:memory=64.5", show_errors=True)
    assert (usual.seconds, usual.memory, usual.address, usual.show_errors) == (10.0, 2048, ("", 0), False)
    assert (own.seconds, own.memory, own.path, own.show_errors) == (0.5, 64, file, True)
    with pytest.raises(PatolliError, match=r"^a program begins with .* not 'mybot'$"):
        BotProgram("mybot")


# ---- the player -------------------------------------------------------------------------------------------


def test_a_program_is_asked_with_the_view_of_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[dict[str, Any], dict[str, Any]]] = []

    def choose(_self: BotProgram, game: dict[str, Any], question: dict[str, Any]) -> str:
        asked.append((game, question))
        return "rest"

    monkeypatch.setattr(BotProgram, "choose", choose)
    player = ProgramPlayer("tcp:host:9000", GAME, 7)
    observed = at_turn("omen", "fire").observation(0)
    assert player.choose(observed, 0) == REST
    player.reseed(8, "table 3")
    player.choose(observed, 0)
    player.reseed(9, "")
    player.choose(observed, 0)
    assert [game for game, _ in asked] == [
        {"game": "lanterns", "edition": 1, "players": 2, "seat": 0, "seed": seed} for seed in (7, 8, 9)
    ]
    assert [(question["id"], question["number"]) for _, question in asked] == [
        ("1", 1),
        ("table 3", 2),
        ("1", 3),
    ]
    assert asked[0][1]["numbers"] == GAME.features().observe(observed, 0)
    assert "rest" in asked[0][1]["options"]
    json.dumps(asked)


def test_bots_are_offered_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "junk\nOwl=tcp:host:9=8")
    assert offered_bots() == {"Owl": "tcp:host:9=8"}
    monkeypatch.chdir(tmp_path)
    written(tmp_path, "")
    longest = "x" * MOST_NAME
    offer_bots(["Owl = ./bot.py:seconds=5", f"{longest}=tcp:host:9000"], ["random"])
    assert offered_bots() == {"Owl": f"{tmp_path.resolve()}/bot.py:seconds=5", longest: "tcp:host:9000"}
    for wrong, fault in (
        ("Owl", "name=program"),
        (f"{longest}x=tcp:host:9", "1 to 40 characters"),
        ("a\tb=tcp:host:9", "1 to 40 characters"),
        ("random=tcp:host:9", "'random' is not free"),
        ("a:b=tcp:host:9", "'a:b' is not free"),
    ):
        with pytest.raises(PatolliError, match=fault):
            offer_bots([wrong], ["random"])
    with pytest.raises(PatolliError, match="'Elf' is not free"):
        offer_bots(["Elf=tcp:host:9", "Elf=tcp:host:8"], [])
