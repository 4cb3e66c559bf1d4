"""Combats for the tests of cards: Ani attacks a land temple with Frank's warriors or a creature on it."""

from __future__ import annotations

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.position import ChichenPosition
from patolli.kernel.events import EventLog
from patolli.kernel.seats import CHANCE

from . import table as t

ANI, FRANK = 0, 1
AT = "P10"  # a land temple two steps from the city


def battle(defenders: int = 2) -> ChichenPosition:
    """Returns a position in which Ani has six warriors in the city and may attack, and Frank controls the
    temple. The players own nothing else.
    """
    p = t.table()
    t.put(p, ANI, "city", 3)
    t.put(p, FRANK, AT, defenders)
    t.war(p, ANI, 1)
    return p


def hunt(creature: str, strength: int, at: str = AT) -> ChichenPosition:
    """Returns a position in which Ani has six warriors in the city, and a creature occupies the tile her
    group will move to.
    """
    p = t.table()
    t.put(p, ANI, "city", 3)
    t.creature(p, at, creature, strength)
    return p


def go(p: ChichenPosition, warriors: int = 3, heroes: str = "", at: str = AT) -> None:
    """Moves Ani's group from the city to `at` and begins the combat."""
    t.fight(p, ANI, "city", at, warriors, heroes)


def phase(p: ChichenPosition) -> str:
    """Returns the current phase of the combat, or "" outside a combat."""
    return names.PHASE_IDS[p.combat.phase] if p.combat.phase >= 0 else ""


def phases(p: ChichenPosition) -> list[str]:
    return [names.PHASE_IDS[int(e["phase"])] for e in t.emitted(p, "phase")]


def until(p: ChichenPosition, name: str) -> None:
    """Plays until this phase. Both players pass, and all dice show 6."""
    while phase(p) != name:
        seat = p.asked()[0]
        p.play(seat, p.legal_moves(seat)[-1] if seat == CHANCE else p.default(seat))


def used(p: ChichenPosition) -> list[str]:
    """Returns the cards used so far, in order."""
    return [names.CARD_IDS[int(e["card"])] for e in t.emitted(p, "card-used")]


def fork(p: ChichenPosition) -> ChichenPosition:
    """Returns a copy whose event log is empty."""
    q = p.copy()
    q.event_log = EventLog()
    return q
