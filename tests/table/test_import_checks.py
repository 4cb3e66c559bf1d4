"""Each check of an imported table by itself, with its message, and values that are just within bounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from patolli import players
from patolli.kernel.errors import PatolliError
from patolli.kernel.seats import NOBODY
from patolli.table import table_import
from patolli.table.protocol import Pace
from patolli.table.store.rows import (
    LATEST,
    MOST_OLD_KEYS,
    PAUSE,
    Asking,
    ChatRow,
    Clock,
    Glance,
    OldKey,
    SeatRow,
    StepRow,
    TableRow,
)
from patolli.table.table_import import Exported

Change = Callable[[Exported], object]
LIVE = Pace("live", 100, 5)


def exported() -> Exported:
    """Returns a table with two seats, three steps and two lines of chat. Its moves belong to no game."""
    row = TableRow(
        "abc", "tzolkin", 1, "1.0", "", "0f", {}, LIVE, False, False, True, "running", "", "", b"seed",
        ["", ""], [[0, 0], [1, 5]], 3, [1], [1, 2], 0, Clock([100_000, 90_000], [0, 7]), None, [], "", 5, 6,
    )  # fmt: skip
    return Exported(
        table_import.FORMAT,
        row,
        [SeatRow("abc", 0, "person", "Ann"), SeatRow("abc", 1, "person", "Ben")],
        [
            StepRow(0, -1, 0, [], "", 1),
            StepRow(1, 0, 1, [(0, "a", False)], "", 2),
            StepRow(2, 1, 1, [(1, "b", False)], "", 3),
        ],
        [ChatRow(1, 3, 0, "Ann", "hello"), ChatRow(2, 4, 1, "Ben", "hello", addressee=0, kind="accepted")],
    )


def examine(make: Change | None = None) -> Exported:
    """Applies a change, and all checks that need no game."""
    found = exported()
    if make is not None:
        make(found)
    table_import.check_seats(found)
    table_import.check_row(found.table, len(found.seats))
    table_import.check_order(found)
    return found


def change(row: object, fields: dict[str, Any]) -> None:
    for name, value in fields.items():
        setattr(row, name, value)


def table(**fields: Any) -> Change:
    return lambda e: change(e.table, fields)


def seat(number: int, **fields: Any) -> Change:
    return lambda e: change(e.seats[number], fields)


def step(number: int, **fields: Any) -> Change:
    return lambda e: change(e.steps[number], fields)


def line(number: int, **fields: Any) -> Change:
    return lambda e: change(e.chat[number], fields)


def both(*changes: Change) -> Change:
    return lambda e: [one(e) for one in changes]


def vote(**fields: Any) -> Change:
    asked: dict[str, Any] = {"by": 0, "yes": [0], "seat": -1, "turn": -1, **fields}
    return table(votes=[Asking("rewind", **asked)])


REFUSED: list[tuple[str, Change]] = [
    ("its seats are not numbered", seat(1, seat=2)),
    ("seat 1 is of another table", seat(1, table_id="abd")),
    ("seat 0 has no name", seat(0, name="")),
    ("the name of seat 1 is not one line", seat(1, name=" Ben")),
    ("the word of seat 1 is not one line", seat(1, word="a\nb")),
    ("there is no bot level 'easy'", seat(1, kind="bot", level="easy")),
    ("there is no bot level ''", seat(1, stand_in=True)),
    ("seat 1 is open", seat(1, kind="open", name="")),
    ("seat 1 is open", both(table(state="over"), seat(1, kind="open", name=""))),
    ("a seat is asked twice", table(asked=[1, 1])),
    ("it does not number the questions of each seat", table(questions=[1])),
    ("it does not number the questions of each seat", table(questions=[1, 2, 3])),
    ("it does not know the news of each seat", table(since=[1])),
    ("it does not know the news of each seat", table(since=[1, 2, 3])),
    ("it does not have one clock per seat", table(clocks=Clock([1], [0, 0]))),
    ("it does not have one clock per seat", table(clocks=Clock([1, 1], [0]))),
    ("it does not have one clock per seat", table(clocks=Clock([1, 1, 1], [0, 0, 0]))),
    ("a seat's word is not one line", table(words=["", "a\nb"])),
    ("its first epoch of chance does not begin at 0", table(epochs=[[0, 1]])),
    ("its epochs of chance are not in order", table(epochs=[[0, 0], [2, 9], [1, 5]])),
    ("its rematch is not a table", table(rematch="../x")),
    ("a vote names a seat that does not exist", vote(by=2)),
    ("a vote names a seat that does not exist", vote(yes=[0, 2])),
    ("a vote names a seat that does not exist", vote(seat=2)),
    ("a vote names a seat that does not exist", vote(turn=2)),
    ("the pause names a seat that does not exist", table(paused_by=2)),
    ("it names a seat that does not exist", table(maker=2)),
    ("it names a seat that does not exist", table(glance=Glance(mover=2))),
    ("it has a step without a move", step(1, entries=[])),
    ("its steps are not in order", step(2, n=1)),
    ("its steps are not in order", both(step(1, n=2), step(2, n=1))),
    ("its next step has been made already", table(next=2)),
    ("step 1 names a seat that does not exist", step(1, seat=2)),
    ("step 1 answers a question that was not asked yet", step(1, question=2)),
    ("step 2 answers a question that was not asked yet", step(2, question=3)),
    ("step 0 answers a question that was not asked yet", step(0, question=1)),
    (
        "step 0 answers a question that was not asked yet",
        both(table(chance="hand"), step(0, question=3)),
    ),
    ("its chat is not in order", line(1, n=1)),
    ("its chat is not in order", line(1, n=0)),
    ("its chat names a seat that does not exist", line(0, seat=2)),
    ("its chat names a seat that does not exist", line(1, addressee=2)),
    ("its chat has lines of an unknown kind", line(1, kind="shout")),
    ("a name in its chat is not one line", line(0, name="A\tnn")),
]  # fmt: skip


@pytest.mark.parametrize(("why", "make"), REFUSED)
def test_each_fault_is_named(why: str, make: Change) -> None:
    with pytest.raises(PatolliError) as refused:
        examine(make)
    assert str(refused.value).startswith(f"this table cannot be imported: {why}")


POSSIBLE: list[Change] = [
    seat(1, kind="bot", level="level-1"),
    both(table(state="waiting"), seat(1, kind="open", name="")),
    both(table(state="abandoned"), seat(1, kind="open", name="")),
    table(asked=[1, 0]),
    table(asked=[]),
    table(since=[1, 2]),
    table(rematch="abd"),
    vote(),
    vote(by=None, seat=1, turn=1, yes=[0, 1]),
    vote(by=-1),
    table(paused_by=0),
    table(paused_by=1),
    table(maker=1, glance=Glance(mover=1)),
    both(table(next=0), lambda e: e.steps.clear()),
    step(1, question=0),
    step(2, question=2),
    both(table(chance="hand"), step(0, question=2)),
    lambda e: e.chat.clear(),
    line(0, seat=None, kind="proposal"),
    line(0, kind="declined", name="Ann\nand Ben"),
]


@pytest.mark.parametrize("make", POSSIBLE)
def test_unusual_but_possible_tables_pass(make: Change) -> None:
    examine(make)


def test_bot_levels_are_those_of_the_game() -> None:
    for level in players.accepted("tzolkin"):
        examine(seat(1, kind="bot", level=level))


# ---- bounds ---------------------------------------------------------------------------------------------


def fault_of(make: Change) -> str:
    """Returns the message for a field out of bounds, or an empty string. Later checks fail, because the table
    belongs to no game.
    """
    found = exported()
    make(found)
    with pytest.raises(PatolliError) as refused:
        table_import.checked(found)
    return str(refused.value) if " - at `" in str(refused.value) else ""


OUT_OF_BOUNDS: list[tuple[str, Change, Change]] = [
    ("its row", table(next=2**31), table(next=2**31 + 1)),
    ("its row", table(id="a" * 32), table(id="a" * 33)),
    ("its row", table(questions=[0] * 8), table(questions=[0] * 9)),
    ("its row", table(asked=[7]), table(asked=[8])),
    ("its row", table(maker=NOBODY), table(maker=NOBODY - 1)),
    ("its row", table(moved=LATEST), table(moved=LATEST + 1)),
    ("its row", table(components="f" * 64), table(components="f" * 65)),
    ("its row", table(state="stuck"), table(state="asleep")),
    ("its row", table(paused_by=0), table(paused_by=-1)),
    ("its row", table(epochs=[[0, 0]]), table(epochs=[])),
    ("its row", table(options={"o" * 60: "x" * 60}), table(options={"o": "x" * 61})),
    ("its clocks", table(clocks=Clock([0], [LATEST])), table(clocks=Clock([-1], [0]))),
    ("its summary", table(glance=Glance(unit=1)), table(glance=Glance(unit=0))),
    ("its summary", table(glance=Glance(ranks=[1])), table(glance=Glance(ranks=[-1]))),
    ("a vote", vote(yes=[7]), vote(yes=[8])),
    ("seat 1", seat(1, pause_left=PAUSE), seat(1, pause_left=PAUSE + 1)),
    ("seat 1", seat(1, muted=[0]), seat(1, muted=[-1])),
    (
        "seat 1",
        seat(1, old_keys=[OldKey("f", "left", 1)] * MOST_OLD_KEYS),
        seat(1, old_keys=[OldKey("f", "left", 1)] * (MOST_OLD_KEYS + 1)),
    ),
    ("step 1", step(1, seat=-1), step(1, seat=-2)),
    ("step 1", step(1, sum="s" * 16), step(1, sum="s" * 17)),
    ("line 2 of its chat", line(1, text="x" * 2000), line(1, text="x" * 2001)),
]


@pytest.mark.parametrize(("what", "within", "beyond"), OUT_OF_BOUNDS)
def test_fields_have_bounds(what: str, within: Change, beyond: Change) -> None:
    assert fault_of(within) == ""
    assert fault_of(beyond).startswith(f"this table cannot be imported: {what}: ")


def test_a_long_message_is_shortened() -> None:
    assert table_import.short(ValueError("x" * 160)) == "x" * 160
    assert table_import.short(ValueError("x" * 161)) == "x" * 160 + "…"


# ---- what is adapted ------------------------------------------------------------------------------------


def test_what_was_valid_on_the_other_server_is_removed() -> None:
    found = exported()
    table(host="f", trouble="t", paused_by=1, rematch="abd", edits=9, reopened={0: 1}, declined={"pause": 1})(
        found
    )
    vote()(found)
    seat(1, key="f", reserved="host", old_keys=[OldKey("f", "left", 1)])(found)
    table_import.settle(found)
    row, other = found.table, found.seats[1]
    assert (row.host, row.trouble, row.votes, row.paused_by, row.rematch) == ("", "", [], None, "")
    assert (row.edits, row.reopened, row.declined) == (0, {}, {})
    assert (other.key, other.reserved, other.old_keys) == ("", "", [])
    assert row.state == "running"


@pytest.mark.parametrize(("state", "becomes"), [("stuck", "running"), ("paused", "paused"), ("over", "over")])
def test_a_stuck_table_runs_again(state: str, becomes: str) -> None:
    found = exported()
    found.table.state = state
    table_import.settle(found)
    assert found.table.state == becomes


def test_running_clocks_restart_now_and_all_are_absent() -> None:
    found = exported()
    table_import.take_local_time(found, 1_000_000)
    assert found.table.clocks == Clock([100_000, 90_000], [0, 1_000_000])
    assert found.table.deadline == 1_090_000
    assert [one.away for one in found.seats] == [1_000_000, 1_000_000]
    found.table.state = "paused"
    table_import.take_local_time(found, 2_000_000)
    assert found.table.clocks.since == [0, 0]
    assert found.table.deadline is None
