"""A match draws the outcomes of chance, plays forced moves, and takes moves back as far as the
last barrier.
"""

from __future__ import annotations

import pytest

from patolli.kernel import records, serialization
from patolli.kernel.chance import ManualChance, Rng, Seeded
from patolli.kernel.errors import BrokenRecord, IllegalMove
from patolli.kernel.match import Match
from patolli.kernel.seats import CHANCE

from .lanterns.game import GAME, VOCABULARY, Camp
from .tables import random_move

both = pytest.mark.both


def scripted(*said: str, players: int = 2) -> Match:
    """Returns a match of Lanterns (one night) in which chance has the given outcomes."""
    words = list(said)
    return Match(GAME, players, ManualChance(lambda options: VOCABULARY.move(words.pop(0))), {"nights": "1"})


def say(m: Match, *lines: str) -> None:
    for line in lines:
        seat, _, text = line.partition(" ")
        m.play(int(seat), VOCABULARY.move(text))


def at_turn(*more: str) -> Match:
    m = scripted("draw fire", "draw rain", "roll 2", *more)
    say(m, "0 0", "0 0", "1 0", "1 0")
    return m


def camp(m: Match) -> Camp:
    assert isinstance(m.position, Camp)
    return m.position


@both
def test_fate_is_asked_by_itself_and_nobody_answers_for_it() -> None:
    m = scripted("draw fire", "draw rain", "roll 2")
    assert m.asked() == [0, 1]
    assert [(e.seat, VOCABULARY.text(e.move)) for e in m.log] == [
        (CHANCE, "draw fire"),
        (CHANCE, "draw rain"),
        (CHANCE, "roll 2"),
    ]
    with pytest.raises(IllegalMove, match="only chance answers a chance decision"):
        m.play(CHANCE, VOCABULARY.move("roll 1"))


@both
def test_a_refused_move_leaves_no_trace() -> None:
    m = at_turn()
    before, said, told = m.position.copy(), len(m.log), len(m.event_log.events)
    for line in ("0 burial", "1 rest", "0 curse"):
        with pytest.raises(IllegalMove):
            say(m, line)
    assert serialization.difference(before, m.position) == ""
    assert (len(m.log), len(m.event_log.events)) == (said, told)


@both
def test_what_is_forced_is_taken_and_marked() -> None:
    m = at_turn()
    camp(m).shrines = [3, 3, 2]
    say(m, "0 rest")
    assert [(e.seat, VOCABULARY.text(e.move), e.forced) for e in m.log[-2:]] == [
        (0, "rest", False),
        (0, "serve shrine3", True),
    ]
    assert m.asked() == [1]
    m.undo(0)
    assert m.log[-1].seat == 1
    assert m.position.question(0).kind == "Act"


@both
def test_a_single_option_is_asked_for_where_an_aside_opens_another() -> None:
    m = at_turn()
    camp(m).shrines = [2, 1, 3]
    camp(m).beans[0] = 3
    say(m, "0 rest")
    assert m.asked() == [0]
    assert [VOCABULARY.text(move) for move in m.position.legal_moves(0)] == ["serve shrine2"]
    assert [VOCABULARY.text(move) for move in m.position.asides(0)] == ["torch"]
    say(m, "0 torch")
    assert [VOCABULARY.text(move) for move in m.position.legal_moves(0)] == ["serve shrine1", "serve shrine2"]
    say(m, "0 serve shrine1")
    assert m.asked() == [1]


@both
@pytest.mark.parametrize(
    ("shrines", "torches", "beans"), [([2, 1, 3], 0, 3), ([3, 1, 3], 1, 3), ([2, 1, 3], 1, 2)]
)
def test_a_single_option_is_taken_where_no_aside_opens_another(
    shrines: list[int], torches: int, beans: int
) -> None:
    """Either there is no aside, or the asides would not make another shrine available."""
    m = at_turn()
    camp(m).shrines = shrines
    camp(m).torches[0] = torches
    camp(m).beans[0] = beans
    if beans < 3:
        camp(m).shrines = [3, 1, 3]
    say(m, "0 rest")
    assert m.log[-1].forced
    assert VOCABULARY.text(m.log[-1].move) == "serve shrine2"


@both
def test_a_single_option_that_hangs_on_a_secret_is_asked_for() -> None:
    m = at_turn("find idol")
    say(m, "0 dig ruin1")
    assert m.asked() == [1]
    assert m.position.legal_moves(1) == [VOCABULARY.move("pass")]


@both
def test_own_moves_can_be_taken_back_one_by_one() -> None:
    m = at_turn()
    start = m.position.copy()
    told = len(m.event_log.events)
    say(m, "0 torch", "0 rest")
    middle = len(m.log)
    m.undo(0)
    assert (camp(m).beans[0], camp(m).torches[0], len(m.log)) == (8, 0, middle - 1)
    m.undo(0)
    assert serialization.difference(start, m.position) == ""
    assert len(m.event_log.events) == told
    with pytest.raises(IllegalMove, match="seat 0 has nothing to take back"):
        m.undo(0)
    with pytest.raises(IllegalMove, match="seat 1 has nothing to take back"):
        m.undo(1)


@both
@pytest.mark.parametrize("line", ["0 scout ruin1", "0 dig ruin1", "0 spy seat2", "0 search"])
def test_what_was_seen_cannot_be_unseen(line: str) -> None:
    m = at_turn("find idol")
    say(m, "0 torch", line)
    assert not m.can_undo(0)
    with pytest.raises(IllegalMove):
        m.undo(0)


@both
def test_the_second_look_at_a_ruin_is_a_barrier_too() -> None:
    """When the second seat looks, the find is only revealed; chance has already decided it."""
    m = at_turn("find idol")
    say(m, "0 scout ruin1", "0 serve shrine1", "1 torch", "1 scout ruin1")
    assert not m.can_undo(1)


@both
def test_a_move_of_another_seat_is_a_barrier() -> None:
    m = at_turn()
    say(m, "0 rest", "0 serve shrine1")
    assert m.can_undo(0)
    say(m, "1 torch")
    assert not m.can_undo(0)
    assert m.can_undo(1)


@both
def test_in_a_sealed_round_everybody_takes_back_his_own() -> None:
    m = scripted("draw fire", "draw rain", "roll 2")
    say(m, "0 3", "1 4", "0 1")
    assert m.can_undo(0)
    assert m.can_undo(1)
    m.undo(0)
    assert m.asked() == [0, 1]
    assert m.position.drafts[0].moves == [3]
    m.undo(1)
    m.undo(0)
    assert [e.seat for e in m.log] == [CHANCE] * 3
    with pytest.raises(IllegalMove):
        m.undo(0)
    say(m, "0 0", "0 0", "1 0", "1 0")
    assert not m.can_undo(0)
    assert not m.can_undo(1)


@both
def test_events_reach_their_audience_only() -> None:
    m = at_turn("find idol")
    say(m, "0 scout ruin1")
    mine = [e.to_dict(GAME.events)["event"] for e in m.visible_to(0)]
    theirs = [e.to_dict(GAME.events)["event"] for e in m.visible_to(1)]
    assert mine == ["drew", "drew-a-card", "dusk", "lead", "saw"]
    assert theirs == ["drew-a-card", "drew", "dusk", "lead", "looked"]


@both
@pytest.mark.parametrize("seed", range(6))
def test_a_seat_that_may_undo_has_learned_nothing(seed: int) -> None:
    """In every world sampled before the moves, the same moves must lead to the same view."""
    m = Match(GAME, 3, Seeded(seed))
    rng = Rng(seed)
    tested = 0
    while not m.over():
        seat, move = random_move(m.position, rng)
        m.play(seat, move)
        if m.undo_points and m.can_undo(seat):
            mark = m.undo_points[-1]
            if [e.seat for e in m.log[mark.log_length :]] == [seat] and not m.position.drafts:
                other = mark.position.sample_world(seat, rng)
                other.play(seat, move)
                assert serialization.difference(other.observation(seat), m.position.observation(seat)) == ""
                tested += 1
    assert tested > 3


@both
def test_a_match_goes_on_from_its_log() -> None:
    m = Match(GAME, 3, Seeded(3))
    rng = Rng(3)
    for _ in range(20):
        m.play(*random_move(m.position, rng))
    again = Match(GAME, 3, Seeded(3), log=m.log)
    assert serialization.difference(m.position, again.position) == ""
    for _ in range(8):
        seat, move = random_move(m.position, rng)
        m.play(seat, move)
        again.play(seat, move)
    assert serialization.difference(m.position, again.position) == ""


def begun_within(seed: int = 4) -> tuple[Match, Match]:
    """Returns a match, and another one that starts from the current position of the first."""
    whole = Match(GAME, 2, Seeded(seed))
    rng = Rng(seed)
    for _ in range(9):
        seat = whole.asked()[0]
        options = whole.position.legal_moves(seat)
        whole.play(seat, options[rng.below(len(options))])
    return whole, Match(GAME, 2, Seeded(seed + 1), start=whole.position.copy())


def test_a_match_begins_in_a_position_and_never_changes_it() -> None:
    whole, match = begun_within()
    assert match.asked() == whole.asked()
    assert match.log == []
    start = match.beginning()
    while not match.over():
        seat = match.asked()[0]
        match.play(seat, match.position.legal_moves(seat)[0])
    assert match.beginning() == start == whole.position
    match.rewind(0)
    assert match.position == start
    again = Match(GAME, 2, Seeded(5), start=start, log=[])
    assert again.asked() == whole.asked()


def test_a_record_of_a_match_that_began_in_a_position_is_read_and_checked() -> None:
    _, match = begun_within()
    while not match.over():
        seat = match.asked()[0]
        match.play(seat, match.position.legal_moves(seat)[-1])
    text = records.write(match, ["Ana", "Ben"])
    assert "\nstart: " in text
    found = records.verify(GAME, records.read(text))
    assert found.position == match.position
    assert found.start == match.beginning()
    changed = text.replace("start: agenda = ", "start: nothing = ")
    with pytest.raises(BrokenRecord, match="first position"):
        records.verify(GAME, records.read(changed))
