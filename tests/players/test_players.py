"""Players use only what their seat knows, repeat their moves if the seed is the same, and win if they are
stronger.
"""

from __future__ import annotations

import json

import pytest

from patolli import games
from patolli.kernel import serialization
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.errors import PatolliError
from patolli.kernel.match import Match
from patolli.kernel.position import Position
from patolli.players import description, levels, player
from patolli.players.factory import game_of, make_player
from patolli.players.hint import TRUSTED, WHERE, WHICH, WHY, hint
from patolli.players.search_player import SearchConfig, SearchPlayer

TZOLKIN = games.load("tzolkin")


def positions(seed: int, every: int, players: int = 3) -> list[tuple[Position, int]]:
    """Plays a random game. Returns some positions with all their secrets, each with a seat that
    has a choice.
    """
    match = Match(TZOLKIN, players, Seeded(seed))
    rng = Rng(seed)
    found: list[tuple[Position, int]] = []
    moves = 0
    while not match.over():
        seat = match.asked()[0]
        options = match.position.legal_moves(seat)
        if moves % every == 0 and len(options) > 1:
            found.append((match.position.copy(), seat))
        match.play(seat, options[rng.below(len(options))])
        moves += 1
    return found


@pytest.mark.both
@pytest.mark.parametrize("name", ["greedy:2", "search:6", "greedy:1:careless=50"])
def test_a_move_is_the_same_in_all_worlds_with_the_same_veil(name: str) -> None:
    seen = 0
    for seed in (1, 2):
        for p, seat in positions(seed, 23):
            told = make_player(name, TZOLKIN, 5).choose(p.observation(seat), seat)
            for world in range(2):
                other = p.sample_world(seat, Rng(100 + world))
                assert make_player(name, TZOLKIN, 5).choose(other.observation(seat), seat) == told
                seen += 1
    assert seen > 20


def test_a_veiled_position_is_left_as_it_was() -> None:
    for p, seat in positions(3, 41):
        observed = p.observation(seat)
        before = json.dumps(serialization.save(observed))
        for name in ("greedy:2", "search:4"):
            make_player(name, TZOLKIN, 1).choose(observed, seat)
        assert json.dumps(serialization.save(observed)) == before


def test_the_tree_is_kept_within_a_turn_and_its_budget_is_not_exceeded() -> None:
    match = Match(TZOLKIN, 2, Seeded(4))
    searcher = SearchPlayer(TZOLKIN, 1, SearchConfig(12, rounds=1))
    kept = 0
    spent: dict[int, int] = {}
    for _ in range(30):
        seat = match.asked()[0]
        if seat != 0:
            match.play(seat, match.position.legal_moves(seat)[0])
            continue
        kept += bool(searcher.pending)
        before = searcher.iterations
        match_moment = TZOLKIN.turn_count(match.position)
        move = searcher.choose(match.position.observation(seat), seat)
        spent[match_moment] = spent.get(match_moment, 0) + searcher.iterations - before
        match.play(seat, move)
    assert kept > 0
    assert sum(spent.values()) / len(spent) <= 12


def test_greedy_beats_random() -> None:
    match = Match(TZOLKIN, 2, Seeded(9))
    greedy, random = make_player("greedy:2", TZOLKIN, 1), make_player("random", TZOLKIN, 1)
    while not match.over():
        seat = match.asked()[0]
        thinker = greedy if seat == 1 else random
        match.play(seat, thinker.choose(match.position.observation(seat), seat))
    assert match.position.scores().winners() == [1]


def test_every_level_answers_at_the_table_and_says_what_it_is() -> None:
    p, seat = positions(5, 30)[1]
    house = ["random", "level-1", "level-2", "level-3", "level-4", "level-5", "level-6"]
    assert [level for level in levels() if level in house] == house  # other tests may have added bots
    for level in house:
        assert description(level)
        assert description(level, "de") not in ("", description(level))
        if level in ("random", "level-1", "level-2"):  # the other levels are slow
            assert player(level)(p.observation(seat), seat) in p.legal_moves(seat)
    with pytest.raises(PatolliError, match="no level"):
        player("level-9")


@pytest.mark.parametrize(
    "name",
    ["nobody", "search:x", "search:0", "greedy:1:2", "level-0", "level-9", "greedy:rounds=2", "random:3"],
)
def test_what_is_no_player_is_refused(name: str) -> None:
    with pytest.raises(PatolliError):
        make_player(name, TZOLKIN, 1)


def test_a_position_knows_its_game() -> None:
    assert game_of(TZOLKIN.start(2)) is TZOLKIN


def test_hints_say_more_the_stronger_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("patolli.players.hint.ITERATIONS", {WHERE: 8, WHICH: 8, WHY: 8})
    p, seat = positions(6, 20)[2]
    observed = p.observation(seat)
    offered = [TZOLKIN.vocabulary.text(move) for move in observed.legal_moves(seat)]
    where, which, why = (hint(TZOLKIN, observed, seat, strength) for strength in (WHERE, WHICH, WHY))
    assert set(where.look) <= set(offered)
    assert not where.move
    assert which.move in which.look
    assert which.best is None
    assert why.best is not None
    assert why.best[0].move == why.move
    assert [one.points for one in why.best] == sorted((one.points for one in why.best), reverse=True)
    least = TRUSTED * max(one.share for one in why.best) - 0.001
    trusted = [one for one in why.best if one.share >= least]
    assert len(why.best) == max(2, len(trusted)), "the next best move is added if there is no other"
    assert why.line is not None
    assert why.line[0] == why.move
    with pytest.raises(PatolliError):
        hint(TZOLKIN, observed, seat, 4)
