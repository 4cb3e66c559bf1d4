"""The included puzzles fit the current rules, and their solutions are still the best turns.

If these tests fail after a change to rules, components or evaluations, create the puzzles again. The commands
are listed in docs/puzzles.md, and each file contains the command that created it.
"""

from __future__ import annotations

import hashlib
import json
from importlib import resources

import pytest

from patolli import games
from patolli.kernel import position_text
from patolli.players.expectations import BY_HAND, model_for
from patolli.review.puzzle_file import DIFFICULTIES, FILE, Puzzle, puzzles_of, read_puzzles
from patolli.review.puzzle_judgement import judge, moves_of, position_of
from patolli.review.turn_comparison import TurnComparison, TurnRules

GAMES = games.names()
AGAIN = "make the puzzles again (docs/puzzles.md)"
MOST_BYTES = 3_000_000
FEWEST = 12
SAMPLE = 4
ROUNDED = 0.011
CHEAP = 60
"""Iterations."""


def text_of(name: str) -> str:
    return (resources.files(games.load(name).package) / FILE).read_text(encoding="utf-8")


def known(name: str) -> list[Puzzle]:
    return list(read_puzzles(text_of(name)).puzzles.values())


@pytest.mark.parametrize("name", GAMES)
def test_puzzles_belong_to_todays_rules_and_components(name: str) -> None:
    game, read = games.load(name), read_puzzles(text_of(name))
    assert read.edition == game.edition, AGAIN
    assert read.components == game.printed_box().digest, AGAIN
    assert puzzles_of(game).puzzles == read.puzzles


@pytest.mark.parametrize("name", GAMES)
def test_puzzles_are_listed_by_difficulty(name: str) -> None:
    found = [DIFFICULTIES.index(one.difficulty) for one in known(name)]
    assert found == sorted(found)
    assert len(found) >= FEWEST


def test_all_puzzles_together_are_small() -> None:
    assert sum(len(text_of(name).encode()) for name in GAMES) < MOST_BYTES


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_what_its_seat_knows(name: str) -> None:
    game = games.load(name)
    for one in known(name):
        assert hashlib.sha256(one.position.encode()).hexdigest().startswith(one.id)
        builder = position_text.builder_of(game, one.position)
        assert builder.faults() == [], AGAIN
        p = builder.position
        assert (p.viewer, p.asked()) == (one.seat, [one.seat])
        assert p.observation(one.seat) == p, "nothing is in it that its seat cannot know"
        assert position_text.write(game, p) == one.position


@pytest.mark.parametrize("name", GAMES)
def test_solutions_and_rivals_are_whole_turns(name: str) -> None:
    game = games.load(name)
    for one in known(name):
        rules = TurnRules(game, position_of(game, one), one.seat)
        turns = [
            rules.played(moves_of(game, steps)) for steps in [one.solution, *(r.turn for r in one.rivals)]
        ]
        assert all(rules.is_whole(turn) for turn in turns), AGAIN
        assert not any(turn.same_end(turns[0]) for turn in turns[1:])
        assert judge(game, one, one.solution).verdict == "solved"
        assert all(rival.cost > 0 for rival in one.rivals)
        assert len(one.rivals) >= 2


@pytest.mark.parametrize("name", GAMES)
def test_claimed_margins_agree_with_the_stored_comparisons(name: str) -> None:
    for row in json.loads(text_of(name))["puzzles"]:
        figures = row["figures"]
        needed = figures["needed"]
        assert needed > 0
        assert figures["usual"][0] >= needed - ROUNDED
        assert len(figures["deep"]) == 2
        for middle, low in figures["deep"]:
            assert middle >= needed - ROUNDED
            assert needed / 2 - ROUNDED <= low <= middle
        assert row["rivals"][0]["cost"] == pytest.approx(figures["deep"][1][0], abs=0.1)
        costs = [rival["cost"] for rival in row["rivals"]]
        assert min(costs) >= needed / 2
        assert figures["network"][0] >= -ROUNDED
        assert len(set(figures["seeds"])) == len(figures["seeds"]) >= 5


@pytest.mark.parametrize("name", GAMES)
def test_solutions_are_best_by_a_cheap_search(name: str) -> None:
    """Only the clearest puzzles are checked, because a small search may be wrong about the others."""
    game = games.load(name)
    clearest = sorted(known(name), key=lambda one: -min(rival.cost for rival in one.rivals))
    for one in clearest[:SAMPLE]:
        observed = position_of(game, one)
        rules = TurnRules(game, observed, one.seat)
        turns = [
            rules.played(moves_of(game, steps)) for steps in [one.solution, *(r.turn for r in one.rivals)]
        ]
        model = model_for(game, observed.box.digest, observed.players, BY_HAND)
        found = TurnComparison(model, observed, one.seat, CHEAP, 7).compare(turns)
        assert found.turns[0] is turns[0], f"{one.id}: {AGAIN}"
