"""A person who plays only with bots is not asked if only one answer is possible, because nobody could learn
anything from it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from patolli.kernel.chance import Seeded
from patolli.kernel.match import Match
from patolli.table import table_moves
from patolli.table.journal import game_of
from patolli.table.session import TableSession
from patolli.table.settings import Settings
from patolli.table.web.app import application

from .client import Sitting
from .table_helpers import make

LONE = [{"kind": "hot", "name": "Ana"}, {"kind": "bot", "level": "random"}]
ANSWERS = 60


@pytest.fixture
def http_with_bots(tmp_path: Path) -> Iterator[TestClient]:
    settings = Settings(tmp_path, hosts=["testserver"], bot_workers=1, http_rate=1000)
    with TestClient(application(settings)) as client:
        yield client


def can_be_filled_in(session: TableSession) -> bool:
    match = session.match
    assert match is not None
    form = match.game.form_rules().form(match.position.observation(0), 0)
    return form is not None and any(field.most > 0 for field in form.fields)


def test_a_lone_person_gets_no_question_with_one_answer(http_with_bots: TestClient) -> None:
    made = make(http_with_bots, "azteca", seats=LONE)
    session: TableSession = http_with_bots.app.state.registry.sessions[made["id"]]  # type: ignore[attr-defined]
    dice = random.Random(2)
    with Sitting(http_with_bots, made["id"], made["tokens"][0]) as ana:
        for _ in range(ANSWERS):
            ana.settle_until(lambda: ana.mirror().question is not None)
            question = ana.mirror().question
            assert question is not None
            assert len(question["options"]) > 1 or can_be_filled_in(session), question["kind"]
            assert ana.play(dice.choice(ana.mirror().texts()))["is"] == "ack"
    given = [step.entries[0][1] for step in session.steps if step.seat == 0]
    assert len(given) > ANSWERS, "some answers were given for her"


def test_only_what_hides_something_is_answered_for_somebody() -> None:
    match = Match(game_of("azteca"), 2, Seeded(3))
    dice = random.Random(3)
    met: set[str] = set()
    for _ in range(900):
        if not match.asked():
            break
        seat = dice.choice(match.asked())
        p = match.position
        if table_moves.is_only_answer(match, seat):
            assert p.decision(seat).secret
            assert len(p.legal_moves(seat)) == 1
            met.add(p.question(seat).kind)
        match.play(seat, dice.choice(p.offer(seat)))
    assert {"OfferSp", "Divert"} <= met, met


def test_a_window_that_could_bring_nothing_is_passed_and_listed(
    http_with_bots: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(game_of("azteca")), "passes_alone", lambda _game, _p, _seat: True)
    made = make(http_with_bots, "azteca", seats=LONE)
    dice = random.Random(4)
    with Sitting(http_with_bots, made["id"], made["tokens"][0]) as ana:
        for _ in range(ANSWERS):
            ana.settle_until(lambda: ana.mirror().question is not None)
            question = ana.mirror().question
            assert question is not None
            assert not question["window"]
            if any(one["other_answers"] > 0 for one in ana.mirror().shows["passed"]):
                return
            assert ana.play(dice.choice(ana.mirror().texts()))["is"] == "ack"
    raise AssertionError("no window was passed for her")
