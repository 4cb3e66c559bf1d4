"""Styles are ways of playing that some seats try in self-play.

A network can only learn what a plan is worth from games in which a seat carries it out. A seat with a style
adds a bonus to its evaluation, which depends on features declared by the game. The results of these games do
not include the bonus, so they show what the plan is really worth. The styles are declared in the game's
`game.toml`.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ...game_index import manifest
from ...kernel.errors import PatolliError
from ...kernel.features import Features
from ...kernel.position import Position
from ...players.evaluator import Evaluator

MOST = 1_000_000


@dataclass(frozen=True)
class BonusTerm:
    """A bonus for certain features, in points per unit."""

    at: tuple[int, ...]
    """The indices of the features whose values are added up."""
    points: tuple[float, float]
    """The lowest and highest bonus per unit. Each seat draws its own bonus from this range."""
    above: int = 0
    """The part of a feature's value up to this number earns no bonus."""
    most: int = MOST
    """The part of a feature's value beyond this number earns no bonus."""
    equals: int | None = None
    """If set, the bonus is paid for each feature that has exactly this value, for at most `most` features."""

    def amount(self, numbers: list[int]) -> int:
        if self.equals is not None:
            return min(self.most, sum(numbers[at] == self.equals for at in self.at))
        return sum(max(0, min(self.most, numbers[at]) - self.above) for at in self.at)


@dataclass(frozen=True)
class Style:
    name: str
    terms: tuple[BonusTerm, ...]
    clock: int
    """The index of a feature that grows during the game."""
    until: tuple[int, int]
    """The bonus ends when the clock feature reaches a limit, which each seat draws from this range."""
    frequency: int = 1
    """How often the style is drawn relative to the other styles."""


@lru_cache(maxsize=16)
def styles_of(game: str, features: Features) -> tuple[Style, ...]:
    first: dict[str, tuple[int, int]] = {}
    at = 0
    for block in features.observation:
        first[block.name] = (at, block.size)
        at += block.size

    def indices(style: str, name: str, chosen: list[int] | None) -> tuple[int, ...]:
        if name not in first:
            raise PatolliError(f"{game}: the style {style} uses {name}, which is no observed number")
        begin, size = first[name]
        if chosen is not None and not all(0 <= one < size for one in chosen):
            raise PatolliError(f"{game}: the style {style} uses a part of {name} that does not exist")
        return tuple(begin + one for one in (range(size) if chosen is None else chosen))

    def style(given: dict[str, Any]) -> Style:
        name = str(given["name"])
        terms = []
        for one in given["terms"]:
            low, high = one["points"]
            own = {key: one[key] for key in ("above", "most", "equals") if key in one}
            terms.append(BonusTerm(indices(name, one["number"], one.get("at")), (low, high), **own))
        clock = indices(name, given["clock"], None)
        begin, end = given["until"]
        return Style(name, tuple(terms), clock[0], (begin, end), given.get("frequency", 1))

    return tuple(style(one) for one in manifest(game).styles)


class StyledEvaluator(Evaluator):
    """Adds the bonus of a style to the value of another evaluator."""

    def __init__(self, plain: Evaluator, features: Features, style: Style, rng: random.Random) -> None:
        super().__init__(plain.game)
        self.plain = plain
        self.features = features
        self.style = style
        self.points = [rng.uniform(*term.points) for term in style.terms]
        self.until = rng.randint(*style.until)

    def unit(self, p: Position) -> int:
        return self.plain.unit(p)

    def value(self, p: Position, seat: int) -> int:
        return self.plain.value(p, seat) + round(self.bonus(p, seat) * self.plain.unit(p))

    def bonus(self, p: Position, seat: int) -> float:
        """Returns the bonus of a position, in points."""
        numbers = self.features.observe(p, seat)
        if numbers[self.style.clock] >= self.until:
            return 0.0
        return sum(
            points * term.amount(numbers) for term, points in zip(self.style.terms, self.points, strict=True)
        )


def drawn(game: str, features: Features, rng: random.Random) -> Style | None:
    """Draws a style, or returns None if the game declares none."""
    declared = styles_of(game, features)
    if not declared:
        return None
    return rng.choices(declared, [one.frequency for one in declared])[0]
