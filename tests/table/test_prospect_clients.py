"""Which clients receive prospects (`prospect_push`), and which events describe a last move (`glance`)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Final

import pytest

from patolli.kernel.seats import NOBODY
from patolli.table import glance, prospect_push
from patolli.table.store.rows import Glance


def client(*seats: int, prospects: bool = True, language: str = "en", address: str = "a") -> Any:
    return SimpleNamespace(
        prospects=prospects, language=language, address=address, foresees=lambda seat: seat in seats
    )


def table(*clients: Any, asked: tuple[int, ...] = (0, 1, -1), **more: Any) -> Any:
    usual: dict[str, Any] = {
        "seated": list(clients), "match": SimpleNamespace(asked=lambda: list(asked)), "trouble": "",
        "row": SimpleNamespace(state="running"),
        "seats": [SimpleNamespace(bot=lambda: False), SimpleNamespace(bot=lambda: False)],
    }  # fmt: skip
    return SimpleNamespace(**usual | more)


def test_each_asked_seat_has_prospects_in_the_languages_of_its_clients() -> None:
    clients = (client(0), client(0, language="de", address="b"), client(1), client(prospects=False))
    wanted = prospect_push.wanted_keys(table(*clients))
    assert wanted == {(0, "en"): "a", (0, "de"): "b", (1, "en"): "a"}
    assert prospect_push.wanted_keys(table(client(0), asked=(1,))) == {}
    assert prospect_push.wanted_keys(table(client(0, prospects=False))) == {}


@pytest.mark.parametrize(
    "more",
    [
        {"match": None},
        {"trouble": "other rules"},
        {"row": SimpleNamespace(state="paused")},
        {"seats": [SimpleNamespace(bot=lambda: True)] * 2},
    ],
)
def test_without_a_running_game_and_a_person_there_are_no_prospects(more: dict[str, Any]) -> None:
    assert prospect_push.wanted_keys(table(client(0, 1), **more)) == {}


# ---- the last move --------------------------------------------------------------------------------------

KINDS: Final[tuple[tuple[str, list[str]], ...]] = (
    ("turn", ["seat"]),
    ("pay", ["seat", "amount"]),
    ("weather", []),
)


class Happened:
    def __init__(self, kind: int, *numbers: int) -> None:
        self.kind, self.numbers = kind, list(numbers)

    def to_dict(self, _lexicon: Any) -> dict[str, Any]:
        return {"event": KINDS[self.kind][0], "numbers": self.numbers}


def taken(monkeypatch: pytest.MonkeyPatch, *events: Happened, over: bool = False) -> Glance:
    monkeypatch.setattr(glance, "round_of", lambda _: 4)
    scores = SimpleNamespace(totals=lambda: [5, 7], unit=2, ranks=[2, 1])
    match = SimpleNamespace(
        position=SimpleNamespace(scores=lambda: scores),
        game=SimpleNamespace(events=[SimpleNamespace(name=name, numbers=numbers) for name, numbers in KINDS]),
        asked=lambda: [] if over else [0],
    )
    session: Any = SimpleNamespace(match=match, streams=SimpleNamespace(events_for=lambda _: list(events)))
    return glance.take(session)


def test_the_last_move_is_told_by_its_latest_three_events(monkeypatch: pytest.MonkeyPatch) -> None:
    found = taken(monkeypatch, *(Happened(1, 0, n) for n in range(5)), Happened(0, 1), Happened(2))
    assert (found.round, found.mover) == (4, 0)
    assert [one["numbers"] for one in found.events] == [[0, 2], [0, 3], [0, 4]]
    assert (found.totals, found.ranks) == ([], [])


def test_events_of_others_are_no_part_of_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    found = taken(monkeypatch, Happened(1, 0, 1), Happened(1, 1, 2), Happened(1, 0, 3))
    assert found.mover == 0
    assert [one["numbers"] for one in found.events] == [[0, 1], [0, 3]]
    assert taken(monkeypatch, Happened(0, 1), Happened(2)).mover == NOBODY


def test_only_the_latest_events_are_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    late = [Happened(2)] * glance.LOOK_BACK
    assert taken(monkeypatch, Happened(1, 0, 1), *late).mover == NOBODY
    assert taken(monkeypatch, Happened(1, 0, 1), *late[1:]).mover == 0


def test_a_finished_game_has_its_result(monkeypatch: pytest.MonkeyPatch) -> None:
    found = taken(monkeypatch, over=True)
    assert (found.totals, found.unit, found.ranks) == ([5, 7], 2, [2, 1])
