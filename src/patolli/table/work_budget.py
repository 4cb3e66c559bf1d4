"""How much the server computes for one person and for one address, in milliseconds of processor time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .rate_limits import TokenBuckets
from .refusal import Refusal

if TYPE_CHECKING:
    from .settings import Settings

RESERVED: Final = 20.0
"""Taken before the real cost is known, so that many requests at once count too."""


class Charge:
    """One piece of work: reserved when it is asked for, settled when its cost is known."""

    def __init__(self, budget: WorkBudget, person: str, address: str) -> None:
        self.budget = budget
        self.person = person
        self.address = address

    def settle(self, milliseconds: float) -> None:
        self.budget.charge(self.person, self.address, milliseconds - RESERVED)


class WorkBudget:
    """Who has used it up waits until it has grown again. What was computed before costs nothing."""

    def __init__(self, settings: Settings) -> None:
        burst = settings.work_burst_seconds * 1000
        self.persons = TokenBuckets(settings.person_work, burst)
        self.addresses = TokenBuckets(settings.address_work, burst * 2)

    def reserve(self, person: str, address: str) -> Charge:
        """`person`: a seat of a table, or nothing for somebody without a seat."""
        if person and self.persons.bucket(person).refill() < RESERVED:
            raise Refusal("too-many", "too much was computed for this seat just now; wait a little")
        if address and self.addresses.bucket(address).refill() < RESERVED:
            raise Refusal("too-many", "too much was computed for your address just now; wait a little")
        self.charge(person, address, RESERVED)
        return Charge(self, person, address)

    def charge(self, person: str, address: str, milliseconds: float) -> None:
        if person:
            self.persons.bucket(person).charge(milliseconds)
        if address:
            self.addresses.bucket(address).charge(milliseconds)
