"""The server's budget for each person and each address, in milliseconds of processor time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .rate_limits import TokenBuckets
from .refusal import Refusal

if TYPE_CHECKING:
    from .settings import Settings

RESERVED: Final = 20.0
"""The milliseconds that are reserved before the real cost is known, so that simultaneous requests count as
well.
"""


class Charge:
    """One request that is charged to a person and an address. Its cost is reserved on request and settled
    when the real cost is known.
    """

    def __init__(self, budget: WorkBudget, person: str, address: str) -> None:
        self.budget = budget
        self.person = person
        self.address = address

    def settle(self, milliseconds: float) -> None:
        self.budget.charge(self.person, self.address, milliseconds - RESERVED)


class WorkBudget:
    """A person who has used up the budget must wait until it has recovered. Cached answers are free."""

    def __init__(self, settings: Settings) -> None:
        burst = settings.work_burst_seconds * 1000
        self.persons = TokenBuckets(settings.person_work, burst)
        self.addresses = TokenBuckets(settings.address_work, burst * 2)

    def reserve(self, person: str, address: str) -> Charge:
        """`person` is a seat of a table; it is empty for a person without a seat."""
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
