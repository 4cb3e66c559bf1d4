"""Questions and moves: who must answer, moves offered, moves rejected, and steps that run automatically."""

from __future__ import annotations

import pytest

from patolli.kernel.agenda import ChanceDecision, Decision, MayLapse, Task
from patolli.kernel.errors import DeadEnd, IllegalMove, Runaway, UnknownMove
from patolli.kernel.position import BUDGET
from patolli.kernel.seats import CHANCE, NOBODY, SPECTATOR

from .lanterns.game import CURSE, DIG, REST, SCOUT, SERVE, TORCH, VOCABULARY, Camp
from .tables import at_auction, at_turn, camp, say, shelf, texts, unchanged, walk

both = pytest.mark.both


@both
def test_fate_is_a_seat_with_odds() -> None:
    p = camp(2)
    assert p.asked() == [CHANCE]
    assert texts(p.legal_moves(CHANCE)) == ["draw fire", "draw rain", "draw wind", "draw omen"]
    assert p.odds() == [4, 4, 3, 2]
    say(p, "chance draw omen", "chance draw omen")
    assert texts(p.legal_moves(CHANCE)) == ["roll 1", "roll 2", "roll 3"]
    assert p.odds() == [1, 2, 1]


@both
def test_a_question_says_its_kind_its_rule_and_its_numbers() -> None:
    p = at_auction("fire", "rain")
    assert p.asked() == [0, 1]
    q = p.question(1)
    assert (q.kind, q.rule, q.numbers, q.window) == ("BidForLead", "PG-3.1", [6], "")


@both
def test_options_are_the_candidates_that_nothing_bars() -> None:
    p = at_turn("fire", "rain")
    assert p.asked() == [0]
    offered = texts(p.legal_moves(0))
    assert "rest" in offered
    assert "burial" not in offered
    assert "spy seat1" not in offered
    assert p.default(0) == REST


@both
def test_why_not_names_the_rule_and_its_numbers() -> None:
    p = at_turn("fire", "rain")
    assert p.why_not(0, REST) is None
    assert p.why_not(0, TORCH) is None
    barred = p.why_not(0, VOCABULARY.move("burial"))
    assert barred is not None
    assert (barred.name, barred.rule, barred.numbers) == ("two-cards-needed", "PG-4.6", [1])
    foreign = p.why_not(0, CURSE)
    assert foreign is not None
    assert foreign.name == "not-asked-this"


@both
def test_a_move_that_is_not_offered_is_refused_in_one_sentence_and_changes_nothing() -> None:
    p = at_turn("fire", "rain")
    with unchanged(p), pytest.raises(IllegalMove) as told:
        say(p, "0 burial")
    assert str(told.value) == "'burial' is not offered: two-cards-needed (PG-4.6)"
    with unchanged(p), pytest.raises(IllegalMove, match=r"^'curse' is not offered: not-asked-this$"):
        p.play(0, CURSE)
    with unchanged(p), pytest.raises(IllegalMove, match="is not offered"):
        p.play(0, 99_999)
    with unchanged(p), pytest.raises(IllegalMove, match="is not offered"):
        p.play(0, -1)


@both
@pytest.mark.parametrize("seat", [1, 2, 7, CHANCE, SPECTATOR, NOBODY, -9])
def test_a_seat_that_is_not_asked_is_refused(seat: int) -> None:
    p = at_turn("fire", "rain")
    p.legal_moves(0)
    p.forget()
    with unchanged(p), pytest.raises(IllegalMove, match=r"is not asked|is due"):
        p.play(seat, REST)
    with unchanged(p), pytest.raises(IllegalMove):
        p.legal_moves(seat)
    with unchanged(p), pytest.raises(IllegalMove):
        p.question(seat)
    with unchanged(p), pytest.raises(IllegalMove):
        p.default(seat)
    with unchanged(p), pytest.raises(IllegalMove):
        p.why_not(seat, REST)


@both
def test_nobody_is_asked_when_all_is_over() -> None:
    *_, p = walk(3, 5)
    assert p.asked() == []
    assert p.first_asked() == NOBODY
    for seat in (0, 1, 2, CHANCE):
        with unchanged(p), pytest.raises(IllegalMove):
            p.play(seat, REST)


def test_an_unknown_word_is_refused() -> None:
    p = at_turn("fire", "rain")
    with unchanged(p), pytest.raises(UnknownMove, match="'dance' is not a move of this game"):
        say(p, "0 dance")


@both
def test_an_aside_leaves_the_question_standing() -> None:
    p = at_turn("fire", "rain")
    assert p.asides(0) == [TORCH]
    assert TORCH not in p.legal_moves(0)
    before = p.legal_moves(0)[:]
    say(p, "0 torch")
    assert p.beans[0] == 8
    assert p.asked() == [0]
    assert p.question(0).kind == "Act"
    assert p.legal_moves(0) == before
    assert p.asides(0) == []
    with unchanged(p), pytest.raises(IllegalMove, match=r"no-torch \(PG-7.1\)"):
        say(p, "0 torch")


@both
def test_an_aside_may_ask_something_of_its_own_before_the_question_is_put_again() -> None:
    p = at_turn("fire", "rain")
    say(p, "0 torch")
    with unchanged(p), pytest.raises(IllegalMove, match=r"too-few-to-share \(PG-7.2\)"):
        say(p, "0 share")
    p.supply -= 1
    p.beans[0] = 9
    say(p, "0 share")
    assert (p.asked(), p.question(0).kind) == ([0], "ShareWith")
    say(p, "0 to seat2")
    assert p.question(0).kind == "Act"
    assert p.beans == [8, 7]


@both
def test_asides_are_for_the_seat_that_is_asked_and_not_for_sealed_choices() -> None:
    p = at_turn("fire", "rain")
    assert p.asides(1) == []
    with unchanged(p), pytest.raises(IllegalMove):
        say(p, "1 torch")
    p = at_auction("fire", "rain")
    assert p.asides(0) == []
    with unchanged(p), pytest.raises(IllegalMove):
        say(p, "0 torch")


@both
def test_a_decision_that_may_lapse_does_so_when_nothing_can_be_chosen() -> None:
    p = at_turn("fire", "rain")
    say(p, "0 rest")
    assert p.question(0).kind == "Serve"
    say(p, "0 serve shrine1")
    assert (p.beans[0], p.shrines[0]) == (6, 1)
    assert p.asked() == [1]
    p.supply += p.beans[1] - 1
    p.beans[1] = 1
    say(p, "1 rest")
    assert p.question(0).kind == "Give"  # seat 1 has only two beans and does not have to serve


@both
def test_an_aside_may_wake_no_lapsed_question_but_keeps_a_standing_one() -> None:
    p = at_turn("fire", "rain")
    say(p, "0 rest", "0 torch")
    assert p.question(0).kind == "Serve"
    assert p.legal_moves(0) == [SERVE, SERVE + 1, SERVE + 2]


@both
def test_the_offered_list_is_computed_again_after_each_move() -> None:
    p = at_turn("fire", "rain")
    first = p.legal_moves(0)[:]
    say(p, "0 scout ruin1", "chance find idol", "0 serve shrine1", "1 dig ruin1", "0 pass", "1 serve shrine1")
    assert SCOUT in first
    assert p.asked() == [0, 1]
    assert p.legal_moves(0) == [0, 1, 2]
    assert p.legal_moves(1) == [0, 1, 2]


@both
def test_offers_do_not_depend_on_what_was_asked_before() -> None:
    """Cached offers must not affect a position's value."""
    for p in walk(3, 11):
        fresh = p.copy()
        fresh.forget()
        for seat in p.asked():
            for other in p.asked():
                p.legal_moves(other)
            assert p.legal_moves(seat) == fresh.legal_moves(seat)


class Forever(Task[Camp]):
    def run(self, p: Camp) -> None:
        p.push(Forever())


class Nothing(Decision[Camp]):
    def candidates(self, p: Camp, seat: int) -> list[int]:
        return [DIG]

    def illegal_reason(self, p: Camp, seat: int, move: int) -> int:
        return 1


class NothingLapses(MayLapse[Camp]):
    def candidates(self, p: Camp, seat: int) -> list[int]:
        return []

    def lapse(self, p: Camp) -> None:
        p.push(NothingLapses())


@both
def test_a_rule_that_goes_on_and_on_is_stopped_and_named() -> None:
    p = at_turn("fire", "rain")
    p.agenda.insert(0, Forever())
    p.agenda[1:] = []
    with pytest.raises(Runaway, match=f"more than {BUDGET} tasks without a question; the last was Forever"):
        p.run_on()


@both
def test_so_is_a_question_that_lapses_without_end() -> None:
    p = at_turn("fire", "rain")
    p.agenda = [NothingLapses()]
    with pytest.raises(Runaway, match="NothingLapses"):
        p.run_on()


@both
def test_a_question_without_an_answer_is_a_dead_end() -> None:
    p = at_turn("fire", "rain")
    p.push(Nothing())
    p.forget()
    with pytest.raises(DeadEnd, match="Nothing offers seat 0 no move"):
        p.legal_moves(0)


class Coin(ChanceDecision[Camp]):
    def candidates(self, p: Camp, seat: int) -> list[int]:
        return [0, 1]

    def take(self, p: Camp, seat: int, move: int) -> None:
        p.curses = move


@both
def test_fate_is_even_where_nothing_else_is_said_and_nobody_answers_for_it() -> None:
    p = at_turn("fire", "rain")
    p.push(Coin())
    p.forget()
    assert (p.asked(), p.odds(), p.asides(CHANCE)) == ([CHANCE], [1, 1], [])
    with unchanged(p), pytest.raises(IllegalMove):
        p.play(0, 1)
    barrier = p.barrier
    p.play(CHANCE, 1)
    assert (p.curses, p.asked(), p.barrier) == (1, [0], barrier + 1)


def test_an_empty_agenda_is_the_end() -> None:
    assert shelf(2).asked() == []
