"""Communicates with a bot in another program by the messages described in docs/bot-protocol.md: hello, game,
choose and over.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any, Final

from ..kernel.errors import PatolliError
from .bot_connection import MEMORY, BotConnection, BotFault, BotProcess, BotSocket, command

PROTOCOL: Final = 1
SECONDS: Final = 10.0
"""The time limit for one answer in seconds, unless the bot's name contains another limit."""
PATHS: Final = ("./", "../", "/", "~")
SOCKET: Final = "tcp:"
QUOTED: Final = 200


def is_program(name: str) -> bool:
    return name.startswith((*PATHS, SOCKET))


class BotProgram:
    """A bot that is started at its first question, and restarted after a failure."""

    def __init__(self, name: str, show_errors: bool = False) -> None:
        if not is_program(name):
            raise PatolliError(f"a program begins with ./, ../, / or tcp:, not {name!r}")
        self.name = name
        self.show_errors = show_errors
        self.address = ("", 0)
        self.path = Path()
        place, settings = place_and_settings(name)
        self.seconds = settings.get("seconds", SECONDS)
        self.memory = int(settings.get("memory", MEMORY))
        if name.startswith(SOCKET):
            self.address = address_in(name, place)
        else:
            self.path = Path(place).expanduser()
            command(self.path)
        self.connection: BotConnection | None = None
        self.called = ""
        """The name that the bot gave itself."""
        self.begun: set[str] = set()
        """The ids of the games that the bot has been informed of."""

    def choose(self, game: dict[str, Any], question: dict[str, Any]) -> str:
        """Returns the bot's move as text. If the bot fails, it is stopped, and restarted at the next
        question.
        """
        try:
            connection = self.connection or self.connect()
            connection.unasked()
            if question["id"] not in self.begun:
                connection.send({"do": "game", "id": question["id"], **game}, self.seconds)
                self.begun.add(question["id"])
            connection.send({"do": "choose", "seconds": self.seconds, **question}, self.seconds)
            return move_in(connection.receive(self.seconds), question)
        except BotFault:
            self.close()
            raise

    def connect(self) -> BotConnection:
        """Starts the bot or connects to it, and exchanges hello messages."""
        connection: BotConnection = (
            BotSocket(*self.address, self.seconds)
            if self.address[0]
            else BotProcess(self.path, self.memory, self.show_errors)
        )
        self.connection = connection
        self.begun = set()
        connection.send({"do": "hello", "protocol": PROTOCOL}, self.seconds)
        answer = connection.receive(self.seconds)
        if answer.get("protocol") != PROTOCOL or not isinstance(answer.get("hello"), str):
            wanted = f'{{"hello": NAME, "protocol": {PROTOCOL}}}'
            raise BotFault(f"it answered hello with {str(answer)[:QUOTED]}, not {wanted}")
        self.called = answer["hello"][:40]
        return connection

    def over(self, game: str, scores: dict[str, Any]) -> None:
        if self.connection is not None and game in self.begun:
            with contextlib.suppress(BotFault):
                self.connection.send({"do": "over", "id": game, "scores": scores}, self.seconds)
            self.begun.discard(game)

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def __del__(self) -> None:
        if getattr(self, "connection", None) is not None:
            self.close()


def move_in(answer: dict[str, Any], question: dict[str, Any]) -> str:
    text = answer.get("move")
    if not isinstance(text, str):
        raise BotFault(f'it answered {str(answer)[:QUOTED]}, not {{"move": …}}')
    if answer.get("number", question["number"]) != question["number"]:
        raise BotFault(f"it answered question {answer['number']}, not question {question['number']}")
    if text not in question["options"] and text not in question["asides"]:
        raise BotFault(f"it answered {text[:80]!r}, which is not among the options")
    return text


def place_and_settings(name: str) -> tuple[str, dict[str, float]]:
    """Splits a name into the file or address of the program, and its limits."""
    prefix = SOCKET if name.startswith(SOCKET) else ""
    parts = name.removeprefix(prefix).split(":")
    place = [part for part in parts if "=" not in part]
    settings: dict[str, float] = {}
    for part in parts:
        key, equals, value = part.partition("=")
        if not equals:
            continue
        if key not in {"seconds", "memory"}:
            raise PatolliError(f"a program takes the settings seconds and memory, not {key!r}")
        try:
            settings[key] = float(value)
        except ValueError:
            settings[key] = 0
        if not 0 < settings[key] < float("inf"):
            raise PatolliError(f"{part!r} in the player {name!r} is not a number above 0")
    return ":".join(place), settings


def address_in(name: str, place: str) -> tuple[str, int]:
    host, _, port = place.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65_535:
        raise PatolliError(f"a bot on a socket is tcp:HOST:PORT, not {name!r}")
    return host, int(port)
