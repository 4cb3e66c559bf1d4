"""Combats for the tests of the cards: Ani attacks Frank's land temple, or a creature there."""

from __future__ import annotations

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.position import ChichenPosition
from patolli.kernel.events import EventLog
from patolli.kernel.seats import CHANCE

from . import table as t

ANI, FRANK = 0, 1
AT = "P10"  # a land temple two steps from the city


def battle(defenders: int = 2) -> ChichenPosition:
    """Ani has six warriors in the city and may attack. Frank controls the temple. The two players have
    nothing else.
    """
    p = t.table()
    t.put(p, ANI, "city", 3)
    t.put(p, FRANK, AT, defenders)
    t.war(p, ANI, 1)
    return p


def hunt(creature: str, strength: int, at: str = AT) -> ChichenPosition:
    """Ani has six warriors in the city. A creature is at the destination of Ani's group."""
    p = t.table()
    t.put(p, ANI, "city", 3)
    t.creature(p, at, creature, strength)
    return p


def go(p: ChichenPosition, warriors: int = 3, heroes: str = "", at: str = AT) -> None:
    """Ani's group moves from the city to the place `at`, and the combat begins."""
    t.fight(p, ANI, "city", at, warriors, heroes)


def phase(p: ChichenPosition) -> str:
    """Returns the current phase; empty before and after a combat."""
    return names.PHASE_IDS[p.combat.phase] if p.combat.phase >= 0 else ""


def phases(p: ChichenPosition) -> list[str]:
    """Returns the phases played so far."""
    return [names.PHASE_IDS[int(e["phase"])] for e in t.emitted(p, "phase")]


def until(p: ChichenPosition, name: str) -> None:
    """Both players pass and all dice show 6 until this phase."""
    while phase(p) != name:
        seat = p.asked()[0]
        p.play(seat, p.legal_moves(seat)[-1] if seat == CHANCE else p.default(seat))


def used(p: ChichenPosition) -> list[str]:
    """Returns the cards that were used according to the events, in order."""
    return [names.CARD_IDS[int(e["card"])] for e in t.emitted(p, "card-used")]


def fork(p: ChichenPosition) -> ChichenPosition:
    """Returns a copy of the combat that collects events from now on."""
    q = p.copy()
    q.event_log = EventLog()
    return q
