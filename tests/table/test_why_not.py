"""The answer to why a move is not offered, and to the same question about one that is."""

from __future__ import annotations

from starlette.testclient import TestClient

from .client import Sitting
from .table_helpers import make


def test_a_move_that_is_offered_needs_no_reason(http: TestClient) -> None:
    made = make(http)
    with Sitting(http, made["id"], made["tokens"][0], language="en") as a:
        answer = a.say("why", seat=0, text=a.mirror().texts()[0])
        assert (answer["is"], answer["offered"]) == ("reason", True)
        assert not answer.get("reason")
        assert not answer.get("words")


def test_a_reason_has_words_only_for_clients_with_a_language(http: TestClient) -> None:
    made = make(http)
    for language in ("de", ""):
        with Sitting(http, made["id"], made["tokens"][0], language=language) as a:
            kept = set(a.mirror().texts())
            other = next(f"keep w{n:02}" for n in range(1, 22) if f"keep w{n:02}" not in kept)
            answer = a.say("why", seat=0, text=other)
            assert (answer["offered"], answer["reason"]) == (False, "not-dealt")
            assert bool(answer["words"]) == bool(language)
            assert a.say("why", seat=0, text="no such move")["error"] == "no-word"
