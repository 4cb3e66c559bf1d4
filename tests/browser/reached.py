"""Games that are played without a browser up to a certain question and then stored on a running server."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass

import patolli
from patolli.kernel.chance import CommittedSeed
from patolli.kernel.match import Match
from patolli.kernel.position import Position
from patolli.table import clock, journal
from patolli.table.archive import TableArchive
from patolli.table.keys import Keys, new_id, secret_in
from patolli.table.operator import OperatorKey
from patolli.table.protocol import Pace
from patolli.table.session import milliseconds
from patolli.table.store import queries
from patolli.table.store.rows import SeatRow, TableRow
from patolli.table.table_import import steps_of

from .conftest import Server
from .window import Window

ME = 0
Wanted = Callable[[Position], bool]


@dataclass
class Liking:
    """A preference for certain moves. Moves that begin with `first` are usually chosen; moves that begin with
    `last` only if there are no others.
    """

    first: tuple[str, ...] = ()
    last: tuple[str, ...] = ("act none",)

    def choose(self, texts: list[str], dice: random.Random) -> str:
        liked = [text for text in texts if text.startswith(self.first)] if self.first else []
        if liked and dice.random() < 0.7:
            return dice.choice(liked)
        return dice.choice([text for text in texts if not text.startswith(self.last)] or texts)


def played(game: str, players: int, fate: int, wanted: Wanted, liking: Liking) -> Match | None:
    """Plays a game with this seed until seat 0 is asked a question that meets the condition. Returns None if
    there is none.
    """
    words = journal.game_of(game).vocabulary
    source = CommittedSeed(fate.to_bytes(32, "big"), ["a word"] * players)
    match = Match(journal.game_of(game), players, source)
    dice = random.Random(fate)
    while not match.over():
        seat = match.asked()[0]
        if seat == ME and not match.position.drafts and wanted(match.position):
            return match
        texts = [words.text(move) for move in match.position.legal_moves(seat)]
        match.play(seat, words.move(liking.choose(texts, dice)))
    return None


def first(
    game: str, players: int, wanted: Wanted, liking: Liking | None = None, fates: range = range(1, 60)
) -> Match:
    """Plays games with these seeds one after the other. Returns the first that reaches a
    suitable question.
    """
    for fate in fates:
        match = played(game, players, fate, wanted, liking or Liking())
        if match is not None:
            return match
    raise AssertionError("no fate leads to such a question")


def shelve(server: Server, match: Match) -> tuple[str, str]:
    """Stores the match as a table on the server. Returns the id of the table and the key to seat 0."""
    source, p = match.source, match.position
    assert isinstance(source, CommittedSeed)
    id_, now = new_id(), milliseconds()
    token, key = Keys(secret_in(server.data), OperatorKey(server.data)).new(id_, ME)
    steps = steps_of(match)
    row = TableRow(
        id_, match.game.name, match.game.edition, patolli.__version__, p.box.owner, p.box.digest,
        match.options, Pace(), False, False, True, "running", "", "", source.seed, source.words,
        source.epochs, 0, match.asked(), [1] * p.players, 0, clock.fresh(Pace(), p.players), None, [], "",
        now, now,
    )  # fmt: skip
    seats = [SeatRow(id_, seat, "bot", f"Bot {seat}") for seat in range(p.players)]
    seats[ME].kind, seats[ME].name, seats[ME].key = "person", "Ana", key
    for seat in seats[1:]:
        seat.level = "random"
    with TableArchive(server.data, "") as keeper, keeper.engine.begin() as c:
        queries.add(c, row, seats)
        row.next = len(steps)
        queries.move_on(c, row, 0, steps)
    return id_, token


def sit_at(window: Window, server: Server, match: Match) -> None:
    """Opens a stored match as seat 0 and waits for its question."""
    id_, token = shelve(server, match)
    window.page.goto(server.address)
    window.page.evaluate(
        f"localStorage.setItem('patolli.keys', {json.dumps(json.dumps({id_: {'seats': [token]}}))})"
    )
    window.page.goto(f"{server.address}#/table/{id_}")
    window.page.reload()
    window.wait_for_turn()
