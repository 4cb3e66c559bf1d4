"""Tiles used in the middle of an action that must be paid for later (TE-11.4): the player must still be able
to pay.
"""

from __future__ import annotations

import pytest

from patolli.games.teotihuacan.position import TeotihuacanPosition

from .table import (
    asides,
    beside,
    give,
    goods,
    lay,
    level,
    offered,
    own,
    pile,
    place,
    play,
    question,
    royal,
    say,
    stand,
    steps,
    table,
)

Place = tuple[str, str, dict[str, int], str, list[str]]

PAID: list[Place] = [
    # the previous board, the board, the player's goods, the tile that uses them, and the earlier moves
    ("deco", "nobles", {"wood": 2, "cocoa": 1}, "dvp", ["main"]),
    ("build", "deco", {"gold": 3}, "dcoc", ["main"]),
    ("build", "deco", {"gold": 3}, "dcoc", ["main", "decorate k01"]),
    ("quarry", "alchemy", {"gold": 1}, "dcoc", ["main"]),
    ("forest", "build", {"stone": 2, "wood": 1}, "dvp", ["main"]),
    ("forest", "build", {"stone": 2, "wood": 1}, "dvp", ["main", "build p01"]),
    ("palace", "quarry", {"cocoa": 1}, "dave", ["worship quarry"]),
    ("mine", "palace", {"cocoa": 1, "wood": 1}, "dvp", ["worship palace2", "benefit royal", "1"]),
]


def spend(p: TeotihuacanPosition, tile: str) -> None:
    """Uses a tile for a blue step, which leads to a discovery tile that costs the reserved goods. The player
    may decline that tile.
    """
    assert "use dtblu" in asides(p)
    play(p, "use dtblu")
    if question(p) == "StepReward":
        play(p, f"claim {tile}" if f"claim {tile}" in offered(p) else "printed")


@pytest.mark.rule("TE-11.4", "TE-I3", "TE-I17", "TE-7.8")
@pytest.mark.parametrize(("before", "at", "has", "tile", "moves"), PAID)
def test_what_a_tile_takes_away_is_not_owed(
    before: str, at: str, has: dict[str, int], tile: str, moves: list[str]
) -> None:
    p = table()
    royal(p, "ra4", "rb7", "rc1")
    beside(p, "palace", None)
    beside(p, "quarry", None)
    if at == "build":
        lay(p, *(name for name in level(1) if p.stones[place(name)] < 0))
    if at == "nobles":
        p.rows = [0, 0, 3]
        stand(p, 0, f"{before} 3", "nobles 3", "nobles 3")
    else:
        stand(p, 0, f"{before} 3")
    if at == "quarry":
        stand(p, 1, "quarry 2 locked")
    give(p, 0, **has)
    own(p, 0, "dtblu")
    steps(p, 0, 3, 0, 9)  # the next green step brings nothing
    pile(p, "blue4", tile)
    say(p, f"worker {before} 3")
    play(p, f"go {at}")
    for text in moves:
        play(p, text)
    spend(p, tile)
    for _ in range(12):
        assert min([0, *goods(p).values()]) == 0, "an unaffordable price was paid"
        if p.asked() != [0] or question(p) == "ChooseWorker":
            break
        play(p, offered(p)[0])
