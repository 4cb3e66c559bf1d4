"""The god cards (CI-16). Each card is a class or a row of a table. Importing this package registers all of
them.
"""

from __future__ import annotations

from . import blue as blue
from . import gold as gold
from . import green as green
from . import green_oracle as green_oracle
from . import green_supply as green_supply
from . import red as red
from . import red_dice as red_dice
