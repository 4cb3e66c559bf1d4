"""Plays one game of a tournament. If a player fails, the fault is recorded and default answers are played for
it.
"""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any

from ..games import load as load_game
from ..kernel import records
from ..kernel.chance import Seeded
from ..kernel.match import Match
from ..kernel.seats import CHANCE
from ..players.factory import Player, make_player
from ..players.program_player import ProgramPlayer
from .schedule import Schedule


@dataclass
class GameResult:
    """The result of one game. Lists have one entry per seat."""

    number: int
    players: list[int]
    points: list[float]
    ranks: list[int]
    sources: dict[str, list[float]]
    said: list[dict[str, int]]
    """For each seat, how often each move was played. The name of this field affects published digests."""
    turns: int
    moves: int
    faults: list[str]
    seconds: list[float]
    """CPU seconds by seat, which are not part of the reproducible result."""
    record: str

    def result(self) -> dict[str, Any]:
        """Returns the reproducible part of the result, which does not depend on the machine."""
        fields = asdict(self)
        del fields["seconds"]
        return fields


def play(plan: Schedule, number: int) -> GameResult:
    game = load_game(plan.game)
    match = Match(game, len(plan.players), Seeded(plan.chance_seed(number)), plan.options)
    seated = plan.seats(number)
    bots: list[Player | None] = [
        make_player(plan.players[player], game, plan.player_seed(number, player)) for player in seated
    ]
    seconds = [0.0] * len(seated)
    faults: list[str] = []
    while not match.over():
        seat = match.asked()[0]
        player = bots[seat]
        began = time.process_time()
        move = -1
        if player is not None:
            try:
                observed = match.position.observation(seat)
                move = player.choose(observed, seat)
                if move not in match.position.legal_moves(seat) and move not in match.position.asides(seat):
                    raise ValueError(f"{move} is not offered")
            except Exception as fault:  # noqa: BLE001 - whatever fails in a bot, the game goes on
                name = plan.players[seated[seat]]
                faults.append(f"{name}, move {len(match.log)}: {type(fault).__name__}: {fault}")
                bots[seat] = None
                move = -1
        seconds[seat] += time.process_time() - began
        match.play(seat, move if move >= 0 else match.position.default(seat))
    for player in bots:
        if isinstance(player, ProgramPlayer):
            player.end_game(match.position.scores())
    return result_of(plan, number, match, seated, seconds, faults)


def result_of(
    plan: Schedule, number: int, match: Match, seated: list[int], seconds: list[float], faults: list[str]
) -> GameResult:
    final = match.position.scores()
    said: list[Counter[str]] = [Counter() for _ in seated]
    for entry in match.log:
        if entry.seat != CHANCE:
            said[entry.seat][match.game.vocabulary.text(entry.move)] += 1
    return GameResult(
        number=number,
        players=seated,
        points=[total / final.unit for total in final.totals()],
        ranks=final.ranks,
        sources={
            source: [row[i] / final.unit for row in final.table] for i, source in enumerate(final.sources)
        },
        said=[dict(sorted(counted.items())) for counted in said],
        turns=max(0, match.game.turn_count(match.position)),
        moves=len(match.log),
        faults=faults,
        seconds=[round(spent, 3) for spent in seconds],
        record=records.write(match, [plan.players[player] for player in seated]),
    )
