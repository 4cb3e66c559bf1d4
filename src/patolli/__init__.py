"""Patolli: a home for four heavy Mesoamerican board games."""

from .build_info import compiled

__version__ = "0.1.0"

__all__ = ["__version__", "compiled"]
