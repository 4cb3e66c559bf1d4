"""A client's copy of a table, built from the updates it receives."""

from __future__ import annotations

import random
from typing import Any


class Mirror:
    """The state of the table as the client of one seat, or of a spectator, knows it. An update that does not
    fit the state fails the test.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.table: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.shows: dict[str, Any] = {}
        self.updates = 0
        self.stream: dict[str, int] = {"era": 0, "last": 0}

    def take(self, update: dict[str, Any]) -> None:
        shows = update["shows"]
        if update["whole"]:
            self.table = {}
        for key in shows["gone"]:
            del self.table[key]
        self.table |= shows["table"]
        for key, changed in shows["entries"].items():
            assert not update["whole"], "a whole view has no changed entries"
            self.table[key] = [changed.get(str(i), one) for i, one in enumerate(self.table[key])]
        assert shows["kept"] <= len(self.events), "entries are missing"
        self.events = self.events[: shows["kept"]] + [one["event"] for one in shows["events"]]
        self.stream = shows["stream"]
        assert len(self.events) == self.stream["last"], "the stream has a gap"
        self.shows = shows
        self.updates += 1

    @property
    def question(self) -> dict[str, Any] | None:
        found = self.shows.get("question")
        return found if isinstance(found, dict) else None

    @property
    def over(self) -> bool:
        return bool(self.shows.get("over"))

    def texts(self) -> list[str]:
        return [o["text"] for o in self.question["options"]] if self.question else []

    def random_play(self, dice: random.Random) -> dict[str, Any]:
        assert self.question is not None
        return {
            "do": "play",
            "seat": self.seat,
            "question": self.question["number"],
            "text": dice.choice(self.texts()),
        }
