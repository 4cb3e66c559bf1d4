"""Copies of a position share their secrets until one of them changes."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import patolli
from patolli.compiling.recipe import modules
from patolli.kernel import serialization
from patolli.kernel.seats import CHANCE

SECRETS = 63
GAMES = ("azteca", "chichen-itza", "teotihuacan", "tzolkin")


@pytest.mark.both
def test_every_secret_is_marked_separately() -> None:
    game = patolli.load("azteca")
    for secret in range(SECRETS):
        p = game.start(2, None)
        p.owned = 0
        assert p.shares(secret)
        assert p.owned == 1 << secret
        assert not p.shares(secret)


@pytest.mark.both
@pytest.mark.parametrize("name", GAMES)
def test_playing_on_changes_no_earlier_copy(name: str) -> None:
    game = patolli.load(name)
    for seed in range(2):
        dice = random.Random(seed)
        p = game.start(2 + seed, None)
        kept: list[tuple[Any, Any]] = []
        for n in range(1200):
            asked = p.asked()
            if not asked:
                break
            if n % 40 == 0:
                kept.append((p, serialization.plain(p)))
                p = p.copy()
            moves = p.legal_moves(asked[0])
            odds = p.odds() if asked[0] == CHANCE else None
            p.play(asked[0], dice.choices(moves, odds)[0])
        assert kept
        for earlier, before in kept:
            assert serialization.plain(earlier) == before


LITERAL_SHIFT = re.compile(r"\b\d+ << i64\(|: i64 = 1$", re.MULTILINE)


def test_compiled_code_shifts_no_literal_by_a_native_number() -> None:
    package = Path(patolli.__file__).parent
    shifting = [
        module
        for module in modules(package.parent)
        if LITERAL_SHIFT.search((package.parent / module).read_text(encoding="utf-8"))
    ]
    assert shifting == [], "use kernel.bits.shifted"
