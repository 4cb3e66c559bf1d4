"""What a position is worth to each seat, for players that think; judgement, no rule."""

from .seats import worth as worth
from .seats import worth_of as worth_of
