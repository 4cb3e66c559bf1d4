"""Checks whether a bot program follows the protocol. Plays games with it, and describes the first fault in a
sentence.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from ..games import load as load_game
from ..games import names as game_names
from ..kernel.chance import Rng, Seeded
from ..kernel.match import Match
from ..players.bot_connection import BotFault
from ..players.program_player import ProgramPlayer

PATIENCE = 0.2
"""How long to wait, in seconds, for replies that the bot must not send."""


def check(name: str, wanted: list[str], seed: int = 1) -> Iterator[tuple[bool, str]]:
    """Yields a result for each check: whether the bot passed it, and a sentence about it. Stops after the
    first fault.
    """
    player = ProgramPlayer(name, load_game(game_names()[0]), seed, show_errors=True)
    program = player.program
    try:
        began = time.monotonic()
        connection = program.connect()
        yield True, f"it reports its name as {program.called!r} after {time.monotonic() - began:.2f} s"
        connection.send({"do": "a-message-of-a-later-version"}, program.seconds)
        time.sleep(PATIENCE)
        connection.unasked()
        yield True, "it ignores unknown messages"
        for game in wanted or game_names():
            yield True, play(player, game, seed)
        connection = program.connection or program.connect()
        connection.unasked()
        began = time.monotonic()
        program.close()
        slow = time.monotonic() - began
        ends = (
            "it exits when its input is closed"
            if slow < 1
            else "it does not exit when its input is closed, and was stopped"
        )
        yield slow < 1 or bool(program.address[0]), ends
    except BotFault as fault:
        yield False, str(fault)
    finally:
        program.close()


def play(player: ProgramPlayer, name: str, seed: int) -> str:
    """Plays a whole game with the bot in the first seat and random moves in the others."""
    game = load_game(name)
    players = max(2, game.fewest)
    match = Match(game, players, Seeded(seed))
    rng = Rng(seed)
    player.game = game
    player.reseed(seed, f"check {name}")
    slowest, decisions = 0.0, 0
    while not match.over():
        seat = match.asked()[0]
        if seat == 0:
            began = time.monotonic()
            try:
                move = player.choose(match.position.observation(seat), seat)
            except BotFault as fault:
                kind = match.position.question(seat).kind
                raise BotFault(f"{name}, decision {decisions + 1} ({kind}): {fault}") from None
            slowest = max(slowest, time.monotonic() - began)
            decisions += 1
        else:
            options = match.position.legal_moves(seat)
            move = options[rng.below(len(options))]
        match.play(seat, move)
    final = match.position.scores()
    player.program.over(player.chair, {"totals": final.totals(), "unit": final.unit, "ranks": final.ranks})
    points = final.totals()[0] / final.unit
    return f"{name}: {decisions} decisions, the slowest after {slowest:.2f} s, {points:g} points"
