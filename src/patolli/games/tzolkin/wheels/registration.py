"""Registers the wheels for actions that lead to any of them."""

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
