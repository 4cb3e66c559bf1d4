"""The Avenue of the Dead (TE-9.4)."""

from __future__ import annotations

from .. import events, names
from ..economy import discovery_claims
from ..position import TeotihuacanPosition


def advance(p: TeotihuacanPosition, seat: int, steps: int, source: int) -> None:
    """TE-9.4: advances step by step, up to the end of the Avenue. Tiles can be claimed on steps 3, 6
    and 8.
    """
    c = p.tables
    player = p.seats[seat]
    for _ in range(steps):
        if player.avenue >= c.avenue_top:
            p.emit(events.AVENUE_LAPSED, seat, source)
            return
        player.avenue += 1
        p.emit(events.AVENUE, seat, player.avenue, source)
        pile = c.avenue_pile[player.avenue]
        if pile == names.NO_TILE or seat != p.turn:
            continue
        if discovery_claims.might_claim(p, seat, pile):
            p.push(discovery_claims.ClaimOnAvenue(pile))
        else:
            for tile in discovery_claims.in_pile(p, pile):
                p.emit(events.TOO_DEAR, seat, tile, player.avenue)
