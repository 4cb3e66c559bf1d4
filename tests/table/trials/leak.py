"""Checks that messages leak no hidden information, not even through their timing.

A table is played at random. Now and then, a second world is sampled for one viewer: a table that looks the
same to this viewer but has other secrets. Both worlds continue side by side, with different hidden moves and
different chance outcomes wherever the viewer cannot notice. As long as the viewer's observations are equal,
all messages to the viewer must be equal, too.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from patolli import game_index, games
from patolli.kernel import serialization
from patolli.kernel.chance import ChanceSource, Rng
from patolli.kernel.match import LogEntry, Match
from patolli.kernel.seats import CHANCE, SPECTATOR, among
from patolli.table import broadcast, journal, table_setup
from patolli.table.guests import Guest
from patolli.table.protocol import NewSeat, NewTable
from patolli.table.registry import TableRegistry
from patolli.table.session import TableSession
from patolli.table.settings import Settings
from patolli.table.store import queries
from patolli.table.web.conversation import Conversation

from ..unlimited import UNLIMITED
from .serving import DATABASE

FURTHER = 12
"""The number of moves for which the two worlds are compared."""


class Follow(ChanceSource):
    """The source of chance in the second world. It repeats the outcomes of the first world where possible,
    and is random otherwise.
    """

    def __init__(self, dice: Rng) -> None:
        self.dice = dice
        self.wanted: list[int] = []

    def choose(self, options: list[int], odds: list[int]) -> int:
        for move in self.wanted:
            if move in options:
                self.wanted.remove(move)
                return move
        return options[self.dice.weighted(odds)]


class World:
    """A table with a client for each seat and a spectator, and the messages each client receives."""

    def __init__(self, registry: TableRegistry, session: TableSession) -> None:
        self.registry = registry
        self.session = session
        self.talks: dict[int, Conversation] = {}
        for viewer in (*range(session.players), SPECTATOR):
            guest = Guest()
            guest.seats = [] if viewer == SPECTATOR else [viewer]
            self.talks[viewer] = Conversation(registry, session, guest)
            self.talks[viewer].greeted = True
            session.join(guest)
        self.next = 0

    async def greet(self) -> None:
        async with self.session.lock:
            await self.session.loaded()
            for talk in self.talks.values():
                broadcast.show_whole(self.session, talk.guest, {})
        self.session.tell_table()

    @property
    def match(self) -> Match:
        assert self.session.match is not None
        return self.session.match

    async def say(self, seat: int, do: str, **more: Any) -> None:
        self.next += 1
        talk = self.talks[seat]
        await talk.hear(json.dumps({"do": do, "id": self.next, "seat": seat, **more}).encode())
        await asyncio.gather(*talk.tasks)

    async def play(self, seat: int, move: int) -> None:
        text = self.match.game.vocabulary.text(move)
        await self.say(seat, "play", question=self.session.row.questions[seat], text=text)

    async def answer(self, seat: int, dice: random.Random) -> None:
        """Gives a complete sealed answer move by move, sometimes taking a move back first."""
        open_ = self.match.position
        while open_.drafts and seat in self.match.asked():
            p = self.match.position
            if p.drafts[seat].moves and dice.random() < 0.3:
                await self.say(seat, "undo", question=self.session.row.questions[seat])
            await self.play(seat, dice.choice(self.match.position.legal_moves(seat)))
            open_ = self.match.position
            if len(open_.drafts) and open_.drafts[seat].opening is not p.drafts[seat].opening:
                return

    async def settle(self) -> None:
        while tasks := [
            one.task for one in self.session.prospects.values() if one.task and not one.task.done()
        ]:
            await asyncio.gather(*tasks, return_exceptions=True)

    def foresee(self, viewer: int, on: bool) -> None:
        """Sets whether the viewer's client requests prospects."""
        self.talks[viewer].guest.prospects = on

    def received(self, viewer: int) -> list[Any]:
        """Returns the messages received since the last call, without the names and times of the table."""
        waiting = self.talks[viewer].guest.waiting
        out = []
        while not waiting.empty():
            raw = waiting.get_nowait()
            assert raw is not None
            self.talks[viewer].guest.count(-len(raw))
            message = json.loads(raw)
            if message["is"] == "table":
                for key in ("id", "fate", "created", "moved"):
                    del message["table"][key]
            out.append(message)
        return out

    def forget(self) -> None:
        for viewer in self.talks:
            self.received(viewer)


async def second_world(registry: TableRegistry, first: World, viewer: int, dice: Rng) -> World:
    """Returns a table that looks the same to this viewer but has other secrets."""
    row = msgspec.json.decode(msgspec.json.encode(first.session.row), type=type(first.session.row))
    row.id = secrets.token_urlsafe(12)
    seats = [msgspec.structs.replace(seat, table_id=row.id) for seat in first.session.seats]
    await registry.writer.do(lambda c: queries.add(c, row, seats))
    session = TableSession(registry, row, seats)
    a = first.match
    b = Match(a.game, session.players, Follow(dice), a.options, a.position.box, list(a.log))
    b.position = a.position.sample_world(viewer, dice)
    b.position.event_log = b.event_log
    a.undo_points, b.undo_points = [], []
    session.hold(b)
    session.steps = list(first.session.steps)
    # these points are not sampled, so both worlds continue without them
    first.session.passed_points = []
    session.passed_questions = dict(first.session.passed_questions)
    session.row.next = first.session.row.next
    return World(registry, session)


def chances(entries: list[LogEntry]) -> list[int]:
    return [e.move for e in entries if e.seat == CHANCE]


async def side_by_side(a: World, b: World, viewer: int, dice: random.Random) -> int:
    """Plays both worlds side by side and compares the viewer's messages; returns their number."""
    compared = 0
    for world in (a, b):
        world.foresee(viewer, True)
        world.session.shown.clear()
        world.session.last_sent = b""
        await world.greet()
    compared += await compare(a, b, viewer, "at first")
    for _ in range(FURTHER):
        asked = a.match.asked()
        if not asked:
            break
        if viewer in asked and dice.random() < 0.3:
            compared += await questions(a, b, viewer, dice)
        seat = dice.choice(asked)
        if seat == viewer and a.match.can_undo(viewer) and dice.random() < 0.2:
            for world in (a, b):
                number = world.session.row.questions[viewer] if viewer in world.match.asked() else 0
                await world.say(viewer, "undo", question=number)
            compared += await compare(a, b, viewer, "undo")
            continue
        p, q = a.match.position, b.match.position
        said, told, told_b = len(a.match.log), len(a.match.event_log.events), len(b.match.event_log.events)
        assert isinstance(b.match.source, Follow)
        if seat != viewer and p.drafts:
            after = "a sealed answer"
            await a.answer(seat, dice)
            b.match.source.wanted = chances(a.match.log[said:])
            await b.answer(seat, dice)
        else:
            move = dice.choice([*p.legal_moves(seat), *p.asides(seat)])
            other = move
            if seat != viewer and p.decision(seat).secret:
                other = dice.choice(q.legal_moves(seat))
            if other not in q.legal_moves(seat) and other not in q.asides(seat):
                break
            after = a.match.game.vocabulary.text(move)
            await a.play(seat, move)
            b.match.source.wanted = chances(a.match.log[said:])
            await b.play(seat, other)
        events = [
            [e.to_dict(m.game.events) for e in m.event_log.events[since:] if among(viewer, e.audience)]
            for m, since in ((a.match, told), (b.match, told_b))
        ]
        same = not serialization.difference(
            a.match.position.observation(viewer), b.match.position.observation(viewer)
        )
        if not same or events[0] != events[1]:
            break  # a revealed fact or a chance outcome distinguishes the worlds
        compared += await compare(a, b, viewer, after)
    a.foresee(viewer, False)
    a.forget()
    return compared


async def questions(a: World, b: World, viewer: int, dice: random.Random) -> int:
    """Sends the same requests about the viewer's seat in both worlds and compares the answers; returns their
    number.
    """
    words = list(a.match.game.vocabulary.texts.values())
    text = dice.choice(words)
    option = a.match.game.vocabulary.text(dice.choice(a.match.position.legal_moves(viewer)))
    for world in (a, b):
        await world.say(viewer, "why", text=text)
        await world.say(viewer, "preview", texts=[option])
        await world.say(viewer, "reach", most=30)
        await world.say(viewer, "play", question=world.session.row.questions[viewer], text="99")
    return await compare(a, b, viewer, "questions")


async def compare(a: World, b: World, viewer: int, after: str) -> int:
    await asyncio.gather(a.settle(), b.settle())
    one, two = a.received(viewer), b.received(viewer)
    # prospects may arrive before or after an answer
    for messages in (one, two):
        messages.sort(key=lambda message: message["is"] == "prospects")
    for message in one + two:
        message.pop("to", None)
    if one != two:
        where = serialization.json_difference(one, two)
        game = a.session.row.game
        raise AssertionError(f"{game}: {viewer} can distinguish two worlds after {after!r}: {where[:600]}")
    return len(one)


async def check(registry: TableRegistry, game: str, players: int, seed: int, every: int = 6) -> int:
    """Plays one random game, and compares it with a second world after every Nth move."""
    dice = random.Random(seed)
    wanted = NewTable(game, [NewSeat("hot", f"P{i}") for i in range(players)])
    session, _, _ = await table_setup.make(registry, wanted)
    world = World(registry, session)
    await world.greet()
    world.forget()
    compared = moves = 0
    while world.match.asked():
        seat = dice.choice(world.match.asked())
        await world.play(seat, dice.choice(world.match.position.legal_moves(seat)))
        moves += 1
        world.forget()
        if moves % every == 0 and world.match.asked():
            viewer = dice.choice([*range(players), SPECTATOR])
            other = await second_world(registry, world, viewer, Rng(seed * 1000 + moves))
            compared += await side_by_side(world, other, viewer, dice)
    return compared


async def run(rounds: int, every: int = 6) -> dict[str, int]:
    """Checks all installed games and the proving game; returns the number of messages compared
    for each game.
    """
    os.environ[game_index.VARIABLE] = "tests.kernel.lanterns"
    out: dict[str, int] = {}
    with tempfile.TemporaryDirectory() as folder:
        url = os.environ.get(DATABASE, "")
        registry = TableRegistry(
            Settings(Path(folder), url, socket_rate=1e9, person_work=1e9, limits=UNLIMITED)
        )
        try:
            for name in games.names():
                game = journal.game_of(name)
                out[name] = 0
                for seed in range(rounds):
                    players = game.fewest + seed % (game.most - game.fewest + 1)
                    out[name] += await check(registry, name, players, seed, every)
        finally:
            await registry.close()
    return out
