"""Estimates of the value of a position for each seat, used by bots."""

from .seats import evaluate as evaluate
from .seats import evaluate_seat as evaluate_seat
