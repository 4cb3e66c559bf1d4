"""Checks for the fuzzer that the numbers shown at pyramid places and in notes match the results of
playing.
"""

from __future__ import annotations

from ...kernel.prospect_rules import AnswerNote, answered_alone
from . import moves, names, view_previews
from .actions.construction import ChoosePlace, Discount, Rotate
from .actions.decorations import ChooseSide
from .position import TeotihuacanPosition
from .scoring.upkeep import Upkeep
from .tiles.royal_tiles import Exchange


def faults(p: TeotihuacanPosition, seat: int, notes: dict[int, list[AnswerNote]]) -> list[str]:
    d = p.decision(seat)
    if isinstance(d, (ChoosePlace, Discount, Rotate)):
        return construction(p, seat)
    if isinstance(d, ChooseSide):
        return decoration(p, seat)
    if isinstance(d, Upkeep):
        return upkeep(p, seat, notes)
    return exchange(p, seat, notes) if isinstance(d, Exchange) else []


def construction(p: TeotihuacanPosition, seat: int) -> list[str]:
    """TE-8.17 to TE-8.19: checks the price of each place and the points for each rotation there."""
    found: list[str] = []
    laying = view_previews.laying(p.observation(seat))
    assert laying is not None
    for move in p.legal_moves(seat):
        q = p if isinstance(p.agenda[-1], Rotate) else answered_alone(p, seat, move)
        turned = q.agenda[-1]
        if not isinstance(turned, Rotate):
            continue
        place = names.PLACE_IDS[turned.place]
        whole = move == moves.SAVE_NOTHING or moves.ON <= move < moves.ON + names.PLACES
        if whole and spent(p, q, seat) != laying["prices"][place]:
            found.append(f"{place} costs {spent(p, q, seat)}, not {laying['prices'][place]}")
        shown = laying["places"][place]
        found.extend(rotations(q, seat, place, {one["rotation"]: one["points"] for one in shown}))
    return found


def rotations(p: TeotihuacanPosition, seat: int, place: str, shown: dict[int, int]) -> list[str]:
    found: list[str] = []
    for move in p.legal_moves(seat):
        points = scored(p, answered_alone(p, seat, move), seat)
        said = shown[move - moves.ROTATE]
        if points != said:
            found.append(f"{place} turned by {move - moves.ROTATE} brings {points}, not {said}")
    return found


def decoration(p: TeotihuacanPosition, seat: int) -> list[str]:
    """TE-8.13, TE-8.14"""
    laying = view_previews.laying(p.observation(seat))
    assert laying is not None
    found: list[str] = []
    for move in p.legal_moves(seat):
        side = view_previews.SIDES[move - moves.SIDE]
        points = scored(p, answered_alone(p, seat, move), seat)
        if points != laying["sides"][side]["points"]:
            found.append(f"a decoration on {side} brings {points}, not {laying['sides'][side]['points']}")
    return found


def upkeep(p: TeotihuacanPosition, seat: int, notes: dict[int, list[AnswerNote]]) -> list[str]:
    """TE-14.6: checks the number of points lost by paying less."""
    found: list[str] = []
    for move, noted in notes.items():
        if move >= moves.USE or move == moves.WAIVE:
            continue
        lost = -scored(p, answered_alone(p, seat, move), seat)
        said = sum([one.arguments["lost"] for one in noted if one.name == "loses"])
        if lost != said:
            found.append(f"paying {move} loses {lost} points, not {said}")
    return found


def exchange(p: TeotihuacanPosition, seat: int, notes: dict[int, list[AnswerNote]]) -> list[str]:
    """TE-10: checks the cocoa of an exchange and, if they are fixed, its goods."""
    found: list[str] = []
    for move, noted in notes.items():
        for one in noted:
            if one.name == "exchange":
                q = answered_alone(p, seat, move)
                cocoa = p.seats[seat].cocoa - q.seats[seat].cocoa
                goods = {good.arguments["good"]: good.arguments["count"] for good in one.arguments["goods"]}
                gained = {good: -n for good, n in spent(p, q, seat).items()}
                if cocoa != one.arguments["cocoa"] or gained != goods:
                    found.append(f"{move} exchanges give {gained} for {cocoa} cocoa, not as noted")
    return found


def scored(p: TeotihuacanPosition, after: TeotihuacanPosition, seat: int) -> int:
    return sum(after.seats[seat].points) - sum(p.seats[seat].points)


def spent(p: TeotihuacanPosition, after: TeotihuacanPosition, seat: int) -> dict[str, int]:
    had, has = p.seats[seat].resources, after.seats[seat].resources
    return {names.RESOURCE_IDS[i]: had[i] - has[i] for i in range(names.RESOURCES) if had[i] != has[i]}
