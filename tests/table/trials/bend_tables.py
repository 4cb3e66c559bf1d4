"""Attempts to take someone else's seat in a rematch, or to break the game record with a word for the seed."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any, Final

from patolli.kernel import records
from patolli.kernel.chance import CommittedSeed
from patolli.table import journal

from ..client import Sitting
from ..table_helpers import make
from .bend_world import World

VOCABULARY: Final = [
    "", "corn", "abc ", " abc", "a\nb", "a\r\nseed: 00", "a\u2028b", "a\u2029", "a\x85", "\x00", "\u202e",
    "é", "🌽", "x" * 60, "x" * 61, "x" * 5000, "fate: 1", '"', "\\", "#", "a\tb", "\ud800",
]  # fmt: skip


def give_up(world: World, made: dict[str, Any]) -> None:
    """All agree."""
    tokens = made["tokens"]
    first, *others = tokens
    assert world.act(made["id"], tokens[first], "abandon", seat=first)["is"] == "ack"
    for seat in others:
        told = world.act(made["id"], tokens[seat], "agree", about="abandon", seat=seat, yes=True)
        assert told["is"] == "ack", told
    assert world.stored(made["id"])[0].state == "abandoned"


def successions(world: World, dice: random.Random, tried: Counter[str]) -> None:
    """Tries rematches, kicks, strangers and departures in random order. Nobody must get another person's
    seat.
    """
    made = make(world.http, "lanterns", 3)
    give_up(world, made)
    first = world.act(made["id"], made["tokens"][0], "rematch", seat=0)["again"]
    assert first["host"], "the new table has no host"
    new = world.stored(made["id"])[0].rematch
    host, keys = first["host"], {0: first["token"]}
    owner: dict[int, str] = {0: "person", 1: "kept", 2: "kept"}
    for _ in range(14):
        if world.stored(new)[0].state != "waiting":
            break
        seat = dice.choice((1, 2))
        what = dice.choice(["rematch", "kick", "sit", "leave", "foreign"])
        if what == "rematch":
            told = world.act(made["id"], made["tokens"][seat], "rematch", seat=seat)
            assert ("again" in told) == (owner[seat] in {"kept", "person"}), (owner, seat, told)
            if "again" in told:
                assert told["again"]["host"] == ""
                owner[seat], keys[seat] = "person", told["again"]["token"]
        elif what == "kick":
            told = world.act(new, host, "kick", seat=seat)
            if told.get("is") == "ack":
                owner[seat] = "open"
                keys.pop(seat, None)
        elif what == "sit":
            told = world.post(f"/api/tables/{new}/sit", {"name": "Eve", "seat": seat})
            assert ("token" in told) == (owner[seat] == "open"), (owner, seat, told)
            if "token" in told:
                owner[seat], keys[seat] = "stranger", told["token"]
        elif what == "leave" and seat in keys:
            told = world.act(new, keys.pop(seat), "leave", seat=seat)
            owner[seat] = "open"
        else:
            what, other = "foreign", 3 - seat
            told = world.act(made["id"], made["tokens"][other], "rematch", seat=seat)
            assert told["error"] == "not-yours"
        tried[f"rematch, {what}: {told.get('error', 'done')}"] += 1
        for held, token in keys.items():
            with Sitting(world.http, new, token) as one:
                assert one.welcome.get("seats") == [held], (what, seat, held, one.welcome)


def words(world: World, dice: random.Random, tried: Counter[str]) -> None:
    """Submits a word for the seed. It must be rejected with a clear message, or appear in a record that
    passes verification.
    """
    word, other = dice.choice(VOCABULARY), dice.choice(VOCABULARY)
    seats = [{"kind": "me", "name": "Ana", "word": word}, {"kind": "open"}]
    told = told_about(world, "/api/tables", {"game": "lanterns", "seats": seats})
    tried[f"word {word[:12]!a}: {told.get('error', 'taken')}"] += 1
    if "error" in told:
        assert told["text"]
        seats[0]["word"] = ""
        told = world.post("/api/tables", {"game": "lanterns", "seats": seats})
    made = {"id": told["table"]["id"], "tokens": {0: told["seats"][0]["token"]}}
    where = f"/api/tables/{made['id']}/sit"
    sat = told_about(world, where, {"name": "Ben", "word": other})
    tried[f"word {other[:12]!a}: {sat.get('error', 'taken')}"] += 1
    if "error" in sat:
        sat = world.post(where, {"name": "Ben"})
    made["tokens"][1] = sat["token"]
    give_up(world, made)
    text = world.http.get(f"/api/tables/{made['id']}/record").text
    record = records.read(text)
    match = records.verify(journal.game_of(record.game), record)
    assert isinstance(match.source, CommittedSeed)
    assert match.source.words == world.stored(made["id"])[0].words
    assert text.count("\nseed") <= 1, "a word has added a line"


def told_about(world: World, where: str, body: dict[str, Any]) -> dict[str, Any]:
    """Posts the body as ASCII, because JSON can escape a lone surrogate that UTF-8 cannot encode."""
    answer = world.http.post(where, content=json.dumps(body).encode("ascii"))
    assert answer.status_code < 500, (where, body, answer.text)
    found: dict[str, Any] = answer.json()
    return found
