"""The evaluation of positions, used by bots. It is an estimate and not part of the rules."""

from .calibration import points_to_come as points_to_come
from .seats import evaluate as evaluate
from .seats import evaluate_seat as evaluate_seat
