"""Hints at the table: they are sent only to the seat that asked, use only what this seat knows, and do not
hold up play.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli.games.chichen_itza.game import GAME as CHICHEN
from patolli.kernel import serialization
from patolli.kernel.chance import Rng
from patolli.players import descriptions, levels
from patolli.players.hint import ITERATIONS, WHY, hint
from patolli.table.bot_worker import answer
from patolli.table.hints import odds_words, reasons
from patolli.table.journal import game_of
from patolli.table.settings import Settings
from patolli.table.web.app import application
from patolli.texts import GameTexts

from ..games.chichen_itza import combats
from ..games.chichen_itza import table as chichen
from ..kernel.lanterns.game import GAME
from ..kernel.tables import walk
from .client import Sitting
from .table_helpers import make


@pytest.fixture
def advised(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(Path(__file__).parents[2]), *sys.path]))
    settings = Settings(
        tmp_path,
        hosts=["testserver"],
        bot_workers=1,
        bot_modules=["tests.table.misbehaving_players"],
        http_rate=1000,
    )
    with TestClient(application(settings)) as client:
        yield client


def test_a_hint_says_more_the_stronger_it_is(advised: TestClient) -> None:
    made = make(advised, "tzolkin", players=2)
    with Sitting(advised, made["id"], made["tokens"][0], language="en") as one:
        question = one.mirror().question
        assert question is not None
        offered = [option["text"] for option in question["options"]]
        told = [one.say("hint", seat=0, question=question["number"], strength=n) for n in (1, 2, 3)]
        for hint in told:
            assert hint["is"] == "hinted"
            assert hint["question"] == question["number"]
            look = [option["text"] for option in hint["look"]]
            assert look == [text for text in offered if text in look] != []
            assert all(option["words"] for option in hint["look"])
        where, which, why = told
        assert where["move"] is None
        assert where["best"] == where["line"] == which["best"] == which["line"] == []
        assert where["because"] == which["because"] == where["brings"] == which["brings"] == []
        assert all(one["words"] and one["by"] for one in why["because"] + why["brings"])
        assert why["brings"]
        assert which["move"]["text"] in offered
        assert why["best"][0]["option"] == why["move"] == why["line"][0]
        assert all(isinstance(one["points"], float) for one in why["best"])
        assert why["move"]["words"] == next(o["words"] for o in question["options"] if o == why["move"])
        assert one.play(why["move"]["text"])["is"] == "ack"


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Temples", "corn", "workers on the wheels"]),
        ("de", ["Tempel", "Mais", "Arbeiter auf den Rädern"]),
    ],
)
def test_reasons_are_named_and_what_has_no_name_is_left_out(language: str, names: list[str]) -> None:
    told = [
        {"what": "temples", "points": True, "by": 4.0},
        {"what": "corn", "points": False, "by": -2.0},
        {"what": "on_wheels", "points": False, "by": 1.0},
        {"what": "marks", "points": False, "by": 3.0},
    ]
    words = GameTexts(game_of("tzolkin"), language)
    assert [one.words for one in reasons(told, words)] == names
    assert [one.by for one in reasons(told, None)] == [4.0, -2.0, 1.0, 3.0]


def test_who_may_not_ask_is_refused(advised: TestClient) -> None:
    made = make(advised, "tzolkin", players=2)
    with Sitting(advised, made["id"], made["tokens"][0]) as one, Sitting(advised, made["id"]) as onlooker:
        question = one.mirror().question
        assert question is not None
        number = question["number"]
        assert onlooker.say("hint", seat=0, question=number, strength=1)["error"] == "not-yours"
        assert one.say("hint", seat=1, question=number, strength=1)["error"] == "not-yours"
        assert one.say("hint", seat=0, question=number + 1, strength=1)["error"] == "stale"
        assert one.say("hint", seat=0, question=number, strength=4)["error"] == "unreadable"


def test_the_client_is_served_while_a_bot_thinks_and_asks_one_at_a_time(advised: TestClient) -> None:
    made = make(advised, "tzolkin", players=2)
    with Sitting(advised, made["id"], made["tokens"][0]) as one:
        question = one.mirror().question
        assert question is not None
        said = f'{{"do": "hint", "id": 71, "seat": 0, "question": {question["number"]}, "strength": 1}}'
        one.session.send_text(said)
        assert one.say("ping")["is"] == "pong"  # answered although the worker has not started yet
        busy = one.say("hint", seat=0, question=question["number"], strength=1)
        assert (busy["is"], busy["error"]) == ("error", "busy")
        assert one.until(71)["is"] == "hinted"


def test_a_hint_is_the_same_in_all_worlds_that_look_the_same_to_the_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The sampled worlds differ in sealed answers and open windows."""
    monkeypatch.setattr("patolli.players.hint.ITERATIONS", {3: 60})
    seen = set()
    for n, p in enumerate(walk(3, 5)):
        for seat in p.asked():
            if seat < 0 or n % 11 or len(p.legal_moves(seat)) < 2:
                continue
            told = []
            for world in (p, p.sample_world(seat, Rng(n)), p.sample_world(seat, Rng(n + 1))):
                saved = serialization.save(world.observation(seat))
                told.append(
                    answer({"game": "lanterns", "owner": "", "hint": 3, "seat": seat, "position": saved})
                )
            assert told[0] == told[1] == told[2]
            seen.add(p.question(seat).kind)
    assert len(seen) > 2


def test_hints_are_given_in_a_game_with_secrets(advised: TestClient) -> None:
    made = make(advised, "lanterns", players=2, options={"nights": "1"})
    with Sitting(advised, made["id"], made["tokens"][0]) as one:
        question = one.mirror().question
        assert question is not None
        told = one.say("hint", seat=0, question=question["number"], strength=2)
        assert told["is"] == "hinted"
        assert GAME.vocabulary.move(told["move"]["text"]) >= 0


def test_who_takes_too_long_gives_no_hint(http: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http.app.state.registry.bots, "seconds", 0.0001)  # type: ignore[attr-defined]
    made = make(http, "tzolkin", players=2)
    with Sitting(http, made["id"], made["tokens"][0]) as one:
        question = one.mirror().question
        assert question is not None
        assert one.say("hint", seat=0, question=question["number"], strength=2)["error"] == "no-hint"


def test_the_lobby_is_sent_what_to_expect_of_each_level(advised: TestClient) -> None:
    for game in advised.get("/api/games").json():
        about = {level["name"]: level["words"] for level in game["about"]}
        for level in levels():
            assert about[level] == descriptions(level)
            if level == "random" or level.startswith("level-"):
                assert about[level].keys() == {"en", "de"}


def ask_hint(one: Sitting, strength: int = 1) -> dict[str, Any]:
    question = one.mirror().question
    assert question is not None
    return one.say("hint", seat=one.mirror().seat, question=question["number"], strength=strength)


def announced(one: Sitting) -> list[str]:
    one.settle()
    return [m["line"]["text"] for m in one.pushed if m["is"] == "chat"]


def test_where_hints_are_off_they_are_refused(advised: TestClient) -> None:
    made = make(advised, "tzolkin", players=2, hints="off")
    assert made["table"]["hints"] == "off"
    with Sitting(advised, made["id"], made["tokens"][0]) as one:
        told = ask_hint(one)
        assert (told["error"], told["text"]) == ("no-hints", "this table allows no hints")
    assert (
        advised.post("/api/tables", json={"game": "tzolkin", "seats": [], "hints": "some"}).status_code == 400
    )


def test_an_announced_hint_is_reported_to_all_once_a_question(advised: TestClient) -> None:
    made = make(advised, "tzolkin", players=2, hints="announced")
    with (
        Sitting(advised, made["id"], made["tokens"][0]) as ana,
        Sitting(advised, made["id"], made["tokens"][1]) as ben,
        Sitting(advised, made["id"]) as onlooker,
    ):
        for mover in (ana, ana, ben, ben):  # tiles are chosen in secret
            mover.settle()
            assert mover.play(mover.mirror().texts()[0])["is"] == "ack"
        ana.settle()
        ben.settle()
        mover = ana if ana.mirror().question else ben
        for asked in (1, 2):
            for strength in (1, 3):
                assert ask_hint(mover, strength)["is"] == "hinted"
            for one in (ana, ben, onlooker):
                assert announced(one) == [f"hint-taken {mover.mirror().seat}"] * asked
            assert mover.play(mover.mirror().texts()[0])["is"] == "ack"
            mover.settle()


def test_in_a_sealed_round_an_announcement_does_not_reveal_how_far_a_seat_is(advised: TestClient) -> None:
    made = make(advised, "lanterns", players=2, hints="announced", options={"nights": "1"})
    with (
        Sitting(advised, made["id"], made["tokens"][0]) as a,
        Sitting(advised, made["id"], made["tokens"][1]) as b,
    ):
        assert a.mirror().question
        assert b.mirror().question
        assert ask_hint(a)["is"] == "hinted"
        first = a.mirror().question
        assert a.play("0")["is"] == "ack"
        a.settle()
        assert a.mirror().question
        assert a.mirror().question != first
        assert ask_hint(a)["is"] == "hinted"
        assert announced(b) == ["hint-taken 0"]


def test_a_rematch_keeps_what_was_said_about_hints(advised: TestClient) -> None:
    made = make(advised, "lanterns", players=2, hints="off")
    with Sitting(advised, made["id"], *made["tokens"].values()) as both:
        both.say("abandon", seat=0)
        both.say("agree", about="abandon", seat=1, yes=True)
        again = both.say("rematch", seat=0)["again"]
    assert again
    new = advised.get(f"/api/tables/{made['id']}").json()["rematch"]
    assert advised.get(f"/api/tables/{new}").json()["hints"] == "off"


def test_a_hint_gives_the_odds_of_what_chance_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ITERATIONS, WHY, 30)
    p = combats.hunt("jaguar", 3)
    chichen.give(p, 0, luck=3)
    combats.go(p)
    while p.asked() == [-1]:
        chichen.roll_all(p, 6)
    told = hint(CHICHEN, p.observation(0), 0, WHY).best
    assert told
    for one in told:
        assert one.odds is not None
        assert one.odds["outcomes"][0]["outcome"] == "beaten"
    words = odds_words(told[0].odds, GameTexts(CHICHEN, "en"))
    assert words.startswith("creature beaten ")
    assert odds_words(None, GameTexts(CHICHEN, "en")) == ""
