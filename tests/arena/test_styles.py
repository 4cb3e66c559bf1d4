"""Playing styles in self-play: what games declare, the bonus, and results without the bonus."""

from __future__ import annotations

import random
from typing import Any

import pytest

from patolli import games
from patolli.arena.learning import self_play, styles
from patolli.arena.learning.plan import Plan
from patolli.arena.learning.self_play import SelfPlay
from patolli.arena.learning.styles import BonusTerm, Style, StyledEvaluator, styles_of
from patolli.arena.learning.training_run import style_results
from patolli.game_index import Manifest
from patolli.games import load
from patolli.kernel.errors import PatolliError
from patolli.kernel.features import Features
from patolli.kernel.match import Match
from patolli.players.evaluator import Evaluator


def features(game: str) -> Features:
    found = load(game).features()
    assert found is not None
    return found


def names_of(game: str) -> list[str]:
    return [block.name for block in features(game).observation for _ in range(block.size)]


@pytest.mark.parametrize("name", games.names())
def test_declared_styles_use_numbers_of_the_game(name: str) -> None:
    if load(name).features() is None:
        return
    found = styles_of(name, features(name))
    assert len({one.name for one in found}) == len(found)
    for one in found:
        assert one.name
        assert one.frequency > 0
        assert one.until[0] <= one.until[1]
        assert all(0 <= term.points[0] <= term.points[1] for term in one.terms)


def test_styles_of_tzolkin_reward_workers_and_buildings() -> None:
    found = {one.name: one for one in styles_of("tzolkin", features("tzolkin"))}
    names = names_of("tzolkin")
    first = found["workers"].terms[0]
    assert [names[at] for at in first.at] == ["own.workers"]
    assert (first.above, first.most) == (3, 5)
    assert {names[at] for at in found["buildings"].terms[0].at} == {"own.structures"}
    _, _, tikal, uxmal, _ = load("tzolkin").start(4).tables.first_position
    wheel = names.index("wheels")
    assert [at - wheel for at in found["workers"].terms[1].at] == [uxmal + space for space in range(4)]
    assert [at - wheel for at in found["monuments"].terms[2].at] == [tikal + space for space in range(5)]


@pytest.mark.parametrize(
    ("term", "words"),
    [
        ({"number": "own.wisdom", "points": [1, 2]}, "own.wisdom, which is no observed number"),
        ({"number": "own.technologies", "at": [4], "points": [1, 2]}, "part of own.technologies"),
    ],
)
def test_a_style_with_an_unknown_number_is_refused(
    monkeypatch: pytest.MonkeyPatch, term: dict[str, Any], words: str
) -> None:
    given = [{"name": "wise", "clock": "day", "until": [1, 2], "terms": [term]}]
    monkeypatch.setattr(styles, "manifest", lambda _game: Manifest(styles=given))
    with pytest.raises(PatolliError, match=words):
        styles_of.__wrapped__("tzolkin", features("tzolkin"))


def test_a_term_counts_a_part_of_a_number_or_a_value() -> None:
    numbers = [5, 2, 2, 9]
    assert BonusTerm((0,), (1, 1), above=3).amount(numbers) == 2
    assert BonusTerm((1,), (1, 1), above=3).amount(numbers) == 0
    assert BonusTerm((0, 3), (1, 1), most=6).amount(numbers) == 11
    assert BonusTerm((0, 1, 2, 3), (1, 1), equals=2).amount(numbers) == 2
    assert BonusTerm((0, 1, 2, 3), (1, 1), equals=2, most=1).amount(numbers) == 1


def test_the_bonus_is_added_to_the_value_until_its_time_ends() -> None:
    game = load("tzolkin")
    names = names_of("tzolkin")
    style = Style(
        "crew", (BonusTerm((names.index("own.workers"),), (2, 4), above=3),), names.index("day"), (5, 5)
    )
    plain = Evaluator(game)
    styled = StyledEvaluator(plain, features("tzolkin"), style, random.Random(1))
    p = game.start(2)
    assert styled.value(p, 0) == plain.value(p, 0)
    p.seats[0].workers += 2
    p.seats[0].hand += 2
    assert 2 <= styled.points[0] <= 4
    assert styled.value(p, 0) == plain.value(p, 0) + round(2 * styled.points[0] * plain.unit(p))
    assert styled.value(p, 1) == plain.value(p, 1)
    p.day = 5
    assert styled.value(p, 0) == plain.value(p, 0)


def test_each_seat_draws_its_own_style() -> None:
    task = SelfPlay("tzolkin", ("",), (2,), 5, float("inf"), styled=1.0)

    def seat(number: int) -> tuple[str, list[float]]:
        bot = self_play.pool_player(task, 1, random.Random(number))
        points = bot.player.evaluator.points if isinstance(bot.player.evaluator, StyledEvaluator) else []
        return bot.style, points

    found = [seat(number) for number in range(40)]
    assert found == [seat(number) for number in range(40)]
    declared = {one.name for one in styles_of("tzolkin", features("tzolkin"))}
    assert {name for name, _ in found} - {""} == declared
    assert len({tuple(points) for _, points in found}) > 30
    none = SelfPlay("tzolkin", ("",), (2,), 5, float("inf"), styled=0.0)
    assert not any(self_play.pool_player(none, 1, random.Random(number)).style for number in range(40))


def test_a_game_without_styles_plays_as_before() -> None:
    task = SelfPlay("teotihuacan", ("",), (2,), 5, float("inf"), styled=1.0)
    assert not any(self_play.pool_player(task, 1, random.Random(number)).style for number in range(20))


def test_styled_positions_are_kept_with_results_without_the_bonus(monkeypatch: pytest.MonkeyPatch) -> None:
    names = [block.name for block in features("chichen-itza").observation for _ in range(block.size)]
    rich = Style("rich", (BonusTerm((0,), (1000.0, 1000.0)),), names.index("players"), (99, 99))
    monkeypatch.setattr(styles, "styles_of", lambda *_given: (rich,))
    monkeypatch.setattr(self_play, "CARELESS", 0.0)
    played: list[Match] = []

    def begun(*given: Any) -> Match:
        played.append(Match(*given))
        return played[-1]

    monkeypatch.setattr(self_play, "Match", begun)
    found = self_play.Samples()
    task = SelfPlay("chichen-itza", ("",), (2,), 5, float("inf"), styled=1.0)
    self_play.play_game(task, found, random.Random(3))
    scores = played[0].position.scores()
    points = [total / scores.unit for total in scores.totals()]
    rows = range(0, len(found.about), self_play.ABOUT)
    assert {found.about[row + 1] for row in rows} == {0.0, 1.0}
    assert all(found.about[row + 5] == points[int(found.about[row + 1])] for row in rows)
    assert found.by_style == {"rich": [2, sum(points), 2.0]}
    assert style_results([found, found]) == {
        "rich": {"seats": 4, "points": round(sum(points) / 2, 1), "wins": 1.0}
    }


def test_the_last_generations_play_without_styles() -> None:
    plan = Plan("tzolkin", (4,), generations=5, styled=0.4, plain_generations=2)
    assert [plan.styled_in(generation) for generation in range(5)] == [0.4, 0.4, 0.4, 0.0, 0.0]
    for wrong in ({"styled": 1.5}, {"plain_generations": -1}):
        with pytest.raises(PatolliError, match="--styled"):
            Plan("tzolkin", (4,), **wrong).check(load("tzolkin"))
