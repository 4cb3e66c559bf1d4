"""Plays random games and computes the odds of every move that has any."""

from __future__ import annotations

from patolli.kernel.chance import Rng
from patolli.kernel.game import Game
from patolli.kernel.odds import odds_of
from patolli.kernel.seats import CHANCE
from patolli.kernel.stakes import Odds


def ask_for_odds(game: Game, players: int, seed: int, most: int, steps: int = 300) -> list[Odds]:
    """Plays a random game with the stress components, and computes the odds of up to `most` moves."""
    p = game.start(players, {}, game.stress_box())
    rng = Rng(seed)
    found: list[Odds] = []
    while p.asked() and len(found) < most:
        seat = p.asked()[rng.below(len(p.asked()))]
        offered = p.legal_moves(seat)
        move = offered[rng.below(len(offered))]
        if seat == CHANCE:
            move = offered[rng.weighted(p.odds())]
        else:
            one = odds_of(game, p, seat, [move], steps)
            if one is not None:
                check(one)
                found.append(one)
        p.play(seat, move)
    return found


def check(one: Odds) -> None:
    assert abs(sum(one.chances) - 10_000) <= len(one.chances)
    for low, chance, high in zip(one.low, one.chances, one.high, strict=True):
        assert 0 <= low <= chance <= high <= 10_000
    assert one.exact == (one.samples == 0)
