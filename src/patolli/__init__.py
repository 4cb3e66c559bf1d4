"""Patolli: a home for four heavy Mesoamerican board games.

`patolli.api` is what a program needs of it; its names can be used from here: `patolli.load(name)`.
"""

from importlib import import_module

from .build_info import compiled

__version__ = "0.1.0"

__all__ = ["__version__", "compiled"]


def __getattr__(name: str) -> object:
    """The names of the library, imported when the first of them is used: the command line starts quickly."""
    if name.startswith("_"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    library = import_module("patolli.api")
    if name not in library.__all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(library, name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*__all__, *import_module("patolli.api").__all__])
