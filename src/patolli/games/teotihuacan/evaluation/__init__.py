"""Evaluation of positions, for bots. It contains estimates, not rules."""

from .calibration import points_to_come as points_to_come
from .seats import evaluate as evaluate
from .seats import evaluate_seat as evaluate_seat
