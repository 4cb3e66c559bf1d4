"""The clocks of the seats. A clock starts or stops only when its seat gets a question to answer or no longer
has one, so it reveals nothing else.

`now` is a time on the server's clock. After a crash, that clock may have lost a short time, but it never runs
backwards.
"""

from __future__ import annotations

from .protocol import Clocks, Pace
from .store.rows import Clock


def fresh(pace: Pace, players: int) -> Clock:
    return Clock([pace.seconds * 1000] * players, [0] * players)


def turn(clock: Clock, pace: Pace, asked: list[int], now: int) -> None:
    """Starts the clocks of the seats that have a question to answer, and stops all others."""
    if pace.kind == "none":
        return
    for seat in range(len(clock.left)):
        if seat in asked and not clock.since[seat]:
            if pace.kind == "days":
                clock.left[seat] = pace.seconds * 1000
            clock.since[seat] = now
        elif seat not in asked and clock.since[seat]:
            stop(clock, seat, now)
            if pace.kind == "live":
                clock.left[seat] += pace.increment * 1000


def stop(clock: Clock, seat: int, now: int) -> None:
    clock.left[seat] = max(0, clock.left[seat] - max(0, now - clock.since[seat]))
    clock.since[seat] = 0


def halt(clock: Clock, pace: Pace, now: int) -> None:
    """Stops all clocks, for a pause or at the end of the game."""
    if pace.kind != "none":
        for seat, since in enumerate(clock.since):
            if since:
                stop(clock, seat, now)


def go_on(clock: Clock, pace: Pace, asked: list[int], now: int) -> None:
    """Restarts the clocks of the seats that have a question to answer, after a pause."""
    if pace.kind != "none":
        for seat in asked:
            if seat >= 0:
                clock.since[seat] = now


def deadline(clock: Clock, pace: Pace) -> int | None:
    """Returns the time at which the next clock runs out, or None if no clock is running."""
    if pace.kind == "none":
        return None
    ends = [since + left for since, left in zip(clock.since, clock.left, strict=True) if since]
    return min(ends) if ends else None


def run_out(clock: Clock, pace: Pace, now: int) -> list[int]:
    """Returns the seats whose time is up."""
    if pace.kind == "none":
        return []
    pairs = zip(clock.since, clock.left, strict=True)
    return [seat for seat, (since, left) in enumerate(pairs) if since and since + left <= now]


def clocks_message(clock: Clock, pace: Pace, now: int, players: int) -> Clocks:
    if pace.kind == "none":
        return Clocks(now, [None] * players, [])
    left: list[int | None] = []
    for since, had in zip(clock.since, clock.left, strict=True):
        left.append(max(0, had - max(0, now - since)) if since else had)
    return Clocks(now, left, [seat for seat, since in enumerate(clock.since) if since])
