"""`patolli docs`: opens the documentation in the browser."""

from __future__ import annotations

import subprocess
import sys
import webbrowser
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from ..kernel.errors import PatolliError

PACKAGE: Final = Path(__file__).resolve().parents[1]
INSTALLED: Final = PACKAGE / "web" / "documentation"
CHECKOUT: Final = PACKAGE.parents[1]
"""The root of the checkout, for editable installations."""


def docs(*, browser: bool = True) -> int:
    """Open the documentation: guides, rulebooks, the protocol, and the library reference.

    Parameters
    ----------
    browser
        Open a browser. With --no-browser, only print where the documentation is.
    """
    first = INSTALLED / "index.html"
    if not first.is_file():
        first = CHECKOUT / "build" / "documentation" / "index.html"
    if not first.is_file():
        build()
    print(first.as_uri())
    if browser:
        webbrowser.open(first.as_uri())
    return 0


def build() -> None:
    """Build the documentation from a checkout; an installation from a wheel already contains it."""
    recipe = CHECKOUT / "hatch_build.py"
    if not recipe.is_file():
        raise PatolliError(
            "this installation was made without the documentation; build it in a checkout with"
            " `uv run --group docs python hatch_build.py --docs` and install again"
        )
    if find_spec("sphinx") is None or find_spec("myst_parser") is None or find_spec("furo") is None:
        raise PatolliError(
            "the documentation is not built yet; `uv run --group docs patolli docs` builds and opens it"
        )
    print("Building the documentation, once ...", file=sys.stderr)
    run = subprocess.run([sys.executable, str(recipe), "--docs"], check=False)
    if run.returncode:
        raise PatolliError("the documentation could not be built")
