"""How long a standing answer is valid, and how many a seat may have."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from .client import Sitting
from .table_helpers import make


def standing(http: TestClient, made: dict[str, Any]) -> dict[str, str]:
    registry = http.app.state.registry  # type: ignore[attr-defined]
    found: dict[str, str] = registry.sessions[made["id"]].seats[0].standing
    return dict(found)


@pytest.mark.parametrize("until", ["turn", "once", "always"])
def test_an_answer_for_a_turn_ends_with_the_next_ordinary_question(http: TestClient, until: str) -> None:
    """The seat is asked such a question already, so the answer ends at once."""
    made = make(http, "lanterns", 2)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        question = a.mirror().question
        assert question is not None
        assert question["window"] == ""
        assert a.say("standing", seat=0, window="curse", answer="default", until=until)["is"] == "ack"
        assert standing(http, made) == ({} if until == "turn" else {"curse": until})
        a.settle()
        assert a.mirror().shows["standing"] == standing(http, made)


def test_a_seat_has_a_limited_number_of_standing_answers(http: TestClient) -> None:
    made = make(http, "lanterns", 2)
    with Sitting(http, made["id"], made["tokens"][0]) as a:
        for n in range(40):
            assert a.say("standing", seat=0, window=f"w{n}", answer="default")["is"] == "ack"
        assert a.say("standing", seat=0, window="one more", answer="default")["error"] == "too-many"
        assert a.say("standing", seat=0, window="w3", answer="ask")["is"] == "ack"
        assert a.say("standing", seat=0, window="w3", answer="ask")["is"] == "ack"
        assert len(standing(http, made)) == 39
        assert a.say("standing", seat=0, window="one more", answer="default")["is"] == "ack"
