"""Which prospects are computed for whom, and how their parts are sent, with a simulated table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from patolli.table import position_queries, prospect_push
from patolli.table.guests import Guest
from patolli.table.prospect_push import PushedProspects
from patolli.table.protocol import Prospects
from patolli.table.refusal import Refusal

from .event_loop import in_loop


def client(*seats: int, language: str = "en", address: str = "a1", prospects: bool = True) -> Any:
    guest: Any = Guest(language, address)
    guest.seats, guest.prospects = list(seats), prospects
    guest.got = []
    guest.send = guest.got.append
    return guest


class Table:
    """A table with two persons and a bot."""

    id = "table"

    def __init__(self) -> None:
        self.guests: list[Any] = []
        self.asked = [0, 1, 2]
        self.match: Any = SimpleNamespace(asked=lambda: self.asked)
        self.row = SimpleNamespace(state="running", questions=[3, 4, 5])
        self.trouble = ""
        self.seats = [
            SimpleNamespace(bot=lambda bot=bot: bot, standing={}, name=name)
            for name, bot in (("Ann", False), ("Ben", False), ("Bot", True))
        ]
        self.prospects: dict[Any, PushedProspects] = {}
        self.digest = "d1"
        self.present = {0, 1}

    @property
    def seated(self) -> list[Any]:
        return [guest for guest in self.guests if guest.seats]

    def observe(self, seat: int) -> Any:
        return SimpleNamespace(digest=f"{self.digest} of {seat}")


@pytest.fixture
def table() -> Any:
    return Table()


# ---- whose prospects ------------------------------------------------------------------------------------


def test_prospects_are_for_asked_persons_with_a_client_that_wants_them(table: Any) -> None:
    table.guests = [client(0), client(1, 2, language="de", address="a2"), client(0, prospects=False)]
    assert prospect_push.wanted_keys(table) == {(0, "en"): "a1", (1, "de"): "a2"}
    table.asked = [1, -1]
    assert prospect_push.wanted_keys(table) == {(1, "de"): "a2"}
    table.guests = [client(0)]
    assert prospect_push.wanted_keys(table) == {}
    table.asked = [0]
    assert prospect_push.wanted_keys(table) == {(0, "en"): "a1"}


@pytest.mark.parametrize(
    "change",
    [
        lambda t: setattr(t.row, "state", "paused"),
        lambda t: setattr(t, "trouble", "stuck"),
        lambda t: setattr(t, "match", None),
        lambda t: setattr(t, "guests", [client(0, prospects=False)]),
        lambda t: setattr(t, "guests", []),
    ],
)
def test_no_prospects_are_computed_when_nobody_can_use_them(
    table: Any, change: Callable[[Any], None]
) -> None:
    table.guests = [client(0)]
    change(table)
    assert prospect_push.wanted_keys(table) == {}


def pushed(digest: str = "d", number: int = 1, **standing: str) -> PushedProspects:
    observed: Any = SimpleNamespace(digest=digest)
    return PushedProspects(observed, number, standing)


def test_the_same_question_is_not_computed_again() -> None:
    one = pushed(w="turn")
    assert one.same(pushed(w="turn"))
    assert not one.same(pushed(number=2, w="turn"))
    assert one.same_work(pushed(number=2, w="turn"))
    assert not one.same(pushed("e", w="turn"))
    assert not one.same_work(pushed())


def test_changed_questions_replace_the_computation(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Any] = []

    async def push(_: Any, seat: int, language: str, one: PushedProspects, address: str) -> None:
        begun.append((seat, language, one.number, address))
        await asyncio.sleep(100)

    async def work() -> None:
        monkeypatch.setattr(prospect_push, "push", push)
        table.guests = [client(0), client(1)]
        prospect_push.refresh(table)
        first = dict(table.prospects)
        assert set(first) == {(0, "en"), (1, "en")}
        await asyncio.sleep(0)
        prospect_push.refresh(table)
        assert table.prospects == first, "nothing has changed"
        table.row.questions[1] = 9
        prospect_push.refresh(table)
        await asyncio.sleep(0)
        assert begun == [(0, "en", 3, "a1"), (1, "en", 4, "a1"), (1, "en", 9, "a1")]
        assert table.prospects[0, "en"] is first[0, "en"]
        replaced, kept = first[1, "en"].task, first[0, "en"].task
        assert replaced is not None
        assert kept is not None
        table.asked = [1]
        prospect_push.refresh(table)
        await asyncio.sleep(0)
        assert replaced.cancelled()
        assert kept.cancelled()
        assert set(table.prospects) == {(1, "en")}
        last = table.prospects[1, "en"].task
        prospect_push.stop(table)
        await asyncio.sleep(0)
        assert last.cancelled()
        assert table.prospects == {}

    in_loop(work)


def test_a_client_that_comes_later_gets_the_parts_in_its_language(table: Any) -> None:
    table.prospects = {(0, "en"): pushed(), (0, "de"): pushed(), (1, "en"): pushed()}
    table.prospects[0, "en"].sent = [b"1", b"2"]
    table.prospects[0, "de"].sent = [b"3"]
    table.prospects[1, "en"].sent = [b"4"]
    first, other, plain = client(0), client(0, 1, language="de"), client(0, prospects=False)
    for one in (first, other, plain):
        prospect_push.catch_up(table, one)
    assert (first.got, other.got, plain.got) == ([b"1", b"2"], [b"3"], [])


# ---- the parts ------------------------------------------------------------------------------------------


def part(n: int, *, done: bool = False, odds: bool = False) -> bytes:
    return msgspec.json.encode(Prospects(0, 0, n, done, odds_follow=odds))


class Computer:
    """Gives one answer for each part that is asked for."""

    def __init__(self, *answers: Any) -> None:
        self.answers = list(answers)
        self.asked: list[dict[str, Any]] = []
        self.wanted: list[bool] = []

    async def __call__(
        self, session: Any, seat: int, observed: Any, about: Any, address: str, wanted: Any
    ) -> bytes:
        assert (seat, observed.digest, address) == (0, "d", "a1")
        self.asked.append(about)
        self.wanted.append(wanted())
        found = self.answers.pop(0)
        if isinstance(found, Exception):
            raise found
        assert isinstance(found, bytes)
        return found


def sent(table: Any, monkeypatch: pytest.MonkeyPatch, computer: Computer, one: PushedProspects) -> None:
    monkeypatch.setattr(position_queries, "computed", computer)
    asyncio.run(prospect_push.push(table, 0, "en", one, "a1"))


def test_parts_are_sent_until_the_last_with_the_number_of_the_question(
    table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.guests = [client(0), client(0, language="de"), client(1)]
    one = table.prospects[0, "en"] = pushed(number=7, w="turn")
    computer = Computer(part(0), part(1, odds=True), part(2), part(3, done=True))
    sent(table, monkeypatch, computer, one)
    assert [(about["part"], about["odds_from"]) for about in computer.asked] == [
        (0, 0),
        (1, 0),
        (2, 2),
        (3, 2),
    ]
    assert computer.asked[0] == {
        "ask": "prospects", "language": "en", "names": ["Ann", "Ben", "Bot"], "standing": {"w": "turn"},
        "part": 0, "odds_from": 0,
    }  # fmt: skip
    assert computer.wanted == [True] * 4
    messages = [msgspec.json.decode(message) for message in table.guests[0].got]
    assert [(message["question"], message["part"]) for message in messages] == [
        (7, 0),
        (7, 1),
        (7, 2),
        (7, 3),
    ]
    assert one.sent == table.guests[0].got
    assert (table.guests[1].got, table.guests[2].got) == ([], [])


def test_a_refusal_ends_the_parts_and_says_that_some_are_missing(
    table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.guests = [client(0)]
    one = table.prospects[0, "en"] = pushed(number=7)
    sent(table, monkeypatch, Computer(part(0), Refusal("too-many", "wait")), one)
    last = msgspec.json.decode(table.guests[0].got[-1])
    assert len(table.guests[0].got) == 2
    assert (last["seat"], last["question"], last["part"], last["done"], last["cut"]) == (0, 7, 1, True, True)


def test_parts_are_computed_only_while_somebody_waits(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    one = table.prospects[0, "en"] = pushed()
    table.present = {1}
    computer = Computer(position_queries.NobodyWaits("nobody", "waits"))
    sent(table, monkeypatch, computer, one)
    assert computer.wanted == [False]
    assert table.prospects == {}, "the next client starts the computation again"
    other = table.prospects[0, "en"] = pushed("other")
    sent(table, monkeypatch, Computer(position_queries.NobodyWaits("nobody", "waits")), one)
    assert table.prospects == {(0, "en"): other}
    table.prospects.clear()
    sent(table, monkeypatch, Computer(position_queries.NobodyWaits("nobody", "waits")), one)


def test_a_client_that_came_back_gets_the_rest(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    one = table.prospects[0, "en"] = pushed(number=2)
    # the same question was asked again under another number
    table.prospects[0, "en"] = pushed(number=3)
    computer = Computer(position_queries.NobodyWaits("nobody", "waits"), part(0, done=True))
    sent(table, monkeypatch, computer, one)
    assert computer.wanted == [True, True]
    assert len(one.sent) == 1
