"""Checks that `docs/card-hooks.md` agrees with the code about hooks: their order, their methods, and their
cards.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from patolli.games.chichen_itza import names
from patolli.games.chichen_itza.actions import gears, reinforcement, treasures, war_and_favor
from patolli.games.chichen_itza.board import units
from patolli.games.chichen_itza.cards import card, hooks, registry
from patolli.games.chichen_itza.combat import dice
from patolli.games.chichen_itza.economy import goods, magic_cards

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "card-hooks.md").read_text(encoding="utf-8")
SOURCE = (ROOT / "src/patolli/games/chichen_itza/cards/card.py").read_text(encoding="utf-8")
PARAMETERS = {
    node.name: [one.arg for one in node.args.args[1:]]
    for node in ast.walk(ast.parse(SOURCE))
    if isinstance(node, ast.FunctionDef)
}
ROWS = re.findall(r"^\| ([A-Z_]+) \| (.*?) \| .* \| (.*?) \|$", PAGE, re.MULTILINE)
MODULES = {
    module.__name__.rpartition(".")[2]: module
    for module in (goods, magic_cards, gears, treasures, reinforcement, war_and_favor, units, dice, hooks)
}


def listed(cards: str) -> set[str]:
    """Expands a list of ids such as `G05–G16 H01`."""
    found: set[str] = set()
    for part in cards.split():
        first, _, last = part.partition("–")
        numbers = range(int(first[1:]), int((last or first)[1:]) + 1)
        found.update(f"{first[0]}{number:02}" for number in numbers)
    return found


def test_every_hook_has_its_row() -> None:
    assert [getattr(card, name) for name, _, _ in ROWS] == list(range(card.HOOKS))


@pytest.mark.parametrize(("name", "methods", "cards"), ROWS)
def test_a_row_is_true(name: str, methods: str, cards: str) -> None:
    for method, parameters in re.findall(r"`(\w+)\(([^`]*)\)`", methods):
        assert PARAMETERS[method] == parameters.split(", ")
    users = {names.CARD_IDS[one.number] for one in registry.ALL if getattr(card, name) in one.hooks}
    assert listed(cards) == users


def test_functions_that_cards_use_exist() -> None:
    chapter = PAGE.partition("## Functions that cards use")[2]
    for module, function in re.findall(r"`(\w+)\.(\w+)`", chapter):
        assert hasattr(MODULES[module], function)
