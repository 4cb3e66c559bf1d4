"""Imported tables whose moves or state do not fit the rules, and tables made from records."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from patolli import games
from patolli.kernel import position_text, records
from patolli.kernel.chance import CommittedSeed, Seeded
from patolli.kernel.errors import PatolliError
from patolli.kernel.match import Match
from patolli.table import table_import
from patolli.table.table_import import Exported

SEED = bytes(range(32))


def match_of(moves: int | None = 9, players: int = 2) -> Match:
    match = Match(games.load("lanterns"), players, CommittedSeed(SEED, ["one", "two", "three"][:players]))
    while match.asked() and (moves is None or moves > 0):
        seat = match.asked()[0]
        match.play(seat, match.position.legal_moves(seat)[0])
        moves = None if moves is None else moves - 1
    return match


def table_of(moves: int | None = 9) -> Exported:
    """Returns the table of a game with this number of moves, as it is exported while it is played."""
    found = table_import.from_record(records.write(match_of(moves), ["Ann", "Ben"]))
    if found.table.asked:
        found.table.state = "running"
    return found


def refused(found: Exported) -> str:
    with pytest.raises(PatolliError) as fault:
        table_import.checked(found)
    return str(fault.value).removeprefix("this table cannot be imported: ")


@pytest.mark.parametrize(
    ("moves", "state"),
    [(9, "running"), (9, "paused"), (9, "abandoned"), (None, "over"), (None, "abandoned"), (9, "stuck")],
)
def test_tables_fit_their_games(moves: int | None, state: str) -> None:
    found = table_of(moves)
    found.table.state = state
    table_import.checked(found)
    assert found.table.state == ("running" if state == "stuck" else state)


@pytest.mark.parametrize(
    ("moves", "state", "why"),
    [
        (9, "waiting", "it has steps but has not begun"),
        (9, "over", "its game is not over"),
        (None, "running", "its game is over, but it is running"),
        (None, "paused", "its game is over, but it is paused"),
    ],
)
def test_the_state_fits_the_moves(moves: int | None, state: str, why: str) -> None:
    found = table_of(moves)
    found.table.state = state
    assert refused(found) == why


def unbegun() -> Exported:
    found = table_of()
    found.steps, row = [], found.table
    row.state, row.next, row.asked, row.words = "waiting", 0, [], []
    for seat in found.seats:
        seat.word = ""
    return found


@pytest.mark.parametrize("state", ["waiting", "abandoned"])
def test_a_table_may_not_have_begun(state: str) -> None:
    found = unbegun()
    found.table.state = state
    table_import.checked(found)


def changed(**fields: Any) -> Callable[[Exported], None]:
    def change(found: Exported) -> None:
        for name, value in fields.items():
            setattr(found.table, name, value)

    return change


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (changed(state="running"), "it is running without a step"),
        (changed(state="over"), "it is over without a step"),
        (changed(asked=[0]), "it has not begun, but a seat is asked"),
        (changed(words=["one", "two"]), "it has not begun, but a seat is asked"),
    ],
)
def test_a_table_that_has_not_begun_has_nothing_of_a_game(
    change: Callable[[Exported], None], why: str
) -> None:
    found = unbegun()
    change(found)
    assert refused(found) == why


def test_a_table_that_has_not_begun_fits_its_game() -> None:
    found = unbegun()
    found.table.options = {"nights": "99"}
    with pytest.raises(PatolliError):
        table_import.checked(found)
    found = unbegun()
    found.table.options = {"nights": "1"}
    table_import.checked(found)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (changed(words=["one", "three"]), "the words of its fate are not those of its seats"),
        (changed(asked=[0]), "its moves ask the seats [1], its row the seats [0]"),
        (changed(asked=[]), "its moves ask the seats [1], its row the seats []"),
        (changed(edition=2), "it was played with edition 2 of the rules, here is edition 1"),
    ],
)
def test_the_row_fits_the_moves(change: Callable[[Exported], None], why: str) -> None:
    found = table_of()
    change(found)
    assert refused(found).startswith(why) or why in refused(found)


def test_moves_that_are_not_possible_or_have_other_sums_are_refused() -> None:
    found = table_of()
    found.steps[5].entries = [(0, "dig ruin9", False)]
    with pytest.raises(PatolliError, match="dig ruin9"):
        table_import.checked(found)
    found = table_of()
    found.steps[5].sum = "0" * 12
    with pytest.raises(PatolliError, match="the installed rules behave differently"):
        table_import.checked(found)
    found = table_of()
    found.steps.pop(0)
    assert refused(found) == "its first step is missing"


def test_chance_follows_from_the_seed() -> None:
    found = table_of()
    found.table.seed = bytes(32)
    with pytest.raises(PatolliError):
        table_import.checked(found)


def test_the_first_position_has_the_same_seats() -> None:
    game = games.load("lanterns")
    text = position_text.write(game, match_of(4, players=3).position)
    found = unbegun()
    found.table.start = text
    assert refused(found) == "its first position has other seats"
    found.table.start = position_text.write(game, match_of(4).position)
    table_import.checked(found)


# ---- records --------------------------------------------------------------------------------------------


def test_a_record_becomes_a_public_table() -> None:
    match = match_of(9)
    found = table_import.from_record(records.write(match, ["Ann", "Ben"]))
    row = found.table
    assert (found.format, found.chat) == ("patolli table 1", [])
    assert (row.game, row.state, row.next, row.asked) == ("lanterns", "abandoned", 10, [1])
    assert (row.listed, row.curtain, row.autostart) == (False, False, True)
    assert (row.seed, row.words, row.epochs) == (SEED, ["one", "two"], [[0, 0]])
    assert (row.questions, row.era, row.deadline, row.votes, row.rematch) == ([0, 0], 0, None, [], "")
    assert (row.host, row.trouble, row.start) == ("", "", "")
    assert row.created == row.moved > 1_000_000
    assert [(one.seat, one.kind, one.name, one.word) for one in found.seats] == [
        (0, "person", "Ann", "one"), (1, "person", "Ben", "two"),
    ]  # fmt: skip
    assert {one.table_id for one in found.seats} == {row.id}
    assert table_of(None).table.state == "over"


def test_each_step_begins_with_a_choice() -> None:
    found = table_of(9)
    assert [one.n for one in found.steps] == list(range(10))
    assert [one.seat for one in found.steps] == [-1, 0, 0, 1, 1, 0, 0, 1, 1, 0]
    assert [text.split()[0] for _, text, _ in found.steps[0].entries] == ["draw", "draw", "roll"]
    assert all(len(one.entries) == 1 for one in found.steps[1:])
    assert {(one.question, one.at, one.passed) for one in found.steps} == {(0, 0, "")}


def test_answers_that_were_given_for_a_seat_are_marked() -> None:
    match = match_of(9)
    match.log[5].answered = True
    found = table_import.from_record(records.write(match, ["Ann", "Ben"]))
    assert [one.n for one in found.steps if one.passed] == [3]
    assert found.steps[3].passed == "recorded"


def test_a_record_without_a_sealed_seed_is_no_table() -> None:
    match = Match(games.load("lanterns"), 2, Seeded(1))
    with pytest.raises(PatolliError, match="not played at a table; patolli replay shows it"):
        table_import.from_record(records.write(match, ["Ann", "Ben"]))


def test_only_exported_tables_of_this_form_are_read() -> None:
    text = msgspec.json.encode(table_of()).decode()
    assert table_import.exported_in(text).table.game == "lanterns"
    with pytest.raises(PatolliError, match="of the form 'patolli table 1'"):
        table_import.exported_in(text.replace("patolli table 1", "patolli table 2"))
    with pytest.raises(PatolliError, match="this is not an exported table: "):
        table_import.exported_in("{")
