"""The five wheels (TZ-7 to TZ-11): what their actions need, and what they do."""

from __future__ import annotations

from ..actions import WHEELS
from .chichen_itza import ChichenItza
from .palenque import Palenque
from .tikal import Tikal
from .uxmal import Uxmal
from .yaxchilan import Yaxchilan


def register() -> None:
    """In the order of `names`."""
    WHEELS[:] = [Palenque(), Yaxchilan(), Tikal(), Uxmal(), ChichenItza()]
