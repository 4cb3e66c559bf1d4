"""Limits the CPU time of each person and each address, in milliseconds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .rate_limits import TokenBuckets
from .refusal import Refusal

if TYPE_CHECKING:
    from .settings import Settings

RESERVED: Final = 20.0
"""The number of milliseconds charged before the actual cost of a request is known, so that simultaneous
requests count as well.
"""


class Charge:
    """A request charged to a person and an address. A fixed amount is charged at first, which is replaced by
    the actual cost when that is known.
    """

    def __init__(self, budget: WorkBudget, person: str, address: str) -> None:
        self.budget = budget
        self.person = person
        self.address = address

    def settle(self, milliseconds: float) -> None:
        self.budget.charge(self.person, self.address, milliseconds - RESERVED)


class WorkBudget:
    """The budgets of all persons and addresses. When a budget is used up, requests are refused until it has
    recovered. Cached answers cost nothing.
    """

    def __init__(self, settings: Settings) -> None:
        burst = settings.work_burst_seconds * 1000
        self.persons = TokenBuckets(settings.person_work, burst)
        self.addresses = TokenBuckets(settings.address_work, burst * 2)

    def reserve(self, person: str, address: str) -> Charge:
        """Charges a request in advance. `person` is a seat of a table, or empty for somebody
        without a seat.
        """
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
