"""The hero cards (CI-17). Each card is a class or a row of a table. Importing this package registers all of
them.
"""

from __future__ import annotations

from . import eagle_heroes as eagle_heroes
from . import owl_heroes as owl_heroes
from . import puma_heroes as puma_heroes
