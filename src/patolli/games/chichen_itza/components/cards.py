"""Reads creatures and cards (CI-16 to CI-19)."""

from __future__ import annotations

from ....kernel.box import Box, Table, wrong
from .. import names
from .tables import Components


def read_creatures(c: Components, box: Box) -> None:
    c.figures, c.symbols, c.ability, c.dice = [], [], [], []
    c.figures_of = []
    for name in names.CREATURE_IDS:
        table = box.table(f"creatures.{name}")
        figures = [0] * (names.STRONGEST + 1)
        for strength in table.numbers("strengths", 1, names.STRONGEST):
            figures[strength] += 1
        c.figures.append(figures)
        c.figures_of.append(sum(figures))
        c.symbols.append([table.one_of(means, ["none", *names.SYMBOL_IDS]) - 1 for means in names.MEANS_IDS])
        c.ability.append(table.one_of("ability", names.ABILITY_IDS))
        c.dice.append([_die(table, "light_die"), _die(table, "dark_die")])


def _die(table: Table, key: str) -> list[list[int]]:
    faces = table.value(key)
    if not isinstance(faces, list) or len(faces) != 6:
        raise wrong(f"{table.where}.{key}", "must have six faces")
    found: list[list[int]] = []
    for face in faces:
        if not isinstance(face, list) or any(symbol not in names.SYMBOL_IDS for symbol in face):
            raise wrong(f"{table.where}.{key}", f"must show only {', '.join(names.SYMBOL_IDS)}")
        found.append([face.count(symbol) for symbol in names.SYMBOL_IDS])
    return found


def read_cards(c: Components, box: Box) -> None:
    c.god_number, c.upkeep, c.hero_number = [], [], []
    c.task_stack, c.task_points, c.task_number = [], [], []
    for card, name in enumerate(names.GOD_IDS):
        table = box.table(f"god_cards.{name}")
        table.must("color", names.COLOR_IDS[card // names.PER_COLOR])
        c.god_number.append(_number(table))
    for card, name in enumerate(names.HEROCARD_IDS):
        table = box.table(f"hero_cards.{name}")
        table.must("hero", names.HERO_IDS[card // names.PER_TYPE])
        c.upkeep.append(table.number("upkeep"))
        c.hero_number.append(_number(table))
    for name in names.TASK_IDS:
        table = box.table(f"tasks.{name}")
        c.task_stack.append(table.one_of("stack", names.STACK_IDS))
        c.task_points.append(table.number("points"))
        c.task_number.append(_number(table))


def _number(table: Table) -> int:
    """Returns the number on a card, or 0 if the card has no number."""
    return table.number("number") if "number" in table.values else 0
