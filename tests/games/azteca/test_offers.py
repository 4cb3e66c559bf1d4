"""In whole games, exactly the legal moves are offered, reasons for illegal moves contain their numbers, and
no invariant is violated.

Random players reach every kind of question. The stress box makes the rare ones more frequent.
"""

from __future__ import annotations

import pytest

from patolli.games.azteca import names
from patolli.games.azteca.game import GAME
from patolli.games.azteca.position import AztecaPosition
from patolli.kernel.chance import Rng
from patolli.kernel.seats import CHANCE

from .table import broken

NUMBERS = {entry.name: len(entry.numbers) for entry in GAME.reasons.entries.values()}


def check(p: AztecaPosition, seat: int) -> None:
    d = p.decision(seat)
    options = p.legal_moves(seat)
    free = []
    for move in d.candidates(p, seat):
        if d.illegal_reason(p, seat, move) == 0:
            free.append(move)
        else:
            reason = p.why_not(seat, move)
            assert reason is not None
            assert len(reason.numbers) == NUMBERS[reason.name], reason.name
    assert sorted(options) == sorted(free), d.id
    assert d.default(p, seat) in options or d.secret, d.id


def checked_game(players: int, seed: int, *, rich: bool, most: int) -> set[str]:
    """Plays a game and returns the kinds of questions in it."""
    dice = Rng(seed)
    p = GAME.set_up(
        players, {"peoples": "chosen", "length": "whole"}, GAME.stress_box() if rich else GAME.printed_box()
    )
    assert isinstance(p, AztecaPosition)
    p.run_on()
    met: set[str] = set()
    for turn in range(most):
        asked = p.asked()
        if not asked:
            break
        seat = asked[dice.below(len(asked))]
        options = p.legal_moves(seat)
        if seat == CHANCE:
            at = dice.weighted(p.odds())
        else:
            at = dice.below(len(options))
            kind = p.question(seat).kind
            if kind not in met or turn % 3 == 0:
                check(p, seat)
            met.add(kind)
        p.play(seat, options[at])
        if turn % 5 == 0:
            assert broken(p) == set(), GAME.faults(p)
    return met


@pytest.mark.rule("AZ-D6", "AZ-D11", "AZ-D15", "AZ-D22", "AZ-D23", "AZ-D25", "AZ-D26", "AZ-D30")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (4, 4)])
def test_offers_of_rich_games(players: int, seed: int) -> None:
    met = checked_game(players, seed, rich=True, most=6000)
    assert {"Buy", "Order", "Mission", "Sail", "NextArea", "Lose", "Fill", "Bid"} <= met


def test_offers_of_a_printed_game() -> None:
    met = checked_game(4, names.LAND, rich=False, most=6000)
    assert {"PlaceMarker", "LayMarker", "Give", "OfferSp", "Activate"} <= met
