"""The value of a position for each seat, used by searching players. The value is an estimate
and not a rule.
"""

from .prices import PriceModel as PriceModel
from .prices import use as use
from .weights import printed as printed
