"""All errors that outside input can cause, and the errors of faulty rules."""

from __future__ import annotations


class PatolliError(Exception):
    """Invalid input. The message of such an error is one sentence, and the refused input has
    changed nothing.
    """


class IllegalMove(PatolliError):
    """A move that is not offered, or a seat that is not asked."""


class UnknownMove(PatolliError):
    """Text that is not a move in the game's vocabulary."""


class BrokenPosition(PatolliError):
    """An impossible hand-made position; the message lists every fault."""


class BrokenRecord(PatolliError):
    """A record that is damaged or truncated, or that was made by another program or with other rules."""


class RuleError(Exception):
    """A rule broke the kernel's contract. This is a bug in the rules, and never a player's mistake."""


class Runaway(RuleError):
    """A rule that does not end. The limit on steps has stopped it."""


class DeadEnd(RuleError):
    """A question that has no legal answer."""


class OnDesk(RuleError):
    """In a simultaneous round, a seat's questions contain a step that is not a decision of a seat."""


class HiddenValue(Exception):
    """Raised when code reads a value that the viewer cannot know."""
