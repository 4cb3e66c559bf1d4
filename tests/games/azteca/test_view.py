"""What the view shows beside the table: own sealed answers, who has sealed, strengths, the judgement."""

from __future__ import annotations

from typing import Any

from patolli.games.azteca.game import GAME
from patolli.games.azteca.position import AztecaPosition
from patolli.kernel.chance import Rng
from patolli.kernel.seats import CHANCE, SPECTATOR

from .table import start


def shown(p: AztecaPosition, seat: int) -> dict[str, Any]:
    view: dict[str, Any] = GAME.show(p.observation(seat))
    return view


def played_until(kind: str, seed: int = 3) -> AztecaPosition:
    """A game of four at random until this is asked."""
    p = start(4)
    dice = Rng(seed)
    for _ in range(4000):
        seat = p.asked()[0]
        if p.question(seat).kind == kind:
            return p
        options = p.legal_moves(seat)
        move = dice.weighted(p.odds()) if seat == CHANCE else int(dice.below(len(options)))
        p.play(seat, options[move])
    raise AssertionError(f"{kind} is never asked")


def test_only_the_seat_itself_sees_its_sealed_answers_and_all_see_who_has_sealed() -> None:
    p = played_until("Fill")
    seat = p.asked()[0]
    while seat in p.asked():
        p.play(seat, p.legal_moves(seat)[0])
    own = shown(p, seat)
    assert own["slips"]
    assert own["sealed"] == [seat]
    for other in (*(one for one in range(4) if one != seat), SPECTATOR):
        assert shown(p, other)["slips"] == []
        assert shown(p, other)["sealed"] == [seat]


def test_the_strength_of_a_side_is_shown_to_those_who_know_its_soldiers() -> None:
    p = played_until("Retreat")
    attacker = p.current_battle.attacker
    mine, other = shown(p, attacker)["battle"][0]["strengths"], shown(p, SPECTATOR)["battle"][0]["strengths"]
    assert mine[0] is not None
    assert all(one is None or one == mine[side] for side, one in enumerate(other))


def test_demand_and_offerings_are_shown_while_the_dice_of_the_judgement_lie() -> None:
    p = played_until("TurnCard")
    assert shown(p, 0)["demand"] is None
    assert shown(p, 0)["offered"] == p.offering
    p.play(CHANCE, p.legal_moves(CHANCE)[0])
    while p.asked() == [CHANCE]:
        view = shown(p, 0)
        p.play(CHANCE, p.legal_moves(CHANCE)[0])
        if shown(p, 0)["demand"] is None:
            break
    assert view["demand"] in (9, 10, 11)
