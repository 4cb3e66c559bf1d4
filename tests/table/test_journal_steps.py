"""Replaying stored steps to recreate a match: undo points, checksums, and incompatible rules."""

from __future__ import annotations

import msgspec
import pytest

import patolli
from patolli.kernel.match import Match
from patolli.kernel.seats import CHANCE
from patolli.table import journal
from patolli.table.journal import Diverged
from patolli.table.store.rows import StepRow, TableRow
from patolli.table.table_import import from_record

from .lanterns_record import lanterns_record


def step(seat: int, *entries: tuple[int, str, bool]) -> StepRow:
    return StepRow(0, seat, 0, [*entries], "", 0)


OPENING = step(CHANCE, (-1, "draw fire", True))


@pytest.mark.parametrize(
    ("steps", "first"),
    [
        ([OPENING], 1),
        ([OPENING, step(0, (0, "rest", False))], 1),
        ([OPENING, step(0, (0, "rest", False)), step(0, (0, "torch", False), (0, "pass", True))], 1),
        ([OPENING, step(1, (1, "rest", False)), step(0, (0, "torch", False))], 2),
        ([OPENING, step(0, (0, "rest", False), (1, "pass", True)), step(0, (0, "torch", False))], 2),
        ([OPENING, step(0, (0, "rest", False), (-1, "roll 1", True))], 2),
        ([OPENING, step(0, (0, "rest", False)), step(CHANCE, (-1, "roll 1", False))], 3),
    ],
)
def test_the_last_steps_of_one_seat_without_chance_can_be_taken_back(
    steps: list[StepRow], first: int
) -> None:
    assert journal.undoable_from(steps) == first


@pytest.fixture
def kept() -> tuple[TableRow, list[StepRow]]:
    found = from_record(lanterns_record(30))
    return found.table, found.steps


def test_a_record_shows_what_the_table_answered_and_a_table_made_from_it_keeps_this(
    kept: tuple[TableRow, list[StepRow]],
) -> None:
    row, steps = kept
    chosen = [n for n, one in enumerate(steps) if one.seat >= 0]
    for n in chosen[::4]:
        steps[n].passed = "a window"
    text = journal.record(journal.resume(row, 2, steps), steps, ["Ana", "Ben"])
    assert text.count("[") == len(chosen[::4])
    again = from_record(text).steps
    assert [n for n, one in enumerate(again) if one.passed] == chosen[::4]
    assert journal.record(journal.resume(row, 2, again), again, ["Ana", "Ben"]) == text


def test_a_log_leads_to_the_same_match_with_the_last_step_to_take_back(
    kept: tuple[TableRow, list[StepRow]],
) -> None:
    row, steps = kept
    match = journal.resume(row, 2, steps)
    assert journal.plain(match.game, match.log) == [entry for one in steps for entry in one.entries]
    assert match.asked() == row.asked
    again = journal.check(row, 2, steps)
    assert match.game.show(again.position) == match.game.show(match.position)


@pytest.mark.parametrize("at", [1, 5, -1])
def test_a_step_with_another_checksum_is_named(kept: tuple[TableRow, list[StepRow]], at: int) -> None:
    row, steps = kept
    steps[at] = msgspec.structs.replace(steps[at], sum="0" * 12)
    with pytest.raises(Diverged, match=f"step {steps[at].n} .*the installed rules behave differently"):
        journal.check(row, 2, steps)


def test_a_step_that_cannot_be_is_named(kept: tuple[TableRow, list[StepRow]]) -> None:
    row, steps = kept
    seat = steps[3].seat
    steps[3] = msgspec.structs.replace(steps[3], entries=[(seat, "serve shrine1", False)])
    with pytest.raises(Diverged, match=f"step {steps[3].n} \\('serve shrine1'\\): "):
        journal.check(row, 2, steps)


def test_other_rules_or_components_are_named(kept: tuple[TableRow, list[StepRow]]) -> None:
    row, _ = kept
    row.state = "running"
    assert journal.misfit(row) == ""
    edition, components = row.edition, row.components
    row.edition += 1
    assert journal.misfit(row).startswith(
        f"it was played with edition {edition + 1} of the rules, here is edition {edition}; "
    )
    row.components = "0" * 12
    said = journal.misfit(row)
    assert f"and with components {'0' * 12}, here are {components}" in said
    row.owner = "a box"
    assert journal.misfit(row) == ""
    row.owner, row.state = "", "over"
    assert journal.misfit(row) == ""
    row.game, row.state = "senet", "paused"
    assert "senet" in journal.misfit(row)


def test_the_version_that_can_continue_is_named(kept: tuple[TableRow, list[StepRow]]) -> None:
    row, _ = kept
    assert row.version == patolli.__version__
    assert "its log is damaged" in journal.who_can(row)
    row.version = "0.0.1"
    assert journal.who_can(row) == "version 0.0.1 wrote its last step and can continue this table"


def test_a_new_step_has_its_entries_its_checksum_and_its_question(
    kept: tuple[TableRow, list[StepRow]],
) -> None:
    row, steps = kept
    match = journal.resume(row, 2, steps[:-1])
    last = steps[-1]
    move = match.game.vocabulary.move(last.entries[0][1])
    made = journal.play(match, last.seat, move, last.n, 7, 1234, "curse")
    assert made == StepRow(last.n, last.seat, 7, last.entries, last.sum, 1234, "curse")


def test_the_first_step_is_what_chance_did_before_the_first_question(
    kept: tuple[TableRow, list[StepRow]],
) -> None:
    row, steps = kept
    match: Match = journal.begin(row, 2)
    first = journal.first_step(match, 99)
    assert first == msgspec.structs.replace(steps[0], at=99)
    assert (first.n, first.seat, first.question) == (0, CHANCE, 0)
