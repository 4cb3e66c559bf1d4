"""The hero cards (CI-17), each a class or a line of a table; importing this package registers them."""

from __future__ import annotations

from . import first_type as first_type
from . import second_type as second_type
from . import third_type as third_type
