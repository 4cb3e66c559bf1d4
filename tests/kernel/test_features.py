"""Features of every game that declares some: their declaration, their range, and that they keep secrets."""

from __future__ import annotations

from random import Random

import pytest

from patolli.games import load as load_game
from patolli.games import names
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.features import AMOUNT, Features, total
from patolli.kernel.game import Game
from patolli.kernel.match import Match

from .lanterns.game import GAME as LANTERNS


def load(name: str) -> Game:
    return LANTERNS if name == LANTERNS.name else load_game(name)


GAMES = [LANTERNS.name, *(name for name in names() if load_game(name).features() is not None)]


def declared(game: str) -> Features:
    found = load(game).features()
    assert found is not None
    return found


@pytest.mark.both
@pytest.mark.parametrize("game", GAMES)
def test_features_follow_their_declaration_and_keep_secrets(game: str) -> None:
    """Right sizes and ranges, and the same for all worlds that look the same to the seat."""
    rules, features = load(game), declared(game)
    for players in range(max(2, rules.fewest), rules.most + 1):
        rng = Random(players)
        match = Match(rules, players, Seeded(players))
        step = 0
        while not match.over():
            seat = match.asked()[0]
            if step % 23 == 0:
                observed = match.position.observation(seat)
                worlds = [observed.determinize(Rng(n)) for n in range(3)]
                seen = [features.evaluation_inputs(world, seat) for world in worlds]
                assert seen[0] == seen[1] == seen[2]
                facts = features.observe(worlds[0], seat)
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


@pytest.mark.parametrize("game", GAMES)
def test_names_are_unique_and_explained(game: str) -> None:
    blocks = declared(game).blocks()
    assert len({block.name for block in blocks}) == len(blocks)
    assert all(block.meaning and block.size > 0 and block.most > 0 for block in blocks)


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
