"""Token buckets: so much a second, with a store for bursts; counted in requests, bytes or processor time."""

from __future__ import annotations

import time


class TokenBucket:
    """`rate` a second, and `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def refill(self) -> float:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left

    def take(self, amount: float = 1) -> bool:
        """Only what is there."""
        if self.refill() < amount:
            return False
        self.left -= amount
        return True

    def charge(self, amount: float) -> None:
        """What has been used already, also more than is there."""
        self.refill()
        self.left -= amount


class TokenBuckets:
    """One for each key; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: float | None = None, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = rate * 10 if burst is None else burst
        self.most = most
        self.look_at = most
        """How many there are when those that are full again are looked for."""
        self.of: dict[str, TokenBucket] = {}

    def bucket(self, key: str) -> TokenBucket:
        if len(self.of) > self.look_at:
            self.of = {k: b for k, b in self.of.items() if b.refill() < self.burst}
            self.look_at = max(
                self.most, 2 * len(self.of)
            )  # else many that are in use cost each new one a look
        return self.of.setdefault(key, TokenBucket(self.rate, self.burst))

    def take(self, key: str, amount: float = 1) -> bool:
        return self.bucket(key).take(amount)
