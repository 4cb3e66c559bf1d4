"""Tables that start from a given position: creating, playing, exporting, recording and reviewing them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli import games
from patolli.kernel import position_text, records
from patolli.kernel.chance import Rng, Seeded
from patolli.kernel.errors import PatolliError
from patolli.kernel.match import Match
from patolli.review.curve import sources_of
from patolli.review.review import rounded
from patolli.review.review_run import model_of
from patolli.review.timeline import timeline_of
from patolli.table import journal, table_import
from patolli.table.archive import TableArchive
from patolli.table.settings import Settings
from patolli.table.store import queries

from .client import Sitting
from .table_helpers import make, play_on

GAMES = ["azteca", "chichen-itza", "lanterns", "teotihuacan", "tzolkin"]


def middle(game: str, moves: int, options: dict[str, str] | None = None) -> Match:
    match, rng = Match(games.load(game), 2, Seeded(3), options), Rng(4)
    for _ in range(moves):
        seat = match.asked()[0]
        offered = match.position.legal_moves(seat)
        match.play(seat, offered[rng.below(len(offered))])
    return match


def begun(http: TestClient, match: Match, viewer: int, hidden: bool = True, **more: Any) -> dict[str, Any]:
    p = match.position.observation(viewer) if hidden else match.position
    return make(http, match.game.name, 2, position=position_text.write(match.game, p), viewer=viewer, **more)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("hidden", [True, False])
def test_a_table_begins_in_a_position_as_the_seat_knows_it(http: TestClient, game: str, hidden: bool) -> None:
    match = middle(game, 12)
    seat = match.asked()[0]
    made = begun(http, match, seat, hidden)
    with Sitting(http, made["id"], made["tokens"][seat]) as a:
        mine = a.mirror(seat)
        observed = match.position.observation(seat)
        assert mine.table == match.game.show(observed)
        assert mine.question is not None
        offered = {match.game.vocabulary.text(move) for move in match.position.legal_moves(seat)}
        assert {one["text"] for one in mine.question["options"]} == offered
        a.play(mine.question["options"][0]["text"])
        assert a.say("ping")["is"] == "pong"
        undone = a.say("undo", seat=seat, question=(a.mirror(seat).question or {"number": 0})["number"])
        assert undone["is"] in {"ack", "error"}


def test_such_a_game_is_finished_recorded_and_reviewed(http: TestClient) -> None:
    match = middle("lanterns", 8, {"nights": "1"})
    made = begun(http, match, match.asked()[0])
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        play_on([a, b], 500)
    text = http.get(f"/api/tables/{made['id']}/record").text
    assert "\nstart: " in text
    replay = records.verify(match.game, records.read(text))
    assert not replay.position.asked()
    shown = http.get(f"/api/tables/{made['id']}/replay/0").json()
    assert shown["n"] == 0
    assert http.get(f"/api/tables/{made['id']}/moments").status_code == 200
    review = http.post("/api/review?language=en", json={"record": text}).json()
    assert review["decisions"] > 0, review
    timeline = timeline_of(match.game, text)
    model = model_of(timeline, "")
    first = review["review"]["curve"][0]
    assert first["points"] == rounded(model.of(timeline.positions[0]).points)
    assert first["points"] != rounded(model.before_play(2).points)
    assert [row["start"] for row in review["review"]["points"]] == first["points"]
    assert first["sources"] == rounded(sources_of(timeline.positions[0]))
    taken = table_import.from_record(text)
    assert taken.table.start
    assert journal.check(taken.table, 2, taken.steps).over()


def test_it_is_read_again_from_the_data_base_and_exported(http: TestClient, settings: Settings) -> None:
    match = middle("tzolkin", 12)
    seat = match.asked()[0]
    made = begun(http, match, seat)
    with Sitting(http, made["id"], made["tokens"][seat]) as a:
        a.play(a.mirror(seat).question["options"][0]["text"])  # type: ignore[index]
    registry: Any = http.app.state.registry  # type: ignore[attr-defined]
    steps = http.portal.call(registry.read, made["id"], lambda c: queries.steps(c, made["id"]))  # type: ignore[union-attr]
    row = registry.sessions[made["id"]].row
    again = journal.check(row, 2, steps)
    assert again.beginning().observation(seat) == match.position.observation(seat)
    assert again.asked() == row.asked


def test_what_cannot_begin_is_refused(http: TestClient) -> None:
    match = middle("tzolkin", 12)
    text = position_text.write(match.game, match.position)
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]

    def refused(**body: Any) -> str:
        answer = http.post("/api/tables", json={"game": "tzolkin", "seats": seats, **body})
        assert answer.status_code == 400, answer.text
        error: str = answer.json()["error"]
        return error

    assert refused(position="nothing") == "bad-position"
    assert refused(position=text.replace("players: 2", "players: 3")) == "bad-position"
    assert refused(position=text, viewer=5) == "bad-position"
    assert refused(position=text, seats=[*seats, {"kind": "open"}]) == "bad-position"
    assert refused(position=text, game="azteca") == "bad-position"


def test_it_is_exported_and_taken_by_another_server(http: TestClient, settings: Settings) -> None:
    match = middle("tzolkin", 12)
    seat = match.asked()[0]
    made = begun(http, match, seat)
    with Sitting(http, made["id"], made["tokens"][seat]) as a:
        a.play(a.mirror(seat).question["options"][0]["text"])  # type: ignore[index]
    with TableArchive(settings.data, "", reading=True) as archive:
        found = table_import.exported_in(json.dumps(archive.export(made["id"])))
    table_import.checked(found)
    assert found.table.start
    found.table.start = found.table.start.replace("game: tzolkin", "game: azteca")
    with pytest.raises(PatolliError):
        table_import.checked(found)
