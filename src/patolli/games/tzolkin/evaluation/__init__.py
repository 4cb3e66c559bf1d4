"""The value of a position for each seat, used by searching players. It is an estimate and not part of the
rules.
"""

from .prices import PriceModel as PriceModel
from .prices import use as use
from .weights import printed as printed
