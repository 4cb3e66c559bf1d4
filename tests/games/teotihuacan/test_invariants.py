"""TE-I1 to TE-I18: invariants report positions that were broken on purpose, and nothing in random games."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from patolli.games.teotihuacan import invariants, names
from patolli.games.teotihuacan.game import GAME
from patolli.games.teotihuacan.position import TeotihuacanPosition
from patolli.kernel.chance import Rng
from patolli.kernel.fuzzing import checks
from patolli.kernel.seats import CHANCE

from .table import (
    question,
    stand,
    start,
    steps,
    table,
)

Breaks = Callable[[TeotihuacanPosition], object]


def put(path: str, value: object) -> Breaks:
    """Returns a change that assigns a value to a path such as `seats.1.cocoa`."""

    def setting(p: TeotihuacanPosition) -> None:
        *way, last = path.split(".")
        here: object = p
        for part in way:
            here = here[int(part)] if isinstance(here, list) else getattr(here, part)
        if isinstance(here, list):
            here[int(last)] = value
        else:
            setattr(here, last, value)

    return setting


CASES: list[tuple[str, Breaks]] = [
    ("TE-I1", put("at.0", 8)),
    ("TE-I1", put("power.0", 6)),
    ("TE-I1", put("power.3", 2)),
    ("TE-I1", put("at.0", names.NOWHERE)),
    ("TE-I2", put("space.0", 3)),
    ("TE-I2", put("space.0", 7)),
    ("TE-I3", put("seats.1.cocoa", -1)),
    ("TE-I3", put("seats.1.resources.2", -1)),
    ("TE-I3", put("seats.1.points.0", -1)),
    ("TE-I4", put("white", 13)),
    ("TE-I4", put("white", -1)),
    ("TE-I4", put("black", 10)),
    ("TE-I4", put("eclipses", 4)),
    ("TE-I5", put("seats.0.tiles.7", 1)),
    ("TE-I5", put("seats.0.used.7", -1)),
    ("TE-I5", put("discarded", [0, 0, 0, 1, *[0] * 17])),
    ("TE-I5", put("piles.3", 9)),
    ("TE-I6", put("decorations.0", 5)),
    ("TE-I6", put("shown_decorations.0", 1)),
    ("TE-I7", put("stones.29", 4)),
    ("TE-I7", put("shown_stones.0", 99)),
    ("TE-I8", put("rows.0", 6)),
    ("TE-I8", put("rows.2", -1)),
    ("TE-I9", put("seats.2.temples.1", 12)),
    ("TE-I9", put("seats.2.avenue", 10)),
    ("TE-I9", put("seats.2.track", -1)),
    ("TE-I10", put("seats.2.technologies", 1 << 3)),
    ("TE-I12", put("colours", 5)),
    ("TE-I13", put("discs", 1)),
    ("TE-2.1", put("ring", [0, 0, 4, 1, 7, 6, 5, 3])),
    ("TE-2.1", put("slots", [0, 0, 1, 7, 2, 6, 5, 4])),
    ("TE-2.2", put("royal", [9, 4, 0])),
    ("TE-2.2", put("royal", [6, 6, 0])),
    ("TE-2.3", put("technologies", [5, 1, 2, 4, 7, 8])),
    ("TE-2.4", put("bonuses", [3, 3, 6])),
    ("TE-1.8", put("first", 4)),
    ("TE-6.3", put("active", 5)),
    ("TE-8.18", put("icons.0", 1)),
]


@pytest.mark.rule("TE-I1", "TE-I2", "TE-I3", "TE-I4", "TE-I5", "TE-I6")
@pytest.mark.rule("TE-I7", "TE-I8", "TE-I9", "TE-I10", "TE-I12", "TE-I13")
@pytest.mark.parametrize(("rule", "breaks"), CASES)
def test_a_broken_position_is_named(rule: str, breaks: Breaks) -> None:
    p = table()
    assert GAME.faults(p) == []
    breaks(p)
    assert rule in {fault.partition(":")[0] for fault in GAME.faults(p)}


@pytest.mark.rule("TE-I9", "TE-I2", "TE-I6", "TE-15.1")
def test_what_two_players_cannot_share() -> None:
    p = table()
    steps(p, 0, 11, 0, 0)
    steps(p, 1, 11, 0, 0)
    assert GAME.faults(p) == ["TE-I9: several on top of temple 0"]
    p = table()
    stand(p, 0, "forest 2 locked")
    stand(p, 1, "forest 2 locked")
    assert [fault[:5] for fault in GAME.faults(p)] == ["TE-I2"]
    p = table(3)
    p.space[12] = 3
    assert any(fault.startswith("TE-I2") for fault in GAME.faults(p))


@pytest.mark.rule("TE-I9", "TE-I13", "TE-I15")
@pytest.mark.parametrize(
    "breaks",
    [
        put("seats.0.temples.1", 0),
        put("seats.0.avenue", 0),
        put("seats.0.technologies", 0),
        put("seats.0.used.7", 0),
        put("eclipses", 0),
        put("round", 1),
        put("round", 9),
        put("white", 2),
        put("white", 9),
        put("complete", False),
    ],
)
def test_what_cannot_be_about_a_move(breaks: Breaks) -> None:
    p = table()
    p.seats[0].temples = [1, 1, 1]
    p.seats[0].avenue = 1
    p.seats[0].technologies = 1
    p.seats[0].used[7] = 1
    p.eclipses = 1
    p.complete = True
    after = p.copy()
    assert GAME.faults_between(p, after, 0, 0) == []
    assert isinstance(after, TeotihuacanPosition)
    breaks(after)
    assert invariants.faults_between(p, after)


@pytest.mark.rule("TE-I1", "TE-I11", "TE-I17", "TE-6.7")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_displays_are_full_after_every_turn(players: int) -> None:
    p = start(players)
    dice = Rng(players)
    moment = -1
    while p.asked():
        seat = p.asked()[0]
        options = p.legal_moves(seat)
        checks.offers(GAME, p, dice)
        if p.round > 0 and GAME.turn_count(p) != moment:
            moment = GAME.turn_count(p)
            assert GAME.faults(p) == []
            if seat != CHANCE and question(p) == "ChooseWorker":
                assert len(p.shown_stones) == min(3, len(p.shown_stones) + p.decks[2].size)
                assert len(p.shown_decorations) == min(4, len(p.shown_decorations) + p.decks[1].size)
                assert names.NO_TILE not in p.beside_boards or p.decks[0].size == 0
        p.play(seat, options[dice.weighted(p.odds()) if seat == CHANCE else dice.below(len(options))])
    assert p.eclipses == 3
