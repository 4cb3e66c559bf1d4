"""Quotas: how many messages and changes a second a client may send; token buckets."""

from __future__ import annotations

import time


class TokenBucket:
    """So many a second, with bursts of ten times as many."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.left = rate * 10
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.rate * 10, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class TokenBuckets:
    """One for each address; those that are full again are forgotten."""

    def __init__(self, rate: float, most: int = 10_000) -> None:
        self.rate = rate
        self.most = most
        self.of: dict[str, TokenBucket] = {}

    def take(self, who: str) -> bool:
        if len(self.of) > self.most:
            now = time.monotonic()
            self.of = {k: b for k, b in self.of.items() if b.left + (now - b.at) * self.rate < self.rate * 10}
        return self.of.setdefault(who, TokenBucket(self.rate)).take()
