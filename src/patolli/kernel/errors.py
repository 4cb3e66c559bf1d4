"""Everything that can be wrong with what came from outside, each as one clear sentence."""

from __future__ import annotations


class PatolliError(Exception):
    """Bad input. The message is one sentence; nothing was changed."""


class IllegalMove(PatolliError):
    """A move that is not offered, or a seat that is not asked."""


class UnknownMove(PatolliError):
    """A text that is no word of the game's vocabulary."""


class BrokenPosition(PatolliError):
    """A position made by hand that cannot be; every fault is named."""


class BrokenRecord(PatolliError):
    """A record that is damaged, truncated, foreign, or tells of other rules."""


class RuleError(Exception):
    """A rule broke the kernel's contract: a bug in the rules, never a player's mistake."""


class Runaway(RuleError):
    """A rule that goes on and on; stopped by the step budget."""


class DeadEnd(RuleError):
    """A question without any answer."""


class OnDesk(RuleError):
    """A seat was given something to answer that is not a decision of a seat."""


class HiddenValue(Exception):
    """Somebody looked at what this viewer cannot know."""
