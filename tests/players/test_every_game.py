"""Every player plays every included game and the proving game, which uses every feature of the kernel."""

from __future__ import annotations

import pytest

from patolli import games
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.game import Game
from patolli.kernel.match import Match
from patolli.players.factory import make_player
from patolli.players.hint import WHY, hint
from patolli.players.legal_choices import apply_choice, choices

from ..kernel.lanterns.game import GAME as LANTERNS
from ..kernel.lanterns.game import Lanterns
from ..kernel.tables import walk


class Crowded(Lanterns):
    """Lanterns with all seats taking part in every turn, so that a search soon has to model other seats and
    their sealed answers.
    """

    def horizon_rounds(self, tries: int) -> float:
        return 1.0 if tries < 10 else 2.0

    def opponent_rounds(self) -> float:
        return 0.0

    def turn_segments(self) -> int:
        return 2


ADVICE: list[Game] = [LANTERNS, Crowded()]
HOUSE = [*games.names(), "lanterns"]


def game_called(name: str) -> Game:
    return LANTERNS if name == "lanterns" else games.load(name)


@pytest.mark.parametrize("name", HOUSE)
@pytest.mark.parametrize("player", ["greedy:1", "search:6:rounds=0.5", "greedy:1:careless=50"])
def test_a_player_answers_what_a_game_asks(name: str, player: str) -> None:
    game = game_called(name)
    match = Match(game, game.fewest, Seeded(3))
    thinkers = [make_player(player, game, seat) for seat in range(game.fewest)]
    for _ in range(25):
        if match.over():
            break
        seat = match.asked()[0]
        move = thinkers[seat].choose(match.position.observation(seat), seat)
        assert move in match.position.legal_moves(seat) or move in match.position.asides(seat)
        match.play(seat, move)


@pytest.mark.parametrize("name", HOUSE)
def test_a_game_is_hinted_at(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("patolli.players.hint.ITERATIONS", {WHY: 10})
    game = game_called(name)
    match = Match(game, game.fewest, Seeded(5))
    seat = match.asked()[0]
    told = hint(game, match.position.observation(seat), seat, WHY)
    assert told.move in told.look


@pytest.mark.parametrize("game", ADVICE)
@pytest.mark.parametrize("player", ["greedy:2", "search:30", "search:12:careless=30"])
def test_secrets_do_not_change_a_move(player: str, game: Game) -> None:
    """The answer must depend only on the observation, not on hidden bids, hands, piles, marks and purses."""
    seen = 0
    for n, p in enumerate(walk(3, 8, 2)):
        for seat in p.asked():
            if seat < 0 or n % 5 or len(p.legal_moves(seat)) < 2:
                continue
            told = make_player(player, game, 5).choose(p.observation(seat), seat)
            for world in range(3):
                other = p.sample_world(seat, Rng(50 * n + world))
                assert make_player(player, game, 5).choose(other.observation(seat), seat) == told
                seen += 1
    assert seen > 30


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("player", ["greedy:2", "search:24"])
def test_in_no_game_a_player_answers_to_what_it_cannot_see(player: str, name: str) -> None:
    assert answers_in_other_worlds(player, games.load(name)) >= 10


def answers_in_other_worlds(player: str, game: Game) -> int:
    """Plays a game between greedy players and checks that the answer is the same in all worlds that look the
    same to the seat. Returns the number of answers.
    """
    match = Match(game, game.most, Seeded(11))
    guide = make_player("greedy:1", game, 2)
    seen = 0
    while not match.over() and seen < 14:
        seat = match.asked()[0]
        observed = match.position.observation(seat)
        if len(match.log) % 17 == 0 and len(observed.legal_moves(seat)) > 1:
            told = make_player(player, game, 5).choose(observed, seat)
            for world in range(2):
                other = match.position.sample_world(seat, Rng(100 * len(match.log) + world))
                assert make_player(player, game, 5).choose(other.observation(seat), seat) == told
                seen += 1
        match.play(seat, guide.choose(observed, seat))
    return seen


@pytest.mark.parametrize("game", ADVICE)
def test_whole_games_with_secrets_are_played(game: Game) -> None:
    for seed in range(2):
        match = Match(game, 3, Seeded(seed), {"nights": "1"})
        thinkers = [make_player(name, game, seed) for name in ("search:60", "greedy", "random")]
        while not match.over():
            seat = match.asked()[0]
            match.play(seat, thinkers[seat].choose(match.position.observation(seat), seat))


def test_what_may_be_done_beside_a_question_is_weighed_too() -> None:
    seen = 0
    for p in walk(2, 4, 1):
        for seat in p.asked():
            if seat >= 0 and p.asides(seat) and len(p.legal_moves(seat)) > 1:
                assert choices(p, seat) == [*p.legal_moves(seat), *p.asides(seat)]
                after = p.copy()
                apply_choice(after, seat, p.asides(seat)[0])
                assert after.asked() == [seat]
                seen += 1
    assert seen > 3
