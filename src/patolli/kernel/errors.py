"""Exceptions for invalid input (`PatolliError` and its subclasses) and for bugs in the rules
(`RuleError`).
"""

from __future__ import annotations


class PatolliError(Exception):
    """Invalid input from outside. The message is one sentence. Input that raises this error has not changed
    anything.
    """


class IllegalMove(PatolliError):
    """A move that the seat may not make, or a move by a seat that has no question to answer."""


class UnknownMove(PatolliError):
    """Text that is not a move in the game's vocabulary."""


class BrokenPosition(PatolliError):
    """An impossible position made by hand. The message lists every fault."""


class BrokenRecord(PatolliError):
    """A record that is damaged or truncated, or that comes from another program or from other rules."""


class RuleError(Exception):
    """A game's rules broke the kernel's contract. This is always a bug in the rules, never a player's
    mistake.
    """


class Runaway(RuleError):
    """The rules run longer than the limit allows, for example in an endless loop of tasks."""


class DeadEnd(RuleError):
    """A question without a legal answer."""


class OnDesk(RuleError):
    """In a simultaneous round, a seat's pending questions include a step that no seat can answer, such as a
    task or a chance decision.
    """


class HiddenValue(Exception):
    """Raised when code reads a value that the viewer cannot know."""
