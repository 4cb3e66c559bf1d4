"""Records games between equal players, for measurements and fits."""

from __future__ import annotations

from ..games import load as load_game
from ..kernel import records
from ..kernel.chance import Seeded
from ..kernel.match import Match
from ..players.factory import make_player


def recorded(game_name: str, players: int, player: str, seed: int) -> str:
    """Plays a game and returns its record."""
    game = load_game(game_name)
    match = Match(game, players, Seeded(seed))
    chairs = [make_player(player, game, seed * 10 + seat) for seat in range(players)]
    while not match.over():
        seat = match.asked()[0]
        match.play(seat, chairs[seat].choose(match.position.observation(seat), seat))
    return record_of(match)


def record_of(match: Match) -> str:
    """Returns the record of a game whose players are named by their seats."""
    return records.write(match, [f"Player {seat + 1}" for seat in range(match.position.players)])
