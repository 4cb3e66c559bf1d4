"""Tables in the middle of a game: bots play up to a certain question, then the test takes seat 0."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

import patolli
from patolli.games import load
from patolli.kernel.chance import CommittedSeed
from patolli.kernel.match import Match
from patolli.kernel.position import Position
from patolli.players.factory import make_player
from patolli.table import clock
from patolli.table.archive import TableArchive
from patolli.table.keys import Keys, new_id, secret_in
from patolli.table.operator import OperatorKey
from patolli.table.protocol import Pace
from patolli.table.session import milliseconds
from patolli.table.store import schema
from patolli.table.store.rows import SeatRow, TableRow
from patolli.table.table_import import FORMAT, Exported, steps_of

SEAT: Final = 0
NAMES: Final = ["Ana", "Ben", "Caro", "Dan"]
MOST_MOVES: Final = 5000


def played(
    game: str,
    players: int,
    seed: int,
    until: Callable[[Position], bool],
    bots: str = "greedy:1:careless=25",
    others_first: bool = False,
) -> Match:
    """Lets bots play until seat 0 is asked a question and `until` is true. The bots play carelessly, so that
    a variety of positions occurs.

    If `others_first` is true, seat 0 is the last to answer a simultaneous question.
    """
    fate = CommittedSeed(seed.to_bytes(32, "big"), ["a word"] * players)
    match = Match(load(game), players, fate)
    player = make_player(bots, match.game, seed)
    for n in range(MOST_MOVES):
        asked = match.asked()
        if not asked or (asked == [SEAT] and until(match.position)):
            return match
        seat = asked[-1] if others_first else asked[0]
        player.reseed(seed + n, f"seat {seat}")
        match.play(seat, player.choose(match.position.observation(seat), seat))
    raise AssertionError("no such position in this game")


def put(data: Path, match: Match) -> str:
    """Stores the match in a data folder, before the server is started. Returns the path of the link to seat
    0.
    """
    game, players = match.game, match.position.players
    source = match.source
    assert isinstance(source, CommittedSeed)
    id_ = new_id()
    steps = steps_of(match)
    now = milliseconds()
    state = "running" if match.asked() else "over"
    row = TableRow(
        id_, game.name, game.edition, patolli.__version__, "", match.position.box.digest, match.options,
        Pace(), False, False, True, state, "", "", source.seed, source.words, source.epochs, len(steps),
        match.asked(), [1] * players, 0, clock.fresh(Pace(), players), None, [], "", now, now,
    )  # fmt: skip
    seats = [
        SeatRow(id_, seat, "person" if seat == SEAT else "bot", NAMES[seat], word="a word", level="level-2")
        for seat in range(players)
    ]
    seats[SEAT].level = ""
    with TableArchive(data, "") as archive:
        archive.take(msgspec.json.encode(Exported(FORMAT, row, seats, steps, [])).decode())
        keys = Keys(secret_in(data), OperatorKey(data))
        token, kept = keys.new(id_, SEAT)
        with archive.engine.begin() as c:
            c.execute(
                schema.seats.update()
                .where(schema.seats.c.table_id == id_, schema.seats.c.seat == SEAT)
                .values(key=kept)
            )
    return f"#/table/{id_}/seat/{token}"
