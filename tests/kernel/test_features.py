"""The declared sizes and ranges of features, and their secrecy, in every game that has features."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import patolli
from patolli.games import load as load_game
from patolli.games import names
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.features import AMOUNT, Features, bits, blocks_of_others, total, who_is_asked
from patolli.kernel.game import Game
from patolli.kernel.match import Match
from patolli.kernel.seats import CHANCE
from patolli.players.network_player import inputs_digest

from .lanterns.game import GAME as LANTERNS

SOURCES = Path(__file__).parents[2] / "src"
PRINT_DIGEST = (
    "import patolli; from patolli.games import load; "
    "from patolli.players.network_player import inputs_digest; "
    "print(patolli.compiled(), inputs_digest(load('{game}')))"
)


def load(name: str) -> Game:
    return LANTERNS if name == LANTERNS.name else load_game(name)


GAMES = [LANTERNS.name, *(name for name in names() if load_game(name).features() is not None)]


SEES_HIDDEN_THINGS = {"azteca"}
"""Games whose hand-made evaluation uses hidden units of other seats. Their features do not."""


def declared(game: str) -> Features:
    found = load(game).features()
    assert found is not None
    return found


@pytest.mark.both
@pytest.mark.parametrize("game", GAMES)
def test_features_follow_their_declaration_and_keep_secrets(game: str) -> None:
    """Features must have the declared sizes and ranges, and be equal in all worlds that look the same to the
    seat.
    """
    rules, features = load(game), declared(game)
    for players in range(max(2, rules.fewest), rules.most + 1):
        rng = Random(players)
        match = Match(rules, players, Seeded(players))
        step = 0
        while not match.over():
            seat = match.asked()[0]
            if step % 23 == 0:
                viewer = (seat + step // 23) % players
                observed = match.position.observation(viewer)
                worlds = [observed.determinize(Rng(n)) for n in range(3)]
                seen = [features.evaluation_inputs(world, viewer) for world in worlds]
                assert seen[0] == seen[1] == seen[2]
                facts = features.observe(worlds[0], viewer)
                value = seen[0][len(facts)]
                assert game in SEES_HIDDEN_THINGS or value == rules.evaluate_seat(worlds[0], viewer)
                assert facts == seen[0][: len(facts)]
                assert len(facts) == total(features.observation)
                assert len(seen[0]) == total(features.blocks())
                check_ranges(features, seen[0])
            match.play(seat, rng.choice(match.position.legal_moves(seat)))
            step += 1


def check_ranges(features: Features, numbers: list[int]) -> None:
    at = 0
    for block in features.blocks():
        for number in numbers[at : at + block.size]:
            if block.kind == AMOUNT:
                assert abs(number) <= 8 * block.most, block.name
            else:
                assert number >= 0, block.name
        at += block.size


@pytest.mark.both
@pytest.mark.parametrize("game", names())
def test_compiled_rules_see_the_same_numbers(game: str) -> None:
    """Compares the features of compiled rules with those computed by a process that uses the
    plain sources.
    """
    here = inputs_digest(load_game(game))
    assert len(here) == 16
    if not patolli.compiled():
        return
    told = subprocess.run(
        [sys.executable, "-c", PRINT_DIGEST.format(game=game)],
        env={**os.environ, "PATOLLI_MYPYC": "0", "PYTHONPATH": str(SOURCES)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.split() == ["False", here]


@pytest.mark.parametrize("game", GAMES)
def test_names_are_unique_and_explained(game: str) -> None:
    blocks = declared(game).blocks()
    assert len({block.name for block in blocks}) == len(blocks)
    assert all(block.meaning and block.size > 0 and block.most > 0 for block in blocks)


def test_the_blocks_of_other_seats_have_numbers() -> None:
    found = blocks_of_others([bits("light", 1, "a light"), bits("tiles", 3, "tiles")], 2)
    assert [b.name for b in found] == ["other1.light", "other1.tiles", "other2.light", "other2.tiles"]
    assert total(found) == 8


@pytest.mark.parametrize("game", names())
def test_the_seat_that_is_asked(game: str) -> None:
    """1 means this seat, 2 chance, and 3 another seat."""
    rules = load(game)
    match = Match(rules, rules.most, Seeded(1))
    p = match.position
    asked = p.first_asked()
    assert [who_is_asked(p, seat) for seat in range(rules.most)] == [
        1 if seat == asked else 3 for seat in range(rules.most)
    ]
    opening = rules.start(rules.most)
    assert opening.first_asked() != CHANCE or who_is_asked(opening, 0) == 2


@pytest.mark.parametrize("game", GAMES)
def test_the_digest_follows_the_declaration(game: str) -> None:
    features = declared(game)
    before = features.digest()
    version, features.version = features.version, features.version + 1
    try:
        assert features.digest() != before
    finally:
        features.version = version
    assert features.digest() == before
