"""What a position is worth to each seat, for players that think; judgement, no rule."""

from .prices import PriceModel as PriceModel
from .prices import use as use
from .weights import printed as printed
