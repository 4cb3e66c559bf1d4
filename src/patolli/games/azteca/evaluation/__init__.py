"""What a position is worth to each seat, for players that think; judgement, no rule."""

from .seats import evaluate as evaluate
from .seats import evaluate_seat as evaluate_seat
