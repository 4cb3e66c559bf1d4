"""Checks every tour against the rules: its positions, tasks and mistakes, and the facts in its text."""

from __future__ import annotations

import pytest

from patolli import games
from patolli.table.tours import tour_file, tour_run

from . import ways

TOURS = [game for game in games.names() if tour_file.has_tour(game)]
STEPS = [
    pytest.param(game, index, id=f"{game}-{step.id}")
    for game in TOURS
    for index, step in enumerate(tour_file.tour(game).steps)
]
with_steps = pytest.mark.parametrize(("game", "index"), STEPS)


def step_of(game: str, index: int) -> tour_file.TourStep:
    return tour_file.tour(game).steps[index]


@with_steps
def test_the_position_can_be(game: str, index: int) -> None:
    step = step_of(game, index)
    if step.start is None:
        assert index > 0
        assert not step.build
        return
    builder = tour_file.builder_of(game, step.start)
    for call in step.build:
        tour_file.called(builder, call)
    assert builder.faults() == []


@with_steps
def test_what_is_asked_can_be_done_and_leads_where_the_texts_say(game: str, index: int) -> None:
    run = tour_run.finished(game, index)
    assert run.is_done()
    assert run.script == [], "the script continues after the end of the step"
    saved = ways.saved(run)
    assert {path: ways.field(saved, path) for path in run.step.expect} == run.step.expect


@with_steps
def test_every_accepted_way_ends_well(game: str, index: int) -> None:
    ends = [played for played in ways.places(game, index) if ways.run(game, index, played).is_done()]
    assert ends
    following = tour_file.tour(game).steps[index + 1 : index + 2]
    if following and following[0].start is None:
        first, *others = [ways.saved(ways.run(game, index, played)) for played in ends]
        assert all(other == first for other in others), (
            "the next step continues from one of several positions"
        )


@with_steps
def test_every_mistake_can_be_made(game: str, index: int) -> None:
    step = step_of(game, index)
    found = set()
    for played in ways.places(game, index) if step.wrong else []:
        at = ways.run(game, index, played)
        if at.is_asked():
            wrong = [one for one in ways.offered(at) if not tour_run.is_asked(step.answer, [*played, one])]
            found |= {mistake.name for one in wrong if (mistake := at.mistake(one)) is not None}
    assert found == {one.name for one in step.wrong}


@pytest.mark.parametrize("game", TOURS)
def test_most_steps_are_played(game: str) -> None:
    steps = tour_file.tour(game).steps
    assert len({step.id for step in steps}) == len(steps)
    assert steps[0].chapter
    assert sum(bool(step.answer) for step in steps) > len(steps) / 2
    assert any(step.wrong for step in steps)


@pytest.mark.parametrize("game", TOURS)
def test_the_first_game_can_be_set_up(game: str) -> None:
    tour = tour_file.tour(game)
    found = games.load(game)
    found.start(tour.first_players, found.full_options(tour.first_game))
    assert len(tour.rivals) + 1 >= max(
        tour_run.start_of(game, index).position.players for index in range(len(tour.steps))
    )
