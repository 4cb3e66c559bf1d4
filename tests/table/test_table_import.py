"""Importing tables: every field of every row is checked, and rejected data leaves nothing behind."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from patolli.cli import main
from patolli.kernel.errors import PatolliError
from patolli.table.archive import TableArchive
from patolli.table.settings import Settings
from patolli.table.web.app import application

from .client import Sitting
from .table_helpers import make, play_on

Change = Callable[[dict[str, Any]], object]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> str:
    settings = Settings(
        tmp_path_factory.mktemp("whole"), hosts=["testserver"], http_rate=1e6, socket_rate=1e6
    )
    with TestClient(application(settings)) as http:
        return json.dumps(played(http, settings))


@pytest.fixture
def exported(whole: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(whole)
    return found


def played(http: TestClient, settings: Settings) -> dict[str, Any]:
    made = make(http, pace={"kind": "live", "seconds": 1800, "increment": 5})
    with Sitting(http, made["id"], made["tokens"][0]) as a, Sitting(http, made["id"], made["tokens"][1]) as b:
        play_on([a, b], 20)
        a.say("chat", text="hello")
    with TableArchive(settings.data, "", reading=True) as keeper:
        found: dict[str, Any] = json.loads(json.dumps(keeper.export(made["id"])))
    return found


def table(**fields: Any) -> Change:
    return lambda e: e["table"].update(fields)


def seat(**fields: Any) -> Change:
    return lambda e: e["seats"][0].update(fields)


def step(place: int, **fields: Any) -> Change:
    return lambda e: e["steps"][place].update(fields)


def line(**fields: Any) -> Change:
    return lambda e: e["chat"][0].update(fields)


WRONG: dict[str, Change] = {
    "unknown state": table(state="sleeping"),
    "over though it is not": table(state="over"),
    "waiting with steps": table(state="waiting"),
    "id of another form": table(id="../../etc"),
    "id with a line break": table(id="abc\n"),
    "long id": table(id="a" * 33),
    "id like an option": table(id="--all"),
    "unknown game": table(game="senet"),
    "negative edition": table(edition=-1),
    "other edition": table(edition=99),
    "long version": table(version="9" * 41),
    "components of two lines": table(components="a\nb"),
    "version of two lines": table(version="0.1\n"),
    "other components": table(components="0" * 12),
    "many options": table(options={f"o{i}": "x" for i in range(100)}),
    "unknown option": table(options={"players": "9"}),
    "clock of nobody": table(clocks={"left": [1], "since": [1]}),
    "clock below zero": table(clocks={"left": [-1, 5], "since": [0, 0]}),
    "long trouble": table(trouble="x" * 5000),
    "short seed": table(seed="AAAA"),
    "other seed": table(seed="A" * 43 + "="),
    "long word": table(words=["x" * 10_000_000, "y"]),
    "other word": table(words=["x", "y"]),
    "no first epoch": table(epochs=[]),
    "epochs out of order": table(epochs=[[0, 0], [2, 9], [1, 5]]),
    "epoch of three": table(epochs=[[0, 0, 0]]),
    "nobody asked": table(asked=[]),
    "everybody asked": table(asked=[0, 1]),
    "seat 7 asked": table(asked=[7]),
    "asked twice": lambda e: table(asked=e["table"]["asked"] * 2)(e),
    "too few questions": table(questions=[1]),
    "question below zero": table(questions=[-1, 2]),
    "next step too low": table(next=3),
    "next step far too high": table(next=2**40),
    "deadline in words": table(deadline="tomorrow"),
    "vote of nobody": table(votes=[{"about": "abandon", "by": 6, "yes": [6], "needed": [6]}]),
    "vote about nothing": table(votes=[{"about": "pizza", "by": 0, "yes": [0], "needed": [1]}]),
    "rematch elsewhere": table(rematch="../x"),
    "made before time": table(created=-5),
    "news of five seats": table(since=[1, 2, 3, 4, 5]),
    "unknown pace": table(pace={"kind": "blitz", "seconds": 1, "increment": 0}),
    "no seats": lambda e: e.update(seats=[]),
    "a seat missing": lambda e: e.update(seats=e["seats"][:1]),
    "a seat too many": lambda e: e["seats"].append({**e["seats"][0], "seat": 2}),
    "seats in another order": lambda e: e.update(seats=e["seats"][::-1]),
    "seat of another table": seat(table_id="abc"),
    "unknown kind of seat": seat(kind="ghost"),
    "open seat in a game": seat(kind="open"),
    "name of two lines": seat(name="A\nB"),
    "long name": seat(name="x" * 61),
    "no name": seat(name=""),
    "unknown level": seat(kind="bot", level="godlike"),
    "ten megabytes of a seat's word": seat(word="x" * 10_000_000),
    "word with a line break": seat(word="a\u2028b"),
    "long notes": seat(notes="x" * 1_000_000),
    "standing answer of another kind": seat(standing={"window": "perhaps"}),
    "step of seat 9": step(3, seat=9),
    "step without moves": step(3, entries=[]),
    "step with another move": step(3, entries=[[0, "dance", False]]),
    "step with another sum": step(3, sum="000000000000"),
    "step twice": lambda e: e["steps"].insert(4, copy.deepcopy(e["steps"][3])),
    "steps out of order": lambda e: e["steps"].reverse(),
    "first step missing": lambda e: e["steps"].pop(0),
    "answer to a question that was not asked yet": step(5, question=1_000_000),
    "step below zero": step(0, n=-1),
    "time below zero": step(3, at=-1),
    "line of seat 5": line(seat=5),
    "line of another kind": line(kind="shout"),
    "long line": line(text="x" * 100_000),
    "lines twice": lambda e: e["chat"].append(e["chat"][0]),
    "another form": lambda e: e.update(format="patolli table 9"),
    "a field of another type": table(listed="yes"),
    "a field missing": lambda e: e["table"].pop("state"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_no_table_could_hold_is_refused(exported: dict[str, Any], tmp_path: Path, what: str) -> None:
    other = tmp_path / "other"
    other.mkdir()
    WRONG[what](exported)
    with TableArchive(other, "") as keeper:
        with pytest.raises(PatolliError) as refused:
            keeper.take(json.dumps(exported))
        assert "\n" not in str(refused.value)
        assert len(str(refused.value)) < 400
        assert list(keeper.each()) == []


def test_a_good_table_is_taken_with_its_talk_and_its_clocks(
    exported: dict[str, Any], tmp_path: Path, settings: Settings
) -> None:
    other = tmp_path / "other"
    other.mkdir()
    exported["seats"][0]["key"] = "f" * 64
    exported["table"]["host"] = "f" * 64
    with TableArchive(other, "") as keeper:
        assert "tzolkin, running" in keeper.take(json.dumps(exported))
        row, seats, steps = next(keeper.all())
        assert len(steps) == len(exported["steps"])
        assert row.deadline is not None
        assert (row.host, [seat.key for seat in seats]) == ("", ["", ""])
        assert len(keeper.export(row.id)["chat"]) == 1
        assert [fault for _, fault in keeper.examine()] == [""]


def test_a_table_that_an_older_version_called_stuck_is_taken(
    exported: dict[str, Any], tmp_path: Path
) -> None:
    other = tmp_path / "other"
    other.mkdir()
    exported["table"].update(state="stuck", trouble="other rules")
    with TableArchive(other, "") as keeper:
        assert "tzolkin, running" in keeper.take(json.dumps(exported))


def test_a_table_can_be_taken_while_a_server_runs(
    exported: dict[str, Any], http: TestClient, settings: Settings, tmp_path: Path
) -> None:
    exported["table"]["id"] = "aabbccddeeff001122"
    for one in exported["seats"]:
        one["table_id"] = "aabbccddeeff001122"
    file = tmp_path / "table.json"
    file.write_text(json.dumps(exported))
    main(["tables", "import", str(file), "--data", str(settings.data)])
    assert http.get("/api/tables/aabbccddeeff001122").json()["state"] == "running"


@pytest.mark.parametrize(
    "text", ["", "{", "{}", "[]", "\0", '{"format": 5}', "{" * 100_000, "patolli record 1\n"]
)
def test_what_is_no_table_at_all_is_refused(tmp_path: Path, text: str) -> None:
    with TableArchive(tmp_path, "") as keeper, pytest.raises(PatolliError):
        keeper.take(text)


def test_an_imported_table_leads_to_no_table_of_the_other_server(
    exported: dict[str, Any], tmp_path: Path
) -> None:
    """The seats of the rematch are reserved for people whose keys are for the other server."""
    exported["table"]["rematch"] = "ab" * 9
    with TableArchive(tmp_path, "") as keeper:
        keeper.take(json.dumps(exported))
        assert [row.rematch for row, _, _ in keeper.all()] == [""]


@pytest.mark.parametrize(
    "change", [table(state="x" * 100_000), seat(kind="x" * 100_000), table(pace={"kind": "x" * 100_000})]
)
def test_a_refusal_does_not_quote_a_long_value(
    change: Change, exported: dict[str, Any], tmp_path: Path
) -> None:
    change(exported)
    with TableArchive(tmp_path, "") as keeper, pytest.raises(PatolliError) as refused:
        keeper.take(json.dumps(exported))
    assert len(str(refused.value)) < 300
