"""Immediate effects of buildings and starting-wealth tiles (TZ-16.2, TZ-16.5, TZ-2.11)."""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import Task
from . import events, goods, names, sources, technologies, temples
from .components.tables import Effect
from .position import AT_START, FROM_BUILDINGS, TzolkinPosition


class EffectQuestions:
    """Asks the questions required by the effects of tiles.

    It is an interface, because the modules of some questions import this module.
    """

    def ask(self, p: TzolkinPosition, source: int, effect: int, a: int) -> None:
        raise NotImplementedError


QUESTIONS: Final[list[EffectQuestions]] = []
"""The single instance of `EffectQuestions`, added by `effect_questions.register`."""


def of_tile(p: TzolkinPosition, source: int) -> list[Effect]:
    """Returns the effects of a building or wealth tile."""
    if source >= sources.WEALTH:
        return p.tables.wealth_effects[source - sources.WEALTH]
    return p.tables.building_effects[source - sources.BUILDING]


def apply(p: TzolkinPosition, source: int, first: int = 0) -> None:
    """Applies the effects one by one, starting at index `first`.

    If an effect requires a decision, the effects after it wait until it has been made.
    """
    effects = of_tile(p, source)
    for i in range(first, len(effects)):
        effect, a, b = effects[i]
        if effect == names.GAIN:
            gave = events.WEALTH_GAVE if source >= sources.WEALTH else events.TILE_GAVE
            goods.gain(p, a, b, gave, source)
        elif effect == names.POINTS:
            where = AT_START if source >= sources.WEALTH else FROM_BUILDINGS
            goods.score(p, where, a, events.TILE_SCORED, source)
        elif effect == names.STEP_UP:
            temples.climb(p, a, b, source)
        elif effect == names.WORKER:
            goods.gain_workers(p, a, source)
        elif effect == names.ADVANCE:
            if i + 1 < len(effects):
                p.push(TileEffects(source, i + 1))
            for _ in range(b):
                technologies.advance(p, a, source)
            return
        elif effect not in (names.FEED_FREE, names.FEED_DISCOUNT):  # farms take effect on food days (TZ-16.4)
            if i + 1 < len(effects):
                p.push(TileEffects(source, i + 1))
            QUESTIONS[0].ask(p, source, effect, a)
            return


class TileEffects(Task[TzolkinPosition]):
    """Applies the effects of a tile, starting at index `first`."""

    id = "TileEffects"

    source: int
    first: int

    def __init__(self, source: int, first: int) -> None:
        self.source = source
        self.first = first

    def run(self, p: TzolkinPosition) -> None:
        apply(p, self.source, self.first)
