"""The questions asked by effects of tiles (TZ-16.5)."""

from __future__ import annotations

from . import building_payment, buildings, events, goods, market, names, technologies, temples, tile_effects
from .position import TzolkinPosition
from .wheels import uxmal


class Questions(tile_effects.EffectQuestions):
    def ask(self, p: TzolkinPosition, source: int, effect: int, a: int) -> None:
        """TZ-16.5: asks the question that belongs to an effect.

        The player may decline to build, to trade at the market, and to take the paid action.
        """
        if effect == names.STEP_UP_ANY:
            for _ in range(a):
                p.push(temples.Climb(1, 0, source))
        elif effect == names.ADVANCE_ANY:
            p.push(technologies.Advance(a, 0, 1, source))
        elif effect == names.BUILD:
            p.push(buildings.ChooseBuilding(building_payment.EXTRA, source))
        elif effect == names.MARKET:
            p.push(market.Trade(0, 0, source))
        elif effect == names.PAID_ACTION:
            p.push(uxmal.Use(a, 1, source))
        elif effect == names.GAIN_ANY:
            goods.take_any(p, a, events.TILE_GAVE, source)


def register() -> None:
    tile_effects.QUESTIONS[:] = [Questions()]
