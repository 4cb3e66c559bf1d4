"""Registers the wheels, so that an action can lead to any wheel."""

from __future__ import annotations

from ..actions import WHEELS
from .chichen_itza import ChichenItza
from .palenque import Palenque
from .tikal import Tikal
from .uxmal import Uxmal
from .yaxchilan import Yaxchilan


def register() -> None:
    """Registers the wheels in the order of `names`."""
    WHEELS[:] = [Palenque(), Yaxchilan(), Tikal(), Uxmal(), ChichenItza()]
