"""Several people sharing a device: the screen is hidden between turns only if they have secrets from each
other.
"""

from __future__ import annotations

import asyncio
import random
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli.table.hot_seat import next_to_look

from .client import Sitting
from .table_helpers import make


def look(both: Sitting) -> int | None:
    """Hands the device over as the page does, and returns the seat whose view is then shown."""
    answer = both.say("hand_over")
    assert answer["is"] == "looking", answer
    seat = answer["seat"]
    assert seat is None or isinstance(seat, int)
    return seat


def play_turns(both: Sitting, moves: int, until_open: bool = False) -> list[bool]:
    """Plays random answers and returns, for each change of seats, whether the screen was hidden."""
    dice = random.Random(1)
    fell: list[bool] = []
    looking = both.welcome["looking"]
    for _ in range(moves):
        if looking is None or both.mirror(looking).question is None:
            looking = look(both)
            fell.append(looking is None)
            if until_open and looking is not None:
                break
        if looking is None:
            looking = both.mirror(-2).shows["asked"][0]
            assert both.say("lift", seat=looking)["is"] == "ack"
        assert both.play(dice.choice(both.mirror(looking).texts()), looking)["is"] == "ack"
    return fell


@pytest.mark.parametrize("game", ["tzolkin", "teotihuacan"])
def test_where_nothing_is_secret_the_device_is_just_handed_on(http: TestClient, game: str) -> None:
    made = make(http, game, 2)
    with Sitting(http, made["id"], *made["tokens"].values()) as both:
        assert both.welcome["looking"] is None, "the tiles of the start are chosen in secret"
        fell = play_turns(both, 90)
    opened = fell.index(False)
    assert len(fell) - opened > 8
    assert True not in fell[opened:]
    with Sitting(http, made["id"], *made["tokens"].values()) as again:
        assert again.welcome["looking"] in (0, 1)
        assert again.mirror(again.welcome["looking"]).question is not None


@pytest.mark.parametrize("game", ["lanterns", "azteca", "chichen-itza"])
def test_where_hands_are_secret_the_curtain_falls(http: TestClient, game: str) -> None:
    made = make(http, game, 2)
    with Sitting(http, made["id"], *made["tokens"].values()) as both:
        fell = play_turns(both, 30)
        assert len(fell) > 8
        assert False not in fell


def test_private_notes_and_whispers_are_secrets_too(http: TestClient) -> None:
    seats = [{"kind": "hot", "name": name} for name in ("Ana", "Bo", "Cem")]
    made = make(http, "tzolkin", seats=seats)
    tokens = list(made["tokens"].values())
    with Sitting(http, made["id"], *tokens) as everybody:
        play_turns(everybody, 90, until_open=True)

    def curtain_falls() -> bool:
        with Sitting(http, made["id"], *tokens[:2]) as both:
            return both.welcome["looking"] is None

    assert not curtain_falls()
    with Sitting(http, made["id"], tokens[0]) as first, Sitting(http, made["id"], tokens[2]) as third:
        assert first.say("note", seat=0, text="watch the skulls")["is"] == "ack"
        assert curtain_falls()
        assert first.say("note", seat=0, text="")["is"] == "ack"
        assert not curtain_falls()
        assert third.say("chat", seat=2, text="hello all")["is"] == "ack"
        assert not curtain_falls()
        assert third.say("chat", seat=2, addressee=0, text="psst")["is"] == "ack"
        assert curtain_falls()


def test_a_seat_that_a_bot_plays_for_is_not_handed_to(http: TestClient) -> None:
    made = make(http, "tzolkin", 2)
    http.app.state.registry.bots.leave_seconds = 3600  # type: ignore[attr-defined]
    with Sitting(http, made["id"], *made["tokens"].values()) as both:
        play_turns(both, 90, until_open=True)
        seat = look(both)
        assert seat is not None
        assert both.say("stand_in", seat=seat, level="random")["is"] == "ack"
        assert look(both) == seat, "no other seat is asked: the same person continues to look"


@pytest.mark.parametrize("do", ["lift", "hand_over"])
def test_a_table_that_left_the_memory_is_read_for_who_looks(http: TestClient, do: str) -> None:
    made = make(http, "lanterns", 2)
    with Sitting(http, made["id"], *made["tokens"].values()) as both:
        assert both.say("lift", seat=1)["is"] == "ack"
        shown, had = both.mirror(1).table, both.updates()
        session = http.app.state.registry.sessions[made["id"]]  # type: ignore[attr-defined]
        session.drop()
        assert both.say(do, **({"seat": 1} if do == "lift" else {}))["is"] != "error"
        both.settle()
        assert both.updates() == had + 1, "the view is sent again"
        assert both.mirror(1).table == shown
        assert session.match is not None


def test_who_lifted_the_curtain_goes_on_looking(http: TestClient) -> None:
    made = make(http, "lanterns", 2)
    with Sitting(http, made["id"], *made["tokens"].values()) as both:
        assert both.say("lift", seat=1)["is"] == "ack"
        assert look(both) == 1


@pytest.mark.parametrize("match", [None, SimpleNamespace(asked=list)])
def test_where_nobody_is_asked_the_screen_stays_covered(match: object) -> None:
    session: Any = SimpleNamespace(match=match)
    for seats, curtain, shown in (([0, 1], True, None), ([0, 1], False, 0), ([1], True, 1), ([], True, None)):
        guest: Any = SimpleNamespace(seats=seats, curtain=curtain, looking=None)
        assert asyncio.run(next_to_look(session, guest)) == shown
