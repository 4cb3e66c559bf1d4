"""The games behind the interfaces of research: PettingZoo, Gymnasium and others.

Everything here is optional: `pip install 'patolli[research]'`. docs/research.md is the guide.
"""

from __future__ import annotations

from importlib.util import find_spec

from ..kernel.errors import PatolliError

EXTRA = "pip install 'patolli[research]'"


def needs(package: str) -> None:
    """A clear answer where a package of the extra is not installed."""
    if find_spec(package) is None:
        raise PatolliError(f"the package {package} is missing: {EXTRA}")
