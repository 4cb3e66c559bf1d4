"""Random games in which all players get many discovery tiles and few goods before each turn.

With seeds 12 and 132, players could once spend more than they had.
"""

from __future__ import annotations

import random

import pytest

from patolli.games.teotihuacan import names
from patolli.games.teotihuacan.game import GAME
from patolli.games.teotihuacan.position import TeotihuacanPosition
from patolli.kernel.seats import CHANCE

from .table import question, start

SPENDING = ("claim", "main", "worship", "use", "unlock", "benefit", "give")


def from_stack(p: TeotihuacanPosition, dice: random.Random) -> int:
    deck = p.decks[0]
    found = [kind for kind in range(names.DISCOVERIES) if deck.rest[kind] > 0 and not deck.tail]
    if not found:
        return names.NO_TILE
    kind = dice.choice(found)
    deck.rest[kind] -= 1
    deck.size -= 1
    return kind


def shower(p: TeotihuacanPosition, seat: int, dice: random.Random) -> None:
    """Makes used tiles ready again, fills every pile, and puts the markers one step below a pile."""
    player = p.seats[seat]
    for kind in range(names.MASKS, names.DISCOVERIES):
        player.tiles[kind] += player.used[kind]
        player.used[kind] = 0
    for pile in range(names.PILES):
        first = pile * names.DISCOVERIES
        if sum(p.piles[first : first + names.DISCOVERIES]) == 0:
            kind = from_stack(p, dice)
            if kind != names.NO_TILE:
                p.piles[first + kind] += 1
    while sum(player.tiles[names.MASKS :]) < 9 and p.decks[0].size > 6:
        player.tiles[from_stack(p, dice)] += 1
    player.temples = [3, 4, dice.choice([2, 5])]
    player.avenue = dice.choice([2, 5, 7])
    player.cocoa = dice.randrange(5)
    player.resources = [dice.randrange(4) for _ in range(names.RESOURCES)]
    p.forget()


def choice(p: TeotihuacanPosition, seat: int, dice: random.Random) -> int:
    options = p.legal_moves(seat)
    if seat == CHANCE:
        return dice.choices(options, p.odds())[0]
    asides = p.asides(seat)
    if asides and dice.random() < 0.4:
        return dice.choice(asides)
    spending = [move for move in options if GAME.vocabulary.text(move).split()[0] in SPENDING]
    return dice.choice(spending if spending and dice.random() < 0.7 else options)


@pytest.mark.rule("TE-11.4", "TE-I3", "TE-I5", "TE-I17")
@pytest.mark.parametrize("seed", [*range(8, 18), 132])
def test_nothing_is_overspent_and_no_question_is_stuck(seed: int) -> None:
    dice = random.Random(seed)
    p = start(1 + seed % 4, power_ups=dice.choice(["workers-used", "any-on-board"]))
    while p.asked():
        seat = dice.choice(p.asked())
        if p.round > 0 and seat != CHANCE and question(p) == "ChooseWorker" and not p.normal:
            shower(p, seat, dice)
        p.play(seat, choice(p, seat, dice))
        assert all(player.cocoa >= 0 and min(player.resources) >= 0 for player in p.seats)
    assert GAME.faults(p) == []
