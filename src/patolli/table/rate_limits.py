"""Token buckets, which allow an average rate per second and limited bursts. A token may stand for a request,
a byte, or a unit of CPU time.
"""

from __future__ import annotations

import time


class TokenBucket:
    """A bucket that gains `rate` tokens per second and holds at most `burst`."""

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
        """Takes the tokens if there are enough of them, and returns whether there were."""
        if self.refill() < amount:
            return False
        self.left -= amount
        return True

    def charge(self, amount: float) -> None:
        """Takes the tokens even if there are not enough of them."""
        self.refill()
        self.left -= amount


class TokenBuckets:
    """A bucket for each key, such as an address. Full buckets are removed."""

    def __init__(self, rate: float, burst: float | None = None, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = rate * 10 if burst is None else burst
        self.most = most
        self.look_at = most
        """Full buckets are removed when there are more buckets than this."""
        self.of: dict[str, TokenBucket] = {}

    def bucket(self, key: str) -> TokenBucket:
        if len(self.of) > self.look_at:
            self.of = {k: b for k, b in self.of.items() if b.refill() < self.burst}
            self.look_at = max(
                self.most, 2 * len(self.of)
            )  # otherwise, each new bucket would cause a search while many buckets are active
        return self.of.setdefault(key, TokenBucket(self.rate, self.burst))

    def take(self, key: str, amount: float = 1) -> bool:
        return self.bucket(key).take(amount)
