"""The gods in the view: when the urn is opened, the demands, and the chance of a descent."""

from __future__ import annotations

from . import names
from .phases import judgement
from .position import AztecaPosition
from .view_types import GodsView, JudgementCardView


def show_gods(p: AztecaPosition) -> GodsView:
    demands = judgement.demands(p)
    settled = [face for face in p.dice_face if face >= 0] if is_judging(p) else []
    return {
        "step": p.pyramid,
        "top": p.tables.pyramid_top,
        "control_urn": p.control,
        "points_per_step": p.tables.sp_per_step,
        "urn_opens_in": judgement.rounds_until_urn(p),
        "urn_round": judgement.urn_round(p),
        "stair": p.stair,
        "hell": p.tables.hell,
        "cards": [show_card(p, card) for card in range(names.TEZCATLIPOCA_CARDS)],
        "demand": judgement.card_value(p) if is_judging(p) else None,
        "demands": sorted(set(demands)),
        "dice": p.tables.judgement_dice,
        "offered": p.offering,
        "best_die": max(settled) if settled else None,
        "reached": max(settled) + p.offering if settled else None,
        "risk": judgement.descent_percent(p),
        "risks": judgement.descent_percents(p),
        "last_step": p.stair == p.tables.hell - 1,
    }


def show_card(p: AztecaPosition, card: int) -> JudgementCardView:
    return {
        "id": names.TEZCATLIPOCA_IDS[card],
        "demand": p.tables.judgement_value[p.players][card],
        "left": bool(p.judgement_left[card]),
    }


def is_judging(p: AztecaPosition) -> bool:
    """Returns whether a card of Tezcatlipoca has been turned up but not yet compared with the dice."""
    return any(isinstance(step, judgement.Descent) for step in p.agenda)
