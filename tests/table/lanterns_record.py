"""A game record of the proving game, in the format of a table."""

from __future__ import annotations

import random

from patolli.kernel import records
from patolli.kernel.chance import CommittedSeed
from patolli.kernel.match import Match
from tests.kernel.lanterns.game import GAME


def lanterns_match(moves: int) -> Match:
    """Plays random moves in a two-player game with a committed seed."""
    words = ["ana's word", "ben's word"]
    match = Match(GAME, 2, CommittedSeed(bytes(range(32)), words), {"nights": "3"})
    dice = random.Random(2)
    for _ in range(moves):
        if not match.asked():
            break
        seat = dice.choice(match.asked())
        match.play(seat, dice.choice(match.position.offer(seat)))
    return match


def lanterns_record(moves: int) -> str:
    return records.write(lanterns_match(moves), ["Ana", "Ben"])
