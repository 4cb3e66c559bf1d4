"""The hero cards (CI-17), each a class or a table row; importing this package registers them."""

from __future__ import annotations

from . import eagle_heroes as eagle_heroes
from . import owl_heroes as owl_heroes
from . import puma_heroes as puma_heroes
