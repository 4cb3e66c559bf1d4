"""Checks for the fuzzer that the notes about creatures and owners of tiles are true."""

from __future__ import annotations

from ...kernel.events import EventLog
from ...kernel.prospect_rules import AnswerNote
from . import events, moves, names
from .position import ChichenPosition


def faults(p: ChichenPosition, notes: dict[int, list[AnswerNote]]) -> list[str]:
    """CI-2.7, CI-2.10: returns faults in the notes about a creature's known or possible strength and about
    the warriors on a tile.
    """
    found: list[str] = []
    for move, noted in notes.items():
        tile = tile_of(move)
        for one in noted:
            if one.name in ("creature", "creature-one-of"):
                hearts, possible = strength(p, tile), possible_hearts(one)
                if hearts >= 0 and hearts not in possible:
                    found.append(f"tile {tile} has {hearts} hearts, not one of {possible}")
            elif (
                one.name in ("held-by", "held-with-heroes") and one.arguments["warriors"] != p.warriors[tile]
            ):
                found.append(f"tile {tile} has {p.warriors[tile]} warriors, not {one.arguments['warriors']}")
    return found


def attacks(p: ChichenPosition, seat: int, tiles: list[int]) -> list[str]:
    """Returns a fault unless the moves to these tiles, and only these, begin a combat with another player."""
    found: list[str] = []
    for move in p.legal_moves(seat):
        tile = move - moves.GO
        if not 0 <= tile < names.TILES:
            continue
        q = p.copy()
        q.event_log = EventLog()
        q.play(seat, move)
        attacks = any(one.kind == events.ATTACKED for one in q.event_log.events)
        if attacks != (tile in tiles):
            found.append(f"going to tile {tile} {'attacks' if attacks else 'does not attack'}")
    return found


def possible_hearts(note: AnswerNote) -> list[int]:
    if note.name == "creature":
        return [note.arguments["hearts"]]
    return [count.arguments["hearts"] for count in note.arguments["list"]]


def strength(p: ChichenPosition, tile: int) -> int:
    """Returns the strength that has been drawn, or a negative number if no player has seen it yet."""
    return p.strengths[p.creatures[tile]].values[tile]


def tile_of(move: int) -> int:
    for first in (moves.GO, moves.STEP, moves.SCOUT):
        if first <= move < first + names.TILES:
            return move - first
    return -1
