"""Sources of chance: uniform, reproducible from a seed, sealed and verifiable, or typed in by people."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from patolli.kernel.chance import CommittedSeed, ManualChance, Rng, Seeded
from patolli.kernel.errors import IllegalMove, PatolliError

both = pytest.mark.both


def square(counts: Counter[int], weights: list[int]) -> float:
    n = sum(counts.values())
    total = sum(weights)
    return sum((counts[i] - n * w / total) ** 2 / (n * w / total) for i, w in enumerate(weights))


@both
def test_dice_are_the_same_everywhere() -> None:
    """These numbers must never change, with or without compiled rules, because every record with a seed
    depends on them.
    """
    rng = Rng(1)
    assert [int(rng.word()) for _ in range(4)] == [674876142, 2762888920, 3346312760, 783542484]
    assert [int(rng.below(6)) for _ in range(10)] == [3, 3, 5, 4, 5, 1, 3, 0, 1, 2]


@both
@pytest.mark.parametrize("n", [2, 6, 7, 52])
def test_dice_are_even(n: int) -> None:
    rng = Rng(n)
    counts = Counter(int(rng.below(n)) for _ in range(2000 * n))
    assert set(counts) == set(range(n))
    assert square(counts, [1] * n) < n + 5 * (2 * n) ** 0.5


@both
def test_shuffles_are_even() -> None:
    rng = Rng(4)
    counts: Counter[int] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[items[0] * 64 + items[1] * 16 + items[2] * 4 + items[3]] += 1
    assert len(counts) == 24
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 24 + 5 * 7


@both
def test_weights_are_kept_and_nothing_comes_with_weight_zero() -> None:
    rng = Rng(9)
    counts = Counter(rng.weighted([1, 0, 2, 5]) for _ in range(16_000))
    assert counts[1] == 0
    assert square(Counter({0: counts[0], 1: counts[2], 2: counts[3]}), [1, 2, 5]) < 2 + 5 * 2


@both
def test_a_seed_gives_the_same_again_and_another_seed_does_not() -> None:
    first, again, other = Seeded(7), Seeded(7), Seeded(8)
    options, odds = [110, 111, 112], [1, 2, 1]
    came = [first.choose(options, odds) for _ in range(50)]
    assert [again.choose(options, odds) for _ in range(50)] == came
    assert [other.choose(options, odds) for _ in range(50)] != came
    assert set(came) == set(options)
    assert first.description() == "seed 7"


SEED = bytes(range(32))


@both
def test_a_sealed_fate_is_shown_first_and_can_be_verified_afterwards() -> None:
    fate = CommittedSeed(SEED, ["ana", "ben"])
    assert fate.commitment() == hashlib.sha256(SEED).hexdigest()
    assert fate.description() == f"sealed {fate.commitment()}"
    options, odds = list(range(10, 16)), [1] * 6
    came = [fate.choose(options, odds) for _ in range(20)]
    for n, move in enumerate(came):  # anyone who knows the revealed seed can compute this
        said = b"".join(len(w).to_bytes(4, "big") + w for w in (b"ana", b"ben"))
        told = hmac.new(SEED, said + (0).to_bytes(8, "big") + n.to_bytes(8, "big"), "sha256").digest()
        assert move == options[int.from_bytes(told, "big") % 6]


@both
def test_every_seats_word_and_the_seed_matter() -> None:
    options, odds = list(range(100)), [1] * 100
    runs = []
    for seed, words in (
        (SEED, ["ana", "ben"]),
        (SEED, ["ana", "bea"]),
        (SEED, ["anab", "en"]),
        (SEED, ["ben", "ana"]),
        (bytes(32), ["ana", "ben"]),
    ):
        fate = CommittedSeed(seed, words)
        runs.append([fate.choose(options, odds) for _ in range(10)])
    assert all(a != b for i, a in enumerate(runs) for b in runs[:i])


@both
def test_a_rewind_opens_a_new_epoch_and_the_same_does_not_come_again() -> None:
    options, odds = list(range(100)), [1] * 100
    fate = CommittedSeed(SEED, [])
    came = [fate.choose(options, odds) for _ in range(10)]
    fate.rewound(4)
    later = [fate.choose(options, odds) for _ in range(10)]
    assert later[:6] != came[4:]
    fate.rewound(6)
    last = [fate.choose(options, odds) for _ in range(5)]
    again = CommittedSeed(SEED, [], fate.epochs)
    assert [again.choose(options, odds) for _ in range(11)] == came[:4] + later[:2] + last


@both
def test_epochs_that_no_outcome_belongs_to_are_forgotten() -> None:
    """A record must stay readable even if a player took back moves thousands of times."""
    options, odds = list(range(100)), [1] * 100
    fate, every = CommittedSeed(SEED, []), [[0, 0]]
    rng = Rng(1)
    for turn in range(3000):
        for _ in range(5):
            fate.choose(options, odds)
        back = int(rng.below(min(fate.drawn, 40) + 1))
        fate.rewound(back)
        every.append([turn + 1, back])
    assert len(fate.epochs) <= 42
    assert fate.epochs[0] == [0, 0]
    assert fate.epochs[-1] == every[-1]
    short, long = CommittedSeed(SEED, [], fate.epochs), CommittedSeed(SEED, [], every)
    assert [short.choose(options, odds) for _ in range(60)] == [long.choose(options, odds) for _ in range(60)]


@both
def test_a_sealed_fate_keeps_the_odds() -> None:
    fate = CommittedSeed(SEED, [])
    counts = Counter(fate.choose([0, 1, 2], [1, 2, 5]) for _ in range(8000))
    assert square(counts, [1, 2, 5]) < 2 + 5 * 2


@both
@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_short_seed_is_refused(length: int) -> None:
    with pytest.raises(PatolliError, match="32 bytes"):
        CommittedSeed(bytes(length), [])


@both
def test_what_is_typed_by_hand_must_be_possible() -> None:
    said = [3, 9]
    fate = ManualChance(lambda options: said.pop(0))
    assert fate.choose([1, 2, 3], [1, 1, 1]) == 3
    with pytest.raises(IllegalMove, match="not one of the possible"):
        fate.choose([1, 2, 3], [1, 1, 1])
    assert fate.description() == "typed by hand"
