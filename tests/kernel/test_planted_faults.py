"""Deliberate faults in the proving game: the fuzzer must find each of them with the right check."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import patolli
from patolli.kernel.chance import Rng
from patolli.kernel.fuzzing import checks, prospect_checks
from patolli.kernel.fuzzing.checks import CheckFailure
from patolli.kernel.fuzzing.fuzzer import fuzz
from patolli.kernel.position import TRUTH, Position
from patolli.kernel.prospect_rules import AnswerNote
from patolli.kernel.seats import EVERYBODY
from patolli.kernel.secrets import FaceDown, Secret
from patolli.kernel.secrets import reveal as kernel_reveal
from tests.kernel.lanterns import game as lanterns
from tests.kernel.lanterns.game import GAME, OMEN, Camp
from tests.kernel.tables import walk

Plant = Callable[[pytest.MonkeyPatch], None]

pytestmark = pytest.mark.both


def shared_list(patch: pytest.MonkeyPatch) -> None:
    right = Camp.copy

    def copy(self: Camp) -> Camp:
        new = right(self)
        new.beans = self.beans
        return new

    patch.setattr(Camp, "copy", copy)


def forgotten_field(patch: pytest.MonkeyPatch) -> None:
    right = Camp.copy

    def copy(self: Camp) -> Camp:
        new = right(self)
        new.lead = 0
        return new

    patch.setattr(Camp, "copy", copy)


def identity_guess(patch: pytest.MonkeyPatch) -> None:
    truths: list[Camp] = []

    def observation(self: Camp, seat: int) -> Position:
        truths.append(self.copy())
        return Position.observation(self, seat)

    patch.setattr(Camp, "observation", observation)
    patch.setattr(Camp, "determinize", lambda self, rng: truths[-1].copy())


def biased_fill(patch: pytest.MonkeyPatch) -> None:
    def determinize(self: Camp, rng: Rng) -> Position:
        new = Position.determinize(self, rng)
        assert isinstance(new, Camp)
        for was, hand in zip(self.hands, new.hands, strict=True):
            for low in range(len(hand.cards)):
                for high in range(len(hand.cards) - 1, low, -1):
                    while hand.cards[low] > was.cards[low] and new.deck.rest[high] > self.deck.rest[high]:
                        for cards, kind, by in (
                            (hand.cards, low, -1),
                            (hand.cards, high, 1),
                            (new.deck.rest, high, -1),
                            (new.deck.rest, low, 1),
                        ):
                            cards[kind] += by
        return new

    patch.setattr(Camp, "determinize", determinize)


def leaking_options(patch: pytest.MonkeyPatch) -> None:
    right = lanterns.Act.illegal_reason

    def illegal_reason(self: lanterns.Act, p: Camp, seat: int, move: int) -> int:
        if lanterns.SPY <= move < lanterns.SEARCH and p.hands[move - lanterns.SPY].cards[OMEN] > 0:
            return lanterns.EMPTY_HAND
        return right(self, p, seat, move)

    patch.setattr(lanterns.Act, "illegal_reason", illegal_reason)


def telling_all(patch: pytest.MonkeyPatch) -> None:
    def emit_to(self: Camp, audience: int, kind: int, *numbers: int) -> None:
        Position.emit_to(self, EVERYBODY if kind == lanterns.DREW else audience, kind, *numbers)

    patch.setattr(Camp, "emit_to", emit_to)


def look_without_barrier(patch: pytest.MonkeyPatch) -> None:
    right = kernel_reveal

    def reveal(p: Position, secret: Secret, at: int, to: int) -> None:
        barrier = p.barrier
        right(p, secret, at, to)
        p.barrier = barrier

    patch.setattr(lanterns, "reveal", reveal)


def chance_on_a_desk(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(lanterns.Auction, "desks", lambda self, p: [[lanterns.Dusk()] for _ in range(p.players)])


def desk_touching_the_table(patch: pytest.MonkeyPatch) -> None:
    right = lanterns.BidForLead.take

    def take(self: lanterns.BidForLead, p: Camp, seat: int, move: int) -> None:
        right(self, p, seat, move)
        p.dug = seat

    patch.setattr(lanterns.BidForLead, "take", take)


def desks_that_do_not_commute(patch: pytest.MonkeyPatch) -> None:
    def take(self: lanterns.Give, p: Camp, seat: int, move: int) -> None:
        if any(draft.moves for other, draft in enumerate(p.drafts) if other != seat):
            p.drafts[seat].moves[-1] = 0

    patch.setattr(lanterns.Give, "take", take)


def options_by_hand(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(lanterns.Act, "legal_moves", lambda self, p, seat: [lanterns.REST])


def default_not_offered(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(lanterns.Give, "default", lambda self, p, seat: 99)


def endless_rule(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(lanterns.Loot, "run", lambda self, p: p.push(self))


def dead_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(lanterns.Give, "candidates", lambda self, p, seat: [])


def single_option_nobody_knows(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(lanterns.Bury, "secret", False)


def aside_that_answers(patch: pytest.MonkeyPatch) -> None:
    right = lanterns.Burn.take

    def take(self: lanterns.Burn, p: Camp, seat: int, move: int) -> None:
        right(self, p, seat, move)
        p.agenda.pop()

    patch.setattr(lanterns.Burn, "take", take)


def beans_from_nowhere(patch: pytest.MonkeyPatch) -> None:
    def pay(self: Camp, seat: int, beans: int) -> None:
        self.beans[seat] += beans

    patch.setattr(Camp, "pay", pay)


def unlisted_secret(patch: pytest.MonkeyPatch) -> None:
    right = Camp.secrets
    patch.setattr(Camp, "secrets", lambda self: [s for s in right(self) if not isinstance(s, FaceDown)])


def open_hands(patch: pytest.MonkeyPatch) -> None:
    def observation(self: Camp, seat: int) -> Position:
        new = Position.observation(self, seat)
        assert isinstance(new, Camp)
        for hand, true in zip(new.hands, self.hands, strict=True):
            for kind in range(len(hand.cards)):
                new.pools[0][kind] -= true.cards[kind] - hand.cards[kind]
            hand.cards = true.cards[:]
        return new

    patch.setattr(Camp, "observation", observation)


def unknown_word(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(lanterns.Serve, "candidates", lambda self, p, seat: [1234])
    patch.setattr(lanterns.Serve, "illegal_reason", lambda self, p, seat, move: 0)
    patch.setattr(lanterns.Serve, "take", lambda self, p, seat, move: None)


def exception_in_a_rule(patch: pytest.MonkeyPatch) -> None:
    def run(self: lanterns.Loot, p: Camp) -> None:
        raise ZeroDivisionError

    patch.setattr(lanterns.Loot, "run", run)


PLANTED: list[tuple[str, Plant]] = [
    ("copy", shared_list),
    ("copy", forgotten_field),
    ("fill-truth", identity_guess),
    ("calibration", biased_fill),
    ("leak", leaking_options),
    ("leak", telling_all),
    ("undo", look_without_barrier),
    ("desk", chance_on_a_desk),
    ("desk", desk_touching_the_table),
    ("commute", desks_that_do_not_commute),
    ("options", options_by_hand),
    ("default", default_not_offered),
    ("runaway", endless_rule),
    ("dead-end", dead_end),
    ("one-option", single_option_nobody_knows),
    ("aside", aside_that_answers),
    ("invariant", beans_from_nowhere),
    ("secrets", unlisted_secret),
    ("observation", open_hands),
    ("vocabulary", unknown_word),
    ("crash", exception_in_a_rule),
]


@pytest.mark.parametrize(("check", "plant"), PLANTED, ids=lambda given: getattr(given, "__name__", None))
def test_planted_fault_is_caught_by_name(check: str, plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    report = fuzz(GAME, 3, 256, seed=11, often=6, shrinks=0)
    assert report.failure is not None, "the fault was not caught"
    assert report.failure.check == check


def test_an_aside_that_takes_the_last_answer_away_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    p = next(p for p in walk(2, 3) if isinstance(p.agenda[-1], lanterns.Act) and p.asides(p.first_asked()))
    checks.aside(GAME, p, Rng(1))
    right = lanterns.Act.legal_moves

    def legal_moves(self: lanterns.Act, p: Camp, seat: int) -> list[int]:
        return right(self, p, seat) if p.torches[seat] else []

    monkeypatch.setattr(lanterns.Act, "legal_moves", legal_moves)
    with pytest.raises(CheckFailure, match="'torch' leaves Act without an answer"):
        checks.aside(GAME, p, Rng(1))


def test_a_chain_that_the_true_position_refuses_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    p = next(p for p in walk(2, 3) if isinstance(p.agenda[-1], lanterns.Act))
    checks.chains(GAME, p, Rng(1))
    right = lanterns.Act.legal_moves

    def legal_moves(self: lanterns.Act, p: Camp, seat: int) -> list[int]:
        found = right(self, p, seat)
        return found if p.viewer != TRUTH else found[:1]

    monkeypatch.setattr(lanterns.Act, "legal_moves", legal_moves)
    p.forget()
    with pytest.raises(CheckFailure, match=r"chain: .*: move 1 is not offered"):
        checks.chains(GAME, p, Rng(1))


def test_a_prospect_that_does_not_come_true_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    p = next(p for p in walk(2, 3) if isinstance(p.agenda[-1], lanterns.Serve))
    prospect_checks.prospects(GAME, p)
    right = lanterns.Serve.take

    def take(self: lanterns.Serve, p: Camp, seat: int, move: int) -> None:
        right(self, p, seat, move)
        if p.viewer != TRUTH:
            p.beans[seat] += 1

    monkeypatch.setattr(lanterns.Serve, "take", take)
    with pytest.raises(CheckFailure, match=r"prospects: serve shrine\d shows beans"):
        prospect_checks.prospects(GAME, p)


def test_an_answer_that_is_beaten_by_what_is_not_offered_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    p = next(p for p in walk(2, 3) if isinstance(p.agenda[-1], lanterns.Act))
    beaten = staticmethod(lambda p, seat, move, options: lanterns.CURSE)
    monkeypatch.setattr(lanterns.LanternProspects, "dominated_by", beaten)
    with pytest.raises(CheckFailure, match="is dominated by what is not offered"):
        prospect_checks.prospects(GAME, p)


def test_a_remark_that_looks_at_what_is_hidden_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    p = next(p for p in walk(2, 3) if isinstance(p.agenda[-1], lanterns.Act))

    def warnings(self: lanterns.LanternProspects, p: Camp, seat: int) -> list[AnswerNote]:
        return [AnswerNote("hand", {"cards": len(p.hands[1 - seat].held())})]

    monkeypatch.setattr(lanterns.LanternProspects, "warnings", warnings)
    with pytest.raises(CheckFailure, match="a remark looks at what is hidden"):
        prospect_checks.prospects(GAME, p)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_a_fault_the_proving_game_is_clean(players: int) -> None:
    games = 40 if patolli.compiled() else 8
    report = fuzz(GAME, players, games, seed=5, often=6)
    assert report.failure is None, report.failure
    assert report.games == games


def test_a_failing_game_is_shrunk_and_kept_as_text(monkeypatch: pytest.MonkeyPatch) -> None:
    default_not_offered(monkeypatch)
    report = fuzz(GAME, 2, 5, seed=3)
    lines = report.kept.splitlines()
    assert lines[0] == "patolli failure of default"
    moves = lines[lines.index("") + 1 :]
    assert 0 < len(moves) < 20
    assert all(":" in line for line in moves)
