"""Names for the compiler, with replacements for running without mypyc's packages.

This file itself is never compiled.
"""

from __future__ import annotations

import typing
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from typing_extensions import TypeVar as TypeVar
else:

    def TypeVar(name, *, bound=None, default=None):  # noqa: N802
        """A type variable with a default, which the standard library supports only from Python 3.13 on."""
        return typing.TypeVar(name, bound=bound)

    try:
        from mypy_extensions import i64, mypyc_attr
    except ImportError:
        i64 = int

        def mypyc_attr(**_flags):
            return lambda cls: cls
