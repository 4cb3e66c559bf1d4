"""Registers the wheels. This is done here, because an action on one wheel can lead to any other wheel."""

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
