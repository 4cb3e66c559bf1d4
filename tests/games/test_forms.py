"""Forms: the numbers allowed by a form are legal answers and complete the run of questions."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from patolli.games import load
from patolli.kernel.chance import Seeded
from patolli.kernel.errors import HiddenValue, IllegalMove
from patolli.kernel.forms import Form, FormField, FormLimit, chain_of
from patolli.kernel.game import Game
from patolli.kernel.match import Match
from patolli.kernel.position import Position

both = pytest.mark.both
RUNS: Final = {
    "azteca": [
        {"Buy"},
        {"Look"},
        {"Bid"},
        {"Exchange", "Fill"},
        {"Sail"},
        {"Give", "OfferSp"},
        {"NameUnits"},
    ],
    "chichen-itza": [{"Reinforce"}, {"RegroupHero", "RegroupWarriors"}],
}
"""For each game, the kinds of questions that one form may answer in a row."""
NEVER_FIRST: Final = {"OfferSp"}
"""Questions that a form can answer only after another question."""


def form_of(game: Game, p: Position, seat: int) -> Form | None:
    found: Form | None = game.form_rules().form(p, seat)
    return found


def start_values(form: Form) -> list[int]:
    """Returns values within the form's limits.

    If the initial values are too small, the first fields are increased.
    """
    values = [field.value for field in form.fields]
    for limit in form.limits:
        for at, weight in enumerate(limit.weights):
            missing = limit.least - sum(one * value for one, value in zip(limit.weights, values, strict=True))
            if weight and missing > 0:
                values[at] += min(missing, form.fields[at].most - values[at])
    form.check(values)
    return values


def random_values(form: Form, rng: Random) -> list[int]:
    """Starts with values within the limits and moves single units between fields."""
    values = start_values(form)
    for _ in range(60):
        tried = values[:]
        tried[rng.randrange(len(tried))] += rng.choice([-1, 1, 2])
        if rng.random() < 0.7:
            tried[rng.randrange(len(tried))] += rng.choice([-1, 1])
        try:
            form.check(tried)
        except IllegalMove:
            continue
        values = tried
    return values


def play_form(game: Game, p: Position, seat: int, values: list[int]) -> str:
    """Plays the answers of a form, checking that all of them are legal and that they complete the run of
    questions.
    """
    first = p.question(seat).kind
    run = next(kinds for kinds in RUNS[game.name] if first in kinds)
    chain = chain_of(game.form_rules(), p, seat, values)
    for at, move in enumerate(chain):
        assert seat in p.asked(), (first, values, at)
        assert p.question(seat).kind in run
        assert move in p.legal_moves(seat), (first, values, at)
        before = p.copy()
        try:
            p.play(seat, move)
        except HiddenValue:  # all seats have answered, and the next step depends on hidden values
            assert at == len(chain) - 1
            assert not before.drafts or len(before.drafts[seat].desk) <= 1
            return first
    assert not (seat in p.asked() and p.question(seat).kind in run), (first, values)
    return first


@both
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", RUNS)
def test_what_a_form_allows_is_a_legal_run_of_answers(name: str, players: int) -> None:
    game = load(name)
    rng = Random(players)
    seen = set()
    for seed in range(players, players + 90, 10):
        match = Match(game, players, Seeded(seed))
        for _ in range(1500):
            if match.over():
                break
            seat = match.asked()[0]
            observed = match.position.observation(seat)
            form = form_of(game, observed, seat)
            if form is not None:
                seen.add(play_form(game, observed.copy(), seat, random_values(form, rng)))
            match.play(seat, rng.choice(match.position.legal_moves(seat)))
        if seen == set().union(*RUNS[name]) - NEVER_FIRST:
            return
    raise AssertionError(f"{name}: only {seen}")


def test_numbers_that_do_not_fit_are_refused() -> None:
    form = Form([FormField("a", 3), FormField("b", 3, 2)], [FormLimit("sum", [1, 2], 2, 6)])
    form.check([0, 2])
    for wrong in ([1], [4, 0], [-1, 2], [0, 0], [3, 2]):
        with pytest.raises(IllegalMove):
            form.check(wrong)


@pytest.mark.parametrize("name", RUNS)
def test_a_question_without_a_form_refuses_one(name: str) -> None:
    game = load(name)
    match = Match(game, 2, Seeded(1))
    while form_of(game, match.position.observation(match.asked()[0]), match.asked()[0]) is not None:
        seat = match.asked()[0]
        match.play(seat, match.position.legal_moves(seat)[0])
    seat = match.asked()[0]
    with pytest.raises(IllegalMove, match="no form"):
        chain_of(game.form_rules(), match.position.observation(seat), seat, [0])
