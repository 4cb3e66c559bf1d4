"""Questions that a table answers automatically, because most players always answer them in the same way.
Players can choose to be asked.

At the end of a turn, unused options can usually wait for the player's next turn. They cannot wait if there is
an eclipse before that turn, or if another player could use up the option first. A player who has claimed a
tile in this turn is asked as well, because there was perhaps no question since then. The order of temple
steps matters only if there is a discovery tile to claim. For upkeep, the table pays as much as the player's
cocoa allows.
"""

from __future__ import annotations

from typing import Final

from . import moves, names
from .economy import discovery_claims
from .position import APART, EXTRA, TeotihuacanPosition
from .scoring.upkeep import Upkeep, cocoa_due
from .tiles import discovery_use
from .tracks import temples
from .turn.rounds import FinishTurn

WINDOWS: Final = ["turn-end", "climb-order", "upkeep"]


def passes(p: TeotihuacanPosition, seat: int) -> bool:
    d = p.decision(seat)
    if isinstance(d, FinishTurn):
        return not is_something_urgent(p, seat)
    if isinstance(d, temples.ClimbInOrder):
        return not reaches_tiles(p, seat, [d.blue, d.red, d.green])
    return isinstance(d, Upkeep) and is_plain(p, seat)


def is_something_urgent(p: TeotihuacanPosition, seat: int) -> bool:
    """Returns whether this player has a usable tile that is new, or that would be worth less, or nothing, in
    the player's next turn.
    """
    usable = [
        move - moves.USE
        for move in discovery_use.ready(p.seats[seat])
        if discovery_use.illegal_reason(p, seat, move - moves.USE, True) == 0
    ]
    if is_eclipse_near(p):
        return bool(usable)
    if any(p.claimed & (1 << tile) for tile in usable):
        return True
    return any(is_raced_for(p, seat, tile) for tile in usable)


def is_eclipse_near(p: TeotihuacanPosition) -> bool:
    """TE-14.2, TE-17.1: returns whether an eclipse could be scored before the next turn of the player whose
    turn it is.
    """
    if not p.dark:
        return p.discs == EXTRA
    return p.discs != APART or p.black - p.white <= p.players


def is_raced_for(p: TeotihuacanPosition, seat: int, tile: int) -> bool:
    """Returns whether the tile leads to a step with discovery tiles or to the top of a temple."""
    c = p.tables
    player = p.seats[seat]
    steps = [c.discovery_climb[tile][temple] + c.discovery_climb_any[tile] for temple in range(names.TEMPLES)]
    if reaches_tiles(p, seat, steps):
        return True
    for temple in range(names.TEMPLES):
        below = c.top_step - player.temples[temple]
        if 0 < below <= steps[temple]:
            return True
    for step in range(player.avenue + 1, min(c.avenue_top, player.avenue + c.discovery_avenue[tile]) + 1):
        if has_tiles(p, c.avenue_pile[step]):
            return True
    return False


def reaches_tiles(p: TeotihuacanPosition, seat: int, steps: list[int]) -> bool:
    """TE-9.2: returns whether there are discovery tiles on any of the next steps in the temples."""
    c = p.tables
    for temple in range(names.TEMPLES):
        now = p.seats[seat].temples[temple]
        for step in range(now + 1, min(c.top_step, now + steps[temple]) + 1):
            if has_tiles(p, c.temple_pile[temple][step]):
                return True
    return False


def has_tiles(p: TeotihuacanPosition, pile: int) -> bool:
    return pile != names.NO_TILE and bool(discovery_claims.in_pile(p, pile))


def is_plain(p: TeotihuacanPosition, seat: int) -> bool:
    """TE-14.6: returns whether the seat has enough cocoa for all workers, or no tile that would help
    to pay.
    """
    player = p.seats[seat]
    helps = player.tiles[names.DFREE] > 0 or player.tiles[names.DCOC] > 0
    return cocoa_due(p, seat) == 0 or not helps
