"""Lets a bot program play at a table on any server, given the link of a seat."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from ..games import load as load_game
from ..games import names as game_names
from ..kernel.errors import PatolliError
from ..players.bot_connection import BotFault
from ..players.bot_program import BotProgram
from ..table.protocol import VERSION

LINK: Final = re.compile(r"/table/([A-Za-z0-9_-]+)/seat/([A-Za-z0-9_.~-]+)")
MOST_FAULTS: Final = 3
"""The number of consecutive failures after which the bot gives up."""
SECONDS: Final = 30.0
Say = Callable[[str], None]


class RemoteSeat:
    """A seat at a table, connected through a WebSocket."""

    def __init__(self, link: str, bot: str, say: Say) -> None:
        parts = urlsplit(link)
        found = LINK.fullmatch(parts.fragment)
        if found is None or parts.scheme not in {"http", "https"}:
            raise PatolliError("this is not the link of a seat; one looks like https://…/#/table/ID/seat/KEY")
        self.table, self.token = found.groups()
        scheme = "wss" if parts.scheme == "https" else "ws"
        root = parts.path.removesuffix("/")
        self.address = f"{scheme}://{parts.netloc}{root}/ws/{self.table}"
        self.program = BotProgram(bot, show_errors=True)
        self.say = say
        self.seat = -1
        self.about: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.shows: dict[str, Any] = {}
        self.number = 0
        self.answered = 0
        self.faults = 0

    def play(self) -> dict[str, Any]:
        """Plays until the game is over, and returns the scores."""
        try:
            with connect(self.address, open_timeout=SECONDS, max_size=None) as socket:
                return self.sit(socket)
        except (OSError, WebSocketException) as fault:
            raise PatolliError(f"the table cannot be reached: {fault}") from None
        finally:
            self.program.close()

    def sit(self, socket: ClientConnection) -> dict[str, Any]:
        self.send(socket, "hello", version=VERSION, tokens=[{"token": self.token}], language="")
        while True:
            message = json.loads(socket.recv())
            if message["is"] == "error":
                self.refused(message)
            elif message["is"] == "welcome":
                self.welcome(message)
            elif message["is"] == "update" and message["seat"] == self.seat:
                self.take(message)
                if self.shows["over"]:
                    scores: dict[str, Any] = self.shows["scores"]
                    self.program.over(self.table, scores)
                    return scores
                self.answer(socket)

    def welcome(self, message: dict[str, Any]) -> None:
        if not message["seats"]:
            raise PatolliError("this link has no seat")
        self.seat = message["seats"][0]
        info = message["table"]
        edition = load_game(info["game"]).edition if info["game"] in game_names() else 0
        self.about = {
            "game": info["game"],
            "edition": edition,
            "players": len(info["seats"]),
            "seat": self.seat,
            "seed": 0,
        }
        self.say(f"seat {self.seat + 1} of {len(info['seats'])} at a table of {info['game']}")

    def refused(self, message: dict[str, Any]) -> None:
        if message["error"] in {"stale", "not-asked", "paused"}:
            return  # the table has changed, and an update will follow
        raise PatolliError(f"the table refused: {message.get('text') or message['error']}")

    def take(self, update: dict[str, Any]) -> None:
        shows = update["shows"]
        if update["whole"]:
            self.view = {}
        for key in shows["gone"]:
            self.view.pop(key, None)
        self.view |= shows["table"]
        for key, changed in shows["entries"].items():
            self.view[key] = [changed.get(str(i), one) for i, one in enumerate(self.view[key])]
        self.shows = shows

    def answer(self, socket: ClientConnection) -> None:
        asked = self.shows["question"]
        if asked is None or asked["number"] == self.answered:
            return
        self.answered = asked["number"]
        options = [one["text"] for one in asked["options"]]
        question = {
            "id": self.table,
            "number": asked["number"],
            "seat": self.seat,
            "table": self.view,
            "asked": self.shows["asked"],
            "over": False,
            "scores": self.shows["scores"],
            "question": {name: asked[name] for name in ("kind", "rule", "numbers", "window")},
            "options": options,
            "asides": [one["text"] for one in asked["asides"]],
            "default": asked["default"],
        }
        try:
            text = self.program.choose(self.about, question)
            self.faults = 0
        except BotFault as fault:
            self.faults += 1
            self.say(f"{self.program.name}: {fault}; the harmless answer is given instead")
            if self.faults >= MOST_FAULTS:
                raise PatolliError(
                    f"{self.program.name} failed {MOST_FAULTS} times in a row: {fault}"
                ) from None
            text = asked["default"] or options[0]
        self.send(socket, "play", seat=self.seat, question=asked["number"], text=text)

    def send(self, socket: ClientConnection, do: str, **fields: Any) -> None:
        self.number += 1
        socket.send(json.dumps({"do": do, "id": self.number, **fields}))
