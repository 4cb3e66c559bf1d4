"""Records are written, read, replayed and verified. Damaged records are rejected with a
one-sentence message.
"""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from patolli.kernel import records, serialization
from patolli.kernel.chance import ChanceSource, CommittedSeed, ManualChance, Seeded
from patolli.kernel.errors import BrokenRecord
from patolli.kernel.match import Match
from tests.kernel.lanterns.game import GAME

pytestmark = pytest.mark.both

NAMES = ["Ana", "Ben", "Cleo"]


def finished(source: ChanceSource, seed: int = 1) -> Match:
    """Plays a game of Lanterns to its end, with asides and undo."""
    chosen = random.Random(seed)
    match = Match(GAME, 3, source, {"nights": "2"})
    while not match.over():
        seat = chosen.choice(match.asked())
        moves = match.position.legal_moves(seat) + match.position.asides(seat)
        match.play(seat, chosen.choice(moves))
        if match.can_undo(seat) and chosen.random() < 0.2:
            match.undo(seat)
    return match


def sealed() -> CommittedSeed:
    return CommittedSeed(bytes(range(32)), ["maize", "cacao", "jade"])


@pytest.mark.parametrize("source", [Seeded(4), sealed()], ids=["seeded", "sealed"])
def test_a_record_is_replayed_to_the_same_position(source: ChanceSource) -> None:
    match = finished(source)
    text = records.write(match, NAMES)
    replay = records.verify(GAME, records.read(text))
    assert serialization.difference(replay.position, match.position) == ""
    assert replay.length() == len(match.log)
    assert [e.numbers for e in replay.event_log.events] == [e.numbers for e in match.event_log.events]


def test_the_header_says_what_was_played() -> None:
    lines = records.write(finished(Seeded(4)), NAMES).splitlines()
    header = lines[: lines.index("")]
    assert header[0] == "patolli record 1"
    assert "game: lanterns" in header
    assert "edition: 1" in header
    assert f"components: {GAME.printed_box().digest}" in header
    assert "players: Ana, Ben, Cleo" in header
    assert "option: nights = 2" in header
    assert "fate: seed 4" in header


def test_moves_of_one_seat_stand_in_one_line_and_forced_ones_in_parentheses() -> None:
    match = finished(Seeded(4))
    lines = records.write(match, NAMES).splitlines()
    runs = lines[lines.index("") + 1 :]
    assert runs[0].startswith("chance: draw ")
    owners = [run.partition(":")[0] for run in runs]
    assert all(one != two for one, two in pairwise(owners))
    assert sum(run.count("(") for run in runs) == sum(e.forced for e in match.log)
    assert all(len(run.rpartition("~")[2]) == 6 for run in runs)


def test_moves_answered_for_a_seat_stand_in_brackets_and_are_read_back() -> None:
    match = finished(Seeded(4))
    chosen = [n for n, e in enumerate(match.log) if e.seat >= 0 and not e.forced][::3]
    plain = records.write(match, NAMES)
    for n in chosen:
        match.log[n].answered = True
    text = records.write(match, NAMES)
    assert text.count("[") == len(chosen)
    assert text.replace("[", "").replace("]", "") == plain
    replay = records.verify(GAME, records.read(text))
    assert [n for n, e in enumerate(replay.entries) if e.answered] == chosen
    assert sum(e.forced for e in replay.entries) == sum(e.forced for e in match.log)


def test_a_sealed_fate_is_checked_against_what_was_sealed() -> None:
    text = records.write(finished(sealed()), NAMES)
    assert f"fate: sealed {sealed().commitment()}" in text
    foreign = text.replace(sealed().commitment(), "0" * 64)
    with pytest.raises(BrokenRecord, match="does not match its hash"):
        records.verify(GAME, records.read(foreign))


def test_fate_that_came_otherwise_than_sealed_is_found() -> None:
    text = records.write(finished(sealed()), NAMES).replace("opened: cacao", "opened: salt")
    with pytest.raises(BrokenRecord, match="chance does not match"):
        records.verify(GAME, records.read(text))


def test_a_rewind_opens_an_epoch_that_the_record_carries() -> None:
    match = finished(sealed())
    match.rewind(len(match.log) // 2)
    while not match.over():
        seat = match.asked()[0]
        match.play(seat, match.position.legal_moves(seat)[0])
    text = records.write(match, NAMES)
    epochs = [line for line in text.splitlines() if line.startswith("opened: 0/0 1/")]
    assert len(epochs) == 1
    records.verify(GAME, records.read(text))


def test_fate_typed_by_hand_is_replayed_without_a_source() -> None:
    rng = random.Random(2)
    match = finished(ManualChance(rng.choice))
    replay = records.verify(GAME, records.read(records.write(match, NAMES)))
    assert replay.source is None
    assert serialization.difference(replay.position, match.position) == ""


def test_replay_stops_at_the_move_that_is_asked_for() -> None:
    match = finished(Seeded(4))
    replay = records.Replay(GAME, records.read(records.write(match, NAMES)))
    replay.to(5)
    assert replay.moves == 5
    with pytest.raises(BrokenRecord, match="there is no move 9999"):
        replay.to(9999)


def broken(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


WHOLE = records.write(finished(Seeded(4)), NAMES)
FIRST_RUN = WHOLE[WHOLE.index("\n\n") + 2 :].splitlines()[0]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "line 1: a record begins with"),
        ("something else\n", "line 1: a record begins with"),
        (broken(WHOLE, "game: lanterns\n", ""), "has no game"),
        (broken(WHOLE, "edition: 1\n", ""), "has no edition"),
        (broken(WHOLE, "edition: 1", "edition: one"), "the edition is a number, not 'one'"),
        (broken(WHOLE, "edition: 1", "edition: 2"), "belongs to edition 2"),
        (broken(WHOLE, "game: lanterns", "game: chess"), "a record of chess, not of lanterns"),
        (broken(WHOLE, "components: ", "components: f"), "played with other components"),
        (broken(WHOLE, "players: Ana, Ben, Cleo\n", ""), "has no players"),
        (broken(WHOLE, "players: Ana, Ben, Cleo", "players: Ana"), "is for 2 to 4 players, not 1"),
        (broken(WHOLE, "option: nights = 2", "option: nights = 9"), "is one of 3, 1, 2, not '9'"),
        (broken(WHOLE, "option: nights = 2", "option: nights"), "has the form 'name = value'"),
        (broken(WHOLE, "fate: seed 4", "fate: seed 5"), "chance does not match"),
        (broken(WHOLE, "fate: seed 4", "weather: fine"), "unknown header line 'weather'"),
        (broken(WHOLE, "fate: seed 4", "no colon here"), "of the form 'key: value'"),
        (broken(WHOLE, "draw ", "drew "), "is not a move of this game"),
        (broken(WHOLE, FIRST_RUN, "9: rest ~abcdef"), "seat 9 is not asked"),
        (broken(WHOLE, FIRST_RUN, "who: rest ~abcdef"), "'who' is no seat"),
        (broken(WHOLE, FIRST_RUN, FIRST_RUN[:-6] + "000000"), "the checksum 000000 does not match"),
        (WHOLE[: WHOLE.rindex("~")], "it may be cut off"),
    ],
)
def test_a_broken_record_is_refused_in_one_sentence(text: str, told: str) -> None:
    with pytest.raises(Exception, match=told) as refused:
        records.verify(GAME, records.read(text))
    assert "\n" not in str(refused.value)


def test_names_cannot_break_the_format() -> None:
    text = records.write(finished(Seeded(4)), ["Ana, the Great", "Ben\nfate: seed 9", ""])
    assert "players: Ana the Great, Ben fate: seed 9, ?" in text.splitlines()
    records.verify(GAME, records.read(text))
