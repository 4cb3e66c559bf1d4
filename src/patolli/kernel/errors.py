"""Everything that can be wrong with what came from outside, each as one clear sentence."""

from __future__ import annotations


class PatolliError(Exception):
    """Bad input: told in one sentence, and nothing was changed."""


class Refused(PatolliError):
    """A move that is not offered, or a seat that is not asked."""


class UnknownWord(PatolliError):
    """A text that is no word of the game's vocabulary."""


class BrokenPosition(PatolliError):
    """A position made by hand that cannot be; every fault is named."""


class BrokenRecord(PatolliError):
    """A record that is damaged, truncated, foreign, or tells of other rules."""


class RuleError(Exception):
    """A rule broke its own promise: never the fault of whoever sits at the table."""


class Runaway(RuleError):
    """A rule that goes on and on; stopped by the step budget."""


class DeadEnd(RuleError):
    """A question without any answer."""


class OnDesk(RuleError):
    """Something lies on a desk that is no decision of a seat."""


class Hole(Exception):
    """Somebody looked at what this viewer cannot know."""
