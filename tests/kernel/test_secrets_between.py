"""Whether seats have secrets from each other depends only on the position."""

from __future__ import annotations

from patolli.kernel.position import Position
from patolli.kernel.seat_view import has_secrets_between

from .tables import walk


def open_positions() -> list[Position]:
    return [p.copy() for p in walk(3, 5) if not p.drafts and p.asked()]


def test_a_seat_has_no_secrets_from_itself() -> None:
    assert not any(has_secrets_between(p, [0]) for p in open_positions())


def test_what_one_seat_knows_and_another_does_not_is_a_secret() -> None:
    assert any(has_secrets_between(p, [0, 1]) for p in open_positions())


def test_sealed_answers_are_secret_before_the_first_is_given() -> None:
    sealed = [p.copy() for p in walk(3, 5) if p.drafts]
    assert sealed
    assert all(has_secrets_between(p, [0, 1]) for p in sealed)
