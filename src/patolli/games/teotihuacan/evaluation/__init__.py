"""Evaluation of positions, for bots; estimates, no rules."""

from .seats import evaluate as evaluate
from .seats import evaluate_seat as evaluate_seat
