"""Checks for the fuzzer that the numbers shown at places of the board match the costs and gains of the moves
there.
"""

from __future__ import annotations

from ...kernel.events import EventLog
from . import events, moves, names
from .position import TzolkinPosition
from .starting_wealth import KeepTile
from .worker_pickup import ChooseAction


def faults(p: TzolkinPosition, seat: int, shown: dict[str, dict[str, int]]) -> list[str]:
    d = p.decision(seat)
    if isinstance(d, ChooseAction):
        return prices(p, seat, shown)
    if isinstance(d, KeepTile) and d.left == 1:
        return wealth(p, seat, shown)
    return []


def prices(p: TzolkinPosition, seat: int, shown: dict[str, dict[str, int]]) -> list[str]:
    """TZ-6.3: checks the prices in corn of the lower actions at each space."""
    found: list[str] = []
    d = p.decision(seat)
    assert isinstance(d, ChooseAction)
    for move in p.legal_moves(seat):
        if not moves.ACT < move <= moves.ACT + moves.HIGHEST_ACTION:
            continue
        q = p.copy()
        q.event_log = EventLog()
        q.play(seat, move)
        told = [one for one in q.event_log.events if one.kind in (events.STEPPED_BACK, events.CHOSE_FREELY)]
        paid = told[0].numbers[3] if told else 0
        said = shown.get(f"{names.WHEEL_IDS[d.wheel]} {move - moves.ACT}", {}).get("corn", 0)
        if paid != said:
            found.append(f"action {move - moves.ACT} costs {paid} corn, not {said}")
    return found


def wealth(p: TzolkinPosition, seat: int, shown: dict[str, dict[str, int]]) -> list[str]:
    """TZ-2.11: checks the goods shown for keeping each tile, which include those of the tiles
    already kept.
    """
    found: list[str] = []
    for move in p.legal_moves(seat):
        q = p.copy()
        q.play(seat, move)
        while q.drafts:
            other = q.asked()[0]
            q.play(other, q.default(other))
        tile = names.WEALTH_IDS[move - moves.KEEP]
        gained = gained_goods(p, q, seat)
        if any(gained.get(good, 0) < n for good, n in shown[tile].items()) and not is_pending(q, seat):
            found.append(f"{tile} gives {gained}, not {shown[tile]}")
    return found


def gained_goods(p: TzolkinPosition, after: TzolkinPosition, seat: int) -> dict[str, int]:
    had, has = p.seats[seat], after.seats[seat]
    found = {names.RESOURCE_IDS[i]: has.resources[i] - had.resources[i] for i in range(names.RESOURCES)}
    found[names.GOOD_IDS[names.SKULL]] = has.skulls - had.skulls
    found[names.GOOD_IDS[names.CORN]] = has.corn - had.corn
    return found


def is_pending(p: TzolkinPosition, seat: int) -> bool:
    """Returns whether another seat has to answer before this seat has received all its goods.

    Seats receive their goods one after another.
    """
    return bool(p.asked()) and p.turn != p.marker
