"""The value of a position for each seat, for searching players. A judgement, not a rule."""

from .prices import PriceModel as PriceModel
from .prices import use as use
from .weights import printed as printed
