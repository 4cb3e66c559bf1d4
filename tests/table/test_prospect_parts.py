"""How the prospects of a question are divided into parts, with rules and answers that the tests make up."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from patolli.kernel.odds import STEPS
from patolli.kernel.prospect_rules import AS_A_WHOLE
from patolli.table import prospects
from patolli.table.prospects import Composer, numbered
from patolli.table.protocol import FormMessage, Payment, Prospects, ThingAmount
from patolli.table.rule_faults import RuleFaults

VOCABULARY = SimpleNamespace(text=lambda move: f"m{move}", move=lambda text: int(text[1:]))


class Made(Composer):
    """A composer for made-up answers."""

    def __init__(self, moves: int = 3) -> None:
        rules = SimpleNamespace(
            values=lambda p, seat: {"field": {"a": 1}}, gives_up=lambda p, seat, move: move == 9
        )
        game: Any = SimpleNamespace(vocabulary=VOCABULARY, open_stakes=lambda p, seat: [])
        position: Any = SimpleNamespace(observation=lambda seat: f"seen by {seat}")
        self.game, self.p, self.seat, self.words = game, position, 1, None
        self.faults, self.kind, self.rules = RuleFaults(), "Asked", rules  # type: ignore[assignment]
        self.moves = list(range(moves))
        self.foreseen, self.answered = {}, {}
        self.tried: list[list[int]] = []
        self.silent: set[int] = set()

    def prospect(self, chain: list[int]) -> Any:
        self.tried.append(chain)
        return None if chain[0] in self.silent else f"answer {chain}"

    def payments(self) -> list[Payment]:
        return []

    def form(self) -> FormMessage | None:
        return None

    def missing(self) -> list[Any]:
        return []


def chain(*moves: int, before: str = "before", cost: int = 1) -> Any:
    return SimpleNamespace(chain=list(moves), answered=["earlier", before][-len(moves) :], cost=cost)


@pytest.fixture
def chains(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    found: list[Any] = [[], False]
    monkeypatch.setattr(prospects, "click_chains", lambda game, p, seat: tuple(found))
    monkeypatch.setattr(Made, "chain", lambda self, one: f"chain {one.chain}")
    monkeypatch.setattr(prospects, "is_at_stake", lambda game, p, seat, move: False)
    return found


# ---- answers and chains ---------------------------------------------------------------------------------


def test_answers_come_in_parts_of_twelve_and_then_of_twenty_four(chains: list[Any]) -> None:
    made = Made(60)
    parts = list(made.answers())
    assert [len(part.answers) for part in parts] == [12, 24, 24, 0, 0]
    assert [part.seat for part in parts] == [1] * 5
    assert made.tried == [[move] for move in range(60)]
    assert [(part.cut, part.done, part.odds_follow) for part in parts] == [(False, False, False)] * 4 + [
        (False, True, False)
    ]
    assert parts[0].places == {"field": {"a": 1}}
    assert len(list(Made(12).answers())) == 3
    assert [len(part.answers) for part in Made(13).answers()] == [12, 1, 0, 0]


@pytest.mark.parametrize(("moves", "tried", "cut"), [(120, 120, False), (121, 120, True)])
def test_answers_beyond_the_limit_are_cut(chains: list[Any], moves: int, tried: int, cut: bool) -> None:
    made = Made(moves)
    parts = list(made.answers())
    assert len(made.tried) == tried
    assert [part.cut for part in parts if part.cut] == [True] * cut


@pytest.mark.parametrize(
    ("count", "more", "parts_of_chains", "cut"),
    [(1, False, [1], False), (25, False, [24, 1], False), (2, True, [2], True), (121, False, [24] * 5, True)],
)
def test_chains_are_listed_and_then_answered_in_parts(
    chains: list[Any], count: int, more: bool, parts_of_chains: list[int], cut: bool
) -> None:
    chains[:] = [[chain(1, 100 + n, before=f"p{n}") for n in range(count)], more]
    made = Made(3)
    first, listed, *others, last = made.answers()
    assert len(first.answers) == 3
    assert listed.chains is not None
    assert len(listed.chains) == count
    assert listed.cut == cut
    assert [len(part.answers) for part in others] == parts_of_chains
    assert last.done
    assert made.answered[1, 100] == "p0"
    assert made.tried[3] == [1, 100]


def test_an_answer_that_fails_is_left_out_and_the_part_says_so(chains: list[Any]) -> None:
    made = Made(14)
    made.silent = {12}
    parts = list(made.answers())
    assert [(len(part.answers), part.cut) for part in parts] == [
        (12, False),
        (1, True),
        (0, False),
        (0, False),
    ]


def test_payments_are_answered_in_the_first_part(chains: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    made = Made(2)
    payment = Payment(["m7", "m8"], [ThingAmount("corn", 2)])
    monkeypatch.setattr(made, "payments", lambda: [payment])
    first = next(iter(made.answers()))
    assert first.payments == [payment]
    assert made.tried == [[0], [1], [7, 8]]


def test_rules_that_fail_leave_their_part_empty(chains: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> Any:
        raise LookupError("of the rules")

    made = Made(2)
    for name in ("payments", "form", "missing", "has_odds"):
        monkeypatch.setattr(made, name, fail)
    monkeypatch.setattr(made.rules, "values", fail)
    monkeypatch.setattr(prospects, "click_chains", fail)
    first, listed, last = made.answers()
    assert (first.payments, first.form, first.missing, first.places) == ([], None, [], {})
    assert (listed.chains, listed.cut) == ([], True), "there may be chains"
    assert (last.odds_follow, last.done) == (True, False), "there may be odds"


# ---- odds -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("staked", "open_", "follow"), [([], [], False), ([2], [], True), ([], ["x"], True)])
def test_odds_follow_if_something_is_at_stake(
    chains: list[Any], monkeypatch: pytest.MonkeyPatch, staked: list[int], open_: list[str], follow: bool
) -> None:
    made = Made(3)
    monkeypatch.setattr(prospects, "is_at_stake", lambda game, p, seat, move: move in staked)
    monkeypatch.setattr(
        made.game, "open_stakes", lambda p, seat: open_ if (p, seat) == ("seen by 1", 1) else []
    )
    last = list(made.answers())[-1]
    assert (last.odds_follow, last.done) == (follow, not follow)


def odds_of(
    count: int, monkeypatch: pytest.MonkeyPatch, open_: dict[str, Any]
) -> tuple[list[Any], list[Any]]:
    """Returns the parts with the odds of this number of answers, and what was asked for."""
    asked: list[Any] = []

    def one(game: Any, p: Any, seat: int, moves: list[int], steps: int) -> Any:
        asked.append((moves, steps))
        return None if moves == [1] else f"odds of {moves}"

    def open_odds(game: Any, p: Any, seat: int, steps: int) -> Any:
        asked.append(steps)
        return open_

    monkeypatch.setattr(prospects, "is_at_stake", lambda *_: True)
    monkeypatch.setattr(prospects, "odds_of", one)
    monkeypatch.setattr(prospects, "open_odds", open_odds)
    monkeypatch.setattr(prospects, "odds_message", lambda text, odds: (text, odds))
    return list(Made(count).odds()), asked


def test_each_part_has_the_odds_of_one_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    parts, asked = odds_of(3, monkeypatch, {"city": "danger", "fleet": "none"})
    assert [part.odds for part in parts[:2]] == [[("m0", "odds of [0]")], [("m2", "odds of [2]")]]
    assert parts[2].open_odds == [("city", "danger"), ("fleet", "none")]
    assert [part.done for part in parts] == [False, False, False, True]
    assert asked == [([0], 10_000), ([1], 10_000), ([2], 10_000), 5_000]


def test_the_computation_is_shared_by_at_most_twelve_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    parts, asked = odds_of(15, monkeypatch, {})
    assert [steps for _, steps in asked[:-1]] == [2_500] * 12
    assert [part.done for part in parts] == [False] * 11 + [True]
    parts, asked = odds_of(0, monkeypatch, {})
    assert [part.done for part in parts] == [True]
    parts, asked = odds_of(1, monkeypatch, {})
    assert asked[0] == ([0], min(STEPS, 30_000))


def test_parts_are_numbered_and_the_odds_continue(monkeypatch: pytest.MonkeyPatch) -> None:
    follow = True

    class Fake:
        def __init__(self, *given: Any) -> None:
            assert given == ("game", "p", 2, None, "faults", {"w": "turn"})

        def answers(self) -> Iterator[Prospects]:
            yield Prospects(2, 0, 0, False)
            yield Prospects(2, 0, 0, not follow, odds_follow=follow)

        def odds(self) -> Iterator[Prospects]:
            yield Prospects(2, 0, 0, False)
            yield Prospects(2, 0, 0, True)

    monkeypatch.setattr(prospects, "Composer", Fake)
    given: Any = ("game", "p", 2, None, "faults", {"w": "turn"})
    assert [part.part for part in prospects.parts(*given)] == [0, 1, 2, 3]
    follow = False
    assert [part.part for part in prospects.parts(*given)] == [0, 1]
    assert [part.part for part in numbered(iter([Prospects(1, 0, 0, False)] * 1), 7)] == [7]


# ---- one answer -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "amounts", "deferred", "first", "costs"),
    [
        ([5, 0], [("corn", 2)], 0, 0, False),
        ([-5, 0], [], 0, 0, False),  # of another seat
        ([5, -1], [], 0, 0, True),
        ([5], [], 0, 0, False),
        ([], [("corn", 0)], 0, 0, False),
        ([0, 0], [("corn", 2), ("wood", -1)], 0, 0, True),
        ([0, 0], [], -1, 0, True),
        ([0, 0], [], 1, 0, False),
        ([0, 0], [], 0, 9, True),  # it gives something up
    ],
)
def test_an_answer_costs_goods_points_or_a_chance(
    points: list[int], amounts: list[tuple[str, int]], deferred: int, first: int, costs: bool
) -> None:
    found: Any = SimpleNamespace(points=points)
    things: Any = [SimpleNamespace(thing=thing, by=by) for thing, by in amounts]
    assert Made().costs([first, 4], found, things, deferred) == costs


def test_the_last_answer_of_a_chain_is_at_stake_in_its_own_position(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def is_at_stake(game: Any, p: Any, seat: int, move: int) -> bool:
        asked.append((p, seat, move))
        return True

    monkeypatch.setattr(prospects, "is_at_stake", is_at_stake)
    made = Made()
    made.answered = {(1, 2): "later"}  # type: ignore[dict-item]
    assert made.is_staked([1])
    assert made.is_staked([1, 2])
    assert not made.is_staked([1, 3])
    assert asked == [(made.p, 1, 1), ("later", 1, 2)]


def test_the_same_chain_is_foreseen_once() -> None:
    asked: list[list[int]] = []

    def foresee(moves: list[int]) -> str:
        asked.append(moves)
        return f"foreseen {moves}"

    made = Made()
    made.foresight = SimpleNamespace(of=foresee)  # type: ignore[assignment]
    found: list[Any] = [made.try_out([1, 2]), made.try_out([1, 2]), made.try_out([2])]
    assert found == [
        "foreseen [1, 2]", "foreseen [1, 2]", "foreseen [2]",
    ]  # fmt: skip
    assert asked == [[1, 2], [2]]


@pytest.mark.parametrize(
    ("things", "paid"),
    [
        ([{"corn": -1}, {"wood": -1}], [[("corn", 1)], [("wood", 1)]]),
        ([{"corn": -1, "gold": 2}, {"corn": -2}], [[("corn", 1)], [("corn", 2)]]),
        ([{"corn": -1}, {"corn": -1}], []),  # the same payment
        ([{"corn": -1}, {"gold": 1}], []),  # nothing is paid
        ([{"corn": -1}, {"gold": 0}], []),
        ([], []),
    ],
)
def test_payments_are_offered_as_a_whole_if_all_differ(
    monkeypatch: pytest.MonkeyPatch, things: list[dict[str, int]], paid: list[list[tuple[str, int]]]
) -> None:
    made = Made()
    number = True
    monkeypatch.setattr(prospects, "asks_number", lambda p, seat: number)
    monkeypatch.setattr(prospects, "whole_numbers", lambda p, seat: [[n, 5] for n in range(len(things))])
    monkeypatch.setattr(made, "try_out", lambda moves: SimpleNamespace(things=things[moves[0]]))
    found = Composer.payments(made)
    assert [[(one.thing, one.by) for one in payment.paid] for payment in found] == paid
    assert [payment.chain for payment in found] == [[f"m{n}", "m5"] for n in range(len(paid))]
    number = False
    assert Composer.payments(made) == []


def test_answers_that_are_expected_but_not_offered_have_a_reason() -> None:
    reasons = {7: SimpleNamespace(name="too-dear", rule="PG-1"), 8: None}
    made = Made(3)
    made.p = SimpleNamespace(explain=lambda seat, move: reasons[move])  # type: ignore[assignment]
    expected = [SimpleNamespace(move=move, name=f"n{move}") for move in (1, 7, 8)]
    made.rules = SimpleNamespace(expected_answers=lambda p, seat: expected)  # type: ignore[assignment]
    (found,) = Composer.missing(made)
    assert (found.text, found.name, found.words, found.rule) == ("m7", "m7", "too-dear", "PG-1")
    made.words = SimpleNamespace(  # type: ignore[assignment]
        note=lambda name: f"note {name}", reason=lambda reason: f"reason {reason.name}"
    )
    (worded,) = Composer.missing(made)
    assert (worded.text, worded.name, worded.words) == ("m7", "note n7", "reason too-dear")


@pytest.mark.parametrize(("cost", "clicks"), [(AS_A_WHOLE, False), (AS_A_WHOLE + 1, True)])
def test_a_chain_has_the_note_and_the_loss_of_its_last_answer(
    monkeypatch: pytest.MonkeyPatch, cost: int, clicks: bool
) -> None:
    asked: list[Any] = []

    def note_of(rules: Any, before: Any, seat: int, move: int, words: Any) -> str:
        asked.append((before, seat, move, words))
        return "a note"

    monkeypatch.setattr(prospects, "note_of", note_of)
    found = Made().chain(chain(3, 9, before="later", cost=cost))
    assert [found.chain, found.words, found.note, found.gives_up] == [["m3", "m9"], [], "a note", True]
    assert asked == [("later", 1, 9, None)]
    assert found.click is clicks
    assert not Made().chain(chain(9, 3)).gives_up
