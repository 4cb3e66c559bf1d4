"""Checks for the fuzzer that the prices shown in notes and areas are those that are paid."""

from __future__ import annotations

from ...kernel.prospect_rules import AnswerNote, answered_alone
from ...kernel.vocabulary import STOP
from . import moves, names
from .phases.purchase import BUY
from .pochtecas.missions import MISSION, Mission
from .position import AztecaPosition


def mission_prices(p: AztecaPosition, seat: int, notes: dict[int, list[AnswerNote]]) -> list[str]:
    """AZ-10.7"""
    if not isinstance(p.decision(seat), Mission):
        return []
    found: list[str] = []
    for move, noted in notes.items():
        paid = p.tribute[seat] - answered_alone(p, seat, move).tribute[seat]
        said = price_in(noted)
        if paid != said:
            found.append(f"mission {move} costs {paid}, not {said}")
    return found


def purchase_prices(p: AztecaPosition, seat: int, notes: dict[int, list[AnswerNote]]) -> list[str]:
    """AZ-8.1: checks that the price of each unit shown in a note is the amount paid when the list is
    closed.
    """
    if not p.drafts or p.decision(seat) is not BUY:
        return []
    found: list[str] = []
    closed = bought(p, seat, -1)
    for move, noted in notes.items():
        if move != STOP:
            paid = closed - bought(p, seat, move)
            if paid != price_in(noted):
                found.append(f"buying {move} costs {paid}, not {price_in(noted)}")
    return found


def bought(p: AztecaPosition, seat: int, move: int) -> int:
    """Returns the tribute left if this unit is the last one on the list."""
    q = p.copy()
    if move >= 0:
        q.play(seat, move)
    if q.drafts and seat in q.asked() and q.decision(seat) is BUY:
        q.play(seat, STOP)
    return q.tribute[seat]


def area_prices(p: AztecaPosition, seat: int, shown: dict[str, dict[str, int]]) -> list[str]:
    """AZ-10.8: checks that a pochteca in the area can carry out the mission shown, at the price shown."""
    found: list[str] = []
    for name, prices in shown.items():
        area = names.AREA_IDS.index(name)
        for verb, price in prices.items():
            kind = names.MISSION_VERBS.index(verb)
            q = p.copy()
            q.drafts = []
            q.pochtecas = [*q.pochtecas]
            q.pochtecas[seat * names.POCHTECAS] = area
            q.tribute[seat] = max(q.tribute[seat], price)
            move = moves.mission(kind, 0)
            if MISSION.illegal_reason(q, seat, move) != 0:
                found.append(f"{verb} is not possible in {name}")
                continue
            had = q.tribute[seat]
            MISSION.take(q, seat, move)
            if had - q.tribute[seat] != price:
                found.append(f"{verb} in {name} costs {had - q.tribute[seat]}, not {price}")
    return found


def price_in(notes: list[AnswerNote]) -> int:
    return sum([one.arguments["tribute"] for one in notes if one.name == "price"])
