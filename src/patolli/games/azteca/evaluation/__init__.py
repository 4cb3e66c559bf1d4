"""Estimates of what a position is worth to each seat, for bots."""

from .seats import evaluate as evaluate
from .seats import evaluate_seat as evaluate_seat
